// The single-purpose program that the engine is measured against.
#pragma once

#include <array>
#include <cstdint>

// Plays one random game (team_up=every, turn_limit=200, map keypad), each legal move equally likely, and returns the
// number of moves, placements included. `mushrooms` becomes what the gangs end with.
std::uint32_t yardstick_mushroom_gangs(int seats, std::array<int, 5>& mushrooms);

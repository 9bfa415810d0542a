// The single-purpose program that the engine is measured against.
#pragma once

#include <cstdint>

// Plays that many random games (team_up=every, turn_limit=200, map keypad) and returns the number of moves. The sum of
// what seat 0 ends with is added to `mushrooms_of_first`, so that the two programs can be seen to play the same game.
std::uint64_t yardstick_mushroom_gangs(int seats, int games, std::int64_t& mushrooms_of_first);

// Endgames of Mushroom Gangs with their results, in endgames.json, and a solver that is too simple to be wrong.
// UNDERSTORY_WRITE_ENDGAMES=1 test_bots --gtest_filter=EndgamesFile.* makes the file anew.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/bots/games.hpp"

namespace understory::bots {

struct Endgame {
  mushroom_gangs::Game game;
  mushroom_gangs::State state;
  int pickers = 0;
  int turns = 0;                  // that are left, of both together
  std::int32_t value = 0;         // for the seat to move, as outlook() counts a result
  std::vector<std::string> best;  // all moves that lead there
};

std::vector<Endgame> endgames();

// By trying everything, remembering nothing but positions seen before.
std::int32_t naive_value(const mushroom_gangs::Game& game, const mushroom_gangs::State& state);
std::vector<std::string> naive_best(const mushroom_gangs::Game& game, const mushroom_gangs::State& state);

}  // namespace understory::bots

// Games for properties: a set-up, a way of playing and a seed, from which everything else follows. RapidCheck makes
// them up and, when a property fails, looks for a shorter game with fewer gangs that fails as well.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "games/mushroom_gangs/game.hpp"
#include "tests/mushroom_gangs/naive.hpp"

namespace understory::mushroom_gangs {

enum class Start : std::uint8_t {
  placement,  // from the beginning
  crowded,    // actions have begun, and the gangs stand in a few rows, where groups come easily
};

enum class Style : std::uint8_t {
  any,       // every legal move is equally likely
  stays,     // of a few moves, one that stays in the forest
  gathers,   // of a few moves, the one that brings most
  lines_up,  // of a few moves, the one into the longest row of own pickers
};

struct RandomGame {
  int seats = 2;
  std::string map;
  std::string team_up;
  int turn_limit = 60;
  Start start{};
  Style style{};
  int length = 0;  // moves played, if the game does not end before
  std::uint64_t seed = 0;

  Game game() const;
  NaiveGame naive() const;
  State first_position(const Game& game) const;
};

std::ostream& operator<<(std::ostream& out, const RandomGame& random);

// How many pickers stand unbroken beside the target on one side (-1 is left, +1 is right), the mover not counted.
int neighbours(PositionSet pickers, Move move, int direction);

Move choose_move(const Game& game, const State& state, Style style, Rng& rng);

// Plays the game; `visit(state, move)` sees every position and the move about to be made there, `at_end(state)` the
// last position.
template <class Visit, class AtEnd>
void play_through(const RandomGame& random, const Game& game, Visit&& visit, AtEnd&& at_end) {
  Rng rng(random.seed);
  State state = random.first_position(game);
  for (int i = 0; i < random.length && game.actor(state) != kNobody; ++i) {
    const Move move = choose_move(game, state, random.style, rng);
    visit(state, move);
    game.apply(state, move, NoEvents{});
  }
  at_end(state);
}

template <class Visit>
void each_position(const RandomGame& random, const Game& game, Visit&& visit) {
  play_through(
      random, game, [&](const State& state, Move) { visit(state); }, visit);
}

// Checks the property on this many random values, the same ones in every run; RC_PARAMS chooses others.
template <class Property>
void for_all(int cases, Property&& property) {
  rc::detail::TestParams params;
  params.seed = 20'300'917;
  params.maxSuccess = cases;
  if (std::getenv("RC_PARAMS") != nullptr) params = rc::detail::configuration().testParams;
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  const rc::detail::TestMetadata about{std::string(test->test_suite_name()) + "." + test->name(), test->name()};
  const auto result = rc::detail::checkTestable(std::forward<Property>(property), about, params);
  if (result.template is<rc::detail::SuccessResult>()) return;
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  FAIL() << message.str();
}

template <class T>
requires std::has_unique_object_representations_v<T>
bool same_bytes(const T& a, const T& b) { return std::memcmp(&a, &b, sizeof(T)) == 0; }

}  // namespace understory::mushroom_gangs

template <>
struct rc::Arbitrary<understory::mushroom_gangs::RandomGame> {
  static rc::Gen<understory::mushroom_gangs::RandomGame> arbitrary();
};

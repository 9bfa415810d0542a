// Games for properties: a set-up, a way of playing and a seed, from which everything else follows. RapidCheck makes
// them up and, when a property fails, looks for a shorter game with fewer gangs that fails as well.
#pragma once

#include <cstdint>
#include <string>

#include <rapidcheck.h>

#include "games/mushroom_gangs/game.hpp"
#include "tests/mushroom_gangs/naive.hpp"
#include "tests/support/properties.hpp"

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

}  // namespace understory::mushroom_gangs

template <>
struct rc::Arbitrary<understory::mushroom_gangs::RandomGame> {
  static rc::Gen<understory::mushroom_gangs::RandomGame> arbitrary();
};

// Games for properties: a set-up and a seed, from which everything else follows. RapidCheck makes them up and, when a
// property fails, looks for a shorter one that fails as well.
#pragma once

#include <cstdint>
#include <ostream>
#include <vector>

#include <rapidcheck.h>

#include "games/_template/game.hpp"

namespace understory::template_game {

struct RandomGame {
  int seats = 2;
  int rounds = 6;
  int hand = 3;
  bool wild = false;  // cards with longer programs than the standard ones
  int length = 0;     // moves played, if the game does not end before
  std::uint64_t seed = 0;

  Game game() const;
};

std::ostream& operator<<(std::ostream& out, const RandomGame& random);

// A random move of whoever acts: chance by its weights, a forager uniformly.
Move choose_move(const Game& game, const State& state, Rng& rng);

std::vector<Move> moves_of(const Game& game, const State& state);

// Plays the game; `visit(state, move)` sees every position and the move about to be made there, `at_end(state)` the
// last position.
template <class Visit, class AtEnd>
void play_through(const RandomGame& random, const Game& game, Visit&& visit, AtEnd&& at_end) {
  Rng rng(random.seed);
  State state = game.new_game();
  for (int i = 0; i < random.length && game.actor(state) != kNobody; ++i) {
    const Move move = choose_move(game, state, rng);
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

}  // namespace understory::template_game

template <>
struct rc::Arbitrary<understory::template_game::RandomGame> {
  static rc::Gen<understory::template_game::RandomGame> arbitrary();
};

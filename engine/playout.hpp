// Random play to the end: the loop that bots, benchmarks and tests share. It allocates nothing.
#pragma once

#include <cstdint>

#include "engine/game.hpp"

namespace understory {

namespace playout_detail {

template <Game G>
[[gnu::always_inline]] inline std::uint32_t loop(const G& game, typename G::State& state, Rng& rng) {
  std::uint32_t moves = 0;
  for (Seat actor = game.actor(state); actor != kNobody; actor = game.actor(state), ++moves) {
    if constexpr (ChanceGame<G>) {
      if (actor == kChance) {
        game.apply(state, game.sample_chance(state, rng), NoEvents{});
        continue;
      }
    }
    game.apply(state, random_move(game, state, rng), NoEvents{});
  }
  return moves;
}

}  // namespace playout_detail

// Plays uniformly random moves until the game is over and returns how many were made.
template <Game G>
std::uint32_t playout(const G& game, typename G::State& state, Rng& rng) {
  return playout_detail::loop(game, state, rng);
}

// The rules of a game that samples its moves are small, and are compiled right into the loop: calling them made
// playouts a sixth slower. For rules of thousands of lines the compiler would need minutes.
template <SamplingGame G>
[[gnu::flatten]] std::uint32_t playout(const G& game, typename G::State& state, Rng& rng) {
  return playout_detail::loop(game, state, rng);
}

}  // namespace understory

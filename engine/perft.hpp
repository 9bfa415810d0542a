// How many lines of play have exactly a given length. Chance moves count like any other; a game that ends
// earlier has no line of that length.
#pragma once

#include <cstdint>

#include "engine/game.hpp"

namespace understory {

enum class Lines : std::uint8_t {
  legal,     // all there are
  searched,  // equal picks in one order only
};

template <Game G>
std::uint64_t perft(const G& game, const typename G::State& state, int depth, Lines which = Lines::legal,
                    const typename G::Move* previous = nullptr) {
  if (depth == 0) return 1;
  typename G::MoveList moves;
  searched_moves(game, state, which == Lines::searched ? previous : nullptr, moves);
  if (depth == 1) return moves.size();
  std::uint64_t lines = 0;
  for (const auto& move : moves) {
    typename G::State next = state;
    game.apply(next, move, NoEvents{});
    lines += perft(game, next, depth - 1, which, &move);
  }
  return lines;
}

}  // namespace understory

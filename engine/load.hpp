// The door for positions from outside. A game's from_position looks at every field; what comes through here can be
// played on as well: nobody who is asked is without a move, now or after any move that is possible now.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/refusal.hpp"
#include "engine/text.hpp"

namespace understory {

// Somebody has a move, or the game is over.
template <Game G>
bool goes_on(const G& game, const typename G::State& state) {
  typename G::MoveList moves;
  game.legal_moves(state, moves);
  return moves.empty() == (game.actor(state) == kNobody);
}

// Throws a Refusal for a position from which the game could not go on.
template <TextGame G>
typename G::State load_position(const G& game, const nlohmann::json& json) {
  const typename G::State state = game.from_position(json);
  if (!goes_on(game, state)) throw Refusal(Message("engine.position-stuck"));
  typename G::MoveList moves;
  game.legal_moves(state, moves);
  for (const auto move : moves) {
    typename G::State after = state;
    game.apply(after, move, NoEvents{});
    if (!goes_on(game, after))
      throw Refusal(Message("engine.position-stuck-after", {{"move", verbatim(game.format(move))}}));
  }
  return state;
}

}  // namespace understory

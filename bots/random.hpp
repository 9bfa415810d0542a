// The bot that knows the rules and nothing else: every legal move is equally likely.
#pragma once

#include "engine/game.hpp"

namespace understory::bots {

// For the seat that acts. It is given what that seat may know, and plays in a world it cannot tell from the real one.
template <Game G>
typename G::Move random(const G& game, const typename G::View& view, Rng& rng) {
  return random_move(game, game.determinise(view, rng), rng);
}

}  // namespace understory::bots

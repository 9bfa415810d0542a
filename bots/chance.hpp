// Draws what chance has to decide, until somebody else acts.
#pragma once

#include "engine/events.hpp"
#include "engine/game.hpp"
#include "engine/rng.hpp"

namespace understory::bots {

template <Game G>
void let_chance_act(const G& game, typename G::State& state, Rng& rng) {
  if constexpr (ChanceGame<G>)
    while (game.actor(state) == kChance) game.apply(state, game.sample_chance(state, rng), NoEvents{});
}

}  // namespace understory::bots

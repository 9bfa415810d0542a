// Games to think about, and positions in the middle of them.
#pragma once

#include <cstdint>

#include "bots/brain.hpp"
#include "catalog/catalog.hpp"
#include "games/mushroom_gangs/game.hpp"
#include "games/mycelia/game.hpp"
#include "games/undergrove/game.hpp"

namespace understory::bots {

using Gangs = mushroom_gangs::Game;
using Grove = undergrove::Game;
using Valley = mycelia::Game;

// When to stop thinking.
inline constexpr auto kNever = [](auto...) { return false; };

inline Gangs gangs(int seats = 2, Options options = {}) {
  const AnyGame& game = find_game("mushroom-gangs");
  return {seats, options, mushroom_gangs::parse_pack(find_pack(game.info, "standard"))};
}

inline Grove grove(int seats = 2, Options options = {}) {
  const AnyGame& game = find_game("undergrove");
  return {seats, options, undergrove::parse_pack(find_pack(game.info, "standard"))};
}

inline Valley valley(int seats = 2, Options options = {}) {
  const AnyGame& game = find_game("mycelia");
  return {seats, options, mycelia::parse_pack(find_pack(game.info, "standard"))};
}

// After so many random moves, at the next decision of a seat; earlier if the game is over before.
template <Game G>
typename G::State after(const G& game, int moves, std::uint64_t seed) {
  Rng rng(seed);
  typename G::State state = game.new_game();
  for (int made = 0; game.actor(state) != kNobody; ++made) {
    if constexpr (ChanceGame<G>) {
      if (game.actor(state) == kChance) {
        game.apply(state, game.sample_chance(state, rng), NoEvents{});
        continue;
      }
    }
    if (made >= moves) break;
    game.apply(state, random_move(game, state, rng), NoEvents{});
  }
  return state;
}

// What the seat that acts may know.
template <FeatureGame G>
typename G::View view_of(const G& game, const typename G::State& state) {
  return game.observe(state, game.actor(state));
}

// Whole turns, weighed at their ends.
inline SearchOptions planned(int plans) {
  SearchOptions options;
  options.plans = plans;
  options.turns = 0;
  return options;
}

// A bot of the game's own list.
template <FeatureGame G>
Profile profile_of(std::string_view name) {
  for (const Profile& profile : find_game(G::info().name).roster)
    if (profile.name == name) return profile;
  return {};
}

template <FeatureGame G>
Weights<G> weights_of() {
  Weights<G> weights{};
  const Profile greedy = profile_of<G>("greedy");
  std::copy(greedy.weights.begin(), greedy.weights.end(), weights.begin());
  return weights;
}

}  // namespace understory::bots

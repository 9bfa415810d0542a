// How fast the tree search goes, with whole games at random below the tree, so that it can be held against playouts.
#pragma once

#include <cstddef>
#include <thread>
#include <vector>

#include "bots/chance.hpp"
#include "bots/mcts.hpp"
#include "catalog/playouts.hpp"

namespace understory {

struct SearchFigures {
  double iterations_per_s = 0;
  double moves_per_s = 0;
  double mean_moves = 0;  // per iteration
};

namespace searches {

template <FeatureGame G>
playouts::Tally search_for(const G& game, double seconds, std::uint64_t seed) {
  constexpr std::size_t kBytes = std::size_t{64} << 20U;
  constexpr std::uint32_t kIterations = 5000;  // about what a decision gets
  bots::SearchOptions options;
  options.turns = bots::kWholeGame;
  bots::Search<G> search(game, {}, {}, options, kBytes);
  Rng rng(seed);
  playouts::Tally tally;
  const auto start = playouts::Clock::now();
  while (tally.seconds < seconds) {
    typename G::State state = game.new_game();
    bots::let_chance_act(game, state, rng);
    search.begin(game.observe(state, game.actor(state)), rng.next());
    for (std::uint32_t i = 0; i < kIterations; ++i) search.iterate();
    tally.games += search.iterations();
    tally.moves += search.moves();
    tally.seconds = playouts::seconds_since(start);
  }
  return tally;
}

template <FeatureGame G>
SearchFigures measure(const G& game, double seconds, int threads) {
  std::vector<playouts::Tally> tallies(static_cast<std::size_t>(threads));
  std::vector<std::thread> helpers;
  for (std::size_t i = 1; i < tallies.size(); ++i)
    helpers.emplace_back([&, i] { tallies[i] = search_for(game, seconds, i); });
  tallies[0] = search_for(game, seconds, 0);
  for (std::thread& helper : helpers) helper.join();
  SearchFigures figures;
  for (const playouts::Tally& tally : tallies) {
    figures.iterations_per_s += static_cast<double>(tally.games) / tally.seconds;
    figures.moves_per_s += static_cast<double>(tally.moves) / tally.seconds;
  }
  figures.mean_moves = figures.moves_per_s / figures.iterations_per_s;
  return figures;
}

}  // namespace searches
}  // namespace understory

// Weights by self-play: an evolution strategy. In every generation pairs of opposite variations of the weights play
// against each other, and the weights move towards the winners. docs/tuning.md tells why and how well.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "bots/profile.hpp"
#include "catalog/catalog.hpp"

namespace understory::arena {

struct TuneOptions {
  int generations = 40;
  int variations = 16;  // pairs of opposite ones, per generation
  int games = 8;        // that such a pair plays, in pairs of games with seats exchanged
  int threads = 1;
  std::uint64_t seed = 1;
};

using WeightList = std::vector<std::int32_t>;

struct TuneProgress {
  int generation = 0;
  double against_start = 0;  // share of points won against the weights it began with
  WeightList weights;
};

// Begins with what the player goes by: its weights if it is greedy, its outlook if it looks further. The answer is that
// of the last generation. The same seed gives the same answer whatever the number of threads. `told` hears of every
// generation and ends the tuning by answering false.
WeightList tune(const AnyGame& game, const Setup& setup, bots::Profile player, const TuneOptions& options,
                const std::function<bool(const TuneProgress&)>& told);

// What positions are worth in the end. Half of it are the weights that tell best, over all turns of many games between
// such players, by how much each seat was ahead when the game was over; the other half are those that the players go
// by.
WeightList fit_outlook(const AnyGame& game, const Setup& setup, const bots::Profile& player, int games, int threads,
                       std::uint64_t seed);

}  // namespace understory::arena

// How fast random games go: the figures of `understory bench playouts`.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <thread>
#include <vector>

#include "engine/playout.hpp"

namespace understory {

struct PlayoutFigures {
  double playouts_per_s = 0;
  double moves_per_s = 0;
  double mean_moves = 0;
  std::uint64_t state_bytes = 0;
  double copy_ns = 0;  // one State to another, in cache
};

namespace playouts {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  double seconds = 0;
};

template <Game G>
Tally play_for(const G& game, double seconds, std::uint64_t seed) {
  constexpr int kBetweenLooks = 32;  // looking at the clock must not show in the figures
  Rng rng(seed);
  Tally tally;
  const auto start = Clock::now();
  while (tally.seconds < seconds) {
    for (int i = 0; i < kBetweenLooks; ++i, ++tally.games) {
      typename G::State state = game.new_game();
      tally.moves += playout(game, state, rng);
    }
    tally.seconds = seconds_since(start);
  }
  return tally;
}

// Copies round a ring that fits into the first cache, so that neither memory nor the optimiser decides the figure.
template <Game G>
double copy_nanoseconds(const G& game) {
  std::vector<typename G::State> ring(8, game.new_game());
  constexpr std::uint64_t kCopies = 4'000'000;
  const auto start = Clock::now();
  for (std::uint64_t i = 0; i < kCopies; ++i) {
    ring[(i + 1) % 8] = ring[i % 8];
    std::atomic_signal_fence(std::memory_order_seq_cst);
  }
  return seconds_since(start) * 1e9 / static_cast<double>(kCopies);
}

template <Game G>
PlayoutFigures measure(const G& game, double seconds, int threads) {
  std::vector<Tally> tallies(static_cast<std::size_t>(threads));
  std::vector<std::thread> helpers;
  for (std::size_t i = 1; i < tallies.size(); ++i)
    helpers.emplace_back([&, i] { tallies[i] = play_for(game, seconds, i); });
  tallies[0] = play_for(game, seconds, 0);
  for (std::thread& helper : helpers) helper.join();

  PlayoutFigures figures;
  double games = 0;
  double moves = 0;
  for (const Tally& tally : tallies) {
    figures.playouts_per_s += static_cast<double>(tally.games) / tally.seconds;
    figures.moves_per_s += static_cast<double>(tally.moves) / tally.seconds;
    games += static_cast<double>(tally.games);
    moves += static_cast<double>(tally.moves);
  }
  figures.mean_moves = moves / games;
  figures.state_bytes = sizeof(typename G::State);
  figures.copy_ns = copy_nanoseconds(game);
  return figures;
}

}  // namespace playouts
}  // namespace understory

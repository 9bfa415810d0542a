// How long a bot may think, and with what.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace understory::bots {

struct Limits {
  int ms = 0;  // of processor time a turn and thread, shared over its small decisions; 0: not by the clock
  std::uint32_t iterations = 0;                // per decision; 0: as many as the level has, or as the clock allows
  int threads = 1;                             // with one, the same seed and iterations give the same move
  std::size_t bytes = std::size_t{64} << 20U;  // for trees and tables
  const std::atomic<bool>* stop = nullptr;     // set it, and the best move so far is the answer
};

}  // namespace understory::bots

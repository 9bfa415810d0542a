// Fast, repeatable randomness for playouts, bots and tests. What happens at a table is drawn by chance.hpp instead.
#pragma once

#include <cstdint>

#include "engine/bounded.hpp"

namespace understory {

// SplitMix64: eight bytes of state, no weak seeds.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }
  // Each number from 0 to bound - 1 is equally likely.
  std::uint32_t below(std::uint32_t bound) {
    return bounded(bound, [this] { return static_cast<std::uint32_t>(next() >> 32U); });
  }
  // Each pair of numbers below these two is equally likely; cheaper than two draws.
  Pair pair_below(std::uint32_t first, std::uint32_t second) {
    return bounded_pair(first, second, [this] { return next(); });
  }

 private:
  std::uint64_t state_;
};

}  // namespace understory

// Unbiased whole numbers below a bound, from any source of 32 random bits.
#pragma once

#include <cassert>
#include <cstdint>

namespace understory {

// Multiply and keep the high half; draws whose low half falls into the uneven rest are made again, so that every
// number below `bound` is exactly equally likely. The division happens only when a redraw is possible at all.
template <class Next32>
std::uint32_t bounded(std::uint32_t bound, Next32&& next32) {
  assert(bound > 0);
  std::uint64_t product = std::uint64_t{next32()} * bound;
  if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
    const std::uint32_t uneven = (0U - bound) % bound;
    while (static_cast<std::uint32_t>(product) < uneven) product = std::uint64_t{next32()} * bound;
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

struct Pair {
  std::uint32_t first;
  std::uint32_t second;
};

// Two numbers from the halves of one 64-bit word, by the same rule: each pair is exactly equally likely.
template <class Next64>
Pair bounded_pair(std::uint32_t first, std::uint32_t second, Next64&& next64) {
  assert(first > 0 && second > 0);
  const auto low = [](std::uint64_t product) { return static_cast<std::uint32_t>(product); };
  while (true) {
    const std::uint64_t word = next64();
    const std::uint64_t one = (word >> 32U) * first;
    const std::uint64_t two = (word & 0xFFFFFFFFU) * second;
    if (low(one) < first || low(two) < second) [[unlikely]]
      if (low(one) < (0U - first) % first || low(two) < (0U - second) % second) continue;
    return {static_cast<std::uint32_t>(one >> 32U), static_cast<std::uint32_t>(two >> 32U)};
  }
}

}  // namespace understory

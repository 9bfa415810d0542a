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
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t uneven = (0U - bound) % bound;
    while (static_cast<std::uint32_t>(product) < uneven) product = std::uint64_t{next32()} * bound;
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

}  // namespace understory

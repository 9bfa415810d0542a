// One value for each seat, indexed by Seat and by nothing else. As trivially copyable as its element.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "engine/seat.hpp"

namespace understory {

template <class T, std::size_t Seats>
struct PerSeat {
  using Item = T;
  std::array<T, Seats> values{};

  constexpr T& operator[](Seat seat) {
    assert(raw(seat) < Seats);
    return values[raw(seat)];
  }
  constexpr const T& operator[](Seat seat) const {
    assert(raw(seat) < Seats);
    return values[raw(seat)];
  }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

}  // namespace understory

// A list with a fixed capacity that may stand in a State: no pointers, no padding, and slots that are not in use look
// as if they never had been, so that equal lists are equal bytes.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace understory {

template <class T, std::size_t Capacity>
class FixedVector {
  // As wide as the elements are aligned: anything narrower would be followed by padding.
  using Size =
      std::conditional_t<alignof(T) == 1, std::uint8_t,
                         std::conditional_t<alignof(T) == 2, std::uint16_t,
                                            std::conditional_t<alignof(T) == 4, std::uint32_t, std::uint64_t>>>;
  static_assert(Capacity <= std::numeric_limits<Size>::max());

 public:
  static constexpr std::size_t capacity() { return Capacity; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }

  constexpr void push_back(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    items_[--size_] = T{};
  }
  constexpr void clear() { *this = FixedVector(); }

  constexpr T& operator[](std::size_t at) {
    assert(at < size_);
    return items_[at];
  }
  constexpr const T& operator[](std::size_t at) const {
    assert(at < size_);
    return items_[at];
  }
  constexpr T& back() { return (*this)[std::size_t{size_} - 1]; }
  constexpr const T& back() const { return (*this)[std::size_t{size_} - 1]; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const FixedVector&, const FixedVector&) = default;

 private:
  Size size_ = 0;
  std::array<T, Capacity> items_{};
};

}  // namespace understory

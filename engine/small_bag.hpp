// A bag (bag.hpp) of at most 64 kinds and three pieces of each, in two words: what decks of cards that are there once,
// twice or thrice are made of. Two bags are added and compared in a few instructions, and kinds that are not there cost
// nothing.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/rng.hpp"
#include "engine/seat.hpp"

namespace understory {

// `Kind` is an enum whose values are 0 to Kinds - 1.
template <class Kind, std::size_t Kinds>
class SmallBag {
  static_assert(Kinds <= 64);

 public:
  static constexpr std::size_t kKinds = Kinds;
  static constexpr int most() { return 3; }  // of a kind
  constexpr int count(Kind kind) const {
    const unsigned at = index(kind);
    return static_cast<int>((ones_ >> at & 1U) + 2 * (twos_ >> at & 1U));
  }
  constexpr int size() const { return std::popcount(ones_) + 2 * std::popcount(twos_); }
  constexpr bool empty() const { return any() == 0; }
  constexpr bool contains(const SmallBag& part) const {
    return ((part.twos_ & ~twos_) | (part.ones_ & ~ones_ & (part.twos_ | ~twos_))) == 0;
  }

  constexpr void add(Kind kind, int pieces = 1) { set(kind, count(kind) + pieces); }
  constexpr void remove(Kind kind, int pieces = 1) { set(kind, count(kind) - pieces); }
  constexpr SmallBag& operator+=(const SmallBag& more) {
    const std::uint64_t carry = ones_ & more.ones_;
    assert(((twos_ & more.twos_) | (carry & (twos_ | more.twos_))) == 0);
    ones_ ^= more.ones_;
    twos_ ^= more.twos_ ^ carry;
    return *this;
  }
  // `part` must be in here.
  constexpr SmallBag& operator-=(const SmallBag& part) {
    assert(contains(part));
    const std::uint64_t borrow = ~ones_ & part.ones_;
    ones_ ^= part.ones_;
    twos_ ^= part.twos_ ^ borrow;
    return *this;
  }
  friend constexpr SmallBag operator+(SmallBag a, const SmallBag& b) { return a += b; }
  friend constexpr SmallBag operator-(SmallBag a, const SmallBag& b) { return a -= b; }

  // The kind of one piece; every piece is equally likely. take() also removes it. Not for an empty bag.
  Kind pick(Rng& rng) const {
    assert(!empty());
    const int single = std::popcount(ones_);
    const auto at = static_cast<int>(rng.below(static_cast<std::uint32_t>(size())));
    return at < single ? nth(ones_, at) : nth(twos_, (at - single) / 2);
  }
  Kind take(Rng& rng) {
    const Kind kind = pick(rng);
    remove(kind);
    return kind;
  }

  // for (const Card card : hand.kinds()): the kinds there is a piece of, in rising order; as they were at the
  // beginning.
  class KindRange {
   public:
    class Iterator {
     public:
      constexpr explicit Iterator(std::uint64_t left) : left_(left) {}
      constexpr Kind operator*() const { return static_cast<Kind>(std::countr_zero(left_)); }
      constexpr Iterator& operator++() { return left_ &= left_ - 1, *this; }
      friend constexpr bool operator==(Iterator, Iterator) = default;

     private:
      std::uint64_t left_;
    };
    constexpr explicit KindRange(std::uint64_t kinds) : kinds_(kinds) {}
    constexpr Iterator begin() const { return Iterator(kinds_); }
    constexpr Iterator end() const { return Iterator(0); }

   private:
    std::uint64_t kinds_;
  };
  constexpr KindRange kinds() const { return KindRange(any()); }

  friend constexpr bool operator==(const SmallBag&, const SmallBag&) = default;

 private:
  static constexpr unsigned index(Kind kind) {
    assert(raw(kind) < Kinds);
    return raw(kind);
  }
  static constexpr Kind nth(std::uint64_t bits, int n) {
    for (; n > 0; --n) bits &= bits - 1;
    return static_cast<Kind>(std::countr_zero(bits));
  }
  constexpr std::uint64_t any() const { return ones_ | twos_; }
  constexpr void set(Kind kind, int pieces) {
    assert(pieces >= 0 && pieces <= most());
    const unsigned at = index(kind);
    const std::uint64_t bit = std::uint64_t{1} << at;
    ones_ = (ones_ & ~bit) | static_cast<std::uint64_t>(pieces & 1) << at;
    twos_ = (twos_ & ~bit) | static_cast<std::uint64_t>(pieces >> 1) << at;
  }

  std::uint64_t ones_ = 0;  // the kinds with an odd number of pieces,
  std::uint64_t twos_ = 0;  // and those with two or three
};

}  // namespace understory

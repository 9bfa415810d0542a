// Cards, tiles or tokens of which only the kind matters: a count per kind, and no order that could leak. A deck, a
// hand and a pile are bags; which card a deck gives is decided when it is drawn.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "engine/rng.hpp"
#include "engine/seat.hpp"

namespace understory {

// `Kind` is an enum whose values are 0 to Kinds - 1; at most 255 pieces of a kind, or 65,535 with std::uint16_t.
template <class Kind, std::size_t Kinds, class Count = std::uint8_t>
class Bag {
  static_assert(std::is_unsigned_v<Count> && sizeof(Count) <= 2);

 public:
  static constexpr std::size_t kKinds = Kinds;
  static constexpr int most() { return std::numeric_limits<Count>::max(); }  // of a kind
  constexpr int count(Kind kind) const { return counts_[index(kind)]; }
  constexpr int size() const {
    int sum = 0;
    for (const Count count : counts_) sum += count;
    return sum;
  }
  constexpr bool empty() const { return size() == 0; }
  // Whether all of `part` is in here.
  constexpr bool contains(const Bag& part) const {
    for (std::size_t i = 0; i < Kinds; ++i)
      if (counts_[i] < part.counts_[i]) return false;
    return true;
  }

  constexpr void add(Kind kind, int pieces = 1) {
    Count& count = counts_[index(kind)];
    assert(pieces >= 0 && pieces <= std::numeric_limits<Count>::max() - count);
    count = static_cast<Count>(count + pieces);
  }
  constexpr void remove(Kind kind, int pieces = 1) {
    Count& count = counts_[index(kind)];
    assert(pieces >= 0 && pieces <= count);
    count = static_cast<Count>(count - pieces);
  }
  constexpr Bag& operator+=(const Bag& more) {
    for (std::size_t i = 0; i < Kinds; ++i) add(kind_at(i), more.counts_[i]);
    return *this;
  }
  // `part` must be in here.
  constexpr Bag& operator-=(const Bag& part) {
    for (std::size_t i = 0; i < Kinds; ++i) remove(kind_at(i), part.counts_[i]);
    return *this;
  }

  // The kind of one piece; every piece is equally likely. take() also removes it. Not for an empty bag.
  Kind pick(Rng& rng) const {
    assert(!empty());
    auto left = static_cast<int>(rng.below(static_cast<std::uint32_t>(size())));
    std::size_t i = 0;
    while (left >= counts_[i]) left -= counts_[i++];
    return kind_at(i);
  }
  Kind take(Rng& rng) {
    const Kind kind = pick(rng);
    remove(kind);
    return kind;
  }

  // for (const Card card : hand.kinds()): the kinds there is a piece of, in rising order. The bag must stay unchanged.
  class KindRange {
   public:
    class Iterator {
     public:
      constexpr Iterator(const Bag& bag, std::size_t at) : bag_(&bag), at_(at) { skip_missing(); }
      constexpr Kind operator*() const { return kind_at(at_); }
      constexpr Iterator& operator++() {
        ++at_;
        skip_missing();
        return *this;
      }
      friend constexpr bool operator==(Iterator, Iterator) = default;

     private:
      constexpr void skip_missing() {
        while (at_ < Kinds && bag_->counts_[at_] == 0) ++at_;
      }
      const Bag* bag_;
      std::size_t at_;
    };
    constexpr explicit KindRange(const Bag& bag) : bag_(&bag) {}
    constexpr Iterator begin() const { return {*bag_, 0}; }
    constexpr Iterator end() const { return {*bag_, Kinds}; }

   private:
    const Bag* bag_;
  };
  constexpr KindRange kinds() const& { return KindRange(*this); }
  KindRange kinds() && = delete;  // the bag would be gone before the loop begins

  friend constexpr bool operator==(const Bag&, const Bag&) = default;

 private:
  static constexpr Kind kind_at(std::size_t i) { return static_cast<Kind>(i); }
  static constexpr std::size_t index(Kind kind) {
    assert(raw(kind) < Kinds);
    return raw(kind);
  }

  std::array<Count, Kinds> counts_{};
};

}  // namespace understory

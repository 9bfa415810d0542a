// Whether a cost of several parts can be paid, where one thing can pay many parts but only one at a time: cards by
// their colour or by their sign, tokens that stand for a card, cards that need another one with them.
//
// Things are bits of a word. A part has a few ways to be paid; each takes one thing of a set, and maybe another one of
// a second set. Which way each part goes is tried; whether things can then be handed out is Hall's theorem: for all
// sets of takers there are at least as many things that one of them could take.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace understory::payment {

using Things = std::uint64_t;

struct Way {
  Things one = 0;    // nothing: this way does not exist
  Things other = 0;  // nothing: it needs no other thing
};
inline constexpr std::size_t kMostWays = 3;
using Part = std::array<Way, kMostWays>;

inline constexpr int kMostParts = 6;
inline constexpr int kMostTakers = 8;  // parts, and the others that they need

// What has to be handed out, one thing each.
class Takers {
 public:
  Takers() { unions_[0] = 0; }
  // Whether all can still be served once somebody wants one of these. If not, nothing is added.
  bool add(Things wanted) {
    assert(count_ < kMostTakers);
    const std::size_t size = std::size_t{1} << count_;
    for (std::size_t some = 0; some < size; ++some) {
      unions_[size + some] = unions_[some] | wanted;
      if (std::popcount(unions_[size + some]) <= std::popcount(some)) return false;
    }
    ++count_;
    return true;
  }
  void drop() { --count_; }
  bool full() const { return count_ == kMostTakers; }

 private:
  // What some of them could take together: of the takers whose bits stand in the index.
  std::array<Things, std::size_t{1} << kMostTakers> unions_;  // NOLINT: the rest is written before it is read
  unsigned count_ = 0;
};

namespace detail {
inline bool can_pay(std::span<const Part> parts, Things there, Takers& takers) {
  if (parts.empty()) return true;
  for (const Way& way : parts.front()) {
    const Things one = way.one & there;
    const Things other = way.other & there;
    if (one == 0 || (way.other != 0 && other == 0) || takers.full() || !takers.add(one)) continue;
    if (way.other == 0) {
      if (can_pay(parts.subspan(1), there, takers)) return true;
    } else if (!takers.full() && takers.add(other)) {
      if (can_pay(parts.subspan(1), there, takers)) return true;
      takers.drop();
    }
    takers.drop();
  }
  return false;
}
}  // namespace detail

// Whether all parts can be paid with what is there, after somebody took one of `taken` unless it is nothing.
inline bool can_pay(std::span<const Part> parts, Things there, Things taken = 0) {
  Takers takers;
  if (taken != 0 && !takers.add(taken & there)) return false;
  return detail::can_pay(parts, there, takers);
}

}  // namespace understory::payment

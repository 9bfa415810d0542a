// What happens in the games of one bot with itself, counted: for the balance of a game and of its components. Events
// are known by their facts, so every game can be counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "catalog/catalog.hpp"

namespace understory::arena {

// First places are counted in parts of one, which come out even however many share it.
inline constexpr std::int64_t kWhole = 840;
static_assert(kMostSeats == 8);  // 840 can be divided by 1 to 8

// A kind of event, or one about a thing: "hired", or "hired" of whatever has "panellus-mitis" as its "card".
struct Deed {
  std::string kind;
  std::string fact{};
  std::string thing{};
  friend bool operator<(const Deed& a, const Deed& b) {
    return std::tie(a.kind, a.fact, a.thing) < std::tie(b.kind, b.fact, b.thing);
  }
};

// How often it happened, and how those fared who did it.
struct Count {
  std::int64_t times = 0;
  std::int64_t games = 0;                      // in which it happened at all
  std::int64_t seats = 0;                      // that did it, in games in which not all did; alone there are no others
  std::int64_t firsts = 0;                     // of these seats
  std::map<std::string, std::int64_t> sums{};  // of the numbers that were told with it
  void add(const Count& other);
};

struct SeatCount {
  std::int64_t firsts = 0;
  std::int64_t points = 0;
};

class Balance {
 public:
  explicit Balance(const AnyGame& game);

  // A match that is over.
  void add(const AnyMatch& match);
  void add(const Balance& other);

  // One number for each game, in no order.
  const std::vector<std::int64_t>& decisions() const { return decisions_; }  // of seats
  const std::vector<std::int64_t>& turns() const { return turns_; }
  const std::vector<std::int64_t>& rounds() const { return rounds_; }  // turns of whoever had most

  std::int64_t games() const { return static_cast<std::int64_t>(decisions_.size()); }
  std::int64_t shared() const { return shared_; }  // first places
  const std::vector<SeatCount>& seats() const { return seats_; }
  const std::map<Deed, Count>& counts() const { return counts_; }

  // Whether it is told who does this.
  bool is_somebodys(const std::string& kind) const { return !doer_of(kind).empty(); }
  // Facts that name things; those there are of one, and the kinds of events that told of them.
  std::vector<std::string> namings() const;
  std::set<std::string> things(const std::string& fact) const;
  std::set<std::string> kinds(const std::string& fact) const;

 private:
  const FactKind& kind_of(const std::string& kind) const;
  std::string doer_of(const std::string& kind) const;  // the fact that says who, or nothing
  void count_length(const AnyMatch& match);

  std::vector<FactKind> kinds_;
  std::vector<std::int64_t> decisions_;
  std::vector<std::int64_t> turns_;
  std::vector<std::int64_t> rounds_;
  std::int64_t shared_ = 0;
  std::vector<SeatCount> seats_;
  std::map<Deed, Count> counts_;
};

}  // namespace understory::arena

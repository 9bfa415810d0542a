#include "engine/small_bag.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "engine/bag.hpp"
#include "tests/support/properties.hpp"

namespace understory::small_bags {
namespace {

enum class Card : std::uint8_t {};
constexpr std::size_t kKinds = 64;
using Small = SmallBag<Card, kKinds>;
using Large = Bag<Card, kKinds>;

Card card(int i) { return Card{static_cast<std::uint8_t>(i)}; }

template <class AnyBag>
std::vector<int> counts_of(const AnyBag& bag) {
  std::vector<int> counts;
  for (int i = 0; i < static_cast<int>(kKinds); ++i) counts.push_back(bag.count(card(i)));
  return counts;
}
template <class AnyBag>
std::vector<Card> kinds_of(const AnyBag& bag) {
  std::vector<Card> kinds;
  for (const Card kind : bag.kinds()) kinds.push_back(kind);
  return kinds;
}

TEST(SmallBag, CountsUpToThreeOfEachKind) {
  Small bag;
  EXPECT_TRUE(bag.empty());
  bag.add(card(0));
  bag.add(card(63), 3);
  bag.add(card(7), 2);
  EXPECT_EQ(bag.size(), 6);
  EXPECT_EQ(bag.count(card(0)), 1);
  EXPECT_EQ(bag.count(card(7)), 2);
  EXPECT_EQ(bag.count(card(63)), 3);
  EXPECT_EQ(bag.count(card(1)), 0);
  bag.remove(card(63));
  EXPECT_EQ(bag.count(card(63)), 2);
  bag.remove(card(63), 2);
  EXPECT_EQ(bag.count(card(63)), 0);
  EXPECT_EQ(kinds_of(bag), (std::vector<Card>{card(0), card(7)}));
}

TEST(SmallBag, DoesWhatABagDoes) {
  for_all(200, [](std::vector<int> picks, std::vector<int> others) {
    Small a;
    Small b;
    Large c;
    Large d;
    for (const int pick : picks)
      if (const Card kind = card(std::abs(pick % 64)); a.count(kind) < 1) a.add(kind), c.add(kind);
    for (const int pick : others)
      if (const Card kind = card(std::abs(pick % 64)); b.count(kind) < 2) b.add(kind), d.add(kind);
    RC_ASSERT(counts_of(a + b) == counts_of(Large(c) += d));
    RC_ASSERT((a + b) - b == a);
    RC_ASSERT((a + b) - a == b);
    RC_ASSERT(a.size() == c.size() && b.size() == d.size());
    RC_ASSERT(kinds_of(a + b) == kinds_of(Large(c) += d));
    RC_ASSERT(a.contains(b) == c.contains(d) && b.contains(a) == d.contains(c));
    RC_ASSERT((a + b).contains(a) && (a + b).contains(b));
  });
}

TEST(SmallBag, GivesEveryPieceEquallyOften) {
  Small bag;
  bag.add(card(2), 3);
  bag.add(card(5), 1);
  bag.add(card(60), 2);
  Rng rng(1);
  constexpr int kDraws = 60'000;
  std::vector<int> drawn(64);
  for (int i = 0; i < kDraws; ++i) ++drawn[raw(bag.pick(rng))];
  for (const auto& [kind, pieces] : {std::pair(2, 3), {5, 1}, {60, 2}}) {
    const double share = pieces / 6.0;
    EXPECT_NEAR(drawn[static_cast<std::size_t>(kind)], kDraws * share, 5 * std::sqrt(kDraws * share * (1 - share)));
  }
  Small all = bag;
  for (int i = 0; i < 6; ++i) all.take(rng);
  EXPECT_TRUE(all.empty());
}

}  // namespace
}  // namespace understory::small_bags

// Numbers below a bound: equally likely, exactly. And the quick generator that playouts draw them from.
#include "engine/bounded.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/chance.hpp"
#include "engine/rng.hpp"

namespace understory {
namespace {

constexpr std::uint64_t kWords = std::uint64_t{1} << 32U;

// What `bounded` makes of the word x: its result, or -1 where it asks for another word.
std::int64_t outcome(std::uint32_t bound, std::uint64_t x) {
  int asked = 0;
  const std::uint32_t result =
      bounded(bound, [&] { return asked++ == 0 ? static_cast<std::uint32_t>(x) : 0xFFFFFFFFU; });
  return asked == 1 ? std::int64_t{result} : -1;
}

// The results grow with x, so the words that give `result` stand together; a word that is drawn again can only be the
// first of them. So the edges of that range tell how many of all 2^32 words give the result.
std::uint64_t words_that_give(std::uint32_t bound, std::uint32_t result) {
  const auto first_above = [bound](std::uint64_t r) { return (r * kWords + bound - 1) / bound; };
  const std::uint64_t first = first_above(result);
  const std::uint64_t end = first_above(std::uint64_t{result} + 1);
  const std::int64_t at_first = outcome(bound, first);
  EXPECT_TRUE(at_first == result || at_first == -1);
  for (const std::uint64_t x : {first + 1, (first + end) / 2, end - 1}) {
    const bool inside = x > first && x < end;
    EXPECT_TRUE(!inside || outcome(bound, x) == result) << x << " below " << bound;
  }
  return end - first - (at_first == -1 ? 1 : 0);
}

TEST(Bounded, GivesEveryNumberEquallyOften) {
  for (std::uint32_t bound = 1; bound <= 600; ++bound)
    for (std::uint32_t result = 0; result < bound; ++result)
      ASSERT_EQ(words_that_give(bound, result), kWords / bound) << result << " below " << bound;
}

RC_GTEST_PROP(Bounded, GivesEveryNumberEquallyOftenForLargeBoundsToo, ()) {
  const auto bound = *rc::gen::inRange<std::uint32_t>(1, 0xFFFFFFFFU);
  const auto result = *rc::gen::inRange<std::uint32_t>(0, bound);
  RC_ASSERT(words_that_give(bound, result) == kWords / bound);
}

TEST(Bounded, DrawsAgainInsteadOfFavouringSmallNumbers) {
  EXPECT_EQ(outcome(3, 0), -1);
  EXPECT_EQ(outcome(3, 1), 0);
  EXPECT_EQ(outcome(4, 0), 0);  // a power of two divides all words evenly
  EXPECT_EQ(outcome(0x80000001U, 0), -1);
  EXPECT_EQ(outcome(0xFFFFFFFFU, 0), -1);
  EXPECT_EQ(outcome(0xFFFFFFFFU, 0xFFFFFFFFU), 0xFFFFFFFEU);
}

// A pair is two numbers by the rule above, one from each half of a word; the word is drawn again if either half is.
RC_GTEST_PROP(Bounded, MakesPairsOfTheHalvesOfAWord, (std::uint32_t high, std::uint32_t low)) {
  const auto first = *rc::gen::inRange<std::uint32_t>(1, 50);
  const auto second = *rc::gen::inRange<std::uint32_t>(1, 50);
  // Words that are drawn again are rare among all, and common near zero.
  const auto x = *rc::gen::element(high, high % 64);
  const auto y = *rc::gen::element(low, low % 64);
  int asked = 0;
  const Pair pair = bounded_pair(
      first, second, [&] { return asked++ == 0 ? std::uint64_t{x} << 32U | y : std::uint64_t{0xFFFFFFFFFFFFFFFFU}; });
  const std::int64_t one = outcome(first, x);
  const std::int64_t two = outcome(second, y);
  RC_ASSERT((asked == 1) == (one != -1 && two != -1));
  RC_ASSERT(asked > 1 || (pair.first == one && pair.second == two));
}

TEST(Bounded, AsksOnceForTheOnlyNumberBelowOne) {
  for (const std::uint32_t x : {0U, 1U, 0xFFFFFFFFU}) EXPECT_EQ(outcome(1, x), 0);
}

// How far the counts are from equal, in standard deviations of chi-square.
template <class Source>
double unevenness(Source source, std::uint32_t bound) {
  std::vector<double> counts(bound);
  const int draws = 400 * static_cast<int>(bound);
  for (int i = 0; i < draws; ++i) counts[source.below(bound)] += 1;
  double chi_square = 0;
  for (const double count : counts) chi_square += (count - 400) * (count - 400) / 400;
  const double freedom = bound - 1;
  return (chi_square - freedom) / std::sqrt(2 * freedom);
}

TEST(Below, IsEvenFromBothSources) {
  for (const std::uint32_t bound : {2U, 3U, 6U, 7U, 45U, 52U, 81U, 1000U}) {
    EXPECT_LT(std::abs(unevenness(Rng(1), bound)), 5) << bound;
    EXPECT_LT(std::abs(unevenness(ChanceStream(ChanceKey{}, 1), bound)), 5) << bound;
  }
}

TEST(Below, SeesAnUnevenSource) {
  struct Loaded {
    Rng rng{1};
    std::uint32_t below(std::uint32_t bound) { return rng.below(bound + 1) % bound; }
  };
  EXPECT_GT(unevenness(Loaded{}, 6), 5);
}

TEST(Rng, IsSplitMix64) {
  Rng zero(0);
  for (const std::uint64_t expected :
       {0xe220a8397b1dcdafU, 0x6e789e6aa1b965f4U, 0x06c45d188009454fU, 0xf88bb8a8724c81ecU, 0x1b39896a51a8749bU})
    EXPECT_EQ(zero.next(), expected);
  Rng other(1234567);
  for (const std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U})
    EXPECT_EQ(other.next(), expected);
}

RC_GTEST_PROP(Rng, RepeatsItselfFromACopy, (std::uint64_t seed)) {
  Rng rng(seed);
  rng.next();
  Rng copy = rng;
  for (int i = 0; i < 20; ++i) RC_ASSERT(rng.below(1000) == copy.below(1000));
}

RC_GTEST_PROP(Rng, StaysBelowTheBound, (std::uint64_t seed)) {
  const auto bound = *rc::gen::inRange<std::uint32_t>(1, 0xFFFFFFFFU);
  RC_ASSERT(Rng(seed).below(bound) < bound);
}

}  // namespace
}  // namespace understory

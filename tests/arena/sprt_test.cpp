// The sequential test errs as rarely as it promises, and stops.
#include "arena/sprt.hpp"

#include <gtest/gtest.h>

#include "arena/ratings.hpp"
#include "tests/arena/simulated.hpp"

namespace understory::arena {
namespace {

struct Frequencies {
  double yes = 0;
  double no = 0;
  double mean_pairs = 0;
};

// Tosses pairs of coins that fall as the lead says. In some pairs the deal alone decides: each side wins one game.
Frequencies frequencies(const SprtBounds& bounds, double lead, double decided_by_deal) {
  constexpr int kRuns = 600;
  constexpr int kLongest = 40'000;
  Frequencies found;
  Rng rng(static_cast<std::uint64_t>(1000 + lead));
  // The coins that are tossed must make up for the pairs that are always level.
  const double wins = 0.5 + (expected(lead) - 0.5) / (1 - decided_by_deal);
  for (int run = 0; run < kRuns; ++run) {
    Sprt sprt(bounds);
    int pairs = 0;
    for (; sprt.verdict() == Verdict::open && pairs < kLongest; ++pairs) {
      const bool level = uniform(rng) < decided_by_deal;
      const int won = (uniform(rng) < wins ? 1 : 0) + (uniform(rng) < wins ? 1 : 0);
      sprt.add(level ? 0.5 : won / 2.0);
    }
    found.yes += (sprt.verdict() == Verdict::yes ? 1.0 : 0.0) / kRuns;
    found.no += (sprt.verdict() == Verdict::no ? 1.0 : 0.0) / kRuns;
    found.mean_pairs += static_cast<double>(pairs) / kRuns;
  }
  return found;
}

// Of 600 runs with an error in 5 of 100, more than 7 in 100 err in one case of a hundred.
constexpr double kTolerated = 0.07;

TEST(Sprt, ErrsAsRarelyAsItPromises) {
  SprtBounds narrow;
  SprtBounds wide;
  wide.stronger = 100;
  for (const SprtBounds& bounds : {narrow, wide})
    for (const double by_deal : {0.0, 0.6}) {
      EXPECT_LT(frequencies(bounds, bounds.weaker, by_deal).yes, kTolerated) << bounds.stronger << " " << by_deal;
      EXPECT_LT(frequencies(bounds, bounds.stronger, by_deal).no, kTolerated) << bounds.stronger << " " << by_deal;
    }
}

TEST(Sprt, AlwaysComesToAnEnd) {
  const Frequencies found = frequencies({}, 15, 0);  // half way between the bounds, where it takes longest
  EXPECT_NEAR(found.yes + found.no, 1, 1e-9);
  EXPECT_NEAR(found.yes, 0.5, 0.1);
}

TEST(Sprt, IsFasterWhereTheCaseIsClear) {
  EXPECT_LT(frequencies({}, 120, 0).mean_pairs * 3, frequencies({}, 30, 0).mean_pairs);
  EXPECT_LT(frequencies({}, -120, 0).mean_pairs * 3, frequencies({}, 0, 0).mean_pairs);
}

TEST(Sprt, GainsFromPairsWhereTheDealDecides) {
  EXPECT_LT(frequencies({}, 30, 0.6).mean_pairs, 0.6 * frequencies({}, 30, 0).mean_pairs);
}

TEST(Sprt, SaysNothingAfterAFewPairs) {
  Sprt sprt({});
  for (int i = 0; i < 15; ++i) sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Verdict::open);
  for (int i = 0; i < 5; ++i) sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Verdict::yes);
}

}  // namespace
}  // namespace understory::arena

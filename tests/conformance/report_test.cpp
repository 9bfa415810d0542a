// The kit's own parts: codes, reports, statistics.
#include "engine/conformance/report.hpp"

#include <cmath>

#include "engine/conformance/statistics.hpp"
#include "engine/rng.hpp"
#include "tests/conformance/bent.hpp"

namespace understory::conformance {
namespace {

using testing::HasSubstr;

TEST(Codes, AllHaveABentCopyThatIsNoticed) {
  const std::string tests = read_source("tests/conformance/leaks_test.cpp") +
                            read_source("tests/conformance/flaws_test.cpp") +
                            read_source("tests/conformance/order_test.cpp");
  for (const std::string_view code : kCheckCodes) {
    if (code == "word-round-trip") continue;  // only a Move type of its own could break it
    EXPECT_THAT(tests, HasSubstr('"' + std::string(code) + '"'));
  }
}

TEST(Codes, AreAllExplained) {
  const std::string guide = read_source("docs/guides/conformance.md");
  for (const std::string_view code : kCheckCodes) EXPECT_THAT(guide, HasSubstr('`' + std::string(code) + '`'));
}

TEST(Report, CountsAllAndKeepsTheFirstFailures) {
  Report report;
  for (int i = 0; i < 10; ++i)
    report.expect(Check::actor_known, i < 2, [&] { return Place().with("step", i).with("actor", kChance); });
  EXPECT_EQ(report.ran[raw(Check::actor_known)], 10U);
  EXPECT_EQ(report.failed[raw(Check::actor_known)], 8U);
  EXPECT_THAT(lines_of(report),
              testing::ElementsAre("actor-known: step=2 actor=chance", "actor-known: step=3 actor=chance",
                                   "actor-known: step=4 actor=chance"));
  EXPECT_TRUE(report.found("actor-known"));
  EXPECT_FALSE(report.found("moves-never-empty"));
  EXPECT_EQ(report.never_ran().size(), kCheckCodes.size() - 1);
}

TEST(Report, SaysHowToSeeAFailureAgain) {
  Bent::Hooks hooks;
  hooks.scores = [](Scores& scores, const State&) { ++scores.total[Seat{0}]; };
  const Report report = check_bent(bent_kit(hooks));
  ASSERT_FALSE(report.clean());
  EXPECT_EQ(report.failures[0].check, "points-add-up");
  EXPECT_EQ(report.failures[0].detail, "seats=2 hand=2 rounds=2 seed=1 step=0 seat=0 total=1 rows=0");
}

// Values that one test in twenty, in a thousand and in a million exceeds, from tables of the chi-square distribution.
TEST(Statistics, KnowTheChiSquareDistribution) {
  EXPECT_NEAR(Fit({3.841, 1}).surprise(), 1.645, 0.05);
  EXPECT_NEAR(Fit({18.307, 10}).surprise(), 1.645, 0.03);
  EXPECT_NEAR(Fit({29.588, 10}).surprise(), 3.090, 0.03);
  EXPECT_NEAR(Fit({149.449, 100}).surprise(), 3.090, 0.03);
  EXPECT_NEAR(Fit({23.928, 1}).surprise(), 4.753, 0.3);
  EXPECT_EQ(Fit().surprise(), 0);
}

TEST(Statistics, ThrowRareCellsTogether) {
  const Fit rare = fit({1, 1, 98}, {3, 0, 97});
  EXPECT_EQ(rare.freedom, 0);
  const Fit fair = fit({1, 1, 2}, {30, 20, 50});
  EXPECT_EQ(fair.freedom, 2);
  EXPECT_DOUBLE_EQ(fair.sum, 25.0 / 25 + 25.0 / 25);
}

TEST(Statistics, PassFairDrawsAndNoticeUnfairOnes) {
  Rng rng(7);
  const std::vector<double> shares(10, 1);
  std::vector<std::uint64_t> fair(10);
  std::vector<std::uint64_t> unfair(10);
  for (int i = 0; i < 4000; ++i) {
    ++fair[rng.below(10)];
    ++unfair[std::min(rng.below(11), 9U)];  // the last one twice as often
  }
  EXPECT_LT(fit(shares, fair).surprise(), 3);
  EXPECT_TRUE(fit(shares, unfair).beyond_chance());
}

TEST(Statistics, BalanceSignsOfAnySize) {
  Balance even;
  Balance odd;
  Rng rng(7);
  for (int i = 0; i < 400; ++i) {
    const double size = 1 + rng.below(3);
    even.add(rng.below(2) == 0 ? size : -size);
    odd.add(rng.below(4) == 0 ? -size : size);
  }
  EXPECT_LT(even.surprise(), 3);
  EXPECT_TRUE(odd.beyond_chance());
  EXPECT_EQ(odd.count(), 400U);
  odd += even;
  EXPECT_EQ(odd.count(), 800U);
}

}  // namespace
}  // namespace understory::conformance

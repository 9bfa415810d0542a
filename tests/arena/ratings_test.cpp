// Ratings find the strengths that made the results, and know how well.
#include "arena/ratings.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "arena/summary.hpp"
#include "tests/arena/simulated.hpp"

namespace understory::arena {
namespace {

const std::vector<double> kStrengths{-90, -20, 30, 80};  // their mean is 0, like that of ratings

// Of 200 tournaments with four entrants, how many ratings have the true one within their interval.
double coverage(int seats, bool ladder) {
  constexpr int kTournaments = 200;
  Tournament tournament = tournament_of({"a", "b", "c", "d"}, seats, 360);
  tournament.ladder = ladder;
  Rng rng(static_cast<std::uint64_t>(seats));
  int within = 0;
  for (int i = 0; i < kTournaments; ++i) {
    const Summary summary = summarise(tournament, simulate(tournament, kStrengths, rng));
    for (std::size_t e = 0; e < kStrengths.size(); ++e) {
      const Rating& rating = summary.standings[e].rating;
      within += std::abs(rating.value - kStrengths[e]) <= rating.interval ? 1 : 0;
    }
  }
  return within / (kTournaments * static_cast<double>(kStrengths.size()));
}

TEST(Ratings, HaveTheTrueOneWithinTheirIntervals95TimesIn100) {
  EXPECT_NEAR(coverage(2, false), 0.95, 0.025);
  EXPECT_NEAR(coverage(2, true), 0.95, 0.025);
}

TEST(Ratings, AllowForWhatTheSeatsOfOneGameHaveInCommon) {
  EXPECT_NEAR(coverage(3, false), 0.95, 0.03);
  EXPECT_NEAR(coverage(4, false), 0.95, 0.03);
}

TEST(Ratings, AllowForOneAgainstMany) {
  const Tournament tournament = tournament_of({"a", "b"}, 4, 200);
  Rng rng(5);
  int within = 0;
  for (int i = 0; i < 200; ++i) {
    const Rating rating = summarise(tournament, simulate(tournament, {40, -40}, rng)).standings[0].rating;
    within += std::abs(rating.value - 40) <= rating.interval ? 1 : 0;
  }
  EXPECT_NEAR(within / 200.0, 0.95, 0.04);
}

TEST(Ratings, GrowSurerWithTheRootOfTheGames) {
  const auto interval = [](int games) {
    std::vector<Comparison> comparisons;
    for (int i = 0; i < games; ++i) comparisons.push_back({0, 1, i % 2 == 0 ? 1.0 : 0.0});
    return rate(2, comparisons)[0].interval;
  };
  EXPECT_NEAR(interval(400) / interval(1600), 2, 0.02);
  EXPECT_NEAR(interval(1600), 1.96 / std::sqrt(1600 * 0.25) / 2 / (std::log(10.0) / 400), 0.1);
}

TEST(Ratings, StayFiniteForWhoAlwaysWins) {
  const std::vector<Rating> ratings = rate(2, std::vector<Comparison>(50, {0, 1, 1.0}));
  EXPECT_GT(ratings[0].value, 300);
  EXPECT_LT(ratings[0].value, 1000);
  EXPECT_NEAR(ratings[0].value + ratings[1].value, 0, 1e-6);
}

TEST(Ratings, AreVagueForWhoMetNobody) {
  for (const std::size_t players : {2U, 4U}) {
    const std::vector<Rating> ratings = rate(players, {{0, 1, 0.5}});
    for (const Rating& rating : ratings) EXPECT_TRUE(std::isfinite(rating.value) && std::isfinite(rating.interval));
    EXPECT_NEAR(ratings[0].value, ratings[1].value, 1e-6);
  }
  EXPECT_GT(rate(4, {{0, 1, 0.5}})[3].interval, 1000);
}

TEST(Ratings, SayHowOftenTheStrongerWins) {
  EXPECT_NEAR(expected(400), 10.0 / 11, 1e-12);
  EXPECT_NEAR(expected(0), 0.5, 1e-12);
  EXPECT_NEAR(expected(-400), 1.0 / 11, 1e-12);
}

}  // namespace
}  // namespace understory::arena

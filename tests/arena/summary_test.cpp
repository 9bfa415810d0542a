// What results add up to.
#include "arena/summary.hpp"

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/arena/simulated.hpp"

namespace understory::arena {
namespace {

TEST(Summary, CountsWinsTiesAndSharedFirsts) {
  const Tournament tournament = tournament_of({"a", "b"}, 2, 4);
  // In games 1 and 3 the seats are swapped.
  const Results results{{0, placed({10, 4})}, {1, placed({7, 7})}, {2, placed({3, 5})}, {3, placed({1, 9})}};
  const Summary summary = summarise(tournament, results);
  EXPECT_EQ(summary.games, 4);
  const Standing& a = summary.standings[0];
  EXPECT_EQ(a.games, 4);
  EXPECT_EQ(a.wins, 2);
  EXPECT_EQ(a.ties, 1);
  EXPECT_DOUBLE_EQ(a.firsts, 2.5);
  EXPECT_DOUBLE_EQ(a.mean_score, (10 + 7 + 3 + 9) / 4.0);
  EXPECT_DOUBLE_EQ(a.mean_margin, (6 + 0 - 2 + 8) / 4.0);
  EXPECT_DOUBLE_EQ(a.ms_per_turn, 2);
  EXPECT_EQ(summary.standings[1].wins, 1);
  EXPECT_GT(a.rating.value, summary.standings[1].rating.value);
  ASSERT_EQ(summary.meetings.size(), 1U);
  EXPECT_DOUBLE_EQ(summary.meetings[0].score, 2.5);
  EXPECT_EQ(summary.meetings[0].margins, std::vector<std::int32_t>({6, 0, -2, 8}));
  EXPECT_DOUBLE_EQ(summary.seats[0].firsts, 1.5);
  EXPECT_DOUBLE_EQ(summary.seats[1].firsts, 2.5);
  EXPECT_DOUBLE_EQ(summary.minutes, 4 * 2 * 0.02 / 60);
}

TEST(Summary, CountsABotForEverySeatItFills) {
  const Tournament tournament = tournament_of({"a", "b"}, 4, 4);
  const Summary summary = summarise(tournament, {{0, placed({9, 5, 9, 1})}});
  EXPECT_EQ(summary.standings[0].games, 1);
  EXPECT_EQ(summary.standings[1].games, 3);
  EXPECT_EQ(summary.standings[0].wins, 0);
  EXPECT_EQ(summary.standings[0].ties, 1);
  EXPECT_DOUBLE_EQ(summary.standings[0].firsts + summary.standings[1].firsts, 1);
  EXPECT_DOUBLE_EQ(summary.standings[1].mean_margin, (-4 + 0 - 8) / 3.0);
  EXPECT_EQ(summary.meetings[0].games, 3);
  EXPECT_DOUBLE_EQ(summary.meetings[0].score, 2.5);
}

TEST(Summary, KnowsTheTieBreaksOfTheGame) {
  const Tournament tournament = tournament_of({"a", "b"}, 2, 2);
  const Summary summary = summarise(tournament, {{0, {{5, 1, 1, 1}, {5, 2, 1, 1}}}});
  EXPECT_EQ(summary.standings[0].wins, 1);
  EXPECT_EQ(summary.standings[1].ties, 0);
  EXPECT_DOUBLE_EQ(summary.meetings[0].score, 1);
}

TEST(Summary, OfNothingHasNumbersToo) {
  const Tournament tournament = tournament_of({"a", "b", "c"}, 2, 2);
  const auto json = to_json(tournament, summarise(tournament, {}));
  EXPECT_EQ(json.at("games"), 0);
  EXPECT_EQ(json.at("games_planned"), 6);
  for (const auto& bot : json.at("bots"))
    for (const char* field : {"games", "wins", "ties", "mean_score", "rating", "interval"})
      EXPECT_TRUE(bot.at(field).is_number()) << field;
  EXPECT_TRUE(json.at("pairs").empty());
}

TEST(Summary, LeavesOutGamesBeyondWhatIsAskedFor) {
  const Tournament tournament = tournament_of({"a", "b"}, 2, 2);
  const Results results{{0, placed({1, 0})}, {1, placed({0, 1})}, {2, placed({0, 1})}};
  EXPECT_EQ(summarise(tournament, results).games, 2);
}

TEST(SetTest, CountsSetsInTheirOrderUpToTheDecision) {
  Tournament tournament = tournament_of({"a", "b"}, 2, 1000);
  tournament.sprt = SprtBounds{};
  Rng rng(3);
  const Results all = simulate(tournament, {200, -200}, rng);
  const Summary whole = summarise(tournament, all);
  ASSERT_TRUE(whole.test.has_value());
  EXPECT_EQ(whole.test->sprt().verdict(), Verdict::yes);
  EXPECT_EQ(whole.games, whole.test->sets() * 2);
  EXPECT_LT(whole.games, 200);
  // Later games that happened to be finished change nothing; one that is missing keeps the test waiting.
  Results some(all.begin(), all.find(whole.games + 7));
  EXPECT_EQ(to_json(tournament, summarise(tournament, some)), to_json(tournament, whole));
  some.erase(5);
  EXPECT_EQ(summarise(tournament, some).test->sets(), 2);
  EXPECT_EQ(to_json(tournament, summarise(tournament, some)).at("sprt").at("verdict"), "open");
}

TEST(SetTest, IsForTheFirstOverTheSecond) {
  Tournament tournament = tournament_of({"a", "b"}, 4, 4000);
  tournament.sprt = SprtBounds{};
  Rng rng(3);
  EXPECT_EQ(summarise(tournament, simulate(tournament, {-150, 150}, rng)).test->sprt().verdict(), Verdict::no);
  EXPECT_EQ(summarise(tournament, simulate(tournament, {150, -150}, rng)).test->sprt().verdict(), Verdict::yes);
}

}  // namespace
}  // namespace understory::arena

// The recorded matches end in all the ways in which a game can end. What holds for those of every game is checked in
// tests/tree; bots that learn play otherwise, so what only they bring about stands in tests/recorded.
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "tests/support/places.hpp"

namespace understory::mycelia {
namespace {

using nlohmann::json;

std::unique_ptr<AnyMatch> replayed(const std::string& file) {
  return replay_record(record_from_json(json::parse(read_source("tests/" + file)).at("record")));
}

int drops_of_gwidyon(const AnyMatch& match) { return match.position().at("gwidyon").at("drops").get<int>(); }

int rank(const AnyMatch& match, int seat) {
  return match.score_sheet().scores.rank[Seat{static_cast<std::uint8_t>(seat)}];
}

// Forests whose last drop was removed in another's turn.
int cleared_for_others(const AnyMatch& match) {
  const auto log = match.log(kReferee);
  int count = 0;
  for (std::size_t i = 0; i < log.size(); ++i)
    for (const Happening& happening : log[i])
      if (happening.facts.at("kind") == "cleared" && happening.facts.at("player") != raw(match.turns()[i])) ++count;
  return count;
}

TEST(Goldens, EndInAVictoryThatIsSharedByLeaves) {
  const auto match = replayed("goldens/mycelia/two-shared-victory.json");
  EXPECT_EQ(match->score_sheet().scores.total[Seat{0}], 0);
  EXPECT_EQ(match->score_sheet().scores.total[Seat{1}], 0);
  EXPECT_EQ(rank(*match, 0), 1);
  EXPECT_EQ(rank(*match, 1), 1);
}

TEST(Goldens, HaveALastDropThatLeavesInAnothersTurn) {
  const auto match = replayed("goldens/mycelia/two-cleared-by-a-bonus.json");
  EXPECT_EQ(cleared_for_others(*match), 1);
  EXPECT_EQ(rank(*match, 0) + rank(*match, 1), 3);  // both have none, and one has more leaves
}

TEST(Goldens, EndAfterTheRoundsThatWereAgreedOn) {
  const auto shared = replayed("goldens/mycelia/three-two-rounds.json");
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(rank(*shared, seat), 1);
  const auto alone = replayed("goldens/mycelia/one-rounds-used-up.json");
  EXPECT_EQ(alone->log(kReferee, alone->moves().size() - 1).at(0).at(1).facts.at("kind"), "outdone");
  EXPECT_EQ(rank(*alone, 0), 2);
}

TEST(Goldens, LetGwidyonWinAndRecordsLetItLoseAndShare) {
  const auto lost = replayed("goldens/mycelia/one.json");
  EXPECT_EQ(drops_of_gwidyon(*lost), 0);
  EXPECT_EQ(rank(*lost, 0), 2);
  const auto won = replayed("recorded/mycelia/one-won.json");
  EXPECT_GT(drops_of_gwidyon(*won), 0);
  EXPECT_EQ(rank(*won, 0), 1);
  const auto both = replayed("recorded/mycelia/one-both-won.json");
  EXPECT_EQ(drops_of_gwidyon(*both), 0);
  EXPECT_EQ(rank(*both, 0), 1);
}

}  // namespace
}  // namespace understory::mycelia

// R7: the end of the game.
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

TEST(End, ComesARoundAfterSixBanners) {  // R7.1
  auto t = Table().round(4).purse(0, 9).ongoing(0, "inkwell-cottage", 2).completed(0, "ledger-bough burrow-vault");
  t.plays("build inkwell-cottage");
  EXPECT_EQ(t.state().pub.last_round, 6) << "this round and one more";
  EXPECT_EQ(t.told().substr(t.told().find("Plum has")), "Plum has the banners: the game ends after round 6.");
  t.plays("discard inkwell-cottage");
  EXPECT_EQ(t.state().pub.last_round, 6) << "for good";
  auto seven = Table(2, {{"banners_to_end", std::int64_t{7}}}).purse(0, 9).ongoing(0, "inkwell-cottage", 2);
  seven.completed(0, "ledger-bough burrow-vault").plays("build inkwell-cottage");
  EXPECT_EQ(seven.state().pub.last_round, kNoEnd);
}

TEST(End, ComesWithTheLastFruit) {  // R7.2
  auto t = Table().round(4).fruit_deck("cherry");
  t.plays("rest apple, fruit cherry");
  EXPECT_EQ(t.state().pub.last_round, 5) << "this round";
  auto earlier = Table().round(4).fruit_deck("cherry").last_round(6);
  earlier.plays("rest apple, fruit cherry");
  EXPECT_EQ(earlier.state().pub.last_round, 5) << "the earlier one holds";
  const Options options{{"guilds", std::string("amwe")}};
  auto kept = Table(2, options).purse(0, 9).market("rain-gauge").fruit_deck("cherry apple");
  kept.plays("build rain-gauge, reveal, fruit cherry, fruit apple");
  EXPECT_EQ(kept.state().pub.last_round, kNoEnd) << "only what is kept is drawn";
  kept.plays("keep apple");
  EXPECT_EQ(kept.state().pub.last_round, kNoEnd);
  auto last = Table(2, options).purse(0, 9).market("rain-gauge").fruit_deck("cherry");
  last.plays("build rain-gauge, reveal, fruit cherry, keep cherry");
  EXPECT_EQ(last.state().pub.last_round, 1);
}

TEST(End, EveryoneHasTheSameNumberOfTurns) {  // R7.3
  auto t = Table().round(3).last_round(4);
  t.plays("rest apple");
  while (t.actor() == "chance") t.draws();
  EXPECT_EQ(t.turn_of(), "player 1");
  t.plays("rest cherry");
  while (t.actor() == "chance") t.draws();
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_EQ(t.why("rest grape"), "The game is over. (R7.3)");
}

TEST(End, OngoingCardsCountTheirLevelAndCompletedOnesTheThird) {  // R7.4
  auto t = Table().ongoing(0, "inkwell-cottage", 2).completed(0, "lending-nest riddle-corner").purse(0, 9);
  EXPECT_EQ(t.points(0), 5 + 8 + (3 + 2 * 2));
  auto enough = Table().completed(0, "letterbox-hollow");
  EXPECT_EQ(enough.points(0), 6);
  enough = Table().completed(0, "letterbox-hollow lending-nest tollbranch sapgold-mint strongbox-roost");
  EXPECT_EQ(enough.points(0), 9 + 8 + 7 + 7 + 8);
  auto most = Table().completed(0, "penny-perch").purse(0, 50);
  EXPECT_EQ(most.points(0), 10) << "at most";
}

TEST(End, ManyThingsAreCounted) {  // R7.5
  EXPECT_EQ(Table().completed(0, "chronicle-tower").points(0), 7 + 2) << "banners, its own included";
  EXPECT_EQ(Table().completed(0, "epic-stage").points(0), 14 + 3) << "of its guild";
  EXPECT_EQ(Table().completed(0, "hollow-drafthouse").ongoing(0, "inkwell-cottage", 1).points(0), 2 + 2 + 2)
      << "cards that you own";
  EXPECT_EQ(Table().completed(0, "moonlit-archive").ongoing(0, "inkwell-cottage", 1).points(0), 7 + 2);
  EXPECT_EQ(Table().completed(0, "anthology-house lending-nest").points(0), 8 + 4 + 8) << "guilds";
  EXPECT_EQ(Table().completed(0, "biographers-den epic-stage").points(0), 6 + 4 + 14 + 4) << "the strongest guild";
  EXPECT_EQ(Table().completed(0, "serial-press").points(0), 9 + 2) << "cards with two banners";
  EXPECT_EQ(Table().completed(0, "basket-weavers").row(0, "apple apple cherry").points(0), 6 + 3) << "fruit held";
  EXPECT_EQ(Table().completed(0, "pantry-stilts").row(0, "apple valuable-apple cherry").points(0), 6 + 2) << "types";
  EXPECT_EQ(Table().completed(0, "weighhouse").sold(0, "apple cherry grape").points(0), 3 + 1) << "each two of them";
  EXPECT_EQ(Table().completed(0, "tasting-booth").sold(0, "apple valuable-apple grape").points(0), 2 + 2);
  EXPECT_EQ(Table().completed(0, "burrow-vault").purse(0, 2).chest(0, 1).points(0), 9 + 3) << "coins";
  const Options options{{"guilds", std::string("awoe")}};
  EXPECT_EQ(Table(2, options).completed(0, "compost-court").heap("far-camp rain-gauge fog-lantern").points(0), 6 + 1);
}

TEST(End, OfEqualPointsTheLaterPlayerIsAhead) {  // R7.6
  auto t = Table(3);
  const Scores scores = t.game().scores(t.state());
  EXPECT_EQ(scores.rank[seat(0)], 3);
  EXPECT_EQ(scores.rank[seat(1)], 2);
  EXPECT_EQ(scores.rank[seat(2)], 1);
}

}  // namespace
}  // namespace understory::tree_society

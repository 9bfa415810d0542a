// R11: alone against Gwidyon.
#include "tests/mycelia/table.hpp"

namespace understory::mycelia {
namespace {

// The player has nothing to play, and Gwidyon's card is to come.
Table before_gwidyon() { return Table(1, {{"expansion", true}}).hand(0, "").forest(0, "a1:3"); }

TEST(Solo, IsSetUpAsForTwo) {  // R11.1
  auto t = Table(1);
  EXPECT_EQ(t.game().capacity(), 10);
  EXPECT_EQ(t.gwidyon(), 20);
  EXPECT_EQ(t.state().pub.gwidyon.removes, 1);
  EXPECT_EQ(Table(1, {{"gwidyon", std::int64_t{25}}}).gwidyon(), 25);
  EXPECT_EQ(t.ranks(), "1 1");
}

TEST(Solo, ThePlayerAndGwidyonTakeTurns) {  // R11.2
  auto t = before_gwidyon().plays("end, turn-up s3");
  EXPECT_EQ(t.turn_of(), "nobody") << "it is Gwidyon's";
  t.plays("play leaf-heap");
  EXPECT_EQ(t.round(), 1);
  EXPECT_EQ(t.turn_of(), "player 0");
}

TEST(Solo, CardsAreTurnedUpAndShuffledAfterTheFifth) {  // R11.3
  auto t = before_gwidyon().gwidyon(20, true, "s1 s2 s4 s5").plays("end, turn-up s3, play leaf-heap");
  EXPECT_EQ(t.state().pub.gwidyon.out, 0);
  auto fourth = before_gwidyon().gwidyon(20, true, "s1 s2 s4");
  fourth.plays("end");
  while (fourth.stage() != "gwidyon") fourth.plays(fourth.moves().substr(0, fourth.moves().find(',')));
  EXPECT_EQ(fourth.moves(), "turn-up s3, turn-up s5, turn-up s6");
  EXPECT_EQ(fourth.question(), "Gwidyon’s next card is turned up.");
}

TEST(Solo, TheCardsDoWhatTheySay) {  // R11.4
  const auto after = [](const std::string& card, bool removes) {
    auto t = before_gwidyon().gwidyon(20, removes).plays("end, turn-up " + card);
    return std::to_string(t.gwidyon()) + " " + std::to_string(t.leaves(0)) + " " + std::to_string(t.shrine());
  };
  EXPECT_EQ(after("s1", true), "19 0 1");
  EXPECT_EQ(after("s2", true), "18 0 2");
  EXPECT_EQ(after("s4", true), "17 1 3");
  EXPECT_EQ(after("s5", true), "19 1 1");
  auto showcase = before_gwidyon().plays("end, turn-up s3");
  EXPECT_EQ(showcase.actor(), "chance");
  EXPECT_EQ(showcase.showcase(), "- - - - -");
  auto move = before_gwidyon().plays("end, turn-up s6");
  EXPECT_EQ(move.actor(), "player 0");
  EXPECT_EQ(move.turn_of(), "player 0") << "whoever is asked has the turn";
  EXPECT_EQ(move.moves(), "field a1, skip");
  move.plays("field a1, to b1");
  EXPECT_EQ(move.forest(0), "a1:2 b1:1");
  auto last = before_gwidyon().gwidyon(2).plays("end, turn-up s4");
  EXPECT_EQ(last.gwidyon(), 0) << "no more than it has";
}

TEST(Solo, TheChipRemovesADropOnItsRemoveSide) {  // R11.5
  auto to_other = before_gwidyon().gwidyon(20, true).plays("end, turn-up s1");
  EXPECT_EQ(to_other.gwidyon(), 19);
  EXPECT_EQ(to_other.state().pub.gwidyon.removes, 0);
  auto to_remove = before_gwidyon().gwidyon(20, false).plays("end, turn-up s1");
  EXPECT_EQ(to_remove.gwidyon(), 18);
  EXPECT_TRUE(to_remove.happened().ends_with(
      "Gwidyon’s chip is turned to its remove side. Gwidyon removes 1 drop. Gwidyon removes 1 drop."));
}

TEST(Solo, BonusesAreGwidyons) {  // R11.6
  auto t = Table(1, {{"expansion", true}})
               .forest(0, "a3:1")
               .hand(0, "pleurotus-ostreatus")
               .plays("play pleurotus-ostreatus");
  EXPECT_EQ(t.gwidyon(), 19) << "a removal";
  EXPECT_EQ(t.shrine(), 1);
  auto move = Table(1).forest(0, "a1:1").hand(0, "lycoperdon-perlatum").plays("play lycoperdon-perlatum, skip");
  EXPECT_EQ(move.gwidyon(), 20);
  EXPECT_EQ(move.state().pub.gwidyon.removes, 0) << "a move turns the chip";
  auto again = Table(1).forest(0, "a1:1").gwidyon(20, false).hand(0, "lycoperdon-perlatum");
  EXPECT_EQ(again.plays("play lycoperdon-perlatum, skip").gwidyon(), 19);
  auto leaves = Table(1).hand(0, "shared-leaf-heap").plays("play shared-leaf-heap");
  EXPECT_EQ(leaves.gwidyon(), 20) << "leaves do nothing";
  EXPECT_EQ(leaves.leaves(0), 2);
  auto hired = Table(1, {{"expansion", true}}).leaves(0, 7).showcase("fomes-fomentarius - - - -");
  EXPECT_EQ(hired.plays("hire fomes-fomentarius").state().pub.gwidyon.removes, 0);
}

TEST(Solo, WhatIsRepeatedCountsAsOften) {  // R11.6
  nlohmann::json pack = nlohmann::json::parse(standard_pack());
  const nlohmann::json field = {
      {"field", {{"land", "moss"}, {"holds", 2}, {"then", {{{"move", 2}}, {{"remove-if", 1}}}}}}};
  pack["heroes"][0]["program"] = {{{"others", {{{"repeat", {{"times", 2}, {"steps", {field}}}}}, {{"leaves", 3}}}}}};
  auto t = Table(1, {}, pack.dump()).hand(0, "rickenella-fibula").plays("play rickenella-fibula");
  EXPECT_EQ(t.gwidyon(), 20 - 2 - 2) << "four times turned, to remove twice; two removed besides";
}

TEST(Solo, TheShrineIsTurnedAfterEitherTurn) {  // R11.7
  auto own = before_gwidyon().shrine(10).plays("end");
  EXPECT_EQ(own.plays("roll feather").forest(0), "a1:3 d2:1 b3:1");
  EXPECT_EQ(own.gwidyon(), 20) << "drops for the player only";
  auto its = before_gwidyon().shrine(8).plays("end, turn-up s2");
  EXPECT_EQ(its.stage(), "shrine");
  EXPECT_EQ(its.turn_of(), "nobody");
  EXPECT_EQ(its.plays("roll acorn").forest(0), "a1:3 d4:1");
  EXPECT_EQ(its.actor(), "player 0");
}

TEST(Solo, WhoHasNoDropWins) {  // R11.8
  auto own = Table(1).forest(0, "b2:1").hand(0, "boletus-edulis").plays("play boletus-edulis, field b2, to c2");
  EXPECT_EQ(own.actor(), "player 0") << "the turn is ended";
  EXPECT_EQ(own.plays("end").winners(), "0");
  EXPECT_EQ(own.hand(0), "") << "and nothing more is done";
  auto its = before_gwidyon().gwidyon(1).plays("end, turn-up s5");
  EXPECT_EQ(its.winners(), "1");
  auto both = Table(1, {{"expansion", true}}).forest(0, "b1:1").gwidyon(1).hand(0, "pleurotus-ostreatus");
  EXPECT_EQ(both.plays("play pleurotus-ostreatus, pick 1, field b1, end").winners(), "0 1");
  auto in_its_turn = Table(1).forest(0, "c1:1").gwidyon(3).hand(0, "").plays("end, turn-up s6, field c1, to c2");
  EXPECT_EQ(in_its_turn.winners(), "0");
}

TEST(Solo, GwidyonWinsWhenTheRoundsAreUsedUp) {  // R11.9
  auto t = Table(1, {{"round_limit", std::int64_t{3}}}).round(2).hand(0, "").forest(0, "a1:1").plays("end, turn-up s5");
  EXPECT_EQ(t.winners(), "1");
  EXPECT_EQ(t.ranks(), "2 1");
  EXPECT_EQ(t.gwidyon(), 0);
}

}  // namespace
}  // namespace understory::mycelia

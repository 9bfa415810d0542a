// Chapter 3 of RULES.md: a turn.
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

TEST(Turn, IsAnActionThenTheTrackThenDrawing) {  // R3.1
  auto t = Table().hand(0, "king-bolete scaly-vase").roots(0, "1,1", "earthlover fly-agaric");
  t.plays("absorb, seedling 1,1, source fly-agaric, flip ring, pay nitrogen, deal fat-jack");
  EXPECT_EQ(t.happened(),
            "Brown absorbs. Brown uses the ring token. Brown pays 1 nitrogen. The seedling of Brown on 1,1 absorbs "
            "carbon from Fly Agaric. Brown climbs to stone 1. Brown gains 1 nitrogen. Brown draws Fat Jack.");
  EXPECT_EQ(t.actor(), "player 1");
}

TEST(Turn, LastsUntilTheHandIsFull) {  // R3.1
  auto t = Table().hand(0, "king-bolete scaly-vase").plays("activate earthlover, gain nitrogen, done");
  EXPECT_EQ(t.actor(), "chance");
  EXPECT_EQ(t.game().turn_of(t.state()), seat(0));
  EXPECT_EQ(t.game().coming(t.state()), Message("undergrove.coming.draw"));
  t.plays("deal orange-tooth");
  EXPECT_EQ(t.game().turn_of(t.state()), seat(1));
}

TEST(Turn, OffersFiveActions) {  // R3.2
  Table t;
  EXPECT_EQ(t.moves(), "activate earthlover, absorb, reproduce, partner, photosynthesize");
  auto poor = Table().stock(0, {0, 0, 0, 0}).ready(0, "");
  EXPECT_EQ(poor.moves(), "activate earthlover, photosynthesize");
  EXPECT_TRUE(poor.refuses("R6.3", "absorb"));
  EXPECT_TRUE(poor.refuses("R3.2", "reproduce"));
  EXPECT_EQ(poor.why("partner"), "You have too little carbon. (R3.2)");
  EXPECT_TRUE(poor.refuses("R3.2", "pay nitrogen"));
}

TEST(Payment, NeverLeavesTooLittle) {  // R3.3
  auto t = Table().stock(0, {0, 1, 0, 1}).ready(0, "ring").no_carbon().carbon("fly-agaric", 1);
  t.plays("absorb, seedling 1,1, source fly-agaric, flip ring, pay potassium");
  EXPECT_EQ(t.moves(), "pay nitrogen");
  auto poor = Table().stock(0, {0, 0, 0, 1}).ready(0, "ring").no_carbon().carbon("fly-agaric", 1);
  EXPECT_TRUE(poor.refuses("R6.1", "absorb")) << "the move could not be paid";
}

TEST(BonusTiles, AreUsedAtAnyDecisionOfTheOwnTurn) {  // R3.4
  auto t =
      Table().stack(2, "carbon ready").bonus(0, 2, "nitrogen").stack(4, "carbon one-point").bonus(0, 4, "two-points");
  EXPECT_TRUE(t.allows("use 2"));
  EXPECT_EQ(t.why("use 4"), "The bonus tile of stone 4 is worth points; keep it to the end. (R3.4)");
  EXPECT_TRUE(t.refuses("R3.4", "use 6"));
  auto between = t;
  t.plays("use 2");
  EXPECT_EQ(t.stock(0), "C4 N3 P2 K2");
  EXPECT_EQ(t.happened(seat(1)), "Brown uses the bonus tile 1 nitrogen. Brown gains 1 nitrogen.");
  EXPECT_TRUE(t.refuses("R3.4", "use 2")) << "once";
  between.plays("activate earthlover, use 2, gain nitrogen");
  EXPECT_EQ(between.stock(0), "C4 N4 P2 K2");
}

TEST(BonusTiles, AreAskedForAtTheEndOfTheTurn) {  // R3.4
  auto t = Table().stack(4, "carbon one-point").bonus(0, 4, "two-points");
  t.plays("photosynthesize, convert 0, done");
  EXPECT_EQ(t.question(), "Brown may use bonus tiles before the turn ends.");
  EXPECT_EQ(t.moves(), "done") << "asked all the same";
  EXPECT_TRUE(t.refuses("R3.4", "photosynthesize"));
  t.plays("done");
  EXPECT_EQ(t.actor(), "player 1");
}

TEST(Drawing, FillsTheHand) {  // R3.5
  auto t = Table().hand(0, "king-bolete").plays("activate earthlover, gain nitrogen, done");
  EXPECT_EQ(t.actor(), "chance");
  t.plays("deal fat-jack, deal candy-cap");
  EXPECT_EQ(t.hand(0), "king-bolete candy-cap fat-jack");
  EXPECT_EQ(t.happened(seat(1)), "Brown draws a mushroom. Brown draws a mushroom.");
  EXPECT_EQ(t.actor(), "player 1");
}

TEST(Drawing, ShufflesTheDiscards) {  // R3.6
  auto t = Table().hand(0, "king-bolete scaly-vase").discards_all();
  t.plays("activate earthlover, gain nitrogen, done");
  EXPECT_NE(t.happened().find("The discards become the pile."), std::string::npos);
  EXPECT_EQ(t.actor(), "chance");
  EXPECT_TRUE(t.state().pub.discards.empty());
  // What was in a hand then cannot have been in the new pile.
  EXPECT_NE(t.state().pub.players[seat(1)].ages[0], t.state().pub.pile_age);
}

TEST(Drawing, StopsWithoutMushrooms) {  // R3.6
  auto t = Table(4);
  std::vector<std::string> rest;
  const auto position = t.game().position(t.state());
  for (const auto& name : position["pile"]) rest.push_back(name);
  Table u(4);
  for (std::size_t i = 0; i < rest.size(); ++i) u.tile(rest[i], 2 + static_cast<int>(i), 0);
  u.plays("partner, pay nitrogen");
  u.plays("play " + u.hand(0).substr(0, u.hand(0).find(' ')) +
          ", space 1,1, root 1,1 fly-agaric, root 1,1 pacific-golden-chanterelle");
  EXPECT_EQ(u.state().pub.players[seat(0)].hand_size, 2);
  EXPECT_EQ(u.actor(), "player 1");
}

TEST(Earthlover, FeedsItsNeighboursWhenNoCarbonIsLeft) {  // R3.7
  auto t = Table().no_carbon().plays("activate earthlover, gain nitrogen, done");
  for (const char* name : {"painted-suillus", "fly-agaric", "pacific-golden-chanterelle", "common-deceiver"})
    EXPECT_EQ(t.carbon(name), 1) << name;
  auto left = Table().no_carbon().carbon("fly-agaric", 1).plays("activate earthlover, gain nitrogen, done");
  EXPECT_EQ(left.carbon("common-deceiver"), 0);
}

}  // namespace
}  // namespace understory::undergrove

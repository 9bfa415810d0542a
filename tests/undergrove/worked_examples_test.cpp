// The examples of the rulebook, played.
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

// Brown has a root on Fly Agaric and may activate it, Green has none.
TEST(ActivationExample, FlyAgaric) {
  auto t = Table().roots(0, "1,1", "earthlover fly-agaric").ready(0, "ring gills other");
  EXPECT_FALSE(t.allows("activate common-deceiver"));
  t.plays("activate fly-agaric");
  EXPECT_EQ(t.ready(0), "pores gills other") << "the ring token is used, the green one readied";
  EXPECT_EQ(t.carbon("fly-agaric"), 2);
  EXPECT_EQ(t.stock(0), "C3 N3 P3 K2");
  EXPECT_TRUE(t.refuses("R4.1", "activate fly-agaric")) << "Tan has no root there";
}

TEST(ActivationExample, Earthlover) {
  auto t = Table().plays("activate earthlover, gain nitrogen, swap phosphorus potassium, swap potassium nitrogen");
  EXPECT_EQ(t.stock(0), "C4 N4 P1 K2");
  EXPECT_EQ(t.ready(0), "ring pores gills other");
  EXPECT_EQ(t.actor(), "player 1") << "the action is spent";
}

// White takes the carbon of Fly Agaric through Earthlover, climbs to a stone with bonus tiles and keeps two points.
TEST(AbsorbExample, MovesCarbonOneStep) {
  auto t = Table().track(0, 1).stack(2, "two-points nitrogen one-point").stack(6, "one-point phosphorus two-points");
  t.plays("absorb, seedling 1,1, source fly-agaric, flip gills, pay potassium, flip pores, take two-points");
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 1: earthlover");
  EXPECT_EQ(t.carbon("fly-agaric"), 0);
  EXPECT_EQ(t.track(0), 2);
  EXPECT_EQ(t.ready(0), "ring other");
  EXPECT_EQ(t.stock(0), "C4 N2 P2 K1");
  EXPECT_EQ(t.state().secret.stacks[0].size(), 2) << "the other two are put back";
}

// Green pays, places Peppery Bolete beside Common Deceiver, and a seedling with a root on it.
TEST(ReproduceExample, PlacesPepperyBolete) {
  auto t = Table().hand(0, "peppery-bolete panthercap fat-jack");
  t.plays("reproduce, pay nitrogen, play peppery-bolete, space 1,-1, corner 2,-1, root 2,-1 peppery-bolete");
  EXPECT_EQ(t.stock(0), "C3 N1 P0 K2");
  EXPECT_EQ(t.plant(0, 2, -1), "seedling 0: peppery-bolete");
  EXPECT_EQ(t.actor(), "chance");
  t.plays("deal candy-cap");
  EXPECT_EQ(t.hand(0), "candy-cap panthercap fat-jack");
}

// Brown's six plants score 10 + 12 + 0 + 6 + 8 + 5 = 41; goals 9 + 1 + 1; bonus tiles 3; seven resources 3; 58 in all.
TEST(ScoringExample, AddsUpToFiftyEight) {
  auto t = Table(2, {{"goals", std::string("1A,3A,2A")}}).marks(0, {3, 0, 0});
  // Mouse Trich has three gills around it: Common Deceiver, Vermilion Waxcap and Red-bleeding Milkcap.
  t.tile("mouse-trich", 1, -1).tile("vermilion-waxcap", 2, -1).tile("red-bleeding-milkcap", 1, -2);
  t.tile("surprise-webcap", 0, -2).tile("peppery-bolete", 2, 0).cubes("peppery-bolete", 3);
  t.tile("red-cracking-bolete", 3, 0).tile("rehms-haircup", 3, -1).tile("woodland-lepidella", 1, 1);
  t.no_plants(0);
  t.plant(0, 3, 0, "peppery-bolete vermilion-waxcap red-cracking-bolete rehms-haircup", 0, true);  // 1.
  t.plant(0, 1, -1, "mouse-trich red-bleeding-milkcap common-deceiver", 0, true);                  // 2.
  t.plant(0, 3, 1, "peppery-bolete red-cracking-bolete");                                          // 3.
  t.plant(0, 2, 1, "fly-agaric peppery-bolete woodland-lepidella", 2);                             // 4.
  t.plant(0, 1, 0, "common-deceiver mouse-trich earthlover", 2);                                   // 5.
  t.plant(0, 2, -1, "mouse-trich", 2);                                                             // 6.
  t.stock(0, {2, 2, 2, 1}).stack(2, "nitrogen phosphorus").stack(4, "carbon ready");
  t.shown(0, 2, "one-point").shown(0, 4, "two-points").set("stage", "over").set("mover", nullptr).set("round", 60);
  EXPECT_EQ(t.value("mouse-trich"), 5);
  EXPECT_EQ(t.value("peppery-bolete"), 3);
  const Points points = t.points(0);
  EXPECT_EQ(points.trees, 10 + 12);
  EXPECT_EQ(points.seedlings, 0 + 6 + 8 + 5);
  EXPECT_EQ(points.trees + points.seedlings, 41);
  EXPECT_EQ(points.goals, (std::array<int, kGoals>{9, 1, 1}));
  EXPECT_EQ(points.bonus, 3);
  EXPECT_EQ(points.leftovers, 3);
  EXPECT_EQ(t.total(0), 58);
}

}  // namespace
}  // namespace understory::undergrove

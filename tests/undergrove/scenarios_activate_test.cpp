// Chapter 4 of RULES.md: activating mushrooms. Each mushroom has its own test in tiles_test.cpp.
#include "engine/perft.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

TEST(Activating, NeedsARootAndTheCost) {  // R4.1
  auto t = Table().tile("zellers-bolete", 1, 1).roots(0, "1,1", "earthlover fly-agaric zellers-bolete");
  auto poor = t;
  EXPECT_EQ(t.why("activate common-deceiver"), "You have no root on Common Deceiver. (R4.1)");
  EXPECT_EQ(t.label("activate zellers-bolete"),
            "Activate Zeller’s Bolete (gain 4 cubes of any kind): pay a ready pores token and 2 carbon");
  poor.stock(0, {1, 2, 2, 2}).ready(0, "pores");
  EXPECT_EQ(poor.why("activate zellers-bolete"), "You have too little carbon. (R4.1)");
  EXPECT_EQ(poor.why("activate fly-agaric"), "The ring token is used. (R4.1)");
  t.plays("activate fly-agaric");
  EXPECT_EQ(t.ready(0), "pores gills other");
  EXPECT_EQ(t.carbon("fly-agaric"), 2);
}

TEST(Gaining, OfAnyCubesGoesInAnyOrder) {  // R4.2
  auto t = Table().tile("zellers-bolete", 1, 1).roots(0, "1,1", "zellers-bolete");
  t.plays("activate zellers-bolete, gain potassium");
  EXPECT_EQ(t.moves(), "gain nitrogen, gain phosphorus, gain potassium");
  EXPECT_TRUE(t.refuses("R4.2", "pay nitrogen"));
}

TEST(Gaining, IsSearchedInOneOrder) {  // R4.2
  auto t = Table().tile("zellers-bolete", 1, 1).roots(0, "1,1", "zellers-bolete").plays("activate zellers-bolete");
  EXPECT_EQ(perft(t.game(), t.state(), 2), 9U);
  EXPECT_EQ(perft(t.game(), t.state(), 2, Lines::searched), 6U);
}

TEST(Readying, TurnsUsedTokens) {  // R4.3
  auto t = Table().roots(0, "1,1", "fly-agaric").ready(0, "ring gills").plays("activate fly-agaric");
  EXPECT_EQ(t.ready(0), "pores gills");
}

TEST(Swapping, IsOptionalAndInAnyOrder) {  // R4.4
  auto t = Table().plays("activate earthlover, gain nitrogen, swap phosphorus nitrogen");
  EXPECT_TRUE(t.allows("swap nitrogen phosphorus"));
  EXPECT_TRUE(t.allows("done"));
  auto poor = Table().stock(0, {4, 0, 0, 0}).plays("activate earthlover, gain nitrogen");
  EXPECT_TRUE(poor.refuses("R4.4", "swap potassium nitrogen"));
}

TEST(Storing, IsLimitedByTheSpaces) {  // R4.5
  auto t = Table().tile("panthercap", 1, 1).roots(0, "1,1", "panthercap").cubes("panthercap", 2);
  t.plays("activate panthercap");
  EXPECT_EQ(t.moves(), "leave 0, leave 1, leave 2");
  EXPECT_TRUE(t.refuses("R4.5", "leave 3"));
  auto full = Table().tile("panthercap", 1, 1).roots(0, "1,1", "panthercap").cubes("panthercap", 4);
  full.plays("activate panthercap");
  EXPECT_EQ(full.actor(), "player 1") << "not asked without a space";
}

TEST(Ongoing, HelpsFromTheNextTurnOnAndOnce) {  // R4.6
  auto t = Table().tile("brown-roll-rim", 1, 1).tile("red-bleeding-milkcap", 1, 2);
  t.plant(0, 1, 2, "red-bleeding-milkcap").roots(0, "1,1", "earthlover").stock(0, {4, 0, 2, 2});
  EXPECT_TRUE(t.refuses("R4.1", "activate brown-roll-rim"));
  t.plays("activate red-bleeding-milkcap, partner, done, root 1,1 brown-roll-rim, root 1,2 brown-roll-rim");
  EXPECT_EQ(t.stock(0), "C3 N0 P2 K0");
  t.plays("photosynthesize, convert 0, done");  // of seat 1
  EXPECT_EQ(t.why("activate brown-roll-rim"), "Brown Roll-rim helps all the time and is not activated. (R4.6)");
  t.plays("photosynthesize, done");
  EXPECT_EQ(t.stock(0), "C6 N0 P2 K0") << "3, with two roots on it";
}

TEST(Ongoing, IsOfNoUseInTheTurnOfItsRoot) {  // R4.6
  auto t = Table().tile("brown-roll-rim", 1, 1).tile("red-bleeding-milkcap", 1, 2).tile("gassy-webcap", 0, 2);
  t.plant(0, 1, 2, "red-bleeding-milkcap gassy-webcap").stock(0, {4, 0, 2, 2});
  t.plays("activate red-bleeding-milkcap, partner, done, root 1,1 brown-roll-rim, root 1,1 fly-agaric");
  auto u = Table().tile("brown-roll-rim", 1, 1).tile("red-bleeding-milkcap", 1, 2).tile("gassy-webcap", 0, 2);
  u.plant(0, 1, 2, "red-bleeding-milkcap gassy-webcap").stock(0, {4, 0, 2, 2});
  u.plays("activate red-bleeding-milkcap, activate gassy-webcap, photosynthesize, done");
  EXPECT_EQ(u.stock(0), "C6 N0 P2 K2");
}

TEST(Copying, PaysOnTheCopycat) {  // R4.7
  auto t = Table().tile("golden-waxcap", 1, 1).tile("amethyst-deceiver", 2, 0).tile("candy-cap", 2, 1);
  t.roots(0, "1,1", "golden-waxcap");
  EXPECT_TRUE(t.allows("activate golden-waxcap"));
  t.plays("activate golden-waxcap");
  EXPECT_EQ(t.moves(), "copy common-deceiver, copy amethyst-deceiver");
  EXPECT_TRUE(t.refuses("R4.7", "copy fly-agaric")) << "another type";
  EXPECT_TRUE(t.refuses("R4.7", "copy candy-cap")) << "it is not activated";
  EXPECT_TRUE(t.refuses("R4.7", "copy golden-waxcap")) << "itself";
  t.plays("copy amethyst-deceiver, pay nitrogen, seedling 1,1");
  EXPECT_EQ(t.moves(), "source golden-waxcap") << "here is the copycat";
  EXPECT_EQ(t.carbon("golden-waxcap"), 2);
  EXPECT_EQ(t.ready(0), "ring pores other") << "one token";
}

TEST(Copying, StoresOnTheCopiedMushroom) {  // R4.7
  auto t = Table().tile("golden-waxcap", 1, 1).tile("green-russula", 2, 0).roots(0, "1,1", "golden-waxcap");
  t.plays("activate golden-waxcap, copy green-russula, leave 2");
  EXPECT_EQ(t.cubes("green-russula"), 2);
  EXPECT_EQ(t.carbon("golden-waxcap"), 1);
}

TEST(Copying, NeedsSomethingToCopy) {  // R4.7
  auto t = Table().tile("golden-waxcap", 1, 1).roots(0, "1,1", "golden-waxcap").stock(0, {0, 2, 2, 2});
  EXPECT_EQ(t.why("activate golden-waxcap"), "There is no mushroom that Golden Waxcap can copy now. (R4.7)");
}

TEST(AnotherAction, IsGivenOnceATurn) {  // R4.8
  auto t = Table().tile("scaly-vase", 1, 1).tile("red-bleeding-milkcap", 1, 2).tile("crested-coral", 0, 2);
  t.plant(0, 1, 2, "scaly-vase red-bleeding-milkcap crested-coral");
  t.plays("activate scaly-vase, activate red-bleeding-milkcap, activate scaly-vase");
  EXPECT_EQ(t.actor(), "player 1") << "the second time it only readies tokens";
  auto copies = Table().tile("scaly-vase", 1, 1).tile("red-bleeding-milkcap", 1, 2).tile("crested-coral", 0, 2);
  copies.plant(0, 1, 2, "scaly-vase red-bleeding-milkcap crested-coral");
  copies.plays("activate scaly-vase, activate red-bleeding-milkcap, activate crested-coral, copy scaly-vase");
  EXPECT_EQ(copies.question(), "Brown chooses an action: turn 1.") << "a copycat counts as itself";
}

TEST(AbsorbTiles, MoveForPayAndTheSecondIsOptional) {  // R4.9
  auto t = Table().tile("hot-pink-coral", 1, 1).roots(0, "1,1", "hot-pink-coral");
  t.plays("activate hot-pink-coral, pay nitrogen, seedling 1,1, source pacific-golden-chanterelle, pay nitrogen");
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 1: hot-pink-coral");
  EXPECT_EQ(t.moves(), "seedling 1,1, done");
  t.plays("done");
  EXPECT_EQ(t.track(0), 1);
}

TEST(AbsorbTiles, AreNotActivatedInVain) {  // R4.9
  auto t = Table().tile("scarletina-bolete", 1, 1).roots(0, "1,1", "scarletina-bolete").no_carbon();
  EXPECT_TRUE(t.refuses("R4.9", "activate scarletina-bolete")) << "there is no carbon";
  auto tree = Table().tile("hot-pink-coral", 1, 1).tile("king-bolete", 2, 1).plant(0, 2, 1, "hot-pink-coral", 0, true);
  tree.roots(0, "1,1", "");
  EXPECT_TRUE(tree.refuses("R4.9", "activate hot-pink-coral")) << "no seedling has a root";
}

TEST(OthersGaining, MeansEveryOther) {  // R4.10
  auto t = Table(3).tile("king-bolete", 1, 1).roots(0, "1,1", "king-bolete").plays("activate king-bolete");
  EXPECT_EQ(t.stock(1), "C4 N2 P3 K2");
  EXPECT_EQ(t.stock(2), "C4 N2 P3 K2");
}

TEST(Choosing, LeavesOutWhatWasGiven) {  // R4.11
  auto t = Table().tile("mouse-trich", 1, 1).tile("violet-webcap", 1, 2).tile("scaly-vase", 0, 2);
  t.plant(0, 1, 2, "mouse-trich violet-webcap scaly-vase");
  t.plays("activate mouse-trich, pick 2, activate violet-webcap, pick 2, activate mouse-trich");
  EXPECT_EQ(t.moves(), "pick 1");
  EXPECT_TRUE(t.refuses("R4.8", "pick 2"));
  EXPECT_TRUE(t.refuses("R4.11", "pick 3"));
  EXPECT_TRUE(t.refuses("R4.11", "done"));
}

}  // namespace
}  // namespace understory::undergrove

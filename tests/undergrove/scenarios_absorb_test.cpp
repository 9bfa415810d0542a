// Chapters 6 and 7 of RULES.md: absorbing carbon and the carbon track.
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

TEST(Absorbing, ChoosesASeedlingThenCarbon) {  // R6.1
  auto t = Table().roots(0, "1,1", "earthlover fly-agaric").plant(0, 2, 0, "fly-agaric", 0, true).plant(0, 2, 1, "");
  t.plays("absorb");
  EXPECT_EQ(t.moves(), "seedling 1,1");
  EXPECT_TRUE(t.refuses("R6.1", "seedling 2,0")) << "a tree";
  EXPECT_TRUE(t.refuses("R6.1", "seedling 2,1")) << "without a root";
  EXPECT_TRUE(t.refuses("R6.1", "seedling 0,0")) << "of another player";
  t.plays("seedling 1,1");
  EXPECT_EQ(t.moves(),
            "source painted-suillus, source fly-agaric, source pacific-golden-chanterelle, source common-deceiver");
  EXPECT_TRUE(t.refuses("R6.1", "source earthlover")) << "there is no carbon";
}

// From Common Deceiver to the seedling's mushroom it is three steps around the hole, though two as the crow flies.
TEST(Absorbing, FollowsTheForest) {  // R6.2
  auto t = Table().no_carbon().tile("king-bolete", 2, 0).tile("scaly-vase", 2, -1).tile("fat-jack", 2, -2);
  t.tile("candy-cap", 1, -2)
      .carbon("candy-cap", 1)
      .roots(0, "1,1", "fly-agaric")
      .ready(0, "ring")
      .stock(0, {0, 9, 0, 0});
  t.plays("absorb, seedling 1,1, source candy-cap, flip ring, pay nitrogen");
  EXPECT_EQ(t.question(), "Brown pays for 4 moves of the carbon.");
  t.plays("pay nitrogen, pay nitrogen, pay nitrogen, pay nitrogen");
  EXPECT_EQ(t.stock(0), "C0 N5 P0 K0") << "9 less 5, and 1 from the track";
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 1: fly-agaric");
}

TEST(Absorbing, ChoosesWhereToArriveForGoal8A) {  // R6.2
  auto t = Table(2, {{"goals", std::string("8A,2A,3A")}}).roots(0, "1,1", "earthlover fly-agaric");
  t.plays("absorb, seedling 1,1, source common-deceiver");
  EXPECT_EQ(t.moves(), "enter earthlover, enter fly-agaric");
  EXPECT_TRUE(t.refuses("R6.2", "enter common-deceiver"));
  t.plays("enter fly-agaric, flip ring, pay nitrogen, flip pores, flip gills");
  EXPECT_EQ(t.mark(0, 0), 1);
}

TEST(Absorbing, CostsATokenACubeAndMoves) {  // R6.3
  auto t = Table().ready(0, "ring gills").stock(0, {0, 1, 0, 1});
  t.plays("absorb, seedling 1,1, source fly-agaric");
  EXPECT_EQ(t.moves(), "flip ring, flip gills");
  EXPECT_TRUE(t.refuses("R6.3", "flip pores"));
  t.plays("flip gills");
  EXPECT_EQ(t.moves(), "pay nitrogen, pay potassium");
  EXPECT_TRUE(t.refuses("R6.3", "pay phosphorus"));
  t.plays("pay nitrogen");
  EXPECT_EQ(t.moves(), "pay potassium, flip ring");
  t.plays("flip ring");
  EXPECT_EQ(t.stock(0), "C0 N1 P0 K1") << "with the nitrogen of stone 1";
  EXPECT_EQ(t.carbon("fly-agaric"), 0);
}

TEST(Absorbing, PaysForMovesInAnyOrder) {  // R6.3
  auto t =
      Table().no_carbon().tile("king-bolete", 2, 0).carbon("king-bolete", 1).stock(0, {0, 1, 1, 1}).ready(0, "ring");
  t.plays("absorb, seedling 1,1, source king-bolete, flip ring, pay nitrogen");
  EXPECT_EQ(t.moves(), "pay phosphorus, pay potassium") << "in any order";
  EXPECT_TRUE(t.refuses("R6.3", "pay nitrogen"));
  auto other = t;
  EXPECT_EQ(t.plays("pay potassium").moves(), "pay phosphorus");
  t.plays("pay phosphorus");
  other.plays("pay phosphorus, pay potassium");
  EXPECT_EQ(t.game().position(t.state()), other.game().position(other.state()));
}

TEST(Trees, GrowWithTheThirdCarbon) {  // R6.4
  auto t = Table().roots(0, "1,1", "earthlover fly-agaric", 2);
  t.plays("absorb, seedling 1,1, source fly-agaric, flip ring, pay nitrogen");
  EXPECT_EQ(t.plant(0, 1, 1), "tree 0: earthlover fly-agaric");
}

TEST(Trees, AreFour) {  // R6.4
  auto t = Table().roots(0, "1,1", "earthlover fly-agaric", 2);
  t.plant(0, 2, 1, "", 0, true).plant(0, 2, 0, "", 0, true).plant(0, 1, 2, "", 0, true).plant(0, 0, 2, "", 0, true);
  t.plays("absorb, seedling 1,1, source fly-agaric, flip ring, pay nitrogen");
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 3: earthlover fly-agaric");
  t.plays(
      "photosynthesize, convert 0, done, absorb, seedling 1,1, source pacific-golden-chanterelle, flip gills, pay "
      "nitrogen, pay phosphorus");
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 4: earthlover fly-agaric");
  t.plays("take nitrogen, done, photosynthesize, convert 0, done");
  EXPECT_TRUE(t.refuses("R6.1", "absorb")) << "no seedling takes a fifth";
}

TEST(Track, IsClimbedOnceATurn) {  // R7.1
  auto t = Table().tile("hot-pink-coral", 1, 1).roots(0, "1,1", "hot-pink-coral");
  t.plays(
      "activate hot-pink-coral, pay nitrogen, seedling 1,1, source hot-pink-coral, seedling 1,1, source "
      "hot-pink-coral");
  EXPECT_EQ(t.track(0), 1);
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 2: hot-pink-coral");
}

// A table where seat 0 has just absorbed and arrives at a stone.
Table arriving_at(int stone) { return Table().roots(0, "1,1", "earthlover fly-agaric").track(0, stone - 1); }
constexpr const char* kAbsorb = "absorb, seedling 1,1, source fly-agaric, flip ring, pay nitrogen";

TEST(Track, GivesWhatTheStonesSay) {  // R7.2
  EXPECT_EQ(arriving_at(1).plays(kAbsorb).stock(0), "C4 N2 P2 K2");
  for (const int stone : {2, 4, 6})
    EXPECT_EQ(arriving_at(stone).plays(kAbsorb).question(), "Brown keeps a bonus tile.");
  for (const int stone : {3, 7}) {
    auto t = arriving_at(stone).plays(kAbsorb);
    EXPECT_EQ(t.moves(), "root 1,1 pacific-golden-chanterelle, done");
    t.plays("done");
    EXPECT_EQ(t.actor(), "player 1");
  }
  EXPECT_EQ(arriving_at(5).plays(std::string(kAbsorb) + ", gain potassium").stock(0), "C4 N1 P2 K3");
  EXPECT_EQ(arriving_at(8).plays(kAbsorb).stock(0), "C5 N1 P2 K2");
}

TEST(BonusTile, IsChosenInSecret) {  // R7.3
  auto t = arriving_at(2).plays(kAbsorb);
  EXPECT_EQ(t.moves(), "take nitrogen, take phosphorus, take potassium");
  EXPECT_TRUE(t.refuses("R7.3", "take two-points"));
  t.plays("take phosphorus");
  EXPECT_EQ(t.happened(seat(0)), "Brown keeps the bonus tile 1 phosphorus of stone 2.");
  EXPECT_EQ(t.happened(seat(1)), "Brown keeps a bonus tile of stone 2.");
  EXPECT_EQ(t.game().observe(t.state(), seat(0)).mine.left[0].size(), 2) << "it remembers what it put back";
  EXPECT_EQ(t.moves(), "done, use 2");
}

TEST(EndSpaces, AreFiveAndEachIsTakenOnce) {  // R7.4
  auto t = arriving_at(9).ready(0, "ring gills").plays(kAbsorb);
  EXPECT_EQ(t.moves(), "finish root, finish mixed, finish carbon, finish ready, finish points");
  EXPECT_TRUE(t.refuses("R7.4", "done"));
  auto mixed = t;
  auto root = t;
  auto carbon = t;
  auto points = t;
  t.plays("finish ready");
  EXPECT_EQ(t.moves(), "ready ring, ready pores, ready other");
  EXPECT_TRUE(t.refuses("R7.4", "ready gills"));
  t.plays("ready pores, gain potassium");
  EXPECT_EQ(t.ready(0), "pores gills");
  EXPECT_EQ(t.stock(0), "C4 N1 P2 K3");
  EXPECT_EQ(mixed.plays("finish mixed, gain nitrogen, gain potassium").stock(0), "C5 N2 P2 K3");
  EXPECT_EQ(root.plays("finish root").moves(), "root 1,1 pacific-golden-chanterelle, done");
  EXPECT_EQ(carbon.plays("finish carbon").stock(0), "C7 N1 P2 K2");
  points.plays("finish points");
  EXPECT_EQ(points.points(0).bonus, 2);
  auto second = arriving_at(9).track(1, 9);
  second.set("players", second.game().position(points.state())["players"]).track(0, 8);
  EXPECT_NE(second.problem(), "") << "nobody has an end space before the end of the track";
}

TEST(EndOfTheTrack, GivesNothingMore) {  // R7.5
  auto t = arriving_at(9).plays(std::string(kAbsorb) + ", finish points");
  t.plays(
      "photosynthesize, convert 0, done, absorb, seedling 1,1, source pacific-golden-chanterelle, flip gills, pay "
      "nitrogen, flip other");
  EXPECT_EQ(t.track(0), 9);
  EXPECT_EQ(t.actor(), "player 1") << "no bonus, no question";
}

}  // namespace
}  // namespace understory::undergrove

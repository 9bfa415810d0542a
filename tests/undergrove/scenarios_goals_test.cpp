// Chapter 8 of RULES.md: goals.
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

Table with_goals(const std::string& goals, int seats = 2) { return Table(seats, {{"goals", goals}}); }

TEST(Goals, AreScoredByAll) {  // R8.1
  auto t = with_goals("1A,4B,3A").marks(0, {1, 0, 0}).marks(1, {2, 0, 0});
  EXPECT_EQ(t.points(0).goals[0], 3);
  EXPECT_EQ(t.points(1).goals[0], 5);
}

TEST(Goals, HaveTablesAndMultipliers) {  // R8.2
  auto t = with_goals("1A,4A,7A").marks(0, {7, 6, 0}).marks(1, {0, 0, 0});
  EXPECT_EQ(t.points(0).goals[0], 9) << "three or more";
  EXPECT_EQ(t.points(0).goals[1], 12) << "two for each";
  EXPECT_EQ(t.points(1).goals[0], 0);
}

TEST(Goals, AreCompetitionsWithSharedPlaces) {  // R8.3
  const auto points = [](std::vector<int> counts) {
    auto t = with_goals("1B,2A,3A", static_cast<int>(counts.size()));
    for (int i = 0; i < static_cast<int>(counts.size()); ++i) t.marks(i, {counts[static_cast<std::size_t>(i)], 0, 0});
    std::vector<int> list;
    for (int i = 0; i < static_cast<int>(counts.size()); ++i) list.push_back(t.points(i).goals[0]);
    return list;
  };
  EXPECT_EQ(points({5, 3, 2, 1}), std::vector<int>({9, 5, 3, 1}));
  EXPECT_EQ(points({5, 3, 3, 1}), std::vector<int>({9, 4, 4, 1})) << "second and third share 8";
  EXPECT_EQ(points({4, 4, 4, 1}), std::vector<int>({5, 5, 5, 1})) << "17 by three, rounded down";
  EXPECT_EQ(points({0, 0}), std::vector<int>({7, 7})) << "with nothing, too";
}

TEST(Goal1, CountsCarbonTurnsAndNitrogen) {  // R8.4
  auto t = with_goals("1A,2A,3A").stock(0, {0, 4, 0, 0}).plays("photosynthesize, convert 4");
  EXPECT_EQ(t.mark(0, 0), 1);
  auto less = with_goals("1A,2A,3A").stock(0, {0, 4, 0, 0}).plays("photosynthesize, convert 3");
  EXPECT_EQ(less.mark(0, 0), 0);
  auto bonus = with_goals("1A,2A,3A").stock(0, {0, 3, 0, 0}).stack(2, "nitrogen phosphorus").bonus(0, 2, "carbon");
  bonus.plays("use 2, photosynthesize, convert 3");
  EXPECT_EQ(bonus.mark(0, 0), 1) << "carbon of a bonus tile counts";
  auto paid = with_goals("1B,2A,3A").stock(0, {0, 4, 0, 0}).plays("photosynthesize, convert 3");
  EXPECT_EQ(paid.mark(0, 0), 3);
}

TEST(Goal2, CountsLinesAndMushroomsTouched) {  // R8.5
  auto t = with_goals("2A,1A,3A").plant(0, 2, 0, "").plant(0, 2, 1, "").plant(0, 1, 2, "");
  EXPECT_EQ(t.count(0, 0), 2) << "x is 1 or 2";
  auto touched = with_goals("2B,1A,3A").plant(0, 2, 1, "");
  EXPECT_EQ(touched.count(0, 0), 3) << "Earthlover, Fly Agaric, Chanterelle; each once";
}

TEST(Goal3, CountsTreesAndPlantsWithTwoRoots) {  // R8.6
  auto t = with_goals("3A,1A,2A").plant(0, 2, 0, "", 0, true).plant(0, 2, 1, "", 0, true).plant(0, 1, 2, "", 0, true);
  EXPECT_EQ(t.count(0, 0), 3);
  EXPECT_EQ(t.points(0).goals[0], 4);
  auto roots = with_goals("3B,1A,2A").roots(0, "1,1", "earthlover fly-agaric").plant(0, 2, 1, "fly-agaric");
  EXPECT_EQ(roots.count(0, 0), 1);
}

TEST(Goal4, CountsPairsOfATypeAndRoots) {  // R8.7
  auto t = with_goals("4A,1A,2A").tile("gassy-webcap", 1, 1);
  t.plays("partner, done, root 1,1 fly-agaric, root 1,1 gassy-webcap");
  EXPECT_EQ(t.mark(0, 0), 1) << "both are rings";
  auto same = with_goals("4A,1A,2A").plant(0, 2, 0, "").plant(0, 2, 1, "");
  same.plays("partner, done, root 2,0 fly-agaric, root 2,1 fly-agaric");
  EXPECT_EQ(same.mark(0, 0), 1) << "one mushroom";
  auto mixed = with_goals("4A,1A,2A").plays("partner, done, root 1,1 fly-agaric, root 1,1 pacific-golden-chanterelle");
  EXPECT_EQ(mixed.mark(0, 0), 0);
  EXPECT_EQ(with_goals("4B,1A,2A").roots(0, "1,1", "earthlover fly-agaric").count(0, 0), 2);
}

TEST(Goal5, CountsEvenAndOddValues) {  // R8.8
  auto t = with_goals("5A,1A,2A").tile("green-russula", 1, 1).roots(0, "1,1", "earthlover fly-agaric green-russula");
  EXPECT_EQ(t.count(0, 0), 2) << "2 and 0 are even";
  auto odd = with_goals("5B,1A,2A").tile("green-russula", 1, 1).roots(0, "1,1", "earthlover fly-agaric green-russula");
  EXPECT_EQ(odd.cubes("green-russula", 3).count(0, 0), 2);
}

TEST(Goal6, CountsColoursAndPeopleOrAnimals) {  // R8.9
  const std::string roots = "fly-agaric pacific-golden-chanterelle hot-pink-coral";
  EXPECT_EQ(with_goals("6A,1A,2A").tile("hot-pink-coral", 1, 1).roots(0, "1,1", roots).count(0, 0), 2);
  EXPECT_EQ(with_goals("6B,1A,2A").tile("hot-pink-coral", 1, 1).roots(0, "1,1", roots).count(0, 0), 2);
}

TEST(Goal7, CountsSetsAndTheRing) {  // R8.10
  auto t = with_goals("7A,1A,2A").tile("scaly-vase", 1, 1).roots(0, "1,1", "earthlover fly-agaric scaly-vase");
  EXPECT_EQ(t.count(0, 0), 1);
  EXPECT_EQ(t.points(0).goals[0], 3);
  auto ring = with_goals("7B,1A,2A").tile("scaly-vase", 2, 0).plant(0, 2, 1, "").plant(0, 3, 1, "").plant(0, 0, 2, "");
  EXPECT_EQ(ring.count(0, 0), 2) << "3,1 is too far out";
}

TEST(Goal8, CountsMovedCarbonAndReadiedTokens) {  // R8.11
  auto t = with_goals("8A,1A,2A").roots(0, "1,1", "fly-agaric");
  t.plays(
      "absorb, seedling 1,1, source common-deceiver, enter fly-agaric, flip ring, pay nitrogen, flip pores, flip "
      "gills");
  EXPECT_EQ(t.mark(0, 0), 1);
  auto near = with_goals("8A,1A,2A");
  near.plays("absorb, seedling 1,1, source common-deceiver, enter earthlover, flip ring, pay nitrogen, flip pores");
  EXPECT_EQ(near.mark(0, 0), 0);
  auto all = with_goals("8B,1A,2A").ready(0, "").stock(0, {4, 0, 0, 0}).plays("photosynthesize");
  EXPECT_EQ(all.mark(0, 0), 1);
  auto three = with_goals("8B,1A,2A").ready(0, "ring").stock(0, {4, 0, 0, 0}).plays("photosynthesize");
  EXPECT_EQ(three.mark(0, 0), 0);
  // All four are used at the moment the last is flipped; the mushroom readies two, the sun the rest.
  auto flipped = with_goals("8B,1A,2A").ready(0, "other").tile("scaly-vase", 1, 1).roots(0, "1,1", "scaly-vase");
  flipped.plays("activate scaly-vase, photosynthesize, convert 0, done");
  EXPECT_EQ(flipped.mark(0, 0), 1);
  // All are used when ring is flipped; three are readied and used again before ring is readied as the last of the four.
  auto twice = with_goals("8B,1A,2A").ready(0, "ring").track(0, 8).roots(0, "1,1", "earthlover gassy-webcap");
  twice.tile("gassy-webcap", 1, 1).tile("bellybutton-hedgehog", 2, 1).plant(0, 2, 1, "bellybutton-hedgehog");
  twice.plays(
      "activate gassy-webcap, activate bellybutton-hedgehog, absorb, seedling 1,1, source pacific-golden-chanterelle, "
      "flip gills, pay nitrogen, flip other, finish ready");
  EXPECT_EQ(twice.ready(0), "");
  EXPECT_EQ(twice.mark(0, 0), 0);
  twice.plays("ready ring");
  EXPECT_EQ(twice.mark(0, 0), 1);
}

}  // namespace
}  // namespace understory::undergrove

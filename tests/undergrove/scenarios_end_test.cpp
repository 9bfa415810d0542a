// Chapter 9 of RULES.md: the end and the points.
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

TEST(End, ComesARoundAfterSomeoneFinishes) {  // R9.1
  auto t = Table(3).roots(0, "1,1", "earthlover fly-agaric").track(0, 8);
  t.plays("absorb, seedling 1,1, source fly-agaric, flip ring, pay nitrogen, finish points");
  EXPECT_NE(t.happened().find("The end is near"), std::string::npos);
  t.passes_round();
  EXPECT_EQ(t.actor(), "player 0") << "everyone has one more turn";
  t.passes_round();
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_EQ(t.moves(), "");
  EXPECT_TRUE(t.refuses("R9.1", "photosynthesize"));
}

TEST(End, ComesByTheRoundLimit) {  // R9.2
  auto t = Table(2, {{"round_limit", std::int64_t{2}}});
  t.passes_round().passes_round();
  EXPECT_EQ(t.actor(), "player 0") << "two rounds, and one more turn";
  t.passes_round();
  EXPECT_EQ(t.actor(), "nobody");
}

TEST(Points, OfASeedlingAreItsBestRoots) {  // R9.3
  auto t = Table().tile("scaly-vase", 1, 1).roots(0, "1,1", "earthlover fly-agaric scaly-vase", 2);
  EXPECT_EQ(t.points(0).seedlings, 4 + 3);
  auto one = Table().tile("scaly-vase", 1, 1).roots(0, "1,1", "earthlover fly-agaric scaly-vase", 1);
  EXPECT_EQ(one.points(0).seedlings, 4);
  EXPECT_EQ(Table().roots(0, "1,1", "earthlover", 2).points(0).seedlings, 2) << "more carbon than roots";
  auto tree = Table().plant(0, 2, 1, "fly-agaric", 0, true);
  EXPECT_EQ(tree.points(0).trees, 3);
}

TEST(Values, DependOnCubesAndNeighbours) {  // R9.4
  auto t = Table().tile("green-russula", 1, 1).cubes("green-russula", 4).tile("mouse-trich", 1, -1);
  EXPECT_EQ(t.value("green-russula"), 5);
  EXPECT_EQ(t.value("mouse-trich"), 2 + 1) << "Common Deceiver in the west has gills";
  EXPECT_EQ(t.value("fly-agaric"), 3);
}

TEST(Leftovers, CountHalf) {  // R9.5
  EXPECT_EQ(Table().stock(0, {3, 2, 1, 1}).points(0).leftovers, 3);
  EXPECT_EQ(Table().stock(0, {1, 0, 0, 0}).points(0).leftovers, 0);
}

TEST(BonusPoints, CountWhenTheGameIsOver) {  // R9.5
  auto t = Table(2, {{"round_limit", std::int64_t{1}}}).stack(4, "carbon one-point").bonus(0, 4, "two-points");
  EXPECT_EQ(t.points(0).bonus, 0) << "nobody may know";
  EXPECT_EQ(t.game().standing(t.state()).total[seat(0)], t.total(0) + 2) << "if the game ended now";
  t.passes_round().passes_round();
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_EQ(t.points(0).bonus, 2);
  EXPECT_NE(t.happened(seat(1)).find("Brown shows the bonus tile 2 points."), std::string::npos);
}

TEST(Breakdown, ShowsEveryRow) {  // R9.5
  auto t = Table().roots(0, "1,1", "earthlover", 1);
  const auto rows = t.game().breakdown(t.state());
  ASSERT_EQ(rows.size(), 7U);
  EXPECT_EQ(rows[0].label, "undergrove.goal.1a");
  int sum = 0;
  for (const ScoreRow& row : rows) sum += row.points[seat(0)];
  EXPECT_EQ(sum, t.total(0));
  EXPECT_EQ(sum, 2 + 5) << "a root on Earthlover, and ten resources";
}

TEST(Ties, AreBrokenByTreesThenCarbon) {  // R9.6
  const auto ranks = [](Table t) {
    const Scores scores = t.game().scores(t.state());
    return std::vector<int>{scores.rank[seat(0)], scores.rank[seat(1)]};
  };
  const auto table = [] {
    return Table(2, {{"goals", std::string("1A,5B,6A")}}).roots(0, "1,1", "").roots(1, "0,0", "");
  };
  EXPECT_EQ(ranks(table()), std::vector<int>({1, 1})) << "shared";
  EXPECT_EQ(ranks(table().plant(1, -1, 0, "", 0, true)), std::vector<int>({2, 1})) << "a tree more";
  EXPECT_EQ(ranks(table().plant(0, 2, 1, "", 2)), std::vector<int>({1, 2})) << "more carbon on seedlings";
  EXPECT_EQ(ranks(table().stock(1, {9, 9, 9, 9})), std::vector<int>({2, 1})) << "points first";
}

}  // namespace
}  // namespace understory::undergrove

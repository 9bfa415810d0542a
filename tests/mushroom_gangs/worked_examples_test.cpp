// The fifteen worked examples that came with the rules: what an action brings by itself, its team-up, and both.
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

struct Example {
  int number;
  std::string own;    // the gang's other pickers that matter
  std::string enemy;  // whom the action eliminates
  std::string move;
  int amount, bonus, total;
};

const std::vector<Example>& examples() {
  static const std::vector<Example> kExamples{
      {1, "", "", "a1-a2", +1, 0, +1},
      {2, "", "", "e3-e4", +2, 0, +2},
      {3, "", "i7", "i6xi7", +6, 0, +6},
      {4, "", "", "c5-d5", 0, 0, 0},
      {5, "", "c8", "d8xc8", -8, 0, -8},
      {6, "", "", "a7-a6", -7, 0, -7},
      {7, "", "", "g9-home", +9, 0, +9},
      {8, "", "", "a1-out", -9, 0, -9},
      {9, "e8 f8", "", "g7-g8", +9, 8 + 8 + 9, +34},
      {10, "a5 b5 c5 e5 f5", "", "d4-d5", +5, 5 + 5 + 5, +20},
      {11, "a2 b2 c2 e2 f2 g2", "", "d3-d2", -2, 2, 0},
      {12, "a9 b9 d9 e9", "", "c8-c9", +7, 7 + 7 + 7 + 8 + 8, +44},
      {13, "b6 c6", "d6", "e6xd6", -5, 4 + 4 + 5, +8},
      {14, "a4 b4 e4 f4", "", "c4-d4", 0, 5 + 5 + 5, +15},
      {15, "a4 b4", "", "d4-c4", 0, 4 + 4 + 4, +12},
  };
  return kExamples;
}

// Each gang has one more picker at the right edge, so that nobody is gone by the action.
Table table_of(const Example& example, const std::string& team_up) {
  const std::string mover = example.move.substr(0, 2);
  return Table().option("team_up", team_up).own(0, mover + " i1 " + example.own).own(1, "i9 " + example.enemy);
}

TEST(WorkedExamples, ComeOutAsComputed) {
  ASSERT_EQ(examples().size(), 15U);
  for (const char* team_up : {"fresh", "every"}) {
    for (const Example& example : examples()) {
      SCOPED_TRACE("example " + std::to_string(example.number) + ", team_up " + team_up);
      auto t = table_of(example, team_up);
      t.plays(example.move);
      EXPECT_EQ(t.amount(), example.amount);
      EXPECT_EQ(t.bonus(), example.bonus);
      EXPECT_EQ(t.gained(), example.total);
      EXPECT_EQ(t.total(0), 55 + example.total);
      EXPECT_EQ(t.total(1), 55);
    }
  }
}

TEST(WorkedExamples, ReformingPaysNothingOnceTheRunHasBeenPaid) {
  const Example& reforms = examples().back();
  auto t = table_of(reforms, "fresh").paid(0, "a4-c4");
  EXPECT_EQ(t.plays(reforms.move).gained(), 0);
}

}  // namespace
}  // namespace understory::mushroom_gangs

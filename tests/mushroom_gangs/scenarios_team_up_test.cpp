// Chapter 5 of RULES.md, R5.1 to R5.6: what a group is and what creating or joining one adds.
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

// The team-up that gang 0 earns by `move`. Yields are those of the map `keypad`.
int bonus(const std::string& own, const std::string& move, const std::string& others = "") {
  return Table().own(0, own).own(1, "i1 " + others).plays(move).bonus();
}

TEST(Group, IsThreeOrMoreSideBySide) {  // R5.1 (ruling 11)
  EXPECT_EQ(bonus("a5 b4", "b4-b5"), 0) << "two are no group";
  EXPECT_EQ(bonus("a5 b5 c4", "c4-c5"), 4 + 4 + 4);
  EXPECT_EQ(bonus("a5 b4 c5", "b4-b5"), 4 + 4 + 4) << "into the middle";
}

TEST(Group, IsUnbroken) {  // R5.1 (ruling 11)
  EXPECT_EQ(bonus("a5 b5 d4", "d4-d5"), 0) << "a gap";
  EXPECT_EQ(bonus("a5 b5 d4 c6", "d4-d5", "c5"), 0) << "another gang's picker in the gap";
}

TEST(Group, LiesInOneRow) {  // R5.1 (ruling 11)
  EXPECT_EQ(bonus("e4 e5 d6", "d6-e6"), 0) << "one above the other";
  EXPECT_EQ(bonus("d4 e5 e6", "e6-f6"), 0) << "diagonal";
  EXPECT_EQ(bonus("h4 i4 b5", "b5-a5"), 0) << "the end of a row and the beginning of the next";
  EXPECT_EQ(bonus("i4 b5 a4", "a4-a5"), 0);
}

TEST(Group, GoesAcrossFieldBordersAsFarAsItCan) {  // R5.1 (ruling 11)
  EXPECT_EQ(bonus("b5 c5 d4", "d4-d5"), 4 + 4 + 5);
  EXPECT_EQ(bonus("b5 c5 e5 f5 d4", "d4-d5"), 4 + 4 + 5 + 5 + 5) << "all five";
  EXPECT_EQ(bonus("f8 g8 h8 i7", "i7-i8"), 9) << "an existing group of 8, 9, 9 grows by one";
}

TEST(TeamUp, CanBeEarnedByEachOfTheFiveGoActions) {  // R5.2 (ruling 19)
  const auto earned = [](const std::string& mover, const std::string& move, const std::string& other = "") {
    auto t = Table().own(0, "d5 e5 " + mover).own(1, "i1 " + other).plays(move);
    return std::pair{t.amount(), t.bonus()};
  };
  EXPECT_EQ(earned("f4", "f4-f5"), std::pair(5, 15));
  EXPECT_EQ(earned("f4", "f4xf5", "f5"), std::pair(5, 15));
  EXPECT_EQ(earned("g5", "g5-f5"), std::pair(0, 15));
  EXPECT_EQ(earned("g5", "g5xf5", "f5"), std::pair(-6, 15));
  EXPECT_EQ(earned("f6", "f6-f5"), std::pair(-5, 15));
}

TEST(TeamUp, IsAddedToWhatTheActionPicksOrCosts) {  // R5.2 (ruling 19)
  auto t = Table().own(0, "b6 c6 e6").own(1, "d6 i1");
  t.plays("e6xd6");
  EXPECT_EQ(t.gained(), -5 + (4 + 4 + 5));
  EXPECT_EQ(t.total(0), 55 + 8);
  EXPECT_EQ(t.happened(),
            "Embers go sideways from e6 to d6, eliminate one of the Mossbacks and lose 5. "
            "Embers team up on b6 to d6 and add 13.");
}

TEST(TeamUp, IsNotEarnedByLeaving) {  // R5.2 (ruling 18)
  EXPECT_EQ(bonus("a9 b9 c9 d9", "d9-home"), 0);
  EXPECT_EQ(bonus("a8 b8 c8 d8", "d8-out"), 0);
  EXPECT_EQ(bonus("a8 b8 c8 d8 e8 f8 g8", "d8-out"), 0) << "two groups stay behind";
}

TEST(TeamUp, CountsTheYieldsOfThePositionsReached) {  // R5.2 (ruling 06)
  EXPECT_EQ(bonus("b4 c4 d3", "d3-d4"), 4 + 4 + 5) << "not the 2 of d3";
  EXPECT_EQ(bonus("e6 f6 g7", "g7-g6"), 5 + 5 + 6) << "not the 9 of g7";
  EXPECT_EQ(bonus("a4 b4 d4", "d4-c4"), 4 + 4 + 4) << "not the 5 of d4";
}

TEST(TeamUp, ComesFromTheRunThroughThePositionReachedOnly) {  // R5.2 (ruling 14)
  EXPECT_EQ(bonus("a5 b5 c5 g4", "g4-g5"), 0) << "a group elsewhere in the row";
  EXPECT_EQ(bonus("a5 b5 c5 a7 b7 c7 d6", "d6-c6"), 0) << "groups above and below";
  auto t = Table().own(0, "c4 d4 e4 c6 d6 b5 e5 c5").own(1, "i1").plays("c5-d5");
  EXPECT_EQ(t.bonus(), 0) << "d5 and e5 are two";
  EXPECT_EQ(t.happened(), "Embers go sideways from c5 to d5.");
}

TEST(Create, PaysForAllMembers) {  // R5.3 (ruling 12)
  EXPECT_EQ(bonus("a5 b5 c4", "c4-c5"), 12) << "2 and the picker";
  EXPECT_EQ(bonus("b5 c5 a4", "a4-a5"), 12) << "the picker and 2";
  EXPECT_EQ(bonus("c5 e5 d4", "d4-d5"), 4 + 5 + 5) << "1, the picker, 1";
  EXPECT_EQ(bonus("b5 c5 e5 d4", "d4-d5"), 4 + 4 + 5 + 5) << "2, the picker, 1";
  EXPECT_EQ(bonus("c5 e5 f5 d4", "d4-d5"), 4 + 5 + 5 + 5) << "1, the picker, 2";
  EXPECT_EQ(bonus("b5 c5 e5 f5 d4", "d4-d5"), 4 + 4 + 5 + 5 + 5) << "2, the picker, 2";
}

TEST(Create, HasItsOwnSentence) {  // R5.3
  auto t = Table().own(0, "e8 f8 g7").own(1, "a1").plays("g7-g8");
  EXPECT_EQ(t.happened(), "Embers go forward from g7 to g8 and pick 9. Embers team up on e8 to g8 and add 25.");
}

TEST(Create, GivesAtMost52InOneTurn) {  // R5.3
  auto t = Table().own(0, "e8 f8 h8 i8 g7").own(1, "a1").plays("g7-g8");
  EXPECT_EQ(t.gained(), 9 + 8 + 8 + 9 + 9 + 9);
}

TEST(Join, PaysForTheNewMembersOnly) {  // R5.4 (rulings 12, 14)
  EXPECT_EQ(bonus("a5 b5 c5 d4", "d4-d5"), 5) << "the picker alone, on the right";
  EXPECT_EQ(bonus("e5 f5 g5 d4", "d4-d5"), 5) << "the picker alone, on the left";
  EXPECT_EQ(bonus("a5 b5 c5 e5 d4", "d4-d5"), 5 + 5) << "it connects one more";
  EXPECT_EQ(bonus("a5 b5 c5 e5 f5 d4", "d4-d5"), 5 + 5 + 5) << "it connects two more";
  EXPECT_EQ(bonus("c5 e5 f5 g5 d4", "d4-d5"), 4 + 5);
  EXPECT_EQ(bonus("b5 c5 e5 f5 g5 d4", "d4-d5"), 4 + 4 + 5);
  EXPECT_EQ(bonus("a5 b5 c5 d5 e5 f4", "f4-f5"), 5) << "a group of five grows";
}

TEST(Join, HasItsOwnSentence) {  // R5.4
  auto t = Table().own(0, "a5 b5 c5 e5 f5 d4").own(1, "i1").plays("d4-d5");
  EXPECT_EQ(t.happened(),
            "Embers go forward from d4 to d5 and pick 5. Embers extend their group on a5 to f5 and add 15.");
}

TEST(Link, OfTwoGroupsPaysForThePickerOnly) {  // R5.5 (ruling 13)
  EXPECT_EQ(bonus("a5 b5 c5 e5 f5 g5 d4", "d4-d5"), 5);
  EXPECT_EQ(bonus("a5 b5 c5 e5 f5 g5 h5 d4", "d4-d5"), 5);
  EXPECT_EQ(bonus("a5 b5 c5 d5 f5 g5 h5 i5 e4", "e4-e5"), 5) << "nine in a row";
  EXPECT_EQ(bonus("a2 b2 c2 e2 f2 g2 d3", "d3-d2"), 2);
}

TEST(Leaving, AGroupCostsNothing) {  // R5.6 (ruling 15)
  EXPECT_EQ(Table().own(0, "a5 b5 c5").own(1, "i1").plays("c5-c6").gained(), 4);
  EXPECT_EQ(Table().own(0, "a5 b5 c5").own(1, "i1").plays("c5-d5").gained(), 0);
  EXPECT_EQ(Table().own(0, "a5 b5 c5").own(1, "i1").plays("b5-out").gained(), -9);
}

TEST(Leaving, OneGroupForAnotherIsScoredWhereThePickerArrives) {  // R5.6 (ruling 15)
  EXPECT_EQ(bonus("a4 b4 c4 e4 f4", "c4-d4"), 5 + 5 + 5);
  EXPECT_EQ(bonus("a4 b4 c4 a5 b5", "c4-c5"), 4 + 4 + 4);
}

TEST(Leaving, AGroupOfThreeMakesItNoGroup) {  // R5.6 (rulings 15, 16)
  auto t = Table().option("team_up", "every").own(0, "a5 b5 c5").own(1, "i1");
  t.plays("c5-c6 i1-h1 c6-c5");
  EXPECT_EQ(t.gained(), -4 + 12) << "newly created, not joined";
}

TEST(Leaving, ALargerGroupMakesItSmaller) {  // R5.6 (ruling 17)
  auto t = Table().option("team_up", "every").own(0, "a5 b5 c5 d5").own(1, "i1");
  EXPECT_EQ(t.plays("d5-d6 i1-h1 d6-d5").bonus(), 5) << "joined again, the other three stayed a group";
  EXPECT_EQ(t.plays("h1-i1 a5-a6 i1-h1 a6-a5").bonus(), 4);
}

TEST(Losing, AMemberCostsNothingButTheGroup) {  // R5.6
  auto t = Table().option("team_up", "every").own(0, "e4 a1").own(1, "d5 e5 f5 e6");
  EXPECT_EQ(t.plays("e4xe5").total(1), 55);
  EXPECT_EQ(t.plays("e6-e7 e5-out e7-e6 a1-a2 e6-e5").bonus(), 15) << "a new group for gang 1";
}

}  // namespace
}  // namespace understory::mushroom_gangs

// R5.7 of RULES.md: how often a run pays, by the letter or only while it is fresh.
#include "engine/refusal.hpp"
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

Table fresh(const std::string& own) { return Table().option("team_up", "fresh").own(0, own).own(1, "i1"); }
Table every(const std::string& own) { return Table().option("team_up", "every").own(0, own).own(1, "i1"); }

// Gang 0 makes these moves while gang 1 walks to and fro; what they bring altogether.
int gain(Table& t, const std::string& moves) {
  const int before = t.total(0);
  for (const std::string& move : split(moves)) {
    if (t.turn() == "gang 1") t.plays(t.on("i1") == "gang 1" ? "i1-h1" : "h1-i1");
    t.plays(move);
  }
  return t.total(0) - before;
}

TEST(Fresh, IsTheDefault) {  // R5.7
  auto t = Table().own(0, "a5 b5 d5").own(1, "i1");
  EXPECT_EQ(gain(t, "d5-c5"), 12);
  EXPECT_EQ(gain(t, "c5-d5 d5-c5"), 0);
}

TEST(Fresh, SteppingAsideAndBackNeverPays) {  // R5.7 (ruling 20)
  auto t = fresh("g8 h8 i7");
  EXPECT_EQ(gain(t, "i7-i8"), 9 + 27);
  EXPECT_EQ(gain(t, "i8-i7 i7-i8 g8-f8 f8-g8 h8-h9 h9-h8"), 0) << "neither aside, nor back, nor forth";
}

TEST(Every, SteppingAsideAndBackPaysEachTime) {  // R5.7 (rulings 16, 20)
  auto t = every("g8 h8 i8");
  EXPECT_EQ(gain(t, "g8-f8 f8-g8"), 27);
  EXPECT_EQ(gain(t, "g8-f8 f8-g8 g8-f8 f8-g8"), 54);
  EXPECT_EQ(t.paid(0), "") << "nothing needs to be remembered";
}

TEST(Every, TheMiddleOfFivePaysForAllFiveEachTime) {  // R5.7 (ruling 20)
  auto by_the_letter = every("e8 f8 g8 h8 i8");
  EXPECT_EQ(gain(by_the_letter, "g8-g9 g9-g8"), 43);
  EXPECT_EQ(gain(by_the_letter, "g8-g9 g9-g8"), 43);
  auto once = fresh("e8 f8 g8 h8 i8");
  EXPECT_EQ(gain(once, "g8-g9 g9-g8"), 43);
  EXPECT_EQ(gain(once, "g8-g9 g9-g8"), 0);
}

TEST(Every, ReturningToALargeGroupJoinsItEachTime) {  // R5.7 (ruling 17)
  auto t = every("a5 b5 c5 d5");
  EXPECT_EQ(gain(t, "d5-e5 e5-d5"), 5);
  EXPECT_EQ(gain(t, "d5-e5 e5-d5"), 5);
}

TEST(Fresh, ReturningToALargeGroupPaysOnce) {  // R5.7 (ruling 17)
  auto t = fresh("a5 b5 c5 d5");
  EXPECT_EQ(gain(t, "d5-e5 e5-d5"), 5);
  EXPECT_EQ(gain(t, "d5-e5 e5-d5"), 0);
}

TEST(Fresh, PaysForALongerRunWithTheSamePickers) {  // R5.7
  auto t = fresh("a5 b5 c4 d4");
  EXPECT_EQ(gain(t, "c4-c5"), 4 + 12);
  EXPECT_EQ(gain(t, "d4-d5"), 5 + 5) << "joined: another set of positions";
  EXPECT_EQ(t.paid(0), "a5-c5 a5-d5");
}

TEST(Fresh, ARunThatWasJoinedIsNotPaidWhenItIsCreated) {  // R5.7
  auto t = fresh("a5 b5 c5 d4");
  EXPECT_EQ(gain(t, "d4-d5"), 5 + 5) << "joins, so a5-d5 has been paid";
  EXPECT_EQ(gain(t, "c5-c6 c6-c5"), 0) << "c5 between two and one would create a5-d5";
  auto letter = every("a5 b5 c5 d4");
  EXPECT_EQ(gain(letter, "d4-d5 c5-c6 c6-c5"), 5 + 5 + 4 - 4 + (4 + 4 + 4 + 5));
}

TEST(Fresh, ARunThatWasCreatedIsNotPaidWhenItIsJoined) {  // R5.7
  auto t = fresh("a5 b5 d5 c4");
  EXPECT_EQ(gain(t, "c4-c5"), 4 + (4 + 4 + 4 + 5));
  EXPECT_EQ(gain(t, "d5-e5 e5-d5"), 0) << "d5 would join a5-c5";
  EXPECT_EQ(t.paid(0), "a5-d5");
}

TEST(Fresh, ARunThatCameAboutByLeavingHasNotBeenPaid) {  // R5.7
  auto t = fresh("a5 b5 d5 c4");
  gain(t, "c4-c5 d5-d6");
  EXPECT_EQ(gain(t, "c5-c4 c4-c5"), -4 + 4 + 12) << "a5-c5 was left over from a5-d5; now it is created";
}

TEST(Fresh, PaysWhenTheGroupIsFormedElsewhere) {  // R5.7
  auto t = fresh("a5 b5 c4");
  EXPECT_EQ(gain(t, "c4-c5"), 4 + 12);
  EXPECT_EQ(gain(t, "a5-a6 b5-b6"), 8);
  EXPECT_EQ(gain(t, "c5-c6"), 4 + 12) << "a row further on";
  EXPECT_EQ(gain(t, "a6-a7 b6-b7 c6-c7"), 12 + 21);
  EXPECT_EQ(t.paid(0), "a5-c5 a6-c6 a7-c7");
}

TEST(Fresh, AnOverlappingRunIsAnotherRun) {  // R5.7
  auto t = fresh("a5 b5 d5");
  EXPECT_EQ(gain(t, "d5-c5"), 12);
  EXPECT_EQ(gain(t, "a5-a6"), 4);
  EXPECT_EQ(gain(t, "a6-b6"), 0);
  auto shifted = fresh("b5 c5 e5").paid(0, "a5-c5");
  EXPECT_EQ(gain(shifted, "e5-d5"), 4 + 4 + 5) << "b5-d5 is not a5-c5";
}

TEST(Fresh, DoesNotCareWhichPickersStandThere) {  // R5.7
  auto t = fresh("a5 b5 c4 c3");
  gain(t, "c4-c5 c5-d5 d5-d4");
  EXPECT_EQ(gain(t, "c3-c4 c4-c5"), 1 + 4) << "another picker on c5, the same set of positions";
}

TEST(Fresh, IsCountedForEachGangAlone) {  // R5.7
  auto t = Table().option("team_up", "fresh").own(0, "a5 b5 d5").own(1, "a4 b4 c4");
  t.plays("d5-c5 a4xa5 b5-out b4-b5 c5-d5");
  EXPECT_EQ(t.plays("c4-c5").bonus(), 12) << "gang 0 was paid for a5-c5, gang 1 was not";
  EXPECT_EQ(t.paid(0), "a5-c5");
  EXPECT_EQ(t.paid(1), "a5-c5");
}

TEST(Fresh, TheActionItselfIsBookedAllTheSame) {  // R5.7
  auto t = fresh("a5 b5 c4").paid(0, "a5-c5");
  t.plays("c4-c5");
  EXPECT_EQ(t.gained(), 4);
  EXPECT_EQ(t.happened(), "Embers go forward from c4 to c5 and pick 4.");
}

TEST(Fresh, LinkingTwoGroupsIsPaidOnce) {  // R5.7 (ruling 13)
  auto t = fresh("a5 b5 c5 d4 e5 f5 g5");
  EXPECT_EQ(gain(t, "d4-d5"), 5 + 5);
  EXPECT_EQ(gain(t, "d5-d4 d4-d5"), 0);
  auto letter = every("a5 b5 c5 d4 e5 f5 g5");
  EXPECT_EQ(gain(letter, "d4-d5 d5-d4 d4-d5"), 5 + 5 - 5 + 5 + 5);
}

TEST(TeamUpOption, IsFreshOrEvery) {  // R5.7
  for (const char* unknown : {"", "never", "Fresh", "1"}) EXPECT_THROW(Table().option("team_up", unknown), Refusal);
}

}  // namespace
}  // namespace understory::mushroom_gangs

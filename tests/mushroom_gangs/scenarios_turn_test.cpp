// Chapter 3 of RULES.md: what holds for every turn.
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

TEST(Turn, IsOneActionWithAPickerOfOnesOwn) {  // R3.1
  auto t = Table().own(0, "e5 a1").own(1, "i5");
  EXPECT_TRUE(t.refuses("R3.1", "i5-i6")) << "the other gang's";
  EXPECT_TRUE(t.refuses("R3.1", "c3-c4")) << "nobody's";
  EXPECT_TRUE(t.refuses("R3.1", "i5-out") && t.refuses("R3.1", "c9-home"));
  t.plays("e5-e6");
  EXPECT_EQ(t.turn(), "gang 1");
  EXPECT_TRUE(t.refuses("R3.1", "a1-a2")) << "one action is all";
}

TEST(Turn, CannotBePassed) {  // R3.1 (ruling 22)
  auto t = Table().own(0, "e5").own(1, "i5");
  for (const char* pass : {"pass", "", "-", "e5-e5"}) EXPECT_FALSE(t.allows(pass)) << pass;
  EXPECT_EQ(t.turn(), "gang 0");
}

TEST(Turn, AlwaysHasAnActionBecauseAPickerCanLeave) {  // R3.1 (ruling 22)
  auto t = Table().own(0, "a1 a2 b1 b2 c1 c2").own(1, "a3 b3 c3 d1 d2");
  EXPECT_EQ(t.moves_of("a1"), "a1-out") << "shut in by its own gang and the edge";
  auto home = Table().own(0, "a9 b9 a8 b8").own(1, "i1");
  EXPECT_EQ(home.moves_of("a9"), "a9-home");
}

TEST(Turn, CountsTheYieldOfTheFieldThePickerStartsFrom) {  // R3.2 (ruling 06)
  const auto gain = [](const std::string& own, const std::string& other, const std::string& move) {
    return Table().own(0, own + " i1").own(1, other + " i9").plays(move).gained();
  };
  EXPECT_EQ(gain("c3", "", "c3-c4"), 1) << "not 4";
  EXPECT_EQ(gain("c3", "c4", "c3xc4"), 1) << "not 4";
  EXPECT_EQ(gain("a7", "", "a7-a6"), -7) << "not 4";
  EXPECT_EQ(gain("c5", "d5", "c5xd5"), -4) << "not 5";
  EXPECT_EQ(gain("d5", "c5", "d5xc5"), -5) << "not 4";
}

TEST(Step, LeadsForwardSidewaysOrBackward) {  // R3.3 (ruling 01)
  auto t = Table().own(0, "e5").own(1, "i9");
  EXPECT_EQ(t.moves(), "e5-e6 e5-d5 e5-f5 e5-e4 e5-out");
  for (const char* diagonal : {"e5-d6", "e5-f6", "e5-d4", "e5-f4", "e5xf6"}) EXPECT_TRUE(t.refuses("R3.3", diagonal));
}

TEST(Step, IsTheSameForEveryGang) {  // R3.3 (ruling 01)
  for (int gang = 0; gang < 5; ++gang) {
    auto t = Table().gangs(5).own(0, "a1").own(1, "c1").own(2, "g1").own(3, "i1").own(4, "a9");
    t.own(gang, "e5").turn(gang);
    EXPECT_EQ(t.moves_of("e5"), "e5-e6 e5-d5 e5-f5 e5-e4 e5-out") << gang;
    EXPECT_EQ(t.plays("e5-e6").gained(), 5) << gang;
  }
}

TEST(Step, IsNeverLonger) {  // R3.3 (ruling 34)
  auto t = Table().own(0, "e3").own(1, "e4");
  for (const char* longer : {"e3-e5", "e3xe5", "e3-g3", "e3-c3", "e3-e1", "e3-e3"})
    EXPECT_TRUE(t.refuses("R3.3", longer));
  auto free = Table().own(0, "e3").own(1, "i9");
  EXPECT_TRUE(free.allows("e3-e4")) << "across fields";
  EXPECT_TRUE(free.plays("e3-e4 i9-h9").allows("e4-e5")) << "inside a field";
  EXPECT_TRUE(free.refuses("R3.3", "e4-e6")) << "not both at once";
}

TEST(Step, CrossesFieldBorders) {  // R3.3
  auto t = Table().own(0, "c3").own(1, "i9");
  EXPECT_EQ(t.moves(), "c3-c4 c3-b3 c3-d3 c3-c2 c3-out");
  auto inner = Table().own(0, "d4").own(1, "i9");
  EXPECT_EQ(inner.moves(), "d4-d5 d4-c4 d4-e4 d4-d3 d4-out");
}

TEST(Step, EndsAtTheEdgeOfTheForest) {  // R3.3 (rulings 02, 03)
  auto t = Table().own(0, "a1 i1 a5 i5 a9 i9").own(1, "e4");
  EXPECT_EQ(t.moves_of("a1"), "a1-a2 a1-b1 a1-out");
  EXPECT_EQ(t.moves_of("i1"), "i1-i2 i1-h1 i1-out");
  EXPECT_EQ(t.moves_of("a5"), "a5-a6 a5-b5 a5-a4 a5-out");
  EXPECT_EQ(t.moves_of("i5"), "i5-i6 i5-h5 i5-i4 i5-out");
  EXPECT_EQ(t.moves_of("a9"), "a9-home a9-b9 a9-a8");
  EXPECT_EQ(t.moves_of("i9"), "i9-home i9-h9 i9-i8");
  for (const char* around : {"a5-i5", "i5-a5", "a5-i4", "i5-a6", "a1-a9", "a9-a1"})
    EXPECT_TRUE(t.refuses("R3.3", around)) << "the forest does not wrap round";
}

TEST(Step, NeverLeadsOntoAPickerOfTheSameGang) {  // R3.4 (ruling 07)
  auto t = Table().own(0, "e5 e6 d5 f5 e4").own(1, "i9");
  EXPECT_EQ(t.moves_of("e5"), "e5-out");
  for (const char* blocked : {"e5-e6", "e5-d5", "e5-f5", "e5-e4", "e5xe6", "e5xd5", "e5xf5"})
    EXPECT_TRUE(t.refuses("R3.4", blocked));
}

TEST(Eliminating, IsNeverCompulsory) {  // R3.5 (rulings 09, 33)
  auto t = Table().gangs(3).own(0, "e5").own(1, "e6 a1").own(2, "d5 f5 a9");
  EXPECT_EQ(t.moves(), "e5xe6 e5xd5 e5xf5 e5-e4 e5-out") << "any victim, or none";
}

TEST(Eliminating, TakesOnePickerAndEndsTheTurn) {  // R3.5 (ruling 09)
  auto t = Table().own(0, "e5").own(1, "e6 e7 d6 f6");
  t.plays("e5xe6");
  EXPECT_EQ(t.pickers(0), "e6");
  EXPECT_EQ(t.pickers(1), "d6 f6 e7");
  EXPECT_EQ(t.turn(), "gang 1");
}

TEST(Eliminating, TakesOnlyTheGangThatStandsThere) {  // R3.5 (ruling 33)
  auto t = Table().gangs(4).own(0, "e5").own(1, "a1 c1").own(2, "e6 f6").own(3, "i1 g1");
  t.plays("e5xe6");
  EXPECT_EQ(t.happened(), "Embers go forward from e5 to e6, eliminate one of the Rainmakers and pick 5.");
  EXPECT_EQ(t.pickers(1) + ", " + t.pickers(2) + ", " + t.pickers(3), "a1 c1, f6, g1 i1");
}

TEST(Eliminating, IsNotStoppedByAGroup) {  // R3.5 (ruling 10)
  auto t = Table().own(0, "e4 i1").own(1, "d5 e5 f5").paid(1, "d5-f5");
  t.plays("e4xe5");
  EXPECT_EQ(t.pickers(1), "d5 f5");
}

TEST(Picker, ThatIsGoneNeverReturns) {  // R3.6
  auto t = Table().own(0, "e5 a9 a1").own(1, "e6 i1 h1");
  t.plays("e5xe6");
  EXPECT_EQ(t.pickers(1), "h1 i1");
  t.plays("h1-h2 a9-home h2-out a1-out");
  EXPECT_EQ(t.pickers(0), "e6");
  EXPECT_EQ(t.pickers(1), "i1");
  for (const char* back : {"h1", "e5", "a9"}) EXPECT_TRUE(t.refuses("R2.1", back));
}

TEST(Picker, ThatIsEliminatedCostsItsGangNothing) {  // R3.6 (ruling 32)
  auto forward = Table().own(0, "e5").own(1, "e6 i1").mushrooms({10, 20}).plays("e5xe6");
  EXPECT_EQ(forward.total(0), 15);
  EXPECT_EQ(forward.total(1), 20);
  auto sideways = Table().own(0, "e5").own(1, "f5 i1").mushrooms({10, 20}).plays("e5xf5");
  EXPECT_EQ(sideways.total(0), 5);
  EXPECT_EQ(sideways.total(1), 20);
}

TEST(Total, MayFallBelowZero) {  // R3.7 (rulings 26, 27)
  auto t = Table().own(0, "e5 e1").own(1, "i1 i2").mushrooms({3, 0});
  EXPECT_EQ(t.plays("e5-e4").total(0), -2);
  EXPECT_EQ(t.plays("i1-out").total(1), -9);
  EXPECT_EQ(t.plays("e4-out").total(0), -11) << "an action that costs more than there is";
}

TEST(Total, HasNoFloor) {  // R3.7 (ruling 26)
  auto t = Table().places_all();
  t.plays("a1-out b1-b2 d1-out b2-b1 g1-out b1-b2 a4-out b2-b1 d4-out b1-b2 g4-out b2-b1 a7-out b1-b2 d7-out b2-b1");
  EXPECT_EQ(t.total(0), 55 - 8 * 9);
  EXPECT_EQ(t.plays("g7-out").total(0), 55 - 9 * 9);
  EXPECT_EQ(t.winner(), "gang 1");
}

}  // namespace
}  // namespace understory::mushroom_gangs

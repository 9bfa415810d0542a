// Chapter 2 of RULES.md: how the pickers come into the forest.
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

TEST(Placement, GoesRoundOnePickerAtATime) {  // R2.1
  auto t = Table().gangs(3);
  EXPECT_EQ(t.question(), "Embers place a picker; 9 left to place.");
  t.plays("a1");
  EXPECT_EQ(t.happened(), "Embers place a picker on a1.");
  EXPECT_EQ(t.turn(), "gang 1");
  t.plays("b1 c1");
  EXPECT_EQ(t.question(), "Embers place a picker; 8 left to place.");
  EXPECT_EQ(t.on("a1") + t.on("b1") + t.on("c1") + t.on("d1"), "gang 0gang 1gang 2nobody");
}

TEST(Placement, LastsUntilEveryGangHasPlacedNine) {  // R2.1
  auto t = Table().gangs(3);
  for (int placed = 0; placed < 27; ++placed) {
    EXPECT_TRUE(t.placing()) << placed;
    EXPECT_TRUE(t.refuses("R2.1", "a1-a2")) << placed;
    t.plays(split(t.moves()).front());
  }
  EXPECT_FALSE(t.placing());
  EXPECT_TRUE(t.refuses("R2.1", "i9"));
  EXPECT_TRUE(t.allows("a1-a2"));
}

TEST(Placement, PutsOnePickerIntoEachField) {  // R2.2
  auto t = Table().plays("a1 a2");
  for (const char* same_field : {"b1", "c1", "b2", "c2", "a3", "b3", "c3"}) EXPECT_TRUE(t.refuses("R2.2", same_field));
  EXPECT_TRUE(t.allows("d1") && t.allows("a4")) << "a neighbouring field";
  EXPECT_EQ(split(t.moves()).size(), 72U);
  t.plays("d1");
  EXPECT_EQ(split(t.moves()).size(), 71U) << "gang 1 has a picker of its own on a2 only";
}

TEST(Placement, LeavesTheOrderOfTheFieldsFree) {  // R2.2 (ruling 29)
  auto t = Table().plays("i9 a1 e5 d1 b1 g1 g4 a4 a9 e4 d9 i4 h1 a7 f2 d7 c6 g7");
  EXPECT_FALSE(t.placing());
  EXPECT_EQ(t.pickers(0), "b1 h1 f2 g4 e5 c6 a9 d9 i9");
}

TEST(Placement, NeedsAnOpenPosition) {  // R2.3
  auto t = Table().gangs(3).plays("e5");
  EXPECT_TRUE(t.refuses("R2.3", "e5"));
  t.plays("e4 e6");
  EXPECT_TRUE(t.refuses("R2.3", "e4")) << "held by another gang";
  EXPECT_TRUE(t.refuses("R2.3", "e5")) << "held by the gang itself";
}

TEST(Placement, NeverGetsStuck) {  // R2.3
  auto t = Table().gangs(5);
  while (t.placing()) {
    EXPECT_GE(split(t.moves()).size(), 5U);
    t.plays(split(t.moves()).back());
  }
}

TEST(Placement, IsNoAction) {  // R2.4 (ruling 30)
  auto t = Table().plays("c1 b1 d1 e1");
  EXPECT_EQ(t.happened(), "Mossbacks place a picker on e1.") << "no team-up beside c1 and d1, nobody eliminated";
  EXPECT_EQ(t.on("c1") + t.on("d1"), "gang 0gang 0");
  t.places_all();
  EXPECT_EQ(t.round(), 0);
  EXPECT_EQ(t.paid(0) + t.paid(1), "");
  EXPECT_EQ(t.question(), "Embers take action 1 of 60.");
}

TEST(Placement, NeighboursFromPlacementAreNewWhenTheyBecomeAGroup) {  // R2.4
  auto t = Table().plays("c1 a3 d1 d3 g1 g3 a4 a6 d4 d6 g4 g6 a7 a9 d7 d9 g7 g9");
  EXPECT_EQ(t.plays("g1-f1 a3-a2 f1-e1").bonus(), 1 + 2 + 2);
}

TEST(Placement, EndsWith55MushroomsForEveryGang) {  // R2.5
  for (int gangs = 2; gangs <= 5; ++gangs) {
    auto t = Table().gangs(gangs);
    while (t.placing()) {
      EXPECT_EQ(t.total(0), 0) << "no scorecard yet";
      t.plays(split(t.moves()).front());
    }
    for (int gang = 0; gang < gangs; ++gang) EXPECT_EQ(t.total(gang), 55);
    EXPECT_EQ(t.turn(), "gang 0");
  }
}

TEST(Placement, OpensTheScorecardsInOneGo) {  // R2.5
  auto t = Table().places_all();
  EXPECT_EQ(t.happened(),
            "Mossbacks place a picker on h7. Embers start with 55 mushrooms. Mossbacks start with 55 mushrooms.");
}

}  // namespace
}  // namespace understory::mushroom_gangs

// R3 to R5: a turn, hiring and action cards.
#include "tests/mycelia/table.hpp"

namespace understory::mycelia {
namespace {

TEST(Turn, CardsArePlayedInAnyOrderWithHiringAndActingBetween) {  // R3.1
  auto t = Table().forest(0, "b2:1 a1:1").leaves(0, 6);
  EXPECT_EQ(t.moves(),
            "play leaf-heap, play boletus-edulis, play coprinus-comatus, hire rickenella-fibula, hire "
            "gymnopus-dryophilus, hire vibrissea-truncorum, hire mycena-epipterygia, hire psathyrella-aquatica, "
            "action a, action b");
  EXPECT_EQ(t.question(), "Sun plays, hires and acts: turn 1, 3 cards to play.");
  t.plays("play boletus-edulis, field b2");
  EXPECT_EQ(t.moves(), "to b1, to a2, to c2, to b3") << "nothing between";
  EXPECT_TRUE(t.refuses("R3.1", "play leaf-heap"));
  EXPECT_TRUE(t.refuses("R3.1", "action b"));
  EXPECT_TRUE(t.refuses("R3.1", "hire rickenella-fibula"));
  t.plays("to c2, hire rickenella-fibula, play coprinus-comatus, action b, skip, play leaf-heap, end");
  EXPECT_EQ(t.turn_of(), "player 0") << "to its end";
}

TEST(Turn, ACardDoesAtOnceWhatItSaysAndCanBeLeftOut) {  // R3.2
  auto t = Table().forest(0, "b2:1");
  EXPECT_TRUE(t.refuses("R3.2", "play shared-leaf-heap"));
  t.plays("play boletus-edulis");
  EXPECT_EQ(t.discards(0), "boletus-edulis");
  t.plays("skip");
  EXPECT_EQ(t.forest(0), "b2:1");
  EXPECT_EQ(t.actor(), "player 0");
  EXPECT_TRUE(t.refuses("R3.1", "skip"));
}

TEST(Turn, EndsWithAnEmptyHandOnly) {  // R3.3
  auto t = Table().forest(0, "e4:1").leaves(0, 3);
  EXPECT_TRUE(t.refuses("R3.3", "end"));
  t.plays("play leaf-heap, play boletus-edulis, play coprinus-comatus, skip");
  EXPECT_TRUE(t.allows("end"));
  EXPECT_TRUE(t.allows("action b"));
  EXPECT_TRUE(t.allows("hire rickenella-fibula"));
  auto done = Table().forest(0, "").forest(1, "a1:1").leaves(0, 3).hand(0, "");
  EXPECT_TRUE(done.allows("action b")) << "also with an empty forest";
}

TEST(Hiring, IsPaidAndLeavesItsPlaceEmpty) {  // R4.1
  auto t = Table().leaves(0, 4).showcase("- panellus-mitis mycena-epipterygia mycena-epipterygia -");
  EXPECT_TRUE(t.refuses("R4.1", "hire panellus-mitis"));
  EXPECT_EQ(t.why("hire panellus-mitis"), "It costs 5 leaves, and you have 4. (R4.1)");
  EXPECT_TRUE(t.refuses("R4.1", "hire lepista-nuda"));
  t.plays("hire mycena-epipterygia");
  EXPECT_EQ(t.showcase(), "- panellus-mitis - mycena-epipterygia -") << "the left one";
  EXPECT_EQ(t.leaves(0), 2);
  t.plays("hire mycena-epipterygia");
  EXPECT_EQ(t.top(0), "mycena-epipterygia mycena-epipterygia");
}

TEST(Hiring, DoesItsEffectFirstAndOnce) {  // R4.2
  auto t = Table::expansion().leaves(0, 4).showcase("hydnum-repandum - - - -").discards(0, "leaf-heap");
  t.plays("hire hydnum-repandum");
  EXPECT_TRUE(t.refuses("R8.2", "trash hydnum-repandum")) << "it lies in no pile";
  EXPECT_EQ(t.top(0), "");
  t.plays("skip");
  EXPECT_EQ(t.top(0), "hydnum-repandum");
  auto later = Table::expansion().hand(0, "hydnum-repandum").forest(0, "b2:1").plays("play hydnum-repandum");
  EXPECT_EQ(later.moves(), "field b2, skip");
}

TEST(Hiring, PutsTheLastOneOnTop) {  // R4.3
  auto t = Table().leaves(0, 6).hand(0, "");
  t.plays("hire rickenella-fibula, hire mycena-epipterygia, hire vibrissea-truncorum");
  EXPECT_EQ(t.top(0), "rickenella-fibula mycena-epipterygia vibrissea-truncorum");
  t.plays("end").ends_turn();
  EXPECT_EQ(t.known(0), "mycena-epipterygia rickenella-fibula vibrissea-truncorum");
}

TEST(Hiring, IsPossibleWhereItsEffectIsNot) {  // R4.4
  auto t = Table::expansion().leaves(0, 8).showcase("clavulinopsis-fusiformis hydnum-repandum - - -");
  t.forest(0, "b2:2");
  EXPECT_EQ(t.label("hire clavulinopsis-fusiformis"),
            "Hire Clavulinopsis fusiformis (it can do nothing now): pay 7 leaves");
  t.plays("hire clavulinopsis-fusiformis");
  EXPECT_EQ(t.top(0), "clavulinopsis-fusiformis");
  EXPECT_EQ(t.covered(0), "");
}

TEST(Hiring, SaysWhetherABonusForOthersIsAll) {  // R4.4, R7.2
  auto t = Table::expansion().leaves(0, 9).showcase("fomes-fomentarius - - - -").forest(0, "b2:1").forest(1, "");
  EXPECT_EQ(t.label("hire fomes-fomentarius").find("Hire Fomes fomentarius (it can do nothing now)"), 0U);
  auto asked = Table::expansion().leaves(0, 9).showcase("fomes-fomentarius - - - -").forest(1, "b2:1");
  EXPECT_EQ(asked.label("hire fomes-fomentarius").find("nothing"), std::string::npos);
}

TEST(Actions, ArePaidAndUsedOnceEach) {  // R5.1
  auto t = Table::expansion().leaves(0, 9).owned(0, "a b c c").forest(0, "b2:1 a1:1");
  t.plays("action b, skip");
  EXPECT_EQ(t.leaves(0), 6);
  EXPECT_TRUE(t.refuses("R5.1", "action b"));
  EXPECT_TRUE(t.refuses("R5.1", "action d")) << "not owned";
  t.plays("action c, skip, action c, skip");
  EXPECT_EQ(t.used(0), "b c c");
  EXPECT_TRUE(t.refuses("R5.1", "action c"));
  EXPECT_TRUE(t.refuses("R5.1", "action a")) << "no leaf is left";
  t.ends_turn();
  EXPECT_EQ(t.used(0), "") << "ready in the next turn";
}

TEST(Actions, AReplacesTheShowcase) {  // R5.2
  auto t = Table().leaves(0, 1).showcase("- panellus-mitis - lepista-nuda -");
  t.plays("action a");
  EXPECT_EQ(t.actor(), "chance");
  EXPECT_EQ(t.turn_of(), "player 0");
  EXPECT_EQ(t.showcase(), "- - - - -");
  t.plays(
      "reveal amanita-muscaria, reveal amanita-muscaria, reveal rhodotus-palmatus, reveal rhodotus-palmatus, "
      "reveal mitrula-paludosa");
  EXPECT_EQ(t.showcase(), "amanita-muscaria amanita-muscaria rhodotus-palmatus rhodotus-palmatus mitrula-paludosa");
  EXPECT_EQ(t.actor(), "player 0");
  EXPECT_EQ(t.state().pub.market.discards.size(), 2);
}

TEST(Actions, BMovesADrop) {  // R5.3
  auto t = Table().leaves(0, 3).forest(0, "a3:2").plays("action b, field a3, to b3");
  EXPECT_EQ(t.forest(0), "a3:1 b3:1");
  EXPECT_EQ(t.leaves(0), 0);
}

TEST(Actions, CMovesTwoDropsOfAField) {  // R5.4
  auto t = Table::expansion().owned(0, "a b c").leaves(0, 6).forest(0, "a3:2").plays("action c, field a3, to b3");
  EXPECT_EQ(t.moves(), "to a2, to b3, to a4, skip");
  t.plays("to a4");
  EXPECT_EQ(t.forest(0), "b3:1 a4:1");
  auto single = Table::expansion().owned(0, "a b c").leaves(0, 3).forest(0, "a3:1").plays("action c, field a3, to b3");
  EXPECT_EQ(single.forest(0), "b3:1");
  EXPECT_TRUE(single.allows("play leaf-heap")) << "there is no second one";
}

TEST(Actions, DRemovesADrop) {  // R5.5
  auto t = Table::expansion().owned(0, "a b d").leaves(0, 3).forest(0, "a3:2").plays("action d, field a3");
  EXPECT_EQ(t.forest(0), "a3:1");
}

TEST(Actions, ETrashesACard) {  // R5.6
  auto t = Table::expansion().owned(0, "a b e").leaves(0, 3).discards(0, "leaf-heap").plays("action e");
  EXPECT_EQ(t.moves(), "trash leaf-heap, skip");
  t.plays("trash leaf-heap");
  EXPECT_EQ(t.discards(0), "");
}

TEST(Actions, MayDoNothing) {  // R5.7
  auto t = Table::expansion().owned(0, "a b e").leaves(0, 6).forest(0, "").forest(1, "a1:1");
  EXPECT_EQ(t.label("action e"), "Action e (it can do nothing now): pay 3 leaves");
  t.plays("action e, action b");
  EXPECT_EQ(t.leaves(0), 0);
  EXPECT_TRUE(t.allows("play leaf-heap"));
  auto bare = Table().leaves(0, 1).showcase("- - - - -").market("", "");
  EXPECT_EQ(bare.label("action a"), "Action a (it can do nothing now): pay 1 leaf");
  EXPECT_EQ(bare.plays("action a").happened(), "Sun pays 1 leaf for Action a.");
  auto swept = Table().leaves(0, 1).showcase("lepista-nuda - - - -").market("", "");
  EXPECT_EQ(swept.label("action a").find("nothing"), std::string::npos);
}

}  // namespace
}  // namespace understory::mycelia

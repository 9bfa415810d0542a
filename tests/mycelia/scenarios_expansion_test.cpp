// R8: the expansion.
#include "tests/mycelia/table.hpp"

namespace understory::mycelia {
namespace {

TEST(Expansion, HasFifteenHeroesMore) {  // R8.1
  EXPECT_EQ(Table::expansion().game().heroes().size() - Table().game().heroes().size(), 30);
  EXPECT_EQ(Table::expansion().text("hiring panellus-mitis"), "");
}

TEST(Expansion, TrashesFromTheOwnDiscards) {  // R8.2
  auto t = Table::expansion().hand(0, "coprinopsis-atramentaria").discards(0, "leaf-heap shared-leaf-heap");
  t.plays("play coprinopsis-atramentaria");
  EXPECT_EQ(t.moves(), "trash leaf-heap, trash shared-leaf-heap, trash coprinopsis-atramentaria, skip") << "itself";
  EXPECT_TRUE(t.refuses("R8.2", "trash boletus-edulis"));
  t.plays("trash coprinopsis-atramentaria");
  EXPECT_EQ(t.discards(0), "leaf-heap shared-leaf-heap");
  auto alone = Table::expansion().hand(0, "serpula-himantioides").forest(0, "").forest(1, "b2:1");
  EXPECT_EQ(alone.label("play serpula-himantioides").find("nothing"), std::string::npos) << "itself at least";
  EXPECT_EQ(alone.plays("play serpula-himantioides").moves(), "trash serpula-himantioides, skip");
  auto empty = Table::expansion().leaves(0, 4).showcase("hydnum-repandum - - - -").plays("hire hydnum-repandum");
  EXPECT_EQ(empty.top(0), "hydnum-repandum") << "without discards it is void";
}

TEST(Expansion, APileMayBecomeTooSmall) {  // R8.2, R9.6
  auto t = Table::expansion().hand(0, "coprinopsis-atramentaria").pile(0, "leaf-heap").forest(0, "b2:1");
  t.plays("play coprinopsis-atramentaria, trash coprinopsis-atramentaria, end").ends_turn();
  EXPECT_EQ(t.hand(0), "leaf-heap") << "what there is";
}

TEST(Expansion, TakesAnActionCard) {  // R8.3
  auto t = Table::expansion().leaves(0, 8).showcase("trametes-versicolor - - - -").forest(0, "b2:1");
  t.plays("hire trametes-versicolor");
  EXPECT_EQ(t.owned(0), "a b c");
  t.plays("action c, field b2, to c2");
  EXPECT_EQ(t.forest(0), "") << "in the same turn";
  auto gone = Table::expansion(3).leaves(0, 5).showcase("trametes-versicolor - - - -");
  gone.owned(1, "a b c").owned(2, "a b c").plays("hire trametes-versicolor");
  EXPECT_EQ(gone.owned(0), "a b") << "none is left";
}

TEST(Expansion, NobodyHasMoreThanFourActionCards) {  // R8.4
  auto t = Table::expansion().leaves(0, 9).showcase("ganoderma-lucidum - - - -").owned(0, "a b c c").used(0, "c");
  t.plays("hire ganoderma-lucidum");
  EXPECT_EQ(t.moves(), "return a, return b, return c, skip");
  EXPECT_TRUE(t.refuses("R8.4", "return d"));
  auto declined = t;
  declined.plays("skip");
  EXPECT_EQ(declined.owned(0), "a b c c");
  EXPECT_EQ(declined.top(0), "ganoderma-lucidum");
  t.plays("return c");
  EXPECT_EQ(t.owned(0), "a b c d");
  EXPECT_EQ(t.used(0), "") << "of two the used one";
  EXPECT_TRUE(t.allows("action c"));
  EXPECT_TRUE(t.allows("action d"));
  EXPECT_EQ(t.state().pub.actions, (ActionCounts{0, 0, 0, 1, 2})) << "it is out of the game";
}

TEST(Expansion, AnAdditionalShrineMustBeLaidAndIsAShrine) {  // R8.5, R1.3
  auto t = Table::expansion().leaves(0, 10).showcase("clavulinopsis-fusiformis - - - -").forest(0, "b2:1 b3:1 a2:2");
  t.plays("hire clavulinopsis-fusiformis");
  EXPECT_EQ(t.moves(), "cover b2, cover b3");
  EXPECT_TRUE(t.refuses("R8.5", "skip"));
  EXPECT_TRUE(t.refuses("R8.5", "cover a2"));
  EXPECT_TRUE(t.refuses("R1.3", "cover c2"));
  t.plays("cover b2");
  EXPECT_EQ(t.forest(0), "a2:2 b3:1");
  EXPECT_EQ(t.shrine(), 1);
  t.plays("action b, field b3, to b2");
  EXPECT_EQ(t.forest(0), "a2:2");
  EXPECT_EQ(t.shrine(), 2);
  auto none = Table::expansion().forest(0, "b1:1 a1:1").covered(0, "b2").hand(0, "boletus-edulis");
  EXPECT_EQ(none.plays("play boletus-edulis").moves(), "field a1, skip") << "it has no landscape";
}

TEST(Expansion, BothAdditionalShrinesMayLieInOneForest) {  // R8.5
  auto t = Table::expansion().leaves(0, 14).showcase("clavulinopsis-fusiformis clavulinopsis-fusiformis - - -");
  t.forest(0, "b2:1 b3:1 a2:2").plays("hire clavulinopsis-fusiformis, cover b2");
  t.plays("hire clavulinopsis-fusiformis, cover b3");
  EXPECT_EQ(t.covered(0), "b2 b3");
  auto third = Table::expansion(3).leaves(0, 7).showcase("clavulinopsis-fusiformis - - - -").forest(0, "b2:1");
  third.covered(1, "b2").forest(1, "a1:1").covered(2, "a1").forest(2, "b1:1").plays("hire clavulinopsis-fusiformis");
  EXPECT_EQ(third.covered(0), "") << "none is left";
}

TEST(Expansion, TheAdditionalShrineCanClearTheForest) {  // R8.5, R10.1
  auto t = Table::expansion().leaves(0, 7).showcase("clavulinopsis-fusiformis - - - -").forest(0, "b2:1");
  t.plays("hire clavulinopsis-fusiformis, cover b2");
  EXPECT_EQ(t.forest(0), "");
  EXPECT_EQ(t.ranks(), "1 2");
}

}  // namespace
}  // namespace understory::mycelia

// R6 and R7: what cards do, and the bonus for others. The fields of the front stand in cards_test.cpp.
#include <sstream>

#include "tests/mycelia/table.hpp"

namespace understory::mycelia {
namespace {

// The first hero says what no card of the standard pack does.
Table says(const char* program) {
  nlohmann::json pack = nlohmann::json::parse(standard_pack());
  pack["heroes"][0]["program"] = nlohmann::json::parse(program);
  return Table(2, {}, pack.dump()).hand(0, "rickenella-fibula");
}

TEST(Steps, GoFromLeftToRightAndMayBeLeftOut) {  // R6.1
  auto t = Table().forest(0, "c1:1 b2:1").hand(0, "mycena-epipterygia").plays("play mycena-epipterygia");
  EXPECT_EQ(t.moves(), "field c1, field b2, skip");
  t.plays("skip");
  EXPECT_EQ(t.moves(), "field b2, skip") << "the moss field, which comes second";
  t.plays("field b2, to b3");
  EXPECT_EQ(t.forest(0), "c1:1 b3:1");
  auto dry = Table().forest(0, "c1:1").hand(0, "boletus-edulis").plays("play boletus-edulis");
  EXPECT_TRUE(dry.allows("end")) << "void, and nobody is asked";
}

TEST(Steps, LeavesComeFromTheSupply) {  // R6.2
  auto t = Table().plays("play leaf-heap");
  EXPECT_EQ(t.leaves(0), 1);
  EXPECT_EQ(t.happened(), "Sun plays Leaf heap. Sun gains 1 leaf.");
}

TEST(Steps, AFieldIsOfTheLandscapeAndHoldsEnough) {  // R6.3
  auto t = Table().forest(0, "b2:1 d3:2 c1:3").hand(0, "galerina-hypnorum").plays("play galerina-hypnorum");
  EXPECT_EQ(t.moves(), "field d3, skip");
  EXPECT_EQ(t.why("field b2"), "b2 must hold at least 2 drops and holds 1. (R6.3)");
  EXPECT_EQ(t.why("field c1"), "c1 is no moss field. (R6.3)");
  EXPECT_TRUE(t.refuses("R1.3", "field c2"));
  auto any = Table().forest(0, "a3:1 a2:1 b1:1 b2:1").hand(0, "panellus-mitis").plays("play panellus-mitis");
  EXPECT_EQ(any.moves(), "field b1, field a2, field b2, field a3, skip") << "soil as well";
}

TEST(Steps, AFieldIsOfferedOnlyWhereSomethingCanBeDone) {  // R6.3
  auto t = Table().forest(0, "b2:1 e4:1").hand(0, "amanita-muscaria").plays("play amanita-muscaria");
  EXPECT_TRUE(t.allows("end")) << "no field with a drop has a neighbour with one";
  auto two = Table().forest(0, "b2:1 b1:1 e4:1").hand(0, "amanita-muscaria").plays("play amanita-muscaria");
  EXPECT_EQ(two.moves(), "field b1, field b2, skip");
  EXPECT_EQ(two.why("field e4"), "Nothing can be done at e4. (R6.3)");
}

TEST(Steps, ABeetleWantsExactlySoMany) {  // R6.4, and the rulebook's example: 2 from any field with exactly 2
  auto t = Table().forest(0, "a1:1 b1:2 c1:3").hand(0, "hericium-cirrhatum").plays("play hericium-cirrhatum");
  EXPECT_EQ(t.moves(), "field b1, skip");
  EXPECT_TRUE(t.refuses("R6.4", "field a1"));
  EXPECT_EQ(t.why("field c1"), "c1 must hold exactly 2 drops and holds 3. (R6.4)");
  t.plays("field b1, remove 2");
  EXPECT_EQ(t.forest(0), "a1:1 c1:3");
}

TEST(Steps, TheNumberIsLookedAtOnce) {  // R6.5
  auto t = Table().forest(0, "b1:2").hand(0, "hericium-cirrhatum").plays("play hericium-cirrhatum, field b1");
  EXPECT_EQ(t.moves(), "remove 1, remove 2") << "a number is the most";
  auto moved = Table::expansion()
                   .forest(0, "a3:2")
                   .hand(0, "tylopilus-formosus")
                   .plays("play tylopilus-formosus, field a3, remove 1");
  EXPECT_EQ(moved.moves(), "to a2, to b3, to a4, skip") << "one is left of the two";
}

TEST(Steps, TransparentDropsAreDoneIfTheyAreThere) {  // R6.5, and the rulebook's example: 1, 2 or 3 from a moss field
  for (const auto& [drops, moves] :
       {std::pair("b2:1", ""), {"b2:2", "remove 1, remove 2"}, {"b2:5", "remove 1, remove 2, remove 3"}}) {
    auto t = Table().forest(0, drops + std::string(" e4:1")).hand(0, "hygrocybe-punicea");
    t.plays("play hygrocybe-punicea, field b2");
    EXPECT_EQ(t.allows("end") ? "" : t.moves(), moves) << "the same symbol twice is one";
  }
}

TEST(Steps, NobodyChoosesAFieldInVain) {  // R6.6
  auto t = Table().forest(0, "c3:2").hand(0, "psathyrella-aquatica").plays("play psathyrella-aquatica, field c3");
  EXPECT_EQ(t.moves(), "to c2, to b3, to d3, to c4, skip") << "it can still be removed from";
  t.plays("skip");
  EXPECT_EQ(t.forest(0), "c3:1") << "what must be and is the only thing is done";
  auto both =
      Table().forest(0, "c3:2").hand(0, "psathyrella-aquatica").plays("play psathyrella-aquatica, field c3, to c4");
  EXPECT_EQ(both.moves(), "remove 1, skip");
  auto single = Table().forest(0, "b2:1").hand(0, "boletus-edulis").plays("play boletus-edulis, field b2");
  EXPECT_TRUE(single.refuses("R6.6", "skip"));
}

TEST(Steps, ADropGoesToANeighbour) {  // R6.7, and the rulebook's example: 1 drop from any field
  auto t = Table::expansion().forest(0, "e4:3").hand(0, "geastrum-triplex").plays("play geastrum-triplex, field e4");
  EXPECT_EQ(t.moves(), "to e3, to d4");
  EXPECT_EQ(t.why("to d3"), "d3 is no neighbour of e4. (R6.7)");
  t.plays("to e3");
  EXPECT_EQ(t.moves(), "to e3, to d4, skip");
  t.plays("skip");
  EXPECT_EQ(t.forest(0), "e3:1 e4:2");
}

TEST(Steps, DropsAreRemovedAsManyAsIsSaid) {  // R6.8, and the rulebook's example: 1 drop from a water field
  auto t = Table().forest(0, "c3:3").hand(0, "mitrula-paludosa").plays("play mitrula-paludosa, field c3");
  EXPECT_EQ(t.forest(0), "c3:2");
  EXPECT_EQ(t.shrine(), 1);
  auto more = Table().forest(0, "c3:3").hand(0, "cudoniella-clavus").plays("play cudoniella-clavus, field c3");
  EXPECT_EQ(more.why("remove 3"), "At most 2 drops can be removed here. (R6.8)");
}

TEST(Steps, NeighboursGiveADropEach) {  // R6.9, and the rulebook's example: a leaf field, and its neighbours
  auto t = Table().forest(0, "b3:2 a3:2 c3:1 b2:1 e4:1").hand(0, "marasmius-oreades");
  t.plays("play marasmius-oreades, field b3");
  EXPECT_EQ(t.moves(), "near b2, near a3, near c3, all");
  t.plays("near a3");
  EXPECT_EQ(t.moves(), "near b2, near c3, all, skip");
  EXPECT_EQ(t.why("near a3"), "a3 has given its drop. (R6.9)");
  EXPECT_EQ(t.why("near b4"), "b4 holds no drop. (R6.9)");
  EXPECT_EQ(t.why("near e4"), "e4 is no neighbour of b3. (R6.9)");
  auto rest = t;
  t.plays("all");
  EXPECT_EQ(t.forest(0), "a3:1 b3:2 e4:1");
  EXPECT_TRUE(t.allows("end"));
  rest.plays("skip");
  EXPECT_EQ(rest.forest(0), "b2:1 a3:1 b3:2 c3:1 e4:1") << "leaving it out leaves out the rest";
}

TEST(Steps, ANeighbourGivesADrop) {  // R6.10, and the rulebook's example: up to 2 from water, and 1 beside it
  auto t = Table().forest(0, "d3:1 c4:1 a1:1").hand(0, "cudoniella-clavus").plays("play cudoniella-clavus");
  EXPECT_EQ(t.moves(), "field a2, field c3, skip");
  t.plays("field c3");
  EXPECT_EQ(t.moves(), "near d3, near c4") << "c3 itself is empty";
  t.plays("near d3");
  EXPECT_EQ(t.forest(0), "a1:1 c4:1");
  auto both = Table().forest(0, "c3:1 d3:1").hand(0, "cudoniella-clavus").plays("play cudoniella-clavus, field c3");
  EXPECT_EQ(both.moves(), "remove 1, skip");
  both.plays("skip");
  EXPECT_EQ(both.forest(0), "c3:1") << "the neighbour then must give, and does without asking";
}

TEST(Steps, WhoeverIsNoNeighbourGivesNone) {  // R6.10
  auto t = Table().forest(0, "c4:1 d3:1 a1:1").hand(0, "cudoniella-clavus").plays("play cudoniella-clavus, field c3");
  EXPECT_TRUE(t.refuses("R6.10", "near a1"));
  EXPECT_TRUE(t.refuses("R6.10", "near b3"));
}

TEST(Steps, WhatNeighboursGaveCountsForOneSymbolOnly) {  // R6.9, R6.10, R12.4
  const char* then_move = R"([{"field": {"land": "any", "holds": 1, "then": [{"near": "all"}, {"move": 1}]}}])";
  for (const char* answers : {"all", "near d2, skip", "near d2, near c3, near e3, near d4"}) {
    auto t = says(then_move).forest(0, "d2:1 c3:1 d3:1 e3:1 d4:1 a1:1");
    t.plays("play rickenella-fibula, field d3");
    std::istringstream moves(answers);
    for (std::string move; std::getline(moves >> std::ws, move, ',');) {
      t.plays(move);
      const nlohmann::json position = t.game().position(t.state());
      EXPECT_EQ(t.game().position(t.game().from_position(position)), position) << answers << ", after " << move;
    }
    EXPECT_EQ(t.moves(), "to d2, to c3, to e3, to d4, skip") << answers;
  }
  auto again = says(R"([{"field": {"land": "any", "holds": 0, "then": [{"near": "one"}, {"near": "all"}]}}])");
  again.forest(0, "b1:2 a2:1").plays("play rickenella-fibula, field b2, near b1");
  EXPECT_EQ(again.moves(), "near b1, near a2, all, skip") << "the same neighbour for another symbol";
  auto no_more = again;
  EXPECT_EQ(no_more.plays("near b1").moves(), "near a2, skip");
}

TEST(Steps, OneSideIsChosen) {  // R6.11
  auto t = Table().forest(0, "b1:1").hand(0, "gymnopus-dryophilus").plays("play gymnopus-dryophilus");
  EXPECT_EQ(t.moves(), "pick 1, pick 2");
  EXPECT_TRUE(t.refuses("R6.11", "skip"));
  auto right = t;
  t.plays("pick 1");
  EXPECT_EQ(t.leaves(0), 2);
  EXPECT_TRUE(t.allows("end"));
  right.plays("pick 2, skip");
  EXPECT_EQ(right.leaves(0), 0);
  auto one = Table().forest(0, "a3:1").hand(0, "gymnopus-dryophilus").plays("play gymnopus-dryophilus");
  EXPECT_EQ(one.moves(), "pick 1");
  EXPECT_TRUE(one.refuses("R6.11", "pick 2"));
  auto none = Table().forest(0, "a3:1").hand(0, "lactarius-deliciosus").plays("play lactarius-deliciosus");
  EXPECT_TRUE(none.allows("end")) << "neither side: void";
}

TEST(Steps, RepeatsChooseAnewAndMayStop) {  // R6.12
  auto t = Table().forest(0, "a3:1 e1:1").hand(0, "panellus-mitis").plays("play panellus-mitis, field a3, to b3");
  EXPECT_EQ(t.moves(), "field e1, field b3, skip") << "the same or another";
  auto stopped = t;
  stopped.plays("skip");
  EXPECT_TRUE(stopped.allows("end"));
  t.plays("field b3, to c3, field c3, to c4");
  EXPECT_TRUE(t.allows("end")) << "three times";
  auto sides = Table::expansion().forest(0, "b1:1 b2:1").hand(0, "pleurotus-ostreatus").forest(1, "c1:1");
  sides.plays("play pleurotus-ostreatus, pick 1, skip");
  EXPECT_TRUE(sides.allows("end")) << "nothing was done: it is over";
}

TEST(Steps, ARepeatGoesOnWhileSomethingIsDone) {  // R6.12
  auto t = says(R"([{"repeat": {"times": 3, "steps": [
    {"field": {"land": "moss", "holds": 1, "then": [{"move": 1}]}},
    {"field": {"land": "water", "holds": 1, "then": [{"remove": 1}]}}]}}])");
  t.forest(0, "a1:1 e1:3");
  t.plays("play rickenella-fibula, skip, field e1");
  EXPECT_EQ(t.moves(), "field a1, skip") << "the second time";
  t.plays("field a1, to b1");
  EXPECT_EQ(t.moves(), "field e1, skip");
  t.plays("skip, field e1");
  EXPECT_EQ(t.forest(0), "b1:1 e1:1");
}

TEST(Others, ChooseInTheOrderOfTurns) {  // R7.1
  auto t = Table(4).mover(1).round(1).hand(1, "lycoperdon-perlatum").forest(1, "a1:1");
  for (const int other : {0, 2, 3}) t.forest(other, "b1:1");
  t.plays("play lycoperdon-perlatum, skip");
  for (const int other : {2, 3, 0}) {
    EXPECT_EQ(t.actor(), "player " + std::to_string(other)) << "although the player left out the rest";
    EXPECT_EQ(t.turn_of(), "player 1");
    EXPECT_EQ(t.moves(), "field b1, skip");
    t.plays("field b1");
    EXPECT_EQ(t.actor(), "player " + std::to_string(other)) << "each completely before the next";
    t.plays("to a1");
    EXPECT_EQ(t.forest(other), "a1:1");
  }
  EXPECT_EQ(t.actor(), "player 1");
  EXPECT_EQ(t.forest(1), "a1:1");
}

TEST(Others, TakeLeavesAndArePassedOverWhereNothingCanBeDone) {  // R7.2
  auto t = Table(3).hand(0, "shared-leaf-heap").plays("play shared-leaf-heap");
  EXPECT_EQ(t.leaves(0), 2);
  EXPECT_EQ(t.leaves(1), 1);
  EXPECT_EQ(t.leaves(2), 1);
  auto passed = Table(3).hand(0, "lycoperdon-perlatum").forest(0, "a1:1").forest(1, "").forest(2, "c1:1");
  passed.plays("play lycoperdon-perlatum, skip");
  EXPECT_TRUE(passed.allows("end")) << "an empty forest, and none with a leaves field";
  auto declined = Table(2).hand(0, "lycoperdon-perlatum").forest(0, "a1:1").forest(1, "b1:1");
  declined.plays("play lycoperdon-perlatum, skip, skip");
  EXPECT_EQ(declined.forest(1), "b1:1");
}

TEST(Others, DropsGoToTheSharedShrineAndCanClearAForest) {  // R7.3
  auto t = Table::expansion().hand(0, "pleurotus-ostreatus").forest(0, "c1:1").forest(1, "c3:1");
  t.plays("play pleurotus-ostreatus, field c3");
  EXPECT_EQ(t.shrine(), 1);
  EXPECT_EQ(t.forest(1), "");
  EXPECT_EQ(t.happened(), "Sun plays Pleurotus ostreatus. Moss removes 1 drop at c3. Moss has no drop left.");
}

}  // namespace
}  // namespace understory::mycelia

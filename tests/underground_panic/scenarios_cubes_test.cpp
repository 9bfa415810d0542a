// R5 and R6: cubes of a cost, what a failed throw shows, and bonuses.
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

// From a4 to b5 for green, black and a cube.
Table before_a_cube() { return Table().gophers("a4 b4").hand(0, "red-acorn yellow-berry green-acorn"); }

TEST(Cubes, TheRestIsLaidOpenFirst) {  // R5.1
  auto t = before_a_cube().plays("gopher 1, to b5, pay green green-acorn, pay black red-acorn");
  EXPECT_EQ(t.table(), "red-acorn green-acorn");
  EXPECT_EQ(t.stage(), "roll");
  t.plays("roll white");
  EXPECT_EQ(t.known(0), "red-acorn green-acorn");
  EXPECT_EQ(t.moves(), "pay green green-acorn, pay black red-acorn, pay black yellow-berry")
      << "and something else may be paid";
}

TEST(Cubes, MayBeStruckOrCancelled) {  // R5.2
  auto t = before_a_cube().tiles(0, "strike pebble").pebbles(0, 1);
  t.plays("gopher 1, to b5, pay green green-acorn, pay black red-acorn");
  EXPECT_EQ(t.moves(), "throw, strike, cancel mixed");
  t.plays("strike");
  EXPECT_EQ(t.tiles(0), "pebble");
  EXPECT_EQ(t.cost(), "green black");
  auto u = before_a_cube().pebbles(0, 2).plays("gopher 1, to b5, pay green green-acorn, pay black red-acorn");
  EXPECT_EQ(u.plays("cancel pebbles").pebbles(0), 0);
  EXPECT_EQ(u.supply(), 12);
  EXPECT_EQ(before_a_cube().pebbles(0, 1).plays("gopher 1, to b5, pay green green-acorn, pay black red-acorn").stage(),
            "roll");
}

TEST(Cubes, MayBeThrownAgain) {  // R5.3
  auto t = before_a_cube().tiles(0, "pebble pebble").pebbles(0, 2);
  t.plays("gopher 1, to b5, pay green green-acorn, pay black red-acorn, throw, roll blue");
  EXPECT_EQ(t.moves(), "keep, reroll pebble, reroll tile, cancel pebbles, cancel mixed, cancel tiles");
  t.plays("reroll tile, roll yellow");
  EXPECT_EQ(t.tiles(0), "pebble");
  t.plays("keep");
  EXPECT_EQ(t.cost(), "yellow green black");
  EXPECT_TRUE(t.refuses("R3.1", "keep"));
}

TEST(Cubes, WhatIsLaidCannotBeSpent) {  // R5.1
  auto t = Table().gophers("a9 a9").hand(0, "green-leaf").pebbles(0, 1);
  EXPECT_EQ(t.plays("gopher 1").moves(), "rest");
}

TEST(Cubes, AddToTheCost) {  // R5.4, R5.6
  auto t = before_a_cube().plays("gopher 1, to b5, pay green green-acorn, pay black red-acorn, roll yellow");
  EXPECT_EQ(t.moves(), "pay yellow yellow-berry, pay green green-acorn, pay black red-acorn");
  t.plays("pay yellow yellow-berry, pay green green-acorn, pay black red-acorn");
  EXPECT_EQ(t.gophers(), "b5 b4");
  EXPECT_TRUE(Table(t).refuses("R12.4", "rest"));
}

TEST(Cubes, AreLaidForOneAfterTheOther) {  // R5.5: from c9 to c10 for a leaf and two cubes
  auto t = Table().gophers("c9 c9").hand(0, "blue-leaf yellow-leaf green-acorn red-acorn");
  t.plays("gopher 1, to c10, pay leaf blue-leaf, roll blue");
  EXPECT_EQ(t.stage(), "pay");
  EXPECT_EQ(t.cost(), "leaf blue");
  EXPECT_EQ(t.moves(), "pay leaf yellow-leaf, pay blue blue-leaf");
  t.plays("pay leaf yellow-leaf, pay blue blue-leaf, roll white");
  EXPECT_EQ(t.known(0), "yellow-leaf blue-leaf");
  EXPECT_EQ(t.cost(), "leaf blue");
  auto u = Table().gophers("c9 c9").hand(0, "blue-leaf yellow-leaf");
  u.plays("gopher 1, to c10, pay leaf blue-leaf, roll white");
  EXPECT_EQ(u.table(), "blue-leaf") << "it stays there";
}

TEST(Cubes, WhoCannotPayRests) {  // R5.4, R5.7
  auto t = before_a_cube().plays("gopher 1, to b5, pay green green-acorn, pay black red-acorn, roll blue");
  EXPECT_EQ(t.gophers(), "a4z b4");
  EXPECT_EQ(t.hand(0), "red-acorn yellow-berry green-acorn");
  EXPECT_EQ(t.moves(), "omit red, omit green");
}

TEST(Cubes, AFailureShowsWhatCouldHavePaid) {  // R5.8: from c6 to b7 for yellow and a cube
  auto t = Table().gophers("c6 c6").hand(0, "yellow-leaf red-acorn red-pinecone blue-acorn");
  t.plays("gopher 1, to b7, pay yellow yellow-leaf, roll green");
  EXPECT_EQ(t.known(0), "yellow-leaf");
  const auto slots = t.drawn()["players"][0]["hand"];
  EXPECT_EQ(slots[0]["excluded"], nlohmann::json({"red-or-yellow", "blue-or-green"}));
  // A two-way card that shows the colour, but is needed for the other icon.
  auto u = Table().gophers("c6 c6").hand(0, "red-red-or-yellow red-acorn");
  u.plays("gopher 1, to b7, pay yellow red-red-or-yellow, roll yellow");
  EXPECT_EQ(u.gophers(), "c6z c6");
  EXPECT_EQ(u.known(0), "red-red-or-yellow");
  // From c12: a symbol that is needed twice.
  auto v = Table().gophers("b11 b11").hand(0, "blue-leaf green-leaf red-pinecone yellow-into-leaf");
  v.plays("gopher 1, to a12, pay leaf blue-leaf, roll yellow");
  EXPECT_EQ(v.stage(), "pay") << "the converter is a yellow card";
}

TEST(Bonus, TakesTheHoleThenTheToken) {  // R6.1
  auto t = Table().gophers("a5 a5").hand(0, "blue-leaf").token("b6", "red-green");
  t.plays("gopher 1, to b6, pay leaf blue-leaf, deal red-acorn");
  EXPECT_EQ(t.tokens(), "") << "its turn has come";
  t.plays("deal red-berry, deal green-leaf");
  EXPECT_EQ(t.stage(), "pouch");
}

TEST(Bonus, BlackIsADeckOfOnesChoice) {  // R6.2
  auto t = Table().gophers("c6 c6").hand(0, "yellow-nutshell").plays("gopher 1, to c7, pay nutshell yellow-nutshell");
  EXPECT_EQ(t.moves(), "deck red, deck yellow, deck blue, deck green");
  t.plays("deck blue, deal blue-leaf");
  EXPECT_EQ(t.hand(0), "blue-leaf");
}

TEST(Bonus, CubesAreThrown) {  // R6.3
  auto t = Table().gophers("b4 b4").hand(0, "blue-leaf yellow-leaf").pebbles(0, 2);
  t.plays("gopher 1, to b5, pay leaf blue-leaf, pay yellow yellow-leaf, deal yellow-leaf, roll white");
  EXPECT_EQ(t.moves(), "keep, reroll pebble");
  EXPECT_TRUE(t.refuses("R6.3", "cancel pebbles"));
  EXPECT_TRUE(t.refuses("R6.3", "strike"));
  t.plays("reroll pebble, roll black, keep");
  EXPECT_EQ(t.stage(), "deck");
  auto u = Table().gophers("b4 b4").hand(0, "blue-leaf yellow-leaf");
  u.plays(
      "gopher 1, to b5, pay leaf blue-leaf, pay yellow yellow-leaf, deal yellow-leaf, roll green, deal green-acorn");
  EXPECT_EQ(u.hand(0), "yellow-leaf green-acorn");
}

TEST(Bonus, PebblesAndTheChest) {  // R6.4, R2.2
  auto t = Table().gophers("a5 a5").hand(0, "blue-leaf").token("b6", "pebble");
  t.plays("gopher 1, to b6, pay leaf blue-leaf, deal red-acorn");
  EXPECT_EQ(t.pebbles(0), 1);
  auto none = Table().gophers("a5 a5").hand(0, "blue-leaf").token("b6", "pebble").supply(0);
  none.plays("gopher 1, to b6, pay leaf blue-leaf, deal red-acorn");
  EXPECT_EQ(none.pebbles(0), 0);
  auto u = Table().gophers("a5 a5").hand(0, "blue-leaf").token("b6", "chest");
  u.plays("gopher 1, to b6, pay leaf blue-leaf, deal red-acorn");
  EXPECT_EQ(u.moves(), "pick nutshell, pick leaf, pick strike, pick sleeper");
  EXPECT_TRUE(u.refuses("R6.4", "pick black-card"));
  u.plays("pick strike, tile black-card");
  EXPECT_EQ(u.open(), "nutshell leaf black-card sleeper");
  EXPECT_EQ(u.tiles(0), "strike");
}

}  // namespace
}  // namespace understory::underground_panic

// R3 and R4: choosing a gopher and a tunnel, and every way to pay.
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

TEST(Turn, ChoosesAGopherThatStands) {  // R3.1
  auto t = Table(3).gophers("a5z b5 surface");
  EXPECT_EQ(t.moves(), "gopher 2");
  EXPECT_EQ(t.forced(), "gopher 2");
  EXPECT_TRUE(t.refuses("R7.1", "gopher 1"));
  EXPECT_TRUE(t.refuses("R3.1", "gopher 3"));
  EXPECT_EQ(Table().gophers("a5 a5o").moves(), "gopher 1, gopher 2") << "a pebble tells them apart";
}

TEST(Turn, WithoutAGopherGoesOnWithThePouch) {  // R3.1
  auto t = Table(2).gophers("a5 b5z").hand(1, "red-berry").plays("gopher 1, rest");
  EXPECT_EQ(t.actor(), "player 1") << "both gophers lie";
  EXPECT_EQ(t.stage(), "pouch");
}

TEST(Turn, OffersTunnelsThatCanBePaid) {  // R3.2
  auto t = Table().gophers("a4 b4").plays("gopher 1");
  EXPECT_EQ(t.moves(), "rest");
  EXPECT_TRUE(t.refuses("R3.2", "to a5"));
  EXPECT_EQ(Table().gophers("a4 b4").hand(0, "green-leaf red-acorn").plays("gopher 1").moves(), "to b5, rest")
      << "whether the cube can be paid is seen later";
}

TEST(Turn, MovesTheGopherWithItsPebble) {  // R3.3, R3.4
  auto t = Table().gophers("a5o b5").hand(0, "blue-leaf").token("b6", "red");
  t.plays("gopher 1, to b6, pay leaf blue-leaf");
  EXPECT_EQ(t.gophers(), "b6 b5");
  EXPECT_EQ(t.pebbles(0), 1);
  EXPECT_EQ(t.stage(), "deal") << "and takes its bonus";
  t.plays("deal red-acorn, deal red-acorn, stop");
  EXPECT_EQ(t.tokens(), "");
  EXPECT_EQ(t.actor(), "player 1");
}

TEST(Paying, GoesInAnyOrderThatLeavesTheRestPayable) {  // R4.1
  auto t = Table().hand(0, "red-pinecone green-acorn blue-leaf").plays("gopher 1, to a4");
  EXPECT_EQ(t.moves(), "pay pinecone red-pinecone, pay green green-acorn, pay black blue-leaf");
  EXPECT_TRUE(t.refuses("R4.1", "pay black red-pinecone"));
  EXPECT_TRUE(t.refuses("R4.1", "pay leaf blue-leaf"));
  EXPECT_TRUE(t.refuses("R4.1", "pay black red-acorn"));
  t.plays("pay black blue-leaf, pay green green-acorn");
  EXPECT_EQ(t.table(), "blue-leaf green-acorn");
  EXPECT_EQ(t.discards(), "");
  t.plays("pay pinecone red-pinecone");
  EXPECT_EQ(t.discards(), "red-pinecone blue-leaf green-acorn");
}

TEST(Paying, ColoursWithCardsTilesAndSwaps) {  // R4.2, R4.6
  auto t = Table().gophers("a4 b4").hand(0, "yellow-acorn").tiles(0, "yellow-card black-card swap-red-yellow red-card");
  EXPECT_NE(t.problem(), "") << "there is no yellow acorn";
  auto u = Table()
               .gophers("a4 b4")
               .hand(0, "yellow-leaf red-red-or-yellow red-acorn blue-blue-or-green")
               .tiles(0, "yellow-card black-card swap-red-yellow red-card")
               .plays("gopher 1, to b4");
  EXPECT_EQ(u.moves(),
            "pay yellow red-red-or-yellow, pay yellow yellow-leaf, pay yellow yellow-card-tile, "
            "pay yellow black-card-tile, pay yellow swap-red-yellow-tile");
  u.plays("pay yellow swap-red-yellow-tile");
  EXPECT_EQ(u.moves(), "with red-acorn") << "a two-way card of colours needs no swap";
  u.plays("with red-acorn");
  EXPECT_EQ(u.gophers(), "b4 b4");
  EXPECT_EQ(u.tiles(0), "black-card red-card yellow-card");
  EXPECT_EQ(u.discards(), "red-acorn");
}

TEST(Paying, BlackWithAnyCardOrCardTile) {  // R4.2
  auto t = Table().gophers("b12 b12").round(10).mover(1).hand(1, "blue-acorn").tiles(1, "green-card leaf");
  t.plays("gopher 1, to surface");
  EXPECT_EQ(t.moves(), "pay blue blue-acorn, pay black green-card-tile");
}

TEST(Paying, Pinecones) {  // R4.3
  auto t = Table()
               .gophers("a6 a6")
               .hand(0, "red-pinecone red-pinecone-or-leaf red-into-any blue-acorn blue-acorn")
               .tiles(0, "pinecone-or-leaf into-pinecone")
               .plays("gopher 1, to a7");
  EXPECT_EQ(t.moves(),
            "pay pinecone red-pinecone, pay pinecone red-pinecone-or-leaf, pay pinecone pinecone-or-leaf-tile, "
            "pay pinecone red-into-any, pay pinecone into-pinecone-tile, pay blue blue-acorn");
  t.plays("pay pinecone red-into-any");
  EXPECT_EQ(t.moves(), "with red-pinecone, with red-pinecone-or-leaf, with blue-acorn");
}

TEST(Paying, Leaves) {  // R4.4
  auto t = Table()
               .gophers("a5 a5")
               .hand(0, "blue-leaf red-into-leaf red-into-any yellow-pinecone-or-leaf")
               .tiles(0, "leaf pinecone-or-leaf into-leaf")
               .plays("gopher 1, to b6");
  EXPECT_EQ(t.moves(),
            "pay leaf yellow-pinecone-or-leaf, pay leaf blue-leaf, pay leaf leaf-tile, pay leaf pinecone-or-leaf-tile, "
            "pay leaf red-into-leaf, pay leaf red-into-any, pay leaf into-leaf-tile");
  t.plays("pay leaf into-leaf-tile, with blue-leaf");
  EXPECT_EQ(t.gophers(), "b6 a5");
}

TEST(Paying, Nutshells) {  // R4.5, R4.6
  auto t = Table()
               .gophers("c6 c6")
               .hand(0, "yellow-nutshell blue-into-nutshell")
               .tiles(0, "nutshell pebble-to-nutshell pebble")
               .plays("gopher 1, to c7");
  EXPECT_EQ(t.moves(),
            "pay nutshell yellow-nutshell, pay nutshell nutshell-tile, pay nutshell blue-into-nutshell, "
            "pay nutshell pebble-to-nutshell-tile");
  t.plays("pay nutshell pebble-to-nutshell-tile");
  EXPECT_EQ(t.moves(), "with pebble-tile");  // R4.7
  t.plays("with pebble-tile");
  EXPECT_EQ(t.tiles(0), "nutshell");
}

TEST(Paying, AConverterNeedsAnotherCard) {  // R4.6
  auto t = Table().gophers("c6 c6").hand(0, "blue-into-nutshell").tiles(0, "leaf pebble-to-nutshell");
  EXPECT_EQ(t.plays("gopher 1").moves(), "rest") << "a tile is no card, and there is no pebble";
}

TEST(Paying, ConvertersHaveTheirColour) {  // R4.7
  auto t = Table().gophers("a4 b4").hand(0, "yellow-into-leaf").plays("gopher 1, to b4");
  EXPECT_EQ(t.moves(), "pay yellow yellow-into-leaf");
}

}  // namespace
}  // namespace understory::underground_panic

// R1 and R2: who knows what, lots, shuffles, and the set-up.
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

std::string view_of(Table& table, int viewer) {
  return table.game().view_json(table.game().observe(table.state(), seat(viewer))).dump();
}

TEST(Pieces, AsManyGophersAsPlayersAndNobodysOwn) {  // R1.1, R1.2
  EXPECT_EQ(Table(2).gophers(), "start start");
  auto t = Table(4).gophers("a5 b5 c5 a5");
  EXPECT_EQ(t.moves(), "gopher 1, gopher 2, gopher 3") << "the fourth is as the first";
  EXPECT_EQ(t.actor(), "player 0");
  EXPECT_TRUE(t.refuses("R3.1", "gopher 4"));
  EXPECT_EQ(Table(3).gophers(), "start start start");
  EXPECT_TRUE(Table(2).refuses("R1.2", "gopher 3"));
}

TEST(Pieces, TunnelsLeadUpAndLevel) {  // R1.3
  auto t = Table().gophers("a4 b4").hand(0, "yellow-leaf red-pinecone red-acorn").plays("gopher 1");
  EXPECT_EQ(t.moves(), "to a5, to b4, rest");
  EXPECT_TRUE(t.refuses("R1.3", "to c5"));
  EXPECT_TRUE(t.refuses("R3.2", "to start"));
}

TEST(Pieces, IconsStandInTheOrderOfTheBoard) {  // R1.4
  auto t = Table().gophers("b4 b4").hand(0, "blue-leaf yellow-berry").plays("gopher 1, to b5, pay leaf blue-leaf");
  t.plays("pay yellow yellow-berry");
  EXPECT_EQ(t.stage(), "deal") << "yellow first, then the cube";
  t.plays("deal yellow-leaf");
  EXPECT_EQ(t.stage(), "roll");
}

TEST(Pieces, CardsHaveAColourAndASymbol) {  // R1.5
  auto t = Table().hand(0, "red-pinecone-or-leaf green-into-any");
  EXPECT_EQ(t.hand(0), "red-pinecone-or-leaf green-into-any");
  EXPECT_NE(Table().hand(0, "blue-berry").problem(), "") << "there is none";
}

TEST(Pieces, TilesAreUsedOnce) {  // R1.6
  auto t = Table().gophers("a4 b4").tiles(0, "yellow-card").plays("gopher 1, to b4, pay yellow yellow-card-tile");
  EXPECT_EQ(t.tiles(0), "");
  EXPECT_EQ(t.pebbles(0) + t.supply(), 12);
}

TEST(Knowledge, ColoursAreSeenAndSymbolsAreNot) {  // R1.7
  auto t = Table().hand(1, "red-berry").pouch(1, "green-acorn").hurt(1, "3");
  const std::string seen = view_of(t, 0);
  const auto view = nlohmann::json::parse(seen);
  EXPECT_EQ(view["players"][1]["hand"][0]["colour"], "red");
  EXPECT_EQ(view["players"][1]["injuries"], 1);
  EXPECT_FALSE(view["players"][1].contains("symbols"));
  EXPECT_FALSE(view["players"][1].contains("hurt"));
  EXPECT_EQ(nlohmann::json::parse(view_of(t, 1))["mine"]["symbols"][0], "berry");
}

TEST(Knowledge, EqualCardsOfDifferentLotsAreDifferent) {  // R1.8
  auto t = Table().round(3).gophers("c9 c9").hand(0, "red-berry red-berry").known(0, "red-berry");
  t.plays("gopher 1, rest, omit blue, deal green-acorn");
  EXPECT_EQ(t.moves(), "pouch red-berry, pouch red-berry/2, pouch green-acorn, stop");
  t.plays("pouch red-berry/2");
  EXPECT_EQ(t.known(0), "");
  EXPECT_TRUE(t.refuses("R9.1", "pouch red-berry/2"));
}

TEST(Knowledge, TheLastSymbolOfAShuffleIsKnown) {  // R1.8, R12.7
  auto t = Table().gophers("a5 b5").hand(0, "green-acorn green-acorn yellow-berry").deck("green-acorn");
  EXPECT_EQ(t.problem(), "The field hidden does not fit the rest of the position. (R1.8)");
  auto u = Table().gophers("a5 b5").hand(0, "green-acorn green-leaf yellow-leaf").deck("green-acorn");
  u.plays("gopher 1, to b6, pay leaf green-leaf");
  EXPECT_EQ(u.known(0), "green-acorn") << "only acorns of this shuffle are hidden now";
}

TEST(Knowledge, DiscardsBecomeTheDeckWhenACardIsNeeded) {  // R1.9
  auto t = Table().gophers("a4 b4").hand(0, "red-pinecone red-acorn green-berry");
  EXPECT_NE(t.problem(), "");
  auto u = Table()
               .gophers("a4 b4")
               .hand(0, "red-pinecone red-acorn")
               .deck("red-acorn green-leaf")
               .plays("gopher 1, to a5, pay pinecone red-pinecone, pay red red-acorn, deal green-leaf");
  EXPECT_EQ(u.hand(0), "green-leaf");
  const auto v = Table()
                     .gophers("a5 a5")
                     .hand(0, "blue-leaf")
                     .deck("red-berry")
                     .plays("gopher 1, to b6, pay leaf blue-leaf, deal red-berry");
  EXPECT_EQ(Table(v).stage(), "pouch");
}

TEST(Setup, TokensTilesAndRewardsAreDrawn) {  // R2.1, R2.2, R2.3
  auto t = Table::fresh();
  EXPECT_EQ(t.actor(), "chance");
  EXPECT_EQ(t.turn_of(), "nobody");
  t.plays("token chest");
  EXPECT_EQ(t.tokens(), "a4:chest");
  for (int i = 1; i < 25; ++i)
    t.plays(i < 7    ? "token chest"
            : i < 10 ? "token black"
            : i < 13 ? "token pebble"
            : i < 15 ? "token red"
            : i < 17 ? "token yellow"
            : i < 19 ? "token blue"
            : i < 21 ? "token green"
            : i < 23 ? "token cube"
                     : "token red-green");
  EXPECT_TRUE(t.refuses("R12.4", "token chest"));
  t.plays("tile sleeper, tile leaf, tile leaf, tile strike");
  EXPECT_EQ(t.open(), "sleeper leaf leaf strike");
  EXPECT_TRUE(t.refuses("R12.4", "tile leaf"));
  t.plays("offer free, offer per-card");
  EXPECT_EQ(t.offered(), "free per-card");
  EXPECT_EQ(t.stage(), "roll");
  EXPECT_TRUE(t.refuses("R12.4", "roll white"));  // R2.4
  t.plays("roll red, deal red-acorn, roll red, deal red-berry, roll blue, deal blue-leaf, roll blue, deal blue-leaf");
  t.plays("roll green, deal green-leaf, roll yellow, deal yellow-leaf");
  EXPECT_EQ(t.actor(), "player 0");
  EXPECT_EQ(t.turn_of(), "player 0");
  EXPECT_EQ(t.moves(), "deck red, deck yellow, deck blue, deck green");
  t.plays("deck red, deal red-berry");
  EXPECT_EQ(t.hand(0), "red-acorn red-berry red-berry yellow-leaf blue-leaf blue-leaf green-leaf");
  EXPECT_EQ(t.stage(), "roll");
  for (int i = 0; i < 6; ++i) t.plays("roll red, deal red-pinecone");
  t.plays("deck green, deal green-acorn");
  EXPECT_EQ(t.stage(), "gopher");  // R2.5
  EXPECT_EQ(t.actor(), "player 0");
  EXPECT_EQ(t.round(), 1);
}

}  // namespace
}  // namespace understory::underground_panic

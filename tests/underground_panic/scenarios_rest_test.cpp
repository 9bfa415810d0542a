// R7, R8 and R9: resting, rewards at the surface, and the end of a turn.
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

TEST(Rest, LeavesPebbleAndToken) {  // R7.1
  auto t = Table().gophers("b6o b6").token("b6", "chest").plays("gopher 1, rest");
  EXPECT_EQ(t.gophers(), "b6oz b6");
  EXPECT_EQ(t.tokens(), "b6:chest");
  EXPECT_EQ(t.actor(), "player 1") << "one icon less is none";  // R7.3
  EXPECT_EQ(t.moves(), "gopher 2");
}

TEST(Rest, TheSleeperBringsAll) {  // R7.2
  auto t = Table().gophers("b6o b6").token("b6", "red").tiles(0, "sleeper").plays("gopher 2, rest");
  EXPECT_EQ(t.moves(), "sleeper, no-sleeper");
  t.plays("sleeper, deal red-acorn, deal red-acorn");
  EXPECT_EQ(t.tiles(0), "");
  EXPECT_EQ(t.pebbles(0), 0);
  EXPECT_EQ(t.tokens(), "");
  auto u = Table().gophers("b6 b6").tiles(0, "sleeper").plays("gopher 1, rest, no-sleeper");
  EXPECT_EQ(u.tiles(0), "sleeper");
}

TEST(Rest, LeavesOutAnIcon) {  // R7.3
  auto t = Table().gophers("c5 c5").plays("gopher 1, rest");
  EXPECT_EQ(t.moves(), "omit red, omit blue, omit green");
  EXPECT_TRUE(t.refuses("R7.3", "omit yellow"));
  t.plays("omit blue, deal red-acorn, deal green-acorn");
  EXPECT_EQ(t.hand(0), "red-acorn green-acorn");
}

TEST(Rest, InTheStartChamberCardsAreSwapped) {  // R7.4
  auto t = Table().hand(0, "red-acorn red-acorn blue-leaf green-leaf").plays("gopher 1, rest");
  EXPECT_EQ(t.moves(), "swap red-acorn, swap blue-leaf, swap green-leaf, stop");
  t.plays("swap red-acorn, swap blue-leaf, swap red-acorn");
  EXPECT_EQ(t.discards(), "red-acorn red-acorn blue-leaf");
  t.plays("deck yellow, deal yellow-berry, deck yellow, deal yellow-berry, deck red, deal red-berry");
  EXPECT_EQ(t.hand(0), "red-berry yellow-berry yellow-berry green-leaf");
  EXPECT_EQ(t.stage(), "pouch");
  auto none = Table().plays("gopher 1, rest");
  EXPECT_EQ(none.actor(), "player 1");
  auto u = Table().hand(0, "red-acorn").plays("gopher 1, rest, stop");
  EXPECT_EQ(u.stage(), "pouch");
}

// The first player leads gopher 1 out of b12 for blue and black.
Table leads_out(const std::string& offered, const std::string& cards) {
  auto t = Table().round(11).gophers("b12 b12").offered(offered).hand(0, cards + " blue-blue-or-green green-into-any");
  t.plays("gopher 1, to surface, pay blue blue-blue-or-green, pay black green-into-any");
  return t;
}

TEST(Rewards, OneOrNone) {  // R8.1
  auto t = leads_out("free per-card", "");
  EXPECT_EQ(t.gophers(), "surface b12");
  EXPECT_EQ(t.moves(), "claim free, claim per-card, decline");
  EXPECT_TRUE(t.refuses("R8.1", "claim die"));
  auto u = t;
  u.plays("decline");
  EXPECT_EQ(u.offered(), "free per-card");
  t.plays("claim free");
  EXPECT_EQ(t.rewards(0), "free");
  EXPECT_EQ(t.offered(), "per-card");
  EXPECT_EQ(t.points(0), 2);
}

TEST(Rewards, TheirConditionMustBeMet) {  // R8.2
  EXPECT_EQ(leads_out("empty-hand pebbles", "").moves(), "claim empty-hand, decline");
  EXPECT_TRUE(leads_out("tiles pebbles", "red-acorn").refuses("R8.2", "claim tiles"));
  auto t = Table()
               .round(11)
               .gophers("b12 b12")
               .offered("tiles pebbles")
               .hand(0, "blue-leaf blue-leaf")
               .tiles(0, "pebble")
               .pebbles(0, 1);
  t.plays("gopher 1, to surface, pay blue blue-leaf, pay black blue-leaf");
  EXPECT_EQ(t.moves(), "claim pebbles, claim tiles, decline");
}

TEST(Rewards, CardsAreShownForThem) {  // R8.3, R8.6
  auto t = leads_out("leaves acorns", "yellow-leaf blue-leaf red-acorn yellow-into-leaf");
  EXPECT_EQ(t.moves(), "claim leaves, decline");
  t.plays("claim leaves");
  EXPECT_EQ(t.moves(), "show yellow-leaf, show blue-leaf");
  EXPECT_TRUE(t.refuses("R8.6", "show red-acorn"));
  t.plays("show blue-leaf, show yellow-leaf");
  EXPECT_EQ(t.rewards(0), "leaves");
  EXPECT_EQ(t.known(0), "yellow-leaf blue-leaf");
  EXPECT_EQ(leads_out("pinecones free", "red-pinecone red-pinecone-or-leaf").moves(),
            "claim free, claim pinecones, decline");
}

TEST(Rewards, AnExactSet) {  // R8.4, R8.6
  auto t = leads_out("set-two free", "blue-leaf green-leaf");
  t.plays("claim set-two");
  EXPECT_EQ(t.rewards(0), "set-two") << "all see the colours";
  auto u = leads_out("set-two free", "blue-leaf blue-blue-or-green");
  u.plays("claim set-two");
  EXPECT_EQ(u.moves(), "show blue-blue-or-green");
  u.plays("show blue-blue-or-green");
  EXPECT_EQ(u.rewards(0), "set-two");
  EXPECT_TRUE(leads_out("set-two free", "blue-leaf green-leaf red-acorn").refuses("R8.2", "claim set-two"));
}

TEST(Rewards, ByTheDie) {  // R8.5
  auto t = leads_out("die free", "red-acorn");
  auto u = t;
  t.plays("claim die, roll red");
  EXPECT_EQ(t.rewards(0), "die");
  auto v = u;
  u.plays("claim die, roll white");
  EXPECT_EQ(u.rewards(0), "");
  EXPECT_EQ(u.offered(), "free");
  v.plays("claim die, roll yellow");
  EXPECT_EQ(v.stage(), "show");
  EXPECT_EQ(v.moves(), "decline");
  v.plays("decline");
  EXPECT_EQ(v.offered(), "free");
  auto w = leads_out("die free", "red-red-or-yellow");
  w.plays("claim die, roll yellow");
  EXPECT_EQ(w.moves(), "show red-red-or-yellow, decline");
  EXPECT_EQ(w.plays("show red-red-or-yellow").rewards(0), "die");
}

TEST(EndOfTurn, FillsThePouch) {  // R9.1
  auto t = Table().gophers("b6 b6").hand(0, "red-berry green-acorn green-acorn blue-leaf").plays("gopher 1, rest");
  EXPECT_EQ(t.moves(), "pouch red-berry, pouch green-acorn, stop");
  EXPECT_TRUE(t.refuses("R9.1", "pouch blue-leaf"));
  t.plays("pouch green-acorn, pouch red-berry");
  EXPECT_EQ(t.pouch(0), "red-berry green-acorn");
  EXPECT_EQ(t.points(0), 0) << "until it is opened";
  EXPECT_EQ(t.actor(), "player 1");
}

TEST(EndOfTurn, DiscardsDownToSeven) {  // R9.2
  auto t = Table().gophers("c5 c5").hand(0, "red-acorn red-acorn red-acorn red-acorn red-acorn red-acorn red-acorn");
  t.plays("gopher 1, rest, omit blue, deal red-berry, deal green-leaf, stop");
  EXPECT_EQ(t.stage(), "trim");
  t.plays("trim red-acorn, trim green-leaf");
  EXPECT_EQ(t.hand(0), "red-acorn red-acorn red-acorn red-acorn red-acorn red-acorn red-berry");
  EXPECT_EQ(t.actor(), "player 1");
}

TEST(EndOfTurn, TheGameEndsWithTheLastGopher) {  // R9.3, R11.1
  auto t = Table().round(11).gophers("b12 surface").offered("free per-card").hand(0, "blue-leaf red-acorn red-berry");
  t.plays("gopher 1, to surface, pay blue blue-leaf, pay black red-acorn, claim free, pouch red-berry");
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_EQ(t.points(0), 4);
  EXPECT_EQ(t.ranks(), "1 2");
}

}  // namespace
}  // namespace understory::underground_panic

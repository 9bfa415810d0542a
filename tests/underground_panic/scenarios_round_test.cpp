// R10 and R11: the water, and the end of the game.
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

// The last turn of a round of two.
Table last_turn(int round) { return Table().round(round).mover(round % 2); }

TEST(Water, RisesAndFloods) {  // R10.1
  auto t = last_turn(1).plays("gopher 1, rest");
  EXPECT_EQ(t.round(), 2) << "level 2 floods nothing";
  EXPECT_EQ(t.gophers(), "starto starto");
  EXPECT_EQ(t.actor(), "player 1");
  auto u = last_turn(2).gophers("start b4").plays("gopher 2, rest, omit blue, deal yellow-leaf, stop");
  EXPECT_EQ(u.stage(), "injury") << "level 3 reaches the start chamber";
}

TEST(Water, StandsWhereItHasRisenTo) {  // R10.1
  auto t = last_turn(2).hand(1, "yellow-nutshell");
  EXPECT_EQ(t.level(), 2);
  t.plays("gopher 1, rest");
  EXPECT_EQ(t.stage(), "pay") << "before anybody is hurt";
  EXPECT_EQ(t.level(), 3);
  std::string all;
  for (int i = 0; i < 16; ++i) all += "0 1 2 3 ";
  auto last = last_turn(11).gophers("surface a12").hurt(0, all).plays("gopher 2, rest, omit black, roll white");
  EXPECT_EQ(last.stage(), "over");
  EXPECT_EQ(last.level(), 12) << "washed out";
  auto out = last_turn(11)
                 .gophers("surface b12")
                 .tiles(1, "black-card black-card black-card red-card")
                 .plays("gopher 2, to surface");
  EXPECT_EQ(out.level(), 11);
}

// The last nutshell of the game, while others have cards in their pouches that nobody else knows.
TEST(Water, IsWardedOffAsProposedInTheLastRound) {  // R10.3
  auto t = last_turn(11)
               .gophers("surface a12")
               .hand(0, "yellow-nutshell")
               .pouch(1, "yellow-berry")
               .plays("gopher 2, rest, omit black, roll white");
  EXPECT_EQ(t.moves(), "pay nutshell yellow-nutshell, accept");
  const nlohmann::json view = t.game().view_json(t.game().observe(t.state(), seat(0)));
  ASSERT_EQ(view.at("proposal").size(), 1U);
  EXPECT_EQ(view.at("proposal")[0].at("move"), "pay nutshell yellow-nutshell");
}

TEST(Water, ThreatensEverybodyFromTheMarkerOn) {  // R10.2
  auto t = last_turn(2).gophers("start start").hand(0, "red-leaf").hand(1, "yellow-nutshell");
  EXPECT_NE(t.problem(), "") << "there is no red leaf";
  auto u = last_turn(2).hand(0, "red-acorn").hand(1, "yellow-nutshell").plays("gopher 1, rest, stop, stop");
  EXPECT_EQ(u.actor(), "player 1");
  EXPECT_EQ(u.turn_of(), "player 1");
  EXPECT_EQ(u.moves(), "pay nutshell yellow-nutshell, accept");
  u.plays("pay nutshell yellow-nutshell, injury 3");
  EXPECT_EQ(u.injuries(1), 1) << "one is warded off, and nothing is left to do so";
  u.plays("deck red, deal red-berry");
  EXPECT_EQ(u.actor(), "player 0");
  EXPECT_EQ(u.moves(), "accept");
  u.plays("accept, injury 0, injury 1, deck red, deal red-berry, deck green, deal green-leaf");
  EXPECT_EQ(u.injuries(0), 2);
  EXPECT_EQ(u.stage(), "wash");
}

TEST(Water, WhoHasNothingIsNotAsked) {  // R10.3
  auto t = last_turn(2).gophers("start b4").plays("gopher 1, rest");
  EXPECT_EQ(t.stage(), "injury");
  auto u = last_turn(2).gophers("start b4").tiles(1, "pebble-to-nutshell").pebbles(1, 1).plays("gopher 1, rest");
  EXPECT_EQ(u.moves(), "pay nutshell pebble-to-nutshell-tile, accept");
  u.plays("pay nutshell pebble-to-nutshell-tile");
  EXPECT_EQ(u.forced(), "with pebble");
  u.plays("with pebble");
  EXPECT_EQ(u.injuries(1), 0);
}

TEST(Water, NobodyIsAskedWhenNoInjuriesAreLeft) {  // R10.3
  std::string all;
  for (int i = 0; i < 16; ++i) all += "0 1 2 3 ";
  auto t = last_turn(2).hand(1, "yellow-nutshell").hurt(0, all).plays("gopher 1, rest");
  EXPECT_EQ(t.stage(), "wash");
}

TEST(Water, TheInjuredDrawAndDiscard) {  // R10.4
  const std::string seven = "red-acorn red-acorn red-acorn red-acorn red-acorn red-acorn red-acorn";
  auto t = last_turn(2)
               .gophers("start b4")
               .hand(1, seven)
               .plays("gopher 1, rest, accept, injury 2, deck blue, deal blue-leaf");
  EXPECT_EQ(t.moves(), "trim red-acorn, trim blue-leaf");
  t.plays("trim red-acorn");
  EXPECT_EQ(t.actor(), "chance") << "no pouch; the next one draws its injury";
}

TEST(Water, WashesGophersAlong) {  // R10.5, R10.6
  auto t = last_turn(2).gophers("starto starto").plays("gopher 1, rest, injury 0, injury 0, deck red, deal red-acorn");
  t.plays("deck red, deal red-acorn, injury 0, injury 0, deck red, deal red-acorn, deck red, deal red-acorn");
  t.plays("way left, way right");
  EXPECT_EQ(t.gophers(), "a4o b4o") << "with new pebbles";
  EXPECT_EQ(t.supply(), 10);
  auto u = last_turn(5).gophers("a6 c7").token("a6", "red").token("b7", "red");
  u.plays("gopher 2, rest, injury 0, deck red, deal red-acorn, injury 0, deck red, deal red-acorn, gopher 1");
  EXPECT_EQ(u.tokens(), "b7:red");
  EXPECT_EQ(u.round(), 6) << "the only tunnel is taken without the die";
}

TEST(Water, TheRearmostGetPebbles) {  // R10.7
  auto t = last_turn(1).gophers("a5 a6").plays("gopher 1, rest");
  EXPECT_EQ(t.gophers(), "a5o a6");
  auto u = Table(3).round(1).mover(2).gophers("a5 b5 c5").supply(1).plays("gopher 1, rest");
  EXPECT_EQ(u.stage(), "pebbles");
  EXPECT_EQ(u.moves(), "pebble 1, pebble 2, pebble 3");
  EXPECT_EQ(u.actor(), "player 0");
  u.plays("pebble 2");
  EXPECT_EQ(u.gophers(), "a5 b5o c5");
  auto v = Table(3).round(1).mover(2).gophers("a5z a5 b5").supply(1);
  v.plays("gopher 3, rest, omit cube, deal yellow-leaf, stop");
  EXPECT_EQ(v.moves(), "pebble 1, pebble 3") << "of those on one space the first, lying or not";
  auto none = Table(3).round(1).mover(2).gophers("a5 b5 c5").supply(0).plays("gopher 1, rest");
  EXPECT_EQ(none.gophers(), "a5 b5 c5");
}

TEST(Water, ThenAllStandUp) {  // R10.8
  auto t = last_turn(1).gophers("a5 a6z").plays("gopher 1, rest");
  EXPECT_EQ(t.gophers(), "a5o a6");
  EXPECT_EQ(t.actor(), "player 1");
}

TEST(End, AfterTheLastFlood) {  // R11.1, R11.2, R11.4
  auto t = last_turn(11).gophers("b12 surface").pouch(0, "red-acorn red-berry").pouch(1, "red-acorn").hurt(0, "2");
  t.plays("gopher 1, rest, omit red, deck red, deal red-pinecone, stop");
  EXPECT_EQ(t.actor(), "chance") << "player 0 has nothing to ward off with";
  t.plays("injury 1, deck red, deal red-pinecone, accept, injury 3, deck red, deal red-pinecone");
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_EQ(t.gophers(), "surface surface");
  EXPECT_EQ(t.points(0), 1 + 2 - 2 - 1);
  EXPECT_EQ(t.points(1), 1 - 3) << "points may be below zero";
  EXPECT_EQ(t.ranks(), "1 2");
  EXPECT_EQ(t.offered(), "free pebbles") << "nobody gets a reward";
}

TEST(End, RewardsThatCountThen) {  // R11.3
  auto t = Table().round(11).gophers("surface b12").rewards(0, "per-card").rewards(1, "per-injury").offered("");
  t.hand(0, "blue-leaf blue-leaf red-acorn red-berry").hurt(1, "0 0 1");
  t.plays("gopher 2, to surface, pay blue blue-leaf, pay black blue-leaf, stop");
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_EQ(t.points(0), 2) << "cards in hand";
  EXPECT_EQ(t.points(1), 1 - 1) << "every two injuries, whatever they are worth";
}

TEST(End, EqualPointsShareThePlace) {  // R11.4
  auto t = Table().round(11).gophers("surface b12").offered("").hand(0, "blue-leaf blue-leaf");
  t.plays("gopher 2, to surface, pay blue blue-leaf, pay black blue-leaf");
  EXPECT_EQ(t.ranks(), "1 1");
}

}  // namespace
}  // namespace understory::underground_panic

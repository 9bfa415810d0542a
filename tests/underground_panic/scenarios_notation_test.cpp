// R12: moves and positions on paper.
#include "tests/support/refusal.hpp"
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

TEST(Notation, MovesReadAsTheyAreWritten) {  // R12.1, R12.2, R12.3, R12.4
  const auto game = game_of(2);
  for (const char* text : {"token black-cube",
                           "tile pebble-to-nutshell",
                           "offer set-four",
                           "roll white",
                           "deal blue-into-nutshell",
                           "injury 0",
                           "way left",
                           "gopher 4",
                           "to b12",
                           "to surface",
                           "rest",
                           "pay nutshell pebble-to-nutshell-tile",
                           "pay black red-leaf/2",
                           "with pebble",
                           "with green-acorn/3",
                           "throw",
                           "strike",
                           "keep",
                           "reroll pebble",
                           "reroll tile",
                           "cancel pebbles",
                           "cancel mixed",
                           "cancel tiles",
                           "sleeper",
                           "no-sleeper",
                           "omit cube",
                           "swap red-acorn/2",
                           "stop",
                           "deck green",
                           "pick strike",
                           "claim per-card",
                           "decline",
                           "show blue-leaf",
                           "pouch yellow-berry",
                           "trim red-into-any",
                           "accept",
                           "pebble 3"}) {
    EXPECT_EQ(game.format(game.parse(text)), text);
    EXPECT_EQ(game.move_about(game.about(game.parse(text))), game.parse(text)) << text;
  }
  for (const char* text : {"", "gopher", "gopher 5", "pay leaf", "pay cube red-leaf", "pay leaf pebble/2", "rest now",
                           "trim red-leaf/1", "trim red-leaf/14", "omit leaf", "reroll pebbles", "cancel tile"})
    EXPECT_NE(refused("underground-panic.why.unreadable", [&] { game.parse(text); }), "") << text;
}

TEST(Notation, PositionsReadAsTheyAreWritten) {  // R12.5, R12.6, R12.7
  auto t = Table(3)
               .round(4)
               .gophers("c9 b6o b6z")
               .hand(0, "red-berry blue-leaf")
               .known(1, "green-acorn")
               .pouch(2, "red-acorn");
  const auto drawn = t.drawn();
  EXPECT_EQ(t.game().position(t.game().from_position(drawn)), drawn);
  EXPECT_EQ(drawn["seats"], 3);
  EXPECT_EQ(drawn["players"][0]["symbols"], nlohmann::json({"berry", "leaf"}));
  EXPECT_EQ(drawn["players"][1]["hand"][0]["shuffle"], nlohmann::json());
  EXPECT_NE(Table().set("stage", "pay").problem(), "");
  EXPECT_NE(Table().set("round", 3).problem(), "");
  EXPECT_NE(Table().gophers("a4").problem(), "");
  EXPECT_NE(Table().pebbles(0, 13).problem(), "");
}

TEST(Notation, ThereAreNoOptionsAndOnePack) {  // R12.8, R12.9
  EXPECT_TRUE(Game::info().options.empty());
  EXPECT_EQ(game_of(2).pack_name(), "standard");
}

}  // namespace
}  // namespace understory::underground_panic

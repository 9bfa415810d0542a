// One test for each tile and each reward: what it says, and that it does so.
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

struct Use {
  const char* tile;
  const char* gophers;
  const char* hand;
  const char* moves;
  const char* ends;  // where the gopher is then
};

// Each pays, or helps to pay, for one tunnel.
const std::vector<Use>& uses() {
  static const std::vector<Use> kUses{
      {"leaf", "a5 a5", "", "to b6, pay leaf leaf-tile", "b6 a5"},
      {"pinecone-or-leaf", "a5 a5", "", "to b6, pay leaf pinecone-or-leaf-tile", "b6 a5"},
      {"into-leaf", "a5 a5", "red-acorn", "to b6, pay leaf into-leaf-tile, with red-acorn", "b6 a5"},
      {"nutshell", "c6 c6", "", "to c7, pay nutshell nutshell-tile", "c7 c6"},
      {"into-pinecone", "a6 a6", "red-acorn blue-leaf",
       "to a7, pay pinecone into-pinecone-tile, with red-acorn, pay blue blue-leaf", "a7 a6"},
      {"red-card", "a4 a4", "green-pinecone", "to a5, pay red red-card-tile, pay pinecone green-pinecone", "a5 a4"},
      {"yellow-card", "a4 a4", "", "to b4, pay yellow yellow-card-tile", "b4 a4"},
      {"blue-card", "b12 b12", "red-acorn", "to surface, pay blue blue-card-tile, pay black red-acorn", "surface b12"},
      {"green-card", "b12 b12", "blue-leaf", "to surface, pay black green-card-tile, pay blue blue-leaf",
       "surface b12"},
      {"black-card", "a4 a4", "", "to b4, pay yellow black-card-tile", "b4 a4"},
      {"swap-red-yellow", "a4 a4", "red-acorn", "to b4, pay yellow swap-red-yellow-tile, with red-acorn", "b4 a4"},
      {"swap-blue-green", "b12 b12", "red-acorn green-leaf",
       "to surface, pay blue swap-blue-green-tile, with green-leaf, pay black red-acorn", "surface b12"},
  };
  return kUses;
}

TEST(Tiles, PayWhatTheySay) {
  for (const Use& use : uses()) {
    auto t = Table().gophers(use.gophers).hand(0, use.hand).tiles(0, use.tile);
    t.plays(std::string("gopher 1, ") + use.moves);
    EXPECT_EQ(t.gophers(), use.ends) << use.tile;
    EXPECT_EQ(t.tiles(0), "") << use.tile;
  }
}

TEST(Tiles, PebbleStrikeSleeperAndTheOneForNutshells) {
  auto t = Table().gophers("c6 c6").tiles(0, "pebble pebble-to-nutshell");
  t.plays("gopher 1, to c7, pay nutshell pebble-to-nutshell-tile, with pebble-tile");
  EXPECT_EQ(t.gophers(), "c7 c6");
  auto u = Table().gophers("c6 c6").hand(0, "yellow-leaf").tiles(0, "strike");
  u.plays("gopher 1, to b7, pay yellow yellow-leaf, strike, pay yellow yellow-leaf");
  EXPECT_EQ(u.gophers(), "b7 c6");
  auto v = Table().gophers("b6 b6").tiles(0, "sleeper").plays("gopher 1, rest, sleeper, deal red-acorn");
  EXPECT_EQ(v.hand(0), "red-acorn");
}

struct Wins {
  const char* reward;
  const char* hand;  // when the gopher is out
  const char* moves;
  int points;
};

TEST(Rewards, BringWhatTheySay) {
  const std::vector<Wins> all{
      {"free", "", "claim free", 2},
      {"empty-hand", "", "claim empty-hand", 3},
      {"leaves", "yellow-leaf blue-leaf", "claim leaves, show yellow-leaf, show blue-leaf", 3},
      {"pinecones", "red-pinecone red-pinecone", "claim pinecones, show red-pinecone, show red-pinecone", 3},
      {"acorns", "red-acorn green-acorn", "claim acorns, show red-acorn, show green-acorn", 3},
      {"pebbles", "", "claim pebbles", 3},
      {"tiles", "", "claim tiles", 4},
      {"die", "red-acorn", "claim die, roll black, keep", 3},
      {"set-two", "blue-acorn green-acorn", "claim set-two", 5},
      {"set-four", "red-acorn yellow-leaf blue-leaf green-leaf", "claim set-four", 6},
      {"per-card", "red-acorn red-acorn", "claim per-card", 2},
      {"per-injury", "", "claim per-injury", 1},
  };
  for (const Wins& wins : all) {
    auto t = Table().round(11).gophers("b12 b12").offered(wins.reward).pebbles(0, 2).tiles(0, "leaf").hurt(0, "0 0 0");
    t.hand(0, std::string(wins.hand) + " blue-blue-or-green red-red-or-yellow");
    t.plays(std::string("gopher 1, to surface, pay blue blue-blue-or-green, pay black red-red-or-yellow, ") +
            wins.moves);
    EXPECT_EQ(t.rewards(0), wins.reward);
    EXPECT_EQ(t.points(0), wins.points) << wins.reward;
  }
}

// The rulebook's examples: three cards shown, two for a rest.
TEST(Rulebook, ARestBringsOneCardLess) {
  auto t =
      Table().gophers("c8 c8").round(6).mover(1).plays("gopher 1, rest, omit cube, deal yellow-leaf, deal green-leaf");
  EXPECT_EQ(t.hand(1), "yellow-leaf green-leaf");
}

TEST(Rulebook, OnePebbleThrowsAgainTwoSkipTheThrow) {
  auto t = Table().gophers("c6 c6").hand(0, "yellow-leaf").pebbles(0, 3);
  t.plays("gopher 1, to b7, pay yellow yellow-leaf, throw, roll red, reroll pebble, roll red, cancel pebbles");
  EXPECT_EQ(t.pebbles(0), 0);
  EXPECT_EQ(t.cost(), "yellow");
}

}  // namespace
}  // namespace understory::underground_panic

// The door for positions: what a game's reader lets through is refused if the game could not go on from there.
#include "engine/load.hpp"

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/support/pebbles.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

const json kStart{{"bag", {6, 2}}, {"own", {{0, 0}, {0, 0}}}, {"stopped", {0, 0}}, {"turn", 0}};

TEST(Load, TakesWhatCanBePlayedOn) {
  const pebbles::Game game;
  EXPECT_EQ(game.position(load_position(game, kStart)), kStart);
  json over = kStart;
  over["stopped"] = {1, 1};
  EXPECT_EQ(game.actor(load_position(game, over)), kNobody);
}

// Pebbles whose reader overlooks something: somebody without a move is asked.
struct Stuck : pebbles::Game {
  int seat;
  explicit Stuck(int without) : seat(without) {}
  void legal_moves(const State& state, MoveList& moves) const {
    pebbles::Game::legal_moves(state, moves);
    if (actor(state) == Seat{static_cast<std::uint8_t>(seat)}) moves.clear();
  }
};

TEST(Load, RefusesWhereNobodyCanMove) {
  EXPECT_EQ(refused("engine.position-stuck", [] { load_position(Stuck(0), kStart); }),
            "In this position somebody is to move who has no move.");
}

TEST(Load, RefusesWhereNobodyCouldMoveAfterAMove) {
  EXPECT_EQ(refused("engine.position-stuck-after", [] { load_position(Stuck(1), kStart); }),
            "After stop somebody would be to move who has no move.");
  Stuck chance(raw(kChance));
  EXPECT_EQ(refused("engine.position-stuck-after", [&] { load_position(chance, kStart); }),
            "After draw somebody would be to move who has no move.");
}

}  // namespace
}  // namespace understory

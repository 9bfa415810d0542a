// The order of equal picks in Undergrove: it loses nothing, and the check sees one that does.
#include "engine/conformance/order.hpp"

#include <string>

#include <gtest/gtest.h>

#include "games/undergrove/game.hpp"
#include "tests/conformance/kits.hpp"

namespace understory::conformance {
namespace {

using undergrove::Move;
using undergrove::State;

undergrove::Pack pack() { return undergrove::parse_pack(read_source("packs/undergrove/standard.json")); }

// Picks nothing but the same again.
class Strict : public undergrove::Game {
 public:
  using Game::Game;
  bool in_order(const State& state, Move previous, Move move) const {
    return Game::in_order(state, previous, move) && Game::in_order(state, move, previous);
  }
};

template <class G>
Report checked(const G& game) {
  Kit<G> kit;
  Report report;
  Rng rng(3);
  for (int i = 0; i < 6; ++i) {
    State state = game.new_game();
    while (game.actor(state) != kNobody) {
      const auto moves = moves_of(game, state);
      const Place place;
      check_order(Moment<G>{kit, game, state, game.actor(state), moves, place, rng, report});
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      game.apply(state, move, NoEvents{});
    }
  }
  return report;
}

TEST(Order, LosesNothing) {
  const Report report = checked(undergrove::Game(2, {{"round_limit", std::int64_t{20}}}, pack()));
  EXPECT_TRUE(report.clean());
  EXPECT_GT(report.ran[raw(Check::order_loses_nothing)], 100U);
}

TEST(Order, ThatLosesSomethingIsNoticed) {
  const Report report = checked(Strict(2, {{"round_limit", std::int64_t{20}}}, pack()));
  EXPECT_TRUE(report.found("order-loses-nothing"));
}

}  // namespace
}  // namespace understory::conformance

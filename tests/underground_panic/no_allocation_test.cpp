// The hot half allocates nothing.
#include <gtest/gtest.h>

#include "engine/playout.hpp"
#include "tests/support/allocations.hpp"
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

TEST(NoAllocation, GamesAndWorlds) {
  for (int seats = 2; seats <= kMostPlayers; ++seats) {
    const auto game = game_of(seats);
    Rng rng(static_cast<std::uint64_t>(seats));
    const State start = game.new_game();
    const auto play = [&] {
      for (int i = 0; i < 3; ++i) {
        State state = start;
        playout(game, state, rng);
      }
    };
    const auto world = [&] {
      State state = start;
      MoveList moves;
      while (game.actor(state) != kNobody) {
        if (game.actor(state) == kChance) {
          game.apply(state, game.sample_chance(state, rng), NoEvents{});
          continue;
        }
        State other = game.determinise(game.observe(state, game.actor(state)), rng);
        game.legal_moves(other, moves);
        game.apply(state, moves[0], NoEvents{});
      }
    };
    EXPECT_EQ(allocations_in(play), 0U);
    EXPECT_EQ(allocations_in(world), 0U);
  }
}

}  // namespace
}  // namespace understory::underground_panic

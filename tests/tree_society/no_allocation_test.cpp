// The hot half of the contract never touches the heap: every allocation of this program is counted.
#include <memory>

#include "engine/playout.hpp"
#include "tests/support/allocations.hpp"
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

// Keeps the optimiser from leaving out what nobody looks at.
const void* volatile witness = nullptr;

TEST(Allocations, AreSeenByTheCounter) {
  EXPECT_EQ(allocations_in([] { witness = std::make_unique<int[]>(10).get(); }), 1U);
  EXPECT_EQ(allocations_in([] { witness = nullptr; }), 0U);
}

TEST(Allocations, AreNotMadeByMovesApplyAndViews) {
  for (const char* guilds : {"abmw", "awoe"}) {
    const Game game(3, {{"guilds", std::string(guilds)}}, parse_pack(standard_pack()));
    State state = game.new_game();
    Rng rng(1);
    int positions = 0;
    EXPECT_EQ(allocations_in([&] {
                for (; game.actor(state) != kNobody; ++positions) {
                  const bool chance = game.actor(state) == kChance;
                  const Move move = chance ? game.sample_chance(state, rng) : random_move(game, state, rng);
                  const bool legal = game.is_legal(state, move) && !game.is_legal(state, Move::shift(20));
                  witness = legal ? &state : nullptr;
                  game.apply(state, move, NoEvents{});
                  PerSeat<Features<Game::kFeatures>, kMostPlayers> features;
                  game.features(state, features);
                  const Scores scores = game.scores(state);
                  const State world = game.determinise(game.observe(state, seat(scores.rank[seat(0)] - 1)), rng);
                  const auto forced = game.forced(game.observe(world, kSpectator));
                  witness = forced ? &world : nullptr;
                }
              }),
              0U);
    EXPECT_GT(positions, 100);
  }
}

TEST(Allocations, AreNotMadeByPlayouts) {
  const Game game(4, {}, parse_pack(standard_pack()));
  Rng rng(1);
  std::uint64_t moves = 0;
  EXPECT_EQ(allocations_in([&] {
              for (int i = 0; i < 20; ++i) {
                State state = game.new_game();
                moves += playout(game, state, rng);
              }
            }),
            0U);
  EXPECT_GT(moves, 20U * 100U);
}

}  // namespace
}  // namespace understory::tree_society

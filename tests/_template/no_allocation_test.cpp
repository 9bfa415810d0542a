// The hot half of the contract never touches the heap: every allocation of this program is counted.
#include <memory>

#include "engine/perft.hpp"
#include "engine/playout.hpp"
#include "tests/_template/random_games.hpp"
#include "tests/_template/table.hpp"
#include "tests/support/allocations.hpp"

namespace understory::template_game {
namespace {

// Keeps the optimiser from leaving out what nobody looks at.
const void* volatile witness = nullptr;

TEST(Allocations, AreSeenByTheCounter) {
  EXPECT_EQ(allocations_in([] { witness = std::make_unique<int[]>(10).get(); }), 1U);
  EXPECT_EQ(allocations_in([] { witness = nullptr; }), 0U);
}

TEST(Allocations, AreNotMadeByMovesApplyAndViews) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Game game = RandomGame{.seats = seats, .rounds = 20, .wild = true}.game();
    State state = game.new_game();
    Rng rng(1);
    int positions = 0;
    EXPECT_EQ(allocations_in([&] {
                for (; game.actor(state) != kNobody; ++positions) {
                  const Move move = choose_move(game, state, rng);
                  const bool legal = game.is_legal(state, move) && !game.is_legal(state, move_of<Move>(0xFFFF'FFFF));
                  witness = legal ? &state : nullptr;
                  const std::uint32_t weight = game.actor(state) == kChance ? game.weight(state, move) : 1;
                  game.apply(state, move, NoEvents{});
                  const Scores scores = game.scores(state);
                  const Seat viewer = scores.rank[seat(0)] == 1 && weight > 0 ? seat(0) : kSpectator;
                  const State world = game.determinise(game.observe(state, viewer), rng);
                  witness = &world;
                  const auto forced = game.forced(game.observe(state, kSpectator));
                  witness = forced || game.standing(state).seats < raw(game.turn_of(state)) ? &world : nullptr;
                }
              }),
              0U);
    EXPECT_GT(positions, 20 * seats);
  }
}

TEST(Allocations, AreNotMadeByPlayoutsAndPerft) {
  const Game game = game_of(4, {});
  Rng rng(1);
  std::uint64_t moves = 0;
  EXPECT_EQ(allocations_in([&] {
              for (int i = 0; i < 50; ++i) {
                State state = game.new_game();
                moves += playout(game, state, rng);
              }
              moves += perft(game, game.new_game(), 6);
            }),
            0U);
  EXPECT_GT(moves, 50U * 36U + 3000U);
}

}  // namespace
}  // namespace understory::template_game

// The hot half of the contract never touches the heap.
#include <memory>
#include <vector>

#include "engine/perft.hpp"
#include "engine/playout.hpp"
#include "tests/mushroom_gangs/table.hpp"
#include "tests/support/allocations.hpp"

namespace understory::mushroom_gangs {
namespace {

// Keeps the optimiser from leaving out an allocation that nobody looks at.
void* volatile witness = nullptr;

struct alignas(64) Wide {
  char bytes[64];
};

TEST(Allocations, AreSeenByTheCounter) {
  EXPECT_EQ(allocations_in([] { witness = std::vector<int>(1000).data(); }), 1U);
  EXPECT_EQ(allocations_in([] { witness = std::make_unique<int[]>(10).get(); }), 1U);
  EXPECT_EQ(allocations_in([] { witness = std::make_unique<Wide>().get(); }), 1U);
  EXPECT_EQ(allocations_in([] { witness = std::string(100, 'x').data(); }), 1U);
  EXPECT_EQ(allocations_in([] { witness = nullptr; }), 0U);
}

TEST(Allocations, AreNotMadeByMovesApplyAndScores) {
  for (int gangs = 2; gangs <= 5; ++gangs) {
    for (const char* team_up : {"fresh", "every"}) {
      const Game game = game_of(gangs, {{"team_up", team_up}});
      State state = game.new_game();
      Rng rng(static_cast<std::uint64_t>(gangs));
      std::uint64_t positions = 0;
      EXPECT_EQ(allocations_in([&] {
                  for (; game.actor(state) != kNobody; ++positions) {
                    MoveList moves;
                    game.legal_moves(state, moves);
                    const Move move = game.sample_move(state, rng);
                    const bool legal = game.is_legal(state, move) && !game.is_legal(state, move_of<Move>(0xFFFF'FFFF));
                    witness = legal ? &state : nullptr;
                    game.apply(state, move, NoEvents{});
                    const Scores scores = game.scores(state);
                    state = game.determinise(game.observe(state, scores.rank[seat(0)] == 1 ? seat(0) : seat(1)), rng);
                    const auto forced = game.forced(game.observe(state, kSpectator));
                    witness = forced || game.standing(state).seats < raw(game.turn_of(state)) ? &state : nullptr;
                  }
                }),
                0U);
      EXPECT_GT(positions, 9U * static_cast<unsigned>(gangs));
    }
  }
}

TEST(Allocations, AreNotMadeByPlayouts) {
  const Game game = game_of(4, {});
  Rng rng(1);
  std::uint32_t moves = 0;
  EXPECT_EQ(allocations_in([&] {
              for (int i = 0; i < 50; ++i) {
                State state = game.new_game();
                moves += playout(game, state, rng);
              }
            }),
            0U);
  EXPECT_GT(moves, 50U * 36U);
}

TEST(Allocations, AreNotMadeByPerft) {
  auto t = Table().gangs(3).places_all();
  const Game& game = t.game();
  const State& state = t.state();
  std::uint64_t lines = 0;
  EXPECT_EQ(allocations_in([&] { lines = perft(game, state, 3); }), 0U);
  EXPECT_GT(lines, 1000U);
}

}  // namespace
}  // namespace understory::mushroom_gangs

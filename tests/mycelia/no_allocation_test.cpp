// The hot half of the contract never touches the heap: every allocation of this program is counted.
#include "engine/playout.hpp"
#include "tests/mycelia/table.hpp"
#include "tests/support/allocations.hpp"

namespace understory::mycelia {
namespace {

// Keeps the optimiser from leaving out what nobody looks at.
const void* volatile witness = nullptr;

TEST(Allocations, AreNotMadeByMovesApplyAndViews) {
  for (int seats = 1; seats <= 4; ++seats) {
    const Game game = game_of(seats, {{"expansion", true}, {"boards", std::string("backs")}});
    State state = game.new_game();
    Rng rng(1);
    int positions = 0;
    EXPECT_EQ(allocations_in([&] {
                for (; game.actor(state) != kNobody; ++positions) {
                  const bool chance = game.actor(state) == kChance;
                  const Move move = chance ? game.sample_chance(state, rng) : random_move(game, state, rng);
                  const bool legal = game.is_legal(state, move) && !game.is_legal(state, move_of<Move>(0xFFFF'FFFF));
                  witness = legal ? &state : nullptr;
                  const std::uint32_t weight = chance ? game.weight(state, move) : 1;
                  game.apply(state, move, NoEvents{});
                  const Scores scores = game.scores(state);
                  const Seat viewer = scores.rank[Seat{0}] == 1 && weight > 0 ? Seat{0} : kSpectator;
                  const State world = game.determinise(game.observe(state, viewer), rng);
                  witness = &world;
                  const auto forced = game.forced(game.observe(state, kSpectator));
                  witness = forced || game.standing(state).seats < raw(game.turn_of(state)) ? &world : nullptr;
                }
              }),
              0U);
    EXPECT_GT(positions, 100);
  }
}

TEST(Allocations, AreNotMadeByPlayouts) {
  const Game game = game_of(2, {});
  Rng rng(1);
  std::uint64_t moves = 0;
  EXPECT_EQ(allocations_in([&] {
              for (int i = 0; i < 20; ++i) {
                State state = game.new_game();
                moves += playout(game, state, rng);
              }
            }),
            0U);
  EXPECT_GT(moves, 20U * 1000U);
}

}  // namespace
}  // namespace understory::mycelia

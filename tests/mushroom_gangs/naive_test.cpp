// The engine and the naive implementation play the same random games and must agree at every step.
#include <algorithm>

#include "engine/json.hpp"
#include "tests/mushroom_gangs/random_games.hpp"
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

std::vector<std::string> sorted_moves(const Game& game, const State& state) {
  MoveList list;
  game.legal_moves(state, list);
  std::vector<std::string> texts;
  for (const Move& move : list) texts.push_back(game.format(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<int> winners(const Game& game, const State& state) {
  const Scores scores = game.scores(state);
  std::vector<int> first;
  for (int gang = 0; gang < game.seats(); ++gang)
    if (scores.rank[seat(gang)] == 1) first.push_back(gang);
  return first;
}

// Board, phase, turn, round, totals and paid runs are all in the drawing.
void expect_agreement(const Game& game, const State& state, const NaiveGame& naive) {
  RC_ASSERT(game.position(state) == naive.position());
  RC_ASSERT(sorted_moves(game, state) == naive.moves());
  RC_ASSERT((game.actor(state) == kNobody) == naive.over());
  RC_ASSERT(winners(game, state) == naive.winners());
}

TEST(Naive, AgreesWithTheEngineAtEveryStep) {
  for_all(1000, [](const RandomGame& random) {
    const Game game = random.game();
    NaiveGame naive = random.naive();
    naive.set_position(game.position(random.first_position(game)));
    play_through(
        random, game,
        [&](const State& state, Move move) {
          expect_agreement(game, state, naive);
          naive.play(game.format(move));
        },
        [&](const State& state) { expect_agreement(game, state, naive); });
  });
}

TEST(Naive, StartsWhereTheEngineStarts) {
  for (int gangs = 2; gangs <= 5; ++gangs)
    EXPECT_EQ(NaiveGame(gangs, "keypad", "fresh", 60).position(),
              game_of(gangs, {}).position(game_of(gangs, {}).new_game()));
}

}  // namespace
}  // namespace understory::mushroom_gangs

// Alpha-beta against searches too simple to be wrong.
#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "tests/bots/endgames.hpp"
#include "tests/bots/games.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::bots {
namespace {

AlphaBeta<Gangs> search_of(const Gangs& game) { return {game, weights_of<Gangs>(), std::size_t{1} << 22U}; }

// All moves, all the way down; the result for the first seat.
std::int32_t minimax(const Gangs& game, const Gangs::State& state, int depth) {
  if (depth == 0 || game.actor(state) == kNobody)
    return margin<Gangs>(outlook(game, state, weights_of<Gangs>()), game.seats(), Seat{0});
  Gangs::MoveList moves;
  game.legal_moves(state, moves);
  std::int32_t best = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    Gangs::State next = state;
    game.apply(next, moves[i], NoEvents{});
    const std::int32_t value = minimax(game, next, depth - 1);
    const bool better = game.actor(state) == Seat{0} ? value > best : value < best;
    if (i == 0 || better) best = value;
  }
  return best;
}

TEST(AlphaBeta, AnswersWhatMinimaxAnswersAtTheEndOfTheGame) {
  const Gangs game = gangs(2, {{"turn_limit", std::int64_t{1}}});  // one action each: the search reaches the end
  for (std::uint64_t seed = 1; seed <= (kSanitized ? 3U : 20U); ++seed) {
    const Gangs::State state = after(game, 2 * mushroom_gangs::kPickers, seed);
    AlphaBeta<Gangs> search = search_of(game);
    search.think(state, 2, 1, kNever);
    EXPECT_TRUE(search.solved());
    const Seat me = game.actor(state);
    EXPECT_EQ(search.value(), (me == Seat{0} ? 1 : -1) * minimax(game, state, 2)) << "seed " << seed;
  }
}

TEST(AlphaBeta, ValuesTheBestMovesItIsAskedToKeepAsIfEachWereAlone) {
  const Gangs game = gangs(2, {{"turn_limit", std::int64_t{1}}});
  const Gangs::State state = after(game, 2 * mushroom_gangs::kPickers, 7);
  AlphaBeta<Gangs> search = search_of(game);
  search.think(state, 2, 3, kNever);
  const Ideas<Gangs> ideas = search.ideas();
  ASSERT_GE(ideas.size(), 3U);
  const std::int32_t sign = game.actor(state) == Seat{0} ? 1 : -1;
  std::vector<std::int32_t> values;
  Gangs::MoveList moves;
  game.legal_moves(state, moves);
  for (const Gangs::Move move : moves) {
    Gangs::State next = state;
    game.apply(next, move, NoEvents{});
    values.push_back(sign * minimax(game, next, 1));
  }
  std::sort(values.rbegin(), values.rend());
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(AlphaBeta<Gangs>::lead_of(ideas[i].worth), values[i]) << i;
    EXPECT_EQ(margin<Gangs>(ideas[i].points, 2, game.actor(state)), values[i]) << i;
  }
}

TEST(AlphaBeta, HasAnAnswerWheneverItIsStopped) {
  const Gangs game = gangs(2);
  for (std::uint64_t most : {1U, 50U, 500U, 5000U}) {
    const Gangs::State state = after(game, 30, most);
    AlphaBeta<Gangs> search = search_of(game);
    search.think(state, AlphaBeta<Gangs>::kDeepest, 1, [&](std::uint64_t nodes) { return nodes >= most; });
    EXPECT_TRUE(game.is_legal(state, search.best()));
  }
}

TEST(AlphaBeta, PlaysForOneAgainstAllWithMoreSeats) {
  const Gangs game = gangs(4);
  const Gangs::State state = after(game, 45, 3);
  AlphaBeta<Gangs> search = search_of(game);
  search.think(state, 3, 1, kNever);
  EXPECT_EQ(search.reached(), 3);
  EXPECT_TRUE(game.is_legal(state, search.best()));
}

TEST(Endgames, AreSolvedAsTheNaiveSolverSolvesThem) {
  const std::vector<Endgame> suite = endgames();
  ASSERT_GE(suite.size(), 60U);
  for (std::size_t i = 0; i < suite.size(); i += kSanitized ? 12 : 1) {
    const Endgame& one = suite[i];
    ASSERT_LE(one.pickers, 8);
    ASSERT_LE(one.turns, 10);
    AlphaBeta<Gangs> search = search_of(one.game);
    search.think(one.state, AlphaBeta<Gangs>::kDeepest, 1, kNever);
    EXPECT_TRUE(search.solved()) << "endgame " << i;
    EXPECT_EQ(search.value(), one.value) << "endgame " << i;
    EXPECT_EQ(naive_value(one.game, one.state), one.value) << "endgame " << i;
    EXPECT_EQ(naive_best(one.game, one.state), one.best) << "endgame " << i;
  }
}

TEST(Endgames, ArePlayedWellByTheTopLevel) {
  const std::vector<Endgame> suite = endgames();
  int found = 0;
  int asked = 0;
  for (std::size_t i = 0; i < suite.size(); i += kSanitized ? 6 : 1) {
    const Endgame& one = suite[i];
    Brain<Gangs> bot(one.game, profile_of<Gangs>("old-growth"), i);
    Limits limits;
    limits.iterations = 100'000;  // less than 300 ms buy, and the same on every machine
    const Gangs::Move move = bot.choose(one.game.observe(one.state, one.game.actor(one.state)), limits, {i});
    ++asked;
    found += std::count(one.best.begin(), one.best.end(), one.game.format(move)) > 0 ? 1 : 0;
  }
  EXPECT_GE(found * 100, asked * 95) << found << " of " << asked;
}

}  // namespace
}  // namespace understory::bots

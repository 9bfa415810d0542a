// sample_move draws from exactly the legal moves, each equally likely.
#include <cmath>
#include <map>

#include "tests/mushroom_gangs/random_games.hpp"
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

// The value that chi-square exceeds once in a thousand times, by the approximation of Wilson and Hilferty.
double critical_value(std::size_t degrees) {
  const double k = static_cast<double>(degrees);
  const double z = 3.0902;
  return k * std::pow(1 - 2 / (9 * k) + z * std::sqrt(2 / (9 * k)), 3);
}

double chi_square(const Game& game, const State& state, int draws_per_move) {
  MoveList moves;
  game.legal_moves(state, moves);
  std::map<MoveWord, int> counts;
  for (const Move move : moves) counts[word_of(move)] = 0;
  Rng rng(4711);
  for (std::size_t i = 0; i < moves.size() * static_cast<std::size_t>(draws_per_move); ++i)
    ++counts[word_of(game.sample_move(state, rng))];
  EXPECT_EQ(counts.size(), moves.size()) << "a move was drawn that is not listed";
  double sum = 0;
  for (const auto& [word, count] : counts) sum += std::pow(count - draws_per_move, 2) / draws_per_move;
  return sum;
}

void expect_uniform(Table t) {
  const std::size_t moves = split(t.moves()).size();
  SCOPED_TRACE(t.moves());
  EXPECT_LT(chi_square(t.game(), t.state(), 400), critical_value(moves - 1));
}

TEST(Sampling, IsUniformDuringPlacement) {
  expect_uniform(Table());
  expect_uniform(Table().gangs(5).plays("a1 a2 a3 b1 b2"));
  auto last = Table();
  while (last.placing() && split(last.moves()).size() > 9) last.plays(split(last.moves()).front());
  expect_uniform(last);
}

TEST(Sampling, IsUniformAmongActions) {
  expect_uniform(Table().places_all());
  expect_uniform(Table().gangs(5).places_all());
  expect_uniform(Table().own(0, "a1 a2 b1 c3 e5 a9 i9 h9 i1").own(1, "c4 d5 f5 e6 h8 a3"));
  expect_uniform(Table().own(0, "a9 b9 c9 a8 b8 c8").own(1, "i1"));
  expect_uniform(Table().own(0, "e5").own(1, "e4 f5"));
}

TEST(Sampling, DrawsLegalMovesOnly) {
  for_all(200, [](const RandomGame& random) {
    const Game game = random.game();
    Rng rng(random.seed);
    play_through(
        random, game, [&](const State& state, Move) { RC_ASSERT(game.is_legal(state, game.sample_move(state, rng))); },
        [](const State& /*state*/) {});
  });
}

TEST(Sampling, IsRepeatable) {
  const Game game = game_of(3, {});
  const State state = Table().gangs(3).places_all().state();
  Rng one(7);
  Rng two(7);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(game.sample_move(state, one), game.sample_move(state, two));
}

}  // namespace
}  // namespace understory::mushroom_gangs

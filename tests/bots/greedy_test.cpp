// Greedy finds the best whole turn, not the best small step; weak levels overlook things.
#include <algorithm>
#include <limits>
#include <set>

#include <gtest/gtest.h>

#include "tests/bots/games.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::bots {
namespace {

using Grove = undergrove::Game;

TEST(Greedy, FindsTheBestMoveWhereATurnIsOneMove) {
  const Gangs game = gangs(2);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Gangs::State state = after(game, 25, seed);
    const Seat me = game.actor(state);
    std::int32_t best = std::numeric_limits<std::int32_t>::min();
    Gangs::MoveList moves;
    game.legal_moves(state, moves);
    for (const Gangs::Move move : moves) {
      Gangs::State next = state;
      game.apply(next, move, NoEvents{});
      best = std::max(best, margin<Gangs>(outlook(game, next, weights_of<Gangs>()), 2, me));
    }
    Rng rng(seed);
    Greedy<Gangs> greedy(game, weights_of<Gangs>(), {});
    greedy.think(state, rng, 0, kNever);
    EXPECT_EQ(greedy.ideas().front().worth, best);
  }
}

// The best end of the turn by following every line; nothing if there are too many.
struct Everything {
  const Grove& game;
  Seat me;
  int lines = 0;
  std::int32_t best = std::numeric_limits<std::int32_t>::min();
  void follow(const Grove::State& state) {
    if (lines > 20'000) return;
    if (game.actor(state) != me) {
      ++lines;
      best = std::max(best, margin<Grove>(outlook(game, state, weights_of<Grove>()), game.seats(), me));
      return;
    }
    Grove::MoveList moves;
    game.legal_moves(state, moves);
    for (const Grove::Move move : moves) {
      Grove::State next = state;
      game.apply(next, move, NoEvents{});
      follow(next);
    }
  }
};

TEST(Greedy, FindsTheBestTurnThatThereIsInFourOfFivePositions) {
  const Grove game = grove(2);
  int compared = 0;
  int found = 0;
  for (std::uint64_t seed = 1; seed <= (kSanitized ? 4U : 60U); ++seed) {
    const Grove::State state = after(game, 40, seed);
    if (game.actor(state) == kNobody) continue;
    Everything everything{game, game.actor(state)};
    everything.follow(state);
    if (everything.lines > 20'000) continue;
    Rng rng(seed);
    Greedy<Grove> greedy(game, weights_of<Grove>(), {});
    greedy.think(state, rng, 0, kNever);
    ++compared;
    // The turn ends before chance refills the hand, so both weigh the same position but for what is drawn then.
    found += greedy.ideas().front().worth >= everything.best - kPoint ? 1 : 0;
  }
  EXPECT_GT(compared, kSanitized ? 0 : 20);
  EXPECT_GE(found * 5, compared * 4) << found << " of " << compared;
}

TEST(Greedy, ThinksOfWholeTurnsThatCanBePlayed) {
  const Grove game = grove(3);
  const Grove::State state = after(game, 50, 4);
  Rng rng(1);
  Greedy<Grove> greedy(game, weights_of<Grove>(), {});
  greedy.think(state, rng, 0, kNever);
  Grove::State at = state;
  for (const Grove::Move move : greedy.plan(0)) {
    ASSERT_TRUE(game.is_legal(at, move));
    game.apply(at, move, NoEvents{});
  }
  EXPECT_NE(game.actor(at), game.actor(state));
}

// What somebody thinks of who notices half of what there is.
Ideas<Gangs> ideas_of_half(const Gangs& game, const Gangs::State& state, std::uint64_t attention) {
  Rng rng(1);
  Greedy<Gangs> greedy(game, weights_of<Gangs>(), {50, true});
  greedy.think(state, rng, attention, kNever);
  return greedy.ideas();
}
std::set<std::uint32_t> subjects_of(const Gangs& game, const Gangs::State& state, const Ideas<Gangs>& ideas) {
  std::set<std::uint32_t> subjects;
  for (const auto& idea : ideas) subjects.insert(game.subject_of(state, idea.move).name);
  return subjects;
}

TEST(Greedy, OverlooksThingsAndNotMoves) {
  const Gangs game = gangs(2);
  const Gangs::State state = after(game, 30, 3);
  std::set<std::size_t> sizes;
  for (std::uint64_t attention = 1; attention <= 20; ++attention) {
    const Ideas<Gangs> ideas = ideas_of_half(game, state, attention);
    const std::set<std::uint32_t> noticed = subjects_of(game, state, ideas);
    Gangs::MoveList moves;
    game.legal_moves(state, moves);
    // Whatever can be done with a noticed picker is thought of.
    const auto doable = static_cast<std::size_t>(std::count_if(moves.begin(), moves.end(), [&](Gangs::Move move) {
      return noticed.count(game.subject_of(state, move).name) == 1;
    }));
    EXPECT_EQ(ideas.size(), doable);
    sizes.insert(ideas.size());
  }
  EXPECT_GT(sizes.size(), 3U);
}

TEST(Greedy, OverlooksWhatIsFarAwayMoreOften) {
  const Gangs game = gangs(2);
  int near_seen = 0;
  int near_all = 0;
  int far_seen = 0;
  int far_all = 0;
  for (std::uint64_t attention = 1; attention <= 60; ++attention) {
    const Gangs::State state = after(game, 18 + static_cast<int>(attention) % 20, attention);
    const std::set<std::uint32_t> noticed = subjects_of(game, state, ideas_of_half(game, state, attention));
    Gangs::MoveList moves;
    game.legal_moves(state, moves);
    for (const Gangs::Move move : moves) {
      const Subject subject = game.subject_of(state, move);
      const bool near = subject.away <= 2;
      (near ? near_all : far_all) += 1;
      if (noticed.count(subject.name) == 1) (near ? near_seen : far_seen) += 1;
    }
  }
  ASSERT_GT(near_all, 200);
  ASSERT_GT(far_all, 200);
  // Half of what is at hand at the least, and less than half of the rest.
  EXPECT_GE(near_seen * 2, near_all);
  EXPECT_LT(far_seen * 2, far_all);
}

}  // namespace
}  // namespace understory::bots

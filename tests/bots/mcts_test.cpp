// What the options of the tree search promise.
#include "bots/mcts.hpp"

#include <array>
#include <cstdint>
#include <set>

#include <gtest/gtest.h>

#include "engine/hash.hpp"
#include "tests/bots/games.hpp"

namespace understory::bots {
namespace {

TEST(Search, FollowsAsFewAnswersAsItIsTold) {
  const auto game = gangs(3);
  for (const int answers : {0, 1, 2}) {
    auto state = after(game, 40, 8);
    SearchOptions options = planned(6);
    options.answers = answers;
    Search<Gangs> search(game, weights_of<Gangs>(), weights_of<Gangs>(), options, std::size_t{8} << 20U);
    search.begin(view_of(game, state), 1);
    for (int i = 0; i < 600; ++i) search.iterate();
    EXPECT_EQ(search.ideas().size(), 6U);  // a turn is one move here
    const auto mine = search.ideas().front().move;
    game.apply(state, mine, NoEvents{});
    search.go_on(std::array{mine}, view_of(game, state), 2);
    EXPECT_EQ(search.ideas().size(), answers == 0 ? 6U : static_cast<std::size_t>(answers));
  }
}

// A game that remembers which worlds were made up.
struct Watched : Grove {
  std::set<std::uint64_t>* worlds;
  State determinise(const View& view, Rng& rng) const {
    const State world = Grove::determinise(view, rng);
    worlds->insert(hash_of(world));
    return world;
  }
};

std::size_t worlds_seen(int worlds, int iterations) {
  std::set<std::uint64_t> seen;
  const Watched game{grove(4), &seen};
  SearchOptions options = planned(3);
  options.answers = 1;
  options.worlds = worlds;
  Search<Watched> search(game, weights_of<Grove>(), weights_of<Grove>(), options, std::size_t{8} << 20U);
  search.begin(view_of(game, after(game, 40, 5)), 1);
  seen.clear();
  for (int i = 0; i < iterations; ++i) search.iterate();
  return seen.size();
}

TEST(Search, WorldsComeRoundAgain) {
  EXPECT_EQ(worlds_seen(1, 40), 1U);
  EXPECT_EQ(worlds_seen(8, 40), 8U);
  EXPECT_GT(worlds_seen(0, 40), 30U);
}

// The turn that is planned best at the root, by the weights: what the first iteration tries.
std::int32_t first_plan(const Grove& game, const Grove::State& state, int beam) {
  SearchOptions options = planned(6);
  options.beam = beam;
  Search<Grove> search(game, weights_of<Grove>(), weights_of<Grove>(), options, std::size_t{8} << 20U);
  search.begin(view_of(game, state), 1);
  search.iterate();
  return margin<Grove>(search.ideas().front().points, game.seats(), game.actor(state));
}

TEST(Search, AWideBeamPlansBetterTurns) {
  const Grove game = grove(4);
  int better = 0;
  int worse = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Grove::State state = after(game, 60, seed);
    if (game.actor(state) == kNobody) continue;
    const std::int32_t narrow = first_plan(game, state, kGreedyBeam);
    const std::int32_t wide = first_plan(game, state, kMostBeam);
    better += wide > narrow ? 1 : 0;
    worse += wide < narrow ? 1 : 0;
  }
  EXPECT_GT(better, 3 * worse);
  EXPECT_GE(better, 5);
}

// How the turn under way ends on average, by the weights, when it is played on below the tree.
std::int64_t end_of_turn(const Valley& game, const Valley::State& state, int lines) {
  SearchOptions options;
  options.lines = lines;
  Search<Valley> search(game, weights_of<Valley>(), weights_of<Valley>(), options, std::size_t{8} << 20U);
  search.begin(view_of(game, state), 1);
  for (int i = 0; i < 8; ++i) search.iterate();  // so few that none is in another turn
  std::int64_t sum = 0;
  for (const auto& idea : search.ideas())
    sum += margin<Valley>(idea.points, game.seats(), game.actor(state)) * static_cast<std::int64_t>(idea.visits);
  return sum;
}

TEST(Search, TurnsBelowTheTreeArePlannedWithSoManyLines) {
  const Valley game = valley(2);
  int better = 0;
  int worse = 0;
  for (std::uint64_t seed = 0; seed < 80; ++seed) {
    const Valley::State state = after(game, 60, seed);
    if (game.actor(state) == kNobody || state.pub.players[game.actor(state)].deck.in_hand() < 2) continue;
    const std::int64_t any = end_of_turn(game, state, 0);
    const std::int64_t planned = end_of_turn(game, state, 2);
    better += planned > any ? 1 : 0;
    worse += planned < any ? 1 : 0;
  }
  EXPECT_GT(better, 3 * worse);
  EXPECT_GE(better, 5);
}

}  // namespace
}  // namespace understory::bots

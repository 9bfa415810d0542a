// Weights by self-play: repeatable, better than where they began, and a forecast that fits.
#include "arena/tune.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "tests/support/sanitized.hpp"

namespace understory::arena {
namespace {

TuneOptions quick(int threads) {
  TuneOptions options;
  options.generations = kSanitized ? 2 : 10;
  options.variations = kSanitized ? 2 : 10;
  options.games = 4;
  options.threads = threads;
  options.seed = 7;
  return options;
}

// Goes by mushrooms in hand and nothing else.
bots::Profile poor(const AnyGame& game) {
  bots::Profile player;
  player.way.method = bots::Method::greedy;
  player.weights.resize(game.features.size());
  player.weights[0] = kPoint;
  player.outlook = player.weights;
  return player;
}

TEST(Tune, GivesTheSameWeightsOnAnyNumberOfThreads) {
  const AnyGame& game = find_game("mushroom-gangs");
  const auto silent = [](const TuneProgress&) { return true; };
  const understory::Setup setup{2, {}, {}};
  EXPECT_EQ(tune(game, setup, poor(game), quick(1), silent), tune(game, setup, poor(game), quick(2), silent));
  EXPECT_EQ(fit_outlook(game, setup, poor(game), 4, 1, 3), fit_outlook(game, setup, poor(game), 4, 2, 3));
}

TEST(Tune, FindsBetterWeightsThanItBeganWith) {
  if (kSanitized) return;  // two generations find nothing
  const AnyGame& game = find_game("mushroom-gangs");
  double against_start = 0;
  int generations = 0;
  TuneOptions options = quick(2);
  options.generations = 30;
  bots::Profile contrary = poor(game);
  contrary.weights[0] = -kPoint / 4;  // it would rather not have mushrooms
  tune(game, {2, {}, {}}, contrary, options, [&](const TuneProgress& now) {
    against_start = now.against_start;
    return ++generations > 0;
  });
  EXPECT_EQ(generations, 30);
  EXPECT_GT(against_start, 0.75);
}

TEST(Tune, ChangesTheOutlookOfWhoLooksFurther) {
  const AnyGame& game = find_game("mushroom-gangs");
  bots::Profile player = poor(game);
  player.way.method = bots::Method::alphabeta;
  player.way.iterations = 20;
  player.weights[0] = 0;  // not asked
  TuneOptions options = quick(2);
  options.generations = 1;
  options.variations = 2;
  const WeightList outlook =
      tune(game, {2, {{"turn_limit", std::int64_t{6}}}, {}}, player, options, [](const auto&) { return true; });
  EXPECT_NE(outlook, player.outlook);
  EXPECT_NEAR(outlook[0], kPoint, kPoint / 2.0);
}

TEST(Tune, EndsWhenItIsTold) {
  const AnyGame& game = find_game("mushroom-gangs");
  int generations = 0;
  tune(game, {2, {}, {}}, poor(game), quick(1), [&](const TuneProgress&) { return ++generations < 2; });
  EXPECT_EQ(generations, 2);
}

TEST(Tune, ForecastsThatMushroomsInHandCount) {
  const AnyGame& game = find_game("mushroom-gangs");
  const WeightList outlook = fit_outlook(game, {2, {}, {}}, game.roster[1], kSanitized ? 20 : 200, 2, 3);
  // A mushroom in hand is a point in the end, give or take what else comes with it.
  EXPECT_GT(outlook[0], kPoint / 2);
  EXPECT_LT(outlook[0], kPoint * 2);
}

}  // namespace
}  // namespace understory::arena

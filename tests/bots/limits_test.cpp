// Thinking stays within its limits: time, iterations, memory, and a stop at any moment.
#include <array>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/bots/games.hpp"
#include "tests/game_types.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::bots {
namespace {

// A game of two with its own pack.
template <FeatureGame G, class ParsePack>
G made(const ParsePack& parse_pack) {
  return G(2, {}, parse_pack(find_pack(G::info(), G::info().packs.front())));
}

SearchOptions whole_games() {
  SearchOptions options;
  options.turns = kWholeGame;
  return options;
}

// Every way to search, since each has its own reason to allocate.
std::vector<SearchOptions> all_ways() {
  SearchOptions prior;
  prior.selection = Selection::puct;
  prior.widening = 1;
  SearchOptions branched;
  branched.chance = ChanceInTree::branched;
  branched.guided = 3;
  SearchOptions planned;
  planned.plans = 6;
  planned.turns = 0;
  SearchOptions careful = planned;
  careful.beam = kMostBeam;
  careful.worlds = 4;
  SearchOptions greedy = careful;
  greedy.turns = 2;
  greedy.lines = 2;
  return {SearchOptions{}, whole_games(), prior, branched, planned, careful, greedy};
}

template <FeatureGame G>
void check_no_allocation(const G& game) {
  const typename G::State state = after(game, 40, 5);
  for (const SearchOptions& options : all_ways()) {
    Search<G> search(game, weights_of<G>(), weights_of<G>(), options, std::size_t{8} << 20U);
    search.begin(view_of(game, state), 1);
    const int warm = kSanitized ? 40 : 400;
    for (int i = 0; i < warm; ++i) search.iterate();
    EXPECT_EQ(allocations_in([&] {
                for (int i = 0; i < warm; ++i) search.iterate();
              }),
              0U);
  }
}

TEST(Search, AllocatesNothingOnceItIsWarm) {
  for_every_game_type([]<class G>(const auto& parse_pack) { check_no_allocation(made<G>(parse_pack)); });
}

template <FeatureGame G>
void check_goes_on_with_full_memory(const G& game) {
  const typename G::State state = after(game, 30, 6);
  for (const SearchOptions& options : all_ways()) {
    Search<G> search(game, weights_of<G>(), weights_of<G>(), options, 1);
    search.begin(view_of(game, state), 1);
    for (int i = 0; i < 500; ++i) search.iterate();
    EXPECT_EQ(search.iterations(), 500U);
    for (const auto& idea : search.ideas()) EXPECT_TRUE(game.is_legal(state, idea.move));
  }
}

TEST(Search, GoesOnWhenItsMemoryIsFull) {
  for_every_game_type([]<class G>(const auto& parse_pack) { check_goes_on_with_full_memory(made<G>(parse_pack)); });
}

template <FeatureGame G>
void check_counts_at_the_root(const G& game) {
  const typename G::State state = after(game, 30, 8);
  for (const SearchOptions& options : all_ways()) {
    Search<G> search(game, weights_of<G>(), weights_of<G>(), options, std::size_t{8} << 20U);
    search.begin(view_of(game, state), 1);
    for (int i = 0; i < 300; ++i) search.iterate();
    std::uint64_t visits = 0;
    for (const auto& idea : search.ideas()) visits += idea.visits;
    EXPECT_EQ(visits, 300U);
  }
}

TEST(Search, CountsEveryIterationAtTheRoot) {
  for_every_game_type([]<class G>(const auto& parse_pack) { check_counts_at_the_root(made<G>(parse_pack)); });
}

TEST(Search, KeepsWhatItThoughtWhenItsMoveIsMade) {
  const auto game = grove(2);
  auto state = after(game, 30, 8);
  Search<undergrove::Game> search(game, weights_of<undergrove::Game>(), weights_of<undergrove::Game>(), {},
                                  std::size_t{8} << 20U);
  search.begin(view_of(game, state), 1);
  for (int i = 0; i < 2000; ++i) search.iterate();
  const auto ideas = search.ideas();
  const auto best =
      *std::max_element(ideas.begin(), ideas.end(), [](const auto& a, const auto& b) { return a.visits < b.visits; });
  const Seat me = game.actor(state);
  game.apply(state, best.move, NoEvents{});
  ASSERT_EQ(game.actor(state), me) << "choose another seed: its turn must go on";
  search.go_on(std::array{best.move}, view_of(game, state), 2);
  std::uint64_t visits = 0;
  for (const auto& idea : search.ideas()) visits += idea.visits;
  EXPECT_GT(visits, best.visits / 2);
}

TEST(Search, KeepsWhatItThoughtOfTheAnswers) {
  const auto game = gangs(3);
  auto state = after(game, 40, 8);
  Search<Gangs> search(game, weights_of<Gangs>(), weights_of<Gangs>(), {}, std::size_t{8} << 20U);
  search.begin(view_of(game, state), 1);
  for (int i = 0; i < 2000; ++i) search.iterate();
  const auto most_tried = [](const Search<Gangs>& of) {
    const auto ideas = of.ideas();
    return *std::max_element(ideas.begin(), ideas.end(),
                             [](const auto& a, const auto& b) { return a.visits < b.visits; });
  };
  const auto tried = [](const Search<Gangs>& of) {
    std::uint64_t visits = 0;
    for (const auto& idea : of.ideas()) visits += idea.visits;
    return visits;
  };
  // Step by step another search finds the two answers that were thought of most.
  std::vector<Gangs::Move> made{most_tried(search).move};
  game.apply(state, made[0], NoEvents{});
  Search<Gangs> steps(game, weights_of<Gangs>(), weights_of<Gangs>(), {}, std::size_t{8} << 20U);
  steps.begin(view_of(game, after(game, 40, 8)), 1);
  for (int i = 0; i < 2000; ++i) steps.iterate();
  steps.go_on(made, view_of(game, state), 2);
  for (int answer = 0; answer < 2; ++answer) {
    made.push_back(most_tried(steps).move);
    game.apply(state, made.back(), NoEvents{});
    steps.go_on(std::array{made.back()}, view_of(game, state), 2);
  }
  search.go_on(made, view_of(game, state), 3);
  EXPECT_GT(tried(search), 20U);
  EXPECT_EQ(tried(search), tried(steps));
  // Where it has thought of nothing it begins anew.
  search.go_on(std::array{made[0], made[0]}, view_of(game, state), 4);
  EXPECT_EQ(tried(search), 0U);
}

TEST(Brain, TakesItsTimeAndNotMore) {
  if (kSanitized) return;  // the clock of a sanitized build says nothing
  const auto game = grove(2);
  for (const int ms : {20, 60}) {
    auto state = after(game, 30, 8);
    const Seat me = game.actor(state);
    Brain<undergrove::Game> brain(game, profile_of<undergrove::Game>("old-growth"), 1);
    Limits limits;
    limits.ms = ms;
    const auto start = thread_time();
    std::uint64_t number = 0;
    for (; game.actor(state) == me; ++number)
      game.apply(state, brain.choose(view_of(game, state), limits, {number, number > 0}), NoEvents{});
    EXPECT_LT(milliseconds_since(start), 1.5 * ms + 20);
    EXPECT_GT(number, 0U);
  }
}

TEST(Brain, StopsWhenItIsTold) {
  const auto game = gangs(2);
  const auto state = after(game, 40, 2);
  for (const char* bot : {"greedy", "sapling", "old-growth"}) {
    std::atomic<bool> stop{true};
    Limits limits;
    limits.iterations = 1'000'000'000;
    limits.stop = &stop;
    Brain<mushroom_gangs::Game> brain(game, profile_of<mushroom_gangs::Game>(bot), 1);
    EXPECT_TRUE(game.is_legal(state, brain.choose(view_of(game, state), limits, {}))) << bot;
  }
  const auto forest = grove(2);
  const auto there = after(forest, 30, 8);
  std::atomic<bool> stop{false};
  Limits limits;
  limits.iterations = 1'000'000'000;
  limits.stop = &stop;
  std::thread somebody([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    stop = true;
  });
  Brain<undergrove::Game> brain(forest, profile_of<undergrove::Game>("old-growth"), 1);
  EXPECT_TRUE(forest.is_legal(there, brain.choose(view_of(forest, there), limits, {})));
  somebody.join();
}

TEST(Brain, SharesIterationsAmongThreads) {
  const auto game = grove(2);
  const auto state = after(game, 30, 8);
  Limits limits;
  limits.iterations = 400;
  limits.threads = 3;
  Brain<undergrove::Game> brain(game, profile_of<undergrove::Game>("old-growth"), 1);
  EXPECT_TRUE(game.is_legal(state, brain.choose(view_of(game, state), limits, {})));
  EXPECT_GE(brain.iterations(), 400U);
  EXPECT_LE(brain.iterations(), 402U);
}

}  // namespace
}  // namespace understory::bots

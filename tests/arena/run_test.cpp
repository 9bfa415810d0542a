// Real games: the same whatever the threads, and whether or not the run was stopped on the way.
#include "arena/run.hpp"

#include <atomic>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arena/journal.hpp"
#include "arena/summary.hpp"
#include "catalog/catalog.hpp"
#include "engine/json.hpp"

namespace understory::arena {
namespace {

struct Runnable {
  std::unique_ptr<AnyMatch> start;
  Tournament tournament;
};

Runnable runnable(const std::string& game, const char* bots, int seats, std::int64_t games) {
  Runnable made;
  made.start = find_game(game).new_match({seats, {}, {}});
  made.tournament.table = made.start->record();
  made.tournament.entrants = parse_entrants(bots, {0, 20});
  made.tournament.games = games;
  made.tournament.seed = ChanceKey{5};
  return made;
}

// What is the same in every run: all but times.
std::string told(const Tournament& tournament, const Results& results) {
  auto json = to_json(tournament, summarise(tournament, results));
  json.erase("minutes");
  for (auto& bot : json.at("bots")) bot.erase("ms_per_turn");
  return json.dump();
}

Results run_all(const Runnable& of, int threads, Results results = {}, std::size_t stop_after = SIZE_MAX) {
  std::atomic<bool> stop = false;
  std::size_t finished = 0;
  run(of.tournament, *of.start, threads, stop, results,
      {[&](std::int64_t, const GameResult&) { stop = stop || ++finished >= stop_after; }, [] {}});
  EXPECT_TRUE(stop);
  return results;
}

TEST(Run, GivesTheSameOnAnyNumberOfThreads) {
  for (const AnyGame& game : all_games()) {
    Runnable of = runnable(game.info.name, "random,sprout@10", 2, 6);
    const std::string alone = told(of.tournament, run_all(of, 1));
    EXPECT_EQ(told(of.tournament, run_all(of, 2)), alone);
    EXPECT_EQ(told(of.tournament, run_all(of, 5)), alone);
    of.tournament.seed = ChanceKey{6};
    EXPECT_NE(told(of.tournament, run_all(of, 1)), alone);
  }
}

// The moves of one game of a run.
std::vector<MoveWord> moves_of(const Runnable& of, std::int64_t number) {
  const std::atomic<bool> stop = false;
  const auto match = find_game(of.tournament.table.game).new_match({of.tournament.table.seats, {}, {}});
  EXPECT_TRUE(play_game(of.tournament, Schedule(of.tournament), number, *match, stop));
  return match->moves();
}

TEST(Run, OpensAllGamesOfASetAlike) {
  Runnable of = runnable("mushroom-gangs", "greedy,random", 2, 4);
  of.tournament.opening = 5;
  const auto opening = [&](std::int64_t number) {
    std::vector<MoveWord> moves = moves_of(of, number);
    moves.resize(5);
    return moves;
  };
  EXPECT_EQ(opening(0), opening(1));
  EXPECT_NE(opening(0), opening(2));
  EXPECT_NE(moves_of(of, 0), moves_of(of, 1));
  // Nobody has thought about these moves.
  of.tournament.opening = kLongestOpening;
  const std::atomic<bool> stop = false;
  const auto result = play_game(of.tournament, Schedule(of.tournament), 0, *of.start, stop);
  ASSERT_TRUE(result);
  for (const SeatResult& seat : *result) EXPECT_EQ(seat.turns, 0);
}

TEST(Run, GoesOnFromItsJournalAsIfItHadNeverStopped) {
  const Runnable of = runnable("mushroom-gangs", "greedy,random", 3, 12);
  const Results whole = run_all(of, 1);
  std::string journal = journal_head(of.tournament);
  for (const auto& [game, result] : run_all(of, 2, {}, 6)) journal += journal_line(game, result);
  const Results half = read_journal(journal.substr(0, journal.size() - 9), of.tournament).results;
  EXPECT_GE(half.size(), 5U);
  EXPECT_LT(half.size(), 12U);
  EXPECT_EQ(told(of.tournament, run_all(of, 2, half)), told(of.tournament, whole));
  // Games that are missing in the middle are played, those that are there are not.
  Results holes = whole;
  holes.erase(0), holes.erase(5), holes.erase(11);
  holes.at(3)[0].score = 999;
  const Results filled = run_all(of, 2, holes);
  EXPECT_EQ(filled.size(), 12U);
  EXPECT_EQ(filled.at(3)[0].score, 999);
  EXPECT_EQ(filled.at(5)[0].score, whole.at(5)[0].score);
}

TEST(Run, DealsTheSameInAllGamesOfASet) {
  const Runnable of = runnable("undergrove", "random,greedy", 2, 4);
  const std::atomic<bool> stop = false;
  // What chance brings before anybody has decided anything.
  const auto deal = [&](std::int64_t number) {
    const auto match = of.start->clone();
    EXPECT_TRUE(play_game(of.tournament, Schedule(of.tournament), number, *match, stop).has_value());
    std::vector<MoveWord> dealt;
    const auto again = of.start->clone();
    for (const MoveWord move : match->moves()) {
      if (again->actor() != kChance) break;
      dealt.push_back(move);
      again->apply(move);
    }
    return dealt;
  };
  EXPECT_FALSE(deal(0).empty());
  EXPECT_EQ(deal(0), deal(1));
  EXPECT_NE(deal(1), deal(2));
  EXPECT_EQ(deal(2), deal(3));
}

TEST(Run, SeesThatGreedyBeatsRandom) {
  const Runnable of = runnable("mushroom-gangs", "greedy,random", 3, 12);
  const Summary summary = summarise(of.tournament, run_all(of, 2));
  EXPECT_EQ(summary.games, 12);
  EXPECT_EQ(summary.standings[0].games, 12);
  EXPECT_EQ(summary.standings[1].games, 24);
  EXPECT_GE(summary.standings[0].firsts, 10);
  EXPECT_GT(summary.standings[0].rating.value, 100);
  EXPECT_GT(summary.standings[0].mean_margin, 0);
}

TEST(Run, EndsWhenTheTestIsDecided) {
  Runnable of = runnable("mushroom-gangs", "greedy,random", 2, 1000);
  of.tournament.sprt = SprtBounds{};
  const Results results = run_all(of, 2);
  EXPECT_LT(results.size(), 1000U);  // some games after the deciding one may have ended before it
  const Summary summary = summarise(of.tournament, results);
  EXPECT_LT(summary.games, 100);
  EXPECT_EQ(summary.test->sprt().verdict(), Verdict::yes);
  EXPECT_EQ(told(of.tournament, run_all(of, 1)), told(of.tournament, results));
  EXPECT_EQ(run_all(of, 2, results), results);  // nothing is left to do
}

TEST(Run, StopsAtOnceInTheMiddleOfAGame) {
  const Runnable of = runnable("undergrove", "old-growth@600000ms,greedy", 2, 2);
  Results results;
  std::atomic<bool> stop = false;
  int looks = 0;
  run(of.tournament, *of.start, 2, stop, results,
      {[](std::int64_t, const GameResult&) { FAIL(); }, [&] { stop = ++looks == 2; }});
  EXPECT_TRUE(results.empty());
}

TEST(Run, LeavesNobodyBehindWhenTheJournalCannotBeWritten) {
  const Runnable of = runnable("mushroom-gangs", "random,greedy", 2, 50);
  Results results;
  std::atomic<bool> stop = false;
  const Watch full{[](std::int64_t, const GameResult&) { throw std::runtime_error("full"); }, [] {}};
  EXPECT_THROW(run(of.tournament, *of.start, 3, stop, results, full), std::runtime_error);
  EXPECT_TRUE(stop);
}

}  // namespace
}  // namespace understory::arena

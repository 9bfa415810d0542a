#include "arena/run.hpp"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <iterator>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "arena/summary.hpp"
#include "catalog/bots.hpp"
#include "engine/hash.hpp"

namespace understory::arena {
namespace {

constexpr auto kBetweenLooks = std::chrono::milliseconds(200);

struct Player {
  std::unique_ptr<AnyBot> bot;
  Limits limits;
};

std::vector<Player> players_at(const Tournament& tournament, const AnyMatch& match, const LineUp& seating,
                               std::int64_t number, const std::atomic<bool>& stop) {
  std::vector<Player> players;
  for (const Seat seat : seats_up_to(match.seats())) {
    const Entrant& entrant = tournament.entrants[seating[raw(seat)]];
    Limits limits;
    limits.ms = entrant.thinking.ms;
    limits.iterations = entrant.thinking.iterations;
    limits.stop = &stop;
    players.push_back({make_bot(match, entrant.bot, seed_of_bot(tournament.seed, number, seat)), limits});
  }
  return players;
}

// What the threads share: the next game to play, and what came of those before.
class Desk {
 public:
  Desk(std::int64_t games, const Results& done, std::atomic<bool>& stop) : games_(games), stop_(stop) {
    for (const auto& [game, result] : done) done_.push_back(game);
  }

  // The next game that nobody has played, or nothing when there is none.
  std::optional<std::int64_t> take() {
    const std::lock_guard lock(mutex_);
    while (skipped_ < done_.size() && done_[skipped_] == next_) ++skipped_, ++next_;
    if (stop_ || next_ >= games_) return std::nullopt;
    return next_++;
  }
  void give(std::int64_t game, GameResult result) {
    const std::lock_guard lock(mutex_);
    fresh_.emplace(game, std::move(result));
    news_.notify_one();
  }
  void fail(std::exception_ptr error) {
    const std::lock_guard lock(mutex_);
    error_ = std::move(error);
    news_.notify_one();
  }
  // What has come since the last call; waits a little if nothing has.
  Results collect() {
    std::unique_lock lock(mutex_);
    news_.wait_for(lock, kBetweenLooks, [&] { return !fresh_.empty() || error_ != nullptr; });
    if (error_) std::rethrow_exception(error_);
    return std::exchange(fresh_, {});
  }

 private:
  std::mutex mutex_;
  std::condition_variable news_;
  std::int64_t games_;
  std::int64_t next_ = 0;
  std::vector<std::int64_t> done_;  // ascending
  std::size_t skipped_ = 0;
  Results fresh_;
  std::exception_ptr error_;
  std::atomic<bool>& stop_;
};

// However run() is left, nobody goes on playing.
struct Crew {
  std::atomic<bool>& stop;
  std::vector<std::thread> threads;
  ~Crew() {
    stop = true;
    for (std::thread& thread : threads) thread.join();
  }
};

}  // namespace

std::optional<GameResult> play_game(const Tournament& tournament, const Schedule& schedule, std::int64_t number,
                                    AnyMatch& match, const std::atomic<bool>& stop) {
  const ChanceKey chance = chance_of_set(tournament.seed, schedule.set_of(number));
  const std::vector<Player> players = players_at(tournament, match, schedule.seating(number), number, stop);
  GameResult result(players.size());
  Rng opening(hash_of(opening_of_set(tournament.seed, schedule.set_of(number))));
  int opened = 0;
  Seat turn = kNobody;
  std::vector<bool> decided(players.size());  // in this turn
  for (Seat actor = match.actor(); actor != kNobody; actor = match.actor()) {
    if (actor == kChance) {
      match.apply(match.draw(chance));
      continue;
    }
    if (opened < tournament.opening) {
      match.apply(match.random_move(opening));
      ++opened;
      continue;
    }
    const auto begin = thread_time();
    const MoveWord move = players[raw(actor)].bot->choose(match, players[raw(actor)].limits);
    if (stop) return std::nullopt;  // the move may have been chosen in a hurry
    SeatResult& mine = result[raw(actor)];
    mine.microseconds += std::chrono::duration_cast<std::chrono::microseconds>(thread_time() - begin).count();
    if (match.turn_of() != turn) decided.assign(players.size(), false);
    turn = match.turn_of();
    mine.turns += decided[raw(actor)] ? 0 : 1;
    decided[raw(actor)] = true;
    match.apply(move);
  }
  const Scores scores = match.score_sheet().scores;
  for (const Seat seat : seats_up_to(scores.seats)) {
    result[raw(seat)].score = scores.total[seat];
    result[raw(seat)].rank = scores.rank[seat];
  }
  return result;
}

void run(const Tournament& tournament, const AnyMatch& start, int threads, std::atomic<bool>& stop, Results& results,
         const Watch& watch) {
  const Schedule schedule(tournament);
  std::optional<SetTest> test;
  if (tournament.sprt) test.emplace(*tournament.sprt);
  const auto decided = [&] {
    if (test) test->go_on(schedule, results);
    return test && test->sprt().verdict() != Verdict::open;
  };

  Desk desk(schedule.games(), results, stop);
  const auto work = [&] {
    try {
      while (const auto game = desk.take()) {
        const auto match = start.clone();
        if (auto result = play_game(tournament, schedule, *game, *match, stop)) desk.give(*game, *std::move(result));
      }
    } catch (...) {
      desk.fail(std::current_exception());
    }
  };
  std::int64_t left = schedule.games() - std::distance(results.begin(), results.lower_bound(schedule.games()));
  Crew crew{stop, {}};
  if (left > 0 && !decided())
    for (int i = 0; i < threads; ++i) crew.threads.emplace_back(work);
  while (left > 0 && !stop && !decided()) {
    for (auto& [game, result] : desk.collect()) {
      watch.finished(game, result);
      results.emplace(game, std::move(result));
      --left;
    }
    watch.waiting();
  }
}

}  // namespace understory::arena

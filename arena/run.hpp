// Plays the games of a tournament on several threads.
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "arena/results.hpp"
#include "arena/schedule.hpp"
#include "catalog/any_match.hpp"

namespace understory::arena {

// Plays the match to its end, as the game of this number; gives nothing if it was stopped before.
std::optional<GameResult> play_game(const Tournament& tournament, const Schedule& schedule, std::int64_t number,
                                    AnyMatch& match, const std::atomic<bool>& stop);

// Called by the thread that called run(), never two at a time. What they throw ends the run.
struct Watch {
  std::function<void(std::int64_t game, const GameResult& result)> finished;
  std::function<void()> waiting;  // several times a second, with `results` at rest
};

// Adds to `results` the games that are not there yet, until all are, or the test is decided, or somebody sets `stop`.
// It is set in any case when run() returns. Games that were not finished then leave no trace.
void run(const Tournament& tournament, const AnyMatch& start, int threads, std::atomic<bool>& stop, Results& results,
         const Watch& watch);

}  // namespace understory::arena

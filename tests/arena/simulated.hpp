// Tournaments without games: the results are drawn from strengths that the test knows.
#pragma once

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "arena/results.hpp"
#include "arena/schedule.hpp"
#include "engine/rng.hpp"

namespace understory::arena {

inline Tournament tournament_of(std::vector<std::string> names, int seats, std::int64_t games) {
  Tournament tournament;
  tournament.version = "1.2.3";
  tournament.table.game = "undergrove";
  tournament.table.rules_version = 1;
  tournament.table.pack = "standard";
  tournament.table.seats = seats;
  tournament.games = games;
  for (std::string& name : names) tournament.entrants.push_back({name, name, {}});
  return tournament;
}

// Seats by their places, the scores being what the places say; equal numbers share.
inline GameResult placed(const std::vector<int>& scores) {
  GameResult result;
  for (const int score : scores) {
    int rank = 1;
    for (const int other : scores) rank += other > score ? 1 : 0;
    result.push_back({score, rank, 10, 20'000});
  }
  return result;
}

inline double uniform(Rng& rng) { return (static_cast<double>(rng.next() >> 11U) + 0.5) / 9007199254740992.0; }

// Everybody has a good or a bad day such that the stronger of two is ahead as often as its rating says.
inline GameResult played(const LineUp& seating, const std::vector<double>& ratings, Rng& rng) {
  std::vector<int> scores;
  for (const std::size_t entrant : seating) {
    const double day = -std::log(-std::log(uniform(rng)));
    scores.push_back(static_cast<int>(std::lround((ratings[entrant] * std::log(10.0) / 400 + day) * 1e6)));
  }
  return placed(scores);
}

inline Results simulate(const Tournament& tournament, const std::vector<double>& ratings, Rng& rng) {
  const Schedule schedule(tournament);
  Results results;
  for (std::int64_t game = 0; game < schedule.games(); ++game)
    results.emplace(game, played(schedule.seating(game), ratings, rng));
  return results;
}

}  // namespace understory::arena

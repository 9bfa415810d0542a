// What the results say. A bot in several seats of a game has as many results there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "arena/ratings.hpp"
#include "arena/results.hpp"
#include "arena/schedule.hpp"
#include "arena/sprt.hpp"

namespace understory::arena {

struct Standing {
  std::int64_t games = 0;
  std::int64_t wins = 0;  // first alone
  std::int64_t ties = 0;  // first with others
  double firsts = 0;      // first places, those with others in equal parts
  double mean_score = 0;
  double mean_margin = 0;  // over the best of the others
  double ms_per_turn = 0;
  Rating rating;
};

// Two entrants in the games where both sat, seat against seat.
struct Meeting {
  std::size_t a = 0;
  std::size_t b = 0;
  std::int64_t games = 0;             // comparisons: one against three are three
  double score = 0;                   // of a: 1 for being ahead, a half for being level
  std::vector<std::int32_t> margins;  // points of a less points of b
};

struct SeatStanding {
  std::int64_t games = 0;
  double firsts = 0;
  double mean_score = 0;
};

// Counts sets in their order, so that the verdict does not depend on which game ended first.
class SetTest {
 public:
  explicit SetTest(const SprtBounds& bounds) : sprt_(bounds) {}
  // Adds what is complete by now, up to the set that decides.
  void go_on(const Schedule& schedule, const Results& results);
  std::int64_t sets() const { return sets_; }
  const Sprt& sprt() const { return sprt_; }

 private:
  Sprt sprt_;
  std::int64_t sets_ = 0;
};

struct Summary {
  std::int64_t games = 0;           // that count: finished, and not after the set that decided
  double minutes = 0;               // of thinking, on all cores together
  std::vector<Standing> standings;  // by entrant
  std::vector<Meeting> meetings;    // a before b
  std::vector<SeatStanding> seats;
  std::optional<SetTest> test;
};

Summary summarise(const Tournament& tournament, const Results& results);

// The numbers of the entrants, the highest rating first.
std::vector<std::size_t> by_rating(const Summary& summary);

// What `--json` answers.
nlohmann::ordered_json to_json(const Tournament& tournament, const Summary& summary);

}  // namespace understory::arena

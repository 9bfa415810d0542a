// Who sits where in which game. A set is one deal, played once for every rotation of the seats, so that what luck gives
// to one seat it takes from another; a round is one set of every line-up. Everything follows from the game's number, so
// it does not matter who plays it when.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "arena/tournament.hpp"
#include "engine/seat.hpp"

namespace understory::arena {

using LineUp = std::vector<std::size_t>;  // for each seat, the number of an entrant

// With at least as many entrants as seats: every combination that fills the table, in a ladder only neighbours in the
// list. With fewer, every two meet (in a ladder, neighbours): the first alone, the second in all other seats.
std::vector<LineUp> line_ups(std::size_t entrants, int seats, bool ladder);

class Schedule {
 public:
  // As many whole rounds as it takes for the games asked for.
  explicit Schedule(const Tournament& tournament);

  std::int64_t games() const { return games_; }
  std::int64_t games_of_a_set() const { return seats_; }
  std::int64_t games_of_a_round() const { return seats_ * static_cast<std::int64_t>(line_ups_.size()); }
  std::size_t line_up_count() const { return line_ups_.size(); }

  // Within a set the table is rotated; from set to set of a line-up, who sits beside whom changes.
  LineUp seating(std::int64_t game) const;
  std::int64_t set_of(std::int64_t game) const { return game / seats_; }

 private:
  std::vector<LineUp> line_ups_;
  std::int64_t seats_;
  std::int64_t games_;
};

// What chance brings in all games of a set, how all of them are opened, and the randomness of a bot in one game.
ChanceKey chance_of_set(const ChanceKey& seed, std::int64_t set);
ChanceKey opening_of_set(const ChanceKey& seed, std::int64_t set);
ChanceKey seed_of_bot(const ChanceKey& seed, std::int64_t game, Seat seat);

}  // namespace understory::arena

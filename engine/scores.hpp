// How the seats stand. `total` is what the rules count: more is better, in every game, and it may be negative (in a
// race, what is left of the way counts against it). `rank` also knows the tie-breaks: 1 is first, ties share, and a
// higher total never ranks behind a lower one. A rival is an opponent that the rules play and nobody sits for; it
// stands behind the seats in both, and in the rows of the score sheet.
#pragma once

#include <cstdint>

#include "engine/per_seat.hpp"

namespace understory {

struct Scores {
  int seats = 0;
  int rivals = 0;
  PerSeat<std::int32_t, kMostSeats> total{};
  PerSeat<std::uint8_t, kMostSeats> rank{};
};

// Ranks by total alone, higher is better, equal totals share a rank. Games with tie-breaks do their own.
inline void rank_by_total(Scores& scores) {
  for (const Seat seat : seats_up_to(scores.seats)) {
    scores.rank[seat] = 1;
    for (const Seat other : seats_up_to(scores.seats))
      if (scores.total[other] > scores.total[seat]) ++scores.rank[seat];
  }
}

}  // namespace understory

// What is kept of a game: how it ended for each seat, and how long that took.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace understory::arena {

struct SeatResult {
  std::int32_t score = 0;
  int rank = 0;                   // 1 is first, ties share
  std::int64_t turns = 0;         // those, its own or of others, in which it decided anything
  std::int64_t microseconds = 0;  // of thinking
  friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

using GameResult = std::vector<SeatResult>;  // by seat

// By the game's number: in order, whichever ended first.
using Results = std::map<std::int64_t, GameResult>;

}  // namespace understory::arena

// For tests of answers without a choice: one that nobody else can know to be forced.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "tests/catalog/matches.hpp"

namespace understory {

// A match of few in which the seat that acts alone knows that it has one move; nothing if random play finds none.
inline std::unique_ptr<AnyMatch> secretly_forced(const AnyGame& game) {
  std::vector<MoveWord> moves;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    auto match = game.new_match({std::max(2, game.info.least_seats), {}, {}});
    Rng rng(seed);
    while (match->actor() != kNobody) {
      play_one(*match, rng, key_of(seed));
      match->legal_moves(moves);
      if (raw(match->actor()) < match->seats() && moves.size() == 1 && !match->forced()) return match;
    }
  }
  return nullptr;
}

}  // namespace understory

// Who has won (R10, R11.8): a race in which drops that are left count against everyone.
#include "games/mycelia/game.hpp"

namespace understory::mycelia {

Scores Game::scores(const State& state) const {
  const Public& pub = state.pub;
  Scores scores;
  scores.seats = seats_;
  scores.rivals = solo() ? 1 : 0;
  const int all = scores.seats + scores.rivals;
  for (const Seat seat : seats_up_to(seats_)) scores.total[seat] = -pub.players[seat].left;
  if (solo()) scores.total[Seat{1}] = -pub.gwidyon.drops;
  const auto better = [&](Seat a, Seat b) {
    if (scores.total[a] != scores.total[b] || solo()) return scores.total[a] > scores.total[b];
    return pub.players[a].leaves > pub.players[b].leaves;  // R10.2, R10.3
  };
  for (const Seat seat : seats_up_to(all)) {
    scores.rank[seat] = 1;
    for (const Seat other : seats_up_to(all))
      if (better(other, seat)) ++scores.rank[seat];
  }
  return scores;
}

// All that counts lies open.
Scores Game::standing(const State& state) const { return scores(state); }

std::vector<ScoreRow> Game::breakdown(const State& state) const {
  const Scores now = scores(state);
  return {{"mycelia.row.drops", now.total}};
}

std::optional<Booking> Game::booking(const Event& /*event*/) const { return {}; }

}  // namespace understory::mycelia

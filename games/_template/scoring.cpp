// Who has won (R5), and where the nuts came from.
#include "games/_template/game.hpp"

namespace understory::template_game {

Scores Game::scores(const State& state) const {
  const Public& pub = state.pub;
  const auto better = [&](Seat a, Seat b) {
    if (pub.nuts[a] != pub.nuts[b]) return pub.nuts[a] > pub.nuts[b];  // R5.2
    return pub.hand_size[a] > pub.hand_size[b];                        // R5.3
  };
  Scores scores;
  scores.seats = seats_;
  for (const Seat forager : seats_up_to(seats_)) {
    scores.total[forager] = pub.nuts[forager];
    scores.rank[forager] = 1;
    for (const Seat other : seats_up_to(seats_))
      if (better(other, forager)) ++scores.rank[forager];  // R5.4
  }
  return scores;
}

// Nuts are taken as they come; a position alone does not tell where they came from.
std::vector<ScoreRow> Game::breakdown(const State& /*state*/) const { return {}; }

std::optional<Booking> Game::booking(const Event& event) const {
  switch (event.kind) {
    case EventKind::rested: return Booking{event.forager, "template.row.rest", event.amount};
    case EventKind::buried: return Booking{event.forager, "template.row.bury", event.amount};
    case EventKind::gained: return Booking{event.forager, "template.row.gain", event.amount};
    case EventKind::paid: return Booking{event.forager, "template.row.toll", -event.amount};
    case EventKind::collected: return Booking{event.forager, "template.row.toll", event.amount};
    default: return {};
  }
}

}  // namespace understory::template_game

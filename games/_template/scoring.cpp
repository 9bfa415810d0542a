// Who has won (R5), and where the nuts came from.
#include "games/_template/game.hpp"

namespace understory::template_game {

int Game::found_in(const CardBag& cards) const {
  int nuts = 0;
  for ([[maybe_unused]] const Card card : cards.kinds()) nuts += pack_.find.value;
  return nuts;
}

// Buried cards count when they are dug up (R5.2): until then nobody but their forager knows them.
Scores Game::scores(const State& state) const {
  const Public& pub = state.pub;
  Scores scores;
  scores.seats = seats_;
  for (const Seat forager : seats_up_to(seats_))
    scores.total[forager] = pub.nuts[forager] + found_in(pub.dug_up[forager]);
  const auto better = [&](Seat a, Seat b) {
    if (scores.total[a] != scores.total[b]) return scores.total[a] > scores.total[b];  // R5.3
    return pub.hand_size[a] > pub.hand_size[b];                                        // R5.4
  };
  for (const Seat forager : seats_up_to(seats_)) {
    scores.rank[forager] = 1;
    for (const Seat other : seats_up_to(seats_))
      if (better(other, forager)) ++scores.rank[forager];  // R5.5
  }
  return scores;
}

Scores Game::standing(const State& state) const {
  State shown = state;
  for (const Seat forager : seats_up_to(seats_)) dig_up(shown, forager);
  return scores(shown);
}

// What was dug up lies there. All other nuts were taken as they came; a position alone does not tell from where.
std::vector<ScoreRow> Game::breakdown(const State& state) const {
  ScoreRow found{"template.row.find", {}};
  for (const Seat forager : seats_up_to(seats_)) found.points[forager] = found_in(state.pub.dug_up[forager]);
  return {found};
}

std::optional<Booking> Game::booking(const Event& event) const {
  switch (event.kind) {
    case EventKind::rested: return Booking{event.forager, "template.row.rest", event.amount};
    case EventKind::buried: return Booking{event.forager, "template.row.bury", event.amount};
    case EventKind::spent: return Booking{event.forager, "template.row.spend", -event.amount};
    case EventKind::gained: return Booking{event.forager, "template.row.gain", event.amount};
    case EventKind::paid: return Booking{event.forager, "template.row.toll", -event.amount};
    case EventKind::collected: return Booking{event.forager, "template.row.toll", event.amount};
    default: return {};
  }
}

}  // namespace understory::template_game

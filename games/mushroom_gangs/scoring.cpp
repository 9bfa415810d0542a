// What actions and team-ups are worth (R4, R5), and who has won (R6).
#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {

int Game::amount_of(Action action, int field) const {
  switch (action) {
    case Action::forward:
    case Action::forward_eliminate:
    case Action::step_out: return field;
    case Action::sideways_eliminate:
    case Action::backward: return -field;
    case Action::jump_out: return -pack_.jump_out_cost.value;
    case Action::sideways:
    case Action::place: return 0;
  }
  return 0;
}

std::optional<TeamUp> Game::team_up(const Public& pub, Seat gang, Position to) const {
  if (!in_group(pub.pickers[gang], to)) return {};
  const int row = row_of(to);
  const int column = column_of(to);
  const unsigned pickers = pub.pickers[gang].row(row);
  const auto own = [&](int c) { return c >= 0 && c < kSide && (pickers >> static_cast<unsigned>(c) & 1U) != 0; };
  Run run{row, column, column};
  while (own(run.first - 1)) --run.first;
  while (own(run.last + 1)) ++run.last;
  if (!pays_every_time_ && pub.paid[gang].contains(run)) return {};  // R5.7

  // What was a group before the mover came counts as old; everyone else is new (R5.3, R5.4, R5.5).
  const bool old_left = column - run.first >= kSmallestGroup;
  const bool old_right = run.last - column >= kSmallestGroup;
  const int first_new = old_left ? column : run.first;
  const int last_new = old_right ? column : run.last;
  TeamUp team{run, old_left || old_right, 0};
  for (int c = first_new; c <= last_new; ++c) team.bonus += yield(at(row, c));
  return team;
}

Scores Game::scores(const State& state) const {
  Scores scores;
  scores.seats = seats_;
  for (const Seat gang : seats_up_to(seats_)) scores.total[gang] = state.pub.mushrooms[gang];
  rank_by_total(scores);  // R6.3, R6.4
  return scores;
}

// A position alone does not tell where mushrooms came from: the rows stand here in their order and bookings fill them.
std::vector<ScoreRow> Game::breakdown(const State& /*state*/) const {
  return {{"mushroom-gangs.row.start", {}},    {"mushroom-gangs.row.forward", {}},  {"mushroom-gangs.row.sideways", {}},
          {"mushroom-gangs.row.backward", {}}, {"mushroom-gangs.row.step-out", {}}, {"mushroom-gangs.row.jump-out", {}},
          {"mushroom-gangs.row.team-up", {}}};
}

std::optional<Booking> Game::booking(const Event& event) const {
  switch (event.kind) {
    case EventKind::opened: return Booking{event.gang, "mushroom-gangs.row.start", event.amount};
    case EventKind::created_group:
    case EventKind::joined_group: return Booking{event.gang, "mushroom-gangs.row.team-up", event.amount};
    case EventKind::acted: {
      static constexpr std::array<std::string_view, kActions> kRows{
          "",
          "mushroom-gangs.row.forward",
          "mushroom-gangs.row.forward",
          "mushroom-gangs.row.sideways",
          "mushroom-gangs.row.sideways",
          "mushroom-gangs.row.backward",
          "mushroom-gangs.row.step-out",
          "mushroom-gangs.row.jump-out",
      };
      return Booking{event.gang, kRows[raw(event.action)], event.amount};
    }
    case EventKind::placed:
    case EventKind::gang_gone:
    case EventKind::limit_reached: return {};
  }
  return {};
}

}  // namespace understory::mushroom_gangs

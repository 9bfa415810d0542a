// The only door through which a position changes.
#include <cassert>

#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {

namespace {

// The other gang that stands there; there is one.
Seat victim(const Public& pub, Seat mover, Position position) {
  int gang = 0;
  while (gang == raw(mover) || !pub.pickers.values[static_cast<std::size_t>(gang)].contains(position)) ++gang;
  return Seat{static_cast<std::uint8_t>(gang)};
}

}  // namespace

template <class Sink>
void Game::apply(State& state, Move move, Sink&& sink) const {
  assert(is_legal(state, move));
  Public& pub = state.pub;
  const Seat gang = pub.turn;
  PositionSet& own = pub.pickers[gang];
  const auto next_gang = [&] { return Seat{static_cast<std::uint8_t>(raw(gang) + 1 == seats_ ? 0 : raw(gang) + 1)}; };

  if (move.action() == Action::place) {  // R2.1
    own.add(move.to());
    ++pub.placed;
    pub.turn = next_gang();
    sink(Event{.kind = EventKind::placed, .gang = gang, .to = move.to()});
    if (placing(pub)) return;
    for (const Seat each : seats_up_to(seats_)) {  // R2.5
      pub.mushrooms[each] = static_cast<std::int16_t>(pack_.start.value);
      sink(Event{.kind = EventKind::opened, .gang = each, .amount = pub.mushrooms[each]});
    }
    return;
  }

  int gain = amount(move);
  own.remove(move.from());
  own.add(move.to());
  own.remove(kOutside);             // R4.6, R4.7
  Seat loser = gang;                // who may have lost its last picker
  if (eliminates(move.action())) {  // R4.2, R4.4
    loser = victim(pub, gang, move.to());
    pub.pickers[loser].remove(move.to());
  }
  sink(Event{.kind = EventKind::acted,
             .action = move.action(),
             .gang = gang,
             .victim = eliminates(move.action()) ? loser : kNobody,
             .from = move.from(),
             .to = move.to(),
             .amount = static_cast<std::int16_t>(gain)});
  if (const auto team = in_group(own, move.to()) ? team_up(pub, gang, move.to()) : std::nullopt) {  // R5
    gain += team->bonus;
    if (!pays_every_time_) pub.paid[gang].add(team->run);
    sink(Event{.kind = team->joined ? EventKind::joined_group : EventKind::created_group,
               .gang = gang,
               .from = at(team->run.row, team->run.first),
               .to = at(team->run.row, team->run.last),
               .amount = static_cast<std::int16_t>(team->bonus)});
  }
  pub.mushrooms[gang] = static_cast<std::int16_t>(pub.mushrooms[gang] + gain);

  pub.turn = next_gang();
  if (raw(pub.turn) == 0) ++pub.round;
  if (pub.pickers[loser].empty()) {  // R6.1
    sink(Event{.kind = EventKind::gang_gone, .gang = loser});
    pub.turn = kNobody;
  } else if (pub.round == turn_limit_) {  // R6.2
    sink(Event{.kind = EventKind::limit_reached, .amount = static_cast<std::int16_t>(turn_limit_)});
    pub.turn = kNobody;
  }
}

template void Game::apply(State&, Move, const NoEvents&) const;
template void Game::apply(State&, Move, NoEvents&&) const;
template void Game::apply(State&, Move, EventLog<Event>&) const;

}  // namespace understory::mushroom_gangs

// The only door through which a position changes.
#include <cassert>

#include "games/_template/game.hpp"

namespace understory::template_game {

template <class Sink>
void Game::apply(State& state, Move move, Sink&& sink) const {
  assert(is_legal(state, move));
  Public& pub = state.pub;
  if (dealing(pub)) {  // R2.1
    const Seat forager = next_dealt(pub);
    deal_card(state, forager, move.card());
    sink(Event{.kind = EventKind::dealt, .forager = forager, .card = move.card()});
    return;
  }
  const auto gain = [&](EventKind kind, Card card, int amount) {
    pub.nuts[pub.turn] = static_cast<std::uint16_t>(pub.nuts[pub.turn] + amount);
    sink(Event{.kind = kind, .forager = pub.turn, .card = card, .amount = static_cast<std::uint8_t>(amount)});
  };
  switch (move.kind()) {
    case MoveKind::play:  // R3.2
      show_card(state, pub.turn, move.card(), listens(move.card()) ? pub.front[pub.turn] : pub.face_up);
      sink(Event{.kind = listens(move.card()) ? EventKind::set_out : EventKind::played,
                 .forager = pub.turn,
                 .card = move.card()});
      start(pub, pub.turn, move.card());
      break;
    case MoveKind::bury:  // R3.3
      bury_card(state, pub.turn, move.card());
      gain(EventKind::buried, move.card(), pack_.bury.value);
      call_listeners(pub);
      break;
    case MoveKind::rest: gain(EventKind::rested, kNoCard, pack_.rest.value); break;  // R3.4
    case MoveKind::deal:
    case MoveKind::give:
    case MoveKind::keep:
    case MoveKind::use:
    case MoveKind::pay:
    case MoveKind::pass:
    case MoveKind::pick: answer(state, move, sink); break;  // R4
  }
  settle(state, sink);
}

template void Game::apply(State&, Move, const NoEvents&) const;
template void Game::apply(State&, Move, NoEvents&&) const;
template void Game::apply(State&, Move, EventLog<Event>&) const;

}  // namespace understory::template_game

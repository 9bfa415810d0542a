// What is pending (R4): the frames of the cards that were played, and the end of the turn behind them.
#include "games/_template/steps.hpp"

namespace understory::template_game {

bool Game::waits(const Public& pub) const { return waits_for_answer<Kinds>(*this, pub); }

Seat Game::asked(const Public& pub) const {
  const StepTask task = step_under_way(*this, pub);
  return Kinds::of(task.step->op, [&](auto kind) { return kind.asked(task); });
}

void Game::answers(const State& state, MoveList& moves) const {
  const StepTask task = step_under_way(*this, state.pub);
  Kinds::of(task.step->op, [&](auto kind) { kind.answers(state, task, moves); });
}

std::optional<WhyNot> Game::why_not_answer(const State& state, Move move) const {
  const StepTask task = step_under_way(*this, state.pub);
  return Kinds::of(task.step->op, [&](auto kind) { return kind.why_not(state, task, move); });
}

template <class Sink>
void Game::answer(State& state, Move move, Sink& sink) const {
  answer_step<Kinds>(*this, state, move, sink);
}

template <class Sink>
void Game::settle(State& state, Sink& sink) const {
  Public& pub = state.pub;
  run_programs<Kinds>(*this, state, sink);
  if (!pub.frames.empty()) return;
  pub.turn = Seat{static_cast<std::uint8_t>((raw(pub.turn) + 1) % seats_)};  // R3.1
  if (raw(pub.turn) == 0) ++pub.round;
  if (pub.round < rounds_) return;
  pub.turn = kNobody;                               // R5.1
  for (const Seat forager : seats_up_to(seats_)) {  // R5.2
    dig_up(state, forager);
    const CardBag& cards = pub.dug_up[forager];
    for (const Card card : cards.kinds())
      sink(Event{.kind = EventKind::dug_up,
                 .forager = forager,
                 .card = card,
                 .amount = static_cast<std::uint8_t>(cards.count(card))});
  }
  sink(Event{.kind = EventKind::ended, .amount = static_cast<std::uint8_t>(rounds_)});
}

template void Game::answer(State&, Move, const NoEvents&) const;
template void Game::answer(State&, Move, NoEvents&) const;
template void Game::answer(State&, Move, EventLog<Event>&) const;
template void Game::settle(State&, const NoEvents&) const;
template void Game::settle(State&, NoEvents&) const;
template void Game::settle(State&, EventLog<Event>&) const;

}  // namespace understory::template_game

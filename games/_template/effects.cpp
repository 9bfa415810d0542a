// What is pending (R4): the frames of the cards that were played, and the end of the turn behind them.
#include "games/_template/steps.hpp"

namespace understory::template_game {

// A card that listens does the rest whenever somebody buries.
void Game::start(Public& pub, Seat forager, Card card) const {
  pub.frames.push_back({.card = card, .until = listens_from(program(card)), .forager = forager});
}

// What it costs can be paid. That is known to all: nothing is drawn, and nobody asked, before a cost (programs.cpp).
bool Game::can_play(const Public& pub, Card card) const {
  State after{.pub = pub};
  start(after.pub, pub.turn, card);
  return can_finish<Kinds>(*this, after);
}

// At least once.
bool Next::can_start(const StepTask& task, int which) {
  const Card card{static_cast<std::uint8_t>(which)};
  State after{.pub = task.pub};
  after.pub.frames.push_back(Whenever::body(task.game.program(card), card, task.frame.forager));
  return can_finish<Kinds>(task.game, after);
}

// The first of the others on top.
void Game::call_listeners(Public& pub) const {
  for (int i = seats_ - 1; i > 0; --i) {
    const Seat other{static_cast<std::uint8_t>((raw(pub.turn) + i) % seats_)};
    if (pub.front[other].empty()) continue;
    pub.frames.push_back({.card = kNoCard, .until = 1, .forager = other, .waiting = kinds_in(pub.front[other])});
  }
}

bool Game::waits(const Public& pub) const { return waits_for_answer<Kinds>(*this, pub); }

Seat Game::asked(const Public& pub) const {
  const StepTask task = step_under_way(*this, pub);
  return Kinds::of(task.step->op, [&](auto kind) { return kind.asked(task); });
}

void Game::answers(const State& state, MoveList& moves) const { list_answers<Kinds>(*this, state, moves); }

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
    const CardBag cards = state.own[forager].buried;
    dig_up(state, forager);
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

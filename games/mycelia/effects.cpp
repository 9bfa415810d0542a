// What programs do (R6): their frames, and what is behind the steps.
#include <algorithm>

#include "games/mycelia/steps.hpp"

namespace understory::mycelia {

bool Game::waits(const Public& pub) const { return waits_for_answer<Kinds>(*this, pub); }

Seat Game::asked(const Public& pub) const {
  const StepTask task = step_under_way(*this, pub);
  return Kinds::of(task.step->op, [&](auto kind) { return kind.asked(task); });
}

void Game::answers(const State& state, MoveList& moves) const {
  const StepTask task = step_under_way(*this, state.pub);
  Kinds::of(task.step->op, [&](auto kind) { kind.answers(state, task, moves); });
}

template <class Sink>
void Game::answer(State& state, Move move, Sink& sink) const {
  answer_step<Kinds>(*this, state, move, sink);
  run(state, sink);
}

template <class Sink>
void Game::run(State& state, Sink& sink) const {
  run_programs<Kinds>(*this, state, sink);
}

template <class Sink>
void Game::begin(State& state, ProgramId id, Seat player, Sink& sink) const {
  state.pub.frames.push_back({.program = id, .until = static_cast<std::uint8_t>(program(id).size()), .player = player});
  run(state, sink);
}

FieldSet Game::choices(const Public& pub, Seat seat, const Step* field) const {
  const Player& player = pub.players[seat];
  const bool exactly = field->more != 0;
  FieldSet open = fields_of(player, field->land);
  if (field->n > 0) open = open & (exactly ? holding_exactly(player, field->n) : holding(player, field->n));
  if (field->n > 0 && field[1].op != Op::near) return open;
  const FieldSet wet = holding(player, 1);
  FieldSet fitting;
  for (const Step* symbol = field + 1; symbol != field + field->length; ++symbol)
    fitting = fitting | (symbol->op == Op::near ? wet.neighbours() : wet);
  return open & fitting;
}

bool Game::possible(const Public& pub, Seat player, const Step* step) const {
  switch (step->op) {
    case Op::field: return !choices(pub, player, step).empty();
    case Op::repeat:
    case Op::either: return any_possible(pub, player, step + 1, step + step->length);
    case Op::trash: return !pub.players[player].deck.discards.empty();
    default: return true;
  }
}

bool Game::any_possible(const Public& pub, Seat player, const Step* from, const Step* until) const {
  for (const Step* step = from; step != until; step += step->length)
    if (possible(pub, player, step)) return true;
  return false;
}

void Game::into_shrine(Public& pub, int drops) const {
  pub.shrine = static_cast<std::uint8_t>(std::min(capacity(), pub.shrine + drops));
}

template <class Sink>
void Game::remove_drops(Public& pub, Seat seat, At at, int count, Sink& sink) const {
  Player& player = pub.players[seat];
  player.drops[raw(at)] = static_cast<std::uint8_t>(player.drops[raw(at)] - count);
  player.left = static_cast<std::uint8_t>(player.left - count);
  into_shrine(pub, count);
  sink(Event{.kind = EventKind::removed, .player = seat, .at = at, .amount = static_cast<std::uint8_t>(count)});
  if (player.left == 0) sink(Event{.kind = EventKind::cleared, .player = seat});
}

template <class Sink>
void Game::move_drop(Public& pub, Seat seat, At at, At to, Sink& sink) const {
  Player& player = pub.players[seat];
  sink(Event{.kind = EventKind::moved, .player = seat, .at = at, .to = to});
  --player.drops[raw(at)];
  ++player.drops[raw(to)];
  if (is_shrine(player, to)) remove_drops(pub, seat, to, 1, sink);  // R1.3
}

template <class Sink>
void Game::gain(Public& pub, Seat player, int leaves, Sink& sink) const {
  pub.players[player].leaves += static_cast<std::uint32_t>(leaves);
  sink(Event{.kind = EventKind::gained, .player = player, .count = static_cast<std::uint16_t>(leaves)});
}

template void Game::answer(State&, Move, NoEvents&) const;
template void Game::answer(State&, Move, EventLog<Event>&) const;
template void Game::begin(State&, ProgramId, Seat, NoEvents&) const;
template void Game::begin(State&, ProgramId, Seat, EventLog<Event>&) const;
template void Game::remove_drops(Public&, Seat, At, int, NoEvents&) const;
template void Game::remove_drops(Public&, Seat, At, int, EventLog<Event>&) const;

}  // namespace understory::mycelia

// The interpreter of card programs (R4). Each kind of step owns one row: whether it can run, whom it asks and what may
// be answered, what it does, and how it reads. So what a card does and what it says cannot differ.
#include "games/_template/game.hpp"

namespace understory::template_game {
namespace {

// A step under way.
struct Task {
  Step step{};
  Frame frame{};
  int seats = 0;
};

Task topmost(const Game& game, const Public& pub) {
  const Frame& frame = pub.frames.back();
  return {game.program(frame.card)[frame.pc], frame, game.seats()};
}

// What a row leaves unsaid: it runs once, can always run, and asks nobody. Besides this each has run(), with the answer
// of whoever was asked, and text().
struct Row {
  static int times(const Task& /*task*/) { return 1; }
  // Whether it runs this time or is skipped, by public facts alone (R4.6): a row is not given more.
  static bool can_run(const Public& /*pub*/, const Task& /*task*/) { return true; }
  static Event skipped(const Task& /*task*/) { return {}; }
  static Seat asked(const Task& /*task*/) { return kNobody; }
  static void answers(const State& /*state*/, const Task& /*task*/, MoveList& /*moves*/) {}
  static std::optional<WhyNot> why_not(const Game& /*game*/, const State& /*state*/, const Task& /*task*/,
                                       Move /*move*/) {
    return {};
  }
  static Message question(const Game& /*game*/, const Task& /*task*/) { return {}; }
};

struct Gain : Row {  // R4.2
  template <class Sink>
  static void run(State& state, const Task& task, Move /*answer*/, Sink& sink) {
    std::uint16_t& nuts = state.pub.nuts[task.frame.forager];
    nuts = static_cast<std::uint16_t>(nuts + task.step.n);
    sink(Event{.kind = EventKind::gained, .forager = task.frame.forager, .amount = task.step.n});
  }
  static Message text(const Step* step) { return Message("template.step.gain", {{"nuts", step->n}}); }
};

struct Draw : Row {  // R4.3
  static int times(const Task& task) { return task.step.n; }
  static bool can_run(const Public& pub, const Task& /*task*/) { return pub.deck_size > 0; }
  static Event skipped(const Task& task) { return {.kind = EventKind::deck_empty, .forager = task.frame.forager}; }
  static Seat asked(const Task& /*task*/) { return kChance; }
  static void answers(const State& state, const Task& /*task*/, MoveList& moves) {
    for (const Card card : state.secret.deck.kinds()) moves.push_back(Move::deal(card));
  }
  template <class Sink>
  static void run(State& state, const Task& task, Move answer, Sink& sink) {
    deal_card(state, task.frame.forager, answer.card());
    sink(Event{.kind = EventKind::dealt, .forager = task.frame.forager, .card = answer.card()});
  }
  static Message question(const Game& game, const Task& task) {
    return Message("template.question.deal", {{"forager", game.seat_name(task.frame.forager)}});
  }
  static Message text(const Step* step) { return Message("template.step.draw", {{"cards", step->n}}); }
};

Message text_of(const Step* step);

struct Choose : Row {  // R4.4
  static Seat asked(const Task& task) { return task.frame.forager; }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    for (int option = 0; option < task.step.n; ++option) moves.push_back(Move::pick(option));
  }
  static std::optional<WhyNot> why_not(const Game& game, const State& /*state*/, const Task& task, Move move) {
    if (move.kind() != MoveKind::pick)
      return because("R4.4", "template.why.picking", {{"card", game.card_name(task.frame.card)}});
    if (move.option() >= task.step.n) return because("R4.4", "template.why.no-option", {{"options", task.step.n}});
    return {};
  }
  // The picked option is done before the frame goes on behind the last one.
  template <class Sink>
  static void run(State& state, const Task& task, Move answer, Sink& sink) {
    Frame option = task.frame;
    option.pc = static_cast<std::uint8_t>(task.frame.pc + 1 + answer.option());
    option.until = static_cast<std::uint8_t>(option.pc + 1);
    state.pub.frames.push_back(option);
    sink(Event{.kind = EventKind::picked, .forager = option.forager, .card = option.card, .step = option.pc});
  }
  static Message question(const Game& game, const Task& task) {
    return Message("template.question.pick",
                   {{"forager", game.seat_name(task.frame.forager)}, {"card", game.card_name(task.frame.card)}});
  }
  static Message text(const Step* step) {
    Message options = text_of(step + 1);
    for (int i = 2; i <= step->n; ++i)
      options = Message("template.step.or", {{"a", std::move(options)}, {"b", text_of(step + i)}});
    return Message("template.step.choose", {{"options", std::move(options)}});
  }
};

struct Toll : Row {  // R4.5, R4.6
  static Seat asked(const Task& task) {
    return Seat{static_cast<std::uint8_t>((raw(task.frame.forager) + 1 + task.frame.done) % task.seats)};
  }
  static bool can_pay(const Public& pub, const Task& task) { return pub.nuts[asked(task)] >= task.step.n; }
  static bool has_cards(const Public& pub, const Task& task) { return pub.hand_size[asked(task)] > 0; }

  static int times(const Task& task) { return task.seats - 1; }
  static bool can_run(const Public& pub, const Task& task) { return can_pay(pub, task) || has_cards(pub, task); }
  static Event skipped(const Task& task) { return {.kind = EventKind::spared, .forager = asked(task)}; }
  static void answers(const State& state, const Task& task, MoveList& moves) {
    if (can_pay(state.pub, task)) moves.push_back(Move::pay());
    for (const Card card : state.own[asked(task)].hand.kinds()) moves.push_back(Move::give(card));
  }
  static std::optional<WhyNot> why_not(const Game& game, const State& state, const Task& task, Move move) {
    switch (move.kind()) {
      case MoveKind::pay:
        if (can_pay(state.pub, task)) return {};
        return because("R4.6", "template.why.too-few-nuts",
                       {{"nuts", state.pub.nuts[asked(task)]}, {"toll", task.step.n}});
      case MoveKind::give:
        if (state.own[asked(task)].hand.count(move.card()) > 0) return {};
        return because("R4.5", "template.why.not-in-hand", {{"card", game.card_name(move.card())}});
      default: return because("R4.5", "template.why.paying", {{"other", game.seat_name(task.frame.forager)}});
    }
  }
  template <class Sink>
  static void run(State& state, const Task& task, Move answer, Sink& sink) {
    const Seat giver = asked(task);
    const Seat taker = task.frame.forager;
    if (answer.kind() == MoveKind::give) {
      show_card(state, giver, answer.card());
      sink(Event{.kind = EventKind::gave, .forager = giver, .card = answer.card()});
      return;
    }
    auto& nuts = state.pub.nuts;
    nuts[giver] = static_cast<std::uint16_t>(nuts[giver] - task.step.n);
    nuts[taker] = static_cast<std::uint16_t>(nuts[taker] + task.step.n);
    sink(Event{.kind = EventKind::paid, .forager = giver, .other = taker, .amount = task.step.n});
    sink(Event{.kind = EventKind::collected, .forager = taker, .other = giver, .amount = task.step.n});
  }
  static Message question(const Game& game, const Task& task) {
    return Message("template.question.toll", {{"forager", game.seat_name(asked(task))},
                                              {"other", game.seat_name(task.frame.forager)},
                                              {"nuts", task.step.n}});
  }
  static Message text(const Step* step) { return Message("template.step.toll", {{"nuts", step->n}}); }
};

template <class Visit>
auto with_row(Op op, Visit&& visit) {
  switch (op) {
    case Op::gain: return visit(Gain{});
    case Op::draw: return visit(Draw{});
    case Op::choose: return visit(Choose{});
    case Op::toll: return visit(Toll{});
  }
  return visit(Gain{});  // not reached: packs hold no other steps
}

Message text_of(const Step* step) {
  return with_row(step->op, [&](auto row) { return row.text(step); });
}

}  // namespace

bool Game::waits(const Public& pub) const {
  const Task task = topmost(*this, pub);
  return with_row(task.step.op, [&](auto row) {
    return task.frame.done < row.times(task) && row.can_run(pub, task) && row.asked(task) != kNobody;
  });
}

Seat Game::asked(const Public& pub) const {
  const Task task = topmost(*this, pub);
  return with_row(task.step.op, [&](auto row) { return row.asked(task); });
}

void Game::answers(const State& state, MoveList& moves) const {
  const Task task = topmost(*this, state.pub);
  with_row(task.step.op, [&](auto row) { row.answers(state, task, moves); });
}

std::optional<WhyNot> Game::why_not_answer(const State& state, Move move) const {
  const Task task = topmost(*this, state.pub);
  return with_row(task.step.op, [&](auto row) { return row.why_not(*this, state, task, move); });
}

Message Game::question_asked(const Public& pub) const {
  const Task task = topmost(*this, pub);
  return with_row(task.step.op, [&](auto row) { return row.question(*this, task); });
}

Message Game::step_text(Card card, int step) const { return text_of(&program(card)[static_cast<std::size_t>(step)]); }

std::vector<Message> Game::text_from(const Frame& frame) const {
  std::vector<Message> texts;
  const Program& steps = program(frame.card);
  for (const Step* step = steps.begin() + frame.pc; step != steps.end(); step += length(*step))
    texts.push_back(text_of(step));
  return texts;
}

std::vector<Message> Game::card_text(Card card) const { return text_from(Frame{.card = card}); }

template <class Sink>
void Game::answer(State& state, Move move, Sink& sink) const {
  const Task task = topmost(*this, state.pub);
  ++state.pub.frames.back().done;
  with_row(task.step.op, [&](auto row) { row.run(state, task, move, sink); });
}

template <class Sink>
void Game::settle(State& state, Sink& sink) const {
  Public& pub = state.pub;
  while (!pub.frames.empty()) {
    Frame& frame = pub.frames.back();
    if (frame.pc == frame.until) {
      pub.frames.pop_back();
      continue;
    }
    const Task task = topmost(*this, pub);
    const bool waiting = with_row(task.step.op, [&](auto row) {
      if (frame.done == row.times(task)) {  // R4.1
        frame.done = 0;
        frame.pc = static_cast<std::uint8_t>(frame.pc + length(task.step));
        return false;
      }
      const bool can_run = row.can_run(pub, task);
      if (can_run && row.asked(task) != kNobody) return true;
      ++frame.done;
      if (can_run)
        row.run(state, task, Move{}, sink);
      else
        sink(row.skipped(task));
      return false;
    });
    if (waiting) return;
  }
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

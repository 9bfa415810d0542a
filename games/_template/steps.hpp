// The kinds of steps that cards are made of (R4): whether each can run, whom it asks and what may be answered, and what
// it does. How they are written in packs and how they read stands in programs.cpp, in the same order.
#pragma once

#include "engine/program.hpp"
#include "games/_template/game.hpp"

namespace understory::template_game {

using StepTask = Task<Game, Frame, Step>;

struct Gain : StepKind {  // R4.2
  static constexpr const char* kName = "gain";
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    std::uint16_t& nuts = state.pub.nuts[task.frame.forager];
    nuts = static_cast<std::uint16_t>(nuts + task.step->n);
    sink(Event{.kind = EventKind::gained, .forager = task.frame.forager, .amount = task.step->n});
  }
};

struct Draw : StepKind {  // R4.3
  static constexpr const char* kName = "draw";
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return task.pub.deck_size > 0; }
  template <class Sink>
  static void skip(State& /*state*/, const StepTask& task, Sink& sink) {
    sink(Event{.kind = EventKind::deck_empty, .forager = task.frame.forager});
  }
  static Seat asked(const StepTask& /*task*/) { return kChance; }
  static void answers(const State& state, const StepTask& /*task*/, MoveList& moves) {
    for (const Card card : state.secret.deck.kinds()) moves.push_back(Move::deal(card));
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    deal_card(state, task.frame.forager, answer.card());
    sink(Event{.kind = EventKind::dealt, .forager = task.frame.forager, .card = answer.card()});
  }
};

struct Choose : StepKind {  // R4.4
  static constexpr const char* kName = "choose";
  static Seat asked(const StepTask& task) { return task.frame.forager; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (int option = 0; option < task.step->n; ++option) moves.push_back(Move::pick(option));
  }
  static std::optional<WhyNot> why_not(const State& /*state*/, const StepTask& task, Move move) {
    if (move.kind() != MoveKind::pick)
      return because("R4.4", "template.why.picking", {{"card", task.game.card_name(task.frame.card)}});
    if (move.option() >= task.step->n) return because("R4.4", "template.why.no-option", {{"options", task.step->n}});
    return {};
  }
  // The picked option is done before the frame goes on behind the last one.
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    Frame option = task.frame;
    option.pc = static_cast<std::uint8_t>(task.frame.pc + 1 + answer.option());
    option.until = static_cast<std::uint8_t>(option.pc + 1);
    state.pub.frames.push_back(option);
    sink(Event{.kind = EventKind::picked, .forager = option.forager, .card = option.card, .step = option.pc});
  }
};

struct Toll : StepKind {  // R4.5, R4.6
  static constexpr const char* kName = "toll";
  static Seat asked(const StepTask& task) {
    return Seat{static_cast<std::uint8_t>((raw(task.frame.forager) + 1 + task.frame.done) % task.game.seats())};
  }
  static bool can_pay(const StepTask& task) { return task.pub.nuts[asked(task)] >= task.step->n; }
  static bool has_cards(const StepTask& task) { return task.pub.hand_size[asked(task)] > 0; }

  static int times(const StepTask& task) { return task.game.seats() - 1; }
  static bool can_run(const StepTask& task) { return can_pay(task) || has_cards(task); }
  template <class Sink>
  static void skip(State& /*state*/, const StepTask& task, Sink& sink) {
    sink(Event{.kind = EventKind::spared, .forager = asked(task)});
  }
  static void answers(const State& state, const StepTask& task, MoveList& moves) {
    if (can_pay(task)) moves.push_back(Move::pay());
    for (const Card card : state.own[asked(task)].hand.kinds()) moves.push_back(Move::give(card));
  }
  static std::optional<WhyNot> why_not(const State& state, const StepTask& task, Move move) {
    switch (move.kind()) {
      case MoveKind::pay:
        if (can_pay(task)) return {};
        return because("R4.6", "template.why.too-few-nuts",
                       {{"nuts", task.pub.nuts[asked(task)]}, {"toll", task.step->n}});
      case MoveKind::give:
        if (state.own[asked(task)].hand.count(move.card()) > 0) return {};
        return because("R4.5", "template.why.not-in-hand", {{"card", task.game.card_name(move.card())}});
      default: return because("R4.5", "template.why.paying", {{"other", task.game.seat_name(task.frame.forager)}});
    }
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    const Seat giver = asked(task);
    const Seat taker = task.frame.forager;
    if (answer.kind() == MoveKind::give) {
      show_card(state, giver, answer.card());
      sink(Event{.kind = EventKind::gave, .forager = giver, .card = answer.card()});
      return;
    }
    auto& nuts = state.pub.nuts;
    nuts[giver] = static_cast<std::uint16_t>(nuts[giver] - task.step->n);
    nuts[taker] = static_cast<std::uint16_t>(nuts[taker] + task.step->n);
    sink(Event{.kind = EventKind::paid, .forager = giver, .other = taker, .amount = task.step->n});
    sink(Event{.kind = EventKind::collected, .forager = taker, .other = giver, .amount = task.step->n});
  }
};

using Kinds = StepKinds<Gain, Draw, Choose, Toll>;
static_assert(Kinds::kCount == raw(Op::toll) + 1);

}  // namespace understory::template_game

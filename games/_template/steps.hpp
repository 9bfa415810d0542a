// The kinds of steps that cards are made of (R4): whether each can run, whom it asks and what may be answered, and what
// it does. How they are written in packs and how they read stands in programs.cpp, in the same order.
#pragma once

#include <algorithm>

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
      show_card(state, giver, answer.card(), state.pub.face_up);
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

struct Spend : StepKind {  // R4.7
  static constexpr const char* kName = "spend";
  static constexpr bool kCost = true;
  static int price(const StepTask& task) {
    return std::max(0, task.step->n - int{task.pub.buried_size[task.frame.forager]});
  }
  static bool can_run(const StepTask& task) { return task.pub.nuts[task.frame.forager] >= price(task); }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    if (price(task) == 0) return;
    std::uint16_t& nuts = state.pub.nuts[task.frame.forager];
    nuts = static_cast<std::uint16_t>(nuts - price(task));
    sink(Event{
        .kind = EventKind::spent, .forager = task.frame.forager, .amount = static_cast<std::uint8_t>(price(task))});
  }
};

struct Search : StepKind {  // R4.8: the cards are turned up one by one, then one is kept
  static constexpr const char* kName = "search";
  static bool turns_up(const StepTask& task) { return task.frame.done < task.step->n; }

  static int times(const StepTask& task) { return task.step->n + 1; }
  static bool can_run(const StepTask& task) {
    if (!turns_up(task)) return !task.pub.turned.empty();
    return task.pub.deck_size > 0 || !task.pub.under.empty();
  }
  template <class Sink>
  static void skip(State& /*state*/, const StepTask& task, Sink& sink) {
    if (task.frame.done == 0) sink(Event{.kind = EventKind::deck_empty, .forager = task.frame.forager});
  }
  static Seat asked(const StepTask& task) { return turns_up(task) ? kChance : task.frame.forager; }
  static void answers(const State& state, const StepTask& task, MoveList& moves) {
    for (const Card card : (turns_up(task) ? to_turn_up(state) : state.pub.turned).kinds())
      moves.push_back(turns_up(task) ? Move::deal(card) : Move::keep(card));
  }
  static std::optional<WhyNot> why_not(const State& /*state*/, const StepTask& task, Move move) {
    if (move.kind() != MoveKind::keep) return because("R4.8", "template.why.keeping");
    if (task.pub.turned.count(move.card()) > 0) return {};
    return because("R4.8", "template.why.not-turned-up", {{"card", task.game.card_name(move.card())}});
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    const Seat forager = task.frame.forager;
    if (turns_up(task))
      turn_up(state, answer.card());
    else
      keep_card(state.pub, forager, answer.card());
    sink(
        Event{.kind = turns_up(task) ? EventKind::turned : EventKind::kept, .forager = forager, .card = answer.card()});
  }
};

struct Whenever : StepKind {  // R4.9: the body, for each such card
  static constexpr const char* kName = "whenever";
  static int times(const StepTask& task) { return task.pub.front[task.frame.forager].count(task.frame.card); }
  static Frame body(const Program& program, Card card, Seat forager) {
    const auto begin = static_cast<std::uint8_t>(listens_from(program) + 1);
    return {.card = card, .pc = begin, .until = static_cast<std::uint8_t>(program.size()), .forager = forager};
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& /*sink*/) {
    state.pub.frames.push_back(body(task.game.program(task.frame), task.frame.card, task.frame.forager));
  }
};

struct Next : NextOf<Next> {  // R4.10: which of the cards that wait
  static constexpr const char* kName = "next";
  static Seat asked(const StepTask& task) { return task.frame.forager; }
  static bool can_start(const StepTask& task, int which);  // effects.cpp
  static Move pick(int which) { return Move::use(Card{static_cast<std::uint8_t>(which)}); }
  static void answers(const State& state, const StepTask& task, MoveList& moves) {
    NextOf::answers(state, task, moves);
    moves.push_back(Move::pass());
  }
  static std::optional<WhyNot> why_not(const State& /*state*/, const StepTask& task, Move move) {
    if (move.kind() == MoveKind::pass) return {};
    if (move.kind() != MoveKind::use) return because("R4.10", "template.why.using");
    const Argument card{"card", task.game.card_name(move.card())};
    if (!waits(task, raw(move.card()))) return because("R4.10", "template.why.not-waiting", {card});
    if (!can_start(task, raw(move.card()))) return because("R4.7", "template.why.too-dear", {card});
    return {};
  }
  template <class Sink>
  static void start(State& state, const StepTask& task, int which, Sink& sink) {
    const Card card{static_cast<std::uint8_t>(which)};
    const Program& program = task.game.program(card);
    state.pub.frames.push_back({.card = card,
                                .pc = listens_from(program),
                                .until = static_cast<std::uint8_t>(program.size()),
                                .forager = task.frame.forager});
    sink(Event{.kind = EventKind::used, .forager = task.frame.forager, .card = card});
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (answer.kind() == MoveKind::use) return take(state, task, raw(answer.card()), sink);
    finish_step(state.pub.frames);
    sink(Event{.kind = EventKind::passed, .forager = task.frame.forager});
  }
};

using Kinds = StepKinds<Gain, Draw, Choose, Toll, Spend, Search, Whenever, Next>;
static_assert(Kinds::kCount == raw(Op::next) + 1);

}  // namespace understory::template_game

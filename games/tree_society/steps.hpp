// The kinds of steps that effects are made of (R6): whether each can run, whom it asks and what may be answered, and
// what it does. How they read stands in programs.cpp, how they are written in packs in pack.cpp, in the same order.
#pragma once

#include <algorithm>

#include "engine/program.hpp"
#include "games/tree_society/game.hpp"

namespace understory::tree_society {

using StepTask = Task<Game, Frame, Step>;

inline const Player& mover_of(const StepTask& task) { return task.pub.players[task.pub.mover]; }
inline Player& mover_of(State& state) { return state.pub.players[state.pub.mover]; }

// "Another card" is not this one (R6.2).
inline Card own_card(const Frame& frame) { return is_level(frame.program) ? card_of(frame.program) : kNoCard; }

// R6.3, R6.4: of what is given only the first may be left out, and in a mandatory effect nothing.
inline bool may_skip(const StepTask& task) {
  if (task.game.is_duty(task.frame.program)) return false;
  if (!is_cost(task.step->op)) return true;
  return task.frame.done == 0 && (task.frame.pc == 0 || !is_cost((task.step - 1)->op));
}

template <class Sink>
void tell_skip(const State& state, Sink& sink) {
  sink(Event{.kind = EventKind::skipped, .player = state.pub.mover});
}

// What all steps have in common that ask the mover.
struct AskingKind : StepKind {
  static Seat asked(const StepTask& task) { return task.pub.mover; }
  // Whether it is left out; then the step is over, and of a price all that it is for.
  template <class Sink>
  static bool leaves_out(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (answer.kind() != MoveKind::skip) return false;
    tell_skip(state, sink);
    if (is_cost(task.step->op))
      leave_slice(state.pub.frames);
    else
      finish_step(state.pub.frames);
    return true;
  }
};

struct Coins : StepKind {  // R6.5
  static constexpr const char* kName = "coins";
  static int amount(const StepTask& task) {
    const Step& step = *task.step;
    if (step.per.of == Count::none) return step.n;
    const int coins = step.n * (task.game.counted(task.pub, task.pub.mover, step.per, task.frame.mark) / step.each);
    return step.limit == 0 ? coins : std::min<int>(coins, step.limit);
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    task.game.gain(state.pub, Money{task.step->about}, amount(task), sink);
  }
};

struct Shift : AskingKind {  // R6.5
  static constexpr const char* kName = "shift";
  static Money to(const StepTask& task) { return Money{task.step->about}; }
  static int times(const StepTask& task) { return task.step->n == 0 ? kMostTimes : 1; }  // any number, 20 at a time
  static std::uint32_t there(const StepTask& task) {
    const std::uint32_t most = task.step->n == 0 ? kMostShift : task.step->n;
    return std::min(to(task) == Money::purse ? mover_of(task).chest : mover_of(task).purse, most);
  }
  static bool can_run(const StepTask& task) { return there(task) > 0; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (int coins = 1; coins <= static_cast<int>(there(task)); ++coins) moves.push_back(Move::shift(coins));
    moves.push_back(Move::skip());
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (leaves_out(state, task, answer, sink)) return;
    const std::uint32_t coins{static_cast<std::uint8_t>(answer.amount())};
    Player& player = mover_of(state);
    (to(task) == Money::purse ? player.chest : player.purse) -= coins;
    (to(task) == Money::purse ? player.purse : player.chest) += coins;
    if (coins < kMostShift) finish_step(state.pub.frames);
    sink(Event{.kind = EventKind::shifted, .player = state.pub.mover, .money = to(task), .count = coins});
  }
};

inline void list_fruit(const Fruits& fruits, MoveKind kind, MoveList& moves) {
  for (const Fruit fruit : fruits.kinds()) moves.push_back(Move::with(kind, fruit));
}

struct Take : AskingKind {  // R6.7
  static constexpr const char* kName = "take";
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return !task.pub.stalls.empty(); }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    list_fruit(task.pub.stalls, MoveKind::take, moves);
    moves.push_back(Move::skip());
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (leaves_out(state, task, answer, sink)) return;
    state.pub.stalls.remove(answer.fruit());
    mover_of(state).row.add(answer.fruit());
    sink(Event{.kind = EventKind::took, .player = state.pub.mover, .fruit = answer.fruit()});
  }
};

struct Swap : AskingKind {  // R6.7
  static constexpr const char* kName = "swap";
  static int times(const StepTask& task) { return task.step->n; }
  template <class Visit>
  static bool any_pair(const StepTask& task, Visit&& visit) {
    for (const Fruit own : mover_of(task).row.kinds())
      for (const Fruit other : task.pub.stalls.kinds())
        if (own != other && visit(own, other)) return true;
    return false;
  }
  static bool can_run(const StepTask& task) {
    return any_pair(task, [](Fruit, Fruit) { return true; });
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    any_pair(task, [&](Fruit own, Fruit other) { return moves.push_back(Move::swap(own, other)), false; });
    moves.push_back(Move::skip());
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (leaves_out(state, task, answer, sink)) return;
    Fruits& row = mover_of(state).row;
    row.remove(answer.fruit());
    row.add(answer.other());
    state.pub.stalls.remove(answer.other());
    state.pub.stalls.add(answer.fruit());
    sink(
        Event{.kind = EventKind::swapped, .player = state.pub.mover, .fruit = answer.fruit(), .other = answer.other()});
  }
};

// Of types that were not sold yet this turn (R3.5).
template <class Visit>
bool any_unsold(const Public& pub, const Fruits& fruits, Visit&& visit) {
  for (const Fruit fruit : fruits.kinds())
    if ((unsigned{pub.sold_types} >> raw(type_of(fruit)) & 1U) == 0 && visit(fruit)) return true;
  return false;
}
inline bool has_unsold(const Public& pub, const Fruits& fruits) {
  return any_unsold(pub, fruits, [](Fruit) { return true; });
}
inline void list_sales(const Public& pub, const Fruits& fruits, MoveList& moves) {
  any_unsold(pub, fruits, [&](Fruit fruit) { return moves.push_back(Move::with(MoveKind::sell, fruit)), false; });
  moves.push_back(Move::skip());
}

struct Sell : AskingKind {  // R3.5
  static constexpr const char* kName = "sell";
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return has_unsold(task.pub, mover_of(task).row); }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    list_sales(task.pub, mover_of(task).row, moves);
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (!leaves_out(state, task, answer, sink)) task.game.sell(state.pub, answer.fruit(), true, sink);
  }
};

struct Perform : AskingKind {  // R6.17
  static constexpr const char* kName = "perform";
  static bool can_run(const StepTask& task) { return !mover_of(task).row.empty(); }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (std::uint8_t type = 0; type < kTypes; ++type)
      moves.push_back_if(count_of(mover_of(task).row, FruitType{type}) > 0, Move::perform(FruitType{type}));
    moves.push_back(Move::skip());
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (leaves_out(state, task, answer, sink)) return;
    sink(Event{.kind = EventKind::performed, .player = state.pub.mover, .type = answer.type()});
    task.game.begin(state.pub, program_of(answer.type()));
  }
};

struct GiveBack : AskingKind {  // R6.7: put aside until it is over
  static constexpr const char* kName = "return";
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return !task.pub.stalls.empty(); }
  static void close(State& state) {
    state.pub.fruit_deck += state.pub.aside;
    state.pub.aside = {};
    finish_step(state.pub.frames);
  }
  template <class Sink>
  static void skip(State& state, const StepTask& /*task*/, Sink& /*sink*/) {
    close(state);
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    list_fruit(task.pub.stalls, MoveKind::give_back, moves);
    moves.push_back(Move::skip());
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (leaves_out(state, task, answer, sink)) return close(state);
    state.pub.stalls.remove(answer.fruit());
    state.pub.aside.add(answer.fruit());
    sink(Event{.kind = EventKind::returned, .player = state.pub.mover, .fruit = answer.fruit()});
    if (task.frame.done + 1 == task.step->n) close(state);
  }
};

inline void list_market(const Public& pub, MoveKind kind, MoveList& moves) {
  for (const Card card : pub.market)
    if (card != kNoCard) moves.push_back(Move::with(kind, card));
}
// Takes a card out of the guild market, and says where it lay.
inline std::uint8_t clear_place(Public& pub, Card card) {
  std::uint8_t place = 0;
  while (pub.market[place] != card) ++place;
  pub.market[place] = kNoCard;
  return place;
}

struct Replace : AskingKind {  // R6.8
  static constexpr const char* kName = "replace";
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return task.game.market_cards(task.pub) > 0; }
  static void close(State& state) {
    Frame& frame = state.pub.frames.back();
    state.pub.refill = frame.mark;
    frame.mark = 0;
    finish_step(state.pub.frames);
  }
  template <class Sink>
  static void skip(State& state, const StepTask& /*task*/, Sink& /*sink*/) {
    close(state);
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    list_market(task.pub, MoveKind::replace, moves);
    moves.push_back(Move::skip());
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (leaves_out(state, task, answer, sink)) return close(state);
    const std::uint8_t place = clear_place(state.pub, answer.card());
    state.pub.heap.add(answer.card());
    Frame& frame = state.pub.frames.back();
    frame.mark = static_cast<std::uint8_t>(frame.mark | 1U << place);
    sink(Event{.kind = EventKind::replaced, .player = state.pub.mover, .card = answer.card(), .place = place});
    if (task.frame.done + 1 == task.step->n) close(state);
  }
};

struct ReplaceAll : StepKind {  // R6.8
  static constexpr const char* kName = "replace-all";
  template <class Sink>
  static void run(State& state, const StepTask& /*task*/, Move /*answer*/, Sink& sink) {
    Public& pub = state.pub;
    for (std::uint8_t place = 0; place < kPlaces; ++place) {
      const Card card = pub.market[place];
      if (card == kNoCard) continue;
      pub.market[place] = kNoCard;
      pub.heap.add(card);
      pub.refill = static_cast<std::uint8_t>(pub.refill | 1U << place);
      sink(Event{.kind = EventKind::replaced, .player = pub.mover, .card = card, .place = place});
    }
  }
};

struct Discount : StepKind {  // R6.6
  static constexpr const char* kName = "discount";
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    ++state.pub.discounts[static_cast<std::size_t>(task.step->n - 1)];
    sink(Event{.kind = EventKind::reduced, .player = state.pub.mover, .amount = task.step->n});
  }
};

// What a step can build, and for how much.
struct Target {
  Card card{};
  int level = 0;
  int price = 0;
};
using Targets = FixedVector<Target, kMostCards>;
Targets targets_of(const StepTask& task);  // effects.cpp
bool has_target(const StepTask& task);
inline void list_targets(const StepTask& task, MoveList& moves) {
  for (const Target& target : targets_of(task)) moves.push_back(Move::build(target.card));
  moves.push_back(Move::skip());
}
// The level takes the frame of the effect, which ends with it (R4.8).
template <class Sink>
void build_target(State& state, const StepTask& task, Card card, Sink& sink) {
  const Targets targets = targets_of(task);
  const auto* chosen = targets.begin();
  while (chosen->card != card) ++chosen;
  task.game.buy(state.pub, card, chosen->price, {}, true, sink);
}

struct Build : AskingKind {  // R6.9
  static constexpr const char* kName = "build";
  static bool can_run(const StepTask& task) { return has_target(task); }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) { list_targets(task, moves); }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (!leaves_out(state, task, answer, sink)) build_target(state, task, answer.card(), sink);
  }
};

struct Pay : StepKind {  // R6.12
  static constexpr const char* kName = "pay";
  static constexpr bool kCost = true;
  static bool can_run(const StepTask& task) { return mover_of(task).purse >= task.step->n; }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    mover_of(state).purse -= task.step->n;
    sink(Event{.kind = EventKind::paid,
               .player = state.pub.mover,
               .card = card_of(task.frame.program),
               .level = static_cast<std::uint8_t>(level_of(task.frame.program)),
               .count = task.step->n});
  }
};

struct GiveUp : AskingKind {  // R6.12
  static constexpr const char* kName = "give-up";
  static constexpr bool kCost = true;
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return task.game.can_give(task.pub, task.frame); }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    list_fruit(mover_of(task).row, MoveKind::give_up, moves);
    moves.push_back_if(may_skip(task), Move::skip());
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (leaves_out(state, task, answer, sink)) return;
    Player& player = mover_of(state);
    player.row.remove(answer.fruit());
    player.sold.add(answer.fruit());
    sink(Event{.kind = EventKind::gave_up, .player = state.pub.mover, .fruit = answer.fruit()});
  }
};

struct Discard : AskingKind {  // R6.13
  static constexpr const char* kName = "discard";
  static constexpr bool kCost = true;
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return task.game.can_give(task.pub, task.frame); }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    const Player& player = mover_of(task);
    const Card own = own_card(task.frame);
    if ((task.step->from & kFromOngoing) != 0)
      for (const Ongoing& one : player.ongoing)
        if (one.card != kNoCard && one.card != own) moves.push_back(Move::with(MoveKind::discard, one.card));
    if ((task.step->from & kFromCompleted) != 0)
      for (const Card card : player.completed)
        if (card != own) moves.push_back(Move::with(MoveKind::discard, card));
    moves.push_back_if(may_skip(task), Move::skip());
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (leaves_out(state, task, answer, sink)) return;
    Frame& frame = state.pub.frames.back();
    frame.mark = static_cast<std::uint8_t>(task.game.discard(state.pub, answer.card(), sink));
    task.game.call(state.pub, When::discard, answer.card(), 0);
  }
};

struct Prune : AskingKind {  // R6.14
  static constexpr const char* kName = "prune";
  static constexpr bool kCost = true;
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return task.game.can_give(task.pub, task.frame); }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    list_market(task.pub, MoveKind::prune, moves);
    moves.push_back_if(may_skip(task), Move::skip());
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (leaves_out(state, task, answer, sink)) return;
    const std::uint8_t place = clear_place(state.pub, answer.card());
    state.pub.heap.add(answer.card());
    sink(Event{.kind = EventKind::pruned, .player = state.pub.mover, .card = answer.card(), .place = place});
  }
};

// R6.10, R6.11: first it is decided, then it is drawn one by one, then somebody chooses.
struct RevealKind : AskingKind {
  static bool decides(const StepTask& task) { return task.frame.done == 0; }
  static bool chooses(const StepTask& task) { return task.frame.done > task.step->n; }
  static int times(const StepTask& task) { return task.step->n + 2; }
  static Seat asked(const StepTask& task) {
    if (decides(task)) return may_skip(task) ? task.pub.mover : kNobody;
    return chooses(task) ? task.pub.mover : kChance;
  }
  static void list_decision(MoveList& moves) {
    moves.push_back(Move::of(MoveKind::reveal));
    moves.push_back(Move::skip());
  }
};

struct RevealFruit : RevealKind {  // R6.10
  template <class Sink>
  static void put_back(State& state, Sink& sink) {
    Public& pub = state.pub;
    if (!pub.aside.empty()) sink(Event{.kind = EventKind::put_back, .player = pub.mover});
    pub.fruit_deck += pub.aside;
    pub.aside = {};
  }
  template <class Sink>
  static void skip(State& state, const StepTask& task, Sink& sink) {
    if (chooses(task)) put_back(state, sink);
  }
  template <class Sink>
  static bool turns_up(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (decides(task)) return leaves_out(state, task, answer, sink), true;
    if (chooses(task)) return false;
    state.pub.fruit_deck.remove(answer.fruit());
    state.pub.aside.add(answer.fruit());
    sink(Event{.kind = EventKind::revealed_fruit, .player = state.pub.mover, .fruit = answer.fruit()});
    return true;
  }
  static bool list_drawn(const StepTask& task, MoveList& moves) {
    if (decides(task))
      list_decision(moves);
    else if (!chooses(task))
      list_fruit(task.pub.fruit_deck, MoveKind::fruit, moves);
    return !chooses(task);
  }
};

struct RevealKeep : RevealFruit {
  static constexpr const char* kName = "reveal-keep";
  static bool can_run(const StepTask& task) {
    return chooses(task) ? !task.pub.aside.empty() : !task.pub.fruit_deck.empty();
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    if (!list_drawn(task, moves)) list_fruit(task.pub.aside, MoveKind::keep, moves);
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (turns_up(state, task, answer, sink)) return;
    state.pub.aside.remove(answer.fruit());
    mover_of(state).row.add(answer.fruit());
    sink(Event{.kind = EventKind::kept, .player = state.pub.mover, .fruit = answer.fruit()});
    put_back(state, sink);
    task.game.draw_last(state.pub, sink);
  }
};

struct RevealSell : RevealFruit {
  static constexpr const char* kName = "reveal-sell";
  static bool can_run(const StepTask& task) {
    return chooses(task) ? has_unsold(task.pub, task.pub.aside) : !task.pub.fruit_deck.empty();
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    if (!list_drawn(task, moves)) list_sales(task.pub, task.pub.aside, moves);
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (turns_up(state, task, answer, sink)) return;
    if (leaves_out(state, task, answer, sink)) return put_back(state, sink);
    state.pub.aside.remove(answer.fruit());
    put_back(state, sink);
    task.game.draw_last(state.pub, sink);
    task.game.sell(state.pub, answer.fruit(), false, sink);
  }
};

struct RevealCards : RevealKind {  // R6.11
  template <class Sink>
  static void put_back(State& state, Sink& sink) {
    Public& pub = state.pub;
    if (!pub.revealed.empty()) sink(Event{.kind = EventKind::put_back, .player = pub.mover});
    pub.deck = pub.deck | pub.revealed;
    pub.revealed = {};
  }
  template <class Sink>
  static void skip(State& state, const StepTask& task, Sink& sink) {
    if (chooses(task)) put_back(state, sink);
  }
  static bool can_draw(const StepTask& task) {
    return decides(task) ? task.game.can_draw_card(task.pub) : !task.pub.deck.empty();
  }
  template <class Sink>
  static bool turns_up(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (chooses(task)) return false;
    if (decides(task)) {
      if (leaves_out(state, task, answer, sink)) return true;
    } else {
      state.pub.deck.remove(answer.card());
      state.pub.revealed.add(answer.card());
      sink(Event{.kind = EventKind::revealed_card, .player = state.pub.mover, .card = answer.card()});
    }
    if (task.frame.done < task.step->n) task.game.ready_deck(state.pub, sink);
    return true;
  }
  static bool list_drawn(const StepTask& task, MoveList& moves) {
    if (decides(task)) {
      list_decision(moves);
    } else if (!chooses(task)) {
      for (const Card card : task.pub.deck) moves.push_back(Move::with(MoveKind::card, card));
    }
    return !chooses(task);
  }
};

struct RevealBuild : RevealCards {
  static constexpr const char* kName = "reveal-build";
  static bool can_run(const StepTask& task) { return chooses(task) ? has_target(task) : can_draw(task); }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    if (!list_drawn(task, moves)) list_targets(task, moves);
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (turns_up(state, task, answer, sink)) return;
    if (leaves_out(state, task, answer, sink)) return put_back(state, sink);
    build_target(state, task, answer.card(), sink);
    put_back(state, sink);
  }
};

struct RevealCoins : RevealCards {
  static constexpr const char* kName = "reveal-coins";
  static bool can_run(const StepTask& task) { return chooses(task) ? !task.pub.revealed.empty() : can_draw(task); }
  static Seat asked(const StepTask& task) { return chooses(task) ? kNobody : RevealKind::asked(task); }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) { list_drawn(task, moves); }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (turns_up(state, task, answer, sink)) return;
    unsigned guilds = 0;
    for (const Card card : state.pub.revealed) guilds |= 1U << raw(task.game.guild_of(card));
    task.game.gain(state.pub, Money{task.step->about}, std::popcount(guilds), sink);
    put_back(state, sink);
  }
};

// What is ongoing is no part of a slice: call() and the prices look at it where the marker stands.
struct LastingKind : StepKind {
  template <class Sink>
  static void run(State& /*state*/, const StepTask& /*task*/, Move /*answer*/, Sink& /*sink*/) {}
};
struct Listen : LastingKind {  // R6.15
  static constexpr const char* kName = "when";
};
struct Cut : LastingKind {  // R6.16
  static constexpr const char* kName = "cut";
};
struct PriceUp : LastingKind {  // R6.16
  static constexpr const char* kName = "price-up";
};
struct Purse : LastingKind {  // R5.4
  static constexpr const char* kName = "purse";
};

struct Raise : StepKind {  // R4.7
  static constexpr const char* kName = "raise";
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    task.game.raise(state.pub, task.frame.program, sink);
  }
};

struct Next : NextOf<Next> {  // R6.15: which of the effects that wait
  static constexpr const char* kName = "next";
  static bool can_start(const StepTask& task, int which);  // effects.cpp
  // The one that begins without being named; kSlots if there are several.
  static int only(const StepTask& task);
  static Seat asked(const StepTask& task) { return only(task) == kSlots ? task.pub.mover : kNobody; }
  static Move pick(const StepTask& task, int which) {
    return Move::with(MoveKind::use, mover_of(task).ongoing[static_cast<std::size_t>(which)].card);
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (int which = 0; which < kSlots; ++which)
      if (waits(task, which) && can_start(task, which)) moves.push_back(pick(task, which));
    moves.push_back(Move::skip());
  }
  template <class Sink>
  static void start(State& state, const StepTask& task, int which, Sink& sink) {
    Ongoing& one = mover_of(state).ongoing[static_cast<std::size_t>(which)];
    const ProgramId id = program_of(one.card, one.level);
    one.used = static_cast<std::uint8_t>(std::min(one.used + 1, kMostN));
    state.pub.frames.push_back(
        {.program = id, .pc = 2, .until = static_cast<std::uint8_t>(task.game.program(id).size())});
    sink(Event{.kind = EventKind::answered, .player = state.pub.mover, .card = one.card});
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    const int alone = only(task);
    if (alone != kSlots) return take(state, task, alone, sink);
    if (answer.kind() == MoveKind::use) return take(state, task, mover_of(task).place_of(answer.card()), sink);
    finish_step(state.pub.frames);
    tell_skip(state, sink);
  }
};

using Kinds = StepKinds<Coins, Shift, Take, Swap, Sell, Perform, GiveBack, Replace, ReplaceAll, Discount, Build, Pay,
                        GiveUp, Discard, Prune, RevealKeep, RevealSell, RevealBuild, RevealCoins, Listen, Cut, PriceUp,
                        Purse, Raise, Next>;
static_assert(Kinds::kCount == kOps);

}  // namespace understory::tree_society

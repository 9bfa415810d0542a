// The kinds of steps that cards are made of (R6 to R8, R11): whether each can run, whom it asks and what may be
// answered, and what it does. How they read stands in programs.cpp, how they are written in packs in pack.cpp, in the
// same order.
#pragma once

#include "engine/program.hpp"
#include "games/mycelia/game.hpp"

namespace understory::mycelia {

using StepTask = Task<Game, Frame, Step>;

inline const Player& player_of(const StepTask& task) { return task.pub.players[task.frame.player]; }
inline const Step* inside_of(const StepTask& task) { return task.step + 1; }
inline const Step* behind(const StepTask& task) { return task.step + task.step->length; }

// Something was done, in every slice under way.
inline void mark_did(Public& pub) {
  for (Frame& frame : pub.frames) frame.did = 1;
}

// Puts the steps inside this one, from `from` to `until`, on top.
inline Frame& push_inside(Public& pub, const StepTask& task, const Step* from, const Step* until) {
  Frame frame = task.frame;
  frame.pc = static_cast<std::uint8_t>(task.frame.pc + (from - task.step));
  frame.until = static_cast<std::uint8_t>(frame.pc + (until - from));
  frame.done = 0;
  frame.did = 0;
  pub.frames.push_back(frame);
  return pub.frames.back();
}

// R6.6: whether a symbol of a chosen field cannot be left out.
inline bool must_do(const StepTask& task) {
  if (task.frame.did != 0) return false;
  const Step* last = task.step + (task.frame.until - task.frame.pc);
  const bool holds = player_of(task).drops[raw(task.frame.at)] > 0;
  for (const Step* later = task.step + 1; later != last; ++later) {
    const bool can = later->op == Op::near ? !(near(task.frame.at) & holding(player_of(task), 1)).empty() : holds;
    if (can) return false;
  }
  return true;
}

struct Leaves : StepKind {  // R6.2
  static constexpr const char* kName = "leaves";
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    mark_did(state.pub);
    task.game.gain(state.pub, task.frame.player, task.step->n, sink);
  }
};

struct Field : StepKind {  // R6.3, R6.4
  static constexpr const char* kName = "field";
  static FieldSet open(const StepTask& task) { return task.game.choices(task.pub, task.frame.player, task.step); }
  static bool can_run(const StepTask& task) { return !open(task).empty(); }
  static Seat asked(const StepTask& task) { return task.frame.player; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (const At at : open(task)) moves.push_back(Move::with(MoveKind::field, at));
    moves.push_back(Move::skip());
  }
  static std::optional<WhyNot> why_not(const State& state, const StepTask& task, Move move);
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (answer.kind() == MoveKind::skip) return sink(Event{.kind = EventKind::skipped, .player = task.frame.player});
    push_inside(state.pub, task, inside_of(task), behind(task)).at = answer.at();
  }
};

struct MoveDrops : StepKind {  // R6.7
  static constexpr const char* kName = "move";
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return player_of(task).drops[raw(task.frame.at)] > 0; }
  static Seat asked(const StepTask& task) { return task.frame.player; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (const At at : near(task.frame.at)) moves.push_back(Move::with(MoveKind::to, at));
    moves.push_back_if(!must_do(task), Move::skip());
  }
  static std::optional<WhyNot> why_not(const State& state, const StepTask& task, Move move);
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (answer.kind() == MoveKind::skip) {
      finish_step(state.pub.frames);
      return sink(Event{.kind = EventKind::skipped, .player = task.frame.player});
    }
    mark_did(state.pub);
    task.game.move_drop(state.pub, task.frame.player, task.frame.at, answer.at(), sink);
  }
};

struct RemoveDrops : StepKind {  // R6.8
  static constexpr const char* kName = "remove";
  static int most(const StepTask& task) {
    return std::min<int>(task.step->n, player_of(task).drops[raw(task.frame.at)]);
  }
  static bool can_run(const StepTask& task) { return most(task) > 0; }
  static Seat asked(const StepTask& task) {
    return most(task) == 1 && must_do(task) ? kNobody : task.frame.player;  // R6.6
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (int n = 1; n <= most(task); ++n) moves.push_back(Move::of(MoveKind::remove, n));
    moves.push_back_if(!must_do(task), Move::skip());
  }
  static std::optional<WhyNot> why_not(const State& state, const StepTask& task, Move move);
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (answer.kind() == MoveKind::skip) return sink(Event{.kind = EventKind::skipped, .player = task.frame.player});
    mark_did(state.pub);
    const int drops = answer.kind() == MoveKind::remove ? answer.number() : 1;
    task.game.remove_drops(state.pub, task.frame.player, task.frame.at, drops, sink);
  }
};

struct Near : StepKind {  // R6.9, R6.10
  static constexpr const char* kName = "near";
  static bool from_all(const StepTask& task) { return task.step->more != 0; }
  static FieldSet open(const StepTask& task) {
    return (near(task.frame.at) & holding(player_of(task), 1)) - task.frame.taken;
  }
  // From all it is over when it is skipped: the fifth time at the latest, when four neighbours have given.
  static int times(const StepTask& task) { return from_all(task) ? 5 : 1; }
  static bool can_run(const StepTask& task) { return !open(task).empty(); }
  template <class Sink>
  static void skip(State& state, const StepTask& /*task*/, Sink& /*sink*/) {
    state.pub.frames.back().taken = {};
    finish_step(state.pub.frames);
  }
  static Seat asked(const StepTask& task) {
    return open(task).size() == 1 && must_do(task) ? kNobody : task.frame.player;  // R6.6
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (const At at : open(task)) moves.push_back(Move::with(MoveKind::near, at));
    moves.push_back_if(offers_all(task), Move::of(MoveKind::all));
    moves.push_back_if(!must_do(task), Move::skip());
  }
  static bool offers_all(const StepTask& task) { return from_all(task) && open(task).size() > 1; }
  static std::optional<WhyNot> why_not(const State& state, const StepTask& task, Move move);
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (answer.kind() == MoveKind::skip) {
      skip(state, task, sink);
      return sink(Event{.kind = EventKind::skipped, .player = task.frame.player});
    }
    mark_did(state.pub);
    const FieldSet from = answer.kind() == MoveKind::near ? only(answer.at()) : open(task);
    if (from_all(task)) state.pub.frames.back().taken = task.frame.taken | from;
    for (const At at : from) task.game.remove_drops(state.pub, task.frame.player, at, 1, sink);
  }
};

struct Repeat : StepKind {  // R6.12
  static constexpr const char* kName = "repeat";
  // Its slice's `did` says whether something was done this time.
  static int times(const StepTask& task) {
    return task.frame.done > 0 && task.frame.did == 0 ? task.frame.done : task.step->n;
  }
  static bool can_run(const StepTask& task) {
    return task.game.any_possible(task.pub, task.frame.player, inside_of(task), behind(task));
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& /*sink*/) {
    state.pub.frames.back().did = 0;
    push_inside(state.pub, task, inside_of(task), behind(task));
  }
};

struct Either : StepKind {  // R6.11
  static constexpr const char* kName = "either";
  static const Step* right_of(const StepTask& task) { return task.step + task.step->more; }
  static bool left_open(const StepTask& task) {
    return task.game.any_possible(task.pub, task.frame.player, inside_of(task), right_of(task));
  }
  static bool right_open(const StepTask& task) {
    return task.game.any_possible(task.pub, task.frame.player, right_of(task), behind(task));
  }
  static bool can_run(const StepTask& task) { return left_open(task) || right_open(task); }
  static Seat asked(const StepTask& task) { return task.frame.player; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    moves.push_back_if(left_open(task), Move::of(MoveKind::pick, 0));
    moves.push_back_if(right_open(task), Move::of(MoveKind::pick, 1));
  }
  static std::optional<WhyNot> why_not(const State& state, const StepTask& task, Move move);
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    const bool left = answer.number() == 0;
    push_inside(state.pub, task, left ? inside_of(task) : right_of(task), left ? right_of(task) : behind(task));
    sink(Event{.kind = EventKind::picked,
               .player = task.frame.player,
               .side = static_cast<std::uint8_t>(1 + answer.number())});
  }
};

struct Others : StepKind {  // R7.1, R11.6
  static constexpr const char* kName = "others";
  static int times(const StepTask& task) { return task.game.solo() ? 1 : task.game.seats() - 1; }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    if (task.game.solo()) return task.game.bonus_for_gwidyon(state.pub, inside_of(task), behind(task), sink);
    const int other = (raw(task.frame.player) + 1 + task.frame.done) % task.game.seats();
    push_inside(state.pub, task, inside_of(task), behind(task)).player = Seat{static_cast<std::uint8_t>(other)};
  }
};

struct Trash : StepKind {  // R8.2
  static constexpr const char* kName = "trash";
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return !player_of(task).deck.discards.empty(); }
  static Seat asked(const StepTask& task) { return task.frame.player; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (const Card card : player_of(task).deck.discards.kinds()) moves.push_back(Move::with(MoveKind::trash, card));
    moves.push_back(Move::skip());
  }
  static std::optional<WhyNot> why_not(const State& state, const StepTask& task, Move move);
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (answer.kind() == MoveKind::skip) {
      finish_step(state.pub.frames);
      return sink(Event{.kind = EventKind::skipped, .player = task.frame.player});
    }
    mark_did(state.pub);
    state.pub.players[task.frame.player].deck.discards.remove(answer.card());
    sink(Event{.kind = EventKind::trashed, .player = task.frame.player, .card = answer.card()});
  }
};

struct ActionCard : StepKind {  // R8.3, R8.4
  static constexpr const char* kName = "action-card";
  static bool can_run(const StepTask& task) { return task.pub.actions[task.step->n] > 0; }
  static Seat asked(const StepTask& task) {
    return count_of(player_of(task).owned) < kMostActions ? kNobody : task.frame.player;
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (std::uint8_t i = 0; i < kActions; ++i)
      moves.push_back_if(player_of(task).owned[i] > 0, Move::of(MoveKind::give_back, i));
    moves.push_back(Move::skip());
  }
  static std::optional<WhyNot> why_not(const State& state, const StepTask& task, Move move);
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    if (answer.kind() == MoveKind::skip) return sink(Event{.kind = EventKind::skipped, .player = task.frame.player});
    mark_did(state.pub);
    Player& player = state.pub.players[task.frame.player];
    if (answer.kind() == MoveKind::give_back) {
      const auto letter = static_cast<std::size_t>(answer.number());
      --player.owned[letter];
      if (player.used[letter] > 0) --player.used[letter];  // of two the used one
      sink(Event{.kind = EventKind::returned, .player = task.frame.player, .action = answer.action()});
    }
    --state.pub.actions[task.step->n];
    ++player.owned[task.step->n];
    sink(Event{.kind = EventKind::took_action, .player = task.frame.player, .action = Action{task.step->n}});
  }
};

struct ShrineTile : StepKind {  // R8.5
  static constexpr const char* kName = "shrine-tile";
  static FieldSet open(const StepTask& task) {
    return task.game.fields_of(player_of(task), Land::any) & holding_exactly(player_of(task), 1);
  }
  static bool can_run(const StepTask& task) { return task.game.shrines_left(task.pub) > 0 && !open(task).empty(); }
  static Seat asked(const StepTask& task) { return task.frame.player; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (const At at : open(task)) moves.push_back(Move::with(MoveKind::cover, at));
  }
  static std::optional<WhyNot> why_not(const State& state, const StepTask& task, Move move);
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    mark_did(state.pub);
    task.game.remove_drops(state.pub, task.frame.player, answer.at(), 1, sink);
    state.pub.players[task.frame.player].covered.add(answer.at());
    sink(Event{.kind = EventKind::covered, .player = task.frame.player, .at = answer.at()});
  }
};

struct NewShowcase : StepKind {  // R5.2: first it is swept away, then chance fills it
  static constexpr const char* kName = "new-showcase";
  static int times(const StepTask& /*task*/) { return 1 + kShowcase; }
  static bool can_run(const StepTask& task) {
    const HeroMarket& market = task.pub.market;
    if (task.frame.done > 0) return market.place_of(kNoCard) < kShowcase && !market.pile.empty();
    return market.row != HeroMarket::none() || !market.pile.empty() || !market.discards.empty();
  }
  static Seat asked(const StepTask& task) { return task.frame.done == 0 ? kNobody : kChance; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (const Card card : task.pub.market.pile.kinds()) moves.push_back(Move::with(MoveKind::reveal, card));
  }
  template <class Sink>
  static void run(State& state, const StepTask& task, Move answer, Sink& sink) {
    HeroMarket& market = state.pub.market;
    if (task.frame.done == 0) {
      market.clear_row();
      sink(Event{.kind = EventKind::swept});
    } else {
      const std::size_t place = market.turn_up(answer.card());
      sink(Event{.kind = EventKind::revealed, .card = answer.card(), .place = static_cast<std::uint8_t>(place)});
    }
    market.lacks_card([&] { sink(Event{.kind = EventKind::market_shuffled}); });
  }
};

struct FlipChip : StepKind {  // R11.5
  static constexpr const char* kName = "flip-chip";
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    task.game.flip_chip(state.pub, sink);
  }
};

struct GwidyonRemoves : StepKind {  // R11.4
  static constexpr const char* kName = "gwidyon";
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& sink) {
    task.game.gwidyon_removes(state.pub, task.step->n, sink);
  }
};

struct Stack : StepKind {  // R4.3
  static constexpr const char* kName = "stack";
  template <class Sink>
  static void run(State& state, const StepTask& task, Move /*answer*/, Sink& /*sink*/) {
    state.pub.players[task.frame.player].deck.put_on_top(card_of(task.frame.program));
  }
};

using Kinds = StepKinds<Leaves, Field, MoveDrops, RemoveDrops, Near, Repeat, Either, Others, Trash, ActionCard,
                        ShrineTile, NewShowcase, FlipChip, GwidyonRemoves, Stack>;
static_assert(Kinds::kCount == kOps);

}  // namespace understory::mycelia

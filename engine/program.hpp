// Effects are programs: lists of steps, done from left to right. What is still to be done of them is a stack of frames
// in the position, `state.pub.frames`, plain data: an effect may stop anywhere and ask whoever it likes, and the
// position tells all of it. A game that keeps them elsewhere has a static `frames(pub)`.
//
// Step    its kind, `op`, and a few small numbers. It may have a body: `length(step)` counts it and the steps behind it
//         that belong to it.
// Frame   a slice of a program under way: `pc` is the step, `until` the first one behind the slice, `done` how often
//         the step has run. The rest is the game's own: which program (`game.program(frame)` has its steps), whose it
//         is, a place. How many frames there may be at a time has its proof beside the capacity.
// Kind    one struct for each kind of step, all of them in the game's steps.hpp, in the order of its Op. It says
//         run(state, task, answer, sink), what the step does, and what differs from StepKind. How the step is written
//         in packs and how it reads stand in programs.cpp, in the same order.
//
// A frame can be a set of programs that wait, of which its owner picks the next: it has a bit in `waiting` for each,
// and its own program is one step of a kind that asks and starts what is picked (NextOf).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include "engine/events.hpp"
#include "engine/seat.hpp"
#include "engine/text.hpp"

namespace understory {

template <class G, class Public>
constexpr decltype(auto) frames_of(Public& pub) {
  if constexpr (requires { G::frames(pub); })
    return G::frames(pub);
  else
    return (pub.frames);
}

inline constexpr int kMostTimes = 254;
inline constexpr std::uint8_t kNoMoreTimes = 255;  // Frame::done of a step that is finished early

// The step under way is not done again; the frame goes on behind it.
template <class Frames>
void finish_step(Frames&& frames) {
  frames.back().done = kNoMoreTimes;
}
// Nor has this time counted: how often it is done, its owner decides.
template <class Frames>
void repeat_step(Frames&& frames) {
  --frames.back().done;
}
// Nothing more of the slice on top is done.
template <class Frames>
void leave_slice(Frames&& frames) {
  auto& frame = frames.back();
  frame.pc = frame.until;
  frame.done = 0;
}

// What a kind of step leaves unsaid.
struct StepKind {
  // It is paid, or must be done: whoever cannot gets nothing of what is behind it in its slice. A kind of which only
  // some steps are has is_cost(step) instead.
  static constexpr bool kCost = false;
  template <class Task>
  static int times(const Task& /*task*/) {  // how often it runs, at most kMostTimes
    return 1;
  }
  // Whether it runs this time or is skipped; by public facts alone, so a kind is not given more.
  template <class Task>
  static bool can_run(const Task& /*task*/) {
    return true;
  }
  // Instead: all its times are skipped, unless a kind says what skipping one is.
  template <class State, class Task, class Sink>
  static void skip(State& state, const Task& /*task*/, Sink& /*sink*/) {
    finish_step(frames_of<typename Task::Game>(state.pub));
  }
  // Who answers: a seat, kChance, or nobody if it needs no answer; by public facts.
  template <class Task>
  static Seat asked(const Task& /*task*/) {
    return kNobody;
  }
  template <class State, class Task, class MoveList>
  static void answers(const State& /*state*/, const Task& /*task*/, MoveList& /*moves*/) {}
  // What speaks against this answer.
  template <class State, class Task, class Move>
  static std::optional<WhyNot> why_not(const State& /*state*/, const Task& /*task*/, Move /*move*/) {
    return {};
  }
};

// A step under way. It keeps what it was when it is told: to run it may put frames on top.
template <class G, class Frame, class Step>
struct Task {
  using Game = G;
  const G& game;
  const typename G::Public& pub;
  const Step* step;  // its body follows it
  Frame frame;
};

template <class Kind, class Step>
constexpr bool is_cost(Kind /*kind*/, const Step& step) {
  if constexpr (requires { Kind::is_cost(step); })
    return Kind::is_cost(step);
  else
    return Kind::kCost;
}

// The kinds of steps of a game.
template <class... Kinds>
struct StepKinds {
  static constexpr std::size_t kCount = sizeof...(Kinds);
  static constexpr std::array<const char*, kCount> kNames{Kinds::kName...};  // in packs

  template <class Op, class Visit>
  static constexpr decltype(auto) of(Op op, Visit&& visit) {
    return pick<0, Kinds...>(static_cast<std::size_t>(op), visit);
  }

 private:
  template <std::size_t At, class Kind, class... Rest, class Visit>
  static constexpr decltype(auto) pick(std::size_t op, Visit& visit) {
    if constexpr (sizeof...(Rest) == 0) {
      return visit(Kind());
    } else {
      if (op == At) return visit(Kind());
      return pick<At + 1, Rest...>(op, visit);
    }
  }
};

// The step on top of the stack, which is not empty.
template <class G>
auto step_under_way(const G& game, const typename G::Public& pub) {
  const auto& frame = frames_of<G>(pub).back();
  using Frame = std::remove_cvref_t<decltype(frame)>;
  const auto* step = game.program(frame).begin() + frame.pc;
  return Task<G, Frame, std::remove_cvref_t<decltype(*step)>>{game, pub, step, frame};
}

// A step that starts one after the other what waits in its frame, in the order that its owner picks. Own says
//   can_start(task, which)            whether this one can be picked now, by public facts
//   pick(which)                       the answer that picks it
//   start(state, task, which, sink)   what happens then; as a rule a frame is put on top
// and asked() and run(), which calls take(). What cannot start waits for what is started before it; when nothing can,
// it is left. Who may decline has an answer more, which finishes the step.
template <class Own>
struct NextOf : StepKind {
  template <class Task>
  static int times(const Task& /*task*/) {
    return kMostTimes;
  }
  template <class Task>
  static bool can_run(const Task& task) {
    return any_waiting(task, [&](int which) { return Own::can_start(task, which); });
  }
  template <class State, class Task, class MoveList>
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    any_waiting(task, [&](int which) {
      if (Own::can_start(task, which)) moves.push_back(Own::pick(which));
      return false;
    });
  }
  template <class State, class Task, class Sink>
  static void take(State& state, const Task& task, int which, Sink& sink) {
    auto& waiting = frames_of<typename Task::Game>(state.pub).back().waiting;
    waiting = static_cast<std::remove_cvref_t<decltype(waiting)>>(waiting & ~(1U << static_cast<unsigned>(which)));
    Own::start(state, task, which, sink);
  }
  template <class Task>
  static bool waits(const Task& task, int which) {
    return (unsigned{task.frame.waiting} >> static_cast<unsigned>(which) & 1U) != 0;
  }

 private:
  template <class Task, class Test>
  static bool any_waiting(const Task& task, Test&& test) {
    for (int which = 0; unsigned{task.frame.waiting} >> static_cast<unsigned>(which) != 0; ++which)
      if (waits(task, which) && test(which)) return true;
    return false;
  }
};

// Whether the step under way waits for an answer.
template <class Kinds, class G>
bool waits_for_answer(const G& game, const typename G::Public& pub) {
  const auto task = step_under_way(game, pub);
  if (task.frame.pc >= task.frame.until) return false;
  return Kinds::of(task.step->op, [&](auto kind) {
    return task.frame.done < kind.times(task) && kind.can_run(task) && kind.asked(task) != kNobody;
  });
}

// Does what the step under way does with the answer that it waited for.
template <class Kinds, class G, class State, class Move, class Sink>
void answer_step(const G& game, State& state, Move answer, Sink& sink) {
  const auto task = step_under_way(game, state.pub);
  ++frames_of<G>(state.pub).back().done;
  Kinds::of(task.step->op, [&](auto kind) { kind.run(state, task, answer, sink); });
}

// One thing that needs no answer: a slice ends, a step is done or skipped, or the frame goes on behind it. False if
// somebody is asked.
template <class Kinds, class G, class State, class Sink>
bool run_step(const G& game, State& state, Sink& sink) {
  auto&& frames = frames_of<G>(state.pub);
  auto& frame = frames.back();
  if (frame.pc == frame.until) {
    frames.pop_back();
    return true;
  }
  const auto task = step_under_way(game, state.pub);
  return Kinds::of(task.step->op, [&](auto kind) {
    if (frame.done >= kind.times(task)) {
      frame.done = 0;
      frame.pc = static_cast<std::uint8_t>(frame.pc + length(*task.step));
      return true;
    }
    const bool runs = kind.can_run(task);
    if (runs && kind.asked(task) != kNobody) return false;
    ++frame.done;
    if (runs) {
      kind.run(state, task, typename G::Move(), sink);
    } else {
      kind.skip(state, task, sink);
      if (is_cost(kind, *task.step)) leave_slice(frames);
    }
    return true;
  });
}

// Does whatever needs no answer, until somebody is asked or nothing is left to do.
template <class Kinds, class G, class State, class Sink>
void run_programs(const G& game, State& state, Sink& sink) {
  while (!frames_of<G>(state.pub).empty() && run_step<Kinds>(game, state, sink)) {
  }
}

namespace program {

// Whether a cost of the slice is still to be paid.
template <class Kinds, class G, class Frame>
bool has_cost(const G& game, const Frame& frame) {
  const auto& steps = game.program(frame);
  for (std::size_t at = frame.pc; at < frame.until; ++at)
    if (Kinds::of(steps[at].op, [&](auto kind) { return is_cost(kind, steps[at]); })) return true;
  return false;
}

// Tries it on a copy. It ends with the last cost of the frame that is counted so, from 1.
template <class Kinds, class G, class State>
bool can_finish_from(const G& game, State state, std::size_t depth) {
  NoEvents quiet;
  auto&& frames = frames_of<G>(state.pub);
  while (frames.size() >= depth && has_cost<Kinds>(game, frames[depth - 1])) {
    const bool ends = frames.back().pc == frames.back().until;
    const auto unmet = [&](const auto& task) {
      return Kinds::of(task.step->op, [&](auto kind) {
        return is_cost(kind, *task.step) && task.frame.done < kind.times(task) && !kind.can_run(task);
      });
    };
    if (!ends && unmet(step_under_way(game, state.pub))) return false;
    if (run_step<Kinds>(game, state, quiet)) continue;
    typename G::MoveList moves;
    const auto task = step_under_way(game, state.pub);
    Kinds::of(task.step->op, [&](auto kind) { kind.answers(state, task, moves); });
    return std::any_of(moves.begin(), moves.end(), [&](auto move) {
      State after = state;
      answer_step<Kinds>(game, after, move, quiet);
      return can_finish_from<Kinds>(game, after, depth);
    });
  }
  return true;
}

}  // namespace program

// Whether the slice on top can be paid for: whether there are answers with which each of its costs is met. It is tried
// on copies of the position, because what one cost takes another may want. Packs put nothing before a cost that is
// drawn or that others are asked, so this is known to whoever knows the own part of the position.
template <class Kinds, class G, class State>
bool can_finish(const G& game, const State& state) {
  return program::can_finish_from<Kinds>(game, state, frames_of<G>(state.pub).size());
}

// The same once the step under way is answered so.
template <class Kinds, class G, class State, class Move>
bool can_finish_after(const G& game, State state, Move answer) {
  const std::size_t depth = frames_of<G>(state.pub).size();
  NoEvents quiet;
  answer_step<Kinds>(game, state, answer, quiet);
  return program::can_finish_from<Kinds>(game, state, depth);
}

// What may be answered to the step under way: to a cost nothing that leaves a later one unpaid.
template <class Kinds, class G, class State, class MoveList>
void list_answers(const G& game, const State& state, MoveList& moves) {
  const auto task = step_under_way(game, state.pub);
  Kinds::of(task.step->op, [&](auto kind) {
    kind.answers(state, task, moves);
    if (is_cost(kind, *task.step)) moves.keep_if([&](auto move) { return can_finish_after<Kinds>(game, state, move); });
  });
}

}  // namespace understory

// Effects are programs: lists of steps, done from left to right. What is still to be done of them is a stack of frames
// in the position, `state.pub.frames`, plain data: an effect may stop anywhere and ask whoever it likes, and the
// position tells all of it.
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
// A frame can wait for its owner to choose what comes next: its program is then one step of a kind that asks, starts
// what is picked, and runs until nothing is left to pick.
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

// What a kind of step leaves unsaid.
struct StepKind {
  static constexpr bool kCost = false;  // it is paid, so whoever cannot do it gets nothing of what is behind it
  template <class Task>
  static int times(const Task& /*task*/) {  // how often it runs, at most kMostTimes
    return 1;
  }
  // Whether it runs this time or is skipped; by public facts alone, so a kind is not given more.
  template <class Task>
  static bool can_run(const Task& /*task*/) {
    return true;
  }
  template <class State, class Task, class Sink>
  static void skip(State& /*state*/, const Task& /*task*/, Sink& /*sink*/) {}
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
  const G& game;
  const typename G::Public& pub;
  const Step* step;  // its body follows it
  Frame frame;
};

inline constexpr int kMostTimes = 254;
inline constexpr std::uint8_t kNoMoreTimes = 255;  // Frame::done of a step that is finished early

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
  const auto& frame = pub.frames.back();
  using Frame = std::remove_cvref_t<decltype(frame)>;
  const auto* step = game.program(frame).begin() + frame.pc;
  return Task<G, Frame, std::remove_cvref_t<decltype(*step)>>{game, pub, step, frame};
}

// The step under way is not done again; the frame goes on behind it.
template <class Frames>
void finish_step(Frames& frames) {
  frames.back().done = kNoMoreTimes;
}
// Nothing more of the slice on top is done.
template <class Frames>
void leave_slice(Frames& frames) {
  frames.back().pc = frames.back().until;
  frames.back().done = 0;
}

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
  ++state.pub.frames.back().done;
  Kinds::of(task.step->op, [&](auto kind) { kind.run(state, task, answer, sink); });
}

// One thing that needs no answer: a slice ends, a step is done or skipped, or the frame goes on behind it. False if
// somebody is asked.
template <class Kinds, class G, class State, class Sink>
bool run_step(const G& game, State& state, Sink& sink) {
  auto& frames = state.pub.frames;
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
    if (runs)
      kind.run(state, task, typename G::Move(), sink);
    else
      kind.skip(state, task, sink);
    return true;
  });
}

// Does whatever needs no answer, until somebody is asked or nothing is left to do.
template <class Kinds, class G, class State, class Sink>
void run_programs(const G& game, State& state, Sink& sink) {
  while (!state.pub.frames.empty() && run_step<Kinds>(game, state, sink)) {
  }
}

namespace program {

// Whether a cost of the slice is still to be paid.
template <class Kinds, class G, class Frame>
bool has_cost(const G& game, const Frame& frame) {
  const auto& steps = game.program(frame);
  for (std::size_t at = frame.pc; at < frame.until; ++at)
    if (Kinds::of(steps[at].op, [](auto kind) { return kind.kCost; })) return true;
  return false;
}

template <class Kinds, class G, class State>
bool can_finish_from(const G& game, State state, std::size_t depth) {
  const NoEvents quiet{};
  auto& frames = state.pub.frames;
  while (frames.size() >= depth && has_cost<Kinds>(game, frames[depth - 1])) {
    const bool ends = frames.back().pc == frames.back().until;
    const auto unmet = [&](const auto& task) {
      return Kinds::of(task.step->op, [&](auto kind) {
        return kind.kCost && task.frame.done < kind.times(task) && !kind.can_run(task);
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
// on copies of the position, because what one cost takes another may want. Chance has no part in it: packs put nothing
// drawn before a cost.
template <class Kinds, class G, class State>
bool can_finish(const G& game, const State& state) {
  return program::can_finish_from<Kinds>(game, state, state.pub.frames.size());
}

}  // namespace understory

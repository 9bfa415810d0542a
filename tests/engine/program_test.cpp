// Programs of a mill: steps bring flour, take it, ask who does what, and start others.
#include "engine/program.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/fixed_vector.hpp"
#include "engine/move_buffer.hpp"

namespace understory {
namespace {

enum class Op : std::uint8_t { gain, pay, give, repeat, either, beg, next, sell };

struct Step {
  Op op{};
  std::uint8_t n = 0;
  std::uint8_t body = 0;
};
constexpr int length(Step step) { return 1 + step.body; }

struct Frame {
  std::uint8_t program = 0, pc = 0, until = 0, done = 0, waiting = 0;
};

constexpr Seat kMiller{0};
constexpr int kDecline = 7;

struct Mill {
  struct Public {
    int flour = 0;
    int bread = 0;
    FixedVector<Frame, 4> frames{};
  };
  struct State {
    Public pub{};
    std::vector<std::string>* log = nullptr;
  };
  using Move = int;  // how much, or which
  using MoveList = MoveBuffer<Move, 8>;
  using Program = FixedVector<Step, 8>;
  std::vector<Program> programs;

  const Program& program(const Frame& frame) const { return programs[frame.program]; }
};
using Under = Task<Mill, Frame, Step>;

void tell(const Mill::State& state, const std::string& text) {
  if (state.log != nullptr) state.log->push_back(text);
}

struct Gain : StepKind {
  static constexpr const char* kName = "gain";
  template <class Sink>
  static void run(Mill::State& state, const Under& task, int /*answer*/, Sink& /*sink*/) {
    state.pub.flour += task.step->n;
    tell(state, "gain " + std::to_string(task.step->n));
  }
};
struct Pay : StepKind {  // flour
  static constexpr const char* kName = "pay";
  static constexpr bool kCost = true;
  static bool can_run(const Under& task) { return task.pub.flour >= task.step->n; }
  template <class Sink>
  static void run(Mill::State& state, const Under& task, int /*answer*/, Sink& /*sink*/) {
    state.pub.flour -= task.step->n;
    tell(state, "pay " + std::to_string(task.step->n));
  }
  template <class Sink>
  static void skip(Mill::State& state, const Under& task, Sink& /*sink*/) {
    tell(state, "cannot pay " + std::to_string(task.step->n));
  }
};
struct Give : StepKind {  // as often as it says, 1 flour (0) or 1 bread (1); a gift if there is a body
  static constexpr const char* kName = "give";
  static bool is_cost(const Step& step) { return step.body == 0; }
  static int times(const Under& task) { return task.step->n; }
  static bool can_run(const Under& task) { return task.pub.flour + task.pub.bread > 0; }
  static Seat asked(const Under& /*task*/) { return kMiller; }
  static void answers(const Mill::State& state, const Under& /*task*/, Mill::MoveList& moves) {
    if (state.pub.flour > 0) moves.push_back(0);
    if (state.pub.bread > 0) moves.push_back(1);
  }
  template <class Sink>
  static void run(Mill::State& state, const Under& /*task*/, int answer, Sink& /*sink*/) {
    --(answer == 0 ? state.pub.flour : state.pub.bread);
    tell(state, answer == 0 ? "give flour" : "give bread");
  }
};
struct Repeat : StepKind {  // the body, as often as it says
  static constexpr const char* kName = "repeat";
  static int times(const Under& task) { return task.step->n; }
  template <class Sink>
  static void run(Mill::State& state, const Under& task, int /*answer*/, Sink& /*sink*/) {
    const auto begin = static_cast<std::uint8_t>(task.frame.pc + 1);
    state.pub.frames.push_back({task.frame.program, begin, static_cast<std::uint8_t>(begin + task.step->body), 0});
  }
};
struct Either : StepKind {  // one of the steps in the body
  static constexpr const char* kName = "either";
  static Seat asked(const Under& /*task*/) { return kMiller; }
  static void answers(const Mill::State& /*state*/, const Under& task, Mill::MoveList& moves) {
    for (int i = 0; i < task.step->body; ++i) moves.push_back(i);
  }
  template <class Sink>
  static void run(Mill::State& state, const Under& task, int answer, Sink& /*sink*/) {
    const auto begin = static_cast<std::uint8_t>(task.frame.pc + 1 + answer);
    state.pub.frames.push_back({task.frame.program, begin, static_cast<std::uint8_t>(begin + 1)});
  }
};
struct Beg : StepKind {  // each of the neighbours is asked how much flour it gives
  static constexpr const char* kName = "beg";
  static int times(const Under& task) { return task.step->n; }
  static Seat asked(const Under& task) { return Seat{static_cast<std::uint8_t>(1 + task.frame.done)}; }
  static void answers(const Mill::State& /*state*/, const Under& /*task*/, Mill::MoveList& moves) {
    for (const int flour : {0, 1, 2}) moves.push_back(flour);
  }
  template <class Sink>
  static void run(Mill::State& state, const Under& task, int answer, Sink& /*sink*/) {
    state.pub.flour += answer;
    tell(state, std::to_string(raw(asked(task))) + " gives " + std::to_string(answer));
  }
};
bool payable(const Under& task, int program);
struct Next : NextOf<Next> {  // of the programs that wait
  static constexpr const char* kName = "next";
  static Seat asked(const Under& /*task*/) { return kMiller; }
  static bool can_start(const Under& task, int which) { return payable(task, which); }
  static int pick(int which) { return which; }
  static void answers(const Mill::State& state, const Under& task, Mill::MoveList& moves) {
    NextOf::answers(state, task, moves);
    moves.push_back(kDecline);
  }
  template <class Sink>
  static void start(Mill::State& state, const Under& task, int which, Sink& /*sink*/) {
    const auto program = static_cast<std::uint8_t>(which);
    state.pub.frames.push_back({program, 0, static_cast<std::uint8_t>(task.game.programs[program].size())});
  }
  template <class Sink>
  static void run(Mill::State& state, const Under& task, int answer, Sink& sink) {
    if (answer == kDecline) return finish_step(state.pub.frames);
    take(state, task, answer, sink);
  }
};
struct Sell : StepKind {  // bread for flour, as often as the miller likes (1)
  static constexpr const char* kName = "sell";
  static bool can_run(const Under& task) { return task.pub.bread > 0; }
  static Seat asked(const Under& /*task*/) { return kMiller; }
  template <class Sink>
  static void run(Mill::State& state, const Under& /*task*/, int answer, Sink& /*sink*/) {
    if (answer == 0) return;
    repeat_step(state.pub.frames);
    --state.pub.bread;
    ++state.pub.flour;
    tell(state, "sell");
  }
};
using Steps = StepKinds<Gain, Pay, Give, Repeat, Either, Beg, Next, Sell>;

bool payable(const Under& task, int program) {
  Mill::State after{task.pub};
  const NoEvents quiet{};
  Next::start(after, task, program, quiet);
  return can_finish<Steps>(task.game, after);
}

Mill mill(std::vector<std::vector<Step>> programs) {
  Mill mill;
  for (const auto& steps : programs) {
    Mill::Program program;
    for (const Step step : steps) program.push_back(step);
    mill.programs.push_back(program);
  }
  return mill;
}

struct Milling {
  explicit Milling(const Mill& mill, int flour = 0, int bread = 0) : game(mill) {
    state.pub.flour = flour;
    state.pub.bread = bread;
    state.pub.frames.push_back({0, 0, static_cast<std::uint8_t>(mill.programs[0].size()), 0});
    state.log = &log;
  }
  Milling& go() {
    run_programs<Steps>(game, state, quiet);
    return *this;
  }
  Milling& answer(int move) {
    answer_step<Steps>(game, state, move, quiet);
    return go();
  }
  std::vector<int> answers() const {
    Mill::State silent = state;
    silent.log = nullptr;
    Mill::MoveList moves;
    list_answers<Steps>(game, silent, moves);
    return {moves.begin(), moves.end()};
  }
  int asked() const {
    const auto task = step_under_way(game, state.pub);
    return raw(Steps::of(task.step->op, [&](auto kind) { return kind.asked(task); }));
  }
  bool waits() const { return !state.pub.frames.empty() && waits_for_answer<Steps>(game, state.pub); }
  bool affordable() const {
    Mill::State silent = state;
    silent.log = nullptr;
    return can_finish<Steps>(game, silent);
  }

  const Mill& game;
  const NoEvents quiet{};
  std::vector<std::string> log;
  Mill::State state;
};

using Log = std::vector<std::string>;

TEST(Program, RunsFromLeftToRight) {
  const Mill game = mill({{{Op::gain, 3}, {Op::pay, 1}, {Op::gain, 1}}});
  Milling run(game);
  EXPECT_EQ(run.go().log, Log({"gain 3", "pay 1", "gain 1"}));
  EXPECT_TRUE(run.state.pub.frames.empty());
}

TEST(Program, GivesNothingBehindACostThatIsNotPaid) {
  const Mill game = mill({{{Op::repeat, 2, 2}, {Op::pay, 2}, {Op::gain, 5}, {Op::gain, 1}}});
  Milling run(game, 1);
  EXPECT_EQ(run.go().log, Log({"cannot pay 2", "cannot pay 2", "gain 1"})) << "of its slice";
}

TEST(Program, RepeatsItsBodyAlsoInOneAnother) {
  const Mill game = mill({{{Op::repeat, 2, 3}, {Op::gain, 1}, {Op::repeat, 2, 1}, {Op::gain, 2}, {Op::pay, 1}}});
  Milling run(game);
  EXPECT_EQ(run.go().log, Log({"gain 1", "gain 2", "gain 2", "gain 1", "gain 2", "gain 2", "pay 1"}));
}

TEST(Program, WaitsForAnswers) {
  const Mill game = mill({{{Op::gain, 1}, {Op::give, 3, 1}, {Op::gain, 9}, {Op::gain, 4}}});
  Milling run(game, 0, 1);
  run.go();
  EXPECT_TRUE(run.waits());
  run.answer(1);
  EXPECT_TRUE(run.waits());
  run.answer(0);
  EXPECT_FALSE(run.waits()) << "there is nothing left to give a third time";
  EXPECT_EQ(run.log, Log({"gain 1", "give bread", "give flour", "gain 4"}));
}

TEST(Program, DoesAsOftenAsItsOwnerLikesWhatDoesNotCount) {
  const Mill game = mill({{{Op::sell}, {Op::gain, 1}}});
  Milling enough(game, 0, 3);
  enough.go().answer(1).answer(1);
  EXPECT_EQ(enough.state.pub.frames.back().done, 0);
  EXPECT_EQ(enough.answer(0).log, Log({"sell", "sell", "gain 1"}));
  Milling all(game, 0, 1);
  EXPECT_EQ(all.go().answer(1).log, Log({"sell", "gain 1"})) << "there is no bread left";
}

TEST(Program, DoesOneOfSeveralAlsoInsideOfARepetition) {
  const Mill game = mill({{{Op::repeat, 2, 3}, {Op::either, 0, 2}, {Op::gain, 1}, {Op::gain, 2}, {Op::gain, 9}}});
  Milling run(game);
  run.go().answer(1).answer(0);
  EXPECT_EQ(run.log, Log({"gain 2", "gain 1", "gain 9"}));
}

TEST(Program, AsksOthersInTheMiddle) {
  const Mill game = mill({{{Op::repeat, 2, 1}, {Op::beg, 2}, {Op::gain, 9}}});
  Milling run(game);
  std::vector<int> asked;
  for (run.go(); run.waits(); run.answer(run.asked())) asked.push_back(run.asked());
  EXPECT_EQ(asked, std::vector<int>({1, 2, 1, 2}));
  EXPECT_EQ(run.log, Log({"1 gives 1", "2 gives 2", "1 gives 1", "2 gives 2", "gain 9"}));
}

// The second program sets off nothing, the third costs 1.
Mill with_waiting() { return mill({{{Op::next}, {Op::gain, 9}}, {{Op::gain, 1}}, {{Op::pay, 1}, {Op::gain, 5}}}); }
Milling waiting(const Mill& game, int flour) {
  Milling run(game, flour);
  run.state.pub.frames.back().waiting = 0b110;
  run.go();
  return run;
}

TEST(Waiting, IsStartedInTheOrderThatItsOwnerPicks) {
  const Mill game = with_waiting();
  for (const bool first : {true, false}) {
    Milling run = waiting(game, 1);
    run.state.log = &run.log;
    EXPECT_EQ(run.answers(), std::vector<int>({1, 2, kDecline}));
    run.answer(first ? 1 : 2);
    EXPECT_EQ(run.answers(), std::vector<int>({first ? 2 : 1, kDecline}));
    run.answer(first ? 2 : 1);
    EXPECT_EQ(run.log,
              first ? Log({"gain 1", "pay 1", "gain 5", "gain 9"}) : Log({"pay 1", "gain 5", "gain 1", "gain 9"}));
    EXPECT_TRUE(run.state.pub.frames.empty());
  }
}

TEST(Waiting, CanStartLaterWhatCannotStartNow) {
  const Mill game = with_waiting();
  Milling run = waiting(game, 0);
  run.state.log = &run.log;
  EXPECT_EQ(run.answers(), std::vector<int>({1, kDecline}));
  EXPECT_EQ(run.answer(1).answers(), std::vector<int>({2, kDecline}));
  run.answer(2);
  EXPECT_EQ(run.log, Log({"gain 1", "pay 1", "gain 5", "gain 9"}));
}

TEST(Waiting, IsLeftWhenNothingCanStartOrItsOwnerDeclines) {
  const Mill poor = mill({{{Op::next}, {Op::gain, 9}}, {{Op::pay, 3}}, {{Op::pay, 1}}});
  Milling left = waiting(poor, 0);
  EXPECT_FALSE(left.waits());
  EXPECT_EQ(left.state.pub.flour, 9);
  const Mill game = with_waiting();
  Milling declines = waiting(game, 0);
  declines.state.log = &declines.log;
  EXPECT_EQ(declines.answer(kDecline).log, Log({"gain 9"}));
}

TEST(Program, LeavesARestUndone) {
  const Mill game = mill({{{Op::repeat, 3, 2}, {Op::give, 1}, {Op::gain, 5}, {Op::gain, 7}}});
  Milling run(game, 2);
  run.go();
  leave_slice(run.state.pub.frames);
  EXPECT_EQ(run.go().log, Log({}));
  EXPECT_TRUE(run.waits()) << "the body once more";
  leave_slice(run.state.pub.frames);
  run.state.pub.frames.pop_back();
  finish_step(run.state.pub.frames);
  EXPECT_EQ(run.go().log, Log({"gain 7"}));
}

TEST(CanFinish, CountsWhatCameBefore) {
  const Mill game = mill({{{Op::gain, 2}, {Op::pay, 3}, {Op::gain, 9}}});
  EXPECT_FALSE(Milling(game, 0).affordable());
  EXPECT_TRUE(Milling(game, 1).affordable());
}

TEST(CanFinish, FindsTheAnswersThatLeaveTheRestPayable) {
  const Mill game = mill({{{Op::give, 2}, {Op::pay, 1}}});
  EXPECT_TRUE(Milling(game, 1, 2).affordable()) << "with both loaves";
  EXPECT_FALSE(Milling(game, 1, 1).affordable());
  EXPECT_FALSE(Milling(game, 0, 3).affordable());
  EXPECT_TRUE(Milling(game, 3, 0).affordable());
}

TEST(CanFinish, SeesCostsInsideOfRepetitions) {
  const Mill game = mill({{{Op::repeat, 3, 1}, {Op::give, 1}, {Op::pay, 1}}});
  EXPECT_TRUE(Milling(game, 4).affordable());
  EXPECT_FALSE(Milling(game, 3).affordable());
}

TEST(CanFinish, TakesNothingThatALaterCostNeeds) {
  const Mill game = mill({{{Op::give, 2}, {Op::pay, 1}}});
  Milling run(game, 1, 2);
  run.go();
  EXPECT_EQ(run.answers(), std::vector<int>({1})) << "the flour is for what comes behind";
  EXPECT_EQ(run.answer(1).answers(), std::vector<int>({1}));
  EXPECT_EQ(run.answer(1).log, Log({"give bread", "give bread", "pay 1"}));
  EXPECT_EQ(Milling(game, 2, 2).go().answers(), std::vector<int>({0, 1}));
}

TEST(CanFinish, IsTrueWhereNothingIsPaid) {
  const Mill game = mill({{{Op::gain, 1}}});
  EXPECT_TRUE(Milling(game).affordable());
}

TEST(StepKinds, HaveTheNamesOfTheirKinds) {
  EXPECT_EQ(std::string(Steps::kNames[static_cast<std::size_t>(Op::repeat)]), "repeat");
  EXPECT_EQ(Steps::kCount, 8U);
}

}  // namespace
}  // namespace understory

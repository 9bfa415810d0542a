// How steps are written in packs, how they are asked for and how they read, each kind by kind in the order of
// steps.hpp.
#include "engine/pack_json.hpp"
#include "games/_template/steps.hpp"

namespace understory::template_game {
namespace {

// ---- In packs: a step is an object with its name, {"gain": 2} ----

constexpr std::size_t kLeastOptions = 2;
constexpr std::size_t kMostOptions = kMostSteps - 1;

// Options and bodies have no choices and no bodies, and a body asks no others, so frames stay as few as kMostFrames
// says. Nothing is paid in an option: a choice is never impossible.
enum class Where : std::uint8_t { program, option, body };

bool may_stand(Op op, Where where) {
  switch (op) {
    case Op::gain:
    case Op::draw:
    case Op::search: return true;
    case Op::choose:
    case Op::whenever: return where == Where::program;
    case Op::toll: return where != Where::body;
    case Op::spend: return where != Where::option;
    case Op::next: break;  // of no card
  }
  return false;
}

class ProgramReader {
 public:
  ProgramReader(const Slot& at, Program& program, const Reader<PackWords>& read)
      : at_(at), program_(program), read_(read) {}

  void read() { read_steps(at_, 1, kMostSteps, Where::program); }

 private:
  void add(Op op, std::int64_t n) {
    push_checked(program_, Step{op, static_cast<std::uint8_t>(n)}, [&] {
      refuse_by("R6.1", "template.pack.too-long", {{"field", at_.place()}, {"most", kMostSteps}});
    });
  }
  // Costs come first, so that whether they can be paid is known before anything else is (R4.7); and behind what a card
  // does later it does nothing now (R4.9).
  void read_steps(const Slot& at, std::size_t least, std::size_t most, Where where) {
    Op before = Op::spend;
    read_.each_item(at, least, most, [&](const Slot& item) {
      const Op op = read_step(item, where);
      if ((op == Op::spend && before != Op::spend && where != Where::option) || before == Op::whenever)
        refuse_by("R6.1", "template.pack.order", {{"field", item.place()}});
      before = op;
    });
  }
  Op read_step(const Slot& at, Where where) {
    const Fields step = at.object();
    for (std::uint8_t i = 0; i < Kinds::kCount; ++i) {
      const Op op{i};
      if (!step.has(Kinds::kNames[i]) || !may_stand(op, where)) continue;
      step.only({Kinds::kNames[i]});
      const Slot argument = step.at(Kinds::kNames[i]);
      const bool chooses = op == Op::choose;
      if (!chooses && op != Op::whenever) return add(op, argument.number(1, kMostN)), op;
      add(op, static_cast<std::int64_t>(argument.size()));
      read_steps(argument, chooses ? kLeastOptions : 1, kMostOptions, chooses ? Where::option : Where::body);
      return op;
    }
    refuse_by("R6.1", "template.pack.step", {{"field", at.place()}});
  }

  const Slot& at_;
  Program& program_;
  const Reader<PackWords>& read_;
};

Description step_type(Where where) {
  Description step{.sort = Description::Sort::either};
  for (std::uint8_t i = 0; i < Kinds::kCount; ++i) {
    const Op op{i};
    if (!may_stand(op, where)) continue;
    const Description argument = op == Op::choose
                                     ? sheet::list_of(step_type(Where::option), kLeastOptions, kMostOptions)
                                 : op == Op::whenever ? sheet::list_of(step_type(Where::body), 1, kMostOptions)
                                                      : sheet::number_type(1, kMostN);
    step.of.push_back({.sort = Description::Sort::object, .members = {member(Kinds::kNames[i], argument)}});
  }
  return step;
}

// ---- In words ----

std::vector<Message> texts_of(const Step* step, const Step* until);

Message text_of(const Step* step) {
  switch (step->op) {
    case Op::gain: return Message("template.step.gain", {{"nuts", step->n}});
    case Op::draw: return Message("template.step.draw", {{"cards", step->n}});
    case Op::choose: {
      Message options = text_of(step + 1);
      for (int i = 2; i <= step->n; ++i)
        options = Message("template.step.or", {{"a", std::move(options)}, {"b", text_of(step + i)}});
      return Message("template.step.choose", {{"options", std::move(options)}});
    }
    case Op::toll: return Message("template.step.toll", {{"nuts", step->n}});
    case Op::spend: return Message("template.step.spend", {{"nuts", step->n}});
    case Op::search: return Message("template.step.search", {{"cards", step->n}});
    case Op::whenever: return Message("template.step.whenever", {{"texts", texts_of(step + 1, step + length(*step))}});
    case Op::next: break;  // of no card
  }
  return {};
}

std::vector<Message> texts_of(const Step* step, const Step* until) {
  std::vector<Message> texts;
  for (; step < until; step += length(*step)) texts.push_back(text_of(step));
  return texts;
}

}  // namespace

void Steps::read(const Slot& at, Program& program, const Reader<PackWords>& read) const {
  ProgramReader(at, program, read).read();
}
Description Steps::type(const Program& /*program*/, const Describer<PackWords>& /*describe*/) const {
  return sheet::list_of(step_type(Where::program), 1, kMostSteps);
}

Message Game::question_asked(const Public& pub) const {
  const StepTask task = step_under_way(*this, pub);
  const Argument forager{"forager", seat_name(task.frame.forager)};
  switch (task.step->op) {
    case Op::draw: return Message("template.question.deal", {forager});
    case Op::choose: return Message("template.question.pick", {forager, {"card", card_name(task.frame.card)}});
    case Op::toll:
      return Message("template.question.toll", {{"forager", seat_name(Toll::asked(task))},
                                                {"other", seat_name(task.frame.forager)},
                                                {"nuts", task.step->n}});
    case Op::search:
      return Message(Search::turns_up(task) ? "template.question.turn-up" : "template.question.keep", {forager});
    case Op::next: return Message("template.question.use", {forager});
    case Op::gain:
    case Op::spend:
    case Op::whenever: break;  // ask nobody
  }
  return {};
}

Message Game::step_text(Card card, int step) const { return text_of(&program(card)[static_cast<std::size_t>(step)]); }

std::vector<Message> Game::text_between(Card card, std::size_t step, std::size_t until) const {
  const Step* steps = program(card).begin();
  return texts_of(steps + step, steps + until);
}

std::vector<Message> Game::card_text(Card card) const { return text_between(card, 0, program(card).size()); }

}  // namespace understory::template_game

#include "games/_template/pack.hpp"

#include "engine/pack_json.hpp"

namespace understory::template_game {
namespace {

constexpr std::size_t kLeastOptions = 2;
constexpr std::size_t kMostOptions = kMostSteps - 1;

class ProgramReader {
 public:
  ProgramReader(const Slot& at, Program& program, const Reader<PackWords>& read)
      : at_(at), program_(program), read_(read) {}

  void read() {
    read_.each_item(at_, 1, kMostSteps, [&](const Slot& step) { read_step(step, false); });
  }

 private:
  void add(Op op, std::int64_t n) {
    push_checked(program_, Step{op, static_cast<std::uint8_t>(n)}, [&] {
      refuse_by("R6.1", "template.pack.too-long", {{"field", at_.place()}, {"most", kMostSteps}});
    });
  }
  // {"gain": 2} is a step. The options of a choice are steps, but no choices: frames stay two deep (state.hpp).
  void read_step(const Slot& at, bool is_option) {
    const Fields step = at.object();
    for (std::uint8_t i = 0; i < kOpNames.size(); ++i) {
      const Op op{i};
      if (!step.has(kOpNames[i]) || (is_option && op == Op::choose)) continue;
      step.only({kOpNames[i]});
      const Slot argument = step.at(kOpNames[i]);
      if (op != Op::choose) return add(op, argument.number(1, kMostN));
      add(op, static_cast<std::int64_t>(argument.size()));
      return read_.each_item(argument, kLeastOptions, kMostOptions,
                             [&](const Slot& option) { read_step(option, true); });
    }
    refuse_by("R6.1", "template.pack.step", {{"field", at.place()}});
  }

  const Slot& at_;
  Program& program_;
  const Reader<PackWords>& read_;
};

// One of the steps, each an object with its name.
Description step_type(bool is_option) {
  Description step{.sort = Description::Sort::either};
  for (std::uint8_t i = 0; i < kOpNames.size(); ++i) {
    if (is_option && Op{i} == Op::choose) continue;
    const Description argument = Op{i} == Op::choose ? sheet::list_of(step_type(true), kLeastOptions, kMostOptions)
                                                     : sheet::number_type(1, kMostN);
    step.of.push_back({.sort = Description::Sort::object, .members = {member(kOpNames[i], argument)}});
  }
  return step;
}

}  // namespace

void Steps::read(const Slot& at, Program& program, const auto& read) const { ProgramReader(at, program, read).read(); }
Description Steps::type(const Program& /*program*/, const auto& /*describe*/) const {
  return sheet::list_of(step_type(false), 1, kMostSteps);
}

void check_cards(const Slot& at, const std::vector<CardDef>& cards, Faults& faults) {
  int copies = 0;
  for (const CardDef& card : cards) copies += card.copies;
  if (copies < kLeastCards || copies > kMostCards)
    faults.note("R6.1", "template.pack.copies",
                {{"field", at.place()},
                 {"count", copies},
                 {"least", kLeastCards},
                 {"most", kMostCards},
                 ends_of(kLeastCards, kMostCards)});
}

Pack parse_pack(std::string_view text) { return read_pack<Pack>(text, "template"); }

Description describe_pack() { return understory::describe_pack<Pack>("template", PackWords()); }

}  // namespace understory::template_game

#include "games/_template/pack.hpp"

#include "engine/checked.hpp"
#include "engine/hash.hpp"
#include "engine/json.hpp"
#include "engine/record.hpp"

namespace understory::template_game {
namespace {

void read_amount(const Fields& pack, const char* name, Amount& amount, Faults& faults) {
  faults.part([&] {
    const Fields fields = pack.object(name);
    faults.only(fields, {"value", "source"});
    faults.part([&] { amount.value = static_cast<int>(fields.number("value", 0, kMostN)); });
    faults.part([&] { amount.source = read_source(fields); });
  });
}

class ProgramReader {
 public:
  ProgramReader(const Fields& card, Program& program, Faults& faults)
      : place_(card.place_of("program")), program_(program), faults_(faults) {}

  void read(const Fields& card) {
    faults_.each_object(card, "program", {1, kMostSteps},
                        [&](const Fields& step, std::size_t /*at*/) { read_step(step, false); });
  }

 private:
  void add(Op op, std::int64_t n) {
    push_checked(program_, Step{op, static_cast<std::uint8_t>(n)}, [&] {
      refuse_by("R6.1", "template.pack.too-long", {{"field", place_}, {"most", kMostSteps}});
    });
  }
  // {"gain": 2} is a step. The options of a choice are steps, but no choices: frames stay two deep (state.hpp).
  void read_step(const Fields& step, bool is_option) {
    for (std::uint8_t i = 0; i < kOpNames.size(); ++i) {
      const Op op{i};
      if (!step.has(kOpNames[i]) || (is_option && op == Op::choose)) continue;
      step.only({kOpNames[i]});
      if (op != Op::choose) return add(op, step.number(kOpNames[i], 1, kMostN));
      add(op, static_cast<std::int64_t>(step.size(kOpNames[i])));
      faults_.each_object(step, kOpNames[i], {2, kMostSteps - 1},
                          [&](const Fields& option, std::size_t /*at*/) { read_step(option, true); });
      return;
    }
    refuse_by("R6.1", "template.pack.step", {{"field", step.place()}});
  }

  std::string place_;
  Program& program_;
  Faults& faults_;
};

void read_card(const Fields& fields, Pack& pack, Faults& faults) {
  CardDef card;
  faults.only(fields, {"name", "copies", "program", "source"});
  faults.part([&] { card.name = read_name(fields, pack.cards); });
  faults.part([&] { card.copies = static_cast<int>(fields.number("copies", 1, kMostCards)); });
  ProgramReader(fields, card.program, faults).read(fields);
  faults.part([&] { card.source = read_source(fields); });
  pack.cards.push_back(card);
}

}  // namespace

Pack parse_pack(std::string_view text) {
  const nlohmann::json json = parse_json(text);
  const Fields fields(json, "");
  expect_pack_of(fields, "template");

  Pack pack;
  Faults faults;
  faults.only(fields, {"game", "name", "bury", "rest", "find", "cards"});
  faults.part([&] { pack.name = read_name(fields); });
  pack.hash = hash_of_text(json.dump());
  read_amount(fields, "bury", pack.bury, faults);
  read_amount(fields, "rest", pack.rest, faults);
  read_amount(fields, "find", pack.find, faults);
  const std::size_t before = faults.count();
  faults.each_object(fields, "cards", {1, kMostKinds},
                     [&](const Fields& card, std::size_t /*at*/) { read_card(card, pack, faults); });
  int copies = 0;
  for (const CardDef& card : pack.cards) copies += card.copies;
  if (faults.count() == before && (copies < kLeastCards || copies > kMostCards))
    faults.note("R6.1", "template.pack.copies",
                {{"field", "cards"},
                 {"count", copies},
                 {"least", kLeastCards},
                 {"most", kMostCards},
                 ends_of(kLeastCards, kMostCards)});
  faults.settle();
  return pack;
}

}  // namespace understory::template_game

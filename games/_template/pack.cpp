#include "games/_template/pack.hpp"

#include <nlohmann/json.hpp>

#include "engine/checked.hpp"
#include "engine/fields.hpp"
#include "engine/hash.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"

namespace understory::template_game {
namespace {

[[noreturn]] void refuse(const char* key, std::vector<Argument> arguments) {
  throw Refusal(Message(key, std::move(arguments)), "R6.1");
}

Source read_source(const Fields& fields) {
  const std::string source = fields.text("source");
  if (source == "printed") return Source::printed;
  if (source == "designed") return Source::designed;
  throw Refusal(Message("engine.pack-source", {{"field", fields.place_of("source")}, {"value", source}}));
}

Amount read_amount(const Fields& fields) {
  fields.only({"value", "source"});
  return {static_cast<int>(fields.number("value", 0, kMostN)), read_source(fields)};
}

void add_step(Program& program, Step step, const std::string& place) {
  push_checked(program, step, [&] { refuse("template.pack.too-long", {{"field", place}, {"most", kMostSteps}}); });
}

// {"gain": 2} is a step. The options of a choice are steps, but no choices: frames stay two deep (state.hpp).
void read_step(const Fields& fields, const std::string& place, bool is_option, Program& program) {
  for (std::uint8_t i = 0; i < kOpNames.size(); ++i) {
    const Op op{i};
    if (!fields.has(kOpNames[i]) || (is_option && op == Op::choose)) continue;
    fields.only({kOpNames[i]});
    if (op != Op::choose)
      return add_step(program, {op, static_cast<std::uint8_t>(fields.number(kOpNames[i], 1, kMostN))}, place);
    const auto options = fields.objects(kOpNames[i]);
    if (options.size() < 2) refuse("template.pack.options", {{"field", fields.place_of(kOpNames[i])}});
    add_step(program, {op, static_cast<std::uint8_t>(options.size())}, place);
    for (const Fields& option : options) read_step(option, place, true, program);
    return;
  }
  refuse("template.pack.step", {{"field", place}});
}

Program read_program(const Fields& card) {
  Program program;
  for (const Fields& step : card.objects("program")) read_step(step, card.place_of("program"), false, program);
  if (program.empty()) refuse("template.pack.no-step", {{"field", card.place_of("program")}});
  return program;
}

bool is_name(const std::string& name) {
  for (const char c : name)
    if ((c < 'a' || c > 'z') && c != '-') return false;
  return !name.empty();
}

CardDef read_card(const Fields& fields, const std::vector<CardDef>& before) {
  fields.only({"name", "copies", "program", "source"});
  CardDef card{fields.text("name"), static_cast<int>(fields.number("copies", 1, kMostCards)), read_program(fields),
               read_source(fields)};
  if (!is_name(card.name)) refuse("template.pack.name", {{"field", fields.place_of("name")}, {"value", card.name}});
  for (const CardDef& other : before)
    if (other.name == card.name)
      refuse("template.pack.twice", {{"field", fields.place_of("name")}, {"value", card.name}});
  return card;
}

}  // namespace

Pack parse_pack(std::string_view text) {
  const nlohmann::json json = parse_json(text);
  const Fields fields(json, "");
  fields.only({"game", "name", "bury", "rest", "cards"});
  if (const std::string game = fields.text("game"); game != "template")
    throw Refusal(Message("engine.pack-game", {{"game", game}, {"expected", "template"}}));

  Pack pack;
  pack.name = fields.text("name");
  pack.hash = hash_of_text(json.dump());
  pack.bury = read_amount(fields.object("bury"));
  pack.rest = read_amount(fields.object("rest"));
  int copies = 0;
  for (const Fields& card : fields.objects("cards")) {
    if (pack.cards.size() == kMostKinds) refuse("template.pack.kinds", {{"field", "cards"}, {"most", kMostKinds}});
    pack.cards.push_back(read_card(card, pack.cards));
    copies += pack.cards.back().copies;
  }
  if (copies < kLeastCards || copies > kMostCards)
    refuse("template.pack.copies", {{"field", "cards"},
                                    {"count", copies},
                                    {"least", kLeastCards},
                                    {"most", kMostCards},
                                    ends_of(kLeastCards, kMostCards)});
  return pack;
}

}  // namespace understory::template_game

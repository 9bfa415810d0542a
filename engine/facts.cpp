#include "engine/facts.hpp"

#include "engine/json.hpp"
#include "engine/refusal.hpp"

namespace understory {
namespace {

nlohmann::json fact_json(std::monostate /*nothing*/) { return {}; }
nlohmann::json fact_json(std::int64_t number) { return number; }
nlohmann::json fact_json(bool truth) { return truth; }
nlohmann::json fact_json(std::string_view name) { return std::string(name); }
nlohmann::json fact_json(std::array<int, 2> spot) { return spot; }

bool is_spot(const nlohmann::json& value) {
  return value.is_array() && value.size() == 2 && value[0].is_number_integer() && value[1].is_number_integer();
}

bool fits(const nlohmann::json& value, const FactType& type) {
  switch (type.sort) {
    case FactSort::seat: return value.is_number_integer() && value >= 0 && value < kMostSeats;
    case FactSort::number: return value.is_number_integer();
    case FactSort::truth: return value.is_boolean();
    case FactSort::name: return value.is_string();
    case FactSort::word: return std::find(type.words.begin(), type.words.end(), value) != type.words.end();
    case FactSort::spot: return is_spot(value);
  }
  return false;
}

}  // namespace

nlohmann::json to_json(const FactValue& value) {
  return std::visit([](const auto& fact) { return fact_json(fact); }, value);
}

nlohmann::json to_json(const Told& told) {
  nlohmann::json json{{"kind", told.kind}};
  for (const Fact& fact : told.facts)
    if (fact.value.index() != 0) json[fact.name] = to_json(fact.value);
  return json;
}

bool fits(const nlohmann::json& facts, const std::vector<FactKind>& kinds) {
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const FactKind& one) {
    return facts.is_object() && facts.value("kind", nlohmann::json()) == one.name;
  });
  if (kind == kinds.end()) return false;
  std::size_t found = 1;  // the kind
  for (const FactType& type : kind->facts) {
    const auto fact = facts.find(type.name);
    if (fact == facts.end() ? type.always : !fits(*fact, type)) return false;
    found += fact == facts.end() ? 0U : 1U;
  }
  return found == facts.size();
}

namespace facts {

std::size_t read_name(const Fields& fields, const char* name, const Names& names) {
  const std::string text = fields.text(name);
  const auto found = std::find(names.names.begin(), names.names.end(), text);
  if (found == names.names.end())
    throw Refusal(Message("engine.field-unknown-name", {{"field", fields.place_of(name)}, {"name", text}}));
  return static_cast<std::size_t>(found - names.names.begin());
}

std::array<int, 2> read_spot(const Slot& at, Plane across, Plane down) {
  if (at.size() != 2) throw Refusal(Message("engine.field-wants-spot", {{"field", at.place()}}));
  return {static_cast<int>(at.item(0).number(across.least, across.most)),
          static_cast<int>(at.item(1).number(down.least, down.most))};
}

FactType type_as(const Names& names) {
  if (names.sort == nullptr) return {.name = {}, .sort = FactSort::name};
  return {.name = {}, .sort = FactSort::word, .word = names.sort, .words = {names.names.begin(), names.names.end()}};
}

}  // namespace facts
}  // namespace understory

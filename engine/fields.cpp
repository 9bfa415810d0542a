#include "engine/fields.hpp"

#include <limits>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "engine/seat.hpp"

namespace understory {
namespace {

[[noreturn]] void refuse(const char* key, const std::string& field) { throw Refusal(Message(key, {{"field", field}})); }

std::string called(std::string path, const std::string& name) {
  return name.empty() ? path : std::move(path) + " (" + name + ")";
}

}  // namespace

Slot::Slot(const nlohmann::json& json, std::string path, std::string name)
    : json_(&json), path_(std::move(path)), name_(std::move(name)) {}

bool Slot::is_null() const { return json_->is_null(); }

bool Slot::is_text() const { return json_->is_string(); }

std::int64_t Slot::number(std::int64_t least, std::int64_t most) const {
  if (!json_->is_number_integer()) refuse("engine.field-wants-number", place());
  const bool too_large =
      json_->is_number_unsigned() &&
      json_->get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  const std::int64_t number = too_large ? std::numeric_limits<std::int64_t>::max() : json_->get<std::int64_t>();
  if (number < least || number > most)
    throw Refusal(Message("engine.field-out-of-range", {{"field", place()},
                                                        {"value", json_->dump()},
                                                        {"least", std::to_string(least)},
                                                        {"most", std::to_string(most)},
                                                        ends_of(least, most)}));
  return number;
}

bool Slot::truth() const {
  if (!json_->is_boolean()) refuse("engine.field-wants-truth", place());
  return json_->get<bool>();
}

std::string Slot::text() const {
  if (!json_->is_string()) refuse("engine.field-wants-text", place());
  return json_->get<std::string>();
}

std::size_t Slot::word(std::span<const char* const> known) const {
  const std::string said = text();
  const std::vector<std::string> words(known.begin(), known.end());
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == said) return i;
  throw Refusal(Message("engine.field-unknown-word", {{"field", place()}, {"word", said}, {"known", verbatim(words)}}));
}

std::size_t Slot::size() const {
  if (!json_->is_array()) refuse("engine.field-wants-list", place());
  return json_->size();
}

void Slot::expect_size(std::size_t least, std::size_t most) const {
  if (size() >= least && size() <= most) return;
  const auto low = static_cast<std::int64_t>(least);
  const auto high = static_cast<std::int64_t>(most);
  throw Refusal(Message("engine.list-size", {{"field", place()},
                                             {"count", static_cast<std::int64_t>(size())},
                                             {"least", low},
                                             {"most", high},
                                             ends_of(low, high)}));
}

Slot Slot::item(std::size_t at) const { return {json_->at(at), path_ + "[" + std::to_string(at) + "]", name_}; }

std::vector<Slot> Slot::items() const {
  std::vector<Slot> list;
  for (std::size_t i = 0; i < size(); ++i) list.push_back(item(i));
  return list;
}

std::vector<std::string> Slot::keys() const { return object().names(); }

Slot Slot::entry(const std::string& key) const { return object().at(key); }

Fields Slot::object() const {
  if (!json_->is_object()) refuse("engine.field-wants-object", place());
  return Fields(*json_, path_).called(name_);
}

Slot Slot::called(std::string name) const { return {*json_, path_, std::move(name)}; }

std::string Slot::place() const { return understory::called(path_, name_); }

Fields::Fields(const nlohmann::json& json, std::string place) : json_(&json), place_(std::move(place)) {
  if (json.is_object()) return;
  if (place_.empty()) throw Refusal(Message("engine.json-wants-object"));
  refuse("engine.field-wants-object", place_);
}

Fields Fields::called(std::string name) const {
  Fields same = *this;
  same.name_ = std::move(name);
  return same;
}

std::string Fields::path_to(std::string_view name) const {
  return place_.empty() ? std::string(name) : place_ + "." + std::string(name);
}

std::string Fields::place() const { return understory::called(place_, name_); }

std::string Fields::place_of(std::string_view name) const { return understory::called(path_to(name), name_); }

bool Fields::has(std::string_view name) const { return json_->contains(std::string(name)); }

std::vector<std::string> Fields::names() const {
  std::vector<std::string> list;
  for (const auto& entry : json_->items()) list.push_back(entry.key());
  return list;
}

void Fields::only(std::span<const std::string_view> names) const {
  for (const auto& [name, value] : json_->items()) {
    bool known = false;
    for (const std::string_view allowed : names) known = known || allowed == name;
    if (!known) refuse("engine.field-unknown", place_of(name));
  }
}

const nlohmann::json& Fields::any(std::string_view name) const {
  const auto found = json_->find(std::string(name));
  if (found == json_->end()) refuse("engine.field-missing", place_of(name));
  return *found;
}

Slot Fields::at(std::string_view name) const { return {any(name), path_to(name), name_}; }

bool Fields::truth(std::string_view name) const { return at(name).truth(); }

std::int64_t Fields::number(std::string_view name, std::int64_t least, std::int64_t most) const {
  return at(name).number(least, most);
}

std::string Fields::text(std::string_view name) const { return at(name).text(); }

const nlohmann::json& Fields::array(std::string_view name) const {
  size(name);
  return any(name);
}

std::size_t Fields::word(std::string_view name, std::span<const char* const> known) const {
  return at(name).word(known);
}

std::size_t Fields::size(std::string_view list) const { return at(list).size(); }

std::vector<std::string> Fields::texts(std::string_view name) const {
  std::vector<std::string> list;
  for (const Slot& item : at(name).items()) list.push_back(item.text());
  return list;
}

std::vector<std::int64_t> Fields::numbers(std::string_view name, std::int64_t least, std::int64_t most) const {
  std::vector<std::int64_t> list;
  for (const Slot& item : at(name).items()) list.push_back(item.number(least, most));
  return list;
}

std::vector<Fields> Fields::objects(std::string_view name) const {
  std::vector<Fields> list;
  for (const Slot& item : at(name).items()) list.push_back(item.object());
  return list;
}

Fields Fields::object(std::string_view name) const { return at(name).object(); }

void check_seats(const Fields& position, int seats, const char* rule) {
  if (position.has("seats") && position.number("seats", 1, kMostSeats) != seats)
    refuse_by(rule, "engine.position-seats", {{"seats", seats}, {"said", position.number("seats", 1, kMostSeats)}});
}

}  // namespace understory

#include "engine/fields.hpp"

#include <limits>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "engine/seat.hpp"

namespace understory {
namespace {

[[noreturn]] void refuse(const char* key, const std::string& field) { throw Refusal(Message(key, {{"field", field}})); }

std::int64_t checked_number(const nlohmann::json& json, const std::string& field, std::int64_t least,
                            std::int64_t most) {
  if (!json.is_number_integer()) refuse("engine.field-wants-number", field);
  const bool too_large =
      json.is_number_unsigned() &&
      json.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  const std::int64_t number = too_large ? std::numeric_limits<std::int64_t>::max() : json.get<std::int64_t>();
  if (number < least || number > most)
    throw Refusal(Message("engine.field-out-of-range", {{"field", field},
                                                        {"value", json.dump()},
                                                        {"least", std::to_string(least)},
                                                        {"most", std::to_string(most)},
                                                        ends_of(least, most)}));
  return number;
}

std::string checked_text(const nlohmann::json& json, const std::string& field) {
  if (!json.is_string()) refuse("engine.field-wants-text", field);
  return json.get<std::string>();
}

std::size_t checked_word(const std::string& word, const std::string& field, std::span<const char* const> known) {
  std::vector<std::string> words(known.begin(), known.end());
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == word) return i;
  throw Refusal(Message("engine.field-unknown-word", {{"field", field}, {"word", word}, {"known", verbatim(words)}}));
}

std::string item(const std::string& field, std::size_t index) { return field + "[" + std::to_string(index) + "]"; }

}  // namespace

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

std::string Fields::named(std::string path) const {
  return name_.empty() ? path : std::move(path) + " (" + name_ + ")";
}

std::string Fields::place() const { return named(place_); }

std::string Fields::place_of(std::string_view name) const { return named(path_to(name)); }

std::string Fields::place_at(std::string_view list, std::size_t at) const { return named(item(path_to(list), at)); }

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

bool Fields::truth(std::string_view name) const {
  const nlohmann::json& json = any(name);
  if (!json.is_boolean()) refuse("engine.field-wants-truth", place_of(name));
  return json.get<bool>();
}

std::int64_t Fields::number(std::string_view name, std::int64_t least, std::int64_t most) const {
  return checked_number(any(name), place_of(name), least, most);
}

std::string Fields::text(std::string_view name) const { return checked_text(any(name), place_of(name)); }

const nlohmann::json& Fields::array(std::string_view name) const {
  const nlohmann::json& json = any(name);
  if (!json.is_array()) refuse("engine.field-wants-list", place_of(name));
  return json;
}

std::size_t Fields::word(std::string_view name, std::span<const char* const> known) const {
  return checked_word(text(name), place_of(name), known);
}

std::size_t Fields::size(std::string_view list) const { return array(list).size(); }

std::int64_t Fields::number_at(std::string_view list, std::size_t at, std::int64_t least, std::int64_t most) const {
  return checked_number(array(list).at(at), place_at(list, at), least, most);
}

std::string Fields::text_at(std::string_view list, std::size_t at) const {
  return checked_text(array(list).at(at), place_at(list, at));
}

std::size_t Fields::word_at(std::string_view list, std::size_t at, std::span<const char* const> known) const {
  return checked_word(text_at(list, at), place_at(list, at), known);
}

Fields Fields::object_at(std::string_view list, std::size_t at) const {
  const nlohmann::json& json = array(list).at(at);
  if (!json.is_object()) refuse("engine.field-wants-object", place_at(list, at));
  return Fields(json, item(path_to(list), at)).called(name_);
}

std::vector<std::string> Fields::texts(std::string_view name) const {
  std::vector<std::string> list;
  for (std::size_t i = 0; i < size(name); ++i) list.push_back(text_at(name, i));
  return list;
}

std::vector<std::int64_t> Fields::numbers(std::string_view name, std::int64_t least, std::int64_t most) const {
  std::vector<std::int64_t> list;
  for (std::size_t i = 0; i < size(name); ++i) list.push_back(number_at(name, i, least, most));
  return list;
}

std::vector<Fields> Fields::objects(std::string_view name) const {
  std::vector<Fields> list;
  for (std::size_t i = 0; i < size(name); ++i) list.push_back(object_at(name, i));
  return list;
}

Fields Fields::object(std::string_view name) const {
  const nlohmann::json& json = any(name);
  if (!json.is_object()) refuse("engine.field-wants-object", place_of(name));
  return Fields(json, path_to(name)).called(name_);
}

void check_seats(const Fields& position, int seats, const char* rule) {
  if (position.has("seats") && position.number("seats", 1, kMostSeats) != seats)
    refuse_by(rule, "engine.position-seats", {{"seats", seats}, {"said", position.number("seats", 1, kMostSeats)}});
}

}  // namespace understory

#include "engine/fields.hpp"

#include <limits>

#include <nlohmann/json.hpp>

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

std::string item(const std::string& field, std::size_t index) { return field + "[" + std::to_string(index) + "]"; }

}  // namespace

Fields::Fields(const nlohmann::json& json, std::string place) : json_(&json), place_(std::move(place)) {
  if (json.is_object()) return;
  if (place_.empty()) throw Refusal(Message("engine.json-wants-object"));
  refuse("engine.field-wants-object", place_);
}

std::string Fields::place_of(std::string_view name) const {
  return place_.empty() ? std::string(name) : place_ + "." + std::string(name);
}

bool Fields::has(std::string_view name) const { return json_->contains(std::string(name)); }

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

std::vector<std::string> Fields::texts(std::string_view name) const {
  std::vector<std::string> list;
  for (const nlohmann::json& json : array(name)) list.push_back(checked_text(json, item(place_of(name), list.size())));
  return list;
}

std::vector<std::int64_t> Fields::numbers(std::string_view name, std::int64_t least, std::int64_t most) const {
  std::vector<std::int64_t> list;
  for (const nlohmann::json& json : array(name))
    list.push_back(checked_number(json, item(place_of(name), list.size()), least, most));
  return list;
}

std::vector<Fields> Fields::objects(std::string_view name) const {
  std::vector<Fields> list;
  for (const nlohmann::json& json : array(name)) list.emplace_back(json, item(place_of(name), list.size()));
  return list;
}

Fields Fields::object(std::string_view name) const { return {any(name), place_of(name)}; }

void check_seats(const Fields& position, int seats, const char* rule) {
  if (position.has("seats") && position.number("seats", 1, kMostSeats) != seats)
    refuse_by(rule, "engine.position-seats", {{"seats", seats}, {"said", position.number("seats", 1, kMostSeats)}});
}

}  // namespace understory

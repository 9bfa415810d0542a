#include "engine/pack.hpp"

#include <algorithm>

#include "engine/json.hpp"
#include "engine/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

// A value as people read it: {"gain": {"nitrogen": 1}} is "gain (nitrogen 1)".
std::string spelt(const json& value) {
  if (!value.is_structured()) return value.is_string() ? value.get<std::string>() : value.dump();
  std::string parts;
  for (const auto& [key, one] : value.items()) {
    const bool step = value.is_array() && one.is_object() && one.size() == 1;
    parts += (parts.empty() ? "" : ", ") + (value.is_object() ? key + " " : "");
    parts += one.is_structured() && !step ? "(" + spelt(one) + ")" : spelt(one);
  }
  return parts;
}

PackItem item_of(const json& value, const Description& as, const std::string& called) {
  std::string parts;
  for (const Description& member : as.members) {
    if (member.name == "name" || member.name == "source" || !value.contains(member.name)) continue;
    const json& one = value[member.name];
    parts += (parts.empty() ? "" : ", ") + (member.name == "value" ? "" : member.name + " ");
    parts += one.is_structured() ? "(" + spelt(one) + ")" : spelt(one);
  }
  return {called, parts, value["source"].get<std::string>()};
}

// Those in a value. One of a list is called by its name, or by its number.
void add_items(const json& value, const Description& as, const std::string& called, std::vector<PackItem>& items) {
  using Sort = Description::Sort;
  if (value.is_object() && value.contains("source")) return items.push_back(item_of(value, as, called));
  if (as.sort == Sort::object)
    for (const Description& member : as.members)
      if (value.contains(member.name)) add_items(value[member.name], member, member.name, items);
  if (as.sort == Sort::map)
    for (const auto& [key, one] : value.items()) add_items(one, as.of[0], (called + " ").append(key), items);
  if (as.sort == Sort::list)
    for (std::size_t i = 0; i < value.size(); ++i) {
      const std::string number = std::to_string(i + 1);
      add_items(value[i], as.of[0], called + " " + (value[i].is_object() ? value[i].value("name", number) : number),
                items);
    }
}

}  // namespace

bool is_name(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto fits = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= kLongest && letter(text.front()) &&
         std::all_of(text.begin(), text.end(), fits);
}

void expect_pack_of(const Fields& pack, std::string_view game) {
  if (const std::string found = pack.text("game"); found != game)
    throw Refusal(Message("engine.pack-game", {{"game", found}, {"expected", std::string(game)}}));
}

void expect_name(const std::string& text, const std::string& place) {
  if (!is_name(text)) throw Refusal(Message("engine.pack-name", {{"field", place}, {"value", text}}));
}

std::vector<PackItem> items_of(const nlohmann::json& pack, const Description& description) {
  std::vector<PackItem> items;
  add_items(pack, description, "", items);
  return items;
}

}  // namespace understory

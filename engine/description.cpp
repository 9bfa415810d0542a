#include "engine/description.hpp"

#include <algorithm>
#include <utility>

#include "engine/json.hpp"
#include "engine/pack.hpp"
#include "engine/seat.hpp"

namespace understory {
namespace {

using nlohmann::json;

bool is_within(const json& number, std::int64_t least, std::int64_t most) {
  return number.is_number_integer() && number.get<std::int64_t>() >= least && number.get<std::int64_t>() <= most;
}

// Whether a value that is made of no others is as described.
bool is_plain(const json& value, const Description& as) {
  using Sort = Description::Sort;
  switch (as.sort) {
    case Sort::number: return is_within(value, as.least, as.most);
    case Sort::seat: return is_within(value, 0, kMostSeats - 1);
    case Sort::truth: return value.is_boolean();
    case Sort::text: return value.is_string();
    case Sort::name: return value.is_string() && is_name(value.get_ref<const std::string&>());
    case Sort::word: return std::find(as.words.begin(), as.words.end(), value) != as.words.end();
    case Sort::message: return value.is_object() && value.contains("key");
    case Sort::spot:
      return value.is_array() && value.size() == 2 && value[0].is_number_integer() && value[1].is_number_integer();
    case Sort::list: return value.is_array() && is_within(value.size(), as.least, as.most);
    case Sort::map:
    case Sort::object: return value.is_object();
    case Sort::either: return true;
  }
  return false;
}

std::string inside(std::string place, const std::string& key) { return place.append(".").append(key); }

std::string misfit(const json& value, const Description& as, const std::string& place) {
  if (value.is_null() && as.or_null) return "";
  if (!is_plain(value, as)) return place;
  if (as.sort == Description::Sort::list)
    for (std::size_t i = 0; i < value.size(); ++i)
      if (auto found = misfit(value[i], as.of[0], place + "[" + std::to_string(i) + "]"); !found.empty()) return found;
  if (as.sort == Description::Sort::map)
    for (const auto& [key, one] : value.items()) {
      const bool known = as.words.empty() || std::find(as.words.begin(), as.words.end(), key) != as.words.end();
      if (!known) return inside(place, key);
      if (auto found = misfit(one, as.of[0], inside(place, key)); !found.empty()) return found;
    }
  if (as.sort == Description::Sort::either) {
    const auto fits = [&](const Description& one) { return misfit(value, one, place).empty(); };
    return std::any_of(as.of.begin(), as.of.end(), fits) ? "" : place;
  }
  if (as.sort != Description::Sort::object) return "";
  for (const Description& member : as.members) {
    if (!value.contains(member.name) && member.always) return inside(place, member.name);
    if (!value.contains(member.name)) continue;
    if (auto found = misfit(value[member.name], member, inside(place, member.name)); !found.empty()) return found;
  }
  for (auto it = value.begin(); it != value.end(); ++it) {
    const auto is_it = [&](const Description& one) { return one.name == it.key(); };
    if (std::none_of(as.members.begin(), as.members.end(), is_it)) return inside(place, it.key());
  }
  return "";
}

}  // namespace

Description member(std::string name, Description type, bool always) {
  type.name = std::move(name);
  type.always = always;
  return type;
}

void add_member(std::vector<Description>& members, Description member) {
  const auto same =
      std::find_if(members.begin(), members.end(), [&](const Description& one) { return one.name == member.name; });
  if (same == members.end())
    members.push_back(std::move(member));
  else
    *same = std::move(member);
}

std::string first_misfit(const nlohmann::json& value, const Description& description, const std::string& called) {
  return misfit(value, description, called);
}

}  // namespace understory

#include "tests/support/packs.hpp"

#include <array>
#include <limits>
#include <map>

namespace understory {
namespace {

using nlohmann::json;

std::size_t below(Rng& rng, std::size_t limit) { return rng.below(static_cast<std::uint32_t>(limit)); }

struct Part {
  json* value;
  std::string name;  // of the field, or of the list it stands in
  json* list;        // that it stands in, or nothing
};

void collect(json& from, const std::string& name, std::vector<Part>& into) {
  if (!from.is_structured()) return;
  for (auto& [key, value] : from.items()) {
    const std::string& called = from.is_array() ? name : key;
    into.push_back({&value, called, from.is_array() ? &from : nullptr});
    collect(value, called, into);
  }
}

// Lists of a pack are of very different lengths: each gets its turn.
Part any_part(json& pack, Rng& rng) {
  auto section = pack.begin();
  std::advance(section, static_cast<std::ptrdiff_t>(below(rng, pack.size())));
  std::vector<Part> parts{{&section.value(), section.key(), nullptr}};
  collect(section.value(), section.key(), parts);
  return parts[below(rng, parts.size())];
}

void change_number(json& number, Rng& rng) {
  constexpr std::array<std::int64_t, 17> kBorders{
      -1, 0, 1, 2, 3, 7, 8, 9, 10, 98, 99, 100, 255, 256, 32'767, 65'536, std::numeric_limits<std::int64_t>::max()};
  if (rng.below(3) == 0 && number.get<std::int64_t>() < 1000)
    number = number.get<std::int64_t>() + (rng.below(2) == 0 ? 1 : -1);
  else
    number = kBorders[below(rng, kBorders.size())];
}

// Leaves something out, puts `more` in or changes the order.
void change_list(json& list, const json& more, Rng& rng) {
  const auto any = [&] { return list.begin() + static_cast<std::ptrdiff_t>(below(rng, list.size())); };
  switch (rng.below(4)) {
    case 0: list.erase(any()); return;
    case 1: list.insert(any(), more); return;
    case 2: list.push_back(more); return;
    default: std::swap(*any(), *any());
  }
}

// Something that stands elsewhere under the same name: another program, another step, another cost.
json namesake(const Part& part, const std::vector<Part>& all, Rng& rng) {
  for (int tries = 0; tries < 200; ++tries)
    if (const Part& found = all[below(rng, all.size())]; found.name == part.name && found.value != part.value)
      return *found.value;
  return *part.value;
}

// Whether it could be done with this part.
bool change_shape(const Part& part, const std::vector<Part>& all, Rng& rng) {
  json& value = *part.value;
  switch (rng.below(7)) {
    case 0: value = namesake(part, all, rng); return true;
    case 1:
      if (part.list == nullptr) return false;
      change_list(*part.list, json(value), rng);
      return true;
    case 2:
      if (!value.is_array() || value.empty()) return false;
      change_list(value, namesake(part, all, rng), rng);
      return true;
    case 3:
      if (!value.is_object()) return false;
      value[all[below(rng, all.size())].name] = json(*all[below(rng, all.size())].value);
      return true;
    case 4:
      if (!value.is_object() || value.empty()) return false;
      value.erase(std::next(value.begin(), static_cast<std::ptrdiff_t>(below(rng, value.size()))));
      return true;
    case 5:
      if (!value.is_array()) return false;
      value.insert(value.begin() + static_cast<std::ptrdiff_t>(below(rng, value.size() + 1)), namesake(part, all, rng));
      return true;
    default: return false;
  }
}

void change_value(json& value, const std::vector<Part>& all, Rng& rng) {
  constexpr std::array<const char*, 4> kTexts{"", "x", "Two Words", "9Z"};
  if (value.is_number_integer()) change_number(value, rng);
  if (value.is_boolean()) value = !value.get<bool>();
  if (!value.is_string()) return;
  if (rng.below(2) == 0) {
    value = kTexts[below(rng, kTexts.size())];
    return;
  }
  for (int tries = 0; tries < 50; ++tries)
    if (const Part& found = all[below(rng, all.size())]; found.value->is_string()) {
      value = json(*found.value);
      return;
    }
}

}  // namespace

json mutated(json pack, Rng& rng) {
  const Part part = any_part(pack, rng);
  std::vector<Part> all;
  collect(pack, "", all);
  if (!change_shape(part, all, rng)) change_value(*part.value, all, rng);
  return pack;
}

MutationFigures expect_refused_or_played(const json& standard, const std::vector<Setup>& setups,
                                         const TryPack& try_pack, int packs) {
  MutationFigures figures;
  Rng rng(1);
  std::map<int, std::vector<Setup>> by_seats;
  for (const Setup& setup : setups) by_seats[setup.seats].push_back(setup);
  for (int i = 0; i < packs && !testing::Test::HasFailure(); ++i) {
    json start = standard;
    if (i % 2 == 1 && start.contains("setup"))  // everyone is rich, so that more is done
      for (auto& amount : start["setup"])
        if (amount.is_number()) amount = 99;
    const json pack = mutated(std::move(start), rng);
    std::vector<Setup> tried;
    for (const auto& [seats, choices] : by_seats) tried.push_back(choices[below(rng, choices.size())]);
    int played = 0;
    for (const Refusal& fault : all_faults([&] { played = try_pack(pack.dump(), tried, rng.next()); }))
      EXPECT_NE(fault.reason.key, "engine.pack-trial") << english(fault.reason) << "\n"
                                                       << json::diff(standard, pack).dump();
    ++(played > 0 ? figures.played : figures.refused);
  }
  return figures;
}

}  // namespace understory

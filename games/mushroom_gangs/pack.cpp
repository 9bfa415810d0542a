#include "games/mushroom_gangs/pack.hpp"

#include <algorithm>

#include "engine/hash.hpp"
#include "engine/json.hpp"
#include "engine/record.hpp"

namespace understory::mushroom_gangs {
namespace {

bool each_once(const Yields& yields) {
  unsigned seen = 0;
  for (const std::uint8_t yield : yields) seen |= 1U << yield;
  return seen == 0b11'1111'1110U;
}

void read_map(const Fields& fields, Pack& pack, Faults& faults) {
  YieldMap map;
  faults.only(fields, {"name", "yields", "source"});
  faults.part([&] { map.name = read_name(fields, pack.maps); });
  const std::size_t before = faults.count();
  faults.each(fields, "yields", {kFields, kFields}, [&](std::size_t i) {
    map.yields[i] = static_cast<std::uint8_t>(fields.number_at("yields", i, 1, kFields));
  });
  if (faults.count() == before && !each_once(map.yields))
    faults.note("R1.2", "mushroom-gangs.pack.yields", {{"field", fields.place_of("yields")}});
  faults.part([&] { map.source = read_source(fields); });
  pack.maps.push_back(map);
}

void read_maps(const Fields& fields, Pack& pack, Faults& faults) {
  constexpr std::size_t kMostMaps = 50;
  if (!faults.each_object(fields, "maps", {kMapNames.size(), kMostMaps},
                          [&](const Fields& map, std::size_t /*at*/) { read_map(map, pack, faults); }))
    return;
  for (const char* needed : kMapNames)
    if (std::none_of(pack.maps.begin(), pack.maps.end(), [&](const YieldMap& map) { return map.name == needed; }))
      faults.note("R1.2", "mushroom-gangs.pack.map-missing", {{"field", "maps"}, {"name", needed}});
}

void read_amount(const Fields& pack, const char* name, int most, int& amount, Origin& source, Faults& faults) {
  faults.part([&] {
    const Fields fields = pack.object(name);
    faults.only(fields, {"value", "source"});
    faults.part([&] { amount = static_cast<int>(fields.number("value", 0, most)); });
    faults.part([&] { source = read_source(fields); });
  });
}

// A gang's words stand in locales/ under its name.
void read_gangs(const Fields& fields, Pack& pack, Faults& faults) {
  faults.only(fields, {"names", "source"});
  faults.each(fields, "names", {kMostGangs, kMostGangs}, [&](std::size_t i) {
    const std::string name = fields.text_at("names", i);
    expect_name(name, fields.place_at("names", i));
    if (std::count(pack.gangs.begin(), pack.gangs.end(), name) > 0)
      faults.note("R7.1", "engine.pack-twice", {{"field", fields.place_at("names", i)}, {"value", name}});
    pack.gangs.push_back(name);
  });
  faults.part([&] { pack.gangs_source = read_source(fields); });
}

}  // namespace

Pack parse_pack(std::string_view text) {
  const nlohmann::json json = parse_json(text);
  const Fields fields(json, "");
  expect_pack_of(fields, "mushroom-gangs");

  Pack pack;
  Faults faults;
  faults.only(fields, {"game", "name", "start", "jump_out_cost", "maps", "gangs"});
  faults.part([&] { pack.name = read_name(fields); });
  pack.hash = hash_of_text(json.dump());
  // Totals stay within 16 bits: 250 actions bring at most 52 mushrooms each and cost at most 99 (state.hpp).
  read_amount(fields, "start", 1000, pack.start, pack.start_source, faults);
  read_amount(fields, "jump_out_cost", 99, pack.jump_out_cost, pack.jump_out_cost_source, faults);
  read_maps(fields, pack, faults);
  faults.part([&] { read_gangs(fields.object("gangs"), pack, faults); });
  faults.settle();
  return pack;
}

std::vector<PackItem> describe_pack(const Pack& pack) {
  std::vector<PackItem> items{
      {"start", std::to_string(pack.start), name_of(pack.start_source)},
      {"jump_out_cost", std::to_string(pack.jump_out_cost), name_of(pack.jump_out_cost_source)}};
  for (const YieldMap& map : pack.maps) {
    std::string yields;
    for (const std::uint8_t yield : map.yields) yields += static_cast<char>('0' + yield);
    items.push_back({"map " + map.name, yields, name_of(map.source)});
  }
  for (std::size_t i = 0; i < pack.gangs.size(); ++i)
    items.push_back({"gang " + std::to_string(i), pack.gangs[i], name_of(pack.gangs_source)});
  return items;
}

Yields find_map(const Pack& pack, std::string_view map) {
  std::vector<Message> names;
  for (const YieldMap& known : pack.maps) {
    if (known.name == map) return known.yields;
    names.push_back(verbatim(known.name));
  }
  Yields yields{};
  bool digits = map.size() == yields.size();
  for (std::size_t i = 0; i < yields.size() && digits; ++i) {
    digits = map[i] >= '1' && map[i] <= '9';
    yields[i] = static_cast<std::uint8_t>(map[i] - '0');
  }
  if (!digits || !each_once(yields))
    throw Refusal(Message("mushroom-gangs.option.map", {{"value", std::string(map)}, {"known", names}}), "R1.2");
  return yields;
}

}  // namespace understory::mushroom_gangs

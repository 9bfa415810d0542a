#include "games/mushroom_gangs/pack.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "engine/fields.hpp"
#include "engine/hash.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"

namespace understory::mushroom_gangs {
namespace {

Source read_source(const Fields& fields) {
  const std::string source = fields.text("source");
  if (source == "printed") return Source::printed;
  if (source == "designed") return Source::designed;
  throw Refusal(Message("engine.pack-source", {{"field", fields.place_of("source")}, {"value", source}}));
}

bool each_once(const Yields& yields) {
  unsigned seen = 0;
  for (const std::uint8_t yield : yields) seen |= 1U << yield;
  return seen == 0b11'1111'1110U;
}

// A gang's words stand in locales/ under its name.
bool is_name(const std::string& text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && std::all_of(text.begin(), text.end(), fits);
}

YieldMap read_map(const Fields& fields) {
  fields.only({"name", "yields", "source"});
  YieldMap map{fields.text("name"), {}, read_source(fields)};
  const auto yields = fields.numbers("yields", 1, kFields);
  for (std::size_t i = 0; i < yields.size() && i < map.yields.size(); ++i)
    map.yields[i] = static_cast<std::uint8_t>(yields[i]);
  if (yields.size() != map.yields.size() || !each_once(map.yields))
    throw Refusal(Message("mushroom-gangs.pack.yields", {{"field", fields.place_of("yields")}}));
  return map;
}

}  // namespace

Pack parse_pack(std::string_view text) {
  const nlohmann::json json = parse_json(text);
  const Fields fields(json, "");
  fields.only({"game", "name", "start", "jump_out_cost", "maps", "gangs"});
  if (const std::string game = fields.text("game"); game != "mushroom-gangs")
    throw Refusal(Message("engine.pack-game", {{"game", game}, {"expected", "mushroom-gangs"}}));

  Pack pack;
  pack.name = fields.text("name");
  pack.hash = hash_of_text(json.dump());
  const Fields start = fields.object("start");
  start.only({"value", "source"});
  pack.start = static_cast<int>(start.number("value", 0, 1000));
  pack.start_source = read_source(start);
  const Fields jump = fields.object("jump_out_cost");
  jump.only({"value", "source"});
  pack.jump_out_cost = static_cast<int>(jump.number("value", 0, 99));
  pack.jump_out_cost_source = read_source(jump);
  for (const Fields& map : fields.objects("maps")) {
    pack.maps.push_back(read_map(map));
    const std::string& name = pack.maps.back().name;
    const auto same = [&](const YieldMap& other) { return other.name == name; };
    if (name.empty() || std::count_if(pack.maps.begin(), pack.maps.end(), same) > 1)
      throw Refusal(Message("mushroom-gangs.pack.map-name", {{"field", map.place_of("name")}}));
  }
  if (pack.maps.empty()) throw Refusal(Message("mushroom-gangs.pack.no-map", {{"field", "maps"}}));
  const Fields gangs = fields.object("gangs");
  gangs.only({"names", "source"});
  pack.gangs = gangs.texts("names");
  pack.gangs_source = read_source(gangs);
  if (pack.gangs.size() != kMostGangs)
    throw Refusal(Message("mushroom-gangs.pack.gangs", {{"field", "gangs.names"}, {"count", kMostGangs}}));
  for (const std::string& gang : pack.gangs)
    if (!is_name(gang) || std::count(pack.gangs.begin(), pack.gangs.end(), gang) > 1)
      throw Refusal(Message("mushroom-gangs.pack.gang-name", {{"field", "gangs.names"}, {"name", gang}}));
  return pack;
}

std::vector<PackItem> describe_pack(const Pack& pack) {
  const auto source = [](Source from) { return from == Source::printed ? "printed" : "designed"; };
  std::vector<PackItem> items{{"start", std::to_string(pack.start), source(pack.start_source)},
                              {"jump_out_cost", std::to_string(pack.jump_out_cost), source(pack.jump_out_cost_source)}};
  for (const YieldMap& map : pack.maps) {
    std::string yields;
    for (const std::uint8_t yield : map.yields) yields += static_cast<char>('0' + yield);
    items.push_back({"map " + map.name, yields, source(map.source)});
  }
  for (std::size_t i = 0; i < pack.gangs.size(); ++i)
    items.push_back({"gang " + std::to_string(i), pack.gangs[i], source(pack.gangs_source)});
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

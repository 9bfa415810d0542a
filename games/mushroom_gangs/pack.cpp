#include "games/mushroom_gangs/pack.hpp"

#include <algorithm>

#include "engine/pack_json.hpp"

namespace understory::mushroom_gangs {
namespace {

bool each_once(const Yields& yields) {
  unsigned seen = 0;
  for (const std::uint8_t yield : yields) seen |= 1U << yield;
  return seen == 0b11'1111'1110U;
}

}  // namespace

void check_yields(const Slot& at, const Yields& yields, Faults& faults) {
  if (!each_once(yields)) faults.note("R1.2", "mushroom-gangs.pack.yields", {{"field", at.place()}});
}

void check_maps(const Slot& at, const std::vector<YieldMap>& maps, Faults& faults) {
  for (const char* needed : kMapNames)
    if (std::none_of(maps.begin(), maps.end(), [&](const YieldMap& map) { return map.name == needed; }))
      faults.note("R1.2", "mushroom-gangs.pack.map-missing", {{"field", at.place()}, {"name", needed}});
}

Pack parse_pack(std::string_view text) { return read_pack<Pack>(text, "mushroom-gangs"); }

Description describe_pack() { return understory::describe_pack<Pack>("mushroom-gangs", PackWords()); }

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

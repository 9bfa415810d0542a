// The components of Mushroom Gangs as data: packs/mushroom_gangs/<pack>.json.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pack.hpp"
#include "engine/text.hpp"
#include "games/mushroom_gangs/types.hpp"

namespace understory::mushroom_gangs {

// The yields of the nine fields, field by field from the forest to Home, left to right; each of 1-9 once.
using Yields = std::array<std::uint8_t, kFields>;

// The choices of the option `map`. Every pack has them, and may have more.
inline constexpr std::array<const char*, 3> kMapNames{"keypad", "deep", "magic"};

struct YieldMap {
  std::string name;
  Yields yields{};
  Origin source{};
};

struct Pack {
  std::string name;
  std::uint64_t hash = 0;
  int start = 0;  // mushrooms each gang begins with (R2.5)
  Origin start_source{};
  int jump_out_cost = 0;  // R4.7
  Origin jump_out_cost_source{};
  std::vector<YieldMap> maps;      // the option `map` names one (R1.2)
  std::vector<std::string> gangs;  // keys below mushroom-gangs.gang., one per seat
  Origin gangs_source{};
};

// Throws a Faulty that names every field with a fault.
Pack parse_pack(std::string_view json);

// Every component with its value and source, in the order of the file.
std::vector<PackItem> describe_pack(const Pack& pack);

// The map of that name, or nine different digits 1-9 as they are. Throws a Refusal for anything else.
Yields find_map(const Pack& pack, std::string_view map);

}  // namespace understory::mushroom_gangs

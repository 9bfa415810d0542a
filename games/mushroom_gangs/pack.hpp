// The components of Mushroom Gangs as data: packs/mushroom_gangs/<pack>.json.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/faults.hpp"
#include "engine/pack.hpp"
#include "engine/sheet_forms.hpp"
#include "games/mushroom_gangs/types.hpp"

namespace understory::mushroom_gangs {

// The yields of the nine fields, field by field from the forest to Home, left to right; each of 1-9 once.
using Yields = std::array<std::uint8_t, kFields>;

// The choices of the option `map`. Every pack has them, and may have more.
inline constexpr std::array<const char*, 3> kMapNames{"keypad", "deep", "magic"};

// That there is each of 1-9 once, and that no map is missing that can be chosen.
void check_yields(const Slot& at, const Yields& yields, Faults& faults);
struct YieldMap {
  std::string name;
  Yields yields{};
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &YieldMap::name, Name()),
                           field("yields", &YieldMap::yields, Judged<check_yields, Within>{{1, kFields}}),
                           field("source", &YieldMap::source));
  }
};
void check_maps(const Slot& at, const std::vector<YieldMap>& maps, Faults& faults);

template <int Most>
struct Amount {
  int value = 0;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("value", &Amount::value, Within{0, Most}), field("source", &Amount::source));
  }
};

struct Gangs {
  std::vector<std::string> names;  // keys below mushroom-gangs.gang., one per seat
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("names", &Gangs::names, Many{kMostGangs, kMostGangs, Name()}),
                           field("source", &Gangs::source));
  }
};

// Totals stay within 16 bits: 250 actions bring at most 52 mushrooms each and cost at most 99 (state.hpp).
struct Pack {
  std::string name;
  std::uint64_t hash = 0;
  Amount<1000> start;          // mushrooms each gang begins with (R2.5)
  Amount<99> jump_out_cost;    // R4.7
  std::vector<YieldMap> maps;  // the option `map` names one (R1.2)
  Gangs gangs;

  static constexpr auto fields() {
    return std::make_tuple(field("name", &Pack::name, Name()), derived(&Pack::hash), field("start", &Pack::start),
                           field("jump_out_cost", &Pack::jump_out_cost),
                           field("maps", &Pack::maps, Judged<check_maps, Many<>>{{kMapNames.size(), 50}}),
                           field("gangs", &Pack::gangs));
  }
};

// Throws a Faulty that names every field with a fault.
Pack parse_pack(std::string_view json);

// What a pack can hold.
Description describe_pack();

// The map of that name, or nine different digits 1-9 as they are. Throws a Refusal for anything else.
Yields find_map(const Pack& pack, std::string_view map);

}  // namespace understory::mushroom_gangs

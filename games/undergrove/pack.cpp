// Packs as JSON: what the lists in pack.hpp do not say. How programs are read is in programs.cpp.
#include "games/undergrove/pack.hpp"

#include "engine/pack_json.hpp"

namespace understory::undergrove {
namespace {

struct ByCubes {
  std::vector<int> cubes;
  static constexpr auto fields() {
    return std::make_tuple(field("cubes", &ByCubes::cubes, Many{2, kMostN + 1, Within{0, kMostN}}));
  }
};
struct ByNeighbours {
  int base = 0;
  int adjacent = 0;
  static constexpr auto fields() {
    return std::make_tuple(field("base", &ByNeighbours::base, Within{0, kMostN}),
                           field("adjacent", &ByNeighbours::adjacent, Within{1, kMostN}));
  }
};

constexpr std::array<const char*, 8> kCompasses{"ne", "nw", "es", "en", "se", "sw", "wn", "ws"};

}  // namespace

void PowerName::read(const Slot& at, Power& power, const auto& /*read*/) const {
  power = Power{static_cast<std::uint8_t>(1 + at.word(powers()))};
}
Description PowerName::type(Power /*power*/, const auto& /*describe*/) const { return sheet::one_of(powers()); }

void Worth::read_of(const Slot& at, auto& tile, const auto& read) const {
  if (at.any().is_number()) {
    tile.points = {static_cast<int>(at.number(0, kMostN))};
  } else if (at.object().has("cubes")) {
    ByCubes worth;
    read(at, worth);
    tile.points = worth.cubes;
  } else {
    ByNeighbours worth;
    read(at, worth);
    tile.points = {worth.base};
    tile.adjacent = worth.adjacent;
  }
}
Description Worth::type(const std::vector<int>& /*points*/, const auto& describe) const {
  return {.sort = Description::Sort::either,
          .of = {sheet::number_type(0, kMostN), describe(ByCubes()), describe(ByNeighbours())}};
}

void Compass::read(const Slot& at, std::array<std::uint8_t, 2>& sides, const auto& /*read*/) const {
  const std::string_view said = kCompasses[at.word(kCompasses)];
  for (std::size_t i = 0; i < sides.size(); ++i)
    sides[i] = static_cast<std::uint8_t>(std::string_view("nesw").find(said[i]));
}
Description Compass::type(const std::array<std::uint8_t, 2>& /*sides*/, const auto& /*describe*/) const {
  return sheet::one_of(kCompasses);
}

Pack parse_pack(std::string_view text) {
  Pack pack;
  Faults faults;
  read_pack(text, "undergrove", pack, Calls{pack}, faults);
  check_lists(pack, faults);
  check_amounts(pack, faults);
  faults.settle();
  for (GuideDef& guide : pack.guides)
    for (const std::string& name : guide.names)
      guide.hand.push_back(Tile{static_cast<std::uint8_t>(find_name(pack.tiles, name))});
  return pack;
}

Description describe_pack() {
  const Pack none;
  return understory::describe_pack<Pack>("undergrove", Calls{none});
}

}  // namespace understory::undergrove

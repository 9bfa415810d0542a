// How fields of a position are written that have a way of their own (engine/sheet.hpp); position.cpp has the bodies.
// One without `read` needs more than its field: the game reads it.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/description.hpp"
#include "engine/fields.hpp"

namespace understory::undergrove {

// The mushrooms in the forest; to viewers with what they are worth.
struct ForestList {
  nlohmann::json write(const auto& forest, const auto& write) const;
  Description type(const auto& forest, const auto& describe) const;
};

// The plants there are, and the mushrooms that one has roots on.
struct PlantList {
  nlohmann::json write(const auto& plants, const auto& write) const;
  Description type(const auto& plants, const auto& describe) const;
};
struct RootNames {
  nlohmann::json write_of(const auto& plant, const auto& write) const;
  Description type(const auto& roots, const auto& describe) const;
};

// The tiles; in a position with their ages.
struct HandList {
  nlohmann::json write(const auto& hand, const auto& write) const;
  Description type(const auto& hand, const auto& describe) const;
};

// Bonus tiles by the stones that their stacks lie on, {"2": "nitrogen"}, and those stones alone.
struct ByStone {
  nlohmann::json write(const auto& bonus, const auto& write) const;
  void read(const Slot& at, auto& bonus, const auto& read) const;
  Description type(const auto& bonus, const auto& describe) const;
};
struct StoneList {
  nlohmann::json write(std::uint8_t stacks, const auto& write) const;
  Description type(std::uint8_t stacks, const auto& describe) const;
};

// Which program runs, by the name of what it is printed on.
struct ProgramName {
  nlohmann::json write_of(const auto& turn, const auto& write) const;
  void read_of(const Slot& at, auto& turn, const auto& read) const;
  Description type(std::uint8_t index, const auto& describe) const;
};

// The Elder's cards, where it plays; to viewers with what the next one does.
struct ElderCards {
  bool there(const auto& calls) const { return calls.solo; }
  nlohmann::json write(const auto& elder, const auto& write) const;
  void read(const Slot& at, auto& elder, const auto& read) const { read(at, elder); }
  Description type(const auto& elder, const auto& describe) const;
};

}  // namespace understory::undergrove

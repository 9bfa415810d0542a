// How fields of a position are written that have a way of their own (engine/sheet.hpp); position.cpp has the bodies.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/description.hpp"
#include "engine/fields.hpp"

namespace understory::tree_society {

// The places of an Ongoing section, null where no card lies.
struct SlotList {
  nlohmann::json write(const auto& slots, const auto& write) const;
  void read(const Slot& at, auto& slots, const auto& read) const;
  Description type(const auto& slots, const auto& describe) const;
};

// Bits that stand for places, as a list of their numbers.
struct PlaceList {
  int places;
  nlohmann::json write(const auto& bits, const auto& write) const;
  void read(const Slot& at, auto& bits, const auto& read) const;
  Description type(const auto& bits, const auto& describe) const;
};

// Which program it is, by what it stands on.
struct ProgramName {
  nlohmann::json write(const auto& program, const auto& write) const;
  void read(const Slot& at, auto& program, const auto& read) const;
  Description type(const auto& program, const auto& describe) const;
};

struct ProgramList {
  nlohmann::json write(const auto& programs, const auto& write) const;
  void read(const Slot& at, auto& programs, const auto& read) const;
  Description type(const auto& programs, const auto& describe) const;
};

}  // namespace understory::tree_society

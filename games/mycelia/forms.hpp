// How fields of a position are written that have a way of their own (engine/sheet.hpp); position.cpp has the bodies.
#pragma once

#include <array>
#include <cstdint>

#include <nlohmann/json_fwd.hpp>

#include "engine/description.hpp"
#include "engine/fields.hpp"

namespace understory::mycelia {

// Four rows of five numbers.
struct DropGrid {
  nlohmann::json write(const auto& drops, const auto& write) const;
  void read(const Slot& at, auto& drops, const auto& read) const;
  Description type(const auto& drops, const auto& describe) const;
};

// The letters of action cards, each as often as it is there.
struct LetterList {
  nlohmann::json write(const auto& counts, const auto& write) const;
  void read(const Slot& at, auto& counts, const auto& read) const;
  Description type(const auto& counts, const auto& describe) const;
};

// Whose turn it is: a seat, or Gwidyon behind it; null if nobody's.
struct Whose {
  nlohmann::json write(const auto& seat, const auto& write) const;
  void read(const Slot& at, auto& seat, const auto& read) const;
  Description type(const auto& seat, const auto& describe) const { return describe(seat); }
};

// Which program it is, by what it is printed on.
struct ProgramName {
  nlohmann::json write(const auto& program, const auto& write) const;
  void read(const Slot& at, auto& program, const auto& read) const;
  Description type(const auto& program, const auto& describe) const;
};

// Gwidyon, where it plays.
struct Ghost {
  bool there(const auto& calls) const { return calls.solo; }
  nlohmann::json write(const auto& gwidyon, const auto& write) const;
  void read(const Slot& at, auto& gwidyon, const auto& read) const { read(at, gwidyon); }
  Description type(const auto& gwidyon, const auto& describe) const { return describe(gwidyon); }
};

}  // namespace understory::mycelia

// The components of Foraging, as read from packs/_template/<pack>.json.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pack.hpp"
#include "games/_template/types.hpp"

namespace understory::template_game {

inline constexpr int kLeastCards = 16;  // four foragers are dealt up to four cards each (R2.1)
inline constexpr int kMostCards = 250;  // counts of cards are bytes

struct CardDef {
  std::string name;  // as moves call it; its words stand under template.card.
  int copies = 0;
  Program program;
  Origin source{};
};

struct Amount {
  int value = 0;
  Origin source{};
};

struct Pack {
  std::string name;
  std::uint64_t hash = 0;
  Amount bury;  // R3.3
  Amount rest;  // R3.4
  Amount find;  // R5.2
  std::vector<CardDef> cards;
};

// Throws a Faulty that names every field with a fault.
Pack parse_pack(std::string_view json);

}  // namespace understory::template_game

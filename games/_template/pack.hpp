// The components of Foraging, as read from packs/_template/<pack>.json.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/facts.hpp"
#include "engine/faults.hpp"
#include "engine/pack.hpp"
#include "engine/sheet_forms.hpp"
#include "games/_template/types.hpp"

namespace understory {
template <class Calls>
struct Reader;
template <class Calls>
struct Describer;
}  // namespace understory

namespace understory::template_game {

inline constexpr int kLeastCards = 16;  // four foragers are dealt up to four cards each (R2.1)
inline constexpr int kMostCards = 250;  // counts of cards are bytes

// How a program is written (programs.cpp): [{"choose": [{"gain": 4}, {"draw": 2}]}].
struct Steps {
  void read(const Slot& at, Program& program, const Reader<PackWords>& read) const;
  Description type(const Program& program, const Describer<PackWords>& describe) const;
};

struct CardDef {
  std::string name;  // as moves call it; its words stand under template.card.
  int copies = 0;
  Program program;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &CardDef::name, Name()),
                           field("copies", &CardDef::copies, Within{1, kMostCards}),
                           field("program", &CardDef::program, Steps()), field("source", &CardDef::source));
  }
};

struct Amount {
  int value = 0;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("value", &Amount::value, Within{0, kMostN}), field("source", &Amount::source));
  }
};

// That there are as many as a game needs, and can count.
void check_cards(const Slot& at, const std::vector<CardDef>& cards, Faults& faults);

struct Pack {
  std::string name;
  std::uint64_t hash = 0;
  Amount bury;  // R3.3
  Amount rest;  // R3.4
  Amount find;  // R5.2
  std::vector<CardDef> cards;

  static constexpr auto fields() {
    return std::make_tuple(field("name", &Pack::name, Name()), derived(&Pack::hash), field("bury", &Pack::bury),
                           field("rest", &Pack::rest), field("find", &Pack::find),
                           field("cards", &Pack::cards, Judged<check_cards, Many<>>{{1, kMostKinds}}));
  }
};

// How cards are called in facts and on paper: by their names.
struct Calls {
  const Pack& pack;
  int places = 0;  // seats
  Names operator()(Card /*card*/) const {
    Names names{.names = {}, .rule = "R1.2"};
    for (const CardDef& card : pack.cards) names.names.emplace_back(card.name);
    return names;
  }
};

// Throws a Faulty that names every field with a fault.
Pack parse_pack(std::string_view json);

// What a pack can hold.
Description describe_pack();

}  // namespace understory::template_game

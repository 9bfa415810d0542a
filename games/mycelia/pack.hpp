// The components of Mycelia, as read from packs/mycelia/<pack>.json.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/faults.hpp"
#include "engine/pack.hpp"
#include "engine/sheet_forms.hpp"
#include "games/mycelia/types.hpp"

namespace understory::mycelia {

inline constexpr int kStartCards = 6;    // of a player (R1.6)
inline constexpr int kDrops = 20;        // of a player (R2.2)
inline constexpr int kMostCopies = 3;    // of a card, as bags count
inline constexpr int kMostPrice = 20;    // in leaves
inline constexpr int kMostShrines = 18;  // additional ones

// No program asks for more answers than this, whatever is chosen, and whoever is asked.
inline constexpr int kMostAnswers = 200;

// A program, in which these steps may stand. Each is an object with its name and what it takes:
// [{"leaves": 1}, {"repeat": {"times": 2, "steps": [{"field": {"land": "moss", "holds": 1, "then": [{"move": 1}]}}]}}]
template <Op... Allowed>
struct Steps {
  void read(const Slot& at, Program& program, const auto& read) const;
  Description type(const Program& program, const auto& describe) const;
};
using CardSteps = Steps<Op::leaves, Op::field, Op::repeat, Op::either, Op::others, Op::trash>;
using HiringSteps =
    Steps<Op::leaves, Op::field, Op::repeat, Op::either, Op::others, Op::trash, Op::action_card, Op::shrine_tile>;
using ActionSteps = Steps<Op::leaves, Op::field, Op::repeat, Op::either, Op::trash, Op::new_showcase>;
using SoloSteps = Steps<Op::leaves, Op::field, Op::new_showcase, Op::flip_chip, Op::gwidyon>;

// A drawing of the fields, four rows of five signs: landscapes as L, M, W, S; drops as digits, a dot for none; the
// shrine as *.
struct LandRows {
  void read(const Slot& at, std::array<Land, kFields>& lands, const auto& read) const;
  Description type(const std::array<Land, kFields>& lands, const auto& describe) const;
};
struct DropRows {
  void read(const Slot& at, std::array<std::uint8_t, kFields>& drops, const auto& read) const;
  Description type(const std::array<std::uint8_t, kFields>& drops, const auto& describe) const;
};
// One or two fields for each symbol: {"acorn": ["c1", "d3"]}.
struct FieldsBySymbol {
  void read(const Slot& at, std::array<FieldSet, kSymbols>& fields, const auto& read) const;
  Description type(const std::array<FieldSet, kSymbols>& fields, const auto& describe) const;
};

struct GroundDef {
  std::string name;
  std::array<Land, kFields> lands{};  // Land::any for the shrine
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &GroundDef::name, OneOf<kGroundNames>()),
                           field("rows", &GroundDef::lands, LandRows()), field("source", &GroundDef::source));
  }
};

struct LayoutDef {
  std::string name;
  std::array<std::uint8_t, kFields> drops{};
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &LayoutDef::name, OneOf<kSideNames>()),
                           field("rows", &LayoutDef::drops, DropRows()), field("source", &LayoutDef::source));
  }
};

struct SupplyDef {
  std::string name;
  std::array<FieldSet, kSymbols> symbols{};
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &SupplyDef::name, OneOf<kSideNames>()),
                           field("symbols", &SupplyDef::symbols, FieldsBySymbol()),
                           field("source", &SupplyDef::source));
  }
};

// A start card.
struct CardDef {
  std::string name;  // as moves call it; its words stand under mycelia.card.
  int copies = 0;
  Program program;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &CardDef::name, Name()),
                           field("copies", &CardDef::copies, Within{1, kMostCopies}),
                           field("program", &CardDef::program, CardSteps()), field("source", &CardDef::source));
  }
};

enum class Set : std::uint8_t { basic, expansion };
inline constexpr std::array<const char*, 2> kSetNames{"basic", "expansion"};

struct HeroDef {
  std::string name;
  Set set{};
  int copies = 0;
  int price = 0;
  Program program;
  Program hiring;  // done once when it is hired (R4.2)
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &HeroDef::name, Name()), field("set", &HeroDef::set),
                           field("copies", &HeroDef::copies, Within{1, kMostCopies}),
                           field("price", &HeroDef::price, Within{0, kMostPrice}),
                           field("program", &HeroDef::program, CardSteps()),
                           field("hiring", &HeroDef::hiring, IfAny{HiringSteps()}), field("source", &HeroDef::source));
  }
};

struct ActionDef {
  std::string name;
  int copies = 0;  // in the supply of the expansion, for c to e; a and b are everyone's
  int price = 0;
  Program program;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &ActionDef::name, OneOf<kActionNames>()),
                           field("copies", &ActionDef::copies, Within{0, kMostActions}),
                           field("price", &ActionDef::price, Within{0, kMostPrice}),
                           field("program", &ActionDef::program, ActionSteps()), field("source", &ActionDef::source));
  }
};

struct SoloDef {
  std::string name;
  Program program;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &SoloDef::name, OneOf<kSoloNames>()),
                           field("program", &SoloDef::program, SoloSteps()), field("source", &SoloDef::source));
  }
};

struct ShrineDef {
  std::array<int, kMostPlayers> full{};  // with how many drops, by the number of players (R1.4)
  int additional = 0;                    // shrines for forests (R1.8)
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("full", &ShrineDef::full, Within{2 * kMostPlayers, 50}),
                           field("additional", &ShrineDef::additional, Within{0, kMostShrines}),
                           field("source", &ShrineDef::source));
  }
};

// What goes beyond what a field says by itself.
void check_hero(const Fields& at, const HeroDef& hero, Faults& faults);
void check_start(const Slot& at, const std::vector<CardDef>& cards, Faults& faults);
void check_heroes(const Slot& at, const std::vector<HeroDef>& heroes, Faults& faults);

struct Pack {
  std::string name;
  std::uint64_t hash = 0;
  ShrineDef shrine;
  std::vector<GroundDef> grounds;
  std::vector<LayoutDef> layouts;
  std::vector<SupplyDef> supplies;
  std::vector<CardDef> start;
  std::vector<HeroDef> heroes;
  std::vector<ActionDef> actions;
  std::vector<SoloDef> solo;

  static constexpr auto fields() {
    return std::make_tuple(
        field("name", &Pack::name, Name()), derived(&Pack::hash), field("shrine", &Pack::shrine),
        field("grounds", &Pack::grounds, Many{kGrounds, kGrounds}),
        field("layouts", &Pack::layouts, Many{kSides, kSides}),
        field("supplies", &Pack::supplies, Many{kSides, kSides}),
        field("start", &Pack::start, Judged<check_start, Many<>>{{1, kMostStartKinds}}),
        field("heroes", &Pack::heroes, Judged<check_heroes, Many<Judged<check_hero>>>{{1, kMostHeroKinds}}),
        field("actions", &Pack::actions, Many{kActions, kActions}), field("solo", &Pack::solo, Many{kSolos, kSolos}));
  }

  std::size_t cards() const { return start.size() + heroes.size(); }
  bool is_hero(Card card) const { return raw(card) >= start.size(); }
  const HeroDef& hero(Card card) const { return heroes[raw(card) - start.size()]; }
  const std::string& card_name(Card card) const { return is_hero(card) ? hero(card).name : start[raw(card)].name; }
  int copies(Card card) const { return is_hero(card) ? hero(card).copies : start[raw(card)].copies; }
};

// How things are called in facts and on paper: by their names in the pack, or by the words of the rules.
struct Calls {
  const Pack& pack;
  Names operator()(Card /*card*/) const {
    Names names{.names = {}, .rule = "R1.6"};
    for (std::size_t i = 0; i < pack.cards(); ++i)
      names.names.emplace_back(pack.card_name(Card{static_cast<std::uint8_t>(i)}));
    return names;
  }
  Names operator()(Land /*land*/) const { return {{kLandNames.begin(), kLandNames.end()}, "land", "R1.2"}; }
  Names operator()(Ground /*ground*/) const { return {{kGroundNames.begin(), kGroundNames.end()}, "ground", "R2.3"}; }
  Names operator()(Layout /*layout*/) const { return {{kSideNames.begin(), kSideNames.end()}, "side", "R2.2"}; }
  Names operator()(Supply /*supply*/) const { return {{kSideNames.begin(), kSideNames.end()}, "side", "R2.1"}; }
  Names operator()(Symbol /*symbol*/) const { return {{kSymbolNames.begin(), kSymbolNames.end()}, "sign", "R9.3"}; }
  Names operator()(Action /*action*/) const { return {{kActionNames.begin(), kActionNames.end()}, "action", "R1.8"}; }
  Names operator()(Solo /*solo*/) const { return {{kSoloNames.begin(), kSoloNames.end()}, "solo", "R11.4"}; }
  Names operator()(Op /*op*/) const { return {{kOpNames.begin(), kOpNames.end()}, "op", "R6.1"}; }
  Names operator()(Set /*set*/) const { return {{kSetNames.begin(), kSetNames.end()}, "set"}; }
  Names operator()(Origin origin) const { return PackWords()(origin); }
  Grid operator()(At /*at*/) const { return {kColumns, kRows}; }
};

// Throws a Faulty that names every field with a fault. What it returns can be played to the end.
Pack parse_pack(std::string_view json);
// What a pack can hold.
Description describe_pack();

// "c2", and back; kNowhere for what is no field.
std::string name_of(At at);
At find_field(std::string_view name);

// What a program is printed on: "hiring hydnum-repandum".
std::string name_of(const Pack& pack, ProgramId id);

}  // namespace understory::mycelia

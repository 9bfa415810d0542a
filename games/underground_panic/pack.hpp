// The components of Underground Panic!, as read from packs/underground_panic/<pack>.json.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/facts.hpp"
#include "engine/faults.hpp"
#include "engine/pack.hpp"
#include "engine/sheet_forms.hpp"
#include "games/underground_panic/types.hpp"

namespace understory::underground_panic {

inline constexpr int kMostAcross = 1000;  // of the drawing
inline constexpr int kMostDown = 1600;
inline constexpr int kMostPoints = 20;

// A place in the drawing.
using Spot = std::array<int, 2>;

struct SpaceDef {
  std::string name;
  int zone = 0;
  std::vector<Icon> bonus;
  Spot at{};
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &SpaceDef::name, Name()),
                           field("zone", &SpaceDef::zone, Within{kStartZone, kSurfaceZone}),
                           field("bonus", &SpaceDef::bonus), field("at", &SpaceDef::at, Within{0, kMostDown}),
                           field("source", &SpaceDef::source));
  }
};

enum class Way : std::uint8_t { left, right, only, level };
inline constexpr std::array<const char*, 4> kWayNames{"left", "right", "only", "level"};

struct TunnelDef {
  std::string from;
  std::string to;
  Way way{};
  std::vector<Icon> cost;
  Spot bend{};
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("from", &TunnelDef::from, Name()), field("to", &TunnelDef::to, Name()),
                           field("way", &TunnelDef::way), field("cost", &TunnelDef::cost),
                           field("bend", &TunnelDef::bend, Within{0, kMostDown}), field("source", &TunnelDef::source));
  }
};

struct TokenDef {
  std::string name;
  int copies = 0;
  std::vector<Icon> icons;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &TokenDef::name, Name()), field("copies", &TokenDef::copies, Within{1, 50}),
                           field("icons", &TokenDef::icons), field("source", &TokenDef::source));
  }
};

struct DeckDef {
  std::string name;
  Symbols cards;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &DeckDef::name, OneOf<kHueNames>()),
                           field("cards", &DeckDef::cards, Within{1, kDeckSize}), field("source", &DeckDef::source));
  }
};

struct InjuryDef {
  std::array<int, kHurts> copies{};  // by value
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("copies", &InjuryDef::copies, Within{0, 60}), field("source", &InjuryDef::source));
  }
};

struct TileDef {
  std::string name;
  int copies = 0;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &TileDef::name, OneOf<kTileNames>()),
                           field("copies", &TileDef::copies, Within{0, kMostTiles}), field("source", &TileDef::source));
  }
};

enum class Condition : std::uint8_t {
  free,
  empty_hand,
  leaves,
  pinecones,
  acorns,
  pebbles,
  tiles,
  die,
  exact_set,
  per_card,
  per_injury
};
inline constexpr std::array<const char*, 11> kConditionNames{"free",      "empty-hand", "leaves",    "pinecones",
                                                             "acorns",    "pebbles",    "tiles",     "die",
                                                             "exact-set", "per-card",   "per-injury"};

struct RewardDef {
  std::string name;
  Condition condition{};
  int least = 1;  // cards, pebbles, tiles; of those that count at the end, how many make its points
  std::vector<Hue> set;
  int points = 0;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(
        field("name", &RewardDef::name, Name()), field("condition", &RewardDef::condition),
        field("least", &RewardDef::least, IfAny{Within{1, kHand}}), field("set", &RewardDef::set, IfAny{}),
        field("points", &RewardDef::points, Within{0, kMostPoints}), field("source", &RewardDef::source));
  }
};

struct DieDef {
  std::array<int, kFaces> faces{};  // in the order of Face
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("faces", &DieDef::faces, Within{1, 6}), field("source", &DieDef::source));
  }
};

struct DirectionDef {
  int left = 0;
  int right = 0;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("left", &DirectionDef::left, Within{1, 6}),
                           field("right", &DirectionDef::right, Within{1, 6}), field("source", &DirectionDef::source));
  }
};

struct Amount {
  int value = 0;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("value", &Amount::value, Within{0, 100}), field("source", &Amount::source));
  }
};

// What goes beyond what a field says by itself.
void check_spaces(const Slot& at, const std::vector<SpaceDef>& spaces, Faults& faults);
void check_tunnels(const Slot& at, const std::vector<TunnelDef>& tunnels, Faults& faults);
void check_tokens(const Slot& at, const std::vector<TokenDef>& tokens, Faults& faults);
void check_deck(const Fields& at, const DeckDef& deck, Faults& faults);
void check_injuries(const Fields& at, const InjuryDef& injuries, Faults& faults);
void check_tiles(const Slot& at, const std::vector<TileDef>& tiles, Faults& faults);
void check_rewards(const Slot& at, const std::vector<RewardDef>& rewards, Faults& faults);

struct Pack {
  std::string name;
  std::uint64_t hash = 0;
  std::vector<SpaceDef> spaces;
  std::vector<TunnelDef> tunnels;
  std::vector<TokenDef> tokens;
  std::vector<DeckDef> decks;
  InjuryDef injuries;
  std::vector<TileDef> tiles;
  std::vector<RewardDef> rewards;
  DieDef die;
  DirectionDef direction;
  Amount pebbles;

  static constexpr auto fields() {
    return std::make_tuple(
        field("name", &Pack::name, Name()), derived(&Pack::hash),
        field("spaces", &Pack::spaces, Judged<check_spaces, Many<>>{{kSpaces, kSpaces}}),
        field("tunnels", &Pack::tunnels, Judged<check_tunnels, Many<>>{{1, 200}}),
        field("tokens", &Pack::tokens, Judged<check_tokens, Many<>>{{1, kMostTokens}}),
        field("decks", &Pack::decks, Many<Judged<check_deck>>{kHues, kHues}),
        field("injuries", &Pack::injuries, Judged<check_injuries>()),
        field("tiles", &Pack::tiles, Judged<check_tiles, Many<>>{{1, kTiles}}),
        field("rewards", &Pack::rewards, Judged<check_rewards, Many<>>{{kMostPlayers, kMostRewards}}),
        field("die", &Pack::die), field("direction", &Pack::direction), field("pebbles", &Pack::pebbles));
  }
};

// How things are called in facts and on paper: by their names in the pack, or by the words of the rules.
struct Calls {
  const Pack& pack;
  int places = 0;  // seats
  Names operator()(Space /*space*/) const { return {named(pack.spaces), nullptr, "R1.3"}; }
  Names operator()(Token /*token*/) const { return {named(pack.tokens), nullptr, "R2.1"}; }
  Names operator()(Reward /*reward*/) const { return {named(pack.rewards), nullptr, "R2.3"}; }
  Names operator()(Gopher /*gopher*/) const { return {{kGopherNames.begin(), kGopherNames.end()}, nullptr, "R1.2"}; }
  Names operator()(Hue /*hue*/) const { return {{kHueNames.begin(), kHueNames.end()}, "colour", "R1.5"}; }
  Names operator()(Symbol /*symbol*/) const { return {{kSymbolNames.begin(), kSymbolNames.end()}, "symbol", "R1.5"}; }
  Names operator()(Icon /*icon*/) const { return {{kIconNames.begin(), kIconNames.end()}, "icon", "R1.4"}; }
  Names operator()(Face /*face*/) const { return {{kFaceNames.begin(), kFaceNames.end()}, "face", "R5.4"}; }
  Names operator()(Tile /*tile*/) const { return {{kTileNames.begin(), kTileNames.end()}, "tile", "R1.6"}; }
  Names operator()(Side /*side*/) const { return {{kSideNames.begin(), kSideNames.end()}, "side", "R10.5"}; }
  Names operator()(Spent /*spent*/) const { return {{kSpentNames.begin(), kSpentNames.end()}, "spent", "R12.3"}; }
  Names operator()(Way /*way*/) const { return {{kWayNames.begin(), kWayNames.end()}, "way", "R1.3"}; }
  Names operator()(Condition /*condition*/) const {
    return {{kConditionNames.begin(), kConditionNames.end()}, "condition", "R8.2"};
  }
  Names operator()(Hurt /*hurt*/) const { return {{kHurtNames.begin(), kHurtNames.end()}, "hurt", "R1.6"}; }
  Names operator()(Card card) const;
  Names operator()(Thing thing) const;
  Names operator()(Origin origin) const { return PackWords()(origin); }

 private:
  static std::vector<std::string_view> named(const auto& list) {
    std::vector<std::string_view> names;
    names.reserve(list.size());
    for (const auto& one : list) names.emplace_back(one.name);
    return names;
  }
};

// Throws a Faulty that names every field with a fault. What it returns can be played to the end.
Pack parse_pack(std::string_view json);
// What a pack can hold.
Description describe_pack();

// The place of the space with this name, or kNoSpace.
Space find_space(const Pack& pack, std::string_view name);

}  // namespace understory::underground_panic

// The components of Undergrove, as read from packs/undergrove/<pack>.json.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/faults.hpp"
#include "engine/pack.hpp"
#include "engine/sheet_forms.hpp"
#include "games/undergrove/types.hpp"

namespace understory {
template <class Calls>
struct Reader;
template <class Calls>
struct Describer;
}  // namespace understory

namespace understory::undergrove {

inline constexpr int kLeastDeck = kMostPlayers * kHand;  // a hand for everyone
inline constexpr int kLevels = 4;                        // of the Elder
inline constexpr int kMostSetup = 99;                    // of each resource

// No pack is read with which a player could gain more than this in a round, resources and marks together, or with which
// more carbon could be put on one mushroom (check_amounts): so counters of 16 bits do for every game (position.cpp).
inline constexpr int kMostInARound = 150;

struct Calls;
struct TileDef;

// ---- Programs ----

// A program, in which these steps may stand (programs.cpp).
void read_program(const Slot& at, std::span<const Op> allowed, Program& program, const Reader<Calls>& read);
Description program_type(std::span<const Op> allowed, const Describer<Calls>& describe);
template <Op... Allowed>
struct Steps {
  static constexpr std::array kAllowed{Allowed...};
  void read(const Slot& at, Program& program, const Reader<Calls>& read) const {
    read_program(at, kAllowed, program, read);
  }
  Description type(const Program& /*program*/, const Describer<Calls>& describe) const {
    return program_type(kAllowed, describe);
  }
};
using ActionSteps = Steps<Op::absorb, Op::pay, Op::mushroom, Op::second, Op::seedling, Op::root, Op::extra, Op::sun,
                          Op::convert, Op::ready, Op::discard>;
using StoneSteps = Steps<Op::gain, Op::any, Op::ready, Op::ready_one, Op::root, Op::bonus>;
using EndSteps = Steps<Op::gain, Op::any, Op::ready, Op::ready_one, Op::root, Op::points>;
using BonusSteps = Steps<Op::gain, Op::ready, Op::points>;
using CardSteps = Steps<Op::drink, Op::roots, Op::beside, Op::sprout, Op::feed, Op::rest>;
// Cubes that a mushroom costs are paid first, as a step that the pack does not have.
struct TileSteps : Steps<Op::gain, Op::others, Op::any, Op::swap, Op::ready, Op::put, Op::leave, Op::choose,
                         Op::another, Op::copy, Op::absorb> {
  void read_of(const Slot& at, TileDef& tile, const Reader<Calls>& read) const;
};

// ---- Mushrooms ----

enum class Set : std::uint8_t { start, core, extra };
inline constexpr std::array<const char*, 3> kSetNames{"start", "core", "extra"};

// The five to start with: Earthlover, and those around it (R2.1).
inline constexpr std::array<const char*, kStartTiles> kStartNames{"C", "W", "E", "N", "S"};
inline constexpr std::array<Spot, kStartTiles> kStarts{spot(0, 0), spot(-1, 0), spot(1, 0), spot(0, 1), spot(0, -1)};

enum class Mark : std::uint8_t { star, circle };  // a colour in the name; a person or animal in the name
inline constexpr std::array<const char*, 2> kMarkNames{"star", "circle"};

struct Cost {          // of activating one
  bool token = false;  // flip the token of its type,
  int carbon = 0;      // carbon onto the tile,
  int any = 0;         // and cubes to the supply

  static constexpr bool kSparse = true;
  static constexpr auto fields() {
    return std::make_tuple(field("token", &Cost::token), field("carbon", &Cost::carbon, Within{0, kMostN}),
                           field("any", &Cost::any, Within{0, kMostN}));
  }
};

struct PowerName {
  void read(const Slot& at, Power& power, const auto& read) const;
  Description type(Power power, const auto& describe) const;
};

// One number, {"cubes": [0, 1, 3]} or {"base": 2, "adjacent": 1}.
struct Worth {
  void read_of(const Slot& at, auto& tile, const auto& read) const;
  Description type(const std::vector<int>& points, const auto& describe) const;
};

struct TileDef {
  std::string name;  // as moves call it; its words stand under undergrove.tile.
  Type type = Type::none;
  std::string start;  // where it lies when the game begins
  Set set{};
  std::optional<Cost> cost;  // of those that can be activated
  Program program;           // R4
  Power power{};             // R4.6
  std::vector<int> points;   // by the cubes on it; without spaces for cubes there is one number
  int adjacent = 0;          // points for each neighbour of its type
  std::uint8_t marks = 0;
  Origin source{};

  bool activates() const { return cost.has_value(); }
  int carbon() const { return cost ? cost->carbon : 0; }
  bool has(Mark mark) const { return (unsigned{marks} >> raw(mark) & 1U) != 0; }
  static constexpr auto fields() {
    return std::make_tuple(field("name", &TileDef::name, Name()), field("type", &TileDef::type, IfAny()),
                           field("start", &TileDef::start, IfAny{OneOf<kStartNames>()}), field("set", &TileDef::set),
                           field("cost", &TileDef::cost), field("program", &TileDef::program, IfAny{TileSteps()}),
                           field("ongoing", &TileDef::power, IfAny{PowerName()}),
                           field("points", &TileDef::points, Worth()), derived(&TileDef::adjacent),
                           field("marks", &TileDef::marks, BitsOf<Mark>()), field("source", &TileDef::source));
  }
};

// ---- Actions, the track and bonus tiles ----

struct ActionDef {
  std::string name;
  Program program;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &ActionDef::name, OneOf<kActionNames>()),
                           field("program", &ActionDef::program, ActionSteps()), field("source", &ActionDef::source));
  }
};

struct StoneDef {
  Program program;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("program", &StoneDef::program, StoneSteps()), field("source", &StoneDef::source));
  }
};

struct EndDef {
  std::string name;
  Program program;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &EndDef::name, Name()), field("program", &EndDef::program, EndSteps()),
                           field("source", &EndDef::source));
  }
};

struct BonusDef {
  std::string name;
  int copies = 0;
  Program program;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &BonusDef::name, Name()),
                           field("copies", &BonusDef::copies, Within{1, kMostN}),
                           field("program", &BonusDef::program, BonusSteps()), field("source", &BonusDef::source));
  }
};

// ---- Goals and the Elder ----

// What a goal counts (R8).
enum class Count : std::uint8_t {
  carbon_turns,
  nitrogen_paid,
  lines,
  mushrooms_touched,
  trees,
  two_roots,
  pair_turns,
  roots,
  even_roots,
  odd_roots,
  star_roots,
  circle_roots,
  sets,
  ring_corners,
  carbon_moved,
  ready_turns
};
inline constexpr std::array<const char*, 16> kCountNames{
    "carbon-turns", "nitrogen-paid", "lines",        "mushrooms-touched", "trees",      "two-roots",
    "pair-turns",   "roots",         "even-roots",   "odd-roots",         "star-roots", "circle-roots",
    "sets",         "ring-corners",  "carbon-moved", "ready-turns"};
constexpr bool tracked(Count count) {
  return count == Count::carbon_turns || count == Count::nitrogen_paid || count == Count::pair_turns ||
         count == Count::carbon_moved || count == Count::ready_turns;
}

// The card and its side.
inline constexpr std::array<const char*, kMostGoals> kGoalNames{"1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B",
                                                                "5A", "5B", "6A", "6B", "7A", "7B", "8A", "8B"};
inline constexpr Within kPoints{0, 99};

struct GoalDef {
  std::string name;
  Count count{};
  std::vector<int> table;   // points by count, the last for more; or
  std::vector<int> places;  // points by rank; or
  int each = 0;             // points for each
  bool starting = false;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &GoalDef::name, OneOf<kGoalNames>()), field("counts", &GoalDef::count),
                           field("table", &GoalDef::table, IfAny{Many{1, 100, kPoints}}),
                           field("places", &GoalDef::places, IfAny{Many{kMostPlayers, kMostPlayers, kPoints}}),
                           field("each", &GoalDef::each, IfAny{Within{1, kMostN}}),
                           field("starting", &GoalDef::starting, IfAny()), field("source", &GoalDef::source));
  }
};

// Cards and guides speak by keys; these have a sentence in locales/.
inline constexpr std::array<const char*, 9> kCardTitles{
    "drink", "cone-fall", "reach", "trade", "sunlight", "bright-day", "deep-drink", "great-drink", "mast-year"};
inline constexpr std::array<const char*, 16> kGuideWords{
    "doors",       "trade",        "fresh-ground",  "travel",        "seeds-fly",  "second-action",
    "many-types",  "hungry-roots", "feeding-place", "double-drink",  "first-tree", "rich-tree",
    "new-partner", "loaf",         "sunlight",      "crowded-corner"};

// Two sides that meet, as kSides goes: "ne".
struct Compass {
  void read(const Slot& at, std::array<std::uint8_t, 2>& sides, const auto& read) const;
  Description type(const std::array<std::uint8_t, 2>& sides, const auto& describe) const;
};

struct CardDef {  // of the Elder (R11)
  std::string name;
  std::string title;
  int level = 0;  // 0: in every deck
  Program program;
  std::array<std::uint8_t, 2> sides{};
  Type wheel{};
  int lens = 0;                      // which goal card, from 1
  std::map<std::string, int> marks;  // by goal
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("name", &CardDef::name, Name()), field("title", &CardDef::title, OneOf<kCardTitles>()),
                           field("level", &CardDef::level, Within{0, kLevels}),
                           field("program", &CardDef::program, CardSteps()),
                           field("compass", &CardDef::sides, Compass()), field("wheel", &CardDef::wheel),
                           field("lens", &CardDef::lens, Within{1, kGoals}),
                           field("marks", &CardDef::marks, Within{1, kMostN}), field("source", &CardDef::source));
  }
};

// ---- The guided first game (R10) ----

void check_corner(const Slot& at, const std::array<std::int8_t, 2>& corner, const Calls& calls, Faults& faults);
void check_in_hand(const Slot& at, const std::string& name, const Calls& calls, Faults& faults);
void check_move(const Slot& at, const std::string& move, const Calls& calls, Faults& faults);

struct GuideTurn {
  std::string words;               // key of what is said: undergrove.guide.<words>
  std::vector<std::string> moves;  // as R12.1 writes them

  static constexpr auto fields() {
    return std::make_tuple(field("words", &GuideTurn::words, OneOf<kGuideWords>()),
                           field("moves", &GuideTurn::moves, Many{1, 100, Judged<check_move>()}));
  }
};

struct GuideDef {
  std::array<std::int8_t, 2> corner{-1, -1};  // of Earthlover
  std::vector<std::string> names;             // of the mushrooms
  std::vector<Tile> hand;
  std::vector<GuideTurn> turns;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("corner", &GuideDef::corner, Judged<check_corner, Within>{{0, 1}}),
                           field("hand", &GuideDef::names, Many{kHand, kHand, Judged<check_in_hand>()}),
                           derived(&GuideDef::hand), field("turns", &GuideDef::turns, Many{0, kMostRounds + 1}),
                           field("source", &GuideDef::source));
  }
};

// ---- All of it ----

struct Setup {
  std::uint16_t carbon = 0;
  std::uint16_t nitrogen = 0;
  std::uint16_t phosphorus = 0;
  std::uint16_t potassium = 0;
  Origin source{};

  static constexpr auto fields() {
    constexpr Within kSome{0, kMostSetup};
    return std::make_tuple(field("carbon", &Setup::carbon, kSome), field("nitrogen", &Setup::nitrogen, kSome),
                           field("phosphorus", &Setup::phosphorus, kSome), field("potassium", &Setup::potassium, kSome),
                           field("source", &Setup::source));
  }
};

// pack_rules.cpp: what the rules rely on, beyond what a field says by itself.
void check_action(const Fields& at, const ActionDef& action, const Calls& calls, Faults& faults);
void check_tile(const Fields& at, const TileDef& tile, const Calls& calls, Faults& faults);
void check_stone(const Fields& at, const StoneDef& stone, const Calls& calls, Faults& faults);
void check_end(const Fields& at, const EndDef& end, Faults& faults);
void check_bonus(const Fields& at, const BonusDef& bonus, Faults& faults);
void check_goal(const Fields& at, const GoalDef& goal, Faults& faults);
void check_card(const Fields& at, const CardDef& card, const Calls& calls, Faults& faults);

struct Pack {
  std::string name;
  std::uint64_t hash = 0;
  Setup setup;
  std::vector<ActionDef> actions;
  std::vector<TileDef> tiles;  // the five starting ones first: Earthlover, W, E, N, S
  std::vector<StoneDef> stones;
  std::vector<EndDef> ends;
  std::vector<BonusDef> bonus;
  std::vector<GoalDef> goals;
  std::vector<CardDef> cards;
  std::vector<GuideDef> guides;

  static constexpr auto fields() {
    return std::make_tuple(
        field("name", &Pack::name, Name()), derived(&Pack::hash), field("setup", &Pack::setup),
        field("actions", &Pack::actions, Many{kActions, kActions, Judged<check_action>()}),
        field("tiles", &Pack::tiles, Many{kStartTiles + kLeastDeck, kMostTiles, Judged<check_tile>()}),
        field("stones", &Pack::stones, Many{kStones, kStones, Judged<check_stone>()}),
        field("ends", &Pack::ends, Many{kEnds, kEnds, Judged<check_end>()}),
        field("bonus", &Pack::bonus, Many{1, kMostBonusKinds, Judged<check_bonus>()}),
        field("goals", &Pack::goals, Many{kMostGoals, kMostGoals, Judged<check_goal>()}),
        field("cards", &Pack::cards, Many{1, kMostCards, Judged<check_card>()}),
        field("guides", &Pack::guides, Many{kMostPlayers, kMostPlayers}));
  }
};

// Which of them is called so, or -1.
template <class List>
int find_name(const List& items, std::string_view name) {
  for (std::size_t i = 0; i < items.size(); ++i)
    if (items[i].name == name) return static_cast<int>(i);
  return -1;
}
template <std::size_t Size>
int find_word(const std::array<const char*, Size>& words, std::string_view word) {
  for (std::size_t i = 0; i < Size; ++i)
    if (word == words[i]) return static_cast<int>(i);
  return -1;
}

// How things are called in facts and on paper: by their names in the pack, or by the words of the rules.
struct Calls {
  const Pack& pack;
  Names operator()(Tile /*tile*/) const { return {names_in(pack.tiles), nullptr, "R1.2"}; }
  Names operator()(Bonus /*bonus*/) const { return {names_in(pack.bonus), nullptr, "R2.5"}; }
  Names operator()(Goal /*goal*/) const { return {names_in(pack.goals), nullptr, "R2.6"}; }
  Names operator()(Card /*card*/) const { return {names_in(pack.cards), nullptr, "R11.2"}; }
  Names operator()(End /*end*/) const { return {names_in(pack.ends), nullptr, "R7.4"}; }
  Names operator()(Type /*type*/) const { return {{kTypeNames.begin(), kTypeNames.end()}, "type", "R1.4"}; }
  Names operator()(Resource /*resource*/) const { return {{kResourceNames.begin(), kResourceNames.end()}, "resource"}; }
  Names operator()(Action /*action*/) const { return {{kActionNames.begin(), kActionNames.end()}, "action"}; }
  Names operator()(Set /*set*/) const { return {{kSetNames.begin(), kSetNames.end()}, "set"}; }
  Names operator()(Mark /*mark*/) const { return {{kMarkNames.begin(), kMarkNames.end()}, "mark"}; }
  Names operator()(Count /*count*/) const { return {{kCountNames.begin(), kCountNames.end()}, "count"}; }
  Names operator()(Origin origin) const { return PackWords()(origin); }
  Plane operator()(Spot /*spot*/) const { return {-kReach, kReach + 1}; }

  template <class List>
  static std::vector<std::string_view> names_in(const List& items) {
    std::vector<std::string_view> names;
    names.reserve(items.size());
    for (const auto& item : items) names.emplace_back(item.name);
    return names;
  }
};

// Throws a Faulty that names every field with a fault. What it returns can be played: pack_rules.cpp says why.
Pack parse_pack(std::string_view json);
// What a pack can hold.
Description describe_pack();

// pack_rules.cpp, too: what the lists have to have together.
void check_lists(const Pack& pack, Faults& faults);
void check_amounts(const Pack& pack, Faults& faults);

// notation.cpp: moves as text (R12.1), which needs the names in the pack and nothing else of a game.
std::string format_move(const Pack& pack, Move move);
Move parse_move(const Pack& pack, std::string_view text);

}  // namespace understory::undergrove

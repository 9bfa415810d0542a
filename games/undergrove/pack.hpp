// The components of Undergrove, as read from packs/undergrove/<pack>.json.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pack.hpp"
#include "engine/text.hpp"
#include "games/undergrove/types.hpp"

namespace understory::undergrove {

inline constexpr int kLeastDeck = kMostPlayers * kHand;  // a hand for everyone
inline constexpr int kLevels = 4;                        // of the Elder
inline constexpr int kMostSetup = 99;                    // of each resource

// No pack is read with which a player could gain more than this in a round, resources and marks together, or with which
// more carbon could be put on one mushroom (check_amounts): so counters of 16 bits do for every game (position.cpp).
inline constexpr int kMostInARound = 150;

enum class Set : std::uint8_t { start, core, extra };

struct TileDef {
  std::string name;  // as moves call it; its words stand under undergrove.tile.
  Type type = Type::none;
  Set set{};
  Spot start{};             // of a starting mushroom
  bool activates = false;   // it has a cost and a program
  bool token = false;       // its cost: flip the token of its type,
  int carbon = 0;           // carbon onto the tile,
  int any = 0;              // and cubes to the supply (the first steps of the program)
  Program program;          // R4
  Power power{};            // R4.6
  std::vector<int> points;  // by the cubes on it; without spaces for cubes there is one number
  int adjacent = 0;         // points for each neighbour of its type
  bool star = false;        // a colour in the name
  bool circle = false;      // a person or animal in the name
  Origin source{};
};

struct Named {
  std::string name;
  int copies = 1;
  Program program;
  Origin source{};
};

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

struct GoalDef {
  std::string name;  // "3A": the card and its side
  Count count{};
  std::vector<int> table;   // points by count, the last for more; or
  std::vector<int> places;  // points by rank; or
  int each = 0;             // points for each
  bool starting = false;
  Origin source{};
};

struct CardDef {  // of the Elder (R11)
  std::string name;
  std::string title;
  int level = 0;  // 0: in every deck
  Program program;
  int first_side = 0;  // the compass: N, E, S, W as kSides goes
  int second_side = 0;
  Type wheel{};
  int lens = 0;  // which goal card, from 0
  std::vector<std::pair<std::string, int>> marks;
  Origin source{};
};

// Cards and guides speak by keys; these have a sentence in locales/.
inline constexpr std::array<const char*, 9> kCardTitles{
    "drink", "cone-fall", "reach", "trade", "sunlight", "bright-day", "deep-drink", "great-drink", "mast-year"};
inline constexpr std::array<const char*, 16> kGuideWords{
    "doors",       "trade",        "fresh-ground",  "travel",        "seeds-fly",  "second-action",
    "many-types",  "hungry-roots", "feeding-place", "double-drink",  "first-tree", "rich-tree",
    "new-partner", "loaf",         "sunlight",      "crowded-corner"};

struct GuideTurn {
  std::string words;               // key of what is said: undergrove.guide.<words>
  std::vector<std::string> moves;  // as R12.1 writes them
};

struct GuideDef {  // of the guided first game (R10)
  Spot corner{};
  std::vector<Tile> hand;
  std::vector<GuideTurn> turns;
  Origin source{};
};

struct Pack {
  std::string name;
  std::uint64_t hash = 0;
  std::array<int, kResources> setup{};
  Origin setup_source{};
  std::vector<Named> actions;
  std::vector<TileDef> tiles;  // the five starting ones first: Earthlover, W, E, N, S
  std::vector<Named> stones;
  std::vector<Named> ends;
  std::vector<Named> bonus;
  std::vector<GoalDef> goals;
  std::vector<CardDef> cards;
  std::vector<GuideDef> guides;
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

// Throws a Faulty that names every field with a fault. What it returns can be played: pack_rules.cpp says why.
Pack parse_pack(std::string_view json);
std::vector<PackItem> describe_pack(const Pack& pack);

// pack_rules.cpp: what the rules rely on, beyond what a field says by itself. `at` is the item, once it is read.
void check_action(const Fields& at, Action action, const Program& program, Faults& faults);
void check_tile(const Fields& at, const TileDef& tile, Faults& faults);
void check_stone(const Fields& at, int stone, const Program& program, Faults& faults);  // 1 to kStones
void check_roots(const Fields& at, const Program& program, Faults& faults);             // of an end space
void check_bonus(const Fields& at, const Program& program, Faults& faults);
void check_lists(const Pack& pack, Faults& faults);
void check_amounts(const Pack& pack, Faults& faults);

// notation.cpp: moves as text (R12.1), which needs the names in the pack and nothing else of a game.
std::string format_move(const Pack& pack, Move move);
Move parse_move(const Pack& pack, std::string_view text);

}  // namespace understory::undergrove

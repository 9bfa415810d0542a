// Spaces, cards, tiles and moves of Underground Panic!.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/bag.hpp"
#include "engine/facts.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/move_buffer.hpp"
#include "engine/seat.hpp"

namespace understory::underground_panic {

inline constexpr int kMostPlayers = 4;
inline constexpr int kRounds = 11;
inline constexpr int kHand = 7;         // R9.2
inline constexpr int kThrows = 6;       // of the set-up (R2.4)
inline constexpr int kPouchATurn = 2;   // R9.1
inline constexpr int kMostSwapped = 3;  // R7.4

// ---- The burrow (R1.3) ----

inline constexpr int kStartZone = 3;
inline constexpr int kTopZone = 12;
inline constexpr int kSurfaceZone = 13;

enum class Space : std::uint8_t {};  // the start, 25 holes, the surface
inline constexpr int kSpaces = 27;
inline constexpr Space kStart{0};
inline constexpr Space kSurface{kSpaces - 1};
inline constexpr Space kNoSpace{255};
constexpr bool is_hole(Space space) { return space != kStart && raw(space) < raw(kSurface); }

enum class Gopher : std::uint8_t {};
inline constexpr Gopher kNoGopher{255};
inline constexpr std::array<const char*, kMostPlayers> kGopherNames{"1", "2", "3", "4"};

enum class Side : std::uint8_t { left, right };
inline constexpr std::array<const char*, 2> kSideNames{"left", "right"};

// ---- Cards (R1.5) ----

enum class Hue : std::uint8_t { red, yellow, blue, green };
inline constexpr int kHues = 4;
inline constexpr std::array<const char*, kHues> kHueNames{"red", "yellow", "blue", "green"};
constexpr Hue hue_at(int i) { return Hue{static_cast<std::uint8_t>(i)}; }
constexpr Hue partner_of(Hue hue) { return Hue{static_cast<std::uint8_t>(raw(hue) ^ 1U)}; }  // of its pair

enum class Symbol : std::uint8_t {
  leaf,
  pinecone,
  nutshell,
  acorn,
  berry,
  red_or_yellow,
  blue_or_green,
  pinecone_or_leaf,
  into_leaf,
  into_nutshell,
  into_any
};
inline constexpr int kSymbols = 11;
inline constexpr std::array<const char*, kSymbols> kSymbolNames{
    "leaf",          "pinecone",         "nutshell",  "acorn",         "berry",   "red-or-yellow",
    "blue-or-green", "pinecone-or-leaf", "into-leaf", "into-nutshell", "into-any"};
constexpr Symbol symbol_at(int i) { return Symbol{static_cast<std::uint8_t>(i)}; }
using Symbols = Bag<Symbol, kSymbols>;

using SymbolSet = std::uint16_t;  // a bit for each
inline constexpr SymbolSet kAllSymbols = (1U << kSymbols) - 1;
constexpr SymbolSet only(Symbol symbol) { return static_cast<SymbolSet>(1U << raw(symbol)); }
constexpr SymbolSet all_but(SymbolSet symbols) { return static_cast<SymbolSet>(kAllSymbols & ~unsigned{symbols}); }
constexpr bool has(SymbolSet set, Symbol symbol) { return (unsigned{set} >> raw(symbol) & 1U) != 0; }
constexpr Symbol two_way_of(Hue hue) { return raw(hue) < 2 ? Symbol::red_or_yellow : Symbol::blue_or_green; }

enum class Card : std::uint8_t {};  // its deck and its symbol
inline constexpr int kCards = kHues * kSymbols;
inline constexpr Card kNoCard{255};
constexpr Card card_of(Hue hue, Symbol symbol) {
  return Card{static_cast<std::uint8_t>(raw(hue) * kSymbols + raw(symbol))};
}
constexpr Hue hue_of(Card card) { return Hue{static_cast<std::uint8_t>(raw(card) / kSymbols)}; }
constexpr Symbol symbol_of(Card card) { return Symbol{static_cast<std::uint8_t>(raw(card) % kSymbols)}; }
inline constexpr int kDeckSize = 28;  // cards of each colour

constexpr int points_of(Symbol symbol) {  // R11.2
  return symbol == Symbol::acorn ? 1 : symbol == Symbol::berry ? 2 : 0;
}
inline constexpr SymbolSet kPointCards = only(Symbol::acorn) | only(Symbol::berry);

// ---- Icons (R1.4) and the dice ----

enum class Icon : std::uint8_t { nutshell, pinecone, leaf, red, yellow, blue, green, black, cube, chest, pebble };
inline constexpr int kIcons = 11;
inline constexpr Icon kNoIcon{255};
inline constexpr int kPaidIcons = 8;  // up to black; costs are paid in this order by who searches
inline constexpr std::array<const char*, kIcons> kIconNames{"nutshell", "pinecone", "leaf", "red",   "yellow", "blue",
                                                            "green",    "black",    "cube", "chest", "pebble"};
constexpr Icon icon_of(Hue hue) { return Icon{static_cast<std::uint8_t>(raw(Icon::red) + raw(hue))}; }
constexpr bool is_hue(Icon icon) { return icon >= Icon::red && icon <= Icon::green; }
constexpr Hue hue_of(Icon icon) { return hue_at(raw(icon) - raw(Icon::red)); }

enum class Face : std::uint8_t { red, yellow, blue, green, white, black };
inline constexpr int kFaces = 6;
inline constexpr Face kNoFace{255};
inline constexpr std::array<const char*, kFaces> kFaceNames{"red", "yellow", "blue", "green", "white", "black"};
constexpr bool is_hue(Face face) { return raw(face) < kHues; }
constexpr Hue hue_of(Face face) { return hue_at(raw(face)); }

inline constexpr int kMostCost = 4;   // icons of a tunnel
inline constexpr int kMostBonus = 4;  // icons of a hole
inline constexpr int kMostOfToken = 2;

// ---- Tiles, tokens, rewards ----

enum class Tile : std::uint8_t {
  leaf,
  nutshell,
  swap_red_yellow,
  swap_blue_green,
  into_pinecone,
  into_leaf,
  pebble,
  pebble_to_nutshell,
  strike,
  sleeper,
  pinecone_or_leaf,
  red_card,
  yellow_card,
  blue_card,
  green_card,
  black_card
};
inline constexpr int kTiles = 16;
inline constexpr int kMostTiles = 36;  // copies and all
inline constexpr int kOpenTiles = 4;
inline constexpr Tile kNoTile{255};
inline constexpr std::array<const char*, kTiles> kTileNames{
    "leaf",        "nutshell",           "swap-red-yellow", "swap-blue-green", "into-pinecone",    "into-leaf",
    "pebble",      "pebble-to-nutshell", "strike",          "sleeper",         "pinecone-or-leaf", "red-card",
    "yellow-card", "blue-card",          "green-card",      "black-card"};
using TileBag = Bag<Tile, kTiles>;
constexpr Tile card_tile(Hue hue) { return Tile{static_cast<std::uint8_t>(raw(Tile::red_card) + raw(hue))}; }
constexpr Tile swap_tile(Hue hue) { return raw(hue) < 2 ? Tile::swap_red_yellow : Tile::swap_blue_green; }

enum class Token : std::uint8_t {};  // index into Pack::tokens
inline constexpr int kMostTokens = 16;
inline constexpr Token kNoToken{255};

enum class Reward : std::uint8_t {};  // index into Pack::rewards
inline constexpr int kMostRewards = 16;
inline constexpr Reward kNoReward{255};

inline constexpr int kHurts = 4;  // values of injury cards, from 0
enum class Hurt : std::uint8_t {};
inline constexpr Hurt kNoHurt{255};
using Hurts = Bag<Hurt, kHurts>;
inline constexpr std::array<const char*, kHurts> kHurtNames{"0", "1", "2", "3"};

// What a cost is paid with: a card, a tile or a pebble (R12.2).
enum class Thing : std::uint8_t {};
inline constexpr int kThings = kCards + kTiles + 1;
inline constexpr Thing kPebble{kThings - 1};
inline constexpr Thing kNoThing{255};
constexpr Thing thing_of(Card card) { return Thing{raw(card)}; }
constexpr Thing thing_of(Tile tile) { return Thing{static_cast<std::uint8_t>(kCards + raw(tile))}; }
constexpr bool is_card(Thing thing) { return raw(thing) < kCards; }
constexpr bool is_tile(Thing thing) { return raw(thing) >= kCards && raw(thing) < raw(kPebble); }
constexpr Card card_of(Thing thing) { return Card{raw(thing)}; }
constexpr Tile tile_of(Thing thing) { return Tile{static_cast<std::uint8_t>(raw(thing) - kCards)}; }

// ---- Hands ----

// At the beginning of a turn seven, then the bonus of a hole and a token; after an injury seven and one for each
// gopher.
inline constexpr int kMostHand = kHand + kMostBonus + kMostOfToken;
static_assert(kMostHand >= kHand + kMostPlayers);
inline constexpr int kMostPouch = kPouchATurn * kRounds;

// ---- Moves ----

enum class MoveKind : std::uint8_t {
  token,  // up to `way` by chance
  tile,
  offer,
  roll,
  deal,
  injury,
  way,
  gopher,
  to,
  rest,
  pay,
  with,
  cast,
  strike,
  keep,
  reroll,
  cancel,
  sleeper,
  no_sleeper,
  omit,
  swap,
  stop,
  deck,
  pick,
  claim,
  decline,
  show,
  pouch,
  trim,
  accept,
  pebble
};
inline constexpr int kMoveKinds = 31;

// What is spent for a throw: pebbles of the stock or tiles (R12.3).
enum class Spent : std::uint8_t { pebble, tile, pebbles, mixed, tiles };
inline constexpr std::array<const char*, 5> kSpentNames{"pebble", "tile", "pebbles", "mixed", "tiles"};
constexpr int tiles_in(Spent spent) { return spent < Spent::pebbles ? raw(spent) : raw(spent) - raw(Spent::pebbles); }
constexpr Spent one_spent(int tiles) { return Spent{static_cast<std::uint8_t>(tiles)}; }
constexpr Spent two_spent(int tiles) { return Spent{static_cast<std::uint8_t>(raw(Spent::pebbles) + tiles)}; }

// What a move is about; its kind decides what of it.
struct About {
  MoveKind kind{};
  Token token = kNoToken;
  Tile tile = kNoTile;
  Reward reward = kNoReward;
  Face face = kNoFace;
  Card card = kNoCard;
  Hurt hurt = kNoHurt;
  Side side{};
  Gopher gopher = kNoGopher;
  Space space = kNoSpace;
  Icon icon{};
  Thing thing = kNoThing;
  Spent spent{};
  Hue hue{};
  std::uint8_t lot = 0;  // from 1; 0 for what is no card
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &About::kind), field("token", &About::token), field("tile", &About::tile),
                           field("reward", &About::reward), field("face", &About::face), field("card", &About::card),
                           field("hurt", &About::hurt), field("side", &About::side), field("gopher", &About::gopher),
                           field("space", &About::space), field("icon", &About::icon), field("thing", &About::thing),
                           field("spent", &About::spent), field("colour", &About::hue), field("lot", &About::lot));
  }
};
inline constexpr std::array<FactRow, kMoveKinds> kMoveFacts{{
    {"token", {"token"}},
    {"tile", {"tile"}},
    {"offer", {"reward"}},
    {"roll", {"face"}},
    {"deal", {"card"}},
    {"injury", {"hurt"}},
    {"way", {"side"}},
    {"gopher", {"gopher"}},
    {"to", {"space"}},
    {"rest"},
    {"pay", {"icon", "thing", "lot"}},
    {"with", {"thing", "lot"}},
    {"throw"},
    {"strike"},
    {"keep"},
    {"reroll", {"spent"}},
    {"cancel", {"spent"}},
    {"sleeper"},
    {"no-sleeper"},
    {"omit", {"icon"}},
    {"swap", {"card", "lot"}},
    {"stop"},
    {"deck", {"colour"}},
    {"pick", {"tile"}},
    {"claim", {"reward"}},
    {"decline"},
    {"show", {"card", "lot"}},
    {"pouch", {"card", "lot"}},
    {"trim", {"card", "lot"}},
    {"accept"},
    {"pebble", {"gopher"}},
}};
static_assert(kListsAll<About> && tells_all<About>(kMoveFacts) && kMoveFacts.size() == raw(MoveKind::pebble) + 1);

constexpr bool of_chance(MoveKind kind) { return kind <= MoveKind::way; }
// Whether a card of the hand is named, with its lot.
constexpr bool names_card(MoveKind kind) {
  return kind == MoveKind::swap || kind == MoveKind::show || kind == MoveKind::pouch || kind == MoveKind::trim;
}
constexpr bool names_thing(MoveKind kind) { return kind == MoveKind::pay || kind == MoveKind::with; }

// How many values the byte behind the kind has, from `least_of`; 1 where a move is about nothing.
constexpr int values_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::token: return kMostTokens;
    case MoveKind::tile:
    case MoveKind::pick: return kTiles;
    case MoveKind::offer:
    case MoveKind::claim: return kMostRewards;
    case MoveKind::roll: return kFaces;
    case MoveKind::injury: return kHurts;
    case MoveKind::way: return 2;
    case MoveKind::gopher:
    case MoveKind::pebble: return kMostPlayers;
    case MoveKind::to: return kSpaces;
    case MoveKind::pay:
    case MoveKind::with: return kThings;
    case MoveKind::reroll: return raw(Spent::pebbles);
    case MoveKind::cancel: return raw(Spent::tiles) + 1;
    case MoveKind::omit: return raw(Icon::cube) + 1;
    case MoveKind::deck: return kHues;
    case MoveKind::deal:
    case MoveKind::swap:
    case MoveKind::show:
    case MoveKind::pouch:
    case MoveKind::trim: return kCards;
    case MoveKind::rest:
    case MoveKind::cast:
    case MoveKind::strike:
    case MoveKind::keep:
    case MoveKind::sleeper:
    case MoveKind::no_sleeper:
    case MoveKind::stop:
    case MoveKind::decline:
    case MoveKind::accept: break;
  }
  return 1;
}
constexpr int least_of(MoveKind kind) {
  return kind == MoveKind::cancel ? raw(Spent::pebbles) : kind == MoveKind::omit ? raw(Icon::red) : 0;
}

class Move {
 public:
  constexpr Move() = default;
  static constexpr Move of(MoveKind kind, int about = 0, int lot = 0, Icon icon = {}) {
    return {kind, static_cast<std::uint8_t>(about), static_cast<std::uint8_t>(lot), icon};
  }

  // Four bytes from anywhere may claim to be a move; these are shaped like one.
  constexpr bool well_formed() const {
    if (raw(kind_) >= kMoveKinds || about_ < least_of(kind_) || about_ >= values_of(kind_)) return false;
    const bool card = names_card(kind_) || (names_thing(kind_) && is_card(thing()));
    return lot_ < (card ? kMostHand : 1) && raw(icon_) < (kind_ == MoveKind::pay ? kPaidIcons : 1);
  }
  constexpr MoveKind kind() const { return kind_; }
  constexpr int number() const { return about_; }
  template <class Id>
  constexpr Id as() const {
    return Id{about_};
  }
  constexpr Card card() const { return Card{about_}; }
  constexpr Thing thing() const { return Thing{about_}; }
  constexpr int lot() const { return lot_; }  // from 0; people count from 1
  constexpr Icon icon() const { return icon_; }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  constexpr Move(MoveKind kind, std::uint8_t about, std::uint8_t lot, Icon icon)
      : kind_(kind), about_(about), lot_(lot), icon_(icon) {}
  MoveKind kind_{};
  std::uint8_t about_ = 0;
  std::uint8_t lot_ = 0;
  Icon icon_{};
};

About about_of(Move move);  // notation.cpp

// A payment offers most: for each different icon left every card of the hand and every kind of tile. Chance has 44.
using MoveList = MoveBuffer<Move, kMostCost*(kMostHand + kTiles + 1) + 1>;
static_assert(MoveList::capacity() >= kCards);

}  // namespace understory::underground_panic

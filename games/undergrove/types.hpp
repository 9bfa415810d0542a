// Mushrooms, programs and moves of Undergrove.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/facts.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/move_buffer.hpp"
#include "engine/seat.hpp"

namespace understory::undergrove {

inline constexpr int kMostPlayers = 4;
inline constexpr int kStartTiles = 5;
inline constexpr int kMostTiles = 53;  // five to start with and 48 to draw (R1.2)
inline constexpr int kPlants = 6;      // seedlings and trees of a player (R1.5)
inline constexpr int kRoots = 18;
inline constexpr int kTrees = 4;
inline constexpr int kPlantRoots = 4;  // one on each mushroom around its corner (R5.3)
inline constexpr int kHand = 3;
inline constexpr int kGoals = 3;  // in play
inline constexpr int kStones = 8;
inline constexpr int kEnds = 5;
inline constexpr int kStacks = 3;  // of bonus tiles, on stones 2, 4 and 6
template <class Number>
constexpr std::uint8_t stone_of(Number stack) {
  return static_cast<std::uint8_t>(2 * stack + 2);
}
constexpr bool has_stack(int stone) { return stone % 2 == 0 && stone <= 2 * kStacks; }
inline constexpr int kMostRounds = 250;

// A tile is put beside another, so 48 of them reach at most 48 spaces beyond the first five (R1.3).
inline constexpr int kReach = 1 + kMostTiles - kStartTiles;

enum class Tile : std::uint8_t {};  // index into Pack::tiles; each is there once
inline constexpr Tile kNoTile{255};

enum class Type : std::uint8_t { ring, pores, gills, other, none };
inline constexpr int kTypes = 4;
inline constexpr std::array<const char*, kTypes> kTypeNames{"ring", "pores", "gills", "other"};
inline constexpr std::uint8_t kAllTokens = 15;
constexpr std::uint8_t token_of(int type) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(type)); }

enum class Resource : std::uint8_t { carbon, nitrogen, phosphorus, potassium };
inline constexpr int kResources = 4;
inline constexpr std::array<const char*, kResources> kResourceNames{"carbon", "nitrogen", "phosphorus", "potassium"};

enum class Bonus : std::uint8_t {};  // a kind of bonus tile, index into Pack::bonus
inline constexpr int kMostBonusKinds = 8;
inline constexpr Bonus kNoBonus{255};

enum class End : std::uint8_t {};  // a space at the end of the track, index into Pack::ends
inline constexpr End kNoEnd{255};

enum class Goal : std::uint8_t {};  // index into Pack::goals
inline constexpr int kMostGoals = 16;
inline constexpr Goal kNoGoal{255};

enum class Card : std::uint8_t {};  // of the Elder, index into Pack::cards
inline constexpr int kMostCards = 30;
inline constexpr Card kNoCard{255};

// What a root on a mushroom boosts (R4.6).
enum class Power : std::uint8_t {
  none,
  reproduce_root,
  partner_root,
  reproduce_mushroom,
  partner_mushroom,
  more_carbon
};
inline constexpr std::array<const char*, 6> kPowerNames{
    "none", "reproduce-root", "partner-root", "reproduce-mushroom", "partner-mushroom", "more-carbon"};
constexpr auto powers() { return std::span(kPowerNames).subspan(1); }
constexpr std::uint8_t bit_of(Power power) { return static_cast<std::uint8_t>(1U << raw(power)); }

// A space, or the corner at its south-west; Earthlover is 0,0, x grows to the east and y to the north (R1.3).
struct Spot {
  std::int8_t x = 0;
  std::int8_t y = 0;
  friend constexpr bool operator==(Spot, Spot) = default;
};
constexpr Spot spot(int x, int y) { return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}; }
constexpr Spot spot_of(std::array<std::int8_t, 2> at) { return {at[0], at[1]}; }
constexpr Spot operator+(Spot a, Spot b) { return spot(a.x + b.x, a.y + b.y); }
constexpr Spot operator-(Spot a, Spot b) { return spot(a.x - b.x, a.y - b.y); }
// From north to south, in a row from west to east: the order of all lists of spots.
constexpr bool operator<(Spot a, Spot b) { return a.y != b.y ? a.y > b.y : a.x < b.x; }
constexpr bool in_reach(Spot at) {
  return at.x >= -kReach && at.x <= kReach + 1 && at.y >= -kReach && at.y <= kReach + 1;
}

inline constexpr std::array<Spot, 4> kSides{spot(0, 1), spot(1, 0), spot(0, -1), spot(-1, 0)};     // N, E, S, W
inline constexpr std::array<Spot, 4> kAround{spot(0, 0), spot(-1, 0), spot(-1, -1), spot(0, -1)};  // spaces at a corner
constexpr int opposite(int side) { return side ^ 2; }

// A set of tiles that is a value: 64 bits.
class TileSet {
 public:
  constexpr bool has(Tile tile) const { return (bits_ >> raw(tile) & 1U) != 0; }
  constexpr void add(Tile tile) { bits_ |= bit(tile); }
  constexpr void remove(Tile tile) { bits_ &= ~bit(tile); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Tile first() const { return Tile{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
  constexpr Tile nth(int n) const {
    std::uint64_t bits = bits_;
    while (n-- > 0) bits &= bits - 1;
    return Tile{static_cast<std::uint8_t>(std::countr_zero(bits))};
  }
  friend constexpr TileSet operator|(TileSet a, TileSet b) { return TileSet(a.bits_ | b.bits_); }
  friend constexpr TileSet operator&(TileSet a, TileSet b) { return TileSet(a.bits_ & b.bits_); }
  friend constexpr TileSet operator-(TileSet a, TileSet b) { return TileSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(TileSet, TileSet) = default;
  constexpr TileSet() = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Tile operator*() const { return Tile{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
    constexpr Iterator& operator++() { return bits_ &= bits_ - 1, *this; }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit TileSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr std::uint64_t bit(Tile tile) { return std::uint64_t{1} << raw(tile); }
  std::uint64_t bits_ = 0;
};

constexpr TileSet only(Tile tile) {
  TileSet tiles;
  tiles.add(tile);
  return tiles;
}
constexpr TileSet start_tiles() {  // R2.1
  TileSet tiles;
  for (std::uint8_t i = 0; i < kStartTiles; ++i) tiles.add(Tile{i});
  return tiles;
}

// The kinds of steps programs are made of (steps.hpp).
enum class Op : std::uint8_t {
  gain,       // arg: resource, n
  others,     // arg: resource, n
  any,        // n cubes of choice
  swap,       // up to n cubes
  ready,      // arg: tokens
  ready_one,  //
  put,        // n cubes onto the tile
  leave,      // arg: resource, up to n of those just gained onto the tile
  choose,     // n options, the steps that follow; stands last
  another,    // action; stands last
  copy,       // a tile of the same type; stands alone
  pay,        // arg: resource, n
  pay_any,    // n cubes
  absorb,     // arg: flags, n moves free
  mushroom,   // may be placed for a cube
  second,     // arg: Power
  seedling,   //
  root,       // arg: RootKind
  extra,      // arg: Power
  sun,        // n carbon
  convert,    // arg: resource
  discard,    //
  bonus,      //
  points,     // n
  drink,      // the Elder absorbs, n: its reach
  roots,      // the Elder places n
  beside,     // the Elder places a mushroom beside a plant
  sprout,     // the Elder places a mushroom and a seedling
  feed,       // the Elder puts carbon on a mushroom
  rest,       //
};

// Step::arg of an absorb: flags.
inline constexpr std::uint8_t kFromHere = 1;
inline constexpr std::uint8_t kMayAbsorb = 2;
inline constexpr std::uint8_t kPaidAbsorb = 4;
enum class RootKind : std::uint8_t { plant, may, seedling };
inline constexpr std::array<const char*, 3> kRootKindNames{"plant", "may", "seedling"};

struct Step {
  Op op{};
  std::uint8_t arg = 0;
  std::uint8_t n = 0;
};
constexpr bool is_priced(const Step& absorb) { return (absorb.arg & kPaidAbsorb) != 0; }
constexpr bool must(const Step& absorb) { return (absorb.arg & kMayAbsorb) == 0; }
// A choice has its options behind it.
constexpr std::size_t length(const Step& step) { return step.op == Op::choose ? 1U + step.n : 1U; }
inline constexpr int kMostSteps = 8;
inline constexpr int kMostN = 9;
using Program = FixedVector<Step, kMostSteps>;

// The actions of R3.2 but for activating, as indices into Pack::actions.
enum class Action : std::uint8_t { absorb, reproduce, partner, photosynthesize };
inline constexpr int kActions = 4;
inline constexpr std::array<const char*, kActions> kActionNames{"absorb", "reproduce", "partner", "photosynthesize"};

enum class MoveKind : std::uint8_t {
  deal,  // up to `card` by chance
  stack,
  goal,
  card,
  activate,
  act,
  copy,
  seedling,
  source,
  enter,
  pay,
  flip,
  gain,
  ready,
  swap,
  leave,
  convert,
  play,
  space,
  corner,
  root,
  discard,
  take,
  finish,
  use,
  pick,
  done,
};

// What a move is about; its kind decides what of it.
struct About {
  MoveKind kind{};
  Tile tile = kNoTile;
  Spot space{};
  Spot corner{};
  Type type{};
  Resource resource{};
  Resource other{};  // for which it is swapped
  Action action{};
  Goal goal = kNoGoal;
  Card card = kNoCard;
  Bonus bonus = kNoBonus;
  End end{};
  std::uint8_t stone = 0;
  std::uint8_t number = 0;  // of cubes
  std::uint8_t option = 0;  // from 1
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &About::kind), field("tile", &About::tile), field("space", &About::space),
                           field("corner", &About::corner), field("type", &About::type),
                           field("resource", &About::resource), field("other", &About::other),
                           field("action", &About::action), field("goal", &About::goal), field("card", &About::card),
                           field("bonus", &About::bonus), field("end", &About::end), field("stone", &About::stone),
                           field("number", &About::number), field("option", &About::option));
  }
};
// In the order in which notation has it (R12.1).
inline constexpr std::array<FactRow, 27> kMoveFacts{{
    {"deal", {"tile"}},     {"stack", {"bonus"}},     {"goal", {"goal"}},
    {"card", {"card"}},     {"activate", {"tile"}},   {"act", {"action"}},
    {"copy", {"tile"}},     {"seedling", {"corner"}}, {"source", {"tile"}},
    {"enter", {"tile"}},    {"pay", {"resource"}},    {"flip", {"type"}},
    {"gain", {"resource"}}, {"ready", {"type"}},      {"swap", {"resource", "other"}},
    {"leave", {"number"}},  {"convert", {"number"}},  {"play", {"tile"}},
    {"space", {"space"}},   {"corner", {"corner"}},   {"root", {"corner", "tile"}},
    {"discard", {"tile"}},  {"take", {"bonus"}},      {"finish", {"end"}},
    {"use", {"stone"}},     {"pick", {"option"}},     {"done"},
}};
static_assert(kListsAll<About> && tells_all<About>(kMoveFacts));

// What the three bytes behind the kind are.
enum class Shape : std::uint8_t {
  nothing,
  tile,
  spot,
  spot_tile,
  type,
  cube,
  swap,
  number,
  action,
  goal,
  card,
  bonus,
  end,
  stack
};
constexpr Shape shape_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::deal:
    case MoveKind::activate:
    case MoveKind::copy:
    case MoveKind::source:
    case MoveKind::enter:
    case MoveKind::play:
    case MoveKind::discard: return Shape::tile;
    case MoveKind::seedling:
    case MoveKind::space:
    case MoveKind::corner: return Shape::spot;
    case MoveKind::root: return Shape::spot_tile;
    case MoveKind::flip:
    case MoveKind::ready: return Shape::type;
    case MoveKind::pay:
    case MoveKind::gain: return Shape::cube;
    case MoveKind::swap: return Shape::swap;
    case MoveKind::leave:
    case MoveKind::convert:
    case MoveKind::pick: return Shape::number;
    case MoveKind::act: return Shape::action;
    case MoveKind::goal: return Shape::goal;
    case MoveKind::card: return Shape::card;
    case MoveKind::stack:
    case MoveKind::take: return Shape::bonus;
    case MoveKind::finish: return Shape::end;
    case MoveKind::use: return Shape::stack;
    case MoveKind::done: return Shape::nothing;
  }
  return Shape::nothing;
}

class Move {
 public:
  constexpr Move() = default;
  static constexpr Move of(MoveKind kind, int a = 0, int b = 0) {
    return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
  }
  static constexpr Move with(MoveKind kind, Tile tile) { return of(kind, raw(tile)); }
  static constexpr Move at(MoveKind kind, Spot spot) { return of(kind, spot.x, spot.y); }
  static constexpr Move root(Spot corner, Tile tile) {
    return {MoveKind::root, static_cast<std::uint8_t>(corner.x), static_cast<std::uint8_t>(corner.y), raw(tile)};
  }
  static constexpr Move act(Action action) { return of(MoveKind::act, raw(action)); }
  static constexpr Move done() { return of(MoveKind::done); }

  using Bytes = std::array<std::uint8_t, 3>;  // behind the kind
  static constexpr Move of(MoveKind kind, Bytes bytes) { return {kind, bytes[0], bytes[1], bytes[2]}; }
  constexpr Bytes bytes() const { return {a_, b_, c_}; }

  // Four bytes from anywhere may claim to be a move; these are shaped like one.
  constexpr bool well_formed() const {
    if (raw(kind_) >= kMoveFacts.size()) return false;
    switch (shape_of(kind_)) {
      case Shape::nothing: return a_ == 0 && b_ == 0 && c_ == 0;
      case Shape::tile: return a_ < kMostTiles && b_ == 0 && c_ == 0;
      case Shape::spot: return in_reach(spot()) && c_ == 0;
      case Shape::spot_tile: return in_reach(spot()) && c_ < kMostTiles;
      case Shape::type: return a_ < kTypes && b_ == 0 && c_ == 0;
      case Shape::cube: return a_ > 0 && a_ < kResources && b_ == 0 && c_ == 0;
      case Shape::swap: return a_ > 0 && a_ < kResources && b_ > 0 && b_ < kResources && a_ != b_ && c_ == 0;
      case Shape::number: return (kind_ != MoveKind::pick || a_ < 255) && b_ == 0 && c_ == 0;  // options from 1
      case Shape::action: return a_ < kActions && b_ == 0 && c_ == 0;
      case Shape::goal: return a_ < kMostGoals && b_ == 0 && c_ == 0;
      case Shape::card: return a_ < kMostCards && b_ == 0 && c_ == 0;
      case Shape::bonus: return a_ < kMostBonusKinds && b_ == 0 && c_ == 0;
      case Shape::end: return a_ < kEnds && b_ == 0 && c_ == 0;
      case Shape::stack: return a_ < kStacks && b_ == 0 && c_ == 0;
    }
    return false;
  }
  constexpr MoveKind kind() const { return kind_; }
  constexpr Tile tile() const { return Tile{shape_of(kind_) == Shape::spot_tile ? c_ : a_}; }
  constexpr Spot spot() const { return {static_cast<std::int8_t>(a_), static_cast<std::int8_t>(b_)}; }
  constexpr Resource resource() const { return Resource{a_}; }
  constexpr Resource second_resource() const { return Resource{b_}; }
  constexpr Action action() const { return Action{a_}; }
  constexpr Goal goal() const { return Goal{a_}; }
  constexpr Card card() const { return Card{a_}; }
  constexpr Bonus bonus() const { return Bonus{a_}; }
  constexpr Type type() const { return Type{a_}; }
  constexpr End end() const { return End{a_}; }
  constexpr int number() const { return a_; }  // of an option from 0; people count from 1
  friend constexpr bool operator==(Move, Move) = default;

 private:
  constexpr Move(MoveKind kind, std::uint8_t a, std::uint8_t b, std::uint8_t c) : kind_(kind), a_(a), b_(b), c_(c) {}
  MoveKind kind_{};
  std::uint8_t a_ = 0;
  std::uint8_t b_ = 0;
  std::uint8_t c_ = 0;
};

About about_of(Move move);  // notation.cpp

// Numbers to convert are most: as much nitrogen as a player can have is capped in the list at 200 (R5.8). Otherwise
// spaces are most: each of 53 tiles but the first adds at most two open sides to four, so there are at most 108; there
// are as many corners, and three bonus tiles to use.
inline constexpr int kMostConverted = 200;
using MoveList = MoveBuffer<Move, kMostConverted + 1 + kStacks>;

}  // namespace understory::undergrove

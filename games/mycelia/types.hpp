// Fields, cards, programs and moves of Mycelia.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "engine/facts.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/move_buffer.hpp"
#include "engine/seat.hpp"
#include "engine/small_bag.hpp"

namespace understory::mycelia {

inline constexpr int kMostPlayers = 4;
inline constexpr int kMostRounds = 10'000;  // also of a game without a limit (R10.3)

// ---- The forest (R1.2) ----

inline constexpr int kColumns = 5;
inline constexpr int kRows = 4;
inline constexpr int kFields = kColumns * kRows;

enum class At : std::uint8_t {};    // a field, row by row from a1
inline constexpr At kNowhere{255};  // there is none
inline constexpr At kShrine{7};     // c2
constexpr At at(int column, int row) { return At{static_cast<std::uint8_t>(row * kColumns + column)}; }

// Some of the fields. for (const At at : fields): in rising order.
class FieldSet {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint32_t left) : left_(left) {}
    constexpr At operator*() const { return At{static_cast<std::uint8_t>(std::countr_zero(left_))}; }
    constexpr Iterator& operator++() { return left_ &= left_ - 1, *this; }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t left_;
  };
  constexpr bool has(At at) const { return (bits_ >> raw(at) & 1U) != 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void add(At at) { bits_ |= 1U << raw(at); }
  constexpr void add_if(bool wanted, At at) { bits_ |= static_cast<std::uint32_t>(wanted ? 1 : 0) << raw(at); }
  constexpr void remove(At at) { bits_ &= ~(1U << raw(at)); }
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }
  friend constexpr FieldSet operator&(FieldSet a, FieldSet b) { return FieldSet(a.bits_ & b.bits_); }
  friend constexpr FieldSet operator|(FieldSet a, FieldSet b) { return FieldSet(a.bits_ | b.bits_); }
  friend constexpr FieldSet operator-(FieldSet a, FieldSet b) { return FieldSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(FieldSet, FieldSet) = default;

  // Those that share a side with one of these.
  constexpr FieldSet neighbours() const {
    constexpr std::uint32_t kAll = (1U << kFields) - 1;
    constexpr std::uint32_t kFirstColumn = 0b00001'00001'00001'00001;
    const std::uint32_t east = (bits_ << 1) & ~kFirstColumn;
    const std::uint32_t west = (bits_ & ~kFirstColumn) >> 1;
    return FieldSet((east | west | bits_ << kColumns | bits_ >> kColumns) & kAll);
  }
  constexpr FieldSet() = default;

 private:
  constexpr explicit FieldSet(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;
};

constexpr FieldSet only(At at) {
  FieldSet fields;
  fields.add(at);
  return fields;
}
inline constexpr std::array<FieldSet, kFields> kNear = [] {
  std::array<FieldSet, kFields> near;
  for (int i = 0; i < kFields; ++i)
    near[static_cast<std::size_t>(i)] = only(At{static_cast<std::uint8_t>(i)}).neighbours();
  return near;
}();
constexpr FieldSet near(At at) { return kNear[raw(at)]; }

enum class Land : std::uint8_t { leaves, moss, water, soil, any };
inline constexpr int kLands = 4;
inline constexpr std::array<const char*, 5> kLandNames{"leaves", "moss", "water", "soil", "any"};

enum class Ground : std::uint8_t { front, back1, back2, back3, back4 };  // a side of a board
inline constexpr int kGrounds = 5;
inline constexpr std::array<const char*, kGrounds> kGroundNames{"front", "back1", "back2", "back3", "back4"};

// Sides of layouts and supply cards: the two of a card stand behind each other.
inline constexpr int kSides = 8;
inline constexpr std::array<const char*, kSides> kSideNames{"1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"};
enum class Layout : std::uint8_t {};
enum class Supply : std::uint8_t {};
inline constexpr Layout kNoLayout{255};
inline constexpr Supply kNoSupply{255};

enum class Symbol : std::uint8_t {};  // of the die
inline constexpr int kSymbols = 6;
inline constexpr std::array<const char*, kSymbols> kSymbolNames{"acorn", "feather", "fern", "moon", "moth", "snail"};

// ---- Cards ----

enum class Card : std::uint8_t {};  // the start cards of a pack, and behind them its heroes
inline constexpr Card kNoCard{255};
inline constexpr int kMostStartKinds = 16;
inline constexpr int kMostHeroKinds = 48;
inline constexpr int kMostKinds = kMostStartKinds + kMostHeroKinds;
inline constexpr int kMostHeroes = 78;  // copies and all: so many may lie on one pile
using Cards = SmallBag<Card, kMostKinds>;

inline constexpr int kHand = 3;
inline constexpr int kShowcase = 5;

enum class Action : std::uint8_t { a, b, c, d, e };  // the letters of action cards
inline constexpr int kActions = 5;
inline constexpr int kMostActions = 4;                            // of a player (R8.4), and of a letter in the supply
inline constexpr int kMostTaken = (kActions - 2) * kMostActions;  // c to e, each from the supply once (R8.3)
inline constexpr std::array<const char*, kActions> kActionNames{"a", "b", "c", "d", "e"};
using ActionCounts = std::array<std::uint8_t, kActions>;

enum class Solo : std::uint8_t {};  // Gwidyon's cards (R11.4)
inline constexpr Solo kNoSolo{255};
inline constexpr int kSolos = 6;
inline constexpr std::array<const char*, kSolos> kSoloNames{"s1", "s2", "s3", "s4", "s5", "s6"};

// ---- Programs (R6) ----

// The kinds of steps. Each owns a struct in steps.hpp; `stack` has no word in packs: it ends every hiring (R4.3).
enum class Op : std::uint8_t {
  leaves,
  field,
  move,
  remove,
  near,
  repeat,
  either,
  others,
  trash,
  action_card,
  shrine_tile,
  new_showcase,
  flip_chip,
  gwidyon,
  stack
};
inline constexpr int kOps = 15;
inline constexpr std::array<const char*, kOps - 1> kOpNames{
    "leaves", "field", "move",        "remove",      "near",         "repeat",    "either",
    "others", "trash", "action-card", "shrine-tile", "new-showcase", "flip-chip", "gwidyon"};

// A step is as long as itself and what is inside it, which stands behind it.
struct Step {
  Op op{};
  std::uint8_t n = 0;     // leaves, drops, times, cards; of a field: the drops it must hold; of an action card: which
  std::uint8_t more = 0;  // of a field: whether exactly so many; of drops: how many of them are transparent; of near:
                          // whether from all neighbours; of either: where the right side begins
  Land land{};            // of a field
  std::uint8_t length = 1;
};
constexpr int length(const Step& step) { return step.length; }

inline constexpr int kMostN = 9;
inline constexpr int kMostSteps = 16;
using Program = FixedVector<Step, kMostSteps>;
// How many slices of programs are under way at most: the program, inside it two of a repeat, a side and a bonus, and
// inside these a chosen field. Packs nest no deeper (Where in pack.cpp).
inline constexpr int kMostFrames = 4;

// Which program: what a card says, what happens when it is hired, an action, a solo card.
enum class ProgramId : std::uint8_t {};
inline constexpr int kFirstHiring = kMostKinds;
inline constexpr int kFirstAction = 2 * kMostKinds;
inline constexpr int kFirstSolo = kFirstAction + kActions;
inline constexpr int kPrograms = kFirstSolo + kSolos;
constexpr ProgramId program_of(Card card) { return ProgramId{raw(card)}; }
constexpr ProgramId hiring_of(Card card) { return ProgramId{static_cast<std::uint8_t>(kFirstHiring + raw(card))}; }
constexpr ProgramId program_of(Action action) {
  return ProgramId{static_cast<std::uint8_t>(kFirstAction + raw(action))};
}
constexpr ProgramId program_of(Solo solo) { return ProgramId{static_cast<std::uint8_t>(kFirstSolo + raw(solo))}; }
constexpr bool is_card(ProgramId id) { return raw(id) < kFirstHiring; }
constexpr bool is_hiring(ProgramId id) { return raw(id) >= kFirstHiring && raw(id) < kFirstAction; }
constexpr bool is_action(ProgramId id) { return raw(id) >= kFirstAction && raw(id) < kFirstSolo; }
constexpr bool is_solo(ProgramId id) { return raw(id) >= kFirstSolo; }
// The card that is played or hired.
constexpr Card card_of(ProgramId id) {
  assert(is_card(id) || is_hiring(id));
  return Card{static_cast<std::uint8_t>(raw(id) % kMostKinds)};
}

// ---- Moves ----

enum class MoveKind : std::uint8_t {
  supply,  // up to `turn_up` by chance
  layout,
  back,
  reveal,
  deal,
  roll,
  turn_up,
  play,  // up to `end` in a turn, the others in answer to a step
  hire,
  action,
  end,
  field,
  to,
  remove,
  near,
  all,
  pick,
  trash,
  give_back,
  cover,
  skip,
};

// What a move is about; its kind decides what of it.
struct About {
  MoveKind kind{};
  Supply supply = kNoSupply;
  Layout layout = kNoLayout;
  Ground ground{};
  Card card = kNoCard;
  Symbol symbol{};
  Solo solo = kNoSolo;
  Action action{};
  At at = kNowhere;
  std::uint8_t number = 0;  // of drops
  std::uint8_t option = 0;  // from 1
  static constexpr auto fields() {
    return std::make_tuple(understory::field("kind", &About::kind), understory::field("supply", &About::supply),
                           understory::field("layout", &About::layout), understory::field("ground", &About::ground),
                           understory::field("card", &About::card), understory::field("symbol", &About::symbol),
                           understory::field("solo", &About::solo), understory::field("action", &About::action),
                           understory::field("at", &About::at), understory::field("number", &About::number),
                           understory::field("option", &About::option));
  }
};
inline constexpr std::array<FactRow, 21> kMoveFacts{{
    {"supply", {"supply"}},
    {"layout", {"layout"}},
    {"back", {"ground"}},
    {"reveal", {"card"}},
    {"deal", {"card"}},
    {"roll", {"symbol"}},
    {"turn-up", {"solo"}},
    {"play", {"card"}},
    {"hire", {"card"}},
    {"action", {"action"}},
    {"end"},
    {"field", {"at"}},
    {"to", {"at"}},
    {"remove", {"number"}},
    {"near", {"at"}},
    {"all"},
    {"pick", {"option"}},
    {"trash", {"card"}},
    {"return", {"action"}},
    {"cover", {"at"}},
    {"skip"},
}};
static_assert(kListsAll<About> && tells_all<About>(kMoveFacts) && kMoveFacts.size() == raw(MoveKind::skip) + 1);

// How many values the byte behind the kind has, from `least_of`; 1 where a move is about nothing.
constexpr int values_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::supply:
    case MoveKind::layout: return kSides;
    case MoveKind::back: return kGrounds;
    case MoveKind::reveal:
    case MoveKind::deal:
    case MoveKind::play:
    case MoveKind::hire:
    case MoveKind::trash: return kMostKinds;
    case MoveKind::roll: return kSymbols;
    case MoveKind::turn_up: return kSolos;
    case MoveKind::action:
    case MoveKind::give_back: return kActions;
    case MoveKind::field:
    case MoveKind::to:
    case MoveKind::near:
    case MoveKind::cover: return kFields;
    case MoveKind::remove: return kMostN + 1;
    case MoveKind::pick: return 2;
    case MoveKind::end:
    case MoveKind::all:
    case MoveKind::skip: break;
  }
  return 1;
}
constexpr int least_of(MoveKind kind) { return kind == MoveKind::remove || kind == MoveKind::back ? 1 : 0; }

class Move {
 public:
  constexpr Move() = default;
  static constexpr Move of(MoveKind kind, int about = 0) { return {kind, static_cast<std::uint8_t>(about)}; }
  static constexpr Move with(MoveKind kind, Card card) { return {kind, raw(card)}; }
  static constexpr Move with(MoveKind kind, At at) { return {kind, raw(at)}; }
  static constexpr Move with(MoveKind kind, Action action) { return {kind, raw(action)}; }
  static constexpr Move skip() { return of(MoveKind::skip); }

  // Four bytes from anywhere may claim to be a move; these are shaped like one.
  constexpr bool well_formed() const {
    return raw(kind_) < kMoveFacts.size() && about_ >= least_of(kind_) && about_ < values_of(kind_) &&
           filler_[0] == 0 && filler_[1] == 0;
  }
  constexpr MoveKind kind() const { return kind_; }
  constexpr Card card() const { return Card{about_}; }
  constexpr At at() const { return At{about_}; }
  constexpr Action action() const { return Action{about_}; }
  constexpr Supply supply() const { return Supply{about_}; }
  constexpr Layout layout() const { return Layout{about_}; }
  constexpr Ground ground() const { return Ground{about_}; }
  constexpr Symbol symbol() const { return Symbol{about_}; }
  constexpr Solo solo() const { return Solo{about_}; }
  constexpr int number() const { return about_; }  // of drops; of a side from 0, which people count from 1
  friend constexpr bool operator==(Move, Move) = default;

 private:
  constexpr Move(MoveKind kind, std::uint8_t about) : kind_(kind), about_(about) {}
  MoveKind kind_{};
  std::uint8_t about_ = 0;
  std::array<std::uint8_t, 2> filler_{};
};

About about_of(Move move);  // notation.cpp

constexpr bool names_card(MoveKind kind) { return values_of(kind) == kMostKinds; }

// A turn offers most: each kind of card that a hand may hold for all that is known, the showcase, the actions, the end.
using MoveList = MoveBuffer<Move, kMostKinds + kShowcase + kActions + 1>;

}  // namespace understory::mycelia

// Fruit, guild cards, programs and moves of Tree Society.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "engine/bag.hpp"
#include "engine/facts.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/move_buffer.hpp"
#include "engine/seat.hpp"

namespace understory::tree_society {

inline constexpr int kMostPlayers = 4;

// ---- Fruit (R1.2) ----

enum class FruitType : std::uint8_t { apple, cherry, grape, blueberry, orange };
inline constexpr int kTypes = 5;
inline constexpr FruitType kNoType{255};
inline constexpr std::array<const char*, kTypes> kTypeNames{"apple", "cherry", "grape", "blueberry", "orange"};

enum class Fruit : std::uint8_t {};  // a kind (R6.7): its type twice, and one more if it is valuable
inline constexpr int kFruitKinds = 2 * kTypes;
inline constexpr Fruit kNoFruit{255};
inline constexpr std::array<const char*, kFruitKinds> kFruitNames{
    "apple",     "valuable-apple",     "cherry", "valuable-cherry", "grape", "valuable-grape",
    "blueberry", "valuable-blueberry", "orange", "valuable-orange"};
constexpr FruitType type_of(Fruit fruit) { return FruitType{static_cast<std::uint8_t>(raw(fruit) / 2)}; }
constexpr bool is_valuable(Fruit fruit) { return raw(fruit) % 2 != 0; }
constexpr Fruit fruit_of(FruitType type, bool valuable) {
  return Fruit{static_cast<std::uint8_t>(2 * raw(type) + (valuable ? 1 : 0))};
}
inline constexpr int kMostFruit = 120;  // in a pack

using Fruits = Bag<Fruit, kFruitKinds>;
constexpr int count_of(const Fruits& fruits, FruitType type) {
  return fruits.count(fruit_of(type, false)) + fruits.count(fruit_of(type, true));
}
inline constexpr int kMostStalls = kTypes;  // places of the fruit market (R1.7)

// ---- Guild cards (R1.3) ----

enum class Guild : std::uint8_t { architects, bankers, merchants, writers, botanists, explorers };
inline constexpr int kGuilds = 6;
inline constexpr int kGuildsInPlay = 4;
inline constexpr std::array<const char*, kGuilds> kGuildNames{"architects", "bankers",   "merchants",
                                                              "writers",    "botanists", "explorers"};

enum class Card : std::uint8_t {};  // index into Pack::cards
inline constexpr Card kNoCard{255};
inline constexpr int kMostCards = 80;
inline constexpr int kMostBanners = 3;  // of a card
inline constexpr int kLevels = 3;

// Some of the cards, each of which is there once. for (const Card card : cards): in rising order.
class CardSet {
 public:
  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Card operator*() const {
      return Card{static_cast<std::uint8_t>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_))};
    }
    constexpr Iterator& operator++() {
      if (low_ != 0)
        low_ &= low_ - 1;
      else
        high_ &= high_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  constexpr bool has(Card card) const { return (half(card) >> raw(card) % 64 & 1U) != 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr void add(Card card) { half(card) |= bit(card); }
  constexpr void remove(Card card) { half(card) &= ~bit(card); }
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {0, 0}; }
  // The one before which `nth` others stand.
  constexpr Card at(int nth) const {
    assert(nth < size());
    Iterator it = begin();
    for (; nth > 0; --nth) ++it;
    return *it;
  }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return {a.low_ & b.low_, a.high_ & b.high_}; }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return {a.low_ | b.low_, a.high_ | b.high_}; }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return {a.low_ & ~b.low_, a.high_ & ~b.high_}; }
  friend constexpr bool operator==(CardSet, CardSet) = default;
  constexpr CardSet() = default;

 private:
  constexpr CardSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << raw(card) % 64; }
  constexpr std::uint64_t& half(Card card) { return raw(card) < 64 ? low_ : high_; }
  constexpr std::uint64_t half(Card card) const { return raw(card) < 64 ? low_ : high_; }
  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};
static_assert(kMostCards <= 128);

inline constexpr int kColumns = 3;  // of the guild market; the bottom row first (R2.4)
inline constexpr int kPlaces = 2 * kColumns;
inline constexpr int kSlots = 3;  // places of an Ongoing section
constexpr bool is_top(int place) { return place >= kColumns; }

// ---- Programs (R6) ----

// The kinds of steps. Each owns a struct in steps.hpp; the last two have no word in packs: the level being built, and
// the next of the effects that wait.
enum class Op : std::uint8_t {
  coins,
  shift,
  take,
  swap,
  sell,
  perform,
  give_back,
  replace,
  replace_all,
  discount,
  build,
  pay,
  give_up,
  discard,
  prune,
  reveal_keep,
  reveal_sell,
  reveal_build,
  reveal_coins,
  when,
  cut,
  price_up,
  purse,
  raise,
  next
};
inline constexpr int kOps = 25;
inline constexpr std::array<const char*, kOps - 2> kOpNames{
    "coins",       "shift",        "take",         "swap", "sell",    "perform",  "return", "replace",
    "replace-all", "discount",     "build",        "pay",  "give-up", "discard",  "prune",  "reveal-keep",
    "reveal-sell", "reveal-build", "reveal-coins", "when", "cut",     "price-up", "purse"};

constexpr bool is_cost(Op op) {  // R6.3
  return op == Op::pay || op == Op::give_up || op == Op::discard || op == Op::prune;
}
constexpr bool is_builder(Op op) { return op == Op::build || op == Op::reveal_build; }  // R4.8
constexpr bool is_lasting(Op op) {                                                      // R6.15, R6.16
  return op == Op::when || op == Op::cut || op == Op::price_up || op == Op::purse;
}

enum class Money : std::uint8_t { purse, chest };
inline constexpr std::array<const char*, 2> kMoneyNames{"purse", "chest"};

// Where cards are built from or discarded from, as bits.
inline constexpr std::uint8_t kFromMarket = 1;
inline constexpr std::uint8_t kFromHeap = 2;
inline constexpr std::uint8_t kFromOngoing = 4;
inline constexpr std::uint8_t kFromCompleted = 8;
inline constexpr std::array<const char*, 4> kSourceNames{"market", "heap", "ongoing", "completed"};

enum class Price : std::uint8_t { free, half, less_1, less_2, less_3 };  // R6.9
inline constexpr std::array<const char*, 5> kPriceNames{"free", "half", "less-1", "less-2", "less-3"};
inline constexpr int kMostLess = 3;
constexpr int price_by(Price price, int cost) {
  if (price == Price::free) return 0;
  if (price == Price::half) return (cost + 1) / 2;
  const int less = raw(price) - raw(Price::less_1) + 1;
  return cost > less ? cost - less : 0;
}

enum class When : std::uint8_t { turn, sell, build, complete, discard };  // R6.15
inline constexpr int kEvents = 5;
inline constexpr std::array<const char*, kEvents> kWhenNames{"turn", "sell", "build", "complete", "discard"};

// R7.5
enum class Count : std::uint8_t {
  none,
  banners,
  houses,
  guilds,
  best_guild,
  cards_with,
  fruit_held,
  kinds_held,
  fruit_sold,
  kinds_sold,
  coins,
  heap,
  dropped_level
};
inline constexpr std::array<const char*, 13> kCountNames{
    "none",       "banners",    "houses",     "guilds", "best-guild", "cards-with",   "fruit-held",
    "kinds-held", "fruit-sold", "kinds-sold", "coins",  "heap",       "dropped-level"};
inline constexpr std::uint8_t kAnyGuild = kGuilds;
inline constexpr std::array<const char*, 3> kSectionNames{"completed", "ongoing", "both"};

struct Counter {
  Count of = Count::none;
  std::uint8_t guild = kAnyGuild;  // of banners and houses
  std::uint8_t about = 0;          // of houses: the section; of cards_with: how many banners
};

// A step of an effect; `when` has what it does behind it.
struct Step {
  Op op{};
  std::uint8_t n = 0;       // how many, or how much; of coins that are shifted 0 for any number
  std::uint8_t about = 0;   // Money, Price, When, or the types of price_up as bits
  std::uint8_t from = 0;    // bits of where from
  std::uint8_t levels = 0;  // bits of levels, from 1
  std::uint8_t limit = 0;   // times a turn, 0 for any; of coins the most, 0 for any
  std::uint8_t each = 1;
  Counter per{};
  std::uint8_t length = 1;
};
constexpr int length(const Step& step) { return step.length; }
constexpr bool has_level(std::uint8_t levels, int level) { return (unsigned{levels} >> unsigned(level) & 1U) != 0; }

inline constexpr int kMostN = 9;
inline constexpr int kMostSteps = 6;                 // of an effect
inline constexpr int kMostProgram = kMostSteps + 1;  // with the level being built
using Program = FixedVector<Step, kMostProgram>;

// What a level counts (R7.4).
struct Points {
  std::uint8_t base = 0;
  std::uint8_t per = 0;
  std::uint8_t each = 1;
  std::uint8_t most = 0;    // of all of it, where something is counted
  std::uint8_t enough = 0;  // if there are so many it is `then`, otherwise `base`
  std::uint8_t then = 0;
  Counter of{};
};
inline constexpr int kMostPoints = 99;

enum class Timing : std::uint8_t { none, standard, reveal, mandatory, ongoing, end };  // R6.1
inline constexpr std::array<const char*, 6> kTimingNames{"none", "standard", "reveal", "mandatory", "ongoing", "end"};

// Which program: a level of a card, a fruit's action, or effects that wait for an event to be answered.
enum class ProgramId : std::uint8_t {};
inline constexpr int kFirstAction = kMostCards * kLevels;
inline constexpr int kFirstWaiting = kFirstAction + kTypes;
inline constexpr int kPrograms = kFirstWaiting + kEvents;
static_assert(kPrograms <= 255);
constexpr ProgramId program_of(Card card, int level) {  // levels count from 1
  return ProgramId{static_cast<std::uint8_t>(raw(card) * kLevels + level - 1)};
}
constexpr ProgramId program_of(FruitType type) {
  return ProgramId{static_cast<std::uint8_t>(kFirstAction + raw(type))};
}
constexpr ProgramId waiting_for(When event) { return ProgramId{static_cast<std::uint8_t>(kFirstWaiting + raw(event))}; }
constexpr bool is_level(ProgramId id) { return raw(id) < kFirstAction; }
constexpr bool is_waiting(ProgramId id) { return raw(id) >= kFirstWaiting; }
constexpr Card card_of(ProgramId id) { return Card{static_cast<std::uint8_t>(raw(id) / kLevels)}; }
constexpr int level_of(ProgramId id) { return raw(id) % kLevels + 1; }
constexpr FruitType type_of(ProgramId id) { return FruitType{static_cast<std::uint8_t>(raw(id) - kFirstAction)}; }
constexpr When event_of(ProgramId id) { return When{static_cast<std::uint8_t>(raw(id) - kFirstWaiting)}; }

// An effect that builds ends with it, so the level that it builds takes its frame. On top of a level's program there
// are, at most, a fruit's action, whose sale is listened to. Those that listen to a start and to a sale wait on each
// other, and so do those that listen to a completion and to what was built. What listens does one thing at a time,
// which nobody listens to.
inline constexpr int kMostFrames = 4;

// A turn builds level 1 of a card once (R4.3), so each other level twice at most: as far as the card is from the turns
// before, and from the bottom again when it was discarded. For the same reason it is completed and discarded twice.
inline constexpr int kMostBuilt = kMostCards * (2 * kLevels - 1);
// What is listened to: these, the start of a phase, and a sale of each type.
inline constexpr int kMostHeard = kMostBuilt + 4 * kMostCards + 1 + kTypes;
// The steps that are done: of levels, each of which may use a fruit's action, of one action more, and of what listens.
inline constexpr int kMostTurnSteps =
    (kMostBuilt * kMostSteps + 1) * kMostSteps + kMostHeard * kSlots * (kMostSteps - 1);

// Levels wait to be answered (R4.9) as long as their effects build; the last one's effect has built nothing yet.
inline constexpr int kMostBuilders = 31;  // levels in a pack whose effect builds
inline constexpr int kMostWaiting = 2 * kMostBuilders + 1;

// ---- Moves ----

enum class MoveKind : std::uint8_t {
  deal,  // up to `fruit` by chance
  card,
  fruit,
  sell,
  build,
  action,
  discard,
  rest,
  take,  // from here on answers only
  swap,
  perform,
  give_back,
  replace,
  give_up,
  prune,
  shift,
  reveal,
  keep,
  use,
  skip,
};
inline constexpr int kMoveKinds = 20;

enum class Less : std::uint8_t {};  // an open reduction of 1, 2 or 3 (R6.6)
inline constexpr Less kNoLess{255};
inline constexpr std::array<const char*, kMostLess> kLessNames{"1", "2", "3"};
constexpr int amount_of(Less less) { return raw(less) + 1; }

// What a move is about; its kind decides what of it.
struct About {
  MoveKind kind{};
  Card card = kNoCard;
  Fruit fruit = kNoFruit;
  Fruit other = kNoFruit;  // of the fruit market
  FruitType type = kNoType;
  Less less = kNoLess;      // the open reduction
  Card by = kNoCard;        // the card that reduces
  std::uint8_t amount = 0;  // of coins
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &About::kind), field("card", &About::card), field("fruit", &About::fruit),
                           field("other", &About::other), field("type", &About::type), field("less", &About::less),
                           field("by", &About::by), field("amount", &About::amount));
  }
};
inline constexpr std::array<FactRow, kMoveKinds> kMoveFacts{{
    {"deal", {"card"}},
    {"card", {"card"}},
    {"fruit", {"fruit"}},
    {"sell", {"fruit"}},
    {"build", {"card"}, {"less", "by"}},
    {"action"},
    {"discard", {"card"}},
    {"rest", {}, {"fruit"}},
    {"take", {"fruit"}},
    {"swap", {"fruit", "other"}},
    {"perform", {"type"}},
    {"return", {"fruit"}},
    {"replace", {"card"}},
    {"give-up", {"fruit"}},
    {"prune", {"card"}},
    {"shift", {"amount"}},
    {"reveal"},
    {"keep", {"fruit"}},
    {"use", {"card"}},
    {"skip"},
}};
static_assert(kListsAll<About> && tells_all<About>(kMoveFacts) && kMoveFacts.size() == raw(MoveKind::skip) + 1);

// What the byte behind the kind of a move is.
enum class Sort : std::uint8_t { nothing, card, fruit, type, amount };
constexpr Sort sort_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::deal:
    case MoveKind::card:
    case MoveKind::build:
    case MoveKind::discard:
    case MoveKind::replace:
    case MoveKind::prune:
    case MoveKind::use: return Sort::card;
    case MoveKind::fruit:
    case MoveKind::sell:
    case MoveKind::rest:
    case MoveKind::take:
    case MoveKind::swap:
    case MoveKind::give_back:
    case MoveKind::give_up:
    case MoveKind::keep: return Sort::fruit;
    case MoveKind::perform: return Sort::type;
    case MoveKind::shift: return Sort::amount;
    case MoveKind::action:
    case MoveKind::reveal:
    case MoveKind::skip: break;
  }
  return Sort::nothing;
}
inline constexpr int kMostShift = 20;  // at a time (R8.2)

class Move {
 public:
  constexpr Move() = default;
  static constexpr Move of(MoveKind kind) { return {kind, 0, 0}; }
  static constexpr Move with(MoveKind kind, Card card) { return {kind, raw(card), 0}; }
  static constexpr Move with(MoveKind kind, Fruit fruit) { return {kind, raw(fruit), 0}; }
  static constexpr Move build(Card card) { return {MoveKind::build, raw(card), 0}; }
  static constexpr Move build(Card card, Less less) {
    return {MoveKind::build, raw(card), static_cast<std::uint8_t>(1 + raw(less))};
  }
  static constexpr Move build(Card card, Card by) {
    return {MoveKind::build, raw(card), static_cast<std::uint8_t>(kFirstBy + raw(by))};
  }
  static constexpr Move swap(Fruit own, Fruit other) { return {MoveKind::swap, raw(own), raw(other)}; }
  static constexpr Move perform(FruitType type) { return {MoveKind::perform, raw(type), 0}; }
  static constexpr Move shift(int coins) { return {MoveKind::shift, static_cast<std::uint8_t>(coins), 0}; }
  static constexpr Move rest() { return {MoveKind::rest, raw(kNoFruit), 0}; }
  static constexpr Move skip() { return of(MoveKind::skip); }

  // Four bytes from anywhere may claim to be a move; these are shaped like one.
  constexpr bool well_formed() const {
    if (raw(kind_) >= kMoveKinds || filler_ != 0) return false;
    switch (sort_of(kind_)) {
      case Sort::card:
        if (about_ >= kMostCards) return false;
        return other_ < (kind_ == MoveKind::build ? kFirstBy + kMostCards : 1);
      case Sort::fruit:
        if (kind_ == MoveKind::rest && about_ == raw(kNoFruit)) return other_ == 0;
        return about_ < kFruitKinds && other_ < (kind_ == MoveKind::swap ? kFruitKinds : 1);
      case Sort::type: return about_ < kTypes && other_ == 0;
      case Sort::amount: return about_ > 0 && about_ <= kMostShift && other_ == 0;
      case Sort::nothing: break;
    }
    return about_ == 0 && other_ == 0;
  }
  constexpr MoveKind kind() const { return kind_; }
  constexpr Card card() const { return Card{about_}; }
  constexpr Fruit fruit() const { return Fruit{about_}; }
  constexpr FruitType type() const { return FruitType{about_}; }
  constexpr int amount() const { return about_; }
  constexpr Fruit other() const { return Fruit{other_}; }  // of a swap
  // Of a level that is built, how it is reduced.
  constexpr Less less() const {
    return other_ > 0 && other_ < kFirstBy ? Less{static_cast<std::uint8_t>(other_ - 1)} : kNoLess;
  }
  constexpr Card by() const {
    return other_ >= kFirstBy ? Card{static_cast<std::uint8_t>(other_ - kFirstBy)} : kNoCard;
  }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  static constexpr int kFirstBy = 1 + kMostLess;
  constexpr Move(MoveKind kind, std::uint8_t about, std::uint8_t other) : kind_(kind), about_(about), other_(other) {}
  MoveKind kind_{};
  std::uint8_t about_ = 0;
  std::uint8_t other_ = 0;
  std::uint8_t filler_ = 0;
};

About about_of(Move move);  // notation.cpp

// A turn offers most: to build nine cards without a reduction, with three open ones and by two other cards, to discard
// every card, the action, and a fruit to rest with. A swap offers at most every kind for five, chance every card.
using MoveList = MoveBuffer<Move, (kSlots + kPlaces) * (1 + kMostLess + kSlots) + kMostCards + 1 + kFruitKinds>;

}  // namespace understory::tree_society

// Cards, their programs, and moves of Foraging.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/bag.hpp"
#include "engine/facts.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/move_buffer.hpp"
#include "engine/seat.hpp"

namespace understory::template_game {

inline constexpr int kMostForagers = 4;
inline constexpr int kMostRounds = 20;
inline constexpr int kMostKinds = 8;  // of cards in a pack

enum class Card : std::uint8_t {};   // index into Pack::cards
inline constexpr Card kNoCard{255};  // in an event: there is none, or it may not be known

using CardBag = Bag<Card, kMostKinds>;

// The kinds of steps that programs are made of: steps.hpp has a struct for each, in this order.
enum class Op : std::uint8_t { gain, draw, choose, toll, spend, search, whenever, next };

struct Step {
  Op op{};
  std::uint8_t n = 0;  // nuts or cards; of a choice the options, of whenever the body: the steps that follow it
};

constexpr int length(Step step) { return step.op == Op::choose || step.op == Op::whenever ? 1 + step.n : 1; }

inline constexpr int kMostSteps = 6;
inline constexpr int kMostN = 9;
using Program = FixedVector<Step, kMostSteps>;

// Where what a card does when it is played ends, and what it does whenever somebody buries begins (R4.9).
constexpr std::uint8_t listens_from(const Program& program) {
  std::uint8_t at = 0;
  while (at < program.size() && program[at].op != Op::whenever) ++at;
  return at;
}

enum class MoveKind : std::uint8_t { deal, play, bury, give, keep, use, rest, pay, pass, pick };

// What a move is about; its kind decides what of it.
struct About {
  MoveKind kind{};
  Card card = kNoCard;
  std::uint8_t option = 0;  // from 1
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &About::kind), field("card", &About::card), field("option", &About::option));
  }
};
inline constexpr std::array<FactRow, 10> kMoveFacts{{
    {"deal", {"card"}},
    {"play", {"card"}},
    {"bury", {"card"}},
    {"give", {"card"}},
    {"keep", {"card"}},
    {"use", {"card"}},
    {"rest"},
    {"pay"},
    {"pass"},
    {"pick", {"option"}},
}};
static_assert(kListsAll<About> && tells_all<About>(kMoveFacts));

constexpr bool names_card(MoveKind kind) { return raw(kind) <= raw(MoveKind::use); }

class Move {
 public:
  constexpr Move() = default;
  static constexpr Move deal(Card card) { return {MoveKind::deal, raw(card)}; }  // made by chance
  static constexpr Move play(Card card) { return {MoveKind::play, raw(card)}; }
  static constexpr Move bury(Card card) { return {MoveKind::bury, raw(card)}; }
  static constexpr Move give(Card card) { return {MoveKind::give, raw(card)}; }
  static constexpr Move keep(Card card) { return {MoveKind::keep, raw(card)}; }
  static constexpr Move use(Card card) { return {MoveKind::use, raw(card)}; }
  static constexpr Move rest() { return {MoveKind::rest, 0}; }
  static constexpr Move pay() { return {MoveKind::pay, 0}; }
  static constexpr Move pass() { return {MoveKind::pass, 0}; }
  static constexpr Move pick(int option) { return {MoveKind::pick, static_cast<std::uint8_t>(option)}; }
  static constexpr Move with_card(MoveKind kind, Card card) {
    assert(names_card(kind));
    return {kind, raw(card)};
  }

  // Four bytes from anywhere may claim to be a move; these are shaped like one.
  constexpr bool well_formed() const {
    if (raw(kind_) >= kMoveFacts.size() || filler_[0] != 0 || filler_[1] != 0) return false;
    if (names_card(kind_)) return argument_ < kMostKinds;
    return argument_ < (kind_ == MoveKind::pick ? kMostSteps : 1);
  }
  constexpr MoveKind kind() const { return kind_; }
  constexpr Card card() const {
    assert(names_card(kind_));
    return Card{argument_};
  }
  constexpr int option() const {  // from 0; people count from 1
    assert(kind_ == MoveKind::pick);
    return argument_;
  }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  constexpr Move(MoveKind kind, std::uint8_t argument) : kind_(kind), argument_(argument) {}
  MoveKind kind_{};
  std::uint8_t argument_ = 0;
  std::array<std::uint8_t, 2> filler_{};
};

// A turn offers most: to play and to bury each kind of card, and to rest.
using MoveList = MoveBuffer<Move, 2 * kMostKinds + 1>;

}  // namespace understory::template_game

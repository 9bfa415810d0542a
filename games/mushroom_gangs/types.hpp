// Positions, actions and moves of Mushroom Gangs.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/facts.hpp"
#include "engine/move_buffer.hpp"
#include "engine/seat.hpp"

#if defined(__BMI__) && defined(__BMI2__)
#include <immintrin.h>
#endif

namespace understory::mushroom_gangs {

inline constexpr int kMostGangs = 5;
inline constexpr int kPickers = 9;  // in a gang, one for each field
inline constexpr int kMostTurns = 250;
inline constexpr int kSide = 9;  // R1.1
inline constexpr int kPositions = 81;
inline constexpr int kFields = 9;
inline constexpr int kLastRow = 8;  // touches Home; people call it row 9
inline constexpr int kSmallestGroup = 3;

// Row times nine plus column, both from 0. Row 0 is deepest in the forest, Home lies beyond row 8.
enum class Position : std::uint8_t {};
inline constexpr Position kOutside{kPositions};  // where pickers come from and leave to: no position, in no set

constexpr Position at(int row, int column) { return Position{static_cast<std::uint8_t>(row * kSide + column)}; }
constexpr int row_of(Position p) { return raw(p) / kSide; }
constexpr int column_of(Position p) { return raw(p) % kSide; }
constexpr int field_of(Position p) { return row_of(p) / 3 * 3 + column_of(p) / 3; }

// The seven actions stand in the rulebook's order: their numbers are those of R4.1 to R4.7.
enum class Action : std::uint8_t {
  place,
  forward,
  forward_eliminate,
  sideways,
  sideways_eliminate,
  backward,
  step_out,
  jump_out,
};
inline constexpr int kActions = 8;
inline constexpr std::array<const char*, kActions> kActionNames{
    "place", "forward", "forward-eliminate", "sideways", "sideways-eliminate", "backward", "step-out", "jump-out"};

constexpr bool eliminates(Action a) { return a == Action::forward_eliminate || a == Action::sideways_eliminate; }
constexpr bool leaves(Action a) { return a == Action::step_out || a == Action::jump_out; }

class Move {
 public:
  constexpr Move() = default;
  static constexpr Move place(Position to) { return {Action::place, kOutside, to}; }
  // Going somewhere, or leaving to kOutside.
  static constexpr Move act(Action action, Position from, Position to) {
    assert(action != Action::place && leaves(action) == (to == kOutside));
    return {action, from, to};
  }

  // The same placement so many rows nearer to Home.
  constexpr Move rows_later(int rows) const {
    Move later = *this;
    later.bytes_ += static_cast<std::uint32_t>(rows * kSide) << 16U;
    return later;
  }

  // Four bytes from anywhere may claim to be a move; these are shaped like one.
  constexpr bool well_formed() const {
    return raw(action()) < kActions && byte(3) == 0 && (from() == kOutside) == (action() == Action::place) &&
           (to() == kOutside) == leaves(action()) && raw(from()) <= raw(kOutside) && raw(to()) <= raw(kOutside);
  }
  constexpr Action action() const { return Action{byte(0)}; }
  constexpr Position from() const { return Position{byte(1)}; }  // kOutside for a placement
  constexpr Position to() const { return Position{byte(2)}; }    // kOutside for a picker that leaves
  friend constexpr bool operator==(Move, Move) = default;

 private:
  constexpr Move(Action action, Position from, Position to)
      : bytes_(raw(action) | std::uint32_t{raw(from)} << 8U | std::uint32_t{raw(to)} << 16U) {}
  constexpr std::uint8_t byte(unsigned at) const { return static_cast<std::uint8_t>(bytes_ >> at * 8); }
  std::uint32_t bytes_ = 0;  // in one word, because compilers copy four bytes one by one
};

// What a move is about: its kind decides what of it. Which way a picker goes shows in its places.
enum class MoveKind : std::uint8_t { place, go, step_out, jump_out };
struct About {
  MoveKind kind{};
  Position from = kOutside;
  Position to = kOutside;
  bool eliminates = false;
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &About::kind), field("from", &About::from), field("to", &About::to),
                           field("eliminates", &About::eliminates));
  }
};
inline constexpr std::array<FactRow, 4> kMoveFacts{{
    {"place", {"to"}},
    {"go", {"from", "to", "eliminates"}},
    {"step-out", {"from"}},
    {"jump-out", {"from"}},
}};
static_assert(kListsAll<About> && tells_all<About>(kMoveFacts));

// Placement offers at most 81 positions; an action at most 9 pickers times forward (or out), left, right, back, jump.
using MoveList = MoveBuffer<Move, kPositions>;
static_assert(kPickers * 5 <= kPositions);

// A set of positions: rows 0-6 in the first word, rows 7-8 in the second, so that no row is split.
class PositionSet {
 public:
  // One position, as a place to look at in any set.
  class Spot {
   public:
    constexpr explicit Spot(Position p) : word_(word(p)), bit_(std::uint64_t{1} << bit(p)) {}

   private:
    friend PositionSet;
    constexpr Spot(std::size_t word, std::uint64_t bit) : word_(word), bit_(bit) {}
    std::size_t word_;
    std::uint64_t bit_;
  };

  constexpr bool contains(Spot spot) const { return (words_[spot.word_] & spot.bit_) != 0; }
  constexpr void add(Spot spot) { words_[spot.word_] |= spot.bit_; }
  constexpr void remove(Spot spot) { words_[spot.word_] &= ~spot.bit_; }
  constexpr bool contains(Position p) const { return contains(Spot(p)); }
  constexpr void add(Position p) { add(Spot(p)); }
  constexpr void remove(Position p) { remove(Spot(p)); }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  friend constexpr PositionSet operator|(PositionSet a, PositionSet b) {
    return {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]};
  }
  friend constexpr PositionSet operator&(PositionSet a, PositionSet b) {
    return {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]};
  }
  friend constexpr PositionSet operator~(PositionSet a) {
    return {~a.words_[0] & kFirstWord, ~a.words_[1] & kSecondWord};
  }
  // Nine bits, column 0 lowest.
  constexpr unsigned row(int r) const {
    const bool second = r >= kRowsInFirst;
    return static_cast<unsigned>(words_[second] >> ((r - (second ? kRowsInFirst : 0)) * kSide) & 0x1FFU);
  }
  template <class Visit>
  constexpr void each_row(Visit&& visit) const {
    for (int r = 0; r < kRowsInFirst; ++r) visit(r, static_cast<unsigned>(words_[0] >> r * kSide & 0x1FFU));
    for (int r = kRowsInFirst; r < kSide; ++r)
      visit(r, static_cast<unsigned>(words_[1] >> (r - kRowsInFirst) * kSide & 0x1FFU));
  }
  // The k-th position of the set, counted from 0 in rising order.
  Position nth(unsigned k) const {
    const auto in_first = static_cast<unsigned>(std::popcount(words_[0]));
    const unsigned second = k >= in_first ? 1 : 0;
    return Position{static_cast<std::uint8_t>(select(words_[second], k - in_first * second) + kFirstBits * second)};
  }
  // The whole set moved by up to two rows; what leaves the forest is gone. Rows run into each other at the edges.
  constexpr PositionSet later(int by) const {
    return {words_[0] << by & kFirstWord, (words_[1] << by | words_[0] >> (kFirstBits - by)) & kSecondWord};
  }
  constexpr PositionSet earlier(int by) const {
    return {(words_[0] >> by | words_[1] << (kFirstBits - by)) & kFirstWord, words_[1] >> by};
  }
  // Goes through the set in rising order.
  template <class Visit>
  constexpr void each_spot(Visit&& visit) const {
    for (std::uint64_t rest = words_[0]; rest != 0; rest &= rest - 1)
      visit(Spot(0, rest & (0 - rest)), Position{static_cast<std::uint8_t>(std::countr_zero(rest))});
    for (std::uint64_t rest = words_[1]; rest != 0; rest &= rest - 1)
      visit(Spot(1, rest & (0 - rest)), Position{static_cast<std::uint8_t>(std::countr_zero(rest) + kFirstBits)});
  }
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    each_spot([&visit](Spot, Position p) { visit(p); });
  }
  constexpr PositionSet() = default;
  friend constexpr bool operator==(PositionSet, PositionSet) = default;

 private:
  static constexpr int kRowsInFirst = 7;
  static constexpr int kFirstBits = kRowsInFirst * kSide;
  static constexpr std::uint64_t kFirstWord = (std::uint64_t{1} << kFirstBits) - 1;
  static constexpr std::uint64_t kSecondWord = (std::uint64_t{1} << (kPositions - kFirstBits)) - 1;
  constexpr PositionSet(std::uint64_t first, std::uint64_t second) : words_{first, second} {}
  // Position 63 is bit 0 of the second word. No comparison: a branch would be guessed wrong again and again.
  static constexpr std::size_t word(Position p) { return (raw(p) + 1U) / 64; }
  static constexpr std::size_t bit(Position p) { return (raw(p) + word(p)) % 64; }
  static unsigned select(std::uint64_t bits, unsigned k) {
#if defined(__BMI__) && defined(__BMI2__)
    return static_cast<unsigned>(_tzcnt_u64(_pdep_u64(std::uint64_t{1} << k, bits)));
#else
    while (k-- > 0) bits &= bits - 1;
    return static_cast<unsigned>(std::countr_zero(bits));
#endif
  }
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace understory::mushroom_gangs

// Positions, actions and moves of Mushroom Gangs.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/move_buffer.hpp"
#include "engine/seat.hpp"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace understory::mushroom_gangs {

inline constexpr int kMostGangs = 5;
inline constexpr int kPickers = 9;  // in a gang, one for each field
inline constexpr int kSide = 9;     // R1.1
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

  // For lists that are filled without looking: what is not a move is not counted.
  static constexpr Move unchecked(Action action, Position from, Position to) { return {action, from, to}; }

  // Four bytes from anywhere may claim to be a move; these are shaped like one.
  constexpr bool well_formed() const {
    return raw(action_) < kActions && filler_ == 0 && (from_ == kOutside) == (action_ == Action::place) &&
           (to_ == kOutside) == leaves(action_) && raw(from_) <= raw(kOutside) && raw(to_) <= raw(kOutside);
  }
  constexpr Action action() const { return action_; }
  constexpr Position from() const { return from_; }  // kOutside for a placement
  constexpr Position to() const { return to_; }      // kOutside for a picker that leaves
  friend constexpr bool operator==(Move, Move) = default;

 private:
  constexpr Move(Action action, Position from, Position to) : action_(action), from_(from), to_(to) {}
  Action action_{};
  Position from_{};
  Position to_{};
  std::uint8_t filler_{};
};

// Placement offers at most 81 positions; an action at most 9 pickers times forward (or out), left, right, back, jump.
using MoveList = MoveBuffer<Move, kPositions>;
static_assert(kPickers * 5 <= kPositions);

// A set of positions: rows 0-6 in the first word, rows 7-8 in the second, so that no row is split.
class PositionSet {
 public:
  constexpr bool contains(Position p) const { return (words_[word(p)] >> bit(p) & 1U) != 0; }
  constexpr void add(Position p) { words_[word(p)] |= std::uint64_t{1} << bit(p); }
  constexpr void remove(Position p) { words_[word(p)] &= ~(std::uint64_t{1} << bit(p)); }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr bool overlaps(PositionSet other) const {
    return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1])) != 0;
  }
  constexpr void add_all(PositionSet other) {
    words_[0] |= other.words_[0];
    words_[1] |= other.words_[1];
  }
  constexpr PositionSet complement() const {
    PositionSet other;
    other.words_ = {~words_[0] & kFirstWord, ~words_[1] & kSecondWord};
    return other;
  }
  // Nine bits, column 0 lowest.
  constexpr unsigned row(int r) const {
    const bool second = r >= kRowsInFirst;
    return static_cast<unsigned>(words_[second] >> ((r - (second ? kRowsInFirst : 0)) * kSide) & 0x1FFU);
  }
  // The k-th position of the set, counted from 0 in rising order.
  Position nth(int k) const {
    const int in_first = std::popcount(words_[0]);
    const bool second = k >= in_first;
    const int bit = select(words_[second], second ? k - in_first : k);
    return Position{static_cast<std::uint8_t>(bit + (second ? kFirstBits : 0))};
  }
  // The whole set moved by 1 or 9 positions; what leaves the forest is gone. Rows run into each other at the edges.
  constexpr PositionSet later(int by) const {
    PositionSet moved;
    moved.words_ = {words_[0] << by & kFirstWord, (words_[1] << by | words_[0] >> (kFirstBits - by)) & kSecondWord};
    return moved;
  }
  constexpr PositionSet earlier(int by) const {
    PositionSet moved;
    moved.words_ = {(words_[0] >> by | words_[1] << (kFirstBits - by)) & kFirstWord, words_[1] >> by};
    return moved;
  }
  // One element of a set, as a place to look at in others of the same shape.
  struct Spot {
    std::size_t word;
    std::uint64_t bit;
  };
  constexpr bool has(Spot spot) const { return (words_[spot.word] & spot.bit) != 0; }
  template <class Visit>
  constexpr void each_spot(Visit&& visit) const {
    for (std::size_t word = 0; word < 2; ++word)
      for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1)
        visit(Spot{word, rest & (0 - rest)},
              Position{static_cast<std::uint8_t>(std::countr_zero(rest) + static_cast<int>(word) * kFirstBits)});
  }
  // Goes through the set in rising order.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    for (std::uint64_t rest = words_[0]; rest != 0; rest &= rest - 1)
      visit(Position{static_cast<std::uint8_t>(std::countr_zero(rest))});
    for (std::uint64_t rest = words_[1]; rest != 0; rest &= rest - 1)
      visit(Position{static_cast<std::uint8_t>(std::countr_zero(rest) + kFirstBits)});
  }
  friend constexpr bool operator==(PositionSet, PositionSet) = default;

 private:
  static constexpr int kRowsInFirst = 7;
  static constexpr int kFirstBits = kRowsInFirst * kSide;
  static constexpr std::uint64_t kFirstWord = (std::uint64_t{1} << kFirstBits) - 1;
  static constexpr std::uint64_t kSecondWord = (std::uint64_t{1} << (kPositions - kFirstBits)) - 1;
  static constexpr std::size_t word(Position p) { return raw(p) >= kFirstBits ? 1 : 0; }
  static constexpr int bit(Position p) { return raw(p) - (raw(p) >= kFirstBits ? kFirstBits : 0); }
  static int select(std::uint64_t bits, int k) {
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << k, bits));
#else
    while (k-- > 0) bits &= bits - 1;
    return std::countr_zero(bits);
#endif
  }
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace understory::mushroom_gangs

// Who acts and who watches. Seats count from 0; seat 0 is the first player in every game.
#pragma once

#include <cstdint>
#include <type_traits>

namespace understory {

// The number behind an enum, for indexing and arithmetic.
template <class Enum>
requires std::is_enum_v<Enum>
constexpr auto raw(Enum value) { return static_cast<std::underlying_type_t<Enum>>(value); }

enum class Seat : std::uint8_t {};

inline constexpr Seat kReferee{252};    // as a viewer: sees everything; for records and tools, never for a player
inline constexpr Seat kSpectator{253};  // as a viewer: sees what is public
inline constexpr Seat kChance{254};     // as an actor: a die, a draw, a shuffle
inline constexpr Seat kNobody{255};     // as an actor: the game is over

inline constexpr int kMostSeats = 8;  // over all games; a game's own bound is Game::kMostSeats

// seats_up_to(3) goes through seats 0, 1, 2.
class SeatRange {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(int at) : at_(at) {}
    constexpr Seat operator*() const { return Seat{static_cast<std::uint8_t>(at_)}; }
    constexpr Iterator& operator++() { return ++at_, *this; }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    int at_;
  };
  constexpr explicit SeatRange(int count) : count_(count) {}
  constexpr Iterator begin() const { return Iterator{0}; }
  constexpr Iterator end() const { return Iterator{count_}; }

 private:
  int count_;
};
constexpr SeatRange seats_up_to(int count) { return SeatRange{count}; }

}  // namespace understory

// The yardstick: random games of Mushroom Gangs (team_up=every, turn_limit=200, map keypad) in one file, with nothing
// shared with the engine and no abstraction at all. docs/performance.md says how to read it.
//
// The forest is a mailbox with a border, each gang a list of the cells its pickers stand on. A move is a draw of one
// picker and one of five ways; impossible ones are drawn again. Everything a step needs is in a small table.
#include "bench/yardstick_mushroom_gangs.hpp"

#include <cstdint>
#include <cstring>

namespace {

constexpr int kWide = 13;  // two border cells on each side, so that looking two to the left or right needs no check
constexpr int kCells = kWide * 11;
constexpr std::uint8_t kEmpty = 6, kBorder = 7, kHome = 8;

int gangs;
std::uint64_t random_state = 1;
std::uint8_t who[kCells];   // gang, kEmpty, kBorder or kHome
std::uint8_t slot[kCells];  // where in its gang's list the picker on this cell stands
std::uint8_t cells[5][9];   // the pickers of each gang
std::uint8_t count[5];
int mushrooms[5];
std::uint8_t yields[kCells];  // of each cell
constexpr int kDelta[5] = {kWide, -1, 1, -kWide, 0};

inline std::uint64_t draw() {
  random_state += 0x9E3779B97F4A7C15U;
  std::uint64_t z = random_state;
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
  return z ^ (z >> 31U);
}

// Unbiased enough for a yardstick: 32 random bits, bound below 82.
inline std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>((draw() >> 32U) * bound >> 32U); }

void clear_forest() {
  std::memset(who, kBorder, sizeof who);
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 9; ++column) {
      const int cell = (row + 1) * kWide + column + 2;
      who[cell] = kEmpty;
      yields[cell] = static_cast<std::uint8_t>(row / 3 * 3 + column / 3 + 1);
      if (row == 8) who[cell + kWide] = kHome;
    }
  std::memset(count, 0, sizeof count);
}

void place_all() {
  unsigned used[5] = {0, 0, 0, 0, 0};
  for (int round = 0; round < 9; ++round)
    for (int gang = 0; gang < gangs; ++gang)
      while (true) {
        const std::uint32_t at = below(81);
        const std::uint32_t field = at / 27 * 3 + at % 9 / 3;
        const std::uint32_t cell = (at / 9 + 1) * kWide + at % 9 + 2;
        if ((used[gang] >> field & 1U) != 0 || who[cell] != kEmpty) continue;
        used[gang] |= 1U << field;
        who[cell] = static_cast<std::uint8_t>(gang);
        slot[cell] = count[gang];
        cells[gang][count[gang]++] = static_cast<std::uint8_t>(cell);
        break;
      }
}

inline void remove_picker(int gang, int cell) {
  const std::uint8_t last = cells[gang][--count[gang]];
  cells[gang][slot[cell]] = last;
  slot[last] = slot[cell];
}

int team_up(int gang, int to) {
  int left = to;
  int right = to;
  while (who[left - 1] == gang) --left;
  while (who[right + 1] == gang) ++right;
  const int first = to - left >= 3 ? to : left;
  const int last = right - to >= 3 ? to : right;
  int bonus = 0;
  for (int cell = first; cell <= last; ++cell) bonus += yields[cell];
  return bonus;
}

// Plays one game and returns the number of moves.
std::uint32_t play() {
  clear_forest();
  place_all();
  for (int gang = 0; gang < gangs; ++gang) mushrooms[gang] = 55;
  auto moves = static_cast<std::uint32_t>(9 * gangs);
  for (int round = 0; round < 200; ++round)
    for (int gang = 0; gang < gangs; ++gang) {
      ++moves;
      while (true) {
        const std::uint32_t random = below(static_cast<std::uint32_t>(count[gang]) * 5U);
        const std::uint32_t way = random % 5;
        const int from = cells[gang][random / 5];
        const int to = from + kDelta[way];
        const int there = who[to];
        const int yield = yields[from];
        if (way == 4) {  // jump out
          if (who[from + kWide] == kHome) continue;
          mushrooms[gang] -= 9;
          who[from] = kEmpty;
          remove_picker(gang, from);
          if (count[gang] == 0) return moves;
          break;
        }
        if (there == gang || there == kBorder) continue;
        if (there == kHome) {
          mushrooms[gang] += yield;
          who[from] = kEmpty;
          remove_picker(gang, from);
          if (count[gang] == 0) return moves;
          break;
        }
        if (way == 3 && there != kEmpty) continue;
        who[from] = kEmpty;
        who[to] = static_cast<std::uint8_t>(gang);
        if (there != kEmpty) remove_picker(there, to);
        slot[to] = slot[from];
        cells[gang][slot[to]] = static_cast<std::uint8_t>(to);
        mushrooms[gang] += way == 0 ? yield : way == 3 || there != kEmpty ? -yield : 0;
        const int l1 = who[to - 1] == gang, l2 = who[to - 2] == gang, r1 = who[to + 1] == gang,
                  r2 = who[to + 2] == gang;
        if ((l1 & (l2 | r1)) | (r1 & r2)) mushrooms[gang] += team_up(gang, to);
        if (there != kEmpty && count[there] == 0) return moves;
        break;
      }
    }
  return moves;
}

}  // namespace

std::uint64_t yardstick_mushroom_gangs(int seats, int games, std::int64_t& mushrooms_of_first) {
  gangs = seats;
  std::uint64_t moves = 0;
  for (int i = 0; i < games; ++i) {
    moves += play();
    mushrooms_of_first += mushrooms[0];
  }
  return moves;
}

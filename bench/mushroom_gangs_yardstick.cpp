// The yardstick: random games of Mushroom Gangs (team_up=every, turn_limit=200, map keypad) in one file, with nothing
// shared with the engine and no abstraction at all. It is the fastest of the variants that were tried, bitboards among
// them; docs/performance.md has their figures.
//
// The forest is a mailbox, each gang a list of the cells its pickers stand on. A move is a draw of one picker and one
// of five ways, and impossible ones are drawn again, so that each legal move is equally likely. Variants
// with fewer branches were slower.
#include "bench/mushroom_gangs_yardstick.hpp"

#include <cstring>

namespace {

using Byte = std::uint8_t;

// Rows are ten wide: the cell right of a row is also the one left of the next.
constexpr int kWide = 10, kFirst = 2, kHome = 104, kNowhere = 108, kCells = 112;
constexpr Byte kEmpty = 5, kBlocked = 6;  // besides the gangs 0 to 4
constexpr int kWays = 5, kForward = 0, kLeft = 1, kRight = 2, kBack = 3, kJump = 4;

struct Step {
  Byte to;
  std::int8_t into_empty, into_held;  // what it earns
  Byte leaves;
};

struct Tables {
  Step steps[kCells][8];
  Byte who[kCells];  // of an empty forest
  Byte yields[kCells];
  Byte fields[9][9];        // the cells of each field
  Byte possible[5][kWays];  // by gang and way: a bit for each thing that may stand there
};

constexpr Tables make_tables() {
  Tables t{};
  for (Byte& cell : t.who) cell = kBlocked;
  t.who[kHome] = kEmpty;
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 9; ++column) {
      const int cell = kFirst + row * kWide + column;
      const int field = row / 3 * 3 + column / 3;
      const auto yield = static_cast<std::int8_t>(field + 1);
      const auto minus = static_cast<std::int8_t>(-yield);
      const auto by = [&](int delta) { return static_cast<Byte>(cell + delta); };
      t.who[cell] = kEmpty;
      t.yields[cell] = static_cast<Byte>(yield);
      t.fields[field][row % 3 * 3 + column % 3] = static_cast<Byte>(cell);
      Step* const steps = t.steps[cell];
      steps[kForward] = row == 8 ? Step{kHome, yield, 0, 1} : Step{by(kWide), yield, yield, 0};
      steps[kLeft] = {by(-1), 0, minus, 0};
      steps[kRight] = {by(+1), 0, minus, 0};
      steps[kBack] = row == 0 ? Step{kNowhere, 0, 0, 0} : Step{by(-kWide), minus, 0, 0};
      steps[kJump] = row == 8 ? Step{kNowhere, 0, 0, 0} : Step{kHome, -9, 0, 1};
    }
  for (int gang = 0; gang < 5; ++gang)
    for (int way = 0; way < kWays; ++way)
      t.possible[gang][way] = static_cast<Byte>(way == kBack ? 1U << kEmpty : 0x3FU & ~(1U << gang));
  return t;
}
constexpr Tables kTables = make_tables();

Byte who[kCells];        // gang, kEmpty or kBlocked
Byte slot[kCells];       // where in its gang's list the picker on this cell stands
Byte cells[5][9];        // the pickers of each gang
std::uint32_t count[6];  // kEmpty has a count too, so that "is it gone" can be asked of whatever stood there
int mushrooms[5];
std::uint64_t seed = 1;

inline std::uint64_t high_half(std::uint64_t number) { return number >> 32U; }
inline std::uint64_t low_half(std::uint64_t number) { return number & 0xFFFFFFFFU; }

// A Weyl sequence, stirred by one multiplication.
inline std::uint64_t draw() {
  __extension__ using Wide = unsigned __int128;
  seed += 0xA0761D6478BD642FU;
  const Wide product = static_cast<Wide>(seed) * (seed ^ 0xE7037ED1A0B428DBU);
  return static_cast<std::uint64_t>(product >> 64U) ^ static_cast<std::uint64_t>(product);
}

// Half a draw as a number below a bound of at most 9; unbiased enough for a yardstick.
inline std::uint32_t scale(std::uint64_t half, std::uint64_t bound) {
  return static_cast<std::uint32_t>(half * bound >> 32U);
}

// Each pair of a field not yet used and a cell in it is equally likely; cells that are held are drawn again.
template <int gangs>
void place_all() {
  Byte unused[5][9];
  for (auto& fields : unused)
    for (int field = 0; field < 9; ++field) fields[field] = static_cast<Byte>(field);
  for (unsigned round = 0; round < 9; ++round)
    for (int gang = 0; gang < gangs; ++gang) {
      std::uint32_t choice = 0;
      Byte cell = 0;
      do {
        const std::uint64_t random = draw();
        choice = scale(high_half(random), 9 - round);
        cell = kTables.fields[unused[gang][choice]][scale(low_half(random), 9)];
      } while (who[cell] != kEmpty);
      unused[gang][choice] = unused[gang][8 - round];
      who[cell] = static_cast<Byte>(gang);
      slot[cell] = static_cast<Byte>(round);
      cells[gang][round] = cell;
    }
}

inline void remove_picker(std::uint32_t gang, std::uint32_t at) {
  const Byte last = cells[gang][--count[gang]];
  cells[gang][at] = last;
  slot[last] = static_cast<Byte>(at);
}

__attribute__((noinline)) int team_up(int gang, int to) {
  int left = to;
  int right = to;
  while (who[left - 1] == gang) --left;
  while (who[right + 1] == gang) ++right;
  const int first = to - left >= 3 ? to : left;
  const int last = right - to >= 3 ? to : right;
  int bonus = 0;
  for (int cell = first; cell <= last; ++cell) bonus += kTables.yields[cell];
  return bonus;
}

template <int gangs>
std::uint32_t play() {
  std::memcpy(who, kTables.who, sizeof who);
  place_all<gangs>();
  for (int gang = 0; gang < gangs; ++gang) {
    count[gang] = 9;
    mushrooms[gang] = 55;
  }
  count[kEmpty] = 1;
  std::uint32_t moves = 9 * gangs;
  for (int round = 0; round < 200; ++round)
    for (int gang = 0; gang < gangs; ++gang) {
      ++moves;
      std::uint32_t picker = 0, way = 0, there = 0;
      Byte from = 0;
      Step step{};
      do {
        const std::uint64_t random = draw();
        picker = scale(high_half(random), count[gang]);
        way = scale(low_half(random), kWays);
        from = cells[gang][picker];
        step = kTables.steps[from][way];
        there = who[step.to];
      } while ((kTables.possible[gang][way] >> there & 1U) == 0);
      const int to = step.to;
      who[from] = kEmpty;
      if (there != kEmpty) remove_picker(there, slot[to]);
      mushrooms[gang] += there == kEmpty ? step.into_empty : step.into_held;
      if (step.leaves != 0) {
        remove_picker(static_cast<std::uint32_t>(gang), picker);
      } else {
        who[to] = static_cast<Byte>(gang);
        slot[to] = static_cast<Byte>(picker);
        cells[gang][picker] = static_cast<Byte>(to);
        const int l1 = who[to - 1] == gang, l2 = who[to - 2] == gang;
        const int r1 = who[to + 1] == gang, r2 = who[to + 2] == gang;
        if (((l1 & (l2 | r1)) | (r1 & r2)) != 0) mushrooms[gang] += team_up(gang, to);
      }
      if (static_cast<int>(count[gang] == 0) | static_cast<int>(count[there] == 0)) return moves;
    }
  return moves;
}

}  // namespace

std::uint32_t yardstick_mushroom_gangs(int seats, std::array<int, 5>& result) {
  const std::uint32_t moves = seats == 2 ? play<2>() : seats == 3 ? play<3>() : seats == 4 ? play<4>() : play<5>();
  std::memcpy(result.data(), mushrooms, sizeof mushrooms);
  return moves;
}

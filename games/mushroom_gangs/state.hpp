// A position of Mushroom Gangs. Nothing in it is hidden, so all of it is Public.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include <nlohmann/json_fwd.hpp>

#include "engine/description.hpp"
#include "engine/fields.hpp"
#include "engine/per_seat.hpp"
#include "engine/sheet_forms.hpp"
#include "games/mushroom_gangs/types.hpp"

namespace understory::mushroom_gangs {

// An unbroken run of at least three positions in one row, the thing a team-up is paid for.
struct Run {
  int row = 0;
  int first = 0;  // columns
  int last = 0;
};

// The runs a gang has been paid for (R5.7). A row of nine has 7 + 6 + ... + 1 = 28 runs of three or more.
inline constexpr int kRunsInRow = 28;
inline constexpr int kRuns = kRunsInRow * kSide;

constexpr int run_index(Run run) {
  const int before = run.first * 7 - run.first * (run.first - 1) / 2;  // runs that start further left
  return run.row * kRunsInRow + before + run.last - run.first - 2;
}

// Whether this picker, of a gang that stands so, is one of three or more side by side (R5.1).
constexpr bool in_group(const PositionSet& gang, Position picker) {
  const unsigned row = gang.row(row_of(picker));
  // Bit c + 2 is set if columns c, c + 1 and c + 2 are all held; one of them must cover the picker.
  const unsigned threes = (row & row >> 1U & row >> 2U) << 2U;
  return (threes >> static_cast<unsigned>(column_of(picker)) & 7U) != 0;
}

class RunSet {
 public:
  constexpr bool contains(Run run) const {
    const auto i = static_cast<unsigned>(run_index(run));
    return (words_[i / 64] >> (i % 64) & 1U) != 0;
  }
  constexpr void add(Run run) {
    const auto i = static_cast<unsigned>(run_index(run));
    words_[i / 64] |= std::uint64_t{1} << (i % 64);
  }
  constexpr int size() const {
    int sum = 0;
    for (const std::uint64_t word : words_) sum += std::popcount(word);
    return sum;
  }

 private:
  std::array<std::uint64_t, (kRuns + 63) / 64> words_{};
};

// Nine rows from the forest to Home, a digit for a gang's picker, a dot for nobody: people can edit it (notation.cpp).
struct Drawing {
  template <class Write>
  nlohmann::json write(const PerSeat<PositionSet, kMostGangs>& pickers, const Write& write) const;
  template <class Read>
  void read(const Slot& at, PerSeat<PositionSet, kMostGangs>& pickers, const Read& read) const;
  template <class Describe>
  Description type(const PerSeat<PositionSet, kMostGangs>& pickers, const Describe& describe) const;
};
// By where they begin and end: "a1-c1".
struct Runs {
  template <class Write>
  nlohmann::json write(const PerSeat<RunSet, kMostGangs>& paid, const Write& write) const;
  template <class Read>
  void read(const Slot& at, PerSeat<RunSet, kMostGangs>& paid, const Read& read) const;
  template <class Describe>
  Description type(const PerSeat<RunSet, kMostGangs>& paid, const Describe& describe) const;
};
// There is this once all pickers are placed; until then the drawing tells it.
template <class Form = Usual>
struct Later {
  Form form{};
  template <class Calls>
  bool there(const Calls& calls) const {
    return !calls.placing;
  }
  template <class Value, class Write>
  auto write(const Value& value, const Write& write) const {
    return write.as(value, form);
  }
  template <class Value, class Read>
  void read(const Slot& at, Value& into, const Read& read) const {
    read.as(at, into, form);
  }
  template <class Value, class Describe>
  auto type(const Value& value, const Describe& describe) const {
    return describe.as(value, form);
  }
};

struct Public {
  PerSeat<PositionSet, kMostGangs> pickers{};
  PerSeat<RunSet, kMostGangs> paid{};             // stays empty where team_up is `every`
  PerSeat<std::int16_t, kMostGangs> mushrooms{};  // 250 actions of at most 52 mushrooms fit
  Seat turn{};                                    // whose turn it is; kNobody when the game is over
  std::uint8_t placed = 0;                        // pickers placed so far, all gangs together
  std::uint8_t round = 0;                         // actions every gang has made
  std::array<std::uint8_t, 3> filler{};

  static constexpr auto fields() {
    return std::make_tuple(field("board", &Public::pickers, Drawing()), field("paid", &Public::paid, Later<Runs>()),
                           field("mushrooms", &Public::mushrooms, Later<Within>{{-32'000, 32'000}}),
                           field("turn", &Public::turn, Later()), derived(&Public::placed),
                           field("round", &Public::round, Later()), understory::filler(&Public::filler));
  }
};
static_assert(kListsAll<Public>);

enum class Phase : std::uint8_t { placing, playing, over };

struct State {
  Public pub{};
};

struct View {
  Public pub{};
  Seat viewer{};
  std::array<std::uint8_t, 7> filler{};
};

static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) == 256 && sizeof(Move) == 4);

}  // namespace understory::mushroom_gangs

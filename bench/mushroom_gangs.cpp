// Mushroom Gangs against the yardstick, in one run: `bench_mushroom_gangs [SECONDS]`. Every slice plays some games in
// each way, one way after the other; what is printed is the median over the slices of each way's share of the
// yardstick's speed, so that a noisy machine disturbs all of them alike. No speed fails, but the program does if the
// two do not play the same game.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

#include "bench/mushroom_gangs_yardstick.hpp"
#include "catalog/catalog.hpp"
#include "engine/playout.hpp"
#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {
namespace {

const Options kOptions{{"team_up", std::string("every")}, {"turn_limit", std::int64_t{200}}};
constexpr int kGamesInSlice = 400;
constexpr int kGamesToCompare = 100'000;  // standard errors below 0.1
constexpr double kMostErrors = 5;         // by chance once in two million comparisons

struct Way {
  std::string name;
  std::function<std::uint64_t(int games)> play;  // returns the number of moves
  std::vector<double> speeds;                    // moves a second, slice by slice
};

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::uint64_t by_yardstick(int seats, int games) {
  std::uint64_t moves = 0;
  std::array<int, kMostGangs> mushrooms{};
  for (int i = 0; i < games; ++i) moves += yardstick_mushroom_gangs(seats, mushrooms);
  return moves;
}

std::uint64_t by_list(const Game& game, int games, Rng& rng) {
  std::uint64_t moves = 0;
  Game::MoveList list;
  for (int i = 0; i < games; ++i) {
    auto state = game.new_game();
    for (; game.actor(state) != kNobody; ++moves) {
      game.legal_moves(state, list);
      game.apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))], NoEvents{});
    }
  }
  return moves;
}

std::uint64_t by_sampling(const Game& game, int games, Rng& rng) {
  std::uint64_t moves = 0;
  for (int i = 0; i < games; ++i) {
    auto state = game.new_game();
    moves += playout(game, state, rng);
  }
  return moves;
}

// The same list-based loop through the type-erased door.
std::uint64_t erased(const AnyGame& any, int seats, int games, Rng& rng) {
  std::uint64_t moves = 0;
  std::vector<MoveWord> list;
  const auto fresh = any.new_match({seats, kOptions, {}});
  for (int i = 0; i < games; ++i) {
    const auto match = fresh->clone();
    for (; match->actor() != kNobody; ++moves) {
      match->legal_moves(list);
      match->apply(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
  }
  return moves;
}

struct Mean {
  double sum = 0;
  double squares = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
  }
  double value() const { return sum / kGamesToCompare; }
  double error() const { return std::sqrt((squares / kGamesToCompare - value() * value()) / kGamesToCompare); }
};

// How long games are, and what each gang ends with.
struct Results {
  Mean moves;
  std::array<Mean, kMostGangs> mushrooms{};
};

bool same(const std::string& what, const Mean& one, const Mean& two) {
  const double errors = std::abs(one.value() - two.value()) / std::hypot(one.error(), two.error());
  std::cout << "  " << std::left << std::setw(21) << what << std::right << std::fixed << std::setprecision(2)
            << std::setw(7) << one.value() << " +- " << one.error() << "  engine " << std::setw(7) << two.value()
            << " +- " << two.error() << (errors <= kMostErrors ? "  same\n" : "  DIFFERENT\n");
  return errors <= kMostErrors;
}

}  // namespace

// Whether yardstick and engine agree in what random games come to.
bool same_game(int seats, const Game& game) {
  Results yardstick;
  Results engine;
  Rng rng(2);
  for (int i = 0; i < kGamesToCompare; ++i) {
    std::array<int, kMostGangs> mushrooms{};
    yardstick.moves.add(yardstick_mushroom_gangs(seats, mushrooms));
    auto state = game.new_game();
    engine.moves.add(playout(game, state, rng));
    for (std::size_t gang = 0; gang < kMostGangs; ++gang) {
      yardstick.mushrooms[gang].add(mushrooms[gang]);
      engine.mushrooms[gang].add(state.pub.mushrooms.values[gang]);
    }
  }
  bool all_same = same("moves in a game", yardstick.moves, engine.moves);
  for (std::size_t gang = 0; gang < static_cast<std::size_t>(seats); ++gang)
    all_same &= same("mushrooms of seat " + std::to_string(gang), yardstick.mushrooms[gang], engine.mushrooms[gang]);
  return all_same;
}

bool compare(int seats, double seconds) {
  const AnyGame& any = find_game("mushroom-gangs");
  const Game game(seats, kOptions, parse_pack(find_pack(any.info, "standard")));
  Rng rng(1);
  std::vector<Way> ways{
      {"yardstick", [&](int games) { return by_yardstick(seats, games); }, {}},
      {"playout (sample_move)", [&](int games) { return by_sampling(game, games, rng); }, {}},
      {"list-based loop", [&](int games) { return by_list(game, games, rng); }, {}},
      {"list-based, through AnyMatch", [&](int games) { return erased(any, seats, games, rng); }, {}},
  };
  // Time of this process, not of the clock on the wall, so that other programs on the machine count less.
  const auto used = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
  for (const double start = used(); used() - start < seconds;) {
    for (Way& way : ways) {
      const double began = used();
      const auto moves = static_cast<double>(way.play(kGamesInSlice));
      way.speeds.push_back(moves / (used() - began));
    }
  }
  std::cout << seats << " seats, state " << sizeof(Game::State) << " bytes\n";
  for (const Way& way : ways) {
    std::vector<double> shares;
    for (std::size_t i = 0; i < way.speeds.size(); ++i) shares.push_back(way.speeds[i] / ways[0].speeds[i]);
    std::cout << "  " << std::left << std::setw(30) << way.name << std::right << std::fixed << std::setprecision(1)
              << std::setw(7) << median(way.speeds) / 1e6 << " M moves/s  " << std::setprecision(2) << median(shares)
              << " of the yardstick\n";
  }
  return same_game(seats, game);
}

}  // namespace understory::mushroom_gangs

int main(int count, char** arguments) {
  const double seconds = count > 1 ? std::atof(arguments[1]) : 3;
  bool all_same = true;
  for (const int seats : {2, 3, 4, 5}) all_same &= understory::mushroom_gangs::compare(seats, seconds);
  return all_same ? EXIT_SUCCESS : EXIT_FAILURE;
}

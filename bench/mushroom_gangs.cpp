// Mushroom Gangs against the yardstick, in one run: `bench_mushroom_gangs [SECONDS]`. Every slice plays some games in
// each way, one way after the other; what is printed is the median over the slices of each way's share of the
// yardstick's speed, so that a noisy machine disturbs all of them alike.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

#include "bench/yardstick_mushroom_gangs.hpp"
#include "catalog/catalog.hpp"
#include "engine/playout.hpp"
#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {
namespace {

const Options kOptions{{"team_up", std::string("every")}, {"turn_limit", std::int64_t{200}}};
constexpr int kGamesInSlice = 400;

struct Way {
  std::string name;
  std::function<std::uint64_t(int games)> play;  // returns the number of moves
  std::vector<double> speeds;                    // moves a second, slice by slice
};

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
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

}  // namespace

void compare(int seats, double seconds) {
  const AnyGame& any = find_game("mushroom-gangs");
  const Game game(seats, kOptions, parse_pack(find_pack(any.info, "standard")));
  Rng rng(1);
  std::int64_t sum = 0;
  std::vector<Way> ways{
      {"yardstick", [&](int games) { return yardstick_mushroom_gangs(seats, games, sum); }, {}},
      {"playout (sample_move)", [&](int games) { return by_sampling(game, games, rng); }, {}},
      {"list-based loop", [&](int games) { return by_list(game, games, rng); }, {}},
      {"list-based, through AnyMatch", [&](int games) { return erased(any, seats, games, rng); }, {}},
  };
  using Clock = std::chrono::steady_clock;
  for (const auto start = Clock::now(); Clock::now() - start < std::chrono::duration<double>(seconds);) {
    for (Way& way : ways) {
      const auto began = Clock::now();
      const auto moves = static_cast<double>(way.play(kGamesInSlice));
      way.speeds.push_back(moves / std::chrono::duration<double>(Clock::now() - began).count());
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
}

}  // namespace understory::mushroom_gangs

int main(int count, char** arguments) {
  const double seconds = count > 1 ? std::atof(arguments[1]) : 3;
  for (const int seats : {2, 3, 5}) understory::mushroom_gangs::compare(seats, seconds);
}

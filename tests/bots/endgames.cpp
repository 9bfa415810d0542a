#include "tests/bots/endgames.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <optional>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/support/places.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::bots {
namespace {

using nlohmann::json;

const std::string kFile = source_path("tests/bots/endgames.json");

struct Bytes {
  bool operator()(const Gangs::State& a, const Gangs::State& b) const { return std::memcmp(&a, &b, sizeof a) < 0; }
};
using Known = std::map<Gangs::State, std::int32_t, Bytes>;

// For seat 0. Gives up, answering nothing, when more positions are known than allowed.
std::optional<std::int32_t> solve(const Gangs& game, const Gangs::State& state, Known& known, std::size_t most) {
  if (game.actor(state) == kNobody) return margin<Gangs>(outlook(game, state, {}), game.seats(), Seat{0});
  if (const auto at = known.find(state); at != known.end()) return at->second;
  if (known.size() >= most) return {};
  Gangs::MoveList moves;
  game.legal_moves(state, moves);
  std::optional<std::int32_t> best;
  for (const Gangs::Move move : moves) {
    Gangs::State next = state;
    game.apply(next, move, NoEvents{});
    const auto value = solve(game, next, known, most);
    if (!value) return {};
    if (!best || (game.actor(state) == Seat{0} ? *value > *best : *value < *best)) best = value;
  }
  known[state] = *best;
  return best;
}

constexpr std::size_t kSuite = 72;
constexpr std::size_t kUnlimited = SIZE_MAX;
std::int32_t sign_of(const Gangs& game, const Gangs::State& state) { return game.actor(state) == Seat{0} ? 1 : -1; }

std::vector<std::string> best_moves(const Gangs& game, const Gangs::State& state, Known& known) {
  const std::int32_t best = *solve(game, state, known, kUnlimited);
  std::vector<std::string> found;
  Gangs::MoveList moves;
  game.legal_moves(state, moves);
  for (const Gangs::Move move : moves) {
    Gangs::State next = state;
    game.apply(next, move, NoEvents{});
    if (*solve(game, next, known, kUnlimited) == best) found.push_back(game.format(move));
  }
  return found;
}

int pickers_in(const Gangs& game, const Gangs::State& state) {
  int sum = 0;
  for (const Seat gang : seats_up_to(game.seats())) sum += state.pub.pickers[gang].size();
  return sum;
}

Endgame read_endgame(const json& one) {
  const Options options = options_from_json(one.at("options"));
  Gangs game = gangs(2, options);
  const Gangs::State state = game.from_position(one.at("position"));
  const int limit = static_cast<int>(std::get<std::int64_t>(options.at("turn_limit")));
  const int turns = 2 * (limit - state.pub.round) - (game.actor(state) == Seat{0} ? 0 : 1);
  return {game,
          state,
          pickers_in(game, state),
          turns,
          one.at("value").get<std::int32_t>(),
          one.at("best").get<std::vector<std::string>>()};
}

// A position after random play with few pickers, whose end is near and not obvious.
std::optional<json> find_endgame(std::uint64_t seed) {
  Rng rng(seed);
  const Gangs play = gangs(2);
  Gangs::State state = play.new_game();
  const int wanted = 3 + static_cast<int>(rng.below(6));
  while (play.actor(state) != kNobody &&
         (state.pub.placed < 2 * mushroom_gangs::kPickers || pickers_in(play, state) > wanted))
    play.apply(state, random_move(play, state, rng), NoEvents{});
  if (play.actor(state) == kNobody) return {};
  constexpr std::size_t kMost = 60'000;
  for (int rounds = 5; rounds >= 2; --rounds) {
    const json options{{"turn_limit", state.pub.round + rounds}, {"map", rng.below(2) == 0 ? "keypad" : "deep"}};
    const Gangs game = gangs(2, options_from_json(options));
    Known known;
    const auto value = solve(game, state, known, kMost);
    if (!value) continue;
    const auto best = best_moves(game, state, known);
    Gangs::MoveList moves;
    game.legal_moves(state, moves);
    if (best.size() * 2 > moves.size()) return {};  // nothing to find
    return json{{"seed", seed},
                {"options", options},
                {"position", game.position(state)},
                {"value", *value * sign_of(game, state)},
                {"best", best}};
  }
  return {};
}

TEST(EndgamesFile, HoldsWhatItsSeedsMake) {
  if (std::getenv("UNDERSTORY_WRITE_ENDGAMES") != nullptr) {
    json all = json::array();
    for (std::uint64_t seed = 1; all.size() < kSuite; ++seed)
      if (const auto one = find_endgame(seed)) all.push_back(*one);
    std::ofstream(kFile) << all.dump(1) << '\n';
  }
  std::ifstream file(kFile);
  const json all = json::parse(file);
  ASSERT_EQ(all.size(), kSuite);
  for (std::size_t i = 0; i < all.size(); i += kSanitized ? 60 : 10)
    EXPECT_EQ(find_endgame(all[i].at("seed").get<std::uint64_t>()), all[i]) << i;
}

}  // namespace

std::int32_t naive_value(const Gangs& game, const Gangs::State& state) {
  Known known;
  return *solve(game, state, known, kUnlimited) * sign_of(game, state);
}

std::vector<std::string> naive_best(const Gangs& game, const Gangs::State& state) {
  Known known;
  return best_moves(game, state, known);
}

std::vector<Endgame> endgames() {
  std::ifstream file(kFile);
  std::vector<Endgame> all;
  for (const json& one : json::parse(file)) all.push_back(read_endgame(one));
  return all;
}

}  // namespace understory::bots

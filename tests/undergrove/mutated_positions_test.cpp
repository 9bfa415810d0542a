// Positions that nobody has played, seen by everyone: a world made up from a view looks the same from there, and what
// is read back has the same bytes. That they are refused or played on is tested for all games (tests/catalog).
#include <cstring>

#include "engine/hash.hpp"
#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "tests/positions/mutated.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

using nlohmann::json;

constexpr int kMutatedGames = kSanitized ? 20 : 150;

void play_on(const Game& game, State& state, std::uint32_t moves, Rng& rng) {
  for (; moves > 0 && game.actor(state) != kNobody; --moves) {
    const bool chance = game.actor(state) == kChance;
    game.apply(state, chance ? game.sample_chance(state, rng) : random_move(game, state, rng), NoEvents{});
  }
}

void expect_alike(const Game& game, const State& state, Rng& rng) {
  for (int seat = 0; seat <= game.seats(); ++seat) {
    const View view = game.observe(state, seat == game.seats() ? kSpectator : Seat{static_cast<std::uint8_t>(seat)});
    const View same = game.observe(game.determinise(view, rng), view.viewer);
    EXPECT_TRUE(same_bytes(view, same));
  }
  const State read = game.from_position(game.position(state));
  EXPECT_TRUE(same_bytes(read, state));
}

TEST(MutatedPositions, LookAlikeFromEverySeat) {
  Rng rng(5);
  int accepted = 0;
  for (int i = 0; i < kMutatedGames; ++i) {
    const Game game = game_of(1 + i % 4, {{"goals", std::string(i % 8 < 4 ? "random8" : "8A,7A,4B")}});
    State state = game.new_game();
    play_on(game, state, rng.below(500), rng);
    std::vector<json> real{game.position(state)};
    for (int j = 0; j < 3; ++j) play_on(game, state, 1 + rng.below(20), rng), real.push_back(game.position(state));
    for (int j = 0; j < 20; ++j) {
      json changed = real.front();
      for (std::uint32_t k = rng.below(2) + 1; k > 0; --k) positions::change(changed, real, rng);
      if (changed == real.front()) continue;
      State read;
      try {
        read = game.from_position(changed);
      } catch (const Refusal&) {
        continue;
      }
      ++accepted;
      expect_alike(game, read, rng);
      play_on(game, read, 1 + rng.below(40), rng);
      expect_alike(game, read, rng);
    }
  }
  EXPECT_GT(accepted, kMutatedGames / 2);
}

}  // namespace
}  // namespace understory::undergrove

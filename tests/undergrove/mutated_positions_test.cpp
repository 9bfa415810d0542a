// Positions that nobody has played: one or two things in a real one are changed. Each is refused with a reason, or can
// be looked at from every seat, written down again and played on.
#include <cstring>

#include <nlohmann/json.hpp>

#include "engine/refusal.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

using nlohmann::json;

constexpr int kPositions = kSanitized ? 20 : 150;

int below(Rng& rng, std::size_t limit) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(limit))); }

void play_on(const Game& game, State& state, int moves, Rng& rng) {
  for (; moves > 0 && game.actor(state) != kNobody; --moves) {
    const bool chance = game.actor(state) == kChance;
    game.apply(state, chance ? game.sample_chance(state, rng) : random_move(game, state, rng), NoEvents{});
  }
}

void collect(json& from, std::vector<json*>& into) {
  into.push_back(&from);
  if (from.is_structured())
    for (json& item : from) collect(item, into);
}

json& any_part(json& of, Rng& rng) {
  std::vector<json*> parts;
  collect(of, parts);
  return *parts[static_cast<std::size_t>(below(rng, parts.size()))];
}

void change(json& position, Rng& rng) {
  const std::vector<const char*> stages{"corners", "action", "step", "finish", "closing", "refill", "over"};
  const std::vector<const char*> numbers{"step", "until", "done", "paid", "plant", "steps", "moved"};
  const std::vector<json*> places{&position, &position["turn"], &position["players"], &position["takers"]};
  json& part = any_part(*places[static_cast<std::size_t>(below(rng, places.size()))], rng);
  const json other = any_part(position, rng);
  switch (below(rng, 5)) {
    case 0:
      if (part.is_number()) part = part.get<int>() + below(rng, 5) - 2;
      return;
    case 1:
      if (part.is_array() && !part.empty()) part.erase(static_cast<std::size_t>(below(rng, part.size())));
      return;
    case 2: position["stage"] = stages[static_cast<std::size_t>(below(rng, stages.size()))]; return;
    case 3: position["turn"][numbers[static_cast<std::size_t>(below(rng, numbers.size()))]] = below(rng, 7); return;
    default:
      if (other.type() == part.type()) part = other;
  }
}

void expect_sound(const Game& game, State state, Rng& rng) {
  for (int seat = 0; seat <= game.seats(); ++seat) {
    const View view = game.observe(state, seat == game.seats() ? kSpectator : Seat{static_cast<std::uint8_t>(seat)});
    const View same = game.observe(game.determinise(view, rng), view.viewer);
    EXPECT_EQ(std::memcmp(&view, &same, sizeof view), 0);
  }
  for (int i = 0; i < 8; ++i) {
    const State read = game.from_position(game.position(state));
    EXPECT_EQ(std::memcmp(&read, &state, sizeof state), 0);
    play_on(game, state, i < 4 ? 1 : 30, rng);
  }
}

TEST(MutatedPositions, AreRefusedOrPlayed) {
  Rng rng(5);
  int accepted = 0;
  int refused = 0;
  for (int i = 0; i < kPositions; ++i) {
    const Game game = game_of(1 + i % 4, {{"goals", std::string(i % 8 < 4 ? "random8" : "8A,7A,4B")}});
    State state = game.new_game();
    play_on(game, state, below(rng, 500), rng);
    const json position = game.position(state);
    for (int j = 0; j < 20; ++j) {
      json changed = position;
      for (int k = below(rng, 2); k >= 0; --k) change(changed, rng);
      State read;
      try {
        read = game.from_position(changed);
      } catch (const Refusal&) {
        ++refused;
        continue;
      }
      ++accepted;
      try {
        expect_sound(game, read, rng);
      } catch (const Refusal& refusal) {
        ADD_FAILURE() << refusal.reason.key << ": " << json::diff(position, changed).dump();
      }
    }
  }
  EXPECT_GT(accepted, 2 * kPositions);
  EXPECT_GT(refused, 2 * kPositions);
}

}  // namespace
}  // namespace understory::undergrove

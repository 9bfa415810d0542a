// Positions as JSON: every position that occurs is read back to the same bytes, and whatever else is read is either
// refused or a position that can be drawn and played.
#include <algorithm>

#include "engine/hash.hpp"
#include "engine/json.hpp"
#include "engine/playout.hpp"
#include "engine/refusal.hpp"
#include "locales/words.hpp"
#include "tests/mushroom_gangs/random_games.hpp"
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

using nlohmann::json;

TEST(Position, OfEveryStateIsReadBackToTheSameBytes) {
  for_all(150, [](const RandomGame& random) {
    const Game game = random.game();
    each_position(random, game, [&](const State& state) {
      const json drawn = game.position(state);
      RC_ASSERT(same_bytes(game.from_position(drawn), state));
      RC_ASSERT(same_bytes(game.from_position(json::parse(drawn.dump())), state));
    });
  });
}

json any_value(Rng& rng) {
  static const std::vector<json> kValues{json(),
                                         true,
                                         0,
                                         1,
                                         -1,
                                         7,
                                         55,
                                         250,
                                         256,
                                         65'536,
                                         -40'000,
                                         1e300,
                                         0.5,
                                         INT64_MIN,
                                         UINT64_MAX,
                                         "",
                                         ".",
                                         "a5-c5",
                                         "a5-b5",
                                         "i9-a9",
                                         "placing",
                                         "over",
                                         "playing",
                                         ".........",
                                         "0123401234",
                                         "\xFF",
                                         "0........",
                                         json::array(),
                                         json::object(),
                                         {1, 2},
                                         {"a5-c5", "a5-c5"},
                                         json::array({json::array(), json::array()})};
  return kValues[rng.below(static_cast<std::uint32_t>(kValues.size()))];
}

void spoil_board(json& position, Rng& rng) {
  static constexpr std::string_view kMarks = ".01234x";
  const auto board = position.find("board");
  if (board == position.end() || !board->is_array() || board->empty()) return;
  json& row = board->at(rng.below(static_cast<std::uint32_t>(board->size())));
  if (!row.is_string() || row.get_ref<std::string&>().empty()) return;
  auto& text = row.get_ref<std::string&>();
  text.at(rng.below(static_cast<std::uint32_t>(text.size()))) = kMarks[rng.below(kMarks.size())];
}

// Every place in the JSON, as a pointer.
void places(const json& part, const json::json_pointer& here, std::vector<json::json_pointer>& into) {
  into.push_back(here);
  if (part.is_object())
    for (const auto& [name, value] : part.items()) places(value, here / name, into);
  if (part.is_array())
    for (std::size_t i = 0; i < part.size(); ++i) places(part[i], here / i, into);
}

json spoiled(json position, Rng& rng) {
  for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) {
    std::vector<json::json_pointer> all;
    places(position, json::json_pointer(), all);
    json& part = position[all[rng.below(static_cast<std::uint32_t>(all.size()))]];
    switch (rng.below(6)) {
      case 0: part = any_value(rng); break;
      case 1:
        if (part.is_array() && !part.empty()) part.erase(rng.below(static_cast<std::uint32_t>(part.size())));
        if (part.is_object() && !part.empty()) part.erase(part.begin());
        break;
      case 2:
        if (part.is_array()) part.push_back(any_value(rng));
        if (part.is_object()) part["strange"] = any_value(rng);
        break;
      case 3:
        if (part.is_number_integer()) part = part.get<std::int64_t>() % 1000 + rng.below(5) - 2;
        break;
      default: spoil_board(position, rng);
    }
    if (!position.is_object()) break;
  }
  return position;
}

// Runs are a set; a drawing lists them once and from the forest to Home.
json with_sorted_runs(json position) {
  if (!position.contains("paid")) return position;
  for (json& runs : position["paid"]) {
    const auto by_row = [](const std::string& a, const std::string& b) {
      return std::pair(a.at(1), a) < std::pair(b.at(1), b);
    };
    auto list = runs.get<std::vector<std::string>>();
    std::sort(list.begin(), list.end(), by_row);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    runs = list;
  }
  return position;
}

TEST(Position, ThatIsSpoiledIsRefusedOrAnotherPosition) {
  int accepted = 0;
  int refused = 0;
  for_all(2000, [&](const RandomGame& random) {
    const Game game = random.game();
    Rng rng(random.seed);
    play_through(
        random, game, [](const State& /*state*/, Move) {},
        [&](const State& last) {
          const json position = spoiled(game.position(last), rng);
          State state{};
          try {
            state = game.from_position(position);
          } catch (const Refusal& refusal) {
            ++refused;
            RC_ASSERT(Words::in("en").knows(refusal.reason.key));
            RC_ASSERT(Words::in("en").say(refusal.reason).find("⟦") == std::string::npos);
            return;
          }
          ++accepted;
          RC_ASSERT(game.position(state) == with_sorted_runs(position));
          RC_ASSERT(same_bytes(game.from_position(game.position(state)), state));
          playout(game, state, rng);
        });
  });
  EXPECT_GT(accepted, 100);
  EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace understory::mushroom_gangs

// Lines of play counted from named positions: perft.json was counted by the naive implementation, and the engine must
// come to the same numbers. UNDERSTORY_WRITE_PERFT=1 has the naive implementation count all of it again.
#include "engine/perft.hpp"

#include <cstdlib>
#include <fstream>

#include "engine/json.hpp"
#include "tests/mushroom_gangs/naive.hpp"
#include "tests/mushroom_gangs/table.hpp"
#include "tests/support/places.hpp"

namespace understory::mushroom_gangs {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

const std::string kFile = source_path("tests/mushroom_gangs/perft.json");

ordered_json read_file() {
  std::ifstream file(kFile);
  return ordered_json::parse(file);
}

std::vector<json> entries() { return json(read_file()).at("positions").get<std::vector<json>>(); }

NaiveGame naive_of(const json& entry) {
  const Options options = complete_options(Game::info(), options_from_json(entry.at("options")));
  NaiveGame naive(entry.at("seats").get<int>(), std::get<std::string>(options.at("map")),
                  std::get<std::string>(options.at("team_up")),
                  static_cast<int>(std::get<std::int64_t>(options.at("turn_limit"))));
  if (entry.contains("position")) naive.set_position(entry.at("position"));
  return naive;
}

// Does nothing unless it is asked to; stands first, so that the checks after it read the new file.
TEST(Perft, CountsAreWrittenOnRequest) {
  if (std::getenv("UNDERSTORY_WRITE_PERFT") == nullptr) return;
  ordered_json file = read_file();
  for (ordered_json& entry : file.at("positions"))
    for (int depth = 0; ordered_json & count : entry.at("counts")) count = naive_of(json(entry)).perft(++depth);
  std::ofstream(kFile) << file.dump(1) << "\n";
}

// The naive implementation is slow: it counts only what needs no more than this many positions to be played.
constexpr std::uint64_t kAffordable = 4000;

TEST(Perft, OfTheEngineIsThatOfTheData) {
  for (const json& entry : entries()) {
    const Game game = game_of(entry.at("seats").get<int>(), options_from_json(entry.at("options")));
    const State state = entry.contains("position") ? game.from_position(entry.at("position")) : game.new_game();
    for (int depth = 0; const json& count : entry.at("counts"))
      EXPECT_EQ(perft(game, state, ++depth), count.get<std::uint64_t>()) << entry.at("name") << ", depth " << depth;
    EXPECT_EQ(perft(game, state, 0), 1U);
  }
}

TEST(Perft, OfTheNaiveImplementationIsThatOfTheData) {
  for (const json& entry : entries()) {
    std::uint64_t positions = 1;
    for (int depth = 0; const json& count : entry.at("counts")) {
      if (positions > kAffordable) break;
      EXPECT_EQ(naive_of(entry).perft(++depth), count.get<std::uint64_t>()) << entry.at("name") << ", depth " << depth;
      positions = count.get<std::uint64_t>();
    }
  }
}

TEST(Perft, CoversStartsAndMiddles) {
  int starts = 0;
  int middles = 0;
  for (const json& entry : entries()) {
    ++(entry.contains("position") ? middles : starts);
    EXPECT_GE(entry.at("counts").size(), 3U) << entry.at("name");
  }
  EXPECT_EQ(starts, 4);
  EXPECT_GE(middles, 6);
}

}  // namespace
}  // namespace understory::mushroom_gangs

// Games that were recorded once and must replay for ever: tests/recorded/ holds their records and scores. They were
// written by earlier programs, in the format of their time; nothing here is ever made anew.
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "tests/support/places.hpp"

namespace understory {
namespace {

using nlohmann::json;

TEST(RecordedGames, ReplayToTheSameScores) {
  std::set<std::string> games;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source_path("tests/recorded"))) {
    if (!entry.is_regular_file()) continue;
    SCOPED_TRACE(entry.path().string());
    const json recorded = json::parse(std::ifstream(entry.path()));
    const Record record = record_from_json(recorded.at("record"));
    const auto match = replay_record(record);
    EXPECT_EQ(match->actor(), kNobody);
    EXPECT_EQ(match->moves().size(), record.moves.size());
    const Scores scores = match->score_sheet().scores;
    json totals = json::array();
    for (const Seat seat : seats_up_to(scores.seats)) totals.push_back(scores.total[seat]);
    EXPECT_EQ(totals, recorded.at("scores"));
    games.insert(record.game);
  }
  for (const AnyGame& game : all_games()) EXPECT_EQ(games.count(game.info.name), 1U) << game.info.name;
}

}  // namespace
}  // namespace understory

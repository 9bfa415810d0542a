// `understory bench`: the figures are there and of the right size; how large they are is for docs/performance.md.
#include <string>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/cli/program.hpp"

namespace understory::cli_test {
namespace {

using nlohmann::json;

TEST(Bench, MeasuresPlayouts) {
  const Outcome outcome = run({"bench", "playouts", "--game", "mushroom-gangs", "--seats", "2", "--seconds", "1",
                               "--threads", "2", "--option", "turn_limit=20", "--json"});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  const json figures = json::parse(outcome.out);
  EXPECT_EQ(figures.at("state_bytes"), 256);
  EXPECT_GT(figures.at("mean_moves"), 18);
  EXPECT_LE(figures.at("mean_moves"), 58);
  for (const char* figure : {"playouts_per_s", "moves_per_s", "copy_ns"}) EXPECT_GT(figures.at(figure), 0) << figure;
  expect_refused({"bench", "dreams", "--game", "mushroom-gangs", "--seats", "2"}, "playouts or bots, not dreams");
  expect_refused({"bench", "playouts", "--game", "mushroom-gangs", "--seats", "9"}, "--seats");
  expect_refused({"bench", "playouts", "--game", "mushroom-gangs", "--seats", "2", "--ms", "9"}, "playouts and --ms");
}

TEST(Bench, MeasuresBots) {
  const Outcome outcome = run({"bench", "bots", "--game", "undergrove", "--seconds", "1", "--ms", "20", "--json"});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  const json figures = json::parse(outcome.out);
  EXPECT_EQ(figures.at("seats"), 2);
  EXPECT_GT(figures.at("playouts").at("moves_per_s"), 0);
  ASSERT_EQ(figures.at("search").size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(figures.at("search").at(i).at("threads"), i + 1);
    EXPECT_GT(figures.at("search").at(i).at("iterations_per_s"), 0);
    EXPECT_GT(figures.at("search").at(i).at("moves_per_iteration"), 1);
  }
  const json& turns = figures.at("turns");
  EXPECT_EQ(turns.at("bot"), "old-growth");
  EXPECT_GT(turns.at("turns"), 0);
  EXPECT_GE(turns.at("longest_ms"), turns.at("mean_ms"));
  EXPECT_GE(turns.at("overshoot_ms"), 0);
  const Outcome said = run({"bench", "bots", "--game", "mushroom-gangs", "--seats", "3", "--seconds", "1"});
  EXPECT_EQ(lines_of(said.out).size(), 4U) << said.out;
  EXPECT_EQ(said.out.find("⟦"), std::string::npos) << said.out;
  expect_refused({"bench", "bots"}, "bench needs --game");
  expect_refused({"bench", "bots", "--game", "undergrove", "--threads", "2"}, "bots and --threads cannot go together.");
  expect_refused({"bench", "bots", "--game", "mushroom-gangs", "--seats", "1"}, "2 to 5 seats, not 1.");
}

}  // namespace
}  // namespace understory::cli_test

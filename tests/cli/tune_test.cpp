// `understory tune`: what it writes, and what it refuses.
#include <string>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "catalog/roster.hpp"
#include "engine/json.hpp"
#include "tests/cli/program.hpp"

namespace understory::cli_test {
namespace {

using nlohmann::json;

const Arguments kQuickTuning{"tune",
                             "--game",
                             "mushroom-gangs",
                             "--generations",
                             "1",
                             "--variations",
                             "1",
                             "--games",
                             "2",
                             "--seed",
                             kSeed,
                             "--threads",
                             "2",
                             "--watched",
                             "2",
                             "--option",
                             "turn_limit=4"};

Arguments quick(const Arguments& more) {
  Arguments arguments = kQuickTuning;
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

json tuned(const Folder& folder, const Arguments& more) {
  Arguments arguments = quick(more);
  arguments.insert(arguments.end(), {"--out", folder.path("bots.json")});
  const Outcome outcome = run(arguments);
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_TRUE(lines_of(outcome.out).back().starts_with("Written to ")) << outcome.out;
  const std::string text = folder.read("bots.json");
  // What it writes is what the program reads.
  EXPECT_EQ(parse_roster(text, find_game("mushroom-gangs").features).size(), 8U);
  return json::parse(text);
}

TEST(TuneCommand, FindsWeightsForGreedyAndFitsTheOutlookToThem) {
  const Folder folder;
  const json before = json::parse(find_game("mushroom-gangs").bots_text);
  const json after = tuned(folder, {});
  EXPECT_NE(after.at("weights"), before.at("weights"));
  EXPECT_NE(after.at("outlook"), before.at("outlook"));
  EXPECT_EQ(after.at("levels"), before.at("levels"));
  EXPECT_EQ(tuned(folder, {}), after);  // the same seed, the same weights
}

TEST(TuneCommand, FindsTheOutlookOfABotThatLooksFurther) {
  const Folder folder;
  const json before = json::parse(find_game("mushroom-gangs").bots_text);
  const json after = tuned(folder, {"--bot", "reference", "--iterations", "20"});
  EXPECT_EQ(after.at("weights"), before.at("weights"));
  EXPECT_NE(after.at("outlook"), before.at("outlook"));
}

TEST(TuneCommand, RefusesWhatCannotBeTuned) {
  const Folder folder;
  const std::string out = folder.path("bots.json");
  expect_refused(quick({"--out", out, "--bot", "random"}), "random weighs nothing, so there is nothing to tune.");
  expect_refused(quick({"--out", out, "--bot", "oak"}), "There is no bot called oak; the bots are random, ");
  expect_refused(quick({"--out", out, "--bot", "reference", "--iterations", "0"}), "--iterations");
  expect_refused(quick({"--out", out, "--generations", "none"}), "--generations");
  expect_refused(quick({"--out", folder.path("no/such/bots.json")}), "no/such");
  expect_refused(quick({}), "--out");
  EXPECT_EQ(folder.files(), 0U);
}

}  // namespace
}  // namespace understory::cli_test

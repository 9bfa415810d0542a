// Bots in the terminal: who may sit down, what they are called, and what they advise.
#include "catalog/bots.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/look.hpp"
#include "cli/seating.hpp"
#include "cli/seed.hpp"
#include "engine/json.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/patterns.hpp"
#include "tests/support/refusal.hpp"

namespace understory::cli_test {
namespace {

using nlohmann::json;

std::string name_of(const std::string& word) { return Words::in("en").say(cli::player_name(word)); }

TEST(Seating, TakesPeopleAndEveryBot) {
  for (const std::string& bot : all_bots()) {
    EXPECT_EQ(cli::parse_seating("human," + bot), (cli::Seating{"human", bot}));
    EXPECT_FALSE(contains(name_of(bot), "⟦")) << bot;
    const Outcome game = run({"play", "--seats", "human," + bot, "--option", "turn_limit=1", "--seed", kSeed}, "e5\n");
    EXPECT_EQ(game.status, 0) << game.err;
    EXPECT_TRUE(contains(game.out, "▲ Mossbacks  " + name_of(bot) + "\n")) << game.out;
    EXPECT_TRUE(contains(game.out, "The game stops here after 2 moves")) << game.out;
  }
  EXPECT_EQ(name_of("old-growth"), "Old Growth");
  EXPECT_EQ(name_of("somebody else"), "somebody else");
}

TEST(Seating, RefusesEverybodyElse) {
  for (const char* text : {"", "human,", ",human", "Human", "human, sprout", "oak", "sprout,oak"})
    EXPECT_TRUE(contains(refused("cli.error.player", [&] { cli::parse_seating(text); }),
                         " is no player; the players are human, random, greedy, spore, "))
        << text;
}

TEST(Seating, IsYouAgainstSproutsUnlessTold) {
  EXPECT_EQ(cli::default_seating(3), (cli::Seating{"human", "sprout", "sprout"}));
  const Folder folder;
  const Outcome game = run({"play"}, "save " + folder.path("game.json") + "\n");
  EXPECT_TRUE(contains(game.out, "▲ Mossbacks  Sprout\n")) << game.out;
  EXPECT_EQ(json::parse(folder.read("game.json"))["players"], json({"human", "sprout"}));
}

TEST(Seeds, OfBotsDiffer) {
  const ChanceKey seed = parse_chance_key(kSeed);
  EXPECT_NE(cli::derived_seed(seed, 0), seed);
  EXPECT_NE(cli::derived_seed(seed, 0), cli::derived_seed(seed, 1));
  EXPECT_NE(cli::derived_seed(seed, 0), cli::derived_seed(parse_chance_key(std::string(64, '8')), 0));
  EXPECT_EQ(cli::derived_seed(seed, 7), cli::derived_seed(seed, 7));
}

TEST(Opponent, PlaysToTheEnd) {
  const Arguments arguments{"play", "--option", "turn_limit=2", "--seed", kSeed};
  const Outcome game = run(arguments, repeat("1", 9 + 2));
  EXPECT_EQ(game.status, 0) << game.err;
  EXPECT_TRUE(contains(game.out, "Every gang has taken 2 actions. The game is over.")) << game.out;
  EXPECT_EQ(run(arguments, repeat("1", 9 + 2)).out, game.out) << "the seed decides everything";
  const Outcome forest = run({"play", "undergrove", "--seats", "sprout,human", "--seed", kSeed}, repeat("1", 6));
  EXPECT_EQ(forest.status, 0) << forest.err;
  EXPECT_TRUE(contains(forest.out, "● Brown  Sprout "));
}

TEST(Opponent, GoesOnWhereItWasSaved) {
  const Folder folder;
  const std::string half = folder.path("half.json");
  const std::string rest = folder.path("rest.json");
  run({"play", "--seats", "sapling,human,spore", "--option", "turn_limit=1", "--seed", kSeed},
      repeat("2", 6) + "save " + half + "\n");
  const Outcome resumed = run({"play", "--resume", half, "--seed", kSeed}, repeat("2", 4) + "save " + rest + "\n");
  EXPECT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_TRUE(contains(resumed.out, "● Embers  Sapling"));
  EXPECT_TRUE(contains(resumed.out, "■ Rainmakers  Spore"));
  EXPECT_TRUE(contains(resumed.out, "The game is over."));
  const json record = json::parse(folder.read("rest.json"));
  EXPECT_EQ(record["players"], json({"sapling", "human", "spore"}));
  EXPECT_TRUE(contains(run({"replay", rest, "--plain"}).out, "Embers, played by Sapling: "));
  json other = record;
  other["players"][0] = "oak";
  const std::string strange = folder.write("strange.json", other.dump());
  expect_refused({"play", "--resume", strange}, strange + ": oak is no player; the players are human, random");
}

// What `hint` says after these lines, with what stands around it cut off.
std::string hint(Arguments arguments, const std::string& lines, const Environment& environment = {}) {
  arguments.insert(arguments.end(), {"--seed", kSeed});
  const Outcome game = run(arguments, lines + "hint\n", environment);
  EXPECT_EQ(game.status, 0) << game.err;
  EXPECT_EQ(game.err, "");
  const std::size_t from = game.out.find("\nPlan 1");
  EXPECT_NE(from, std::string::npos) << game.out;
  const std::size_t to = game.out.find("\nThe game stops here");
  return from == std::string::npos ? "" : game.out.substr(from, to - from);
}

TEST(Hint, TellsThreePlansInBothGames) {
  const std::vector<Arguments> games{{"play"}, {"play", "--seats", "sprout,human,spore"}, {"play", "undergrove"}};
  for (const Arguments& game : games) {
    const std::string told = hint(game, "");
    for (const char* plan :
         {"\nPlan 1, move ", "\nPlan 2, move ", "\nPlan 3, move ", "Points then: ", "plan 1.", "Tried "})
      EXPECT_TRUE(contains(told, plan)) << plan << told;
    EXPECT_FALSE(contains(told, "⟦")) << told;
    for (const std::string& line : lines_of(told)) EXPECT_LE(cli::width_of(line), 80U) << line;
  }
}

TEST(Hint, FitsIntoANarrowWindowOfAscii) {
  const std::string told = hint({"play", "undergrove"}, "", {{"COLUMNS", "50"}, {"LANG", "C"}});
  for (const std::string& line : lines_of(told)) EXPECT_LE(line.size(), 50U) << line;
}

TEST(Hint, IsSentencesForListeners) {
  const std::string told = hint({"play", "undergrove", "--plain"}, "");
  EXPECT_EQ(lines_of(told.substr(1)).size(), 6U) << told;
  for (const char* drawn : {"\x1b", "─", "│", "●", "[", "⟦"}) EXPECT_FALSE(contains(told, drawn)) << drawn;
}

TEST(Hint, NumbersTheMovesAsTheirList) {
  const Outcome game = run({"play", "undergrove", "--plain", "--seed", kSeed}, "moves\nhint\n");
  const auto plans = matches_of(game.out, "\nPlan 1, move ([0-9]+): ([^.]+)\\. ([^\n]+)\\.\n");
  ASSERT_FALSE(plans.empty()) << game.out;
  const auto& plan = plans.front();
  EXPECT_TRUE(contains(game.out, "\n" + plan[1] + ". " + plan[2] + ": " + plan[3] + "\n")) << game.out;
}

TEST(Hint, HasNothingToSayAfterTheEnd) {
  const Outcome game = run({"play", "--seats", "random,random"}, "hint\nhint now\n");
  EXPECT_EQ(game.status, 2);
  EXPECT_EQ(game.err,
            "understory: line 1: The game is over.\n"
            "understory: line 2: hint stands alone, without now.\n");
}

}  // namespace
}  // namespace understory::cli_test

// `understory arena`: what it answers, what it leaves in files, and every way to get it wrong.
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/progress.hpp"
#include "engine/json.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/refusal.hpp"

namespace understory::cli_test {
namespace {

using nlohmann::json;

Arguments arena(const Arguments& more) {
  Arguments arguments{"arena", "--game", "mushroom-gangs"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

Arguments with(Arguments arguments, const Arguments& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

const Arguments kQuick =
    arena({"--bots", "greedy,random", "--games", "6", "--iterations", "10", "--seed", kSeed, "--threads", "2"});

json answer(const Arguments& arguments) {
  const Outcome outcome = run(with(arguments, {"--json"}));
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  json told = json::parse(outcome.out);
  told.erase("minutes");  // what differs from run to run
  for (json& bot : told.at("bots")) bot.erase("ms_per_turn");
  return told;
}

TEST(Arena, AnswersInJson) {
  const json told = answer(kQuick);
  EXPECT_EQ(told.at("game"), "mushroom-gangs");
  EXPECT_EQ(told.at("seats"), 2);
  EXPECT_EQ(told.at("seed"), kSeed);
  EXPECT_EQ(told.at("games"), 6);
  ASSERT_EQ(told.at("bots").size(), 2U);
  const json& greedy = told.at("bots").at(0);
  EXPECT_EQ(greedy.at("name"), "greedy");
  EXPECT_EQ(greedy.at("bot"), "greedy@10");
  EXPECT_EQ(greedy.at("games"), 6);
  EXPECT_EQ(greedy.at("wins"), 6);
  EXPECT_EQ(greedy.at("ties"), 0);
  EXPECT_GT(greedy.at("mean_score").get<double>(), 0);
  EXPECT_GT(greedy.at("rating").get<double>(), greedy.at("interval").get<double>() / 2);
}

TEST(Arena, GivesTheSameForTheSameSeed) {
  EXPECT_EQ(answer(kQuick), answer(with(arena({"--bots", "greedy,random", "--games", "6", "--iterations", "10"}),
                                        {"--seed", kSeed, "--threads", "1"})));
  const Arguments unseeded = arena({"--bots", "greedy,random", "--games", "2", "--iterations", "10"});
  const json first = answer(unseeded);
  EXPECT_NE(first.at("seed"), answer(unseeded).at("seed"));
  EXPECT_EQ(first, answer(with(unseeded, {"--seed", first.at("seed").get<std::string>()})));
}

TEST(Arena, ShowsATable) {
  const Outcome outcome =
      run(arena({"--bots", "random,greedy@5,greedy@500ms", "--games", "4", "--seed", kSeed, "--ladder"}));
  EXPECT_EQ(outcome.status, 0);
  const std::vector<std::string> lines = lines_of(outcome.out);
  ASSERT_EQ(lines.size(), 8U) << outcome.out;
  EXPECT_EQ(lines[0], "Mushroom Gangs with 2 seats: 4 of 4 games.");
  EXPECT_TRUE(lines[1].starts_with("bot           games  ")) << lines[1];
  EXPECT_TRUE(lines[4].starts_with("random            2  ")) << lines[4];
  EXPECT_EQ(lines[5], "greedy@5 was ahead of random in 100.0 % of 2 results.");
  EXPECT_TRUE(lines[6].find(" was ahead of ") != std::string::npos && lines[6].ends_with(" of 2 results.")) << lines[6];
  EXPECT_EQ(lines[7], "The seed is " + kSeed + ".");
  const auto rounded = lines_of(run(arena({"--bots", "random,greedy", "--seats", "3", "--games", "4"})).out);
  EXPECT_EQ(rounded[0], "Mushroom Gangs with 3 seats: 6 of 6 games, rounded up from 4 to whole rounds of 3.");
}

TEST(Arena, StopsWhenTheTestIsDecided) {
  for (const Arguments& bounds : {Arguments{"--sprt"}, Arguments{"--sprt", "0,50"}, Arguments{"--sprt=-20,0"}}) {
    const json told = answer(with(arena({"--bots", "greedy,random", "--games", "1000", "--iterations", "10"}), bounds));
    EXPECT_EQ(told.at("sprt").at("verdict"), "yes");
    EXPECT_LT(told.at("games"), 200);
  }
  const std::string out = run(arena({"--bots", "random,greedy", "--games", "1000", "--sprt"})).out;
  EXPECT_NE(out.find("random is not stronger than greedy by 30 points"), std::string::npos) << out;
}

TEST(Arena, GoesOnWithItsJournal) {
  const Folder folder;
  const std::string journal = folder.path("run.jsonl");
  const Arguments some = arena({"--bots", "greedy,random", "--iterations", "10", "--journal", journal, "--games"});
  const json half = answer(with(some, {"4"}));
  EXPECT_EQ(lines_of(folder.read("run.jsonl")).size(), 5U);
  // Somebody was stopped while writing a line.
  folder.write("run.jsonl", folder.read("run.jsonl") + "{\"game\":4,\"sco");
  const json whole = answer(with(some, {"8"}));
  EXPECT_EQ(whole.at("seed"), half.at("seed"));
  EXPECT_EQ(lines_of(folder.read("run.jsonl")).size(), 9U);
  EXPECT_EQ(whole, answer(arena({"--bots", "greedy,random", "--iterations", "10", "--games", "8", "--seed",
                                 half.at("seed").get<std::string>()})));
  EXPECT_EQ(whole, answer(with(some, {"8"})));  // everything is there already
  EXPECT_EQ(lines_of(folder.read("run.jsonl")).size(), 9U);

  const std::string kept = folder.read("run.jsonl");
  const auto refuse = [&](const Arguments& arguments, const std::string& reason) {
    expect_refused(with(arguments, {"--games", "8", "--journal", journal}), journal + ": " + reason);
    EXPECT_EQ(folder.read("run.jsonl"), kept);
  };
  refuse(
      arena({"--bots", "greedy,spore", "--iterations", "10"}),
      R"(This is the journal of another run: the list of bots was ["greedy@10","random@10"], not ["greedy@10","spore@10"].)");
  refuse(arena({"--bots", "greedy,random"}), "This is the journal of another run: the list of bots was");
  refuse(arena({"--bots", "greedy,random", "--iterations", "10", "--seed", kSeed}),
         "This is the journal of another run: the seed was");
  refuse(arena({"--bots", "greedy,random", "--iterations", "10", "--seats", "3"}),
         "This is the journal of another run: the number of seats was 2, not 3.");
  refuse(arena({"--bots", "greedy,random", "--iterations", "10", "--option", "turn_limit=9"}),
         "This is the journal of another run: the options of the game was");
}

TEST(Arena, KeepsWhatItHasWhenItIsInterrupted) {
  const Folder folder;
  const std::string journal = folder.path("run.jsonl");
  Running program(arena({"--bots", "greedy,random", "--iterations", "10", "--games", "1000000", "--seed", kSeed,
                         "--journal", journal, "--json"}));
  while (!std::filesystem::exists(journal) || lines_of(folder.read("run.jsonl")).size() < 5) usleep(10'000);
  EXPECT_EQ(program.end(SIGINT), 0);
  const json told = json::parse(program.line());
  EXPECT_GE(told.at("games"), 4);
  EXPECT_LT(told.at("games"), told.at("games_planned"));
  EXPECT_EQ(lines_of(folder.read("run.jsonl")).size(), 1 + told.at("games").get<std::size_t>());
}

TEST(Arena, WritesItsReportAndItsPlot) {
  const Folder folder;
  answer(with(kQuick, {"--html", folder.path("report.html"), "--svg", folder.path("plot.svg")}));
  EXPECT_TRUE(folder.read("report.html").starts_with("<!doctype html>"));
  EXPECT_NE(folder.read("report.html").find(kSeed), std::string::npos);
  EXPECT_TRUE(folder.read("plot.svg").starts_with("<svg "));
  EXPECT_EQ(folder.files(), 2U);
}

TEST(Arena, ShowsOnATerminalHowFarItIs) {
  const Outcome outcome = run_on_terminal(kQuick, "");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_NE(outcome.out.find(" of 6, "), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("\x1b[K"), std::string::npos);
  EXPECT_NE(outcome.out.find("The seed is"), std::string::npos);
}

TEST(ProgressLine, FitsIntoItsWidth) {
  const Words& words = Words::in("en");
  cli::Look look;
  look.utf8 = true;
  cli::Progress progress{120, 400, 754, {verbatim("tree +52 ± 14"), verbatim("spore −52 ± 14")}};
  EXPECT_EQ(progress_line(look, words, progress), "██████░░░░░░░░░░░░░░ 120 of 400, 30 %, 13 min left; tree +52 ± 14");
  look.width = 120;
  EXPECT_EQ(progress_line(look, words, progress),
            "██████░░░░░░░░░░░░░░ 120 of 400, 30 %, 13 min left; tree +52 ± 14 and spore −52 ± 14");
  look = {cli::Colors::none, false, false, 40};
  progress.seconds_left = 7300;
  EXPECT_EQ(progress_line(look, words, progress), "######-------------- 120 of 400, 30 %, 2 h 2 min left");
  progress = {0, 1'000'000, -1, {}};
  EXPECT_EQ(progress_line(look, words, progress), "-------------------- 0 of 1,000,000, 0 %, time left unknown");
  progress = {400, 400, 0, {}};
  EXPECT_EQ(progress_line(look, words, progress), "#################### 400 of 400, 100 %, 0 s left");
}

TEST(Arena, RefusesWrongUse) {
  expect_refused({"arena"}, "arena needs --game");
  expect_refused(arena({}), "arena needs --bots");
  expect_refused(arena({"--bots", "greedy,random"}), "arena needs --games");
  expect_refused({"arena", "--game", "chess", "--bots", "greedy,random", "--games", "2"},
                 "There is no game called chess");
  struct Case {
    Arguments more;
    const char* reason;
  };
  const std::vector<Case> cases{
      {{"--ms", "5", "--iterations", "5"}, "--ms and --iterations cannot go together."},
      {{"--ms", "0"}, "--ms is a whole number from 1 to 600,000, not 0."},
      {{"--iterations", "many"}, "--iterations is a whole number from 1 to 1,000,000,000, not many."},
      {{"--seats", "1"}, "--seats is a whole number from 2 to 8, not 1."},
      {{"--seats", "6"}, "Mushroom Gangs is for 2 to 5 seats, not 6. (R1.4)"},
      {{"--threads", "0"}, "--threads is a whole number from 1 to 256, not 0."},
      {{"--seed", "12"}, "--seed: A seed has 64 hex digits, not 2."},
      {{"--option", "turns=3"}, "Mushroom Gangs has no option turns"},
      {{"--pack", "deluxe"}, "There is no pack called deluxe"},
      {{"--position", "/none"}, "/none: There is no such file or directory."},
      {{"--sprt", "30,0"},
       "--sprt: Bounds are two whole numbers of rating points, the smaller first, such as 0,30; 30,0"},
      {{"--sprt", "5"}, "--sprt: Bounds are"},
      {{"--sprt", "0,x"}, "--sprt: Bounds are"},
      {{"--sprt", "0,1001"}, "--sprt: Bounds are"},
      {{"--sprt", "0,"}, "--sprt: Bounds are"},
      {{"--ladder=yes"}, "--ladder takes no value."},
      {{"--opening", "1001"}, "--opening is a whole number from 0 to 1,000, not 1001."},
      {{"--html", "/nowhere/a.html"}, "/nowhere/a.html: There is no such file or directory."},
      {{"--svg", "/"}, "/: This is a directory, not a file."},
      {{"--html", "/dev/null"}, "/dev/null: This is not an ordinary file"},
      {{"--journal", "/nowhere/j"}, "/nowhere/j: There is no such file or directory."},
      {{"--journal", "/dev/null"}, "/dev/null: This is not an ordinary file"},
      {{"--html", "/tmp/same", "--svg", "/tmp/same"}, "--html and --svg name the same file."},
      {{"--journal", "/tmp/same", "--html", "/tmp/same"}, "--journal and --html name the same file."},
      {{"again"}, "again is one argument too many"},
  };
  const Arguments right = arena({"--bots", "greedy,random", "--games", "2"});
  for (const Case& wrong : cases) expect_refused(with(right, wrong.more), wrong.reason);
  for (const char* games : {"0", "-2", "1000001", "x", ""})
    expect_refused(arena({"--bots", "greedy,random", "--games", games}),
                   std::string("--games is a whole number from 1 to 1,000,000, not ") + games);
  const auto bots = [](const char* list) { return arena({"--games", "2", "--bots", list}); };
  expect_refused(bots("greedy"), "--bots: An arena is for 2 to 16 bots, not 1.");
  expect_refused(bots("greedy,robot"), "--bots: There is no bot called robot; the bots are random, greedy, spore");
  expect_refused(bots("greedy,greedy"), "--bots: greedy stands there twice");
  expect_refused(bots("greedy,spore@3s"), "--bots: spore@3s has no limit after its @");
  expect_refused(with(bots("greedy,random,spore"), {"--sprt"}), "--sprt: The test is for two bots, not 3.");
}

TEST(Arena, RefusesFilesThatAreNoJournalAndLeavesThemAlone) {
  const Folder folder;
  const std::string text = folder.write("notes.txt", "my notes");
  expect_refused(with(kQuick, {"--journal", text}), text + ": This is not the journal of an arena.");
  EXPECT_EQ(folder.read("notes.txt"), "my notes");
  expect_refused(with(kQuick, {"--journal", folder.path()}), "This is a directory, not a file.");
  // Where something else is wrong no journal is begun.
  expect_refused(with(kQuick, {"--journal", folder.path("new"), "--html", "/nowhere/x"}), "/nowhere/x: ");
  EXPECT_EQ(folder.files(), 1U);
}

}  // namespace
}  // namespace understory::cli_test

// The command line: help, version, and every way to get it wrong.
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include "tests/cli/program.hpp"
#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"

namespace understory::cli_test {
namespace {

constexpr const char* kGame = "mushroom-gangs";

TEST(CommandLine, HelpTellsEveryCommandAndOption) {
  const Outcome all = run({"--help"});
  EXPECT_EQ(all.status, 0);
  EXPECT_EQ(all.err, "");
  for (const char* command : {"play", "serve", "perft", "replay", "rules", "arena", "tune"}) {
    EXPECT_NE(all.out.find(std::string("  ") + command), std::string::npos);
    const Outcome one = run({command, "--help"});
    EXPECT_EQ(one.status, 0);
    EXPECT_NE(one.out.find(std::string("Usage: understory ") + command), std::string::npos) << one.out;
  }
  const std::string play = run({"play", "-h"}).out;
  for (const char* option :
       {"--seats", "--pack", "--option", "--seed", "--position", "--resume", "--plain", "--color", "--help"})
    EXPECT_NE(play.find(option), std::string::npos) << option;
  for (const char* english : {"TEXT", "REQUIRED", "Positionals", "SUBCOMMAND"})
    EXPECT_EQ((all.out + play).find(english), std::string::npos) << english;
}

TEST(CommandLine, HelpFitsInto80Columns) {
  for (const char* command : {"play", "serve", "perft", "replay", "rules", "arena", "tune"}) {
    for (const std::string& line : lines_of(run({command, "--help"}, {}, {{"LANG", "C"}}).out))
      EXPECT_LE(line.size(), 80U) << line;
  }
}

TEST(CommandLine, VersionIsThatOfTheBuild) {
  const auto version = matches_of(read_source("CMakeLists.txt"), "project\\(understory VERSION ([0-9.]+)");
  ASSERT_EQ(version.size(), 1U);
  const Outcome outcome = run({"--version"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, "understory " + version[0][1] + "\n");
}

TEST(CommandLine, CannotBeWithoutACommand) {
  expect_refused({}, "Say what to do");
  expect_refused({"dance"},
                 "There is no command dance; the commands are play, serve, perft, replay, rules, pack, engine, bench, "
                 "arena, balance and tune.");
  expect_refused({"--dance"}, "There is no option --dance");
}

TEST(CommandLine, RefusesWhatItDoesNotKnow) {
  expect_refused({"play", "--dance"}, "There is no option --dance here");
  expect_refused({"play", "-x"}, "There is no option -x here");
  expect_refused({"play", kGame, "again"}, "again is one argument too many");
  expect_refused({"rules", kGame, "R1.1", "R1.2"}, "R1.2 is one argument too many");
  expect_refused({"play", "--seats"}, "--seats needs a value.");
  expect_refused({"play", "--seed", kSeed, "--seed", kSeed}, "--seed is given twice.");
  expect_refused({"play", "--plain=yes"}, "--plain takes no value.");
  expect_refused({"play", "--plain=7"}, "--plain takes no value.");
}

TEST(CommandLine, RefusesWrongValuesByName) {
  expect_refused({"play", "chess"}, "There is no game called chess; the games are mushroom-gangs, ");
  expect_refused({"rules", "chess"}, "There is no game called chess");
  expect_refused({"play", "--seats", "human,robot"},
                 "--seats: robot is no player; the players are human, random, greedy, spore, sprout, sapling, tree, "
                 "old-growth and reference.");
  expect_refused({"play", "--seats", "human,"}, "--seats: ");
  expect_refused({"play", "--seats", "human"}, "2 to 5 seats, not 1. (R1.4)");
  expect_refused({"play", "--seats", "human,human,human,human,human,human"}, "2 to 5 seats, not 6. (R1.4)");
  expect_refused({"play", "--seed", "12"}, "--seed: A seed has 64 hex digits, not 2.");
  expect_refused({"play", "--seed", std::string(63, '0') + "g"}, "--seed: A seed has 64 hex digits; character 64, g");
  expect_refused({"play", "--color", "blue"}, "--color is auto, always or never, not blue.");
  expect_refused({"play", "--option", "turn_limit"}, "An option is written name=value, not turn_limit.");
  expect_refused({"play", "--option", "turns=3"}, "Mushroom Gangs has no option turns");
  expect_refused({"play", "--option", "turn_limit=many"}, "The option turn_limit is a whole number, not many.");
  expect_refused({"play", "--option", "turn_limit=251"}, "goes from 1 to 250; 251 is outside.");
  expect_refused({"play", "--option", "turn_limit=3", "--option", "turn_limit=4"}, "turn_limit is given twice");
  expect_refused({"play", "--option", "map=123"}, "The map 123 is not one of keypad, deep and magic");
}

TEST(CommandLine, RefusesWrongFilesByName) {
  const Folder folder;
  const std::string missing = folder.path("missing.json");
  const std::string broken = folder.write("broken.json", "{\n\"a\": \n");
  const std::string empty = folder.write("empty.json", "");
  for (const char* option : {"--position", "--resume", "--pack"}) {
    expect_refused({"play", option, missing}, missing + ": There is no such file or directory.");
    expect_refused({"play", option, folder.path()}, folder.path() + ": This is a directory, not a file.");
    expect_refused({"play", option, broken}, broken + ": Line ");
    expect_refused({"play", option, empty}, empty + ": Line 1 is not JSON");
    expect_refused({"play", option, broken + "/x"}, "/x: A part of this path is not a directory.");
    expect_refused({"play", option, "/dev/zero"}, "/dev/zero: This file is larger than 4 MB.");
  }
  expect_refused({"play", "--pack", "deluxe"}, "There is no pack called deluxe; the packs are standard.");
  const std::string other = folder.write("other.json", R"({"game": "chess"})");
  expect_refused({"play", "--pack", other}, other + ": This pack is for chess, not for mushroom-gangs.");
  const std::string position = folder.write("position.json", R"({"board": ["........."], "phase": "placing"})");
  expect_refused({"play", "--position", position}, position + ": The board has nine rows, not 1. (R1.1)");
}

// Positions from the middle of a turn that once were accepted and then ended the program, by both of its doors.
TEST(CommandLine, RefusesPositionsThatCannotBe) {
  for (const auto& [name, reason] :
       {std::pair{"absorb_no_token", "Brown cannot pay for what is under way. (R6.3)"},
        std::pair{"low_128", "turn.low"},
        std::pair{"six_plants", "Brown has no seedling left for what is under way. (R5.1)"}}) {
    const std::string file = source_path("tests/undergrove/found/" + std::string(name) + ".json");
    const Arguments asked{"--option", "deck=core", "--position", file};
    Arguments arena{"arena", "--game", "undergrove", "--bots", "greedy,random", "--games", "2", "--iterations", "5"};
    Arguments play{"play", "undergrove", "--seats", "human,greedy"};
    for (Arguments* door : {&arena, &play}) {
      door->insert(door->end(), asked.begin(), asked.end());
      expect_refused(*door, reason);
    }
  }
}

TEST(CommandLine, SaysItInOneLineWhateverItQuotes) {
  expect_refused({"play", "new\nline\x1b[31m"}, "new\\x0aline\\x1b[31m");
  const Outcome outcome = run({"play", std::string(100'000, 'x')});
  EXPECT_LT(outcome.err.size(), 600U);
}

TEST(CommandLine, TellsWhenItsOutputIsLost) {
  const Folder folder;
  const std::string script = program_path() + " rules mushroom-gangs > /dev/full 2> " + folder.path("err") +
                             "; echo $? > " + folder.path("status");
  ASSERT_EQ(std::system(script.c_str()), 0);
  EXPECT_EQ(folder.read("status"), "2\n");
  EXPECT_EQ(folder.read("err"), "understory: The output cannot be written.\n");
}

TEST(Rules, AreTextWithoutMarks) {
  const Outcome all = run({"rules", kGame});
  EXPECT_EQ(all.status, 0);
  EXPECT_TRUE(all.out.starts_with("Mushroom Gangs: the rules\n\n")) << all.out.substr(0, 80);
  EXPECT_NE(all.out.find("\nR4.5 Go backward to an empty position"), std::string::npos);
  EXPECT_EQ(all.out.find("**"), std::string::npos);
  EXPECT_EQ(all.out.find('`'), std::string::npos);
  EXPECT_EQ(all.out.find('\x1b'), std::string::npos);
}

TEST(Rules, CanBeReadOneByOne) {
  const Outcome one = run({"rules", kGame, "R4.5"});
  EXPECT_EQ(one.status, 0);
  EXPECT_TRUE(one.out.starts_with("R4.5 Go backward"));
  EXPECT_EQ(one.out.find('\n') + 1, one.out.size());
  for (const char* same : {"4.5", "r4.5"}) EXPECT_EQ(run({"rules", kGame, same}).out, one.out);
  const Outcome section = run({"rules", kGame, "5"});
  EXPECT_TRUE(section.out.starts_with("5. Team-up\n"));
  EXPECT_NE(section.out.find("R5.7"), std::string::npos);
  EXPECT_EQ(section.out.find("R6.1"), std::string::npos);
}

TEST(Rules, RefuseANumberThatIsNotThere) {
  for (const char* number : {"R9.9", "R", "99", "R4.", "four"})
    expect_refused({"rules", kGame, number}, std::string("There is no rule ") + number + ".");
  expect_refused({"rules"}, "rules needs GAME");
}

TEST(Perft, CountsLines) {
  const Arguments two{"perft", "--game", kGame, "--seats", "2", "--depth"};
  const auto depth = [&](const char* d) {
    Arguments arguments = two;
    arguments.emplace_back(d);
    return run(arguments).out;
  };
  EXPECT_EQ(depth("0"), "1\n");
  EXPECT_EQ(depth("1"), "81\n");
  EXPECT_EQ(depth("2"), "6480\n");
  EXPECT_EQ(run({"perft", "--game", kGame, "--seats", "3", "--depth", "1", "--json"}).out,
            R"({"game":"mushroom-gangs","seats":3,"depth":1,"nodes":81})"
            "\n");
}

TEST(Perft, DividesInTheOrderOfTheGame) {
  const Arguments divide{"perft", "--game", kGame, "--seats", "2", "--depth", "2", "--divide"};
  const Outcome lines = run(divide);
  EXPECT_TRUE(lines.out.starts_with("a1: 80\nb1: 80\n")) << lines.out;
  EXPECT_TRUE(lines.out.ends_with("i9: 80\n6480\n")) << lines.out;
  Arguments as_json = divide;
  as_json.emplace_back("--json");
  EXPECT_TRUE(run(as_json).out.starts_with(
      R"({"game":"mushroom-gangs","seats":2,"depth":2,"nodes":6480,"divide":{"a1":80,"b1":80,)"));
}

TEST(Perft, CountsWhatBotsTry) {
  const Arguments legal{"perft", "--game", kGame, "--seats", "2", "--depth", "2"};
  Arguments searched = legal;
  searched.emplace_back("--searched");
  EXPECT_EQ(run(searched).out, run(legal).out) << "no picks here are equal";
}

TEST(Perft, RefusesWrongUse) {
  expect_refused({"perft"}, "perft needs --game");
  expect_refused({"perft", "--game", kGame}, "perft needs --seats");
  expect_refused({"perft", "--game", kGame, "--seats", "2"}, "perft needs --depth");
  for (const char* depth : {"10", "-1", "x", "2.5", "", "99999999999999999999"})
    expect_refused({"perft", "--game", kGame, "--seats", "2", "--depth", depth},
                   std::string("--depth is a whole number from 0 to 9, not ") + depth);
  expect_refused({"perft", "--game", kGame, "--seats", "9", "--depth", "1"}, "--seats is a whole number from 1 to 8");
  expect_refused({"perft", "--game", kGame, "--seats", "6", "--depth", "1"}, "2 to 5 seats, not 6. (R1.4)");
}

}  // namespace
}  // namespace understory::cli_test

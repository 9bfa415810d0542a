// Whole games over a pipe: moves by number and by notation, undo, why, save and resume, wrong lines.
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"

namespace understory::cli_test {
namespace {

using nlohmann::json;

// Everybody's pickers, the Embers on the left of each field and the Mossbacks beside them.
const std::string kPlacement = "a1\nb1\nd1\ne1\ng1\nh1\na4\nb4\nd4\ne4\ng4\nh4\na7\nb7\nd7\ne7\ng7\nh7\n";
const Arguments kTwoPeople{"play", "mushroom-gangs", "--seats", "human,human", "--option", "turn_limit=1"};

Outcome two_people(const std::string& lines) { return run(kTwoPeople, lines); }

TEST(Play, GoesToTheEndByNumbers) {
  const Outcome game =
      run({"play", "--seats", "human,random,random", "--option", "turn_limit=3", "--seed", kSeed}, repeat("1", 9 + 3));
  EXPECT_EQ(game.status, 0);
  EXPECT_EQ(game.err, "");
  EXPECT_TRUE(contains(game.out, "Every gang has taken 3 actions. The game is over."));
  EXPECT_TRUE(contains(game.out, "Winner: ") || contains(game.out, "Shared victory: ")) << game.out;
}

TEST(Play, GoesToTheEndByNotation) {
  const Outcome game = two_people(kPlacement + "a7-a8\nb7-b8\n");
  EXPECT_EQ(game.status, 0);
  EXPECT_EQ(game.err, "");
  EXPECT_TRUE(contains(game.out, "Embers go forward from a7 to a8 and pick 7."));
  EXPECT_TRUE(contains(game.out, "Shared victory: Embers and Mossbacks with 62 each.\n"));
}

TEST(Play, TellsThePlacesAfterTheFirst) {
  const Outcome game = two_people(kPlacement + "a7-a8\nb7-out\n");
  EXPECT_TRUE(game.out.ends_with("Winner: Embers with 62.\nPlace 2: Mossbacks with 46.\n"));
}

TEST(Play, HasNoMovesAfterTheEnd) {
  const Outcome game = two_people(kPlacement + "a7-a8\nb7-out\n1\na8-a9\n");
  EXPECT_EQ(game.status, 2);
  EXPECT_EQ(game.err,
            "understory: line 21: The game is over.\n"
            "understory: line 22: The game is over. (R6.2)\n");
}

TEST(Play, EndsAtOnceAmongBots) {
  const Arguments arguments{"play", "--seats", "random,random", "--seed", kSeed};
  const Outcome game = run(arguments);
  EXPECT_EQ(game.status, 0);
  EXPECT_TRUE(contains(game.out, "Winner: "));
  EXPECT_EQ(run(arguments).out, game.out) << "the seed decides everything";
}

TEST(Play, SaysWhereTheGameStandsWhenTheLinesEnd) {
  const Outcome game = two_people("a1\nb1");  // the last line without an end is a line too
  EXPECT_EQ(game.status, 0);
  EXPECT_TRUE(game.out.ends_with("\nThe game stops here after 2 moves: Embers place a picker; 8 left to place.\n"));
  EXPECT_TRUE(two_people("a1\nquit\nb1\n").out.ends_with("after 1 move: Mossbacks place a picker; 9 left to place.\n"));
}

TEST(Play, DrawsTheBoardWithWhatChanged) {
  const Outcome game = run({"play", "--seats", "human,human", "--option", "map=294753618"}, "e5\nf5\n");
  const std::string board = game.out.substr(game.out.rfind("     a   b"));
  EXPECT_EQ(board,
            R"(     a   b   c   d   e   f   g   h   i
   ╭──── 2 ────┬──── 9 ────┬──── 4 ────╮     Mushroom Gangs
 1 │ ·   ·   · │ ·   ·   · │ ·   ·   · │
 2 │ ·   ·   · │ ·   ·   · │ ·   ·   · │   ▸ ● Embers  human
 3 │ ·   ·   · │ ·   ·   · │ ·   ·   · │       ● · · · · · · · ·
   ├──── 7 ────┼──── 5 ────┼──── 3 ────┤     ▲ Mossbacks  human
 4 │ ·   ·   · │ ·   ·   · │ ·   ·   · │       ▲ · · · · · · · ·
 5 │ ·   ·   · │ ·   ●  [▲]│ ·   ·   · │
 6 │ ·   ·   · │ ·   ·   · │ ·   ·   · │
   ├──── 6 ────┼──── 1 ────┼──── 8 ────┤
 7 │ ·   ·   · │ ·   ·   · │ ·   ·   · │
 8 │ ·   ·   · │ ·   ·   · │ ·   ·   · │
 9 │ ·   ·   · │ ·   ·   · │ ·   ·   · │
   ╰───────────┴── Home ───┴───────────╯
Mossbacks place a picker on f5.
Embers place a picker; 8 left to place.
72 moves are possible; moves lists them.
The game stops here after 2 moves: Embers place a picker; 8 left to place.
)");
}

TEST(Play, BeginsAtAPosition) {
  const Folder folder;
  const std::string position = folder.write("position.json", R"({
    "board": [".........", ".........", ".........", ".........", "....0....", "....1....", ".........", ".........", "........1"],
    "phase": "playing", "turn": 0, "round": 20, "mushrooms": [61, -4], "paid": [[], []]})");
  const Outcome game = run({"play", "--seats", "human,human", "--position", position}, "score\ne5xe6\nundo\nundo\n");
  EXPECT_TRUE(contains(game.out, " 6 │ ·   ·   · │ ·  [●]  · │")) << game.out;
  EXPECT_TRUE(contains(game.out, "−4\n"));
  EXPECT_TRUE(contains(game.out, "Took back 1 move."));
  EXPECT_EQ(game.err, "understory: line 4: There is no move of yours to take back.\n");
}

TEST(Play, ListsMovesWithWhatTheyDo) {
  const Outcome game = two_people(kPlacement + "moves\n");
  EXPECT_TRUE(contains(game.out, "a1-a2   Go forward from a1 to a2: gain 1 mushroom")) << game.out;
  EXPECT_TRUE(contains(game.out, "g7xh7   Go sideways from g7 to h7, eliminate one of the Mossbacks: pay 9 mushrooms"));
}

TEST(Play, AnswersWhy) {
  const Outcome game =
      two_people("a1\nwhy a1\nwhy b2\nwhy 1\nwhy e5xe4\nwhy e5-e6\nwhy fish\n" + std::string("rules 2.3\n"));
  EXPECT_EQ(game.status, 0);
  EXPECT_EQ(game.err, "");
  EXPECT_TRUE(contains(game.out, "\na1 is taken by the Embers; pickers are placed on open positions. (R2.3)\n"));
  EXPECT_TRUE(contains(game.out, "\nb2 is legal: Place a picker on b2, yield 1.\n"));
  EXPECT_TRUE(contains(game.out, "\nb1 is legal: "));
  EXPECT_TRUE(contains(game.out, "\nNobody is eliminated backward. (R4.5)\n"));
  EXPECT_TRUE(contains(game.out, "\nActions begin when every gang has placed all its pickers. (R2.1)\n"));
  EXPECT_TRUE(contains(game.out, "\nfish is neither a move nor a command; help lists both.\n"));
  EXPECT_TRUE(contains(game.out, "\nR2.3 A picker is placed on an open position only"));
}

TEST(Play, TellsTheLogAndTheScore) {
  const Outcome game = two_people(kPlacement + "a7-a8\nlog\nscore\n");
  EXPECT_TRUE(contains(game.out, "\n 1. Embers place a picker on a1.\n"));
  EXPECT_TRUE(contains(game.out, "\n19. Embers go forward from a7 to a8 and pick 7.\n"));
  const std::string sheet = game.out.substr(game.out.find("\n19. "));
  for (const char* row :
       {"\n +Embers +Mossbacks\n", "\n  start +55 +55\n", "\n  forward +7 +0\n", "\n  total +62 +55\n"})
    EXPECT_TRUE(has_match(sheet, row)) << sheet;
}

TEST(Play, HelpNamesEveryCommand) {
  const Outcome game = two_people("help\n");
  for (const char* word : {"moves", "hint", "board", "players", "log [all]", "undo", "why MOVE", "score",
                           "rules [NUMBER]", "save FILE", "help", "quit"})
    EXPECT_TRUE(contains(game.out, std::string("\n  ") + word)) << word;
}

TEST(Play, HasSectionsByGame) {
  const Outcome gangs = two_people("hand\nplayers\nhelp\n");
  EXPECT_EQ(gangs.err, "understory: line 1: There is no hand to show here; help lists what there is.\n");
  EXPECT_FALSE(contains(gangs.out, "\n  hand"));
  EXPECT_TRUE(contains(gangs.out, "\n  players"));
  const Arguments forest{"play", "undergrove", "--seats", "human,random", "--seed", kSeed};
  const Outcome grove = run(forest, "help\nhand\ngoals\nplayers\ntrack\nmushrooms\nguide\n");
  EXPECT_EQ(grove.err, "understory: line 7: There is no guide to show here; help lists what there is.\n");
  for (const char* word : {"board", "hand", "goals", "players", "track", "mushrooms"})
    EXPECT_TRUE(contains(grove.out, std::string("\n  ") + word)) << word;
  EXPECT_FALSE(contains(grove.out, "\n  guide"));
  Arguments plain = forest;
  plain.insert(plain.end(), {"--plain", "--option", "quick_sprout=true"});
  const std::string told = run(plain, "quit\n").out;
  for (const char* word : {"hand", "goals", "players", "guide"}) {
    const std::string more = run(plain, std::string(word) + "\nquit\n").out;
    EXPECT_GT(more.size(), told.size()) << word;
    for (const char* drawn : {"[", "│", "─"}) EXPECT_FALSE(contains(more, drawn)) << more;
  }
}

TEST(Play, UndoTakesBackTheBotsToo) {
  const Folder folder;
  const std::string before = folder.path("before");
  const std::string after = folder.path("after");
  const Outcome game = run({"play", "--seats", "human,random,random", "--seed", kSeed},
                           "a1\nsave " + before + "\ne5\nundo\nsave " + after + "\nundo\nundo\n");
  EXPECT_TRUE(contains(game.out, "Took back 3 moves."));
  EXPECT_EQ(game.err, "understory: line 7: There is no move of yours to take back.\n");
  EXPECT_EQ(game.status, 2);
  EXPECT_EQ(folder.read("before"), folder.read("after"));
  EXPECT_EQ(json::parse(folder.read("after"))["moves"].size(), 3U);
}

TEST(Play, UndoWorksAfterTheEndAndBotsAnswerAlike) {
  const Outcome game = run({"play", "--option", "turn_limit=1", "--seed", kSeed}, repeat("1", 10) + "undo\n1\n");
  const std::size_t back = game.out.find("\nTook back ");
  ASSERT_NE(back, std::string::npos) << game.out;
  const std::size_t first = game.out.rfind("  total ", back);
  const std::size_t second = game.out.find("  total ", back);
  ASSERT_NE(first, std::string::npos);
  EXPECT_EQ(game.out.substr(first, back - first), game.out.substr(second, back - first));
}

TEST(Play, GoesOnWhereItWasSaved) {
  const Folder folder;
  const Arguments fresh{"play", "--seats", "random,human,random", "--option", "turn_limit=4", "--seed", kSeed};
  const std::string whole = folder.path("whole.json");
  const std::string half = folder.path("half.json");
  const std::string rest = folder.path("rest.json");
  run(fresh, repeat("2", 13) + "save " + whole + "\n");
  run(fresh, repeat("2", 6) + "save " + half + "\n");
  const Outcome resumed = run({"play", "--resume", half, "--seed", kSeed}, repeat("2", 7) + "save " + rest + "\n");
  EXPECT_EQ(resumed.status, 0);
  EXPECT_TRUE(contains(resumed.out, "Winner: ") || contains(resumed.out, "Shared victory: "));
  EXPECT_EQ(folder.read("whole.json"), folder.read("rest.json"));
  EXPECT_EQ(json::parse(folder.read("rest.json"))["players"], json({"random", "human", "random"}));
  EXPECT_EQ(folder.files(), 3U) << "nothing is left beside them";

  const Outcome bots = run({"play", "--resume", half, "--seats", "random,random,random"});
  EXPECT_TRUE(contains(bots.out, "Winner: ") || contains(bots.out, "Shared victory: "));
}

TEST(Play, AnswersWrongLinesAndGoesOn) {
  const Outcome game = two_people("a1\nhello\n\na1\n99\nz9\nundo now\nsave\nwhy\nb1\nrules R99\n0\n");
  EXPECT_EQ(game.status, 2);
  EXPECT_EQ(game.err,
            "understory: line 2: hello is neither a move nor a command; help lists both.\n"
            "understory: line 4: a1 is taken by the Embers; pickers are placed on open positions. (R2.3)\n"
            "understory: line 5: There is no move 99; they are numbered from 1 to 80.\n"
            "understory: line 6: z9 is not a move; write e5 to place, e5-e6 to go, e5xe6 to eliminate, e9-home to step "
            "out or e5-out to jump out. (R8.1)\n"
            "understory: line 7: undo stands alone, without now.\n"
            "understory: line 8: Say more: save FILE.\n"
            "understory: line 9: Say more: why MOVE.\n"
            "understory: line 11: There is no rule R99.\n"
            "understory: line 12: There is no move 0; they are numbered from 1 to 72.\n");
  EXPECT_TRUE(contains(game.out, "The game stops here after 2 moves"));
}

TEST(Play, AnswersLinesThatNobodyTypes) {
  const std::string strange = std::string(100'000, 'x') + "\n" + std::string("\x1b[31m\0\xff\n", 8) + "a1\n";
  const Outcome game = two_people(strange);
  EXPECT_EQ(game.status, 2);
  EXPECT_TRUE(game.err.starts_with("understory: line 1: This line has more than 4,096 characters.\n"));
  EXPECT_EQ(game.err.find('\x1b'), std::string::npos);
  EXPECT_TRUE(contains(game.out, "The game stops here after 1 move"));
}

TEST(Save, LeavesTheOldFileWhenItFails) {
  const Folder folder;
  const std::string old = folder.write("old.json", "old");
  std::filesystem::create_directory(folder.path("folder"));
  const std::string lost = folder.path("missing/game.json");
  const Outcome game = two_people("a1\nsave " + lost + "\nsave " + folder.path("folder") + "\nsave " + old +
                                  "/x\nsave /dev/null\nsave " + folder.path("new/") + "\n");
  EXPECT_EQ(game.status, 2);
  EXPECT_EQ(game.err, "understory: line 2: " + lost + ": There is no such file or directory.\nunderstory: line 3: " +
                          folder.path("folder") + ": This is a directory, not a file.\nunderstory: line 4: " + old +
                          "/x: A part of this path is not a directory.\nunderstory: line 5: /dev/null: This is not an "
                          "ordinary file, so it is not replaced.\nunderstory: line 6: " +
                          folder.path("new/") + ": This is a directory, not a file.\n");
  EXPECT_EQ(folder.read("old.json"), "old");
  EXPECT_EQ(folder.files(), 2U);
}

TEST(Save, LeavesTheOldFileWhenThereIsNoRoom) {
  const Folder folder;
  const std::string old = folder.write("old.json", "old");
  folder.write("in", "a1\nsave " + old + "\n");
  // A thread sanitizer wants a file of its own when it starts, and does without if there is no place for it.
  const std::string script = "ulimit -f 0; TMPDIR=/nowhere " + program_path() + " play --seats human,human < " +
                             folder.path("in") + " 2>&1 >/dev/null | grep -q 'line 2: " + old +
                             ": There is no room left to write it.'";
  EXPECT_EQ(std::system(script.c_str()), 0);
  EXPECT_EQ(folder.read("old.json"), "old");
  EXPECT_EQ(folder.files(), 2U);
}

TEST(Save, ReplacesAFileAndKeepsItsRightsAndLinks) {
  const Folder folder;
  const std::string old = folder.write("old.json", "old");
  std::filesystem::permissions(old, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  std::filesystem::create_symlink("old.json", folder.path("link.json"));
  const Outcome game = two_people("a1\nsave " + folder.path("link.json") + "\n");
  EXPECT_TRUE(contains(game.out, "Saved 1 move in " + folder.path("link.json") + "."));
  EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link.json")));
  EXPECT_EQ(json::parse(folder.read("old.json"))["moves"], json({"a1"}));
  EXPECT_EQ(std::filesystem::status(old).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

}  // namespace
}  // namespace understory::cli_test

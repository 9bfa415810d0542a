// How it looks: colours only where they are wanted, ASCII where nothing else is understood, sentences for listeners.
#include <algorithm>
#include <csignal>
#include <string>

#include <gtest/gtest.h>

#include "tests/cli/program.hpp"
#include "tests/support/contains.hpp"

namespace understory::cli_test {
namespace {

bool is_ascii(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c < '\x7f'); });
}

const Arguments kShortGame{"play",   "--seats", "human,random,random,random,random", "--option", "turn_limit=2",
                           "--seed", kSeed};

Arguments with(const std::string& more, const std::string& value = {}) {
  Arguments arguments = kShortGame;
  arguments.push_back(more);
  if (!value.empty()) arguments.push_back(value);
  return arguments;
}

// Everything that can be shown, up to the end.
const std::string kEverything =
    "moves\nhelp\nrules 1\nscore\nlog\nwhy a1\nboard\n" + repeat("1", 11) + "moves\nlog\nscore\n";

TEST(Look, HasNoColoursOverAPipe) {
  const Outcome game = run(kShortGame, kEverything, {{"TERM", "xterm-256color"}, {"COLORTERM", "truecolor"}});
  EXPECT_FALSE(contains(game.out, "\x1b"));
  EXPECT_TRUE(contains(game.out, "★ Nightcaps  Random"));
}

TEST(Look, HasTheColoursItIsToldTo) {
  const Environment none;
  EXPECT_TRUE(contains(run(with("--color", "always"), "", none).out, "\x1b[31m●\x1b[0m"));
  EXPECT_TRUE(contains(run(with("--color", "always"), "", {{"TERM", "xterm-256color"}}).out, "\x1b[38;5;166m●"));
  EXPECT_TRUE(contains(run(with("--color", "always"), "", {{"COLORTERM", "truecolor"}, {"NO_COLOR", "1"}}).out,
                       "\x1b[38;2;196;87;47m●"));
}

TEST(Look, IsAsciiWhereNothingElseIsUnderstood) {
  for (const Environment& environment : {Environment{{"LANG", "C"}}, Environment{{"LANG", ""}},
                                         Environment{{"LC_ALL", "POSIX"}}, Environment{{"LC_CTYPE", "C"}}}) {
    const Outcome game = run(kShortGame, kEverything, environment);
    EXPECT_EQ(game.status, 0) << game.err;
    EXPECT_TRUE(is_ascii(game.out));
    EXPECT_TRUE(contains(game.out, "\n   +-----------+-- Home ---+-----------+\n"));
    EXPECT_TRUE(contains(game.out, "N Nightcaps  Random"));
  }
  for (const char* locale : {"en_GB.UTF-8", "nl_NL.utf8"})
    EXPECT_FALSE(is_ascii(run(kShortGame, "", {{"LANG", "C"}, {"LC_ALL", locale}}).out));
}

TEST(Look, FitsIntoTheWindow) {
  for (const std::size_t columns : {50U, 80U, 100U}) {
    const Outcome game =
        run(kShortGame, repeat("1", 9) + "board\n", {{"COLUMNS", std::to_string(columns)}, {"LANG", "C"}});
    const std::string last_board = game.out.substr(game.out.rfind("     a   b"));
    EXPECT_EQ(contains(last_board, "Mushroom Gangs"), columns >= 80);  // there is room for a title beside the board
    for (const std::string& line : lines_of(last_board.substr(0, last_board.find("The game stops"))))
      EXPECT_LE(line.size(), columns) << line;
  }
}

TEST(Plain, TellsEverythingInSentences) {
  const Outcome game = run(with("--plain"), kEverything, {{"COLORTERM", "truecolor"}});
  EXPECT_EQ(game.status, 0) << game.err;
  for (const char* drawn : {"\x1b", "─", "│", "╭", "┼", "●", "▲", "■", "◆", "★", "▸", "·", "[", "("})
    EXPECT_FALSE(contains(game.out.substr(0, game.out.find("MOVE or NUMBER")), drawn)) << drawn;
  for (const char* drawn : {"\x1b", "─", "│", "●", "▸", "·"}) EXPECT_FALSE(contains(game.out, drawn)) << drawn;
  EXPECT_TRUE(contains(game.out, "\nNobody stands in the forest.\n"));
  EXPECT_TRUE(contains(game.out, "\nEmbers, played by you: 0 pickers placed.\n"));
  EXPECT_TRUE(contains(game.out, "\n1. a1: Place a picker on a1, yield 1\n"));
  EXPECT_TRUE(contains(run(with("--plain"), "a1\nboard\n").out, "\nRow 1: a1 Embers"));
  EXPECT_TRUE(contains(game.out, "Embers: start 55"));
}

TEST(Plain, TellsTheBoardOnceAndWhenAsked) {
  const auto boards = [](const std::string& text) {
    int count = 0;
    for (std::size_t at = text.find("Rows 1 to 3 yield"); at != std::string::npos;
         at = text.find("Rows 1 to 3 yield", at + 1))
      ++count;
    return count;
  };
  EXPECT_EQ(boards(run(with("--plain"), "1\n1\n1\n").out), 1);
  EXPECT_EQ(boards(run(with("--plain"), "1\n1\nboard\n1\n").out), 2);
}

TEST(Terminal, PromptsInColourAndAnswersWrongLinesInPlace) {
  const Outcome game =
      run_on_terminal({"play", "--seed", kSeed}, "hello\nz9\na1\nquit\n", {{"COLORTERM", "truecolor"}});
  EXPECT_EQ(game.status, 0);
  EXPECT_TRUE(contains(game.out, "\x1b[1;38;2;196;87;47mEmbers > \x1b[0m")) << game.out;
  EXPECT_TRUE(contains(game.out, "\nhello is neither a move nor a command; help lists both.\n"));
  EXPECT_TRUE(contains(game.out, " to jump out. (R8.1)\n"));
  EXPECT_FALSE(contains(game.out, "understory:"));
  EXPECT_TRUE(contains(game.out, "The game stops here after 2 moves"));
  EXPECT_FALSE(contains(run_on_terminal({"play"}, "quit\n", {{"NO_COLOR", "1"}}).out, "\x1b"));
  EXPECT_FALSE(
      contains(run_on_terminal({"play", "--color", "never"}, "quit\n", {{"COLORTERM", "truecolor"}}).out, "\x1b"));
}

TEST(Terminal, ShowsWhatItsRowsHold) {
  const Arguments arguments{"play", "undergrove", "--seats", "human,random", "--seed", kSeed};
  for (const int rows : {24, 50}) {
    const Outcome game = run_on_terminal(arguments, "quit\n", {{"NO_COLOR", "1"}}, rows);
    const std::string first = game.out.substr(0, game.out.find("Brown > "));
    EXPECT_LT(lines_of(first).size(), static_cast<std::size_t>(rows)) << first;
    EXPECT_EQ(contains(first, "\nCarbon track "), rows == 50) << first;
  }
}

TEST(Terminal, OffersToSaveAtTheEnd) {
  const Folder folder;
  const Outcome game = run_on_terminal({"play", "--seed", kSeed, "--option", "turn_limit=1"},
                                       repeat("1", 10) + "save " + folder.path("game.json") + "\n\n");
  EXPECT_EQ(game.status, 0);
  EXPECT_TRUE(contains(game.out, "To keep this game type save FILE; Enter leaves.\n"));
  EXPECT_TRUE(contains(game.out, "Saved 20 moves in "));
  EXPECT_EQ(folder.files(), 1U);
}

TEST(Terminal, EndsWithTheInputOrTheInterrupt) {
  const Outcome ended = run_on_terminal({"play"}, "\x04");
  EXPECT_EQ(ended.status, 0);
  EXPECT_TRUE(contains(ended.out, "\nThe game stops here after 0 moves"));
  const Outcome interrupted = run_on_terminal({"play"}, "\x03", {{"COLORTERM", "truecolor"}});
  EXPECT_EQ(interrupted.status, 128 + SIGINT);
  EXPECT_TRUE(interrupted.out.ends_with("\x1b[0m\n"));
}

}  // namespace
}  // namespace understory::cli_test

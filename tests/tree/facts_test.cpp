// Boards know places and pieces by facts. A grammar of moves, or of message keys, stands in no client: what a board
// wants to know of a move is in what it is about, and what it wants to know of an event is in its facts.
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/patterns.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

struct Taboo {
  const char* pattern;
  const char* why;
};
const std::vector<Taboo> kTaboos{
    {R"(\b(move|moves\[[^\]]*\]|notation|shown)\??\.(split|slice|sub|start|end|match|replace|indexOf|char|at\(|length))",
     "reads a move's notation"},
    {R"(\b(move|notation)\[)", "reads a move's notation"},
    {R"((^|[^.\w])key\??\.\w|(^|[^.\w])key [!=]==? |\b(?!event\b)\w+\??\.key\b)", "reads a message's key"},
    {R"(\.arguments\b)", "reads a message's arguments"},
    {R"(["'`][a-z-]*\.(event|label|change|since|why)\.)", "knows keys that only the rules say"},
    {R"(\b(istringstream|sscanf|from_chars|stoi)\b)", "takes a text apart"},
};

// What no board may do, line by line.
std::vector<std::string> taken_apart(const SourceFile& file) {
  std::vector<std::string> found;
  std::istringstream lines(file.text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    for (const Taboo& taboo : kTaboos)
      if (has_match(line, taboo.pattern))
        found.push_back(file.path + ":" + std::to_string(number) + " " + taboo.why + ": " + line);
  }
  return found;
}

bool is_test(const std::string& path) { return path.ends_with(".test.ts"); }

TEST(Boards, GoByFacts) {
  const auto files = files_below({"web/src/games", "cli/boards"}, {".ts", ".svelte", ".cpp", ".hpp"});
  EXPECT_GT(files.size(), 40U);
  for (const SourceFile& file : files)
    if (!is_test(file.path))
      for (const std::string& found : taken_apart(file)) ADD_FAILURE() << found;
}

TEST(BoardsCheck, SeesAGrammar) {
  for (const char* line :
       {"const [kind, first] = move.split(\" \");", "from: move.slice(0, 2),", "if (move.length > 2)",
        "eliminates: move[2] === \"x\",", "moves[0].startsWith(\"pay\")", "shown.split(\" \")",
        "tile.key.startsWith(tileKey)", "const kind = key.slice(event.length);", "if (key === \"a.b\")",
        "one.key === wanted", "const given = label.arguments?.price;", "key.startsWith(\"mushroom-gangs.event.\")",
        "const event = `undergrove.event.`;", "std::istringstream words(move);"})
    EXPECT_FALSE(taken_apart({"web/src/games/a/a.ts", line}).empty()) << line;
}

TEST(BoardsCheck, PassesOverWhatIsNone) {
  for (const char* line :
       {"if (event.key === \"Enter\") choose(current);", "const next = goes[event.key];",
        "const words = name.split(\" \");", "chosen?.includes(move)",
        "short: { key: `undergrove.tile.${about.tile}` },", "{#each moves as move (move)}",
        "legal.find(({ move }) => move === shown)", "const heading = { key: \"a.web.b\", arguments: { kind, at } };",
        "fits.map(({ move }) => move)", "const way = ways[key];"})
    EXPECT_EQ(taken_apart({"web/src/games/a/a.ts", line}), std::vector<std::string>()) << line;
}

TEST(BoardsCheck, NamesThePlace) {
  EXPECT_EQ(taken_apart({"cli/boards/a.cpp", "int a;\nstd::stoi(text);\n"}),
            std::vector<std::string>({"cli/boards/a.cpp:2 takes a text apart: std::stoi(text);"}));
}

}  // namespace
}  // namespace understory::tree

// A game is named in its own files and in the catalog's list: whoever adds one looks nowhere else. What is made or
// checked for every game goes by the catalog, or by what each game says of itself.
#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/patterns.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

using Names = std::set<std::string>;

struct Exception {
  std::string path;  // a pattern
  std::string reason;
};

const std::vector<Exception>& exceptions() {
  static const std::vector<Exception> kExceptions{
      {"catalog/CMakeLists\\.txt", "the list in which a game is registered"},
      {".*\\.md", "pages that people read"},
      {"tests/(?!doors/)[a-z_]+/[a-z_]+_test\\.cpp", "a game as an example; what holds for all is tested for all"},
      {"tests/bots/(games|endgames)\\.[ch]pp", "the games that searches are tried on"},
      {"tests/arena/simulated\\.hpp", "results of a tournament that nobody played"},
      {"web/(src|browser)/.*\\.test\\.ts", "a game as an example, played as people play it"},
      {"web/browser/harness\\.ts", "how a browser comes to a table of each"},
      {"fuzz/corpus/.*", "inputs, some of which once crashed"},
  };
  return kExceptions;
}

Names games() {
  const auto folders = game_folders();
  return without({folders.begin(), folders.end()}, {"_template"});
}

std::string replaced(std::string text, char by) {
  std::replace(text.begin(), text.end(), '_', by);
  return text;
}

// Folders and files whose names begin with the game's are its own.
bool is_own(const std::string& path, const std::string& game) {
  return has_match(path, "(^|/)(" + game + "|" + replaced(game, '-') + ")([._/-]|$)");
}

// Whether a text names the game: my_game, my-game, My Game or MyGame.
bool names(const std::string& text, const std::string& game) {
  std::string lower = text;
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  std::string joined = game;
  joined.erase(std::remove(joined.begin(), joined.end(), '_'), joined.end());
  const std::vector<std::string> spellings{game, replaced(game, '-'), replaced(game, ' '), joined};
  return std::any_of(spellings.begin(), spellings.end(),
                     [&](const std::string& spelling) { return lower.find(spelling) != std::string::npos; });
}

bool names_another(const SourceFile& file, const Names& games) {
  return std::any_of(games.begin(), games.end(),
                     [&](const std::string& game) { return !is_own(file.path, game) && names(file.text, game); });
}

bool is_excepted(const std::string& path, const Exception& exception) {
  return has_match(path, "^(" + exception.path + ")$");
}

std::vector<SourceFile> all_files() {
  return files_below({"arena", "bench", "bots", "catalog", "cli", "cmake", "engine", "fuzz", "games", "locales",
                      "packs", "tests", "protocol", "server", "table", "tools", "wasm", "web/src", "web/browser"},
                     {""});
}

TEST(Names, OfGamesStandInTheirOwnFiles) {
  int checked = 0;
  for (const SourceFile& file : all_files()) {
    const bool excepted = std::any_of(exceptions().begin(), exceptions().end(),
                                      [&](const Exception& exception) { return is_excepted(file.path, exception); });
    if (excepted) continue;
    EXPECT_FALSE(names_another(file, games())) << file.path << " names a game that it does not belong to";
    ++checked;
  }
  EXPECT_GT(checked, 300);
}

TEST(Names, AreExceptedOnlyWhereTheyStand) {
  const auto files = all_files();
  for (const Exception& exception : exceptions())
    EXPECT_TRUE(std::any_of(files.begin(), files.end(), [&](const SourceFile& file) {
      return is_excepted(file.path, exception) && names_another(file, games());
    })) << exception.path;
}

TEST(NamesCheck, KnowsWhatAGameOwns) {
  for (const char* path :
       {"games/my_game/moves.cpp", "locales/en/my-game.json", "cli/boards/my_game.cpp", "cli/boards/my_game_hand.cpp",
        "tests/conformance/my_game_test.cpp", "web/src/games/my_game/look.ts"})
    EXPECT_TRUE(is_own(path, "my_game")) << path;
  for (const char* path : {"games/my_games/moves.cpp", "cli/boards/boards.cpp", "tests/not_my_game/a.cpp"})
    EXPECT_FALSE(is_own(path, "my_game")) << path;
}

TEST(NamesCheck, SeesEverySpelling) {
  for (const char* text : {"\"my-game\"", "my_game::Game", "// as in My Game", "using MyGame"})
    EXPECT_TRUE(names_another({"cli/play.cpp", text}, {"my_game"})) << text;
  EXPECT_FALSE(names_another({"cli/play.cpp", "my own game"}, {"my_game"}));
  EXPECT_FALSE(names_another({"cli/boards/my_game.cpp", "my_game"}, {"my_game", "other"}));
  EXPECT_TRUE(names_another({"cli/boards/my_game.cpp", "other"}, {"my_game", "other"}));
}

}  // namespace
}  // namespace understory::tree

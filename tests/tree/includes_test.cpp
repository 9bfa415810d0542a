// Dependencies point one way: engine <- games, bots <- catalog <- table <- server, wasm, cli. Who may include whom
// stands in the table below, and nowhere else.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

using Names = std::set<std::string>;

// What a folder may include besides itself. "embedded" are the files that cmake/embed.cmake makes.
const std::map<std::string, Names>& allowed_folders() {
  static const std::map<std::string, Names> kAllowed{
      {"engine", {}},
      {"games", {"engine"}},
      {"bots", {"engine"}},
      {"locales", {"engine", "embedded"}},
      {"catalog", {"engine", "games", "bots", "embedded"}},
      {"protocol", {"engine"}},
      {"table", {"engine", "catalog", "protocol"}},
      {"store", {"engine"}},
      {"arena", {"engine", "bots", "catalog", "locales", "embedded"}},
      {"server", {"engine", "catalog", "locales", "protocol", "table", "store"}},
      {"wasm", {"engine", "catalog", "locales", "protocol", "table"}},
      {"cli", {"engine", "arena", "catalog", "locales", "protocol", "table", "server"}},
  };
  return kAllowed;
}

// The first `parts` of a path: "games/mushroom_gangs" of "games/mushroom_gangs/game.hpp".
std::string head(const std::string& path, int parts = 1) {
  std::size_t end = path.find('/');
  while (--parts > 0 && end != std::string::npos) end = path.find('/', end + 1);
  return path.substr(0, end);
}

bool starts(const std::string& text, const char* with) { return text.rfind(with, 0) == 0; }

// The whole JSON library; what only names its class does with <nlohmann/json_fwd.hpp>. Lists are written by templates,
// whose headers are for the same few files.
const Names kWithJson{"engine/json.hpp",         "engine/sheet.hpp",       "engine/sheet_writer.hpp",
                      "engine/sheet_reader.hpp", "engine/sheet_types.hpp", "engine/sheet_describer.hpp",
                      "engine/position.hpp",     "engine/pack_json.hpp"};

std::string wrong_with_json(const std::string& path) {
  const std::string folder = head(path);
  const bool text_file = path.ends_with("/pack.cpp") || path.ends_with("/notation.cpp") ||
                         path.ends_with("/position.cpp") || path.ends_with("/faces.cpp") ||
                         path.ends_with("/programs.cpp");
  if (folder == "games" && !text_file)
    return "is for a game's pack.cpp, programs.cpp, notation.cpp, position.cpp and faces.cpp";
  if (folder == "bots") return "is text, and bots know none";
  const bool for_lists = kWithJson.count(path) != 0 || path == "engine/conformance/bytes.hpp";
  if (folder == "engine" && path.ends_with(".hpp") && !for_lists)
    return "is too much for a header of the engine; json_fwd.hpp will do";
  return "";
}

std::string wrong_with_ours(const std::string& path, const std::string& name) {
  const std::string from = head(path);
  const std::string to = head(name);
  if (allowed_folders().count(to) == 0 && to != "embedded") return "is not named from the root of the repository";
  if (from == "games" && to == "games")
    return head(path, 2) == head(name, 2) ? "" : "belongs to another game; games never include each other";
  if (to == "games" && !name.ends_with("/game.hpp")) return "is inside a game; only its game.hpp is for others";
  if (kWithJson.count(name) != 0)
    if (const std::string why = wrong_with_json(path); !why.empty()) return why;
  if (from == to || allowed_folders().at(from).count(to) != 0) return "";
  return "points the wrong way; " + from + "/ must not know " + to + "/";
}

std::string wrong_with_library(const std::string& path, const std::string& name) {
  const std::string folder = head(path);
  if (name == "nlohmann/json_fwd.hpp") return folder == "bots" ? "is text, and bots know none" : "";
  if (starts(name, "nlohmann/") && path != "engine/json.hpp") return "is included by engine/json.hpp alone";
  static const Names kOutside{"chrono",     "condition_variable",
                              "cstdio",     "ctime",
                              "filesystem", "fstream",
                              "future",     "iostream",
                              "mutex",      "random",
                              "thread",     "unistd.h",
                              "stdio.h",    "time.h",
                              "cstdlib",    "atomic",
                              "istream",    "ostream"};
  if ((folder == "engine" || folder == "games") && kOutside.count(name) != 0)
    return "brings files, clocks, threads or foreign randomness into the rules";
  return "";
}

// One line per include of this file that is not allowed.
std::vector<std::string> wrong_includes(const std::string& path, const std::string& text) {
  std::vector<std::string> wrong;
  for (const Include& include : includes_of(text)) {
    const std::string why =
        include.quoted ? wrong_with_ours(path, include.name) : wrong_with_library(path, include.name);
    if (!why.empty()) wrong.push_back(path + ":" + std::to_string(include.line) + ": " + include.name + " " + why);
  }
  return wrong;
}

bool accepts(const char* path, const std::string& include) {
  return wrong_includes(path, "#include " + include).empty();
}

std::vector<std::string> checked_folders() {
  std::vector<std::string> folders;
  for (const auto& [folder, allowed] : allowed_folders()) folders.push_back(folder);
  return folders;
}

TEST(Includes, PointOneWayInTheWholeTree) {
  const auto files = files_below(checked_folders(), {".hpp", ".cpp"});
  EXPECT_GT(files.size(), 40U);
  for (const SourceFile& file : files)
    for (const std::string& wrong : wrong_includes(file.path, file.text)) ADD_FAILURE() << wrong;
}

TEST(IncludesCheck, AcceptsWhatTheArchitectureAllows) {
  EXPECT_TRUE(accepts("engine/a.cpp", "\"engine/seat.hpp\""));
  EXPECT_TRUE(accepts("games/mycelia/moves.cpp", "\"games/mycelia/game.hpp\""));
  EXPECT_TRUE(accepts("games/mycelia/moves.cpp", "\"engine/game.hpp\""));
  EXPECT_TRUE(accepts("bots/mcts.hpp", "\"engine/game.hpp\""));
  EXPECT_TRUE(accepts("catalog/catalog.cpp", "\"games/mycelia/game.hpp\""));
  EXPECT_TRUE(accepts("catalog/catalog.cpp", "\"embedded/pack_files.hpp\""));
  EXPECT_TRUE(accepts("cli/play.cpp", "\"catalog/catalog.hpp\""));
  EXPECT_TRUE(accepts("server/http.cpp", "\"store/log.hpp\""));
}

TEST(IncludesCheck, RefusesTheOtherWay) {
  EXPECT_FALSE(accepts("engine/a.hpp", "\"games/mycelia/game.hpp\""));
  EXPECT_FALSE(accepts("engine/a.hpp", "\"locales/words.hpp\""));
  EXPECT_FALSE(accepts("engine/a.hpp", "\"embedded/pack_files.hpp\""));
  EXPECT_FALSE(accepts("games/mycelia/moves.cpp", "\"bots/random.hpp\""));
  EXPECT_FALSE(accepts("games/mycelia/moves.cpp", "\"catalog/catalog.hpp\""));
  EXPECT_FALSE(accepts("bots/mcts.hpp", "\"games/mycelia/game.hpp\""));
  EXPECT_FALSE(accepts("catalog/erase.hpp", "\"table/table.hpp\""));
  EXPECT_FALSE(accepts("catalog/erase.hpp", "\"locales/words.hpp\""));
  EXPECT_FALSE(accepts("table/table.cpp", "\"server/http.hpp\""));
  EXPECT_FALSE(accepts("protocol/in.hpp", "\"table/table.hpp\""));
  EXPECT_FALSE(accepts("store/log.cpp", "\"table/table.hpp\""));
  EXPECT_FALSE(accepts("cli/main.cpp", "\"store/log.hpp\""));
  EXPECT_FALSE(accepts("locales/words.cpp", "\"catalog/catalog.hpp\""));
}

TEST(IncludesCheck, KeepsGamesApartAndClosed) {
  EXPECT_FALSE(accepts("games/mycelia/moves.cpp", "\"games/undergrove/game.hpp\""));
  EXPECT_FALSE(accepts("games/mycelia/moves.cpp", "\"games/mycelia_two/game.hpp\""));
  EXPECT_FALSE(accepts("cli/play.cpp", "\"games/mycelia/game.hpp\""));
  EXPECT_FALSE(accepts("catalog/catalog.cpp", "\"games/mycelia/state.hpp\""));
}

TEST(IncludesCheck, WantsPathsFromTheRoot) {
  EXPECT_FALSE(accepts("engine/a.cpp", "\"seat.hpp\""));
  EXPECT_FALSE(accepts("engine/a.cpp", "\"../engine/seat.hpp\""));
  EXPECT_FALSE(accepts("engine/a.cpp", "\"nlohmann/json.hpp\""));
}

TEST(IncludesCheck, KeepsTextOutOfTheRules) {
  const char* header = "\"engine/json.hpp\"";
  EXPECT_TRUE(accepts("games/mycelia/pack.cpp", header));
  EXPECT_TRUE(accepts("games/mycelia/notation.cpp", header));
  EXPECT_FALSE(accepts("games/mycelia/moves.cpp", header));
  EXPECT_FALSE(accepts("games/mycelia/pack.hpp", header));
  EXPECT_FALSE(accepts("engine/game.hpp", header));
  EXPECT_FALSE(accepts("engine/game.hpp", "\"engine/sheet.hpp\""));
  EXPECT_FALSE(accepts("games/mycelia/state.hpp", "\"engine/position.hpp\""));
  EXPECT_TRUE(accepts("games/mycelia/position.cpp", "\"engine/position.hpp\""));
  EXPECT_FALSE(accepts("bots/random.hpp", header));
  EXPECT_TRUE(accepts("engine/fields.cpp", header));
  EXPECT_TRUE(accepts("catalog/erase.hpp", header));
  EXPECT_TRUE(accepts("games/mycelia/game.hpp", "<nlohmann/json_fwd.hpp>"));
  EXPECT_TRUE(accepts("engine/text.hpp", "<nlohmann/json_fwd.hpp>"));
  EXPECT_FALSE(accepts("bots/random.hpp", "<nlohmann/json_fwd.hpp>"));
}

TEST(IncludesCheck, LetsOneHeaderIncludeTheJsonLibrary) {
  EXPECT_TRUE(accepts("engine/json.hpp", "<nlohmann/json.hpp>"));
  for (const char* path : {"engine/fields.cpp", "games/mycelia/pack.cpp", "cli/play.cpp", "catalog/erase.hpp"})
    EXPECT_FALSE(accepts(path, "<nlohmann/json.hpp>")) << path;
}

TEST(IncludesCheck, KeepsTheWorldOutOfTheRules) {
  for (const char* header : {"<iostream>", "<fstream>", "<chrono>", "<thread>", "<random>"}) {
    EXPECT_FALSE(accepts("engine/a.cpp", header));
    EXPECT_FALSE(accepts("games/mycelia/moves.cpp", header));
    EXPECT_TRUE(accepts("cli/play.cpp", header));
  }
  EXPECT_TRUE(accepts("engine/a.cpp", "<vector>"));
}

TEST(IncludesCheck, NamesThePlace) {
  EXPECT_EQ(wrong_includes("bots/a.hpp", "#pragma once\n\n#include \"catalog/catalog.hpp\"\n"),
            std::vector<std::string>({"bots/a.hpp:3: catalog/catalog.hpp points the wrong way; bots/ must not know "
                                      "catalog/"}));
}

}  // namespace
}  // namespace understory::tree

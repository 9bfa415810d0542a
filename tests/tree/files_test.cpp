// The shape of the tree: same file names in every game, files of readable length, nothing left for later, and a source
// for every value in a pack.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/support/places.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

namespace fs = std::filesystem;

using nlohmann::json;
using Names = std::set<std::string>;
using Complaints = std::vector<std::string>;

const std::vector<std::string> kOurFolders{"arena",  "bench",    "bots",  "catalog", "cli",   "cmake",  "docs",
                                           "engine", "fuzz",     "games", "locales", "packs", "server", "store",
                                           "table",  "protocol", "tests", "tools",   "wasm"};

// What is wrong with the names in a game's folder.
Complaints wrong_names(const Names& names) {
  static const Names kAlways{"RULES.md",    "bots.json", "features.cpp", "types.hpp", "pack.hpp",
                             "pack.cpp",    "state.hpp", "setup.cpp",    "moves.cpp", "apply.cpp",
                             "scoring.cpp", "view.cpp",  "notation.cpp", "game.hpp",  "ratings.sh"};
  // Rich games have more: the kinds of steps their effects are made of and how these read, the geometry of a board,
  // positions apart from moves, the forms of their fields and whether a turn in them can be, what is printed on what
  // lies there, a rival for one player, what is said, and what the rules rely on in a pack.
  static const Names kSometimes{"effects.cpp",  "steps.hpp", "programs.cpp",  "board.cpp",
                                "faces.cpp",    "faces.hpp", "forms.hpp",     "pack_rules.cpp",
                                "position.cpp", "solo.cpp",  "under_way.cpp", "words.cpp"};
  Complaints wrong;
  for (const std::string& name : kAlways)
    if (names.count(name) == 0) wrong.push_back(name + " is missing");
  for (const std::string& name : names)
    if (kAlways.count(name) + kSometimes.count(name) == 0) wrong.push_back(name + " is in no other game");
  return wrong;
}

Complaints too_long(const SourceFile& file) {
  constexpr auto kMostLines = 600;
  const auto lines = std::count(file.text.begin(), file.text.end(), '\n');
  return lines <= kMostLines ? Complaints{} : Complaints{file.path + " has " + std::to_string(lines) + " lines"};
}

// Marks of unfinished work, spelt here so that this file has none.
Complaints left_for_later(const SourceFile& file) {
  static const std::vector<std::string> kMarks{std::string("TO") + "DO", std::string("FIX") + "ME"};
  const auto in_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  Complaints found;
  for (const std::string& mark : kMarks)
    for (std::size_t at = file.text.find(mark); at != std::string::npos; at = file.text.find(mark, at + 1)) {
      const bool begins = at == 0 || !in_word(file.text[at - 1]);
      const bool ends = at + mark.size() == file.text.size() || !in_word(file.text[at + mark.size()]);
      if (begins && ends) found.push_back(file.path + " has a " + mark);
    }
  return found;
}

// Every value of a pack, apart from its game and name, stands in an object that says where it is from.
Complaints without_source(const json& item, const std::string& place, bool sourced) {
  Complaints found;
  const auto add = [&](const Complaints& more) { found.insert(found.end(), more.begin(), more.end()); };
  if (item.is_object()) {
    if (const auto source = item.find("source"); source != item.end()) {
      if (*source != "printed" && *source != "designed") found.push_back(place + "/source");
      sourced = true;
    }
    for (const auto& [name, value] : item.items()) {
      const bool title = place.empty() && (name == "game" || name == "name" || name == "$schema");
      if (name != "source" && !title) add(without_source(value, place + "/" + name, sourced));
    }
  } else if (item.is_array()) {
    for (std::size_t i = 0; i < item.size(); ++i)
      add(without_source(item[i], place + "/" + std::to_string(i), sourced));
  } else if (!sourced) {
    found.push_back(place);
  }
  return found;
}

TEST(Files, HaveTheSameNamesInEveryGame) {
  for (const auto& folder : fs::directory_iterator(source_path("games"))) {
    if (!folder.is_directory()) continue;
    Names names;
    for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
    EXPECT_EQ(wrong_names(names), Complaints()) << folder.path();
  }
}

TEST(Files, AreOfReadableLength) {
  for (const SourceFile& file : files_below(kOurFolders, {".hpp", ".cpp"})) EXPECT_EQ(too_long(file), Complaints());
}

TEST(Files, LeaveNothingForLater) {
  for (const SourceFile& file :
       files_below(kOurFolders, {".hpp", ".cpp", ".md", ".json", ".txt", ".cmake", ".in", ".sh", ".py"}))
    EXPECT_EQ(left_for_later(file), Complaints());
}

TEST(Packs, SayWhereEveryValueIsFrom) {
  const auto packs = files_below({"packs"}, {".json"});
  EXPECT_FALSE(packs.empty());
  for (const SourceFile& pack : packs) {
    if (pack.path.ends_with("/schema.json")) continue;
    EXPECT_EQ(without_source(json::parse(pack.text), "", false), Complaints()) << pack.path;
  }
}

TEST(FilesCheck, SeesNamesThatDiffer) {
  const Names right{"RULES.md", "bots.json",    "features.cpp", "types.hpp",  "pack.hpp",
                    "pack.cpp", "state.hpp",    "setup.cpp",    "moves.cpp",  "apply.cpp",
                    "view.cpp", "notation.cpp", "game.hpp",     "ratings.sh", "effects.cpp"};
  EXPECT_EQ(wrong_names(right), Complaints({"scoring.cpp is missing"}));
  Names more = right;
  more.insert({"scoring.cpp", "utils.cpp"});
  EXPECT_EQ(wrong_names(more), Complaints({"utils.cpp is in no other game"}));
}

TEST(FilesCheck, SeesLongFiles) {
  std::string text;
  for (int i = 0; i < 600; ++i) text += "int a;\n";
  EXPECT_TRUE(too_long({"cli/a.cpp", text}).empty());
  EXPECT_EQ(too_long({"cli/a.cpp", text + "\n"}), Complaints({"cli/a.cpp has 601 lines"}));
}

TEST(FilesCheck, SeesWhatIsLeftForLater) {
  const std::string mark = std::string("TO") + "DO";
  EXPECT_EQ(left_for_later({"cli/a.cpp", "// " + mark + ": write this\n"}).size(), 1U);
  EXPECT_EQ(left_for_later({"cli/a.cpp", "/*" + mark + "*/ // FIX" + "ME"}).size(), 2U);
  EXPECT_TRUE(left_for_later({"cli/a.cpp", "AU" + mark + " my" + mark + "s"}).empty());
}

TEST(PacksCheck, SeesValuesWithoutASource) {
  const json right{{"game", "g"},
                   {"name", "n"},
                   {"start", {{"value", 5}, {"source", "printed"}}},
                   {"maps", {{{"name", "m"}, {"yields", {1, 2}}, {"source", "designed"}}}},
                   {"none", json::array()}};
  EXPECT_EQ(without_source(right, "", false), Complaints());
  const auto changed = [&](const char* place, const json& value) {
    json pack = right;
    pack[json::json_pointer(place)] = value;
    return without_source(pack, "", false);
  };
  EXPECT_EQ(changed("/start", {{"value", 5}}), Complaints({"/start/value"}));
  EXPECT_EQ(changed("/start", 5), Complaints({"/start"}));
  EXPECT_EQ(changed("/start/source", "guessed"), Complaints({"/start/source"}));
  EXPECT_EQ(changed("/maps/0", {{"name", "m"}, {"yields", {1, 2}}}),
            Complaints({"/maps/0/name", "/maps/0/yields/0", "/maps/0/yields/1"}));
  EXPECT_EQ(changed("/extra", {{"name", "x"}}), Complaints({"/extra/name"}));
}

}  // namespace
}  // namespace understory::tree

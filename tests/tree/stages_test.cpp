// docs/testing.md speaks of the stages that ./test has, and of no others; no build and no test is left to nobody.
#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

using Names = std::set<std::string>;

// The words of a list in the script: name=(one two three).
Names listed(const std::string& script, const std::string& name) {
  Names words;
  for (const auto& list : matches_of(script, "\\n" + name + "=\\(([^)]*)\\)")) {
    std::istringstream in(list[1]);
    for (std::string word; in >> word;) words.insert(word);
  }
  return words;
}

// The stages that a table of the page has a row for: the first cell names them, `like this`. `column` is empty, or the
// head of a column that says yes in that row.
Names rows(const std::string& page, const std::string& heading, const std::string& column = "") {
  const std::size_t begin = page.find("\n## " + heading + "\n");
  if (begin == std::string::npos) return {};
  const std::string part = page.substr(begin, page.find("\n## ", begin + 1) - begin);
  Names stages;
  std::vector<std::string> heads;
  for (const auto& line : matches_of(part, "\\n\\|([^\\n]*)\\|(?=\\n)")) {
    std::vector<std::string> cells;
    for (const auto& cell : matches_of("|" + line[1], "\\| *([^|]*)"))
      cells.push_back(replace_matches(cell[1], " +$", ""));
    if (heads.empty()) heads = cells;
    const auto named = matches_of(cells.front(), "^`([a-z-]+)`$");
    const auto at = static_cast<std::size_t>(std::find(heads.begin(), heads.end(), column) - heads.begin());
    if (!named.empty() && (column.empty() || (at < cells.size() && cells[at] == "yes"))) stages.insert(named[0][1]);
  }
  return stages;
}

// The presets that no stage builds whole.
Names presets_without_stage(const std::string& presets, const Names& stages) {
  Names missing;
  const auto parsed = nlohmann::json::parse(presets);
  for (const auto& preset : parsed.at("configurePresets")) {
    const auto name = preset.at("name").get<std::string>();
    // The short one of two stages leaves something out.
    const bool whole = stages.count(name + "-whole") == 1 || stages.count(name) == 1;
    if (!preset.value("hidden", false) && !whole) missing.insert(name);
  }
  return missing;
}

std::string script() { return read_source("test"); }
std::string page() { return read_source("docs/testing.md"); }
Names before_a_push() { return listed(script(), "before_a_push"); }
Names everything() { return listed(script(), "everything"); }

TEST(Stages, AreOnThePageAsTheyAreRun) {
  EXPECT_GE(before_a_push().size(), 7U);
  Names all = everything();
  all.merge(before_a_push());
  EXPECT_EQ(rows(page(), "Stages"), all);
  EXPECT_EQ(rows(page(), "Stages", "`./test`"), before_a_push());
  EXPECT_EQ(rows(page(), "Stages", "`./test all`"), everything());
}

TEST(Stages, ThatAreLongSayWhenTheyWereLastGreen) {
  EXPECT_EQ(rows(page(), "Last green"), without(everything(), before_a_push()));
}

TEST(Stages, LeaveOutNoBuild) {
  EXPECT_EQ(presets_without_stage(read_source("CMakePresets.json"), everything()), Names());
}

TEST(Stages, OfOnePartHaveAWhole) {
  for (const std::string& stage : without(before_a_push(), everything()))
    EXPECT_EQ(everything().count(stage + "-whole"), 1U) << stage;
}

TEST(Stages, LeaveNoTestWithoutAWordAboutSanitizers) {
  const Names sanitized = listed(script(), "sanitized");
  Names programs;
  for (const SourceFile& file : files_below({"tests"}, {"_test.cpp"})) {
    const std::string folder = matches_of(file.path, "^tests/([^/]+)/")[0][1];
    const bool is_game = std::filesystem::exists(source_path("games/" + folder));
    programs.insert(is_game ? "test_<game>" : "test_" + folder);
  }
  EXPECT_EQ(without(sanitized, programs), Names()) << "no such program";
  for (const std::string& program : without(programs, sanitized))
    EXPECT_NE(page().find("`" + program + "`"), std::string::npos) << program << " is left out, and nobody says why";
}

TEST(StagesCheck, ReadsListsOverLines) {
  const std::string text = "#!/bin/sh\none=(a b-c\n  d)\ntwo=(e)\n";
  EXPECT_EQ(listed(text, "one"), Names({"a", "b-c", "d"}));
  EXPECT_EQ(listed(text, "two"), Names({"e"}));
  EXPECT_EQ(listed(text, "three"), Names());
}

TEST(StagesCheck, ReadsTheTableUnderAHeading) {
  const std::string text =
      "# Page\n\n## First\n\n| stage | `now` | later |\n|---|---|---|\n| `a` | yes | |\n| `b-c` | no | yes |\n"
      "\n## Second\n\n| stage |\n|---|\n| `d` |\n";
  EXPECT_EQ(rows(text, "First"), Names({"a", "b-c"}));
  EXPECT_EQ(rows(text, "First", "`now`"), Names({"a"}));
  EXPECT_EQ(rows(text, "First", "later"), Names({"b-c"}));
  EXPECT_EQ(rows(text, "First", "never"), Names());
  EXPECT_EQ(rows(text, "Second"), Names({"d"}));
  EXPECT_EQ(rows(text, "Third"), Names());
}

TEST(StagesCheck, FindsABuildThatNobodyRuns) {
  const std::string presets =
      R"({"configurePresets": [{"name": "base", "hidden": true}, {"name": "a"}, {"name": "b"}]})";
  EXPECT_EQ(presets_without_stage(presets, {"a", "b-whole"}), Names());
  EXPECT_EQ(presets_without_stage(presets, {"a"}), Names({"b"}));
}

}  // namespace
}  // namespace understory::tree

// Every numbered rule has a scenario that names it, and every number in a game's sources is a rule. Players read the
// rules; how programs write them stands in an appendix.
#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

namespace fs = std::filesystem;

using Rule = std::pair<int, int>;  // R4.12 is (4, 12)

std::string name_of(Rule rule) { return "R" + std::to_string(rule.first) + "." + std::to_string(rule.second); }

std::vector<Rule> found(const std::string& text, const std::string& pattern) {
  std::vector<Rule> rules;
  for (const auto& match : matches_of(text, pattern)) rules.emplace_back(std::stoi(match[1]), std::stoi(match[2]));
  return rules;
}

// The rules a RULES.md states, in the order of the page: their numbers begin a paragraph, in bold.
std::vector<Rule> stated_rules(const std::string& page) {
  return found(page, "(?:^|\\n)\\*\\*R([0-9]{1,3})\\.([0-9]{1,3})\\*\\*");
}

// The rules a text speaks of.
std::set<Rule> cited_rules(const std::string& text) {
  const auto rules = found(text, "\\bR([0-9]{1,3})\\.([0-9]{1,3})\\b");
  return {rules.begin(), rules.end()};
}

// Numbers that stand twice or out of order.
std::vector<std::string> misplaced(const std::vector<Rule>& rules) {
  std::vector<std::string> names;
  for (std::size_t i = 1; i < rules.size(); ++i)
    if (rules[i] <= rules[i - 1]) names.push_back(name_of(rules[i]));
  return names;
}

std::vector<std::string> missing(const std::set<Rule>& wanted, const std::set<Rule>& there) {
  std::vector<std::string> names;
  for (const Rule& rule : wanted)
    if (there.count(rule) == 0) names.push_back(name_of(rule));
  return names;
}

// What players read: everything before the appendix, which is the last chapter. Empty if there is none.
std::string players_part(const std::string& page) {
  static const std::regex kAppendix("\\n## [0-9]{1,3}\\. Appendix: notation and options\\n(?![^]*\\n## )");
  std::smatch appendix;
  return std::regex_search(page, appendix, kAppendix) ? page.substr(0, static_cast<std::size_t>(appendix.position()))
                                                      : "";
}

// Words of programs: what is typed, seats by number, formats, options and files.
std::vector<std::string> words_of_programs(const std::string& text) {
  static const std::regex kWords(
      "`[^`]*`?|\\bseats? [0-9]+|\\bJSON\\b|\\b[a-z_]+=[^ ]*|\\b[a-z_]+/[a-z_./]+|\\b[a-z_]+\\.(?:json|md|cpp|hpp)\\b");
  std::vector<std::string> words;
  for (std::sregex_iterator match(text.begin(), text.end(), kWords), end; match != end; ++match)
    words.push_back(match->str());
  return words;
}

std::set<Rule> rules_of(const std::string& game) {
  const auto rules = stated_rules(read_source("games/" + game + "/RULES.md"));
  return {rules.begin(), rules.end()};
}

TEST(Rules, AreNumberedOnceAndInOrder) {
  EXPECT_FALSE(game_folders().empty());
  for (const std::string& game : game_folders()) {
    const auto rules = stated_rules(read_source("games/" + game + "/RULES.md"));
    EXPECT_GT(rules.size(), 5U) << game;
    EXPECT_EQ(misplaced(rules), std::vector<std::string>()) << game;
  }
}

TEST(Rules, AllHaveAScenario) {
  for (const std::string& game : game_folders()) {
    std::set<Rule> named;
    for (const SourceFile& file : files_below({"tests/" + game}, {"_test.cpp"}))
      if (fs::path(file.path).filename().string().rfind("scenarios", 0) == 0) named.merge(cited_rules(file.text));
    EXPECT_EQ(missing(rules_of(game), named), std::vector<std::string>()) << "no scenario of " << game << " names them";
    EXPECT_EQ(missing(named, rules_of(game)), std::vector<std::string>()) << "no rules of " << game;
  }
}

TEST(Rules, AreThereWhereTheGameCitesThem) {
  for (const std::string& game : game_folders())
    for (const SourceFile& file : files_below({"games/" + game}, {".hpp", ".cpp", ".md"}))
      EXPECT_EQ(missing(cited_rules(file.text), rules_of(game)), std::vector<std::string>()) << file.path;
}

TEST(Rules, SpeakToPlayersBeforeTheAppendix) {
  for (const std::string& game : game_folders()) {
    const std::string text = players_part(read_source("games/" + game + "/RULES.md"));
    EXPECT_FALSE(text.empty()) << game << " has no appendix as its last chapter";
    EXPECT_EQ(words_of_programs(text), std::vector<std::string>()) << game;
  }
}

TEST(RulesCheck, FindsWhatAPageStates) {
  const std::string page = "# Rules\n\n**R1.1** One, see **R9.9**.\n\n**R1.2** Two (R1.1).\n**R2.10** Ten.\n";
  EXPECT_EQ(stated_rules(page), std::vector<Rule>({{1, 1}, {1, 2}, {2, 10}}));
  EXPECT_EQ(stated_rules("**R3.1** First.").size(), 1U);
}

TEST(RulesCheck, FindsWhatATextCites) {
  EXPECT_EQ(cited_rules("// R4.3, \"R4.10\" and (R1.2)\n"), (std::set<Rule>{{1, 2}, {4, 3}, {4, 10}}));
  EXPECT_TRUE(cited_rules("R4, XR4.3, R4.x, r4.3").empty());
  EXPECT_EQ(cited_rules("R4.12").count({4, 1}), 0U);
}

TEST(RulesCheck, SeesNumbersThatStandTwiceOrOutOfOrder) {
  EXPECT_TRUE(misplaced({{1, 1}, {1, 2}, {1, 10}, {2, 1}}).empty());
  EXPECT_EQ(misplaced({{1, 1}, {1, 1}}), std::vector<std::string>({"R1.1"}));
  EXPECT_EQ(misplaced({{1, 2}, {1, 1}}), std::vector<std::string>({"R1.1"}));
  EXPECT_EQ(misplaced({{2, 1}, {1, 3}, {2, 2}}), std::vector<std::string>({"R1.3"}));
}

TEST(RulesCheck, SeesWordsOfProgramsInWhatPlayersRead) {
  using Words = std::vector<std::string>;
  const std::string page =
      "# Rules\n\n**R1.1** Turns go round.\n\n## 2. Appendix: notation and options\n\nWrite `e5`.\n";
  EXPECT_EQ(players_part(page), "# Rules\n\n**R1.1** Turns go round.\n");
  EXPECT_EQ(players_part(page + "\n## 3. The end\n\nMore.\n"), "") << "something comes after it";
  EXPECT_EQ(players_part("# Rules\n\n## 2. Notation\n\nWrite `e5`.\n"), "");
  EXPECT_EQ(words_of_programs("from seat 0, see `map=294753618` or map=294753618"),
            Words({"seat 0", "`map=294753618`", "map=294753618"}));
  EXPECT_EQ(words_of_programs("JSON, packs/undergrove/standard.json and standard.json"),
            Words({"JSON", "packs/undergrove/standard.json", "standard.json"}));
  EXPECT_TRUE(words_of_programs("Space 1,-2 (R4.5), 4 seats: do one of the options, 2/3. Goal 1A.").empty());
}

TEST(RulesCheck, SeesRulesWithoutAScenarioAndNumbersWithoutARule) {
  EXPECT_EQ(missing({{1, 1}, {1, 2}}, {{1, 1}}), std::vector<std::string>({"R1.2"}));
  EXPECT_TRUE(missing({{1, 1}}, {{1, 1}, {1, 2}}).empty());
}

}  // namespace
}  // namespace understory::tree

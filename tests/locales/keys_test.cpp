// No key without a sentence, no sentence without a use. A key may be composed: a literal that ends in a dot stands for
// every key it begins ("mycelia.card." + name, `mycelia.card.${name}`), one that starts with a dot for every area's key
// (name + ".title"), one with both for every area's keys that go on so.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "locales/words.hpp"
#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"

namespace understory {
namespace {

namespace fs = std::filesystem;

std::string area_of(const std::string& key) { return key.substr(0, key.find('.')); }

bool names_a_file(const std::string& literal) {
  static const std::set<std::string> kEndings{".json", ".hpp", ".cpp", ".md"};
  return kEndings.contains(fs::path(literal).extension().string());
}

// Every literal with a dot in it that is made like a key, with the file where it stands.
using Literals = std::map<std::string, std::string>;

void add_literals_of(const fs::path& path, Literals& found) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);)
    for (const auto& match : matches_of(line, R"~(["'`]([a-z0-9_-]*(\.[a-z0-9_-]*)+)(["'`]|\$\{))~"))
      if (!names_a_file(match[1])) found.emplace(match[1], path.lexically_relative(source_path("")).string());
}

Literals literals_in_sources() {
  static const std::set<std::string> kSources{".cpp", ".hpp", ".ts", ".svelte"};
  Literals found;
  for (const char* folder : {"engine", "games", "bots", "catalog", "protocol", "table", "server", "arena", "cli",
                             "wasm", "web/src", "locales"}) {
    const fs::path root = source_path(folder);
    if (!fs::exists(root)) continue;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root))
      if (kSources.contains(entry.path().extension().string())) add_literals_of(entry.path(), found);
  }
  return found;
}

// Whether the literal is this key, or the beginning or the end it is composed of.
bool leads_to(const std::string& literal, const std::string& key) {
  const std::string whole = literal.starts_with('.') ? area_of(key) + literal : literal;
  return whole.ends_with('.') ? key.starts_with(whole) : key == whole;
}

TEST(Keys, EveryKeyInTheSourcesHasAnEnglishSentence) {
  const std::vector<std::string> keys = Words::in("en").keys();
  std::set<std::string> areas;
  for (const std::string& key : keys) areas.insert(area_of(key));
  for (const auto& [literal, file] : literals_in_sources()) {
    if (!areas.contains(area_of(literal))) continue;
    const std::string& wanted = literal;
    const bool known = std::any_of(keys.begin(), keys.end(), [&](const auto& key) { return leads_to(wanted, key); });
    EXPECT_TRUE(known) << file << " says \"" << literal << "\"; locales/en/ has no sentence for it";
  }
}

TEST(Keys, EveryEnglishSentenceIsUsed) {
  const Literals literals = literals_in_sources();
  for (const std::string& key : Words::in("en").keys()) {
    const bool used =
        std::any_of(literals.begin(), literals.end(), [&](const auto& at) { return leads_to(at.first, key); });
    EXPECT_TRUE(used) << "locales/en/ has a sentence for \"" << key << "\"; no source uses it";
  }
}

// A range may have equal ends; a sentence about one knows both ways to say it (ends_of).
bool tells_ranges_well(const std::string& pattern) {
  const auto has = [&](const char* part) { return pattern.find(part) != std::string::npos; };
  return !has("{least") || !has("{most") || has("{ends, select, same {");
}

TEST(Ranges, ArePutIntoWordsWithEqualEndsToo) {
  int files = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(source_path("locales/en"))) {
    std::ifstream file(entry.path());
    const auto patterns = nlohmann::json::parse(file);
    for (const auto& [key, pattern] : patterns.items())
      EXPECT_TRUE(tells_ranges_well(pattern.get<std::string>())) << key;
    ++files;
  }
  EXPECT_GT(files, 5);
  EXPECT_FALSE(tells_ranges_well("It holds {least} to {most} items.")) << "the check can fail";
}

// What a move costs and brings is read off its events; a label that said it itself could differ from that.
bool tells_price_or_gain(const std::string& pattern) {
  return has_match(pattern, R"(plural|number|[0-9]|\b(gain|gains|cost|costs)\b)");
}

TEST(Labels, OfGamesSayNoPriceAndNoGain) {
  int labels = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(source_path("locales/en"))) {
    std::ifstream file(entry.path());
    const auto patterns = nlohmann::json::parse(file);
    for (const auto& [key, pattern] : patterns.items()) {
      if (key.find(".label.") == std::string::npos || area_of(key) == "engine") continue;
      ++labels;
      EXPECT_FALSE(tells_price_or_gain(pattern.get<std::string>())) << key;
    }
  }
  EXPECT_GT(labels, 30);
  EXPECT_TRUE(tells_price_or_gain("Rest: gain {nuts, plural, one {# nut} other {# nuts}}")) << "the check can fail";
}

}  // namespace
}  // namespace understory

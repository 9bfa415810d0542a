// Guides are made of the repository: what they quote stands in a file, and what they point to is there.
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

namespace fs = std::filesystem;

struct Snippet {
  std::string language;
  std::string text;  // whole lines
  int line = 0;      // of the fence before it
};

std::vector<Snippet> snippets_of(const std::string& page) {
  std::vector<Snippet> snippets;
  std::istringstream stream(page);
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(stream, line);) {
    ++number;
    const bool fence = line.rfind("```", 0) == 0;
    if (fence && !inside) snippets.push_back({line.substr(3), "", number});
    if (!fence && inside) snippets.back().text += line + "\n";
    if (fence) inside = !inside;
  }
  return snippets;
}

// Whether these lines stand in the text one below the other, each from its beginning to its end.
bool holds(const std::string& text, const std::string& lines) {
  return ("\n" + text).find("\n" + lines) != std::string::npos;
}

// Snippets in these languages are cut from files; others, such as shell commands, are not.
bool is_quoted(const std::string& language) {
  static const std::set<std::string> kQuoted{"cpp", "json", "cmake", "ts", "svelte"};
  return kQuoted.count(language) != 0;
}

// The lines of the page where a snippet begins that stands in none of the files.
std::vector<int> invented(const std::string& page, const std::vector<SourceFile>& files) {
  std::vector<int> lines;
  for (const Snippet& snippet : snippets_of(page)) {
    bool found = !is_quoted(snippet.language);
    for (const SourceFile& file : files) found = found || holds(file.text, snippet.text);
    if (!found) lines.push_back(snippet.line);
  }
  return lines;
}

// Where a page points to inside the repository: [words](../folder/file.md).
std::vector<std::string> links_of(const std::string& page) {
  std::vector<std::string> links;
  for (const auto& match : matches_of(page, "\\]\\(([^)#:]+)(#[^)]*)?\\)")) links.push_back(match[1]);
  return links;
}

std::vector<SourceFile> guides() { return files_below({"docs/guides"}, {".md"}); }

TEST(Guides, QuoteWhatStandsInTheRepository) {
  const auto files = files_below(
      {"engine", "games", "bots", "catalog", "cli", "locales", "packs", "tests", "cmake", "web/src", "web/browser"},
      {".hpp", ".cpp", ".json", ".txt", ".cmake", ".ts", ".svelte"});
  EXPECT_FALSE(guides().empty());
  for (const SourceFile& guide : guides())
    for (const int line : invented(guide.text, files))
      ADD_FAILURE() << guide.path << ":" << line << ": no file has these lines";
}

TEST(Guides, PointToWhatIsThere) {
  for (const SourceFile& guide : guides())
    for (const std::string& link : links_of(guide.text))
      EXPECT_TRUE(fs::exists(fs::path(source_path(guide.path)).parent_path() / link))
          << guide.path << " points to " << link;
}

TEST(GuidesCheck, FindsSnippets) {
  const auto snippets = snippets_of("# Page\n\n```cpp\nint a;\n\nint b;\n```\n\nText.\n\n```sh\n./test\n```\n");
  ASSERT_EQ(snippets.size(), 2U);
  EXPECT_EQ(snippets[0].language, "cpp");
  EXPECT_EQ(snippets[0].text, "int a;\n\nint b;\n");
  EXPECT_EQ(snippets[0].line, 3);
  EXPECT_EQ(snippets[1].language, "sh");
}

TEST(GuidesCheck, SeesWhatIsNotQuoted) {
  const std::vector<SourceFile> files{{"engine/a.hpp", "struct A {\n  int a;\n  int b;\n};\n"}};
  const auto page = [](const std::string& lines) { return "```cpp\n" + lines + "```\n"; };
  EXPECT_TRUE(invented(page("  int a;\n  int b;\n"), files).empty());
  EXPECT_TRUE(invented(page("struct A {\n"), files).empty()) << "from the first line";
  EXPECT_EQ(invented("\n" + page("int a;\n"), files), std::vector<int>({2})) << "without its indentation";
  EXPECT_FALSE(invented(page("  int a;\n};\n"), files).empty()) << "with a line left out";
  EXPECT_FALSE(invented(page("  int\n"), files).empty()) << "half a line";
  EXPECT_TRUE(invented("```sh\n./anything\n```\n", files).empty());
}

TEST(GuidesCheck, FindsLinks) {
  EXPECT_EQ(links_of("See [a](../a.md), [b](b.md#top) and [the web](https://example.org/x)."),
            std::vector<std::string>({"../a.md", "b.md"}));
}

}  // namespace
}  // namespace understory::tree

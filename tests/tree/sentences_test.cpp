// Words are keys: no sentence stands outside locales/. What a program for people says, it says through a Message.
#include <cctype>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/patterns.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

// protocol/ is not among them: it writes TypeScript.
const std::vector<std::string> kSilentFolders{"engine", "games",  "bots",  "catalog", "table",
                                              "store",  "server", "arena", "cli",     "wasm"};

// Letters of Latin alphabets: ASCII, and the two-byte characters from À to ɏ, which start with C3 to C9 in UTF-8.
std::size_t letter_at(const std::string& text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x80) return std::isalpha(byte) != 0 ? 1 : 0;
  return byte >= 0xC3 && byte <= 0xC9 && at + 1 < text.size() ? 2 : 0;
}

// A word has at least two letters; marks around it and hyphens and apostrophes within do not count.
bool is_word(std::string token) {
  static const std::string kBefore = "(\"'";
  static const std::string kAfter = ",.;:!?)\"'";
  while (!token.empty() && kBefore.find(token.front()) != std::string::npos) token.erase(0, 1);
  while (!token.empty() && kAfter.find(token.back()) != std::string::npos) token.pop_back();
  int letters = 0;
  for (std::size_t i = 0; i < token.size(); ++letters) {
    const std::size_t length = letter_at(token, i);
    const bool within = letters > 0 && (token[i] == '-' || token[i] == '\'');
    if (length == 0 && !within) return false;
    i += length == 0 ? 1 : length;
  }
  return letters >= 2;
}

// "mushroom-gangs.event." is the beginning of keys, ".reason." of those of any area.
bool begins_a_key(const std::string& text) { return has_match(text, "^[a-z0-9_-]*(\\.[a-z0-9_-]+)+\\.$"); }

// Two words, or one that ends like a sentence. Colours of the terminal do not count.
bool is_sentence(const std::string& literal) {
  const std::string text = replace_matches(literal, "\x1b\\[[0-9;]*[A-Za-z]", " ");
  int words = 0;
  std::string token;
  std::string last;
  for (const char c : text + " ") {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      token += c;
    } else if (!token.empty()) {
      words += is_word(token) ? 1 : 0;
      last = token;
      token.clear();
    }
  }
  const bool full_stop = last.size() > 2 && std::string(".!?").find(last.back()) != std::string::npos;
  const std::size_t word = last.find_last_not_of(".!?");
  const bool after_word =
      full_stop && word != std::string::npos && std::isalpha(static_cast<unsigned char>(last[word]));
  return words >= 2 || (after_word && !begins_a_key(text));
}

std::vector<std::string> sentences_in(const std::string& path, const std::string& text) {
  std::vector<std::string> found;
  for (const Literal& literal : literals_of(text))
    if (is_sentence(literal.text)) found.push_back(path + ":" + std::to_string(literal.line) + ": " + literal.text);
  return found;
}

bool clean(const std::string& text) { return sentences_in("cli/a.cpp", text).empty(); }

TEST(Sentences, StandOnlyInLocales) {
  const auto files = files_below(kSilentFolders, {".hpp", ".cpp"});
  EXPECT_GT(files.size(), 30U);
  for (const SourceFile& file : files)
    for (const std::string& found : sentences_in(file.path, file.text)) ADD_FAILURE() << found;
}

TEST(SentencesCheck, FindsSentences) {
  EXPECT_FALSE(clean(R"x(puts("Pick a card");)x"));
  EXPECT_FALSE(clean(R"x(puts("game over");)x"));
  EXPECT_FALSE(clean(R"x(puts("{} of {} moves");)x"));
  EXPECT_FALSE(clean(R"x(puts("Done.");)x"));
  EXPECT_FALSE(clean(R"x(puts("really?");)x"));
  EXPECT_FALSE(clean(R"x(puts("error:\tbad move");)x"));
  EXPECT_FALSE(clean(R"x(puts("één zin");)x"));
  EXPECT_FALSE(clean(R"x(puts("(see below)");)x"));
  EXPECT_FALSE(clean(R"x(puts("\x1b[1mgame\x1b[0mover");)x"));
}

TEST(SentencesCheck, FindsSentencesInEveryKindOfLiteral) {
  EXPECT_FALSE(clean("puts(R\"(pick a card)\");"));
  EXPECT_FALSE(clean("puts(u8\"pick a card\");"));
  EXPECT_FALSE(clean("puts(\"pick \" \"card\");"));
  EXPECT_FALSE(clean("puts(\"pick \"  // first\n  \"card\");"));
  EXPECT_FALSE(clean("#define OVER \"game over\"\n"));
}

TEST(SentencesCheck, PassesOverWhatIsNotSaid) {
  EXPECT_TRUE(clean("// Pick a card.\nint a;"));
  EXPECT_TRUE(clean("/* Pick \"a card now\" */"));
  EXPECT_TRUE(clean("static_assert(sizeof(int) == 4, \"ints have four bytes\");"));
  EXPECT_TRUE(clean("#include \"engine/some file name.hpp\""));
}

TEST(SentencesCheck, PassesOverKeysFormatsAndNames) {
  for (const char* literal :
       {"mushroom-gangs.event.", ".reason.", ".title", "engine.option-unknown", "turn_limit", "{:>3} {:<20}|",
        "--option", "e5-home", "a b c d e f g h i", "standard.json", "...", "0123456789abcdef", "\\x1b[1;32m", "\\n",
        "one", "{} {}", "text/html; charset=utf-8", "· ·"})
    EXPECT_TRUE(clean("f(\"" + std::string(literal) + "\");")) << literal;
}

TEST(SentencesCheck, NamesThePlace) {
  EXPECT_EQ(sentences_in("cli/a.cpp", "int a;\nputs(\"game over\");\n"),
            std::vector<std::string>({"cli/a.cpp:2: game over"}));
}

}  // namespace
}  // namespace understory::tree

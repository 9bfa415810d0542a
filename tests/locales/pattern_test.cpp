// What holds for every pattern and every argument; the single cases stand in locales/golden.json.
#include "locales/pattern.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "locales/words.hpp"

namespace understory {
namespace {

Words saying(const std::string& pattern) {
  const std::string text = nlohmann::json{{"case.pattern", pattern}}.dump();
  const std::vector<EmbeddedFile> files{{"en/case.json", text}};
  return {"en", files};
}

std::string spoken(const std::string& pattern, std::vector<Argument> arguments) {
  return saying(pattern).say(Message("case.pattern", std::move(arguments)));
}

bool parses_or_is_refused(const std::string& pattern) {
  try {
    parse_pattern(pattern);
  } catch (const Refusal& refusal) {
    return refusal.reason.key == "common.pattern.broken";
  }
  return true;
}

std::string joined(const std::vector<std::string>& parts) {
  std::string whole;
  for (const std::string& part : parts) whole += part;
  return whole;
}

rc::Gen<std::string> almost_a_pattern() {
  const auto part = rc::gen::elementOf(std::vector<std::string>{"{",
                                                                "{",
                                                                "}",
                                                                "}",
                                                                "'",
                                                                "#",
                                                                ",",
                                                                " ",
                                                                "=1",
                                                                "a",
                                                                "b",
                                                                "one ",
                                                                "other ",
                                                                "é",
                                                                "{a}",
                                                                "{a, number}",
                                                                "{a, plural, ",
                                                                "{b, select, ",
                                                                "other {",
                                                                "one {",
                                                                "{a, number, sign}",
                                                                "}}"});
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(part), joined);
}

// Patterns that are right, of the number `a` and the text `b`.
rc::Gen<std::string> a_pattern(int depth) {
  auto leaf = rc::gen::elementOf(
      std::vector<std::string>{"", "oak ", "it's ", "'{'''", "{a}", "{b}", "{a, number}", "{a, number, sign}", "{c}"});
  if (depth == 0) return leaf;
  const rc::Gen<std::string> inner = a_pattern(depth - 1);
  const auto row = [](const std::string& x, const std::string& y) { return x + y; };
  const auto plural = [](const std::string& x, const std::string& y) {
    return "{a, plural, =0 {none} one {# " + x + "} other {" + y + " #}}";
  };
  const auto select = [](const std::string& x, const std::string& y) {
    return "{b, select, a {" + x + "} other {" + y + "}}";
  };
  return rc::gen::oneOf(leaf, rc::gen::apply(row, inner, inner), rc::gen::apply(plural, inner, inner),
                        rc::gen::apply(select, inner, inner));
}

// The text as a pattern that says just it: quoted from its first brace on, every apostrophe doubled.
std::string quoted(const std::string& text) {
  std::string pattern;
  bool quoting = false;
  for (const char c : text) {
    if (!quoting && (c == '{' || c == '}')) {
      pattern += '\'';
      quoting = true;
    }
    pattern += c;
    if (c == '\'') pattern += c;
  }
  return quoting ? pattern + '\'' : pattern;
}

RC_GTEST_PROP(Pattern, AnyBytesParseOrAreRefused, (const std::string& bytes)) {
  RC_ASSERT(parses_or_is_refused(bytes));
}

RC_GTEST_PROP(Pattern, AnythingThatLooksLikeAPatternParsesOrIsRefused, ()) {
  RC_ASSERT(parses_or_is_refused(*almost_a_pattern()));
}

RC_GTEST_PROP(Pattern, TheSameMessageIsAlwaysTheSameSentence, (std::int64_t a, const std::string& b)) {
  const std::string pattern = *a_pattern(3);
  const Message message("case.pattern", {{"a", a}, {"b", b}});
  const Words words = saying(pattern);
  const std::string sentence = words.say(message);
  RC_ASSERT(words.say(message) == sentence);
  RC_ASSERT(saying(pattern).say(message) == sentence);
}

RC_GTEST_PROP(Pattern, ATextArgumentAppearsAsItIs, (const std::string& text)) {
  RC_ASSERT(spoken("{text}", {{"text", text}}) == text);
  RC_ASSERT(spoken("'{'{text}'}'", {{"text", text}}) == "{" + text + "}");
  RC_ASSERT(spoken("{n, plural, other {# {text}}}", {{"n", 3}, {"text", text}}) == "3 " + text);
}

RC_GTEST_PROP(Pattern, AQuotedTextSaysItself, ()) {
  const auto letter = rc::gen::elementOf(std::string("ab '{}#,"));
  const std::string text = *rc::gen::container<std::string>(letter);
  RC_ASSERT(spoken(quoted(text), {}) == text);
}

RC_GTEST_PROP(Pattern, ANumberKeepsItsDigits, (std::int64_t number)) {
  std::string digits;
  for (const char c : spoken("{n}", {{"n", number}}))
    if (c >= '0' && c <= '9') digits += c;
  const std::string plain = std::to_string(number);
  RC_ASSERT(digits == (number < 0 ? plain.substr(1) : plain));
}

TEST(Pattern, TheLargestNumbersAreSpoken) {
  EXPECT_EQ(spoken("{n}", {{"n", std::numeric_limits<std::int64_t>::min()}}), "−9,223,372,036,854,775,808");
  EXPECT_EQ(spoken("{n, number, sign}", {{"n", std::numeric_limits<std::int64_t>::max()}}),
            "+9,223,372,036,854,775,807");
}

TEST(Pattern, ALongRowOfBracesIsRefusedWithoutDeepRecursion) {
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "{a, select, other {";
  EXPECT_THROW(parse_pattern(deep), Refusal);
}

}  // namespace
}  // namespace understory

// Reading the files of a language, and the language built into the program.
#include "locales/words.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/refusal.hpp"

namespace understory {
namespace {

using Files = std::vector<EmbeddedFile>;

// Why the files are refused, in English.
std::string why_refused(const Files& files) {
  try {
    Words("en", files);
  } catch (const Refusal& refusal) {
    return Words::in("en").say(refusal.reason);
  }
  return "not refused";
}

TEST(Words, FilesOfOtherLanguagesAreLeftAlone) {
  const Files files{{"en/tree.json", R"({"tree.oak": "oak"})"}, {"es/tree.json", "not even JSON"}};
  const Words words("en", files);
  EXPECT_EQ(words.say(Message("tree.oak")), "oak");
  EXPECT_TRUE(words.knows("tree.oak"));
  EXPECT_FALSE(words.knows("tree.elm"));
}

TEST(Words, KeysAreSorted) {
  const Files files{{"en/tree.json", R"({"tree.oak": "oak", "tree.elm_2.big-one": "elm"})"},
                    {"en/moss.json", R"({"moss.soft": "soft"})"}};
  EXPECT_EQ(Words("en", files).keys(), (std::vector<std::string>{"moss.soft", "tree.elm_2.big-one", "tree.oak"}));
}

TEST(Words, AFileThatIsNotJsonIsRefusedByLine) {
  EXPECT_EQ(why_refused({{"en/tree.json", "{\n  \"tree.oak\": \"oak\"\n  \"tree.elm\": \"elm\"\n}"}}),
            "en/tree.json: line 3 is not JSON.");
  EXPECT_EQ(why_refused({{"en/tree.json", ""}}), "en/tree.json: line 1 is not JSON.");
}

TEST(Words, AFileIsOneFlatObject) {
  EXPECT_EQ(why_refused({{"en/tree.json", "[]"}}),
            "en/tree.json: a file of sentences is one object of keys and patterns.");
  EXPECT_EQ(why_refused({{"en/tree.json", R"({"tree.oak": {"tree.oak": "oak"}})"}}),
            "en/tree.json: the pattern of tree.oak is not a text in quotation marks.");
}

TEST(Words, AKeyThatStandsTwiceIsRefused) {
  EXPECT_EQ(why_refused({{"en/tree.json", R"({"tree.oak": "oak", "tree.elm": "elm", "tree.oak": "OAK"})"}}),
            "en/tree.json: the key tree.oak stands there twice.");
}

TEST(Words, AKeyBelongsToItsFileAndIsWellFormed) {
  for (const std::string key : {"oak", "tree", "tree.", "tree..oak", "tree.oak.", "trees.oak", "moss.oak", "tree.Oak",
                                "tree.oak tree", "", ".oak"}) {
    const std::string text = R"({")" + key + R"(": "oak"})";
    EXPECT_EQ(why_refused({{"en/tree.json", text}}).find("en/tree.json: " + key + " is no key for this file"), 0U)
        << key;
  }
}

TEST(Words, ABrokenPatternIsRefusedByFileKeyAndCharacter) {
  EXPECT_EQ(why_refused({{"en/tree.json", R"({"tree.oak": "an {oak"})"}}),
            "en/tree.json: the pattern of tree.oak is broken at character 4: this brace is never closed.");
  EXPECT_EQ(why_refused({{"en/tree.json", R"({"tree.oak": "oak}"})"}}),
            "en/tree.json: the pattern of tree.oak is broken at character 4: this brace closes nothing; to show it, "
            "write '}'.");
}

TEST(Words, AnUnknownLanguageIsRefused) {
  for (const std::string_view language : {"tlh", "", "EN", "en/"}) {
    EXPECT_THROW(Words::in(language), Refusal) << language;
    EXPECT_THROW(Words(language, {}), Refusal) << language;
  }
}

TEST(Words, EnglishIsBuiltIn) {
  const Words& words = Words::in("en");
  EXPECT_EQ(&words, &Words::in("en"));
  const Message one("common.list.none");
  EXPECT_EQ(words.say(Message("common.list.last", {{"a", "bread"}, {"b", "mushrooms"}})), "bread and mushrooms");
  EXPECT_EQ(words.say(Message("common.list.more", {{"a", one}, {"b", std::vector<Message>{one, one, one}}})),
            "nothing, nothing, nothing and nothing");
}

TEST(Words, EveryLanguageHasTheKeysOfEnglish) {
  for (const std::string& language : Words::languages())
    EXPECT_EQ(Words::in(language).keys(), Words::in("en").keys()) << language;
}

}  // namespace
}  // namespace understory

// All faults at once: each part is read on its own, and who knows only refusals gets one sentence.
#include "engine/faults.hpp"

#include <regex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "engine/pack.hpp"
#include "tests/support/places.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

// What is told all in all.
std::vector<std::string> told(const Faults& faults) {
  std::vector<std::string> sentences;
  try {
    faults.settle();
  } catch (const Faulty& faulty) {
    for (const Refusal& fault : faulty.faults) sentences.push_back(english(fault.reason));
  }
  return sentences;
}

TEST(Faults, AreNoneAsLongAsAllIsGood) {
  Faults faults;
  EXPECT_TRUE(faults.part([] {}));
  EXPECT_NO_THROW(faults.settle());
  EXPECT_EQ(faults.count(), 0U);
}

TEST(Faults, EndTheirPartAndNothingElse) {
  const json object{{"a", "x"}, {"b", 3}, {"c", 40}};
  const Fields fields(object, "");
  Faults faults;
  std::int64_t b = 0;
  bool behind = false;
  EXPECT_FALSE(faults.part([&] {
    fields.number("a", 0, 9);
    behind = true;
  }));
  EXPECT_TRUE(faults.part([&] { b = fields.number("b", 0, 9); }));
  EXPECT_FALSE(faults.part([&] { fields.number("c", 0, 9); }));
  EXPECT_FALSE(behind);
  EXPECT_EQ(b, 3);
  EXPECT_EQ(told(faults), std::vector<std::string>(
                              {"The field a must be a whole number.", "The field c goes from 0 to 9; 40 is outside."}));
}

TEST(Faults, AreOneRefusalToOthers) {
  Faults one;
  one.note("R1.2", "engine.field-missing", {{"field", "a"}});
  const Refusal alone = refusal_of([&] { one.settle(); });
  EXPECT_EQ(english(alone.reason), "The field a is missing.");
  EXPECT_EQ(alone.rule, "R1.2");
  one.note("R2.1", "engine.field-missing", {{"field", "b"}});
  one.note("R2.1", "engine.field-missing", {{"field", "c"}});
  EXPECT_EQ(refused("engine.faults", [&] { one.settle(); }), "The first of 3 faults: The field a is missing.");
}

TEST(Faults, AreToldOnce) {
  Faults faults;
  for (int i = 0; i < 3; ++i) faults.note("", "engine.field-missing", {{"field", "a"}});
  EXPECT_EQ(told(faults).size(), 1U);
  EXPECT_EQ(faults.count(), 3U) << "whoever asks whether a part was good must see it";
}

TEST(Faults, AreNotToldWithoutEnd) {
  Faults faults;
  for (int i = 0; i < 2000; ++i) faults.note("", "engine.field-missing", {{"field", std::to_string(i)}});
  EXPECT_EQ(told(faults).size(), 1000U);
  EXPECT_EQ(faults.count(), 2000U);
}

TEST(Faults, NameEveryFieldThatNobodyKnows) {
  const json object{{"name", "x"}, {"nmae", 1}, {"sorce", 2}};
  Faults faults;
  faults.only(Fields(object, "pack"), {"name"});
  EXPECT_EQ(told(faults),
            std::vector<std::string>({"There is no field pack.nmae here.", "There is no field pack.sorce here."}));
}

TEST(Names, AreShortAndPlain) {
  for (const char* name : {"a", "fly-agaric", "s01", "x-", "abcdefghijabcdefghijabcdefghijabcdefghij"})
    EXPECT_TRUE(is_name(name) && std::regex_match(name, std::regex(kNamePattern))) << name;
  for (const char* name :
       {"", "A", "1a", "-a", "a b", "a,b", "ä", "a.b", "a_b", "a\n", "abcdefghijabcdefghijabcdefghijabcdefghijk"})
    EXPECT_FALSE(is_name(name) || std::regex_match(name, std::regex(kNamePattern))) << name;
  EXPECT_EQ(
      refused("engine.pack-name", [] { expect_name("Two Words", "x"); }),
      "The field x must be a name of small letters, digits and hyphens that begins with a letter, 40 at most; “Two "
      "Words” is none.");
}

}  // namespace
}  // namespace understory

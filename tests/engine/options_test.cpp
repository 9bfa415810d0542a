// Options from a command line and from JSON: the same values accepted, the same refusals.
#include "engine/options.hpp"

#include <cstdint>
#include <limits>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/json.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

// The name is a real game's, so that refusals can speak of it.
const GameInfo& info() {
  static const GameInfo kInfo{
      .name = "mushroom-gangs",
      .options = {{.name = "rain", .fallback = false, .choices = {}},
                  {.name = "turns", .fallback = std::int64_t{60}, .choices = {}, .least = 1, .most = 250},
                  {.name = "free", .fallback = std::int64_t{0}, .choices = {}},
                  {.name = "map", .fallback = std::string("deep"), .choices = {"deep", "magic"}},
                  {.name = "shape", .fallback = std::string("round"), .choices = {"round"}, .open = {{"square"}}}},
      .packs = {}};
  return kInfo;
}

Options read(const char* text, Options into = {}) {
  read_option(info(), text, into);
  return into;
}

Options defaults() {
  return {{"rain", false}, {"turns", std::int64_t{60}}, {"free", std::int64_t{0}}, {"map", "deep"}, {"shape", "round"}};
}

TEST(CompleteOptions, FillsInWhatWasNotGiven) {
  EXPECT_EQ(complete_options(info(), {}), defaults());
  Options expected = defaults();
  expected["turns"] = std::int64_t{250};
  expected["rain"] = true;
  EXPECT_EQ(complete_options(info(), {{"turns", std::int64_t{250}}, {"rain", true}}), expected);
  EXPECT_EQ(complete_options(info(), expected), expected);
}

TEST(CompleteOptions, RefusesAnUnknownNameAndListsTheKnown) {
  EXPECT_EQ(refused("engine.option-unknown",
                    [] {
                      complete_options(info(), {{"snow", true}});
                    }),
            "Mushroom Gangs has no option snow; its options are rain, turns, free, map and shape.");
}

TEST(CompleteOptions, RefusesTheWrongType) {
  const std::int64_t number = 1;
  for (const OptionValue& value : {OptionValue(number), OptionValue("true")})
    refused("engine.option-wants-flag", [&] { complete_options(info(), {{"rain", value}}); });
  for (const OptionValue& value : {OptionValue(true), OptionValue("60")})
    refused("engine.option-wants-number", [&] { complete_options(info(), {{"turns", value}}); });
  for (const OptionValue& value : {OptionValue(false), OptionValue(number)})
    for (const char* text_option : {"map", "shape"})
      refused("engine.option-wants-text", [&] { complete_options(info(), {{text_option, value}}); });
}

TEST(CompleteOptions, RefusesANumberOutOfRange) {
  for (const std::int64_t turns : {std::int64_t{1}, std::int64_t{250}})
    EXPECT_EQ(complete_options(info(), {{"turns", turns}}).at("turns"), OptionValue(turns));
  for (const std::int64_t turns : {std::int64_t{0}, std::int64_t{251}, std::numeric_limits<std::int64_t>::min(),
                                   std::numeric_limits<std::int64_t>::max()}) {
    const auto said = refused("engine.option-out-of-range", [&] { complete_options(info(), {{"turns", turns}}); });
    EXPECT_EQ(said, "The option turns goes from 1 to 250; " + std::to_string(turns) + " is outside.");
  }
  for (const std::int64_t free : {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()})
    EXPECT_EQ(complete_options(info(), {{"free", free}}).at("free"), OptionValue(free));
}

TEST(CompleteOptions, RefusesATextThatIsNoChoiceUnlessOthersArePossible) {
  EXPECT_EQ(refused("engine.option-not-a-choice",
                    [] {
                      complete_options(info(), {{"map", "Deep"}});
                    }),
            "The option map cannot be Deep; the choices are deep and magic.");
  refused("engine.option-not-a-choice", [] { complete_options(info(), {{"map", ""}}); });
  EXPECT_EQ(complete_options(info(), {{"shape", "oval"}}).at("shape"), OptionValue("oval"));
}

TEST(ReadOption, ReadsEveryType) {
  EXPECT_EQ(read("rain=true"), (Options{{"rain", true}}));
  EXPECT_EQ(read("rain=false"), (Options{{"rain", false}}));
  EXPECT_EQ(read("turns=200"), (Options{{"turns", std::int64_t{200}}}));
  EXPECT_EQ(read("free=-9223372036854775808"), (Options{{"free", std::numeric_limits<std::int64_t>::min()}}));
  EXPECT_EQ(read("map=magic"), (Options{{"map", "magic"}}));
  EXPECT_EQ(read("shape=123"), (Options{{"shape", "123"}}));
  EXPECT_EQ(read("shape=true"), (Options{{"shape", "true"}}));
  EXPECT_EQ(read("shape=a=b"), (Options{{"shape", "a=b"}}));
  EXPECT_EQ(read("shape="), (Options{{"shape", ""}}));
}

TEST(ReadOption, AddsToWhatWasRead) {
  EXPECT_EQ(read("map=magic", {{"rain", true}}), (Options{{"rain", true}, {"map", "magic"}}));
}

TEST(ReadOption, RefusesAnotherForm) {
  for (const char* text : {"", "rain", "rain true", "rain:true"}) refused("engine.option-form", [&] { read(text); });
}

TEST(ReadOption, RefusesAnUnknownName) {
  for (const char* text : {"=", "=true", "snow=1", "Rain=true", " rain=true", "rain =true"})
    refused("engine.option-unknown", [&] { read(text); });
}

TEST(ReadOption, RefusesAnUnreadableValue) {
  for (const char* text : {"rain=", "rain=yes", "rain=1", "rain=True", "rain=true "})
    refused("engine.option-wants-flag", [&] { read(text); });
  for (const char* text : {"turns=", "turns=ten", "turns=1.5", "turns=+5", "turns= 5", "turns=5 ", "turns=0x10",
                           "turns=1e2", "turns=99999999999999999999"})
    refused("engine.option-wants-number", [&] { read(text); });
  for (const char* text : {"turns=0", "turns=251", "turns=-1"})
    refused("engine.option-out-of-range", [&] { read(text); });
  refused("engine.option-not-a-choice", [] { read("map=flat"); });
}

TEST(ReadOption, RefusesTheSameNameTwice) {
  EXPECT_EQ(refused("engine.option-twice",
                    [] {
                      read("turns=5", {{"turns", std::int64_t{5}}});
                    }),
            "The option turns is given twice.");
}

TEST(ReadOption, ChangesNothingWhenItRefuses) {
  Options options{{"turns", std::int64_t{5}}};
  const Options before = options;
  for (const char* text : {"rain", "snow=1", "rain=yes", "turns=300", "turns=6"}) {
    refusal_of([&] { read_option(info(), text, options); });
    EXPECT_EQ(options, before);
  }
}

TEST(OptionsFromJson, RefusesWhatIsNoObjectOfSimpleValues) {
  for (const json& value : {json(), json(1), json("rain"), json::array({1})})
    refused("engine.options-not-object", [&] { options_from_json(value); });
  for (const json& value : {json(), json(1.5), json(1e300), json::array(), json::object()})
    EXPECT_EQ(refused("engine.option-value-kind",
                      [&] {
                        options_from_json({{"rain", value}});
                      }),
              "The option rain must be true, false, a whole number or a text.");
}

TEST(OptionsFromJson, KeepsTooLargeANumberOutOfRange) {
  const Options options = options_from_json({{"turns", std::numeric_limits<std::uint64_t>::max()}});
  refused("engine.option-out-of-range", [&] { complete_options(info(), options); });
}

RC_GTEST_PROP(OptionsJson, IsReadAsItIsWritten, (bool flag, std::int64_t number)) {
  const auto text = *rc::gen::string<std::string>();
  const Options options{{"rain", flag}, {"free", number}, {"shape", text}};
  RC_ASSERT(options_from_json(to_json(options)) == options);
}

TEST(OptionsJson, OfNoneIsAnEmptyObject) { EXPECT_EQ(to_json(Options{}), json::object()); }

}  // namespace
}  // namespace understory

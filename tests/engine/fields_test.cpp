// Every way in which a field of a stranger's JSON can be wrong, and that the refusal names the place.
#include "engine/fields.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "engine/record.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

TEST(Fields, AreThoseOfAnObject) {
  for (const json& value : {json(), json(1), json("x"), json::array()}) {
    EXPECT_EQ(refused("engine.json-wants-object", [&] { Fields(value, ""); }), "A JSON object is expected.");
    EXPECT_EQ(refused("engine.field-wants-object", [&] { Fields(value, "pack"); }),
              "The field pack must be an object.");
  }
}

TEST(Fields, AreThereOrMissing) {
  const json object{{"a", nullptr}};
  const Fields fields(object, "");
  EXPECT_TRUE(fields.has("a"));
  EXPECT_FALSE(fields.has("b"));
  EXPECT_TRUE(fields.any("a").is_null());
}

TEST(Fields, RefuseEveryReadingOfAMissingOne) {
  const json object = json::object();
  const Fields fields(object, "");
  const std::string expected = "The field b is missing.";
  EXPECT_EQ(refused("engine.field-missing", [&] { fields.any("b"); }), expected);
  EXPECT_EQ(refused("engine.field-missing", [&] { fields.number("b", 0, 9); }), expected);
  EXPECT_EQ(refused("engine.field-missing", [&] { fields.numbers("b", 0, 9); }), expected);
  EXPECT_EQ(refused("engine.field-missing", [&] { fields.text("b"); }), expected);
  EXPECT_EQ(refused("engine.field-missing", [&] { fields.texts("b"); }), expected);
  EXPECT_EQ(refused("engine.field-missing", [&] { fields.array("b"); }), expected);
  EXPECT_EQ(refused("engine.field-missing", [&] { fields.object("b"); }), expected);
  EXPECT_EQ(refused("engine.field-missing", [&] { fields.objects("b"); }), expected);
}

TEST(Fields, RefuseNamesThatNobodyKnows) {
  const json object{{"name", "x"}, {"nmae", "y"}};
  const Fields fields(object, "pack");
  EXPECT_NO_THROW(fields.only({"name", "nmae", "other"}));
  EXPECT_EQ(refused("engine.field-unknown", [&] { fields.only({"name"}); }), "There is no field pack.nmae here.");
  refused("engine.field-unknown", [&] { fields.only({}); });
}

TEST(Fields, ReadNumbersFromLeastToMost) {
  const json object{{"n", 7}, {"least", kLeast}, {"most", kMost}};
  const Fields fields(object, "");
  EXPECT_EQ(fields.number("n", 7, 7), 7);
  EXPECT_EQ(fields.number("least", kLeast, kMost), kLeast);
  EXPECT_EQ(fields.number("most", kLeast, kMost), kMost);
  EXPECT_EQ(refused("engine.field-out-of-range", [&] { fields.number("n", 8, 9); }),
            "The field n goes from 8 to 9; 7 is outside.");
  refused("engine.field-out-of-range", [&] { fields.number("n", -9, 6); });
  EXPECT_EQ(refused("engine.field-out-of-range", [&] { fields.number("n", 8, 8); }),
            "The field n can only be 8, not 7.");
}

TEST(Fields, RefuseANumberThatIsTooLargeForAll) {
  const json object{{"n", std::numeric_limits<std::uint64_t>::max()}};
  EXPECT_EQ(refused("engine.field-out-of-range", [&] { Fields(object, "").number("n", 0, 9); }),
            "The field n goes from 0 to 9; 18446744073709551615 is outside.");
}

TEST(Fields, RefuseANumberThatIsNotWhole) {
  for (const json& value : {json(1.5), json(1.0), json(1e300), json("1"), json(true), json(), json::array({1})})
    EXPECT_EQ(refused("engine.field-wants-number",
                      [&] {
                        Fields(json{{"n", value}}, "").number("n", 0, 9);
                      }),
              "The field n must be a whole number.")
        << value;
}

TEST(Fields, RefuseATextThatIsNone) {
  for (const json& value : {json(1), json(true), json(), json::array({"x"}), json::object()})
    EXPECT_EQ(refused("engine.field-wants-text",
                      [&] {
                        Fields(json{{"t", value}}, "").text("t");
                      }),
              "The field t must be a text.")
        << value;
}

TEST(Fields, RefuseAListOrObjectThatIsNone) {
  for (const json& value : {json(1), json("x"), json(), json::object()}) {
    const json object{{"l", value}};
    const Fields fields(object, "");
    const std::string expected = "The field l must be a list.";
    EXPECT_EQ(refused("engine.field-wants-list", [&] { fields.array("l"); }), expected);
    EXPECT_EQ(refused("engine.field-wants-list", [&] { fields.texts("l"); }), expected);
    EXPECT_EQ(refused("engine.field-wants-list", [&] { fields.numbers("l", 0, 9); }), expected);
    EXPECT_EQ(refused("engine.field-wants-list", [&] { fields.objects("l"); }), expected);
  }
  for (const json& value : {json(1), json("x"), json(), json::array()})
    EXPECT_EQ(refused("engine.field-wants-object",
                      [&] {
                        Fields(json{{"o", value}}, "").object("o");
                      }),
              "The field o must be an object.");
}

TEST(Fields, ReadLists) {
  const json object{{"texts", {"a", "b"}}, {"numbers", {1, 2, 3}}, {"none", json::array()}};
  const Fields fields(object, "");
  EXPECT_EQ(fields.texts("texts"), std::vector<std::string>({"a", "b"}));
  EXPECT_EQ(fields.numbers("numbers", 1, 3), std::vector<std::int64_t>({1, 2, 3}));
  EXPECT_EQ(fields.array("numbers").size(), 3U);
  EXPECT_TRUE(fields.texts("none").empty());
  EXPECT_TRUE(fields.objects("none").empty());
}

TEST(Fields, NameTheItemOfAListThatIsWrong) {
  const json object{
      {"texts", {"a", 1}}, {"numbers", {1, 2, "x"}}, {"range", {1, 20}}, {"objects", {json::object(), 1}}};
  const Fields fields(object, "");
  EXPECT_EQ(refused("engine.field-wants-text", [&] { fields.texts("texts"); }), "The field texts[1] must be a text.");
  EXPECT_EQ(refused("engine.field-wants-number", [&] { fields.numbers("numbers", 0, 9); }),
            "The field numbers[2] must be a whole number.");
  EXPECT_EQ(refused("engine.field-out-of-range", [&] { fields.numbers("range", 0, 9); }),
            "The field range[1] goes from 0 to 9; 20 is outside.");
  EXPECT_EQ(refused("engine.field-wants-object", [&] { fields.objects("objects"); }),
            "The field objects[1] must be an object.");
}

TEST(Fields, NameNestedPlaces) {
  const json object{{"gangs", {{{"paid", 1}}, {{"paid", {{"runs", {"a", 2}}}}}}}};
  const Fields fields(object, "");
  const Fields second = fields.objects("gangs")[1];
  EXPECT_EQ(second.place_of("x"), "gangs[1].x");
  EXPECT_EQ(refused("engine.field-missing", [&] { second.any("name"); }), "The field gangs[1].name is missing.");
  EXPECT_EQ(refused("engine.field-wants-text", [&] { second.object("paid").texts("runs"); }),
            "The field gangs[1].paid.runs[1] must be a text.");
  EXPECT_EQ(refused("engine.field-wants-object", [&] { fields.objects("gangs")[0].object("paid"); }),
            "The field gangs[0].paid must be an object.");
}

TEST(ParseJson, ReadsJson) {
  EXPECT_EQ(parse_json(R"({"a": [1, "x", null, true, 1.5]})"), json({{"a", {1, "x", nullptr, true, 1.5}}}));
  EXPECT_EQ(parse_json(" 7 \n"), json(7));
}

TEST(ParseJson, NamesTheBrokenLine) {
  EXPECT_EQ(refused("engine.json-broken", [] { parse_json("{\n \"a\": 1,\n \"b\": ?\n}\n"); }),
            "Line 3 is not JSON (at byte 18).");
  EXPECT_EQ(refused("engine.json-broken", [] { parse_json(""); }), "Line 1 is not JSON (at byte 1).");
  EXPECT_EQ(refused("engine.json-broken", [] { parse_json("{\"a\": 1}\n\nx"); }), "Line 3 is not JSON (at byte 11).");
}

TEST(ParseJson, RefusesWhatIsNearlyJson) {
  for (const char* text : {"{", "}", "[1,]", "{\"a\" 1}", "{a: 1}", "'a'", "01", "+1", "NaN", "nul", "// x\n1", "1 2",
                           "\"\t\"", "\"\\x41\"", "\"\xff\"", "\"\xc3\"", "\"\\ud800\"", "[1", "\"a"})
    refused("engine.json-broken", [&] { parse_json(text); });
}

TEST(ParseJson, RefusesNestingThatIsTooDeep) {
  const auto nested = [](std::size_t depth, const char* inside = "") {
    return std::string(depth, '[') + inside + std::string(depth, ']');
  };
  EXPECT_NO_THROW(parse_json(nested(32)));
  EXPECT_NO_THROW(parse_json(nested(32, "1")));
  EXPECT_EQ(refused("engine.json-too-deep", [&] { parse_json(nested(33)); }), "The JSON is nested more than 32 deep.");
  refused("engine.json-too-deep", [] { parse_json(std::string(1'000'000, '[')); });
  std::string objects;
  for (int i = 0; i < 1000; ++i) objects += "{\"a\":";
  refused("engine.json-too-deep", [&] { parse_json(objects); });
}

TEST(ParseJson, KeepsHugeWholeNumbersOutOfRange) {
  for (const char* number : {"18446744073709551615", "-9223372036854775808"}) {
    const json value = parse_json(std::string("{\"n\": ") + number + "}");
    refused("engine.field-out-of-range", [&] { Fields(value, "").number("n", 0, 9); });
  }
  const json beyond = parse_json("{\"n\": 99999999999999999999}");
  refused("engine.field-wants-number", [&] { Fields(beyond, "").number("n", 0, 9); });
}

TEST(ParseJson, RefusesANumberThatNoMachineHolds) {
  for (const char* text : {"1e999", "[1,\n -1e999]", "{\"n\": 123e99999}"})
    EXPECT_THROW(parse_json(text), Refusal) << text;
}

}  // namespace
}  // namespace understory

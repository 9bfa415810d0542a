// Facts from a table of kinds, both ways; what does not fit is refused with its field.
#include "engine/facts.hpp"

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

enum class Beetle : std::uint8_t {};
constexpr Beetle kNoBeetle{255};
enum class Leg : std::uint8_t { left, right };
enum class Leaf : std::uint8_t {};  // three in a row, two rows
struct Stone {
  std::int8_t x = 0;
  std::int8_t y = 0;
};

enum class WalkKind : std::uint8_t { rests, walks, meets };
struct Walk {
  WalkKind kind{};
  Beetle beetle = kNoBeetle;
  Leg leg{};
  Leaf leaf{};
  Stone stone{};
  Seat seat = kNobody;
  bool tired = false;
  std::int8_t steps = 0;
  std::uint8_t filler = 0;
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &Walk::kind), field("beetle", &Walk::beetle), field("leg", &Walk::leg),
                           field("leaf", &Walk::leaf), field("stone", &Walk::stone), field("seat", &Walk::seat),
                           field("tired", &Walk::tired), field("steps", &Walk::steps),
                           understory::filler(&Walk::filler));
  }
};
constexpr std::array<FactRow, 3> kWalks{{
    {"rests"},
    {"walks", {"beetle", "leg", "leaf", "stone", "steps"}},
    {"meets", {"tired"}, {"beetle", "seat"}},
}};
static_assert(kListsAll<Walk> && tells_all<Walk>(kWalks));
static_assert(!tells_all<Walk>(std::array<FactRow, 2>{kWalks[0], kWalks[1]}), "nobody speaks of seat and tired");
static_assert(!tells_all<Walk>(std::array<FactRow, 3>{kWalks[1], kWalks[2], {"sings", {"song"}}}), "there is no song");

struct Calls {
  std::vector<std::string_view> beetles{"stag", "dung"};
  Names operator()(Beetle /*beetle*/) const { return {beetles}; }
  Names operator()(Leg /*leg*/) const { return {{"left", "right"}, "leg"}; }
  Grid operator()(Leaf /*leaf*/) const { return {3, 2}; }
  Plane operator()(Stone /*stone*/) const { return {-4, 4}; }
};

json facts_told(const Walk& walk) { return to_json(told_of(walk, kWalks, Calls())); }
Walk walk_of(const char* text) { return read_told<Walk>(json::parse(text), kWalks, Calls()); }

constexpr const char* kWhole =
    R"({"kind": "walks", "beetle": "dung", "leg": "right", "leaf": [1, 1], "stone": [-3, 4], "steps": -7})";

TEST(Facts, SayWhatMeansSomethingInTheirKind) {
  const Walk walk{WalkKind::walks, Beetle{1}, Leg::right, Leaf{4}, {-3, 4}, Seat{2}, true, -7, 0};
  EXPECT_EQ(facts_told(walk), json::parse(kWhole));
  EXPECT_EQ(facts_told(Walk{.beetle = Beetle{1}, .steps = 3}), json({{"kind", "rests"}}));
}

TEST(Facts, LeaveOutWhatIsNotThere) {
  EXPECT_EQ(facts_told({.kind = WalkKind::meets}), json::parse(R"({"kind": "meets", "tired": false})"));
  EXPECT_EQ(facts_told({.kind = WalkKind::meets, .beetle = Beetle{0}, .seat = Seat{1}}),
            json::parse(R"({"kind": "meets", "tired": false, "beetle": "stag", "seat": 1})"));
}

struct WalkWords {
  Message operator()(Beetle beetle) const { return Message("beetle." + std::to_string(raw(beetle))); }
  Message operator()(Leg /*leg*/) const { return Message("leg"); }
  std::string operator()(Leaf leaf) const { return std::to_string(raw(leaf)); }
  std::string operator()(Stone /*stone*/) const { return "here"; }
  Message operator()(Seat /*seat*/) const { return Message("seat"); }
};

TEST(Facts, AreArgumentsOfSentences) {
  const auto said = [](const Walk& walk) { return arguments_of(walk, kWalks, Calls(), WalkWords()); };
  const Walk walk{WalkKind::walks, Beetle{1}, Leg::right, Leaf{4}, {-3, 4}, Seat{2}, true, -7, 0};
  EXPECT_EQ(
      said(walk),
      std::vector<Argument>(
          {{"beetle", Message("beetle.1")}, {"leg", Message("leg")}, {"leaf", "4"}, {"stone", "here"}, {"steps", -7}}));
  EXPECT_EQ(said({.kind = WalkKind::meets, .seat = Seat{1}}),
            std::vector<Argument>({{"tired", 0}, {"seat", Message("seat")}}));
}

TEST(Facts, AreReadAsTheyAreWritten) {
  EXPECT_EQ(facts_told(walk_of(kWhole)), json::parse(kWhole));
  const Walk met = walk_of(R"({"kind": "meets", "tired": true, "seat": 3})");
  EXPECT_EQ(met.kind, WalkKind::meets);
  EXPECT_EQ(met.beetle, kNoBeetle);
  EXPECT_EQ(met.seat, Seat{3});
  EXPECT_TRUE(met.tired);
}

TEST(Facts, ThatDoNotFitAreRefusedWithTheirField) {
  const auto why = [](const char* key, const char* text) { return refused(key, [&] { walk_of(text); }); };
  const auto changed = [](const char* fact, const json& value) {
    json facts = json::parse(kWhole);
    facts[fact] = value;
    return facts.dump();
  };
  why("engine.json-wants-object", "[]");
  why("engine.field-missing", "{}");
  EXPECT_EQ(why("engine.field-unknown-word", R"({"kind": "sings"})"),
            "The field kind cannot be sings; it knows rests, walks and meets.");
  why("engine.field-unknown", R"({"kind": "rests", "beetle": "stag"})");
  EXPECT_EQ(why("engine.field-unknown-name", changed("beetle", "ground").c_str()),
            "There is nothing called ground that the field beetle could be.");
  why("engine.field-wants-text", changed("leg", 1).c_str());
  EXPECT_EQ(why("engine.field-wants-spot", changed("leaf", {1, 1, 1}).c_str()),
            "The field leaf must be a place, two whole numbers.");
  why("engine.field-wants-list", changed("leaf", "b2").c_str());
  why("engine.field-out-of-range", changed("leaf", {3, 0}).c_str());
  why("engine.field-out-of-range", changed("leaf", {0, 2}).c_str());
  why("engine.field-out-of-range", changed("stone", {0, -5}).c_str());
  why("engine.field-wants-number", changed("stone", {0, 0.5}).c_str());
  why("engine.field-out-of-range", changed("steps", 128).c_str());
  why("engine.field-missing", R"({"kind": "meets"})");
  why("engine.field-wants-truth", R"({"kind": "meets", "tired": 1})");
  why("engine.field-out-of-range", R"({"kind": "meets", "tired": true, "seat": 8})");
}

TEST(Vocabulary, SaysWhichFactsAKindHas) {
  const std::vector<FactKind> kinds = kinds_of<Walk>(kWalks, Calls());
  ASSERT_EQ(kinds.size(), 3U);
  EXPECT_TRUE(kinds[0].facts.empty());
  const std::vector<FactSort> sorts{FactSort::name, FactSort::word, FactSort::spot, FactSort::spot, FactSort::number};
  for (std::size_t i = 0; i < sorts.size(); ++i) EXPECT_EQ(kinds[1].facts[i].sort, sorts[i]) << i;
  EXPECT_EQ(kinds[1].facts[1].word, "leg");
  EXPECT_EQ(kinds[1].facts[1].words, std::vector<std::string>({"left", "right"}));
  EXPECT_EQ(kinds[2].facts[0].sort, FactSort::truth);
  EXPECT_TRUE(kinds[2].facts[0].always);
  EXPECT_FALSE(kinds[2].facts[1].always);
  EXPECT_EQ(kinds[2].facts[2].sort, FactSort::seat);
}

TEST(Vocabulary, KnowsItsFacts) {
  const std::vector<FactKind> kinds = kinds_of<Walk>(kWalks, Calls());
  const auto known = [&](const char* text) { return fits(json::parse(text), kinds); };
  EXPECT_TRUE(known(kWhole));
  EXPECT_TRUE(known(R"({"kind": "meets", "tired": true})"));
  EXPECT_TRUE(known(R"({"kind": "meets", "tired": true, "seat": 0, "beetle": "any"})"));
  for (const char* wrong :
       {"[]", "7", "{}", R"({"kind": 1})", R"({"kind": "sings"})", R"({"kind": "rests", "steps": 1})",
        R"({"kind": "meets"})", R"({"kind": "meets", "tired": 0})", R"({"kind": "meets", "tired": true, "seat": 8})",
        R"({"kind": "meets", "tired": true, "beetle": 1})",
        R"({"kind": "walks", "beetle": "dung", "leg": "third", "leaf": [1, 1], "stone": [0, 0], "steps": 1})",
        R"({"kind": "walks", "beetle": "dung", "leg": "left", "leaf": [1], "stone": [0, 0], "steps": 1})",
        R"({"kind": "walks", "beetle": "dung", "leg": "left", "leaf": [1, 1], "stone": [0, 0], "steps": 1.5})"})
    EXPECT_FALSE(known(wrong)) << wrong;
}

}  // namespace
}  // namespace understory

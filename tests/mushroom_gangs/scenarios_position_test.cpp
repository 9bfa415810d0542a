// R8.2 of RULES.md: positions as people draw them, and those that cannot be.
#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

using nlohmann::json;

json placing() {
  return {{"seats", 2},
          {"phase", "placing"},
          {"board",
           {"0........",  //
            "1........",  //
            ".........",  //
            ".........",  //
            "....01...",  //
            ".........",  //
            ".........",  //
            ".........",  //
            "........."}}};
}

json playing() {
  json position = placing();
  position["phase"] = "playing";
  position["turn"] = 1;
  position["round"] = 12;
  position["mushrooms"] = {61, -4};
  position["paid"] = {{"a5-c5", "d5-h5"}, json::array()};
  return position;
}

json over() {
  json position = playing();
  position["phase"] = "over";
  position["turn"] = nullptr;
  position["board"][0] = ".........";
  position["board"][4] = ".....1...";
  return position;
}

// What a game of two gangs has against a position: a rule, the key of a reason without one, or nothing.
std::string rule_against(const json& position, const Options& options = {}) {
  const Game game = game_of(2, options);
  try {
    const json written = game.position(game.from_position(position));
    json whole = position;
    whole["seats"] = 2;
    EXPECT_EQ(written, whole);
    return "";
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.reason.key : refusal.rule;
  }
}

std::string rule_against(json position, const std::string& place, const json& value) {
  position[json::json_pointer(place)] = value;
  return rule_against(position);
}

TEST(Position, IsReadAndWrittenAlike) {  // R8.2
  EXPECT_EQ(rule_against(placing()), "");
  EXPECT_EQ(rule_against(playing()), "");
  EXPECT_EQ(rule_against(over()), "");
}

TEST(Position, ShowsWhoStandsWhereAndWhatIsOnTheScorecards) {  // R8.2
  auto t = Table().own(0, "a1 e5").own(1, "a2 f5").turn(1).round(12).mushrooms({61, -4}).paid(0, "d5-h5 a5-c5");
  EXPECT_EQ(t.drawn(), playing());
  t.plays("f5xe5");
  EXPECT_EQ(t.drawn().at("board").at(4), "....1....");
  EXPECT_EQ(t.drawn().at("mushrooms"), json({61, -9}));
  EXPECT_EQ(t.drawn().at("round"), 13);
  EXPECT_EQ(t.drawn().at("turn"), 0);
}

TEST(Position, HasNothingButTheBoardDuringPlacement) {  // R8.2
  EXPECT_EQ(Table().plays("a1 a2 e5 f5").drawn(), placing());
  for (const char* later : {"/turn", "/round", "/mushrooms", "/paid"})
    EXPECT_EQ(rule_against(placing(), later, 0), "engine.field-unknown") << later;
}

TEST(Position, MayLeaveOutTheNumberOfSeatsButNotContradictIt) {  // R8.2
  const Game game = game_of(2, {});
  json without = playing();
  without.erase("seats");
  EXPECT_EQ(game.position(game.from_position(without)), playing());
  EXPECT_EQ(rule_against(playing(), "/seats", 3), "R1.4");
  EXPECT_EQ(rule_against(placing(), "/seats", 5), "R1.4");
}

TEST(Position, SaysThatNobodyHasTheTurnWhenItIsOver) {  // R8.2
  auto t = Table().own(0, "e9").own(1, "a1").plays("e9-home");
  EXPECT_EQ(t.drawn().at("phase"), "over");
  EXPECT_TRUE(t.drawn().at("turn").is_null());
  EXPECT_EQ(rule_against(over(), "/turn", 0), "R6.1");
  EXPECT_EQ(rule_against(playing(), "/turn", nullptr), "R6.1");
}

TEST(Position, ThatIsNoDrawingIsRefused) {  // R8.2
  EXPECT_EQ(rule_against(playing(), "/board/9", "........."), "R1.1");
  EXPECT_EQ(rule_against(playing(), "/board/2", "........"), "R1.1");
  EXPECT_EQ(rule_against(playing(), "/board/2", ".........."), "R1.1");
  for (const char* mark : {"2........", "x........", " ........", "/........", ":........"})
    EXPECT_EQ(rule_against(playing(), "/board/2", mark), "R1.4") << mark;
  EXPECT_EQ(rule_against(playing(), "/board/2", "é......."), "R1.4") << "nine bytes, eight letters";
  EXPECT_EQ(rule_against(playing(), "/phase", "paused"), "R8.2");
  EXPECT_EQ(rule_against(playing(), "/mushrooms/2", 55), "engine.list-size");
  EXPECT_EQ(rule_against(playing(), "/paid/2", json::array()), "engine.list-size");
  for (const char* run : {"", "a5", "a5-b5", "c5-a5", "a5-c6", "a5-a7", "a5-j5", "a5xc5", "a5-c5 "})
    EXPECT_EQ(rule_against(playing(), "/paid/1/0", run), "R5.1") << run;
  EXPECT_EQ(rule_against(playing(), "/paid/0/1", "a5-c5"), "R5.7") << "twice";
}

TEST(Position, WithAFieldThatIsMissingStrangeOrOfTheWrongKindIsRefused) {  // R8.2
  EXPECT_EQ(rule_against(json::array()), "engine.json-wants-object");
  EXPECT_EQ(rule_against(playing(), "/colour", "green"), "engine.field-unknown");
  EXPECT_EQ(rule_against(playing(), "/round", 1.5), "engine.field-wants-number");
  const json whole = playing();
  for (const auto& [field, value] : whole.items()) {
    json without = whole;
    without.erase(field);
    EXPECT_EQ(rule_against(without), field == "seats" ? "" : "engine.field-missing") << field;
    EXPECT_NE(rule_against(whole, "/" + field, json::object()), "") << field;
  }
}

TEST(Position, OfAPlacementFollowsTheRulesOfPlacement) {  // R8.2
  EXPECT_EQ(rule_against(placing(), "/board/2", "..0......"), "R2.2") << "two of gang 0 in one field";
  EXPECT_EQ(rule_against(placing(), "/board/8", "1........"), "R2.1") << "gang 1 is ahead";
  EXPECT_EQ(rule_against(placing(), "/board/8", "0..0....."), "R2.1") << "gang 0 is two ahead";
  EXPECT_EQ(rule_against(placing(), "/board/8", "0........"), "") << "gang 0 is one ahead";
  EXPECT_EQ(rule_against(placing(), "/board", Table().places_all().drawn().at("board")), "R2.5") << "all placed";
}

TEST(Position, CannotHaveMorePickersThanTheRulesLeave) {  // R8.2
  EXPECT_EQ(rule_against(playing(), "/board/8", "00000000."), "R1.4") << "ten of gang 0";
  EXPECT_EQ(rule_against(playing(), "/board/8", "0000000.."), "");
  EXPECT_EQ(rule_against(playing(), "/round", 6), "R3.1") << "14 are gone after 13 actions";
  EXPECT_EQ(rule_against(playing(), "/round", 7), "");
}

TEST(Position, EndsWhenTheRulesEndIt) {  // R8.2
  json empty = playing();
  empty["board"] = over()["board"];
  EXPECT_EQ(rule_against(empty), "R6.1") << "gang 0 is gone";
  EXPECT_EQ(rule_against(playing(), "/round", 60), "R6.2") << "the limit";
  EXPECT_EQ(rule_against(playing(), "/round", 59), "");
  EXPECT_EQ(rule_against(playing(), "/round", 61), "engine.field-out-of-range");
  EXPECT_EQ(rule_against(over(), "/board", playing()["board"]), "R6.1") << "nothing has ended it";
  EXPECT_EQ(rule_against(over(), "/board", std::vector<std::string>(9, ".........")), "R6.1") << "two are gone";
  json limit = over();
  limit["board"] = playing()["board"];
  EXPECT_EQ(rule_against(limit, "/round", 60), "");
}

TEST(Position, HasTotalsThatCanBe) {  // R8.2
  EXPECT_EQ(rule_against(playing(), "/mushrooms/1", 55 - 9 * 12), "");
  EXPECT_EQ(rule_against(playing(), "/mushrooms/1", 55 - 9 * 12 - 1), "R4.1");
  EXPECT_EQ(rule_against(playing(), "/mushrooms/1", 55 + 52 * 12), "");
  EXPECT_EQ(rule_against(playing(), "/mushrooms/1", 55 + 52 * 12 + 1), "R4.1");
  EXPECT_EQ(rule_against(playing(), "/mushrooms/0", 55 - 9 * 13), "") << "gang 0 has acted in this round";
}

TEST(Position, RemembersPaidRunsOnlyWhereTheyMatter) {  // R8.2
  EXPECT_EQ(rule_against(playing(), {{"team_up", "every"}}), "R5.7");
  json many = playing();
  many["round"] = 7;
  many["paid"][1] = {"a1-c1", "a2-c2", "a3-c3", "a4-c4", "a5-c5", "a6-c6", "a7-c7"};
  EXPECT_EQ(rule_against(many), "");
  many["paid"][1].push_back("a8-c8");
  EXPECT_EQ(rule_against(many), "R5.7") << "eight runs in seven actions";
}

}  // namespace
}  // namespace understory::mushroom_gangs

// R7.2 of RULES.md: positions as people write them, and those that cannot be.
#include "engine/refusal.hpp"
#include "tests/_template/table.hpp"

namespace understory::template_game {
namespace {

using nlohmann::json;

json pending(const char* card, int step, int done, int forager) {
  return {{"card", card}, {"step", step}, {"done", done}, {"forager", forager}, {"waiting", json::array()}};
}

// Moss has played a squirrel and picked its second option; one of the two cards is drawn.
json drawing() {
  return {{"seats", 2},
          {"deck", {{"acorn", 3}, {"fox", 1}, {"jay", 2}, {"badger", 2}}},
          {"under", json::object()},
          {"turned", json::object()},
          {"face_up", {{"berry", 4}, {"squirrel", 1}, {"fox", 2}}},
          {"foragers",
           {{{"nuts", 3},
             {"hand", {{"acorn", 2}, {"squirrel", 1}}},
             {"buried", {{"fox", 1}}},
             {"front", json::object()},
             {"dug_up", json::object()}},
            {{"nuts", 0},
             {"hand", {{"squirrel", 1}, {"acorn", 1}, {"berry", 1}}},
             {"buried", json::object()},
             {"front", json::object()},
             {"dug_up", json::object()}}}},
          {"turn", 1},
          {"round", 4},
          {"pending", {pending("squirrel", 0, 1, 1), pending("squirrel", 2, 1, 1)}}};
}

// Hazel is asked by Moss's fox.
json paying() {
  json position = drawing();
  position["pending"] = json::array({pending("fox", 1, 0, 1)});
  return position;
}

json playing() {
  json position = drawing();
  position["pending"] = json::array();
  return position;
}

json over() {
  json position = playing();
  position["turn"] = nullptr;
  position["round"] = 6;
  std::swap(position["foragers"][0]["buried"], position["foragers"][0]["dug_up"]);
  return position;
}

// Three of six cards are dealt.
json dealing() { return Table().plays("deal acorn, deal fox, deal acorn").drawn(); }

// What a game of two foragers has against a position: a rule, the key of a reason without one, or nothing.
std::string rule_against(const json& position) {
  const Game game = game_of(2, {});
  try {
    EXPECT_EQ(game.position(game.from_position(position)), position);
    return "";
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.reason.key : refusal.rule;
  }
}

std::string rule_against(json position, const std::string& place, const json& value) {
  position[json::json_pointer(place)] = value;
  return rule_against(position);
}

TEST(Position, IsReadAndWrittenAlike) {  // R7.2
  for (const json& position : {drawing(), paying(), playing(), over(), dealing()})
    EXPECT_EQ(rule_against(position), "") << position;
}

TEST(Position, SaysWhatIsPending) {  // R7.2
  auto t = Table().hand(0, "squirrel").deck("acorn berry fox").plays("play squirrel");
  EXPECT_EQ(t.drawn().at("pending"), json::array({pending("squirrel", 0, 0, 0)}));
  t.plays("pick 2, deal fox");
  EXPECT_EQ(t.drawn().at("pending"), json({pending("squirrel", 0, 1, 0), pending("squirrel", 2, 1, 0)}));
  EXPECT_EQ(t.plays("deal acorn").drawn().at("pending"), json::array());
}

TEST(Position, GoesOnWithWhatIsPending) {  // R7.2
  const Game game = game_of(2, {});
  State state = game.from_position(drawing());
  EXPECT_EQ(game.actor(state), kChance);
  game.apply(state, game.parse("deal fox"), NoEvents{});
  EXPECT_EQ(state.pub.hand_size[seat(1)], 4);
  EXPECT_EQ(game.actor(state), seat(0));
  EXPECT_EQ(state.pub.round, 5);
  state = game.from_position(paying());
  EXPECT_EQ(game.actor(state), seat(0));
  game.apply(state, game.parse("pay"), NoEvents{});
  EXPECT_EQ(state.pub.nuts[seat(1)], 1);
}

TEST(Position, WithAFieldThatIsMissingStrangeOrOfTheWrongKindIsRefused) {  // R7.2
  EXPECT_EQ(rule_against(json::array()), "engine.json-wants-object");
  EXPECT_EQ(rule_against(playing(), "/colour", "green"), "engine.field-unknown");
  EXPECT_EQ(rule_against(playing(), "/foragers/0/colour", "green"), "engine.field-unknown");
  EXPECT_EQ(rule_against(playing(), "/round", 1.5), "engine.field-wants-number");
  EXPECT_EQ(rule_against(playing(), "/turn", 2), "engine.field-out-of-range");
  EXPECT_EQ(rule_against(playing(), "/deck/acorn", 0), "engine.field-out-of-range");
  EXPECT_EQ(rule_against(drawing(), "/pending/0/step", 3), "engine.field-out-of-range");
  const json whole = playing();
  for (const auto& [field, value] : whole.items()) {
    json without = whole;
    without.erase(field);
    if (field != "seats") {
      EXPECT_EQ(rule_against(without), "engine.field-missing") << field;
    }
    EXPECT_NE(rule_against(whole, "/" + field, "strange"), "") << field;
  }
}

TEST(Position, MayLeaveOutTheNumberOfSeatsButNotContradictIt) {  // R7.2
  const Game game = game_of(2, {});
  json without = playing();
  without.erase("seats");
  EXPECT_EQ(game.position(game.from_position(without)), playing());
  EXPECT_EQ(rule_against(playing(), "/seats", 3), "R1.1");
}

TEST(Position, HasAllCardsAndNoOthers) {  // R7.2
  EXPECT_EQ(rule_against(playing(), "/deck/acorn", 2), "R1.2") << "one is lost";
  EXPECT_EQ(rule_against(playing(), "/deck/acorn", 4), "R1.2") << "one is made";
  EXPECT_EQ(rule_against(playing(), "/foragers/0/hand/wolf", 1), "R1.2");
  EXPECT_EQ(rule_against(drawing(), "/pending/0/card", "wolf"), "R1.2");
  EXPECT_EQ(rule_against(playing(), "/foragers/2", playing()["foragers"][0]), "engine.list-size");
}

TEST(Position, OfADealHasNothingButHands) {  // R7.2
  json late = dealing();
  late["foragers"][0]["nuts"] = 1;
  EXPECT_EQ(rule_against(late), "R2.1");
  EXPECT_EQ(rule_against(dealing(), "/round", 1), "R2.1");
  EXPECT_EQ(rule_against(dealing(), "/turn", 1), "R2.1");
  json unfair = dealing();
  std::swap(unfair["foragers"][0], unfair["foragers"][1]);
  EXPECT_EQ(rule_against(unfair), "R2.1") << "Moss is ahead";
  json played = dealing();
  played["face_up"] = {{"fox", 1}};
  played["foragers"][1]["hand"] = json::object();
  EXPECT_EQ(rule_against(played), "R2.1");
}

TEST(Position, EndsWhenTheRulesEndIt) {  // R7.2
  EXPECT_EQ(rule_against(playing(), "/round", 6), "R5.1");
  EXPECT_EQ(rule_against(playing(), "/turn", nullptr), "R5.1");
  EXPECT_EQ(rule_against(over(), "/turn", 0), "R5.1");
  EXPECT_EQ(rule_against(over(), "/round", 5), "R5.1");
  EXPECT_EQ(rule_against(over(), "/round", 7), "engine.field-out-of-range");
  EXPECT_EQ(rule_against(over(), "/pending", paying()["pending"]), "R5.1");
}

TEST(Position, HasCardsDugUpWhenItIsOver) {  // R7.2
  EXPECT_EQ(rule_against(playing(), "/foragers/0", over()["foragers"][0]), "R5.2");
  EXPECT_EQ(rule_against(over(), "/foragers/0", playing()["foragers"][0]), "R5.2");
}

TEST(Position, HasPendingOnlyWhatWaitsForSomebody) {  // R7.2
  EXPECT_EQ(rule_against(paying(), "/pending/0/step", 0), "R4.1") << "to gain asks nobody";
  EXPECT_EQ(rule_against(paying(), "/pending/0/done", 1), "R4.1") << "everyone was asked";
  EXPECT_EQ(rule_against(drawing(), "/pending/1/done", 2), "R4.1") << "all is drawn";
  EXPECT_EQ(rule_against(drawing(), "/pending/1/step", 1), "R4.1") << "to gain asks nobody";
  EXPECT_EQ(rule_against(drawing(), "/pending/1/step", 0), "R4.1") << "no option of itself";
  EXPECT_EQ(rule_against(drawing(), "/pending/1/card", "berry"), "engine.field-out-of-range");
  EXPECT_EQ(rule_against(drawing(), "/pending/1/forager", 0), "R4.1") << "whose card it is not";
  EXPECT_EQ(rule_against(drawing(), "/pending/0/waiting", {"jay"}), "R4.1") << "only a forager's cards wait";
  EXPECT_EQ(rule_against(drawing(), "/pending/0/step", 1), "R4.1") << "an option is no step";
  EXPECT_EQ(rule_against(drawing(), "/pending/0/done", 0), "R4.1") << "nothing was picked";
  EXPECT_EQ(rule_against(drawing(), "/pending/2", drawing()["pending"][1]), "R4.1") << "too deep";
  EXPECT_EQ(rule_against(drawing(), "/pending", json::array({pending("acorn", 0, 0, 1)})), "R3.2");
  json poor = paying();
  poor["foragers"][0]["nuts"] = 0;
  EXPECT_EQ(rule_against(poor), "") << "Hazel has cards";
  poor["foragers"][0]["hand"] = json::object();
  poor["face_up"]["acorn"] = 2;
  poor["face_up"]["squirrel"] = 2;
  EXPECT_EQ(rule_against(poor), "R4.1") << "Hazel has neither";
}

// Moss has buried a fox. Hazel, with two jays and a badger, has used the jays once and turns up the second of two
// cards.
json listening() {
  auto t = Table().front(0, "jay jay badger").hand(1, "fox").deck("acorn berry fox").nuts({3, 0}).turn(1);
  return t.plays("bury fox, use badger, deal acorn").drawn();
}
Table listeners() {
  return Table()
      .foragers(4)
      .hand(0, "fox")
      .front(1, "jay badger")
      .front(3, "jay")
      .deck("acorn berry")
      .nuts({0, 2, 0, 0});
}

std::string listening_against(const std::string& place, const json& value) {
  const Game game = game_of(2, {{"rounds", std::int64_t{20}}});
  json position = listening();
  position[json::json_pointer(place)] = value;
  try {
    EXPECT_EQ(game.position(game.from_position(position)), position);
    return "";
  } catch (const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.reason.key : refusal.rule;
  }
}

TEST(Position, SaysWhichCardsWait) {  // R7.2
  auto t = listeners().plays("bury fox");
  const json pending = t.drawn().at("pending");
  ASSERT_EQ(pending.size(), 2U);
  EXPECT_EQ(pending[0], json::parse(R"({"card": null, "step": 0, "done": 0, "forager": 3, "waiting": ["jay"]})"));
  EXPECT_EQ(pending[1],
            json::parse(R"({"card": null, "step": 0, "done": 0, "forager": 1, "waiting": ["jay", "badger"]})"));
  EXPECT_EQ(listening().at("pending"),
            json::parse(R"([{"card": null, "step": 0, "done": 1, "forager": 0, "waiting": ["jay"]},
                            {"card": "badger", "step": 0, "done": 1, "forager": 0, "waiting": []},
                            {"card": "badger", "step": 2, "done": 1, "forager": 0, "waiting": []}])"));
  EXPECT_EQ(listening().at("turned"), json({{"acorn", 1}}));
}

TEST(Position, HasOnlyCardsThatCanWait) {  // R7.2
  EXPECT_EQ(listening_against("/round", 15), "");
  EXPECT_EQ(listening_against("/pending/0/forager", 1), "R4.10") << "who buried listens to others";
  EXPECT_EQ(listening_against("/pending/0/forager", nullptr), "R4.10");
  EXPECT_EQ(listening_against("/pending/0/waiting", {"acorn"}), "R4.10") << "it lies not in front";
  EXPECT_EQ(listening_against("/pending/0/waiting", {"jay", "badger"}), "R4.10") << "it is used";
  EXPECT_EQ(listening_against("/pending/0/waiting", json::array()), "R4.10") << "one was used, not two";
  EXPECT_EQ(listening_against("/pending/0/done", 0), "R4.10");
  EXPECT_EQ(listening_against("/pending/1/done", 0), "R4.10");
  EXPECT_EQ(listening_against("/pending/1/done", 2), "R4.10") << "there is one badger";
  EXPECT_EQ(listening_against("/pending/1/card", "jay"), "R4.10");
  EXPECT_EQ(listening_against("/pending/1/forager", 1), "R4.10");
  EXPECT_EQ(listening_against("/pending/2/step", 1), "R4.10") << "to spend asks nobody";
  EXPECT_EQ(listening_against("/pending/2/card", "fox"), "engine.field-out-of-range");
  EXPECT_EQ(listening_against("/pending/2/done", 2), "R4.8") << "one card is turned up";
  EXPECT_EQ(listening_against("/pending/2/done", 0), "R4.8");
  EXPECT_EQ(listening_against("/pending", json::array()), "R4.8") << "a card is turned up";
  const Game game = game_of(4, {{"rounds", std::int64_t{20}}});
  json wrong = listeners().plays("bury fox").drawn();
  std::swap(wrong["pending"][0], wrong["pending"][1]);
  EXPECT_THROW(game.from_position(wrong), Refusal) << "the next in turn comes first";
  wrong = listeners().plays("bury fox").drawn();
  wrong["pending"][0]["waiting"] = json::array();
  wrong["pending"][0]["done"] = 1;
  EXPECT_THROW(game.from_position(wrong), Refusal) << "before it was asked";
}

TEST(Position, HasInFrontWhatListensAndUnderTheDeckWhatWasFound) {  // R7.2
  const auto moved = [](const char* from, const char* to, const char* card) {
    json position = playing();
    position[json::json_pointer(from)].erase(card);
    position[json::json_pointer(to)][card] = 2;
    return rule_against(position);
  };
  EXPECT_EQ(moved("/deck", "/foragers/0/front", "jay"), "");
  EXPECT_EQ(moved("/face_up", "/foragers/0/front", "fox"), "R4.9");
  EXPECT_EQ(moved("/deck", "/under", "jay"), "R4.8") << "nobody has a badger";
  EXPECT_EQ(moved("/deck", "/turned", "jay"), "R4.8");
  EXPECT_EQ(moved("/deck", "/foragers/1/dug_up", "jay"), "R5.2");
  json found = playing();
  found["deck"].erase("badger");
  found["foragers"][1]["front"] = {{"badger", 2}};
  found["face_up"].erase("fox");
  found["foragers"][1]["dug_up"] = {{"fox", 1}};
  found["under"] = {{"fox", 1}};
  EXPECT_EQ(rule_against(found), "");
  std::swap(found["foragers"][0]["dug_up"], found["foragers"][1]["dug_up"]);
  EXPECT_EQ(rule_against(found), "R5.2") << "who has found it cannot search";
}

TEST(Position, HasCountsThatTurnsCanLeadTo) {  // R7.2
  json early = playing();
  early["turn"] = 0;
  early["round"] = 0;
  EXPECT_EQ(rule_against(early), "R3.3") << "Hazel has buried one";
  early["round"] = 1;
  EXPECT_EQ(rule_against(early), "R3.2") << "seven face up by one play and a toll";
  early["round"] = 3;
  EXPECT_EQ(rule_against(early), "");
  EXPECT_EQ(rule_against(early, "/foragers/1/nuts", 6 * 4 - 3), "");
  EXPECT_EQ(rule_against(early, "/foragers/1/nuts", 6 * 4 - 2), "R4.2");
  json drawn = playing();
  drawn["turn"] = 0;
  drawn["round"] = 0;
  drawn["foragers"][0] = {{"nuts", 0},
                          {"hand", {{"acorn", 5}, {"berry", 5}, {"squirrel", 3}}},
                          {"buried", json::object()},
                          {"front", json::object()},
                          {"dug_up", json::object()}};
  drawn["foragers"][1]["hand"] = {{"acorn", 1}, {"fox", 4}, {"jay", 2}, {"badger", 2}};
  drawn["deck"] = drawn["face_up"] = json::object();
  EXPECT_EQ(rule_against(drawn), "R4.3") << "nobody has drawn";
}

}  // namespace
}  // namespace understory::template_game

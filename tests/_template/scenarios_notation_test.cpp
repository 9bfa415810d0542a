// Chapter 6 and R7.1 of RULES.md: components, and moves as people write them.
#include "tests/_template/table.hpp"
#include "tests/support/refusal.hpp"

namespace understory::template_game {
namespace {

using nlohmann::json;

TEST(Components, ComeFromThePack) {  // R6.1, R7.4
  json pack = json::parse(standard_pack());
  pack["rest"]["value"] = 4;
  pack["bury"]["value"] = 7;
  pack["find"]["value"] = 5;
  pack["cards"][0]["program"] = {{{"gain", 9}}};
  auto t = Table().hand(0, "acorn fox").hand(1, "acorn").pack(pack);
  EXPECT_EQ(t.label("rest"), "Rest: gain 4 nuts");
  EXPECT_EQ(t.label("bury fox"), "Bury Fox: gain 7 nuts");
  EXPECT_EQ(t.label("play acorn"), "Play Acorn: gain 9 nuts");
  t.plays("play acorn, rest, bury fox");
  EXPECT_EQ(t.nuts(0), 9 + 7);
  EXPECT_EQ(t.nuts(1), 4);
  EXPECT_EQ(t.game().standing(t.state()).total[seat(0)], 9 + 7 + 5);
}

TEST(Notation, OfEveryMove) {  // R7.1
  auto t = Table().hand(0, "berry squirrel fox").hand(1, "acorn").deck("acorn").nuts({0, 1});
  EXPECT_EQ(t.moves(), "play berry, play squirrel, play fox, bury berry, bury squirrel, bury fox, rest");
  auto draws = t;
  EXPECT_EQ(draws.plays("play berry").moves(), "deal acorn");
  auto chooses = t;
  EXPECT_EQ(chooses.plays("play squirrel").moves(), "pick 1, pick 2");
  EXPECT_EQ(t.plays("play fox").moves(), "pay, give acorn");
  for (const char* move : {"deal fox", "play acorn", "bury squirrel", "give berry", "keep berry", "use jay", "rest",
                           "pay", "pass", "pick 1", "pick 6"})
    EXPECT_EQ(t.game().format(t.game().parse(move)), move);
}

TEST(Notation, OfAnythingElseIsNoMove) {  // R7.1
  auto t = Table().hand(0, "fox");
  for (const std::string text :
       {"",          " ",          "fox",      "play",      "play ",        "play  fox", " play fox",
        "play fox ", "play foxes", "Play fox", "play wolf", "play fox fox", "deal",      "give",
        "rest ",     "rest fox",   "pay 1",    "pick",      "pick ",        "pick 0",    "pick 7",
        "pick 10",   "pick x",     "pick\t1",  "keep",      "use",          "pass fox",  "hedgehog"})
    EXPECT_TRUE(t.refuses("R7.1", text)) << text;
  EXPECT_TRUE(t.refuses("R7.1", std::string("rest\0", 5)));
  EXPECT_TRUE(t.refuses("R7.1", std::string(100'000, 'p')));
}

TEST(Notation, OfAnImpossibleMoveCanBeAskedAbout) {  // R7.1
  auto t = Table().hand(0, "acorn");
  EXPECT_EQ(t.why("play fox"), "You hold no Fox. (R3.2)");
  EXPECT_EQ(t.why("pay"), "Nobody asks for that now; play a card, bury one or rest. (R3.1)");
  EXPECT_EQ(t.why("rest"), "");
}

TEST(Facts, SayWhatAMoveIsAbout) {
  const Game& game = Table().hand(0, "fox").game();
  const auto about = [&](const char* move) { return game.about(game.parse(move)); };
  EXPECT_EQ(about("play fox"), json::parse(R"({"kind": "play", "card": "fox"})"));
  EXPECT_EQ(about("pick 2"), json::parse(R"({"kind": "pick", "option": 2})"));
  EXPECT_EQ(about("rest"), json::parse(R"({"kind": "rest"})"));
}

TEST(Facts, AboutNoMoveCanBeAskedAboutOrAreRefused) {
  auto t = Table().hand(0, "acorn");
  const auto why = [&](const char* text) {
    return t.game().why_not(t.state(), t.game().move_about(json::parse(text)));
  };
  EXPECT_FALSE(why(R"({"kind": "play", "card": "acorn"})"));
  EXPECT_EQ(why(R"({"kind": "play", "card": "fox"})")->rule, "R3.2");
  EXPECT_EQ(why(R"({"kind": "pick", "option": 0})")->rule, "R7.1");
  refused("engine.field-unknown-name", [&] { why(R"({"kind": "play", "card": "wolf"})"); });
}

TEST(Facts, HideWhatAViewerMayNotKnow) {
  const Game game = game_of(2, {});
  const Event dealt{.kind = EventKind::dealt, .forager = seat(0), .card = Card{1}};
  EXPECT_EQ(game.facts(game.redact(dealt, seat(0))),
            json::parse(R"({"kind": "dealt", "forager": 0, "card": "berry"})"));
  EXPECT_EQ(game.facts(game.redact(dealt, seat(1))), json::parse(R"({"kind": "dealt", "forager": 0})"));
}

TEST(Notation, IsNotNeededToRefuseBytesThatAreNoMove) {  // R7.1
  auto t = Table().hand(0, "acorn");
  for (const MoveWord word : {0xFFFF'FFFFU, 0x0000'000AU, 0x0000'0601U, 0x0001'0006U, 0x0100'0006U, 0x0000'0106U}) {
    const auto why = t.game().why_not(t.state(), move_of<Move>(word));
    ASSERT_TRUE(why.has_value()) << word;
    EXPECT_EQ(why->rule, "R7.1") << word;
  }
}

}  // namespace
}  // namespace understory::template_game

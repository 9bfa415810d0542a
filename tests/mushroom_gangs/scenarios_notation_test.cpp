// R8.1 of RULES.md: moves as people write them.
#include "engine/json.hpp"
#include "tests/mushroom_gangs/table.hpp"
#include "tests/support/refusal.hpp"

namespace understory::mushroom_gangs {
namespace {

TEST(Notation, OfAPlacementIsItsPosition) {  // R8.1
  auto t = Table().gangs(2);
  EXPECT_EQ(t.plays("e5").on("e5"), "gang 0");
  EXPECT_EQ(t.game().format(t.game().parse("e5")), "e5");
}

TEST(Notation, OfActions) {  // R8.1
  auto t = Table().own(0, "e5 c9").own(1, "f5 i1");
  EXPECT_EQ(t.moves(), "e5-e6 e5-d5 e5xf5 e5-e4 e5-out c9-home c9-b9 c9-d9 c9-c8");
  const Game& game = t.game();
  for (const std::string& move : split(t.moves() + " e5 a1xa2 i9xh9")) EXPECT_EQ(game.format(game.parse(move)), move);
}

TEST(Notation, OfAnythingElseIsNoMove) {  // R8.1
  auto t = Table().own(0, "e5").own(1, "f5 i1");
  for (const std::string& text : split("e 5e E5 e0 j5 e5- e5x e5-e e5e6 e5--e6 e5-e66 e5:e6 e5Xe6 e5xhome e5xout "
                                       "e5-Home e5-hom e5-homes e5-ou home out e5-e6-e7 é5"))
    EXPECT_TRUE(t.refuses("R8.1", text));
  for (const char* text : {"", " ", "e5 e6", "e5-e6 ", " e5-e6"}) EXPECT_TRUE(t.refuses("R8.1", text));
  EXPECT_TRUE(t.refuses("R8.1", std::string("e5\0", 3)));
  EXPECT_TRUE(t.refuses("R8.1", std::string(100'000, 'e')));
}

TEST(Notation, OfAnImpossibleMoveCanBeAskedAbout) {  // R8.1
  auto t = Table().own(0, "e5").own(1, "e4");
  EXPECT_EQ(t.why("e5-e7"), "From e5 to e7 is not one step forward, sideways or backward. (R3.3)");
  EXPECT_EQ(t.why("e5xe4"), "Nobody is eliminated backward. (R4.5)");
  EXPECT_EQ(t.why("e4-e3"), "The picker on e4 belongs to the Mossbacks. (R3.1)");
  EXPECT_EQ(t.why("e5-e6"), "");
}

TEST(Facts, SayWhereAMoveLeads) {
  const Game game = game_of(2, {});
  const auto about = [&](const char* move) { return game.about(game.parse(move)).dump(); };
  EXPECT_EQ(about("e5"), R"({"kind":"place","to":[4,4]})");
  EXPECT_EQ(about("e5xe6"), R"({"eliminates":true,"from":[4,4],"kind":"go","to":[4,5]})");
  EXPECT_EQ(about("a1-b1"), R"({"eliminates":false,"from":[0,0],"kind":"go","to":[1,0]})");
  EXPECT_EQ(about("i9-home"), R"({"from":[8,8],"kind":"step-out"})");
  EXPECT_EQ(about("i8-out"), R"({"from":[8,7],"kind":"jump-out"})");
}

TEST(Facts, AboutAnImpossibleMoveAreRefusedLikeItsNotation) {
  auto t = Table().own(0, "e5").own(1, "e4");
  const auto move = [&](const char* text) { return t.game().move_about(nlohmann::json::parse(text)); };
  EXPECT_EQ(refusal_of([&] { move(R"({"kind": "go", "from": [4, 4], "to": [4, 6], "eliminates": false})"); }).rule,
            "R3.3");
  EXPECT_EQ(refusal_of([&] { move(R"({"kind": "go", "from": [4, 4], "to": [4, 3], "eliminates": true})"); }).rule,
            "R4.5");
  EXPECT_EQ(t.game().why_not(t.state(), move(R"({"kind": "jump-out", "from": [4, 3]})"))->rule, "R3.1");
}

}  // namespace
}  // namespace understory::mushroom_gangs

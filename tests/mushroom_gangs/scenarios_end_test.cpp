// Chapter 6 of RULES.md: when the game stops and who has won.
#include "engine/refusal.hpp"
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

TEST(End, ComesWhenTheLastPickerOfAGangIsEliminated) {  // R6.1 (ruling 23)
  auto t = Table().own(0, "e5 a1").own(1, "e6");
  t.plays("e5xe6");
  EXPECT_EQ(t.turn(), "nobody");
  EXPECT_EQ(t.total(0), 55 + 5) << "the action is booked";
  EXPECT_EQ(t.happened(),
            "Embers go forward from e5 to e6, eliminate one of the Mossbacks and pick 5. "
            "Mossbacks have nobody left in the forest. The game is over.");
}

TEST(End, BooksTheTeamUpOfTheLastAction) {  // R6.1 (ruling 23)
  auto t = Table().own(0, "c6 d6 e5").own(1, "e6").plays("e5xe6");
  EXPECT_EQ(t.winner(), "gang 0");
  EXPECT_EQ(t.total(0), 55 + 5 + (4 + 5 + 5));
}

TEST(End, ComesWhenTheLastPickerStepsOut) {  // R6.1 (ruling 23)
  auto t = Table().own(0, "e9").own(1, "a1 b1").plays("e9-home");
  EXPECT_EQ(t.turn(), "nobody");
  EXPECT_EQ(t.total(0), 55 + 8);
  EXPECT_EQ(t.happened(),
            "Embers step out to Home from e9 and pick 8. Embers have nobody left in the forest. The game is over.");
}

TEST(End, ComesWhenTheLastPickerJumpsOut) {  // R6.1 (ruling 23)
  auto t = Table().own(0, "e8").own(1, "a1 b1").plays("e8-out");
  EXPECT_EQ(t.turn(), "nobody");
  EXPECT_EQ(t.total(0), 55 - 9);
}

TEST(End, IsAtOnceWithoutEqualTurns) {  // R6.1 (ruling 23)
  auto t = Table().gangs(3).own(0, "a1").own(1, "e9").own(2, "i1 i2").turn(1).plays("e9-home");
  EXPECT_EQ(t.turn(), "nobody") << "gang 2 has no turn any more";
  EXPECT_EQ(t.round(), 20) << "the round was not finished";
  EXPECT_EQ(t.moves(), "");
  EXPECT_EQ(t.question(), "The game is over.");
  for (const char* move : {"i1-i2", "a1-a2", "e9", "i2-out"}) EXPECT_TRUE(t.refuses("R6.1", move));
}

TEST(End, DoesNotComeWhileEveryGangHasAPicker) {  // R6.1
  auto t = Table().gangs(5).own(0, "e5").own(1, "e6 a1").own(2, "a3").own(3, "a5").own(4, "a7");
  EXPECT_EQ(t.plays("e5xe6").turn(), "gang 1");
  EXPECT_EQ(t.winner(), "nobody");
}

TEST(TurnLimit, OfOneGivesEachGangOneAction) {  // R6.2 (ruling 21)
  for (int gangs = 2; gangs <= 5; ++gangs) {
    auto t = Table().gangs(gangs).option("turn_limit", "1").places_all();
    for (int gang = 0; gang < gangs; ++gang) {
      EXPECT_EQ(t.turn(), "gang " + std::to_string(gang));
      t.plays(split(t.moves()).front());
    }
    EXPECT_EQ(t.turn(), "nobody");
    EXPECT_EQ(t.round(), 1);
  }
}

TEST(TurnLimit, EndsWithTheActionOfTheLastGangInOrder) {  // R6.2 (ruling 21)
  auto t = Table().gangs(3).option("turn_limit", "250").round(249).own(0, "a1").own(1, "e5").own(2, "i1");
  EXPECT_EQ(t.question(), "Embers take action 250 of 250.");
  EXPECT_EQ(t.plays("a1-a2").turn(), "gang 1");
  EXPECT_EQ(t.plays("e5-e6").turn(), "gang 2");
  EXPECT_EQ(t.plays("i1-i2").turn(), "nobody");
  EXPECT_EQ(t.happened(),
            "Rainmakers go forward from i1 to i2 and pick 3. Every gang has taken 250 actions. The game is over.");
  EXPECT_EQ(t.moves(), "");
  EXPECT_TRUE(t.refuses("R6.2", "a2-a3"));
}

TEST(TurnLimit, IsSixtyUnlessSaid) {  // R6.2
  auto t = Table().round(59).own(0, "a1").own(1, "i1");
  EXPECT_EQ(t.plays("a1-a2").turn(), "gang 1");
  EXPECT_EQ(t.plays("i1-i2").turn(), "nobody");
  auto before = Table().round(58).own(0, "a1").own(1, "i1").plays("a1-a2 i1-i2");
  EXPECT_EQ(before.turn(), "gang 0");
}

TEST(TurnLimit, GoesFrom1To250) {  // R6.2
  for (const char* limit : {"0", "251", "-1", "x", "", "60.5", "99999999999999999999"})
    EXPECT_THROW(Table().option("turn_limit", limit), Refusal) << limit;
  for (const char* limit : {"1", "250"}) EXPECT_EQ(Table().option("turn_limit", limit).problem(), "") << limit;
}

TEST(TurnLimit, AndAnEmptyGangTogetherEndTheGameOnce) {  // R6.2
  auto t = Table().round(59).own(0, "a1").own(1, "e9").turn(1).plays("e9-home");
  EXPECT_EQ(
      t.happened(),
      "Mossbacks step out to Home from e9 and pick 8. Mossbacks have nobody left in the forest. The game is over.");
}

TEST(Winner, HasTheMostMushrooms) {  // R6.3
  auto t = Table().gangs(3).own(0, "e9").own(1, "a1").own(2, "i1").mushrooms({40, 70, 47}).plays("e9-home");
  EXPECT_EQ(t.total(0), 48);
  EXPECT_EQ(t.winner(), "gang 1");
  auto closer = Table().gangs(3).own(0, "e9").own(1, "a1").own(2, "i1").mushrooms({40, 47, 47}).plays("e9-home");
  EXPECT_EQ(closer.winner(), "gang 0") << "48 against 47";
}

TEST(Winner, MayBeAGangWithoutPickers) {  // R6.3 (ruling 24)
  auto left = Table().own(0, "e9").own(1, "a1").mushrooms({60, 60}).plays("e9-home");
  EXPECT_EQ(left.winner(), "gang 0");
  auto eliminated = Table().own(0, "e5").own(1, "e6").mushrooms({40, 60}).plays("e5xe6");
  EXPECT_EQ(eliminated.winner(), "gang 1");
}

TEST(Winner, IsFoundBelowZeroToo) {  // R6.3 (ruling 26)
  auto t = Table().own(0, "e5").own(1, "a1").mushrooms({-20, -40}).plays("e5-out");
  EXPECT_EQ(t.total(0), -29);
  EXPECT_EQ(t.winner(), "gang 0");
}

TEST(Winner, IsFoundAtTheLimit) {  // R6.3 (ruling 21)
  auto t = Table().round(59).own(0, "a1").own(1, "e5").mushrooms({55, 55}).plays("a1-a2 e5-e6");
  EXPECT_EQ(t.winner(), "gang 1");
}

TEST(Tie, IsASharedVictory) {  // R6.4 (ruling 25)
  auto t = Table().own(0, "e9").own(1, "a1 b1 c1").mushrooms({52, 60}).plays("e9-home");
  EXPECT_EQ(t.winner(), "gang 0 and gang 1") << "pickers left make no difference";
}

TEST(Tie, MayBeAmongSomeOrAllGangs) {  // R6.4 (ruling 25)
  const auto end = [](const std::vector<int>& mushrooms) {
    auto t = Table().gangs(4).own(0, "a1").own(1, "c1").own(2, "e1").own(3, "g1");
    return t.mushrooms(mushrooms).plays("a1-out").winner();
  };
  EXPECT_EQ(end({69, 60, 50, 60}), "gang 0 and gang 1 and gang 3");
  EXPECT_EQ(end({69, 60, 60, 60}), "gang 0 and gang 1 and gang 2 and gang 3");
  EXPECT_EQ(end({60, 60, 60, 50}), "gang 1 and gang 2");
}

TEST(Tie, SharesLowerPlacesToo) {  // R6.4
  auto t = Table().gangs(4).own(0, "a1").own(1, "c1").own(2, "e1").own(3, "g1");
  t.mushrooms({69, 70, 60, 50}).plays("a1-out");
  const Scores scores = t.game().scores(t.state());
  EXPECT_EQ(scores.rank[seat(1)], 1);
  EXPECT_EQ(scores.rank[seat(0)], 2);
  EXPECT_EQ(scores.rank[seat(2)], 2);
  EXPECT_EQ(scores.rank[seat(3)], 4);
}

}  // namespace
}  // namespace understory::mushroom_gangs

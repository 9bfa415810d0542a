// Chapter 5 of RULES.md: the end, and who has won.
#include "tests/_template/table.hpp"

namespace understory::template_game {
namespace {

int rank(Table& t, int forager) { return t.game().scores(t.state()).rank[seat(forager)]; }

TEST(End, ComesWhenEveryoneHasHadAllTurns) {  // R5.1
  auto t = Table().foragers(3).option("rounds", 2).option("hand", 1).plays("deal fox, deal fox, deal fox");
  t.plays("rest, rest, rest, rest, rest");
  EXPECT_EQ(t.actor(), "forager 2");
  t.plays("rest");
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_EQ(t.moves(), "");
  EXPECT_EQ(t.question(), "The game is over.");
  EXPECT_EQ(t.happened(), "Fern rests and gains 1 nut. Everyone has had 2 turns. The game is over.");
  for (const char* move : {"rest", "play fox", "deal fox", "pay"}) EXPECT_TRUE(t.refuses("R5.1", move));
}

TEST(End, WaitsForWhatTheLastCardAsks) {  // R5.1
  auto t = Table().hand(1, "fox").nuts({2, 0}).turn(1).round(19).plays("play fox");
  EXPECT_EQ(t.actor(), "forager 0");
  EXPECT_EQ(t.winner(), "nobody");
  EXPECT_EQ(t.plays("pay").winner(), "forager 1");
}

TEST(End, IsAfterSixRoundsUnlessSaidOtherwise) {  // R5.1
  auto t = Table().option("hand", 1).plays("deal fox, deal fox");
  for (int i = 0; i < 11; ++i) t.plays("rest");
  EXPECT_EQ(t.actor(), "forager 1");
  EXPECT_EQ(t.plays("rest").actor(), "nobody");
  for (const int rounds : {1, 20}) EXPECT_EQ(Table().option("rounds", rounds).problem(), "");
  for (const int rounds : {0, 21}) EXPECT_NE(Table().option("rounds", rounds).problem(), "");
}

TEST(DiggingUp, BringsANutForEachKindOfCard) {  // R5.2
  auto t = Table().buried(0, "acorn acorn fox").buried(1, "berry").nuts({4, 4}).turn(1).round(19).plays("rest");
  EXPECT_EQ(t.nuts(0), 4 + 2);
  EXPECT_EQ(t.nuts(1), 5 + 1);
  EXPECT_EQ(t.buried(0), "");
  EXPECT_EQ(t.dug_up(0), "acorn acorn fox");
}

TEST(DiggingUp, IsSeenByAll) {  // R5.2
  auto t = Table().buried(0, "acorn acorn fox").turn(1).round(19).plays("rest");
  for (const Seat viewer : {seat(0), seat(1), kSpectator})
    EXPECT_EQ(t.happened_to(viewer),
              "Moss rests and gains 1 nut. Hazel digs up 2 Acorn. Hazel digs up Fox. Everyone has had 20 turns. "
              "The game is over.");
  EXPECT_EQ(t.game().view_json(t.game().observe(t.state(), kSpectator)).at("foragers").at(0).at("dug_up"),
            nlohmann::json({{"acorn", 2}, {"fox", 1}}));
}

TEST(DiggingUp, CountsForNobodyBeforeTheEnd) {  // R5.2
  auto t = Table().hand(0, "berry").buried(0, "acorn fox").nuts({4, 5}).round(19);
  EXPECT_EQ(t.nuts(0), 4);
  EXPECT_EQ(rank(t, 0), 2);
  const Scores standing = t.game().standing(t.state());
  EXPECT_EQ(standing.total[seat(0)], 6) << "if the game ended now";
  EXPECT_EQ(standing.rank[seat(0)], 1);
  t.plays("bury berry, rest");
  EXPECT_EQ(t.nuts(0), 6 + 3);
  EXPECT_EQ(t.game().standing(t.state()).total, t.game().scores(t.state()).total);
}

TEST(Winner, HasTheMostNuts) {  // R5.3
  auto t = Table().foragers(3).hand(0, "acorn acorn").nuts({4, 9, 5}).turn(2).round(19).plays("rest");
  EXPECT_EQ(t.winner(), "forager 1");
  EXPECT_EQ(rank(t, 2), 2);
  EXPECT_EQ(rank(t, 0), 3) << "cards count only among equals";
}

TEST(Winner, HasMoreCardsInHandAmongEquals) {  // R5.4
  auto t = Table().foragers(3).hand(0, "fox").hand(2, "fox fox").nuts({5, 9, 4}).turn(2).round(19).plays("rest");
  EXPECT_EQ(t.nuts(0), t.nuts(2));
  EXPECT_EQ(rank(t, 1), 1);
  EXPECT_EQ(rank(t, 2), 2);
  EXPECT_EQ(rank(t, 0), 3);
}

TEST(Winner, IsNotHelpedByCardsDugUpAmongEquals) {  // R5.4
  auto t = Table().hand(0, "fox").buried(1, "acorn acorn acorn").nuts({5, 3}).turn(1).round(19).plays("rest");
  EXPECT_EQ(t.nuts(0), t.nuts(1));
  EXPECT_EQ(t.winner(), "forager 0");
}

TEST(Winner, SharesTheVictoryWithWhoeverIsEqual) {  // R5.5
  auto t = Table().foragers(3).hand(0, "acorn").hand(2, "fox").nuts({5, 3, 4}).turn(2).round(19).plays("rest");
  EXPECT_EQ(t.winner(), "forager 0 and forager 2");
  EXPECT_EQ(rank(t, 1), 3) << "two are before";
}

}  // namespace
}  // namespace understory::template_game

// Chapter 3 of RULES.md: play, bury or rest.
#include "tests/_template/table.hpp"

namespace understory::template_game {
namespace {

TEST(Turn, IsToPlayOrToBuryACardOrToRest) {  // R3.1
  auto t = Table().hand(0, "fox acorn acorn").hand(1, "berry");
  EXPECT_EQ(t.question(), "Hazel plays a card, buries one or rests: turn 11 of 20.");
  EXPECT_EQ(t.moves(), "play acorn, play fox, bury acorn, bury fox, rest");
  for (const char* move : {"pay", "give acorn", "pick 1"}) EXPECT_TRUE(t.refuses("R3.1", move));
}

TEST(Turn, IsOneThingAndThenTheNextForagers) {  // R3.1
  for (const char* move : {"play acorn", "bury acorn", "rest"}) {
    auto t = Table().foragers(3).hand(1, "acorn acorn").turn(1).plays(move);
    EXPECT_EQ(t.actor(), "forager 2") << move;
  }
}

TEST(Turn, GoesOnWhileOthersAnswerAndCardsAreDrawn) {  // R3.1
  auto t = Table().foragers(3).hand(0, "fox berry").hand(1, "acorn").deck("acorn").nuts({0, 0, 1});
  EXPECT_EQ(t.turn_of(), "forager 0");
  auto draws = t;
  draws.plays("play berry");
  EXPECT_EQ(draws.actor(), "chance");
  EXPECT_EQ(draws.turn_of(), "forager 0");
  EXPECT_EQ(draws.coming(), "Draw");
  t.plays("play fox");
  EXPECT_EQ(t.actor(), "forager 1");
  EXPECT_EQ(t.turn_of(), "forager 0");
  t.plays("give acorn");
  EXPECT_EQ(t.actor(), "forager 2");
  EXPECT_EQ(t.turn_of(), "forager 0");
  EXPECT_EQ(t.plays("pay").turn_of(), "forager 1");
}

TEST(Playing, PutsACardFromTheHandOnTheCommonPile) {  // R3.2
  auto t = Table().hand(0, "fox fox").hand(1, "berry").buried(0, "acorn acorn acorn acorn acorn").plays("play fox");
  EXPECT_EQ(t.hand(0), "fox");
  EXPECT_EQ(t.face_up(),
            "acorn berry berry berry berry squirrel squirrel squirrel fox fox fox jay jay badger "
            "badger");
}

TEST(Playing, IsSeenByAll) {  // R3.2
  auto t = Table().hand(0, "acorn").plays("play acorn");
  for (const Seat viewer : {seat(0), seat(1), kSpectator})
    EXPECT_EQ(t.happened_to(viewer), "Hazel plays Acorn. Hazel gains 3 nuts.");
}

TEST(Playing, NeedsTheCardInHand) {  // R3.2
  auto t = Table().hand(0, "acorn").buried(0, "fox").hand(1, "berry");
  EXPECT_EQ(t.why("play berry"), "You hold no Berry. (R3.2)");
  EXPECT_TRUE(t.refuses("R3.2", "play fox")) << "buried cards stay buried";
}

TEST(Burying, GainsTwoNuts) {  // R3.3
  auto t = Table().hand(0, "acorn fox").nuts({5, 0}).plays("bury fox");
  EXPECT_EQ(t.nuts(0), 7);
  EXPECT_EQ(t.hand(0), "acorn");
  EXPECT_EQ(t.buried(0), "fox");
}

TEST(Burying, IsRememberedByItsForagerAlone) {  // R3.3
  auto t = Table().hand(0, "acorn fox").plays("bury fox");
  EXPECT_EQ(t.happened_to(seat(0)), "Hazel buries Fox and gains 2 nuts.");
  EXPECT_EQ(t.happened_to(seat(1)), "Hazel buries a card and gains 2 nuts.");
  t.plays("rest, rest, rest");
  EXPECT_EQ(t.game().observe(t.state(), seat(0)).mine.buried.size(), 1);
  EXPECT_EQ(t.game().observe(t.state(), seat(1)).mine.buried.size(), 0);
}

TEST(Burying, NeedsTheCardInHand) {  // R3.3
  auto t = Table().hand(0, "acorn").hand(1, "berry");
  EXPECT_EQ(t.why("bury berry"), "You hold no Berry. (R3.3)");
}

TEST(Resting, GainsANut) {  // R3.4
  auto t = Table().hand(0, "fox").plays("rest");
  EXPECT_EQ(t.nuts(0), 1);
  EXPECT_EQ(t.hand(0), "fox");
  EXPECT_EQ(t.happened(), "Hazel rests and gains 1 nut.");
}

TEST(Resting, IsAlwaysPossible) {  // R3.4
  auto t = Table().hand(1, "fox");
  EXPECT_EQ(t.moves(), "rest") << "without a card, too";
  EXPECT_EQ(t.actor(), "forager 0") << "who is still asked";
  EXPECT_EQ(t.forced(), "rest") << "as all can see";
}

}  // namespace
}  // namespace understory::template_game

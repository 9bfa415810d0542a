// Chapter 4 of RULES.md: what cards do.
#include "tests/_template/table.hpp"

namespace understory::template_game {
namespace {

using nlohmann::json;

// The standard pack, but its fox does this.
json with_fox(const json& program) {
  json pack = json::parse(standard_pack());
  pack["cards"][3]["program"] = program;
  return pack;
}

TEST(Steps, AreDoneFromLeftToRight) {  // R4.1
  auto t = Table().hand(0, "fox").hand(1, "acorn").deck("acorn").nuts({0, 1});
  t.pack(with_fox({{{"toll", 1}}, {{"gain", 2}}, {{"draw", 1}}}));
  t.plays("play fox");
  EXPECT_EQ(t.nuts(0), 0);
  t.plays("pay");
  EXPECT_EQ(t.happened(), "Moss pays 1 nut to Hazel. Hazel gets 1 nut from Moss. Hazel gains 2 nuts.");
  EXPECT_EQ(t.actor(), "chance");
  EXPECT_EQ(t.plays("deal acorn").actor(), "forager 1");
}

TEST(Steps, ThatCannotBeDoneAreSkipped) {  // R4.1
  auto t = Table().hand(0, "fox").pack(with_fox({{{"draw", 2}}, {{"toll", 2}}, {{"gain", 2}}})).plays("play fox");
  EXPECT_EQ(t.happened(),
            "Hazel plays Fox. The deck is empty: Hazel gets nothing. The deck is empty: Hazel gets nothing. "
            "Moss has nothing to give. Hazel gains 2 nuts.");
  EXPECT_EQ(t.actor(), "forager 1");
}

TEST(Gaining, TakesNutsFromTheForest) {  // R4.2
  auto t =
      Table().hand(0, "fox").nuts({4, 4}).round(12).pack(with_fox({{{"gain", 9}}, {{"gain", 1}}})).plays("play fox");
  EXPECT_EQ(t.nuts(0), 14);
  EXPECT_EQ(t.nuts(1), 4);
}

TEST(Drawing, GetsCardsOneAtATime) {  // R4.3
  auto t = Table().hand(0, "fox").deck("acorn acorn berry").pack(with_fox({{{"draw", 2}}})).plays("play fox");
  EXPECT_EQ(t.question(), "Hazel gets a card.");
  EXPECT_EQ(t.plays("deal berry").actor(), "chance");
  EXPECT_EQ(t.plays("deal acorn").hand(0), "acorn berry");
  EXPECT_EQ(t.deck(), "acorn");
  EXPECT_EQ(t.actor(), "forager 1");
}

TEST(Drawing, EndsWithTheDeck) {  // R4.3
  auto t = Table().hand(0, "fox").deck("acorn").pack(with_fox({{{"draw", 3}}, {{"gain", 1}}})).plays("play fox");
  t.plays("deal acorn");
  EXPECT_EQ(t.hand(0), "acorn");
  EXPECT_EQ(t.nuts(0), 1);
  EXPECT_EQ(t.happened(),
            "Hazel gets Acorn. The deck is empty: Hazel gets nothing. The deck is empty: Hazel gets nothing. "
            "Hazel gains 1 nut.");
}

TEST(Choosing, DoesOneOptionAndNoOther) {  // R4.4
  const json program{{{"choose", {{{"gain", 1}}, {{"gain", 5}}, {{"draw", 1}}}}}, {{"gain", 2}}};
  auto t = Table().hand(0, "fox").deck("acorn").pack(with_fox(program)).plays("play fox");
  EXPECT_EQ(t.question(), "Hazel chooses what Fox does.");
  EXPECT_EQ(t.moves(), "pick 1, pick 2, pick 3");
  EXPECT_EQ(t.label("pick 2"), "Gain 7 nuts") << "5 and the 2 that come after it";
  EXPECT_EQ(t.label("pick 3"), "Pick this: draw a card");
  t.plays("pick 2");
  EXPECT_EQ(t.happened(), "Hazel picks this: gain 5 nuts. Hazel gains 5 nuts. Hazel gains 2 nuts.");
  EXPECT_EQ(t.deck(), "acorn");
}

TEST(Choosing, GoesOnAfterAnOptionThatAsks) {  // R4.4
  const json program{{{"choose", {{{"toll", 1}}, {{"draw", 2}}}}}, {{"gain", 2}}};
  auto t = Table().hand(0, "fox").deck("acorn berry").nuts({0, 1}).pack(with_fox(program));
  auto draws = t;
  EXPECT_EQ(t.plays("play fox, pick 1").actor(), "forager 1");
  EXPECT_EQ(t.plays("pay").nuts(0), 3);
  EXPECT_EQ(draws.plays("play fox, pick 2, deal acorn").nuts(0), 0);
  EXPECT_EQ(draws.plays("deal berry").nuts(0), 2);
}

TEST(Choosing, AllowsAnOptionThatWillDoNothing) {  // R4.4
  auto t = Table().hand(0, "squirrel").plays("play squirrel");
  EXPECT_TRUE(t.allows("pick 2")) << "to draw from an empty deck";
  t.plays("pick 2");
  EXPECT_EQ(t.nuts(0), 0);
  EXPECT_EQ(t.hand(0), "");
}

TEST(Choosing, IsAmongTheOptions) {  // R4.4
  auto t = Table().hand(0, "squirrel acorn").plays("play squirrel");
  EXPECT_EQ(t.why("pick 3"), "There are only 2 options. (R4.4)");
  EXPECT_EQ(t.why("play acorn"), "First pick what Squirrel does. (R4.4)");
  EXPECT_TRUE(t.refuses("R4.4", "rest"));
}

TEST(Toll, AsksTheOthersInTurnOrder) {  // R4.5
  auto t = Table().foragers(4).hand(2, "fox").turn(2).nuts({1, 1, 1, 1}).plays("play fox");
  EXPECT_EQ(t.actor(), "forager 3");
  EXPECT_EQ(t.question(), "Bramble pays 1 nut to Fern or gives up a card.");
  EXPECT_EQ(t.plays("pay").actor(), "forager 0");
  EXPECT_EQ(t.plays("pay").actor(), "forager 1");
  EXPECT_EQ(t.plays("pay").actor(), "forager 3") << "whose turn it is now";
  EXPECT_EQ(t.nuts(2), 1 + 1 + 3);
  for (const int other : {0, 1, 3}) EXPECT_EQ(t.nuts(other), 0);
}

TEST(Toll, IsANutForTheForagerOrACardFaceUp) {  // R4.5
  auto t = Table().hand(0, "fox").hand(1, "acorn acorn berry").nuts({0, 3}).plays("play fox");
  EXPECT_EQ(t.moves(), "pay, give acorn, give berry");
  EXPECT_EQ(t.label("pay"), "Settle with Hazel: pay 1 nut");
  EXPECT_EQ(t.label("give acorn"), "Give up Acorn");
  auto gives = t;
  t.plays("pay");
  EXPECT_EQ(t.nuts(0), 2) << "one from the forest, one from Moss";
  EXPECT_EQ(t.nuts(1), 2);
  gives.plays("give acorn");
  EXPECT_EQ(gives.nuts(0), 1);
  EXPECT_EQ(gives.hand(1), "acorn berry");
  EXPECT_EQ(gives.happened_to(seat(0)), "Moss gives up Acorn.");
  EXPECT_EQ(gives.face_up(),
            "acorn acorn acorn acorn acorn berry berry berry berry squirrel squirrel squirrel "
            "fox fox fox fox jay jay badger badger");
}

TEST(Toll, IsAllThatCanBeAnswered) {  // R4.5
  auto t = Table().hand(0, "fox berry").hand(1, "acorn").nuts({0, 3}).plays("play fox");
  EXPECT_EQ(t.why("play acorn"), "First pay Hazel, or give up a card. (R4.5)");
  for (const char* move : {"rest", "bury acorn", "pick 1", "give berry"}) EXPECT_TRUE(t.refuses("R4.5", move));
}

TEST(Toll, OfAForagerWithTooFewNutsIsACard) {  // R4.6
  auto t = Table().hand(0, "fox").hand(1, "acorn berry").nuts({0, 1}).pack(with_fox({{{"toll", 2}}}));
  t.plays("play fox");
  EXPECT_EQ(t.moves(), "give acorn, give berry");
  EXPECT_EQ(t.why("pay"), "The toll is 2 nuts, and you have 1. (R4.6)");
}

TEST(Toll, OfAForagerWithoutCardsIsPaid) {  // R4.6
  auto t = Table().hand(0, "fox").nuts({0, 1}).plays("play fox");
  EXPECT_EQ(t.actor(), "forager 1") << "with one answer, but asked";
  EXPECT_EQ(t.moves(), "pay");
}

TEST(Toll, PassesOverWhoeverHasNeither) {  // R4.6
  auto t = Table().foragers(4).hand(0, "fox").hand(2, "acorn").nuts({0, 0, 0, 1}).plays("play fox");
  EXPECT_EQ(t.happened(), "Hazel plays Fox. Hazel gains 1 nut. Moss has nothing to give.");
  EXPECT_EQ(t.actor(), "forager 2");
  EXPECT_EQ(t.plays("give acorn").actor(), "forager 3");
  EXPECT_EQ(t.plays("pay").actor(), "forager 1");
}

TEST(Toll, AsksOnWhatEverybodySees) {  // R4.6
  for (const char* hand : {"acorn", "berry", "fox"}) {
    auto t = Table().hand(0, "fox").hand(1, hand).deck("acorn berry fox").plays("play fox");
    EXPECT_EQ(t.actor(), "forager 1") << hand;
    EXPECT_EQ(t.question(), "Moss pays 1 nut to Hazel or gives up a card.") << hand;
  }
}

TEST(Spending, PutsNutsBack) {  // R4.7
  auto t = Table().hand(0, "fox").nuts({5, 4}).round(12).pack(with_fox({{{"spend", 3}}, {{"gain", 1}}}));
  EXPECT_EQ(t.label("play fox"), "Play Fox: pay 3 nuts, gain 1 nut");
  t.plays("play fox");
  EXPECT_EQ(t.happened(), "Hazel plays Fox. Hazel spends 3 nuts. Hazel gains 1 nut.");
  EXPECT_EQ(t.nuts(0), 3);
  EXPECT_EQ(t.nuts(1), 4);
}

TEST(Spending, IsLessForEachBuriedCard) {  // R4.7
  const auto left = [](const char* buried) {
    auto t = Table().hand(0, "fox").buried(0, buried).nuts({5, 0}).round(12).pack(with_fox({{{"spend", 2}}}));
    return t.plays("play fox").nuts(0);
  };
  EXPECT_EQ(left(""), 3);
  EXPECT_EQ(left("acorn"), 4);
  EXPECT_EQ(left("acorn acorn"), 5);
  EXPECT_EQ(left("acorn acorn berry berry"), 5) << "never more than nothing";
}

TEST(Spending, IsPossibleOrTheCardIsNotPlayed) {  // R4.7
  auto t = Table().hand(0, "fox").hand(1, "fox").nuts({2, 1}).pack(with_fox({{{"spend", 1}}, {{"spend", 1}}}));
  EXPECT_TRUE(t.allows("play fox"));
  t.plays("rest");
  EXPECT_EQ(t.moves(), "bury fox, rest");
  EXPECT_EQ(t.why("play fox"), "You cannot pay what Fox costs. (R4.7)");
}

TEST(Searching, TurnsUpCardsAndKeepsOne) {  // R4.8
  auto t = Table()
               .hand(0, "fox")
               .hand(1, "acorn")
               .deck("acorn acorn berry")
               .pack(with_fox({{{"search", 2}}, {{"gain", 1}}}));
  EXPECT_EQ(t.label("play fox"), "Play Fox (turn up 2 cards of the deck and keep one and gain 1 nut)");
  t.plays("play fox");
  EXPECT_EQ(t.actor(), "chance");
  EXPECT_EQ(t.coming(), "Turn up");
  EXPECT_EQ(t.question(), "Hazel turns up a card.");
  t.plays("deal berry");
  for (const Seat viewer : {seat(0), seat(1), kSpectator}) EXPECT_EQ(t.happened_to(viewer), "Hazel turns up Berry.");
  t.plays("deal acorn");
  EXPECT_EQ(t.turned(), "acorn berry");
  EXPECT_EQ(t.actor(), "forager 0");
  EXPECT_EQ(t.question(), "Hazel keeps one of the cards that are turned up.");
  EXPECT_EQ(t.moves(), "keep acorn, keep berry");
  EXPECT_EQ(t.why("keep fox"), "No Fox is turned up. (R4.8)");
  EXPECT_EQ(t.why("rest"), "First keep one of the cards that are turned up. (R4.8)");
  t.plays("keep berry");
  EXPECT_EQ(t.happened(), "Hazel keeps Berry; what else was turned up goes under the deck. Hazel gains 1 nut.");
  EXPECT_EQ(t.dug_up(0), "berry");
  EXPECT_EQ(t.nuts(0), 2) << "one of them for the kind that is dug up";
  EXPECT_EQ(t.under(), "acorn");
  EXPECT_EQ(t.deck(), "acorn");
}

TEST(Searching, LeavesUnderTheDeckWhatNobodyDraws) {  // R4.8
  auto t = Table().hand(0, "berry").front(1, "badger").under("acorn").plays("play berry");
  EXPECT_EQ(t.happened(), "Hazel plays Berry. The deck is empty: Hazel gets nothing. Hazel gains 1 nut.");
}

TEST(Searching, ComesToWhatIsUnderTheDeckLast) {  // R4.8
  auto t =
      Table().hand(0, "fox").under("acorn berry").deck("squirrel").pack(with_fox({{{"search", 2}}})).plays("play fox");
  EXPECT_EQ(t.moves(), "deal squirrel");
  EXPECT_EQ(t.why("deal acorn"), "The deck holds no Acorn. (R2.2)");
  t.plays("deal squirrel");
  EXPECT_EQ(t.moves(), "deal acorn, deal berry");
  t.plays("deal berry, keep squirrel");
  EXPECT_EQ(t.under(), "acorn berry");
}

TEST(Searching, GoesAsFarAsThereAreCards) {  // R4.8
  auto t = Table().hand(0, "fox").deck("squirrel").pack(with_fox({{{"search", 3}}}));
  EXPECT_EQ(t.plays("play fox, deal squirrel").moves(), "keep squirrel");
  auto none = Table().hand(0, "fox").round(12).pack(with_fox({{{"search", 3}}})).plays("play fox");
  EXPECT_EQ(none.happened(), "Hazel plays Fox. The deck is empty: Hazel gets nothing.");
}

TEST(Listening, IsInFrontAndToWhatOthersBury) {  // R4.9
  auto t = Table().hand(0, "jay acorn").hand(1, "fox").nuts({1, 0}).plays("play jay");
  EXPECT_EQ(t.front(0), "jay");
  t.plays("bury fox");
  EXPECT_EQ(t.actor(), "forager 0");
  EXPECT_EQ(t.turn_of(), "forager 1");
  t.plays("use jay");
  EXPECT_EQ(t.nuts(0), 1);
  EXPECT_EQ(t.plays("bury acorn").actor(), "forager 1") << "one's own are not heard";
}

TEST(Listening, IsDoneForEachSuchCardThatIsPaidFor) {  // R4.9
  auto jays = Table().front(0, "jay jay").hand(1, "fox").turn(1).plays("bury fox, use jay");
  EXPECT_EQ(jays.happened(), "Hazel uses Jay. Hazel gains 1 nut. Hazel gains 1 nut.");
  auto badgers = Table().front(0, "badger badger").hand(1, "fox").deck("acorn acorn acorn").nuts({3, 0}).turn(1);
  badgers.plays("bury fox, use badger, deal acorn, deal acorn, keep acorn");
  EXPECT_EQ(badgers.actor(), "forager 0") << "whose turn it is: there is 1 nut left";
  EXPECT_EQ(badgers.dug_up(0), "acorn");
}

TEST(Listening, IsInTurnOrder) {  // R4.10
  auto t = Table().foragers(4).hand(2, "fox").front(0, "badger").front(1, "jay").front(3, "jay").deck("fox");
  t.turn(2).nuts({2, 0, 0, 0});
  EXPECT_EQ(t.plays("bury fox").actor(), "forager 3");
  EXPECT_EQ(t.question(), "Bramble uses a card that listens, or passes.");
  EXPECT_EQ(t.plays("use jay").actor(), "forager 0");
  EXPECT_EQ(t.plays("pass").actor(), "forager 1");
  EXPECT_EQ(t.happened(), "Hazel passes.");
  EXPECT_EQ(t.plays("use jay").actor(), "forager 3") << "whose turn it is now";
  EXPECT_EQ(t.nuts(0), 2);
}

TEST(Listening, IsInAnOrderOfOnesOwn) {  // R4.10
  auto t = Table().hand(0, "acorn").front(0, "jay badger").hand(1, "fox").deck("acorn berry").nuts({2, 0}).turn(1);
  t.plays("bury fox");
  EXPECT_EQ(t.moves(), "use jay, use badger, pass");
  EXPECT_EQ(t.label("use jay"), "Use Jay: gain 1 nut");
  EXPECT_EQ(t.label("use badger"), "Use Badger (turn up 2 cards of the deck and keep one): pay 2 nuts");
  EXPECT_EQ(t.why("use acorn"), "Acorn does not wait to be used. (R4.10)");
  EXPECT_EQ(t.why("play acorn"), "First use one of the cards that listen, or pass. (R4.10)");
  t.plays("use badger, deal acorn, deal berry, keep berry");
  EXPECT_EQ(t.moves(), "use jay, pass");
  EXPECT_EQ(t.why("use badger"), "Badger does not wait to be used. (R4.10)");
  EXPECT_EQ(t.plays("use jay").actor(), "forager 0") << "whose turn it is now";
}

TEST(Listening, MayNeedAnotherCardFirst) {  // R4.10
  auto t = Table().front(0, "jay badger").hand(1, "fox").deck("acorn berry").nuts({1, 0}).turn(1).plays("bury fox");
  EXPECT_EQ(t.moves(), "use jay, pass");
  EXPECT_EQ(t.why("use badger"), "You cannot pay what Badger costs. (R4.7)");
  EXPECT_EQ(t.plays("use jay").moves(), "use badger, pass");
}

TEST(Listening, AsksNobodyWhoCanUseNothing) {  // R4.10
  auto t = Table().front(0, "badger").hand(1, "fox").deck("acorn berry").nuts({1, 0}).turn(1);
  EXPECT_EQ(t.plays("bury fox").turn_of(), "forager 0");
  EXPECT_EQ(t.moves(), "rest");
}

}  // namespace
}  // namespace understory::template_game

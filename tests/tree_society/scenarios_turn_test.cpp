// R3 to R5: selling, building and resting.
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

Table selling() { return Table().stage(Stage::sell); }

TEST(Selling, ATurnHasThreePhases) {  // R3.1
  auto t = selling().row(0, "apple").row(1, "apple").purse(0, 1);
  EXPECT_EQ(t.question(), "Plum sells a fruit: turn 1.");
  EXPECT_EQ(t.why("rest apple"), "First sell a fruit. (R3.2)");
  t.plays("sell apple");
  EXPECT_EQ(t.question(), "Plum builds with 4 coins, or rests: turn 1.");
  t.plays("rest apple");
  while (t.actor() == "chance") t.draws();
  EXPECT_EQ(t.turn_of(), "player 1");
}

TEST(Selling, ExactlyOneFruitIsSold) {  // R3.2
  auto t = selling().row(0, "apple apple cherry");
  EXPECT_EQ(t.moves(), "sell apple, sell cherry");
  t.plays("sell cherry");
  EXPECT_TRUE(t.refuses("R3.5", "sell apple"));
  auto without = Table().stage(Stage::rest).stalls("apple cherry grape blueberry").row(0, "apple");
  while (without.actor() == "chance") without.draws();
  EXPECT_EQ(without.stage(), Stage::build) << "player 1 has none";
  EXPECT_EQ(without.turn_of(), "player 1");
}

TEST(Selling, ThePriceCountsAllFaceUpFruitOfTheType) {  // R3.3
  auto t = selling()
               .row(0, "apple apple cherry")
               .row(1, "valuable-apple grape")
               .stalls("apple valuable-apple grape blueberry orange");
  EXPECT_EQ(t.price(0, "apple"), 5);
  EXPECT_EQ(t.price(0, "cherry"), 1) << "itself";
  t.plays("sell apple");
  EXPECT_EQ(t.purse(0), 5);
  EXPECT_EQ(t.row(0), "apple cherry");
  EXPECT_EQ(t.sold(0), "apple");
}

TEST(Selling, AValuableFruitBringsOneMore) {  // R3.4
  auto t = selling().row(0, "valuable-apple").row(1, "valuable-apple");
  t.plays("sell valuable-apple");
  EXPECT_EQ(t.purse(0), 4) << "three and one; that of the other player is only a fruit";
  auto up = selling().row(0, "apple").ongoing(0, "red-awning", 1).ongoing(0, "weighhouse", 2);
  up.plays("sell apple");
  EXPECT_EQ(up.purse(0), 4) << "two and one and one";
}

TEST(Selling, AnAdditionalSellIsOfAnotherTypeAndHasNoAction) {  // R3.5
  auto t = selling().row(0, "apple valuable-apple cherry");
  t.plays("sell apple, action");
  EXPECT_EQ(t.moves(), "sell cherry, skip");
  EXPECT_EQ(t.why("sell valuable-apple"), "You have sold Apple this turn. (R3.5)");
  t.plays("sell cherry");
  EXPECT_EQ(t.purse(0), 5);
  EXPECT_EQ(t.chest(0), 0);
  EXPECT_TRUE(t.refuses("R4.10", "action"));
}

TEST(Building, IsDoneInAnyOrderAndCompletely) {  // R4.1
  auto t =
      Table().purse(0, 4).ongoing(0, "inkwell-cottage", 1).row(0, "cherry").action("apple").market("riddle-corner");
  EXPECT_EQ(
      t.moves(),
      "build inkwell-cottage, build riddle-corner, action, discard inkwell-cottage, rest apple, rest cherry, rest "
      "grape, rest blueberry, rest orange");
  t.plays("action");
  EXPECT_EQ(t.moves(), "sell cherry, skip") << "nothing between";
  EXPECT_TRUE(t.refuses("R4.1", "build inkwell-cottage"));
  EXPECT_TRUE(t.refuses("R4.1", "discard inkwell-cottage"));
  t.plays("skip, build riddle-corner, discard riddle-corner, rest apple");
}

TEST(Building, BeginsWithWhatListensToIt) {  // R4.2
  auto t = selling().row(0, "apple").ongoing(0, "sapgold-mint", 1).ongoing(0, "copperleaf-exchange", 1);
  t.plays("sell apple");
  EXPECT_EQ(t.purse(0), 3) << "two and one";
  EXPECT_EQ(t.chest(0), 1);
}

TEST(Building, TakesAFreePlaceAndLevelsInOrder) {  // R4.3
  auto t = Table().purse(0, 20).market("inkwell-cottage - - riddle-corner - -").ongoing(0, "lending-nest", 1);
  t.plays("build inkwell-cottage");
  EXPECT_EQ(t.market(), "- - - riddle-corner - -") << "nothing moves down before the rest";
  EXPECT_EQ(t.ongoing(0), "lending-nest:1 inkwell-cottage:1 -");
  t.plays("build inkwell-cottage");
  EXPECT_EQ(t.ongoing(0), "lending-nest:1 inkwell-cottage:2 -");
  EXPECT_EQ(t.purse(0), 14);
  auto twice = Table(2, {{"guilds", std::string("abwo")}}).purse(0, 20).market("inkwell-cottage regrowth-ring");
  twice.plays("build inkwell-cottage, discard inkwell-cottage, build regrowth-ring");
  EXPECT_FALSE(twice.allows("build inkwell-cottage")) << "once a turn, wherever it comes from";
}

TEST(Building, AWheelOfFreeLevelsStops) {  // R4.3
  auto pack = nlohmann::json::parse(standard_pack());
  const nlohmann::json build = {{"build", {{"price", "free"}, {"levels", {1}}, {"from", {"heap"}}}}};
  for (auto& card : pack["cards"])
    if (card["name"] == "inkwell-cottage" || card["name"] == "riddle-corner")
      card["levels"][1] = {
          {"cost", 0}, {"timing", "standard"}, {"effect", nlohmann::json::array({build})}, {"points", 0}};
  Table t(2, {}, pack.dump());
  t.ongoing(0, "inkwell-cottage", 1).heap("riddle-corner");
  t.plays("build inkwell-cottage, build riddle-corner, discard inkwell-cottage");
  t.plays("build riddle-corner, build inkwell-cottage, discard riddle-corner");
  EXPECT_EQ(t.ongoing(0), "inkwell-cottage:1 - -") << "all is as it was";
  t.plays("build inkwell-cottage");
  EXPECT_EQ(t.heap(), "riddle-corner");
  EXPECT_EQ(t.actor(), "player 0") << "but it does not go round again";
}

TEST(Building, IsPaidFromThePurseWithOneReduction) {  // R4.4
  auto t = Table().purse(0, 1).chest(0, 9).ongoing(0, "inkwell-cottage", 1);
  EXPECT_EQ(t.why("build inkwell-cottage"), "It costs 4 coins, and your purse holds 1. (R4.4)");
  auto half = Table().purse(0, 5).ongoing(0, "hanging-atelier", 1).market("- - - lending-nest - -");
  half.plays("build hanging-atelier");
  EXPECT_EQ(half.purse(0), 2);
  EXPECT_FALSE(half.allows("build lending-nest")) << "half of 3 is 2, and 1 for the top row";
  auto more = Table().purse(0, 6).ongoing(0, "hanging-atelier", 1).market("- - - lending-nest - -");
  more.plays("build hanging-atelier, build lending-nest");
  EXPECT_EQ(more.purse(0), 2) << "6 - 3 - 3, and it brings 2";
}

TEST(Building, UsesAtMostOneReduction) {  // R4.5
  auto t = selling().purse(0, 2).row(0, "grape").ongoing(0, "rope-scaffold", 1).market("- - - lending-nest - -");
  t.plays("sell grape, action");
  EXPECT_EQ(t.moves("build lending-nest"),
            "build lending-nest, build lending-nest less 2, build lending-nest by rope-scaffold");
  t.plays("build lending-nest less 2");
  EXPECT_EQ(t.purse(0), 4) << "4 - 1 - 1, and it brings 2";
  EXPECT_TRUE(t.refuses("R6.6", "build rope-scaffold less 2"));
}

TEST(Building, AMandatoryEffectIsPaidBeforeTheLevelIsBuilt) {  // R4.6
  const Options options{{"guilds", std::string("awoe")}};
  auto none = Table(2, options).purse(0, 9).market("offering-grove");
  EXPECT_EQ(none.why("build offering-grove"),
            "Offering Grove asks for more than you can give: you must give up a fruit. (R4.6)");
  auto t = Table(2, options).purse(0, 9).row(0, "apple cherry").market("offering-grove");
  t.plays("build offering-grove");
  EXPECT_EQ(t.moves(), "give-up apple, give-up cherry");
  EXPECT_EQ(t.ongoing(0), "offering-grove:0 - -");
  EXPECT_TRUE(t.refuses("R6.4", "skip"));
  t.plays("give-up cherry");
  EXPECT_EQ(t.ongoing(0), "offering-grove:1 - -");
  EXPECT_EQ(t.sold(0), "cherry");
  EXPECT_EQ(t.purse(0), 6);
}

TEST(Building, LevelThreeCompletesTheCardAtOnce) {  // R4.7
  auto t = Table().purse(0, 9).ongoing(0, "dividend-tree", 2).completed(0, "tollbranch");
  t.plays("build dividend-tree");
  EXPECT_EQ(t.ongoing(0), "- - -");
  EXPECT_EQ(t.completed(0), "tollbranch dividend-tree");
  EXPECT_EQ(t.purse(0), 8) << "9 - 4, and 1 for each of its two banners and that of Tollbranch";
  EXPECT_TRUE(t.refuses("R4.7", "build dividend-tree"));
}

TEST(Building, TheEffectOfTheLevelComesFirst) {  // R4.8
  auto t = Table().purse(0, 5).ongoing(0, "rope-scaffold", 2).ongoing(0, "ring-walkway", 1).ongoing(0, "tollbranch", 1);
  t.market("inkwell-cottage");
  t.plays("build rope-scaffold");
  EXPECT_TRUE(t.allows("build inkwell-cottage")) << "in the turn, with the coins of Ring Walkway";
  EXPECT_EQ(t.purse(0), 2) << "which came too late for the effect";
}

TEST(Building, OthersAnswerWhenTheEffectIsDone) {  // R4.9
  auto t = Table().purse(0, 6).ongoing(0, "rope-scaffold", 2).ongoing(0, "ring-walkway", 1).ongoing(0, "tollbranch", 1);
  t.market("inkwell-cottage");
  t.plays("build rope-scaffold");
  EXPECT_EQ(t.told(),
            "Plum pays 5 coins for level 3 of Rope Scaffold. Plum builds level 3 of Rope Scaffold. Plum completes Rope "
            "Scaffold.");
  EXPECT_EQ(t.moves(), "build inkwell-cottage, skip") << "and no coins came yet";
  t.plays("build inkwell-cottage");
  EXPECT_EQ(
      t.told(),
      "Plum pays 1 coin for level 1 of Inkwell Cottage. Plum builds level 1 of Inkwell Cottage. Ring Walkway of Plum "
      "answers. Plum gains 2 coins. Tollbranch of Plum answers. Plum gains 2 coins in the chest.");
}

TEST(Building, WhatAnEffectBuildsIsAnsweredBeforeWhatBuiltIt) {  // R4.9
  auto t = Table().purse(0, 9).ongoing(0, "rope-scaffold", 2).ongoing(0, "strongbox-roost", 2).market("tollbranch");
  t.plays("build rope-scaffold, build tollbranch");
  EXPECT_EQ(t.told(),
            "Plum pays 2 coins for level 1 of Tollbranch. Plum builds level 1 of Tollbranch. Strongbox Roost of Plum "
            "answers. Plum gains 1 coin in the chest. Tollbranch of Plum answers. Plum gains 2 coins in the chest.")
      << "once a turn for the inner level; and who came by it hears of the completion";
  EXPECT_EQ(t.position()["built"], nlohmann::json::array());
}

TEST(Building, AFinishingEffectMayBuildANewCardInItsPlace) {  // R4.8
  auto t = Table().purse(0, 9).ongoing(0, "rope-scaffold", 2).ongoing(0, "ring-walkway", 1).ongoing(0, "tollbranch", 1);
  t.market("bridgewright-span inkwell-cottage");
  t.plays("build rope-scaffold, build bridgewright-span");
  EXPECT_EQ(t.ongoing(0), "bridgewright-span:1 ring-walkway:1 tollbranch:1");
  EXPECT_EQ(t.actor(), "player 0") << "its own effect finds no place";
  EXPECT_TRUE(t.allows("rest apple"));
}

// The rulebook's example: 3 coins for a level that lets another be built for half; its level 3 costs 2 instead of 4,
// and brings coins for its own banners and those completed before.
TEST(Building, TheSynergyExample) {  // R4.8
  auto t =
      Table().purse(0, 5).ongoing(0, "hanging-atelier", 1).ongoing(0, "dividend-tree", 2).completed(0, "tollbranch");
  t.plays("build hanging-atelier");
  EXPECT_EQ(t.purse(0), 2);
  EXPECT_EQ(t.moves(), "build dividend-tree, skip");
  t.plays("build dividend-tree");
  EXPECT_EQ(t.purse(0), 3);
  EXPECT_EQ(t.completed(0), "tollbranch dividend-tree");
}

TEST(Building, TheFruitActionIsUsedOnce) {  // R4.10
  auto cherry = selling().row(0, "cherry");
  cherry.plays("sell cherry, action");
  EXPECT_EQ(cherry.chest(0), 2);
  EXPECT_TRUE(cherry.refuses("R4.10", "action"));
  auto orange = selling().row(0, "orange");
  orange.plays("sell orange, action, take grape");
  EXPECT_EQ(orange.row(0), "grape");
  EXPECT_EQ(orange.actor(), "chance") << "refilled at once";
  auto blueberry = selling().row(0, "blueberry");
  blueberry.plays("sell blueberry, action");
  EXPECT_EQ(blueberry.actor(), "player 0") << "nothing to replace";
  EXPECT_TRUE(blueberry.refuses("R4.10", "action"));
}

TEST(Building, OwnCardsAreDiscardedBetweenEffects) {  // R4.11
  auto t = Table().purse(0, 3).ongoing(0, "rope-scaffold", 2).completed(0, "tollbranch").ongoing(1, "lending-nest", 1);
  EXPECT_TRUE(t.refuses("R4.11", "discard lending-nest"));
  t.plays("discard tollbranch, discard rope-scaffold");
  EXPECT_EQ(t.heap(), "rope-scaffold tollbranch");
  EXPECT_EQ(t.purse(0), 3);
  EXPECT_EQ(t.ongoing(0), "- - -");
}

TEST(Resting, TakesExactlyOneFruit) {  // R5.1
  auto t = Table().row(0, "apple");
  EXPECT_TRUE(t.refuses("R5.1", "rest"));
  t.plays("rest grape");
  EXPECT_EQ(t.row(0), "apple grape");
  auto empty = Table().stalls("").fruit_deck("").last_round(1);
  EXPECT_EQ(empty.moves("rest"), "rest");
}

TEST(Resting, IsOneDecisionWithTheFruit) {  // R5.2
  auto t = Table();
  EXPECT_EQ(t.label("rest apple"), "Rest and take Apple");
  t.plays("rest apple");
  EXPECT_EQ(t.actor(), "chance");
}

TEST(Resting, TheFruitMarketIsRefilledAtOnce) {  // R5.3
  auto t = Table();
  t.plays("rest apple");
  EXPECT_EQ(t.coming(), "Draw a fruit");
  t.plays("fruit valuable-cherry");
  EXPECT_EQ(t.stalls(), "cherry valuable-cherry grape blueberry orange");
  auto empty = Table().fruit_deck("").last_round(1);
  empty.plays("rest apple");
  EXPECT_EQ(empty.stage(), Stage::refill) << "the guild market is next";
  EXPECT_EQ(empty.stalls(), "cherry grape blueberry orange");
}

TEST(Resting, ThePurseKeepsTwo) {  // R5.4
  auto t = Table().purse(0, 7);
  t.plays("rest apple").draws();
  EXPECT_EQ(t.purse(0), 2);
  auto more = Table().purse(0, 7).ongoing(0, "timber-loft", 1).ongoing(0, "burrow-vault", 1);
  more.plays("rest apple").draws();
  EXPECT_EQ(more.purse(0), 5) << "the highest counts";
}

TEST(Resting, TheChestGoesIntoThePurse) {  // R5.5
  auto t = selling().row(0, "grape").purse(0, 1).chest(0, 6);
  t.plays("sell grape, action, rest apple").draws();
  EXPECT_EQ(t.purse(0), 8);
  EXPECT_EQ(t.chest(0), 0);
  EXPECT_EQ(t.state().pub.discounts, (std::array<std::uint16_t, 3>{})) << "and reductions lapse";
}

TEST(Resting, TheTopRowMovesDownAndPlacesAreFilledFromTheBottomLeft) {  // R5.6
  auto t = Table().market("- inkwell-cottage - riddle-corner grand-lectern -");
  t.plays("rest apple").draws();
  EXPECT_EQ(t.market(), "riddle-corner inkwell-cottage - - grand-lectern -");
  t.plays("card lending-nest, card tollbranch, card ring-walkway");
  EXPECT_EQ(t.market(), "riddle-corner inkwell-cottage lending-nest tollbranch grand-lectern ring-walkway");
  EXPECT_EQ(t.turn_of(), "player 1");
}

TEST(Resting, AnEmptyDeckIsMadeOfTheDiscardPile) {  // R5.7
  auto t = Table().market("inkwell-cottage - - - - -").deck("riddle-corner");
  t.plays("rest apple").draws();
  EXPECT_EQ(t.heap().empty(), false);
  t.plays("card riddle-corner");
  EXPECT_EQ(t.heap(), "") << "shuffled when a card is needed";
  EXPECT_EQ(t.actor(), "chance");
}

TEST(Resting, TheLastTurnEndsLikeAnyOther) {  // R5.3, R5.6, R7.3
  auto t = Table().mover(1).last_round(1).market("- inkwell-cottage - riddle-corner");
  t.plays("rest apple, fruit apple, card lending-nest, card tollbranch, card ring-walkway");
  EXPECT_EQ(t.market(), "riddle-corner inkwell-cottage lending-nest tollbranch ring-walkway -");
  t.plays("card penny-perch");
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_EQ(t.market(), "riddle-corner inkwell-cottage lending-nest tollbranch ring-walkway penny-perch");
  EXPECT_EQ(t.stalls(), "apple cherry grape blueberry orange");
}

}  // namespace
}  // namespace understory::tree_society

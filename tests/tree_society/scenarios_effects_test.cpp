// R6: what effects do.
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

const Options kWild{{"guilds", std::string("amoe")}};
const Options kTrade{{"guilds", std::string("abmo")}};

TEST(Effects, OngoingOnesLastAsLongAsTheMarkerStands) {  // R6.1
  auto t = Table().purse(0, 9).ongoing(0, "rope-scaffold", 1).market("inkwell-cottage");
  EXPECT_TRUE(t.allows("build inkwell-cottage by rope-scaffold"));
  t.plays("build rope-scaffold");
  EXPECT_TRUE(t.refuses("R6.16", "build inkwell-cottage by rope-scaffold"));
}

TEST(Effects, AreDoneFromLeftToRightAndWhatIsImpossibleIsVoid) {  // R6.2
  auto t = Table(2, kWild).purse(0, 9).ongoing(0, "swing-market", 1).row(0, "apple cherry");
  t.plays("build swing-market");
  EXPECT_TRUE(t.allows("swap apple grape"));
  t.plays("skip");
  EXPECT_EQ(t.moves(), "sell apple, sell cherry, skip") << "the next one follows";
  auto none = Table(2, kWild).purse(0, 9).ongoing(0, "swing-market", 1);
  none.plays("build swing-market");
  EXPECT_TRUE(none.allows("rest apple")) << "nobody is asked";
}

TEST(Effects, WhatIsGivenIsThePriceOfTheRest) {  // R6.3
  auto t = Table(2, kWild).purse(0, 9).market("pruning-loft lean-to-workshop ring-walkway");
  t.plays("build pruning-loft, prune lean-to-workshop");
  EXPECT_EQ(t.moves(), "prune ring-walkway") << "once some of it is given";
  EXPECT_TRUE(t.refuses("R6.3", "skip"));
  t.plays("prune ring-walkway");
  EXPECT_EQ(t.purse(0), 9) << "9 - 2 + 2";
  auto less = Table(2, kWild).purse(0, 9).market("pruning-loft lean-to-workshop");
  less.plays("build pruning-loft");
  EXPECT_TRUE(less.allows("rest apple")) << "not all of it can be given";
  auto left = Table(2, kWild).purse(0, 9).market("pruning-loft lean-to-workshop ring-walkway");
  left.plays("build pruning-loft, skip");
  EXPECT_EQ(left.purse(0), 7);
}

TEST(Effects, OfAMandatoryOneNothingIsLeftOut) {  // R6.4
  auto t = Table(2, kWild).purse(0, 9).market("leap-of-faith").row(0, "apple");
  t.plays("build leap-of-faith");
  EXPECT_EQ(t.actor(), "chance") << "it reveals without asking";
  t.plays("fruit cherry");
  EXPECT_EQ(t.moves(), "keep cherry");
  t.plays("keep cherry");
  EXPECT_EQ(t.row(0), "apple cherry");
  t.plays("build leap-of-faith");
  EXPECT_EQ(t.purse(0), 3) << "9 - 2 - 3 - 1";
}

TEST(Effects, CoinsAreTakenWithoutAskingAndShiftedByNumber) {  // R6.5
  auto t = Table().purse(0, 9).ongoing(0, "burrow-vault", 1);
  t.plays("build burrow-vault");
  EXPECT_EQ(t.moves(), "shift 1, shift 2, shift 3, skip");
  t.plays("shift 2");
  EXPECT_EQ(t.purse(0), 2);
  EXPECT_EQ(t.chest(0), 4);
  auto any = Table().purse(0, 9).chest(0, 23).market("canopy-treasury");
  any.plays("build canopy-treasury");
  EXPECT_TRUE(any.allows("shift 20")) << "20 at a time";
  any.plays("shift 20");
  EXPECT_EQ(any.moves(), "shift 1, shift 2, shift 3, skip") << "and again";
  any.plays("shift 2");
  EXPECT_EQ(any.purse(0), 29);
  EXPECT_EQ(any.chest(0), 1);
  auto per = Table()
                 .purse(0, 9)
                 .ongoing(0, "ledger-bough", 1)
                 .completed(0, "tollbranch lending-nest sapgold-mint penny-perch");
  per.plays("build ledger-bough");
  EXPECT_EQ(per.chest(0), 3) << "at most 3";
}

TEST(Effects, OpenReductionsWaitForALaterLevel) {  // R6.6
  auto t = Table().purse(0, 9).ongoing(0, "nested-galleries", 1).ongoing(0, "inkwell-cottage", 1);
  t.plays("build nested-galleries, build inkwell-cottage less 1");
  EXPECT_EQ(t.purse(0), 2);
  EXPECT_EQ(t.why("build nested-galleries less 1"), "There is no open reduction of 1. (R6.6)");
}

TEST(Effects, FruitIsTakenSwappedAndReturned) {  // R6.7
  auto take = Table(2, kTrade).purse(0, 9).market("basket-weavers");
  take.plays("build basket-weavers, take orange");
  EXPECT_EQ(take.row(0), "orange");
  auto swap = Table(2, kTrade).purse(0, 9).ongoing(0, "basket-weavers", 1).row(0, "apple valuable-apple");
  swap.plays("build basket-weavers");
  EXPECT_FALSE(swap.allows("swap apple apple"));
  EXPECT_TRUE(swap.allows("swap valuable-apple apple")) << "another kind";
  swap.plays("swap apple grape, swap valuable-apple apple");
  EXPECT_EQ(swap.row(0), "apple grape");
  EXPECT_EQ(swap.stalls(), "apple valuable-apple cherry blueberry orange");
  EXPECT_EQ(swap.actor(), "player 0") << "nothing is drawn";
  auto back = Table(2, kTrade).purse(0, 9).market("orchard-auction").row(0, "apple");
  back.plays("build orchard-auction, return apple, return grape");
  EXPECT_EQ(back.aside(), "apple grape");
  EXPECT_EQ(back.actor(), "player 0");
  back.plays("skip");
  EXPECT_EQ(back.actor(), "chance");
  back.plays("fruit cherry, fruit cherry");
  EXPECT_EQ(back.moves(), "sell apple, skip");
}

TEST(Effects, GuildCardsAreReplacedTogether) {  // R6.8
  auto t = Table().stage(Stage::sell).row(0, "blueberry").market("inkwell-cottage riddle-corner - tollbranch - -");
  t.plays("sell blueberry, action, replace riddle-corner, replace tollbranch");
  EXPECT_EQ(t.market(), "inkwell-cottage - - - - -");
  t.plays("skip, card lending-nest, card penny-perch");
  EXPECT_EQ(t.market(), "inkwell-cottage lending-nest - penny-perch - -") << "no other places, and none moves down";
  auto lantern = Table(2, kWild).purse(0, 9).market("fog-lantern compost-court");
  lantern.plays("build fog-lantern");
  EXPECT_EQ(lantern.market(), "- - - - - -");
  EXPECT_EQ(lantern.actor(), "chance");
  lantern.draws();
  EXPECT_EQ(lantern.actor(), "player 0") << "only the place that was emptied by it";
}

TEST(Effects, AnEffectBuildsOneLevelOfAnotherCard) {  // R6.9
  auto t = Table()
               .purse(0, 9)
               .ongoing(0, "crown-platform", 1)
               .ongoing(0, "inkwell-cottage", 1)
               .market("riddle-corner - - lending-nest");
  t.plays("build crown-platform");
  EXPECT_EQ(t.moves(), "build riddle-corner, build lending-nest, build inkwell-cottage, skip");
  t.plays("build inkwell-cottage");
  EXPECT_EQ(t.purse(0), 2) << "9 - 5 - 2";
  auto heap = Table(2, kWild).purse(0, 3).market("regrowth-ring").heap("spyglass-nest");
  heap.plays("build regrowth-ring, build spyglass-nest");
  EXPECT_EQ(heap.purse(0), 0) << "for free";
  EXPECT_EQ(heap.moves(), "reveal, skip") << "and does what it says";
}

TEST(Effects, RevealedFruitIsKeptOrSoldAndTheRestGoesBack) {  // R6.10
  auto t = Table(2, kWild).purse(0, 9).market("rain-gauge").row(1, "cherry");
  t.plays("build rain-gauge");
  EXPECT_EQ(t.moves(), "reveal, skip");
  t.plays("reveal, fruit cherry, fruit cherry, fruit apple");
  EXPECT_EQ(t.aside(), "apple cherry cherry");
  EXPECT_TRUE(t.refuses("R6.10", "skip"));
  EXPECT_TRUE(t.refuses("R6.10", "keep grape"));
  t.plays("keep apple");
  EXPECT_EQ(t.aside(), "");
  EXPECT_EQ(t.row(0), "apple");
  auto sale = Table(2, kWild).purse(0, 9).ongoing(0, "rain-gauge", 1).row(1, "cherry");
  sale.plays("build rain-gauge, reveal, fruit cherry, fruit cherry, fruit apple");
  EXPECT_EQ(sale.moves(), "sell apple, sell cherry, skip");
  sale.plays("sell cherry");
  EXPECT_EQ(sale.purse(0), 7) << "9 - 5, and 3: the other's, the market's and itself, not the one beside it";
  EXPECT_EQ(sale.sold(0), "cherry");
}

TEST(Effects, RevealedGuildCardsAreBuiltOrCounted) {  // R6.11
  auto t = Table(2, kWild).purse(0, 9).market("- - - spyglass-nest");
  t.plays("build spyglass-nest, reveal, card storm-rigging, card trophy-bower, card fog-lantern");
  EXPECT_EQ(t.moves(), "build fog-lantern, build trophy-bower, build storm-rigging, skip");
  t.plays("build trophy-bower");
  EXPECT_EQ(t.purse(0), 5) << "9 - 3 - 1, without 1 more";
  EXPECT_EQ(t.ongoing(0), "spyglass-nest:1 trophy-bower:1 -");
  EXPECT_TRUE(t.state().pub.deck.has(t.card("fog-lantern")));
  auto counted = Table(2, kWild).purse(0, 9).ongoing(0, "fog-lantern", 1);
  counted.plays(
      "build fog-lantern, reveal, card trophy-bower, card storm-rigging, card compost-court, card ring-walkway");
  EXPECT_EQ(counted.purse(0), 8) << "9 - 4 + 3";
}

TEST(Effects, GivenUpFruitIsNoSale) {  // R6.12
  auto t = Table(2, kWild).purse(0, 9).ongoing(0, "herbarium", 1).row(0, "apple cherry");
  t.plays("build herbarium, give-up apple");
  EXPECT_EQ(t.purse(0), 8);
  EXPECT_EQ(t.sold(0), "apple");
  EXPECT_EQ(t.state().pub.sold_types, 0);
  auto poor = Table(2, kWild).purse(0, 3).ongoing(0, "leap-of-faith", 1);
  EXPECT_TRUE(poor.refuses("R4.4", "build leap-of-faith")) << "and one more to pay";
}

TEST(Effects, OwnCardsAreDiscardedForABenefit) {  // R6.13
  auto t = Table(2, kWild)
               .purse(0, 9)
               .ongoing(0, "regrowth-ring", 1)
               .ongoing(0, "ring-walkway", 2)
               .completed(0, "lean-to-workshop");
  t.plays("build regrowth-ring");
  EXPECT_EQ(t.moves(), "discard ring-walkway, skip") << "Ongoing only, and another card";
  t.plays("discard ring-walkway");
  EXPECT_EQ(t.chest(0), 6) << "3 for each of its two levels";
  auto grove = Table(2, kWild).purse(0, 9).ongoing(0, "offering-grove", 2).completed(0, "lean-to-workshop");
  grove.plays("build offering-grove, discard lean-to-workshop");
  EXPECT_EQ(grove.completed(0), "offering-grove");
}

TEST(Effects, PrunedPlacesWaitForTheRest) {  // R6.14
  auto t = Table(2, kWild).purse(0, 9).market("seedling-nursery lean-to-workshop");
  t.plays("build seedling-nursery, prune lean-to-workshop");
  EXPECT_EQ(t.market(), "- - - - - -");
  EXPECT_EQ(t.actor(), "player 0");
  EXPECT_EQ(t.heap(), "lean-to-workshop");
}

TEST(Effects, ListeningOnesAnswerAtOnce) {  // R6.15
  auto t = Table(2, kTrade).stage(Stage::sell).row(0, "apple apple cherry");
  t.ongoing(0, "pantry-stilts", 2).ongoing(0, "caravan-crown", 1).ongoing(0, "sapgold-mint", 1);
  t.plays("sell apple");
  EXPECT_EQ(t.chest(0), 1) << "coins first";
  EXPECT_EQ(t.moves(), "use pantry-stilts, use caravan-crown, skip");
  t.plays("use caravan-crown, swap cherry grape");
  EXPECT_EQ(t.moves(), "take apple, take cherry, take blueberry, take orange, skip") << "the last begins at once";
  auto none = Table(2, kTrade).stage(Stage::sell).row(0, "apple apple cherry");
  none.ongoing(0, "pantry-stilts", 2).ongoing(0, "caravan-crown", 1);
  none.plays("sell apple, skip");
  EXPECT_TRUE(none.allows("rest apple")) << "all that wait are left out";
  auto once = Table(2, kTrade).stage(Stage::sell).row(0, "apple cherry grape").ongoing(0, "hagglers-hammock", 1);
  once.plays("sell apple, action, sell cherry");
  EXPECT_EQ(once.chest(0), 1) << "once a turn";
  auto mulch = Table(2, kTrade).ongoing(0, "mulch-terrace", 1).completed(0, "tollbranch");
  mulch.plays("discard tollbranch");
  EXPECT_EQ(mulch.purse(0), 4);
  mulch.plays("discard mulch-terrace");
  EXPECT_EQ(mulch.purse(0), 4) << "not to itself";
  auto levels = Table().purse(0, 9).ongoing(0, "lean-to-workshop", 2).ongoing(0, "inkwell-cottage", 1);
  levels.plays("build inkwell-cottage");
  EXPECT_EQ(levels.purse(0), 5);
  levels.plays("build inkwell-cottage");
  EXPECT_EQ(levels.purse(0), 1) << "level 3 only";
}

TEST(Effects, ReductionsAreUsedUpAndPricesRise) {  // R6.16
  auto t = Table().purse(0, 9).ongoing(0, "rope-scaffold", 1).market("inkwell-cottage riddle-corner");
  t.plays("build inkwell-cottage by rope-scaffold");
  EXPECT_EQ(t.purse(0), 8);
  EXPECT_EQ(t.why("build riddle-corner by rope-scaffold"),
            "The reduction of Rope Scaffold is used up this turn. (R6.16)");
  EXPECT_TRUE(t.refuses("R6.16", "build inkwell-cottage by rope-scaffold"));
  auto up = Table(2, kTrade).ongoing(0, "blue-awning", 1);
  EXPECT_EQ(up.price(0, "grape"), 2);
  EXPECT_EQ(up.price(1, "grape"), 1);
  EXPECT_EQ(up.price(0, "apple"), 1);
}

TEST(Effects, AFruitsActionIsUsedWithoutSellingIt) {  // R6.17
  auto t = Table(2, kTrade).purse(0, 9).market("tasting-booth").row(0, "valuable-cherry apple").sold_types("cherry");
  t.plays("build tasting-booth");
  EXPECT_EQ(t.moves(), "perform apple, perform cherry, skip");
  t.plays("perform cherry");
  EXPECT_EQ(t.chest(0), 2);
  EXPECT_EQ(t.row(0), "apple valuable-cherry");
}

}  // namespace
}  // namespace understory::tree_society

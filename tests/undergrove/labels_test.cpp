// What is said of a move before it is made: what it is, and what it costs and brings up to the next decision.
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

TEST(Label, OfSunlightCountsWhatMushroomsAdd) {  // R5.8, R4.6
  auto t = Table().tile("brown-roll-rim", 1, 1).roots(0, "1,1", "earthlover brown-roll-rim").ready(0, "ring");
  EXPECT_EQ(Table().label("photosynthesize"),
            "Photosynthesize (pay nitrogen for as much carbon, ready all tokens and discard mushrooms): gain 2 carbon");
  EXPECT_EQ(t.label("photosynthesize"),
            "Photosynthesize (pay nitrogen for as much carbon, ready all tokens and discard mushrooms): gain 3 carbon");
  t.plays("photosynthesize");
  EXPECT_EQ(t.stock(0), "C7 N2 P2 K2");
  EXPECT_EQ(t.label("convert 0"),
            "Keep the nitrogen: gain a ready pores token, a ready gills token and a ready other token");
  EXPECT_EQ(t.label("convert 2"),
            "Pay 2 nitrogen, gain 2 carbon, a ready pores token, a ready gills token and a ready other token");
  auto lit = Table().stock(0, {4, 4, 2, 2}).plays("photosynthesize");
  EXPECT_EQ(lit.label("convert 4"), "Pay 4 nitrogen, gain 4 carbon and 1 step on goal 1A");
  auto poor = Table().stock(0, {4, 0, 2, 2});
  EXPECT_EQ(poor.label("photosynthesize"), "Photosynthesize (discard mushrooms): gain 2 carbon")
      << "without nitrogen and with all tokens ready there is nothing else to come";
}

TEST(Label, OfACopyNamesNoTokenOfTheCopied) {  // R4.7
  auto t = Table().tile("suede-bolete", -1, -1).tile("zellers-bolete", -1, 1).plant(0, -1, -1, "suede-bolete");
  EXPECT_EQ(t.label("activate suede-bolete"),
            "Activate Suede Bolete (copy a mushroom of the same type): pay a ready pores token");
  t.plays("activate suede-bolete");
  EXPECT_EQ(t.label("copy painted-suillus"), "Copy Painted Suillus: pay 1 carbon, gain 1 nitrogen and 1 phosphorus");
  EXPECT_EQ(t.label("copy zellers-bolete"), "Copy Zeller’s Bolete (gain 4 cubes of any kind): pay 2 carbon");
}

TEST(Label, SaysWhatCannotBeCounted) {  // R4.8, R4.10
  auto t = Table().tile("sunshine-amanita", 1, 1).tile("gassy-webcap", 2, 1);
  t.roots(0, "1,1", "sunshine-amanita").plant(0, 2, 2, "gassy-webcap").ready(0, "ring gills other");
  EXPECT_EQ(t.label("activate sunshine-amanita"),
            "Activate Sunshine Amanita (each other player gains 1 nitrogen): pay a ready ring token and 1 carbon, gain "
            "3 nitrogen and 1 potassium");
  EXPECT_EQ(t.label("activate gassy-webcap"),
            "Activate Gassy Webcap (take another action): pay a ready ring token, gain a ready pores token");
  auto alone = Table(1).tile("sunshine-amanita", 1, 1).roots(0, "1,1", "sunshine-amanita");
  EXPECT_EQ(alone.label("activate sunshine-amanita"),
            "Activate Sunshine Amanita: pay a ready ring token and 1 carbon, gain 3 nitrogen and 1 potassium")
      << "there is no other player";
}

TEST(Label, PromisesNoActionThatWasGivenBefore) {  // R4.8, R4.11
  auto t =
      Table().tile("mouse-trich", 1, 1).tile("gassy-webcap", 2, 1).stack(4, "carbon one-point").bonus(0, 4, "ready");
  t.roots(0, "1,1", "mouse-trich").plant(0, 2, 2, "gassy-webcap");
  auto chooses = t;
  t.plays("activate gassy-webcap, use 4");
  EXPECT_EQ(t.label("activate gassy-webcap"), "Activate Gassy Webcap: pay a ready ring token");
  chooses.plays("activate mouse-trich, pick 2, use 4");
  EXPECT_EQ(chooses.label("activate mouse-trich"), "Activate Mouse Trich (gain 1 nitrogen): pay a ready gills token");
}

TEST(Label, OfStepsWithoutEffectPromisesNothing) {  // R4.1, R4.3, R4.5
  auto pack = nlohmann::json::parse(standard_pack());
  for (auto& tile : pack["tiles"])
    if (tile["name"] == "fly-agaric") {
      tile["points"] = {{"cubes", {2, 3}}};
      tile["program"] = {{{"put", 2}}, {{"choose", {{{"ready", {"pores"}}}, {{"gain", {{"nitrogen", 1}}}}}}}};
    }
  auto t = Table(2, {}, pack.dump()).roots(0, "1,1", "fly-agaric");
  auto full = t;
  EXPECT_EQ(
      t.label("activate fly-agaric"),
      "Activate Fly Agaric (put a cube from the supply on this mushroom and either ready the pores token or gain 1 "
      "nitrogen): pay a ready ring token and 1 carbon")
      << "there is room for one";
  full.cubes("fly-agaric", 1);
  EXPECT_EQ(
      full.label("activate fly-agaric"),
      "Activate Fly Agaric (either ready the pores token or gain 1 nitrogen): pay a ready ring token and 1 carbon");
  t.plays("activate fly-agaric");
  EXPECT_EQ(t.label("pick 1"), "Gain nothing") << "it is ready";
}

TEST(Label, OfAChoiceIsWhatItBrings) {  // R4.11
  auto t = Table().tile("mouse-trich", 1, 1).roots(0, "1,1", "mouse-trich");
  EXPECT_EQ(t.label("activate mouse-trich"),
            "Activate Mouse Trich (either gain 1 nitrogen or take another action): pay a ready gills token");
  t.plays("activate mouse-trich");
  EXPECT_EQ(t.label("pick 1"), "Gain 1 nitrogen");
  EXPECT_EQ(t.label("pick 2"), "Pick this: take another action");
}

TEST(Label, OfAMushroomToPlaceSaysWhatItsWorthDependsOn) {  // R9.4
  auto t = Table().hand(0, "king-bolete yellow-veiled-amanita yellow-tipped-coral").plays("partner, pay nitrogen");
  EXPECT_EQ(t.label("play king-bolete"),
            "Place King Bolete, worth 3 (it says: gain 2 phosphorus, gain 2 potassium and each other player gains 1 "
            "phosphorus)");
  EXPECT_EQ(t.label("play yellow-veiled-amanita"),
            "Place Yellow-veiled Amanita, worth 0, 2 and 4 by the cubes on it, from 0 (it says: gain 2 cubes of any "
            "kind and put a cube from the supply on this mushroom)");
  EXPECT_EQ(
      t.label("play yellow-tipped-coral"),
      "Place Yellow-tipped Coral, worth 2, and 1 for each neighbour of its type (it says: ready the pores token and "
      "either gain 1 nitrogen or take another action)");
}

TEST(Label, TellsWhatIsPaidAndGainedByOneMove) {  // R6.3, R7.2
  auto t = Table().roots(0, "1,1", "fly-agaric").plays("absorb, seedling 1,1, source fly-agaric");
  EXPECT_EQ(t.label("flip ring"), "Pay a ready ring token");
  t.plays("flip ring");
  EXPECT_EQ(t.label("pay nitrogen"), "Pay 1 nitrogen, gain 1 nitrogen") << "which stone 1 gives";
  EXPECT_EQ(t.label("pay potassium"), "Pay 1 potassium, gain 1 nitrogen");
}

TEST(Label, OfAPlaceSaysWhatLiesThere) {  // R2.7, R5.1, R5.2
  auto begin = Table::fresh(2).plays("corner 1,1");
  EXPECT_EQ(begin.label("corner 0,0"), "On corner 0,0, touching Earthlover, Painted Suillus and Common Deceiver");
  auto t = Table().hand(0, "king-bolete").plays("reproduce, pay nitrogen, play king-bolete");
  EXPECT_EQ(t.label("space 1,1"), "On space 1,1, beside Fly Agaric and Pacific Golden Chanterelle");
  t.plays("space 1,1");
  EXPECT_EQ(t.label("corner 2,1"), "On corner 2,1, touching King Bolete and Fly Agaric");
}

TEST(Label, OfABonusTileIsWhatItBringsNow) {  // R3.4
  auto t = Table().stack(4, "carbon one-point").bonus(0, 4, "ready");
  auto used = t;
  EXPECT_EQ(t.label("use 4"), "Use the bonus tile of stone 4") << "all tokens are ready";
  used.ready(0, "ring gills other");
  EXPECT_EQ(used.label("use 4"), "Use the bonus tile of stone 4: gain a ready pores token");
}

TEST(WhyNot, AbsorbingNeedsATokenOfAnyType) {  // R6.3
  auto t = Table().roots(0, "1,1", "fly-agaric").ready(0, "");
  EXPECT_EQ(t.why("absorb"), "All your tokens are used; absorbing takes one, of any type. (R6.3)");
  EXPECT_EQ(t.why("activate fly-agaric"), "The ring token is used. (R4.1)");
}

}  // namespace
}  // namespace understory::undergrove

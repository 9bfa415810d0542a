// Chapter 11 of RULES.md: alone against the Elder.
#include "engine/playout.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

constexpr const char* kPass = "photosynthesize, convert 0, done";

// The player passes, and the Elder plays the card.
Table elder_plays(Table t, const std::string& card, const std::string& draws = "") {
  return t.elder(card).plays(std::string(kPass) + ", card " + (card == "s14" ? "s13" : "s14") + draws);
}
Table solo(const std::string& level = "II") { return Table(1, {{"level", level}}); }

TEST(Elder, SitsOppositeAndPaysNothing) {  // R11.1
  auto t = solo();
  EXPECT_EQ(t.game().seats(), 1);
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 0: earthlover");
  EXPECT_EQ(t.plant(1, 0, 0), "seedling 0: earthlover");
  EXPECT_EQ(t.stock(1), "C0 N0 P0 K0");
  EXPECT_EQ(t.ready(1), "");
  EXPECT_EQ(t.state().pub.stack_size[0], 3);
}

TEST(Elder, HasACardDeckForEachLevel) {  // R11.2
  for (const char* level : {"I", "II", "III", "IV"}) {
    auto t = Table::fresh(1, {{"level", std::string(level)}, {"goals", std::string("starting")}});
    State state = t.state();
    Rng rng(1);
    while (state.pub.stage != Stage::forecast) t.game().apply(state, t.game().sample_chance(state, rng), NoEvents{});
    MoveList moves;
    t.game().legal_moves(state, moves);
    EXPECT_EQ(moves.size(), 18U) << level;
  }
}

TEST(Elder, ShowsItsNextCard) {  // R11.3
  auto t = solo().elder("s14");
  t.plays(kPass);
  EXPECT_EQ(t.question(), "The Elder’s next card is turned up.");
  EXPECT_EQ(t.game().turn_of(t.state()), kNobody) << "it is the Elder's";
  t.plays("card s01");
  EXPECT_EQ(t.happened(),
            "The Elder will play Drink (s01): absorb, reach 1. The Elder moves 1 step on goal 1A: turns with "
            "6 carbon. The Elder rests.");
  EXPECT_EQ(t.actor(), "player 0");
}

TEST(Elder, MarksTheGoalsOfItsCards) {  // R11.4
  auto t = elder_plays(solo(), "s14");
  EXPECT_EQ(t.mark(1, 0), 1) << "1A";
}

TEST(Elder, DrinksInItsOrder) {  // R11.5
  auto t = elder_plays(solo().plant(1, 0, -1, "common-deceiver", 2), "s01");
  EXPECT_EQ(t.plant(1, 0, -1), "tree 0: common-deceiver") << "most carbon first";
  EXPECT_EQ(t.track(1), 1);
  auto none = elder_plays(solo().no_carbon().tile("king-bolete", 2, 0).carbon("king-bolete", 1), "s01");
  EXPECT_EQ(none.plant(1, 0, 0), "seedling 0: earthlover painted-suillus")
      << "out of reach: a root; pores before gills";
  EXPECT_EQ(none.track(1), 0);
}

TEST(Elder, PlacesRootsOnTheBestMushrooms) {  // R11.6
  auto t = elder_plays(solo().plant(1, -1, 0, "painted-suillus", 0, true).tile("scaly-vase", -2, 0), "s10");
  EXPECT_EQ(t.plant(1, -1, 0), "tree 0: painted-suillus scaly-vase") << "the tree first, worth 4";
  EXPECT_EQ(t.plant(1, 0, 0), "seedling 0: earthlover painted-suillus") << "then compass S-W and the wheel decide";
}

TEST(Elder, PlacesAMushroomBesideAPlant) {  // R11.7
  auto t = elder_plays(solo(), "s11", ", deal king-bolete");
  EXPECT_EQ(tile_at(t.state().pub.forest, spot(-1, -1)), t.game().parse("deal king-bolete").tile());
}

TEST(Elder, Sprouts) {  // R11.8
  auto t = elder_plays(solo(), "s07", ", deal king-bolete");
  const Tile king = t.game().parse("deal king-bolete").tile();
  EXPECT_EQ(tile_at(t.state().pub.forest, spot(1, 1)), king) << "two neighbours, near, and furthest east and north";
  EXPECT_EQ(t.plant(1, 2, 1), "seedling 0: fly-agaric") << "two mushrooms touch it; the first letter is E";
}

TEST(Elder, FeedsAMushroom) {  // R11.9
  auto t = elder_plays(solo().tile("king-bolete", -1, -1).roots(1, "0,0", "earthlover king-bolete"), "s12");
  EXPECT_EQ(t.carbon("king-bolete"), 1);
  EXPECT_EQ(t.stock(0), "C6 N2 P3 K2") << "the other player gains";
  auto bare = elder_plays(solo(), "s12");
  EXPECT_EQ(bare.carbon("earthlover"), 1);
}

TEST(Elder, LooksByCompassWheelAndLens) {  // R11.10
  auto north = elder_plays(solo().roots(1, "0,0", ""), "s01");
  auto t = elder_plays(solo(), "s02");
  EXPECT_EQ(t.carbon("common-deceiver"), 0) << "all are one step away and the player is on none: furthest south";
  auto e = elder_plays(solo(), "s03");
  EXPECT_EQ(e.carbon("fly-agaric"), 0) << "furthest east";
  EXPECT_EQ(north.track(1), 0);
}

TEST(Elder, ClimbsItsOwnWay) {  // R11.11
  auto two = elder_plays(solo().track(1, 1), "s02");
  EXPECT_EQ(two.question(), "The Elder keeps a bonus tile.");
  two.plays("activate earthlover");
  EXPECT_EQ(two.state().pub.players[seat(1)].face_down, 1);
  EXPECT_EQ(two.happened(seat(0)).find("1 nitrogen of"), std::string::npos) << "seen by nobody";
  auto three = elder_plays(solo().track(1, 2), "s02");
  EXPECT_EQ(three.plant(1, 0, 0), "seedling 1: earthlover painted-suillus");
  auto end = elder_plays(solo().track(1, 8), "s02");
  EXPECT_EQ(end.points(1).bonus, 2);
  EXPECT_EQ(end.state().pub.last_round, end.state().pub.round);
}

TEST(Elder, ScoresLikeAPlayerButForLeftovers) {  // R11.12
  auto t = Table(1, {{"round_limit", std::int64_t{1}}}).stack(2, "nitrogen phosphorus").bonus(1, 2, "potassium");
  t.elder("s14").passes_round().passes_round();
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_GE(t.points(1).bonus, 1);
  EXPECT_EQ(t.points(1).leftovers, 0);
  const Scores scores = t.game().scores(t.state());
  EXPECT_EQ(scores.rivals, 1);
  EXPECT_EQ(scores.rank[seat(0)] == 1, scores.total[seat(0)] > scores.total[seat(1)]);
  EXPECT_EQ(scores.rank[seat(0)] + scores.rank[seat(1)], 3);
}

TEST(Elder, AlwaysFinishes) {  // R11.1
  for (const char* level : {"I", "II", "III", "IV"}) {
    const Game game = game_of(1, {{"level", std::string(level)}, {"goals", std::string("random8")}});
    Rng rng(5);
    for (int i = 0; i < 20; ++i) {
      State state = game.new_game();
      playout(game, state, rng);
      EXPECT_EQ(game.actor(state), kNobody);
    }
  }
}

}  // namespace
}  // namespace understory::undergrove

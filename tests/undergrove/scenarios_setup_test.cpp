// Chapters 1, 2 and 10 of RULES.md: the forest, the pieces, the setup and the guided first game.
#include "tests/support/refusal.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

TEST(Seats, AreOneToFour) {  // R1.1
  for (int seats = 1; seats <= 4; ++seats) EXPECT_EQ(game_of(seats, {}).seats(), seats);
  refused("engine.seats", [] { game_of(0, {}); });
  refused("engine.seats", [] { game_of(5, {}); });
  Table t(3);
  EXPECT_EQ(t.actor(), "player 0");
  t.plays("activate earthlover, gain nitrogen, done");
  EXPECT_EQ(t.actor(), "player 1");
}

TEST(Deck, HasFortyEightMushroomsOrForty) {  // R1.2, R12.3
  EXPECT_EQ(game_of(2, {}).deck().size(), 48);
  EXPECT_EQ(game_of(2, {{"deck", std::string("core")}}).deck().size(), 40);
}

TEST(Forest, IsAGridAroundEarthlover) {  // R1.3
  Table t;
  const Forest& forest = t.state().pub.forest;
  const auto at = [&](int x, int y) { return t.game().tile(tile_at(forest, spot(x, y))).name; };
  EXPECT_EQ(at(0, 0), "earthlover");
  EXPECT_EQ(at(1, 0), "fly-agaric");
  EXPECT_EQ(at(0, 1), "pacific-golden-chanterelle");
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 0: earthlover") << "the north-east corner of Earthlover is 1,1";
}

// A line of all tiles to the east reaches as far as a forest can, and there are as many spaces as there can be.
TEST(Forest, ReachesFortyNineSpacesAtMost) {  // R1.3
  Public pub = Table().state().pub;
  int x = 1;
  for (std::uint8_t i = kStartTiles; i < kMostTiles; ++i) place_tile(pub, Tile{i}, spot(++x, 0));
  EXPECT_EQ(x, 49);
  EXPECT_EQ(pub.forest.tiles.size(), 53);
  SpotList spots;
  open_spaces(pub.forest, spots);
  EXPECT_LE(spots.size(), 108U);
  EXPECT_TRUE(in_reach(spot(x + 1, 0)));
  free_corners(pub, spots);
  EXPECT_LE(spots.size(), 108U);
  EXPECT_GT(spots.size(), 90U);
  TileSet from;
  from.add(Tile{0});
  EXPECT_EQ(distance(pub.forest, from, Tile{52}), 49);
}

TEST(Types, AreFourAndEarthloverHasNone) {  // R1.4
  const Game game = game_of(2, {});
  EXPECT_EQ(game.type(Tile{0}), Type::none);
  std::array<int, kTypes> count{};
  for (const Tile tile : game.deck()) ++count[raw(game.type(tile))];
  EXPECT_EQ(count, (std::array<int, kTypes>{12, 12, 12, 12}));
}

TEST(Pieces, AreLimited) {  // R1.5
  Table t;
  for (int i = 0; i < 4; ++i)
    t.tile(std::vector<std::string>{"king-bolete", "scaly-vase", "fat-jack", "candy-cap"}[static_cast<std::size_t>(i)],
           2 + i, 0);
  for (int i = 0; i < 5; ++i) t.plant(0, 2 + i, 1, i == 4 ? "candy-cap" : "");
  t.stock(0, {5, 5, 5, 5});
  EXPECT_TRUE(t.refuses("R5.1", "reproduce")) << "six seedlings are out";
  EXPECT_TRUE(t.allows("partner"));
}

TEST(Supply, NeverRunsOut) {  // R1.6
  auto t = Table().stock(0, {4, 200, 2, 2}).plays("photosynthesize, convert 200, done");
  EXPECT_EQ(t.stock(0), "C206 N0 P2 K2");
}

TEST(Setup, LaysFiveMushroomsAndCarbon) {  // R2.1
  auto t = Table::fresh(2);
  EXPECT_EQ(t.state().pub.forest.tiles.size(), 5);
  for (const char* name : {"painted-suillus", "fly-agaric", "pacific-golden-chanterelle", "common-deceiver"})
    EXPECT_EQ(t.carbon(name), 1) << name;
  EXPECT_EQ(t.carbon("earthlover"), 0);
}

TEST(Setup, GivesResourcesAndTokens) {  // R2.2
  Table t;
  EXPECT_EQ(t.stock(0), "C4 N2 P2 K2");
  EXPECT_EQ(t.ready(1), "ring pores gills other");
}

TEST(Setup, DealsThreeMushroomsEachFromThePile) {  // R2.3, R2.4
  auto t = Table::fresh(2);
  EXPECT_EQ(t.actor(), "chance");
  EXPECT_EQ(t.question(), "The first hands are dealt.");
  t.plays("deal king-bolete, deal scaly-vase, deal fat-jack, deal candy-cap");
  EXPECT_EQ(t.hand(0), "king-bolete scaly-vase fat-jack");
  EXPECT_EQ(t.hand(1), "candy-cap");
  EXPECT_TRUE(t.refuses("R2.3", "deal king-bolete")) << "each is there once";
  EXPECT_TRUE(t.refuses("R2.3", "corner 1,1"));
}

TEST(Setup, DealsThreeBonusTilesToAStoneOrFour) {  // R2.5
  for (int seats = 2; seats <= 4; ++seats)
    EXPECT_EQ(Table(seats).state().pub.stack_size[0], seats == 4 ? 4 : 3) << seats;
}

TEST(Setup, ChoosesThreeGoals) {  // R2.6, R12.3
  auto t = Table::fresh(2);
  t.plays("corner 1,1");
  const auto& goals = t.state().pub.goals;
  EXPECT_NE(goals[0], goals[1]);
  auto named = Table(2, {{"goals", std::string("1B,4A,7A")}});
  EXPECT_EQ(named.game().pack().goals[raw(named.state().pub.goals[1])].name, "4A");
  EXPECT_EQ(Table().game().pack().goals[raw(Table().state().pub.goals[2])].name, "3A") << "a starting goal";
  for (const char* wrong : {"1A,1B,2A", "1A,2A", "9A,1A,2A", "all", "1A;2A;3A"})
    refused("undergrove.option.goals", [&] { game_of(2, {{"goals", std::string(wrong)}}); });
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(game_of(2, {{"goals", std::string("random8")}}).seats() == 2);
}

TEST(Corners, AreChosenInTurnAndTheOthersStayBlocked) {  // R2.7
  auto t = Table::fresh(2, {{"goals", std::string("starting")}});
  t.plays("corner 1,1");
  EXPECT_EQ(t.moves(), "corner 0,1, corner 0,0, corner 1,0");
  EXPECT_TRUE(t.refuses("R2.7", "corner 1,1"));
  EXPECT_TRUE(t.refuses("R2.7", "corner 2,1"));
  t.plays("corner 0,0");
  EXPECT_EQ(t.plant(1, 0, 0), "seedling 0: earthlover");
  t.plays("reproduce, done");
  EXPECT_TRUE(t.refuses("R5.1", "corner 0,1"));
}

TEST(Secrets, AreHandsBonusTilesAndThePile) {  // R2.8
  auto t = Table().hand(0, "king-bolete scaly-vase").stack(2, "nitrogen carbon ready").bonus(1, 4, "two-points");
  t.stack(4, "nitrogen carbon");
  const View mine = t.game().observe(t.state(), seat(0));
  const View watched = t.game().observe(t.state(), kSpectator);
  EXPECT_EQ(mine.mine.hand.size(), 2);
  EXPECT_TRUE(watched.mine.hand.empty());
  EXPECT_EQ(watched.pub.players[seat(0)].hand_size, 2);
  EXPECT_EQ(watched.pub.players[seat(1)].face_down, 2) << "of stone 4";
  const auto seen = t.game().view_json(mine);
  EXPECT_EQ(seen["mine"]["hand"].size(), 2U);
  EXPECT_EQ(seen["players"][1]["bonus"], nlohmann::json::parse("[4]"));
  EXPECT_EQ(seen["players"][1]["hand"], 3);
}

TEST(QuickSprout, IsNotPlayedWithOtherGoals) {  // R10.1
  const auto guided = [](const char* goals) {
    return game_of(2, {{"quick_sprout", true}, {"goals", std::string(goals)}});
  };
  for (const char* other : {"random8", "1B,4A,7A"})
    EXPECT_EQ(refused("undergrove.option.guided-goals", [&] { guided(other); }),
              "quick_sprout is played with the starting goals; goals=" + std::string(other) + " cannot go with it.");
  for (const char* same : {"starting", "random"})  // the default is nobody's wish, and records write it out
    EXPECT_EQ(guided(same).new_game().pub.goals, game_of(2, {{"goals", std::string("starting")}}).new_game().pub.goals);
}

TEST(GuidedGame, HasFixedHandsAndCorners) {  // R10.1
  auto t = Table(4, {{"quick_sprout", true}});
  EXPECT_EQ(t.hand(0), "surprise-webcap zellers-bolete yellow-tipped-coral");
  EXPECT_EQ(t.plant(3, 0, 1), "seedling 0: earthlover");
  EXPECT_EQ(t.game().pack().guides[2].turns.size(), 4U);
  Rng rng(1);
  const State world = t.game().determinise(t.game().observe(t.state(), seat(0)), rng);
  EXPECT_TRUE(world.own[seat(2)].hand == t.state().own[seat(2)].hand) << "all know the guides";
}

TEST(GuidedGame, CanBePlayedAsTheGuidesSay) {  // R10.1
  auto t = Table(4, {{"quick_sprout", true}});
  const auto turn = [&](int guide, int number) {
    std::string moves;
    for (const std::string& move :
         t.game().pack().guides[static_cast<std::size_t>(guide)].turns[static_cast<std::size_t>(number)].moves)
      moves += (moves.empty() ? "" : ", ") + move;
    t.plays(moves);
  };
  const std::vector<std::vector<std::string>> stocks{{"C3 N2 P2 K0", "C3 N1 P0 K2", "C3 N1 P0 K2", "C3 N1 P2 K0"},
                                                     {"C2 N3 P3 K0", "C2 N1 P0 K0", "C1 N1 P0 K2", "C2 N4 P2 K1"},
                                                     {"C1 N3 P1 K0", "C1 N2 P1 K1", "C1 N1 P0 K2", "C8 N0 P2 K1"},
                                                     {"C1 N3 P1 K0", "C1 N2 P1 K1", "C0 N1 P0 K0", "C7 N0 P0 K0"}};
  for (int number = 0; number < 4; ++number)
    for (int guide = 0; guide < 4; ++guide) {
      turn(guide, number);
      if (guide == 2 && number == 2) t.plays("take " + t.moves().substr(5, t.moves().find(',') - 5) + ", done");
      if (guide == 2 && number == 3) t.plays("done");
      EXPECT_EQ(t.stock(guide), stocks[static_cast<std::size_t>(number)][static_cast<std::size_t>(guide)])
          << "guide " << guide + 1 << ", turn " << number + 1;
    }
  EXPECT_EQ(t.plant(2, 2, 0), "tree 0: fly-agaric amethyst-deceiver");
  EXPECT_EQ(t.track(2), 2);
  EXPECT_EQ(t.mark(3, 0), 1) << "six carbon in a turn";
}

TEST(GuidedGame, SaysWhatTheGuidesSuggest) {  // R10.1
  auto t = Table(4, {{"quick_sprout", true}});
  const auto told = [&](Seat viewer) {
    const auto guide = t.game().guide_text(t.game().observe(t.state(), viewer));
    return guide ? guide->key : "";
  };
  EXPECT_EQ(told(seat(0)), "undergrove.guide.doors");
  EXPECT_EQ(told(seat(3)), "undergrove.guide.new-partner") << "everyone for the own next turn";
  EXPECT_EQ(told(kSpectator), "undergrove.guide.doors") << "the turn under way";
  t.plays("photosynthesize, convert 0, done");
  EXPECT_EQ(told(seat(0)), "undergrove.guide.trade") << "a guide does not bind";
  EXPECT_EQ(told(kSpectator), "undergrove.guide.seeds-fly");
  for (int turn = 1; turn < 16; ++turn) t.plays("photosynthesize, convert 0, done");
  EXPECT_EQ(told(seat(0)), "") << "after four turns";
}

TEST(Views, SayWhatIsPrintedOnWhatIsSeen) {  // R1.2, R12.4
  auto t = Table(2).hand(0, "king-bolete");
  const auto view = t.game().view_json(t.game().observe(t.state(), seat(0)));
  const auto& face = view.at("faces").at("fly-agaric");
  EXPECT_EQ(face.at("type"), "ring");
  EXPECT_EQ(face.at("source"), "printed");
  EXPECT_EQ(face.at("text").size(), 3U);
  EXPECT_TRUE(view.at("faces").contains("king-bolete"));
  EXPECT_EQ(view.at("goals").size(), 3U);
  EXPECT_EQ(view.at("goals").at(0).at("counts").size(), 2U);
  EXPECT_EQ(view.at("stones").size(), 8U);
  EXPECT_EQ(view.at("ends").size(), 5U);
  const auto seen = t.game().view_json(t.game().observe(t.state(), seat(1)));
  EXPECT_FALSE(seen.at("faces").contains("king-bolete")) << "it is in another hand";
}

// Clients know no rules: what they make of a position stands in the view.
TEST(Views, SayWhereNobodyWillStandAndWhereMushroomsMayLie) {  // R1.5, R2.5, R2.7, R5.2
  const auto seen = [](Table& t) { return t.game().view_json(t.game().observe(t.state(), kSpectator)); };
  auto before = Table::fresh(2);
  EXPECT_EQ(seen(before).at("blocked"), nlohmann::json::array());
  auto t = Table();
  const nlohmann::json view = seen(t);
  EXPECT_EQ(view.at("blocked"), nlohmann::json({{0, 1}, {1, 0}}));
  EXPECT_EQ(view.at("spaces"), nlohmann::json({{0, 2}, {-1, 1}, {1, 1}, {-2, 0}, {2, 0}, {-1, -1}, {1, -1}, {0, -2}}));
  EXPECT_EQ(view.at("limits"), nlohmann::json({{"seedlings", 6}, {"trees", 4}, {"roots", 18}}));
  EXPECT_EQ(view.at("stack_stones"), nlohmann::json({2, 4, 6}));
  EXPECT_EQ(view.at("faces").at("earthlover").at("spaces"), 0);
  auto alone = Table::fresh(1);
  EXPECT_EQ(seen(alone).at("elder").at("player"), 1);
}

}  // namespace
}  // namespace understory::undergrove

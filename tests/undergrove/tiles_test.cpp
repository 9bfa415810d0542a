// Every mushroom of the standard pack: what it says and what it does.
#include <set>

#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

// Seat 0 has a root on the mushroom, which lies north-east of Earthlover, and enough of everything.
Table with(const std::string& name, int seats = 2) {
  Table t(seats);
  if (name != "earthlover") t.tile(name, 1, 1).roots(0, "1,1", "earthlover " + name);
  return t.stock(0, {5, 3, 3, 3});
}

struct Gains {
  const char* name;
  const char* text;
  const char* stock;   // afterwards, from C5 N3 P3 K3
  const char* others;  // of seat 1, from C4 N2 P2 K2
};

class GainingTile : public testing::TestWithParam<Gains> {};

TEST_P(GainingTile, SaysAndDoes) {
  const Gains& tile = GetParam();
  Table t(2);
  const std::set<std::string> start{"painted-suillus", "fly-agaric", "pacific-golden-chanterelle", "common-deceiver"};
  if (start.count(tile.name) == 0) t.tile(tile.name, 1, 1);
  const bool corner = std::string(tile.name) == "painted-suillus" || std::string(tile.name) == "common-deceiver";
  const int of = corner ? 1 : 0;
  t.roots(of, corner ? "0,0" : "1,1", std::string("earthlover ") + tile.name).stock(of, {5, 3, 3, 3});
  if (corner) t.set("mover", 1);
  EXPECT_EQ(t.text(tile.name), tile.text);
  const int before = t.carbon(tile.name);
  t.plays(std::string("activate ") + tile.name);
  EXPECT_EQ(t.stock(of), tile.stock);
  EXPECT_EQ(t.stock(1 - of), tile.others);
  EXPECT_EQ(t.carbon(tile.name), before + 1);
}

constexpr const char* kSame = "C4 N2 P2 K2";
INSTANTIATE_TEST_SUITE_P(
    Tiles, GainingTile,
    testing::Values(
        Gains{"painted-suillus",
              "the pores token and 1 carbon: gain 1 nitrogen; gain 1 phosphorus; ready the ring token", "C4 N4 P4 K3",
              kSame},
        Gains{"fly-agaric", "the ring token and 1 carbon: gain 1 nitrogen; gain 1 phosphorus; ready the pores token",
              "C4 N4 P4 K3", kSame},
        Gains{"pacific-golden-chanterelle",
              "the other token and 1 carbon: gain 1 phosphorus; gain 1 potassium; ready the gills token", "C4 N3 P4 K4",
              kSame},
        Gains{"common-deceiver",
              "the gills token and 1 carbon: gain 1 phosphorus; gain 1 potassium; ready the other token", "C4 N3 P4 K4",
              kSame},
        Gains{"vermilion-waxcap",
              "the gills token and 1 carbon: gain 1 nitrogen; gain 3 potassium; each other player gains 1 potassium",
              "C4 N4 P3 K6", "C4 N2 P2 K3"},
        Gains{"dead-mans-foot",
              "the other token and 1 carbon: gain 2 nitrogen; gain 2 potassium; each other player gains 1 nitrogen",
              "C4 N5 P3 K5", "C4 N3 P2 K2"},
        Gains{"snyders-black-morel",
              "the other token and 1 carbon: gain 1 phosphorus; gain 3 potassium; each other player gains 1 potassium",
              "C4 N3 P4 K6", "C4 N2 P2 K3"},
        Gains{"black-elfin-saddle",
              "the other token and 1 carbon: gain 3 phosphorus; gain 1 potassium; each other player gains 1 phosphorus",
              "C4 N3 P6 K4", "C4 N2 P3 K2"},
        Gains{"king-bolete",
              "the pores token and 1 carbon: gain 2 phosphorus; gain 2 potassium; each other player gains 1 phosphorus",
              "C4 N3 P5 K5", "C4 N2 P3 K2"},
        Gains{"orange-tooth",
              "the pores token and 1 carbon: gain 1 nitrogen; gain 3 phosphorus; each other player gains 1 phosphorus",
              "C4 N4 P6 K3", "C4 N2 P3 K2"},
        Gains{"surprise-webcap",
              "the ring token and 1 carbon: gain 2 nitrogen; gain 2 phosphorus; each other player gains 1 nitrogen",
              "C4 N5 P5 K3", "C4 N3 P2 K2"},
        Gains{"gooseberry-russula",
              "the gills token and 1 carbon: gain 3 nitrogen; gain 1 phosphorus; each other player gains 1 nitrogen",
              "C4 N6 P4 K3", "C4 N3 P2 K2"},
        Gains{"sunshine-amanita",
              "the ring token and 1 carbon: gain 3 nitrogen; gain 1 potassium; each other player gains 1 nitrogen",
              "C4 N6 P3 K4", "C4 N3 P2 K2"},
        Gains{"red-cracking-bolete",
              "the pores token and 1 carbon: gain 1 nitrogen; gain 1 phosphorus; gain 1 potassium", "C4 N4 P4 K4",
              kSame},
        Gains{"woodland-lepidella", "the ring token and 1 carbon: gain 1 nitrogen; gain 1 phosphorus; gain 1 potassium",
              "C4 N4 P4 K4", kSame},
        Gains{"rehms-haircup", "the other token and 1 carbon: gain 1 nitrogen; gain 1 phosphorus; gain 1 potassium",
              "C4 N4 P4 K4", kSame},
        Gains{"velvet-milkcap", "the gills token and 1 carbon: gain 1 nitrogen; gain 1 phosphorus; gain 1 potassium",
              "C4 N4 P4 K4", kSame}));

TEST(Tile, Earthlover) {
  auto t = with("earthlover");
  EXPECT_EQ(t.text("earthlover"),
            "nothing: gain 1 cube of any kind; you may swap up to 2 cubes; at the end of a turn, if no mushroom holds "
            "carbon, put 1 carbon on each neighbour");
  t.plays("activate earthlover, gain potassium, swap nitrogen phosphorus, swap potassium nitrogen");
  EXPECT_EQ(t.stock(0), "C5 N3 P4 K3");
  EXPECT_EQ(t.ready(0), "ring pores gills other");
}

struct Again {
  const char* name;
  const char* token;
  const char* text;
  const char* readied;
};
class ActingTile : public testing::TestWithParam<Again> {};
TEST_P(ActingTile, SaysAndDoes) {
  const Again& tile = GetParam();
  auto t = with(tile.name).ready(0, tile.token);
  EXPECT_EQ(t.text(tile.name), tile.text);
  t.plays(std::string("activate ") + tile.name);
  EXPECT_EQ(t.ready(0), tile.readied);
  EXPECT_EQ(t.stock(0), "C5 N3 P3 K3");
  EXPECT_EQ(t.question(), "Brown chooses an action: turn 1.");
  t.plays("partner, done, root 1,1 fly-agaric, root 1,1 pacific-golden-chanterelle");
  EXPECT_EQ(t.actor(), "player 1");
}
INSTANTIATE_TEST_SUITE_P(
    Tiles, ActingTile,
    testing::Values(Again{"red-bleeding-milkcap", "gills",
                          "the gills token: ready the ring and other tokens; take another action", "ring other"},
                    Again{"bellybutton-hedgehog", "pores",
                          "the pores token: ready the gills and other tokens; take another action", "gills other"},
                    Again{"scaly-vase", "other",
                          "the other token: ready the ring and pores tokens; take another action", "ring pores"},
                    Again{"gassy-webcap", "ring",
                          "the ring token: ready the pores and gills tokens; take another action", "pores gills"}));

class FourCubes : public testing::TestWithParam<std::pair<const char*, const char*>> {};
TEST_P(FourCubes, SaysAndDoes) {
  auto t = with(GetParam().first);
  EXPECT_EQ(t.text(GetParam().first),
            std::string("the ") + GetParam().second + " token and 2 carbon: gain 4 cubes of any kind");
  t.plays(std::string("activate ") + GetParam().first);
  EXPECT_EQ(t.question(), "Brown takes 4 cubes of any kind.");
  t.plays("gain nitrogen, gain phosphorus, gain phosphorus, gain potassium");
  EXPECT_EQ(t.stock(0), "C3 N4 P5 K4");
  EXPECT_EQ(t.carbon(GetParam().first), 2);
}
INSTANTIATE_TEST_SUITE_P(Tiles, FourCubes,
                         testing::Values(std::pair{"zellers-bolete", "pores"}, std::pair{"white-chanterelle", "other"},
                                         std::pair{"blood-red-webcap", "ring"},
                                         std::pair{"cowboys-handkerchief", "gills"}));

TEST(Tile, PigsEars) {
  auto t = with("pigs-ears").ready(0, "other");
  EXPECT_EQ(t.text("pigs-ears"),
            "the other token and 2 carbon: gain 1 nitrogen; gain 1 phosphorus; gain 1 potassium; gain 1 cube of any "
            "kind; ready the ring, pores and gills tokens");
  t.plays("activate pigs-ears, gain nitrogen");
  EXPECT_EQ(t.stock(0), "C3 N5 P4 K4");
  EXPECT_EQ(t.ready(0), "ring pores gills");
}

TEST(Tile, CandyCap) {
  auto t = with("candy-cap");
  EXPECT_EQ(t.text("candy-cap"), "when you reproduce, you may place one more root at the new seedling");
  t.plays("reproduce, done, corner 2,1, root 2,1 fly-agaric");
  EXPECT_EQ(t.moves(), "root 2,1 candy-cap, done");
  t.plays("root 2,1 candy-cap");
  EXPECT_EQ(t.plant(0, 2, 1), "seedling 0: fly-agaric candy-cap");
}

TEST(Tile, Earthfan) {
  auto t = with("earthfan");
  EXPECT_EQ(t.text("earthfan"), "when you partner, you may place one more root");
  t.plant(0, 2, 1, "earthfan");
  t.plays("partner, done, root 1,1 fly-agaric, root 1,1 pacific-golden-chanterelle");
  EXPECT_EQ(t.moves(), "root 2,1 fly-agaric, done");
}

TEST(Tile, SlipperyJack) {
  auto t = with("slippery-jack").hand(0, "king-bolete scaly-vase");
  EXPECT_EQ(t.text("slippery-jack"), "when you reproduce and pay for a mushroom, you may place a second one");
  t.plays("reproduce, pay potassium, play king-bolete, space 2,0, play scaly-vase, space 3,0, corner 4,0");
  EXPECT_EQ(t.moves(), "root 4,0 scaly-vase");
  EXPECT_EQ(t.stock(0), "C4 N3 P1 K2") << "one cube for both";
}

TEST(Tile, SmithsAmanita) {
  auto t = with("smiths-amanita").hand(0, "king-bolete scaly-vase");
  EXPECT_EQ(t.text("smiths-amanita"), "when you partner and pay for a mushroom, you may place a second one");
  auto declines = t;
  t.plays("partner, pay nitrogen, play king-bolete, space 2,0, play scaly-vase, space 3,0");
  EXPECT_EQ(t.question(), "Where does Brown place a root?");
  declines.plays("partner, pay nitrogen, play king-bolete, space 2,0, done");
  EXPECT_EQ(declines.question(), "Where does Brown place a root?");
}

TEST(Tile, BrownRollRim) {
  auto t = with("brown-roll-rim");
  EXPECT_EQ(t.text("brown-roll-rim"), "when you photosynthesize, gain 1 carbon more");
  t.plays("photosynthesize, convert 0, done");
  EXPECT_EQ(t.stock(0), "C8 N3 P3 K3");
}

class TwoFromAny : public testing::TestWithParam<std::pair<const char*, const char*>> {};
TEST_P(TwoFromAny, SaysAndDoes) {
  auto t = with(GetParam().first);
  EXPECT_EQ(t.text(GetParam().first), std::string("the ") + GetParam().second +
                                          " token, 2 carbon and 1 cube: absorb a carbon from any mushroom; you may "
                                          "absorb one more carbon from any mushroom");
  t.plays(std::string("activate ") + GetParam().first + ", pay nitrogen, seedling 1,1, source " + GetParam().first);
  EXPECT_EQ(t.plant(0, 1, 1), std::string("seedling 1: earthlover ") + GetParam().first);
  t.plays("seedling 1,1, source fly-agaric, pay phosphorus");
  EXPECT_EQ(t.plant(0, 1, 1), std::string("seedling 2: earthlover ") + GetParam().first);
  EXPECT_EQ(t.stock(0), "C3 N3 P2 K3") << "with the nitrogen of stone 1";
  EXPECT_EQ(t.track(0), 1) << "once for two";
}
INSTANTIATE_TEST_SUITE_P(Tiles, TwoFromAny,
                         testing::Values(std::pair{"woolly-pine-spike", "ring"}, std::pair{"hot-pink-coral", "other"},
                                         std::pair{"admirable-bolete", "pores"},
                                         std::pair{"short-stemmed-russula", "gills"}));

class TwoFromHere : public testing::TestWithParam<std::pair<const char*, const char*>> {};
TEST_P(TwoFromHere, SaysAndDoes) {
  const std::string name = GetParam().first;
  auto t = with(name);
  EXPECT_EQ(t.text(name), std::string("the ") + GetParam().second +
                              " token, 2 carbon and 1 cube: absorb a carbon from here; you may absorb one more carbon "
                              "from here");
  t.plays("activate " + name + ", pay nitrogen, seedling 1,1");
  EXPECT_EQ(t.moves(), "source " + name);
  EXPECT_TRUE(t.refuses("R4.9", "source fly-agaric"));
  t.plays("source " + name + ", done");
  EXPECT_EQ(t.carbon(name), 1);
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 1: earthlover " + name);
}
INSTANTIATE_TEST_SUITE_P(Tiles, TwoFromHere,
                         testing::Values(std::pair{"woolly-owl-eyes", "pores"}, std::pair{"western-matsutake", "ring"},
                                         std::pair{"brown-elfin-saddle", "other"},
                                         std::pair{"amethyst-deceiver", "gills"}));

TEST(Tile, YellowVeiledAmanita) {
  auto t = with("yellow-veiled-amanita");
  EXPECT_EQ(t.text("yellow-veiled-amanita"),
            "the ring token and 1 carbon: gain 2 cubes of any kind; put a cube from the supply on this mushroom");
  auto full = t;
  EXPECT_EQ(t.value("yellow-veiled-amanita"), 0);
  t.plays("activate yellow-veiled-amanita, gain nitrogen, gain nitrogen");
  EXPECT_EQ(t.cubes("yellow-veiled-amanita"), 1);
  EXPECT_EQ(t.value("yellow-veiled-amanita"), 2);
  EXPECT_EQ(t.stock(0), "C4 N5 P3 K3");
  full.cubes("yellow-veiled-amanita", 2).plays("activate yellow-veiled-amanita, gain nitrogen, gain nitrogen");
  EXPECT_EQ(full.value("yellow-veiled-amanita"), 4);
}

struct Leaves {
  const char* name;
  const char* token;
  const char* cube;
  const char* stock;
};
class LeavingTile : public testing::TestWithParam<Leaves> {};
TEST_P(LeavingTile, SaysAndDoes) {
  const Leaves& tile = GetParam();
  auto t = with(tile.name);
  EXPECT_EQ(t.text(tile.name), std::string("the ") + tile.token + " token and 1 carbon: gain 3 " + tile.cube +
                                   "; you may leave up to 3 of the " + tile.cube + " on this mushroom");
  t.plays(std::string("activate ") + tile.name);
  EXPECT_EQ(t.moves(), "leave 0, leave 1, leave 2, leave 3");
  t.plays("leave 2");
  EXPECT_EQ(t.stock(0), tile.stock);
  EXPECT_EQ(t.value(tile.name), 2);
  auto nearly = with(tile.name).cubes(tile.name, 3).plays(std::string("activate ") + tile.name);
  EXPECT_EQ(nearly.value(tile.name), 3);
  EXPECT_EQ(nearly.moves(), "leave 0, leave 1");
  nearly.plays("leave 1");
  EXPECT_EQ(nearly.value(tile.name), 5);
}
INSTANTIATE_TEST_SUITE_P(Tiles, LeavingTile,
                         testing::Values(Leaves{"peppery-bolete", "pores", "potassium", "C4 N3 P3 K4"},
                                         Leaves{"green-russula", "gills", "nitrogen", "C4 N4 P3 K3"},
                                         Leaves{"panthercap", "ring", "phosphorus", "C4 N3 P4 K3"}));

struct Either {
  const char* name;
  const char* token;
  const char* readied;
};
class ChoosingTile : public testing::TestWithParam<Either> {};
TEST_P(ChoosingTile, SaysAndDoes) {
  const Either& tile = GetParam();
  auto t = with(tile.name).ready(0, tile.token);
  EXPECT_EQ(t.text(tile.name), std::string("the ") + tile.token + " token: ready the " + tile.readied +
                                   " token; either gain 1 nitrogen or take another action");
  t.plays(std::string("activate ") + tile.name);
  EXPECT_EQ(t.ready(0), tile.readied);
  EXPECT_EQ(t.moves(), "pick 1, pick 2");
  auto acts = t;
  t.plays("pick 1");
  EXPECT_EQ(t.stock(0), "C5 N4 P3 K3");
  EXPECT_EQ(t.actor(), "player 1");
  acts.plays("pick 2");
  EXPECT_EQ(acts.stock(0), "C5 N3 P3 K3");
  EXPECT_EQ(acts.question(), "Brown chooses an action: turn 1.");
}
INSTANTIATE_TEST_SUITE_P(Tiles, ChoosingTile,
                         testing::Values(Either{"mouse-trich", "gills", "ring"},
                                         Either{"yellow-tipped-coral", "other", "pores"},
                                         Either{"violet-webcap", "ring", "gills"},
                                         Either{"fat-jack", "pores", "other"}));

TEST(Tile, ScarletinaBolete) {
  auto t = with("scarletina-bolete").no_carbon().carbon("common-deceiver", 1).stock(0, {0, 1, 0, 0}).ready(0, "pores");
  EXPECT_EQ(t.text("scarletina-bolete"),
            "the pores token and 1 cube: absorb a carbon from any mushroom, the first 2 moves free");
  t.roots(0, "1,1", "pacific-golden-chanterelle scarletina-bolete");
  t.plays("activate scarletina-bolete, pay nitrogen, seedling 1,1, source common-deceiver");
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 1: pacific-golden-chanterelle scarletina-bolete");
}

struct Copies {
  const char* name;
  const char* type;
  const char* other;  // a starting mushroom of the type
};
class CopyingTile : public testing::TestWithParam<Copies> {};
TEST_P(CopyingTile, SaysAndDoes) {
  const Copies& tile = GetParam();
  auto t = with(tile.name);
  EXPECT_EQ(t.text(tile.name), std::string("the ") + tile.type + " token: copy a mushroom of the same type");
  t.plays(std::string("activate ") + tile.name);
  EXPECT_EQ(t.moves(), std::string("copy ") + tile.other);
  t.plays(std::string("copy ") + tile.other);
  EXPECT_EQ(t.carbon(tile.name), 1) << "the carbon goes onto the copycat";
  EXPECT_EQ(t.carbon(tile.other), 1);
}
INSTANTIATE_TEST_SUITE_P(Tiles, CopyingTile,
                         testing::Values(Copies{"crested-coral", "other", "pacific-golden-chanterelle"},
                                         Copies{"rosy-slime-spike", "ring", "fly-agaric"},
                                         Copies{"golden-waxcap", "gills", "common-deceiver"},
                                         Copies{"suede-bolete", "pores", "painted-suillus"}));

// Values that depend on neighbours: each of the four counts its own type, orthogonally.
TEST(Tile, ValuesOfNeighbours) {
  for (const auto& [name, same] :
       std::vector<std::pair<std::string, std::string>>{{"mouse-trich", "velvet-milkcap"},
                                                        {"yellow-tipped-coral", "rehms-haircup"},
                                                        {"violet-webcap", "woodland-lepidella"},
                                                        {"fat-jack", "red-cracking-bolete"}}) {
    auto t = Table().tile(name, 2, 0).tile(same, 3, 0).tile("king-bolete", 2, 1);
    const int more = name == "violet-webcap" ? 1 : 0;  // Fly Agaric beside it is a ring, too
    const int king = name == "fat-jack" ? 1 : 0;
    EXPECT_EQ(t.value(name), 2 + 1 + more + king) << name;
  }
}

TEST(Tiles, AllHaveATestAbove) {
  std::set<std::string> tested{"earthlover",
                               "pigs-ears",
                               "candy-cap",
                               "earthfan",
                               "slippery-jack",
                               "smiths-amanita",
                               "brown-roll-rim",
                               "yellow-veiled-amanita",
                               "scarletina-bolete",
                               "painted-suillus",
                               "fly-agaric",
                               "pacific-golden-chanterelle",
                               "common-deceiver",
                               "vermilion-waxcap",
                               "dead-mans-foot",
                               "snyders-black-morel",
                               "black-elfin-saddle",
                               "king-bolete",
                               "orange-tooth",
                               "surprise-webcap",
                               "gooseberry-russula",
                               "sunshine-amanita",
                               "red-cracking-bolete",
                               "woodland-lepidella",
                               "rehms-haircup",
                               "velvet-milkcap",
                               "red-bleeding-milkcap",
                               "bellybutton-hedgehog",
                               "scaly-vase",
                               "gassy-webcap",
                               "zellers-bolete",
                               "white-chanterelle",
                               "blood-red-webcap",
                               "cowboys-handkerchief",
                               "woolly-pine-spike",
                               "hot-pink-coral",
                               "admirable-bolete",
                               "short-stemmed-russula",
                               "woolly-owl-eyes",
                               "western-matsutake",
                               "brown-elfin-saddle",
                               "amethyst-deceiver",
                               "peppery-bolete",
                               "green-russula",
                               "panthercap",
                               "mouse-trich",
                               "yellow-tipped-coral",
                               "violet-webcap",
                               "fat-jack",
                               "crested-coral",
                               "rosy-slime-spike",
                               "golden-waxcap",
                               "suede-bolete"};
  for (const TileDef& tile : parse_pack(standard_pack()).tiles) EXPECT_EQ(tested.count(tile.name), 1U) << tile.name;
  EXPECT_EQ(tested.size(), 53U);
}

}  // namespace
}  // namespace understory::undergrove

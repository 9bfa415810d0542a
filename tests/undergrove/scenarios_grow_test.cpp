// Chapter 5 of RULES.md: reproduce, partner, photosynthesize.
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

TEST(Reproducing, PlacesASeedlingWithARoot) {  // R5.1
  auto t = Table().plays("reproduce");
  EXPECT_EQ(t.stock(0), "C3 N2 P0 K2");
  t.plays("done");
  EXPECT_EQ(t.moves(),
            "corner 0,2, corner 1,2, corner -1,1, corner 2,1, corner -1,0, corner 2,0, corner 0,-1, corner 1,-1");
  EXPECT_TRUE(t.refuses("R5.1", "corner 0,0"));
  EXPECT_TRUE(t.refuses("R5.1", "corner 3,3"));
  t.plays("corner 2,0");
  EXPECT_EQ(t.moves(), "root 2,0 fly-agaric");
  t.plays("root 2,0 fly-agaric");
  EXPECT_EQ(t.plant(0, 2, 0), "seedling 0: fly-agaric");
}

TEST(Placing, CostsACubeAndGoesBesideAMushroom) {  // R5.2
  auto t = Table().hand(0, "king-bolete scaly-vase").plays("reproduce, pay potassium");
  EXPECT_EQ(t.stock(0), "C3 N2 P0 K1");
  EXPECT_EQ(t.moves(), "play king-bolete, play scaly-vase");
  EXPECT_TRUE(t.refuses("R5.2", "play fly-agaric"));
  t.plays("play king-bolete");
  EXPECT_EQ(t.question(), "Where does Brown place King Bolete?");
  EXPECT_EQ(t.moves(), "space 0,2, space -1,1, space 1,1, space -2,0, space 2,0, space -1,-1, space 1,-1, space 0,-2");
  EXPECT_TRUE(t.refuses("R5.2", "space 2,2"));
  EXPECT_TRUE(t.refuses("R5.2", "space 1,0"));
  t.plays("space 2,0, corner 3,0, root 3,0 king-bolete");
  EXPECT_EQ(t.plant(0, 3, 0), "seedling 0: king-bolete");
  auto none = Table().hand(0, "").plays("reproduce");
  EXPECT_EQ(none.question(), "Where does Brown put the seedling?") << "nothing to place";
}

TEST(Roots, AreOneToAMushroom) {  // R5.3
  auto t = Table().tile("king-bolete", 1, 1).roots(0, "1,1", "earthlover fly-agaric king-bolete");
  t.plays("partner, done");
  EXPECT_EQ(t.moves(), "root 1,1 pacific-golden-chanterelle");
  EXPECT_TRUE(t.refuses("R5.3", "root 1,1 fly-agaric"));
  EXPECT_TRUE(t.refuses("R5.3", "root 0,0 earthlover")) << "a plant of another player";
  EXPECT_TRUE(t.refuses("R5.3", "done"));
  t.plays("root 1,1 pacific-golden-chanterelle");
  EXPECT_EQ(t.plant(0, 1, 1), "seedling 0: earthlover fly-agaric pacific-golden-chanterelle king-bolete");
}

TEST(Partnering, PlacesTwoRootsOrAsManyAsThereIsRoom) {  // R5.4
  auto t = Table().plays("partner, done, root 1,1 fly-agaric");
  EXPECT_EQ(t.stock(0), "C3 N2 P2 K0");
  EXPECT_EQ(t.moves(), "root 1,1 pacific-golden-chanterelle");
  t.plays("root 1,1 pacific-golden-chanterelle");
  EXPECT_EQ(t.actor(), "player 1");
  auto one =
      Table().roots(0, "1,1", "earthlover fly-agaric").plays("partner, done, root 1,1 pacific-golden-chanterelle");
  EXPECT_EQ(one.actor(), "player 1");
}

TEST(SecondMushroom, NeedsAPaidFirst) {  // R5.5
  auto t = Table().tile("smiths-amanita", 1, 1).roots(0, "1,1", "smiths-amanita").hand(0, "king-bolete scaly-vase");
  auto unpaid = t;
  t.plays("partner, pay nitrogen, play king-bolete, space 2,0");
  EXPECT_EQ(t.moves(), "play scaly-vase, done");
  unpaid.plays("partner, done");
  EXPECT_EQ(unpaid.question(), "Where does Brown place a root?");
}

TEST(ExtraRoot, MayBePlaced) {  // R5.6
  auto t = Table().tile("earthfan", 1, 1).roots(0, "1,1", "earthfan");
  t.plays("partner, done, root 1,1 fly-agaric, root 1,1 pacific-golden-chanterelle");
  EXPECT_EQ(t.moves(), "root 1,1 earthlover, done");
  auto seedling = Table().tile("candy-cap", 1, 1).roots(0, "1,1", "candy-cap");
  seedling.plays("reproduce, done, corner 2,1, root 2,1 candy-cap");
  EXPECT_EQ(seedling.moves(), "root 2,1 fly-agaric, done") << "at the new seedling only";
}

TEST(Room, MustBeMadeIfThereIsNone) {  // R5.7
  auto t = Table().roots(0, "1,1", "earthlover fly-agaric pacific-golden-chanterelle").hand(0, "king-bolete");
  t.plays("partner");
  EXPECT_EQ(t.moves(), "pay nitrogen, pay phosphorus");
  EXPECT_TRUE(t.refuses("R5.2", "done"));
  t.plays("pay nitrogen, play king-bolete");
  EXPECT_EQ(t.moves(), "space 1,1");
  EXPECT_TRUE(t.refuses("R5.7", "space 0,2"));
  t.plays("space 1,1, root 1,1 king-bolete");
  EXPECT_EQ(t.actor(), "chance");
  auto without = Table().roots(0, "1,1", "earthlover fly-agaric pacific-golden-chanterelle").hand(0, "");
  EXPECT_TRUE(without.refuses("R5.7", "partner"));
}

TEST(Room, ForASeedlingMustBeMade) {  // R5.7
  auto t = Table(4);
  t.plant(1, 0, 2, "").plant(1, 1, 2, "").plant(1, -1, 1, "").plant(1, 2, 1, "");
  t.plant(2, -1, 0, "").plant(2, 2, 0, "").plant(2, 0, -1, "").plant(2, 1, -1, "");
  t.hand(0, "king-bolete");
  auto without = t;
  t.plays("reproduce");
  EXPECT_TRUE(t.refuses("R5.2", "done"));
  t.plays("pay nitrogen, play king-bolete, space 2,0");
  EXPECT_EQ(t.moves(), "corner 3,1, corner 3,0");
  without.hand(0, "");
  EXPECT_TRUE(without.refuses("R5.7", "reproduce"));
}

TEST(Photosynthesizing, GivesCarbonReadiesAndDiscards) {  // R5.8
  auto t = Table().hand(0, "king-bolete scaly-vase fat-jack").ready(0, "gills").plays("photosynthesize");
  EXPECT_EQ(t.moves(), "convert 0, convert 1, convert 2");
  EXPECT_TRUE(t.refuses("R5.8", "convert 3"));
  t.plays("convert 2");
  EXPECT_EQ(t.stock(0), "C8 N0 P2 K2");
  EXPECT_EQ(t.ready(0), "ring pores gills other");
  EXPECT_EQ(t.moves(), "discard king-bolete, discard scaly-vase, discard fat-jack, done");
  t.plays("discard scaly-vase");
  EXPECT_EQ(t.moves(), "discard king-bolete, discard fat-jack, done") << "in any order";
  EXPECT_TRUE(t.refuses("R5.8", "discard scaly-vase"));
  t.plays("done");
  EXPECT_EQ(t.happened(seat(1)), "");
  EXPECT_EQ(t.actor(), "chance");
  EXPECT_EQ(t.state().pub.discards.size(), 1);
}

}  // namespace
}  // namespace understory::undergrove

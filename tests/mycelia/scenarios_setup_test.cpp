// R1 and R2: the pieces, who knows what, and the set-up.
#include "tests/mycelia/table.hpp"
#include "tests/support/refusal.hpp"

namespace understory::mycelia {
namespace {

TEST(Pieces, OneToFourPlay) {  // R1.1
  for (int seats = 1; seats <= 4; ++seats) EXPECT_EQ(Table(seats).actor(), "player 0");
  refused("engine.seats", [] { game_of(5, {}); });
  refused("engine.seats", [] { game_of(0, {}); });
}

TEST(Pieces, AForestHasTwentyFieldsAndAShrine) {  // R1.2
  auto t = Table().forest(0, "a1:1").hand(0, "boletus-edulis").plays("play boletus-edulis, field a1");
  EXPECT_EQ(t.moves(), "to b1, to a2") << "neighbours share a side";
  EXPECT_EQ(Table().forest(0, "d3:1").hand(0, "boletus-edulis").plays("play boletus-edulis, field d3").moves(),
            "to d2, to c3, to e3, to d4");
}

TEST(Pieces, ADropOnTheShrineIsRemovedFromAnySide) {  // R1.3
  for (const std::string from : {"c1", "b2", "d2", "c3"}) {
    auto t = Table().forest(0, from + ":1 a1:1").hand(0, "").leaves(0, 3).plays("action b, field " + from + ", to c2");
    EXPECT_EQ(t.forest(0), "a1:1");
    EXPECT_EQ(t.shrine(), 1);
  }
  auto t = Table().forest(0, "c1:1").hand(0, "").leaves(0, 3).plays("action b");
  EXPECT_TRUE(t.refuses("R1.3", "field c2"));
  EXPECT_TRUE(t.plays("field c1").allows("to b1")) << "away from the shrine";
}

TEST(Pieces, TheShrineOfLifeIsSharedAndHoldsNoMore) {  // R1.4
  for (const auto& [seats, full] : {std::pair(1, 10), {2, 10}, {3, 15}, {4, 20}})
    EXPECT_EQ(Table(seats).game().capacity(), full);
  auto t = Table()
               .forest(0, "b2:3")
               .shrine(9)
               .hand(0, "hygrocybe-punicea")
               .plays("play hygrocybe-punicea, field b2, remove 2");
  EXPECT_EQ(t.shrine(), 10) << "the second goes to the box";
}

TEST(Pieces, LeavesAreNotLimited) {  // R1.5
  auto t = Table().leaves(0, 9'999).plays("play leaf-heap");
  EXPECT_EQ(t.leaves(0), 10'000);
}

TEST(Pieces, EveryoneBeginsWithSixCardsAndHeroesAreThereTwice) {  // R1.6
  auto t = Table::fresh(2);
  EXPECT_EQ(t.pile(1), "agaricus-silvaticus boletus-edulis coprinus-comatus leaf-heap leaf-heap shared-leaf-heap");
  EXPECT_EQ(t.game().heroes().size(), 40);
  EXPECT_EQ(game_of(2, {{"expansion", true}}).heroes().size(), 70);
}

TEST(Knowledge, HiredCardsAreKnownUntilTheyArePlayed) {  // R1.7
  auto t = Table().leaves(0, 4).showcase("mycena-epipterygia gymnopus-dryophilus - - -");
  t.forest(0, "b2:1");
  t.plays("hire gymnopus-dryophilus, hire mycena-epipterygia");
  EXPECT_EQ(t.top(0), "gymnopus-dryophilus mycena-epipterygia");
  t.ends_turn().plays("play leaf-heap");  // the other player's
  EXPECT_EQ(t.known(0), "gymnopus-dryophilus mycena-epipterygia");
  EXPECT_EQ(t.state().own[seat(0)].hand.size(), 1) << "the third card was drawn by chance";
}

TEST(Knowledge, WhatIsLeftWhenDiscardsGoUnderneathIsKnown) {  // R1.7
  auto t = Table().pile(0, "agaricus-silvaticus leaf-heap").discards(0, "shared-leaf-heap").forest(0, "b2:1");
  t.ends_turn().plays("play leaf-heap");
  EXPECT_EQ(t.known(0), "agaricus-silvaticus leaf-heap");
  EXPECT_EQ(t.pile(0).size() + t.hand(0).size() > 0, true);
}

TEST(Knowledge, CardsOfOneKindAreDrawnUnseen) {  // R1.7, R12.3
  auto t = Table().hand(0, "").pile(0, "leaf-heap leaf-heap").leaves(0, 4).forest(0, "b2:1");
  t.plays("hire gymnopus-dryophilus, hire mycena-epipterygia, end");
  while (t.stage() == "refill") t.plays(t.moves().substr(0, t.moves().find(',')));
  EXPECT_EQ(t.moves(), "deal leaf-heap");
  t.plays("deal leaf-heap");
  EXPECT_EQ(t.known(0), "gymnopus-dryophilus mycena-epipterygia");
  EXPECT_EQ(t.hand(0), "gymnopus-dryophilus leaf-heap mycena-epipterygia");
}

TEST(Knowledge, OfEqualCardsTheKnownOneIsPlayedFirst) {  // R1.7
  auto t = Table().pile(0, "agaricus-silvaticus leaf-heap").discards(0, "shared-leaf-heap").forest(0, "b2:1");
  t.ends_turn().ends_turn();
  ASSERT_EQ(t.known(0), "agaricus-silvaticus leaf-heap");
  const int unseen = t.state().own[seat(0)].hand.size();
  t.plays("play leaf-heap");
  EXPECT_EQ(t.known(0), "agaricus-silvaticus");
  EXPECT_EQ(t.state().own[seat(0)].hand.size(), unseen);
}

TEST(Pieces, ActionCardsAndAdditionalShrinesLieReady) {  // R1.8
  auto t = Table::expansion();
  EXPECT_EQ(t.owned(0), "a b");
  EXPECT_EQ(t.state().pub.actions, (ActionCounts{0, 0, 2, 2, 2}));
  EXPECT_EQ(Table().state().pub.actions, (ActionCounts{}));
  EXPECT_EQ(t.game().shrines_left(t.state().pub), 2);
}

TEST(SetUp, DrawsASupplyCardAndALayout) {  // R2.1, R2.2
  auto t = Table::fresh(2);
  EXPECT_EQ(t.question(), "The supply card is drawn.");
  EXPECT_EQ(t.moves(), "supply 1A, supply 1B, supply 2A, supply 2B, supply 3A, supply 3B, supply 4A, supply 4B");
  t.plays("supply 3B");
  EXPECT_EQ(t.moves(), "layout 1A, layout 1B, layout 2A, layout 2B, layout 3A, layout 3B, layout 4A, layout 4B");
  t.plays("layout 2A");
  EXPECT_EQ(t.forest(1), "a1:3 e1:3 a2:1 b2:1 d2:1 e2:1 a3:2 e3:2 a4:1 b4:1 c4:2 d4:1 e4:1");
  EXPECT_EQ(t.shrine(), 0);
}

TEST(SetUp, WhatIsAgreedOnIsNotDrawn) {  // R2.1, R2.2
  auto t = Table::fresh(2, {{"supply", std::string("3B")}, {"setup", std::string("4B")}});
  EXPECT_EQ(t.stage(), "showcase");
  EXPECT_EQ(t.supply(), "3B");
  EXPECT_EQ(t.forest(0), "a1:3 e1:2 a2:1 d2:2 e2:1 a3:3 b3:1 d3:1 e3:2 a4:1 d4:2 e4:1");
}

TEST(SetUp, EveryLayoutHasTwentyDrops) {  // R2.2
  for (const char* side : kSideNames) {
    auto t = Table::fresh(4, {{"setup", std::string(side)}, {"supply", std::string("1A")}});
    for (int player = 0; player < 4; ++player) EXPECT_EQ(t.state().pub.players[seat(player)].left, 20);
  }
}

TEST(SetUp, BacksAreDrawnAndAllDifferent) {  // R2.3
  auto t = Table::fresh(3, {{"boards", std::string("backs")}});
  t.plays("supply 1A, layout 1A");
  EXPECT_EQ(t.question(), "Sun gets a forest.");
  EXPECT_EQ(t.moves(), "back back1, back back2, back back3, back back4");
  t.plays("back back3");
  EXPECT_EQ(t.moves(), "back back1, back back2, back back4");
  t.plays("back back1, back back4");
  EXPECT_EQ(t.stage(), "showcase");
  EXPECT_EQ(t.state().pub.players[seat(0)].ground, Ground::back3);
  EXPECT_EQ(t.state().pub.players[seat(2)].ground, Ground::back4);
}

TEST(SetUp, BoardsCanBeNamed) {  // R2.3
  const auto grounds = [](const std::string& boards) {
    const State state = game_of(3, {{"boards", boards}}).new_game();
    std::string text;
    for (int i = 0; i < 3; ++i) text += kGroundNames[raw(state.pub.players[seat(i)].ground)] + std::string(" ");
    return text;
  };
  EXPECT_EQ(grounds("front"), "front front front ");
  EXPECT_EQ(grounds("back2"), "back2 back2 back2 ");
  EXPECT_EQ(grounds("back2,front,back2"), "back2 front back2 ");
  for (const char* wrong : {"back2,front", "back5", "", "back1,", "back1,back2,back3,back4"})
    refused("mycelia.option.boards", [&] { game_of(3, {{"boards", std::string(wrong)}}); });
}

// The five sides, field by field: which landscape a card finds where.
TEST(SetUp, EachSideHasItsLandscapes) {  // R1.2, R2.3
  const std::vector<std::string> moss{"a1 d1 b2 e2 d3", "a1 b1 b2 c4 d4", "a3 b3 a4 b4 c4", "c1 b2 d2 c3 c4",
                                      "b1 a2 e2 d3 c4"};
  const std::vector<std::string> water{"e1 a2 c3 a4 e4", "a3 b3 c3 d3 e3", "a1 b1 a2 b2 e4", "a1 e2 b3 e3 b4",
                                       "c1 b2 a3 e3 d4"};
  for (std::size_t i = 0; i < kGrounds; ++i) {
    auto t = Table(1, {{"boards", std::string(kGroundNames[i])}});
    const auto fields = [&](Land land) {
      std::string text;
      for (const At at : t.game().fields_of(t.state().pub.players[seat(0)], land))
        text += (text.empty() ? "" : " ") + name_of(at);
      return text;
    };
    EXPECT_EQ(fields(Land::moss), moss[i]) << kGroundNames[i];
    EXPECT_EQ(fields(Land::water), water[i]) << kGroundNames[i];
    EXPECT_EQ(t.game().fields_of(t.state().pub.players[seat(0)], Land::any).size(), 19);
    EXPECT_EQ(t.game().fields_of(t.state().pub.players[seat(0)], Land::soil).size(), 4);
  }
}

TEST(SetUp, EveryoneHasTwoActionCardsAndNoLeaves) {  // R2.4
  auto t = Table::fresh(4);
  for (int player = 0; player < 4; ++player) {
    EXPECT_EQ(t.owned(player), "a b");
    EXPECT_EQ(t.leaves(player), 0);
  }
}

TEST(SetUp, TheShowcaseHasFivePlacesAndTheExpansionIsShuffledIn) {  // R2.5
  auto t = Table::fresh(2);
  t.plays("supply 1A, layout 1A");
  EXPECT_EQ(t.game().weight(t.state(), t.game().parse("reveal panellus-mitis")), 2U);
  t.plays(
      "reveal panellus-mitis, reveal panellus-mitis, reveal amanita-muscaria, reveal lepista-nuda, reveal "
      "rhodotus-palmatus");
  EXPECT_EQ(t.showcase(), "panellus-mitis panellus-mitis amanita-muscaria lepista-nuda rhodotus-palmatus");
  EXPECT_TRUE(Table::fresh(2).plays("supply 1A, layout 1A").refuses("R12.3", "reveal sparassis-crispa"));
  EXPECT_TRUE(Table::fresh(2, {{"expansion", true}}).plays("supply 1A, layout 1A").allows("reveal sparassis-crispa"));
}

TEST(SetUp, EveryoneDrawsThree) {  // R2.6
  auto t = Table::fresh(2);
  t.plays("supply 1A, layout 1A, deal leaf-heap");
  EXPECT_EQ(t.question(), "Sun draws the first hand.");
  EXPECT_EQ(t.game().weight(t.state(), t.game().parse("deal leaf-heap")), 1U);
  t.plays("deal leaf-heap, deal boletus-edulis");
  EXPECT_EQ(t.question(), "Moss draws the first hand.");
  EXPECT_EQ(t.happened(seat(0)).substr(0, 21), "Sun draws Leaf heap. ");
  EXPECT_EQ(t.happened(seat(1)).substr(0, 18), "Sun draws a card. ");
  t.plays("deal leaf-heap, deal leaf-heap, deal shared-leaf-heap");
  EXPECT_EQ(t.actor(), "player 0");
  EXPECT_EQ(t.hand(1), "leaf-heap leaf-heap shared-leaf-heap");
}

}  // namespace
}  // namespace understory::mycelia

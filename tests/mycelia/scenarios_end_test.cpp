// R9 and R10: the end of a turn, and of the game.
#include "tests/mycelia/table.hpp"

namespace understory::mycelia {
namespace {

TEST(EndOfTurn, FillsTheShowcaseFromTheLeft) {  // R9.1
  auto t = Table().hand(0, "").showcase("panellus-mitis - lepista-nuda - -").plays("end");
  EXPECT_EQ(t.stage(), "refill");
  EXPECT_EQ(t.turn_of(), "player 0");
  t.plays("reveal amanita-muscaria, reveal mitrula-paludosa, reveal hygrocybe-punicea");
  EXPECT_EQ(t.showcase(), "panellus-mitis amanita-muscaria lepista-nuda mitrula-paludosa hygrocybe-punicea");
  EXPECT_EQ(t.stage(), "draw");
}

TEST(EndOfTurn, ShufflesTheMarketsDiscards) {  // R9.2
  auto t = Table()
               .hand(0, "")
               .showcase("panellus-mitis - - lepista-nuda -")
               .market("lepista-nuda", "amanita-muscaria panellus-mitis");
  t.plays("end, reveal lepista-nuda");
  EXPECT_EQ(t.happened(),
            "Sun ends the turn. Lepista nuda comes into the showcase. The market’s discards are shuffled and become "
            "its pile.");
  EXPECT_EQ(t.moves(), "reveal panellus-mitis, reveal amanita-muscaria");
  auto gone = Table().hand(0, "").showcase("panellus-mitis - - - -").market("", "").plays("end");
  EXPECT_EQ(gone.stage(), "draw") << "places stay empty";
  auto swept = Table().leaves(0, 1).showcase("panellus-mitis - - - -").market("lepista-nuda", "").plays("action a");
  swept.plays("reveal lepista-nuda, reveal panellus-mitis");
  EXPECT_EQ(swept.showcase(), "lepista-nuda panellus-mitis - - -") << "what was swept away is shuffled, too";
  EXPECT_TRUE(swept.allows("play leaf-heap"));
}

// The rulebook's example: one symbol brings a drop two below the shrine and one to its right.
TEST(EndOfTurn, TurnsTheFullShrineOfLife) {  // R9.3, R9.4
  auto t = Table(3).hand(0, "").supply("1B").shrine(15);
  for (int player = 0; player < 3; ++player) t.forest(player, "a1:1");
  t.plays("end");
  EXPECT_EQ(t.stage(), "shrine");
  EXPECT_EQ(t.moves(), "roll acorn, roll feather, roll fern, roll moon, roll moth, roll snail");
  t.plays("roll acorn");
  for (int player = 0; player < 3; ++player) EXPECT_EQ(t.forest(player), "a1:1 c1:1 c4:1");
  EXPECT_EQ(t.shrine(), 0);
  EXPECT_EQ(t.supply(), "1A") << "turned to its other side";
  auto example = Table(2, {{"supply", std::string("3B")}}).hand(0, "").shrine(10).forest(0, "a1:1").forest(1, "a1:1");
  example.plays("end, roll fern");
  EXPECT_EQ(example.forest(0), "a1:1 d2:1 c4:1");
  EXPECT_EQ(Table().hand(0, "").shrine(9).forest(0, "a1:1").forest(1, "a1:1").ends_turn().shrine(), 9);
}

TEST(EndOfTurn, EachSideOfTheSupplyCardsSaysWhatItBrings) {  // R9.3
  const Pack pack = parse_pack(standard_pack());
  for (const SupplyDef& supply : pack.supplies)
    for (const char* symbol : kSymbolNames) {
      auto t = Table(1, {{"supply", supply.name}}).hand(0, "").shrine(10).forest(0, "a4:1");
      t.plays(std::string("end, roll ") + symbol);
      int drops = 0;
      int steps = 0;
      for (const At at : holding(t.state().pub.players[seat(0)], 1)) {
        if (at == find_field("a4")) continue;
        ++drops;
        steps += std::abs(raw(at) % kColumns - 2) + std::abs(raw(at) / kColumns - 1);
      }
      EXPECT_TRUE(drops == 1 || drops == 2) << supply.name << symbol;
      EXPECT_EQ(steps, 3) << supply.name << " " << symbol << ": every throw is three steps";
    }
}

TEST(EndOfTurn, IsNotTurnedWhenAForestIsEmpty) {  // R9.3, R10.1
  auto t = Table(3).hand(0, "").shrine(15).forest(0, "a1:1").forest(1, "").forest(2, "a1:1").plays("end");
  t.ends_turn();
  EXPECT_EQ(t.shrine(), 15);
  EXPECT_EQ(t.forest(0), "a1:1");
}

TEST(EndOfTurn, ADropOnAnAdditionalShrineIsTheFirstOfTheNext) {  // R9.5
  auto t = Table(2, {{"supply", std::string("1B")}, {"expansion", true}}).hand(0, "").shrine(10);
  t.forest(0, "a1:1").covered(0, "c1").forest(1, "a1:1").plays("end, roll acorn");
  EXPECT_EQ(t.forest(0), "a1:1 c4:1");
  EXPECT_EQ(t.forest(1), "a1:1 c1:1 c4:1");
  EXPECT_EQ(t.shrine(), 1);
}

TEST(EndOfTurn, ThePlayerDrawsThree) {  // R9.6
  auto t = Table().hand(0, "").pile(0, "leaf-heap boletus-edulis coprinus-comatus agaricus-silvaticus");
  t.top(0, "panellus-mitis").plays("end, deal boletus-edulis, deal leaf-heap");
  EXPECT_EQ(t.hand(0), "boletus-edulis leaf-heap panellus-mitis");
  EXPECT_EQ(t.known(0), "panellus-mitis");
  EXPECT_EQ(t.pile(0), "agaricus-silvaticus coprinus-comatus");
  EXPECT_EQ(t.actor(), "player 1");
}

TEST(EndOfTurn, DiscardsGoUnderneath) {  // R9.6
  auto t = Table().hand(0, "").pile(0, "boletus-edulis").discards(0, "leaf-heap leaf-heap shared-leaf-heap");
  t.top(0, "panellus-mitis").plays("end, deal shared-leaf-heap");
  EXPECT_EQ(t.known(0), "boletus-edulis panellus-mitis") << "the rest of the pile is drawn first";
  EXPECT_EQ(t.hand(0), "boletus-edulis panellus-mitis shared-leaf-heap");
  EXPECT_EQ(t.pile(0), "leaf-heap leaf-heap");
  EXPECT_EQ(t.discards(0), "");
  auto exact = Table().hand(0, "").pile(0, "boletus-edulis leaf-heap coprinus-comatus").discards(0, "leaf-heap");
  exact.ends_turn();
  EXPECT_EQ(exact.discards(0), "leaf-heap") << "three are enough";
  EXPECT_EQ(exact.known(0), "boletus-edulis coprinus-comatus leaf-heap") << "no others are left";
}

TEST(EndOfTurn, WhoHasHadItsLastTurnDoesNotDraw) {  // R9.7
  auto t = Table(3).hand(0, "").forest(0, "").forest(1, "a1:1").plays("end");
  t.ends_turn();
  EXPECT_EQ(t.hand(0), "");
  EXPECT_EQ(t.hand(1), "");
  t.ends_turn();
  EXPECT_EQ(t.stage(), "over");
  EXPECT_EQ(t.hand(2), "");
}

TEST(End, TheRoundIsFinished) {  // R10.1
  auto t = Table(3).mover(1).round(4).hand(1, "boletus-edulis").forest(1, "b2:1").forest(0, "a1:1").forest(2, "a1:1");
  t.plays("play boletus-edulis, field b2, to c2");
  EXPECT_EQ(t.happened(),
            "Moss plays Boletus edulis. Moss moves a drop from b2 to c2. Moss removes 1 drop at c2. Moss "
            "has no drop left.");
  t.plays("end").ends_turn();
  EXPECT_EQ(t.stage(), "over") << "the player to the right of the first has had its turn";
  EXPECT_EQ(t.actor(), "nobody");
  EXPECT_EQ(t.moves(), "");
  EXPECT_EQ(t.winners(), "1");
  EXPECT_TRUE(t.refuses("R10.1", "end"));
}

TEST(End, ALastDropMayLeaveInAnothersTurn) {  // R10.1
  auto t = Table::expansion().mover(1).hand(1, "pleurotus-ostreatus").forest(0, "c3:1").forest(1, "a3:1").shrine(9);
  t.plays("play pleurotus-ostreatus, field c3, end");
  EXPECT_EQ(t.stage(), "over") << "and the shrine is not turned";
  EXPECT_EQ(t.winners(), "0");
}

TEST(End, NoDropsLeftThenMostLeavesThenShared) {  // R10.2
  const auto winners = [](int leaves0, int leaves1) {
    auto t = Table(3).mover(2).forest(0, "").forest(1, "").forest(2, "a1:1").hand(2, "").leaves(2, 99);
    return t.leaves(0, leaves0).leaves(1, leaves1).plays("end").winners();
  };
  EXPECT_EQ(winners(3, 2), "0");
  EXPECT_EQ(winners(2, 3), "1");
  EXPECT_EQ(winners(3, 3), "0 1") << "they share the victory";
}

TEST(End, RoundsAreLimited) {  // R10.3
  auto t = Table(2, {{"round_limit", std::int64_t{5}}}).mover(1).round(4).hand(1, "");
  t.forest(0, "a1:2").forest(1, "a1:1").leaves(0, 9).plays("end");
  EXPECT_EQ(t.stage(), "over");
  EXPECT_EQ(t.winners(), "1") << "the fewest drops";
  auto tied = Table(2, {{"round_limit", std::int64_t{5}}}).mover(1).round(4).hand(1, "").leaves(0, 9);
  EXPECT_EQ(tied.forest(0, "a1:1").forest(1, "a1:1").plays("end").winners(), "0") << "then the most leaves";
  auto more = Table().mover(1).round(98).hand(1, "");
  EXPECT_EQ(more.plays("end").ends_turn().ends_turn().stage(), "over") << "100 unless agreed otherwise";
  EXPECT_EQ(Table(2, {{"round_limit", std::int64_t{0}}}).game().rounds(), 10'000);
}

TEST(End, PointsAreDropsBelowZero) {  // R10.4
  auto t = Table(3).forest(0, "a1:3").forest(1, "a1:3").forest(2, "a1:1").leaves(1, 1);
  const Scores scores = t.game().scores(t.state());
  EXPECT_EQ(scores.total[seat(0)], -3);
  EXPECT_EQ(scores.total[seat(2)], -1);
  EXPECT_EQ(t.ranks(), "3 2 1") << "leaves in the ranking only";
  EXPECT_EQ(t.game().breakdown(t.state()).front().points[seat(0)], -3);
}

TEST(End, EventsTellWhatBecomesOfThePoints) {  // R10.4, R9.5
  auto t = Table(2, {{"supply", std::string("1B")}, {"expansion", true}}).hand(0, "").shrine(10);
  t.forest(0, "a1:1").covered(0, "c1").forest(1, "a1:1").plays("end, roll acorn");
  EXPECT_EQ(t.points(0), -1) << "of two drops one was removed at once";
  EXPECT_EQ(t.points(1), -2);
  auto alone = Table(1, {{"round_limit", std::int64_t{3}}}).round(2).hand(0, "").gwidyon(8).plays("end, turn-up s5");
  EXPECT_EQ(alone.points(1), 8) << "one removed and the rest swept up";
}

}  // namespace
}  // namespace understory::mycelia

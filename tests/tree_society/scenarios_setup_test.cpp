// R1 and R2: the pieces and the set-up.
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

int fruit_in(const Fruits& fruits, FruitType type, bool valuable) { return fruits.count(fruit_of(type, valuable)); }

// Chance alone, until somebody is asked.
Table dealt(int seats, const Options& options = {}) {
  Table t = Table::fresh(seats, options);
  while (t.actor() == "chance") t.draws();
  return t;
}

TEST(Pieces, TwoToFourPlayTheFirstPlayerFirst) {  // R1.1
  for (int seats = 2; seats <= 4; ++seats) EXPECT_EQ(dealt(seats).actor(), "player 0");
  EXPECT_THROW(Table::fresh(1), Refusal);
  EXPECT_THROW(Table::fresh(5), Refusal);
}

TEST(Pieces, TwoLeaveAThirdOfTheFruitInTheBox) {  // R1.2
  for (int seats = 2; seats <= 4; ++seats) {
    const Fruits& all = Table(seats).game().fruits();
    EXPECT_EQ(all.size(), seats == 2 ? 50 : 75);
    for (std::uint8_t type = 0; type < kTypes; ++type) {
      EXPECT_EQ(fruit_in(all, FruitType{type}, true), seats == 2 ? 3 : 4);
      EXPECT_EQ(count_of(all, FruitType{type}), seats == 2 ? 10 : 15);
    }
  }
}

TEST(Pieces, ThereAreSeventyThreeDifferentCards) {  // R1.3
  const Pack pack = parse_pack(standard_pack());
  EXPECT_EQ(pack.cards.size(), 73U);
  std::array<int, kGuilds> cards{};
  for (const CardDef& card : pack.cards) ++cards[raw(card.guild)];
  EXPECT_EQ(cards, (std::array<int, kGuilds>{13, 12, 12, 12, 12, 12}));
}

TEST(Pieces, AnOngoingSectionHasThreePlaces) {  // R1.4
  auto t = Table().ongoing(0, "rope-scaffold", 1).purse(0, 20).market("inkwell-cottage riddle-corner grand-lectern");
  t.plays("build riddle-corner, build inkwell-cottage");
  EXPECT_EQ(t.ongoing(0), "rope-scaffold:1 riddle-corner:1 inkwell-cottage:1");
  EXPECT_TRUE(t.refuses("R4.3", "build grand-lectern"));
  EXPECT_EQ(t.why("build grand-lectern"), "Your Ongoing section is full. (R4.3)");
}

TEST(Pieces, EveryCardIsSomewhereOnce) {  // R1.5
  auto t = dealt(4);
  auto position = t.position();
  position["heap"] = {position["market"][0]};
  EXPECT_THROW(t.game().from_position(position), Refusal);
  position = t.position();
  position["deck"].erase(0);
  EXPECT_THROW(t.game().from_position(position), Refusal);
}

TEST(Pieces, NobodyHasSecretsAndEveryCardIsEquallyLikely) {  // R1.6
  EXPECT_FALSE(Game::info().secrets);
  auto t = Table().row(0, "apple").stalls("apple cherry grape blueberry").fruit_deck("apple apple orange");
  t.last_round(1);
  const State& state = t.state();
  EXPECT_EQ(t.actor(), "chance");
  EXPECT_EQ(t.game().weight(state, t.game().parse("fruit apple")), 2U);
  EXPECT_EQ(t.game().weight(state, t.game().parse("fruit orange")), 1U);
  EXPECT_EQ(t.game().view_json(t.game().observe(state, Seat{1}))["players"],
            t.game().view_json(t.game().observe(state, kSpectator))["players"]);
}

TEST(Pieces, TheMarketsAreAsLargeAsThePlayersSay) {  // R1.7
  EXPECT_EQ(Table(2).game().stalls(), 5);
  EXPECT_EQ(Table(3).game().stalls(), 4);
  EXPECT_EQ(Table(4).game().stalls(), 3);
  auto t = Table().purse(0, 3).market("inkwell-cottage - - riddle-corner lending-nest -");
  EXPECT_EQ(t.moves("build"), "build inkwell-cottage, build riddle-corner") << "3 + 1 is too much";
  t.plays("build riddle-corner");
  EXPECT_EQ(t.purse(0), 0) << "2 + 1";
}

TEST(Setup, FourGuildsAreInPlay) {  // R2.1
  EXPECT_EQ(Table().game().cards().size(), 49);
  EXPECT_EQ(Table(2, {{"guilds", std::string("bwoe")}}).game().cards().size(), 48);
  EXPECT_THROW(Table(2, {{"guilds", std::string("abm")}}), Refusal);
}

TEST(Setup, EveryoneDrawsAStartingCard) {  // R2.2
  auto t = Table::fresh(3);
  EXPECT_EQ(t.moves(), "deal rope-scaffold, deal pulley-yard, deal capstone-hut, deal timber-loft");
  t.plays("deal pulley-yard, deal timber-loft, deal rope-scaffold");
  EXPECT_EQ(t.ongoing(1), "timber-loft:1 - -");
  EXPECT_TRUE(t.allows("card capstone-hut")) << "the rest stays with the Architects";
  EXPECT_FALSE(t.allows("card pulley-yard"));
  auto other = Table::fresh(2, {{"guilds", std::string("bmwo")}});
  other.plays("deal pulley-yard, deal timber-loft");
  EXPECT_FALSE(other.allows("card capstone-hut")) << "or in the box";
  auto none = Table::fresh(2, {{"starting_cards", false}});
  EXPECT_TRUE(none.allows("card capstone-hut"));
}

TEST(Setup, LaterPlayersBeginWithMore) {  // R2.3
  auto t = dealt(4);
  EXPECT_EQ(t.purse(0) * 10 + t.chest(0), 10);
  EXPECT_EQ(t.purse(1) * 10 + t.chest(1), 11);
  EXPECT_EQ(t.purse(2) * 10 + t.chest(2), 20);
  EXPECT_EQ(t.purse(3) * 10 + t.chest(3), 21);
  auto equal = dealt(4, {{"coins", std::string("equal")}});
  EXPECT_EQ(equal.purse(3) * 10 + equal.chest(3), 10);
}

TEST(Setup, TheGuildMarketIsFilledFromTheBottomLeft) {  // R2.4
  auto t = Table::fresh(2, {{"starting_cards", false}});
  t.plays("card inkwell-cottage, card riddle-corner, card lending-nest, card tollbranch");
  EXPECT_EQ(t.market(), "inkwell-cottage riddle-corner lending-nest tollbranch - -");
}

TEST(Setup, TheFruitMarketBeginsWithDifferentTypes) {  // R2.5
  auto t = Table::fresh(3, {{"starting_cards", false}});
  while (t.stage() == Stage::market) t.draws();
  t.plays("fruit apple");
  EXPECT_FALSE(t.allows("fruit apple"));
  EXPECT_FALSE(t.allows("fruit valuable-apple"));
  EXPECT_EQ(t.game().weight(t.state(), t.game().parse("fruit cherry")), 11U);
  t.plays("fruit valuable-cherry, fruit grape, fruit orange");
  EXPECT_EQ(t.stalls(), "apple valuable-cherry grape orange") << "one type is missing";
  EXPECT_TRUE(t.allows("fruit apple")) << "the first player draws";
}

TEST(Setup, EveryoneDrawsThreeFruit) {  // R2.6
  auto t = dealt(3);
  for (int player = 0; player < 3; ++player) EXPECT_EQ(t.state().pub.players[seat(player)].row.size(), 3);
}

TEST(Setup, OrTakesThreeInTurn) {  // R2.7
  auto t = dealt(2, {{"fruit_draft", true}});
  EXPECT_EQ(t.stage(), Stage::draft);
  EXPECT_EQ(t.turn_of(), "player 0");
  EXPECT_EQ(t.why("sell apple"), "First take a fruit from the fruit market. (R2.7)");
  for (int pick = 0; pick < 6; ++pick) {
    EXPECT_EQ(t.actor(), "player " + std::to_string(pick % 2));
    const std::string moves = t.moves();
    t.plays(moves.substr(0, moves.find(',')));
    EXPECT_EQ(t.actor(), "chance") << "it is refilled";
    t.draws();
  }
  EXPECT_EQ(t.stage(), Stage::sell);
}

}  // namespace
}  // namespace understory::tree_society

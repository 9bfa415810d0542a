// What a seat can work out, and no more: the age of mushrooms, and what it left in a stack.
#include <cmath>
#include <map>

#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

constexpr int kWorlds = 6'000;

Tile tile_called(const Table& t, const std::string& name) { return t.game().parse("deal " + name).tile(); }

// Tan holds three mushrooms from before the discards were shuffled; then it draws from the new pile.
TEST(Secrecy, OldMushroomsAreInHandsNewOnesAnywhere) {
  auto t = Table(2, {{"deck", std::string("core")}}).hand(0, "king-bolete scaly-vase").hand(1, "fat-jack mouse-trich");
  t.discards_all().plays("activate earthlover, gain nitrogen, done, deal velvet-milkcap");
  t.plays("activate earthlover, gain nitrogen, done, deal orange-tooth");
  ASSERT_EQ(t.hand(1), "orange-tooth mouse-trich fat-jack");
  const View view = t.game().observe(t.state(), seat(0));
  Rng rng(1);
  std::map<Tile, int> held;
  for (int i = 0; i < kWorlds; ++i) {
    const State world = t.game().determinise(view, rng);
    EXPECT_TRUE(world.own[seat(1)].hand.has(tile_called(t, "fat-jack"))) << "in no discard, so in no pile since";
    EXPECT_TRUE(world.own[seat(1)].hand.has(tile_called(t, "mouse-trich")));
    for (const Tile tile : world.own[seat(1)].hand) ++held[tile];
  }
  // The third is any of those that were shuffled and that Brown has not drawn.
  EXPECT_EQ(held.size(), 2U + 35U);
  const double expected = kWorlds / 35.0;
  for (const auto& [tile, count] : held) {
    if (count < kWorlds) {
      EXPECT_NEAR(count, expected, 6 * std::sqrt(expected));
    }
  }
}

TEST(Secrecy, ASeatRemembersWhatItLeft) {
  auto t = Table().track(0, 1).track(1, 1).roots(0, "1,1", "fly-agaric").roots(1, "0,0", "common-deceiver");
  t.plays("absorb, seedling 1,1, source fly-agaric, flip ring, pay nitrogen, take phosphorus, done");
  t.plays("absorb, seedling 0,0, source common-deceiver, flip ring, pay nitrogen, take potassium, done");
  const View first = t.game().observe(t.state(), seat(0));
  const View second = t.game().observe(t.state(), seat(1));
  Rng rng(1);
  std::map<int, int> of_tan;
  std::map<int, int> of_brown;
  for (int i = 0; i < kWorlds; ++i) {
    ++of_tan[raw(t.game().determinise(first, rng).own[seat(1)].bonus[0])];
    ++of_brown[raw(t.game().determinise(second, rng).own[seat(0)].bonus[0])];
  }
  EXPECT_EQ(of_tan.size(), 2U) << "nitrogen or potassium: Brown saw the three";
  EXPECT_NEAR(of_tan[0], kWorlds / 2.0, 5 * std::sqrt(kWorlds / 4.0));
  EXPECT_EQ(of_brown.size(), 7U) << "anything but what Tan saw itself";
  EXPECT_NEAR(of_brown[0], kWorlds * 1.0 / 14, 5 * std::sqrt(kWorlds / 14.0)) << "1 of the 14 Tan has not seen";
}

TEST(Secrecy, UsingATileTellsWhichItWas) {
  auto t = Table().track(0, 1).roots(0, "1,1", "fly-agaric");
  t.plays("absorb, seedling 1,1, source fly-agaric, flip ring, pay nitrogen, take phosphorus, use 2");
  EXPECT_EQ(raw(t.state().pub.players[seat(0)].shown[0]), 1);
  Rng rng(1);
  const State world = t.game().determinise(t.game().observe(t.state(), seat(1)), rng);
  EXPECT_EQ(world.own[seat(0)].left[0].size(), 2) << "what Brown remembers is part of the world";
}

std::string forced(Table t) {
  const auto move = t.game().forced(t.game().observe(t.state(), kSpectator));
  return move ? t.game().format(*move) : "";
}

TEST(Secrecy, AnAnswerIsForcedOnlyByWhatAllKnow) {
  auto t = Table().hand(0, "king-bolete").plays("partner, pay nitrogen");
  EXPECT_EQ(t.moves(), "play king-bolete");
  EXPECT_EQ(forced(t), "") << "it could be any";
  EXPECT_EQ(forced(Table().hand(0, "king-bolete").hand(1, "").discards_all().plays("partner, pay nitrogen")),
            "play king-bolete")
      << "all others have been seen";
  const auto with_new_pile = [](const std::string& tan) {
    return Table().hand(0, "king-bolete").hand(1, tan).set("pile_age", 2).plays("partner, pay nitrogen");
  };
  EXPECT_EQ(forced(with_new_pile("")), "play king-bolete") << "all others have been in the new pile";
  EXPECT_EQ(forced(with_new_pile("scaly-vase")), "") << "it could be the other old one";
  t = Table().stack(4, "carbon one-point").bonus(0, 4, "two-points").plays("photosynthesize, convert 0, done");
  EXPECT_EQ(t.moves(), "done");
  EXPECT_EQ(forced(t), "") << "it could be one to use";
}

// Whose secret Brown, Tan and those who watch learn by a move: "- 0 0" if Brown shows its own, "table - -" for a draw.
std::string learned(Table t, const std::string& move) {
  State state = t.state();
  EventLog<Event> log;
  t.game().apply(state, t.game().parse(move), log);
  std::string text;
  for (const Seat learner : {seat(0), seat(1), kSpectator}) {
    Seat whose = kNobody;
    for (const Event& event : log.events)
      if (const Seat from = t.game().reveals(event, learner); from != kNobody) whose = from;
    text += text.empty() ? "" : " ";
    text += whose == kNobody ? "-" : whose == kChance ? "table" : std::to_string(raw(whose));
  }
  return text;
}

TEST(Secrecy, OfAMushroomIsItsOwnersUntilItIsShown) {
  auto t = Table().hand(0, "king-bolete scaly-vase").plays("partner, pay nitrogen");
  EXPECT_EQ(learned(t, "play king-bolete"), "- 0 0");
  t.plays("play king-bolete");
  EXPECT_EQ(learned(t, "space 1,1"), "- - -") << "all have seen it";
  auto sun = Table().hand(0, "king-bolete scaly-vase").plays("photosynthesize, convert 0");
  EXPECT_EQ(learned(sun, "discard king-bolete"), "- 0 0");
  sun.plays("discard king-bolete, done");
  EXPECT_EQ(learned(sun, "deal orange-tooth"), "table - -") << "seen by Brown alone";
}

TEST(Secrecy, OfAStackIsTheTablesUntilSomebodyLooks) {
  const std::string drink = "absorb, seedling 1,1, source fly-agaric, flip ring";
  auto t = Table().track(0, 1).roots(0, "1,1", "fly-agaric").plays(drink);
  EXPECT_EQ(learned(t, "pay nitrogen"), "table - -") << "who reaches stone 2 looks";
  t.plays("pay nitrogen");
  EXPECT_EQ(learned(t, "take phosphorus"), "- - -") << "seen already, and kept face down";
  t.plays("take phosphorus");
  EXPECT_EQ(learned(t, "use 2"), "- 0 0");
  EXPECT_EQ(learned(Table().track(0, 0).roots(0, "1,1", "fly-agaric").plays(drink), "pay nitrogen"), "- - -");
}

}  // namespace
}  // namespace understory::undergrove

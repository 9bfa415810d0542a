// Hidden cards stay hidden, and worlds hold exactly what was proved.
#include <cmath>
#include <cstring>

#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

// Every seventh position of random games, as each viewer sees it.
template <class Visit>
void each_view(int games, const Visit& visit) {
  for (int i = 0; i < games; ++i) {
    const Game game = game_of(2 + i % 3);
    Rng rng(static_cast<std::uint64_t>(i));
    State state = game.new_game();
    for (int step = 0; game.actor(state) != kNobody; ++step) {
      if (step % 7 == 0)
        for (int viewer = -1; viewer < game.seats(); ++viewer)
          visit(game, state, viewer < 0 ? kSpectator : seat(viewer), rng);
      const Move move = game.actor(state) == kChance ? game.sample_chance(state, rng) : random_move(game, state, rng);
      game.apply(state, move, NoEvents{});
    }
  }
}

TEST(Secrecy, AWorldLooksLikeTheRealOneAndCanBe) {
  each_view(9, [](const Game& game, const State& state, Seat viewer, Rng& rng) {
    const View view = game.observe(state, viewer);
    const State world = game.determinise(view, rng);
    ASSERT_TRUE(same_bytes(game.observe(world, viewer), view));
    ASSERT_EQ(game.actor(world), game.actor(state));
    ASSERT_TRUE(same_bytes(game.from_position(game.position(world)), world)) << game.position(world).dump();
    MoveList moves;
    game.legal_moves(world, moves);
    ASSERT_EQ(moves.empty(), game.actor(state) == kNobody);
  });
}

// How often a card of the other player is of each symbol in the worlds that this one sees.
std::map<std::string, double> shares(Table& t, std::size_t place) {
  const View view = t.game().observe(t.state(), seat(1));
  constexpr int kWorlds = 20'000;
  std::map<std::string, double> shares;
  Rng rng(1);
  for (int i = 0; i < kWorlds; ++i)
    shares[kSymbolNames[raw(t.game().determinise(view, rng).own[seat(0)].symbols[place])]] += 1.0 / kWorlds;
  return shares;
}
constexpr double kNear = 0.02;

TEST(Worlds, DealHiddenCardsInProportion) {
  auto t = Table().hand(0, "red-acorn").hand(1, "red-berry red-berry");
  auto found = shares(t, 0);
  EXPECT_NEAR(found["pinecone"], 11.0 / 26, kNear);
  EXPECT_NEAR(found["berry"], 1.0 / 26, kNear);
}

TEST(Worlds, KnowWhatAFailedThrowProved) {  // R5.8
  auto t = Table().gophers("c6 c6").hand(0, "yellow-leaf red-acorn");
  t.plays("gopher 1, to b7, pay yellow yellow-leaf, roll blue");
  auto found = shares(t, 0);
  EXPECT_EQ(found.count("red-or-yellow"), 0U);
  EXPECT_NEAR(found["pinecone"], 11.0 / 25, kNear);
  EXPECT_NEAR(shares(t, 1)["leaf"], 1, 1e-6);
}

TEST(Worlds, KnowWhatLiesInAPouch) {  // R9.1: nobody looks in, but only acorns and berries go there
  auto t = Table().gophers("b6 b6").hand(0, "red-berry").plays("gopher 1, rest, pouch red-berry");
  const View view = t.game().observe(t.state(), seat(1));
  int berries = 0;
  constexpr int kWorlds = 20'000;
  Rng rng(1);
  for (int i = 0; i < kWorlds; ++i)
    berries += t.game().determinise(view, rng).own[seat(0)].pouched[0] == Symbol::berry ? 1 : 0;
  EXPECT_NEAR(berries / double{kWorlds}, 3.0 / 11, kNear);
}

// Two cards, one of which can only be an acorn or a berry: all deals that fit are equally likely.
TEST(Worlds, AreExactWhereOneCardIsMoreChoosyThanAnother) {
  auto t = Table().gophers("b6 b6").hand(0, "red-acorn red-berry").plays("gopher 1, rest, pouch red-berry, stop");
  double acorns = 0;
  const View view = t.game().observe(t.state(), seat(1));
  constexpr int kWorlds = 20'000;
  Rng rng(1);
  for (int i = 0; i < kWorlds; ++i)
    acorns += t.game().determinise(view, rng).own[seat(0)].symbols[0] == Symbol::acorn ? 1.0 / kWorlds : 0;
  EXPECT_NEAR(acorns, (8.0 * 7 + 3 * 8) / (11 * 27), kNear);
}

TEST(Worlds, KnowThatWhatIsBegunCanBePaid) {  // R3.2
  auto t = Table().hand(0, "red-pinecone green-acorn blue-leaf").plays("gopher 1, to a4");
  auto found = shares(t, 0);
  EXPECT_LT(found["acorn"], 0.1) << "it pays the pinecone, unless the green one does and the blue one is green as well";
  EXPECT_GT(found["pinecone"], 0.7);
}

TEST(Secrecy, EventsTellOnlyWhatIsSeen) {
  auto t = Table().gophers("c6 c6").hand(0, "yellow-nutshell red-berry");
  t.plays("gopher 1, to c7, pay nutshell yellow-nutshell, deck blue, deal blue-leaf, pouch red-berry, stop");
  EXPECT_NE(t.happened(seat(0)).find("draws a blue leaf"), std::string::npos);
  EXPECT_EQ(t.happened(seat(1)).find("draws a blue leaf"), std::string::npos);
  EXPECT_NE(t.happened(seat(1)).find("puts a card into the pouch: red"), std::string::npos);
}

TEST(Secrecy, OnlyWhatAllKnowForcesAnybody) {
  EXPECT_EQ(Table().plays("gopher 1").forced(), "rest") << "without a card";
  EXPECT_EQ(Table().hand(0, "red-acorn").plays("gopher 1").forced(), "rest") << "nor with a single one, whatever it is";
  const std::string three = "red-acorn blue-acorn green-acorn";
  EXPECT_EQ(Table().hand(0, three).plays("gopher 1").forced(), "");
  EXPECT_EQ(Table().known(0, three).plays("gopher 1").forced(), "rest");
}

// Whoever pays one icon with a tile and leaves the rest payable shows what its hand can pay.
TEST(Secrecy, ATileThatIsLaidTellsOfTheHand) {
  auto t = Table().gophers("b12 start").hand(0, "green-blue-or-green red-acorn").tiles(0, "black-card");
  EXPECT_TRUE(t.plays("gopher 1, to surface").allows("pay black black-card-tile"));
  auto u = Table().gophers("b12 start").hand(0, "green-acorn red-acorn").tiles(0, "black-card");
  EXPECT_FALSE(u.plays("gopher 1, to surface").allows("pay black black-card-tile"));
  EventLog<Event> log;
  State state = t.state();
  t.game().apply(state, t.game().parse("pay black black-card-tile"), log);
  EXPECT_EQ(t.game().reveals(log.events.front(), seat(1)), seat(0));
}

}  // namespace
}  // namespace understory::underground_panic

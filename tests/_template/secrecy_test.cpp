// Hidden cards stay hidden: views, worlds a viewer cannot tell apart, and what it is told.
#include <cmath>

#include "engine/hash.hpp"
#include "tests/_template/random_games.hpp"
#include "tests/_template/table.hpp"
#include "tests/support/properties.hpp"

namespace understory::template_game {
namespace {

std::vector<Seat> viewers(const Game& game) {
  std::vector<Seat> all{kSpectator};
  for (const Seat forager : seats_up_to(game.seats())) all.push_back(forager);
  return all;
}

TEST(Secrecy, AWorldLooksLikeTheRealOne) {
  for_all(60, [](const RandomGame& random) {
    const Game game = random.game();
    Rng rng(random.seed);
    each_position(random, game, [&](const State& state) {
      for (const Seat viewer : viewers(game)) {
        const View view = game.observe(state, viewer);
        const State world = game.determinise(view, rng);
        RC_ASSERT(same_bytes(game.observe(world, viewer), view));
        RC_ASSERT(game.actor(world) == game.actor(state));
        RC_ASSERT(game.question(world) == game.question(state));
        if (game.actor(state) == viewer) RC_ASSERT(moves_of(game, world) == moves_of(game, state));
        RC_ASSERT(same_bytes(game.from_position(game.position(world)), world));
      }
    });
  });
}

TEST(Secrecy, WhoeverMayNotKnowACardIsToldOnlyThatThereIsOne) {
  for_all(60, [](const RandomGame& random) {
    const Game game = random.game();
    play_through(
        random, game,
        [&](const State& before, Move move) {
          State after = before;
          EventLog<Event> log;
          game.apply(after, move, log);
          for (const Event& event : log.events)
            for (const Seat viewer : viewers(game)) {
              const Event seen = game.redact(event, viewer);
              const bool secret = event.kind == EventKind::dealt || event.kind == EventKind::buried;
              RC_ASSERT(seen.kind == event.kind && seen.forager == event.forager && seen.amount == event.amount);
              RC_ASSERT(seen.card == (secret && event.forager != viewer ? kNoCard : event.card));
            }
        },
        [](const State& /*state*/) {});
  });
}

// A toll of one nut: whoever is asked pays or gives up a card, and who watches can tell only sometimes which.
TEST(Secrecy, AnAnswerIsForcedOnlyByWhatAllKnow) {
  EXPECT_EQ(Table().hand(0, "fox").nuts({0, 1}).plays("play fox").forced(), "pay") << "without cards";
  EXPECT_EQ(Table().hand(0, "fox").hand(1, "acorn").nuts({0, 1}).plays("play fox").forced(), "") << "pays or gives";
  auto t = Table().hand(0, "fox").hand(1, "acorn").deck("berry").plays("play fox");
  EXPECT_EQ(t.moves(), "give acorn");
  EXPECT_EQ(t.forced(), "") << "it could be a berry";
  EXPECT_EQ(Table().hand(0, "fox").hand(1, "acorn").deck("acorn").plays("play fox").forced(), "give acorn");
  EXPECT_EQ(Table().hand(0, "fox").hand(1, "acorn").buried(1, "berry").plays("play fox").forced(), "");
}

TEST(Secrecy, ACardIsLearnedByWhoDrawsItAndByThoseToWhomItIsShown) {
  auto t = Table().hand(0, "fox berry").hand(1, "acorn").deck("acorn").nuts({0, 1});
  // Whose secret Hazel, Moss and those who watch have learned.
  const auto learned = [](Table at, const std::string& move) {
    State state = at.state();
    EventLog<Event> log;
    at.game().apply(state, at.game().parse(move), log);
    std::vector<Seat> whose(3, kNobody);
    for (const Event& event : log.events)
      for (std::size_t i = 0; i < whose.size(); ++i)
        if (const Seat from = at.game().reveals(event, i == 2 ? kSpectator : seat(static_cast<int>(i)));
            from != kNobody)
          whose[i] = from;
    return whose;
  };
  using Whose = std::vector<Seat>;
  const Whose nothing{kNobody, kNobody, kNobody};
  EXPECT_EQ(learned(t, "play fox"), (Whose{kNobody, seat(0), seat(0)}));
  EXPECT_EQ(learned(t, "bury fox"), nothing);
  EXPECT_EQ(learned(t, "rest"), nothing);
  auto asked = t;
  asked.plays("play fox");
  EXPECT_EQ(learned(asked, "pay"), nothing);
  EXPECT_EQ(learned(asked, "give acorn"), (Whose{seat(1), kNobody, seat(1)}));
  EXPECT_EQ(learned(t.plays("play berry"), "deal acorn"), (Whose{kChance, kNobody, kNobody}));
  EXPECT_EQ(learned(Table().buried(1, "fox").turn(1).round(19), "rest"), (Whose{seat(1), kNobody, seat(1)}));
}

// Hazel sees her acorn and fourteen cards face up; the other three are in one hand, in one hole, and in the deck.
TEST(Secrecy, EveryPlaceOfTheUnseenCardsIsEquallyLikely) {
  auto t = Table().hand(0, "acorn").hand(1, "fox").buried(1, "fox").deck("berry");
  const View view = t.game().observe(t.state(), seat(0));
  constexpr int kWorlds = 30'000;
  int in_hand = 0;
  int buried = 0;
  int in_deck = 0;
  Rng rng(1);
  const Card berry = t.game().parse("deal berry").card();
  for (int i = 0; i < kWorlds; ++i) {
    const State world = t.game().determinise(view, rng);
    in_hand += world.own[seat(1)].hand.count(berry);
    buried += world.own[seat(1)].buried.count(berry);
    in_deck += world.secret.deck.count(berry);
  }
  EXPECT_EQ(in_hand + buried + in_deck, kWorlds);
  const double five_sigma = 5 * std::sqrt(kWorlds * (1.0 / 3) * (2.0 / 3));
  for (const int count : {in_hand, buried, in_deck}) EXPECT_NEAR(count, kWorlds / 3.0, five_sigma);
}

TEST(Chance, DealsInProportionToTheCopiesLeft) {
  auto t = Table().hand(0, "berry").hand(1, "acorn").deck("acorn acorn acorn fox").plays("play berry");
  constexpr int kDraws = 20'000;
  int acorns = 0;
  Rng rng(1);
  for (int i = 0; i < kDraws; ++i)
    acorns += t.game().sample_chance(t.state(), rng) == t.game().parse("deal acorn") ? 1 : 0;
  EXPECT_NEAR(acorns, kDraws * 0.75, 5 * std::sqrt(kDraws * 0.75 * 0.25));
}

}  // namespace
}  // namespace understory::template_game

// AnyMatch of a game with chance and a secret, which the catalog does not have yet: a small one made for tests.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "catalog/erase.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/support/pebbles.hpp"

namespace understory {
namespace {

std::unique_ptr<AnyMatch> begin(std::uint8_t white = 6, std::uint8_t black = 2) {
  const auto game = std::make_shared<const pebbles::Game>(white, black);
  return std::make_unique<Erased<pebbles::Game>>(game, Options{}, game->new_game(), true);
}

void play(AnyMatch& match, const std::vector<const char*>& moves) {
  for (const char* move : moves) match.apply(match.parse(move));
}

std::vector<std::string> keys(const AnyMatch& match, Seat viewer) {
  std::vector<std::string> list;
  for (const auto& happenings : match.log(viewer))
    for (const Happening& happening : happenings) list.push_back(happening.text.key);
  return list;
}

TEST(ChanceInAMatch, HasTheWeightsOfTheGame) {
  const auto match = begin();
  play(*match, {"draw"});
  EXPECT_EQ(match->actor(), kChance);
  EXPECT_EQ(match->weight(match->parse("white")), 6U);
  EXPECT_EQ(match->weight(match->parse("black")), 2U);
  play(*match, {"black", "draw"});
  EXPECT_EQ(match->weight(match->parse("black")), 1U);
}

RC_GTEST_PROP(ChanceInAMatch, DrawsTheSameAgainAfterTakingBack, (std::uint64_t seed)) {
  const ChanceKey key = key_of(seed);
  const auto match = begin(40, 40);
  std::vector<MoveWord> drawn;
  for (int i = 0; i < 20; ++i) {
    play(*match, {"draw"});
    drawn.push_back(match->draw(key));
    RC_ASSERT(match->draw(key) == drawn.back());
    match->apply(drawn.back());
  }
  const auto back = *rc::gen::inRange<std::size_t>(1, 21);
  match->take_back(2 * back);
  for (std::size_t i = drawn.size() - back; i < drawn.size(); ++i) {
    play(*match, {"draw"});
    RC_ASSERT(match->draw(key) == drawn[i]);
    match->apply(drawn[i]);
  }
}

TEST(ChanceInAMatch, IsCountedByChanceMovesAlone) {
  const ChanceKey key = key_of(1);
  const pebbles::Game game(40, 40);
  const auto match = begin(40, 40);
  play(*match, {"stop"});
  for (std::uint64_t count = 0; count < 10; ++count) {
    play(*match, {"draw"});
    pebbles::State state = game.new_game();
    for (const MoveWord move : match->moves()) game.apply(state, move_of<pebbles::Move>(move), NoEvents{});
    ChanceStream stream(key, count);
    EXPECT_EQ(match->draw(key), word_of(draw_chance(game, state, stream)));
    match->apply(match->draw(key));
  }
}

TEST(ChanceInAMatch, DependsOnTheKey) {
  std::set<std::vector<MoveWord>> matches;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto match = begin(40, 40);
    for (int i = 0; i < 20; ++i) {
      play(*match, {"draw"});
      match->apply(match->draw(key_of(seed)));
    }
    matches.insert(match->moves());
  }
  EXPECT_EQ(matches.size(), 20U);
}

TEST(SecretsInAMatch, AreKeptFromOthersInTheLog) {
  const auto match = begin();
  play(*match, {"draw", "black", "stop"});
  using Keys = std::vector<std::string>;
  const Keys open{"pebbles.event.draw", "pebbles.event.black", "pebbles.event.stop"};
  const Keys hidden{"pebbles.event.draw", "pebbles.event.hidden", "pebbles.event.stop"};
  EXPECT_EQ(keys(*match, Seat{0}), open);
  EXPECT_EQ(keys(*match, Seat{1}), hidden);
  EXPECT_EQ(keys(*match, kSpectator), hidden);
  EXPECT_EQ(keys(*match, kReferee), open);
}

TEST(SecretsInAMatch, AreSaidToBeLearnedByWhoDrawsThem) {
  const auto match = begin();
  play(*match, {"draw", "black", "stop"});
  const std::vector<Seat> nobody{kNobody, kNobody, kNobody};
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator, kReferee}) {
    const auto log = match->log(viewer);
    EXPECT_EQ(log[0][0].taught, nobody);
    EXPECT_EQ(log[1][0].taught, (std::vector<Seat>{kChance, kNobody, kNobody}));
    EXPECT_EQ(log[2][0].taught, nobody);
    EXPECT_EQ(log[1][0].since.key,
              viewer == Seat{0} || viewer == kReferee ? "pebbles.since.black" : "pebbles.since.hidden");
    EXPECT_EQ(log[2][0].since.key, "");
  }
}

TEST(LogOfAMatch, IsTheSameFromTheMiddleOn) {
  const auto match = begin();
  play(*match, {"draw", "black", "draw", "white", "stop"});
  const auto whole = match->log(Seat{0});
  for (std::size_t first = 0; first <= whole.size() + 1; ++first) {
    const auto rest = match->log(Seat{0}, first);
    ASSERT_EQ(rest.size(), whole.size() - std::min(first, whole.size()));
    for (std::size_t i = 0; i < rest.size(); ++i) EXPECT_EQ(rest[i].at(0).text, whole[first + i].at(0).text);
  }
}

TEST(SecretsInAMatch, AreNotInTheViewOfOthers) {
  const auto white = begin();
  const auto black = begin();
  play(*white, {"draw", "white"});
  play(*black, {"draw", "black"});
  EXPECT_NE(white->view(Seat{0}), black->view(Seat{0}));
  EXPECT_EQ(white->view(Seat{1}), black->view(Seat{1}));
  EXPECT_EQ(white->view(kSpectator), black->view(kSpectator));
}

TEST(ScoresInAMatch, AddUpFromBothKindsOfRows) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto match = begin();
    play_random(*match, seed);
    const ScoreSheet sheet = match->score_sheet();
    for (const Seat seat : seats_up_to(2)) {
      std::int32_t sum = 0;
      for (const ScoreRow& row : sheet.rows) sum += row.points[seat];
      EXPECT_EQ(sum, sheet.scores.total[seat]);
    }
  }
}

}  // namespace
}  // namespace understory

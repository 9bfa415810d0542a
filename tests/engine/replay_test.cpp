// What is written for any game: playing at random, counting lines of play, replaying a record.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "bots/random.hpp"
#include "engine/perft.hpp"
#include "engine/playout.hpp"
#include "engine/record.hpp"
#include "tests/support/pebbles.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using pebbles::State;

const std::vector<std::string> kWholeMatch{"draw", "white", "stop", "draw", "black", "draw", "white"};

State play(const pebbles::Game& game, const std::vector<std::string>& moves) {
  State state = game.new_game();
  for (const std::string& move : moves) game.apply(state, game.parse(move), NoEvents{});
  return state;
}

Record record_of(const pebbles::Game& game, const std::vector<std::string>& moves) {
  Record record;
  record.moves = moves;
  record.final_hash = hash_of_position(game.position(play(game, moves)));
  return record;
}

Refusal replay_refused(const pebbles::Game& game, const Record& record, std::size_t* replayed = nullptr) {
  return refusal_of([&] {
    State state = game.new_game();
    replay(game, record, state, [&](std::size_t i, const State&) {
      if (replayed != nullptr) *replayed = i + 1;
    });
  });
}

TEST(Replay, ShowsEveryPositionAndEndsAtTheLast) {
  const pebbles::Game game(2, 1);
  const Record record = record_of(game, kWholeMatch);
  State state = game.new_game();
  std::size_t seen = 0;
  replay(game, record, state, [&](std::size_t i, const State& now) {
    EXPECT_EQ(i, seen++);
    EXPECT_EQ(hash_of(now), hash_of(play(game, {kWholeMatch.begin(), kWholeMatch.begin() + static_cast<long>(seen)})));
  });
  EXPECT_EQ(seen, kWholeMatch.size());
  EXPECT_EQ(game.actor(state), kNobody);
}

TEST(Replay, OfNoMovesLeavesTheStart) {
  const pebbles::Game game;
  State state = game.new_game();
  EXPECT_NO_THROW(replay(game, record_of(game, {}), state, [](std::size_t, const State&) { ADD_FAILURE(); }));
  EXPECT_EQ(hash_of(state), hash_of(game.new_game()));
}

TEST(Replay, RefusesAnIllegalMoveWithItsNumberAndReason) {
  const pebbles::Game game(2, 1);
  Record record = record_of(game, kWholeMatch);
  record.moves[2] = "white";
  std::size_t replayed = 0;
  const Refusal refusal = replay_refused(game, record, &replayed);
  EXPECT_EQ(refusal.reason, Message("engine.record-move",
                                    {{"number", 3}, {"move", "white"}, {"reason", Message("pebbles.why.not-now")}}));
  EXPECT_EQ(refusal.rule, "R2.1");
  EXPECT_EQ(replayed, 2U);
}

TEST(Replay, RefusesWhatIsNoMove) {
  const pebbles::Game game(2, 1);
  Record record = record_of(game, kWholeMatch);
  record.moves[0] = "drwa";
  const Refusal refusal = replay_refused(game, record);
  EXPECT_EQ(
      refusal.reason,
      Message("engine.record-move",
              {{"number", 1}, {"move", "drwa"}, {"reason", Message("pebbles.why.unreadable", {{"move", "drwa"}})}}));
  EXPECT_EQ(refusal.rule, "R9.1");
}

TEST(Replay, RefusesAMoveAfterTheEnd) {
  const pebbles::Game game(2, 1);
  Record record = record_of(game, kWholeMatch);
  record.moves.push_back("stop");
  EXPECT_EQ(replay_refused(game, record).reason.arguments.at(0), Argument("number", 8));
}

TEST(Replay, RefusesAnEndThatIsAnother) {
  const pebbles::Game game(2, 1);
  Record record = record_of(game, kWholeMatch);
  const std::uint64_t right = record.final_hash;
  record.final_hash ^= 1;
  const Refusal refusal = replay_refused(game, record);
  EXPECT_EQ(refusal.reason,
            Message("engine.record-end",
                    {{"count", 7}, {"expected", format_hash(record.final_hash)}, {"found", format_hash(right)}}));
  EXPECT_EQ(english(refusal.reason), "After all 7 moves the record should stand at " + format_hash(record.final_hash) +
                                         ", but it stands at " + format_hash(right) + ".");
}

TEST(Replay, OfAnEarlierFormatComparesNoHash) {
  const pebbles::Game game(2, 1);
  Record record = record_of(game, kWholeMatch);
  record.final_hash ^= 1;
  record.format = 1;
  State state = game.new_game();
  EXPECT_NO_THROW(replay(game, record, state, [](std::size_t, const State&) {}));
  record.moves.emplace_back("stop");
  EXPECT_EQ(replay_refused(game, record).reason.arguments.at(0), Argument("number", 8));
}

TEST(Perft, CountsLinesOfExactlyThatLength) {
  const pebbles::Game game(2, 1);
  const State start = game.new_game();
  EXPECT_EQ(perft(game, start, 0), 1U);
  EXPECT_EQ(perft(game, start, 1), 2U);  // draw, stop
  EXPECT_EQ(perft(game, start, 2), 4U);  // two colours; draw, stop
  EXPECT_EQ(perft(game, start, 3), 6U);  // two answers to each colour, and two colours after stop, draw
  EXPECT_EQ(perft(game, play(game, kWholeMatch), 1), 0U);
  EXPECT_EQ(perft(game, play(game, kWholeMatch), 2), 0U);
}

TEST(Perft, AgreesWithListingTheLines) {
  const pebbles::Game game(2, 2);
  std::vector<State> layer{game.new_game()};
  for (int depth = 1; depth <= 10; ++depth) {
    std::vector<State> next;
    for (const State& state : layer) {
      pebbles::Game::MoveList moves;
      game.legal_moves(state, moves);
      for (const auto& move : moves) game.apply(next.emplace_back(state), move, NoEvents{});
    }
    layer = next;
    EXPECT_EQ(perft(game, game.new_game(), depth), layer.size()) << depth;
  }
}

RC_GTEST_PROP(Playout, EndsTheGameAndCountsItsMoves, (std::uint64_t seed)) {
  const pebbles::Game game;
  State state = game.new_game();
  Rng rng(seed);
  const std::uint32_t moves = playout(game, state, rng);
  RC_ASSERT(game.actor(state) == kNobody);
  const int drawn = state.pub.drawn[Seat{0}] + state.pub.drawn[Seat{1}];
  const int stopped = state.pub.stopped[Seat{0}] + state.pub.stopped[Seat{1}];
  RC_ASSERT(static_cast<int>(moves) == 2 * drawn + stopped);
  RC_ASSERT(state.bag.size() + drawn == 8);
  State again = game.new_game();
  Rng same(seed);
  RC_ASSERT(playout(game, again, same) == moves);
  RC_ASSERT(hash_of(again) == hash_of(state));
}

TEST(RandomMove, MakesEveryLegalMoveEquallyLikely) {
  const pebbles::Game game;
  Rng rng(5);
  int stops = 0;
  for (int i = 0; i < 4000; ++i)
    stops += bots::random(game, game.observe(game.new_game(), Seat{0}), rng) == game.parse("stop") ? 1 : 0;
  EXPECT_NEAR(stops, 2000, 130);  // four standard deviations of 32
}

}  // namespace
}  // namespace understory

// The small value types: seats, one value per seat, the list of moves, scores, move words.
#include <cstdint>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/game.hpp"
#include "engine/move_buffer.hpp"
#include "engine/per_seat.hpp"
#include "engine/scores.hpp"
#include "engine/seat.hpp"
#include "tests/support/pebbles.hpp"

namespace understory {
namespace {

std::vector<int> visited(SeatRange range) {
  std::vector<int> seats;
  for (const Seat seat : range) seats.push_back(raw(seat));
  return seats;
}

TEST(Seats, CountFromZeroUpToTheNumber) {
  EXPECT_EQ(visited(seats_up_to(0)), std::vector<int>());
  EXPECT_EQ(visited(seats_up_to(1)), std::vector<int>({0}));
  EXPECT_EQ(visited(seats_up_to(3)), std::vector<int>({0, 1, 2}));
  EXPECT_EQ(visited(seats_up_to(kMostSeats)), std::vector<int>({0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST(Seats, AreNeverTakenForChanceNobodyOrAViewer) {
  for (const Seat seat : seats_up_to(kMostSeats))
    for (const Seat special : {kReferee, kSpectator, kChance, kNobody}) EXPECT_NE(seat, special);
}

TEST(PerSeat, StartsAtZeroAndKeepsSeatsApart) {
  PerSeat<int, 3> values;
  for (const Seat seat : seats_up_to(3)) EXPECT_EQ(values[seat], 0);
  values[Seat{1}] = 7;
  EXPECT_EQ(values, (PerSeat<int, 3>{{0, 7, 0}}));
  EXPECT_NE(values, (PerSeat<int, 3>{{7, 0, 0}}));
}

TEST(PerSeat, IsAsPlainAsWhatItHolds) {
  static_assert(PlainBytes<PerSeat<std::uint16_t, 5>>);
  static_assert(sizeof(PerSeat<std::uint16_t, 5>) == 10);
  static_assert(!std::is_trivially_copyable_v<PerSeat<std::vector<int>, 2>>);
}

TEST(MoveBuffer, ListsWhatWasPushedInOrder) {
  MoveBuffer<int, 4> moves;
  EXPECT_TRUE(moves.empty());
  EXPECT_EQ(moves.capacity(), 4U);
  for (const int move : {5, 3, 9, 5}) moves.push_back(move);
  EXPECT_EQ(std::vector<int>(moves.begin(), moves.end()), std::vector<int>({5, 3, 9, 5}));
  EXPECT_EQ(moves.size(), 4U);
  EXPECT_EQ(moves[2], 9);
  EXPECT_TRUE(moves.contains(3));
  EXPECT_FALSE(moves.contains(4));
}

TEST(MoveBuffer, ForgetsEverythingWhenCleared) {
  MoveBuffer<int, 4> moves;
  moves.push_back(5);
  moves.clear();
  EXPECT_TRUE(moves.empty());
  EXPECT_FALSE(moves.contains(5));
  EXPECT_EQ(moves.begin(), moves.end());
}

#ifndef NDEBUG
TEST(MoveBufferDeathTest, EndsTheProgramRatherThanOverflow) {
  MoveBuffer<int, 2> moves;
  moves.push_back(1);
  EXPECT_DEATH(moves[1], "at < size_");
  moves.push_back(2);
  EXPECT_DEATH(moves.push_back(3), "size_ < Capacity");
}

TEST(PerSeatDeathTest, EndsTheProgramForASeatThatIsNone) {
  PerSeat<int, 2> values;
  EXPECT_DEATH(values[Seat{2}] = 1, "raw\\(seat\\) < Seats");
  EXPECT_DEATH(static_cast<void>(values[kChance]), "raw\\(seat\\) < Seats");
}
#endif

TEST(Scores, RankByTotalAndShareTies) {
  Scores scores{.seats = 5, .total = {{7, -3, 7, 12, 0}}};
  rank_by_total(scores);
  EXPECT_EQ(scores.rank, (PerSeat<std::uint8_t, kMostSeats>{{2, 5, 2, 1, 4}}));
}

TEST(Scores, LeaveSeatsThatDoNotPlayUnranked) {
  Scores scores{.seats = 2, .total = {{-1, -2, 99}}};
  rank_by_total(scores);
  EXPECT_EQ(scores.rank, (PerSeat<std::uint8_t, kMostSeats>{{1, 2}}));
}

RC_GTEST_PROP(Scores, RankIsOnePlusTheSeatsThatAreBetter, ()) {
  Scores scores{.seats = *rc::gen::inRange(1, kMostSeats + 1)};
  for (const Seat seat : seats_up_to(scores.seats)) scores.total[seat] = *rc::gen::inRange(-5, 5);
  rank_by_total(scores);
  for (const Seat a : seats_up_to(scores.seats))
    for (const Seat b : seats_up_to(scores.seats)) {
      RC_ASSERT((scores.total[a] > scores.total[b]) == (scores.rank[a] < scores.rank[b]));
      RC_ASSERT((scores.total[a] == scores.total[b]) == (scores.rank[a] == scores.rank[b]));
    }
}

TEST(MoveWord, HoldsTheFirstByteLowest) {
  EXPECT_EQ(word_of(pebbles::Move{pebbles::Kind::black, {1, 2, 0xff}}), 0xff020103U);
}

RC_GTEST_PROP(MoveWord, IsTheMoveBothWays, (MoveWord word)) {
  RC_ASSERT(word_of(move_of<pebbles::Move>(word)) == word);
}

}  // namespace
}  // namespace understory

// Who sits where: fair in every table size, and decided by the game's number alone.
#include "arena/schedule.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "tests/arena/simulated.hpp"

namespace understory::arena {
namespace {

using LineUps = std::vector<LineUp>;

Schedule schedule_of(std::size_t entrants, int seats, std::int64_t games, bool ladder = false) {
  Tournament tournament = tournament_of(std::vector<std::string>(entrants, "x"), seats, games);
  tournament.ladder = ladder;
  return Schedule(tournament);
}

TEST(LineUps, AreEveryCombinationThatFillsTheTable) {
  EXPECT_EQ(line_ups(2, 2, false), LineUps({{0, 1}}));
  EXPECT_EQ(line_ups(3, 2, false), LineUps({{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(line_ups(4, 4, false), LineUps({{0, 1, 2, 3}}));
  EXPECT_EQ(line_ups(4, 3, false), LineUps({{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}}));
  EXPECT_EQ(line_ups(16, 8, false).size(), 12'870U);
}

TEST(LineUps, AreNeighboursInALadder) {
  EXPECT_EQ(line_ups(4, 2, true), LineUps({{0, 1}, {1, 2}, {2, 3}}));
  EXPECT_EQ(line_ups(4, 3, true), LineUps({{0, 1, 2}, {1, 2, 3}}));
}

TEST(LineUps, PutOneAgainstManyWhereBotsAreFewerThanSeats) {
  EXPECT_EQ(line_ups(2, 4, false), LineUps({{0, 1, 1, 1}}));
  EXPECT_EQ(line_ups(3, 4, false), LineUps({{0, 1, 1, 1}, {0, 2, 2, 2}, {1, 2, 2, 2}}));
  EXPECT_EQ(line_ups(3, 4, true), LineUps({{0, 1, 1, 1}, {1, 2, 2, 2}}));
}

TEST(Schedule, RoundsUpToWholeRounds) {
  EXPECT_EQ(schedule_of(2, 2, 1).games(), 2);
  EXPECT_EQ(schedule_of(2, 2, 100).games(), 100);
  EXPECT_EQ(schedule_of(3, 2, 100).games(), 102);  // three pairs, two seats
  EXPECT_EQ(schedule_of(2, 4, 10).games(), 12);
  EXPECT_EQ(schedule_of(4, 2, 1, true).games(), 6);
}

TEST(Schedule, PutsEveryBotIntoEverySeatEquallyOften) {
  for (const auto& [entrants, seats] : std::vector<std::pair<std::size_t, int>>{{2, 2}, {5, 2}, {3, 3}, {5, 3}, {4, 4}})
    for (const bool ladder : {false, true}) {
      const Schedule schedule = schedule_of(entrants, seats, 500, ladder);
      std::map<std::size_t, std::map<std::size_t, int>> sat;  // entrant, seat
      for (std::int64_t game = 0; game < schedule.games(); ++game) {
        const LineUp seating = schedule.seating(game);
        EXPECT_EQ(std::set<std::size_t>(seating.begin(), seating.end()).size(), seating.size());
        for (std::size_t seat = 0; seat < seating.size(); ++seat) ++sat[seating[seat]][seat];
      }
      EXPECT_EQ(sat.size(), entrants);
      for (const auto& [entrant, by_seat] : sat)
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
          EXPECT_EQ(by_seat.at(seat), by_seat.at(0)) << entrant << " " << seat;
    }
}

TEST(Schedule, RotatesTheOneThatSitsAlone) {
  const Schedule schedule = schedule_of(2, 4, 400);
  std::vector<int> alone(4);
  for (std::int64_t game = 0; game < schedule.games(); ++game) {
    const LineUp seating = schedule.seating(game);
    EXPECT_EQ(std::count(seating.begin(), seating.end(), 0U), 1);
    ++alone[static_cast<std::size_t>(std::find(seating.begin(), seating.end(), 0U) - seating.begin())];
  }
  EXPECT_EQ(alone, std::vector<int>({100, 100, 100, 100}));
}

TEST(Schedule, ChangesWhoSitsBesideWhom) {
  const Schedule schedule = schedule_of(4, 4, 24);
  std::map<LineUp, int> seen;
  for (std::int64_t game = 0; game < schedule.games(); ++game) ++seen[schedule.seating(game)];
  EXPECT_EQ(seen.size(), 24U);  // every order of four
}

TEST(Schedule, PlaysOneSetOfEveryPairBeforeTheNext) {
  const Schedule schedule = schedule_of(3, 2, 12);
  for (std::int64_t game = 0; game < 6; ++game) {
    LineUp first = schedule.seating(game);
    LineUp second = schedule.seating(game + 6);
    EXPECT_EQ(first, second);
    EXPECT_EQ(schedule.set_of(game), game / 2);
  }
}

TEST(Seeds, AreTheSameWithinASetForChanceAndDifferElsewhere) {
  const ChanceKey seed{1, 2, 3};
  std::set<ChanceKey> seen;
  for (std::int64_t number = 0; number < 200; ++number) {
    EXPECT_EQ(chance_of_set(seed, number), chance_of_set(seed, number));
    seen.insert(chance_of_set(seed, number));
    for (const Seat seat : seats_up_to(4)) seen.insert(seed_of_bot(seed, number, seat));
  }
  EXPECT_EQ(seen.size(), 1000U);
  EXPECT_NE(chance_of_set(seed, 7), chance_of_set(ChanceKey{1, 2, 4}, 7));
}

}  // namespace
}  // namespace understory::arena

// The score sheet: its rows add up to the totals, wherever a match began.
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

constexpr const char* kBefore = "engine.row-before";

void expect_sums(const ScoreSheet& sheet) {
  for (const Seat seat : seats_up_to(sheet.scores.seats)) {
    std::int32_t sum = 0;
    for (const ScoreRow& row : sheet.rows) sum += row.points[seat];
    EXPECT_EQ(sum, sheet.scores.total[seat]) << "of seat " << int{raw(seat)};
  }
}

bool has_row(const ScoreSheet& sheet, const std::string& label) {
  for (const ScoreRow& row : sheet.rows)
    if (row.label == label) return true;
  return false;
}

TEST(ScoreSheet, RowsAddUpAtEveryMomentOfAWholeMatch) {
  for_every_setup([](const Trial& t) {
    Rng rng(t.seed);
    while (true) {
      const ScoreSheet sheet = t.match.score_sheet();
      ASSERT_EQ(sheet.scores.seats, t.setup.seats);
      expect_sums(sheet);
      ASSERT_FALSE(has_row(sheet, kBefore));
      if (t.match.actor() == kNobody) break;
      for (int i = 0; i < 9 && t.match.actor() != kNobody; ++i) play_one(t.match, rng, key_of(t.seed));
    }
  });
}

TEST(ScoreSheet, OfAMatchFromAPositionKeepsWhatWasBefore) {
  bool any_before = false;
  for_every_setup([&](const Trial& t) {
    play_random(t.match, t.seed, 20 * static_cast<std::size_t>(t.setup.seats));
    if (t.match.actor() == kChance || t.match.actor() == kNobody) return;
    const auto later = t.game.from_position(t.setup, t.match.position());
    const ScoreSheet at_start = later->score_sheet();
    expect_sums(at_start);
    play_random(*later, t.seed);
    const ScoreSheet at_end = later->score_sheet();
    expect_sums(at_end);
    bool points = false;
    for (const Seat seat : seats_up_to(t.setup.seats)) points = points || at_start.scores.total[seat] != 0;
    if (!points || at_start.rows.front().label != kBefore) return;
    any_before = true;
    EXPECT_EQ(at_end.rows.front().label, kBefore);
    EXPECT_EQ(at_end.rows.front().points, at_start.rows.front().points);
  });
  EXPECT_TRUE(any_before);
}

TEST(ScoreSheet, OfTheWholeMatchHasTheTotalsOfTheMatchFromThePosition) {
  for_every_setup([](const Trial& t) {
    play_random(t.match, t.seed, 30);
    if (t.match.actor() == kChance) return;
    const auto later = t.game.from_position(t.setup, t.match.position());
    const Scores a = t.match.score_sheet().scores;
    const Scores b = later->score_sheet().scores;
    EXPECT_EQ(a.total, b.total);
    EXPECT_EQ(a.rank, b.rank);
  });
}

TEST(ScoreSheet, RanksSomebodyFirst) {
  for_every_setup([](const Trial& t) {
    play_random(t.match, t.seed);
    const Scores scores = t.match.score_sheet().scores;
    int first = 0;
    const int ranked = t.setup.seats + scores.rivals;
    for (const Seat seat : seats_up_to(ranked)) {
      EXPECT_GE(scores.rank[seat], 1);
      EXPECT_LE(scores.rank[seat], ranked);
      first += scores.rank[seat] == 1 ? 1 : 0;
    }
    EXPECT_GE(first, 1);
  });
}

TEST(ScoreSheet, LabelsAreWords) {
  for_every_setup([](const Trial& t) {
    play_random(t.match, t.seed);
    const auto later = t.game.from_position(t.setup, t.match.position());
    for (const ScoreSheet& sheet : {t.match.score_sheet(), later->score_sheet()})
      for (const ScoreRow& row : sheet.rows) EXPECT_TRUE(is_clean(english(Message(row.label)))) << row.label;
  });
}

}  // namespace
}  // namespace understory

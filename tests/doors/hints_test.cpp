// A hint says what is so, at every door: its plans can be played, and bring the points and the reason that were told.
#include <algorithm>
#include <set>

#include "engine/rng.hpp"
#include "tests/catalog/advice.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/doors/doors.hpp"
#include "tests/support/refusal.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::doors {
namespace {

void expect_true(const Hinted& hint, const AnyMatch& match) {
  std::vector<MoveWord> moves;
  for (const std::string& move : hint.moves) moves.push_back(match.parse(move));
  const Course course = play_plan(match, moves);
  ASSERT_TRUE(course.playable && !moves.empty());
  const Standing then = standing_of(*course.end);
  EXPECT_EQ(hint.points, std::vector(then.totals.begin(), then.totals.begin() + match.seats()));
  if (hint.why.empty()) return;
  std::set<std::string> reasons;
  for (const Message& reason : true_reasons(match, course)) reasons.insert(english(reason));
  EXPECT_EQ(reasons.count(hint.why), 1U) << hint.why;
}

TEST(Hints, AreTrueThroughEveryDoor) {
  int with_reason = 0;
  for_every_door([&](const Door& door, const Beginning& beginning) {
    if (!door.asks || (kSanitized && beginning.setup.seats > 2)) return;
    const Entered entered = door.enter(beginning);
    ASSERT_TRUE(entered.visit) << entered.refused;
    const auto match = match_of(beginning);
    go_on(*match, beginning, door);
    Rng rng(beginning.seed[0]);
    // Past the placing of pickers, of which there is nothing to say.
    for (int i = 0; i < 10 * beginning.setup.seats; ++i) {
      const std::string move = match->format(match->random_move(rng));
      ASSERT_EQ(entered.visit->make(move), "");
      match->apply(match->parse(move));
      go_on(*match, beginning, door);
    }
    const std::vector<Hinted> hints = entered.visit->hints();
    EXPECT_EQ(hints.size(), std::min<std::size_t>(moves_of(*match).size(), 3));
    for (const Hinted& hint : hints) {
      expect_true(hint, *match);
      with_reason += hint.why.empty() ? 0 : 1;
    }
  });
  EXPECT_GT(with_reason, kSanitized ? 3 : 12);
}

}  // namespace
}  // namespace understory::doors

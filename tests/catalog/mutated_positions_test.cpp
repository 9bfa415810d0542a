// Positions that nobody has played, of every game, number of seats and option: refused, or played on. `./test all`
// tries a million of them (tests/positions).
#include <gtest/gtest.h>

#include "tests/positions/mutated.hpp"
#include "tests/support/sanitized.hpp"

namespace understory {
namespace {

TEST(MutatedPositions, AreRefusedOrPlayedOn) {
  constexpr int kRounds = 3;
  constexpr int kOfOne = kSanitized ? 30 : 40;
  const auto choices = positions::all_choices();
  positions::Tally tally;
  std::uint64_t seed = 0;
  for (int round = 0; round < kRounds; ++round)
    for (const positions::Choice& choice : choices) {
      try {
        tally += positions::try_some(choice, seed++, kOfOne);
      } catch (const positions::Unsound& unsound) {
        FAIL() << unsound.what();
      }
    }
  EXPECT_GE(tally.tried, 3000U);
  EXPECT_GT(tally.accepted, tally.tried / 20);
  EXPECT_LT(tally.accepted, tally.tried / 2);
  EXPECT_GT(tally.under_way, tally.accepted / 5);
}

}  // namespace
}  // namespace understory

// Whole games through every door: the moves offered are the legal ones, each is said to do what the catalog says that
// it does, and the end is that of the catalog's own match.
#include <algorithm>

#include "engine/rng.hpp"
#include "tests/doors/doors.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::doors {
namespace {

// One decision at random, at the door and in the match.
void decide(Visit& visit, AnyMatch& match, const Beginning& beginning, const Door& door, Rng& rng) {
  const std::vector<Offered> offers = visit.offers();
  ASSERT_EQ(moves_of(offers), moves_of(match));
  if (!kSanitized || rng.below(5) == 0) {
    ASSERT_EQ(labels_of(offers), labels_of(match));
    if (!offers.front().facts.is_null()) {
      ASSERT_EQ(facts_of(offers), facts_of(match));
    }
  }
  const Offered& chosen = offers[rng.below(static_cast<std::uint32_t>(offers.size()))];
  ASSERT_EQ(visit.make(chosen.move), "") << chosen.move;
  match.apply(match.parse(chosen.move));
  go_on(match, beginning, door);
}

TEST(Games, EndAlikeThroughEveryDoor) {
  for_every_door([](const Door& door, const Beginning& beginning) {
    if (kSanitized && beginning.setup.seats != 2) return;
    const Entered entered = door.enter(beginning);
    ASSERT_TRUE(entered.visit) << entered.refused;
    const auto match = match_of(beginning);
    if (door.asks) {
      Rng rng(beginning.seed[0]);
      go_on(*match, beginning, door);
      while (match->actor() != kNobody && !testing::Test::HasFatalFailure())
        decide(*entered.visit, *match, beginning, door, rng);
    } else {
      play_alone(*match, beginning);
    }
    EXPECT_TRUE(entered.visit->standing().over);
    expect_same(*entered.visit, *match);
  });
}

// How far a door goes back is its own business, but it is always to a decision that there was.
TEST(Games, GoBackToADecisionThatThereWas) {
  for_every_door([](const Door& door, const Beginning& beginning) {
    if (!door.asks) return;
    const Entered entered = door.enter(beginning);
    ASSERT_TRUE(entered.visit) << entered.refused;
    const auto match = match_of(beginning);
    go_on(*match, beginning, door);
    Rng rng(beginning.seed[0]);
    std::vector<std::vector<std::string>> before;
    for (int i = 0; i < 5; ++i) {
      before.push_back(moves_of(*match));
      decide(*entered.visit, *match, beginning, door, rng);
    }
    const std::string refused = entered.visit->undo();
    if (!refused.empty()) {
      expect_sentence(refused);
      return expect_same(*entered.visit, *match);
    }
    EXPECT_NE(std::find(before.begin(), before.end(), moves_of(entered.visit->offers())), before.end());
  });
}

TEST(Doors, AreThoseOfTheList) {
  ASSERT_EQ(all_doors().size(), kDoorNames.size());
  for (std::size_t i = 0; i < kDoorNames.size(); ++i) EXPECT_EQ(all_doors()[i].name.name, kDoorNames[i].name);
}

}  // namespace
}  // namespace understory::doors

// Undo, by its one definition: chance and reveals block it, bots let it pass, people are asked.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "catalog/erase.hpp"
#include "tests/support/pebbles.hpp"
#include "tests/support/refusal.hpp"
#include "tests/table/sitting.hpp"

namespace understory {
namespace {

// Seat 0 is Ann, seat 1 Ben, seat 2 a bot; each has placed one picker.
Sitting three_have_moved() {
  Sitting sitting(opened("mushroom-gangs", 3));
  EXPECT_TRUE(sitting.joins("Ann"));
  EXPECT_TRUE(sitting.joins("Ben"));
  EXPECT_TRUE(sitting.sits("Ann", 0));
  EXPECT_TRUE(sitting.sits("Ben", 1));
  EXPECT_TRUE(sitting.sits("Ben", 2, "random"));
  EXPECT_TRUE(sitting.starts("Ann"));
  EXPECT_TRUE(sitting.moves("Ann", "e5"));
  EXPECT_TRUE(sitting.moves("Ben", "a1"));
  sitting.waits(500);
  EXPECT_EQ(sitting.table.match().moves().size(), 3U);
  return sitting;
}

TEST(Undo, PassesOverBots) {
  Sitting sitting = three_have_moved();
  EXPECT_TRUE(sitting.sees.at("Ben").undo.possible);
  EXPECT_FALSE(sitting.sees.at("Ben").undo.asks);
  const std::int64_t before = sitting.version;
  EXPECT_TRUE(sitting.undoes("Ben"));
  EXPECT_EQ(sitting.table.match().moves().size(), 1U);
  EXPECT_EQ(sitting.version, before + 1);
  EXPECT_EQ(sitting.sees.at("Ann").actor.seat, Seat{1});
  const auto& last = std::get<protocol::TookBack>(sitting.told.at("Ann").back().event);
  EXPECT_EQ(last.by, 1);
  EXPECT_EQ(last.count, 2);
}

TEST(Undo, AsksThePeopleWhoHaveDecidedSince) {
  Sitting sitting = three_have_moved();
  EXPECT_EQ(sitting.sees.at("Ann").undo.asks, std::vector<std::int64_t>{1});
  EXPECT_TRUE(sitting.undoes("Ann"));
  EXPECT_EQ(sitting.table.match().moves().size(), 3U);
  EXPECT_FALSE(sitting.sees.at("Ann").asked->mine);
  EXPECT_TRUE(sitting.sees.at("Ben").asked->mine);
  EXPECT_FALSE(sitting.undoes("Ben"));
  EXPECT_EQ(sitting.refused, "table.refuse.undo-waits");
  EXPECT_FALSE(sitting.consents("Ann", true));
  EXPECT_EQ(sitting.refused, "table.refuse.nothing-asked");
  EXPECT_TRUE(sitting.consents("Ben", true));
  EXPECT_EQ(sitting.table.match().moves().size(), 0U);
  EXPECT_FALSE(sitting.sees.at("Ben").asked);
}

TEST(Undo, IsOffTheTableWhenSomebodyDeclinesOrMoves) {
  Sitting sitting = three_have_moved();
  EXPECT_TRUE(sitting.undoes("Ann"));
  EXPECT_TRUE(sitting.consents("Ben", false));
  EXPECT_EQ(std::get<protocol::UndoDeclined>(sitting.told.at("Ann").back().event).by, 1);
  EXPECT_FALSE(sitting.consents("Ben", true));
  EXPECT_EQ(sitting.table.match().moves().size(), 3U);
  EXPECT_TRUE(sitting.undoes("Ann"));
  EXPECT_TRUE(sitting.moves("Ann", "b2"));
  EXPECT_FALSE(sitting.consents("Ben", true));
  EXPECT_EQ(sitting.table.match().moves().size(), 4U);
}

TEST(Undo, StillWaitsAfterTheTableWasMadeAgain) {
  Sitting sitting = three_have_moved();
  EXPECT_TRUE(sitting.undoes("Ann"));
  Sitting again(sitting.kept);
  EXPECT_TRUE(again.joins("Ben"));
  EXPECT_TRUE(again.sees.at("Ben").asked->mine);
  EXPECT_TRUE(again.consents("Ben", true));
  EXPECT_EQ(again.table.match().moves().size(), 0U);
}

TEST(Undo, IsRefusedWithoutAMoveOfOnesOwn) {
  Sitting sitting = three_have_moved();
  EXPECT_TRUE(sitting.joins("Eve"));
  EXPECT_EQ(sitting.sees.at("Eve").undo.reason->key, "table.undo.watching");
  EXPECT_FALSE(sitting.undoes("Eve"));
  EXPECT_EQ(sitting.refused, "table.undo.nothing");
  EXPECT_FALSE(sitting.does("Ann", protocol::Undo{"", sitting.version - 1}));
  EXPECT_EQ(sitting.refused, "table.refuse.stale");
  Sitting fresh(opened("mushroom-gangs", 2));
  EXPECT_FALSE(fresh.undoes("Ann"));
  EXPECT_EQ(fresh.refused, "table.refuse.not-playing");
}

TEST(Undo, StopsAtChanceAndAtWhatWasRevealed) {
  const auto mine = [](Seat seat) { return seat == Seat{0}; };
  const auto game = std::make_shared<const pebbles::Game>();
  const auto match = std::make_unique<Erased<pebbles::Game>>(game, Options{}, game->new_game(), true);
  for (const char* move : {"draw", "white", "stop"}) match->apply(match->parse(move));
  EXPECT_EQ(movers(*match), (std::vector<Seat>{Seat{0}, kChance, Seat{1}}));
  const UndoReach blocked = undo_reach(*match, mine);
  EXPECT_EQ(blocked.count, 0U);
  EXPECT_EQ(english(*blocked.blocked), "Move 2 was made by chance; undo stops there.");
  const UndoReach own = undo_reach(*match, [](Seat seat) { return seat == Seat{1}; });
  EXPECT_EQ(own.count, 1U);
  EXPECT_EQ(own.by, Seat{1});
}

}  // namespace
}  // namespace understory

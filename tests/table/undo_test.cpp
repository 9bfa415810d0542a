// Undo, by its one definition: chance and what was learned block it, bots let it pass, people are asked.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/erase.hpp"
#include "engine/json.hpp"
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
  for (const char* who : {"Ann", "Ben"})
    EXPECT_EQ(sitting.sees.at(who).asked->waiting, std::vector<std::int64_t>{1}) << who;
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
  EXPECT_EQ(again.sees.at("Ben").asked->waiting, std::vector<std::int64_t>{1});
  EXPECT_TRUE(again.consents("Ben", true));
  EXPECT_EQ(again.table.match().moves().size(), 0U);
}

TEST(Undo, IsRefusedWithoutAMoveOfOnesOwn) {
  Sitting sitting = three_have_moved();
  EXPECT_TRUE(sitting.joins("Eve"));
  EXPECT_EQ(sitting.sees.at("Eve").undo.reason->key, "table.undo.watching");
  EXPECT_FALSE(sitting.undoes("Eve"));
  EXPECT_EQ(sitting.refused, "table.undo.nothing");
  EXPECT_FALSE(sitting.does("Ann", protocol::Undo{"", sitting.version - 1, {}}));
  EXPECT_EQ(sitting.refused, "table.refuse.stale");
  Sitting fresh(opened("mushroom-gangs", 2));
  EXPECT_FALSE(fresh.undoes("Ann"));
  EXPECT_EQ(fresh.refused, "table.refuse.not-playing");
}

// Seat 0 and seat 3 are two people at one screen, seat 1 and 2 are two at another.
TEST(Undo, AsksSeatsAndNotScreens) {
  Sitting sitting(opened("mushroom-gangs", 4));
  for (const char* who : {"us", "them"}) EXPECT_TRUE(sitting.joins(who));
  for (const int seat : {0, 1, 2, 3}) EXPECT_TRUE(sitting.sits(seat % 3 == 0 ? "us" : "them", seat));
  EXPECT_TRUE(sitting.starts("us"));
  EXPECT_TRUE(sitting.moves("us", "e5"));
  EXPECT_TRUE(sitting.moves("them", "a1"));
  EXPECT_TRUE(sitting.moves("them", "a4"));
  EXPECT_TRUE(sitting.moves("us", "a7"));
  EXPECT_FALSE(sitting.sees.at("us").undo.asks) << "nobody has decided since seat 3 did";
  EXPECT_FALSE(sitting.undoes("us", 1));
  EXPECT_EQ(sitting.refused, "table.refuse.not-your-seat");
  EXPECT_FALSE(sitting.undoes("us", 9));
  EXPECT_EQ(sitting.refused, "table.refuse.not-your-seat");

  EXPECT_TRUE(sitting.undoes("us", 0));
  EXPECT_EQ(sitting.sees.at("us").asked->waiting, (std::vector<std::int64_t>{1, 2, 3}));
  EXPECT_FALSE(sitting.consents("them", true));
  EXPECT_EQ(sitting.refused, "table.refuse.which-seat");
  EXPECT_FALSE(sitting.consents("them", true, 3));
  EXPECT_EQ(sitting.refused, "table.refuse.nothing-asked");
  EXPECT_TRUE(sitting.consents("them", true, 2));
  EXPECT_EQ(sitting.sees.at("us").asked->waiting, (std::vector<std::int64_t>{1, 3})) << "everybody hears of it";
  EXPECT_TRUE(sitting.consents("us", true)) << "only one seat of that screen is asked";
  Sitting again(sitting.kept);
  for (const char* who : {"us", "them"}) EXPECT_TRUE(again.joins(who));
  EXPECT_EQ(again.sees.at("us").asked->waiting, std::vector<std::int64_t>{1}) << "nobody is asked twice";
  EXPECT_TRUE(again.consents("them", true));
  EXPECT_EQ(again.table.match().moves().size(), 0U);

  EXPECT_TRUE(sitting.consents("them", false));
  EXPECT_EQ(std::get<protocol::UndoDeclined>(sitting.told.at("us").back().event).by, 1);
  EXPECT_FALSE(sitting.sees.at("us").asked);
  EXPECT_TRUE(sitting.undoes("us")) << "that of the seat which decided last is its own";
  EXPECT_EQ(sitting.table.match().moves().size(), 3U);
}

TEST(Undo, StopsAtChance) {
  const auto game = std::make_shared<const pebbles::Game>();
  const auto match = std::make_unique<Erased<pebbles::Game>>(game, Options{}, game->new_game(), true);
  for (const char* move : {"draw", "white", "stop"}) match->apply(match->parse(move));
  EXPECT_EQ(match->movers(), (std::vector<Seat>{Seat{0}, kChance, Seat{1}}));
  const UndoReach blocked = undo_reach(*match, {}, [](Seat seat) { return seat == Seat{0}; });
  EXPECT_EQ(blocked.count, 0U);
  const Message drawn("pebbles.since.white", {{"who", "you"}});
  EXPECT_EQ(*blocked.blocked, Message("table.undo.since", {{"what", drawn}}));
  const UndoReach own = undo_reach(*match, {}, [](Seat seat) { return seat == Seat{1}; });
  EXPECT_EQ(own.count, 1U);
  EXPECT_EQ(own.by, Seat{1});
}

// Ann is Brown, Ben is Tan, and Brown chooses its first action.
Sitting undergrove_table(const char* brown = "Ann", const char* tan = "Ben") {
  Sitting sitting(opened("undergrove", 2));
  for (const char* who : {brown, tan, "Eve"}) EXPECT_TRUE(sitting.joins(who));
  EXPECT_TRUE(sitting.sits(brown, 0));
  EXPECT_TRUE(sitting.sits(tan, 1));
  EXPECT_TRUE(sitting.starts(brown));
  EXPECT_TRUE(sitting.moves(brown, "corner 1,1"));
  EXPECT_TRUE(sitting.moves(tan, "corner 0,0"));
  return sitting;
}

std::vector<std::string> hand_of(const Sitting& sitting, Seat seat) {
  return sitting.table.match().view(seat).at("mine").at("hand").get<std::vector<std::string>>();
}
std::string called(const std::string& tile) { return english(Message("undergrove.tile." + tile)); }
std::string undo_of(const Sitting& sitting, const char* who) {
  const protocol::UndoState& undo = sitting.sees.at(who).undo;
  return undo.possible ? "" : english(*undo.reason);
}

// Places a mushroom from its hand and two roots; then it draws one.
void partners(Sitting& sitting, const char* who, Seat seat) {
  const std::string mushroom = hand_of(sitting, seat).front();
  for (const std::string& move : {std::string("partner"), std::string("pay nitrogen"), "play " + mushroom})
    EXPECT_TRUE(sitting.moves(who, move)) << move;
  std::vector<MoveWord> moves;
  while (sitting.table.match().actor() == seat) {
    sitting.table.match().legal_moves(moves);
    ASSERT_TRUE(sitting.moves(who, sitting.table.match().format(moves.front())));
  }
}

TEST(Undo, OfAMushroomThatIsNotPlacedYetLetsItBackIntoTheHand) {
  Sitting sitting = undergrove_table();
  const std::vector<std::string> before = hand_of(sitting, Seat{0});
  for (const std::string& move : {std::string("partner"), std::string("pay nitrogen"), "play " + before.front()})
    EXPECT_TRUE(sitting.moves("Ann", move));
  EXPECT_EQ(sitting.sees.at("Ann").question.key, "undergrove.question.space");
  EXPECT_EQ(undo_of(sitting, "Ann"), "");
  EXPECT_TRUE(sitting.undoes("Ann"));
  EXPECT_EQ(sitting.sees.at("Ann").question.key, "undergrove.question.play");
  EXPECT_EQ(hand_of(sitting, Seat{0}), before);
  for (int back = 0; back < 2; ++back) EXPECT_TRUE(sitting.undoes("Ann")) << sitting.refused;
  EXPECT_EQ(sitting.sees.at("Ann").question.key, "undergrove.question.action");
}

TEST(Undo, IsRefusedAfterADrawWhichItsDrawerIsTold) {
  Sitting sitting = undergrove_table();
  const std::vector<std::string> before = hand_of(sitting, Seat{0});
  partners(sitting, "Ann", Seat{0});
  std::string drawn;
  for (const std::string& tile : hand_of(sitting, Seat{0}))
    if (std::find(before.begin(), before.end(), tile) == before.end()) drawn = tile;
  EXPECT_EQ(undo_of(sitting, "Ann"), "You cannot take that back: you have drawn " + called(drawn) + " since.");
  EXPECT_FALSE(sitting.undoes("Ann"));
  EXPECT_EQ(sitting.refused, "table.undo.since");
  EXPECT_EQ(undo_of(sitting, "Ben"),
            "You cannot take that back: Brown has shown " + called(before.front()) + " since.");
}

TEST(Undo, IsRefusedAtOneScreenInWordsForAll) {
  Sitting sitting = undergrove_table("us", "us");
  partners(sitting, "us", Seat{0});
  EXPECT_EQ(undo_of(sitting, "us"), "You cannot take that back: Brown has drawn a mushroom since.");
}

// Tan shows a mushroom and takes that back; but Brown has seen it.
TEST(Undo, DoesNotUnteach) {
  Sitting sitting = undergrove_table();
  EXPECT_TRUE(sitting.moves("Ann", "photosynthesize"));
  EXPECT_TRUE(sitting.moves("Ann", "convert 0"));
  EXPECT_TRUE(sitting.moves("Ann", "done"));
  EXPECT_EQ(undo_of(sitting, "Ann"), "") << "it has drawn nothing";
  const std::string shown = hand_of(sitting, Seat{1}).front();
  for (const std::string& move : {std::string("partner"), std::string("pay nitrogen"), "play " + shown})
    EXPECT_TRUE(sitting.moves("Ben", move));
  const std::string refused = "You cannot take that back: Tan has shown " + called(shown) + " since.";
  EXPECT_EQ(undo_of(sitting, "Ann"), refused);
  for (int back = 0; back < 3; ++back) EXPECT_TRUE(sitting.undoes("Ben"));
  EXPECT_EQ(sitting.sees.at("Ben").question.key, "undergrove.question.action");
  EXPECT_EQ(undo_of(sitting, "Ann"), refused);
  EXPECT_FALSE(sitting.undoes("Ann"));
  Sitting again(sitting.kept);
  EXPECT_TRUE(again.joins("Ann"));
  EXPECT_EQ(undo_of(again, "Ann"), refused) << "not even after the table was made again";
  // What Ann decides from now on, she decides knowing it.
  for (const char* move : {"photosynthesize", "convert 0", "done"}) EXPECT_TRUE(sitting.moves("Ben", move));
  EXPECT_TRUE(sitting.moves("Ann", "photosynthesize"));
  EXPECT_EQ(undo_of(sitting, "Ann"), "");
}

}  // namespace
}  // namespace understory

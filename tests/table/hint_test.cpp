// Hints: for whoever acts, out of what they may know, and without a trace at the table.
#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "table/thinking.hpp"
#include "tests/support/refusal.hpp"
#include "tests/table/sitting.hpp"

namespace understory {
namespace {

Sitting against(const std::string& bot, const std::string& game, Options options) {
  Sitting sitting(opened(game, 2, std::move(options)));
  EXPECT_TRUE(sitting.joins("Ann"));
  EXPECT_TRUE(sitting.sits("Ann", 0));
  EXPECT_TRUE(sitting.sits("Ann", 1, bot));
  EXPECT_TRUE(sitting.starts("Ann"));
  return sitting;
}

Sitting gangs() { return against("random", "mushroom-gangs", {{"turn_limit", std::int64_t{2}}}); }

protocol::Hint hint(Sitting& sitting, const PersonId& who = "Ann") {
  return std::get<protocol::Hint>(sitting.ask(who, protocol::AskHint{}));
}

nlohmann::json written(protocol::Hint hint) {
  hint.to.clear();
  hint.version = 0;
  return protocol::to_json(hint);
}

TEST(Hint, OffersPlansThatCanBePlayed) {
  Sitting sitting = gangs();
  const protocol::Hint given = hint(sitting);
  EXPECT_EQ(given.version, sitting.version);
  ASSERT_EQ(given.plans.size(), 3U);
  std::int64_t visits = 0;
  std::set<std::string> firsts;
  for (const protocol::HintPlan& plan : given.plans) {
    const std::string& move = plan.steps.at(0).move;
    EXPECT_TRUE(std::get<protocol::Because>(sitting.ask("Ann", protocol::AskWhy{"", move, {}})).legal) << move;
    EXPECT_EQ(plan.points, std::vector<std::int64_t>({0, 0})) << "nobody has picked anything yet";
    EXPECT_EQ(plan.why, std::nullopt) << "and nobody picks by placing a picker";
    EXPECT_EQ(english(plan.steps[0].label).find("⟦"), std::string::npos);
    firsts.insert(move);
    visits += plan.visits;
  }
  EXPECT_EQ(firsts.size(), given.plans.size());
  EXPECT_GT(visits, 0);
  EXPECT_LE(visits, given.iterations);
  EXPECT_TRUE(sitting.moves("Ann", given.plans[0].steps[0].move));
}

TEST(Hint, IsForWhoeverActsAlone) {
  Sitting sitting(opened("mushroom-gangs", 2));
  EXPECT_FALSE(sitting.does("Ann", protocol::AskHint{}));
  EXPECT_EQ(sitting.refused, "table.refuse.not-playing");
  EXPECT_TRUE(sitting.sits("Ann", 0));
  EXPECT_TRUE(sitting.sits("Ben", 1));
  EXPECT_TRUE(sitting.starts("Ann"));
  for (const char* other : {"Ben", "Eve"}) {
    EXPECT_FALSE(sitting.does(other, protocol::AskHint{}));
    EXPECT_EQ(sitting.refused, "table.refuse.not-your-turn");
  }
  // Asked twice under one id, it is answered once.
  EXPECT_EQ(sitting.table.handle("Ann", protocol::AskHint{"h"}, 0).send.size(), 1U);
  EXPECT_TRUE(sitting.table.handle("Ann", protocol::AskHint{"h"}, 0).send.empty());
}

TEST(Hint, LeavesNoTraceAndIsTheSameAgain) {
  Sitting sitting = gangs();
  EXPECT_TRUE(sitting.joins("Eve"));
  const std::int64_t version = sitting.version;
  const std::size_t kept = sitting.kept.size();
  const std::uint64_t position = sitting.table.match().hash();
  const protocol::Hint first = hint(sitting);
  EXPECT_EQ(sitting.kept.size(), kept);
  EXPECT_EQ(sitting.table.journal().size(), kept);
  EXPECT_EQ(sitting.version, version);
  EXPECT_EQ(sitting.table.match().hash(), position);
  EXPECT_EQ(sitting.table.next_tick(), std::nullopt);
  EXPECT_EQ(sitting.told.count("Eve") + sitting.told.count("Ann"), 2U);  // who sat down, nothing since

  EXPECT_TRUE(sitting.moves("Ann", first.plans[0].steps[0].move));
  sitting.waits(500);
  EXPECT_TRUE(sitting.undoes("Ann"));
  EXPECT_EQ(written(hint(sitting)), written(first));

  Sitting again(sitting.kept);
  EXPECT_TRUE(again.joins("Ann"));
  EXPECT_EQ(written(hint(again)), written(first));
}

// Undergrove, where Brown acts and has seen its own hand; Tan's hand and the pile are hidden from it.
std::unique_ptr<AnyMatch> brown_acts() {
  auto match = find_game("undergrove").new_match({2, {}, {}});
  const ChanceKey seed = parse_chance_key(std::string(64, '5'));
  std::vector<MoveWord> moves;
  const auto deal = [&] {
    while (match->actor() == kChance) match->apply(match->draw(seed));
  };
  for (deal(); match->question().key != "undergrove.question.action"; deal()) {
    match->legal_moves(moves);
    match->apply(moves.front());
  }
  return match;
}

TEST(Hint, DoesNotKnowWhatTheSeatDoesNot) {
  const auto match = brown_acts();
  const Seat me = match->actor();
  const std::size_t other = 1U - raw(me);
  nlohmann::json position = match->position();
  nlohmann::json& hand = position.at("players").at(other).at("hand");  // with the age of each
  const std::string held = hand.begin().key();
  const std::string piled = position.at("pile").at(0);
  hand[piled] = hand.at(held);
  hand.erase(held);
  position.at("pile").at(0) = held;
  const understory::Setup setup{2, {}, {}};
  const auto alike = find_game("undergrove").from_position(setup, position);
  const auto same = find_game("undergrove").from_position(setup, match->position());
  ASSERT_NE(alike->hash(), same->hash());
  ASSERT_EQ(alike->view(me), same->view(me));
  const ChanceKey seed = parse_chance_key(std::string(64, '6'));
  EXPECT_EQ(written(hint_for(*alike, seed)), written(hint_for(*same, seed)));
}

// What it says of a move is what the move brings.
TEST(Hint, TellsWhatItBrings) {
  auto match = find_game("mushroom-gangs").new_match({2, {}, {}});
  const ChanceKey seed = parse_chance_key(std::string(64, '6'));
  std::vector<MoveWord> moves;
  for (int i = 0; i < 24; ++i) match->legal_moves(moves), match->apply(moves[moves.size() / 2]);
  const protocol::Hint given = hint_for(*match, seed);
  ASSERT_EQ(given.plans.size(), 3U);
  EXPECT_FALSE(given.plans[0].worse);
  int reasons = 0;
  for (const protocol::HintPlan& plan : given.plans) {
    const auto after = match->clone();
    after->apply(after->parse(plan.steps.at(0).move));
    const auto total = [&](const AnyMatch& at, Seat seat) { return at.score_sheet().scores.total[seat]; };
    for (const Seat seat : seats_up_to(2)) EXPECT_EQ(plan.points.at(raw(seat)), total(*after, seat));
    if (!plan.why || plan.why->key != "mushroom-gangs.reason.mushrooms") continue;
    const std::int64_t picked = total(*after, match->actor()) - total(*match, match->actor());
    EXPECT_EQ(plan.why->arguments.at(0), Argument("amount", picked));
    ++reasons;
  }
  EXPECT_GT(reasons, 0);
}

TEST(Hint, StepsEndWhereTheyCouldNotBeTakenBack) {
  auto match = brown_acts();
  const ChanceKey seed = parse_chance_key(std::string(64, '6'));
  std::size_t longest = 0;
  for (int turn = 0; turn < 6 && match->actor() != kNobody; ++turn) {
    const protocol::Hint given = hint_for(*match, seed);
    for (const protocol::HintPlan& plan : given.plans) {
      longest = std::max(longest, plan.steps.size());
      const auto ahead = match->clone();
      const Seat me = ahead->actor();
      for (std::size_t i = 0; i < plan.steps.size(); ++i) {
        const MoveWord move = ahead->parse(plan.steps[i].move);
        ASSERT_EQ(ahead->actor(), me);
        ASSERT_TRUE(ahead->is_legal(move));
        EXPECT_EQ(plan.steps[i].label, ahead->label(move));
        EXPECT_TRUE(i + 1 == plan.steps.size() || !stays(ahead->happenings(move, me), me));
        ahead->apply(move);
      }
    }
    match->apply(match->parse(given.plans.at(0).steps.at(0).move));
    while (match->actor() == kChance) match->apply(match->draw(seed));
  }
  EXPECT_GT(longest, 1U);
}

TEST(Bots, OfEveryLevelPlayAtATableAndGoOnAfterAnUndo) {
  for (const std::string& level : all_levels()) {
    Sitting sitting = against(level, "mushroom-gangs", {{"turn_limit", std::int64_t{1}}});
    EXPECT_TRUE(sitting.moves("Ann", "e5"));
    sitting.waits(500);
    EXPECT_EQ(sitting.table.match().moves().size(), 2U) << level;
    EXPECT_TRUE(sitting.undoes("Ann"));
    EXPECT_TRUE(sitting.moves("Ann", "a1"));
    sitting.waits(500);
    EXPECT_EQ(sitting.table.match().moves().size(), 2U) << level;
    EXPECT_EQ(sitting.sees.at("Ann").seats[1].player, level);
  }
}

}  // namespace
}  // namespace understory

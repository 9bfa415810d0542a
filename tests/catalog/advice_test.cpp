// Hints say what is so: every plan can be played, every reason and every number is what playing it brings.
#include "tests/catalog/advice.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/bots.hpp"
#include "locales/words.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/support/refusal.hpp"
#include "tests/support/sanitized.hpp"

namespace understory {
namespace {

double lead(const Scores& scores, Seat seat) {
  std::int32_t best = INT32_MIN;
  for (const Seat other : seats_up_to(scores.seats))
    if (other != seat) best = std::max(best, scores.total[other]);
  return scores.total[seat] - best;
}

std::vector<std::string> faults_of(const AnyMatch& match, const Plan& plan) {
  std::vector<std::string> faults;
  const Course course = play_plan(match, plan.moves);
  if (!course.playable || plan.moves.empty()) return {"cannot be played"};
  if (course.end->actor() == match.actor() && !course.learns) faults.emplace_back("ends too early");
  const Scores scores = course.end->score_sheet().scores;
  const bool over = course.end->actor() == kNobody;
  if (plan.points.empty() && !over) faults.emplace_back("has no points");
  for (std::size_t i = 0; i < plan.points.size(); ++i)
    if (plan.points.size() != static_cast<std::size_t>(match.seats()) ||
        plan.points[i] != scores.total[Seat{static_cast<std::uint8_t>(i)}])
      faults.emplace_back("has false points");
  if (plan.margins.size() != (match.seats() == 1 ? 0U : static_cast<std::size_t>(match.seats())))
    faults.emplace_back("has leads of others than the seats");
  if (over && !plan.points.empty())
    for (std::size_t i = 0; i < plan.margins.size(); ++i)
      if (plan.margins[i] != lead(scores, Seat{static_cast<std::uint8_t>(i)})) faults.emplace_back("has a false lead");
  if (plan.behind < 0) faults.emplace_back("is better than the best");
  if (!plan.why) return faults;
  if (!is_clean(english(*plan.why))) faults.emplace_back("has no words");
  const std::vector<Message> reasons = true_reasons(match, course);
  if (std::find(reasons.begin(), reasons.end(), *plan.why) == reasons.end()) faults.emplace_back("has a false reason");
  return faults;
}

std::vector<std::string> faults_of(const AnyMatch& match, const Advice& advice) {
  std::vector<std::string> faults;
  std::vector<MoveWord> legal;
  match.legal_moves(legal);
  if (advice.plans.size() != std::min<std::size_t>(legal.size(), 3)) faults.emplace_back("too few plans, or too many");
  std::set<MoveWord> firsts;
  for (const Plan& plan : advice.plans) {
    if (!firsts.insert(plan.moves.empty() ? 0 : plan.moves.front()).second) faults.emplace_back("one plan twice");
    for (const std::string& fault : faults_of(match, plan)) faults.push_back("a plan " + fault);
  }
  if (!advice.plans.empty() && advice.plans[0].behind != 0) faults.emplace_back("the best is behind itself");
  return faults;
}

Limits short_thought() {
  Limits limits;
  limits.iterations = 12;
  return limits;
}

// Positions of games that are half played by chance and half by a bot, so that sensible things happen in them.
template <class Check>
void for_positions(const Trial& trial, std::size_t apart, std::size_t most, Check&& check) {
  AnyMatch& match = trial.match;
  const ChanceKey key = key_of(trial.seed);
  const auto bot = make_bot(match, "sapling", key);
  Rng rng(trial.seed);
  std::size_t next = rng.below(static_cast<std::uint32_t>(apart));
  while (match.actor() != kNobody && most > 0) {
    if (match.actor() != kChance && match.moves().size() >= next) {
      check(match);
      next += 1 + rng.below(static_cast<std::uint32_t>(2 * apart));
      --most;
    }
    if (match.actor() == kChance)
      match.apply(match.draw(key));
    else
      match.apply(rng.below(3) == 0 ? match.random_move(rng) : bot->choose(match, {}));
  }
}

TEST(Advice, IsWhatPlayingItBrings) {
  std::map<std::string, int> reasons;
  int ends = 0;
  for_every_setup([&](const Trial& trial) {
    int asked = 0;
    for_positions(trial, 30, kSanitized ? 1 : 6, [&](const AnyMatch& match) {
      const auto bots = std::vector<std::string>{"tree", "sapling", "tree", "spore"};
      const std::string& name = bots[static_cast<std::size_t>(asked++) % bots.size()];
      const Advice advice = make_bot(match, name, key_of(trial.seed))->advise(match, short_thought());
      for (const std::string& fault : faults_of(match, advice))
        ADD_FAILURE() << trial.game.info.name << ", " << trial.setup.seats << " seats, " << name << ", move "
                      << match.moves().size() << ": " << fault;
      for (const Plan& plan : advice.plans) {
        if (plan.why) ++reasons[plan.why->key];
        const Course course = play_plan(match, plan.moves);
        ends += course.end->actor() == kNobody ? 1 : 0;
        for (const Message& text : course.told)
          EXPECT_TRUE(text.key != witness_of(match.info()).never_nothing || plan.why) << english(text);
      }
    });
  });
  if (kSanitized) return;
  for (const char* reason : {"undergrove.reason.tree", "undergrove.reason.roots", "undergrove.reason.carbon",
                             "mushroom-gangs.reason.mushrooms", "mushroom-gangs.denies.pickers"})
    EXPECT_GT(reasons[reason], 0) << reason;
  EXPECT_GT(ends, 0);
}

// No topic without a sentence, no sentence without a topic. That an event of every topic's kind finds its words is
// checked by the conformance kit.
TEST(Advice, HasASentenceForEveryTopicAndNoOther) {
  for (const AnyGame& game : all_games()) {
    std::set<std::string> topics;
    for (const FeatureName& feature : game.features)
      if (!feature.topic.empty()) topics.emplace(feature.topic);
    std::set<std::string> said;
    for (const std::string& key : Words::in("en").keys())
      for (const char* kind : {".reason.", ".denies."})
        if (const std::string area = game.info.name + kind; key.starts_with(area)) said.insert(key.substr(area.size()));
    EXPECT_EQ(said, topics) << game.info.name;
  }
}

// The last move of a game is told with its result.
TEST(Advice, KnowsTheResultOfALastMove) {
  const AnyGame& game = find_game("mushroom-gangs");
  for (const int seats : {2, 3, 5}) {
    const auto match = game.new_match({seats, {{"turn_limit", std::int64_t{2}}}, {}});
    play_random(*match, 3, static_cast<std::size_t>(seats) * (9 + 2) - 1);
    ASSERT_NE(match->actor(), kNobody);
    for (const char* bot : {"tree", "sapling"}) {
      const Advice advice = make_bot(*match, bot, key_of(4))->advise(*match, short_thought());
      EXPECT_EQ(faults_of(*match, advice), std::vector<std::string>()) << bot;
      for (const Plan& plan : advice.plans) {
        EXPECT_EQ(play_plan(*match, plan.moves).end->actor(), kNobody);
        EXPECT_FALSE(plan.points.empty());
      }
    }
  }
}

TEST(Advice, IsThereFromEveryBotThatThinks) {
  for (const AnyGame& game : all_games())
    for (const std::string& bot : all_bots()) {
      const auto match = game.new_match({std::clamp(3, game.info.least_seats, game.info.most_seats), {}, {}});
      play_random(*match, 5, 60);
      while (match->actor() == kChance) match->apply(match->draw(key_of(1)));
      const Advice advice = make_bot(*match, bot, key_of(2))->advise(*match, short_thought());
      if (bot == "random") {
        EXPECT_TRUE(advice.plans.empty());
        continue;
      }
      EXPECT_EQ(faults_of(*match, advice), std::vector<std::string>()) << bot;
      EXPECT_GT(advice.iterations, 0U);
    }
}

// Advice that was made false in one place is found out.
TEST(Advice, IsFoundOutWhereItIsFalse) {
  int tried = 0;
  for (const AnyGame& game : all_games()) {
    const auto has_reason = [](const Plan& plan) { return plan.why.has_value(); };
    const auto match = game.new_match({2, {}, {}});
    Advice right;
    // Until there is something to choose and to say of it.
    for (std::size_t moves = 40;
         right.plans.size() < 3 || std::none_of(right.plans.begin(), right.plans.end(), has_reason); moves = 3) {
      play_random(*match, 8, moves);
      while (match->actor() == kChance) match->apply(match->draw(key_of(1)));
      ASSERT_NE(match->actor(), kNobody) << game.info.name;
      right = make_bot(*match, "sapling", key_of(2))->advise(*match, short_thought());
    }
    ASSERT_EQ(faults_of(*match, right), std::vector<std::string>());
    const auto expect_found = [&](const char* what, auto&& change) {
      Advice wrong = right;
      change(wrong.plans);
      EXPECT_FALSE(faults_of(*match, wrong).empty()) << game.info.name << ": " << what;
      ++tried;
    };
    using Plans = std::vector<Plan>;
    const std::string area = game.info.name + ".reason.";
    for (const FeatureName& feature : game.features) {
      if (feature.topic.empty()) continue;
      // So many of anything do not come in one turn.
      expect_found("a reason made up", [&](Plans& plans) {
        plans[0].why = Message(area + std::string(feature.topic), {{"amount", 99}});
      });
    }
    expect_found("one too many", [&](Plans& plans) {
      auto with = std::find_if(plans.begin(), plans.end(), has_reason);
      ASSERT_NE(with, plans.end());
      with->why = Message(with->why->key, {{"amount", number_in(*with->why, "amount") + 1}});
    });
    expect_found("no words", [](Plans& plans) { plans[1].why = Message("engine.no-reason", {{"amount", 1}}); });
    expect_found("points", [](Plans& plans) { ++plans[1].points[1]; });
    expect_found("no points", [](Plans& plans) { plans[2].points.clear(); });
    expect_found("no leads", [](Plans& plans) { plans[2].margins.pop_back(); });
    expect_found("a plan less", [](Plans& plans) { plans.pop_back(); });
    expect_found("a plan twice", [](Plans& plans) { plans[2] = plans[1]; });
    expect_found("no move", [](Plans& plans) { plans[0].moves.clear(); });
    expect_found("a move twice", [](Plans& plans) { plans[0].moves.push_back(plans[0].moves.back()); });
    expect_found("better than the best", [](Plans& plans) { plans[1].behind = -1; });
    if (right.plans[0].moves.size() > 1) expect_found("half a plan", [](Plans& plans) { plans[0].moves.pop_back(); });
  }
  EXPECT_GT(tried, 30);
}

}  // namespace
}  // namespace understory

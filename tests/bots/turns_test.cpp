// A turn is a turn, whoever is asked in it: Foraging, whose tolls ask the others before the card goes on.
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/thread_clock.hpp"
#include "catalog/erase.hpp"
#include "catalog/roster.hpp"
#include "engine/json.hpp"
#include "games/_template/game.hpp"
#include "tests/bots/games.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/places.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::bots {
namespace {

using Foraging = template_game::Game;
using nlohmann::json;

constexpr Seat kHazel{0};
constexpr Seat kMoss{1};

// The fox takes a toll, then its forager chooses: 5 nuts, or 6, unless more is said. An acorn brings 3 at once.
Foraging foraging(int seats = 2, int most = 6) {
  json pack = json::parse(read_source("packs/_template/standard.json"));
  pack["cards"][3]["program"] = {{{"toll", 1}}, {{"choose", {{{"gain", 5}}, {{"gain", most}}}}}};
  return {seats, {{"hand", std::int64_t{4}}}, template_game::parse_pack(pack.dump())};
}

Profile profile(std::string_view name) {
  for (const Profile& one : parse_roster(read_source("games/_template/bots.json"), Foraging::kFeatureNames))
    if (one.name == name) return one;
  return {};
}

Weights<Foraging> weights() {
  Weights<Foraging> all{};
  const Profile greedy = profile("greedy");
  std::copy(greedy.weights.begin(), greedy.weights.end(), all.begin());
  return all;
}

// Everyone holds a fox, two acorns and a berry, and has rested once.
std::vector<std::string> opening(int seats) {
  std::vector<std::string> moves;
  for (const char* card : {"fox", "acorn", "acorn", "berry"})
    for (int seat = 0; seat < seats; ++seat) moves.push_back(std::string("deal ") + card);
  for (int seat = 0; seat < seats; ++seat) moves.emplace_back("rest");
  return moves;
}

template_game::State opened(const Foraging& game, const std::vector<std::string>& more = {}) {
  template_game::State state = game.new_game();
  for (const std::string& move : opening(game.seats())) game.apply(state, game.parse(move), NoEvents{});
  for (const std::string& move : more) game.apply(state, game.parse(move), NoEvents{});
  return state;
}

std::string text_of(const Foraging& game, const Steps<Foraging>& moves) {
  std::string text;
  for (const auto move : moves) text += (text.empty() ? "" : ", ") + game.format(move);
  return text;
}

std::unique_ptr<AnyMatch> match_of(const Foraging& game, const std::vector<std::string>& more = {}) {
  auto match = std::make_unique<Erased<Foraging>>(std::make_shared<const Foraging>(game),
                                                  Options{{"hand", std::int64_t{4}}}, game.new_game(), true);
  for (const std::string& move : opening(game.seats())) match->apply(match->parse(move));
  for (const std::string& move : more) match->apply(match->parse(move));
  return match;
}

TEST(Answers, AreTheBestForWhoGivesThem) {
  const Foraging game = foraging();
  auto asked = opened(game, {"play fox"});
  ASSERT_EQ(game.actor(asked), kMoss);
  // A nut lost to the one it plays against counts twice, as much as a card does that can be played for five rounds.
  EXPECT_EQ(game.format(best_answer(game, asked, weights())), "give acorn");
  Weights<Foraging> hoarding = weights();
  hoarding[1] = 4 * kPoint;  // cards in hand
  EXPECT_EQ(game.format(best_answer(game, asked, hoarding)), "pay");
}

TEST(Greedy, PlansItsTurnThroughTheOthersAnswers) {
  for (const int seats : {2, 3}) {
    const Foraging game = foraging(seats);
    Greedy<Foraging> greedy(game, weights(), {});
    Rng rng(1);
    greedy.think(opened(game), rng, 0, kNever);
    EXPECT_EQ(text_of(game, greedy.plan(0)), "play fox, pick 2");
    EXPECT_EQ(text_of(game, greedy.foreseen(0)), "play fox") << "what comes then depends on the answers";
  }
}

TEST(Greedy, PlansOnlyItsOwnAnswersInTheTurnOfAnother) {
  const Foraging game = foraging();
  const auto state = opened(game, {"play acorn", "play fox"});  // Hazel is asked, and would be next
  ASSERT_EQ(game.actor(state), kHazel);
  ASSERT_EQ(game.turn_of(state), kMoss);
  Greedy<Foraging> greedy(game, weights(), {});
  Rng rng(1);
  greedy.think(state, rng, 0, kNever);
  for (std::size_t i = 0; i < greedy.ideas().size(); ++i) EXPECT_EQ(greedy.plan(i).size(), 1U);
  // A fox that asks nothing of its forager afterwards: the turn ends with the answer, and the next one is Hazel's.
  const Foraging plain(2, {{"hand", std::int64_t{4}}},
                       template_game::parse_pack(read_source("packs/_template/standard.json")));
  const auto last = opened(plain, {"play acorn", "play fox"});
  Greedy<Foraging> other(plain, weights(), {});
  other.think(last, rng, 0, kNever);
  for (std::size_t i = 0; i < other.ideas().size(); ++i) EXPECT_EQ(other.plan(i).size(), 1U);
}

TEST(Decisions, OfATurnAreCountedThroughTheOthersAnswers) {
  const Foraging game = foraging();
  const auto last_with = [&](const template_game::State& state, const std::vector<std::string>& texts) {
    template_game::MoveList moves;
    for (const std::string& text : texts) moves.push_back(game.parse(text));
    return decides_last(game, state, moves, weights());
  };
  EXPECT_TRUE(last_with(opened(game), {"play acorn", "rest"}));
  EXPECT_FALSE(last_with(opened(game), {"play fox", "rest"})) << "Hazel will choose when Moss has answered";
  EXPECT_TRUE(last_with(opened(game, {"play fox"}), {"pay"}));
  EXPECT_TRUE(last_with(opened(game, {"play fox", "pay"}), {"pick 1", "pick 2"}));
}

TEST(Search, PlansItsTurnThroughTheOthersAnswers) {
  for (const int seats : {2, 3}) {
    const Foraging game = foraging(seats);
    const auto state = opened(game);
    Search<Foraging> search(game, weights(), weights(), planned(1), std::size_t{8} << 20U);
    search.begin(game.observe(state, kHazel), 1);
    for (int i = 0; i < 200; ++i) search.iterate();
    ASSERT_FALSE(search.ideas().empty());
    EXPECT_EQ(game.format(search.ideas().front().move), "play fox");
    auto world = state;
    EXPECT_EQ(text_of(game, search.plan(game.parse("play fox"), world)), "play fox");
    EXPECT_EQ(game.actor(world), kMoss);
  }
}

// Patience is for the turns of others: an answer is part of the turn under way.
TEST(Search, IsNotPatientBeforeAnAnswer) {
  const Foraging game = foraging();
  SearchOptions options = planned(6);
  options.patience = 1000;
  Search<Foraging> search(game, weights(), weights(), options, std::size_t{8} << 20U);
  search.begin(game.observe(opened(game), kHazel), 1);
  for (int i = 0; i < 300; ++i) search.iterate();
  const auto chooses = opened(game, {"play fox", "pay"});
  search.go_on(std::array{game.parse("play fox"), game.parse("pay")}, game.observe(chooses, kHazel), 2);
  EXPECT_FALSE(search.ideas().empty()) << "it has looked beyond the toll";
}

// In a turn that is played on below the tree, everybody answers and the fox brings its nuts.
TEST(Search, PlaysTheTurnOnToItsEnd) {
  const Foraging game = foraging(3);
  const auto state = opened(game);
  SearchOptions options;
  options.turns = 1;
  Search<Foraging> search(game, weights(), weights(), options, std::size_t{8} << 20U);
  search.begin(game.observe(state, kHazel), 1);
  search.iterate(game.parse("play fox"));
  EXPECT_GT(search.ideas().front().points[kHazel], outlook(game, state, weights())[kHazel] + 3 * kPoint);
}

TEST(Search, AllocatesNothingForAnswers) {
  const Foraging game = foraging(3);
  Search<Foraging> search(game, weights(), weights(), planned(6), std::size_t{8} << 20U);
  search.begin(game.observe(opened(game), kHazel), 1);
  for (int i = 0; i < 400; ++i) search.iterate();
  EXPECT_EQ(allocations_in([&] {
              for (int i = 0; i < 400; ++i) search.iterate();
            }),
            0U);
}

// How long it thinks about its move, which is made.
double time_of(AnyBot& bot, AnyMatch& match, const Limits& limits) {
  const auto start = thread_time();
  match.apply(bot.choose(match, limits));
  return milliseconds_since(start);
}

// The least of a few attempts: others heat this machine's caches as well.
template <class Attempt>
double least_of_three(Attempt&& attempt) {
  return std::min({attempt(), attempt(), attempt()});
}

TEST(Turn, HasOneShareOfTimeThroughTheOthersAnswers) {
  if (kSanitized) return;                // the clock of a sanitized build says nothing
  const Foraging game = foraging(2, 9);  // nothing else is worth a thought
  const Limits limits{.ms = 200};
  EXPECT_LT(least_of_three([&] {
              const auto match = match_of(game);
              const auto bot = match->new_bot(profile("old-growth"), 1);
              time_of(*bot, *match, limits);
              EXPECT_EQ(match->format(match->moves().back()), "play fox");
              match->apply(match->parse("pay"));
              return time_of(*bot, *match, limits);
            }),
            140)
      << "more than half was spent before Moss was asked";
}

TEST(Turn, ThatFollowsAnAnswerHasItsOwnTime) {
  if (kSanitized) return;
  const Foraging plain(2, {{"hand", std::int64_t{4}}},
                       template_game::parse_pack(read_source("packs/_template/standard.json")));
  const Limits limits{.ms = 60};
  const auto match = match_of(plain, {"play acorn", "play fox"});
  ASSERT_EQ(match->actor(), kHazel);
  const auto bot = match->new_bot(profile("old-growth"), 1);
  match->apply(bot->choose(*match, limits));
  ASSERT_EQ(match->turn_of(), kHazel);
  EXPECT_GT(time_of(*bot, *match, limits), 25) << "nothing of it was spent on answering Moss";
}

TEST(Hint, EndsWhereAnotherIsAskedOrTheTurnIsOver) {
  const Foraging game = foraging();
  const auto first = match_of(game);
  for (const char* level : {"sapling", "tree"}) {
    const Advice advice = first->new_bot(profile(level), 1)->advise(*first, {});
    ASSERT_EQ(advice.plans.size(), 3U);
    EXPECT_EQ(advice.plans[0].moves, std::vector<MoveWord>{first->parse("play fox")}) << level;
    EXPECT_EQ(advice.plans[0].points, (std::vector<std::int32_t>{1, 1})) << "the toll is not paid yet";
  }
  const Foraging plain(2, {{"hand", std::int64_t{4}}},
                       template_game::parse_pack(read_source("packs/_template/standard.json")));
  const auto answering = match_of(plain, {"play acorn", "play fox"});
  for (const char* level : {"sapling", "tree"})
    for (const Plan& plan : answering->new_bot(profile(level), 1)->advise(*answering, {}).plans)
      EXPECT_EQ(plan.moves.size(), 1U) << "what Hazel does in her own turn is another plan: " << level;
}

}  // namespace
}  // namespace understory::bots

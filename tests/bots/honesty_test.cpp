// A bot knows what its seat knows: two positions that look the same to it get the same answer.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/bots.hpp"
#include "engine/json.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::bots {
namespace {

// Thinking short, so that many positions are seen.
Limits short_thought() {
  Limits limits;
  limits.iterations = 12;
  return limits;
}

// After so many random moves, at the next decision of a seat; and as it looks to that seat, another position.
struct Alike {
  std::unique_ptr<AnyMatch> real;
  std::unique_ptr<AnyMatch> other;
};

Alike alike_after(const AnyGame& game, int seats, std::size_t moves, std::uint64_t seed) {
  const Setup setup{seats, {}, {}};
  const auto match = game.new_match(setup);
  play_random(*match, seed, moves);
  while (match->actor() == kChance) match->apply(match->draw(key_of(seed)));
  if (match->actor() == kNobody) return {};
  Rng rng(seed);
  return {game.from_position(setup, match->position()), match->look_alike(match->actor(), rng)};
}

void expect_same_advice(const AnyMatch& first, const AnyMatch& second) {
  const Advice a = make_bot(first, "tree", key_of(1))->advise(first, short_thought());
  const Advice b = make_bot(second, "tree", key_of(1))->advise(second, short_thought());
  ASSERT_EQ(a.plans.size(), b.plans.size());
  for (std::size_t i = 0; i < a.plans.size(); ++i) {
    EXPECT_EQ(a.plans[i].moves, b.plans[i].moves);
    EXPECT_EQ(a.plans[i].points, b.plans[i].points);
    EXPECT_EQ(a.plans[i].margins, b.plans[i].margins);
    EXPECT_EQ(a.plans[i].behind, b.plans[i].behind);
    EXPECT_EQ(a.plans[i].why, b.plans[i].why);
  }
}

TEST(Honesty, LookAlikesGetTheSameAnswerFromEveryBot) {
  for (const AnyGame& game : all_games()) {
    if (!game.info.secrets) continue;
    int different = 0;
    for (int seats = std::max(2, game.info.least_seats); seats <= game.info.most_seats; ++seats) {
      for (std::uint64_t seed = 1; seed <= (kSanitized ? 2U : 10U); ++seed) {
        SCOPED_TRACE(game.info.name + ", " + std::to_string(seats) + " seats, seed " + std::to_string(seed));
        const auto [real, other] = alike_after(game, seats, 60 + 12 * seed, seed);
        if (!real) continue;
        ASSERT_EQ(real->view(real->actor()), other->view(real->actor()));
        different += real->position() != other->position() ? 1 : 0;
        for (const std::string& bot : all_bots()) {
          const auto key = key_of(seed);
          EXPECT_EQ(make_bot(*real, bot, key)->choose(*real, short_thought()),
                    make_bot(*other, bot, key)->choose(*other, short_thought()))
              << bot;
        }
        expect_same_advice(*real, *other);
      }
    }
    EXPECT_GT(different, kSanitized ? 3 : 15) << game.info.name << ": look-alikes must differ in what is hidden";
  }
}

TEST(Honesty, TheSameSeedGivesTheSameGame) {
  for (const AnyGame& game : all_games()) {
    for (const std::string& bot : all_bots()) {
      const auto play = [&] {
        const auto match = game.new_match({2, {}, {}});
        const ChanceKey key = key_of(4);
        std::vector<std::unique_ptr<AnyBot>> bots;
        for (int seat = 0; seat < 2; ++seat) bots.push_back(make_bot(*match, bot, key));
        for (int made = 0; made < (kSanitized ? 25 : 80) && match->actor() != kNobody; ++made)
          match->apply(match->actor() == kChance ? match->draw(key)
                                                 : bots[raw(match->actor())]->choose(*match, short_thought()));
        return match->moves();
      };
      EXPECT_EQ(play(), play()) << game.info.name << " " << bot;
    }
  }
}

TEST(Honesty, AfterAnUndoABotAnswersAsIfNothingHadBeen) {
  for (const AnyGame& game : all_games()) {
    SCOPED_TRACE(game.info.name);
    const auto match = game.new_match({2, {}, {}});
    const ChanceKey key = key_of(9);
    play_random(*match, 9, 60);
    const auto deal = [&] {
      while (match->actor() == kChance) match->apply(match->draw(key));
    };
    deal();
    ASSERT_NE(match->actor(), kNobody);
    const std::size_t before = match->moves().size();
    const auto bot = make_bot(*match, "old-growth", key);
    const MoveWord first = bot->choose(*match, short_thought());
    match->apply(first);
    deal();
    if (match->actor() != kNobody) bot->choose(*match, short_thought());
    match->take_back(match->moves().size() - before);
    EXPECT_EQ(bot->choose(*match, short_thought()), first);
  }
}

}  // namespace
}  // namespace understory::bots

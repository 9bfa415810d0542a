// A bot knows what its seat knows: two positions that look the same to it get the same answer.
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "catalog/bots.hpp"
#include "engine/json.hpp"
#include "tests/bots/games.hpp"
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

TEST(Honesty, LookAlikesGetTheSameAnswerFromEveryBot) {
  const AnyGame& any = find_game("undergrove");
  int different = 0;
  for (int seats = 2; seats <= 4; ++seats) {
    const Grove game = grove(seats);
    for (std::uint64_t seed = 1; seed <= (kSanitized ? 2U : 10U); ++seed) {
      const Grove::State real = after(game, static_cast<int>(12 * seed), seed);
      if (game.actor(real) == kNobody) continue;
      const Grove::View view = game.observe(real, game.actor(real));
      Rng rng(seed);
      const Grove::State other = game.determinise(view, rng);
      ASSERT_EQ(hash_of(game.observe(other, game.actor(other))), hash_of(view));
      different += hash_of(other) != hash_of(real) ? 1 : 0;
      const understory::Setup setup{seats, {}, {}};
      const auto first = any.from_position(setup, game.position(real));
      const auto second = any.from_position(setup, game.position(other));
      for (const std::string& bot : all_bots()) {
        const auto key = key_of(seed);
        EXPECT_EQ(make_bot(*first, bot, key)->choose(*first, short_thought()),
                  make_bot(*second, bot, key)->choose(*second, short_thought()))
            << bot << ", " << seats << " seats, seed " << seed;
      }
      const Advice a = make_bot(*first, "tree", key_of(1))->advise(*first, short_thought());
      const Advice b = make_bot(*second, "tree", key_of(1))->advise(*second, short_thought());
      ASSERT_EQ(a.plans.size(), b.plans.size());
      for (std::size_t i = 0; i < a.plans.size(); ++i) {
        EXPECT_EQ(a.plans[i].moves, b.plans[i].moves);
        EXPECT_EQ(a.plans[i].points, b.plans[i].points);
        EXPECT_EQ(a.plans[i].margins, b.plans[i].margins);
        EXPECT_EQ(a.plans[i].behind, b.plans[i].behind);
        EXPECT_EQ(a.plans[i].why, b.plans[i].why);
      }
    }
  }
  EXPECT_GT(different, kSanitized ? 3 : 15) << "the look-alikes must differ in what is hidden";
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
  const auto match = find_game("undergrove").new_match({2, {}, {}});
  const ChanceKey key = key_of(9);
  play_random(*match, 9, 60);
  while (match->actor() == kChance) match->apply(match->draw(key));
  const auto bot = make_bot(*match, "old-growth", key);
  const MoveWord first = bot->choose(*match, short_thought());
  match->apply(first);
  while (match->actor() == kChance) match->apply(match->draw(key));
  const std::size_t now = match->moves().size();
  if (match->actor() != kNobody) bot->choose(*match, short_thought());
  match->take_back(now - 60);
  while (match->actor() == kChance) match->apply(match->draw(key));
  EXPECT_EQ(bot->choose(*match, short_thought()), first);
}

}  // namespace
}  // namespace understory::bots

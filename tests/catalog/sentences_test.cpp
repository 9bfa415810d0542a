// Every word a game says over random matches is found in locales/: titles, questions, labels, logs and why-nots.
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/catalog/matches.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

void expect_words(const Message& message) { EXPECT_TRUE(is_clean(english(message))) << english(message); }

void expect_sentence(const Message& message) {
  const std::string sentence = english(message);
  EXPECT_TRUE(is_clean(sentence) && (sentence.back() == '.' || sentence.back() == '?')) << sentence;
}

TEST(Sentences, NameTheGameAndItsSeats) {
  for_every_setup([](const Trial& t) {
    expect_words(Message(t.game.info.name + ".title"));
    for (const Seat seat : seats_up_to(t.setup.seats)) {
      expect_words(t.match.seat_name(seat));
      for (const Seat other : seats_up_to(t.setup.seats))
        EXPECT_EQ(t.match.seat_name(seat) == t.match.seat_name(other), seat == other);
    }
  });
}

TEST(Sentences, AskAndLabelEveryMove) {
  for_every_setup([](const Trial& t) {
    Rng rng(t.seed);
    std::vector<MoveWord> legal;
    while (true) {
      expect_sentence(t.match.question());
      t.match.legal_moves(legal);
      for (const MoveWord move : legal) expect_words(t.match.label(move));
      if (t.match.actor() == kNobody) break;
      play_one(t.match, rng, key_of(t.seed));
    }
  });
}

TEST(Sentences, TellWhatHappenedToEveryViewer) {
  for_every_setup([](const Trial& t) {
    play_random(t.match, t.seed);
    std::vector<Seat> viewers{kReferee, kSpectator};
    for (const Seat seat : seats_up_to(t.setup.seats)) viewers.push_back(seat);
    for (const Seat viewer : viewers)
      for (const auto& happenings : t.match.log(viewer))
        for (const Happening& happening : happenings) expect_sentence(happening.text);
  });
}

// A small choice may be told with what comes of it, but nobody decides without anything being told in the end.
TEST(Sentences, TellSomethingBeforeAnotherDecides) {
  for_every_setup([](const Trial& t) {
    Rng rng(t.seed);
    std::vector<Seat> actors;
    while (t.match.actor() != kNobody) {
      actors.push_back(t.match.actor());
      play_one(t.match, rng, key_of(t.seed));
    }
    const auto log = t.match.log(kSpectator);
    bool told = false;
    for (std::size_t i = 0; i < log.size(); ++i) {
      told = told || !log[i].empty();
      if (i + 1 < log.size() && actors[i + 1] == actors[i]) continue;
      EXPECT_TRUE(told) << t.match.format(t.match.moves()[i]);
      told = false;
    }
  });
}

// The rule numbers in RULES.md stand in bold.
bool has_rule(const AnyGame& game, const std::string& rule) {
  return game.rules.find("**" + rule + "**") != std::string_view::npos;
}

TEST(Sentences, SayWhyNotWithARuleThatExists) {
  for_every_setup([](const Trial& t) {
    Rng rng(t.seed);
    const auto check = [&](const Message& reason, const std::string& rule) {
      expect_sentence(reason);
      EXPECT_TRUE(has_rule(t.game, rule)) << rule << ": " << english(reason);
    };
    for (int step = 0; step < 80 && t.match.actor() != kNobody; ++step) {
      for (int tries = 0; tries < 30; ++tries)
        if (const auto why = t.match.why_not(static_cast<MoveWord>(rng.next() & (tries < 5 ? ~0U : 0x003F3F07U))))
          check(why->reason, why->rule);
      play_one(t.match, rng, key_of(t.seed));
    }
    play_random(t.match, t.seed);
    for (const MoveWord move : t.match.moves())
      if (const auto why = t.match.why_not(move)) check(why->reason, why->rule);
  });
}

TEST(Sentences, SayWhatIsNoMove) {
  for_every_setup([](const Trial& t) {
    for (const char* text : {"", " ", "?", "e", "hedgehog", "e5-", "e5x", "e5-e", "e5 e6", "\xff\xfe", "e5-e6-e7"}) {
      const Refusal refusal = refusal_of([&] { t.match.parse(text); });
      expect_sentence(refusal.reason);
      EXPECT_TRUE(has_rule(t.game, refusal.rule)) << refusal.rule;
    }
  });
}

TEST(Sentences, AreSeenToBeUncleanWhereAWordIsMissing) {
  EXPECT_FALSE(is_clean(english(Message("mushroom-gangs.no-such-key"))));
  EXPECT_FALSE(is_clean(english(Message("mushroom-gangs.question.act"))));
  EXPECT_FALSE(is_clean(english(Message("engine.verbatim", {{"text", Message("engine.no-such-key")}}))));
  EXPECT_FALSE(is_clean(""));
  EXPECT_TRUE(is_clean(english(Message("mushroom-gangs.question.over"))));
}

}  // namespace
}  // namespace understory

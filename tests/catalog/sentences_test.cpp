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

// What a text does not say of an option: its name, its choices, or from where to where it goes.
std::vector<std::string> unsaid(const OptionSpec& option, std::string_view text) {
  std::vector<std::string> wanted{"`" + option.name + "`"};
  for (const std::string& choice : option.choices) wanted.push_back("`" + choice + "`");
  if (const auto* const fallback = std::get_if<std::int64_t>(&option.fallback))
    wanted.push_back(", " + std::to_string(option.least) + " to " + std::to_string(option.most) + ", by default " +
                     std::to_string(*fallback) + ".");
  if (const auto* const fallback = std::get_if<std::string>(&option.fallback))
    wanted.push_back("`" + *fallback + "` (");
  std::vector<std::string> missing;
  for (const std::string& words : wanted)
    if (text.find(words) == std::string_view::npos) missing.push_back(words);
  return missing;
}

TEST(Appendix, NamesEveryOptionWithItsValues) {
  for (const AnyGame& game : all_games()) {
    const std::size_t at = game.rules.find(" Appendix: ");
    ASSERT_NE(at, std::string_view::npos) << game.info.name;
    for (const OptionSpec& option : game.info.options)
      EXPECT_EQ(unsaid(option, game.rules.substr(at)), std::vector<std::string>()) << game.info.name;
  }
}

TEST(Appendix, IsSeenToLeaveOutAnOptionOrAValue) {
  const OptionSpec limit{.name = "limit", .fallback = std::int64_t{6}, .choices = {}, .least = 1, .most = 9};
  EXPECT_TRUE(unsaid(limit, "`limit` is a number, 1 to 9, by default 6.").empty());
  EXPECT_EQ(unsaid(limit, "`limit` is a number, 1 to 90, by default 6.").size(), 1U);
  const OptionSpec deck{.name = "deck", .fallback = std::string("full"), .choices = {"full", "core"}};
  EXPECT_TRUE(unsaid(deck, "`deck` is `full` (the default) or `core`.").empty());
  EXPECT_EQ(unsaid(deck, "`deck` is `full` or `core` (the default).").size(), 1U);
  EXPECT_EQ(unsaid(deck, "`full` (the default)"), std::vector<std::string>({"`deck`", "`core`"}));
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

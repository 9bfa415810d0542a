// The game loop on string streams, with a game that has chance and secrets, which the program itself does not have yet.
#include "cli/session.hpp"

#include <memory>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "catalog/erase.hpp"
#include "cli/command.hpp"
#include "cli/history.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/pebbles.hpp"
#include "tests/support/refusal.hpp"

namespace understory::cli {
namespace {

Session pebbles(Seating seating) {
  const auto game = std::make_shared<const pebbles::Game>();
  Session session;
  session.match = std::make_unique<Erased<pebbles::Game>>(game, Options{}, game->new_game(), true);
  session.seating = std::move(seating);
  return session;
}

struct Talk {
  int status = 0;
  std::string out;
  std::string err;
};

Talk talk(Session& session, const std::string& lines) {
  std::istringstream in(lines);
  std::ostringstream out;
  std::ostringstream err;
  Surroundings around;
  around.variable = [](const char*) { return std::string(); };
  Look look;
  look.utf8 = true;
  const Console console{Words::in("en"), around, look, in, out, err};
  Talk heard;
  heard.status = play_session(session, console);
  heard.out = out.str();
  heard.err = err.str();
  return heard;
}

TEST(Session, LetsChanceDrawAndUndoStopThere) {
  Session session = pebbles({"human", "human"});
  const Talk heard = talk(session, "draw\nundo\nstop\nundo\nundo\n");
  EXPECT_EQ(heard.status, 2);
  EXPECT_EQ(heard.err,
            "understory: line 2: You cannot take that back: ⟦pebbles.since.hidden⟧ since.\n"
            "understory: line 5: You cannot take that back: ⟦pebbles.since.hidden⟧ since.\n");
  EXPECT_TRUE(contains(heard.out, "Took back 1 move."));
  EXPECT_EQ(session.match->moves().size(), 2U);
  EXPECT_FALSE(contains(heard.err, "white") || contains(heard.err, "black"));
}

TEST(Session, ShowsASeatOnlyWhatItMayKnow) {
  Session session = pebbles({"human", "random"});
  const Talk heard = talk(session, "draw\nlog\nboard\n");
  EXPECT_TRUE(contains(heard.out, "pebbles.event.hidden") ||
              !contains(heard.out, "pebbles.event.draw⟧\n⟦pebbles.event.white"))
      << heard.out;
  std::size_t open = 0;
  for (std::size_t at = heard.out.find("event.white"); at != std::string::npos;
       at = heard.out.find("event.white", at + 1))
    ++open;
  for (std::size_t at = heard.out.find("event.black"); at != std::string::npos;
       at = heard.out.find("event.black", at + 1))
    ++open;
  EXPECT_LE(open, 2U) << heard.out;  // the own draw, when it happens and in the log
}

// A game that no catalog has is shown as its view is written, and has words for that.
TEST(Session, HelpsWithAGameOfNoCatalog) {
  Session session = pebbles({"human", "random"});
  const Talk heard = talk(session, "help\nboard\n");
  EXPECT_EQ(heard.err, "");
  EXPECT_TRUE(contains(heard.out, "show all that you may know, as it is written")) << heard.out;
  EXPECT_FALSE(contains(heard.out, ".help.")) << heard.out;
  EXPECT_TRUE(contains(heard.out, "\"mine\"")) << heard.out;
}

TEST(History, KnowsWhoMoved) {
  Session session = pebbles({"human", "random"});
  for (const char* move : {"draw", "white", "stop"}) session.match->apply(session.match->parse(move));
  EXPECT_EQ(session.match->movers(), (std::vector<Seat>{Seat{0}, kChance, Seat{1}}));
  const Refusal refusal = refusal_of([&] { moves_to_undo(*session.match, {}, session.seating); });
  EXPECT_EQ(english(refusal.reason), "You cannot take that back: ⟦pebbles.since.white⟧ since.");
  EXPECT_EQ(last_looked(*session.match, Seat{0}), 1U);
  EXPECT_EQ(last_looked(*session.match, Seat{1}), 2U);
  EXPECT_EQ(last_looked(*session.match, kSpectator), 2U);
  EXPECT_EQ(match_after(*session.match, 1)->moves().size(), 1U);
}

TEST(Command, IsAVerbANumberOrAMove) {
  EXPECT_EQ(parse_command("").verb, Verb::nothing);
  EXPECT_EQ(parse_command(" \t\r").verb, Verb::nothing);
  EXPECT_EQ(parse_command(" 12 ").verb, Verb::number);
  EXPECT_EQ(parse_command("e5-e6\r").argument, "e5-e6");
  EXPECT_EQ(parse_command("moves").verb, Verb::moves);
  EXPECT_EQ(parse_command("movesx").verb, Verb::move);
  EXPECT_EQ(parse_command("save  my game.json ").argument, "my game.json");
  EXPECT_EQ(parse_command("rules").argument, "");
  EXPECT_EQ(parse_command("hand").verb, Verb::section);
  EXPECT_EQ(parse_command("board").argument, "board");
  EXPECT_EQ(parse_command("log all").argument, "all");
  refused("cli.play.alone", [] { parse_command("hand tan"); });
  refused("cli.play.alone", [] { parse_command("log some"); });
  refused("cli.play.wants", [] { parse_command("save"); });
  refused("cli.play.alone", [] { parse_command("undo 2"); });
}

TEST(Look, FollowsTheEnvironment) {
  const auto look = [](std::map<std::string, std::string> environment, ColorWish wish = ColorWish::automatic,
                       bool plain = false) {
    Surroundings around;
    around.terminal_output = true;
    around.variable = [environment](const char* name) {
      std::string value = environment.contains(name) ? environment.at(name) : "";
      return value;
    };
    return look_of(around, wish, plain);
  };
  EXPECT_EQ(look({}).colors, Colors::sixteen);
  EXPECT_EQ(look({{"TERM", "dumb"}}).colors, Colors::none);
  EXPECT_EQ(look({{"TERM", "screen-256color"}}).colors, Colors::palette);
  EXPECT_EQ(look({{"COLORTERM", "24bit"}}).colors, Colors::full);
  EXPECT_EQ(look({{"NO_COLOR", "1"}}).colors, Colors::none);
  EXPECT_EQ(look({{"NO_COLOR", "1"}}, ColorWish::always).colors, Colors::sixteen);
  EXPECT_EQ(look({{"COLORTERM", "24bit"}}, ColorWish::always, true).colors, Colors::none);
  EXPECT_TRUE(look({{"LANG", "en_US.UTF-8"}}).utf8);
  EXPECT_FALSE(look({{"LANG", "en_US.UTF-8"}, {"LC_ALL", "C"}}).utf8);
  EXPECT_EQ(look({{"COLUMNS", "132"}}).width, 120);
  EXPECT_EQ(look({{"COLUMNS", "wide"}}).width, 80);
}

TEST(Look, HasAsManyRowsAsTheWindow) {
  Surroundings around;
  around.typed_input = around.terminal_output = true;
  std::string lines;
  Window window;
  around.variable = [&](const char* name) { return std::string(name) == "LINES" ? lines : std::string(); };
  around.window = [&] { return window; };
  const auto height = [&](bool plain = false) { return look_of(around, ColorWish::never, plain).height; };
  EXPECT_EQ(height(), 24) << "unknown";
  lines = "30";
  EXPECT_EQ(height(), 30);
  window = {132, 50};
  EXPECT_EQ(height(), 50);
  EXPECT_EQ(height(true), 0) << "sentences are not cut";
  Look look = look_of(around, ColorWish::never, false);
  window = {60, 10};
  follow_window(look, around);
  EXPECT_EQ(look.width, 60);
  EXPECT_EQ(look.height, 24) << "nothing is made for fewer";
  around.typed_input = false;
  EXPECT_EQ(height(), 0) << "nobody sits there";
}

TEST(Look, ShortensAndFlows) {
  const Look look{Colors::none, true};
  const auto text = [&](const Line& line) { return paint(look, line); };
  EXPECT_EQ(text(fitted(look, {{"Rosy "}, {"Slime"}}, 10)), "Rosy Slime");
  EXPECT_EQ(text(fitted(look, {{"Rosy "}, {"Slime"}}, 9)), "Rosy Sli…");
  EXPECT_EQ(text(fitted({}, {{"Rosy "}, {"Slime"}}, 9)), "Rosy S...");
  const auto rows = flowing({{{"one"}}, {{"three"}}, {{"seven"}}}, 10);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(text(rows[0]), "one  three");
  EXPECT_EQ(text(rows[1]), "seven");
}

}  // namespace
}  // namespace understory::cli

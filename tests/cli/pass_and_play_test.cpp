// Undergrove at one keyboard: secrets between people, moves that nobody needs to be asked for, and the Elder's points.
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "cli/history.hpp"
#include "cli/session.hpp"
#include "engine/json.hpp"
#include "tests/catalog/forced.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/contains.hpp"

namespace understory::cli {
namespace {

const std::string kHidden = "\x1b[H\x1b[2J\x1b[3J";

struct Sitting {
  Session session;
  std::string out;
  std::string err;
};

// Plays the lines at a table of the game, typed on a terminal or sent over a pipe.
Sitting sit(std::unique_ptr<AnyMatch> match, Seating seating, const std::string& lines, bool typed, bool dumb = false) {
  Sitting sitting;
  sitting.session.match = std::move(match);
  sitting.session.seating = std::move(seating);
  sitting.session.seed = parse_chance_key(std::string(64, '7'));
  std::istringstream in(lines);
  std::ostringstream out;
  std::ostringstream err;
  Surroundings around;
  around.typed_input = typed;
  around.terminal_output = typed;
  around.window = [] { return Window{100, 24}; };
  around.variable = [dumb](const char* name) { return std::string(dumb && std::string(name) == "TERM" ? "dumb" : ""); };
  const Console console{Words::in("en"), around, {Colors::none, true}, in, out, err};
  play_session(sitting.session, console);
  sitting.out = out.str();
  sitting.err = err.str();
  return sitting;
}

Sitting sit(const std::string& game, const Seating& seating, const std::string& lines, bool typed, bool dumb = false) {
  return sit(find_game(game).new_match({static_cast<int>(seating.size()), {}, {}}), seating, lines, typed, dumb);
}

// What stood on the screen between two moments when it was emptied.
std::vector<std::string> screens_of(const std::string& out) {
  std::vector<std::string> screens;
  std::size_t from = 0;
  for (std::size_t at = out.find(kHidden); at != std::string::npos; at = out.find(kHidden, from)) {
    screens.push_back(out.substr(from, at - from));
    from = at + kHidden.size();
  }
  screens.push_back(out.substr(from));
  return screens;
}

std::vector<std::string> hand_of(const AnyMatch& match, int seat) {
  std::vector<std::string> names;
  const auto view = match.view(Seat{static_cast<std::uint8_t>(seat)});
  for (const auto& tile : view.at("mine").at("hand"))
    names.push_back(Words::in("en").say(Message("undergrove.tile." + tile.get<std::string>())));
  return names;
}

// Brown: Enter, a corner, Enter to hide it; Tan: Enter, a corner, Enter to hide it; Brown again.
const std::string kCorners = "\ncorner 1,1\n\n\ncorner 0,0\n\n\n";

TEST(PassAndPlay, EmptiesTheScreenBetweenTwoPeople) {
  const Sitting sitting = sit("undergrove", {"human", "human"}, kCorners + "board\nlog\nmoves\n", true);
  EXPECT_EQ(sitting.err, "");
  const auto screens = screens_of(sitting.out);
  ASSERT_EQ(screens.size(), 4U) << sitting.out;
  EXPECT_TRUE(screens[1].starts_with("It is the turn of Brown. Enter, when only Brown looks. ")) << screens[1];
  EXPECT_TRUE(screens[2].starts_with("It is the turn of Tan. Enter, when only Tan looks. "));
  EXPECT_TRUE(screens[1].ends_with("Next is Tan. Enter hides the screen. "));
  EXPECT_TRUE(contains(screens[1], "Brown puts a seedling on 1,1.")) << "told before it is hidden";
  for (int seat = 0; seat < 2; ++seat)
    for (const std::string& held : hand_of(*sitting.session.match, seat))
      for (std::size_t i = 0; i < screens.size(); ++i)
        EXPECT_EQ(contains(screens[i], held), i > 0 && (i == 2) == (seat == 1)) << i << held << screens[i];
}

TEST(PassAndPlay, ShowsNobodyTheHandOfAnother) {
  const Sitting sitting = sit("undergrove", {"human", "human"}, "\nhand\nhand Tan\ncorner 1,1\n\n\nhand\n", true);
  const auto screens = screens_of(sitting.out);
  ASSERT_EQ(screens.size(), 3U) << sitting.out;
  EXPECT_TRUE(contains(screens[1], "\nhand stands alone, without Tan.\n") ||
              contains(screens[1], "> hand stands alone, without Tan.\n"))
      << screens[1];
  for (int seat = 0; seat < 2; ++seat)
    for (const std::string& held : hand_of(*sitting.session.match, seat)) {
      EXPECT_EQ(contains(screens[1], held + " ("), seat == 0) << held << screens[1];  // with what it does
      EXPECT_EQ(contains(screens[2], held + " ("), seat == 1) << held << screens[2];
    }
}

TEST(PassAndPlay, FillsATerminalThatCannotBeEmptied) {
  const Sitting sitting = sit("undergrove", {"human", "human"}, "\ncorner 1,1\n\n", true, true);
  EXPECT_FALSE(contains(sitting.out, "\x1b"));
  EXPECT_TRUE(contains(sitting.out, cli_test::repeat("", 200) + "It is the turn of Tan."));
}

TEST(PassAndPlay, CanBeLeftBetweenTwoPeople) {
  const Sitting sitting = sit("undergrove", {"human", "human"}, "\ncorner 1,1\nquit\ncorner 0,0\n", true);
  EXPECT_TRUE(contains(sitting.out, "The game stops here after "));
  EXPECT_TRUE(sitting.session.match->actor() == Seat{1});
}

TEST(PassAndPlay, NeedsNoCurtainWithoutSecretsOrPeople) {
  for (const Sitting& sitting : {sit("mushroom-gangs", {"human", "human"}, "a1\nb1\n", true),
                                 sit("undergrove", {"human", "random"}, "corner 1,1\nphotosynthesize\n", true),
                                 sit("undergrove", {"human", "human"}, "corner 1,1\ncorner 0,0\n", false)}) {
    EXPECT_FALSE(contains(sitting.out, "\x1b")) << sitting.out;
    EXPECT_FALSE(contains(sitting.out, "Enter")) << sitting.out;
    EXPECT_EQ(sitting.err, "");
  }
}

const std::string kPartner = "partner\ndone\nroot 1,1 fly-agaric\n";

TEST(Seed, IsToldWhenNothingIsLeftToDraw) {
  const std::string seed(64, '7');
  EXPECT_FALSE(contains(sit("undergrove", {"human", "random"}, "help\n", true).out, seed));
  const Sitting over = sit("undergrove", {"random", "random"}, "help\n", true);
  EXPECT_TRUE(contains(over.out, "The seed of this game is " + seed + ".")) << over.out;
}

TEST(OnlyMove, IsMadeAndTold) {
  const Sitting alone = sit("undergrove", {"human", "random"}, "corner 1,1\n" + kPartner, false);
  EXPECT_EQ(alone.err, "");
  EXPECT_TRUE(contains(alone.out, " The only move is made: root 1,1 pacific-golden-chanterelle."));
}

// By what it is asked, or not, nobody learns what another holds.
TEST(OnlyMove, IsAskedForWhereOnlyItsSeatKnowsThatThereIsNoOther) {
  int found = 0;
  for (const AnyGame& game : all_games()) {
    if (!game.info.secrets) continue;
    const auto match = secretly_forced(game);
    if (!match) continue;
    ++found;
    const Seat seat = match->actor();
    for (const char* other : {"human", "random"}) {
      Seating seating(static_cast<std::size_t>(match->seats()), other);
      seating[raw(seat)] = "human";
      const Sitting sitting = sit(match->clone(), seating, "", false);
      const bool asked = sitting.session.match->moves().size() == match->moves().size();
      EXPECT_EQ(asked, other == std::string("human")) << game.info.name << "\n" << sitting.out;
      EXPECT_EQ(contains(sitting.out, "The only move is made"), !asked) << sitting.out;
      EXPECT_EQ(unasked_in(*sitting.session.match, seating).contains(match->moves().size()), !asked);
    }
  }
  EXPECT_GT(found, 0);
}

TEST(OnlyMove, ThatAllKnowIsMadeForAnybody) {
  const Sitting two = sit("undergrove", {"human", "human"}, kCorners + kPartner, true);
  const auto screens = screens_of(two.out);
  ASSERT_EQ(screens.size(), 4U) << two.out;
  EXPECT_TRUE(contains(screens[3], "The only move is made")) << screens[3];
}

TEST(OnlyMove, IsTakenBackWithTheDecisionBeforeIt) {
  const Sitting sitting = sit("undergrove", {"human", "random"}, "corner 1,1\nabsorb\nundo\n", false);
  EXPECT_EQ(sitting.err, "");
  EXPECT_TRUE(contains(sitting.out, " The only move is made: seedling 1,1.")) << sitting.out;
  EXPECT_TRUE(contains(sitting.out, "\nTook back 2 moves.\n"));
  EXPECT_TRUE(contains(sitting.out.substr(sitting.out.find("Took back")), "Brown chooses an action: turn 1."));
}

TEST(Elder, HasAColumnAndAPlace) {
  using cli_test::run;
  const auto solo =
      run({"play", "undergrove", "--seats", "random", "--option", "round_limit=20", "--seed", cli_test::kSeed});
  EXPECT_EQ(solo.status, 0) << solo.err;
  EXPECT_TRUE(contains(solo.out, "    Brown    The Elder\n")) << solo.out;
  EXPECT_TRUE(contains(solo.out, "\nWinner: The Elder with ")) << solo.out;
  EXPECT_TRUE(contains(solo.out, "\nPlace 2: Brown with "));
  EXPECT_TRUE(contains(solo.out, "The game is over, and the Elder has won."));
  const auto told = run(
      {"play", "undergrove", "--seats", "random", "--option", "round_limit=20", "--seed", cli_test::kSeed, "--plain"});
  EXPECT_TRUE(contains(told.out, "\nThe Elder: ")) << told.out;
}

}  // namespace
}  // namespace understory::cli

// `understory balance`: what it tells of every game, and what it refuses.
#include <algorithm>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "tests/cli/program.hpp"

namespace understory::cli_test {
namespace {

using testing::HasSubstr;

Arguments balance(const Arguments& more) {
  Arguments arguments{"balance", "--game", "mycelia", "--games", "30", "--bot", "random", "--seed", kSeed};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

std::string told(const Arguments& arguments) {
  const Outcome outcome = run(arguments);
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(outcome.out, testing::Not(HasSubstr("⟦")));
  return outcome.out;
}

// The cells of the row that begins so.
int cells_of(const std::string& text, const std::string& begin) {
  for (const std::string& line : lines_of(text))
    if (line.starts_with(begin)) return static_cast<int>(std::count(line.begin(), line.end(), '|')) - 1;
  return 0;
}

TEST(BalanceCommand, CountsEveryGame) {
  for (const AnyGame& game : all_games()) {
    const std::string text = told({"balance", "--game", game.info.name, "--games", "2", "--bot", "random"});
    for (const char* heading : {"\n## Length\n", "\n## Seats\n", "\n## What happens\n"})
      EXPECT_THAT(text, HasSubstr(heading));
    EXPECT_EQ(cells_of(text, "| decisions |"), 7) << text;
    EXPECT_EQ(cells_of(text, "| 2 |"), 3) << text;
  }
}

TEST(BalanceCommand, CountsThingsAndHowThoseFaredWhoHadThem) {
  const std::string text = told(balance({"--option", "expansion=true"}));
  EXPECT_THAT(text, HasSubstr("Mycelia with 2 seats: 30 games of random with itself, seed " + kSeed + "."));
  EXPECT_THAT(text, HasSubstr("\n| layout-drawn | 1.00 | 100.0 % | |\n"));
  EXPECT_EQ(cells_of(text, "| hydnum-repandum |"), 7) << text;
  EXPECT_THAT(text, HasSubstr("\n## By card: first places of those who did it"));
  EXPECT_THAT(told(balance({"--seats", "1"})), HasSubstr("in points of a hundred above all games"));
}

TEST(BalanceCommand, TellsTheSameOnAnyNumberOfThreads) {
  const std::string alone = told(balance({"--threads", "1"}));
  EXPECT_EQ(told(balance({"--threads", "3"})), alone);
  EXPECT_NE(told(balance({"--option", "expansion=true"})), alone);
}

TEST(BalanceCommand, RefusesWhatCannotBePlayed) {
  expect_refused({"balance", "--game", "mycelia"}, "balance needs --games");
  expect_refused({"balance", "--game", "mycelia", "--games", "0"}, "--games");
  expect_refused({"balance", "--game", "mycelia", "--games", "2", "--bot", "oak"}, "There is no bot called oak");
  expect_refused({"balance", "--game", "mycelia", "--games", "2", "--iterations", "0"}, "--iterations");
  expect_refused({"balance", "--game", "mycelia", "--games", "2", "--seats", "5"}, "1 to 4");
  expect_refused({"balance", "--game", "mycelia", "--games", "2", "--seed", "7"}, "64 hex digits");
}

}  // namespace
}  // namespace understory::cli_test

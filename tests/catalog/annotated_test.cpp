// The annotated matches in docs/: whoever reads along finds there what the engine does and says.
//
// A page is read by its fenced blocks. `setup` names the game, its seats and options; `moves` has a move and what then
// happened per line; `board` is the drawing of the position at that moment; `result` has each seat's total.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

namespace fs = std::filesystem;

using Complaints = std::vector<std::string>;

struct Block {
  std::string kind;
  std::vector<std::string> lines;
};

std::vector<Block> blocks_of(const std::string& page) {
  std::vector<Block> blocks;
  bool inside = false;
  std::istringstream text(page);
  for (std::string line; std::getline(text, line);) {
    const bool fence = line.rfind("```", 0) == 0;
    if (fence && !inside) blocks.push_back({line.substr(3), {}});
    if (!fence && inside) blocks.back().lines.push_back(line);
    inside = inside != fence;
  }
  return blocks;
}

std::unique_ptr<AnyMatch> begin(const std::string& setup) {
  std::istringstream words(setup);
  std::string name;
  std::string seats;
  words >> name >> seats;
  const AnyGame& game = find_game(name);
  Options options;
  for (std::string option; words >> option;) read_option(game.info, option, options);
  return game.new_match({std::stoi(seats.substr(seats.find('=') + 1)), options, {}});
}

// Plays the line's move, which ends where two spaces are, and says what the line should have been.
std::string played(AnyMatch& match, const std::string& line) {
  const std::string text = line.substr(0, line.find("  "));
  const MoveWord move = match.parse(text);
  if (const auto why = match.why_not(move)) return text + ": " + english(why->reason);
  match.apply(move);
  std::string said;
  const auto log = match.log(kReferee, match.moves().size() - 1);
  for (const Happening& happening : log.at(0)) said += " " + english(happening.text);
  return said.empty() ? text : text + std::string(text.size() < 8 ? 8 - text.size() : 1, ' ') + said;
}

std::vector<std::string> totals(const AnyMatch& match) {
  std::vector<std::string> lines;
  const Scores scores = match.score_sheet().scores;
  for (const Seat seat : seats_up_to(match.seats()))
    lines.push_back(english(match.seat_name(seat)) + " " + std::to_string(scores.total[seat]));
  return lines;
}

Complaints wrong_in(const std::string& page) {
  Complaints wrong;
  std::unique_ptr<AnyMatch> match;
  const auto expect = [&](const std::string& expected, const std::string& found) {
    if (expected != found) wrong.push_back("\"" + found + "\" should be \"" + expected + "\"");
  };
  for (const Block& block : blocks_of(page)) {
    if (block.kind == "setup") {
      match = begin(block.lines.at(0));
    } else if (block.kind == "moves") {
      for (const std::string& line : block.lines) expect(played(*match, line), line);
    } else if (block.kind == "board" || block.kind == "result") {
      const auto expected =
          block.kind == "result" ? totals(*match) : match->position().at("board").get<std::vector<std::string>>();
      for (std::size_t i = 0; i < std::max(expected.size(), block.lines.size()); ++i)
        expect(i < expected.size() ? expected[i] : "", i < block.lines.size() ? block.lines[i] : "");
    } else {
      wrong.push_back("a block of " + block.kind);
    }
  }
  if (match->actor() != kNobody) wrong.push_back("the match is not over");
  const std::string rules(find_game(match->info().name).rules);
  for (const auto& cited : matches_of(page, "\\bR[0-9]+\\.[0-9]+\\b"))
    if (rules.find("**" + cited[0] + "**") == std::string::npos) wrong.push_back(cited[0] + " is no rule");
  return wrong;
}

std::string read_page(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

const fs::path kFolder = source_path("docs/annotated");

TEST(AnnotatedMatches, AreWhatTheEngineDoesAndSays) {
  for (const AnyGame& game : all_games()) {
    const fs::path path = kFolder / (game.info.name + ".md");
    ASSERT_TRUE(fs::exists(path)) << path;
    EXPECT_EQ(wrong_in(read_page(path)), Complaints()) << path;
  }
}

TEST(AnnotatedMatches, BelongToAGame) {
  for (const auto& page : fs::directory_iterator(kFolder))
    EXPECT_NO_THROW(find_game(page.path().stem().string())) << page.path();
}

// The page of the first game with one piece replaced.
Complaints wrong_after(const std::string& piece, const std::string& by) {
  std::string page = read_page(kFolder / "mushroom-gangs.md");
  const std::size_t at = page.find(piece);
  EXPECT_NE(at, std::string::npos) << piece;
  return wrong_in(page.replace(at, piece.size(), by));
}

TEST(AnnotatedMatchesCheck, SeesASentenceThatTheEngineDoesNotSay) {
  EXPECT_EQ(
      wrong_after("from a9 and pick 7.", "from a9 and pick 8."),
      Complaints({"\"a9-home  Mossbacks step out to Home from a9 and pick 8.\" should be \"a9-home  Mossbacks step "
                  "out to Home from a9 and pick 7.\""}));
}

TEST(AnnotatedMatchesCheck, SeesAMoveThatCannotBe) {
  EXPECT_FALSE(wrong_after("a9-home", "a9-out ").empty());
  EXPECT_THROW(wrong_after("a9-home", "hedgehog"), Refusal);
}

TEST(AnnotatedMatchesCheck, SeesABoardOrResultThatIsAnother) {
  EXPECT_EQ(wrong_after("\n...0000..", "\n...000..."), Complaints({"\"...000...\" should be \"...0000..\""}));
  EXPECT_EQ(wrong_after("Embers 61", "Embers 62"), Complaints({"\"Embers 62\" should be \"Embers 61\""}));
  EXPECT_EQ(wrong_after("\nMossbacks 96", ""), Complaints({"\"\" should be \"Mossbacks 96\""}));
}

TEST(AnnotatedMatchesCheck, SeesAMatchThatIsNotOver) {
  const Complaints wrong = wrong_after("turn_limit=7", "turn_limit=8");
  EXPECT_EQ(wrong.back(), "the match is not over");
}

TEST(AnnotatedMatchesCheck, SeesARuleThatIsNone) {
  EXPECT_EQ(wrong_after("(R6.3)", "(R6.9)"), Complaints({"R6.9 is no rule"}));
}

}  // namespace
}  // namespace understory

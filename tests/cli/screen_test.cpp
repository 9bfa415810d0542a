// Whole random games at a terminal whose rows are counted: of every game, for every number of seats. What is painted
// from one prompt to the next fits, has the board and the question in it, and what it leaves out can be asked for.
#include "cli/screen.hpp"

#include <algorithm>
#include <functional>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "cli/boards/boards.hpp"
#include "cli/session.hpp"
#include "engine/rng.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/support/witness.hpp"

namespace understory::cli {
namespace {

// Asks for a line when one is read.
class Typed : public std::streambuf {
 public:
  explicit Typed(std::function<std::string()> next) : next_(std::move(next)) {}

 protected:
  int_type underflow() override {
    line_ = next_();
    if (line_.empty()) return traits_type::eof();
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_.front());
  }

 private:
  std::function<std::string()> next_;
  std::string line_;
};

// As a terminal shows it: without colours, and without what was overwritten from the beginning of the line.
std::vector<std::string> rows_of(const std::string& painted) {
  std::string text;
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i] == '\x1b') {
      while (i < painted.size() && painted[i] != 'm') ++i;
    } else if (painted[i] == '\r') {
      text.erase(text.rfind('\n') + 1);
    } else {
      text += painted[i];
    }
  }
  std::vector<std::string> rows;
  std::istringstream in(text);
  for (std::string row; std::getline(in, row);) rows.push_back(row);
  return rows;
}

std::string joined(const std::vector<std::string>& rows) {
  std::string text;
  for (const std::string& row : rows) {
    std::istringstream words(row);
    for (std::string word; words >> word;) text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

// What is wrong with what stands between two prompts; nothing if it fits.
std::vector<std::string> unfit(const std::vector<std::string>& rows, Window window) {
  std::vector<std::string> faults;
  if (rows.size() > static_cast<std::size_t>(window.rows)) faults.push_back(std::to_string(rows.size()) + " rows");
  for (const std::string& row : rows)
    if (width_of(row) > static_cast<std::size_t>(window.columns)) faults.push_back("too wide: " + row);
  for (const std::string& row : rows)
    if (contains(row, "⟦")) faults.push_back("no words: " + row);
  return faults;
}

// And with what a decision is made from: board, question, moves and prompt.
std::vector<std::string> incomplete(const std::vector<std::string>& rows, const AnyMatch& match, const Look& look) {
  const auto english = [&](const Message& message) { return legible(look, Words::in("en").say(message)); };
  std::vector<std::string> faults;
  if (rows.empty() || rows.back() != english(match.seat_name(match.actor())) + " > ") faults.emplace_back("no prompt");
  const std::string_view top = witness_of(match.info()).board_begins;
  if (std::none_of(rows.begin(), rows.end(), [&](const std::string& row) { return row.starts_with(top); }))
    faults.emplace_back("no board");
  const std::string text = joined(rows);
  if (!contains(text, joined({english(match.question())}))) faults.emplace_back("no question");
  std::vector<MoveWord> moves;
  match.legal_moves(moves);
  if (contains(text, " more: moves")) return faults;
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (!contains(text, std::to_string(i + 1) + " " + match.format(moves[i])))
      faults.push_back("no move " + match.format(moves[i]));
  return faults;
}

// What somebody may want to know before deciding, and the word that tells it.
std::vector<std::pair<std::string, std::string>> wanted(const AnyMatch& match, Seat viewer) {
  const Words& words = Words::in("en");
  std::vector<std::pair<std::string, std::string>> facts = witness_of(match.info()).wanted(match, viewer);
  for (const Seat seat : seats_up_to(match.seats())) facts.emplace_back("players", words.say(match.seat_name(seat)));
  std::vector<MoveWord> moves;
  match.legal_moves(moves);
  for (const MoveWord move : moves) facts.emplace_back("moves", words.say(match.label(move)));
  return facts;
}

struct Terminal {
  Window window;
  Colors colors = Colors::none;
  bool utf8 = true;
};

std::string name_of(const Terminal& terminal) {
  return std::to_string(terminal.window.columns) + "x" + std::to_string(terminal.window.rows) +
         (terminal.colors == Colors::none ? "" : " in colour") + (terminal.utf8 ? "" : " in ASCII");
}

// One person among random bots, who decides by a throw of dice, and now and then asks everything.
class Guest {
 public:
  Guest(const Setup& setup, const AnyGame& game, const Terminal& terminal, std::uint64_t seed)
      : terminal_(terminal), rng_(seed) {
    session_.match = game.new_match(setup);
    session_.seating = Seating(static_cast<std::size_t>(setup.seats), "random");
    session_.seating[rng_.below(static_cast<std::uint32_t>(setup.seats))] = kHuman;
    session_.seed = parse_chance_key(std::string(64, '7'));
  }

  void play() {
    Surroundings around;
    around.typed_input = around.terminal_output = true;
    around.window = [&] { return terminal_.window; };
    around.variable = [](const char*) { return std::string(); };
    Typed typed([&] { return next(); });
    std::istream in(&typed);
    Look look{terminal_.colors, terminal_.utf8};
    look.seats = inks_of(session_.match->info());
    const Console console{Words::in("en"), around, look, in, out_, out_};
    EXPECT_EQ(play_session(session_, console), 0);
    EXPECT_EQ(session_.match->actor(), kNobody);
  }

  int decisions() const { return decisions_; }

 private:
  // What was painted since the last line was typed has been read; the next line is chosen.
  std::string next() {
    const std::vector<std::string> rows = rows_of(out_.str());
    out_.str("");
    EXPECT_EQ(unfit(rows, terminal_.window), std::vector<std::string>()) << ::testing::PrintToString(rows);
    if (::testing::Test::HasFailure()) return {};
    if (!asked_.empty()) return answered(rows);
    const AnyMatch& match = *session_.match;
    if (match.actor() == kNobody) return after_the_end();
    const Look look{Colors::none, terminal_.utf8};
    EXPECT_EQ(incomplete(rows, match, look), std::vector<std::string>()) << ::testing::PrintToString(rows);
    if (decisions_++ % 61 == 7) {
      Scene scene;
      scene.view = match.view(match.actor());
      for (const Section& section : board_of(match.info().name).sections)
        if (section.is_there == nullptr || section.is_there(scene)) questions_.emplace_back(section.word);
      questions_.insert(questions_.end(), {"moves", "log", "log all", "score", "help", "why 1", "hedgehog", "rules 4"});
    }
    if (!questions_.empty()) return ask();
    std::vector<MoveWord> moves;
    match.legal_moves(moves);
    return std::to_string(rng_.below(static_cast<std::uint32_t>(moves.size())) + 1) + "\n";
  }

  std::string ask() {
    asked_ = questions_.back();
    questions_.pop_back();
    told_.clear();
    return asked_ + "\n";
  }

  // Page by page to the end; then everything that it should tell must have been there.
  std::string answered(const std::vector<std::string>& rows) {
    told_.insert(told_.end(), rows.begin(), rows.end() - 1);
    if (!told_.empty() && contains(told_.back(), ": Enter goes on.")) {
      told_.pop_back();
      return "\n";
    }
    const std::string text = joined(told_);
    EXPECT_FALSE(text.empty()) << asked_;
    const Look look{Colors::none, terminal_.utf8};
    for (const auto& [word, fact] : wanted(*session_.match, session_.match->actor()))
      EXPECT_TRUE(word != asked_ || contains(text, joined({legible(look, fact)}))) << asked_ << ": " << fact << text;
    asked_.clear();
    if (::testing::Test::HasFailure()) return {};
    if (!questions_.empty()) return ask();
    return "\n";  // shows the game again
  }

  std::string after_the_end() {
    if (ended_) return {};
    ended_ = true;
    questions_ = {"board", "players", "score", "log", "help"};
    return ask();
  }

  Session session_;
  Terminal terminal_;
  Rng rng_;
  std::ostringstream out_;
  std::vector<std::string> questions_;
  std::string asked_;
  std::vector<std::string> told_;
  int decisions_ = 0;
  bool ended_ = false;
};

// The numbers that limit a game's length, where a shorter one will do; forests grow large in fifteen rounds, too.
Options short_game(const GameInfo& info) {
  Options options;
  for (const OptionSpec& option : info.options)
    if (std::holds_alternative<std::int64_t>(option.fallback))
      options[option.name] = std::clamp(std::int64_t{15}, option.least, option.most);
  return options;
}

// At both sizes in colour, without, and in ASCII; one of the games is as long as games are.
TEST(Screen, FitsAtEveryDecisionOfEveryGame) {
  const std::vector<Terminal> terminals{{{80, 24}, Colors::full, true},  {{100, 40}, Colors::none, true},
                                        {{80, 24}, Colors::none, true},  {{100, 40}, Colors::sixteen, true},
                                        {{80, 24}, Colors::none, false}, {{100, 40}, Colors::none, false}};
  std::uint64_t seed = 1;
  int decisions = 0;
  for (const AnyGame& game : all_games())
    for (int seats = game.info.least_seats; seats <= game.info.most_seats; ++seats)
      for (const Terminal& terminal : terminals) {
        if (kSanitized && seed % 5 != 0 && ++seed > 0) continue;
        SCOPED_TRACE(game.info.name + " for " + std::to_string(seats) + ", " + name_of(terminal));
        const bool long_game = &terminal == &terminals.front() && seats == 2;
        Guest guest({seats, long_game ? Options{} : short_game(game.info), {}}, game, terminal, seed++);
        guest.play();
        decisions += guest.decisions();
        if (HasFailure()) return;
      }
  EXPECT_GT(decisions, kSanitized ? 200 : 2000);
}

TEST(Screen, FitsWithAGuide) {
  for (const Window window : {Window{80, 24}, Window{100, 40}}) {
    Guest guest({3, {{"quick_sprout", true}, {"round_limit", std::int64_t{5}}}, {}}, find_game("undergrove"),
                {window, Colors::none, true}, 3);
    guest.play();
  }
}

TEST(ScreenCheck, SeesWhatIsTooLongTooWideOrMissing) {
  const Window window{80, 24};
  const Look look{Colors::none, true};
  const auto match = find_game("mushroom-gangs").new_match({2, {}, {}});
  const std::vector<std::string> right{"     a   b   c", "Embers place a picker; 9 left to place.", "... more: moves",
                                       "Embers > "};
  EXPECT_TRUE(unfit(right, window).empty());
  EXPECT_TRUE(incomplete(right, *match, look).empty()) << incomplete(right, *match, look).front();
  EXPECT_EQ(unfit(std::vector<std::string>(25, "row"), window), std::vector<std::string>({"25 rows"}));
  EXPECT_EQ(unfit({std::string(81, 'x')}, window).size(), 1U);
  const auto without = [&](std::size_t row) {
    std::vector<std::string> rows = right;
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row));
    return incomplete(rows, *match, look);
  };
  EXPECT_EQ(without(0), std::vector<std::string>({"no board"}));
  EXPECT_EQ(without(1), std::vector<std::string>({"no question"}));
  EXPECT_EQ(without(2).size(), 81U) << "no move";
  EXPECT_EQ(without(3), std::vector<std::string>({"no prompt"}));
  EXPECT_EQ(rows_of("\x1b[31mred\x1b[0m\nThinking\r        \rEmbers > "),
            std::vector<std::string>({"red", "Embers > "}));
}

}  // namespace
}  // namespace understory::cli

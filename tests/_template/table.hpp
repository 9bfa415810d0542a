// A table of Foraging for tests: set up, played and asked in the words of RULES.md.
//
//   auto t = Table().hand(0, "fox").hand(1, "acorn berry").nuts({0, 1});
//   t.plays("play fox, give berry");
//   EXPECT_EQ(t.hand(1), "acorn");
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "games/_template/game.hpp"

namespace understory::template_game {

class Table {
 public:
  // Before the game. Two foragers, the defaults and the standard pack unless something else is said.
  Table& foragers(int count);
  Table& option(const std::string& name, int value);
  Table& pack(const nlohmann::json& components);

  // Where the cards are. A table without cards is before the deal. On one with cards it is forager 0's turn, some of
  // the 20 rounds have gone by, and the cards that are named nowhere lie face up.
  Table& hand(int forager, const std::string& cards);  // "acorn acorn fox"
  Table& buried(int forager, const std::string& cards);
  Table& front(int forager, const std::string& cards);
  Table& found(int forager, const std::string& cards);  // dug up by searching
  Table& under(const std::string& cards);
  Table& deck(const std::string& cards);
  Table& nuts(const std::vector<int>& nuts);  // none unless said
  Table& turn(int forager);
  Table& round(int turns);

  // Moves in their order, whoever makes them: "play fox, pay". One that is not legal stops the test with the reason.
  Table& plays(const std::string& moves);

  // Why the table cannot be set up like this: "sentence (rule)", or nothing if it can.
  std::string problem();

  // How things stand. Cards are listed in the order of the pack.
  std::string hand(int forager);
  std::string buried(int forager);
  std::string dug_up(int forager);
  std::string front(int forager);
  std::string turned();
  std::string under();
  std::string deck();
  std::string face_up();
  int nuts(int forager);
  std::string actor();     // "forager 1", "chance" or "nobody"
  std::string turn_of();   // "forager 1" or "nobody"
  std::string winner();    // "forager 1", "forager 0 and forager 2", or "nobody" before the end
  nlohmann::json drawn();  // the position as R7.2 draws it

  // What the last move brought, in English, as everybody or one forager is told.
  std::string happened();
  std::string happened_to(Seat viewer);

  // What is possible, and why not.
  std::string question();  // in English
  std::string coming();    // in English, while chance acts
  std::string forced();    // the move that what all know leaves, or nothing
  std::string moves();     // "play fox, bury fox, rest", in the engine's order
  std::string label(const std::string& move);
  std::string why(const std::string& move);  // "sentence (rule)", or nothing for a legal move
  bool allows(const std::string& move) { return why(move).empty(); }
  testing::AssertionResult refuses(const std::string& rule, const std::string& move);
  std::string text(const std::string& card);  // what it says, in English

  const Game& game();
  const State& state();

 private:
  void begin();
  void play(const std::string& text);
  nlohmann::json described_position(const Game& game) const;

  int foragers_ = 2;
  Options options_;
  std::string pack_;
  std::map<int, std::string> hands_;
  std::map<int, std::string> buried_;
  std::map<int, std::string> front_;
  std::map<int, std::string> found_;
  std::string under_;
  std::string deck_;
  bool placed_ = false;
  std::vector<int> nuts_;
  int turn_ = 0;
  int round_ = 10;

  std::optional<Game> game_;
  State state_{};
  EventLog<Event> log_;
};

// The text of packs/_template/standard.json.
std::string standard_pack();

// A game with the standard pack.
Game game_of(int seats, const Options& options);

Seat seat(int forager);

}  // namespace understory::template_game

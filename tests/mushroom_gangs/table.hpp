// A table of Mushroom Gangs for tests: set up, played and asked in the words of RULES.md.
//
//   auto t = Table().own(0, "e8 f8 g7").own(1, "a1");
//   t.plays("g7-g8");
//   EXPECT_EQ(t.gained(), 9 + 8 + 8 + 9);
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json_fwd.hpp>

#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {

class Table {
 public:
  // Before the game. Two gangs, the defaults and the standard pack unless something else is said.
  Table& gangs(int count);
  Table& option(const std::string& name, const std::string& value);
  Table& pack(const nlohmann::json& components);

  // Where everybody stands. A table without pickers is before the first placement; with pickers, actions have begun,
  // some rounds have gone by, and it is gang 0's turn.
  Table& own(int gang, const std::string& positions);  // "a5 b5 c5"
  Table& board(const std::vector<std::string>& rows);  // nine rows from the forest to Home, as R8.2 draws them
  Table& turn(int gang);
  Table& round(int actions);
  Table& mushrooms(const std::vector<int>& totals);  // 55 for everyone unless said
  Table& paid(int gang, const std::string& runs);    // "a5-c5 d5-f5"

  // Moves in their order, gang after gang. One that is not legal stops the test with the reason.
  Table& plays(const std::string& moves);
  // Everybody puts one picker into each field, wherever there is room, until actions begin.
  Table& places_all();

  // Why the table cannot be set up like this: "sentence (rule)", or nothing if it can.
  std::string problem();

  // How things stand.
  std::string on(const std::string& position);  // "gang 1" or "nobody"
  std::string pickers(int gang);                // "a5 b5 c5", from the forest to Home
  std::string turn();                           // "gang 1" or "nobody"
  int round();                                  // actions every gang has made
  int total(int gang);
  std::string paid(int gang);  // "a5-c5 d5-f5", from the forest to Home
  std::string winner();        // "gang 1", "gang 0 and gang 2", or "nobody" before the end
  nlohmann::json drawn();      // the position as R8.2 draws it
  bool placing();

  // What the last move brought its gang: all of it on the scorecard, the A of chapter 4, the team-up of chapter 5.
  int gained() const { return gained_; }
  int amount() const { return amount_; }
  int bonus() const { return bonus_; }
  std::string happened() const { return happened_; }  // in English

  // What is possible, and why not.
  std::string question();  // in English
  std::string moves();     // "a1-a2 a1-b1 a1-out", in the engine's order
  std::string moves_of(const std::string& from);
  std::string why(const std::string& move);  // "sentence (rule)", or nothing for a legal move
  bool allows(const std::string& move) { return why(move).empty(); }
  testing::AssertionResult refuses(const std::string& rule, const std::string& move);

  const Game& game();
  const State& state();

 private:
  Table& setting_up();  // itself, as long as the game has not begun
  void begin();
  void play(const std::string& text);

  int gangs_ = 2;
  Options options_;
  std::string pack_;
  std::vector<std::string> board_;  // none: before the first placement
  int turn_ = 0;
  int round_ = 20;
  std::vector<int> mushrooms_;
  std::map<int, std::vector<std::string>> paid_;

  std::optional<Game> game_;
  State state_{};
  int gained_ = 0;
  int amount_ = 0;
  int bonus_ = 0;
  std::string happened_;
};

// "a5 b5 c5" as three words.
std::vector<std::string> split(const std::string& text);

Seat seat(int gang);

// A game with the standard pack.
Game game_of(int seats, const Options& options);

}  // namespace understory::mushroom_gangs

// A table of Underground Panic! for tests: set up, played and asked in the words of RULES.md.
//
//   auto t = Table().gophers("a4 a4").hand(0, "red-acorn yellow-leaf");
//   t.plays("gopher 1, to b4, pay yellow yellow-leaf");
//   EXPECT_EQ(t.gophers(), "b4 a4");
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {

std::string standard_pack();
Game game_of(int seats, const std::string& pack = standard_pack());

class Table {
 public:
  // A turn of the first player in the first round: all gophers at the start, no tokens, nobody has anything, the tiles
  // nutshell, leaf, strike and sleeper lie open, and free and pebbles are the rewards (then tiles, and die).
  explicit Table(int seats = 2, const std::string& pack = standard_pack());
  // Before any chance move.
  static Table fresh(int seats = 2);

  // What differs from that.
  Table& gophers(const std::string& spaces);           // "a5 b6o c7z": o with a pebble, z resting
  Table& hand(int player, const std::string& cards);   // not known to others
  Table& known(int player, const std::string& cards);  // in the hand, known to all
  Table& pouch(int player, const std::string& cards);  // acorns and berries
  Table& discards(const std::string& cards);
  Table& deck(const std::string& cards);  // all there are in the decks of these colours; the rest is discarded
  Table& tiles(int player, const std::string& tiles);
  Table& pebbles(int player, int pebbles);
  Table& rewards(int player, const std::string& rewards);
  Table& hurt(int player, const std::string& values);
  Table& token(const std::string& space, const std::string& token);
  Table& open(const std::string& tiles);
  Table& offered(const std::string& rewards);
  Table& supply(int pebbles);  // what is missing is at the last player's
  Table& round(int round);     // and its marker's turn
  Table& mover(int player);
  Table& set(const std::string& field, const nlohmann::json& value);

  // Moves, separated by ", ". Chance answers by itself where the next move is none of its own.
  Table& plays(const std::string& moves);
  Table& ends_turn();     // puts nothing away and discards what comes first
  std::string problem();  // why the table cannot be set up like this

  // How things stand.
  std::string gophers();
  std::string hand(int player);   // as its player sees it
  std::string known(int player);  // what of it all know
  std::string pouch(int player);
  std::string discards();
  std::string tiles(int player);
  int pebbles(int player);
  std::string rewards(int player);
  std::string offered();
  std::string open();
  std::string tokens();  // "a4:chest"
  std::string table();
  std::string cost();
  int supply();
  int round();
  int level();
  int injuries(int player);
  std::string actor();  // "player 0", "chance", "nobody"
  std::string turn_of();
  std::string stage();
  int points(int player);
  std::string ranks();
  std::string moves();
  std::string question();
  std::string happened(Seat viewer = kReferee);  // all since the last plays()
  std::string label(const std::string& move);
  std::string why(const std::string& move);
  bool allows(const std::string& move) { return why(move).empty(); }
  testing::AssertionResult refuses(const std::string& rule, const std::string& move);
  std::string forced();
  nlohmann::json drawn();

  const Game& game() const { return game_; }
  const State& state();

 private:
  Table(Game game, nlohmann::json position);
  nlohmann::json& player(int of);
  void begin();
  void play(const std::string& text);

  Game game_;
  nlohmann::json position_;
  bool fresh_ = false;
  std::map<int, std::string> hands_;
  std::map<int, std::string> known_;
  std::map<int, std::string> pouches_;
  std::string decks_;
  std::string discards_;
  int supply_ = -1;
  std::optional<State> state_;
  EventLog<Event> log_;
  Rng rng_{1};
};

Seat seat(int player);

}  // namespace understory::underground_panic

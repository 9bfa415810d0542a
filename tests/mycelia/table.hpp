// A table of Mycelia for tests: set up, played and asked in the words of RULES.md.
//
//   auto t = Table().forest(0, "b2:2").hand(0, "boletus-edulis");
//   t.plays("play boletus-edulis, field b2, to c2");
//   EXPECT_EQ(t.forest(0), "b2:1");
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "games/mycelia/game.hpp"

namespace understory::mycelia {

std::string standard_pack();
Game game_of(int seats, const Options& options, const std::string& pack = standard_pack());

class Table {
 public:
  // The first turn of the first player, with layout and supply card 1A, every hand leaf-heap, boletus-edulis and
  // coprinus-comatus, and the five cheapest heroes in the showcase.
  explicit Table(int seats = 2, Options options = {}, const std::string& pack = standard_pack());
  // Before any chance move.
  static Table fresh(int seats, const Options& options = {});
  static Table expansion(int seats = 2) { return Table(seats, {{"expansion", true}}); }

  // What differs from that.
  Table& forest(int player, const std::string& drops);  // "b2:2 c3:1", and none elsewhere
  Table& hand(int player, const std::string& cards);    // heroes as all know them, start cards unseen
  Table& pile(int player, const std::string& cards);    // else all start cards that are named nowhere
  Table& top(int player, const std::string& heroes);
  Table& discards(int player, const std::string& cards);
  Table& leaves(int player, int leaves);
  Table& owned(int player, const std::string& letters);
  Table& used(int player, const std::string& letters);
  Table& covered(int player, const std::string& fields);
  Table& showcase(const std::string& heroes);  // - for an empty place
  Table& market(const std::string& pile, const std::string& discards);
  Table& shrine(int drops);
  Table& supply(const std::string& side);
  Table& mover(int player);
  Table& round(int turns);
  Table& gwidyon(int drops, bool removes = true, const std::string& out = "");
  Table& set(const std::string& field, const nlohmann::json& value);

  // Moves, separated by ", ". Chance answers by itself where the next move is none of its own.
  Table& plays(const std::string& moves);
  Table& ends_turn();     // plays what is left in the hand, leaving everything out, and ends the turn
  std::string problem();  // why the table cannot be set up like this

  // How things stand.
  std::string forest(int player);  // "b2:1 c3:1"
  std::string hand(int player);    // as its player sees it
  std::string known(int player);   // what of it all know
  std::string pile(int player);    // without what lies on top
  std::string top(int player);     // the topmost last
  std::string discards(int player);
  int leaves(int player);
  std::string owned(int player);
  std::string used(int player);
  std::string covered(int player);
  std::string showcase();
  int shrine();
  std::string supply();
  int gwidyon();
  std::string actor();  // "player 0", "chance", "nobody"
  std::string turn_of();
  std::string stage();
  int round();
  std::string winners();  // "0 2", nothing before the end; the rival is behind the players
  std::string ranks();    // "1 2 2"
  std::string moves();
  std::string question();
  std::string happened(Seat viewer = kReferee);  // all since the last plays()
  int points(int player);                        // gained or lost by that, as the events tell; the rival's, too
  std::string label(const std::string& move);
  std::string why(const std::string& move);
  bool allows(const std::string& move) { return why(move).empty(); }
  testing::AssertionResult refuses(const std::string& rule, const std::string& move);
  std::string text(const std::string& program);  // "card boletus-edulis", "hiring x", "action b", "solo s1"
  std::string forced();

  const Game& game() const { return game_; }
  const State& state();

 private:
  Table(Game game, const nlohmann::json& position);
  nlohmann::json& player(int of);
  void begin();
  void play(const std::string& text);
  nlohmann::json drawn();
  std::string bag(const nlohmann::json& bag);

  Game game_;
  nlohmann::json position_;
  bool market_said_ = false;
  std::set<int> pile_said_;
  std::optional<State> state_;
  EventLog<Event> log_;
  Rng rng_{1};
};

Seat seat(int player);

}  // namespace understory::mycelia

// A table of Undergrove for tests: set up, played and asked in the words of RULES.md.
//
//   auto t = Table().roots(0, "1,1", "earthlover fly-agaric");
//   t.plays("activate fly-agaric");
//   EXPECT_EQ(t.stock(0), "C3 N3 P3 K2");
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "games/undergrove/game.hpp"

namespace understory::undergrove {

std::string standard_pack();
Game game_of(int seats, const Options& options, const std::string& pack = standard_pack());

class Table {
 public:
  // Two players, the starting goals, corners NE and SW (then SE and NW): the first action of seat 0 is to be chosen.
  explicit Table(int seats = 2, const Options& options = {}, const std::string& pack = standard_pack());
  // Before any chance move.
  static Table fresh(int seats, const Options& options = {});

  // What differs from that.
  Table& stock(int player, const std::vector<int>& carbon_nitrogen_phosphorus_potassium);
  Table& ready(int player, const std::string& types);
  Table& hand(int player, const std::string& tiles);
  Table& tile(const std::string& name, int x, int y);
  Table& carbon(const std::string& name, int carbon);
  Table& no_carbon();
  Table& cubes(const std::string& name, int cubes);
  Table& plant(int player, int x, int y, const std::string& roots, int carbon = 0, bool tree = false);
  Table& roots(int player, const std::string& corner, const std::string& tiles, int carbon = 0);
  Table& track(int player, int stone);
  Table& stack(int stone, const std::string& bonuses);
  Table& bonus(int player, int stone, const std::string& kind);  // face down, taken as the last one
  Table& shown(int player, int stone, const std::string& kind);  // face up
  Table& no_plants(int player);
  Table& discards_all();  // of the pile
  Table& marks(int player, const std::vector<int>& marks);
  Table& set(const std::string& field, const nlohmann::json& value);
  Table& elder(const std::string& next);

  // Moves, separated by ", ". Chance answers by itself where the next move is none of its own.
  Table& plays(const std::string& moves);
  Table& passes_round();  // everyone photosynthesizes
  std::string problem();  // why the table cannot be set up like this

  // How things stand.
  std::string stock(int player);  // "C4 N2 P2 K2"
  std::string ready(int player);  // "ring gills"
  std::string hand(int player);   // "king-bolete scaly-vase"
  int carbon(const std::string& name);
  int cubes(const std::string& name);
  int value(const std::string& name);
  std::string plant(int player, int x, int y);  // "seedling 2: earthlover", "tree 0: earthlover fly-agaric", ""
  int track(int player);
  int mark(int player, int goal);
  int count(int player, int goal);
  int total(int player);
  Points points(int player);
  std::string actor();  // "player 0", "chance", "nobody"
  std::string moves();
  std::string question();
  std::string happened(Seat viewer = kReferee);  // all since the last plays()
  std::string label(const std::string& move);
  std::string why(const std::string& move);
  bool allows(const std::string& move) { return why(move).empty(); }
  testing::AssertionResult refuses(const std::string& rule, const std::string& move);
  std::string text(const std::string& tile);  // what it costs and says

  const Game& game() const { return game_; }
  const State& state();

 private:
  Table(Game game, const nlohmann::json& position);
  nlohmann::json& player(int player);
  nlohmann::json& in_forest(const std::string& name);
  void take(const std::string& name);  // a tile from wherever it is
  void begin();
  void play(const std::string& text);
  Tile tile_called(const std::string& name) const;

  Game game_;
  nlohmann::json position_;
  std::optional<State> state_;
  EventLog<Event> log_;
  Rng rng_{1};
};

Seat seat(int player);

}  // namespace understory::undergrove

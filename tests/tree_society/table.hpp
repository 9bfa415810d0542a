// A table that is set up, played and asked in the words of the rules. It begins in the build phase of the first of two
// players, with empty rows, nothing in the guild market and one fruit of each type in the fruit market; whatever lies
// nowhere is in the decks.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "games/tree_society/game.hpp"

namespace understory::tree_society {

std::string standard_pack();
inline Seat seat(int number) { return Seat{static_cast<std::uint8_t>(number)}; }

class Table {
 public:
  explicit Table(int seats = 2, const Options& options = {}, const std::string& pack = standard_pack());
  // At the beginning of a game, before chance has dealt.
  static Table fresh(int seats = 2, const Options& options = {});

  // Lists are words with spaces between; `-` is an empty place.
  Table& stage(Stage stage);
  Table& mover(int player);
  Table& round(int round);
  Table& purse(int player, int coins);
  Table& chest(int player, int coins);
  Table& row(int player, const std::string& fruit);
  Table& sold(int player, const std::string& fruit);
  Table& ongoing(int player, const std::string& card, int level);
  Table& completed(int player, const std::string& cards);
  Table& market(const std::string& places);
  Table& stalls(const std::string& fruit);
  Table& heap(const std::string& cards);
  Table& deck(const std::string& cards);        // all others come out of the game's sight: into the heap
  Table& fruit_deck(const std::string& fruit);  // all others are sold by the last player
  Table& action(const std::string& type);
  Table& sold_types(const std::string& types);
  Table& last_round(int round);

  // Moves with commas between. Chance does what is listed, or else what it likes.
  Table& plays(const std::string& moves);
  Table& draws();  // whatever chance does now

  std::string moves() const;
  std::string moves(const std::string& kind) const;  // those that begin so
  bool allows(const std::string& move) const;
  bool refuses(const std::string& rule, const std::string& move) const;
  std::string why(const std::string& move) const;
  std::string actor() const;
  std::string turn_of() const;
  std::string question() const;
  std::string coming() const;
  std::string label(const std::string& move) const;
  std::string told() const;  // of the last move that was listed, and what chance did after it

  int purse(int player) const { return static_cast<int>(player_of(player).purse); }
  int chest(int player) const { return static_cast<int>(player_of(player).chest); }
  std::string row(int player) const;
  std::string sold(int player) const;
  std::string ongoing(int player) const;
  std::string completed(int player) const;
  std::string market() const;
  std::string stalls() const;
  std::string heap() const;
  std::string aside() const;
  int points(int player) const;
  int price(int player, const std::string& fruit) const;
  Stage stage() const { return state().pub.stage; }

  const Game& game() const { return game_; }
  const State& state() const;
  nlohmann::json position() const { return game_.position(state()); }

  Card card(const std::string& name) const;

 private:
  Table(const Game& game, const State& state);
  const Player& player_of(int player) const { return state().pub.players[seat(player)]; }
  Player& player(int number) { return state_.pub.players[seat(number)]; }
  CardSet cards(const std::string& names) const;
  std::string names(const CardSet& cards) const;

  Game game_;
  mutable State state_;
  mutable bool ready_ = false;
  bool own_deck_ = false;
  bool own_fruit_ = false;
  std::string told_;
};

}  // namespace understory::tree_society

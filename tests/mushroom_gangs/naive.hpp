// Mushroom Gangs a second time, plain and slow: characters on a square, moves as text, runs as text. It was written
// from the rules and shares nothing with games/mushroom_gangs but the notation, so that the two can check each other.
#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace understory::mushroom_gangs {

class NaiveGame {
 public:
  // The values of the options as RULES.md names them. Nothing is checked: it is given what the engine has accepted.
  NaiveGame(int gangs, const std::string& map, const std::string& team_up, int turn_limit);

  // The position as R8.2 draws it, both ways.
  nlohmann::json position() const;
  void set_position(const nlohmann::json& json);

  bool over() const { return turn_ == kNobodysTurn; }
  int turn() const { return turn_; }
  int total(int gang) const { return totals_.at(static_cast<std::size_t>(gang)); }
  std::vector<int> winners() const;  // all gangs with the most mushrooms

  std::vector<std::string> moves() const;  // sorted; none when the game is over
  void play(const std::string& move);      // one of moves()

  // How many lines of play have exactly this length.
  std::uint64_t perft(int depth) const;

  static constexpr int kNobodysTurn = -1;

 private:
  struct Place {
    int row, column;
  };
  static bool inside(Place place);
  static std::string name(Place place);
  static Place place_of(const std::string& name);

  char& at(Place place);
  char at(Place place) const;
  char mark(int gang) const { return static_cast<char>('0' + gang); }
  int field(Place place) const { return place.row / 3 * 3 + place.column / 3; }
  int yield(Place place) const { return yields_.at(static_cast<std::size_t>(field(place))) - '0'; }
  int pickers(int gang) const;
  bool placing() const { return placed_ < 9 * gangs_; }

  void add_placements(std::vector<std::string>& moves) const;
  void add_actions(Place from, std::vector<std::string>& moves) const;
  void play_placement(const std::string& move);
  void play_action(const std::string& move);
  int team_up(Place reached);
  void end_turn();

  int gangs_;
  std::string yields_;  // of the nine fields, as digits
  bool every_time_;
  int turn_limit_;

  std::array<std::array<char, 9>, 9> board_{};  // '.' or the gang's digit; row 0 is deepest in the forest
  int placed_ = 0;
  int turn_ = 0;
  int round_ = 0;
  std::vector<int> totals_;
  std::vector<std::set<std::string>> paid_;  // per gang, as in "a5-c5"
};

}  // namespace understory::mushroom_gangs

// Undergrove a second time, plain and slow: a turn is one function that reads like the rules and asks where a player or
// chance decides. It was written from RULES.md and the rulebook and shares nothing with games/undergrove but the
// notation and the pack's file, so that the two can check each other.
//
// The world is kept as it was when the turn began, with the answers given since. To know what is asked now, the turn is
// played again from there, until an answer is missing.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/json.hpp"

namespace understory::undergrove {

inline const std::vector<std::string> kCubes{"nitrogen", "phosphorus", "potassium"};
inline const std::vector<std::string> kTypesInOrder{"ring", "pores", "gills", "other"};

inline std::string after_word(const std::string& move) { return move.substr(move.find(' ') + 1); }

class NaiveGame {
 public:
  using Json = nlohmann::json;

  // The pack as it is written, and the options with all defaults filled in.
  NaiveGame(int seats, const Json& pack, const Json& options);

  // Everything on the table that R12.2 names but what is under way.
  Json position() const;
  // A position between two turns.
  void set_position(const Json& json);

  static constexpr int kChance = -1;
  bool over() const { return now_.over; }
  int actor() const { return actor_; }                              // a player, or chance
  const std::vector<std::string>& moves() const { return moves_; }  // sorted; none when the game is over
  int weight(const std::string& move) const;                        // of a move of chance
  void play(const std::string& move);                               // one of moves()
  std::uint64_t perft(int depth) const;                             // how many lines of play have exactly this length

  int total(int player) const;
  int rank(int player) const;
  int players() const { return static_cast<int>(now_.players.size()); }

 private:
  using Names = std::vector<std::string>;
  using Place = std::pair<int, int>;
  struct Mushroom {
    std::string name;
    int carbon = 0, cubes = 0;
  };
  struct Plant {
    Place corner;
    int carbon = 0;
    bool tree = false;
    std::set<std::string> roots;
  };
  struct Player {
    std::map<std::string, int> stock;
    std::set<std::string> ready;
    int track = 0;
    std::string end;
    std::vector<Plant> plants;
    std::set<std::string> hand;
    std::map<int, std::string> bonus, shown;  // by stone
    std::array<int, 3> marks{};               // of the goals in play
  };
  struct World {
    bool begun = false, over = false;
    std::map<Place, Mushroom> forest;
    std::vector<Player> players;
    std::set<std::string> pile, discards;
    std::map<int, std::map<std::string, int>> stacks;  // by stone
    std::map<int, std::vector<int>> takers;
    Names goals;
    int round = 0, last_round = 0, mover = 0;
    std::string next_card;  // the Elder's
    std::set<std::string> cards_out;
  };
  struct Turn {
    std::set<std::string> powers, granted, readied;
    std::map<std::string, int> rooted;  // by type
    int carbon = 0;
    bool absorbed = false, emptied = false;
    bool marked_carbon = false, marked_roots = false, marked_ready = false;
  };
  struct Way {  // to absorb one carbon
    std::size_t plant;
    Place source, entry;
    int steps;
  };
  struct Waiting {};
  struct AbsorbRule {
    bool here = false, paid = false, may = false;
    int free = 0;
  };

  struct Costs {
    int tokens, cubes, carbon;
  };

  // Asking.
  void advance();
  std::string ask(int who, const std::function<Names()>& options);
  std::string ask_me(const std::function<Names()>& options) { return ask(now_.mover, options); }
  Names usable_bonuses() const;
  void use_bonus(int stone);

  // The pack.
  const Json& tile(const std::string& name) const;
  std::string type(const std::string& name) const { return tile(name).value("type", ""); }
  static int price(const Json& tile, const char* what);
  bool copycat(const std::string& name) const;
  const Json& named(const char* list, const std::string& name) const;

  // The forest.
  static std::string text(Place place);
  static Place place_of(const std::string& text);
  static std::array<Place, 4> beside(Place place);   // spaces that share a side
  static std::array<Place, 4> around(Place corner);  // spaces that touch a corner
  static std::array<Place, 4> corners(Place space);
  bool grown(Place space) const { return now_.forest.count(space) == 1; }
  Place where(const std::string& name) const;
  int neighbours(Place space) const;
  std::set<Place> free_spaces() const;
  std::set<Place> free_corners() const;
  std::map<Place, int> steps_from(Place place) const;  // to every mushroom
  int value(const std::string& name) const;
  bool has_root(int player, const std::string& name) const;
  int roots_of(int player) const;
  int trees_of(int player) const;
  Names open_roots(int player, const Plant& plant) const;  // mushrooms
  Names open_roots(int player) const;                      // "1,1 fly-agaric"

  // What happens.
  Player& me() { return now_.players[static_cast<std::size_t>(now_.mover)]; }
  const Player& me() const { return now_.players[static_cast<std::size_t>(now_.mover)]; }
  int cubes() const;
  int goal_in_play(const std::string& name) const;  // its position, or -1
  void mark(const std::string& goal, int steps);
  void gain(const std::string& resource, int amount);
  void ready(const std::string& type);
  void flip(const std::string& type);
  void root(Plant& plant, const std::string& name);
  void drink(Plant& plant, Place source, int steps);
  void set_up();
  void deal_goals();
  void deal_stacks();
  void choose_corner(int player);
  void draw_one(std::set<std::string>& hand);
  void one_turn();
  void finish_turn();

  // The actions.
  std::vector<Way> ways(const AbsorbRule& rule, Place here, const Costs& costs = {0, 0, 0}) const;
  bool payable(const std::string& name, Place here, int tokens) const;
  bool can_activate(const std::string& name) const;
  bool can_grow(bool reproduce) const;
  bool makes_room(bool reproduce, Place space) const;
  void action();
  void activate(const std::string& name);
  void run(const Json& program, const std::string& here, const std::string& printed_on);
  void step(const std::string& what, const Json& how, const std::string& here, const std::string& printed_on);
  void absorb(const AbsorbRule& rule, Place here);
  void grow(bool reproduce);
  void place_mushroom(bool reproduce);
  void put_tile(const std::string& name, const std::set<Place>& spaces);
  void photosynthesize();
  void climb();
  void pay_steps(int steps);
  void gain_any(int count);
  void swap(int count);

  // The Elder.
  struct Compass {
    std::string letters;
    int of(char letter, Place place) const;
    std::pair<int, int> operator()(Place place) const { return {of(letters[0], place), of(letters[1], place)}; }
  };
  void elders_turn();
  void turn_card();
  void elder_line(const std::string& what, int number);
  void elder_roots(int count);
  bool elder_root_at(Plant& plant);
  void elder_drink(int reach);
  void elder_sprout();
  void elder_feed();
  bool elder_beside();
  std::string elder_draw();
  void elder_climb();
  std::vector<Plant*> elder_plants();
  int wheel(const std::string& type) const;
  bool lens_on(const std::string& goal) const;
  int lens_for_corner(Place corner) const;
  int lens_for_root(const Plant& plant, const std::string& name) const;
  Compass compass() const { return {card_.at("compass").get<std::string>()}; }

  // Points.
  int count(const std::string& goal, int player) const;
  int goal_points(const std::string& goal, int player) const;

  int seats_;
  bool solo_;
  const Json* pack_;
  std::map<std::string, const Json*> tiles_;
  Json options_;
  World saved_, now_;
  Names answers_;
  std::size_t read_ = 0;
  Turn turn_;
  Json card_;
  int actor_ = kChance;
  Names moves_;
};

}  // namespace understory::undergrove

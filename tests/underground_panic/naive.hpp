// A second opinion on Underground Panic!: the rules as RULES.md tells them, done as plainly and as slowly as one likes.
//
// Everything is a vector of names, everything is looked up and counted anew whenever it is needed. The numbers in the
// comments are those of RULES.md.

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "engine/json.hpp"

namespace understory::underground_panic::naive {

// Counted from 0 by plain numbers.
template <class Item>
struct List : std::vector<Item> {
  using std::vector<Item>::vector;
  auto& at(int i) { return std::vector<Item>::at(static_cast<std::size_t>(i)); }
  const auto& at(int i) const { return std::vector<Item>::at(static_cast<std::size_t>(i)); }
  int many() const { return static_cast<int>(this->size()); }
};

// A heap of things is a list of names, in any order unless something else is said.
using Names = List<std::string>;

// What is agreed on before the game: the number of players. Options there are none (R12.8).
struct Setting {
  int seats = 2;
  std::map<std::string, std::string> options;
};

struct Space {
  std::string name;
  int zone = 0;
  Names bonus;
};

struct Tunnel {
  std::string from;
  std::string to;
  std::string way;  // left, right, only or level
  Names cost;
};

struct Reward {
  std::string name;
  std::string condition;
  int points = 0;
  int least = 0;
  Names set;
};

// The components, as read from the pack's file. Heaps hold a name for every copy.
struct Pack {
  List<Space> spaces;  // in the order of R2.1
  List<Tunnel> tunnels;
  Names bag;
  std::map<std::string, Names> tokens;  // token -> its icons
  std::map<std::string, Names> decks;   // colour -> symbols
  List<int> injuries;                   // values
  Names tiles;
  List<Reward> rewards;
  std::map<std::string, double> die;        // face -> weight
  std::map<std::string, double> direction;  // left, right -> weight
  int pebbles = 0;
};

// Reads the pack. All knowledge of how its file is written is in this one function.
Pack read_pack(const nlohmann::json& file);

// The orders of R12.1.
const Names& colours();
const Names& symbols();
const Names& icons();
const Names& tile_names();

bool take_out(Names& list, const std::string& name);  // says whether there was one
bool contains(const Names& list, const std::string& name);
int count_of(const Names& list, const std::string& name);
int place_of(const Names& list, const std::string& name);  // the end if it is not there
Names once(Names list);                                    // each name once, sorted by the alphabet

// An action card in a hand or a pouch (R1.5, R1.8).
struct Card {
  std::string colour;
  std::string symbol;
  int shuffle = 0;     // from which shuffle of its deck it came; the first one is 0
  bool known = false;  // to all
  Names cannot;        // symbols of which all know that it has none of them
};

// One player with all that belongs to it.
struct Player {
  List<Card> hand;
  List<Card> pouch;
  Names tiles;
  int pebbles = 0;
  Names rewards;
  List<int> hurt;  // values of injury cards
};

struct Gopher {
  std::string at = "start";
  bool pebble = false;
  bool resting = false;
};

// Something that is still to be done. The game keeps a heap of these; the one on top comes first. Copying the game
// copies the heap.
struct Task {
  std::string what;  // which of the functions named `do_...` does it
  int player = 0;    // for whom, where it is not the mover
  std::string name;  // a colour, an icon, ...
};

// What all others know of a card: its colour, the place of its shuffle in `hidden` (kNoShuffle if it is known) and what
// it cannot be, as the number of R12.7. Cards of a hand with equal knowledge are a lot (R1.8).
using Knowledge = std::tuple<int, int, int>;
constexpr int kNoShuffle = 1000;

class Game {
 public:
  Game(const nlohmann::json& pack, Setting setting);

  // "0" to "3" for a player, "chance", or "over".
  std::string actor() const;
  // Every legal move of the actor, chance included, in the notation of R12.1 to R12.4; sorted, each once.
  List<std::string> moves() const;
  // For chance: what may come, with its weight relative to the others.
  std::map<std::string, double> chances() const;
  // Does one of `moves()`; anything else is refused with std::invalid_argument.
  void play(const std::string& move);
  // The position of R12.5 to R12.7, in a shape of its own.
  nlohmann::json position() const;
  // Points (R11.2, R11.3), counted as if the game were over now.
  List<int> totals() const;
  // Places by R11.4; equal ones share a place: 1, 1, 3.
  List<int> ranks() const;

 private:
  // naive.cpp: setting up, turns, ends of turns and of rounds, chance.
  void go_on();
  void run(const Task& task);
  void then(const std::string& what, int player = 0, const std::string& name = "");
  void ask(const Task& task, const std::string& stage, Names answers);
  void ask_chance(const Task& task, const std::string& stage, std::map<std::string, double> outcomes);
  void answer(const Task& task, const std::string& move);
  void do_tokens(const Task& task);
  void do_tiles(const Task& task);
  void do_offers(const Task& task);
  void do_opening(const Task& task);
  void do_turn(const Task& task);
  void do_plan(const Task& task);
  void do_pouch(const Task& task);
  void do_trim(const Task& task);
  void do_next();
  void do_threat(const Task& task);
  void do_defend(const Task& task);
  void do_injuries(const Task& task);
  void do_wash(const Task& task);
  void do_clean();
  void do_pebbles(const Task& task);
  void do_new_round();
  void end_of_turn();
  void end_of_round();
  void game_over();

  // naive_effects.cpp: paying, throwing, bonuses, resting, rewards.
  void do_pay(const Task& task);
  void do_with(const Task& task);
  void do_lay();
  void do_cubes(const Task& task);
  void do_throw(const Task& task);
  void do_thrown(const Task& task);
  void do_arrive();
  void do_bonus();
  void do_deck(const Task& task);
  void do_draw(const Task& task);
  void do_refill();
  void do_pick(const Task& task);
  void do_claim(const Task& task);
  void do_show(const Task& task);
  void do_show_for_die(const Task& task);
  void do_rest(const Task& task);
  void do_omit(const Task& task);
  void do_swap(const Task& task);
  void start_tunnel(const std::string& to);
  void start_rest();
  void lay_thing(const std::string& icon, const std::string& shown);
  void kept();
  void fail();
  void take_back();
  void spend_table();
  void spend_pebble(bool tile);
  void win_reward();
  void discard(const Card& card);
  bool can_be_had(const std::string& colour) const;
  bool meets(const Reward& reward) const;

  // naive_position.cpp: what everybody knows, points and positions.
  Names hidden_of(const std::string& colour, int shuffle) const;
  List<int> shuffles_of(const std::string& colour) const;
  Knowledge knowledge(const Card& card) const;
  std::string shown_name(const List<Card>& hand, const Card& card) const;
  List<Card> sorted(List<Card> cards) const;
  void draw_conclusions();
  Card take_card(int player, const std::string& shown);
  int acorn_points(int player) const;
  int berry_points(int player) const;
  int injury_points(int player) const;

  // naive.cpp: looking things up.
  Player& me() { return players_.at(mover_); }
  const Player& me() const { return players_.at(mover_); }
  Gopher& chosen() { return gophers_.at(gopher_ - 1); }
  const Space& space(const std::string& name) const;
  const Reward& reward(const std::string& name) const;
  const Tunnel& tunnel(const std::string& from, const std::string& to) const;
  List<Tunnel> tunnels_from(const std::string& from) const;
  List<Tunnel> tunnels_up(const std::string& from) const;
  bool all_out() const;
  int pebbles_of(const Player& player) const;  // pebble tiles included (R4.7)
  Names things_of(const Player& player) const;

  std::shared_ptr<const Pack> pack_;
  Setting setting_;

  // All that lies on the table.
  Names bag_;
  std::map<std::string, std::string> tokens_;  // hole -> token
  Names stack_;                                // tiles face down
  Names open_ = Names(4);                      // an empty name where nothing lies
  Names rewards_left_;                         // not drawn (R2.3)
  Names offered_;
  std::map<std::string, Names> decks_;
  std::map<std::string, Names> discards_;
  std::map<std::string, int> shuffle_;  // colour -> number of its last shuffle
  List<int> injuries_;
  int supply_ = 0;
  List<Gopher> gophers_;
  List<Player> players_;
  int round_ = 1;
  int level_ = 1;  // of the water
  int marker_ = 0;
  int mover_ = 0;

  // What is under way; the names are those of R12.5.
  std::string stage_ = "tokens";
  std::string aim_;
  int gopher_ = 0;  // from 1; 0 without one
  std::string to_;  // empty without one
  Names cost_;      // still to be paid
  Names fixed_;     // icons of the chosen tunnel's cost without cubes
  Names settled_;
  int cubes_ = 0;
  Names table_;
  std::string face_;
  Names queue_;
  bool token_due_ = false;  // the last icons of the queue are those of the token that lies here
  std::string wants_;
  int count_ = 0;
  std::string drawn_;
  std::string reward_;

  List<Task> tasks_;  // the next one is the last one

  // The question that is open, if one is: who must answer it, the task it belongs to, and what can be answered.
  std::optional<Task> asked_;
  bool chance_asked_ = false;
  Names answers_;
  std::map<std::string, double> outcomes_;
};

// naive_effects.cpp: what pays what (chapter 4). A thing is written as in R12.2, without the number of its lot.
bool is_card(const std::string& thing);
std::string colour_of(const std::string& thing);  // of a card
std::string symbol_of(const std::string& thing);  // of a card
// How the thing pays the icon: "no", "alone", or what it wants with it: "card", a colour, "pebble".
std::string how_it_pays(const std::string& thing, const std::string& icon);
bool goes_with(const std::string& wants, const std::string& thing);
bool payable(const Names& cost, const Names& things);

}  // namespace understory::underground_panic::naive

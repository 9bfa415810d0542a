// A second opinion on Mycelia: the rules as RULES.md tells them, done as plainly and as slowly as one likes.
//
// Everything is a vector of names, everything is looked up and counted anew whenever it is needed. The numbers in the
// comments are those of RULES.md.

#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/json.hpp"

namespace understory::mycelia::naive {

inline constexpr int kFields = 20;
inline constexpr int kColumns = 5;
inline constexpr int kShrine = 7;  // c2, counted row by row from a1 (R1.2)

// Counted from 0 by plain numbers.
template <class Item>
struct List : std::vector<Item> {
  using std::vector<Item>::vector;
  auto& at(int i) { return std::vector<Item>::at(static_cast<std::size_t>(i)); }
  const auto& at(int i) const { return std::vector<Item>::at(static_cast<std::size_t>(i)); }
};

// Cards and action cards are names; a heap of them is a list of names, in any order unless something else is said.
using Names = List<std::string>;

// What is agreed on before the game: the number of players and the options of R12.5, all as they are written there.
struct Setting {
  int seats = 2;
  std::map<std::string, std::string> options;
};

// One step of what a card says, or one symbol inside a field step. Which members mean something depends on `what`.
struct Step {
  std::string what;  // leaves, field, repeat, either, others, trash, action-card, ...; as a symbol: move, remove, near
  int number = 1;    // leaves, drops, cards or times
  std::string land;  // field: the landscape, or any
  int holds = 0;     // field: how many drops must lie there
  bool exact = false;  // field: the beetle (R6.4)
  bool all = false;    // near: every neighbour (R6.9), not a single one (R6.10)
  std::string letter;  // action-card: which one
  List<Step> inner;    // field: its symbols; repeat, others: their steps; either: the left side
  List<Step> right;    // either: the right side
};

struct Card {
  std::string name;
  int cost = 0;
  int copies = 0;
  bool expansion = false;
  List<Step> effect;
  List<Step> when_hired;
};

// The components, as read from the pack's file.
struct Pack {
  std::map<std::string, Names> forests;  // side -> the landscape of each field, "shrine" for the shrine
  Names backs;                           // the sides that are backs
  Names faces;                           // of the die
  std::map<std::string, std::map<std::string, List<int>>> supplies;  // side -> symbol -> fields
  std::map<std::string, List<int>> layouts;                          // layout -> drops of each field
  List<Card> start_cards;
  List<Card> heroes;
  std::map<std::string, Card> actions;     // letter -> price and effect; the copies beside the owned ones
  std::map<std::string, List<Step>> solo;  // s1 to s6
  int additional_shrines = 0;              // those that lie ready (R1.8)
  std::map<int, int> capacity;             // players -> drops for which the Shrine of Life has room
};

// Reads the pack. All knowledge of how its file is written is in this one function.
Pack read_pack(const nlohmann::json& file);

bool take_out(Names& list, const std::string& name);  // says whether there was one
std::string field_name(int field);                    // 0 -> a1, 7 -> c2
List<int> neighbours_of(int field);                   // fields that share a side with it (R1.2)

// One player with all that belongs to it.
struct Player {
  std::string forest;  // its side, empty before it is known
  List<int> drops = List<int>(kFields, 0);
  List<int> covered;  // fields with additional shrines
  int leaves = 0;
  Names owned;     // letters of action cards
  Names used;      // those of them that were used in this turn
  Names unseen;    // shuffled together; in the pile or, not known to others, in the hand
  Names hidden;    // those of `unseen` that are in the hand
  Names known;     // cards of the hand that all know
  Names top;       // hired cards on the pile, the topmost last
  Names discards;  // face up
};

// Something that is still to be done. The game keeps a heap of these; the one on top comes first. Copying the game
// copies the heap, so a game can be copied in the midst of an effect.
struct Task {
  std::string what;      // which of the functions named `do_...` does it
  int player = 0;        // for whom
  Step step;             // step, again: what is to be done
  List<Step> symbols;    // symbols: those that are left, the next one first
  int field = -1;        // symbols: the chosen field
  List<int> taken;       // symbols: neighbours from which a drop was taken already (R6.9)
  int left = 0;          // again: times that are left; draw: cards that are still to be drawn
  int done_before = -1;  // again, symbols: how many things had been done when it began
  std::string name;      // hired: the hero; trash: nothing
};

class Game {
 public:
  Game(const nlohmann::json& pack, Setting setting);

  // "0" to "3" for a player, "chance", or "over".
  std::string actor() const;
  // Every legal move of the actor, chance included, in the notation of R12.1 to R12.3; sorted, each once.
  List<std::string> moves() const;
  // For chance: what may come, with its weight relative to the others.
  std::map<std::string, double> chances() const;
  // Does one of `moves()`; anything else is refused with std::invalid_argument.
  void play(const std::string& move);
  // The position of R12.4, without `pending`.
  nlohmann::json position() const;
  // Points (R10.4): the drops that are left, below zero. Alone: the player's and Gwidyon's.
  List<int> totals() const;
  // Places by R10.2 to R10.4; equal ones share a place: 1, 1, 3. Alone: the player's and Gwidyon's.
  List<int> ranks() const;
  // Alone and over: "player", "gwidyon" or both (R11.8, R11.9). Else nothing.
  List<std::string> solo_winners() const;

 private:
  // naive.cpp: setting up, turns, chance.
  void go_on();
  void run(Task task);
  void then(Task task);
  void then_steps(const List<Step>& steps, int player);
  void ask(const Task& task, int player, List<std::string> answers);
  void ask_chance(const Task& task, std::map<std::string, double> outcomes);
  void answer(Task task, const std::string& move);
  List<std::string> turn_moves() const;
  void turn_move(const std::string& move);
  void do_supply(const Task& task);
  void do_layout(const Task& task);
  void do_back(const Task& task);
  void do_fill(const Task& task);
  void do_draw(Task task);
  void do_shrine(const Task& task);
  void do_turn_up(const Task& task);
  void do_pass();
  void end_turn();
  void end_of_solo_card();
  void lay_out(const std::string& layout);
  void roll(const std::string& face);
  bool alone() const;
  bool solo_is_decided() const;
  int action_price(const std::string& letter) const;
  const Card& card(const std::string& name) const;

  // naive_effects.cpp: what cards do.
  void do_step(const Task& task);
  void do_again(Task task);
  void do_symbols(Task task);
  void do_action_card(const Task& task);
  void answer_symbol(Task& task, const std::string& move);
  void choose_field(const Task& task, int field);
  void cover(int player, int field);
  void take_action_card(int player, const std::string& letter);
  void trash(int player, const std::string& name);
  void remove_drops(int player, int field, int number);
  void move_drop(int player, int from, int to);
  void into_shrine_of_life(int number);
  void turn_chip();
  void gwidyon_removes(int number);
  void bonus_for_gwidyon(const List<Step>& steps);
  void replace_showcase();
  bool is_shrine(int player, int field) const;
  bool can_do(const Step& step, int player) const;
  bool can_do_any(const List<Step>& steps, int player) const;
  bool symbol_can_be_done(const Step& symbol, int player, int field, const List<int>& taken) const;
  List<int> near_with_drop(int player, int field, const List<int>& taken) const;
  List<int> fields_for(const Step& step, int player) const;
  List<int> fields_to_cover(int player) const;

  // naive_position.cpp: how far everybody is.
  int drops_of(int player) const;
  bool somebody_is_clear() const;
  bool last_round() const;

  std::shared_ptr<const Pack> pack_;
  Setting setting_;
  int round_limit_ = 100;

  std::string stage_ = "supply";
  int mover_ = 0;
  int round_ = 0;
  std::string supply_;
  std::string layout_;
  int shrine_of_life_ = 0;
  Names showcase_ = Names(5);  // an empty name where nothing lies
  Names market_pile_;
  Names market_discards_;
  Names action_supply_;         // letters that are left of c, d and e
  int additional_shrines_ = 2;  // those that lie ready
  List<Player> players_;
  int gwidyon_drops_ = 0;
  bool chip_remove_side_ = true;
  Names solo_out_;  // solo cards turned up since they were shuffled last

  List<Task> tasks_;     // the next one is the last one
  int things_done_ = 0;  // grows with all that is done; tells whether "something was done" (R6.6, R6.12)

  // The question that is open, if one is: who must answer it, the task it belongs to, and what can be answered.
  std::optional<Task> asked_;
  std::string asked_whom_;
  List<std::string> answers_;
  std::map<std::string, double> outcomes_;
};

}  // namespace understory::mycelia::naive

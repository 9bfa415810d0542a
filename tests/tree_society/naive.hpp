// A second opinion on Tree Society: the rules as RULES.md tells them, done as plainly and as slowly as one likes.
//
// Everything is a vector of names, everything is looked up and counted anew whenever it is needed. The numbers in the
// comments are those of RULES.md. Where they leave something open, notes.md says what was decided.

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/json.hpp"

namespace understory::tree_society::naive {

inline constexpr int kMarketPlaces = 6;       // 0 to 2 the bottom row, 3 to 5 the top row (R1.7)
inline constexpr int kOngoingPlaces = 3;      // R1.4
inline constexpr int kAnyNumber = 1'000'000;  // of coins that are moved (R6.5)
inline constexpr int kMostMoved = 20;         // of them at a time (R8.2)

// Counted from 0 by plain numbers.
template <class Item>
struct List : std::vector<Item> {
  using std::vector<Item>::vector;
  auto& at(int i) { return std::vector<Item>::at(static_cast<std::size_t>(i)); }
  const auto& at(int i) const { return std::vector<Item>::at(static_cast<std::size_t>(i)); }
  int count() const { return static_cast<int>(this->size()); }
};

// Fruit and guild cards are names; a heap of them is a list of names, in any order unless something else is said.
using Names = List<std::string>;

// What is agreed on before the game: the number of players and the options of R8.5, all as they are written there.
struct Setting {
  int seats = 2;
  std::map<std::string, std::string> options;
};

// Something that is counted (R7.5).
struct Count {
  std::string what;   // banners, houses, guilds, best-guild, ...; empty: nothing is counted
  std::string guild;  // banners, houses: only of this guild
  std::string where;  // houses: completed, ongoing or both
  int number = 0;     // cards-with: banners
};

// One step of an effect. Which members mean something depends on `what`.
struct Step {
  std::string
      what;        // coins, shift, discount, take, swap, return, replace, replace-all, build, reveal-..., give-up, ...
  int number = 1;  // coins, fruit, cards, or times
  std::string to;  // coins, shift: purse or chest
  Count per;       // coins: for each of this
  int each = 1;    // coins: for so many of it
  int most = -1;   // coins: no more than so many in all; -1: no maximum
  std::string price;  // build, reveal-build: free, half, less-1, ...
  List<int> levels;   // build, cut, when: of these levels; empty: of all
  Names from;         // build, discard: market, heap, ongoing, completed
  Names types;        // price-up
  std::string event;  // when: turn, sell, build, complete or discard
  int limit = -1;     // cut, when: so often a turn; -1: as often as you like
  List<Step> inner;   // when: what is done
};

// What a level counts (R7.4).
struct Points {
  int base = 0;
  int per = 0;
  Count of;
  int each = 1;
  int most = -1;
  int enough = -1;  // not -1: `then` if there are so many, else `otherwise`
  int then = 0;
  int otherwise = 0;
};

struct Level {
  int cost = 0;
  std::string timing;  // none, standard, reveal, mandatory, ongoing, end
  List<Step> effect;
  Points points;
};

struct Card {
  std::string name;
  std::string guild;
  int banners = 0;
  bool start = false;
  List<Level> levels;  // at(0) is level 1
};

struct Fruit {
  std::string type;
  int plain = 0, valuable = 0;            // whatever the number of players
  int more_plain = 0, more_valuable = 0;  // only with three or four
  List<Step> action;
};

// The components, as read from the pack's file.
struct Pack {
  std::map<int, int> stalls;        // players -> places of the fruit market
  int kept = 0;                     // coins that may be kept in the purse
  List<std::pair<int, int>> start;  // purse and chest of each player
  List<Fruit> fruit;
  List<Card> cards;
};

// Reads the pack. All knowledge of how its file is written is in this one function.
Pack read_pack(const nlohmann::json& file);

Names words_of(const std::string& move);  // build inkwell-cottage less 2
bool contains(const Names& list, const std::string& name);
bool take_out(Names& list, const std::string& name);  // says whether there was one
std::string type_of(const std::string& fruit);        // valuable-apple -> apple
bool is_valuable(const std::string& fruit);

// A place of an Ongoing section.
struct Place {
  std::string card;  // empty if none lies there
  int level = 0;     // where the marker is; 0 while what level 1 demands is being given (R4.6)
  int used = 0;      // how often its ongoing effect was used this turn
};

struct Player {
  int purse = 0;
  int chest = 0;
  Names row;
  Names sold;
  List<Place> ongoing = List<Place>(kOngoingPlaces);
  Names completed;
};

// A listening effect that waits for its turn (R6.15).
struct Listener {
  int place = 0;
  std::string card;
  int level = 0;
};

// Something that is still to be done. The game keeps a heap of these; the one on top comes first. Copying the game
// copies the heap, so a game can be copied in the midst of an effect.
struct Task {
  std::string what;  // which of the functions named `do_...` does it
  int player = 0;    // deal, hand, draft: whose
  int left = 0;      // hand: fruit that are still to be drawn

  // program: the steps of a level, of a fruit's action or of a listening effect, one after the other.
  std::string card;  // whose effect it is; empty for a fruit's action. listen: the card that was built, discarded, ...
  int level = 0;     // program: the level that is being built. listen: the level that was built or discarded
  bool mandatory = false;
  bool checked = false;  // whether it is certain that the price of the rest can be given (R6.3)
  bool given = false;    // whether some of that price was given
  List<Step> steps;
  int index = 0;      // the step under way
  int done = 0;       // how often it is done already
  int phase = 0;      // revealing: 0 asks, 1 draws, 2 chooses
  int dropped = 0;    // the level of the card that was discarded last
  List<int> emptied;  // replace: places of the market

  // listen
  std::string event;
  bool began = false;
  List<Listener> waiting;
};

class Game {
 public:
  Game(const nlohmann::json& pack, Setting setting);

  // "0" to "3" for a player, "chance", or "over".
  std::string actor() const;
  // Every legal move of the actor, chance included, in the notation of R8.1 to R8.3; sorted, each once.
  List<std::string> moves() const;
  // For chance: what may come, with its weight relative to the others.
  std::map<std::string, double> chances() const;
  // Does one of `moves()`; anything else is refused with std::invalid_argument.
  void play(const std::string& move);
  // The position of R8.4, without `pending`, as this game keeps what is to be done in a way of its own.
  nlohmann::json position() const;
  // Points at this moment (R7.4), by seat.
  List<int> totals() const;
  // Places by R7.6; nobody shares one.
  List<int> ranks() const;

 private:
  // naive.cpp: setting up, turns, chance.
  void go_on();
  void run(const Task& task);
  void then(Task task);
  void ask(const Task& task, List<std::string> answers);
  void ask_chance(const Task& task, const std::string& word, const Names& outcomes);
  void answer(Task task, const std::string& move);
  void do_deal(const Task& task);
  void do_market(const Task& task);
  void do_first_stalls(const Task& task);
  void do_stalls(const Task& task);
  void do_hand(const Task& task);
  void do_draft(const Task& task);
  void start_turn();
  List<std::string> sell_moves() const;
  List<std::string> build_moves() const;
  void turn_move(const std::string& move);
  void do_coin_check();
  void pass();
  bool very_last_turn() const;
  void ends_after(int rounds);
  void fruit_was_drawn();
  void shuffle_heap_if_needed();
  int stalls_places() const;
  Player& me() { return players_.at(mover_); }
  const Player& me() const { return players_.at(mover_); }
  const Card& card(const std::string& name) const;
  const Level& level_of(const std::string& name, int level) const;
  const Fruit& fruit(const std::string& type) const;
  Names in_order(const Names& cards) const;

  // naive_effects.cpp: what cards and fruit do.
  void do_program(Task task);
  void answer_program(Task task, const std::string& move);
  void next_step(Task task);
  List<std::string> answers_for(const Task& task, const Step& step) const;
  void do_reveal(Task task);
  void raise(const Task& task);
  void start_building(const std::string& name, int level, int price);
  void start_action(const std::string& type);
  void sell_fruit(const std::string& fruit);
  void gain(const Step& step, int dropped);
  void add_coins(const std::string& to, int number);
  void discard_own(const std::string& name);
  void discard_from_market(const std::string& name);
  int price_of(const std::string& one) const;
  bool can_build(const std::string& name, int level, int price) const;
  bool price_can_be_given(const Task& task) const;
  bool can_be_demanded(const std::string& name, const Level& level, int coins_left) const;
  bool can_do(const Step& step, const std::string& own, int dropped) const;
  List<std::pair<std::string, int>> to_build(const Step& step, const std::string& own) const;  // card, price
  Names own_cards(const Names& from, const std::string& but) const;
  Names market_cards() const;
  Names unsold(const Names& fruits) const;
  const Step* ongoing(const Place& place, const std::string& what) const;

  // naive_listen.cpp: effects that listen.
  void listen(const std::string& event, const std::string& cause, int level);
  void do_listen(Task task);
  void begin_listener(const Listener& listener, int dropped);
  bool can_begin(const Listener& listener, int dropped) const;
  bool still_there(const Listener& listener) const;

  // naive_position.cpp: what counts how much.
  int counted(const Count& count, int player, int dropped) const;
  int banners(int player, const std::string& guild) const;
  int points(int player, const std::string& name, int level) const;

  std::shared_ptr<const Pack> pack_;
  Setting setting_;
  int banners_to_end_ = 6;

  std::string stage_ = "start";
  int mover_ = 0;
  int round_ = 0;
  int last_round_ = -1;  // -1 before it is known
  Names fruit_deck_;
  Names stalls_;
  Names aside_;
  Names deck_;
  Names heap_;
  Names revealed_;
  Names market_ = Names(kMarketPlaces);  // an empty name where nothing lies
  Names start_left_;                     // starting cards that are not dealt yet, while they are dealt
  Names begun_;
  List<int> refill_;
  Names sold_types_;
  std::string action_;            // empty if there is none
  std::map<int, int> discounts_;  // reduction -> how many
  List<Player> players_;

  List<Task> tasks_;  // the next one is the last one

  // The question that is open, if one is: who must answer it, the task it belongs to, and what can be answered. The
  // moves of a turn (R8.1) are no such question.
  std::optional<Task> asked_;
  std::string asked_whom_;
  List<std::string> answers_;
  std::map<std::string, double> outcomes_;
};

}  // namespace understory::tree_society::naive

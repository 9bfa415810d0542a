// Paying, throwing, bonuses, resting and rewards (chapters 4 to 8) of the second opinion.

#include <algorithm>
#include <stdexcept>

#include "tests/underground_panic/naive.hpp"

namespace understory::underground_panic::naive {

namespace {

// The other one of the pairs red-and-yellow and blue-and-green.
std::string partner_of(const std::string& colour) {
  if (colour == "red") return "yellow";
  if (colour == "yellow") return "red";
  return colour == "blue" ? "green" : "blue";
}

// The symbol of the two-way cards that show the colour.
std::string two_way_of(const std::string& colour) {
  return colour == "red" || colour == "yellow" ? "red-or-yellow" : "blue-or-green";
}

// Can hands of cards with these possible colours be made to be exactly the set, each card one (R8.4)?
bool matches(const List<Names>& cards, const Names& set) {
  if (cards.many() != set.many()) return false;
  if (cards.empty()) return true;
  const List<Names> others(cards.begin() + 1, cards.end());
  for (const std::string& colour : cards.front()) {
    Names left = set;
    if (take_out(left, colour) && matches(others, left)) return true;
  }
  return false;
}

// The colours a card may count as; a two-way card as either of both.
Names colours_as(const Card& card, bool seen) {
  if (seen && card.symbol == "red-or-yellow") return {"red", "yellow"};
  if (seen && card.symbol == "blue-or-green") return {"blue", "green"};
  return {card.colour};
}

bool plain_set(const List<Card>& hand, const Names& set) {
  List<Names> cards;
  for (const Card& card : hand) cards.push_back(colours_as(card, card.known));
  return matches(cards, set);
}

// The symbol that a reward for cards counts; pinecone-or-leaf cards count for both (R8.3).
bool counts_for(const std::string& condition, const std::string& symbol) {
  if (condition == "leaves") return symbol == "leaf" || symbol == "pinecone-or-leaf";
  if (condition == "pinecones") return symbol == "pinecone" || symbol == "pinecone-or-leaf";
  return condition == "acorns" && symbol == "acorn";
}

}  // namespace

// ---------------------------------------------------------------------------------------------------------------------
// What pays what (chapter 4)

bool is_card(const std::string& thing) {
  const std::string end = "-tile";
  const bool tile = thing.size() > end.size() && thing.substr(thing.size() - end.size()) == end;
  return !tile && thing != "pebble";
}

std::string colour_of(const std::string& thing) { return thing.substr(0, thing.find('-')); }

std::string symbol_of(const std::string& thing) { return thing.substr(thing.find('-') + 1); }

std::string how_it_pays(const std::string& thing, const std::string& icon) {
  if (is_card(thing)) {
    const std::string symbol = symbol_of(thing);
    if (icon == "black") return "alone";  // R4.2
    if (contains(colours(), icon)) {
      return colour_of(thing) == icon || symbol == two_way_of(icon) ? "alone" : "no";
    }
    if (symbol == icon) return "alone";  // R4.3 to R4.5
    if ((icon == "pinecone" || icon == "leaf") && symbol == "pinecone-or-leaf") return "alone";
    if (symbol == "into-any" || symbol == "into-" + icon) return "card";
    return "no";
  }
  if (icon == "black" || contains(colours(), icon)) {  // R4.2
    if (thing == "black-card-tile" || thing == icon + "-card-tile") return "alone";
    for (const std::string& colour : colours()) {
      if (icon == "black" && thing == colour + "-card-tile") return "alone";
    }
    if (thing == "swap-red-yellow-tile" && (icon == "red" || icon == "yellow")) return partner_of(icon);
    if (thing == "swap-blue-green-tile" && (icon == "blue" || icon == "green")) return partner_of(icon);
    return "no";
  }
  if (thing == "pinecone-or-leaf-tile") return icon == "nutshell" ? "no" : "alone";
  if (icon == "pinecone") return thing == "into-pinecone-tile" ? "card" : "no";
  if (icon == "leaf") {
    if (thing == "leaf-tile") return "alone";
    return thing == "into-leaf-tile" ? "card" : "no";
  }
  if (thing == "nutshell-tile") return "alone";
  return thing == "pebble-to-nutshell-tile" ? "pebble" : "no";
}

// R4.2 to R4.6: what a thing may be laid together with.
bool goes_with(const std::string& wants, const std::string& thing) {
  if (wants == "pebble") return thing == "pebble" || thing == "pebble-tile";
  if (!is_card(thing)) return false;
  if (wants == "card") return true;
  const std::string symbol = symbol_of(thing);
  return colour_of(thing) == wants && symbol != "red-or-yellow" && symbol != "blue-or-green";
}

// Tries everything.
bool payable(const Names& cost, const Names& things) {
  if (cost.empty()) return true;
  const Names rest(cost.begin() + 1, cost.end());
  for (const std::string& thing : once(things)) {
    const std::string how = how_it_pays(thing, cost.front());
    if (how == "no") continue;
    Names left = things;
    take_out(left, thing);
    if (how == "alone") {
      if (payable(rest, left)) return true;
      continue;
    }
    for (const std::string& other : once(left)) {
      if (!goes_with(how, other)) continue;
      Names both = left;
      take_out(both, other);
      if (payable(rest, both)) return true;
    }
  }
  return false;
}

// ---------------------------------------------------------------------------------------------------------------------
// Paying

// Asks for one more icon, in any order (R4.1). What is laid before a cube stays on the table (R5.1).
void Game::do_pay(const Task& task) {
  if (cost_.empty()) {
    if (aim_ == "turn") spend_table();
    return;
  }
  Names answers;
  for (const std::string& icon : once(cost_)) {
    Names rest = cost_;
    take_out(rest, icon);
    for (const std::string& thing : once(things_of(me()))) {
      const std::string how = how_it_pays(thing, icon);
      if (how == "no") continue;
      Names left = things_of(me());
      take_out(left, thing);
      bool possible = how == "alone" && payable(rest, left);
      for (const std::string& other : once(left)) {
        if (possible || how == "alone" || !goes_with(how, other)) continue;
        Names both = left;
        take_out(both, other);
        possible = payable(rest, both);
      }
      if (!possible) continue;
      if (!is_card(thing)) answers.push_back("pay " + icon + " " + thing);
      for (const Card& card : me().hand) {  // of which lots there is one
        if (card.colour + "-" + card.symbol == thing) {
          answers.push_back("pay " + icon + " " + shown_name(me().hand, card));
        }
      }
    }
  }
  if (aim_ == "defence") answers.push_back("accept");  // R10.3
  if (answers.empty()) throw std::logic_error("a cost that cannot be paid");
  ask(task, "pay", answers);
}

// R4.6.
void Game::do_with(const Task& task) {
  Names answers;
  for (const std::string& thing : once(things_of(me()))) {
    if (!goes_with(wants_, thing)) continue;
    Names left = things_of(me());
    take_out(left, thing);
    if (!payable(cost_, left)) continue;
    if (!is_card(thing)) answers.push_back("with " + thing);
    for (const Card& card : me().hand) {
      if (card.colour + "-" + card.symbol == thing) answers.push_back("with " + shown_name(me().hand, card));
    }
  }
  if (answers.empty()) throw std::logic_error("nothing goes with it");
  ask(task, "with", answers);
}

// Lays a thing on the table: for an icon, or as what belongs to the thing before.
void Game::lay_thing(const std::string& icon, const std::string& shown) {
  std::string thing = shown;
  if (is_card(shown)) {
    const Card card = take_card(mover_, shown);
    thing = card.colour + "-" + card.symbol;
  } else if (shown == "pebble") {
    --me().pebbles;
  } else {
    take_out(me().tiles, shown.substr(0, shown.rfind("-tile")));
  }
  table_.push_back(thing);
  if (icon.empty()) return;
  take_out(cost_, icon);
  const std::string how = how_it_pays(thing, icon);
  if (how == "alone") return;
  wants_ = how;
  then("with");
}

// Everything on the table goes back; the cards stay known to all (R1.8, R5.1).
void Game::take_back() {
  for (const std::string& thing : table_) {
    if (is_card(thing)) {
      Card card;
      card.colour = colour_of(thing);
      card.symbol = symbol_of(thing);
      card.known = true;
      me().hand.push_back(card);
    } else if (thing == "pebble") {
      ++me().pebbles;
    } else {
      me().tiles.push_back(thing.substr(0, thing.rfind("-tile")));
    }
  }
  table_.clear();
}

// R4.1: cards to the discards, tiles out of the game, pebbles to the supply.
void Game::spend_table() {
  for (const std::string& thing : table_) {
    if (is_card(thing)) {
      discards_.at(colour_of(thing)).push_back(symbol_of(thing));
    } else if (thing == "pebble") {
      ++supply_;
    }
  }
  table_.clear();
}

void Game::spend_pebble(bool tile) {
  if (tile) {
    take_out(me().tiles, "pebble");
  } else {
    --me().pebbles;
    ++supply_;
  }
}

void Game::discard(const Card& card) { discards_.at(card.colour).push_back(card.symbol); }

// ---------------------------------------------------------------------------------------------------------------------
// A tunnel, and cubes of its cost (R3.3, chapter 5)

void Game::start_tunnel(const std::string& to) {
  to_ = to;
  fixed_ = tunnel(chosen().at, to).cost;
  settled_.clear();
  cubes_ = count_of(fixed_, "cube");
  while (take_out(fixed_, "cube")) {
  }
  if (cubes_ > 0) {
    then("cubes");
    then("lay");
    return;
  }
  aim_ = "turn";
  cost_ = fixed_;
  then("arrive");
  then("pay");
}

// R5.1, R5.5: what pays the cost so far, without cubes not settled.
void Game::do_lay() {
  aim_ = "lay";
  cost_ = fixed_;
  for (const std::string& icon : settled_) cost_.push_back(icon);
  then("pay");
}

// The next cube, if there is one (R5.2); else the whole cost is paid (R5.6).
void Game::do_cubes(const Task& task) {
  aim_ = "turn";
  face_.clear();
  if (cubes_ == 0) {
    take_back();
    cost_ = fixed_;
    for (const std::string& icon : settled_) cost_.push_back(icon);
    then("arrive");
    then("pay");
    return;
  }
  Names answers = {"throw"};
  const int tiles = count_of(me().tiles, "pebble");
  if (contains(me().tiles, "strike")) answers.push_back("strike");
  if (me().pebbles >= 2) answers.push_back("cancel pebbles");
  if (me().pebbles >= 1 && tiles >= 1) answers.push_back("cancel mixed");
  if (tiles >= 2) answers.push_back("cancel tiles");
  if (answers.many() == 1) {
    then("throw");
  } else {
    ask(task, "before", answers);
  }
}

void Game::do_throw(const Task& task) {
  std::map<std::string, double> outcomes;
  for (const auto& [face, weight] : pack_->die) outcomes["roll " + face] = weight;
  ask_chance(task, "roll", outcomes);
}

// R5.3, R6.3, R8.5.
void Game::do_thrown(const Task& task) {
  if (pebbles_of(me()) == 0) return kept();
  const int tiles = count_of(me().tiles, "pebble");
  Names answers = {"keep"};
  if (me().pebbles >= 1) answers.push_back("reroll pebble");
  if (tiles >= 1) answers.push_back("reroll tile");
  if (aim_ == "turn") {
    if (me().pebbles >= 2) answers.push_back("cancel pebbles");
    if (me().pebbles >= 1 && tiles >= 1) answers.push_back("cancel mixed");
    if (tiles >= 2) answers.push_back("cancel tiles");
  }
  ask(task, "after", answers);
}

// The result stands.
void Game::kept() {
  const std::string face = face_;
  face_.clear();
  if (aim_ == "bonus") {  // R6.3
    if (face == "black") then("deck");
    if (contains(colours(), face)) then("draw", 0, face);
    return;
  }
  if (aim_ == "reward") {  // R8.5
    bool met = face == "black" && !me().hand.empty();
    bool unknown = false;
    for (const Card& card : me().hand) {
      if (!contains(colours(), face)) continue;
      met = met || card.colour == face || (card.known && card.symbol == two_way_of(face));
      unknown = unknown || !card.known;
    }
    if (met) {
      win_reward();
    } else if (unknown) {
      face_ = face;
      then("show for die");
    } else {
      take_out(offered_, reward_);
      reward_.clear();
    }
    return;
  }
  --cubes_;
  if (face == "white") return then("cubes");
  settled_.push_back(face);  // R5.4
  Names cost = fixed_;
  for (const std::string& icon : settled_) cost.push_back(icon);
  Names all = things_of(me());
  for (const std::string& thing : table_) all.push_back(thing);
  if (!payable(cost, all)) return fail();
  then("cubes");
  if (cubes_ > 0) {  // R5.5
    take_back();
    then("lay");
  }
}

// R5.7, R5.8.
void Game::fail() {
  take_back();
  Names cost = fixed_;
  for (const std::string& icon : settled_) cost.push_back(icon);
  Names shown;
  for (const std::string& icon : cost) {
    if (contains(colours(), icon)) shown.push_back(two_way_of(icon));
    if (icon == "nutshell" || icon == "pinecone" || icon == "leaf") {
      shown.push_back(icon);
      shown.push_back("into-any");
      shown.push_back("into-" + icon);  // there is no card of this kind for pinecones
    }
    if (icon == "pinecone" || icon == "leaf") shown.push_back("pinecone-or-leaf");
  }
  for (Card& card : me().hand) {
    if (card.known) continue;
    card.known = contains(shown, card.symbol);
    for (const std::string& symbol : shown) card.cannot.push_back(symbol);
    if (card.known) card.cannot.clear();
  }
  cubes_ = 0;
  settled_.clear();
  fixed_.clear();
  cost_.clear();
  to_.clear();
  start_rest();
}

// R3.4.
void Game::do_arrive() {
  settled_.clear();
  fixed_.clear();
  Gopher& gopher = chosen();
  gopher.at = to_;
  to_.clear();
  if (gopher.pebble) ++me().pebbles;
  gopher.pebble = false;
  then("end of turn");
  if (gopher.at == "surface") return then("claim");
  queue_ = space(gopher.at).bonus;
  token_due_ = tokens_.count(gopher.at) > 0;
  if (token_due_) {
    for (const std::string& icon : pack_->tokens.at(tokens_.at(gopher.at))) queue_.push_back(icon);
  }
  then("bonus");
}

// ---------------------------------------------------------------------------------------------------------------------
// Bonuses (chapter 6)

// The next icon. The queue holds those of the hole and behind them those of the token, if it is taken.
void Game::do_bonus() {
  aim_ = "bonus";
  if (token_due_) {  // when its turn comes it goes to the bag (R6.1)
    const std::string token = tokens_.at(chosen().at);
    if (queue_.size() == pack_->tokens.at(token).size()) {
      tokens_.erase(chosen().at);
      bag_.push_back(token);
      token_due_ = false;
    }
  }
  if (queue_.empty()) return;
  const std::string icon = queue_.front();
  queue_.erase(queue_.begin());
  then("bonus");
  if (contains(colours(), icon)) {
    then("draw", 0, icon);  // R6.2
  } else if (icon == "black") {
    then("deck");
  } else if (icon == "cube") {
    then("throw");                // R6.3
  } else if (icon == "pebble") {  // R6.4
    if (supply_ > 0) {
      --supply_;
      ++me().pebbles;
    }
  } else if (icon == "chest") {
    then("pick");
  } else {
    throw std::logic_error("no such bonus: " + icon);
  }
}

bool Game::can_be_had(const std::string& colour) const {  // R1.9
  return !decks_.at(colour).empty() || !discards_.at(colour).empty();
}

// R6.2.
void Game::do_deck(const Task& task) {
  Names answers;
  for (const std::string& colour : colours()) {
    if (can_be_had(colour)) answers.push_back("deck " + colour);
  }
  if (!answers.empty()) ask(task, "deck", answers);
}

// A card of the deck that is the task's name; a new shuffle if need be (R1.9).
void Game::do_draw(const Task& task) {
  Names& deck = decks_.at(task.name);
  if (deck.empty() && !discards_.at(task.name).empty()) {
    deck = discards_.at(task.name);
    discards_.at(task.name).clear();
    ++shuffle_.at(task.name);
  }
  if (deck.empty()) return;
  drawn_ = task.name;
  std::map<std::string, double> outcomes;
  for (const std::string& symbol : deck) outcomes["deal " + task.name + "-" + symbol] += 1;
  ask_chance(task, "deal", outcomes);
}

// As many cards as are counted, the deck chosen for each (R7.4, R10.4).
void Game::do_refill() {
  if (count_ == 0) return;
  then("refill");
  then("one less");
  then("deck");
}

// R6.4.
void Game::do_pick(const Task& task) {
  Names answers;
  for (const std::string& tile : open_) {
    if (!tile.empty()) answers.push_back("pick " + tile);
  }
  if (!answers.empty()) ask(task, "pick", answers);
}

// ---------------------------------------------------------------------------------------------------------------------
// The surface (chapter 8)

// R8.2 to R8.5.
bool Game::meets(const Reward& reward) const {
  const std::string& condition = reward.condition;
  if (condition == "empty-hand") return me().hand.empty();
  if (condition == "pebbles") return pebbles_of(me()) >= reward.least;
  if (condition == "tiles") return me().tiles.many() >= reward.least;
  if (condition == "leaves" || condition == "pinecones" || condition == "acorns") {
    int cards = 0;
    for (const Card& card : me().hand) cards += counts_for(condition, card.symbol) ? 1 : 0;
    return cards >= reward.least;
  }
  if (condition == "exact-set") {
    List<Names> cards;
    for (const Card& card : me().hand) cards.push_back(colours_as(card, true));
    return matches(cards, reward.set);
  }
  return true;  // free, die, per-card, per-injury
}

// R8.1. Who meets no condition is asked, too.
void Game::do_claim(const Task& task) {
  if (offered_.empty()) return;
  Names answers = {"decline"};
  for (const std::string& name : offered_) {
    if (meets(reward(name))) answers.push_back("claim " + name);
  }
  ask(task, "claim", answers);
}

// R8.6.
void Game::do_show(const Task& task) {
  const Reward& claimed = reward(reward_);
  Names answers;
  if (claimed.condition == "exact-set") {
    for (const Card& card : me().hand) {
      if (plain_set(me().hand, claimed.set) || card.known || colours_as(card, true).many() == 1) continue;
      answers.push_back("show " + shown_name(me().hand, card));
    }
  } else {
    int known = 0;
    for (const Card& card : me().hand) known += card.known && counts_for(claimed.condition, card.symbol) ? 1 : 0;
    for (const Card& card : me().hand) {
      if (known < claimed.least && !card.known && counts_for(claimed.condition, card.symbol)) {
        answers.push_back("show " + shown_name(me().hand, card));
      }
    }
  }
  if (answers.empty()) {
    win_reward();
  } else {
    ask(task, "show", answers);
  }
}

// R8.5
void Game::do_show_for_die(const Task& task) {
  Names answers = {"decline"};
  for (const Card& card : me().hand) {
    if (!card.known && card.symbol == two_way_of(face_)) {
      answers.push_back("show " + shown_name(me().hand, card));
    }
  }
  ask(task, "show", answers);
}

void Game::win_reward() {
  take_out(offered_, reward_);
  me().rewards.push_back(reward_);
  reward_.clear();
  face_.clear();
}

}  // namespace understory::underground_panic::naive

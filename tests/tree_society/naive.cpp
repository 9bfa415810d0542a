// Setting up, turns and chance (chapters 2 to 5, 8) of the second opinion.

#include "tests/tree_society/naive.hpp"

#include <algorithm>
#include <set>
#include <sstream>
#include <stdexcept>

namespace understory::tree_society::naive {

namespace {

std::string option(const Setting& setting, const std::string& name, const std::string& otherwise) {
  const auto found = setting.options.find(name);
  return found == setting.options.end() ? otherwise : found->second;
}

bool yes(const std::string& text) { return text == "true" || text == "yes"; }

std::string guild_named(char letter) {
  switch (letter) {
    case 'a': return "architects";
    case 'b': return "bankers";
    case 'm': return "merchants";
    case 'w': return "writers";
    case 'o': return "botanists";
    case 'e': return "explorers";
    default: throw std::invalid_argument("guilds: no such letter (R8.5)");
  }
}

Task named(const std::string& what, int player = 0) {
  Task task;
  task.what = what;
  task.player = player;
  return task;
}

}  // namespace

Names words_of(const std::string& move) {
  std::istringstream in(move);
  Names result;
  for (std::string word; in >> word;) result.push_back(word);
  return result;
}

bool contains(const Names& list, const std::string& name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

bool take_out(Names& list, const std::string& name) {
  const auto found = std::find(list.begin(), list.end(), name);
  if (found == list.end()) return false;
  list.erase(found);
  return true;
}

bool is_valuable(const std::string& fruit) { return fruit.rfind("valuable-", 0) == 0; }

std::string type_of(const std::string& fruit) {
  return is_valuable(fruit) ? fruit.substr(std::string("valuable-").size()) : fruit;
}

// ---------------------------------------------------------------------------------------------------------------------
// Looking up

const Card& Game::card(const std::string& name) const {
  for (const Card& one : pack_->cards) {
    if (one.name == name) return one;
  }
  throw std::invalid_argument("no such card: " + name);
}

const Level& Game::level_of(const std::string& name, int level) const { return card(name).levels.at(level - 1); }

const Fruit& Game::fruit(const std::string& type) const {
  for (const Fruit& one : pack_->fruit) {
    if (one.type == type) return one;
  }
  throw std::invalid_argument("no such fruit: " + type);
}

// Cards in the order of the pack (R8.4).
Names Game::in_order(const Names& cards) const {
  Names result;
  for (const Card& one : pack_->cards) {
    if (contains(cards, one.name)) result.push_back(one.name);
  }
  return result;
}

int Game::stalls_places() const { return pack_->stalls.at(setting_.seats); }

// ---------------------------------------------------------------------------------------------------------------------
// Setting up

// Everything that is to be done before the first turn is put on the heap, the last thing first (chapter 2, R8.3).
Game::Game(const nlohmann::json& pack, Setting setting)
    : pack_(std::make_shared<const Pack>(read_pack(pack))), setting_(std::move(setting)) {
  const int seats = setting_.seats;
  if (seats < 2 || seats > 4) throw std::invalid_argument("two to four players (R1.1)");
  const std::string letters = option(setting_, "guilds", "abmw");  // R2.1
  Names guilds;
  for (const char letter : letters) guilds.push_back(guild_named(letter));
  if (std::set<std::string>(guilds.begin(), guilds.end()).size() != 4 || guilds.size() != 4)
    throw std::invalid_argument("guilds: four different ones (R2.1)");
  const bool starting_cards = yes(option(setting_, "starting_cards", "true"));
  const bool fruit_draft = yes(option(setting_, "fruit_draft", "false"));
  banners_to_end_ = std::stoi(option(setting_, "banners_to_end", "6"));
  const bool equal_coins = option(setting_, "coins", "staggered") == "equal";

  for (const Card& one : pack_->cards) {
    if (contains(guilds, one.guild)) deck_.push_back(one.name);
    if (starting_cards && one.start) start_left_.push_back(one.name);
  }
  for (const Fruit& one : pack_->fruit) {  // R1.2
    const int plain = one.plain + (seats > 2 ? one.more_plain : 0);
    const int valuable = one.valuable + (seats > 2 ? one.more_valuable : 0);
    for (int copy = 0; copy < plain; ++copy) fruit_deck_.push_back(one.type);
    for (int copy = 0; copy < valuable; ++copy) fruit_deck_.push_back("valuable-" + one.type);
  }
  players_.resize(static_cast<std::size_t>(seats));
  for (int player = 0; player < seats; ++player) {  // R2.3
    players_.at(player).purse = pack_->start.at(equal_coins ? 0 : player).first;
    players_.at(player).chest = pack_->start.at(equal_coins ? 0 : player).second;
  }

  then(named("first turn"));
  if (fruit_draft) {  // R2.7
    for (int time = 0; time < 3; ++time) {
      for (int player = seats - 1; player >= 0; --player) then(named("draft", player));
    }
    then(named("stage draft"));
  } else {  // R2.6
    for (int player = seats - 1; player >= 0; --player) {
      Task hand = named("hand", player);
      hand.left = 3;
      then(hand);
    }
    then(named("stage hands"));
  }
  then(named("first stalls"));  // R2.5
  then(named("stage stalls"));
  then(named("market"));  // R2.4
  then(named("stage market"));
  if (starting_cards) {  // R2.2
    for (int player = seats - 1; player >= 0; --player) then(named("deal", player));
  }
  go_on();
}

// R2.2. The starting card is in Ongoing at once, with level 1 built.
void Game::do_deal(const Task& task) {
  mover_ = task.player;
  ask_chance(task, "deal", start_left_);
}

// R2.5: only of types that do not lie there yet.
void Game::do_first_stalls(const Task& task) {
  if (stalls_.count() == stalls_places()) return;
  Names possible;
  for (const std::string& one : fruit_deck_) {
    const bool there = std::any_of(stalls_.begin(), stalls_.end(),
                                   [&](const std::string& other) { return type_of(other) == type_of(one); });
    if (!there) possible.push_back(one);
  }
  ask_chance(task, "fruit", possible);
}

void Game::do_hand(const Task& task) {
  mover_ = task.player;
  if (task.left > 0) ask_chance(task, "fruit", fruit_deck_);
}

// R2.7. `skip` is no answer here (R8.2).
void Game::do_draft(const Task& task) {
  mover_ = task.player;
  List<std::string> answers;
  for (const std::string& one : stalls_) answers.push_back("take " + one);
  ask(task, answers);
}

// ---------------------------------------------------------------------------------------------------------------------
// Drawing

// R5.7. It is shuffled only when a card is to be drawn.
void Game::shuffle_heap_if_needed() {
  if (!deck_.empty()) return;
  deck_ = heap_;
  heap_.clear();
}

// Fills the places of the guild market that are to be refilled, from the first. Comes back for every place.
void Game::do_market(const Task& task) {
  if (refill_.empty()) return;
  shuffle_heap_if_needed();
  if (deck_.empty()) {  // places stay empty (R5.7)
    refill_.clear();
    return;
  }
  ask_chance(task, "card", deck_);
}

// Refills the fruit market (R5.3). Comes back for every place.
void Game::do_stalls(const Task& task) {
  if (stalls_.count() >= stalls_places() || fruit_deck_.empty()) return;
  ask_chance(task, "fruit", fruit_deck_);
}

// R7.2. What is revealed lies aside and is not drawn yet, so somebody must look only when it is.
void Game::fruit_was_drawn() {
  if (fruit_deck_.empty() && aside_.empty()) ends_after(round_ + 1);
}

// If both ends come together, the earlier one holds (R7.2).
void Game::ends_after(int rounds) {
  if (last_round_ == -1 || rounds < last_round_) last_round_ = rounds;
}

bool Game::very_last_turn() const { return last_round_ == round_ + 1 && mover_ == setting_.seats - 1; }

// ---------------------------------------------------------------------------------------------------------------------
// The heap of things to be done, and questions

void Game::then(Task task) { tasks_.push_back(std::move(task)); }

// All questions but those of a draft are for the player whose turn it is; in a draft that is whoever takes.
void Game::ask(const Task& task, List<std::string> answers) {
  asked_ = task;
  asked_whom_ = std::to_string(mover_);
  answers_ = std::move(answers);
}

// Each name as an outcome, with the number of times it is there as its weight (R8.3).
void Game::ask_chance(const Task& task, const std::string& word, const Names& outcomes) {
  asked_ = task;
  asked_whom_ = "chance";
  for (const std::string& name : outcomes) outcomes_[word + " " + name] += 1;
  for (const auto& [outcome, weight] : outcomes_) answers_.push_back(outcome);
}

// Does what is on the heap until somebody is asked, or until the player whose turn it is may choose.
void Game::go_on() {
  while (!asked_ && !tasks_.empty() && stage_ != "over") {
    const Task next = tasks_.back();
    tasks_.pop_back();
    run(next);
  }
}

void Game::run(const Task& task) {
  const std::string& what = task.what;
  if (what == "deal") do_deal(task);
  if (what == "market") do_market(task);
  if (what == "first stalls") do_first_stalls(task);
  if (what == "stalls") do_stalls(task);
  if (what == "hand") do_hand(task);
  if (what == "draft") do_draft(task);
  if (what == "program") do_program(task);
  if (what == "listen") do_listen(task);
  if (what == "coin check") do_coin_check();
  if (what == "pass") pass();
  if (what == "first turn") {
    mover_ = 0;
    start_turn();
  }
  if (what.rfind("stage ", 0) == 0) {
    stage_ = what.substr(6);
    if (stage_ == "market") {
      mover_ = 0;
      refill_ = {0, 1, 2, 3, 4, 5};  // the bottom row from the left, then the top row from the left
    }
    if (stage_ == "build") listen("turn", "", 0);  // R4.2
  }
}

std::string Game::actor() const {
  if (stage_ == "over") return "over";
  return asked_ ? asked_whom_ : std::to_string(mover_);
}

List<std::string> Game::moves() const {
  if (stage_ == "over") return {};
  const List<std::string> all = asked_ ? answers_ : stage_ == "sell" ? sell_moves() : build_moves();
  const std::set<std::string> once(all.begin(), all.end());
  return {once.begin(), once.end()};
}

std::map<std::string, double> Game::chances() const {
  return actor() == "chance" ? outcomes_ : std::map<std::string, double>();
}

void Game::play(const std::string& move) {
  const List<std::string> legal = moves();
  if (std::find(legal.begin(), legal.end(), move) == legal.end()) throw std::invalid_argument("not legal: " + move);
  if (asked_) {
    const Task task = *asked_;
    asked_.reset();
    answers_.clear();
    outcomes_.clear();
    answer(task, move);
  } else {
    turn_move(move);
  }
  go_on();
}

// The answer to what was asked with this task.
void Game::answer(Task task, const std::string& move) {
  const std::string name = words_of(move).back();
  if (task.what == "program" || task.what == "listen") {
    answer_program(task, move);
  } else if (task.what == "deal") {
    take_out(start_left_, name);
    take_out(deck_, name);  // where it is only if the Architects are in play
    players_.at(task.player).ongoing.at(0) = {name, 1, 0};
  } else if (task.what == "market") {
    take_out(deck_, name);
    market_.at(refill_.front()) = name;
    refill_.erase(refill_.begin());
    then(task);
  } else if (task.what == "first stalls" || task.what == "stalls") {
    take_out(fruit_deck_, name);
    stalls_.push_back(name);
    fruit_was_drawn();
    then(task);
  } else if (task.what == "hand") {
    take_out(fruit_deck_, name);
    players_.at(task.player).row.push_back(name);
    fruit_was_drawn();
    --task.left;
    then(task);
  } else if (task.what == "draft") {
    take_out(stalls_, name);
    players_.at(task.player).row.push_back(name);
    mover_ = (mover_ + 1) % setting_.seats;
    then(named("stalls"));
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// A turn (chapters 3 to 5)

void Game::start_turn() {
  stage_ = "sell";
  if (me().row.empty()) then(named("stage build"));  // the phase is skipped (R3.2)
}

List<std::string> Game::sell_moves() const {
  List<std::string> result;
  for (const std::string& one : me().row) result.push_back("sell " + one);
  return result;
}

// R4.1, R8.1.
List<std::string> Game::build_moves() const {
  List<std::string> result;
  // What can be built: card, level, and 1 more from the top row (R1.7, R4.3).
  struct Chance {
    std::string name;
    int level;
    int more;
  };
  List<Chance> all;
  for (int place = 0; place < kMarketPlaces; ++place) {
    if (!market_.at(place).empty()) all.push_back({market_.at(place), 1, place >= 3 ? 1 : 0});
  }
  for (const Place& place : me().ongoing) {
    if (!place.card.empty()) all.push_back({place.card, place.level + 1, 0});
  }
  for (const Chance& one : all) {
    const int cost = level_of(one.name, one.level).cost;
    const auto price = [&](int less) { return std::max(0, cost - less) + one.more; };  // R4.4
    if (can_build(one.name, one.level, price(0))) result.push_back("build " + one.name);
    for (const auto& [reduction, number] : discounts_) {
      if (number > 0 && can_build(one.name, one.level, price(reduction)))
        result.push_back("build " + one.name + " less " + std::to_string(reduction));
    }
    for (const Place& place : me().ongoing) {  // R6.16: another card, of the levels it names, so often a turn
      const Step* cut = ongoing(place, "cut");
      if (cut == nullptr || place.card == one.name) continue;
      const bool fits =
          cut->levels.empty() || std::find(cut->levels.begin(), cut->levels.end(), one.level) != cut->levels.end();
      const bool left = cut->limit == -1 || place.used < cut->limit;
      if (fits && left && can_build(one.name, one.level, price(cut->number)))
        result.push_back("build " + one.name + " by " + place.card);
    }
  }
  if (!action_.empty()) result.push_back("action");
  for (const std::string& name : own_cards({"ongoing", "completed"}, "")) result.push_back("discard " + name);
  for (const std::string& one : stalls_) result.push_back("rest " + one);
  if (stalls_.empty()) result.push_back("rest");
  return result;
}

void Game::turn_move(const std::string& move) {
  const Names words = words_of(move);
  const std::string& kind = words.at(0);
  if (kind == "sell") {  // R3.2
    action_ = type_of(words.at(1));
    then(named("stage build"));
    sell_fruit(words.at(1));
  } else if (kind == "build") {
    const std::string& name = words.at(1);
    int level = 1, more = 0, less = 0;
    for (int place = 0; place < kMarketPlaces; ++place) {
      if (market_.at(place) == name && place >= 3) more = 1;
    }
    for (const Place& place : me().ongoing) {
      if (place.card == name) level = place.level + 1;
    }
    if (words.count() == 4 && words.at(2) == "less") {  // R6.6
      less = std::stoi(words.at(3));
      --discounts_.at(less);
    } else if (words.count() == 4) {  // by
      for (Place& place : me().ongoing) {
        if (place.card != words.at(3)) continue;
        less = ongoing(place, "cut")->number;
        ++place.used;
      }
    }
    start_building(name, level, std::max(0, level_of(name, level).cost - less) + more);
  } else if (kind == "action") {  // R4.10
    const std::string type = action_;
    action_.clear();
    start_action(type);
  } else if (kind == "discard") {  // R4.11
    discard_own(words.at(1));
  } else {  // rest: R5.1
    if (words.count() == 2) {
      take_out(stalls_, words.at(1));
      me().row.push_back(words.at(1));
    }
    action_.clear();
    stage_ = "rest";
    then(named("coin check"));
    then(named("stalls"));  // R5.3
  }
}

// R5.4 to R5.6.
void Game::do_coin_check() {
  int kept = pack_->kept;
  for (const Place& place : me().ongoing) {
    const Step* step = ongoing(place, "purse");
    if (step != nullptr) kept = std::max(kept, step->number);
  }
  me().purse = std::min(me().purse, kept) + me().chest;
  me().chest = 0;
  discounts_.clear();
  for (Place& place : me().ongoing) place.used = 0;  // what counts for one turn is over
  begun_.clear();
  sold_types_.clear();
  then(named("pass"));
  for (int place = 0; place < 3; ++place) {
    if (market_.at(place).empty()) std::swap(market_.at(place), market_.at(place + 3));
  }
  refill_.clear();
  for (int place = 0; place < kMarketPlaces; ++place) {
    if (market_.at(place).empty()) refill_.push_back(place);
  }
  stage_ = "refill";
  then(named("market"));
}

// The turn is over, and it is the next one's, or nobody's (R7.3).
void Game::pass() {
  const bool last = very_last_turn();
  mover_ = (mover_ + 1) % setting_.seats;
  if (mover_ == 0) ++round_;
  if (last) {
    stage_ = "over";
    tasks_.clear();
    return;
  }
  start_turn();
}

}  // namespace understory::tree_society::naive

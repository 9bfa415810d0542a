// Setting up, turns and chance (chapters 2 to 5, 9 and 11) of the second opinion.

#include "tests/mycelia/naive.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace understory::mycelia::naive {

namespace {

// What follows the first word: "play leaf-heap" -> "leaf-heap".
std::string rest_of(const std::string& move) {
  return move.find(' ') == std::string::npos ? "" : move.substr(move.find(' ') + 1);
}

int count_of(const Names& list, const std::string& name) {
  return static_cast<int>(std::count(list.begin(), list.end(), name));
}

// What is in the first list and not in the second.
Names without(Names list, const Names& other) {
  for (const std::string& name : other) take_out(list, name);
  return list;
}

// For chance: each name of the list as an outcome, weighted by how often it occurs.
std::map<std::string, double> outcomes_of(const std::string& word, const Names& list) {
  std::map<std::string, double> result;
  for (const std::string& name : list) result[word + " " + name] += 1;
  return result;
}

std::string option(const Setting& setting, const std::string& name, const std::string& otherwise) {
  const auto found = setting.options.find(name);
  return found == setting.options.end() ? otherwise : found->second;
}

Task named(const std::string& what, int player = 0) {
  Task task;
  task.what = what;
  task.player = player;
  return task;
}

}  // namespace

bool take_out(Names& list, const std::string& name) {
  const auto found = std::find(list.begin(), list.end(), name);
  if (found == list.end()) return false;
  list.erase(found);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------------
// Setting up

// Everything that is to be done before the first turn is put on the heap, the last thing first (chapter 2, R12.3).
Game::Game(const nlohmann::json& pack, Setting setting)
    : pack_(std::make_shared<const Pack>(read_pack(pack))), setting_(std::move(setting)) {
  const int seats = setting_.seats;
  if (seats < 1 || seats > 4) throw std::invalid_argument("one to four players (R1.1)");
  const bool expansion = option(setting_, "expansion", "no") == "yes";
  round_limit_ = std::stoi(option(setting_, "round_limit", "100"));
  if (round_limit_ == 0) round_limit_ = 10000;
  if (alone()) gwidyon_drops_ = std::stoi(option(setting_, "gwidyon", "20"));
  additional_shrines_ = pack_->additional_shrines;
  for (const std::string letter : {"c", "d", "e"}) {  // R1.8
    for (int copy = 0; expansion && copy < pack_->actions.at(letter).copies; ++copy) action_supply_.push_back(letter);
  }
  for (const Card& hero : pack_->heroes) {
    if (hero.expansion && !expansion) continue;
    for (int copy = 0; copy < hero.copies; ++copy) market_pile_.push_back(hero.name);
  }
  players_.resize(static_cast<std::size_t>(seats));
  for (Player& player : players_) {
    player.owned = {"a", "b"};
    for (const Card& start : pack_->start_cards) {
      for (int copy = 0; copy < start.copies; ++copy) player.unseen.push_back(start.name);
    }
  }

  then(named("first turn"));
  for (int player = seats - 1; player >= 0; --player) {  // R2.6
    Task hand = named("draw", player);
    hand.left = 3;
    then(hand);
  }
  then(named("stage hands"));
  then(named("fill"));  // R2.5
  then(named("stage showcase"));

  const std::string boards = option(setting_, "boards", "front");  // R2.3
  if (boards == "backs") {
    for (int player = seats - 1; player >= 0; --player) then(named("back", player));
    then(named("stage backs"));
  } else {  // one side for all, or one for each, with commas between
    Names sides(1);
    for (const char letter : boards) {
      if (letter == ',') {
        sides.emplace_back();
      } else {
        sides.back() += letter;
      }
    }
    if (sides.size() == 1) sides.resize(static_cast<std::size_t>(seats), sides.front());
    if (static_cast<int>(sides.size()) != seats) throw std::invalid_argument("boards: one side, or one for each");
    for (int player = 0; player < seats; ++player) {
      if (pack_->forests.count(sides.at(player)) == 0) throw std::invalid_argument("boards: no such side");
      players_.at(player).forest = sides.at(player);
    }
  }

  const std::string layout = option(setting_, "setup", "random");  // R2.2
  if (layout == "random") {
    then(named("layout"));
    then(named("stage layout"));
  } else {
    lay_out(layout);
  }
  const std::string supply = option(setting_, "supply", "random");  // R2.1
  if (supply == "random") {
    then(named("supply"));
  } else {
    if (pack_->supplies.count(supply) == 0) throw std::invalid_argument("supply: no such side");
    supply_ = supply;
  }
  go_on();
}

void Game::lay_out(const std::string& layout) {
  if (pack_->layouts.count(layout) == 0) throw std::invalid_argument("setup: no such layout");
  layout_ = layout;
  for (Player& player : players_) player.drops = pack_->layouts.at(layout);
}

void Game::do_supply(const Task& task) {
  Names sides;
  for (const auto& [side, entries] : pack_->supplies) sides.push_back(side);
  ask_chance(task, outcomes_of("supply", sides));
}

void Game::do_layout(const Task& task) {
  Names layouts;
  for (const auto& [layout, drops] : pack_->layouts) layouts.push_back(layout);
  ask_chance(task, outcomes_of("layout", layouts));
}

// All different: those of the players before are no longer there (R2.3).
void Game::do_back(const Task& task) {
  Names left = pack_->backs;
  for (const Player& player : players_) take_out(left, player.forest);
  ask_chance(task, outcomes_of("back", left));
}

// ---------------------------------------------------------------------------------------------------------------------
// The heap of things to be done, and questions

void Game::then(Task task) { tasks_.push_back(std::move(task)); }

// Puts the steps on the heap so that the first one comes first.
void Game::then_steps(const List<Step>& steps, int player) {
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    Task task = named("step", player);
    task.step = *step;
    then(task);
  }
}

void Game::ask(const Task& task, int player, List<std::string> answers) {
  asked_ = task;
  asked_whom_ = std::to_string(player);
  answers_ = std::move(answers);
}

void Game::ask_chance(const Task& task, std::map<std::string, double> outcomes) {
  asked_ = task;
  asked_whom_ = "chance";
  outcomes_ = std::move(outcomes);
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

void Game::run(Task task) {
  const std::string& what = task.what;
  if (what == "supply") do_supply(task);
  if (what == "layout") do_layout(task);
  if (what == "back") do_back(task);
  if (what == "fill") do_fill(task);
  if (what == "draw") do_draw(task);
  if (what == "shrine") do_shrine(task);
  if (what == "turn up") do_turn_up(task);
  if (what == "end of solo card") end_of_solo_card();
  if (what == "pass") do_pass();
  if (what == "first turn") stage_ = "turn";
  if (what == "step") do_step(task);
  if (what == "again") do_again(task);
  if (what == "symbols") do_symbols(task);
  if (what == "hired") players_.at(task.player).top.push_back(task.name);  // R4.3
  if (what.substr(0, 6) == "stage ") stage_ = what.substr(6);
}

std::string Game::actor() const {
  if (stage_ == "over") return "over";
  return asked_ ? asked_whom_ : std::to_string(mover_);
}

List<std::string> Game::moves() const {
  if (stage_ == "over") return {};
  const List<std::string> all = asked_ ? answers_ : turn_moves();
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

// ---------------------------------------------------------------------------------------------------------------------
// A turn (chapters 3 to 5)

List<std::string> Game::turn_moves() const {
  const Player& me = players_.at(mover_);
  List<std::string> result;
  for (const std::string& name : me.known) result.push_back("play " + name);
  for (const std::string& name : me.hidden) result.push_back("play " + name);
  for (const std::string& name : showcase_) {
    if (!name.empty() && card(name).cost <= me.leaves) result.push_back("hire " + name);
  }
  for (const std::string& letter : without(me.owned, me.used)) {
    if (action_price(letter) <= me.leaves) result.push_back("action " + letter);
  }
  if (me.known.empty() && me.hidden.empty()) result.push_back("end");  // R3.3
  return result;
}

void Game::turn_move(const std::string& move) {
  Player& me = players_.at(mover_);
  const std::string kind = move.substr(0, move.find(' '));
  const std::string what = rest_of(move);
  if (kind == "play") {
    if (!take_out(me.known, what)) {  // of equal cards the one that all know comes first (R1.7)
      take_out(me.hidden, what);
      take_out(me.unseen, what);
    }
    me.discards.push_back(what);
    then_steps(card(what).effect, mover_);
  } else if (kind == "hire") {  // R4.1 to R4.4
    me.leaves -= card(what).cost;
    std::find(showcase_.begin(), showcase_.end(), what)->clear();  // of two equal ones the left one
    Task hired = named("hired", mover_);
    hired.name = what;
    then(hired);
    then_steps(card(what).when_hired, mover_);
  } else if (kind == "action") {
    me.leaves -= action_price(what);
    me.used.push_back(what);
    then_steps(pack_->actions.at(what).effect, mover_);
  } else {
    end_turn();
  }
}

int Game::action_price(const std::string& letter) const { return pack_->actions.at(letter).cost; }

const Card& Game::card(const std::string& name) const {
  for (const Card& start : pack_->start_cards) {
    if (start.name == name) return start;
  }
  for (const Card& hero : pack_->heroes) {
    if (hero.name == name) return hero;
  }
  throw std::invalid_argument("no such card: " + name);
}

// ---------------------------------------------------------------------------------------------------------------------
// The end of a turn (chapter 9)

void Game::end_turn() {
  if (alone()) {
    if (solo_is_decided()) {  // R11.7, R11.8
      stage_ = "over";
      return;
    }
  } else if (last_round() && mover_ == setting_.seats - 1) {  // the very last turn (R9.7, R10.1)
    ++round_;
    stage_ = "over";
    return;
  }
  then(named("pass"));
  if (!last_round()) {  // whoever has had its last turn does not draw (R9.7)
    Task draw = named("draw", mover_);
    draw.left = 3;
    then(draw);
    then(named("stage draw"));
  }
  then(named("shrine"));
  then(named("stage shrine"));
  then(named("fill"));
  then(named("stage refill"));
}

// Turns up heroes for the empty places, from the left (R2.5, R5.2, R9.1, R9.2). Comes back for every place.
void Game::do_fill(const Task& task) {
  if (count_of(showcase_, "") == 0) return;
  if (market_pile_.empty()) {
    market_pile_ = market_discards_;
    market_discards_.clear();
  }
  if (market_pile_.empty()) return;  // places stay empty
  ask_chance(task, outcomes_of("reveal", market_pile_));
}

// Draws `left` cards (R2.6, R9.6). Hired ones lie on top and all know them. Then comes what was shuffled together; if
// no more of it is left than is to be drawn, all know what is drawn (R1.7, R12.3). Only if the pile is used up come
// the discards, which were shuffled and put underneath; for them it is the same.
void Game::do_draw(Task task) {
  Player& me = players_.at(task.player);
  while (task.left > 0) {
    if (!me.top.empty()) {
      me.known.push_back(me.top.back());
      me.top.pop_back();
      --task.left;
      continue;
    }
    const Names pile = without(me.unseen, me.hidden);
    if (pile.empty()) {
      if (me.discards.empty()) return;  // fewer than three cards in all
      me.unseen = me.discards;
      me.discards.clear();
      continue;
    }
    if (static_cast<int>(pile.size()) > task.left) {
      ask_chance(task, outcomes_of("deal", pile));
      return;
    }
    for (const std::string& name : pile) me.known.push_back(name);
    me.unseen.clear();
    task.left -= static_cast<int>(pile.size());
  }
}

// R9.3. Whether the Shrine of Life is turned, and what the die says.
void Game::do_shrine(const Task& task) {
  if (shrine_of_life_ < pack_->capacity.at(setting_.seats) || somebody_is_clear()) return;
  ask_chance(task, outcomes_of("roll", pack_->faces));
}

// R9.3 to R9.5.
void Game::roll(const std::string& face) {
  shrine_of_life_ = 0;
  for (int player = 0; player < setting_.seats; ++player) {
    for (const int field : pack_->supplies.at(supply_).at(face)) {
      ++players_.at(player).drops.at(field);
      if (is_shrine(player, field)) remove_drops(player, field, 1);
    }
  }
  supply_.back() = supply_.back() == 'A' ? 'B' : 'A';
}

// The turn is over, and it is the next one's.
void Game::do_pass() {
  if (!(alone() && mover_ == 1)) players_.at(mover_).used.clear();
  const int turns_in_a_round = alone() ? 2 : setting_.seats;  // R11.2
  mover_ = (mover_ + 1) % turns_in_a_round;
  if (mover_ == 0) ++round_;
  stage_ = "turn";
  if (!alone()) return;
  if (mover_ == 1) {
    stage_ = "gwidyon";
    then(named("turn up"));
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Alone (chapter 11)

bool Game::alone() const { return setting_.seats == 1; }

// R11.3.
void Game::do_turn_up(const Task& task) {
  Names all;
  for (const auto& [name, steps] : pack_->solo) all.push_back(name);
  ask_chance(task, outcomes_of("turn-up", without(all, solo_out_)));
}

// The end of Gwidyon's turn (R11.3, R11.7, R11.8).
void Game::end_of_solo_card() {
  if (solo_out_.size() == 5) solo_out_.clear();
  if (last_round()) gwidyon_drops_ = 0;  // into the box (R11.9)
  if (solo_is_decided()) {
    ++round_;
    stage_ = "over";
    return;
  }
  then(named("pass"));
  then(named("shrine"));
  then(named("stage shrine"));
}

bool Game::solo_is_decided() const { return drops_of(0) == 0 || gwidyon_drops_ == 0; }

}  // namespace understory::mycelia::naive

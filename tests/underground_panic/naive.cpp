// Setting up, turns, ends of turns and of rounds (chapters 2, 3, 9, 10) and chance of the second opinion.

#include "tests/underground_panic/naive.hpp"

#include <algorithm>
#include <stdexcept>

namespace understory::underground_panic::naive {

namespace {

constexpr int kRounds = 11;        // R10.7, R11.1
constexpr int kLowestFlood = 3;    // R10.1
constexpr int kHandLimit = 7;      // R9.2
constexpr int kMostPouched = 2;    // R9.1
constexpr int kOpeningThrows = 6;  // R2.4

std::string first_of(const std::string& move) { return move.substr(0, move.find(' ')); }

// What follows the first word: "to b4" -> "b4".
std::string rest_of(const std::string& move) {
  return move.find(' ') == std::string::npos ? "" : move.substr(move.find(' ') + 1);
}

// For chance: each name of the list as an outcome, weighted by how often it occurs (R12.4).
std::map<std::string, double> outcomes_of(const std::string& word, const Names& list) {
  std::map<std::string, double> result;
  for (const std::string& name : list) result[word + " " + name] += 1;
  return result;
}

}  // namespace

// ---------------------------------------------------------------------------------------------------------------------
// Setting up (chapter 2)

// Everything that is to be done before the first turn is put on the heap, the last thing first.
Game::Game(const nlohmann::json& pack, Setting setting)
    : pack_(std::make_shared<const Pack>(read_pack(pack))), setting_(std::move(setting)) {
  if (setting_.seats < 2 || setting_.seats > 4) throw std::invalid_argument("two to four players (R1.1)");
  if (!setting_.options.empty()) throw std::invalid_argument("there are no options (R12.8)");
  players_.resize(static_cast<std::size_t>(setting_.seats));
  gophers_.resize(static_cast<std::size_t>(setting_.seats));  // R1.2
  bag_ = pack_->bag;
  stack_ = pack_->tiles;
  for (const Reward& each : pack_->rewards) rewards_left_.push_back(each.name);
  decks_ = pack_->decks;
  for (const std::string& colour : colours()) {
    discards_[colour] = {};
    shuffle_[colour] = 0;
  }
  injuries_ = pack_->injuries;
  supply_ = pack_->pebbles;

  then("turn");  // of the first player, who has the marker (R2.5)
  for (int player = setting_.seats - 1; player >= 0; --player) then("opening", player);
  then("offers");
  then("tiles");
  then("tokens");
  go_on();
}

// One token for each hole (R2.1).
void Game::do_tokens(const Task& task) {
  for (const Space& hole : pack_->spaces) {
    if (hole.name == "start" || hole.name == "surface" || tokens_.count(hole.name) > 0) continue;
    if (bag_.empty()) return;
    ask_chance(task, "tokens", outcomes_of("token", bag_));
    return;
  }
}

// For each of the four places on which none lies, as long as there are any (R2.2). The one that is about to be turned
// up again after a tile was taken (R6.4) comes from here, too.
void Game::do_tiles(const Task& task) {
  if (!contains(open_, "") || stack_.empty()) return;
  ask_chance(task, task.name.empty() ? "tiles" : task.name, outcomes_of("tile", stack_));
}

// As many as there are players (R2.3).
void Game::do_offers(const Task& task) {
  if (offered_.many() == setting_.seats || rewards_left_.empty()) return;
  ask_chance(task, "rewards", outcomes_of("offer", rewards_left_));
}

// R2.4.
void Game::do_opening(const Task& task) {
  mover_ = task.player;
  aim_ = "setup";
  count_ = me().hand.many();
  if (count_ < kOpeningThrows) {
    std::map<std::string, double> faces;  // white and black are thrown again
    for (const std::string& colour : colours()) faces["roll " + colour] = pack_->die.at(colour);
    ask_chance(task, "opening", faces);
    return;
  }
  if (count_ == kOpeningThrows) {
    then("opening", task.player);
    then("deck");
    return;
  }
  count_ = 0;
  if (task.player == setting_.seats - 1) mover_ = marker_;
}

// ---------------------------------------------------------------------------------------------------------------------
// The heap of things to be done, and questions

void Game::then(const std::string& what, int player, const std::string& name) {
  tasks_.push_back({what, player, name});
}

// All questions are for the mover: whoever is injured or gives pebbles is the mover for so long (R12.5).
void Game::ask(const Task& task, const std::string& stage, Names answers) {
  stage_ = stage;
  asked_ = task;
  chance_asked_ = false;
  answers_ = once(std::move(answers));
}

void Game::ask_chance(const Task& task, const std::string& stage, std::map<std::string, double> outcomes) {
  stage_ = stage;
  asked_ = task;
  chance_asked_ = true;
  answers_.clear();
  for (auto outcome = outcomes.begin(); outcome != outcomes.end();) {
    outcome = outcome->second > 0 ? std::next(outcome) : outcomes.erase(outcome);
  }
  for (const auto& [outcome, weight] : outcomes) answers_.push_back(outcome);
  outcomes_ = std::move(outcomes);
}

// Does what is on the heap until somebody is asked.
void Game::go_on() {
  while (!asked_ && !tasks_.empty()) {
    const Task next = tasks_.back();
    tasks_.pop_back();
    draw_conclusions();  // R1.8
    run(next);
  }
}

void Game::run(const Task& task) {
  const std::string& what = task.what;
  if (what == "tokens") return do_tokens(task);
  if (what == "tiles") return do_tiles(task);
  if (what == "offers") return do_offers(task);
  if (what == "opening") return do_opening(task);
  if (what == "turn") return do_turn(task);
  if (what == "plan") return do_plan(task);
  if (what == "pay") return do_pay(task);
  if (what == "with") return do_with(task);
  if (what == "lay") return do_lay();
  if (what == "cubes") return do_cubes(task);
  if (what == "throw") return do_throw(task);
  if (what == "thrown") return do_thrown(task);
  if (what == "arrive") return do_arrive();
  if (what == "bonus") return do_bonus();
  if (what == "deck") return do_deck(task);
  if (what == "draw") return do_draw(task);
  if (what == "refill") return do_refill();
  if (what == "pick") return do_pick(task);
  if (what == "claim") return do_claim(task);
  if (what == "show") return do_show(task);
  if (what == "show for die") return do_show_for_die(task);
  if (what == "rest") return do_rest(task);
  if (what == "omit") return do_omit(task);
  if (what == "swap") return do_swap(task);
  if (what == "end of turn") return end_of_turn();
  if (what == "pouch") return do_pouch(task);
  if (what == "trim") return do_trim(task);
  if (what == "next") return do_next();
  if (what == "threat") return do_threat(task);
  if (what == "defend") return do_defend(task);
  if (what == "injuries") return do_injuries(task);
  if (what == "wash") return do_wash(task);
  if (what == "clean") return do_clean();
  if (what == "pebbles") return do_pebbles(task);
  if (what == "new round") return do_new_round();
  if (what == "warded") {  // one injury was paid for (R10.3)
    spend_table();
    --count_;
    return then("defend");
  }
  if (what == "one less") {
    --count_;
    return;
  }
  throw std::logic_error("nobody does this: " + what);
}

std::string Game::actor() const {
  if (stage_ == "over") return "over";
  return chance_asked_ ? "chance" : std::to_string(mover_);
}

List<std::string> Game::moves() const { return answers_; }

std::map<std::string, double> Game::chances() const {
  return actor() == "chance" ? outcomes_ : std::map<std::string, double>();
}

void Game::play(const std::string& move) {
  if (!contains(moves(), move)) throw std::invalid_argument("not legal: " + move);
  const Task task = *asked_;
  asked_.reset();
  answers_.clear();
  outcomes_.clear();
  answer(task, move);
  go_on();
}

// Does what was answered to the question of the task.
void Game::answer(const Task& task, const std::string& move) {
  const std::string word = first_of(move);
  const std::string name = rest_of(move);
  if (word == "token") {  // R2.1: the first hole without one
    take_out(bag_, name);
    for (const Space& hole : pack_->spaces) {
      if (hole.name == "start" || hole.name == "surface" || tokens_.count(hole.name) > 0) continue;
      tokens_[hole.name] = name;
      break;
    }
    tasks_.push_back(task);
  } else if (word == "tile") {
    take_out(stack_, name);
    *std::find(open_.begin(), open_.end(), "") = name;
    tasks_.push_back(task);
  } else if (word == "offer") {
    take_out(rewards_left_, name);
    offered_.push_back(name);
    tasks_.push_back(task);
  } else if (word == "roll") {
    if (task.what == "opening") {
      tasks_.push_back(task);
      then("draw", 0, name);
    } else {
      face_ = name;
      then("thrown");
    }
  } else if (word == "deal") {
    Card card;
    card.colour = colour_of(name);
    card.symbol = symbol_of(name);
    card.shuffle = shuffle_.at(card.colour);
    take_out(decks_.at(card.colour), card.symbol);
    me().hand.push_back(card);
    drawn_.clear();
  } else if (word == "injury") {
    const int value = std::stoi(name);
    injuries_.erase(std::find(injuries_.begin(), injuries_.end(), value));
    me().hurt.push_back(value);
    --count_;
    then("injuries", 0, std::to_string(std::stoi(task.name) + 1));
  } else if (word == "way") {
    Gopher& washed = gophers_.at(count_);
    for (const Tunnel& each : tunnels_up(washed.at)) {
      if (each.way != name) continue;
      washed.at = each.to;
      break;
    }
    if (washed.pebble) ++supply_;
    washed.pebble = false;
    if (washed.at == "surface") washed.resting = false;
    ++count_;
    tasks_.push_back(task);
  } else if (word == "gopher") {
    gopher_ = std::stoi(name);
    then("plan");
  } else if (word == "to") {
    start_tunnel(name);
  } else if (word == "rest") {
    start_rest();
  } else if (word == "pay") {
    then(aim_ == "defence" ? "warded" : "pay");
    lay_thing(first_of(name), rest_of(name));
  } else if (word == "with") {
    wants_.clear();
    lay_thing("", name);
  } else if (word == "accept") {  // what is left is drawn (R10.3)
    cost_.clear();
    then("injuries", 0, "0");
  } else if (word == "throw") {
    then("throw");
  } else if (word == "strike") {
    take_out(me().tiles, "strike");
    --cubes_;
    then("cubes");
  } else if (word == "cancel") {  // before or after the throw
    spend_pebble(name != "pebbles");
    spend_pebble(name == "tiles");
    face_.clear();
    --cubes_;
    then("cubes");
  } else if (word == "keep") {
    kept();
  } else if (word == "reroll") {
    spend_pebble(name == "tile");
    face_.clear();
    then("throw");
  } else if (word == "sleeper") {  // R7.2
    take_out(me().tiles, "sleeper");
    queue_ = space(chosen().at).bonus;
    token_due_ = tokens_.count(chosen().at) > 0;
    if (token_due_) {
      for (const std::string& icon : pack_->tokens.at(tokens_.at(chosen().at))) queue_.push_back(icon);
    }
    then("bonus");
  } else if (word == "no-sleeper") {
    then("omit");
  } else if (word == "omit") {
    queue_ = space(chosen().at).bonus;
    take_out(queue_, name);
    then("bonus");
  } else if (word == "swap") {
    discard(take_card(mover_, name));
    ++count_;
    then("swap");
  } else if (word == "deck") {
    then("draw", 0, name);
  } else if (word == "pick") {  // of two equal tiles the first
    *std::find(open_.begin(), open_.end(), name) = "";
    me().tiles.push_back(name);
    then("tiles", 0, "restock");
  } else if (word == "claim") {
    reward_ = name;
    if (reward(name).condition == "die") {
      aim_ = "reward";
      then("throw");
    } else {
      then("show");
    }
  } else if (word == "show") {
    Card card = take_card(mover_, name);
    card.known = true;
    card.cannot.clear();
    me().hand.push_back(card);
    if (task.what == "show for die") {
      win_reward();
    } else {
      then("show");
    }
  } else if (word == "decline") {
    if (task.what == "show for die") {  // R8.5: it is out of the game
      take_out(offered_, reward_);
      reward_.clear();
      face_.clear();
    }
  } else if (word == "pouch") {
    Card card = take_card(mover_, name);
    if (!card.known) {  // nothing but these may be put there (R9.1)
      for (const std::string& symbol : symbols()) {
        if (symbol != "acorn" && symbol != "berry") card.cannot.push_back(symbol);
      }
    }
    me().pouch.push_back(card);
    ++count_;
    tasks_.push_back(task);
  } else if (word == "stop") {
    if (task.what == "swap") {
      aim_ = "swap";
      then("refill");
    } else {
      count_ = 0;
    }
  } else if (word == "trim") {
    discard(take_card(mover_, name));
    tasks_.push_back(task);
  } else if (word == "pebble") {
    gophers_.at(std::stoi(name) - 1).pebble = true;
    --supply_;
    tasks_.push_back(task);
  } else {
    throw std::logic_error("nobody asked for this: " + move);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// A turn (chapter 3)

// R3.1.
void Game::do_turn(const Task& task) {
  Names answers;
  for (int number = 1; number <= gophers_.many(); ++number) {
    const Gopher& gopher = gophers_.at(number - 1);
    if (gopher.at == "surface" || gopher.resting) continue;
    bool same_before = false;  // of the same the first is taken
    for (int other = 1; other < number; ++other) {
      const Gopher& before = gophers_.at(other - 1);
      same_before = same_before || (!before.resting && before.at == gopher.at && before.pebble == gopher.pebble);
    }
    if (!same_before) answers.push_back("gopher " + std::to_string(number));
  }
  if (answers.empty()) {
    then("end of turn");
  } else {
    ask(task, "gopher", answers);
  }
}

// R3.2.
void Game::do_plan(const Task& task) {
  Names answers = {"rest"};
  for (const Tunnel& each : tunnels_from(chosen().at)) {
    Names cost = each.cost;
    while (take_out(cost, "cube")) {
    }
    if (payable(cost, things_of(me()))) answers.push_back("to " + each.to);
  }
  ask(task, "plan", answers);
}

// ---------------------------------------------------------------------------------------------------------------------
// The end of a turn (chapter 9)

void Game::end_of_turn() {
  gopher_ = 0;
  to_.clear();
  count_ = 0;
  then("next");
  then("trim");
  then("pouch");
}

// R9.1. Who has cards is asked, whether one of them may be put there or not: that is secret.
void Game::do_pouch(const Task& task) {
  if (count_ == kMostPouched || me().hand.empty()) {
    count_ = 0;
    return;
  }
  Names answers = {"stop"};
  for (const Card& card : me().hand) {
    if (card.symbol == "acorn" || card.symbol == "berry") answers.push_back("pouch " + shown_name(me().hand, card));
  }
  ask(task, "pouch", answers);
}

// R9.2.
void Game::do_trim(const Task& task) {
  if (me().hand.many() <= kHandLimit) return;
  Names answers;
  for (const Card& card : me().hand) answers.push_back("trim " + shown_name(me().hand, card));
  ask(task, "trim", answers);
}

// R9.3.
void Game::do_next() {
  if (all_out()) return game_over();
  const int next = (mover_ + 1) % setting_.seats;
  if (next == marker_) return end_of_round();
  mover_ = next;
  then("turn");
}

// ---------------------------------------------------------------------------------------------------------------------
// The end of a round (chapter 10)

void Game::end_of_round() {
  level_ = round_ + 1;  // R10.1
  then("new round");
  then("pebbles");
  if (level_ < kLowestFlood) return;
  then("clean");
  then("wash");
  for (int distance = setting_.seats - 1; distance >= 0; --distance) {
    then("threat", (marker_ + distance) % setting_.seats);  // R10.2
  }
}

// R10.2: as many injuries as there are gophers in the zone of the new level.
void Game::do_threat(const Task& task) {
  int gophers = 0;
  for (const Gopher& gopher : gophers_) gophers += space(gopher.at).zone == level_ ? 1 : 0;
  if (gophers == 0 || injuries_.empty()) return;  // "no more injuries" (R10.3)
  mover_ = task.player;
  aim_ = "defence";
  count_ = gophers;
  then("defend");
}

// R10.3.
void Game::do_defend(const Task& task) {
  const bool by_pebble = contains(me().tiles, "pebble-to-nutshell") && pebbles_of(me()) > 0;
  if (count_ == 0 || (me().hand.empty() && !contains(me().tiles, "nutshell") && !by_pebble)) {
    cost_.clear();
    then("injuries", 0, "0");
    return;
  }
  cost_ = {"nutshell"};
  then("pay");  // asks; see there
  static_cast<void>(task);
}

// Draws an injury for each that is left, then an action card for each one drawn, then discards (R10.3, R10.4). The name
// of the task is how many were drawn.
void Game::do_injuries(const Task& task) {
  if (count_ > 0 && !injuries_.empty()) {
    std::map<std::string, double> outcomes;
    for (const int value : injuries_) outcomes["injury " + std::to_string(value)] += 1;
    ask_chance(task, "injury", outcomes);
    return;
  }
  count_ = std::stoi(task.name);
  then("trim");
  then("refill");
}

// R10.5. A pebble that lies with a gopher goes as soon as it is washed along (R10.6).
void Game::do_wash(const Task& task) {
  for (; count_ < gophers_.many(); ++count_) {
    Gopher& gopher = gophers_.at(count_);
    if (space(gopher.at).zone != round_ + 1) continue;
    const List<Tunnel> up = tunnels_up(gopher.at);
    if (up.many() > 1) {
      std::map<std::string, double> outcomes;
      for (const Tunnel& each : up) outcomes["way " + each.way] = pack_->direction.at(each.way);
      ask_chance(task, "wash", outcomes);
      return;
    }
    gopher.at = up.at(0).to;
    if (gopher.pebble) ++supply_;
    gopher.pebble = false;
    if (gopher.at == "surface") gopher.resting = false;
  }
  count_ = 0;
  if (all_out() || round_ == kRounds) game_over();  // R11.1
}

// R10.6.
void Game::do_clean() {
  for (const Space& each : pack_->spaces) {
    if (each.zone != round_ + 1 || tokens_.count(each.name) == 0) continue;
    bag_.push_back(tokens_.at(each.name));
    tokens_.erase(each.name);
  }
}

// R10.7.
void Game::do_pebbles(const Task& task) {
  if (round_ == kRounds || all_out()) return;
  int lowest = 100;
  for (const Gopher& gopher : gophers_) {
    if (gopher.at != "surface") lowest = std::min(lowest, space(gopher.at).zone);
  }
  List<int> without;
  for (int number = 1; number <= gophers_.many(); ++number) {
    const Gopher& gopher = gophers_.at(number - 1);
    if (space(gopher.at).zone == lowest && !gopher.pebble) without.push_back(number);
  }
  if (without.many() <= supply_) {
    for (const int number : without) gophers_.at(number - 1).pebble = true;
    supply_ -= without.many();
    return;
  }
  if (supply_ == 0) return;
  mover_ = marker_;
  Names answers;
  Names seen;
  for (const int number : without) {  // on one space they are the same, the first is taken (R3.1)
    if (contains(seen, gophers_.at(number - 1).at)) continue;
    seen.push_back(gophers_.at(number - 1).at);
    answers.push_back("pebble " + std::to_string(number));
  }
  ask(task, "pebbles", answers);
}

// R10.8.
void Game::do_new_round() {
  if (round_ == kRounds || all_out()) return game_over();
  for (Gopher& gopher : gophers_) gopher.resting = false;
  marker_ = (marker_ + 1) % setting_.seats;
  mover_ = marker_;
  ++round_;
  then("turn");
}

// R11.1, R11.2: pouches and injury cards are opened.
void Game::game_over() {
  tasks_.clear();
  stage_ = "over";
  for (Player& player : players_) {
    for (Card& card : player.pouch) {
      card.known = true;
      card.cannot.clear();
    }
  }
  draw_conclusions();
}

}  // namespace understory::underground_panic::naive

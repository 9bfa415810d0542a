// What cards and fruit do (chapters 3, 4 and 6).

#include <algorithm>
#include <set>
#include <stdexcept>

#include "tests/tree_society/naive.hpp"

namespace understory::tree_society::naive {

namespace {

bool has(const List<int>& levels, int level) {  // without levels all are meant
  return levels.empty() || std::find(levels.begin(), levels.end(), level) != levels.end();
}

// What is given (R6.3, R6.12 to R6.14).
bool is_given(const Step& step) {
  return step.what == "give-up" || step.what == "pay" || step.what == "discard" || step.what == "prune";
}

bool is_reveal(const Step& step) { return step.what.rfind("reveal-", 0) == 0; }

bool reveals_fruit(const Step& step) { return step.what == "reveal-keep" || step.what == "reveal-sell"; }

// One level is built, and coins are moved at one go, whatever the number says.
int times(const Step& step) { return step.what == "build" || step.what == "shift" ? 1 : step.number; }

// What building by an effect costs, without 1 more for the top row (R4.4, R6.9).
int reduced(int cost, const std::string& price) {
  if (price == "free") return 0;
  if (price == "half") return (cost + 1) / 2;
  if (price.rfind("less-", 0) == 0) return std::max(0, cost - std::stoi(price.substr(5)));
  throw std::invalid_argument("the pack has an unknown price: " + price);
}

}  // namespace

// ---------------------------------------------------------------------------------------------------------------------
// What can be done

// The step of an ongoing effect at this place that is of this kind, if it counts now (R6.1).
const Step* Game::ongoing(const Place& place, const std::string& what) const {
  if (place.card.empty() || place.level == 0) return nullptr;
  const Level& level = level_of(place.card, place.level);
  if (level.timing != "ongoing") return nullptr;
  for (const Step& step : level.effect) {
    if (step.what == what) return &step;
  }
  return nullptr;
}

Names Game::market_cards() const {
  Names result;
  for (const std::string& name : market_) {
    if (!name.empty()) result.push_back(name);
  }
  return result;
}

// The mover's cards, but never the card with the effect itself (R6.2).
Names Game::own_cards(const Names& from, const std::string& but) const {
  Names result;
  for (const Place& place : me().ongoing) {
    if (contains(from, "ongoing") && !place.card.empty()) result.push_back(place.card);
  }
  for (const std::string& name : me().completed) {
    if (contains(from, "completed")) result.push_back(name);
  }
  take_out(result, but);
  return result;
}

// Fruit of types that were not sold yet this turn (R3.5).
Names Game::unsold(const Names& fruits) const {
  Names result;
  for (const std::string& one : fruits) {
    if (!contains(sold_types_, type_of(one))) result.push_back(one);
  }
  return result;
}

// R4.3, R4.4, R4.6. `price` is all that is to be paid for the level itself.
bool Game::can_build(const std::string& name, int level, int price) const {
  if (level == 1) {
    const bool free =
        std::any_of(me().ongoing.begin(), me().ongoing.end(), [](const Place& place) { return place.card.empty(); });
    if (!free || contains(begun_, name)) return false;
  }
  if (me().purse < price) return false;
  const Level& rule = level_of(name, level);
  return rule.timing != "mandatory" || can_be_demanded(name, rule, me().purse - price);
}

// R4.6.
bool Game::can_be_demanded(const std::string& name, const Level& level, int coins_left) const {
  int pay = 0, give_up = 0, discard = 0, prune = 0;
  Names others = market_cards();
  take_out(others, name);
  for (const Step& step : level.effect) {
    if (step.what == "pay") {
      pay += step.number;
    } else if (step.what == "give-up") {
      give_up += step.number;
    } else if (step.what == "prune") {
      prune += step.number;
    } else if (step.what == "discard") {
      discard += step.number;
      if (own_cards(step.from, name).count() < step.number) return false;
    } else if (step.what == "take") {
      if (stalls_.count() < step.number) return false;
    } else if (step.what != "coins" && step.what != "replace-all") {  // R6.8: counts as done without cards
      if (!can_do(step, name, 0)) return false;
    }
  }
  return pay <= coins_left && give_up <= me().row.count() && prune <= others.count() &&
         discard <= own_cards({"ongoing", "completed"}, name).count();
}

// R6.3: whether all that stands first and is given can be given.
bool Game::price_can_be_given(const Task& task) const {
  Level first;
  for (int index = task.index; index < task.steps.count() && is_given(task.steps.at(index)); ++index)
    first.effect.push_back(task.steps.at(index));
  return can_be_demanded(task.card, first, me().purse);
}

// What an effect may build, and at what price (R6.9, R6.11). `own` is the card with the effect.
List<std::pair<std::string, int>> Game::to_build(const Step& step, const std::string& own) const {
  List<std::pair<std::string, int>> result;
  const auto consider = [&](const std::string& name, int level, int more) {
    if (name.empty() || name == own || level < 1 || level > 3) return;
    const int price = reduced(level_of(name, level).cost, step.price) + more;
    if (can_build(name, level, price)) result.emplace_back(name, price);
  };
  if (step.what == "reveal-build") {
    for (const std::string& name : revealed_) consider(name, 1, 0);
    return result;
  }
  if (contains(step.from, "market") && has(step.levels, 1)) {
    for (int place = 0; place < kMarketPlaces; ++place) consider(market_.at(place), 1, place >= 3 ? 1 : 0);
  }
  if (contains(step.from, "heap") && has(step.levels, 1)) {
    for (const std::string& name : heap_) consider(name, 1, 0);
  }
  if (contains(step.from, "ongoing")) {
    for (const Place& place : me().ongoing) {
      if (place.level >= 1 && has(step.levels, place.level + 1)) consider(place.card, place.level + 1, 0);
    }
  }
  return result;
}

bool Game::can_do(const Step& step, const std::string& own, int dropped) const {
  if (step.what == "coins") return step.per.what.empty() || counted(step.per, mover_, dropped) >= step.each;
  if (step.what == "discount") return true;
  if (step.what == "replace-all") return !market_cards().empty();
  if (step.what == "reveal-keep" || step.what == "reveal-sell") return !fruit_deck_.empty();
  if (is_reveal(step)) return !deck_.empty() || !heap_.empty();
  Task task;
  task.card = own;
  return !answers_for(task, step).empty();
}

// The answers to a step, without `skip`.
List<std::string> Game::answers_for(const Task& task, const Step& step) const {
  List<std::string> result;
  const auto offer = [&](const std::string& word, const Names& names) {
    for (const std::string& name : names) result.push_back(word + " " + name);
  };
  if (step.what == "take") offer("take", stalls_);
  if (step.what == "return") offer("return", stalls_);
  if (step.what == "replace") offer("replace", market_cards());
  if (step.what == "prune") offer("prune", market_cards());
  if (step.what == "give-up") offer("give-up", me().row);
  if (step.what == "discard") offer("discard", own_cards(step.from, task.card));
  if (step.what == "sell") offer("sell", unsold(me().row));
  if (step.what == "perform") {
    for (const std::string& one : me().row) result.push_back("perform " + type_of(one));  // R6.17
  }
  if (step.what == "swap") {
    for (const std::string& mine : me().row) {
      for (const std::string& other : stalls_) {
        if (mine != other) result.push_back("swap " + mine + " " + other);
      }
    }
  }
  if (step.what == "shift") {
    const int there = step.to == "chest" ? me().purse : me().chest;
    for (int number = 1; number <= std::min({there, step.number, kMostMoved}); ++number)
      result.push_back("shift " + std::to_string(number));
  }
  if (step.what == "build") {
    for (const auto& [name, price] : to_build(step, task.card)) result.push_back("build " + name);
  }
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// An effect, step by step (R6.2)

void Game::next_step(Task task) {
  ++task.index;
  task.done = 0;
  task.phase = 0;
  task.emptied.clear();
  then(task);
  Task refill;  // R5.3: what the step took out of the fruit market
  refill.what = "stalls";
  then(refill);
}

void Game::do_program(Task task) {
  if (task.index == task.steps.count()) return;
  const Step step = task.steps.at(task.index);
  if (step.what == "raise") {
    raise(task);
    next_step(task);
    return;
  }
  if (!task.mandatory && !task.checked) {
    task.checked = true;
    if (!price_can_be_given(task)) return;  // the whole effect is void (R6.3)
  }
  if (step.what == "coins") {
    gain(step, task.dropped);
    next_step(task);
  } else if (step.what == "discount") {
    ++discounts_[step.number];
    next_step(task);
  } else if (step.what == "pay") {
    me().purse -= step.number;
    task.given = true;
    next_step(task);
  } else if (step.what == "replace-all") {  // R6.8
    refill_.clear();
    for (int place = 0; place < kMarketPlaces; ++place) {
      if (!market_.at(place).empty()) refill_.push_back(place);
    }
    for (const std::string& name : market_cards()) discard_from_market(name);
    next_step(task);
    Task fill;
    fill.what = "market";
    then(fill);
  } else if (is_reveal(step)) {
    do_reveal(task);
  } else {
    List<std::string> answers;
    if (task.done < times(step)) answers = answers_for(task, step);
    if (!answers.empty()) {
      const bool must = task.mandatory || (is_given(step) && task.given);  // R6.3, R6.4
      if (!must) answers.push_back("skip");
      ask(task, answers);
      return;
    }
    // The step is over, or void.
    Task fill;
    if (step.what == "return") {  // shuffled in again; `next_step` refills the market
      for (const std::string& one : aside_) fruit_deck_.push_back(one);
      aside_.clear();
    } else if (step.what == "replace") {
      refill_ = task.emptied;
      std::sort(refill_.begin(), refill_.end());
      fill.what = "market";
    }
    next_step(task);
    if (!fill.what.empty()) then(fill);
  }
}

// R6.10, R6.11.
void Game::do_reveal(Task task) {
  const Step step = task.steps.at(task.index);
  const bool of_fruit = reveals_fruit(step);
  if (task.phase == 0) {
    if (!can_do(step, task.card, 0)) {
      next_step(task);
      return;
    }
    if (!task.mandatory) {
      ask(task, {"reveal", "skip"});
      return;
    }
    task.phase = 1;
  }
  if (task.phase == 1) {
    if (!of_fruit && task.done < step.number) shuffle_heap_if_needed();  // R5.7
    const Names& from = of_fruit ? fruit_deck_ : deck_;
    if (task.done < step.number && !from.empty()) {
      ask_chance(task, of_fruit ? "fruit" : "card", from);
      return;
    }
    task.phase = 2;
  }
  List<std::string> answers;
  if (step.what == "reveal-keep") {
    for (const std::string& one : aside_) answers.push_back("keep " + one);
  } else if (step.what == "reveal-sell") {
    for (const std::string& one : unsold(aside_)) answers.push_back("sell " + one);
  } else if (step.what == "reveal-build") {
    for (const auto& [name, price] : to_build(step, task.card)) answers.push_back("build " + name);
  } else if (step.what == "reveal-coins") {
    std::set<std::string> guilds;
    for (const std::string& name : revealed_) guilds.insert(card(name).guild);
    add_coins(step.to, static_cast<int>(guilds.size()));
  } else {
    throw std::invalid_argument("the pack has an unknown step: " + step.what);
  }
  if (!answers.empty()) {
    if (step.what != "reveal-keep" && !task.mandatory) answers.push_back("skip");
    ask(task, answers);
    return;
  }
  for (const std::string& one : aside_) fruit_deck_.push_back(one);
  for (const std::string& name : revealed_) deck_.push_back(name);
  aside_.clear();
  revealed_.clear();
  next_step(task);
}

// The answer to what a program, or several listening effects, asked; chance included.
void Game::answer_program(Task task, const std::string& move) {
  const Names words = words_of(move);
  const std::string& kind = words.at(0);
  if (task.what == "listen") {
    if (kind == "skip") return;  // all that wait are left out (R6.15)
    for (int i = 0; i < task.waiting.count(); ++i) {
      if (task.waiting.at(i).card != words.at(1)) continue;
      const Listener listener = task.waiting.at(i);
      task.waiting.erase(task.waiting.begin() + i);
      then(task);
      begin_listener(listener, task.level);
      return;
    }
    return;
  }

  const Step step = task.steps.at(task.index);
  // What was revealed and not chosen goes back (R6.10, R6.11), before what was chosen does anything (R4.8).
  const auto put_back = [&]() {
    for (const std::string& one : aside_) fruit_deck_.push_back(one);
    for (const std::string& name : revealed_) deck_.push_back(name);
    aside_.clear();
    revealed_.clear();
  };

  if (kind == "skip") {
    if (is_given(step)) return;  // leaves out the whole effect (R6.3)
    if (is_reveal(step)) {
      put_back();
      next_step(task);
    } else {
      task.done = times(step);  // the step is over; what was returned or replaced so far is seen to
      then(task);
    }
  } else if (kind == "reveal") {
    task.phase = 1;
    then(task);
  } else if (kind == "fruit") {
    take_out(fruit_deck_, words.at(1));
    aside_.push_back(words.at(1));
    ++task.done;
    then(task);
  } else if (kind == "card") {
    take_out(deck_, words.at(1));
    revealed_.push_back(words.at(1));
    ++task.done;
    then(task);
  } else if (kind == "keep") {
    take_out(aside_, words.at(1));
    me().row.push_back(words.at(1));
    put_back();
    fruit_was_drawn();
    next_step(task);
  } else if (kind == "sell" && step.what == "reveal-sell") {
    const std::string sold = words.at(1);
    take_out(aside_, sold);
    put_back();
    fruit_was_drawn();
    next_step(task);
    me().row.push_back(sold);  // only to sell it like any other: it counts once (R3.3)
    sell_fruit(sold);
  } else if (kind == "sell") {
    ++task.done;
    then(task);
    sell_fruit(words.at(1));
  } else if (kind == "build") {
    int price = 0, level = 1;
    for (const auto& [name, its_price] : to_build(step, task.card)) {
      if (name == words.at(1)) price = its_price;
    }
    for (const Place& place : me().ongoing) {
      if (place.card == words.at(1)) level = place.level + 1;
    }
    take_out(revealed_, words.at(1));
    put_back();
    next_step(task);
    start_building(words.at(1), level, price);
  } else if (kind == "take") {
    take_out(stalls_, words.at(1));
    me().row.push_back(words.at(1));
    ++task.done;
    then(task);
  } else if (kind == "swap") {
    take_out(me().row, words.at(1));
    take_out(stalls_, words.at(2));
    me().row.push_back(words.at(2));
    stalls_.push_back(words.at(1));
    ++task.done;
    then(task);
  } else if (kind == "return") {
    take_out(stalls_, words.at(1));
    aside_.push_back(words.at(1));
    ++task.done;
    then(task);
  } else if (kind == "replace") {
    for (int place = 0; place < kMarketPlaces; ++place) {
      if (market_.at(place) == words.at(1)) task.emptied.push_back(place);
    }
    ++task.done;
    then(task);
    discard_from_market(words.at(1));
  } else if (kind == "perform") {
    ++task.done;
    then(task);
    start_action(words.at(1));
  } else if (kind == "shift") {
    const int number = std::stoi(words.at(1));
    me().purse += step.to == "chest" ? -number : number;
    me().chest += step.to == "chest" ? number : -number;
    if (step.number != kAnyNumber || number < kMostMoved) task.done = times(step);
    then(task);
  } else if (kind == "give-up") {  // R6.12
    take_out(me().row, words.at(1));
    me().sold.push_back(words.at(1));
    task.given = true;
    ++task.done;
    then(task);
  } else if (kind == "discard") {  // R6.13
    task.dropped = 3;
    for (const Place& place : me().ongoing) {
      if (place.card == words.at(1)) task.dropped = place.level;
    }
    task.given = true;
    ++task.done;
    then(task);
    discard_own(words.at(1));
  } else if (kind == "prune") {  // R6.14
    task.given = true;
    ++task.done;
    then(task);
    discard_from_market(words.at(1));
  } else {
    throw std::invalid_argument("nobody asked for this: " + move);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// What changes

void Game::add_coins(const std::string& to, int number) {
  if (to != "purse" && to != "chest") throw std::invalid_argument("the pack has coins that go nowhere");
  (to == "purse" ? me().purse : me().chest) += number;
}

// R6.5.
void Game::gain(const Step& step, int dropped) {
  int number = step.number;
  if (!step.per.what.empty()) number *= counted(step.per, mover_, dropped) / step.each;
  if (step.most != -1) number = std::min(number, step.most);
  add_coins(step.to, number);
}

// R3.3, R3.4: the price of a fruit of the mover's row, itself counted once.
int Game::price_of(const std::string& one) const {
  int price = 0;
  Names face_up = stalls_;
  for (const Player& player : players_) face_up.insert(face_up.end(), player.row.begin(), player.row.end());
  for (const std::string& other : face_up) price += type_of(other) == type_of(one) ? 1 : 0;
  if (is_valuable(one)) ++price;
  for (const Place& place : me().ongoing) {  // R6.16
    const Step* rise = ongoing(place, "price-up");
    if (rise != nullptr && contains(rise->types, type_of(one))) price += rise->number;
  }
  return price;
}

// Sells a fruit that lies in the row (R3.2 to R3.5).
void Game::sell_fruit(const std::string& one) {
  me().purse += price_of(one);
  take_out(me().row, one);
  me().sold.push_back(one);
  if (!contains(sold_types_, type_of(one))) sold_types_.push_back(type_of(one));
  listen("sell", "", 0);
}

void Game::start_action(const std::string& type) {
  Task task;
  task.what = "program";
  task.steps = fruit(type).action;
  then(task);
}

// R4.3 to R4.6. Pays, puts a new card into the first free place, and then does the steps of the level: what a mandatory
// effect demands, the level itself, the rest; the level itself and then the effect for others.
void Game::start_building(const std::string& name, int level, int price) {
  me().purse -= price;
  if (level == 1) {
    for (std::string& place : market_) {
      if (place == name) place.clear();  // its place stays empty
    }
    take_out(heap_, name);
    begun_.push_back(name);
    for (Place& place : me().ongoing) {
      if (!place.card.empty()) continue;
      place = {name, 0, 0};
      break;
    }
  }
  const Level& rule = level_of(name, level);
  Task task;
  task.what = "program";
  task.card = name;
  task.level = level;
  task.mandatory = rule.timing == "mandatory";
  Step raise_it;
  raise_it.what = "raise";
  const bool has_effect = rule.timing == "standard" || rule.timing == "reveal" || rule.timing == "mandatory";
  if (has_effect) task.steps = rule.effect;
  int before = 0;
  while (task.mandatory && before < task.steps.count() && is_given(task.steps.at(before))) ++before;
  task.steps.insert(task.steps.begin() + before, raise_it);
  then(task);
}

// R4.7. `task` is the program of the level, which comes before those that listen (R4.8, R4.9).
void Game::raise(const Task& task) {
  for (Place& place : me().ongoing) {
    if (place.card != task.card) continue;
    place.level = task.level;
    place.used = 0;  // anew for a new level (R6.15)
    if (task.level != 3) continue;
    me().completed.push_back(task.card);
    place = Place();
    if (banners(mover_, "") >= banners_to_end_) ends_after(round_ + 2);  // R7.1
  }
  if (task.level == 3) listen("complete", task.card, 3);
  listen("build", task.card, task.level);  // comes first
}

// R4.11, R6.13.
void Game::discard_own(const std::string& name) {
  int level = 3;
  for (Place& place : me().ongoing) {
    if (place.card != name) continue;
    level = place.level;
    place = Place();
  }
  take_out(me().completed, name);
  heap_.push_back(name);
  listen("discard", name, level);
}

// R6.8, R6.14. No card of anybody's; effects that listen to a discard listen to own cards only (notes.md).
void Game::discard_from_market(const std::string& name) {
  for (std::string& place : market_) {
    if (place == name) place.clear();
  }
  heap_.push_back(name);
}

}  // namespace understory::tree_society::naive

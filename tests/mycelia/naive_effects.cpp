// What cards do (chapters 5 to 8, and 11 for Gwidyon).

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

#include "tests/mycelia/naive.hpp"

namespace understory::mycelia::naive {

namespace {

bool contains(const List<int>& list, int value) { return std::find(list.begin(), list.end(), value) != list.end(); }

// The field that an answer such as "to c2" names.
int field_in(const std::string& move) {
  for (int field = 0; field < kFields; ++field) {
    if (move.substr(move.find(' ') + 1) == field_name(field)) return field;
  }
  throw std::invalid_argument("no field: " + move);
}

// The same symbol twice in a row, transparent or not, is one symbol with the sum of its numbers (R6.5).
List<Step> merged(const List<Step>& symbols) {
  List<Step> result;
  for (const Step& symbol : symbols) {
    const bool same = !result.empty() && symbol.what != "near" && result.back().what == symbol.what;
    if (same) {
      result.back().number += symbol.number;
    } else {
      result.push_back(symbol);
    }
  }
  return result;
}

}  // namespace

std::string field_name(int field) {
  return std::string(1, static_cast<char>('a' + field % kColumns)) + std::to_string(field / kColumns + 1);
}

List<int> neighbours_of(int field) {
  List<int> result;
  for (int other = 0; other < kFields; ++other) {
    const int columns = std::abs(other % kColumns - field % kColumns);
    const int rows = std::abs(other / kColumns - field / kColumns);
    if (columns + rows == 1) result.push_back(other);
  }
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// What can be done

// The shrine in the middle, or a field with an additional shrine, for which the same holds (R1.3, R8.5).
bool Game::is_shrine(int player, int field) const {
  return field == kShrine || contains(players_.at(player).covered, field);
}

// Neighbours of the field that hold a drop and from which none was taken yet (R6.9, R6.10).
List<int> Game::near_with_drop(int player, int field, const List<int>& taken) const {
  List<int> result;
  for (const int other : neighbours_of(field)) {
    if (players_.at(player).drops.at(other) > 0 && !contains(taken, other)) result.push_back(other);
  }
  return result;
}

bool Game::symbol_can_be_done(const Step& symbol, int player, int field, const List<int>& taken) const {
  if (symbol.number < 1) return false;
  if (symbol.what == "near") return !near_with_drop(player, field, taken).empty();
  return players_.at(player).drops.at(field) > 0;  // move, remove: a drop must be there
}

// The fields that may be chosen (R6.3, R6.4): only those at which something can be done.
List<int> Game::fields_for(const Step& step, int player) const {
  const Player& me = players_.at(player);
  const Names& landscapes = pack_->forests.at(me.forest);
  List<int> result;
  for (int field = 0; field < kFields; ++field) {
    if (is_shrine(player, field)) continue;
    if (step.land != "any" && step.land != landscapes.at(field)) continue;
    if (me.drops.at(field) < step.holds) continue;
    if (step.exact && me.drops.at(field) != step.holds) continue;
    bool something = false;
    for (const Step& symbol : step.inner) something = something || symbol_can_be_done(symbol, player, field, {});
    if (something) result.push_back(field);
  }
  return result;
}

// Fields with exactly 1 drop, if an additional shrine is left (R8.5).
List<int> Game::fields_to_cover(int player) const {
  List<int> result;
  for (int field = 0; field < kFields; ++field) {
    if (additional_shrines_ > 0 && players_.at(player).drops.at(field) == 1) result.push_back(field);
  }
  return result;
}

bool Game::can_do(const Step& step, int player) const {
  if (step.what == "leaves") return step.number > 0;
  if (step.what == "field") return !fields_for(step, player).empty();
  if (step.what == "repeat") return step.number > 0 && can_do_any(step.inner, player);
  if (step.what == "either") return can_do_any(step.inner, player) || can_do_any(step.right, player);
  if (step.what == "trash") return !players_.at(player).discards.empty();
  if (step.what == "shrine-tile") return !fields_to_cover(player).empty();
  if (step.what == "action-card") {
    return std::find(action_supply_.begin(), action_supply_.end(), step.letter) != action_supply_.end();
  }
  return true;
}

bool Game::can_do_any(const List<Step>& steps, int player) const {
  return std::any_of(steps.begin(), steps.end(), [&](const Step& step) { return can_do(step, player); });
}

// ---------------------------------------------------------------------------------------------------------------------
// Steps

void Game::do_step(const Task& task) {
  const Step& step = task.step;
  const int player = task.player;
  if (step.what == "leaves") {  // taken without asking (R6.1, R6.2, R7.2)
    players_.at(player).leaves += step.number;
    ++things_done_;
  } else if (step.what == "field") {
    List<std::string> answers;
    for (const int field : fields_for(step, player)) answers.push_back("field " + field_name(field));
    if (answers.empty()) return;  // void, nobody is asked (R6.1)
    answers.push_back("skip");
    ask(task, player, answers);
  } else if (step.what == "repeat") {
    Task again = task;
    again.what = "again";
    again.left = step.number;
    then(again);
  } else if (step.what == "either") {  // R6.11
    List<std::string> answers;
    if (can_do_any(step.inner, player)) answers.push_back("pick 1");
    if (can_do_any(step.right, player)) answers.push_back("pick 2");
    if (!answers.empty()) ask(task, player, answers);
  } else if (step.what == "others") {  // R7.1; the last one goes on the heap first
    if (alone()) {
      bonus_for_gwidyon(step.inner);
      return;
    }
    for (int distance = setting_.seats - 1; distance >= 1; --distance) {
      then_steps(step.inner, (player + distance) % setting_.seats);
    }
  } else if (step.what == "trash") {  // R8.2
    List<std::string> answers;
    for (const std::string& name : players_.at(player).discards) answers.push_back("trash " + name);
    if (answers.empty() || step.number < 1) return;
    answers.push_back("skip");
    ask(task, player, answers);
  } else if (step.what == "action-card") {
    do_action_card(task);
  } else if (step.what == "shrine-tile") {  // R8.5
    List<std::string> answers;
    for (const int field : fields_to_cover(player)) answers.push_back("cover " + field_name(field));
    if (!answers.empty()) ask(task, player, answers);
  } else if (step.what == "new-showcase") {
    replace_showcase();
  } else if (step.what == "flip-chip") {
    turn_chip();
  } else if (step.what == "gwidyon") {
    gwidyon_removes(step.number);
  } else {
    throw std::invalid_argument("the pack has an unknown step: " + step.what);
  }
}

// The answer to what `do_step` asked.
void Game::answer(Task task, const std::string& move) {
  const std::string kind = move.substr(0, move.find(' '));
  const std::string what = move.find(' ') == std::string::npos ? "" : move.substr(move.find(' ') + 1);
  if (task.what == "symbols") {
    answer_symbol(task, move);
    then(task);
  } else if (kind == "field") {
    choose_field(task, field_in(move));
  } else if (kind == "pick") {
    then_steps(what == "1" ? task.step.inner : task.step.right, task.player);
  } else if (kind == "trash") {
    trash(task.player, what);
    --task.step.number;
    then(task);  // asks again if more than one card may be trashed
  } else if (kind == "return") {
    Player& me = players_.at(task.player);
    take_out(me.owned, what);
    take_out(me.used, what);  // of two of a letter a used one is returned (R8.4)
    take_action_card(task.player, task.step.letter);
  } else if (kind == "cover") {
    cover(task.player, field_in(move));
  } else if (kind == "supply") {
    supply_ = what;
  } else if (kind == "layout") {
    lay_out(what);
  } else if (kind == "back") {
    players_.at(task.player).forest = what;
  } else if (kind == "reveal") {
    take_out(market_pile_, what);
    *std::find(showcase_.begin(), showcase_.end(), "") = what;  // the first empty place from the left
    then(task);
  } else if (kind == "deal") {
    players_.at(task.player).hidden.push_back(what);
    --task.left;
    then(task);
  } else if (kind == "roll") {
    roll(what);
  } else if (kind == "turn-up") {
    solo_out_.push_back(what);
    stage_ = "turn";
    Task end;
    end.what = "end of solo card";
    then(end);
    then_steps(pack_->solo.at(what), 0);
  }
  // What is left is "skip" for a field, trashing or an action card: nothing is done.
}

// R6.12. `done_before` tells how much had been done before the time that is just over; -1 before the first one.
void Game::do_again(Task task) {
  if (task.left == 0 || task.done_before == things_done_) return;
  --task.left;
  task.done_before = things_done_;
  then(task);
  then_steps(task.step.inner, task.player);
}

void Game::choose_field(const Task& task, int field) {
  Task symbols;
  symbols.what = "symbols";
  symbols.player = task.player;
  symbols.field = field;
  symbols.symbols = merged(task.step.inner);
  symbols.done_before = things_done_;
  then(symbols);
}

// The symbols of a chosen field, from left to right (R6.5 to R6.10).
void Game::do_symbols(Task task) {
  while (!task.symbols.empty()) {
    const Step symbol = task.symbols.front();
    if (!symbol_can_be_done(symbol, task.player, task.field, task.taken)) {
      task.symbols.erase(task.symbols.begin());
      task.taken.clear();
      continue;
    }
    List<std::string> answers;
    if (symbol.what == "move") {
      for (const int other : neighbours_of(task.field)) answers.push_back("to " + field_name(other));
    } else if (symbol.what == "remove") {
      const int most = std::min(symbol.number, players_.at(task.player).drops.at(task.field));
      for (int number = 1; number <= most; ++number) answers.push_back("remove " + std::to_string(number));
    } else if (symbol.what == "near") {
      for (const int other : near_with_drop(task.player, task.field, task.taken)) {
        answers.push_back("near " + field_name(other));
      }
      if (symbol.all && answers.size() >= 2) answers.push_back("all");
    } else {
      throw std::invalid_argument("the pack has an unknown symbol: " + symbol.what);
    }
    // R6.6: may it be left out?
    bool may_skip = things_done_ > task.done_before;
    for (int later = 1; later < static_cast<int>(task.symbols.size()); ++later) {
      may_skip = may_skip || symbol_can_be_done(task.symbols.at(later), task.player, task.field, {});
    }
    if (may_skip) answers.push_back("skip");
    if (answers.size() > 1) {
      ask(task, task.player, answers);
      return;
    }
    answer_symbol(task, answers.front());  // the only thing, and it must be done: without asking
  }
}

// Does what was said about the first symbol of the task, and takes that symbol off if it is over.
void Game::answer_symbol(Task& task, const std::string& move) {
  const std::string kind = move.substr(0, move.find(' '));
  Step& symbol = task.symbols.front();
  bool over = true;
  if (kind == "to") {
    move_drop(task.player, task.field, field_in(move));
    --symbol.number;
    over = symbol.number == 0;
  } else if (kind == "remove") {
    remove_drops(task.player, task.field, std::stoi(move.substr(move.find(' ') + 1)));
  } else if (kind == "near") {
    remove_drops(task.player, field_in(move), 1);
    task.taken.push_back(field_in(move));
    over = !symbol.all;
  } else if (kind == "all") {
    for (const int other : near_with_drop(task.player, task.field, task.taken)) remove_drops(task.player, other, 1);
  }
  // "skip" leaves the symbol out, and with it the rest of its number (R6.7, R6.9).
  if (!over) return;
  task.symbols.erase(task.symbols.begin());
  task.taken.clear();
}

// R8.3, R8.4.
void Game::do_action_card(const Task& task) {
  if (!can_do(task.step, task.player)) return;
  const Names& owned = players_.at(task.player).owned;
  if (owned.size() < 4) {
    take_action_card(task.player, task.step.letter);
    return;
  }
  List<std::string> answers = {"skip"};
  for (const std::string& letter : owned) answers.push_back("return " + letter);
  ask(task, task.player, answers);
}

// ---------------------------------------------------------------------------------------------------------------------
// What changes

void Game::take_action_card(int player, const std::string& letter) {
  take_out(action_supply_, letter);
  players_.at(player).owned.push_back(letter);
  ++things_done_;
}

// Into the box, out of the game (R8.2).
void Game::trash(int player, const std::string& name) {
  take_out(players_.at(player).discards, name);
  ++things_done_;
}

void Game::cover(int player, int field) {
  remove_drops(player, field, 1);
  players_.at(player).covered.push_back(field);
  --additional_shrines_;
}

void Game::remove_drops(int player, int field, int number) {
  players_.at(player).drops.at(field) -= number;
  into_shrine_of_life(number);
  ++things_done_;
}

// A drop that comes onto a shrine is removed at once (R1.3).
void Game::move_drop(int player, int from, int to) {
  --players_.at(player).drops.at(from);
  ++players_.at(player).drops.at(to);
  ++things_done_;
  if (is_shrine(player, to)) remove_drops(player, to, 1);
}

// More than it holds does not fit and goes to the box (R1.4).
void Game::into_shrine_of_life(int number) {
  shrine_of_life_ = std::min(shrine_of_life_ + number, pack_->capacity.at(setting_.seats));
}

// R5.2: everything to the market's discards, then five are turned up.
void Game::replace_showcase() {
  for (std::string& place : showcase_) {
    if (!place.empty()) market_discards_.push_back(place);
    place.clear();
  }
  Task fill;
  fill.what = "fill";
  then(fill);
}

// R11.5.
void Game::turn_chip() {
  chip_remove_side_ = !chip_remove_side_;
  if (chip_remove_side_) gwidyon_removes(1);
}

// No more than it has (R11.4).
void Game::gwidyon_removes(int number) {
  const int removed = std::min(number, gwidyon_drops_);
  gwidyon_drops_ -= removed;
  into_shrine_of_life(removed);
}

// R11.6. What is repeated counts as often; leaves do nothing; nobody looks at landscapes.
void Game::bonus_for_gwidyon(const List<Step>& steps) {
  for (const Step& step : steps) {
    if (step.what == "repeat") {
      for (int time = 0; time < step.number; ++time) bonus_for_gwidyon(step.inner);
    } else if (step.what == "field" || step.what == "either") {  // no card has an either for others
      bonus_for_gwidyon(step.inner);
    } else if (step.what == "move") {
      for (int drop = 0; drop < step.number; ++drop) turn_chip();
    } else if (step.what == "remove" || step.what == "near") {
      gwidyon_removes(step.number);
    }
  }
}

}  // namespace understory::mycelia::naive

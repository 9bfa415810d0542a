// What is counted, points (chapter 7) and positions (R8.4) of the second opinion.

#include <algorithm>
#include <set>
#include <stdexcept>

#include "tests/tree_society/naive.hpp"

namespace understory::tree_society::naive {

namespace {

// {"apple": 2}
nlohmann::json numbers_of(const Names& list) {
  nlohmann::json result = nlohmann::json::object();
  for (const std::string& name : list) result[name] = std::count(list.begin(), list.end(), name);
  return result;
}

nlohmann::json name_or_null(const std::string& name) { return name.empty() ? nlohmann::json() : nlohmann::json(name); }

int types_in(const Names& fruits) {
  std::set<std::string> types;
  for (const std::string& name : fruits) types.insert(type_of(name));
  return static_cast<int>(types.size());
}

}  // namespace

// ---------------------------------------------------------------------------------------------------------------------
// What is counted (R7.5)

// Banners in Completed, of one guild or, without a name, of all.
int Game::banners(int player, const std::string& guild) const {
  int result = 0;
  for (const std::string& name : players_.at(player).completed) {
    if (guild.empty() || card(name).guild == guild) result += card(name).banners;
  }
  return result;
}

// `dropped` is the level behind a discard.
int Game::counted(const Count& count, int player, int dropped) const {
  const Player& who = players_.at(player);
  if (count.what == "banners") return banners(player, count.guild);
  if (count.what == "houses") {
    Names cards;
    if (count.where != "ongoing") cards = who.completed;
    for (const Place& place : who.ongoing) {
      if (count.where != "completed" && !place.card.empty()) cards.push_back(place.card);
    }
    int result = 0;
    for (const std::string& name : cards) {
      if (count.guild.empty() || card(name).guild == count.guild) ++result;
    }
    return result;
  }
  if (count.what == "guilds" || count.what == "best-guild") {
    std::set<std::string> guilds;
    int best = 0;
    for (const std::string& name : who.completed) {
      guilds.insert(card(name).guild);
      best = std::max(best, banners(player, card(name).guild));
    }
    return count.what == "guilds" ? static_cast<int>(guilds.size()) : best;
  }
  if (count.what == "cards-with") {
    int result = 0;
    for (const std::string& name : who.completed) result += card(name).banners == count.number ? 1 : 0;
    return result;
  }
  if (count.what == "fruit-held") return who.row.count();
  if (count.what == "kinds-held") return types_in(who.row);
  if (count.what == "fruit-sold") return who.sold.count();
  if (count.what == "kinds-sold") return types_in(who.sold);
  if (count.what == "coins") return who.purse + who.chest;
  if (count.what == "heap") return heap_.count();
  if (count.what == "dropped-level") return dropped;
  throw std::invalid_argument("the pack counts something unknown: " + count.what);
}

// ---------------------------------------------------------------------------------------------------------------------
// Points (R7.4, R7.6)

int Game::points(int player, const std::string& name, int level) const {
  if (level == 0) return 0;  // its level 1 is only just being built (R4.6)
  const Points& rule = level_of(name, level).points;
  if (rule.of.what.empty()) return rule.base;
  const int number = counted(rule.of, player, 0);
  if (rule.enough != -1) return number >= rule.enough ? rule.then : rule.otherwise;
  const int sum = rule.base + rule.per * (number / rule.each);
  return rule.most == -1 ? sum : std::min(sum, rule.most);
}

List<int> Game::totals() const {
  List<int> result;
  for (int player = 0; player < setting_.seats; ++player) {
    int total = 0;
    for (const Place& place : players_.at(player).ongoing) {
      if (!place.card.empty()) total += points(player, place.card, place.level);
    }
    for (const std::string& name : players_.at(player).completed) total += points(player, name, 3);
    result.push_back(total);
  }
  return result;
}

// Of equal ones the later is ahead (R7.6).
List<int> Game::ranks() const {
  const List<int> all = totals();
  List<int> result;
  for (int mine = 0; mine < all.count(); ++mine) {
    int rank = 1;
    for (int other = 0; other < all.count(); ++other) {
      if (all.at(other) > all.at(mine) || (all.at(other) == all.at(mine) && other > mine)) ++rank;
    }
    result.push_back(rank);
  }
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// Positions (R8.4)

nlohmann::json Game::position() const {
  nlohmann::json result;
  result["seats"] = setting_.seats;
  result["stage"] = stage_;
  result["mover"] = stage_ == "over" ? nlohmann::json() : nlohmann::json(mover_);
  result["round"] = round_;
  result["last_round"] = last_round_ == -1 ? nlohmann::json() : nlohmann::json(last_round_);
  result["fruit_deck"] = numbers_of(fruit_deck_);
  result["stalls"] = numbers_of(stalls_);
  result["aside"] = numbers_of(aside_);
  Names deck = deck_;
  for (const std::string& name : start_left_) {  // lie apart while they are dealt
    if (stage_ == "start") take_out(deck, name);
  }
  result["deck"] = in_order(deck);
  result["heap"] = in_order(heap_);
  result["revealed"] = in_order(revealed_);
  result["market"] = nlohmann::json::array();
  for (const std::string& name : market_) result["market"].push_back(name_or_null(name));
  result["begun"] = in_order(begun_);
  result["refill"] = refill_;
  result["sold_types"] = nlohmann::json::array();
  for (const Fruit& kind : pack_->fruit) {
    if (contains(sold_types_, kind.type)) result["sold_types"].push_back(kind.type);
  }
  result["action"] = name_or_null(action_);
  result["discounts"] = nlohmann::json::array();
  for (int reduction = 1; reduction <= 3; ++reduction) {
    const auto found = discounts_.find(reduction);
    result["discounts"].push_back(found == discounts_.end() ? 0 : found->second);
  }
  result["players"] = nlohmann::json::array();
  for (const Player& player : players_) {
    nlohmann::json entry;
    entry["purse"] = player.purse;
    entry["chest"] = player.chest;
    entry["row"] = numbers_of(player.row);
    entry["sold"] = numbers_of(player.sold);
    entry["completed"] = in_order(player.completed);
    entry["ongoing"] = nlohmann::json::array();
    for (const Place& place : player.ongoing) {
      if (place.card.empty()) {
        entry["ongoing"].push_back(nullptr);
      } else {
        entry["ongoing"].push_back({{"card", place.card}, {"level", place.level}, {"used", place.used}});
      }
    }
    result["players"].push_back(entry);
  }
  return result;
}

}  // namespace understory::tree_society::naive

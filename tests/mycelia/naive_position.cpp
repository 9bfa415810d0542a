// Who is where, the end (chapter 10) and positions (R12.4) of the second opinion.

#include <algorithm>

#include "tests/mycelia/naive.hpp"

namespace understory::mycelia::naive {

namespace {

// {"panellus-mitis": 2}
nlohmann::json counted(const Names& list) {
  nlohmann::json result = nlohmann::json::object();
  for (const std::string& name : list) result[name] = std::count(list.begin(), list.end(), name);
  return result;
}

}  // namespace

// ---------------------------------------------------------------------------------------------------------------------
// The end of the game (chapter 10)

int Game::drops_of(int player) const {
  int result = 0;
  for (const int drops : players_.at(player).drops) result += drops;
  return result;
}

bool Game::somebody_is_clear() const {
  for (int player = 0; player < setting_.seats; ++player) {
    if (drops_of(player) == 0) return true;
  }
  return false;
}

// R10.1, R10.3.
bool Game::last_round() const { return somebody_is_clear() || round_ + 1 == round_limit_; }

List<int> Game::totals() const {
  List<int> result;
  for (int player = 0; player < setting_.seats; ++player) result.push_back(-drops_of(player));
  if (alone()) result.push_back(-gwidyon_drops_);
  return result;
}

// Fewer drops, then more leaves (R10.2 to R10.4). Alone leaves do not count, Gwidyon has none (R11.8).
List<int> Game::ranks() const {
  List<std::pair<int, int>> merits;
  for (const int total : totals()) merits.emplace_back(total, 0);
  if (!alone()) {
    for (int player = 0; player < setting_.seats; ++player) merits.at(player).second = players_.at(player).leaves;
  }
  if (alone() && stage_ == "over") {  // whoever has none has won, the other has not
    for (auto& merit : merits) merit.first = merit.first == 0 ? 0 : -1;
    // After the last round Gwidyon has won, whatever the player has left (R11.9); its heap is swept up by then.
  }
  List<int> result;
  for (const auto& mine : merits) {
    result.push_back(1 + static_cast<int>(std::count_if(merits.begin(), merits.end(),
                                                        [&](const auto& other) { return other > mine; })));
  }
  return result;
}

List<std::string> Game::solo_winners() const {
  List<std::string> result;
  if (!alone() || stage_ != "over") return result;
  if (drops_of(0) == 0) result.push_back("player");
  if (gwidyon_drops_ == 0) result.push_back("gwidyon");
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// Positions (R12.4)

nlohmann::json Game::position() const {
  nlohmann::json result;
  result["seats"] = setting_.seats;
  result["stage"] = stage_;
  result["mover"] = mover_;
  result["round"] = round_;
  result["supply"] = supply_.empty() ? nlohmann::json() : nlohmann::json(supply_);
  result["layout"] = layout_.empty() ? nlohmann::json() : nlohmann::json(layout_);
  result["shrine"] = shrine_of_life_;
  result["showcase"] = nlohmann::json::array();
  for (const std::string& name : showcase_) {
    result["showcase"].push_back(name.empty() ? nlohmann::json() : nlohmann::json(name));
  }
  result["pile"] = counted(market_pile_);
  result["discards"] = counted(market_discards_);
  for (const std::string letter : {"c", "d", "e"})
    result["actions"][letter] = std::count(action_supply_.begin(), action_supply_.end(), letter);
  result["players"] = nlohmann::json::array();
  for (const Player& player : players_) {
    nlohmann::json entry;
    entry["forest"] = player.forest.empty() ? nlohmann::json() : nlohmann::json(player.forest);
    entry["drops"] = nlohmann::json::array();
    for (int field = 0; field < kFields; ++field) {
      if (field % kColumns == 0) entry["drops"].push_back(nlohmann::json::array());
      entry["drops"].back().push_back(player.drops.at(field));
    }
    List<std::string> covered;
    for (const int field : player.covered) covered.push_back(field_name(field));
    std::sort(covered.begin(), covered.end());
    entry["covered"] = covered;
    entry["leaves"] = player.leaves;
    entry["owned"] = counted(player.owned);
    entry["used"] = counted(player.used);
    entry["unseen"] = counted(player.unseen);
    entry["known"] = counted(player.known);
    entry["top"] = player.top;
    entry["discards"] = counted(player.discards);
    entry["hand"] = counted(player.hidden);
    result["players"].push_back(entry);
  }
  if (alone()) {
    Names out = solo_out_;
    std::sort(out.begin(), out.end());
    result["gwidyon"] = {{"drops", gwidyon_drops_}, {"remove", chip_remove_side_}, {"out", out}};
  }
  return result;
}

}  // namespace understory::mycelia::naive

// The components of the second opinion, read from the pack's file, and the names of R12.1.

#include <algorithm>
#include <set>
#include <stdexcept>

#include "tests/underground_panic/naive.hpp"

namespace understory::underground_panic::naive {

namespace {

Names read_names(const nlohmann::json& list) {
  Names result;
  for (const auto& entry : list) result.push_back(entry.get<std::string>());
  return result;
}

}  // namespace

const Names& colours() {
  static const Names kNames = {"red", "yellow", "blue", "green"};
  return kNames;
}

const Names& symbols() {
  static const Names kNames = {"leaf",      "pinecone",      "nutshell",      "acorn",
                               "berry",     "red-or-yellow", "blue-or-green", "pinecone-or-leaf",
                               "into-leaf", "into-nutshell", "into-any"};
  return kNames;
}

const Names& icons() {
  static const Names kNames = {"red",      "yellow",   "blue", "green", "black", "cube",
                               "nutshell", "pinecone", "leaf", "chest", "pebble"};
  return kNames;
}

const Names& tile_names() {
  static const Names kNames = {"leaf",          "nutshell",  "swap-red-yellow",  "swap-blue-green",
                               "into-pinecone", "into-leaf", "pebble",           "pebble-to-nutshell",
                               "strike",        "sleeper",   "pinecone-or-leaf", "red-card",
                               "yellow-card",   "blue-card", "green-card",       "black-card"};
  return kNames;
}

bool take_out(Names& list, const std::string& name) {
  const auto found = std::find(list.begin(), list.end(), name);
  if (found == list.end()) return false;
  list.erase(found);
  return true;
}

bool contains(const Names& list, const std::string& name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

int count_of(const Names& list, const std::string& name) {
  return static_cast<int>(std::count(list.begin(), list.end(), name));
}

int place_of(const Names& list, const std::string& name) {
  return static_cast<int>(std::find(list.begin(), list.end(), name) - list.begin());
}

Names once(Names list) {
  const std::set<std::string> all(list.begin(), list.end());
  return {all.begin(), all.end()};
}

Pack read_pack(const nlohmann::json& file) {
  Pack pack;
  for (const auto& entry : file.at("spaces")) {
    Space space;
    space.name = entry.at("name").get<std::string>();
    space.zone = entry.at("zone").get<int>();
    space.bonus = read_names(entry.at("bonus"));
    pack.spaces.push_back(space);
  }
  // From the lowest zone upwards and from left to right (R2.1); the letters go from the left (R12.1).
  std::sort(pack.spaces.begin(), pack.spaces.end(), [](const Space& one, const Space& other) {
    return std::make_pair(one.zone, one.name) < std::make_pair(other.zone, other.name);
  });
  for (const auto& entry : file.at("tunnels")) {
    Tunnel tunnel;
    tunnel.from = entry.at("from").get<std::string>();
    tunnel.to = entry.at("to").get<std::string>();
    tunnel.way = entry.at("way").get<std::string>();
    tunnel.cost = read_names(entry.at("cost"));
    pack.tunnels.push_back(tunnel);
  }
  for (const auto& entry : file.at("tokens")) {
    const std::string name = entry.at("name").get<std::string>();
    pack.tokens[name] = read_names(entry.at("icons"));
    for (int copy = 0; copy < entry.at("copies").get<int>(); ++copy) pack.bag.push_back(name);
  }
  for (const auto& entry : file.at("decks")) {
    Names& deck = pack.decks[entry.at("name").get<std::string>()];
    for (const auto& [symbol, copies] : entry.at("cards").items()) {
      for (int copy = 0; copy < copies.get<int>(); ++copy) deck.push_back(symbol);
    }
  }
  int value = 0;
  for (const auto& copies : file.at("injuries").at("copies")) {
    for (int copy = 0; copy < copies.get<int>(); ++copy) pack.injuries.push_back(value);
    ++value;
  }
  for (const auto& entry : file.at("tiles")) {
    for (int copy = 0; copy < entry.at("copies").get<int>(); ++copy)
      pack.tiles.push_back(entry.at("name").get<std::string>());
  }
  for (const auto& entry : file.at("rewards")) {
    Reward reward;
    reward.name = entry.at("name").get<std::string>();
    reward.condition = entry.at("condition").get<std::string>();
    reward.points = entry.at("points").get<int>();
    reward.least = entry.value("least", 1);
    if (entry.contains("set")) reward.set = read_names(entry.at("set"));
    pack.rewards.push_back(reward);
  }
  // The order of the faces is nowhere said; all have the same weight.
  int face = 0;
  for (const char* name : {"red", "yellow", "blue", "green", "white", "black"}) {
    pack.die[name] = file.at("die").at("faces").at(static_cast<std::size_t>(face)).get<double>();
    ++face;
  }
  for (const char* way : {"left", "right"}) pack.direction[way] = file.at("direction").at(way).get<double>();
  pack.pebbles = file.at("pebbles").at("value").get<int>();
  return pack;
}

// ---------------------------------------------------------------------------------------------------------------------
// Looking things up

const Space& Game::space(const std::string& name) const {
  for (const Space& each : pack_->spaces) {
    if (each.name == name) return each;
  }
  throw std::invalid_argument("no such space: " + name);
}

const Reward& Game::reward(const std::string& name) const {
  for (const Reward& each : pack_->rewards) {
    if (each.name == name) return each;
  }
  throw std::invalid_argument("no such reward: " + name);
}

// Level ones lead both ways (R1.3).
List<Tunnel> Game::tunnels_from(const std::string& from) const {
  List<Tunnel> result;
  for (const Tunnel& each : pack_->tunnels) {
    if (each.from == from) result.push_back(each);
    if (each.way == "level" && each.to == from) {
      Tunnel back = each;
      std::swap(back.from, back.to);
      result.push_back(back);
    }
  }
  return result;
}

List<Tunnel> Game::tunnels_up(const std::string& from) const {
  List<Tunnel> result;
  for (const Tunnel& each : tunnels_from(from)) {
    if (each.way != "level") result.push_back(each);
  }
  return result;
}

const Tunnel& Game::tunnel(const std::string& from, const std::string& to) const {
  for (const Tunnel& each : pack_->tunnels) {
    if (each.from == from && each.to == to) return each;
    if (each.way == "level" && each.from == to && each.to == from) return each;
  }
  throw std::invalid_argument("no tunnel from " + from + " to " + to);
}

bool Game::all_out() const {
  return std::all_of(gophers_.begin(), gophers_.end(), [](const Gopher& gopher) { return gopher.at == "surface"; });
}

int Game::pebbles_of(const Player& player) const { return player.pebbles + count_of(player.tiles, "pebble"); }

// What a player can pay with, as in R12.2, without the numbers of lots.
Names Game::things_of(const Player& player) const {
  Names result;
  for (const Card& card : player.hand) result.push_back(card.colour + "-" + card.symbol);
  for (const std::string& tile : player.tiles) result.push_back(tile + "-tile");
  for (int pebble = 0; pebble < player.pebbles; ++pebble) result.push_back("pebble");
  return result;
}

}  // namespace understory::underground_panic::naive

// Goals and points (chapters 8 and 9), and the position as JSON (R12.2).
#include <algorithm>
#include <functional>
#include <tuple>

#include "tests/undergrove/naive.hpp"

namespace understory::undergrove {

int NaiveGame::count(const std::string& goal, int player) const {
  const Player& who = now_.players[static_cast<std::size_t>(player)];
  if (goal == "1A" || goal == "1B" || goal == "4A" || goal == "8A" || goal == "8B")
    return who.marks.at(static_cast<std::size_t>(goal_in_play(goal)));
  std::set<int> lines;
  std::set<Place> touched;
  int two_rooted = 0, ring = 0;
  std::map<int, int> worth;
  std::map<std::string, int> marked;
  for (const Plant& plant : who.plants) {
    const auto [x, y] = plant.corner;
    lines.insert(x);
    for (const Place& space : around(plant.corner))
      if (grown(space)) touched.insert(space);
    two_rooted += plant.roots.size() >= 2 ? 1 : 0;
    ring += std::max(std::abs(2 * x - 1), std::abs(2 * y - 1)) == 3 ? 1 : 0;
    for (const std::string& name : plant.roots) {
      ++worth[value(name)];
      for (const Json& sign : tile(name).at("marks")) ++marked[sign];
    }
  }
  const auto roots_worth = [&](int parity) {
    int roots = 0;
    for (const auto& [points, amount] : worth) roots += points % 2 == parity ? amount : 0;
    return roots;
  };
  if (goal == "2A") return static_cast<int>(lines.size());
  if (goal == "2B") return static_cast<int>(touched.size());
  if (goal == "3A") return trees_of(player);
  if (goal == "3B") return two_rooted;
  if (goal == "4B") return roots_of(player);
  if (goal == "5A") return roots_worth(0);
  if (goal == "5B") return roots_worth(1);
  if (goal == "6A") return marked["star"];
  if (goal == "6B") return marked["circle"];
  if (goal == "7A") return std::min({worth[2], worth[3], worth[4]});
  return ring;  // 7B
}

int NaiveGame::goal_points(const std::string& goal, int player) const {
  const Json& card = named("goals", goal);
  const int mine = count(goal, player);
  if (card.contains("each")) return mine * card.at("each").get<int>();
  if (card.contains("table"))
    return card.at("table")[std::min(static_cast<std::size_t>(mine), card.at("table").size() - 1)];
  int better = 0, equal = 0, shared = 0;
  for (int other = 0; other < players(); ++other) {
    better += count(goal, other) > mine ? 1 : 0;
    equal += count(goal, other) == mine ? 1 : 0;
  }
  for (int place = better; place < better + equal; ++place)
    shared += card.at("places")[static_cast<std::size_t>(place)].get<int>();
  return shared / equal;  // R8.3
}

// R9.3, R9.5, R11.12
int NaiveGame::total(int player) const {
  const Player& who = now_.players[static_cast<std::size_t>(player)];
  const bool elder = solo_ && player == 1;
  int points = 0;
  for (const Plant& plant : who.plants) {
    std::vector<int> values;
    for (const std::string& name : plant.roots) values.push_back(value(name));
    std::sort(values.begin(), values.end(), std::greater<>());
    for (int i = 0; i < static_cast<int>(values.size()); ++i)
      points += plant.tree || i < plant.carbon ? values[static_cast<std::size_t>(i)] : 0;
  }
  for (const std::string& goal : now_.goals) points += goal_points(goal, player);
  for (const auto& [stone, kind] : who.shown)
    points += named("bonus", kind).at("program")[0].value("points", elder ? 1 : 0);
  if (!who.end.empty()) points += named("ends", who.end).at("program")[0].value("points", 0);
  int left = 0;
  for (const auto& [resource, amount] : who.stock) left += amount;
  return points + (elder ? 0 : left / 2);
}

// R9.6
int NaiveGame::rank(int player) const {
  const auto key = [&](int who) {
    int carbon = 0;
    for (const Plant& plant : now_.players[static_cast<std::size_t>(who)].plants) carbon += plant.carbon;
    return std::tuple(total(who), trees_of(who), carbon, solo_ && who == 0 ? 1 : 0);
  };
  int place = 1;
  for (int other = 0; other < players(); ++other) place += key(other) > key(player) ? 1 : 0;
  return place;
}

NaiveGame::Json NaiveGame::position() const {
  Json forest = Json::object(), people = Json::array(), stacks = Json::array(), takers = Json::array();
  for (const auto& [place, mushroom] : now_.forest)
    forest[mushroom.name] = {
        {"at", {place.first, place.second}}, {"carbon", mushroom.carbon}, {"cubes", mushroom.cubes}};
  for (const Player& who : now_.players) {
    Json plants = Json::object(), stock = Json::array(), bonus = Json::object(), shown = Json::object();
    for (const Plant& plant : who.plants)
      plants[text(plant.corner)] = {{"carbon", plant.carbon}, {"tree", plant.tree}, {"roots", plant.roots}};
    for (const char* resource : {"carbon", "nitrogen", "phosphorus", "potassium"})
      stock.push_back(who.stock.count(resource) == 1 ? who.stock.at(resource) : 0);
    for (const auto& [stone, kind] : who.bonus) bonus[std::to_string(stone)] = kind;
    for (const auto& [stone, kind] : who.shown) shown[std::to_string(stone)] = kind;
    people.push_back({{"stock", stock},
                      {"marks", who.marks},
                      {"ready", who.ready},
                      {"track", who.track},
                      {"end", who.end.empty() ? Json() : Json(who.end)},
                      {"plants", plants},
                      {"hand", who.hand},
                      {"bonus", bonus},
                      {"shown", shown}});
  }
  for (const int stone : {2, 4, 6}) {
    Json bag = Json::object();
    if (now_.stacks.count(stone) == 1)
      for (const auto& [kind, copies] : now_.stacks.at(stone))
        if (copies > 0) bag[kind] = copies;
    stacks.push_back(bag);
    takers.push_back(now_.takers.count(stone) == 1 ? Json(now_.takers.at(stone)) : Json::array());
  }
  Json position{{"mover", now_.over ? Json() : Json(now_.mover)},
                {"round", now_.round},
                {"last_round", now_.last_round},
                {"goals", now_.goals},
                {"forest", forest},
                {"players", people},
                {"discards", now_.discards},
                {"pile", now_.pile},
                {"stacks", stacks},
                {"takers", takers}};
  if (solo_)
    position["elder"] = {{"next", now_.next_card.empty() ? Json() : Json(now_.next_card)}, {"out", now_.cards_out}};
  return position;
}

void NaiveGame::set_position(const Json& json) {
  World world;
  world.begun = true;
  world.mover = json.at("mover");
  world.round = json.at("round");
  world.last_round = json.at("last_round");
  world.goals = json.at("goals").get<Names>();
  for (const auto& [name, item] : json.at("forest").items())
    world.forest[{item.at("at")[0], item.at("at")[1]}] = {name, item.at("carbon"), item.at("cubes")};
  for (const Json& item : json.at("players")) {
    Player who;
    int i = 0;
    for (const char* resource : {"carbon", "nitrogen", "phosphorus", "potassium"})
      who.stock[resource] = item.at("stock")[static_cast<std::size_t>(i++)];
    who.marks = item.at("marks");
    who.ready = item.at("ready").get<std::set<std::string>>();
    who.track = item.at("track");
    if (!item.at("end").is_null()) who.end = item.at("end");
    for (const auto& [at, plant] : item.at("plants").items())
      who.plants.push_back(
          {place_of(at), plant.at("carbon"), plant.at("tree"), plant.at("roots").get<std::set<std::string>>()});
    who.hand = item.at("hand").get<std::set<std::string>>();
    for (const auto& [stone, kind] : item.at("bonus").items()) who.bonus[std::stoi(stone)] = kind;
    for (const auto& [stone, kind] : item.at("shown").items()) who.shown[std::stoi(stone)] = kind;
    world.players.push_back(who);
  }
  world.discards = json.at("discards").get<std::set<std::string>>();
  world.pile = json.at("pile").get<std::set<std::string>>();
  for (std::size_t s = 0; s < 3; ++s) {
    const int stone = 2 * static_cast<int>(s) + 2;
    for (const auto& [kind, copies] : json.at("stacks")[s].items()) world.stacks[stone][kind] = copies;
    world.takers[stone] = json.at("takers")[s].get<std::vector<int>>();
  }
  if (solo_) {
    world.next_card = json.at("elder").at("next");
    world.cards_out = json.at("elder").at("out").get<std::set<std::string>>();
  }
  saved_ = world;
  answers_.clear();
  advance();
}

}  // namespace understory::undergrove

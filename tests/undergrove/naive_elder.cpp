// The Elder's turn: chapter 11. Every order is a key; the greatest key wins.
#include <algorithm>
#include <stdexcept>
#include <tuple>

#include "tests/undergrove/naive.hpp"

namespace understory::undergrove {
namespace {

template <class Each, class Key>
auto best_of(const std::vector<Each>& list, const Key& key) {
  return *std::max_element(list.begin(), list.end(), [&](const Each& a, const Each& b) { return key(a) < key(b); });
}

}  // namespace

int NaiveGame::Compass::of(char letter, Place place) const {
  switch (letter) {
    case 'n': return place.second;
    case 's': return -place.second;
    case 'e': return place.first;
    default: return -place.first;
  }
}

// R11.3: if all cards are out, all but the one that is under way are shuffled.
void NaiveGame::turn_card() {
  const std::string under_way = now_.next_card;
  now_.next_card.clear();
  Names deck;
  const auto fill = [&] {
    for (const Json& card : pack_->at("cards")) {
      const std::vector<std::string> levels{"", "I", "II", "III", "IV"};
      const int level = card.at("level");
      const bool in_game = level == 0 || levels.at(static_cast<std::size_t>(level)) == options_.at("level");
      if (in_game && now_.cards_out.count(card.at("name")) == 0)
        deck.push_back("card " + card.at("name").get<std::string>());
    }
  };
  fill();
  if (deck.empty()) {
    now_.cards_out = {under_way};
    fill();
  }
  const std::string card = after_word(ask(kChance, [&] { return deck; }));
  now_.next_card = card;
  now_.cards_out.insert(card);
}

void NaiveGame::elders_turn() {
  card_ = named("cards", now_.next_card);
  turn_card();
  for (const auto& [goal, steps] : card_.at("marks").items()) mark(goal, steps);  // R11.4
  for (const Json& line : card_.at("program"))
    for (const auto& [what, number] : line.items()) elder_line(what, number);
  if (turn_.absorbed && me().track < 9) elder_climb();
}

void NaiveGame::elder_line(const std::string& what, int number) {
  if (what == "drink") return elder_drink(number);
  if (what == "roots") return elder_roots(number);
  if (what == "beside") return static_cast<void>(elder_beside());
  if (what == "sprout") return elder_sprout();
  if (what == "feed") return elder_feed();
  if (what != "rest") throw std::logic_error("no line called " + what);
}

// Plant order (R11.6).
std::vector<NaiveGame::Plant*> NaiveGame::elder_plants() {
  std::vector<Plant*> order;
  for (Plant& plant : me().plants) order.push_back(&plant);
  const auto key = [&](const Plant* plant) {
    return std::tuple(plant->tree ? 1 : 0, plant->carbon, -static_cast<int>(plant->roots.size()),
                      compass()(plant->corner));
  };
  std::sort(order.begin(), order.end(), [&](const Plant* a, const Plant* b) { return key(a) > key(b); });
  return order;
}

int NaiveGame::wheel(const std::string& type) const {  // the greater the earlier
  const Names types{"ring", "pores", "gills", "other"};
  const auto at = [&](const std::string& name) {
    return static_cast<int>(std::find(types.begin(), types.end(), name) - types.begin());
  };
  return type.empty() ? -4 : -((at(type) - at(card_.at("wheel")) + 4) % 4);
}

bool NaiveGame::lens_on(const std::string& goal) const {
  return now_.goals[static_cast<std::size_t>(card_.at("lens").get<int>() - 1)] == goal;
}

// R11.10
int NaiveGame::lens_for_corner(Place corner) const {
  if (lens_on("2A")) {
    for (const Plant& plant : me().plants)
      if (plant.corner.first == corner.first) return 0;
    return 1;
  }
  if (lens_on("2B")) {
    int fresh = 0;
    for (const Place& space : around(corner)) {
      bool touched = false;
      for (const Plant& plant : me().plants)
        for (const Place& other : around(plant.corner)) touched = touched || other == space;
      fresh += grown(space) && !touched ? 1 : 0;
    }
    return fresh;
  }
  if (!lens_on("7B")) return 0;
  const auto [x, y] = corner;
  return x >= -1 && x <= 2 && y >= -1 && y <= 2 && (x == -1 || x == 2 || y == -1 || y == 2) ? 1 : 0;
}

int NaiveGame::lens_for_root(const Plant& plant, const std::string& name) const {
  const int worth = value(name);
  const auto marked = [&](const char* sign) {
    const Json& marks = tile(name).at("marks");
    return std::find(marks.begin(), marks.end(), sign) != marks.end();
  };
  if (lens_on("3B")) return plant.roots.size() == 1 ? 1 : 0;
  if (lens_on("4A")) return !turn_.marked_roots && turn_.rooted.count(type(name)) == 1 ? 1 : 0;
  if (lens_on("5A")) return worth % 2 == 0 ? 1 : 0;
  if (lens_on("5B")) return worth % 2 == 1 ? 1 : 0;
  if (lens_on("6A")) return marked("star") ? 1 : 0;
  if (lens_on("6B")) return marked("circle") ? 1 : 0;
  if (!lens_on("7A") || worth < 2 || worth > 4) return 0;
  std::map<int, int> held{{2, 0}, {3, 0}, {4, 0}};
  for (const Plant& each : me().plants)
    for (const std::string& root : each.roots)
      if (held.count(value(root)) == 1) ++held[value(root)];
  return held[worth] == std::min({held[2], held[3], held[4]}) ? 1 : 0;
}

bool NaiveGame::elder_root_at(Plant& plant) {
  const Names open = open_roots(1, plant);
  if (open.empty()) return false;
  root(plant, best_of(open, [&](const std::string& name) {
         return std::tuple(value(name), lens_for_root(plant, name), wheel(type(name)), compass()(where(name)));
       }));
  return true;
}

void NaiveGame::elder_roots(int count) {
  const auto place = [&] {
    for (Plant* plant : elder_plants())
      if (elder_root_at(*plant)) return true;
    return false;
  };
  for (; count > 0 && roots_of(1) < 18; --count)
    if (!place() && elder_beside()) place();
}

// The top mushroom of the pile, or nothing.
std::string NaiveGame::elder_draw() {
  if (now_.pile.empty() && now_.discards.empty()) return "";
  std::set<std::string> drawn;
  draw_one(drawn);
  return *drawn.begin();
}

// R11.7
bool NaiveGame::elder_beside() {
  const auto spaces = free_spaces();
  for (const Plant* plant : elder_plants()) {
    std::vector<Place> here;
    for (const Place& space : around(plant->corner))
      if (spaces.count(space) == 1) here.push_back(space);
    if (here.empty()) continue;
    const std::string name = elder_draw();
    if (name.empty()) return false;
    now_.forest[best_of(here, [&](Place space) { return std::tuple(neighbours(space), compass()(space)); })] = {name, 0,
                                                                                                                0};
    return true;
  }
  return false;
}

// R11.5
void NaiveGame::elder_drink(int reach) {
  std::vector<Plant*> drinkers;
  for (Plant& plant : me().plants)
    if (!plant.tree && plant.carbon < 4) drinkers.push_back(&plant);
  const auto key = [&](const Plant* plant) {
    return std::tuple(plant->carbon, plant->roots.size(), compass()(plant->corner));
  };
  std::sort(drinkers.begin(), drinkers.end(), [&](const Plant* a, const Plant* b) { return key(a) > key(b); });
  for (Plant* plant : drinkers) {
    std::vector<std::pair<Place, int>> found;
    for (const auto& [source, mushroom] : now_.forest) {
      if (mushroom.carbon == 0 || plant->roots.empty()) continue;
      const auto steps = steps_from(source);
      int nearest = 99;
      for (const std::string& name : plant->roots) nearest = std::min(nearest, steps.at(where(name)));
      if (nearest <= reach) found.emplace_back(source, nearest);
    }
    if (found.empty()) continue;
    const auto [source, steps] = best_of(found, [&](const std::pair<Place, int>& each) {
      const Mushroom& mushroom = now_.forest.at(each.first);
      return std::tuple(lens_on("8A") ? each.second : -each.second, has_root(0, mushroom.name) ? 1 : 0, mushroom.carbon,
                        compass()(each.first));
    });
    return drink(*plant, source, steps);
  }
  elder_roots(1);
}

// R11.8
void NaiveGame::elder_sprout() {
  std::vector<Place> new_corners;
  const auto spaces = free_spaces();
  if (const std::string name = elder_draw(); !name.empty()) {
    const Place space = best_of(std::vector<Place>(spaces.begin(), spaces.end()), [&](Place each) {
      return std::tuple(neighbours(each), -std::abs(each.first) - std::abs(each.second), compass()(each));
    });
    now_.forest[space] = {name, 0, 0};
    for (const Place& corner : corners(space)) new_corners.push_back(corner);
  }
  if (me().plants.size() == 6) return elder_roots(2);
  const auto free = free_corners();
  std::vector<Place> candidates;
  for (const Place& corner : new_corners)
    if (free.count(corner) == 1) candidates.push_back(corner);
  if (candidates.empty()) candidates.assign(free.begin(), free.end());
  if (candidates.empty()) return;
  const Place corner = best_of(candidates, [&](Place each) {
    int touching = 0;
    for (const Place& space : around(each)) touching += grown(space) ? 1 : 0;
    return std::tuple(touching, lens_for_corner(each), compass()(each));
  });
  me().plants.push_back({corner, 0, false, {}});
  elder_root_at(me().plants.back());
}

// R11.9
void NaiveGame::elder_feed() {
  Names fed;
  for (const auto& [place, mushroom] : now_.forest)
    if (has_root(1, mushroom.name) && !type(mushroom.name).empty()) fed.push_back(mushroom.name);
  if (fed.empty()) {
    ++now_.forest.at({0, 0}).carbon;
    return;
  }
  const std::string name = best_of(
      fed, [&](const std::string& each) { return std::tuple(wheel(type(each)), value(each), compass()(where(each))); });
  now_.forest.at(where(name)).carbon += std::max(1, price(tile(name), "carbon"));
  if (!tile(name).contains("program")) return;
  for (const Json& step : tile(name).at("program"))
    if (step.contains("others"))
      for (const auto& [cube, amount] : step.at("others").items()) now_.players[0].stock[cube] += amount.get<int>();
}

// R11.11
void NaiveGame::elder_climb() {
  const int stone = ++me().track;
  if (stone == 3 || stone == 7) return elder_roots(1);
  if (stone == 2 || stone == 4 || stone == 6) {
    const std::string kind = after_word(ask(kChance, [&] {
      Names moves;
      for (const auto& [name, copies] : now_.stacks.at(stone))
        if (copies > 0) moves.push_back("take " + name);
      return moves;
    }));
    --now_.stacks.at(stone).at(kind);
    now_.takers[stone].push_back(1);
    me().bonus[stone] = kind;
  }
  if (stone < 9) return;
  now_.last_round = std::min(now_.last_round, now_.round + 1);
  if (now_.players[0].end != "points") {
    me().end = "points";
  } else {
    me().end = "root";
    elder_roots(1);
  }
}

}  // namespace understory::undergrove

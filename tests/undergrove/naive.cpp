#include "tests/undergrove/naive.hpp"

#include <algorithm>
#include <deque>
#include <stdexcept>

namespace understory::undergrove {
namespace {

std::vector<std::string> with_word(const char* word, const std::vector<std::string>& names) {
  std::vector<std::string> moves;
  for (const std::string& name : names) moves.push_back(std::string(word) + " " + name);
  return moves;
}

bool begins_with(const std::string& text, const char* start) { return text.rfind(start, 0) == 0; }

}  // namespace

// ---- Asking ----

NaiveGame::NaiveGame(int seats, const Json& pack, const Json& options)
    : seats_(seats), solo_(seats == 1), pack_(&pack), options_(options) {
  for (const Json& each : pack.at("tiles")) tiles_[each.at("name")] = &each;
  saved_.players.resize(static_cast<std::size_t>(solo_ ? 2 : seats));
  advance();
}

// Plays on from where the turn began, turn after turn, until somebody must answer or the game is over.
void NaiveGame::advance() {
  moves_.clear();
  try {
    while (true) {
      now_ = saved_;
      read_ = 0;
      turn_ = {};
      if (now_.over) return;
      if (!now_.begun) {
        set_up();
      } else {
        one_turn();
      }
      saved_ = now_;
      answers_.clear();
    }
  } catch (const Waiting&) {
  }
}

void NaiveGame::play(const std::string& move) {
  if (std::find(moves_.begin(), moves_.end(), move) == moves_.end()) throw std::logic_error("not possible: " + move);
  answers_.push_back(move);
  advance();
}

// R3.4: bonus tiles may be used at any decision of one's own turn; then the same is asked again. Nothing is asked if
// nothing can be answered.
std::string NaiveGame::ask(int who, const std::function<Names()>& options) {
  while (true) {
    Names moves = options();
    if (moves.empty()) return "";
    if (who != kChance && now_.begun)
      for (const std::string& use : usable_bonuses()) moves.push_back(use);
    if (read_ == answers_.size()) {
      std::sort(moves.begin(), moves.end());
      moves_ = moves;
      actor_ = who;
      throw Waiting{};
    }
    const std::string answer = answers_[read_++];
    if (!begins_with(answer, "use ")) return answer;
    use_bonus(std::stoi(after_word(answer)));
  }
}

NaiveGame::Names NaiveGame::usable_bonuses() const {
  Names moves;
  for (const auto& [stone, kind] : me().bonus)
    if (!named("bonus", kind).at("program")[0].contains("points")) moves.push_back("use " + std::to_string(stone));
  return moves;
}

void NaiveGame::use_bonus(int stone) {
  const std::string kind = me().bonus.at(stone);
  me().bonus.erase(stone);
  me().shown[stone] = kind;
  run(named("bonus", kind).at("program"), "", "");
}

std::uint64_t NaiveGame::perft(int depth) const {
  if (depth == 0) return 1;
  std::uint64_t lines = 0;
  for (const std::string& move : moves_) {
    NaiveGame next = *this;
    next.play(move);
    lines += next.perft(depth - 1);
  }
  return lines;
}

int NaiveGame::weight(const std::string& move) const {
  const std::string kind = after_word(move);
  if (begins_with(move, "stack ")) {  // copies that are still in the box
    int left = named("bonus", kind).at("copies").get<int>();
    for (const auto& [stone, stack] : now_.stacks)
      if (stack.count(kind) == 1) left -= stack.at(kind);
    return left;
  }
  if (begins_with(move, "take ")) return now_.stacks.at(now_.players[1].track).at(kind);
  return 1;
}

// ---- The pack ----

const NaiveGame::Json& NaiveGame::named(const char* list, const std::string& name) const {
  for (const Json& item : pack_->at(list))
    if (item.at("name") == name) return item;
  throw std::logic_error("nothing called " + name);
}

const NaiveGame::Json& NaiveGame::tile(const std::string& name) const { return *tiles_.at(name); }

int NaiveGame::price(const Json& tile, const char* what) {
  return tile.contains("cost") ? tile.at("cost").value(what, 0) : 0;
}

bool NaiveGame::copycat(const std::string& name) const {
  return tile(name).contains("program") && tile(name).at("program")[0].contains("copy");
}

// ---- The forest (R1.3) ----

std::string NaiveGame::text(Place place) { return std::to_string(place.first) + "," + std::to_string(place.second); }

NaiveGame::Place NaiveGame::place_of(const std::string& text) {
  return {std::stoi(text), std::stoi(text.substr(text.find(',') + 1))};
}

std::array<NaiveGame::Place, 4> NaiveGame::beside(Place place) {
  const auto [x, y] = place;
  return {Place{x, y + 1}, Place{x + 1, y}, Place{x, y - 1}, Place{x - 1, y}};
}

std::array<NaiveGame::Place, 4> NaiveGame::around(Place corner) {
  const auto [x, y] = corner;
  return {Place{x, y}, Place{x - 1, y}, Place{x, y - 1}, Place{x - 1, y - 1}};
}

std::array<NaiveGame::Place, 4> NaiveGame::corners(Place space) {
  const auto [x, y] = space;
  return {Place{x, y}, Place{x + 1, y}, Place{x, y + 1}, Place{x + 1, y + 1}};
}

NaiveGame::Place NaiveGame::where(const std::string& name) const {
  for (const auto& [place, mushroom] : now_.forest)
    if (mushroom.name == name) return place;
  throw std::logic_error(name + " is not in the forest");
}

int NaiveGame::neighbours(Place space) const {
  int count = 0;
  for (const Place& next : beside(space)) count += grown(next) ? 1 : 0;
  return count;
}

std::set<NaiveGame::Place> NaiveGame::free_spaces() const {
  std::set<Place> spaces;
  for (const auto& [place, mushroom] : now_.forest)
    for (const Place& next : beside(place))
      if (!grown(next)) spaces.insert(next);
  return spaces;
}

// R2.7: once the game has begun, the corners of Earthlover belong to those who took them or are blocked.
std::set<NaiveGame::Place> NaiveGame::free_corners() const {
  std::set<Place> free;
  for (const auto& [place, mushroom] : now_.forest)
    for (const Place& corner : corners(place)) free.insert(corner);
  for (const Place& corner : corners({0, 0})) free.erase(corner);
  for (const Player& player : now_.players)
    for (const Plant& plant : player.plants) free.erase(plant.corner);
  return free;
}

// R6.2: over mushrooms only, and all of them hang together.
std::map<NaiveGame::Place, int> NaiveGame::steps_from(Place place) const {
  std::map<Place, int> steps{{place, 0}};
  std::deque<Place> reached{place};
  while (!reached.empty()) {
    const Place here = reached.front();
    reached.pop_front();
    for (const Place& next : beside(here))
      if (grown(next) && steps.count(next) == 0) {
        steps[next] = steps.at(here) + 1;
        reached.push_back(next);
      }
  }
  return steps;
}

// R9.4
int NaiveGame::value(const std::string& name) const {
  const Json& points = tile(name).at("points");
  if (points.is_number()) return points.get<int>();
  const Place place = where(name);
  if (points.contains("cubes")) return points.at("cubes")[static_cast<std::size_t>(now_.forest.at(place).cubes)];
  int alike = 0;
  for (const Place& next : beside(place))
    if (grown(next) && type(now_.forest.at(next).name) == type(name)) ++alike;
  return points.at("base").get<int>() + alike * points.at("adjacent").get<int>();
}

bool NaiveGame::has_root(int player, const std::string& name) const {
  for (const Plant& plant : now_.players[static_cast<std::size_t>(player)].plants)
    if (plant.roots.count(name) == 1) return true;
  return false;
}

int NaiveGame::roots_of(int player) const {
  int count = 0;
  for (const Plant& plant : now_.players[static_cast<std::size_t>(player)].plants)
    count += static_cast<int>(plant.roots.size());
  return count;
}

int NaiveGame::trees_of(int player) const {
  int count = 0;
  for (const Plant& plant : now_.players[static_cast<std::size_t>(player)].plants) count += plant.tree ? 1 : 0;
  return count;
}

// R1.5, R5.3: 18 roots, one of a plant on each mushroom that touches it.
NaiveGame::Names NaiveGame::open_roots(int player, const Plant& plant) const {
  Names open;
  if (roots_of(player) == 18) return open;
  for (const Place& space : around(plant.corner))
    if (grown(space) && plant.roots.count(now_.forest.at(space).name) == 0) open.push_back(now_.forest.at(space).name);
  return open;
}

NaiveGame::Names NaiveGame::open_roots(int player) const {
  Names open;
  for (const Plant& plant : now_.players[static_cast<std::size_t>(player)].plants)
    for (const std::string& name : open_roots(player, plant)) open.push_back(text(plant.corner) + " " + name);
  return open;
}

// ---- What happens ----

int NaiveGame::cubes() const {
  int count = 0;
  for (const std::string& cube : kCubes) count += me().stock.at(cube);
  return count;
}

int NaiveGame::goal_in_play(const std::string& name) const {
  const auto found = std::find(now_.goals.begin(), now_.goals.end(), name);
  return found == now_.goals.end() ? -1 : static_cast<int>(found - now_.goals.begin());
}

void NaiveGame::mark(const std::string& goal, int steps) {
  if (const int at = goal_in_play(goal); at >= 0) me().marks.at(static_cast<std::size_t>(at)) += steps;
}

void NaiveGame::gain(const std::string& resource, int amount) {
  me().stock[resource] += amount;
  if (resource != "carbon") return;
  turn_.carbon += amount;
  if (turn_.carbon < 6 || turn_.marked_carbon) return;
  turn_.marked_carbon = true;  // R8.4
  mark("1A", 1);
}

void NaiveGame::ready(const std::string& type) {
  if (!me().ready.insert(type).second || !turn_.emptied) return;
  turn_.readied.insert(type);
  if (turn_.readied.size() < 4 || turn_.marked_ready) return;
  turn_.marked_ready = true;  // R8.11
  mark("8B", 1);
}

void NaiveGame::flip(const std::string& type) {
  me().ready.erase(type);
  if (me().ready.empty()) turn_.emptied = true;
}

void NaiveGame::root(Plant& plant, const std::string& name) {
  plant.roots.insert(name);
  if (type(name).empty() || ++turn_.rooted[type(name)] < 2 || turn_.marked_roots) return;
  turn_.marked_roots = true;  // R8.7
  mark("4A", 1);
}

// R6.4, R8.11
void NaiveGame::drink(Plant& plant, Place source, int steps) {
  --now_.forest.at(source).carbon;
  ++plant.carbon;
  if (plant.carbon == 3 && trees_of(now_.mover) < 4) {
    plant.carbon = 0;
    plant.tree = true;
  }
  if (steps >= 2) mark("8A", 1);
  turn_.absorbed = true;
}

// ---- Setup (chapter 2) ----

void NaiveGame::set_up() {
  const std::map<std::string, Place> starts{
      {"C", {0, 0}}, {"N", {0, 1}}, {"E", {1, 0}}, {"S", {0, -1}}, {"W", {-1, 0}}};
  for (const Json& each : pack_->at("tiles")) {
    const std::string name = each.at("name");
    if (each.at("set") == "start") {
      const Place place = starts.at(each.at("start"));
      now_.forest[place] = {name, place == Place{0, 0} ? 0 : 1, 0};
    } else if (each.at("set") == "core" || options_.at("deck") == "full") {
      now_.pile.insert(name);
    }
  }
  for (int player = 0; player < players(); ++player) {
    if (solo_ && player == 1) break;
    Player& one = now_.players[static_cast<std::size_t>(player)];
    for (const char* resource : {"carbon", "nitrogen", "phosphorus", "potassium"})
      one.stock[resource] = pack_->at("setup").at(resource);
    one.ready = {kTypesInOrder.begin(), kTypesInOrder.end()};
  }
  now_.last_round = options_.at("round_limit");  // R9.2: rounds are counted from 0
  const std::string goals = options_.at("goals");
  if (goals == "starting" || options_.at("quick_sprout")) {
    now_.goals = {"1A", "2A", "3A"};
  } else if (goals.find(',') != std::string::npos) {
    now_.goals = {goals.substr(0, 2), goals.substr(3, 2), goals.substr(6, 2)};
  }
  const bool guided = options_.at("quick_sprout");
  for (int player = 0; player < seats_; ++player) {
    std::set<std::string>& hand = now_.players[static_cast<std::size_t>(player)].hand;
    if (!guided) continue;
    for (const Json& name : pack_->at("guides")[static_cast<std::size_t>(player)].at("hand")) {
      now_.pile.erase(name);
      hand.insert(name);
    }
  }
  for (int player = 0; player < seats_; ++player)
    while (now_.players[static_cast<std::size_t>(player)].hand.size() < 3 && !now_.pile.empty())
      draw_one(now_.players[static_cast<std::size_t>(player)].hand);
  deal_stacks();
  deal_goals();
  if (solo_) turn_card();
  for (int player = 0; player < seats_; ++player) choose_corner(player);
  if (solo_) {
    const Place mine = now_.players[0].plants[0].corner;
    now_.players[1].plants.push_back({{1 - mine.first, 1 - mine.second}, 0, false, {"earthlover"}});
  }
  now_.mover = 0;
  now_.begun = true;
}

void NaiveGame::deal_stacks() {
  const int height = seats_ == 4 ? 4 : 3;
  for (const int stone : {2, 4, 6})
    for (int i = 0; i < height; ++i) {
      const std::string move = ask(kChance, [&] {
        Names moves;
        for (const Json& bonus : pack_->at("bonus"))
          if (weight("stack " + bonus.at("name").get<std::string>()) > 0)
            moves.push_back("stack " + bonus.at("name").get<std::string>());
        return moves;
      });
      ++now_.stacks[stone][after_word(move)];
    }
}

void NaiveGame::deal_goals() {
  const std::string wanted = options_.at("goals");
  while (now_.goals.size() < 3) {
    const std::string move = ask(kChance, [&] {
      Names moves;
      for (const Json& goal : pack_->at("goals")) {
        const std::string name = goal.at("name");
        bool taken = wanted == "random" && name[0] > '6';
        for (const std::string& other : now_.goals) taken = taken || other[0] == name[0];
        if (!taken) moves.push_back("goal " + name);
      }
      return moves;
    });
    now_.goals.push_back(after_word(move));
  }
}

void NaiveGame::choose_corner(int player) {
  now_.mover = player;
  Place corner;
  if (options_.at("quick_sprout")) {
    const Json& guide = pack_->at("guides")[static_cast<std::size_t>(player)].at("corner");
    corner = {guide[0], guide[1]};
  } else {
    corner = place_of(after_word(ask(player, [&] {
      Names moves;
      for (const Place& each : corners({0, 0})) {
        bool taken = false;
        for (const Player& other : now_.players)
          for (const Plant& plant : other.plants) taken = taken || plant.corner == each;
        if (!taken) moves.push_back("corner " + text(each));
      }
      return moves;
    })));
  }
  now_.players[static_cast<std::size_t>(player)].plants.push_back({corner, 0, false, {"earthlover"}});
}

// R3.6
void NaiveGame::draw_one(std::set<std::string>& hand) {
  if (now_.pile.empty()) now_.pile.swap(now_.discards);
  const std::string name = after_word(ask(kChance, [&] {
    return with_word("deal", {now_.pile.begin(), now_.pile.end()});
  }));
  now_.pile.erase(name);
  hand.insert(name);
}

// ---- A turn (chapters 3, 7 and 9) ----

void NaiveGame::one_turn() {
  if (solo_ && now_.mover == 1) {
    elders_turn();
    return finish_turn();
  }
  for (const Plant& plant : me().plants)
    for (const std::string& name : plant.roots)
      if (tile(name).contains("ongoing")) turn_.powers.insert(tile(name).at("ongoing"));
  turn_.emptied = me().ready.empty();
  action();
  if (turn_.absorbed && me().track < 9) climb();
  ask_me([&] { return me().bonus.empty() ? Names{} : Names{"done"}; });  // R3.4
  finish_turn();
}

void NaiveGame::finish_turn() {
  int carbon = 0;
  for (const auto& [place, mushroom] : now_.forest) carbon += mushroom.carbon;
  if (carbon == 0)
    for (const Place& place : beside({0, 0})) now_.forest.at(place).carbon = 1;
  if (!solo_ || now_.mover == 0)
    while (me().hand.size() < 3 && now_.pile.size() + now_.discards.size() > 0) draw_one(me().hand);
  now_.mover = (now_.mover + 1) % players();
  if (now_.mover != 0) return;
  if (now_.round == now_.last_round) {
    now_.over = true;
    for (Player& player : now_.players) {  // R9.5
      player.shown.insert(player.bonus.begin(), player.bonus.end());
      player.bonus.clear();
    }
  } else {
    ++now_.round;
  }
}

void NaiveGame::climb() {
  ++me().track;
  if (me().track <= 8) return run(pack_->at("stones")[static_cast<std::size_t>(me().track - 1)].at("program"), "", "");
  now_.last_round = std::min(now_.last_round, now_.round + 1);  // R9.1
  const std::string end = after_word(ask_me([&] {
    Names moves;
    for (const Json& each : pack_->at("ends")) {
      bool taken = false;
      for (const Player& player : now_.players) taken = taken || each.at("name") == player.end;
      if (!taken) moves.push_back("finish " + each.at("name").get<std::string>());
    }
    return moves;
  }));
  me().end = end;
  run(named("ends", end).at("program"), "", "");
}

void NaiveGame::action() {
  const std::string move = ask_me([&] {
    Names moves{"photosynthesize"};
    AbsorbRule plain;
    plain.paid = true;
    if (!ways(plain, {}).empty()) moves.emplace_back("absorb");
    if (can_grow(true)) moves.emplace_back("reproduce");
    if (can_grow(false)) moves.emplace_back("partner");
    for (const auto& [place, mushroom] : now_.forest)
      if (can_activate(mushroom.name)) moves.push_back("activate " + mushroom.name);
    return moves;
  });
  if (begins_with(move, "activate ")) return activate(after_word(move));
  if (move == "reproduce" || move == "partner") return grow(move == "reproduce");
  if (move == "photosynthesize") return photosynthesize();
  AbsorbRule plain;
  plain.paid = true;
  absorb(plain, {});
}

}  // namespace understory::undergrove

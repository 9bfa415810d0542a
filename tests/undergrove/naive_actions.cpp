// The five actions, and what mushrooms, stones and bonus tiles do: chapters 4 to 6.
#include <algorithm>
#include <stdexcept>

#include "tests/undergrove/naive.hpp"

namespace understory::undergrove {
namespace {

std::string first_word(const std::string& text) { return text.substr(0, text.find(' ')); }

}  // namespace

// ---- Absorb (chapter 6) ----

// Every way to absorb one carbon that can be paid from what the player has when these costs are paid: tokens, cubes,
// and carbon onto `here`.
std::vector<NaiveGame::Way> NaiveGame::ways(const AbsorbRule& rule, Place here, const Costs& costs) const {
  std::vector<Way> found;
  const int tokens = static_cast<int>(me().ready.size()) - costs.tokens;
  const int cubes_left = cubes() - costs.cubes;
  if (rule.paid && (tokens == 0 || cubes_left == 0)) return found;
  const int left = tokens + cubes_left - (rule.paid ? 2 : 0);
  for (const auto& [source, mushroom] : now_.forest) {
    const int carbon = mushroom.carbon + (source == here ? costs.carbon : 0);
    if (carbon == 0 || (rule.here && source != here)) continue;
    const auto steps = steps_from(source);
    for (std::size_t i = 0; i < me().plants.size(); ++i) {
      const Plant& plant = me().plants[i];
      if (plant.tree || plant.carbon >= 4) continue;
      std::vector<Way> entries;
      for (const std::string& name : plant.roots) entries.push_back({i, source, where(name), steps.at(where(name))});
      const auto nearer = [](const Way& a, const Way& b) { return a.steps < b.steps; };
      if (goal_in_play("8A") < 0) entries = {*std::min_element(entries.begin(), entries.end(), nearer)};
      for (const Way& way : entries)
        if (std::max(0, way.steps - rule.free) <= left) found.push_back(way);
    }
  }
  return found;
}

void NaiveGame::absorb(const AbsorbRule& rule, Place here) {
  const std::string who = ask_me([&] {
    std::set<std::string> moves;
    for (const Way& way : ways(rule, here)) moves.insert("seedling " + text(me().plants[way.plant].corner));
    if (!moves.empty() && rule.may) moves.insert("done");
    return Names(moves.begin(), moves.end());
  });
  if (who.empty() || who == "done") return;
  const auto of_plant = [&](const Way& way) { return "seedling " + text(me().plants[way.plant].corner) == who; };
  const std::string from = ask_me([&] {
    std::set<std::string> moves;
    for (const Way& way : ways(rule, here))
      if (of_plant(way)) moves.insert("source " + now_.forest.at(way.source).name);
    return Names(moves.begin(), moves.end());
  });
  const auto from_there = [&](const Way& way) {
    return of_plant(way) && "source " + now_.forest.at(way.source).name == from;
  };
  const auto all = ways(rule, here);
  Way chosen = *std::find_if(all.begin(), all.end(), from_there);
  if (goal_in_play("8A") >= 0) {  // R6.2
    const std::string into = ask_me([&] {
      Names moves;
      for (const Way& way : ways(rule, here))
        if (from_there(way)) moves.push_back("enter " + now_.forest.at(way.entry).name);
      return moves;
    });
    for (const Way& way : ways(rule, here))
      if (from_there(way) && "enter " + now_.forest.at(way.entry).name == into) chosen = way;
  }
  if (rule.paid) {  // R6.3
    flip(after_word(ask_me([&] {
      Names moves;
      for (const std::string& type : me().ready) moves.push_back("flip " + type);
      return moves;
    })));
    --me().stock[after_word(ask_me([&] {
      Names moves;
      for (const std::string& cube : kCubes)
        if (me().stock.at(cube) > 0) moves.push_back("pay " + cube);
      return moves;
    }))];
  }
  pay_steps(std::max(0, chosen.steps - rule.free));
  drink(me().plants[chosen.plant], chosen.source, chosen.steps);
}

// R6.3: a cube or a token for each, whichever the player likes.
void NaiveGame::pay_steps(int steps) {
  for (; steps > 0; --steps) {
    const std::string move = ask_me([&] {
      Names moves;
      for (const std::string& cube : kCubes)
        if (me().stock.at(cube) > 0) moves.push_back("pay " + cube);
      for (const std::string& type : kTypesInOrder)
        if (me().ready.count(type) > 0) moves.push_back("flip " + type);
      return moves;
    });
    if (first_word(move) == "pay") {
      --me().stock[after_word(move)];
    } else {
      flip(after_word(move));
    }
  }
}

// ---- Activate (chapter 4) ----

// Whether a mushroom's carbon and cubes can be paid and its first carbon be absorbed, if it is activated at `here` and
// so many tokens are still to be flipped for that.
bool NaiveGame::payable(const std::string& name, Place here, int tokens) const {
  const Json& what = tile(name);
  if (what.contains("ongoing")) return false;
  if (me().stock.at("carbon") < price(what, "carbon") || cubes() < price(what, "any")) return false;
  if (!what.at("program")[0].contains("absorb")) return true;
  const Json& how = what.at("program")[0].at("absorb");
  AbsorbRule rule;
  rule.here = how.at("from") == "here";
  rule.free = how.value("free", 0);
  return !ways(rule, here, {tokens, price(what, "any"), price(what, "carbon")}).empty();
}

bool NaiveGame::can_activate(const std::string& name) const {
  const Json& what = tile(name);
  if (!has_root(now_.mover, name) || what.contains("ongoing")) return false;
  const bool token = what.at("cost").value("token", false);
  if (token && me().ready.count(type(name)) == 0) return false;
  if (!copycat(name)) return payable(name, where(name), token ? 1 : 0);
  for (const auto& [place, other] : now_.forest)
    if (type(other.name) == type(name) && !copycat(other.name) && payable(other.name, where(name), 1)) return true;
  return false;
}

void NaiveGame::activate(const std::string& name) {
  if (tile(name).at("cost").value("token", false)) flip(type(name));
  std::string printed = name;
  if (copycat(name))  // R4.7
    printed = after_word(ask_me([&] {
      Names moves;
      for (const auto& [place, other] : now_.forest)
        if (type(other.name) == type(name) && !copycat(other.name) && payable(other.name, where(name), 0))
          moves.push_back("copy " + other.name);
      return moves;
    }));
  me().stock["carbon"] -= price(tile(printed), "carbon");
  now_.forest.at(where(name)).carbon += price(tile(printed), "carbon");
  for (int i = 0; i < price(tile(printed), "any"); ++i)
    --me().stock[after_word(ask_me([&] {
      Names moves;
      for (const std::string& cube : kCubes)
        if (me().stock.at(cube) > 0) moves.push_back("pay " + cube);
      return moves;
    }))];
  run(tile(printed).at("program"), name, printed);
}

void NaiveGame::run(const Json& program, const std::string& here, const std::string& printed_on) {
  for (const Json& each : program)
    for (const auto& [what, how] : each.items()) step(what, how, here, printed_on);
}

void NaiveGame::step(const std::string& what, const Json& how, const std::string& here, const std::string& printed_on) {
  if (what == "gain") {
    for (const auto& [resource, amount] : how.items()) gain(resource, amount);
  } else if (what == "any") {
    gain_any(how);
  } else if (what == "ready") {
    for (const std::string& type : kTypesInOrder)
      if (how == "all" || (how.is_array() && std::find(how.begin(), how.end(), type) != how.end())) ready(type);
  } else if (what == "swap") {
    swap(how);
  } else if (what == "put") {  // R4.5
    int& cubes = now_.forest.at(where(printed_on)).cubes;
    const int spaces = static_cast<int>(tile(printed_on).at("points").at("cubes").size()) - 1;
    cubes = std::min(spaces, cubes + how.get<int>());
  } else if (what == "leave") {
    Mushroom& store = now_.forest.at(where(printed_on));
    const int spaces = static_cast<int>(tile(printed_on).at("points").at("cubes").size()) - 1 - store.cubes;
    for (const auto& [cube, most] : how.items()) {
      const std::string move = ask_me([&, most = most.get<int>()] {
        Names moves;
        for (int n = 0; n <= std::min(most, spaces) && spaces > 0; ++n) moves.push_back("leave " + std::to_string(n));
        return moves;
      });
      if (move.empty()) return;
      me().stock[cube] -= std::stoi(after_word(move));
      store.cubes += std::stoi(after_word(move));
    }
  } else if (what == "others") {  // R4.10; the Elder owns nothing
    for (int player = 0; player < seats_; ++player)
      if (player != now_.mover)
        for (const auto& [cube, amount] : how.items())
          now_.players[static_cast<std::size_t>(player)].stock[cube] += amount.get<int>();
  } else if (what == "another") {  // R4.8
    if (turn_.granted.insert(here).second) action();
  } else if (what == "choose") {  // R4.11
    const std::string move = ask_me([&] {
      Names moves;
      for (std::size_t i = 0; i < how.size(); ++i)
        if (!how[i].contains("another") || turn_.granted.count(here) == 0)
          moves.push_back("pick " + std::to_string(i + 1));
      return moves;
    });
    run(Json::array({how[static_cast<std::size_t>(std::stoi(after_word(move)) - 1)]}), here, printed_on);
  } else if (what == "absorb") {  // R4.9
    AbsorbRule rule;
    rule.here = how.at("from") == "here";
    rule.may = how.value("may", false);
    rule.free = how.value("free", 0);
    absorb(rule, where(here));
  } else if (what == "bonus") {  // R7.3
    const int stone = me().track;
    const std::string kind = after_word(ask_me([&] {
      Names moves;
      for (const auto& [name, copies] : now_.stacks.at(stone))
        if (copies > 0) moves.push_back("take " + name);
      return moves;
    }));
    --now_.stacks.at(stone).at(kind);
    now_.takers[stone].push_back(now_.mover);
    me().bonus[stone] = kind;
  } else if (what == "root") {  // of a stone or an end space
    const std::string move = ask_me([&] {
      Names moves;
      for (const std::string& open : open_roots(now_.mover)) moves.push_back("root " + open);
      if (!moves.empty()) moves.emplace_back("done");
      return moves;
    });
    for (Plant& plant : me().plants)
      if (const std::string start = "root " + text(plant.corner) + " "; move.rfind(start, 0) == 0)
        root(plant, move.substr(start.size()));
  } else if (what == "ready-one") {
    const std::string move = ask_me([&] {
      Names moves;
      for (const std::string& type : kTypesInOrder)
        if (me().ready.count(type) == 0) moves.push_back("ready " + type);
      return moves;
    });
    if (!move.empty()) ready(after_word(move));
  } else if (what != "points") {
    throw std::logic_error("no step called " + what);
  }
}

void NaiveGame::gain_any(int count) {
  for (; count > 0; --count) {
    const std::string cube = after_word(ask_me([&] {
      Names moves;
      for (const std::string& any : kCubes) moves.push_back("gain " + any);
      return moves;
    }));
    gain(cube, 1);
  }
}

// R4.4
void NaiveGame::swap(int count) {
  for (; count > 0; --count) {
    const std::string move = ask_me([&] {
      Names moves;
      for (const std::string& from : kCubes)
        for (const std::string& to : kCubes)
          if (from != to && me().stock.at(from) > 0) moves.push_back("swap " + from + " " + to);
      if (cubes() > 0) moves.emplace_back("done");
      return moves;
    });
    if (move.empty() || move == "done") return;
    const std::string pair = after_word(move);
    --me().stock[first_word(pair)];
    ++me().stock[after_word(pair)];
  }
}

// ---- Reproduce, partner, photosynthesize (chapter 5) ----

// Whether a mushroom on this space lets the action go on (R5.7).
bool NaiveGame::makes_room(bool reproduce, Place space) const {
  for (const Place& corner : corners(space)) {
    bool taken = false;
    for (const Place& centre : corners({0, 0})) taken = taken || corner == centre;
    bool mine = false;
    for (const Player& player : now_.players)
      for (const Plant& plant : player.plants)
        if (plant.corner == corner) {
          taken = true;
          mine = mine || &player == &me();
        }
    if (reproduce ? !taken : mine) return true;
  }
  return false;
}

bool NaiveGame::can_grow(bool reproduce) const {
  if (roots_of(now_.mover) == 18 || (reproduce && me().plants.size() == 6)) return false;
  if (me().stock.at("carbon") < 1 || me().stock.at(reproduce ? "phosphorus" : "potassium") < 2) return false;
  if (reproduce ? !free_corners().empty() : !open_roots(now_.mover).empty()) return true;
  if (cubes() < 3 || me().hand.empty()) return false;
  for (const Place& space : free_spaces())
    if (makes_room(reproduce, space)) return true;
  return false;
}

void NaiveGame::grow(bool reproduce) {
  me().stock["carbon"] -= 1;
  me().stock[reproduce ? "phosphorus" : "potassium"] -= 2;
  place_mushroom(reproduce);
  const auto ask_root = [&](bool may, const std::function<Names()>& open) {
    const std::string move = ask_me([&] {
      Names moves;
      for (const std::string& each : open()) moves.push_back("root " + each);
      if (!moves.empty() && may) moves.emplace_back("done");
      return moves;
    });
    for (Plant& plant : me().plants)
      if (const std::string start = "root " + text(plant.corner) + " "; move.rfind(start, 0) == 0)
        root(plant, move.substr(start.size()));
  };
  if (!reproduce) {
    const auto anywhere = [&] { return open_roots(now_.mover); };
    ask_root(false, anywhere);
    ask_root(false, anywhere);
    if (turn_.powers.count("partner-root") == 1) ask_root(true, anywhere);
    return;
  }
  const Place corner = place_of(after_word(ask_me([&] {
    Names moves;
    for (const Place& free : free_corners()) moves.push_back("corner " + text(free));
    return moves;
  })));
  me().plants.push_back({corner, 0, false, {}});
  const auto here = [&] {
    Names open;
    for (const std::string& name : open_roots(now_.mover, me().plants.back()))
      open.push_back(text(corner) + " " + name);
    return open;
  };
  ask_root(false, here);
  if (turn_.powers.count("reproduce-root") == 1) ask_root(true, here);
}

// R5.2, R5.5, R5.7
void NaiveGame::place_mushroom(bool reproduce) {
  const bool room = reproduce ? !free_corners().empty() : !open_roots(now_.mover).empty();
  const std::string paid = ask_me([&] {
    Names moves;
    for (const std::string& cube : kCubes)
      if (!me().hand.empty() && me().stock.at(cube) > 0) moves.push_back("pay " + cube);
    if (!moves.empty() && room) moves.emplace_back("done");
    return moves;
  });
  if (paid.empty() || paid == "done") return;
  --me().stock[after_word(paid)];
  const auto hand = [&](bool may) {
    Names moves;
    for (const std::string& name : me().hand) moves.push_back("play " + name);
    if (!moves.empty() && may) moves.emplace_back("done");
    return moves;
  };
  const std::string first = after_word(ask_me([&] { return hand(false); }));
  std::set<Place> spaces;
  for (const Place& space : free_spaces())
    if (room || makes_room(reproduce, space)) spaces.insert(space);
  put_tile(first, spaces);
  if (turn_.powers.count(reproduce ? "reproduce-mushroom" : "partner-mushroom") == 0) return;
  const std::string second = ask_me([&] { return hand(true); });
  if (!second.empty() && second != "done") put_tile(after_word(second), free_spaces());
}

void NaiveGame::put_tile(const std::string& name, const std::set<Place>& spaces) {
  me().hand.erase(name);
  const std::string move = ask_me([&] {
    Names moves;
    for (const Place& space : spaces) moves.push_back("space " + text(space));
    return moves;
  });
  now_.forest[place_of(after_word(move))] = {name, 0, 0};
}

// R5.8
void NaiveGame::photosynthesize() {
  gain("carbon", turn_.powers.count("more-carbon") == 1 ? 3 : 2);
  const std::string move = ask_me([&] {
    Names moves;
    const int most = std::min(200, me().stock.at("nitrogen"));
    for (int n = 0; n <= most && most > 0; ++n) moves.push_back("convert " + std::to_string(n));
    return moves;
  });
  const int nitrogen = move.empty() ? 0 : std::stoi(after_word(move));
  me().stock["nitrogen"] -= nitrogen;
  mark("1B", nitrogen);
  gain("carbon", nitrogen);
  for (const std::string& type : kTypesInOrder) ready(type);
  while (true) {
    const std::string discard = ask_me([&] {
      Names moves;
      for (const std::string& name : me().hand) moves.push_back("discard " + name);
      if (!me().hand.empty()) moves.emplace_back("done");  // who is asked must not tell what is in a hand
      return moves;
    });
    if (discard.empty() || discard == "done") return;
    me().hand.erase(after_word(discard));
    now_.discards.insert(after_word(discard));
  }
}

}  // namespace understory::undergrove

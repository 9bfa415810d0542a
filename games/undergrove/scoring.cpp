// What things are worth (R8, R9), and who has won.
#include <algorithm>

#include "games/undergrove/game.hpp"

namespace understory::undergrove {

int Game::value(const Public& pub, Tile of) const {
  const TileDef& def = tile(of);
  const std::size_t cubes = std::min<std::size_t>(pub.forest.cubes[raw(of)], def.points.size() - 1);
  int value = def.points[cubes];
  if (def.adjacent == 0) return value;
  for (const Tile next : pub.forest.next[raw(of)])
    if (next != kNoTile && type(next) == def.type) value += def.adjacent;
  return value;
}

namespace {

// One ring out from Earthlover's corners (R8.10).
bool in_ring(Spot corner) {
  return corner.x >= -1 && corner.x <= 2 && corner.y >= -1 && corner.y <= 2 && !is_earthlovers(corner);
}

// Calls visit(tile) for every root.
template <class Visit>
void each_root(const Player& player, Visit&& visit) {
  for (const Plant& plant : player.plants) {
    if (plant.roots == 0) continue;
    for (const Tile on : rooted(plant)) visit(on);
  }
}

template <class Fits>
int count_roots_if(const Player& player, Fits&& fits) {
  int count = 0;
  each_root(player, [&](Tile on) { count += fits(on) ? 1 : 0; });
  return count;
}

template <class Fits>
int count_plants_if(const Player& player, Fits&& fits) {
  int count = 0;
  for (const Plant& plant : player.plants) count += plant.planted != 0 && fits(plant) ? 1 : 0;
  return count;
}

}  // namespace

int Game::count(const Public& pub, Seat seat, int goal) const {
  const Player& player = pub.players[seat];
  const Count what = pack_.goals[raw(pub.goals[static_cast<std::size_t>(goal)])].count;
  switch (what) {
    case Count::carbon_turns:
    case Count::nitrogen_paid:
    case Count::pair_turns:
    case Count::carbon_moved:
    case Count::ready_turns: return player.marks[static_cast<std::size_t>(goal)];
    case Count::lines: {
      int lines = 0;
      for (std::size_t i = 0; i < kPlants; ++i) {
        bool fresh = player.plants[i].planted != 0;
        for (std::size_t j = 0; j < i; ++j) fresh = fresh && player.plants[j].corner.x != player.plants[i].corner.x;
        lines += fresh ? 1 : 0;
      }
      return lines;
    }
    case Count::mushrooms_touched: {
      TileSet touched;
      for (const Plant& plant : player.plants) touched = touched | rooted(plant) | open_slots(plant);
      return touched.size();
    }
    case Count::trees: return count_trees(player);
    case Count::two_roots: return count_plants_if(player, [](const Plant& plant) { return roots_of(plant) >= 2; });
    case Count::roots: return count_roots(player);
    case Count::even_roots: return count_roots_if(player, [&](Tile on) { return value(pub, on) % 2 == 0; });
    case Count::odd_roots: return count_roots_if(player, [&](Tile on) { return value(pub, on) % 2 == 1; });
    case Count::star_roots: return count_roots_if(player, [&](Tile on) { return tile(on).has(Mark::star); });
    case Count::circle_roots: return count_roots_if(player, [&](Tile on) { return tile(on).has(Mark::circle); });
    case Count::sets: {
      std::array<int, 3> of{};  // worth 2, 3 and 4
      each_root(player, [&](Tile on) {
        const int worth = value(pub, on);
        if (worth >= 2 && worth <= 4) ++of[static_cast<std::size_t>(worth - 2)];
      });
      return std::min({of[0], of[1], of[2]});
    }
    case Count::ring_corners: return count_plants_if(player, [](const Plant& plant) { return in_ring(plant.corner); });
  }
  return 0;
}

// R8.2, R8.3
int Game::goal_points(const Public& pub, const GoalCounts& counts, Seat seat, std::size_t goal) const {
  const GoalDef& def = pack_.goals[raw(pub.goals[goal])];
  const int mine = counts[seat][goal];
  if (def.each > 0) return mine * def.each;
  if (!def.table.empty()) return def.table[std::min<std::size_t>(static_cast<std::size_t>(mine), def.table.size() - 1)];
  int better = 0;
  int equal = 0;
  for (const Seat other : seats_up_to(players_)) {
    const int count_of = counts[other][goal];
    better += count_of > mine ? 1 : 0;
    equal += count_of == mine ? 1 : 0;
  }
  int shared = 0;
  for (int place = better; place < better + equal; ++place) shared += def.places[static_cast<std::size_t>(place)];
  return shared / equal;
}

GoalCounts Game::goal_counts(const Public& pub) const {
  GoalCounts counts;
  for (const Seat seat : seats_up_to(players_))
    for (std::size_t i = 0; i < kGoals; ++i)
      if (pub.goals[i] != kNoGoal) counts[seat][i] = count(pub, seat, static_cast<int>(i));
  return counts;
}

Points Game::points(const State& state, Seat seat) const { return points(state, goal_counts(state.pub), seat); }

Points Game::points(const State& state, const GoalCounts& counts, Seat seat) const {
  const Public& pub = state.pub;
  const Player& player = pub.players[seat];
  Points points;
  for (std::size_t i = 0; i < kGoals; ++i)
    if (pub.goals[i] != kNoGoal) points.goals[i] = goal_points(pub, counts, seat, i);
  for (const Plant& plant : player.plants) {  // R9.3
    if (plant.roots == 0) continue;
    std::array<int, kPlantRoots> values{};
    std::size_t roots = 0;
    for (const Tile on : rooted(plant)) values[roots++] = value(pub, on);
    std::sort(values.begin(), values.end(), [](int a, int b) { return a > b; });
    const std::size_t scored = plant.tree != 0 ? roots : std::min<std::size_t>(roots, plant.carbon);
    for (std::size_t i = 0; i < scored; ++i) (plant.tree != 0 ? points.trees : points.seedlings) += values[i];
  }
  const auto points_in = [](const Program& program) {
    int sum = 0;
    for (const Step& step : program) sum += step.op == Op::points ? step.n : 0;
    return sum;
  };
  if (player.end != kNoEnd) points.bonus += points_in(pack_.ends[raw(player.end)].program);  // R9.5
  for (const Bonus bonus : player.shown) {
    if (bonus == kNoBonus) continue;
    const int worth = points_in(pack_.bonus[raw(bonus)].program);
    points.bonus += is_elder(seat) ? std::max(1, worth) : worth;  // R11.12
  }
  for (const std::uint16_t left : player.stock) points.leftovers += left;
  points.leftovers /= 2;
  return points;
}

namespace {

int carbon_on_seedlings(const Player& player) {
  int carbon = 0;
  for (const Plant& plant : player.plants) carbon += plant.carbon;
  return carbon;
}

// R9.6
bool is_better(const Scores& scores, const Public& pub, Seat a, Seat b) {
  if (scores.total[a] != scores.total[b]) return scores.total[a] > scores.total[b];
  const Player& of_a = pub.players[a];
  const Player& of_b = pub.players[b];
  if (count_trees(of_a) != count_trees(of_b)) return count_trees(of_a) > count_trees(of_b);
  return carbon_on_seedlings(of_a) > carbon_on_seedlings(of_b);
}

}  // namespace

Scores Game::scores(const State& state) const {
  Scores scores;
  scores.seats = seats_;
  scores.rivals = players_ - seats_;  // the Elder
  for (const Seat seat : seats_up_to(players_)) scores.total[seat] = points(state, seat).total();
  for (const Seat seat : seats_up_to(players_)) {
    scores.rank[seat] = 1;
    for (const Seat other : seats_up_to(players_))
      if (is_better(scores, state.pub, other, seat)) ++scores.rank[seat];
  }
  if (solo() && scores.rank[Seat{0}] == 1) scores.rank[Seat{1}] = 2;  // R11.12: among equals the player wins
  return scores;
}

Scores Game::standing(const State& state) const {
  State shown = state;
  NoEvents quiet;
  show_bonus(shown, quiet);
  return scores(shown);
}

bool Game::outdone(const State& state) const { return scores(state).rank[Seat{0}] > 1; }

std::vector<ScoreRow> Game::breakdown(const State& state) const {
  std::vector<ScoreRow> rows;
  for (std::size_t i = 0; i < kGoals; ++i) {
    if (state.pub.goals[i] == kNoGoal) continue;
    const std::string& name = pack_.goals[raw(state.pub.goals[i])].name;
    rows.push_back({std::string("undergrove.goal.") + name[0] + (name[1] == 'A' ? 'a' : 'b'), {}});
  }
  const std::size_t goals = rows.size();
  for (const char* label :
       {"undergrove.row.trees", "undergrove.row.seedlings", "undergrove.row.bonus", "undergrove.row.leftovers"})
    rows.push_back({label, {}});
  for (const Seat seat : seats_up_to(players_)) {
    const Points of = points(state, seat);
    for (std::size_t i = 0; i < goals; ++i) rows[i].points[seat] = of.goals[i];
    rows[goals].points[seat] = of.trees;
    rows[goals + 1].points[seat] = of.seedlings;
    rows[goals + 2].points[seat] = of.bonus;
    rows[goals + 3].points[seat] = of.leftovers;
  }
  return rows;
}

// A position shows all points.
std::optional<Booking> Game::booking(const Event& /*event*/) const { return {}; }

}  // namespace understory::undergrove

// What a bot looks at: what would score now, what is in stock, what plants could still become, and how long the game
// lasts. Features that end in "early" are the same counts times the stones that the foremost player can still climb.
#include <algorithm>

#include "games/undergrove/game.hpp"

namespace understory::undergrove {
namespace {

namespace feature {
enum : std::size_t {
  trees,
  seedlings,
  goals,
  bonus,
  leftovers,
  goal_count,
  carbon,
  nitrogen,
  phosphorus,
  potassium,
  tokens,
  carbon_early,
  cubes_early,
  tokens_early,
  roots,
  roots_early,
  hungry,
  hungry_early,
  plants,
  plants_early,
  seedling_carbon,
  tree_count,
  tree_count_early,
  slots,
  slots_early,
  near0,
  near1,
  near2,
  track,
  track_early,
  ahead,
  types,
  engines,
  engines_early,
  second_actions,
  second_actions_early,
  powers,
  powers_early,
  hand,
  turn
};
}

constexpr int kRoundsPerStone = 3;  // about
constexpr int kPlenty = 8;          // more of a resource helps no more than this

int points_in(const Program& program) {
  int sum = 0;
  for (const Step& step : program) sum += step.op == Op::points ? step.n : 0;
  return sum;
}

int steps_from_plants(const Player& player, Spot at) {
  Middle middle;
  for (const Plant& plant : player.plants)
    if (plant.planted != 0) middle.add(plant.corner.x, plant.corner.y);
  return middle.steps_to(at.x, at.y);
}

bool gives_another_action(const Program& program) {
  for (const Step& step : program)
    if (step.op == Op::another) return true;
  return false;
}

}  // namespace

// A mushroom, or a corner where something grows or could.
Subject Game::subject_of(const State& state, Move move) const {
  const Public& pub = state.pub;
  const Player& player = pub.players[actor(state)];
  switch (shape_of(move.kind())) {
    case Shape::tile: {
      const std::uint32_t name = 1U + raw(move.tile());
      if (!pub.forest.tiles.has(move.tile())) return {name, 0};
      return {name, steps_from_plants(player, pub.forest.at[raw(move.tile())])};
    }
    case Shape::spot:
    case Shape::spot_tile: {
      const Spot at = move.spot();
      const std::uint32_t name =
          1U + kMostTiles + 256U * static_cast<std::uint8_t>(at.x) + static_cast<std::uint8_t>(at.y);
      return {name, steps_from_plants(player, at)};
    }
    default: return {};
  }
}

Claims Game::claims(const Event& event) const {
  Claims claims;
  const auto claim = [&](std::string_view topic, int amount) { claims.push_back({topic, event.player, amount}); };
  const auto resource = [&](int amount) { claim(event.resource == Resource::carbon ? "carbon" : "cubes", amount); };
  switch (event.kind) {
    case EventKind::tree: claim("tree", 1); break;
    case EventKind::absorbed: claim("seedling-carbon", 1); break;
    case EventKind::planted: claim("plants", 1); break;
    case EventKind::rooted: claim("roots", 1); break;
    case EventKind::climbed: claim("track", 1); break;
    case EventKind::took: claim("bonus", 1); break;
    case EventKind::marked: claim("goals", event.amount); break;
    case EventKind::readied: claim("tokens", 1); break;
    case EventKind::flipped: claim("tokens", -1); break;
    case EventKind::gained: resource(event.amount); break;
    case EventKind::paid: resource(-event.amount); break;
    case EventKind::fed: claim("carbon", -event.amount); break;
    default: break;
  }
  return claims;
}

void Game::features(const State& state, PerSeat<Features<kFeatures>, kMostPlayers>& features) const {
  const Public& pub = state.pub;
  int foremost = 0;
  for (const Seat seat : seats_up_to(players_)) foremost = std::max<int>(foremost, pub.players[seat].track);
  const int stones = std::max(0, kStones + 1 - foremost) + 1;
  const int early = pub.stage == Stage::over ? 0 : std::min(stones, (round_limit_ - pub.round) / kRoundsPerStone + 1);
  const TileSet carbon = with_carbon(pub.forest);
  const GoalCounts counts = goal_counts(pub);
  for (const Seat seat : seats_up_to(players_)) {
    Features<kFeatures>& f = features[seat];
    f.fill(0);
    const Player& player = pub.players[seat];
    const Points now = points(state, counts, seat);
    f[feature::trees] = now.trees;
    f[feature::seedlings] = now.seedlings;
    f[feature::goals] = now.goals[0] + now.goals[1] + now.goals[2];
    f[feature::bonus] = now.bonus;
    for (const Bonus bonus : state.own[seat].bonus)
      if (bonus != kNoBonus) f[feature::bonus] += points_in(pack_.bonus[raw(bonus)].program);
    f[feature::leftovers] = now.leftovers;
    for (const int goal : counts[seat]) f[feature::goal_count] += std::min(goal, kPlenty);
    for (std::size_t r = 0; r < kResources; ++r) f[feature::carbon + r] = std::min<int>(player.stock[r], kPlenty);
    f[feature::tokens] = ready_of(player);
    const TileSet mine = rooted(player);
    TileSet drinkers;
    for (const Plant& plant : player.plants) {
      if (plant.planted == 0) continue;
      ++f[feature::plants];
      f[feature::tree_count] += plant.tree;
      f[feature::slots] += std::min(open_slots(plant).size(), 2);
      f[feature::seedling_carbon] += plant.carbon;
      for (const Tile on : rooted(plant)) {
        ++f[feature::roots];
        f[feature::hungry] += value(pub, on);
      }
      if (can_drink(plant)) drinkers = drinkers | rooted(plant);
    }
    f[feature::hungry] -= now.trees + now.seedlings;
    const auto near = [&](TileSet tiles) {
      int sum = 0;
      for (const Tile tile : tiles& carbon) sum += std::min<int>(pub.forest.carbon[raw(tile)], 3);
      return std::min(sum, kPlenty);
    };
    const TileSet next = within(pub.forest, drinkers, 1);
    f[feature::near0] = near(drinkers);
    f[feature::near1] = near(next - drinkers);
    f[feature::near2] = near(within(pub.forest, next, 1) - next);
    f[feature::track] = player.track;
    f[feature::ahead] = player.track == foremost ? 1 : 0;
    std::uint8_t types = 0;
    for (const Tile on : mine) {
      const TileDef& def = tile(on);
      if (def.type != Type::none && def.activates()) types |= token_of(raw(def.type));
      if (def.activates()) ++f[feature::engines];
      if (gives_another_action(def.program)) ++f[feature::second_actions];
      if (def.power != Power::none) ++f[feature::powers];
    }
    f[feature::types] = std::popcount(unsigned{types});
    for (const Tile held : state.own[seat].hand)
      f[feature::hand] = std::max<int>(f[feature::hand], tile(held).points.front());
    f[feature::turn] = pub.mover == seat ? 1 : 0;
    f[feature::carbon_early] = f[feature::carbon] * early;
    f[feature::cubes_early] = (f[feature::nitrogen] + f[feature::phosphorus] + f[feature::potassium]) * early;
    f[feature::tokens_early] = f[feature::tokens] * early;
    f[feature::roots_early] = f[feature::roots] * early;
    f[feature::hungry_early] = f[feature::hungry] * early;
    f[feature::plants_early] = f[feature::plants] * early;
    f[feature::tree_count_early] = f[feature::tree_count] * early;
    f[feature::slots_early] = f[feature::slots] * early;
    f[feature::track_early] = f[feature::track] * early;
    f[feature::engines_early] = f[feature::engines] * early;
    f[feature::second_actions_early] = f[feature::second_actions] * early;
    f[feature::powers_early] = f[feature::powers] * early;
  }
}

}  // namespace understory::undergrove

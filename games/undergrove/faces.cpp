#include "games/undergrove/faces.hpp"

#include "games/undergrove/game.hpp"

namespace understory::undergrove {

Face Game::face(Tile of) const {
  const TileDef& def = tile(of);
  Face face{.name = tile_name(of),
            .type = def.type,
            .cost = {},
            .text = tile_text(of),
            .points = def.points,
            .spaces = static_cast<int>(def.points.size()) - 1,
            .adjacent = def.adjacent,
            .source = name_of(def.source)};
  if (!def.program.empty()) face.cost = cost_of(of);
  return face;
}

GoalFace Game::goal_face(const Public& pub, int at) const {
  const Goal goal = pub.goals[static_cast<std::size_t>(at)];
  const GoalDef& def = pack_.goals[raw(goal)];
  GoalFace face;
  face.goal = def.name;
  face.name = goal_name(goal);
  face.source = name_of(def.source);
  for (const Seat seat : seats_up_to(players_)) face.counts.push_back(count(pub, seat, at));
  if (!def.table.empty()) face.table = def.table;
  if (!def.places.empty()) face.places = def.places;
  if (def.each > 0) face.each = def.each;
  return face;
}

Extras Game::extras(const View& view) const {
  const Public& pub = view.pub;
  Extras extras;
  for (int stack = 0; stack < kStacks; ++stack) extras.stack_stones.push_back(stone_of(stack));
  SpotList spaces;
  open_spaces(pub.forest, spaces);
  extras.spaces.assign(spaces.begin(), spaces.end());
  if (pub.stage > Stage::corners)
    for (const Spot corner : {spot(0, 1), spot(1, 1), spot(0, 0), spot(1, 0)}) {
      bool taken = false;
      for (const Player& player : pub.players.values) taken = taken || plant_at(player, corner) != nullptr;
      if (!taken) extras.blocked.push_back(corner);
    }
  TileSet in_sight = pub.forest.tiles | pub.discards | view.mine.hand;
  if (pub.turn.shown != kNoTile) in_sight.add(pub.turn.shown);
  for (const Tile of : in_sight) extras.faces[tile(of).name] = face(of);
  for (int i = 0; i < kGoals; ++i)
    if (pub.goals[static_cast<std::size_t>(i)] != kNoGoal) extras.goals.push_back(goal_face(pub, i));
  for (const StoneDef& stone : pack_.stones) extras.stones.push_back(text_of(stone.program));
  for (const EndDef& end : pack_.ends) extras.ends.push_back({end.name, text_of(end.program)});
  extras.guide = guide_text(view);
  return extras;
}

}  // namespace understory::undergrove

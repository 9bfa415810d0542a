// What a client shows of a view besides the position: what is printed on the mushrooms and goals in sight, on the track
// and on the Elder's next card, and what the guide says, as messages; and what the rules make of the position, so that
// no client needs them.
#include "engine/json.hpp"
#include "engine/message_json.hpp"
#include "games/undergrove/game.hpp"

namespace understory::undergrove {
namespace {

using nlohmann::json;

json texts_json(const std::vector<Message>& texts) {
  json list = json::array();
  for (const Message& text : texts) list.push_back(to_json(text));
  return list;
}

TileSet tiles_of(Tile tile) {
  TileSet tiles;
  if (tile != kNoTile) tiles.add(tile);
  return tiles;
}

}  // namespace

nlohmann::json Game::faces_json(TileSet tiles) const {
  json faces = json::object();
  for (const Tile of : tiles) {
    const TileDef& def = tile(of);
    json& face = faces[def.name];
    face = {{"name", to_json(tile_name(of))},
            {"type", def.type == Type::none ? json() : json(kTypeNames[raw(def.type)])},
            {"cost", def.program.empty() ? json() : to_json(cost_of(of))},
            {"text", texts_json(tile_text(of))},
            {"points", def.points},
            {"spaces", def.points.size() - 1},  // for cubes (R4.5)
            {"adjacent", def.adjacent},
            {"source", name_of(def.source)}};
  }
  return faces;
}

nlohmann::json Game::goals_json(const Public& pub) const {
  json goals = json::array();
  for (std::size_t i = 0; i < kGoals; ++i) {
    if (pub.goals[i] == kNoGoal) continue;
    const GoalDef& def = pack_.goals[raw(pub.goals[i])];
    json counts = json::array();
    for (const Seat seat : seats_up_to(players_)) counts.push_back(count(pub, seat, static_cast<int>(i)));
    goals.push_back({{"goal", def.name}, {"name", to_json(goal_name(pub.goals[i]))}, {"counts", counts}});
    goals.back()["source"] = name_of(def.source);
    if (!def.table.empty()) goals.back()["table"] = def.table;
    if (!def.places.empty()) goals.back()["places"] = def.places;
    if (def.each > 0) goals.back()["each"] = def.each;
  }
  return goals;
}

// How many pieces a player has, where a mushroom may lie, and which corners nobody will ever stand on.
void Game::add_rules(const Public& pub, json& seen) const {
  seen["limits"] = {{"seedlings", kPlants}, {"trees", kTrees}, {"roots", kRoots}};  // R1.5
  seen["stack_stones"] = json::array();
  for (int stack = 0; stack < kStacks; ++stack) seen["stack_stones"].push_back(stone_of(stack));  // R2.5
  SpotList spaces;
  open_spaces(pub.forest, spaces);
  seen["spaces"] = json::array();
  for (const Spot space : spaces) seen["spaces"].push_back({space.x, space.y});  // R5.2
  seen["blocked"] = json::array();
  if (pub.stage <= Stage::corners) return;
  for (const Spot corner : {spot(0, 1), spot(1, 1), spot(0, 0), spot(1, 0)}) {  // R2.7
    bool taken = false;
    for (const Player& player : pub.players.values) taken = taken || plant_at(player, corner) != nullptr;
    if (!taken) seen["blocked"].push_back({corner.x, corner.y});
  }
}

void Game::add_faces(const View& view, json& seen) const {
  const Public& pub = view.pub;
  add_rules(pub, seen);
  seen["faces"] = faces_json(pub.forest.tiles | pub.discards | view.mine.hand | tiles_of(pub.turn.shown));
  seen["goals"] = goals_json(pub);
  for (const Named& stone : pack_.stones) seen["stones"].push_back(texts_json(text_of(stone.program)));
  for (const Named& end : pack_.ends)
    seen["ends"].push_back({{"name", end.name}, {"text", texts_json(text_of(end.program))}});
  if (solo()) seen["elder"]["player"] = seats_;  // behind the seats
  if (solo() && pub.next_card != kNoCard) seen["elder"]["text"] = to_json(card_text(pub.next_card));
  if (const auto guide = guide_text(view)) seen["guide"] = to_json(*guide);
}

}  // namespace understory::undergrove

// What a client shows of a view besides the position: what is printed on the mushrooms and goals in sight, on the track
// and on the Elder's next card, and what the guide says. All of it as messages.
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

void Game::add_faces(const View& view, json& seen) const {
  const Public& pub = view.pub;
  seen["faces"] = faces_json(pub.forest.tiles | pub.discards | view.mine.hand | tiles_of(pub.turn.shown));
  seen["goals"] = goals_json(pub);
  for (const Named& stone : pack_.stones) seen["stones"].push_back(texts_json(text_of(stone.program)));
  for (const Named& end : pack_.ends)
    seen["ends"].push_back({{"name", end.name}, {"text", texts_json(text_of(end.program))}});
  if (solo() && pub.next_card != kNoCard) seen["elder"]["text"] = to_json(card_text(pub.next_card));
  if (const auto guide = guide_text(view)) seen["guide"] = to_json(*guide);
}

}  // namespace understory::undergrove

// Reading a view of Undergrove: the forest, and what is printed.
#include <algorithm>
#include <cstddef>

#include "cli/boards/undergrove.hpp"
#include "engine/message_json.hpp"

namespace understory::cli::undergrove_parts {

std::string text_of(Spot at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

Spot spot_of(const json& at) { return {at.at(0).get<int>(), at.at(1).get<int>()}; }

Forest forest_of(const json& view) {
  Forest forest;
  for (const json& item : view.at("forest")) {
    const auto& tile = item.at("tile").get_ref<const std::string&>();
    const json& type = view.at("faces").at(tile).at("type");
    forest.mushrooms[spot_of(item.at("at"))] = {tile, type.is_null() ? "" : type.get<std::string>(),
                                                item.at("value").get<int>(), item.at("carbon").get<int>(),
                                                item.at("cubes").get<int>()};
  }
  for (int player = 0; player < players_in(view); ++player)
    for (const json& plant : player_of(view, player).at("plants"))
      forest.plants[spot_of(plant.at("at"))] = {player, plant.at("carbon").get<int>(), plant.at("tree").get<bool>(),
                                                plant.at("roots").get<std::vector<std::string>>()};
  for (const json& at : view.at("spaces")) forest.spaces.insert(spot_of(at));
  for (const json& at : view.at("blocked")) forest.blocked.insert(spot_of(at));
  return forest;
}

const Mushroom* mushroom_on(const Forest& forest, Spot space) {
  const auto found = forest.mushrooms.find(space);
  return found == forest.mushrooms.end() ? nullptr : &found->second;
}

const Plant* plant_on(const Forest& forest, Spot corner) {
  const auto found = forest.plants.find(corner);
  return found == forest.plants.end() ? nullptr : &found->second;
}

bool touches(const Forest& forest, Spot corner) {
  const auto has = [&](int dx, int dy) { return mushroom_on(forest, {corner.x + dx, corner.y + dy}) != nullptr; };
  return has(0, 0) || has(-1, 0) || has(0, -1) || has(-1, -1);
}

int players_in(const json& view) { return static_cast<int>(view.at("players").size()); }

const json& player_of(const json& view, int player) { return view.at("players").at(static_cast<std::size_t>(player)); }

bool acts(const json& view, int player) {
  return view.at("mover").is_number() && view.at("mover").get<int>() == player;
}

bool is_elder(const json& view, int player) {
  return view.contains("elder") && view.at("elder").at("player").get<int>() == player;
}

int end_of_track(const json& view) { return static_cast<int>(view.at("stones").size()) + 1; }

bool starts_turn(const Scene& scene) {
  return scene.before.is_null() || scene.before.at("round") != scene.view.at("round") ||
         scene.before.at("stage") == "corners";
}

Message tile_name(const json& view, const std::string& tile) {
  return message_from_json(view.at("faces").at(tile).at("name"));
}

Message texts_of(const json& texts) {
  std::vector<Message> list;
  for (const json& text : texts) list.push_back(message_from_json(text));
  return Message("undergrove.cli.texts", {{"texts", std::move(list)}});
}

Message face_of(const json& view, const std::string& tile) {
  const json& face = view.at("faces").at(tile);
  const auto points = face.at("points").get<std::vector<int>>();
  Message worth("undergrove.worth", {{"points", points.front()}, {"adjacent", face.at("adjacent").get<int>()}});
  if (points.size() > 1) {
    std::vector<Message> list;
    for (const int n : points) list.push_back(verbatim(std::to_string(n)));
    worth = Message("undergrove.worth-by-cubes", {{"points", std::move(list)}});
  }
  const json& type = face.at("type");
  const json& cost = face.at("cost");
  return Message(
      "undergrove.cli.face",
      {{"type", Message(type.is_null() ? "undergrove.cli.no-type" : "undergrove.type." + type.get<std::string>())},
       {"worth", std::move(worth)},
       {"active", cost.is_null() ? "ongoing" : "paid"},
       {"cost", cost.is_null() ? Message("undergrove.cost.nothing") : message_from_json(cost)},
       {"text", texts_of(face.at("text"))}});
}

bool is_taken(const json& view, const json& end) {
  const json& players = view.at("players");
  return std::any_of(players.begin(), players.end(),
                     [&](const json& player) { return player.at("end") == end.at("name"); });
}

Message end_space(const json& view, const json& end) {
  return Message("undergrove.cli.end-space",
                 {{"state", is_taken(view, end) ? "taken" : "free"}, {"text", texts_of(end.at("text"))}});
}

Message goal_scoring(const json& goal) {
  if (goal.contains("each")) return Message("undergrove.cli.goal.each", {{"points", goal.at("each").get<int>()}});
  const bool table = goal.contains("table");
  std::string points;
  for (const json& n : goal.at(table ? "table" : "places"))
    points += (points.empty() ? "" : " ") + std::to_string(n.get<int>());
  return Message(table ? "undergrove.cli.goal.table" : "undergrove.cli.goal.places", {{"points", points}});
}

}  // namespace understory::cli::undergrove_parts

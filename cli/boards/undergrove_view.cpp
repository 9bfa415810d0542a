// Reading a view of Undergrove: the forest, and what is printed.
#include <algorithm>
#include <cstddef>

#include "cli/boards/undergrove.hpp"

namespace understory::cli::undergrove_parts {

std::string text_of(Spot at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

Forest forest_of(const View& view) {
  Forest forest;
  for (const auto& in : view.forest)
    forest.mushrooms[in.at] = {in.tile, view.faces.at(in.tile).type.value_or(""), in.value, in.carbon, in.cubes};
  for (int player = 0; player < players_in(view); ++player)
    for (const auto& plant : player_of(view, player).plants)
      forest.plants[plant.at] = {player, plant.carbon, plant.tree, plant.roots};
  forest.spaces.insert(view.spaces.begin(), view.spaces.end());
  forest.blocked.insert(view.blocked.begin(), view.blocked.end());
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

int players_in(const View& view) { return static_cast<int>(view.players.size()); }

const Player& player_of(const View& view, int player) { return view.players.at(static_cast<std::size_t>(player)); }

bool acts(const View& view, int player) { return raw(view.mover) == player; }

bool is_elder(const View& view, int player) { return view.elder && view.elder->player == player; }

int end_of_track(const View& view) { return static_cast<int>(view.stones.size()) + 1; }

bool starts_turn(const Seen& seen) {
  return !seen.before || seen.before->round != seen.view.round || seen.before->stage == "corners";
}

const Message& tile_name(const View& view, const std::string& tile) { return view.faces.at(tile).name; }

Message texts_of(const std::vector<Message>& texts) { return Message("undergrove.cli.texts", {{"texts", texts}}); }

Message face_of(const View& view, const std::string& tile) {
  const auto& face = view.faces.at(tile);
  Message worth("undergrove.worth", {{"points", face.points.front()}, {"adjacent", face.adjacent}});
  if (face.points.size() > 1) {
    std::vector<Message> list;
    for (const int n : face.points) list.push_back(verbatim(std::to_string(n)));
    worth = Message("undergrove.worth-by-cubes", {{"points", std::move(list)}});
  }
  return Message("undergrove.cli.face",
                 {{"type", Message(face.type ? "undergrove.type." + *face.type : "undergrove.cli.no-type")},
                  {"worth", std::move(worth)},
                  {"active", face.cost ? "paid" : "ongoing"},
                  {"cost", face.cost.value_or(Message("undergrove.cost.nothing"))},
                  {"text", texts_of(face.text)}});
}

bool is_taken(const View& view, const End& end) {
  return std::any_of(view.players.begin(), view.players.end(),
                     [&](const Player& player) { return player.end == end.name; });
}

Message end_space(const View& view, const End& end) {
  return Message("undergrove.cli.end-space",
                 {{"state", is_taken(view, end) ? "taken" : "free"}, {"text", texts_of(end.text)}});
}

Message goal_scoring(const Goal& goal) {
  if (goal.each) return Message("undergrove.cli.goal.each", {{"points", *goal.each}});
  std::string points;
  for (const int n : goal.table ? *goal.table : *goal.places) points += (points.empty() ? "" : " ") + std::to_string(n);
  return Message(goal.table ? "undergrove.cli.goal.table" : "undergrove.cli.goal.places", {{"points", points}});
}

}  // namespace understory::cli::undergrove_parts

// Undergrove in sentences: the same facts as the drawing, in an order for listening: what one has first, then the
// forest.
#include <algorithm>
#include <array>
#include <cstddef>

#include "cli/boards/undergrove.hpp"
#include "engine/message_json.hpp"

namespace understory::cli::undergrove_parts {
namespace {

using Sentences = std::vector<Message>;

class Telling {
 public:
  explicit Telling(const Scene& scene) : scene_(scene), view_(scene.view), forest_(forest_of(scene.view)) {}

  // Within a turn, and at the next one: what the viewer has, if that is another.
  Sentences news() {
    const bool same = scene_.viewer < 0 || (!scene_.before.is_null() &&
                                            player_of(scene_.before, scene_.viewer) == player_of(view_, scene_.viewer));
    if (!same) tell_stock(scene_.viewer);
    if (starts_turn(scene_)) tell_guide();
    return std::move(told_);
  }

  Sentences turn() {
    tell_round();
    tell_players();
    tell_forest();
    tell_plants();
    tell_track();
    tell_goals();
    tell_own();
    tell_guide();
    return std::move(told_);
  }

  Sentences board() {
    tell_round();
    tell_forest();
    tell_plants();
    return std::move(told_);
  }

  Sentences players() {
    tell_players();
    return std::move(told_);
  }

  Sentences goals() {
    tell_goals();
    return std::move(told_);
  }

  Sentences hand() {
    tell_own();
    return std::move(told_);
  }

  Sentences track() {
    tell_track();
    int stone = 0;
    for (const json& text : view_.at("stones"))
      tell("undergrove.cli.told.stone-gives", {{"stone", ++stone}, {"text", texts_of(text)}});
    for (const json& end : view_.at("ends")) told_.push_back(end_space(view_, end));
    return std::move(told_);
  }

  Sentences mushrooms() {
    for (const auto& [at, mushroom] : forest_.mushrooms) tell_face("undergrove.cli.told.in-forest", mushroom.tile);
    std::vector<Message> names;
    for (const json& tile : view_.at("discards")) names.push_back(tile_name(view_, tile.get<std::string>()));
    if (!names.empty()) tell("undergrove.cli.discards", {{"mushrooms", std::move(names)}});
    return std::move(told_);
  }

  Sentences guide() {
    tell_guide();
    return std::move(told_);
  }

 private:
  void tell(const char* key, std::vector<Argument> arguments) { told_.emplace_back(key, std::move(arguments)); }
  const std::string& name(int player) const { return scene_.seats.at(static_cast<std::size_t>(player)).name; }
  static Message bonus_name(const json& kind) { return Message("undergrove.bonus." + kind.get<std::string>()); }

  void tell_round() {
    const int round = view_.at("round").get<int>();
    const int last = view_.at("last_round").get<int>();
    tell("undergrove.cli.status", {{"round", round + 1},
                                   {"left", last - round},
                                   {"last", last + 1},
                                   {"pile", view_.at("pile").get<int>()},
                                   {"discards", static_cast<int>(view_.at("discards").size())}});
  }

  void tell_guide() {
    if (view_.contains("guide")) tell("undergrove.cli.guide", {{"text", message_from_json(view_.at("guide"))}});
  }

  void tell_players() {
    for (int player = 0; player < players_in(view_); ++player) tell_player(player);
    if (view_.contains("elder") && view_.at("elder").contains("text"))
      tell("undergrove.cli.told.elder", {{"card", message_from_json(view_.at("elder").at("text"))}});
  }

  void tell_stock(int player) {
    const json& of = player_of(view_, player);
    const SeatLabel& label = scene_.seats.at(static_cast<std::size_t>(player));
    const json& stock = of.at("stock");
    std::vector<Message> ready;
    for (const json& type : of.at("ready")) ready.emplace_back("undergrove.type." + type.get<std::string>());
    const auto tokens = static_cast<int>(ready.size());
    tell("undergrove.cli.told.stock", {{"player", label.name},
                                       {"by", label.player},
                                       {"carbon", stock.at(0).get<int>()},
                                       {"nitrogen", stock.at(1).get<int>()},
                                       {"phosphorus", stock.at(2).get<int>()},
                                       {"potassium", stock.at(3).get<int>()},
                                       {"tokens", tokens},
                                       {"ready", std::move(ready)},
                                       {"hand", of.at("hand").get<int>()}});
  }

  void tell_player(int player) {
    const json& of = player_of(view_, player);
    const SeatLabel& label = scene_.seats.at(static_cast<std::size_t>(player));
    if (!is_elder(view_, player)) tell_stock(player);
    int trees = 0;
    std::size_t roots = 0;
    for (const json& plant : of.at("plants")) {
      trees += plant.at("tree").get<bool>() ? 1 : 0;
      roots += plant.at("roots").size();
    }
    tell("undergrove.cli.told.plants", {{"player", label.name},
                                        {"plants", static_cast<int>(of.at("plants").size())},
                                        {"trees", trees},
                                        {"roots", static_cast<int>(roots)}});
    tell_bonus(player, of);
  }

  void tell_bonus(int player, const json& of) {
    std::vector<Message> tiles;
    for (const json& stone : of.at("bonus"))
      tiles.push_back(Message("undergrove.cli.told.face-down", {{"stone", stone.get<int>()}}));
    for (const auto& [stone, kind] : of.at("shown").items())
      tiles.push_back(Message("undergrove.cli.told.face-up", {{"stone", stone}, {"bonus", bonus_name(kind)}}));
    if (!tiles.empty()) tell("undergrove.cli.told.bonus", {{"player", name(player)}, {"tiles", std::move(tiles)}});
  }

  // From north to south, and from west to east.
  void tell_forest() {
    std::vector<Spot> spaces;
    for (const auto& [at, mushroom] : forest_.mushrooms) spaces.push_back(at);
    std::sort(spaces.begin(), spaces.end(), [](Spot a, Spot b) { return a.y != b.y ? a.y > b.y : a.x < b.x; });
    for (const Spot at : spaces) {
      const Mushroom& mushroom = *mushroom_on(forest_, at);
      std::vector<Message> roots;
      for (const Spot corner : {Spot{at.x, at.y + 1}, {at.x + 1, at.y + 1}, at, {at.x + 1, at.y}}) {
        const Plant* const plant = plant_on(forest_, corner);
        if (plant == nullptr) continue;
        if (std::find(plant->roots.begin(), plant->roots.end(), mushroom.tile) == plant->roots.end()) continue;
        roots.push_back(
            Message("undergrove.cli.told.root", {{"player", name(plant->player)}, {"corner", text_of(corner)}}));
      }
      const Message type(mushroom.type.empty() ? "undergrove.cli.no-type" : "undergrove.type." + mushroom.type);
      tell("undergrove.cli.told.mushroom", {{"mushroom", tile_name(view_, mushroom.tile)},
                                            {"space", text_of(at)},
                                            {"type", type},
                                            {"value", mushroom.value},
                                            {"carbon", mushroom.carbon},
                                            {"cubes", mushroom.cubes},
                                            {"rooted", static_cast<int>(roots.size())},
                                            {"roots", std::move(roots)}});
    }
  }

  void tell_plants() {
    for (int player = 0; player < players_in(view_); ++player)
      for (const auto& [corner, plant] : forest_.plants)
        if (plant.player == player)
          tell("undergrove.cli.told.plant", {{"player", name(player)},
                                             {"corner", text_of(corner)},
                                             {"kind", plant.tree ? "tree" : "seedling"},
                                             {"carbon", plant.carbon},
                                             {"roots", static_cast<int>(plant.roots.size())}});
  }

  void tell_track() {
    for (int player = 0; player < players_in(view_); ++player) {
      const json& of = player_of(view_, player);
      const int stone = of.at("track").get<int>();
      if (stone == end_of_track(view_) && of.at("end").is_string()) {
        tell("undergrove.cli.told.end", {{"player", name(player)}, {"text", end_text(of.at("end"))}});
        continue;
      }
      tell("undergrove.cli.told.stone", {{"player", name(player)}, {"stone", stone}});
    }
    const json& stacks = view_.at("stacks");
    tell("undergrove.cli.told.stacks",
         {{"two", stacks.at(0).get<int>()}, {"four", stacks.at(1).get<int>()}, {"six", stacks.at(2).get<int>()}});
  }

  Message end_text(const json& end) const {
    for (const json& one : view_.at("ends"))
      if (one.at("name") == end) return texts_of(one.at("text"));
    return Message("common.list.none");
  }

  void tell_goals() {
    for (const json& goal : view_.at("goals")) tell_goal(goal);
  }

  void tell_goal(const json& goal) {
    std::vector<Message> counts;
    int player = 0;
    for (const json& count : goal.at("counts"))
      counts.push_back(Message("undergrove.cli.told.count", {{"player", name(player++)}, {"count", count.get<int>()}}));
    tell("undergrove.cli.told.goal",
         {{"goal", message_from_json(goal.at("name"))}, {"counts", std::move(counts)}, {"points", goal_scoring(goal)}});
  }

  void tell_own() {
    if (!view_.contains("mine")) return;
    for (const json& tile : view_.at("mine").at("hand")) tell_face("undergrove.cli.told.in-hand", tile);
    for (const auto& [stone, kind] : view_.at("mine").at("bonus").items())
      tell("undergrove.cli.told.own-bonus", {{"stone", stone}, {"bonus", bonus_name(kind)}});
  }

  void tell_face(const char* key, const std::string& tile) {
    tell(key, {{"mushroom", tile_name(view_, tile)}, {"face", face_of(view_, tile)}});
  }

  const Scene& scene_;
  const json& view_;
  Forest forest_;
  Sentences told_;
};

}  // namespace

std::vector<std::string> tell(const Scene& scene, const Words& words) {
  Telling telling(scene);
  return spoken(scene.extent == Extent::news ? telling.news() : telling.turn(), words);
}

std::vector<std::string> tell_board(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).board(), words);
}
std::vector<std::string> tell_players(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).players(), words);
}
std::vector<std::string> tell_goals(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).goals(), words);
}
std::vector<std::string> tell_hand(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).hand(), words);
}
std::vector<std::string> tell_track(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).track(), words);
}
std::vector<std::string> tell_mushrooms(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).mushrooms(), words);
}
std::vector<std::string> tell_guide(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).guide(), words);
}

}  // namespace understory::cli::undergrove_parts

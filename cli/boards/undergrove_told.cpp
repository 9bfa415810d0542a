// Undergrove in sentences: the same facts as the drawing, in an order for listening: what one has first, then the
// forest.
#include <algorithm>
#include <array>
#include <cstddef>

#include "cli/boards/undergrove.hpp"

namespace understory::cli::undergrove_parts {
namespace {

using Sentences = std::vector<Message>;

class Telling {
 public:
  explicit Telling(const Scene& scene) : scene_(scene), seen_{scene}, forest_(forest_of(view_)) {}

  // Within a turn, and at the next one: what the viewer has, if that is another.
  Sentences news() {
    const bool same = scene_.viewer < 0 ||
                      (seen_.before && player_of(*seen_.before, scene_.viewer) == player_of(view_, scene_.viewer));
    if (!same) tell_stock(scene_.viewer);
    if (starts_turn(seen_)) tell_guide();
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
    for (const std::vector<Message>& text : view_.stones)
      tell("undergrove.cli.told.stone-gives", {{"stone", ++stone}, {"text", texts_of(text)}});
    for (const End& end : view_.ends) told_.push_back(end_space(view_, end));
    return std::move(told_);
  }

  Sentences mushrooms() {
    for (const auto& [at, mushroom] : forest_.mushrooms) tell_face("undergrove.cli.told.in-forest", mushroom.tile);
    std::vector<Message> names;
    for (const std::string& tile : view_.discards) names.push_back(tile_name(view_, tile));
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
  static Message bonus_name(const std::string& kind) { return Message("undergrove.bonus." + kind); }

  void tell_round() {
    tell("undergrove.cli.status", {{"round", view_.round + 1},
                                   {"left", view_.last_round - view_.round},
                                   {"last", view_.last_round + 1},
                                   {"pile", view_.pile},
                                   {"discards", static_cast<int>(view_.discards.size())}});
  }

  void tell_guide() {
    if (view_.guide) tell("undergrove.cli.guide", {{"text", *view_.guide}});
  }

  void tell_players() {
    for (int player = 0; player < players_in(view_); ++player) tell_player(player);
    if (view_.elder && view_.elder->text) tell("undergrove.cli.told.elder", {{"card", *view_.elder->text}});
  }

  void tell_stock(int player) {
    const Player& of = player_of(view_, player);
    const SeatLabel& label = scene_.seats.at(static_cast<std::size_t>(player));
    std::vector<Message> ready;
    for (const std::string& type : of.ready) ready.emplace_back("undergrove.type." + type);
    const auto tokens = static_cast<int>(ready.size());
    std::vector<Argument> stock{{"player", label.name},
                                {"by", label.player},
                                {"tokens", tokens},
                                {"ready", std::move(ready)},
                                {"hand", of.hand}};
    for (std::size_t i = 0; i < of.stock.size(); ++i)
      stock.emplace_back(views::undergrove::kResources.at(i), of.stock[i]);
    tell("undergrove.cli.told.stock", std::move(stock));
  }

  void tell_player(int player) {
    const Player& of = player_of(view_, player);
    const SeatLabel& label = scene_.seats.at(static_cast<std::size_t>(player));
    if (!is_elder(view_, player)) tell_stock(player);
    int trees = 0;
    std::size_t roots = 0;
    for (const auto& plant : of.plants) {
      trees += plant.tree ? 1 : 0;
      roots += plant.roots.size();
    }
    tell("undergrove.cli.told.plants", {{"player", label.name},
                                        {"plants", static_cast<int>(of.plants.size())},
                                        {"trees", trees},
                                        {"roots", static_cast<int>(roots)}});
    tell_bonus(player, of);
  }

  void tell_bonus(int player, const Player& of) {
    std::vector<Message> tiles;
    for (const int stone : of.bonus) tiles.push_back(Message("undergrove.cli.told.face-down", {{"stone", stone}}));
    for (const auto& [stone, kind] : of.shown)
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
      const Player& of = player_of(view_, player);
      if (of.track == end_of_track(view_) && of.end) {
        tell("undergrove.cli.told.end", {{"player", name(player)}, {"text", end_text(*of.end)}});
        continue;
      }
      tell("undergrove.cli.told.stone", {{"player", name(player)}, {"stone", of.track}});
    }
    std::vector<Message> stacks;
    for (std::size_t i = 0; i < view_.stacks.size(); ++i)
      stacks.push_back(
          Message("undergrove.cli.told.stack", {{"left", view_.stacks[i]}, {"stone", view_.stack_stones.at(i)}}));
    tell("undergrove.cli.told.stacks", {{"stacks", std::move(stacks)}});
  }

  Message end_text(const std::string& end) const {
    for (const End& one : view_.ends)
      if (one.name == end) return texts_of(one.text);
    return Message("common.list.none");
  }

  void tell_goals() {
    for (const Goal& goal : view_.goals) tell_goal(goal);
  }

  void tell_goal(const Goal& goal) {
    std::vector<Message> counts;
    int player = 0;
    for (const int count : goal.counts)
      counts.push_back(Message("undergrove.cli.told.count", {{"player", name(player++)}, {"count", count}}));
    tell("undergrove.cli.told.goal",
         {{"goal", goal.name}, {"counts", std::move(counts)}, {"points", goal_scoring(goal)}});
  }

  void tell_own() {
    if (!view_.mine) return;
    for (const std::string& tile : view_.mine->hand) tell_face("undergrove.cli.told.in-hand", tile);
    for (const auto& [stone, kind] : view_.mine->bonus)
      tell("undergrove.cli.told.own-bonus", {{"stone", stone}, {"bonus", bonus_name(kind)}});
  }

  void tell_face(const char* key, const std::string& tile) {
    tell(key, {{"mushroom", tile_name(view_, tile)}, {"face", face_of(view_, tile)}});
  }

  const Scene& scene_;
  Seen seen_;
  const View& view_ = seen_.view;
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

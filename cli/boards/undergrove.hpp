// What the files of Undergrove's board share: the forest as it is read from a view, and the printed words.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "cli/boards/boards.hpp"
#include "engine/message.hpp"

namespace understory::cli::undergrove_parts {

using nlohmann::json;

struct Spot {
  int x = 0;
  int y = 0;
  friend bool operator<(Spot a, Spot b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }
};
std::string text_of(Spot at);  // "1,-2", as in the notation

struct Mushroom {
  std::string tile;  // "fly-agaric"
  std::string type;  // "ring"; empty for Earthlover
  int value = 0;
  int carbon = 0;
  int cubes = 0;
};

struct Plant {
  int player = 0;
  int carbon = 0;
  bool tree = false;
  std::vector<std::string> roots;
  friend bool operator==(const Plant&, const Plant&) = default;
};

struct Forest {
  std::map<Spot, Mushroom> mushrooms;  // by space
  std::map<Spot, Plant> plants;        // by corner
  std::set<Spot> spaces;               // where a mushroom may lie
  std::set<Spot> blocked;              // corners where nobody will stand
};
Forest forest_of(const json& view);
Spot spot_of(const json& at);

const Mushroom* mushroom_on(const Forest& forest, Spot space);
const Plant* plant_on(const Forest& forest, Spot corner);
bool touches(const Forest& forest, Spot corner);  // a mushroom

int players_in(const json& view);
const json& player_of(const json& view, int player);
bool acts(const json& view, int player);
bool is_elder(const json& view, int player);
int end_of_track(const json& view);  // behind the last stone

// Whether the viewer has begun a turn since it looked; where the Elder plays nobody else moves in between.
bool starts_turn(const Scene& scene);

Message tile_name(const json& view, const std::string& tile);
// What is printed on a mushroom: type, worth, cost and text.
Message face_of(const json& view, const std::string& tile);
Message texts_of(const json& texts);  // several messages as one
Message goal_scoring(const json& goal);
bool is_taken(const json& view, const json& end);  // a space at the end of the track
Message end_space(const json& view, const json& end);

// undergrove_forest.cpp
std::vector<Line> draw_forest(const Scene& scene, const Look& look, const Words& words);
struct Part {
  std::vector<Line> lines;
  bool cut = false;  // there is more of the forest
};
Part draw_part(const Scene& scene, const Look& look, const Words& words, std::size_t rows);

// undergrove_told.cpp
std::vector<std::string> tell(const Scene& scene, const Words& words);
std::vector<std::string> tell_board(const Scene& scene, const Words& words);
std::vector<std::string> tell_players(const Scene& scene, const Words& words);
std::vector<std::string> tell_goals(const Scene& scene, const Words& words);
std::vector<std::string> tell_hand(const Scene& scene, const Words& words);
std::vector<std::string> tell_mushrooms(const Scene& scene, const Words& words);
std::vector<std::string> tell_track(const Scene& scene, const Words& words);
std::vector<std::string> tell_guide(const Scene& scene, const Words& words);

}  // namespace understory::cli::undergrove_parts

// What the files of Undergrove's board share: the forest as it is read from a view, and the printed words.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "cli/boards/boards.hpp"
#include "cli/boards/views/undergrove.hpp"

namespace understory::cli::undergrove_parts {

using views::Spot;
using views::undergrove::End;
using views::undergrove::Goal;
using views::undergrove::Player;
using views::undergrove::View;
using Seen = views::Seen<View>;

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
Forest forest_of(const View& view);

const Mushroom* mushroom_on(const Forest& forest, Spot space);
const Plant* plant_on(const Forest& forest, Spot corner);
bool touches(const Forest& forest, Spot corner);  // a mushroom

int players_in(const View& view);
const Player& player_of(const View& view, int player);
bool acts(const View& view, int player);
bool is_elder(const View& view, int player);
int end_of_track(const View& view);  // behind the last stone

// Whether the viewer has begun a turn since it looked; where the Elder plays nobody else moves in between.
bool starts_turn(const Seen& seen);

const Message& tile_name(const View& view, const std::string& tile);
// What is printed on a mushroom: type, worth, cost and text.
Message face_of(const View& view, const std::string& tile);
Message texts_of(const std::vector<Message>& texts);  // several messages as one
Message goal_scoring(const Goal& goal);
bool is_taken(const View& view, const End& end);  // a space at the end of the track
Message end_space(const View& view, const End& end);

// undergrove_forest.cpp
std::vector<Line> draw_forest(const Seen& seen, const Look& look, const Words& words);
struct Part {
  std::vector<Line> lines;
  bool cut = false;  // there is more of the forest
};
Part draw_part(const Seen& seen, const Look& look, const Words& words, std::size_t rows);

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

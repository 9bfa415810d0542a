// How each game looks in a terminal. A board is drawn from what a viewer may know, never from the match itself, so it
// cannot show what is hidden. A new game adds one file here and one row in boards.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "cli/look.hpp"
#include "locales/words.hpp"

namespace understory::cli {

struct SeatLabel {
  std::string name;    // "Embers"
  std::string player;  // "you"; empty for whoever plays without a seat
};

// How much of the board is wanted. A small board may show all of it every time.
enum class Extent : std::uint8_t {
  news,  // within a turn: the viewer saw the board a moment ago
  turn,  // what a turn needs
  all,   // somebody asked
};

struct Scene {
  nlohmann::json view;           // what the viewer knows
  nlohmann::json before;         // and what it knew at an earlier moment: what differs is marked; null marks nothing
  std::vector<SeatLabel> seats;  // and behind them whoever plays without one
  int viewer = -1;               // the seat that looks, or nobody's
  Extent extent = Extent::turn;
};

struct Board {
  std::string_view game;
  std::vector<Line> (*draw)(const Scene& scene, const Look& look, const Words& words);
  std::vector<std::string> (*tell)(const Scene& scene, const Words& words);  // the same in sentences, for --plain
  SeatInks seats;
};

// By the game's name; a game that nobody has drawn yet shows its view as JSON.
const Board& board_of(std::string_view game);

// The sign of a seat: its shape, or where there are no shapes a letter of its own.
Span seat_sign(const Scene& scene, const Look& look, int seat);

namespace mushroom_gangs_board {
std::vector<Line> draw(const Scene& scene, const Look& look, const Words& words);
std::vector<std::string> tell(const Scene& scene, const Words& words);
}  // namespace mushroom_gangs_board

namespace undergrove_board {
std::vector<Line> draw(const Scene& scene, const Look& look, const Words& words);
std::vector<std::string> tell(const Scene& scene, const Words& words);
}  // namespace undergrove_board

}  // namespace understory::cli

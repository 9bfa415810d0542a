// How each game looks in a terminal. A board is drawn from what a viewer may know, never from the match itself, so it
// cannot show what is hidden. A game has a file of its name here with `<game>_board()`: how a turn looks, how it looks
// in a few rows, and the sections that can be asked for by name. CMake finds it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/look.hpp"
#include "engine/json.hpp"
#include "locales/words.hpp"

namespace understory::cli {

struct SeatLabel {
  std::string name;    // "Embers"
  std::string player;  // "you"; empty for whoever plays without a seat
};

// How much of the board is wanted where nothing is cut. A small board may show all of it every time.
enum class Extent : std::uint8_t {
  news,  // within a turn: the viewer saw the board a moment ago
  turn,  // what a turn needs
};

struct Scene {
  nlohmann::json view;           // what the viewer knows
  nlohmann::json before;         // and what it knew at an earlier moment: what differs is marked; null marks nothing
  std::vector<SeatLabel> seats;  // and behind them whoever plays without one
  std::vector<int> points;       // of each of them, as the score sheet has them now
  std::vector<nlohmann::json> offered;  // what the moves that the viewer can make are about
  int viewer = -1;                      // the seat that looks, or nobody's
  Extent extent = Extent::turn;
};

using Draw = std::vector<Line> (*)(const Scene& scene, const Look& look, const Words& words);
using Tell = std::vector<std::string> (*)(const Scene& scene, const Words& words);  // in sentences, for --plain
// A turn in as many rows as there are, or fewer.
using Fit = std::vector<Line> (*)(const Scene& scene, const Look& look, const Words& words, std::size_t rows);

// What is shown when its word is typed.
struct Section {
  std::string_view word;  // "hand"; <game>.cli.help.hand says what it is
  Draw draw;
  Tell tell;
  bool (*is_there)(const Scene& scene) = nullptr;  // unless always: who only watches has no hand
};

struct Board {
  std::string_view game;  // its name in the catalog; empty if there is none
  Draw draw;
  Fit fit;
  Tell tell;
  std::span<const Section> sections;  // "board" first, which shows all of it
};

// One for each game of the catalog.
std::span<const Board> all_boards();
// By the game's name; a game that no catalog has shows its view as JSON.
const Board& board_of(std::string_view game);

// The words of all sections of all games.
std::vector<std::string_view> section_words();

std::vector<std::string> spoken(const std::vector<Message>& sentences, const Words& words);

// The sign of a seat: its shape, or where there are no shapes a letter of its own.
Span seat_sign(const Scene& scene, const Look& look, int seat);

}  // namespace understory::cli

#include "cli/boards/boards.hpp"

#include <array>

namespace understory::cli {
namespace {

std::vector<std::string> tell_json(const Scene& scene, const Words& /*words*/) { return {scene.view.dump()}; }

std::vector<Line> draw_json(const Scene& scene, const Look& /*look*/, const Words& words) {
  return {{{tell_json(scene, words).front()}}};
}

// The pieces in the box are brown, tan, green and gray, and the seats are called so.
constexpr SeatInks kTrees{Ink::bark, Ink::tan, Ink::moss, Ink::stone, Ink::plum};

constexpr std::array<Board, 2> kBoards{{
    {"mushroom-gangs", mushroom_gangs_board::draw, mushroom_gangs_board::tell, kSeatInks},
    {"undergrove", undergrove_board::draw, undergrove_board::tell, kTrees},
}};
constexpr Board kUndrawn{"", draw_json, tell_json, kSeatInks};

// The initials, unless two seats share one or it is no plain letter.
std::string letters_of(const Scene& scene) {
  std::string letters;
  for (const SeatLabel& seat : scene.seats) {
    const char initial = seat.name.empty() ? '?' : seat.name.front();
    if (initial < 'A' || initial > 'Z' || letters.find(initial) != std::string::npos) return "ABCDE";
    letters += initial;
  }
  return letters;
}

}  // namespace

const Board& board_of(std::string_view game) {
  for (const Board& board : kBoards)
    if (board.game == game) return board;
  return kUndrawn;
}

Span seat_sign(const Scene& scene, const Look& look, int seat) {
  const Seat of{static_cast<std::uint8_t>(seat)};
  return {seat_shape(look, of, letters_of(scene)[static_cast<std::size_t>(seat)]), seat_ink(look, of)};
}

}  // namespace understory::cli

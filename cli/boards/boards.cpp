#include "cli/boards/boards.hpp"

#include <array>

namespace understory::cli {
namespace {

std::vector<std::string> tell_json(const Scene& scene, const Words& /*words*/) { return {scene.view.dump()}; }

std::vector<Line> draw_json(const Scene& scene, const Look& /*look*/, const Words& words) {
  return {{{tell_json(scene, words).front()}}};
}

constexpr std::array<Board, 1> kBoards{{
    {"mushroom-gangs", mushroom_gangs_board::draw, mushroom_gangs_board::tell},
}};
constexpr Board kUndrawn{"", draw_json, tell_json};

}  // namespace

const Board& board_of(std::string_view game) {
  for (const Board& board : kBoards)
    if (board.game == game) return board;
  return kUndrawn;
}

}  // namespace understory::cli

// Mycelia in the terminal: what everyone has, in sentences.
#include "cli/boards/views/mycelia.hpp"

#include <array>

#include "cli/boards/boards.hpp"

namespace understory::cli::mycelia_parts {
namespace {

using Seen = views::Seen<views::mycelia::View>;

std::vector<std::string> tell(const Scene& scene, const Words& words) {
  if (scene.extent == Extent::news) return {};  // the happenings say it
  const auto view = Seen{scene}.view;
  std::vector<Message> told;
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat)
    told.push_back(Message("mycelia.cli.player", {{"player", scene.seats[seat].name},
                                                  {"drops", view.players[seat].left},
                                                  {"leaves", view.players[seat].leaves}}));
  return spoken(told, words);
}

std::vector<Line> draw(const Scene& scene, const Look& look, const Words& words) {
  std::vector<Line> lines;
  for (const std::string& sentence : tell(scene, words))
    for (Line& line : wrapped({{sentence}}, static_cast<std::size_t>(look.width), 2)) lines.push_back(std::move(line));
  return lines;
}

std::vector<Line> fit(const Scene& scene, const Look& look, const Words& words, std::size_t rows) {
  std::vector<Line> lines = draw(scene, look, words);
  if (lines.size() > rows) lines.resize(rows);
  return lines;
}

constexpr std::array<Section, 1> kSections{{{"board", draw, tell}}};

}  // namespace
}  // namespace understory::cli::mycelia_parts

namespace understory::cli {

Board mycelia_board() {
  return {"mycelia", mycelia_parts::draw, mycelia_parts::fit, mycelia_parts::tell, mycelia_parts::kSections};
}

}  // namespace understory::cli

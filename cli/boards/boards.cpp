#include "cli/boards/boards.hpp"

#include <algorithm>
#include <array>

namespace understory::cli {
namespace {

// Games that no catalog has, such as those of tests, are shown as their view is written.
std::vector<std::string> tell_json(const Scene& scene, const Words& /*words*/) { return {scene.view.dump()}; }

std::vector<Line> draw_json(const Scene& scene, const Look& /*look*/, const Words& words) {
  return {{{tell_json(scene, words).front()}}};
}

std::vector<Line> fit_json(const Scene& scene, const Look& look, const Words& /*words*/, std::size_t rows) {
  const std::string text = scene.view.dump(-1, ' ', true);
  const auto width = static_cast<std::size_t>(look.width);
  std::vector<Line> lines;
  for (std::size_t at = 0; at < text.size() && lines.size() < rows; at += width)
    lines.push_back({{text.substr(at, width)}});
  return lines;
}

constexpr std::array<Section, 1> kUndrawnSections{{{"board", draw_json, tell_json}}};
constexpr Board kUndrawn{"", draw_json, fit_json, tell_json, kUndrawnSections};

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
  for (const Board& board : all_boards())
    if (board.game == game) return board;
  return kUndrawn;
}

std::vector<std::string_view> section_words() {
  std::vector<std::string_view> words;
  for (const Board& board : all_boards())
    for (const Section& section : board.sections)
      if (std::find(words.begin(), words.end(), section.word) == words.end()) words.push_back(section.word);
  return words;
}

std::vector<std::string> spoken(const std::vector<Message>& sentences, const Words& words) {
  std::vector<std::string> texts;
  texts.reserve(sentences.size());
  for (const Message& sentence : sentences) texts.push_back(words.say(sentence));
  return texts;
}

Span seat_sign(const Scene& scene, const Look& look, int seat) {
  const Seat of{static_cast<std::uint8_t>(seat)};
  return {seat_shape(look, of, letters_of(scene)[static_cast<std::size_t>(seat)]), seat_ink(look, of)};
}

}  // namespace understory::cli

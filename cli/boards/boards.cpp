#include "cli/boards/boards.hpp"

#include <algorithm>

namespace understory::cli {
namespace {

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
  const auto boards = all_boards();
  return *std::find_if(boards.begin(), boards.end(), [&](const Board& board) { return board.game == game; });
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

#include "cli/seating.hpp"

#include <algorithm>
#include <array>

#include "engine/message.hpp"
#include "engine/refusal.hpp"

namespace understory::cli {
namespace {

constexpr std::array<const char*, 2> kWords{"human", "random"};

Player parse_player(const std::string& word) {
  std::vector<Message> known;
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    if (word == kWords[i]) return static_cast<Player>(i);
    known.push_back(Message("engine.verbatim", {{"text", kWords[i]}}));
  }
  throw Refusal(Message("cli.error.player", {{"word", word}, {"known", known}}));
}

}  // namespace

Seating parse_seating(const std::vector<std::string>& words) {
  Seating seating;
  for (const std::string& word : words) seating.push_back(parse_player(word));
  return seating;
}

Seating parse_seating(std::string_view text) {
  std::vector<std::string> words{""};
  for (const char c : text) {
    if (c == ',')
      words.emplace_back();
    else
      words.back() += c;
  }
  return parse_seating(words);
}

std::vector<std::string> words_of(const Seating& seating) {
  std::vector<std::string> words;
  for (const Player player : seating) words.emplace_back(kWords[raw(player)]);
  return words;
}

Seating default_seating(int seats) {
  Seating seating(static_cast<std::size_t>(seats), Player::random);
  if (!seating.empty()) seating.front() = Player::human;
  return seating;
}

bool is_human(const Seating& seating, Seat seat) {
  return raw(seat) < seating.size() && seating[raw(seat)] == Player::human;
}

int humans_in(const Seating& seating) {
  return static_cast<int>(std::count(seating.begin(), seating.end(), Player::human));
}

}  // namespace understory::cli

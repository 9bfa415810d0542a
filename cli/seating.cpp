#include "cli/seating.hpp"

#include <algorithm>

#include "catalog/bots.hpp"
#include "engine/refusal.hpp"

namespace understory::cli {

Seating parse_seating(std::string_view text) {
  Seating seating{""};
  for (const char c : text) {
    if (c == ',')
      seating.emplace_back();
    else
      seating.back() += c;
  }
  check_seating(seating);
  return seating;
}

void check_seating(const Seating& seating) {
  for (const std::string& word : seating) {
    if (word == kHuman || is_bot(word)) continue;
    std::vector<std::string> known{kHuman};
    known.insert(known.end(), all_bots().begin(), all_bots().end());
    throw Refusal(Message("cli.error.player", {{"word", word}, {"known", verbatim(known)}}));
  }
}

Seating default_seating(int seats) {
  Seating seating(static_cast<std::size_t>(seats), kOpponent);
  if (!seating.empty()) seating.front() = kHuman;
  return seating;
}

bool is_human(const Seating& seating, Seat seat) { return raw(seat) < seating.size() && seating[raw(seat)] == kHuman; }

int humans_in(const Seating& seating) { return static_cast<int>(std::count(seating.begin(), seating.end(), kHuman)); }

Message player_name(const std::string& word) {
  return word == kHuman || is_bot(word) ? Message("cli.player." + word) : verbatim(word);
}

}  // namespace understory::cli

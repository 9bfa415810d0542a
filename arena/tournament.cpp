#include "arena/tournament.hpp"

#include <algorithm>
#include <charconv>

#include "catalog/bots.hpp"
#include "engine/refusal.hpp"

namespace understory::arena {
namespace {

// The number a text begins with, if it is one from 1 to `most`; `text` keeps what follows.
std::optional<int> take_number(std::string_view& text, int most) {
  int number = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
  if (parsed.ec != std::errc() || number < 1 || number > most) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(parsed.ptr - text.data()));
  return number;
}

Thinking parse_thinking(const std::string& word, std::string_view limit) {
  std::string_view rest = limit;
  if (const auto ms = take_number(rest, kMostMs); ms && rest == "ms") return {*ms, 0};
  rest = limit;
  if (const auto count = take_number(rest, kMostIterations); count && rest.empty())
    return {0, static_cast<std::uint32_t>(*count)};
  throw Refusal(Message("arena.refused.limit", {{"word", word}}));
}

Entrant parse_entrant(const std::string& word, const Thinking& unless_said) {
  const std::size_t at = word.find('@');
  Entrant entrant{word, word.substr(0, at), unless_said};
  if (!is_bot(entrant.bot))
    throw Refusal(Message("arena.refused.bot", {{"bot", entrant.bot}, {"known", verbatim(all_bots())}}));
  if (at != std::string::npos) entrant.thinking = parse_thinking(word, std::string_view(word).substr(at + 1));
  return entrant;
}

}  // namespace

std::vector<Entrant> parse_entrants(std::string_view list, const Thinking& unless_said) {
  std::vector<Entrant> entrants;
  while (true) {
    const std::size_t comma = std::min(list.find(','), list.size());
    const std::string word(list.substr(0, comma));
    for (const Entrant& before : entrants)
      if (before.name == word) throw Refusal(Message("arena.refused.twice", {{"bot", word}}));
    entrants.push_back(parse_entrant(word, unless_said));
    if (comma == list.size()) break;
    list.remove_prefix(comma + 1);
  }
  if (entrants.size() < 2 || entrants.size() > kMostEntrants)
    throw Refusal(Message("arena.refused.count", {{"count", static_cast<std::int64_t>(entrants.size())},
                                                  {"most", static_cast<std::int64_t>(kMostEntrants)}}));
  return entrants;
}

std::string full_name(const Entrant& entrant) {
  if (entrant.thinking.ms > 0) return entrant.bot + "@" + std::to_string(entrant.thinking.ms) + "ms";
  if (entrant.thinking.iterations > 0) return entrant.bot + "@" + std::to_string(entrant.thinking.iterations);
  return entrant.bot;
}

}  // namespace understory::arena

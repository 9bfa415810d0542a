#include "cli/history.hpp"

#include <algorithm>

#include "engine/refusal.hpp"

namespace understory::cli {
namespace {

bool reveals(const std::vector<Happening>& happenings) {
  return std::any_of(happenings.begin(), happenings.end(), [](const Happening& one) { return one.reveals; });
}

// By its number alone: in notation a move may tell what the asker must not know.
Refusal blocked(const char* key, std::size_t index) {
  return Refusal(Message(key, {{"number", static_cast<std::int64_t>(index + 1)}}));
}

}  // namespace

std::vector<Seat> movers(const AnyMatch& match) {
  std::vector<Seat> actors;
  const auto again = match_after(match, 0);
  for (const MoveWord move : match.moves()) {
    actors.push_back(again->actor());
    again->apply(move);
  }
  return actors;
}

std::size_t moves_to_undo(const AnyMatch& match, const Seating& seating) {
  const std::vector<Seat> actors = movers(match);
  const auto log = match.log(kReferee);
  for (std::size_t i = actors.size(); i-- > 0;) {
    if (actors[i] == kChance) throw blocked("cli.undo.chance", i);
    if (reveals(log[i])) throw blocked("cli.undo.revealed", i);
    if (is_human(seating, actors[i])) return actors.size() - i;
  }
  throw Refusal(Message("cli.undo.nothing"));
}

std::unique_ptr<AnyMatch> match_after(const AnyMatch& match, std::size_t count) {
  auto earlier = match.clone();
  earlier->take_back(match.moves().size() - count);
  return earlier;
}

std::size_t last_looked(const AnyMatch& match, Seat viewer) {
  const std::vector<Seat> actors = movers(match);
  if (actors.empty()) return 0;
  const auto own = std::find(actors.rbegin(), actors.rend(), viewer);
  return own == actors.rbegin() || own == actors.rend() ? actors.size() - 1
                                                        : static_cast<std::size_t>(actors.rend() - own);
}

}  // namespace understory::cli

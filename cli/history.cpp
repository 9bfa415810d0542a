#include "cli/history.hpp"

#include <algorithm>

#include "engine/refusal.hpp"
#include "table/undo.hpp"

namespace understory::cli {

std::optional<MoveWord> unasked_move(const AnyMatch& match, const Seating& seating) {
  return humans_in(seating) > 1 ? match.forced() : only_move(match);
}

std::set<std::size_t> unasked_in(const AnyMatch& match, const Seating& seating) {
  std::set<std::size_t> unasked;
  const auto again = match_after(match, 0);
  for (const MoveWord move : match.moves()) {
    if (is_human(seating, again->actor()) && unasked_move(*again, seating)) unasked.insert(again->moves().size());
    again->apply(move);
  }
  return unasked;
}

std::size_t moves_to_undo(const AnyMatch& match, const std::set<std::size_t>& unasked, const Seating& seating) {
  const UndoReach reach = undo_reach(match, unasked, [&](Seat seat) { return is_human(seating, seat); });
  if (reach.blocked) throw Refusal(*reach.blocked);
  return reach.count;
}

std::unique_ptr<AnyMatch> match_after(const AnyMatch& match, std::size_t count) {
  auto earlier = match.clone();
  earlier->take_back(match.moves().size() - count);
  return earlier;
}

std::size_t last_looked(const AnyMatch& match, Seat viewer) {
  const std::vector<Seat>& actors = match.movers();
  if (actors.empty()) return 0;
  const auto own = std::find(actors.rbegin(), actors.rend(), viewer);
  return own == actors.rbegin() || own == actors.rend() ? actors.size() - 1
                                                        : static_cast<std::size_t>(actors.rend() - own);
}

}  // namespace understory::cli

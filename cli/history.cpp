#include "cli/history.hpp"

#include <algorithm>

#include "engine/refusal.hpp"
#include "table/undo.hpp"

namespace understory::cli {

std::size_t moves_to_undo(const AnyMatch& match, const Seating& seating) {
  const auto earlier = match.clone();
  do {
    const UndoReach reach = undo_reach(*earlier, [&](Seat seat) { return is_human(seating, seat); });
    if (reach.blocked) throw Refusal(*reach.blocked);
    earlier->take_back(reach.count);
  } while (only_move(*earlier));
  return match.moves().size() - earlier->moves().size();
}

std::optional<MoveWord> only_move(const AnyMatch& match) {
  std::vector<MoveWord> moves;
  match.legal_moves(moves);
  return moves.size() == 1 ? std::optional(moves.front()) : std::nullopt;
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

#include "table/undo.hpp"

#include <algorithm>

namespace understory {
namespace {

// The seat itself has learned something by it, or anybody something that was not the seat's to show.
bool keeps(const Happening& one, Seat by) {
  return one.taught[raw(by)] != kNobody ||
         std::any_of(one.taught.begin(), one.taught.end(), [&](Seat whose) { return whose != kNobody && whose != by; });
}

// The first thing that happened from move `index` on that keeps the seat from taking it back.
std::optional<Message> what_keeps(const AnyMatch& match, std::size_t index, Seat by, Seat reader) {
  auto actor = match.movers().begin() + static_cast<std::ptrdiff_t>(index);
  for (const std::vector<Happening>& move : match.log(reader, index)) {
    for (const Happening& one : move)
      if (keeps(one, by)) return one.since;
    if (*actor++ == kChance) return move.front().since;
  }
  return match.learned_since(index, by, reader);
}

}  // namespace

std::optional<MoveWord> only_move(const AnyMatch& match) {
  std::vector<MoveWord> moves;
  match.legal_moves(moves);
  return moves.size() == 1 ? std::optional(moves.front()) : std::nullopt;
}

bool stays(const std::vector<Happening>& happenings, Seat by) {
  return std::any_of(happenings.begin(), happenings.end(), [&](const Happening& one) { return keeps(one, by); });
}

UndoReach undo_reach(const AnyMatch& match, const std::set<std::size_t>& unasked, const std::function<bool(Seat)>& asks,
                     std::optional<Seat> by) {
  const std::vector<Seat>& actors = match.movers();
  UndoReach reach;
  std::size_t last = actors.size();  // one behind the decision
  for (; last > 0; --last) {
    const Seat actor = actors[last - 1];
    if (unasked.count(last - 1) != 0) continue;
    if (by ? actor == *by : asks(actor)) break;
    if (std::find(reach.others.begin(), reach.others.end(), actor) == reach.others.end()) reach.others.push_back(actor);
  }
  if (last == 0) {
    reach.others.clear();
    reach.blocked = Message("table.undo.nothing");
    return reach;
  }
  reach.by = actors[last - 1];
  int people = 0;
  for (const Seat seat : seats_up_to(match.seats())) people += asks(seat) ? 1 : 0;
  const Seat reader = people == 1 ? reach.by : kSpectator;
  if (const auto what = what_keeps(match, last - 1, reach.by, reader)) {
    reach.others.clear();
    reach.blocked = Message("table.undo.since", {{"what", *what}});
    return reach;
  }
  reach.count = actors.size() - last + 1;
  return reach;
}

}  // namespace understory

#include "table/undo.hpp"

#include <algorithm>

namespace understory {
namespace {

// By its number alone: in notation a move may tell what the asker must not know.
UndoReach blocked(const char* key, std::size_t index) {
  UndoReach reach;
  reach.blocked = Message(key, {{"number", static_cast<std::int64_t>(index + 1)}});
  return reach;
}

}  // namespace

bool reveals(const std::vector<Happening>& happenings) {
  return std::any_of(happenings.begin(), happenings.end(), [](const Happening& one) { return one.reveals; });
}

std::vector<Seat> movers(const AnyMatch& match) {
  std::vector<Seat> actors;
  const auto again = match.clone();
  again->take_back(match.moves().size());
  for (const MoveWord move : match.moves()) {
    actors.push_back(again->actor());
    again->apply(move);
  }
  return actors;
}

UndoReach undo_reach(const AnyMatch& match, const std::function<bool(Seat)>& asks) {
  const std::vector<Seat> actors = movers(match);
  const auto log = match.log(kReferee);
  UndoReach reach;
  for (std::size_t i = actors.size(); i-- > 0;) {
    if (actors[i] == kChance) return blocked("table.undo.chance", i);
    if (reveals(log[i])) return blocked("table.undo.revealed", i);
    if (asks(actors[i])) {
      reach.count = actors.size() - i;
      reach.by = actors[i];
      return reach;
    }
    if (std::find(reach.others.begin(), reach.others.end(), actors[i]) == reach.others.end())
      reach.others.push_back(actors[i]);
  }
  reach.others.clear();
  reach.blocked = Message("table.undo.nothing");
  return reach;
}

}  // namespace understory

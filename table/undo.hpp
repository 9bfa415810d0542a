// Undo, by its one definition: back to before the asker's last decision, but never past a move that chance made, nor
// past what the one who decided has learned since, nor past what anybody learned of somebody else's secret. Who shows
// its own card may take that back. Decisions of other people in between do not block it; they have to agree. A move
// that was made for a seat, because it had no other, was nobody's decision.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "catalog/any_match.hpp"

namespace understory {

// The move that somebody has who has no other.
std::optional<MoveWord> only_move(const AnyMatch& match);

// Whether a move, by what happened at it, keeps the seat from taking back a decision before or at it.
bool stays(const std::vector<Happening>& happenings, Seat by);

struct UndoReach {
  std::size_t count = 0;           // moves to take back; 0 if it is blocked
  Seat by = kNobody;               // the seat whose decision is taken back
  std::optional<Message> blocked;  // what blocks it
  std::vector<Seat> others;        // who else decided since, each once, bots included
};

// `unasked`: the moves, counted from 0, that were made for their seats. `asks(seat)`: whether the seat belongs to
// whoever wants to undo. Several seats are several people at one screen: what they are told is what all may know. Whose
// decision it is may be said; otherwise it is that of the one who decided last.
UndoReach undo_reach(const AnyMatch& match, const std::set<std::size_t>& unasked, const std::function<bool(Seat)>& asks,
                     std::optional<Seat> by = {});

}  // namespace understory

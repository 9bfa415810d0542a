// Undo, by its one definition: back to before the asker's last decision, but never past a move that chance made or that
// showed anybody something. Decisions of other people in between do not block it; they have to agree.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "catalog/any_match.hpp"

namespace understory {

// Whether anybody was shown something.
bool reveals(const std::vector<Happening>& happenings);

// The actor of every move made so far.
std::vector<Seat> movers(const AnyMatch& match);

struct UndoReach {
  std::size_t count = 0;           // moves to take back; 0 if it is blocked
  Seat by = kNobody;               // the seat whose decision is taken back
  std::optional<Message> blocked;  // what blocks it
  std::vector<Seat> others;        // who else decided since, each once, bots included
};

// `asks(seat)`: whether the seat belongs to whoever wants to undo.
UndoReach undo_reach(const AnyMatch& match, const std::function<bool(Seat)>& asks);

}  // namespace understory

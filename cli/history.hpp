// The moves behind a match: who made them, how far they can be taken back.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <set>

#include "catalog/any_match.hpp"
#include "cli/seating.hpp"

namespace understory::cli {

// The move that is made for the person who acts, without asking: where several play, one that public facts leave alone,
// so that nobody learns by it what another holds; for one among bots any only move.
std::optional<MoveWord> unasked_move(const AnyMatch& match, const Seating& seating);

// The moves of people, counted from 0, that were made so.
std::set<std::size_t> unasked_in(const AnyMatch& match, const Seating& seating);

// How many moves lead back to the last decision of a person; where nobody was asked, nobody decided. Throws a Refusal
// if there is none, or that says what has happened since that keeps it from being taken back.
std::size_t moves_to_undo(const AnyMatch& match, const std::set<std::size_t>& unasked, const Seating& seating);

// The match after its first `count` moves.
std::unique_ptr<AnyMatch> match_after(const AnyMatch& match, std::size_t count);

// How many moves there were when the viewer last looked: after its own last move, and otherwise before the last one.
std::size_t last_looked(const AnyMatch& match, Seat viewer);

}  // namespace understory::cli

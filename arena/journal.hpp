// A run as text: one line that says which run it is, then one for each game as it ends. Whoever was stopped reads it
// and goes on; how many games are asked for and how many threads play them may change.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "arena/results.hpp"
#include "arena/tournament.hpp"

namespace understory::arena {

// Both with their line end.
std::string journal_head(const Tournament& tournament);
std::string journal_line(std::int64_t game, const GameResult& result);

struct Journal {
  Results results;
  std::size_t bytes = 0;  // up to the end of the last whole line; what follows was cut off while it was written
};

// The seed of the run this text is of, so that it need not be given again; nothing if it holds no whole line yet.
// Throws a Refusal for what is no journal.
std::optional<ChanceKey> seed_of_journal(std::string_view text);

// Throws a Refusal for a journal of another run, saying what differs, and for a line that is wrong.
Journal read_journal(std::string_view text, const Tournament& tournament);

}  // namespace understory::arena

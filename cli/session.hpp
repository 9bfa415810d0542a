// One game in a terminal or over a pipe, from the first question to the last: reads lines, answers, plays.
#pragma once

#include <memory>

#include "catalog/catalog.hpp"
#include "cli/console.hpp"
#include "cli/seating.hpp"
#include "engine/chance.hpp"

namespace understory::cli {

struct Session {
  std::unique_ptr<AnyMatch> match;
  Seating seating;
  ChanceKey seed{};
};

// Plays until the lines end or somebody quits. Where people type, a wrong line is answered in place; otherwise it is
// one line on the error stream that names the line, the game goes on unchanged, and the exit status is 2.
int play_session(Session& session, const Console& console);

}  // namespace understory::cli

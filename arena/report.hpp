// The whole run on one page that needs nothing else: how it was made, who is how strong, and who beat whom by how much.
#pragma once

#include <string>

#include "arena/summary.hpp"
#include "locales/words.hpp"

namespace understory::arena {

// For a summary of at least one game.
std::string html_report(const Tournament& tournament, const Summary& summary, const Words& words);

// What the test has to say.
Message verdict_of(const Tournament& tournament, const Summary& summary);

}  // namespace understory::arena

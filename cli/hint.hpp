// What a bot would do here, for people: its best plans, why, and what comes of them.
#pragma once

#include "catalog/bots.hpp"
#include "cli/console.hpp"

namespace understory::cli {

// The advice must be for the seat that acts.
void show_hint(const Console& console, const AnyMatch& match, const Advice& advice);

}  // namespace understory::cli

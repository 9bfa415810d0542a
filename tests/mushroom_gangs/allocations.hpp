// Counts what this program allocates; linking allocations.cpp replaces operator new and delete everywhere in it.
#pragma once

#include <cstdint>

namespace understory {

// Allocations since the program began, by all threads.
std::uint64_t allocations();

}  // namespace understory

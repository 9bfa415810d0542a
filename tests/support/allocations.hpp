// Counts what this program allocates; linking allocations.cpp replaces operator new and delete everywhere in it.
#pragma once

#include <cstdint>

namespace understory {

// Allocations since the program began, by all threads.
std::uint64_t allocations();

// How many allocations happen while `work` is done.
template <class Work>
std::uint64_t allocations_in(Work&& work) {
  const std::uint64_t before = allocations();
  work();
  return allocations() - before;
}

}  // namespace understory

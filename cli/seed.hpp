// Seeds of 256 bits: fresh from the operating system, or derived from another one.
#pragma once

#include "engine/chance.hpp"

namespace understory::cli {

// Throws a Refusal if the system has no randomness to give.
ChanceKey random_seed();

// One of many that a seed leads to, for bots: it tells nothing of what chance draws with that seed.
ChanceKey derived_seed(const ChanceKey& seed, std::uint64_t number);

}  // namespace understory::cli

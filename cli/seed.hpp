// A fresh 256-bit seed from the operating system.
#pragma once

#include "engine/chance.hpp"

namespace understory::cli {

// Throws a Refusal if the system has no randomness to give.
ChanceKey random_seed();

}  // namespace understory::cli

#include "cli/seed.hpp"

#include <sys/random.h>

#include "engine/refusal.hpp"

namespace understory::cli {

ChanceKey random_seed() {
  ChanceKey key{};
  if (getrandom(key.data(), key.size(), 0) != static_cast<ssize_t>(key.size()))
    throw Refusal(Message("cli.error.no-randomness"));
  return key;
}

}  // namespace understory::cli

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

ChanceKey derived_seed(const ChanceKey& seed, std::uint64_t number) {
  constexpr std::uint32_t kBots = 1;  // where the streams of chance have a 0
  const ChaChaBlock block =
      chacha20_block(seed, 0, {kBots, static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32U)});
  ChanceKey derived{};
  for (std::size_t i = 0; i < derived.size(); ++i)
    derived[i] = static_cast<std::uint8_t>(block[i / 4] >> (8U * (i % 4)));
  return derived;
}

}  // namespace understory::cli

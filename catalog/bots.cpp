#include "catalog/bots.hpp"

#include <algorithm>
#include <cassert>

#include "engine/hash.hpp"

namespace understory {

const std::vector<std::string>& all_bots() {
  static const std::vector<std::string> kBots{"random"};
  return kBots;
}

bool is_bot(std::string_view name) { return std::find(all_bots().begin(), all_bots().end(), name) != all_bots().end(); }

MoveWord bot_move(const AnyMatch& match, [[maybe_unused]] std::string_view bot, const ChanceKey& seed) {
  assert(is_bot(bot));
  struct Place {
    ChanceKey seed;
    std::uint64_t moves;
  };
  Rng rng(hash_of(Place{seed, match.moves().size()}));
  return match.random_move(rng);
}

}  // namespace understory

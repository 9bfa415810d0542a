#include "catalog/bots.hpp"

#include <algorithm>
#include <cassert>

#include "catalog/catalog.hpp"
#include "engine/hash.hpp"

namespace understory {

const std::vector<std::string>& all_bots() {
  static const std::vector<std::string> kBots{"random",  "greedy", "spore",      "sprout",
                                              "sapling", "tree",   "old-growth", "reference"};
  return kBots;
}

const std::vector<std::string>& all_levels() {
  static const std::vector<std::string> kLevels(all_bots().begin() + 2, all_bots().end() - 1);
  return kLevels;
}

bool is_bot(std::string_view name) { return std::find(all_bots().begin(), all_bots().end(), name) != all_bots().end(); }

std::unique_ptr<AnyBot> make_bot(const AnyMatch& match, std::string_view bot, const ChanceKey& seed) {
  assert(is_bot(bot));
  for (const AnyGame& game : all_games())
    if (game.info.name == match.info().name)
      for (const bots::Profile& profile : game.roster)
        if (profile.name == bot) return match.new_bot(profile, hash_of(seed));
  return match.new_bot({}, hash_of(seed));  // a game that is not in the catalog knows only `random`
}

}  // namespace understory

// The bots of a game, as games/<game>/bots.json says.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/profile.hpp"
#include "engine/features.hpp"

namespace understory {

// Random and greedy, which every game has, then the levels, weakest first, then the reference.
using Roster = std::vector<bots::Profile>;

// Throws a Refusal that names the field.
Roster parse_roster(std::string_view text, std::span<const FeatureName> features);

// The same file with the weights and outlooks of a bot that was tuned.
std::string with_weights(std::string_view text, std::span<const FeatureName> features, const bots::Profile& tuned);

}  // namespace understory

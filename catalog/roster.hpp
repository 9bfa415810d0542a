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

// The same file with other weights and another outlook, for whoever tuned them.
std::string with_weights(std::string_view text, std::span<const FeatureName> features,
                         std::span<const std::int32_t> weights, std::span<const std::int32_t> outlook);

}  // namespace understory

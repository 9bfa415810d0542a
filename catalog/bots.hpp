// Who can take a seat besides people.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/any_match.hpp"

namespace understory {

// By name, weakest first.
const std::vector<std::string>& all_bots();
bool is_bot(std::string_view name);

// The bot's move for the acting seat. Its randomness depends on the seed and the number of moves alone, so a game can
// be repeated from its seed, and after an undo a bot answers the same move in the same way.
MoveWord bot_move(const AnyMatch& match, std::string_view bot, const ChanceKey& seed);

}  // namespace understory

// Who sits where, in the words of the command line and of records: human, or the name of a bot.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/message.hpp"
#include "engine/seat.hpp"

namespace understory::cli {

inline constexpr const char* kHuman = "human";
inline constexpr const char* kOpponent = "sprout";  // of who does not say against whom

using Seating = std::vector<std::string>;

// "human,sprout". Throws a Refusal for a word that is no kind of player.
Seating parse_seating(std::string_view text);
void check_seating(const Seating& seating);

// One person against bots: what is played when nobody says who plays.
Seating default_seating(int seats);

bool is_human(const Seating& seating, Seat seat);
int humans_in(const Seating& seating);

// What people call a player: "Old Growth". A word that is none of ours, as in a record from elsewhere, stays as it is.
Message player_name(const std::string& word);

}  // namespace understory::cli

// Who sits where. Better bots will join this list; records keep the same words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.hpp"

namespace understory::cli {

enum class Player : std::uint8_t { human, random };
using Seating = std::vector<Player>;

// "human,random". Throws a Refusal for a word that is no kind of player.
Seating parse_seating(std::string_view text);
Seating parse_seating(const std::vector<std::string>& words);
std::vector<std::string> words_of(const Seating& seating);

// One person against bots: what is played when nobody says who plays.
Seating default_seating(int seats);

bool is_human(const Seating& seating, Seat seat);
int humans_in(const Seating& seating);

}  // namespace understory::cli

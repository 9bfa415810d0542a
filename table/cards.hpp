// What a menu shows of a game before anybody plays it.
#pragma once

#include "engine/options.hpp"
#include "protocol/to_client.hpp"

namespace understory {

protocol::OptionCard card_of(const OptionSpec& spec);
protocol::GameCard card_of(const GameInfo& info);

}  // namespace understory

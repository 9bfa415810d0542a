// Who thinks at a table: the bots in its seats, and the adviser of people. Both see what their seat may know, and both
// get the same answer out of the same table again.
#pragma once

#include <memory>
#include <string_view>

#include "catalog/any_match.hpp"
#include "catalog/bots.hpp"
#include "protocol/to_client.hpp"

namespace understory {

// For a seat of a table with this seed.
std::unique_ptr<AnyBot> bot_for(const AnyMatch& match, std::string_view bot, const ChanceKey& seed, Seat seat);

// An offer of the match, as it is sent.
protocol::LegalMove told(Offer offer);

// For the acting seat. `to` and `version` are left to the table.
protocol::Hint hint_for(const AnyMatch& match, const ChanceKey& seed);

}  // namespace understory

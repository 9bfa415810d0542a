// Messages as JSON, for programs and clients that put them into words themselves:
// {"key": "mushroom-gangs.event.placed", "arguments": {"gang": {"key": …}, "to": "e5"}}.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/message.hpp"

namespace understory {

// A number and a text stand as they are, one message as an object, several as a list of objects.
nlohmann::json to_json(const Message& message);

}  // namespace understory

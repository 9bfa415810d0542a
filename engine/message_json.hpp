// Messages as JSON, for programs and clients that put them into words themselves:
// {"key": "my-game.event.placed", "arguments": {"gang": {"key": …}, "to": "e5"}}.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/message.hpp"

namespace understory {

// A number and a text stand as they are, one message as an object, several as a list of objects.
nlohmann::json to_json(const Message& message);

// Back from what to_json wrote, for a client that has the JSON alone. Anything else throws nlohmann::json::exception.
Message message_from_json(const nlohmann::json& json);

}  // namespace understory

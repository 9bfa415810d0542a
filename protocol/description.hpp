// What is made from the lists of fields for others to read: TypeScript types and a JSON schema. Both are kept in the
// repository; a test fails when they are not what these functions say, and `protocol_files` writes them anew.
#pragma once

#include <string>

#include "engine/facts.hpp"

namespace understory::protocol {

inline constexpr const char* kTypeScriptFile = "web/src/protocol.ts";
inline constexpr const char* kSchemaFile = "protocol/schema.json";

std::string type_script();
std::string schema();

// Of what one game's facts can be, in its folder of the page.
std::string facts_file(std::string game);
std::string facts_type_script(const std::string& game, const Vocabulary& vocabulary);

}  // namespace understory::protocol

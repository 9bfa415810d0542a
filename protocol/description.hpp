// What is made from the lists of fields for others to read: TypeScript types, structs of C++ and JSON schemas. They
// are kept in the repository; a test fails when they are not what these functions say, and `protocol_files` writes them
// anew.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/description.hpp"
#include "engine/facts.hpp"

namespace understory::protocol {

inline constexpr const char* kTypeScriptFile = "web/src/protocol.ts";
inline constexpr const char* kSchemaFile = "protocol/schema.json";

std::string type_script();
std::string schema();

// Of what one game's facts can be, in its folder of the page.
std::string facts_file(const std::string& folder);
std::string facts_type_script(const std::string& game, const Vocabulary& vocabulary, const Description& view);

// A view as structs for the board in the terminal, and the words in it; `folder` is what the game is called in the
// tree.
std::string view_structs_file(const std::string& folder);
std::string view_structs(const std::string& folder, const Vocabulary& vocabulary, const Description& view);

// The words that facts and views go by, by what each list is of.
using WordLists = std::map<std::string, std::vector<std::string>>;
WordLists word_lists(const Vocabulary& vocabulary, const Description& view);

// How the type is called of what stands in a field: "type" is Type, and one of the players is a player.
std::string type_called(std::string_view word);
std::string one_of(std::string many);

// Of what a game's packs can hold, beside them: for editors, and for those who make packs without us.
std::string pack_schema_file(const std::string& folder);
std::string pack_schema(const std::string& game, const Description& pack);

}  // namespace understory::protocol

// What a table keeps: one entry for everything that changed it, appended and never altered. The same entries in the
// same order make the same table again, with the same event numbers.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include <nlohmann/json_fwd.hpp>

#include "engine/chance.hpp"
#include "engine/options.hpp"

namespace understory {

// Whoever sends messages: the server's name for a person, whichever socket or screen they use.
using PersonId = std::string;

namespace entry {

// The first entry, and only the first.
struct Opened {
  std::string game;
  std::int64_t rules_version = 0;
  std::string pack;
  std::uint64_t pack_hash = 0;
  std::int64_t seats = 0;
  Options options;
  ChanceKey seed{};
  std::int64_t pace = 0;  // milliseconds that a bot lets pass before it moves
};
struct Sat {
  std::int64_t seat = 0;
  PersonId person;     // empty for a bot
  std::string player;  // "human" or the bot's name
  std::string name;
};
struct Started {};
struct Moved {
  std::string move;
};
struct TookBack {
  std::int64_t by = 0;
  std::int64_t count = 0;
};
struct UndoAsked {
  std::int64_t by = 0;
  std::int64_t count = 0;
};
struct UndoDeclined {
  std::int64_t by = 0;
};

}  // namespace entry

using Entry = std::variant<entry::Opened, entry::Sat, entry::Started, entry::Moved, entry::TookBack, entry::UndoAsked,
                           entry::UndoDeclined>;

nlohmann::json to_json(const Entry& entry);

// Throws a Refusal that names the field.
Entry read_entry(const nlohmann::json& json);

}  // namespace understory

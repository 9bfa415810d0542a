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
  bool forced = false;  // made by the table for a person, who had no other
};
// A move that its seat has chosen but that is not made yet: it would teach, so the seat is asked for its word first.
// Another one takes its place.
struct Meant {
  std::int64_t seat = 0;
  std::string move;
};
// The seat does not mean it any more.
struct Dropped {
  std::int64_t seat = 0;
};
// What waited for the seat's word goes on.
struct Word {
  std::int64_t seat = 0;
};
// Whether the table waits for the seat's word at all; it does until this says otherwise.
struct Pause {
  std::int64_t seat = 0;
  bool on = true;
};
struct TookBack {
  std::int64_t by = 0;
  std::int64_t count = 0;
};
struct UndoAsked {
  std::int64_t by = 0;
  std::int64_t count = 0;
};
// One of several that are asked; the last one's consent is the taking back itself.
struct UndoAgreed {
  std::int64_t by = 0;
};
struct UndoDeclined {
  std::int64_t by = 0;
};

}  // namespace entry

using Entry =
    std::variant<entry::Opened, entry::Sat, entry::Started, entry::Moved, entry::Meant, entry::Dropped, entry::Word,
                 entry::Pause, entry::TookBack, entry::UndoAsked, entry::UndoAgreed, entry::UndoDeclined>;

nlohmann::json to_json(const Entry& entry);

// Throws a Refusal that names the field.
Entry read_entry(const nlohmann::json& json);

}  // namespace understory

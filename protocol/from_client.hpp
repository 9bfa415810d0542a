// What a client says. Every message has an `id` that its sender has not used before; it is answered exactly once, by
// a message of to_client.hpp whose `to` is that id.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "protocol/shape.hpp"
#include "protocol/words.hpp"

namespace understory::protocol {

// Counts up whenever a client of before would misread what it is told.
inline constexpr int kVersion = 3;

// Said to whoever hosts tables ---------------------------------------------------------------------------------------

// Which games and bots there are. Answer: catalog.
struct AskCatalog {
  static constexpr const char* kName = "AskCatalog";
  static constexpr const char* kTag = "catalog";
  std::string id;
  static constexpr auto fields() { return std::make_tuple(field("id", &AskCatalog::id)); }
};

// Makes an empty table; the sender joins it by `join`. Answer: done.
struct Open {
  static constexpr const char* kName = "Open";
  static constexpr const char* kTag = "open";
  std::string id;
  std::string game;
  std::int64_t seats = 0;
  std::optional<ChosenOptions> options;  // what is not given has its default
  std::optional<std::string> pack;       // the name of one of the game's packs
  std::optional<std::string> seed;       // 64 hex digits that decide all chance; if not given, the host chooses
  std::optional<std::int64_t> pace;      // milliseconds that a bot lets pass before it moves
  static constexpr auto fields() {
    return std::make_tuple(field("id", &Open::id), field("game", &Open::game), field("seats", &Open::seats),
                           field("options", &Open::options), field("pack", &Open::pack), field("seed", &Open::seed),
                           field("pace", &Open::pace));
  }
};

// Makes a table again from what it gave to keep. Answer: done.
struct Restore {
  static constexpr const char* kName = "Restore";
  static constexpr const char* kTag = "restore";
  std::string id;
  std::vector<JournalEntry> journal;
  static constexpr auto fields() {
    return std::make_tuple(field("id", &Restore::id), field("journal", &Restore::journal));
  }
};

// Replays the record of a game. Answer: verified.
struct Verify {
  static constexpr const char* kName = "Verify";
  static constexpr const char* kTag = "verify";
  std::string id;
  nlohmann::json record;
  static constexpr auto fields() { return std::make_tuple(field("id", &Verify::id), field("record", &Verify::record)); }
};

using ToHost = std::variant<AskCatalog, Open, Restore, Verify>;

// Said at a table ----------------------------------------------------------------------------------------------------

// Tell me from now on what happens, and first what has happened after event `since` (0, or not given: everything).
struct Join {
  static constexpr const char* kName = "Join";
  static constexpr const char* kTag = "join";
  std::string id;
  std::optional<std::int64_t> since;
  static constexpr auto fields() { return std::make_tuple(field("id", &Join::id), field("since", &Join::since)); }
};

// Before the start. `human` seats the sender, who may take several seats on one screen; a bot's name seats that bot.
struct Sit {
  static constexpr const char* kName = "Sit";
  static constexpr const char* kTag = "sit";
  std::string id;
  std::int64_t seat = 0;
  std::string player;
  std::optional<std::string> name;  // how the seat wants to be called
  static constexpr auto fields() {
    return std::make_tuple(field("id", &Sit::id), field("seat", &Sit::seat), field("player", &Sit::player),
                           field("name", &Sit::name));
  }
};

// Every seat must be taken.
struct Start {
  static constexpr const char* kName = "Start";
  static constexpr const char* kTag = "start";
  std::string id;
  static constexpr auto fields() { return std::make_tuple(field("id", &Start::id)); }
};

// `version` is that of the view the move was made at; if the table has gone on since, the move is refused.
struct MakeMove {
  static constexpr const char* kName = "MakeMove";
  static constexpr const char* kTag = "move";
  std::string id;
  std::int64_t version = 0;
  std::string move;  // in the game's notation
  static constexpr auto fields() {
    return std::make_tuple(field("id", &MakeMove::id), field("version", &MakeMove::version),
                           field("move", &MakeMove::move));
  }
};

// The word that the table waits for: what comes may come. `version` as for a move.
struct GoOn {
  static constexpr const char* kName = "GoOn";
  static constexpr const char* kTag = "go-on";
  std::string id;
  std::int64_t version = 0;
  std::int64_t seat = 0;
  static constexpr auto fields() {
    return std::make_tuple(field("id", &GoOn::id), field("version", &GoOn::version), field("seat", &GoOn::seat));
  }
};

// Whether the table shall wait for the word of a seat of the sender. It does, unless it is told not to.
struct Pause {
  static constexpr const char* kName = "Pause";
  static constexpr const char* kTag = "pause";
  std::string id;
  std::int64_t seat = 0;
  bool on = false;
  static constexpr auto fields() {
    return std::make_tuple(field("id", &Pause::id), field("seat", &Pause::seat), field("on", &Pause::on));
  }
};

// Back to before the last decision of a seat of the sender: of the one that decided last, if none is said. Where others
// have decided since, they are asked first.
struct Undo {
  static constexpr const char* kName = "Undo";
  static constexpr const char* kTag = "undo";
  std::string id;
  std::int64_t version = 0;
  std::optional<std::int64_t> seat;
  static constexpr auto fields() {
    return std::make_tuple(field("id", &Undo::id), field("version", &Undo::version), field("seat", &Undo::seat));
  }
};

// The answer to another seat's undo, for one that is asked; which one need not be said if it is the sender's only one.
struct Consent {
  static constexpr const char* kName = "Consent";
  static constexpr const char* kTag = "consent";
  std::string id;
  bool agree = false;
  std::optional<std::int64_t> seat;
  static constexpr auto fields() {
    return std::make_tuple(field("id", &Consent::id), field("agree", &Consent::agree), field("seat", &Consent::seat));
  }
};

// The moves the sender can make now. Answer: legal.
struct AskLegal {
  static constexpr const char* kName = "AskLegal";
  static constexpr const char* kTag = "legal";
  std::string id;
  static constexpr auto fields() { return std::make_tuple(field("id", &AskLegal::id)); }
};

// Why a move is not possible, given by its notation or by what it would be about. Answer: because.
struct AskWhy {
  static constexpr const char* kName = "AskWhy";
  static constexpr const char* kTag = "why";
  std::string id;
  std::optional<std::string> move;
  std::optional<Fact> about;
  static constexpr auto fields() {
    return std::make_tuple(field("id", &AskWhy::id), field("move", &AskWhy::move), field("about", &AskWhy::about));
  }
};

// What the sender could do now, and why. It changes nothing and takes a while. Answer: hint.
struct AskHint {
  static constexpr const char* kName = "AskHint";
  static constexpr const char* kTag = "hint";
  std::string id;
  static constexpr auto fields() { return std::make_tuple(field("id", &AskHint::id)); }
};

// Where the points come from. Answer: sheet.
struct AskSheet {
  static constexpr const char* kName = "AskSheet";
  static constexpr const char* kTag = "sheet";
  std::string id;
  static constexpr auto fields() { return std::make_tuple(field("id", &AskSheet::id)); }
};

using ToTable =
    std::variant<Join, Sit, Start, MakeMove, GoOn, Pause, Undo, Consent, AskLegal, AskWhy, AskHint, AskSheet>;

using FromClient = std::variant<ToHost, ToTable>;

// Reads one message; anything else than exactly one of the above is a Refusal that names the field.
FromClient read_from_client(const nlohmann::json& json);

// The id of a message that may be wrong otherwise, so that its refusal finds its sender; empty if there is none.
std::string id_of(const nlohmann::json& json);

}  // namespace understory::protocol

// What a client is told: the answer to each of its messages and, once it has joined, whatever happens at the table.
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

// What happened at a table. Events are numbered 1, 2, 3 …; what a viewer may not know of one is left out of it.

struct Sat {
  static constexpr const char* kName = "Sat";
  static constexpr const char* kTagField = "kind";
  static constexpr const char* kTag = "sat";
  std::int64_t seat = 0;
  std::string player;
  std::string name;
  static constexpr auto fields() {
    return std::make_tuple(field("seat", &Sat::seat), field("player", &Sat::player), field("name", &Sat::name));
  }
};

struct Started {
  static constexpr const char* kName = "Started";
  static constexpr const char* kTag = "started";
  static constexpr auto fields() { return std::make_tuple(); }
};

// The only move that a seat had.
struct ForcedMove {
  static constexpr const char* kName = "ForcedMove";
  Message label;
  Fact about;
  static constexpr auto fields() {
    return std::make_tuple(field("label", &ForcedMove::label), field("about", &ForcedMove::about));
  }
};

struct Moved {
  static constexpr const char* kName = "Moved";
  static constexpr const char* kTag = "moved";
  Actor by;
  std::int64_t number = 0;           // of the move, from 1
  std::vector<Message> texts;        // for people, each of which has
  std::vector<Fact> facts;           // the same for programs
  std::optional<ForcedMove> forced;  // told to the seat for which the table made it
  static constexpr auto fields() {
    return std::make_tuple(field("by", &Moved::by), field("number", &Moved::number), field("texts", &Moved::texts),
                           field("facts", &Moved::facts), field("forced", &Moved::forced));
  }
};

struct TookBack {
  static constexpr const char* kName = "TookBack";
  static constexpr const char* kTag = "took-back";
  std::int64_t by = 0;
  std::int64_t count = 0;  // of moves
  static constexpr auto fields() {
    return std::make_tuple(field("by", &TookBack::by), field("count", &TookBack::count));
  }
};

struct UndoAsked {
  static constexpr const char* kName = "UndoAsked";
  static constexpr const char* kTag = "undo-asked";
  std::int64_t by = 0;
  std::int64_t count = 0;
  static constexpr auto fields() {
    return std::make_tuple(field("by", &UndoAsked::by), field("count", &UndoAsked::count));
  }
};

struct UndoDeclined {
  static constexpr const char* kName = "UndoDeclined";
  static constexpr const char* kTag = "undo-declined";
  std::int64_t by = 0;
  static constexpr auto fields() { return std::make_tuple(field("by", &UndoDeclined::by)); }
};

using TableEvent = std::variant<Sat, Started, Moved, TookBack, UndoAsked, UndoDeclined>;

// How things stand ---------------------------------------------------------------------------------------------------

// Of the seats, and behind them of whoever plays without one, such as the automaton of a game for one.
struct Scores {
  static constexpr const char* kName = "Scores";
  std::vector<Message> names;
  std::vector<std::int64_t> totals;
  std::vector<std::int64_t> ranks;  // 1 is first; equal ranks are shared
  static constexpr auto fields() {
    return std::make_tuple(field("names", &Scores::names), field("totals", &Scores::totals),
                           field("ranks", &Scores::ranks));
  }
};

struct SeatState {
  static constexpr const char* kName = "SeatState";
  std::string name;
  Message title;                      // how the game calls the seat: a gang, a tree
  std::optional<std::string> player;  // nobody sits here yet if it is left out
  bool mine = false;
  std::optional<bool> pauses;  // the table waits for its word; said of the client's own seats
  static constexpr auto fields() {
    return std::make_tuple(field("name", &SeatState::name), field("title", &SeatState::title),
                           field("player", &SeatState::player), field("mine", &SeatState::mine),
                           field("pauses", &SeatState::pauses));
  }
};

struct UndoState {
  static constexpr const char* kName = "UndoState";
  bool possible = false;
  std::optional<Message> reason;                  // what blocks it
  std::optional<std::vector<std::int64_t>> asks;  // the seats whose consent it needs
  static constexpr auto fields() {
    return std::make_tuple(field("possible", &UndoState::possible), field("reason", &UndoState::reason),
                           field("asks", &UndoState::asks));
  }
};

// An undo that waits for consent.
struct UndoRequest {
  static constexpr const char* kName = "UndoRequest";
  std::int64_t by = 0;
  std::int64_t count = 0;
  std::vector<std::int64_t> waiting;  // the seats that have yet to agree
  static constexpr auto fields() {
    return std::make_tuple(field("by", &UndoRequest::by), field("count", &UndoRequest::count),
                           field("waiting", &UndoRequest::waiting));
  }
};

// Nothing goes on until the seat has said so; until then it can take its last decision back.
struct Waits {
  static constexpr const char* kName = "Waits";
  std::int64_t seat = 0;
  std::optional<Message> what;      // comes then, as the label of a button; told to the seat's own client
  std::optional<std::string> move;  // that it has chosen and that is made then; of such a wait nobody else is told
  static constexpr auto fields() {
    return std::make_tuple(field("seat", &Waits::seat), field("what", &Waits::what), field("move", &Waits::move));
  }
};

struct TableState {
  static constexpr const char* kName = "TableState";
  std::string game;
  Message title;
  ChosenOptions options;
  std::string pack;
  std::vector<SeatState> seats;
  Phase phase;
  Viewer viewer;                   // through whose eyes `view` is
  std::vector<std::int64_t> mine;  // the seats of this client
  Actor actor;                     // the seat that is waited for, if one is
  Message question;                // what is asked of whom now
  nlohmann::json view;             // the game's own; null before the start
  Scores scores;
  UndoState undo;
  std::optional<UndoRequest> asked;
  std::optional<Waits> waits;
  static constexpr auto fields() {
    return std::make_tuple(
        field("game", &TableState::game), field("title", &TableState::title), field("options", &TableState::options),
        field("pack", &TableState::pack), field("seats", &TableState::seats), field("phase", &TableState::phase),
        field("viewer", &TableState::viewer), field("mine", &TableState::mine), field("actor", &TableState::actor),
        field("question", &TableState::question), field("view", &TableState::view),
        field("scores", &TableState::scores), field("undo", &TableState::undo), field("asked", &TableState::asked),
        field("waits", &TableState::waits));
  }
};

// Answers ------------------------------------------------------------------------------------------------------------

struct Done {
  static constexpr const char* kName = "Done";
  static constexpr const char* kTag = "done";
  std::string to;
  std::int64_t version = 0;
  static constexpr auto fields() { return std::make_tuple(field("to", &Done::to), field("version", &Done::version)); }
};

// Nothing was changed. A message that has no id at all is answered to "".
struct Refused {
  static constexpr const char* kName = "Refused";
  static constexpr const char* kTag = "refused";
  std::string to;
  Message reason;
  std::optional<std::string> rule;  // the number in the game's RULES.md
  static constexpr auto fields() {
    return std::make_tuple(field("to", &Refused::to), field("reason", &Refused::reason), field("rule", &Refused::rule));
  }
};

struct Range {
  static constexpr const char* kName = "Range";
  std::int64_t min = 0;
  std::int64_t max = 0;
  static constexpr auto fields() { return std::make_tuple(field("min", &Range::min), field("max", &Range::max)); }
};

struct OptionCard {
  static constexpr const char* kName = "OptionCard";
  std::string name;
  std::string type;      // boolean, number or string
  OptionValue fallback;  // what counts if nothing is chosen
  std::optional<std::vector<std::string>> choices;
  std::optional<bool> open;  // other texts than the choices are possible
  std::optional<std::int64_t> min;
  std::optional<std::int64_t> max;
  static constexpr auto fields() {
    return std::make_tuple(field("name", &OptionCard::name), field("type", &OptionCard::type),
                           field("default", &OptionCard::fallback), field("choices", &OptionCard::choices),
                           field("open", &OptionCard::open), field("min", &OptionCard::min),
                           field("max", &OptionCard::max));
  }
};

struct GameCard {
  static constexpr const char* kName = "GameCard";
  std::string name;
  Message title;
  Message box;  // what it is about, in a sentence or two
  Range seats;
  Range minutes;
  std::int64_t weight = 0;           // how much there is to learn, from 1 to 5
  bool secrets = false;              // players hold what the others may not see
  std::vector<std::string> colours;  // of the seats, and behind them of whoever plays without one
  std::vector<OptionCard> options;
  std::vector<std::string> packs;
  static constexpr auto fields() {
    return std::make_tuple(field("name", &GameCard::name), field("title", &GameCard::title),
                           field("box", &GameCard::box), field("seats", &GameCard::seats),
                           field("minutes", &GameCard::minutes), field("weight", &GameCard::weight),
                           field("secrets", &GameCard::secrets), field("colours", &GameCard::colours),
                           field("options", &GameCard::options), field("packs", &GameCard::packs));
  }
};

struct CatalogAnswer {
  static constexpr const char* kName = "CatalogAnswer";
  static constexpr const char* kTag = "catalog";
  std::string to;
  std::int64_t protocol = 0;
  std::vector<GameCard> games;
  std::vector<std::string> bots;    // all who can sit down
  std::vector<std::string> levels;  // those of them that a menu offers, weakest first
  static constexpr auto fields() {
    return std::make_tuple(field("to", &CatalogAnswer::to), field("protocol", &CatalogAnswer::protocol),
                           field("games", &CatalogAnswer::games), field("bots", &CatalogAnswer::bots),
                           field("levels", &CatalogAnswer::levels));
  }
};

// So much of something, such as carbon.
struct Counted {
  static constexpr const char* kName = "Counted";
  std::string what;
  std::int64_t n = 0;
  static constexpr auto fields() { return std::make_tuple(field("what", &Counted::what), field("n", &Counted::n)); }
};

// A move for people, and for programs: pieces and places that it is about, and what its seat pays and gains by it up to
// the next decision, which the label says as well.
struct LegalMove {
  static constexpr const char* kName = "LegalMove";
  std::string move;  // in notation
  Message label;
  Fact about;
  std::vector<Counted> price;
  std::vector<Counted> gain;
  static constexpr auto fields() {
    return std::make_tuple(field("move", &LegalMove::move), field("label", &LegalMove::label),
                           field("about", &LegalMove::about), field("price", &LegalMove::price),
                           field("gain", &LegalMove::gain));
  }
};

struct LegalAnswer {
  static constexpr const char* kName = "LegalAnswer";
  static constexpr const char* kTag = "legal";
  std::string to;
  std::int64_t version = 0;
  std::vector<LegalMove> moves;
  static constexpr auto fields() {
    return std::make_tuple(field("to", &LegalAnswer::to), field("version", &LegalAnswer::version),
                           field("moves", &LegalAnswer::moves));
  }
};

struct Because {
  static constexpr const char* kName = "Because";
  static constexpr const char* kTag = "because";
  std::string to;
  bool legal = false;
  std::optional<Message> reason;
  std::optional<std::string> rule;
  static constexpr auto fields() {
    return std::make_tuple(field("to", &Because::to), field("legal", &Because::legal),
                           field("reason", &Because::reason), field("rule", &Because::rule));
  }
};

// A way to spend the turn.
struct HintPlan {
  static constexpr const char* kName = "HintPlan";
  std::vector<LegalMove> steps;      // the first is for now; the others as far as nothing comes up in between
  std::int64_t visits = 0;           // how many of the iterations tried it
  std::vector<std::int64_t> points;  // of each seat when these steps are made; none where that is not certain
  bool worse = false;                // than the first plan, as it looks for the end of the game
  std::optional<Message> why;        // one sentence: what these steps bring
  static constexpr auto fields() {
    return std::make_tuple(field("steps", &HintPlan::steps), field("visits", &HintPlan::visits),
                           field("points", &HintPlan::points), field("worse", &HintPlan::worse),
                           field("why", &HintPlan::why));
  }
};

struct Hint {
  static constexpr const char* kName = "Hint";
  static constexpr const char* kTag = "hint";
  std::string to;
  std::int64_t version = 0;
  std::vector<HintPlan> plans;  // the best first, each with another first step, at most three
  std::int64_t iterations = 0;  // of thinking
  static constexpr auto fields() {
    return std::make_tuple(field("to", &Hint::to), field("version", &Hint::version), field("plans", &Hint::plans),
                           field("iterations", &Hint::iterations));
  }
};

struct ScoreRow {
  static constexpr const char* kName = "ScoreRow";
  std::string label;                 // a message key
  std::vector<std::int64_t> points;  // in the order of Scores::names
  static constexpr auto fields() {
    return std::make_tuple(field("label", &ScoreRow::label), field("points", &ScoreRow::points));
  }
};

struct Sheet {
  static constexpr const char* kName = "Sheet";
  static constexpr const char* kTag = "sheet";
  std::string to;
  std::vector<ScoreRow> rows;
  Scores scores;
  bool over = false;
  static constexpr auto fields() {
    return std::make_tuple(field("to", &Sheet::to), field("rows", &Sheet::rows), field("scores", &Sheet::scores),
                           field("over", &Sheet::over));
  }
};

struct Verified {
  static constexpr const char* kName = "Verified";
  static constexpr const char* kTag = "verified";
  std::string to;
  std::string game;
  std::int64_t moves = 0;
  std::vector<std::string> hashes;  // of the state after every ten moves
  std::string end;                  // of the last state
  static constexpr auto fields() {
    return std::make_tuple(field("to", &Verified::to), field("game", &Verified::game), field("moves", &Verified::moves),
                           field("hashes", &Verified::hashes), field("end", &Verified::end));
  }
};

// News ---------------------------------------------------------------------------------------------------------------

struct Happened {
  static constexpr const char* kName = "Happened";
  static constexpr const char* kTag = "happened";
  std::int64_t number = 0;
  std::int64_t version = 0;  // of the position after it
  TableEvent event;
  static constexpr auto fields() {
    return std::make_tuple(field("number", &Happened::number), field("version", &Happened::version),
                           field("event", &Happened::event));
  }
};

// How things stand after event `number`.
struct ViewNow {
  static constexpr const char* kName = "ViewNow";
  static constexpr const char* kTag = "view";
  std::int64_t number = 0;
  std::int64_t version = 0;
  TableState state;
  static constexpr auto fields() {
    return std::make_tuple(field("number", &ViewNow::number), field("version", &ViewNow::version),
                           field("state", &ViewNow::state));
  }
};

using ToClient =
    std::variant<Done, Refused, CatalogAnswer, LegalAnswer, Because, Hint, Sheet, Verified, Happened, ViewNow>;

nlohmann::json to_json(const ToClient& message);
nlohmann::json to_json(const OptionCard& card);

}  // namespace understory::protocol

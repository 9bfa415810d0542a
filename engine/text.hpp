// The cold half of the contract: how a game speaks. Words leave as message keys with arguments; locales/ turns them
// into sentences. Bad input throws a Refusal and changes nothing.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/description.hpp"
#include "engine/facts.hpp"
#include "engine/game.hpp"
#include "engine/message.hpp"

namespace understory {

// Why a move is not possible now, and by which rule of RULES.md.
struct WhyNot {
  Message reason;
  std::string rule;
};

inline WhyNot because(const char* rule, const char* key, std::vector<Argument> arguments = {}) {
  return {Message(key, std::move(arguments)), rule};
}

// One row of the score sheet: its label's key and the points of each seat.
struct ScoreRow {
  std::string label;
  PerSeat<std::int32_t, kMostSeats> points{};
};

// Points written down when they happen: which row of the sheet, whose, how many.
struct Booking {
  Seat seat{};
  std::string_view row;
  std::int32_t points = 0;
};

// Something that can be counted and that a seat has more or less of: a resource, ready tokens. Programs know it by its
// name; its words are given how much of it there is, as the argument `n`.
struct Change {
  Seat seat{};
  std::string name;
  Message what;
  std::int32_t amount = 0;  // below 0: it is paid
};

template <class G>
concept SaysWhatIsComing = requires(const G& game, const typename G::State& state) {
  // What chance is about to do, as the label of the button that lets it: "Draw". Asked only while the actor is kChance;
  // everybody reads it.
  { game.coming(state) } -> std::same_as<Message>;
};

template <class G>
concept TextGame = Game<G> &&
    (!G::kHasChance || SaysWhatIsComing<G>)&&requires(const G& game, const typename G::State& state,
                                                      const typename G::View& view, typename G::Move move,
                                                      const typename G::Event& event, std::string_view text, Seat seat,
                                                      const nlohmann::json& json) {
  // Notation as RULES.md specifies it. parse(format(m)) == m for every legal move; parse throws a Refusal for
  // what is no move at all, and reads moves that are merely impossible now, so that they can be asked `why`.
  { game.format(move) } -> std::same_as<std::string>;
  { game.parse(text) } -> std::same_as<typename G::Move>;

  // What a legal move is, in one line, before it is made; without what it costs and brings up to the next decision:
  // label.hpp reads that off the events. An empty message for a move that is price and gain and nothing else.
  { game.label(state, move) } -> std::same_as<Message>;

  // What seats have more or less of by an event, as redact gave it to whoever is told.
  { game.changes(event) } -> std::same_as<std::vector<Change>>;

  // The same as facts for programs (facts.hpp): what happened, as redact gave it to whoever is told, and what a legal
  // move is about. move_about reads what `about` wrote, and what parse would read as well: moves that are merely
  // impossible now. All of it is of the vocabulary.
  { game.facts(event) } -> std::same_as<nlohmann::json>;
  { game.about(move) } -> std::same_as<nlohmann::json>;
  { game.move_about(json) } -> std::same_as<typename G::Move>;
  { G::vocabulary() } -> std::same_as<Vocabulary>;

  // Nothing for a legal move; otherwise the first condition that fails. Any four bytes may be asked about.
  { game.why_not(state, move) } -> std::same_as<std::optional<WhyNot>>;

  // What is asked of the actor now, and what happened.
  { game.question(state) } -> std::same_as<Message>;
  { game.describe(event) } -> std::same_as<Message>;

  // What has happened, as the reason why a decision before it stays made: "you have drawn King Bolete". `seat` is who
  // reads it, a seat or kSpectator, and the event as redact gave it to that reader. Asked about events that reveal
  // something to somebody, and about the first event of a move of chance.
  { game.since(event, seat) } -> std::same_as<Message>;

  // How a seat is called at this game: a gang, a tree, a colour.
  { game.seat_name(seat) } -> std::same_as<Message>;

  // Points: those a position shows (`breakdown`), and those written down as they happened (`booking`).
  // Together they add up to the totals.
  { game.breakdown(state) } -> std::same_as<std::vector<ScoreRow>>;
  { game.booking(event) } -> std::same_as<std::optional<Booking>>;

  // The whole position, for editors and tests, with its number of seats in the field `seats`, so that it is complete
  // in itself; from_position refuses an impossible one with the reason.
  { game.position(state) } -> std::same_as<nlohmann::json>;
  { game.from_position(json) } -> std::same_as<typename G::State>;

  // The only serialiser clients are given: it cannot show what a View does not hold. Every view is as described.
  { game.view_json(view) } -> std::same_as<nlohmann::json>;
  { G::describe_view() } -> std::same_as<Description>;

  // Which components this game object was made with.
  { game.pack_name() } -> std::same_as<std::string>;
  { game.pack_hash() } -> std::same_as<std::uint64_t>;
};

}  // namespace understory

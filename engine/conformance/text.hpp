// How a game speaks: what it writes it can read back to the same bytes, what it cannot read it refuses, and there are
// words for all it says.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/conformance/legality.hpp"
#include "engine/conformance/moment.hpp"
#include "engine/features.hpp"
#include "engine/label.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"

namespace understory::conformance {

// The position goes through text, not only through JSON in memory: numbers and names must survive it.
template <TextGame G>
void check_position(const Moment<G>& at, const typename G::State& state, Check check) {
  std::string refused;
  bool same = false;
  try {
    same = same_bytes(at.game.from_position(parse_json(at.game.position(state).dump())), state);
  } catch (const Refusal& refusal) {
    refused = refusal.reason.key;
  }
  at.report.expect(check, same,
                   [&] { return at.place.with("refused", refused).with("position", at.game.position(state).dump()); });
}

template <TextGame G>
void check_move_text(const Moment<G>& at, typename G::Move move) {
  at.report.expect(Check::word_round_trip, move_of<typename G::Move>(word_of(move)) == move,
                   [&] { return at.with_word(move); });
  const std::string text = at.game.format(move);
  std::string refused;
  bool same = false;
  try {
    same = at.game.parse(text) == move;
  } catch (const Refusal& refusal) {
    refused = refusal.reason.key;
  }
  at.report.expect(Check::move_round_trip, same, [&] { return at.with(move).with("refused", refused); });
}

// Text with a mistake in it, or made of nothing but mistakes. It may still be a move, even a legal one.
inline std::vector<std::string> misspelt(const std::string& text, Rng& rng) {
  const auto place = [&](std::size_t size) { return rng.below(static_cast<std::uint32_t>(size)); };
  const auto any_char = [&] { return static_cast<char>(rng.below(256)); };
  std::vector<std::string> list{"", " ", text + " ", text + any_char(), text + text};
  if (!text.empty()) {
    list.push_back(text.substr(0, place(text.size())));
    list.push_back(text);
    list.back()[place(text.size())] = any_char();
    list.push_back(text);
    list.back()[place(text.size())] = text[place(text.size())];
  }
  list.emplace_back(place(40), any_char());
  return list;
}

template <TextGame G>
void check_parse(const Moment<G>& at, const std::string& text) {
  typename G::Move move;
  try {
    move = at.game.parse(text);
  } catch (const Refusal& refusal) {
    const bool rule_known = refusal.rule.empty() || at.kit.rules.count(refusal.rule) != 0;
    at.report.expect(Check::parse_refuses, knows_words(at.kit, refusal.reason) && rule_known, [&] {
      return at.place.with("text", text).with("key", refusal.reason.key).with("rule", refusal.rule);
    });
    return;
  }
  check_claim(at, move);
}

// All that is said at this position, whatever is moved: the question or what is coming, the seats' names, and views for
// clients.
template <TextGame G>
void check_words(const Moment<G>& at) {
  const auto expect_known = [&](const Message& message) {
    at.report.expect(Check::words_known, knows_words(at.kit, message),
                     [&] { return at.place.with("key", message.key); });
  };
  if (raw(at.actor) < at.game.seats()) expect_known(at.game.question(at.state));
  if constexpr (ChanceGame<G>)
    if (at.actor == kChance) expect_known(at.game.coming(at.state));
  for (const Seat seat : seats_up_to(at.game.seats())) expect_known(at.game.seat_name(seat));
  for (const ScoreRow& row : at.game.breakdown(at.state)) expect_known(Message(row.label));
  // One viewer for each moment: views are long, and all of them get their turn.
  const auto viewers = viewers_of(at.game);
  const Seat viewer = viewers[at.rng.below(static_cast<std::uint32_t>(viewers.size()))];
  const auto json = at.game.view_json(at.game.observe(at.state, viewer));
  const std::string misfit = first_misfit(json, at.kit.view);
  at.report.expect(Check::view_as_described, misfit.empty(),
                   [&] { return at.place.with("viewer", viewer).with("field", misfit); });
}

// Whether this is what the seat has more and less of after a move.
inline bool tells_truly(const std::vector<Change>& told, const std::vector<Holding>& before,
                        const std::vector<Holding>& after) {
  if (before.size() != after.size()) return false;
  std::size_t found = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    std::int64_t sum = 0;
    for (const Change& change : told) {
      const auto is_it = [&](const CalledHere& called) {
        return called.name == change.name && called.what == change.what;
      };
      if (std::none_of(before[i].names.begin(), before[i].names.end(), is_it)) continue;
      sum += change.amount;
      ++found;
    }
    if (sum != after[i].amount - before[i].amount) return false;
  }
  return found == told.size();
}

// There are words for the label of every move, and its price and gain are what the acting seat has less and more of
// when the next decision is due.
template <TextGame G>
void check_labels(const Moment<G>& at) {
  if (at.actor == kNobody) return;  // there are no moves, or the list is wrong
  const bool counted = at.kit.holdings && raw(at.actor) < at.game.seats();
  std::vector<Holding> before;
  if (counted) before = at.kit.holdings(at.game, at.state, at.actor);
  for (const auto& move : at.moves) {
    const Message label = label_of(at.game, at.state, move);
    at.report.expect(Check::words_known, knows_words(at.kit, label),
                     [&] { return at.with(move).with("key", label.key); });
    if (!counted) continue;
    auto after = at.state;
    at.game.apply(after, move, NoEvents{});
    at.report.expect(
        Check::price_and_gain,
        tells_truly(balance_of(at.game, at.state, move), before, at.kit.holdings(at.game, after, at.actor)),
        [&] { return at.with(move); });
  }
}

template <TextGame G>
void check_event_words(const Moment<G>& at, const Outcome<G>& outcome) {
  const auto viewers = viewers_of(at.game);
  for (const auto& event : outcome.events) {
    const auto expect_known = [&](const Message& message) {
      at.report.expect(Check::words_known, knows_words(at.kit, message),
                       [&] { return at.with(outcome.move).with("key", message.key); });
    };
    expect_known(at.game.describe(event));
    for (const Seat viewer : viewers) expect_known(at.game.describe(at.game.redact(event, viewer)));
    bool asked = at.actor == kChance && &event == &outcome.events.front();
    for (const Seat viewer : viewers) asked = asked || at.game.reveals(event, viewer) != kNobody;
    for (const Seat viewer : viewers)
      if (asked) expect_known(at.game.since(at.game.redact(event, viewer), viewer));
    if (const auto booking = at.game.booking(event)) expect_known(Message(std::string(booking->row)));
  }
}

// What a bot may say for its move, by what these events show.
template <TextGame G>
void check_claims(const Moment<G>& at, const Outcome<G>& outcome) {
  if constexpr (FeatureGame<G>) {
    if (raw(at.actor) >= at.game.seats()) return;
    const auto is_topic = [](std::string_view topic) {
      return std::any_of(G::kFeatureNames.begin(), G::kFeatureNames.end(),
                         [&](const FeatureName& feature) { return !topic.empty() && feature.topic == topic; });
    };
    for (const auto& event : outcome.events)
      for (const Claim& claim : at.game.claims(at.game.redact(event, at.actor))) {
        const bool mine = claim.seat == at.actor;
        const std::string key = G::info().name + (mine ? ".reason." : ".denies.") + std::string(claim.topic);
        const bool said = mine ? claim.amount > 0 : claim.amount < 0;
        at.report.expect(Check::claims_known, is_topic(claim.topic) && (!said || at.kit.knows_key(key)),
                         [&] { return at.with(outcome.move).with("key", key); });
      }
  }
}

template <TextGame G>
void check_text(const Moment<G>& at) {
  check_position(at, at.state, Check::position_round_trip);
  const auto position = at.game.position(at.state);
  at.report.expect(Check::position_says_seats, position.value("seats", 0) == at.game.seats(),
                   [&] { return at.place.with("position", position.dump()); });
  for (const auto& move : at.moves) check_move_text(at, move);
  check_words(at);
  check_labels(at);
  if (at.moves.empty()) return;
  const auto sample = at.moves[at.rng.below(static_cast<std::uint32_t>(at.moves.size()))];
  for (const std::string& text : misspelt(at.game.format(sample), at.rng)) check_parse(at, text);
}

// At the end: written, read and replayed, the record leads to the same position.
template <TextGame G>
void check_record(const Moment<G>& at, const Options& options, const std::vector<typename G::Move>& played) {
  Record record;
  record.game = G::info().name;
  record.rules_version = G::info().rules_version;
  record.pack = at.game.pack_name();
  record.pack_hash = at.game.pack_hash();
  record.seats = at.game.seats();
  record.options = options;
  record.final_hash = hash_of_position(at.game.position(at.state));
  for (const auto& move : played) record.moves.push_back(at.game.format(move));

  std::string refused;
  bool same = false;
  try {
    const Record read = read_record(write_record(record));
    typename G::State state = at.game.new_game();
    replay(at.game, read, state, [](std::size_t /*index*/, const typename G::State& /*state*/) {});
    same = same_bytes(state, at.state) && write_record(read) == write_record(record);
  } catch (const Refusal& refusal) {
    refused = refusal.reason.key;
  }
  at.report.expect(Check::record_round_trip, same, [&] { return at.place.with("refused", refused); });
}

}  // namespace understory::conformance

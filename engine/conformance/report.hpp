// What a run of the kit found. A failure is data: a code that docs/guides/conformance.md explains, and where it
// happened. How often each check ran is counted as well, because a check that never ran proves nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/record.hpp"
#include "engine/seat.hpp"

namespace understory::conformance {

enum class Check : std::uint8_t {
  // kit.hpp
  nothing_thrown,
  // rules.hpp
  actor_known,
  turn_known,
  turn_asks,
  turn_comes_round,
  moves_never_empty,
  moves_empty_after_end,
  moves_listed_once,
  moves_repeatable,
  original_untouched,
  apply_repeatable,
  events_repeatable,
  sink_changes_nothing,
  pieces_conserved,
  end_within_bound,
  ranks_valid,
  ranks_follow_totals,
  standing_agrees,
  points_add_up,
  // legality.hpp
  legal_accepted,
  illegal_refused,
  why_not_key_known,
  why_not_rule_known,
  // order.hpp
  order_loses_nothing,
  // text.hpp
  word_round_trip,
  move_round_trip,
  position_round_trip,
  position_says_seats,
  bytes_told,
  view_as_described,
  record_round_trip,
  parse_refuses,
  words_known,
  price_and_gain,
  claims_known,
  // facts.hpp
  facts_known,
  facts_tell_all,
  about_round_trip,
  about_refuses,
  // chance.hpp
  weights_positive,
  samples_legal,
  sample_chance_in_proportion,
  sample_move_uniform,
  // secrecy.hpp
  view_of_world_same,
  world_possible,
  world_from_view_alone,
  actor_public,
  turn_public,
  coming_public,
  forced_right,
  moves_from_view,
  labels_from_view,
  question_from_view,
  why_not_from_view,
  scores_from_view,
  memory_kept,
  secret_kept,
  // events.hpp
  events_from_view,
  facts_from_view,
  reveals_from_view,
  bookings_from_view,
  next_actor_public,
  reveals_said,
  reveals_earned,
  reveals_owner,
  chance_told,
  own_choice_remembered,
  // worlds.hpp
  worlds_in_proportion,
  worlds_ignore_truth,
  forced_said,
};

// In the order of Check.
inline constexpr std::array<std::string_view, 70> kCheckCodes{
    "nothing-thrown",
    "actor-known",
    "turn-known",
    "turn-asks",
    "turn-comes-round",
    "moves-never-empty",
    "moves-empty-after-end",
    "moves-listed-once",
    "moves-repeatable",
    "original-untouched",
    "apply-repeatable",
    "events-repeatable",
    "sink-changes-nothing",
    "pieces-conserved",
    "end-within-bound",
    "ranks-valid",
    "ranks-follow-totals",
    "standing-agrees",
    "points-add-up",
    "legal-accepted",
    "illegal-refused",
    "why-not-key-known",
    "why-not-rule-known",
    "order-loses-nothing",
    "word-round-trip",
    "move-round-trip",
    "position-round-trip",
    "position-says-seats",
    "bytes-told",
    "view-as-described",
    "record-round-trip",
    "parse-refuses",
    "words-known",
    "price-and-gain",
    "claims-known",
    "facts-known",
    "facts-tell-all",
    "about-round-trip",
    "about-refuses",
    "weights-positive",
    "samples-legal",
    "sample-chance-in-proportion",
    "sample-move-uniform",
    "view-of-world-same",
    "world-possible",
    "world-from-view-alone",
    "actor-public",
    "turn-public",
    "coming-public",
    "forced-right",
    "moves-from-view",
    "labels-from-view",
    "question-from-view",
    "why-not-from-view",
    "scores-from-view",
    "memory-kept",
    "secret-kept",
    "events-from-view",
    "facts-from-view",
    "reveals-from-view",
    "bookings-from-view",
    "next-actor-public",
    "reveals-said",
    "reveals-earned",
    "reveals-owner",
    "chance-told",
    "own-choice-remembered",
    "worlds-in-proportion",
    "worlds-ignore-truth",
    "forced-said",
};
static_assert(kCheckCodes.size() == raw(Check::forced_said) + std::size_t{1});

constexpr std::string_view code_of(Check check) { return kCheckCodes[raw(check)]; }

struct Failure {
  std::string check;   // a code
  std::string detail;  // "seats=2 seed=7 step=12 move=rest": what it takes to see it again
};

// Where a check stands, and what a failure names besides.
class Place {
 public:
  explicit Place(std::string start = {}) : text_(std::move(start)) {}

  Place with(std::string_view name, std::string_view value) const {
    Place more = *this;
    if (!more.text_.empty()) more.text_ += ' ';
    more.text_.append(name).append("=").append(value);
    return more;
  }
  template <class Number>
  requires std::is_arithmetic_v<Number> Place with(std::string_view name, Number value)
  const { return with(name, std::string_view(std::to_string(value))); }
  Place with(std::string_view name, Seat seat) const {
    if (seat == kChance) return with(name, std::string_view("chance"));
    if (seat == kNobody) return with(name, std::string_view("nobody"));
    if (seat == kSpectator) return with(name, std::string_view("spectator"));
    return with(name, int{raw(seat)});
  }
  Place with_hash(std::string_view name, std::uint64_t hash) const { return with(name, format_hash(hash)); }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

struct Report {
  static constexpr std::uint64_t kKept = 3;  // failures of one check that are written down; the rest is counted

  std::vector<Failure> failures;
  std::array<std::uint64_t, kCheckCodes.size()> ran{};
  std::array<std::uint64_t, kCheckCodes.size()> failed{};

  // One run of a check. `where` is called for a failure only; it gives a Place. Returns `holds`.
  template <class Where>
  bool expect(Check check, bool holds, Where&& where) {
    ++ran[raw(check)];
    if (holds) return true;
    if (failed[raw(check)]++ < kKept) failures.push_back({std::string(code_of(check)), where().text()});
    return false;
  }

  bool clean() const { return failures.empty(); }
  bool found(std::string_view code) const {
    for (const Failure& failure : failures)
      if (failure.check == code) return true;
    return false;
  }
  // Checks that had nothing to check: right for some games, a hole in the net for others.
  std::vector<std::string> never_ran() const {
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < ran.size(); ++i)
      if (ran[i] == 0) codes.emplace_back(kCheckCodes[i]);
    return codes;
  }
};

}  // namespace understory::conformance

// What programs are told: facts are of the game's vocabulary, tell all there is to an event, and a move can be found
// again by what it is about.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "engine/conformance/legality.hpp"
#include "engine/conformance/moment.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"

namespace understory::conformance {

// The facts go through text, not only through JSON in memory.
template <TextGame G>
void check_about(const Moment<G>& at, typename G::Move move) {
  const auto about = at.game.about(move);
  at.report.expect(Check::facts_known, fits(about, at.kit.vocabulary.moves),
                   [&] { return at.with(move).with("about", about.dump()); });
  std::string refused;
  bool same = false;
  try {
    same = at.game.move_about(parse_json(about.dump())) == move;
  } catch (const Refusal& refusal) {
    refused = refusal.reason.key;
  }
  at.report.expect(Check::about_round_trip, same,
                   [&] { return at.with(move).with("about", about.dump()).with("refused", refused); });
}

// What strangers may send instead: no facts at all, another kind, one fact too few, too many, or of no sense.
template <class Json>
std::vector<Json> spoilt(const Json& about, const Vocabulary& vocabulary) {
  std::vector<Json> list{Json(), Json::array(), Json::object(), Json("kind")};
  const auto add = [&](const std::string& fact, const Json& value) {
    list.push_back(about);
    list.back()[fact] = value;
  };
  for (const FactKind& kind : vocabulary.moves) add("kind", kind.name);
  add("more", 1);
  for (const auto& [fact, value] : about.items()) {
    list.push_back(about);
    list.back().erase(fact);
    for (const char* text : {"null", "-1", "255", "1000000000000", "true", R"("?")", "[]", "[1]", "[1, 2, 3]",
                             R"(["a", 1])", "[300, 300]", R"({"x": 1})"})
      add(fact, Json::parse(text));
  }
  return list;
}

template <TextGame G, class Json>
void check_move_about(const Moment<G>& at, const Json& about) {
  typename G::Move move;
  try {
    move = at.game.move_about(about);
  } catch (const Refusal& refusal) {
    const bool rule_known = refusal.rule.empty() || at.kit.rules.count(refusal.rule) != 0;
    at.report.expect(Check::about_refuses, knows_words(at.kit, refusal.reason) && rule_known, [&] {
      return at.place.with("about", about.dump()).with("key", refusal.reason.key).with("rule", refusal.rule);
    });
    return;
  }
  check_claim(at, move);
}

template <TextGame G>
void check_moves_about(const Moment<G>& at) {
  for (const auto& move : at.moves) check_about(at, move);
  if (at.moves.empty()) return;
  const auto sample = at.moves[at.place.text().size() % at.moves.size()];
  for (const auto& about : spoilt(at.game.about(sample), at.kit.vocabulary)) check_move_about(at, about);
}

// Events by their facts.
template <TextGame G>
using EventsTold = std::unordered_map<std::string, typename G::Event>;

template <TextGame G>
void check_event_facts(const Moment<G>& at, const Outcome<G>& outcome, EventsTold<G>& told) {
  const auto check = [&](const typename G::Event& event) {
    const auto facts = at.game.facts(event);
    const auto here = [&] { return at.with(outcome.move).with("facts", facts.dump()); };
    at.report.expect(Check::facts_known, fits(facts, at.kit.vocabulary.events), here);
    const auto& known = told.emplace(facts.dump(), event).first->second;
    at.report.expect(Check::facts_tell_all, same_bytes(known, event), here);
  };
  for (const auto& event : outcome.events) {
    check(event);
    for (const Seat viewer : viewers_of(at.game)) check(at.game.redact(event, viewer));
  }
}

}  // namespace understory::conformance

// What the tables of scenario tests ask of a game, whichever it is, and get as text.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/events.hpp"
#include "engine/refusal.hpp"
#include "engine/text.hpp"
#include "tests/support/refusal.hpp"

namespace understory {

inline std::string joined(const std::vector<std::string>& words, const std::string& between = " ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

template <TextGame G>
std::vector<std::string> moves_listed(const G& game, const typename G::State& state) {
  typename G::MoveList list;
  game.legal_moves(state, list);
  std::vector<std::string> texts;
  for (const auto& move : list) texts.push_back(game.format(move));
  return texts;
}

// "Somebody stands there. (R4.3)"
inline std::string with_rule(const Message& reason, const std::string& rule) {
  return rule.empty() ? english(reason) : english(reason) + " (" + rule + ")";
}

// Why a move is not possible, or nothing if it is.
template <TextGame G>
std::string reason_against(const G& game, const typename G::State& state, const std::string& move) {
  try {
    const auto why = game.why_not(state, game.parse(move));
    return why ? with_rule(why->reason, why->rule) : "";
  } catch (const Refusal& refusal) {
    return with_rule(refusal.reason, refusal.rule);
  }
}

// Whether the move is refused by this rule and no other.
template <TextGame G>
testing::AssertionResult refuses_by(const G& game, const typename G::State& state, const std::string& rule,
                                    const std::string& move) {
  const std::string reason = reason_against(game, state, move);
  if (reason.empty()) return testing::AssertionFailure() << move << " is allowed";
  if (reason.ends_with("(" + rule + ")")) return testing::AssertionSuccess();
  return testing::AssertionFailure() << move << " is refused, but: " << reason;
}

template <TextGame G>
std::string told(const G& game, const EventLog<typename G::Event>& log, Seat viewer) {
  std::vector<std::string> sentences;
  for (const auto& event : log.events)
    sentences.push_back(english(game.describe(viewer == kReferee ? event : game.redact(event, viewer))));
  return joined(sentences);
}

}  // namespace understory

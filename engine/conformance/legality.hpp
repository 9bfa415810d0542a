// The list, is_legal and why_not are three answers to one question; and whatever is refused is refused with a reason
// that there are words for and a rule that exists.
#pragma once

#include <optional>
#include <vector>

#include "engine/conformance/moment.hpp"

namespace understory::conformance {

template <TextGame G>
void check_claim(const Moment<G>& at, typename G::Move move) {
  const bool is_legal = at.game.is_legal(at.state, move);
  const std::optional<WhyNot> why = at.game.why_not(at.state, move);
  const auto here = [&] {
    const Place place = at.with_word(move).with("legal", int{is_legal});
    return why ? place.with("key", why->reason.key).with("rule", why->rule) : place;
  };
  if (contains(at.moves, move)) {
    at.report.expect(Check::legal_accepted, is_legal && !why, here);
    return;
  }
  at.report.expect(Check::illegal_refused, !is_legal && why, here);
  if (!why) return;
  at.report.expect(Check::why_not_key_known, knows_words(at.kit, why->reason), here);
  at.report.expect(Check::why_not_rule_known, at.kit.rules.count(why->rule) != 0, here);
}

// `earlier`: moves that were possible before, for whichever seat.
template <TextGame G>
void check_legality(const Moment<G>& at, const std::vector<typename G::Move>& earlier) {
  for (const auto& move : at.moves) check_claim(at, move);
  for (const auto& move : claims(at, earlier)) check_claim(at, move);
}

}  // namespace understory::conformance

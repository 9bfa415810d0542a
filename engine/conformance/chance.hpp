// Sampling against the list: what a game draws without listing has the distribution the list says.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/conformance/moment.hpp"
#include "engine/conformance/statistics.hpp"

namespace understory::conformance {

// The positions of a setting that were looked at, judged together: a small bias shows in the sum. Positions are passed
// over at random, so that not all of them lie at the beginning of the first game.
struct Sampled {
  Fit fit;
  int positions = 0;
};

// Draws often enough that each move of the list comes up about forty times.
template <TextGame G, class Draw>
Fit sample(const Moment<G>& at, const std::vector<double>& shares, Draw&& draw) {
  constexpr std::size_t kDrawsPerMove = 40;
  std::vector<std::uint64_t> counts(at.moves.size());
  for (std::size_t i = 0; i < kDrawsPerMove * at.moves.size(); ++i) {
    const auto move = draw();
    std::size_t found = 0;
    while (found < at.moves.size() && !(at.moves[found] == move)) ++found;
    if (!at.report.expect(Check::samples_legal, found < at.moves.size(), [&] { return at.with_word(move); })) break;
    ++counts[found];
  }
  return fit(shares, counts);
}

template <TextGame G>
void judge(const Moment<G>& at, Check check, const Fit& fit, Sampled& sampled) {
  if (fit.freedom <= 0) return;
  at.report.expect(check, !fit.beyond_chance(), [&] {
    return at.place.with("moves", at.moves.size()).with("chi_square", fit.sum).with("surprise", fit.surprise());
  });
  sampled.fit += fit;
  ++sampled.positions;
}

template <TextGame G>
void check_sample_chance(const Moment<G>& at, Sampled& sampled) {
  if constexpr (ChanceGame<G>) {
    if (at.actor != kChance) return;
    std::vector<double> weights;
    bool positive = true;
    for (const auto& move : at.moves) {
      const std::uint32_t weight = at.game.weight(at.state, move);
      positive = at.report.expect(Check::weights_positive, weight >= 1, [&] { return at.with(move); }) && positive;
      weights.push_back(weight);
    }
    if (!positive || sampled.positions >= at.kit.budget.sampled_positions || at.rng.below(2) != 0) return;
    const Fit fit = sample(at, weights, [&] { return at.game.sample_chance(at.state, at.rng); });
    judge(at, Check::sample_chance_in_proportion, fit, sampled);
  }
}

template <TextGame G>
void check_sample_move(const Moment<G>& at, Sampled& sampled) {
  if constexpr (SamplingGame<G>) {
    if (raw(at.actor) >= at.game.seats() || sampled.positions >= at.kit.budget.sampled_positions) return;
    if (at.rng.below(4) != 0) return;
    const std::vector<double> equal(at.moves.size(), 1);
    const Fit fit = sample(at, equal, [&] { return at.game.sample_move(at.state, at.rng); });
    judge(at, Check::sample_move_uniform, fit, sampled);
  }
}

}  // namespace understory::conformance

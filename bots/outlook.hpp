// What a position is worth to each seat: weighed features while the game goes on, the result when it is over.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "engine/features.hpp"

namespace understory::bots {

// Points of every seat, in 256ths.
template <FeatureGame G>
Outlook<G> outlook(const G& game, const typename G::State& state, const Weights<G>& weights) {
  Outlook<G> points{};
  if (game.actor(state) == kNobody) {
    const Scores scores = game.scores(state);
    // A tie-break counts like a quarter of a point.
    for (const Seat seat : seats_up_to(game.seats()))
      points[seat] = scores.total[seat] * kPoint - scores.rank[seat] * kPoint / 4;
    return points;
  }
  SeatFeatures<G> features;
  game.features(state, features);
  for (const Seat seat : seats_up_to(game.seats())) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) sum += std::int64_t{weights[i]} * features[seat][i];
    points[seat] = static_cast<std::int32_t>(std::clamp<std::int64_t>(sum, -1'000'000, 1'000'000));
  }
  return points;
}

// By how much a seat is ahead of the best of the others.
template <class G>
std::int32_t margin(const Outlook<G>& points, int seats, Seat seat) {
  std::int32_t best = std::numeric_limits<std::int32_t>::min();
  for (const Seat other : seats_up_to(seats))
    if (other != seat) best = std::max(best, points[other]);
  return seats == 1 ? points[seat] : points[seat] - best;
}

// How content each seat is, from 0 to kContent: even against everyone is half of it. `even` is the lead, in 256ths of a
// point, that is worth half of what is left to win; when the game is over, one point is. Integers alone, so that every
// compiler agrees.
inline constexpr std::int32_t kContent = 1 << 16;

inline std::int32_t content(std::int64_t lead, std::int32_t even) {
  const std::int64_t size = lead < 0 ? -lead : lead;
  return static_cast<std::int32_t>(kContent / 2 + kContent / 2 * lead / (size + even));
}

template <FeatureGame G>
Outlook<G> contentment(const G& game, const typename G::State& state, const Outlook<G>& points, std::int32_t even) {
  if (game.actor(state) == kNobody) even = kPoint;
  Outlook<G> all{};
  for (const Seat seat : seats_up_to(game.seats())) all[seat] = content(margin<G>(points, game.seats(), seat), even);
  return all;
}

}  // namespace understory::bots

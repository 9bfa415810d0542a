// How well the seats stand, in numbers that a bot can weigh. A game that offers them can be searched with less than
// whole games as rollouts, and its bots can say in game words what they saw.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/fixed_vector.hpp"
#include "engine/game.hpp"
#include "engine/per_seat.hpp"

namespace understory {

template <int Count>
using Features = std::array<std::int32_t, static_cast<std::size_t>(Count)>;

// Weights are 256ths of a point for one unit of the feature: what a seat can expect to have gained by it in the end.
inline constexpr std::int32_t kPoint = 256;

// What a position is worth to each seat: 256ths of the points it will have.
template <class G>
using Outlook = PerSeat<std::int32_t, static_cast<std::size_t>(G::kMostSeats)>;

// A feature by the name under which its weight is filed. Its topic says in which words a bot speaks of it: in
// <game>.reason.<topic> if its own seat gains by it, in <game>.denies.<topic> if another loses. Features without a
// topic are not spoken of, and of the others only where an event shows it.
struct FeatureName {
  std::string_view name;
  std::string_view topic;
};

// What an event shows: that a seat has so much more of a topic, or, below 0, less.
struct Claim {
  std::string_view topic;
  Seat seat = kNobody;
  std::int32_t amount = 0;
};
inline constexpr std::size_t kMostClaims = 2;  // of one event: what somebody takes, another may lose
using Claims = FixedVector<Claim, kMostClaims>;

// What a move is about: a thing on the table, 0 for nothing in particular, and how many steps it lies from the middle
// of what the seat has there, 0 for what it holds in its hands.
struct Subject {
  std::uint32_t name = 0;
  int away = 0;
};

// The middle of some places, and how many steps another one lies from it.
class Middle {
 public:
  constexpr void add(int x, int y) { ++count_, x_ += x, y_ += y; }
  // Nothing is far from nowhere.
  constexpr int steps_to(int x, int y) const {
    return count_ == 0 ? 0 : (size_of(count_ * x - x_) + size_of(count_ * y - y_)) / count_;
  }

 private:
  static constexpr int size_of(int n) { return n < 0 ? -n : n; }
  int count_ = 0;
  int x_ = 0;
  int y_ = 0;
};

template <class G>
concept FeatureGame = Game<G> &&
    requires(const G& game, const typename G::State& state, typename G::Move move, const typename G::Event& event,
             PerSeat<Features<G::kFeatures>, static_cast<std::size_t>(G::kMostSeats)>& features) {
  { G::kFeatureNames[0] } -> std::convertible_to<FeatureName>;
  // Of all seats; what depends on hidden facts is for bots that made those up themselves.
  { game.features(state, features) } -> std::same_as<void>;
  // For the seat that acts. Who overlooks a thing overlooks all that can be done with it.
  { game.subject_of(state, move) } -> std::same_as<Subject>;
  // What may be said of a plan with this event, as its seat sees it: nothing else is. Every topic is a feature's.
  { game.claims(event) } -> std::same_as<Claims>;
};

// A game where everything lies open and chance has no part says so by telling which moves change much at once; those
// are looked at before a position is weighed.
template <class G>
concept OpenGame =
    FeatureGame<G> && !G::kHasChance && requires(const G& game, const typename G::State& state, typename G::Move move) {
  { game.is_loud(state, move) } -> std::same_as<bool>;
};

template <FeatureGame G>
using SeatFeatures = PerSeat<Features<G::kFeatures>, static_cast<std::size_t>(G::kMostSeats)>;

template <FeatureGame G>
using Weights = Features<G::kFeatures>;

}  // namespace understory

// What a bot thinks of one of the moves it could make now.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/outlook.hpp"
#include "engine/fixed_vector.hpp"

namespace understory::bots {

inline constexpr std::size_t kMostSteps = 40;  // of a plan for one turn

template <class G>
using Steps = FixedVector<typename G::Move, kMostSteps>;

template <class G>
struct Idea {
  typename G::Move move{};
  std::int64_t worth = 0;    // only to be compared with its neighbours
  std::uint64_t visits = 0;  // how often it was tried
  Outlook<G> points{};       // expected, in 256ths
};

// The best first. Ideas of equal worth keep their order.
template <class G>
using Ideas = std::vector<Idea<G>>;

}  // namespace understory::bots

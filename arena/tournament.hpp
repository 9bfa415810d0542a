// What a run of the arena is: who plays what against whom. Everything that follows from it is reproducible, except for
// times and for what bots do under a clock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/sprt.hpp"
#include "engine/chance.hpp"
#include "engine/record.hpp"

namespace understory::arena {

inline constexpr std::size_t kMostEntrants = 16;  // with eight seats they make 12,870 combinations
inline constexpr int kMostMs = 600'000;
inline constexpr int kMostIterations = 1'000'000'000;
inline constexpr int kLongestOpening = 1000;

// How long a bot may think: by the clock, by iterations, or as its level does if both are 0.
struct Thinking {
  int ms = 0;                    // a turn
  std::uint32_t iterations = 0;  // a decision
};

struct Entrant {
  std::string name;  // the word as typed: "old-growth@300ms"
  std::string bot;
  Thinking thinking;
};

// "old-growth@300ms,greedy@2000,spore": a bot, and where it is not to think like `unless_said` its own limit. Throws a
// Refusal for a word that names no bot or no limit, for one that stands there twice, and for a list that is too short
// or too long.
std::vector<Entrant> parse_entrants(std::string_view list, const Thinking& unless_said);

// The same whichever way the limit was given: "greedy@2000".
std::string full_name(const Entrant& entrant);

struct Tournament {
  std::string version;  // of the program
  Record table;         // of the match that every game begins with: game, pack, seats, options, its hash
  std::vector<Entrant> entrants;
  bool ladder = false;  // only neighbours in the list meet
  int opening = 0;      // decisions that are made at random before the bots take over, the same in all games of a set
  ChanceKey seed{};
  std::int64_t games = 0;          // as asked for; Schedule says how many there will be
  std::optional<SprtBounds> sprt;  // of the first of two entrants over the second
};

}  // namespace understory::arena

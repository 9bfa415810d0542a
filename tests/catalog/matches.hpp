// For tests of every game in the catalog: set-ups worth trying, and random play.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "catalog/catalog.hpp"
#include "engine/rng.hpp"
#include "tests/support/sanitized.hpp"

namespace understory {

// Every number of seats with the defaults, and with each other choice of every option, and what else it may be; with
// sanitizers one choice in four.
inline std::vector<Setup> setups_of(const GameInfo& info) {
  std::vector<Setup> setups;
  int others = 0;
  for (int seats = info.least_seats; seats <= info.most_seats; ++seats) {
    setups.push_back({seats, {}, {}});
    for (const OptionSpec& option : info.options) {
      std::vector<OptionValue> values(option.choices.begin(), option.choices.end());
      for (const OpenText& open : option.open)
        if (open.seats == 0 || open.seats == seats) values.emplace_back(open.text);
      if (std::holds_alternative<bool>(option.fallback)) values = {true, false};
      if (std::holds_alternative<std::int64_t>(option.fallback)) values = {option.least};
      for (const OptionValue& value : values)
        if (value != option.fallback && (!kSanitized || others++ % 4 == 0))
          setups.push_back({seats, {{option.name, value}}, {}});
    }
  }
  return setups;
}

// The key that chance draws from, where a test needs one.
inline ChanceKey key_of(std::uint64_t seed) {
  ChanceKey key{};
  Rng rng(seed);
  for (std::uint8_t& byte : key) byte = static_cast<std::uint8_t>(rng.below(256));
  return key;
}

inline void play_one(AnyMatch& match, Rng& rng, const ChanceKey& key) {
  match.apply(match.actor() == kChance ? match.draw(key) : match.random_move(rng));
}

// Random moves until `most` are made or the game is over.
inline void play_random(AnyMatch& match, std::uint64_t seed, std::size_t most = SIZE_MAX) {
  Rng rng(seed);
  const ChanceKey key = key_of(seed);
  for (std::size_t made = 0; made < most && match.actor() != kNobody; ++made) play_one(match, rng, key);
}

// A match not yet begun, what it was made of, and a number of its own for random play.
struct Trial {
  const AnyGame& game;
  const Setup& setup;
  AnyMatch& match;
  std::uint64_t seed;
};

template <class Check>
void for_every_setup(Check&& check) {
  std::uint64_t seed = 1;
  for (const AnyGame& game : all_games())
    for (const Setup& setup : setups_of(game.info)) {
      const auto match = game.new_match(setup);
      check(Trial{game, setup, *match, seed++});
    }
}

}  // namespace understory

// Kits of the games: the one line per game that gets it all checks, and what the tests around it share.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/conformance/kit.hpp"
#include "engine/json.hpp"
#include "locales/words.hpp"
#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"

namespace understory::conformance {

// A kit with everything that stands in files: rules, words, and one game object for each number of seats and each row
// of options. `longest(seats, options)` bounds the moves of a game.
template <TextGame G, class ParsePack, class Longest>
Kit<G> kit_of(const std::string& folder, ParsePack&& parse_pack, const std::vector<Options>& rows, Longest&& longest) {
  Kit<G> kit;
  kit.rules = rule_numbers(read_source("games/" + folder + "/RULES.md"));
  kit.knows_key = [](const std::string& key) { return Words::in("en").knows(key); };
  const auto pack = parse_pack(read_source("packs/" + folder + "/" + G::info().packs.front() + ".json"));
  for (int seats = G::info().least_seats; seats <= G::info().most_seats; ++seats)
    for (const Options& row : rows) {
      const Options options = complete_options(G::info(), row);
      kit.settings.push_back({G(seats, options, pack), options, longest(seats, options)});
      EXPECT_LE(kit.settings.back().longest, G::kMostMoves);
    }
  return kit;
}

inline std::int64_t number(const Options& options, const char* name) {
  return std::get<std::int64_t>(options.at(name));
}

inline std::vector<std::string> lines_of(const Report& report) {
  std::vector<std::string> lines;
  for (const Failure& failure : report.failures) lines.push_back(failure.check + ": " + failure.detail);
  return lines;
}

// All checks hold, and all but the named ones had something to check.
inline void expect_conforms(const Report& report, const std::vector<std::string>& nothing_to_check) {
  EXPECT_THAT(lines_of(report), testing::ElementsAre());
  EXPECT_THAT(report.never_ran(), testing::UnorderedElementsAreArray(nothing_to_check));
}

}  // namespace understory::conformance

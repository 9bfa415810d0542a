// How the bots of a game play: what they look at, how far, and what they overlook.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/search_options.hpp"

namespace understory::bots {

enum class Method : std::uint8_t { random, greedy, alphabeta, mcts };

// How moves are found.
struct Way {
  Method method = Method::random;
  std::uint32_t iterations = 0;  // per decision, where no limit says otherwise
  SearchOptions search;          // of mcts
};

struct Profile {
  std::string name;
  Way way;
  std::optional<Way> crowd;           // with more than two seats, if not the same
  std::vector<std::int32_t> weights;  // what it goes by in one turn: one for each feature, 0 for what it overlooks
  std::vector<std::int32_t> outlook;  // what a position is worth in the end, for those who look beyond their turn
  std::vector<std::int32_t> crowd_outlook;  // the same with more than two seats
  int notices = 100;                        // of a hundred things it could do something with, it sees so many in a turn
  bool minds_others = true;                 // otherwise it counts its own points only
};

// How it plays at a table of so many.
inline Way& way_of(Profile& profile, int seats) { return seats > 2 && profile.crowd ? *profile.crowd : profile.way; }

// What it looks ahead by at a table of so many. Two play against each other; with more, who leads today is tomorrow's
// prey, and the same things are worth less.
inline const std::vector<std::int32_t>& outlook_of(const Profile& profile, int seats) {
  return seats > 2 ? profile.crowd_outlook : profile.outlook;
}
inline std::vector<std::int32_t>& outlook_of(Profile& profile, int seats) {
  return seats > 2 ? profile.crowd_outlook : profile.outlook;
}

}  // namespace understory::bots

// Ratings from results, on the scale that chess players know: 400 points are ten to one.
#pragma once

#include <cstddef>
#include <vector>

namespace understory::arena {

// One comparison of two players in one game: a game of four seats has six of them.
struct Comparison {
  std::size_t a = 0;
  std::size_t b = 0;
  double score = 0;  // of a: 1 won, 0 lost, a half shared
};

struct Rating {
  double value = 0;     // the mean of all is 0
  double interval = 0;  // half of the width of the 95 % interval
};

// The most likely ratings (Bradley and Terry), with intervals from the curvature at that point. A player who won or
// lost every game has no most likely rating, so everybody is given one shared game against everybody it met.
std::vector<Rating> rate(std::size_t players, const std::vector<Comparison>& comparisons);

// How often a player who is so many points stronger wins.
double expected(double lead);

}  // namespace understory::arena

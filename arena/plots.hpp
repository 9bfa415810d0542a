// Pictures of a summary, as SVG. Inside a page they take its colours; alone they bring their own, for day and night.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "arena/summary.hpp"
#include "locales/words.hpp"

namespace understory::arena {

// One row for each entrant, the highest first: a dot on a scale, and its interval.
std::string ratings_plot(const Tournament& tournament, const Summary& summary, const Words& words);

// The same as a file of its own.
std::string ratings_file(const Tournament& tournament, const Summary& summary, const Words& words);

// How often a was ahead of b by how many points; 0 stands in the middle of its bar.
std::string margins_plot(const Tournament& tournament, const Meeting& meeting, const Words& words);

// Each seat's share of the first places, and what it would be if seats did not matter.
std::string seats_plot(const Summary& summary, const Words& words);

// Counts for bars of equal, odd width around 0.
struct Histogram {
  std::int32_t width = 1;
  std::int32_t first = 0;  // the middle of the first bar
  std::vector<std::int64_t> counts;
};
Histogram histogram(const std::vector<std::int32_t>& values, std::size_t most_bars);

// Round numbers that cover a range in a few steps.
std::vector<double> ticks(double least, double most);

}  // namespace understory::arena

// Perft counted for each first move, so that two programs that disagree find out where.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/any_match.hpp"

namespace understory::cli {

inline constexpr int kDeepestPerft = 9;  // beyond it a count takes longer than anybody waits

struct Branch {
  std::string move;
  std::uint64_t nodes;
};

// In the order of the moves; `depth` is at least 1.
std::vector<Branch> divide(const AnyMatch& match, int depth, Lines lines);

}  // namespace understory::cli

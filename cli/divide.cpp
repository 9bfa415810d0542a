#include "cli/divide.hpp"

namespace understory::cli {

std::vector<Branch> divide(const AnyMatch& match, int depth, Lines lines) {
  std::vector<MoveWord> moves;
  match.legal_moves(moves, lines);
  std::vector<Branch> branches;
  const auto next = match.clone();
  for (const MoveWord move : moves) {
    next->apply(move);
    branches.push_back({match.format(move), next->perft(depth - 1, lines)});
    next->take_back(1);
  }
  return branches;
}

}  // namespace understory::cli

// How the tree search is set up; mcts.hpp says what these mean.
#pragma once

#include <cstdint>

#include "engine/features.hpp"

namespace understory::bots {

enum class ChanceInTree : std::uint8_t { drawn, branched };
enum class Selection : std::uint8_t { uct, puct };

inline constexpr int kWholeGame = 1'000'000;
inline constexpr int kMostPlans = 32;
inline constexpr int kGreedyBeam = 8;  // lines that greedy keeps of a turn
inline constexpr int kMostBeam = 64;

struct SearchOptions {
  ChanceInTree chance = ChanceInTree::drawn;
  Selection selection = Selection::uct;
  float curiosity = 0.15F;
  float widening = 0;              // 0: all moves; otherwise about so many times the root of the visits
  std::int32_t even = 8 * kPoint;  // see contentment()
  int turns = 1;                   // to be played on below the tree; kWholeGame for all
  int guided = 0;                  // of so many moves there the best by features is taken; 0 or 1 for any
  int lines = 0;                   // 0, or with a beam of so many lines those turns are planned as greedy would
  int plans = 0;                   // 0: every move is a choice; otherwise the best so many whole turns are
  int answers = 0;                 // of the other seats' turns only the best so many are; 0: as many as of its own
  int beam = kGreedyBeam;          // lines of the beam that plans the turn under way; all others have greedy's
  int worlds = 0;                  // made up from the view, used in rotation; 0: another one for every iteration
  int patience = 2;                // visits before the plans of a turn are made
};

}  // namespace understory::bots

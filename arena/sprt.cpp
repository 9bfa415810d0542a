#include "arena/sprt.hpp"

#include <cmath>

#include "arena/ratings.hpp"

namespace understory::arena {

void Sprt::add(double score) {
  pairs_ += 1;
  sum_ += score;
  squares_ += score * score;
}

// With the variance that is seen, the ratio for a mean of m1 against m0 is n (m1 - m0) (2 mean - m0 - m1) / (2
// variance). A few pairs may be alike by accident, so some of two tossed coins each are thought to have come before
// them.
double Sprt::ratio() const {
  constexpr double kFewest = 16;
  constexpr double kThoughtPairs = 8;
  constexpr double kTwoCoins = 0.125;  // the variance of their mean
  if (pairs_ < kFewest) return 0;
  const double mean = sum_ / pairs_;
  const double spread = squares_ - pairs_ * mean * mean;
  const double variance = (spread + kThoughtPairs * kTwoCoins) / (pairs_ + kThoughtPairs);
  const double weaker = expected(bounds_.weaker);
  const double stronger = expected(bounds_.stronger);
  return pairs_ * (stronger - weaker) * (2 * mean - weaker - stronger) / (2 * variance);
}

double Sprt::lower() const { return std::log(bounds_.beta / (1 - bounds_.alpha)); }
double Sprt::upper() const { return std::log((1 - bounds_.beta) / bounds_.alpha); }

Verdict Sprt::verdict() const {
  if (ratio() >= upper()) return Verdict::yes;
  return ratio() <= lower() ? Verdict::no : Verdict::open;
}

}  // namespace understory::arena

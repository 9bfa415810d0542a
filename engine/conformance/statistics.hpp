// How surprising counts are. Every seed is fixed, so a run that passes once passes always; the thresholds are for the
// day on which somebody changes an honest game and draws other numbers.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace understory::conformance {

// A standard normal value beyond this comes up once in fifty million tests. A run makes some thousands of them, so
// whatever is beyond is no accident, even after all of them are counted together (Bonferroni).
inline constexpr double kBeyondChance = 5.5;

// A chi-square sum and its degrees of freedom. Independent ones add up to one.
struct Fit {
  double sum = 0;
  double freedom = 0;

  Fit& operator+=(const Fit& other) {
    sum += other.sum;
    freedom += other.freedom;
    return *this;
  }
  // The standard normal value that is as surprising (Wilson and Hilferty): good to a few percent even for one degree
  // of freedom, where it errs on the safe side.
  double surprise() const {
    if (freedom <= 0) return 0;
    const double spread = 2 / (9 * freedom);
    return (std::cbrt(sum / freedom) - (1 - spread)) / std::sqrt(spread);
  }
  bool beyond_chance() const { return surprise() > kBeyondChance; }
};

// Compares counts with what the shares (of any sum) make expect. Rare cells are thrown together until chi-square is a
// fair approximation.
inline Fit fit(const std::vector<double>& shares, const std::vector<std::uint64_t>& counts) {
  constexpr double kFewest = 8;
  double all_shares = 0;
  double all_counts = 0;
  for (const double share : shares) all_shares += share;
  for (const std::uint64_t count : counts) all_counts += static_cast<double>(count);

  Fit result;
  std::vector<double> expected;
  std::vector<double> seen;
  double expected_here = 0;
  double seen_here = 0;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    expected_here += shares[i] / all_shares * all_counts;
    seen_here += static_cast<double>(counts[i]);
    if (expected_here < kFewest) continue;
    expected.push_back(expected_here);
    seen.push_back(seen_here);
    expected_here = seen_here = 0;
  }
  if (expected.empty()) return result;
  expected.back() += expected_here;  // what is left over joins the last cell
  seen.back() += seen_here;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const double off = seen[i] - expected[i];
    result.sum += off * off / expected[i];
  }
  result.freedom = static_cast<double>(expected.size()) - 1;
  return result;
}

// Adds up independent values that are zero on average if nothing is wrong, each divided by how far they scatter
// together. For values of one size and either sign the threshold is safe whatever their number (Hoeffding: beyond it
// once in a million).
class Balance {
 public:
  void add(double value) {
    sum_ += value;
    squares_ += value * value;
    if (value != 0) ++count_;
  }
  Balance& operator+=(const Balance& other) {
    sum_ += other.sum_;
    squares_ += other.squares_;
    count_ += other.count_;
    return *this;
  }
  std::uint64_t count() const { return count_; }
  double surprise() const { return squares_ > 0 ? std::fabs(sum_) / std::sqrt(squares_) : 0; }
  bool beyond_chance() const { return surprise() > kBeyondChance; }

 private:
  double sum_ = 0;
  double squares_ = 0;
  std::uint64_t count_ = 0;
};

}  // namespace understory::conformance

// A test that stops as soon as it knows: is A stronger than B by `stronger` points, or not at all?
#pragma once

#include <cstdint>

namespace understory::arena {

struct SprtBounds {
  double weaker = 0;     // rating points: the lead that counts as none
  double stronger = 30;  // the lead that counts
  double alpha = 0.05;   // how often it may say yes though the lead is `weaker`
  double beta = 0.05;    // how often it may say no though the lead is `stronger`
};

enum class Verdict : std::uint8_t { open, yes, no };

// Counts pairs of games with the same seed and swapped seats: what luck gives to one seat it takes from the other.
class Sprt {
 public:
  explicit Sprt(SprtBounds bounds) : bounds_(bounds) {}
  void add(double score);  // of one pair: 0, 0.25, 0.5, 0.75 or 1
  double ratio() const;    // log-likelihood of `stronger` against `weaker`
  Verdict verdict() const;
  double lower() const;
  double upper() const;

 private:
  SprtBounds bounds_;
  double pairs_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace understory::arena

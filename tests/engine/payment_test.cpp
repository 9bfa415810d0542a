// Costs of several parts, against a search that tries everything.
#include "engine/payment.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "engine/rng.hpp"

namespace understory::payment {
namespace {

// Takes thing after thing.
bool can_hand_out(const std::vector<Things>& wanted, std::size_t at, Things there) {
  if (at == wanted.size()) return true;
  for (Things left = wanted[at] & there; left != 0; left &= left - 1)
    if (can_hand_out(wanted, at + 1, there & ~(left & ~(left - 1)))) return true;
  return false;
}

bool tries_all(const std::vector<Part>& parts, std::size_t at, std::vector<Things>& wanted, Things there) {
  if (at == parts.size()) return can_hand_out(wanted, 0, there);
  bool found = false;
  for (const Way& way : parts[at]) {
    if (way.one == 0) continue;
    wanted.push_back(way.one);
    if (way.other != 0) wanted.push_back(way.other);
    found = found || tries_all(parts, at + 1, wanted, there);
    wanted.pop_back();
    if (way.other != 0) wanted.pop_back();
  }
  return found;
}

TEST(Payment, OneThingPaysOnePart) {
  const std::vector<Part> two{{{{0b11}, {}, {}}}, {{{0b01}, {}, {}}}};
  EXPECT_TRUE(can_pay(two, 0b11));
  EXPECT_FALSE(can_pay(two, 0b10));
  EXPECT_FALSE(can_pay(two, 0b01)) << "not twice";
  EXPECT_TRUE(can_pay({}, 0));
}

TEST(Payment, SomeNeedAnotherThing) {
  const std::vector<Part> with{{{{0b001, 0b111}, {}, {}}}};
  EXPECT_FALSE(can_pay(with, 0b001)) << "not itself";
  EXPECT_TRUE(can_pay(with, 0b101));
  const std::vector<Part> both{{{{0b001, 0b111}, {}, {}}}, {{{0b100}, {}, {}}}};
  EXPECT_FALSE(can_pay(both, 0b101));
  EXPECT_TRUE(can_pay(both, 0b111));
}

TEST(Payment, WhatIsTakenIsGone) {
  const std::vector<Part> one{{{{0b10}, {}, {}}}};
  EXPECT_TRUE(can_pay(one, 0b11, 0b11));
  EXPECT_FALSE(can_pay(one, 0b11, 0b10));
  EXPECT_FALSE(can_pay(one, 0b10, 0b01));
}

TEST(Payment, IsFoundExactlyWhereThereIsOne) {
  Rng rng(1);
  int found = 0;
  constexpr int kTrials = 4000;
  for (int trial = 0; trial < kTrials; ++trial) {
    std::vector<Part> parts(1 + rng.below(4));
    const auto some = [&] { return Things{rng.below(64) & rng.below(64)}; };
    for (Part& part : parts)
      for (Way& way : part) {
        if (rng.below(3) == 0) continue;
        way.one = some();
        if (rng.below(3) == 0) way.other = some();
      }
    const Things there = rng.below(64);
    std::vector<Things> wanted;
    const bool expected = tries_all(parts, 0, wanted, there);
    ASSERT_EQ(can_pay(parts, there), expected) << "trial " << trial;
    found += expected ? 1 : 0;
  }
  EXPECT_GT(found, kTrials / 10);
  EXPECT_LT(found, kTrials - kTrials / 10);
}

}  // namespace
}  // namespace understory::payment

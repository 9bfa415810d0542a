// A list that may stand in a state: no padding, and slots that are not in use look as if they never had been.
#include "engine/fixed_vector.hpp"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/game.hpp"
#include "engine/hash.hpp"

namespace understory {
namespace {

struct Pair {
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  friend bool operator==(const Pair&, const Pair&) = default;
};

struct Wide {
  std::uint32_t word = 0;
  std::array<std::uint8_t, 4> bytes{};
};

template <class T, std::size_t Capacity>
std::vector<T> listed(const FixedVector<T, Capacity>& list) {
  return {list.begin(), list.end()};
}

TEST(FixedVector, ListsWhatWasPushedInOrder) {
  FixedVector<int, 3> list;
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.capacity(), 3U);
  for (const int item : {7, 2, 7}) list.push_back(item);
  EXPECT_EQ(listed(list), std::vector<int>({7, 2, 7}));
  EXPECT_EQ(list.size(), 3U);
  EXPECT_EQ(list[1], 2);
  EXPECT_EQ(list.back(), 7);
}

TEST(FixedVector, LetsItsElementsBeChanged) {
  FixedVector<Pair, 3> list;
  list.push_back({1, 2});
  list.push_back({3, 4});
  list[0].a = 9;
  list.back().b = 8;
  for (Pair& pair : list) ++pair.a;
  EXPECT_EQ(listed(list), std::vector<Pair>({{10, 2}, {4, 8}}));
}

TEST(FixedVector, ComparesWhatItHolds) {
  FixedVector<Pair, 3> list;
  FixedVector<Pair, 3> other;
  EXPECT_EQ(list, other);
  list.push_back({});
  EXPECT_NE(list, other) << "of different length";
  other.push_back({});
  EXPECT_EQ(list, other);
}

TEST(FixedVector, WorksAtCompileTime) {
  constexpr auto kList = [] {
    FixedVector<int, 4> list;
    list.push_back(1);
    list.push_back(2);
    list.pop_back();
    return list;
  }();
  static_assert(kList.size() == 1 && kList[0] == 1);
}

TEST(FixedVector, HasNoPadding) {
  static_assert(PlainBytes<FixedVector<Pair, 5>> && sizeof(FixedVector<Pair, 5>) == 1 + 5 * 2);
  static_assert(PlainBytes<FixedVector<std::uint16_t, 5>> && sizeof(FixedVector<std::uint16_t, 5>) == 6 * 2);
  static_assert(PlainBytes<FixedVector<Wide, 5>> && sizeof(FixedVector<Wide, 5>) == 4 + 5 * 8);
  static_assert(PlainBytes<FixedVector<std::uint64_t, 2>> && sizeof(FixedVector<std::uint64_t, 2>) == 3 * 8);
}

RC_GTEST_PROP(FixedVector, EqualListsAreEqualBytes, (const std::vector<std::uint8_t>& items)) {
  FixedVector<Pair, 200> history;
  FixedVector<Pair, 200> fresh;
  std::vector<Pair> expected;
  for (const std::uint8_t item : items) {
    if (item % 3 != 0 && expected.size() < 200) {
      history.push_back({item, 1});
      expected.push_back({item, 1});
    } else if (!expected.empty()) {
      history.pop_back();
      expected.pop_back();
    }
  }
  for (const Pair& pair : expected) fresh.push_back(pair);
  RC_ASSERT(listed(history) == expected);
  RC_ASSERT(same_bytes(history, fresh));
  history.clear();
  const FixedVector<Pair, 200> empty;
  RC_ASSERT(same_bytes(history, empty));
}

#ifndef NDEBUG
TEST(FixedVectorDeathTest, EndsTheProgramRatherThanOverflow) {
  FixedVector<int, 2> list;
  EXPECT_DEATH(list.pop_back(), "size_ > 0");
  EXPECT_DEATH(list.back(), "at < size_");
  list.push_back(1);
  EXPECT_DEATH(list[1], "at < size_");
  list.push_back(2);
  EXPECT_DEATH(list.push_back(3), "size_ < Capacity");
}
#endif

}  // namespace
}  // namespace understory

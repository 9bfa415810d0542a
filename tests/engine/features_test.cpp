#include "engine/features.hpp"

#include <gtest/gtest.h>

namespace understory {
namespace {

TEST(Middle, CountsStepsFromBetweenThePlaces) {
  Middle middle;
  EXPECT_EQ(middle.steps_to(7, -3), 0);  // of nothing
  middle.add(2, 2);
  EXPECT_EQ(middle.steps_to(2, 2), 0);
  EXPECT_EQ(middle.steps_to(-1, 4), 5);
  middle.add(4, 2);
  EXPECT_EQ(middle.steps_to(3, 2), 0);
  EXPECT_EQ(middle.steps_to(2, 2), 1);
  EXPECT_EQ(middle.steps_to(6, 0), 5);
}

}  // namespace
}  // namespace understory

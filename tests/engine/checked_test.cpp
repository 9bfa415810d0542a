// What loaders fill containers with: it fits, or it is refused and nothing is written beyond.
#include "engine/checked.hpp"

#include <cstdint>
#include <set>

#include <gtest/gtest.h>

#include "engine/refusal.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

enum class Nut : std::uint8_t { hazel, beech, walnut };

const auto kRefuse = [] { throw Refusal(Message("engine.json-wants-object")); };

TEST(Checked, ListsRefuseWhatDoesNotFit) {
  FixedVector<int, 2> list;
  push_checked(list, 5, kRefuse);
  push_checked(list, 6, kRefuse);
  refused("engine.json-wants-object", [&] { push_checked(list, 7, kRefuse); });
  EXPECT_EQ(list.size(), 2U);
  EXPECT_EQ(list.back(), 6);
}

TEST(Checked, BagsRefuseUnknownKindsAndMoreThanTheyCount) {
  Bag<Nut, 2> bag;
  add_checked(bag, Nut::beech, 255, kRefuse);
  EXPECT_EQ(bag.count(Nut::beech), 255);
  refused("engine.json-wants-object", [&] { add_checked(bag, Nut::beech, 1, kRefuse); });
  refused("engine.json-wants-object", [&] { add_checked(bag, Nut::hazel, -1, kRefuse); });
  refused("engine.json-wants-object", [&] { add_checked(bag, Nut::walnut, 1, kRefuse); });
  EXPECT_EQ(bag.size(), 255);
}

// As sets of tiles and positions are: with add() and size().
struct Nuts {
  std::set<Nut> nuts;
  void add(Nut nut) { nuts.insert(nut); }
  int size() const { return static_cast<int>(nuts.size()); }
};

TEST(Checked, SetsRefuseWhatIsThereAlready) {
  Nuts nuts;
  add_checked(nuts, Nut::hazel, kRefuse);
  add_checked(nuts, Nut::beech, kRefuse);
  refused("engine.json-wants-object", [&] { add_checked(nuts, Nut::hazel, kRefuse); });
  EXPECT_EQ(nuts.size(), 2);
}

}  // namespace
}  // namespace understory

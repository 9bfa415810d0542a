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

const auto refuse = [] { throw Refusal(Message("engine.json-wants-object")); };

TEST(Checked, ListsRefuseWhatDoesNotFit) {
  FixedVector<int, 2> list;
  push_checked(list, 5, refuse);
  push_checked(list, 6, refuse);
  refused("engine.json-wants-object", [&] { push_checked(list, 7, refuse); });
  EXPECT_EQ(list.size(), 2U);
  EXPECT_EQ(list.back(), 6);
}

TEST(Checked, BagsRefuseUnknownKindsAndMoreThanTheyCount) {
  Bag<Nut, 2> bag;
  add_checked(bag, Nut::beech, 255, refuse);
  EXPECT_EQ(bag.count(Nut::beech), 255);
  refused("engine.json-wants-object", [&] { add_checked(bag, Nut::beech, 1, refuse); });
  refused("engine.json-wants-object", [&] { add_checked(bag, Nut::hazel, -1, refuse); });
  refused("engine.json-wants-object", [&] { add_checked(bag, Nut::walnut, 1, refuse); });
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
  add_checked(nuts, Nut::hazel, refuse);
  add_checked(nuts, Nut::beech, refuse);
  refused("engine.json-wants-object", [&] { add_checked(nuts, Nut::hazel, refuse); });
  EXPECT_EQ(nuts.size(), 2);
}

}  // namespace
}  // namespace understory

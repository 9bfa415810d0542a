// Packs: what the rules could not play is refused, all of it at once.
#include <functional>

#include "engine/faults.hpp"
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

using nlohmann::json;

// The key of the first fault, and how many there are; empty for a good pack.
std::string fault(const std::function<void(json&)>& change) {
  json pack = json::parse(standard_pack());
  change(pack);
  try {
    parse_pack(pack.dump());
    return "";
  } catch (const Faulty& faulty) {
    return faulty.faults[0].reason.key;
  }
}
std::string level_fault(const json& level) {
  return fault([&](json& pack) { pack["cards"][20]["levels"][0] = level; });
}
json level(const char* timing, const json& effect) {
  return {{"cost", 2}, {"timing", timing}, {"points", 1}, {"effect", effect}};
}

TEST(PackTest, TheStandardPackIsGood) {
  EXPECT_EQ(fault([](json&) {}), "");
  EXPECT_EQ(level_fault(level("standard", {{{"take", 1}}, {{"sell", 1}}})), "");
}

TEST(PackTest, StepsStandWhereTheyCanBeDone) {
  EXPECT_EQ(level_fault(level("standard", {{{"dance", 1}}})), "tree-society.pack.step");
  EXPECT_EQ(level_fault(level("standard", {{{"take", 1}, {"sell", 1}}})), "tree-society.pack.step");
  EXPECT_EQ(fault([](json& pack) { pack["fruit"][0]["action"] = {{{"give-up", 1}}}; }), "tree-society.pack.misplaced");
  const json when = {{"event", "sell"}, {"steps", {{{"sell", 1}}}}};
  EXPECT_EQ(level_fault(level("ongoing", {{{"when", when}}})), "tree-society.pack.misplaced");
  EXPECT_EQ(level_fault(level("standard", json(7, {{"take", 1}}))), "engine.list-size") << "of the list, or its own";
}

TEST(PackTest, WhatIsGivenStandsFirstAndOnce) {  // R6.3
  EXPECT_EQ(level_fault(level("standard", {{{"take", 1}}, {{"give-up", 1}}})), "tree-society.pack.costs");
  EXPECT_EQ(level_fault(level("standard", {{{"give-up", 1}}, {{"give-up", 1}}})), "tree-society.pack.costs");
  EXPECT_EQ(level_fault(level("mandatory", {{{"replace-all", 1}}, {{"give-up", 1}}})), "");
}

TEST(PackTest, MandatoryEffectsOnlyDoWhatCanBeKnownToBePossible) {  // R6.4
  EXPECT_EQ(level_fault(level("mandatory", {{{"take", 1}}})), "tree-society.pack.duty");
  EXPECT_EQ(level_fault(level("standard", {{{"pay", 1}}})), "tree-society.pack.duty");
}

TEST(PackTest, AnEffectEndsWithWhatItBuilds) {  // R4.8
  const json build = {{"build", {{"price", "half"}, {"levels", {1}}, {"from", {"market"}}}}};
  EXPECT_EQ(level_fault(level("standard", {build, {{"take", 1}}})), "tree-society.pack.build-last");
  const json odd = {{"build", {{"price", "half"}, {"levels", {1}}, {"from", {"ongoing"}}}}};
  EXPECT_EQ(level_fault(level("standard", json::array({odd}))), "tree-society.pack.build");
}

TEST(PackTest, NotTooManyLevelsBuild) {  // R4.9
  const json build = {{"build", {{"price", "half"}, {"levels", {1}}, {"from", {"market"}}}}};
  const auto with = [&](std::size_t cards) {
    return fault([&](json& pack) {
      for (std::size_t i = 37; i < 37 + cards; ++i)
        pack["cards"][i]["levels"][1] = level("standard", json::array({build}));
    });
  };
  EXPECT_EQ(with(11), "") << "20, and so many of the Writers";
  EXPECT_EQ(with(12), "tree-society.pack.builders");
}

TEST(PackTest, TimingFitsTheEffect) {  // R6.1
  EXPECT_EQ(level_fault(level("none", {{{"take", 1}}})), "tree-society.pack.timing");
  EXPECT_EQ(level_fault({{"cost", 2}, {"timing", "standard"}, {"points", 1}}), "tree-society.pack.timing");
  EXPECT_EQ(level_fault(level("ongoing", {{{"take", 1}}})), "tree-society.pack.ongoing");
  EXPECT_EQ(level_fault(level("standard", {{{"purse", 3}}})), "tree-society.pack.ongoing");
  EXPECT_EQ(level_fault({{"cost", 2}, {"timing", "end"}, {"points", 1}}), "tree-society.pack.points");
  EXPECT_EQ(fault([](json& pack) {
              pack["cards"][20]["levels"][2] = level("ongoing", {{{"purse", 3}}});
            }),
            "tree-society.pack.last-ongoing");
}

TEST(PackTest, CountersCountWhatThereIs) {  // R7.5
  const auto coins = [](const json& per) {
    return level("standard", {{{"coins", {{"n", 1}, {"to", "purse"}, {"per", per}}}}});
  };
  EXPECT_EQ(level_fault(coins({{"count", "heap"}})), "");
  EXPECT_EQ(level_fault(coins({{"count", "heap"}, {"guild", "bankers"}})), "tree-society.pack.counter");
  EXPECT_EQ(level_fault(coins({{"count", "houses"}})), "tree-society.pack.counter");
  EXPECT_EQ(level_fault(coins({{"count", "dropped-level"}})), "tree-society.pack.dropped");
}

TEST(PackTest, ThereIsEnoughForEveryNumberOfPlayers) {
  EXPECT_EQ(fault([](json& pack) { pack["cards"][0].erase("start"); }), "tree-society.pack.start");
  EXPECT_EQ(fault([](json& pack) {
              for (json& fruit : pack["fruit"]) fruit["plain"] = fruit["valuable"] = 1;
            }),
            "tree-society.pack.fruit");
  EXPECT_EQ(fault([](json& pack) { std::swap(pack["fruit"][0], pack["fruit"][1]); }), "tree-society.pack.order");
}

}  // namespace
}  // namespace understory::tree_society

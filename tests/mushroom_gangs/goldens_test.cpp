// The recorded matches end in all the ways in which a game can end. What holds for those of every game is checked in
// tests/tree.
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/support/places.hpp"

namespace understory::mushroom_gangs {
namespace {

using nlohmann::json;

TEST(Goldens, EndInEveryWay) {
  std::set<std::pair<std::string, std::string>> ends;  // the last action, and why it was the last
  std::set<std::string> maps;
  const std::string folder = "tests/goldens/mushroom_gangs/";
  for (const json& plan : json::parse(read_source(folder + "plans.json"))) {
    const json golden = json::parse(read_source(folder + plan.at("file").get<std::string>()));
    ends.emplace(golden.at("end").front().get<std::string>(), golden.at("end").back().get<std::string>());
    maps.insert(plan.at("options").at("map").get<std::string>());
  }
  const auto ended = [&](const std::string& action, const std::string& how) {
    return ends.count({"mushroom-gangs.event." + action, "mushroom-gangs.event." + how}) == 1;
  };
  EXPECT_TRUE(ended("sideways", "limit-reached"));
  EXPECT_TRUE(ended("forward-eliminate", "gang-gone"));
  EXPECT_TRUE(ended("step-out", "gang-gone"));
  EXPECT_TRUE(ended("jump-out", "gang-gone"));
  EXPECT_GE(maps.size(), 5U);  // the three named ones, and others as nine digits
}

}  // namespace
}  // namespace understory::mushroom_gangs

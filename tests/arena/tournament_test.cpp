// The list of bots, as somebody types it.
#include "arena/tournament.hpp"

#include <string>

#include <gtest/gtest.h>

#include "tests/support/refusal.hpp"

namespace understory::arena {
namespace {

TEST(Entrants, HaveTheirOwnLimitOrThatOfAll) {
  const auto entrants = parse_entrants("old-growth@300ms,greedy,spore@2000", {100, 0});
  ASSERT_EQ(entrants.size(), 3U);
  EXPECT_EQ(entrants[0].name, "old-growth@300ms");
  EXPECT_EQ(entrants[0].bot, "old-growth");
  EXPECT_EQ(entrants[0].thinking.ms, 300);
  EXPECT_EQ(entrants[1].thinking.ms, 100);
  EXPECT_EQ(entrants[2].thinking.ms, 0);
  EXPECT_EQ(entrants[2].thinking.iterations, 2000U);
  EXPECT_EQ(full_name(entrants[1]), "greedy@100ms");
  EXPECT_EQ(full_name(entrants[2]), "spore@2000");
  EXPECT_EQ(full_name(parse_entrants("random,greedy", {})[0]), "random");
}

TEST(Entrants, MayBeOneBotWithDifferentLimits) {
  EXPECT_EQ(parse_entrants("spore@2000,spore@1000,spore", {}).size(), 3U);
}

TEST(Entrants, AreRefusedWhereTheListMakesNoSense) {
  const auto parse = [](const std::string& list) { return [list] { parse_entrants(list, {}); }; };
  for (const char* list : {"", "greedy,", ",greedy", "greedy,,random", "greedy, random", "Greedy,random", "@5,greedy"})
    refused("arena.refused.bot", parse(list));
  for (const char* word :
       {"spore@", "spore@ms", "spore@0", "spore@0ms", "spore@-5", "spore@5s", "spore@5 ms", "spore@1e3", "spore@5@6",
        "spore@600001ms", "spore@1000000001", "spore@99999999999999999999"})
    refused("arena.refused.limit", parse(std::string("greedy,") + word));
  EXPECT_EQ(refused("arena.refused.twice", parse("greedy,random,greedy")),
            "greedy stands there twice; give one of them another limit, such as greedy@300ms.");
  refused("arena.refused.count", parse("greedy"));
  std::string many = "greedy";
  for (int i = 1; i < 17; ++i) many += ",greedy@" + std::to_string(i);
  EXPECT_EQ(refused("arena.refused.count", parse(many)), "An arena is for 2 to 16 bots, not 17.");
}

}  // namespace
}  // namespace understory::arena

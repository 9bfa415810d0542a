// Packs: what is read, and what is refused with the place and the reason.
#include "tests/support/refusal.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

using nlohmann::json;

std::string refused_with(std::string_view key, const char* place, const json& value) {
  json pack = json::parse(standard_pack());
  pack[json::json_pointer(place)] = value;
  return refused(key, [&] { parse_pack(pack.dump()); });
}

TEST(Pack, HoldsEverything) {
  const Pack pack = parse_pack(standard_pack());
  EXPECT_EQ(pack.tiles.size(), 53U);
  EXPECT_EQ(pack.goals.size(), 16U);
  EXPECT_EQ(pack.cards.size(), 30U);
  EXPECT_EQ(pack.guides.size(), 4U);
  int bonus = 0;
  for (const Named& kind : pack.bonus) bonus += kind.copies;
  EXPECT_EQ(bonus, 16);
  int core = 0;
  for (const TileDef& tile : pack.tiles) core += tile.set == Set::core ? 1 : 0;
  EXPECT_EQ(core, 40);
}

TEST(Pack, IsDescribedItemByItem) {
  const auto items = describe_pack(parse_pack(standard_pack()));
  EXPECT_EQ(items.size(), 1U + 4 + 53 + 8 + 5 + 7 + 16 + 30 + 4);
  EXPECT_EQ(items[0].value, "carbon:4 nitrogen:2 phosphorus:2 potassium:2");
  for (const PackItem& item : items) {
    EXPECT_FALSE(item.name.empty() || item.value.empty());
    EXPECT_TRUE(item.source == "printed" || item.source == "designed");
  }
}

TEST(Pack, GuidesAreMoves) {
  const Game game = game_of(4, {});
  for (const GuideDef& guide : game.pack().guides)
    for (const auto& turn : guide.turns)
      for (const std::string& move : turn.moves) EXPECT_EQ(game.format(game.parse(move)), move);
}

TEST(PackRefusal, NamesTheField) {
  EXPECT_EQ(refused_with("undergrove.pack.word", "/tiles/5/type", "cap"),
            "The field tiles[5].type must be one of ring, pores, gills and other, not cap.");
  refused_with("undergrove.pack.word", "/goals/0/counts", "nuts");
  refused_with("undergrove.pack.name", "/tiles/5/name", "Two Words");
  refused_with("undergrove.pack.twice", "/tiles/6/name", "vermilion-waxcap");
  refused_with("undergrove.pack.twice", "/goals/1/name", "1A");
  refused_with("undergrove.pack.no-step", "/tiles/5/program", json::array());
  refused_with("undergrove.pack.too-long", "/tiles/5/program",
               json::array({{{"any", 1}},
                            {{"any", 1}},
                            {{"any", 1}},
                            {{"any", 1}},
                            {{"any", 1}},
                            {{"any", 1}},
                            {{"any", 1}},
                            {{"any", 1}},
                            {{"any", 1}}}));
  refused_with("undergrove.pack.step", "/tiles/5/program/0", json::parse(R"({"dance": 1})"));
  refused_with("undergrove.pack.options", "/tiles/44/program/1", json::parse(R"({"choose": [{"any": 1}]})"));
  refused_with("undergrove.pack.options", "/tiles/44/program/1",
               json::parse(R"({"choose": [{"any": 1}, {"gain": {"nitrogen": 1, "carbon": 1}}]})"));
  refused_with("undergrove.pack.misplaced", "/tiles/18/program",
               json::parse(R"([{"another": 1}, {"ready": ["ring"]}])"));
  refused_with("undergrove.pack.misplaced", "/tiles/5/program/0", json::parse(R"({"copy": 1})"));
  refused_with("undergrove.pack.misplaced", "/tiles/5/program/0", json::parse(R"({"seedling": 1})"));
  refused_with("undergrove.pack.misplaced", "/cards/0/program/0", json::parse(R"({"any": 1})"));
  refused_with("undergrove.pack.cubes", "/tiles/41/points", 3);
  refused_with("undergrove.pack.cubes", "/tiles/41/points/cubes", json::array({0}));
  refused_with("undergrove.pack.start", "/tiles/1/start", "E");
  refused_with("undergrove.pack.no-type", "/tiles/0/cost/token", true);
}

TEST(PackRefusal, CountsItems) {
  EXPECT_EQ(refused_with("undergrove.pack.size", "/stones", json::array()),
            "The field stones must hold 8 items, not 0.");
  refused_with("undergrove.pack.stacks", "/stones/0/program/0", json::parse(R"({"bonus": 1})"));
  refused_with("undergrove.pack.size", "/cards", json::array());
  refused_with("undergrove.pack.goals", "/goals", json::array());
  refused_with("undergrove.pack.goals", "/goals/0/starting", false);
  refused_with("undergrove.pack.goal", "/goals/0/name", "9A");
  refused_with("undergrove.pack.table", "/goals/0/each", 2);
  refused_with("undergrove.pack.table", "/goals/1/places", json::array({9, 5}));
  refused_with("undergrove.pack.bonus", "/bonus",
               json::parse(R"([{"name": "a", "copies": 9, "program": [{"points": 1}], "source": "designed"}])"));
  refused_with("undergrove.pack.action", "/actions/0/name", "drink");
  refused_with("undergrove.pack.compass", "/cards/0/compass", "ns");
  refused_with("undergrove.pack.corner", "/guides/0/corner", json::array({1}));
  refused_with("undergrove.pack.hand", "/guides/0/hand/0", "pigs-ears");
  refused_with("engine.pack-source", "/tiles/5/source", "guessed");
  refused_with("engine.pack-game", "/game", "mycelia");
}

TEST(PackRefusal, OfAPackWithoutGuidesForAGuidedGame) {
  json pack = json::parse(standard_pack());
  pack["guides"] = json::array();
  const Pack without = parse_pack(pack.dump());
  refused("undergrove.option.guides", [&] { Game(2, {{"quick_sprout", true}}, without); });
  json small = pack;
  for (auto& tile : small["tiles"])
    if (tile["set"] == "core") tile["set"] = "extra";
  refused("undergrove.option.deck", [&] { Game(2, {{"deck", std::string("core")}}, parse_pack(small.dump())); });
}

}  // namespace
}  // namespace understory::undergrove

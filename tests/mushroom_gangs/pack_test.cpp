// Packs: what is refused with the place and the reason (R7.1).
#include "catalog/catalog.hpp"
#include "tests/mushroom_gangs/table.hpp"
#include "tests/support/packs.hpp"

namespace understory::mushroom_gangs {
namespace {

using nlohmann::json;

json standard() { return json::parse(find_pack(Game::info(), "standard")); }

TEST(Pack, NamesTheFieldOfEveryFault) {
  expect_broken(standard(), parse_pack,
                {
                    {"/name", R"("")", "name", "engine.pack-name"},
                    {"/name", R"("My Pack")", "name", "engine.pack-name"},
                    {"/colour", "1", "colour", "engine.field-unknown"},
                    {"/start", nullptr, "start", "engine.field-missing"},
                    {"/start/value", "-1", "start.value", "engine.field-out-of-range"},
                    {"/start/value", "1001", "start.value", "engine.field-out-of-range"},
                    {"/start/value", R"("55")", "start.value", "engine.field-wants-number"},
                    {"/start/of", "1", "start.of", "engine.field-unknown"},
                    {"/jump_out_cost/value", "100", "jump_out_cost.value", "engine.field-out-of-range"},
                    {"/jump_out_cost/source", R"("guessed")", "jump_out_cost.source", "engine.field-unknown-word"},
                    {"/maps", "{}", "maps", "engine.field-wants-list"},
                    {"/maps/2", nullptr, "maps", "engine.list-size"},
                    {"/maps/2/name", R"("flat")", "maps", "mushroom-gangs.pack.map-missing"},
                    {"/maps/3", R"({"name": "deep", "yields": [1,2,3,4,5,6,7,8,9], "source": "designed"})",
                     "maps[3].name (deep)", "engine.pack-twice"},
                    {"/maps/3", R"({"name": "123456789", "yields": [9,8,7,6,5,4,3,2,1], "source": "designed"})",
                     "maps[3].name", "engine.pack-name"},
                    {"/maps/1/yields", "[1,2,3,4,5,6,7,8,8]", "maps[1].yields (deep)", "mushroom-gangs.pack.yields"},
                    {"/maps/1/yields", "[1,2,3]", "maps[1].yields (deep)", "engine.list-size"},
                    {"/maps/1/yields/4", "10", "maps[1].yields[4] (deep)", "engine.field-out-of-range"},
                    {"/maps/1/source", nullptr, "maps[1].source (deep)", "engine.field-missing"},
                    {"/gangs/names/4", nullptr, "gangs.names", "engine.list-size"},
                    {"/gangs/names/3", R"("embers")", "gangs.names[3]", "engine.pack-twice"},
                    {"/gangs/names/3", R"("")", "gangs.names[3]", "engine.pack-name"},
                    {"/gangs/names/3", "7", "gangs.names[3]", "engine.field-wants-text"},
                    {"/gangs/source", R"("x")", "gangs.source", "engine.field-unknown-word"},
                });
}

TEST(Pack, TellsAllFaultsAtOnce) {
  json pack = standard();
  pack["start"]["value"] = 2000;
  pack["jump_out_cost"].erase("source");
  pack["maps"][0]["yields"] = {1, 2, 3, 4, 5, 6, 7, 80, 90};
  pack["gangs"]["names"][1] = "";
  EXPECT_EQ(all_faults([&] { parse_pack(pack.dump()); }).size(), 5U);
}

}  // namespace
}  // namespace understory::mushroom_gangs

// Packs: what is read, and what is refused with the place and the reason.
#include <set>

#include "tests/support/packs.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

using nlohmann::json;

json standard() { return json::parse(standard_pack()); }

TEST(Pack, HoldsEverything) {
  const Pack pack = parse_pack(standard_pack());
  EXPECT_EQ(pack.tiles.size(), 53U);
  EXPECT_EQ(pack.goals.size(), 16U);
  EXPECT_EQ(pack.cards.size(), 30U);
  EXPECT_EQ(pack.guides.size(), 4U);
  int bonus = 0;
  for (const BonusDef& kind : pack.bonus) bonus += kind.copies;
  EXPECT_EQ(bonus, 16);
  int core = 0;
  for (const TileDef& tile : pack.tiles) core += tile.set == Set::core ? 1 : 0;
  EXPECT_EQ(core, 40);
}

TEST(Pack, IsDescribedItemByItem) {
  const auto items = items_of(standard(), describe_pack());
  EXPECT_EQ(items.size(), 1U + 4 + 53 + 8 + 5 + 7 + 16 + 30 + 4);
  EXPECT_EQ(items[0].value, "carbon 4, nitrogen 2, phosphorus 2, potassium 2");
  EXPECT_EQ(items[6].name + ": " + items[6].value,
            "tiles painted-suillus: type pores, start W, set start, cost (carbon 1, token true), "
            "program (gain (nitrogen 1, phosphorus 1), ready (ring)), points 3, marks ()");
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

TEST(Pack, KnowsTheWordsOfCardsAndGuides) {
  std::set<std::string> known;
  for (const char* title : kCardTitles) known.insert(std::string("undergrove.card.") + title);
  for (const char* words : kGuideWords) known.insert(std::string("undergrove.guide.") + words);
  std::set<std::string> spoken;
  for (const std::string& key : Words::in("en").keys())
    if (key.starts_with("undergrove.card.") || key.starts_with("undergrove.guide.")) spoken.insert(key);
  EXPECT_EQ(known, spoken);
}

TEST(PackFaults, NameTheMushroomAndTheField) {
  expect_broken(
      standard(), parse_pack,
      {
          {"/tiles/9/cost/carbon", "10", "tiles[9].cost.carbon (king-bolete)", "engine.field-out-of-range"},
          {"/tiles/9/cost/any", "-1", "tiles[9].cost.any (king-bolete)", "engine.field-out-of-range"},
          {"/tiles/9/cost/token", "1", "tiles[9].cost.token (king-bolete)", "engine.field-wants-truth"},
          {"/tiles/9/cost/nitrogen", "1", "tiles[9].cost.nitrogen (king-bolete)", "engine.field-unknown"},
          {"/tiles/9/cost", nullptr, "tiles[9].cost (king-bolete)", "engine.field-missing"},
          {"/tiles/9/program", nullptr, "tiles[9].program (king-bolete)", "engine.field-missing"},
          {"/tiles/9/ongoing", R"("more-carbon")", "tiles[9].ongoing (king-bolete)", "undergrove.pack.ongoing"},
          {"/tiles/27/ongoing", nullptr, "tiles[27].ongoing (candy-cap)", "undergrove.pack.ongoing"},
          {"/tiles/27/ongoing", R"("none")", "tiles[27].ongoing (candy-cap)", "engine.field-unknown-word"},
          {"/tiles/5/type", R"("cap")", "tiles[5].type (vermilion-waxcap)", "engine.field-unknown-word"},
          {"/tiles/5/type", nullptr, "tiles[5].type (vermilion-waxcap)", "engine.field-missing"},
          {"/tiles/0/type", R"("ring")", "tiles[0].type (earthlover)", "undergrove.pack.typed"},
          {"/tiles/0/cost/token", "true", "tiles[0].cost (earthlover)", "undergrove.pack.no-type"},
          {"/tiles/0/points", R"({"base": 1, "adjacent": 1})", "tiles[0].points (earthlover)",
           "undergrove.pack.no-type"},
          {"/tiles/5/name", R"("")", "tiles[5].name", "engine.pack-name"},
          {"/tiles/5/name", R"("Two Words")", "tiles[5].name", "engine.pack-name"},
          {"/tiles/5/name", R"("king-bolete")", "tiles[9].name (king-bolete)", "engine.pack-twice"},
          {"/tiles/5/set", R"("rare")", "tiles[5].set (vermilion-waxcap)", "engine.field-unknown-word"},
          {"/tiles/5/set", R"("start")", "tiles[5].set (vermilion-waxcap)", "engine.field-unknown-word"},
          {"/tiles/5/start", R"("E")", "tiles[5].start (vermilion-waxcap)", "engine.field-unknown"},
          {"/tiles/1/start", R"("E")", "tiles[1].start (painted-suillus)", "engine.field-unknown-word"},
          {"/tiles/1/set", R"("core")", "tiles[1].set (painted-suillus)", "engine.field-unknown-word"},
          {"/tiles/5/points", "10", "tiles[5].points (vermilion-waxcap)", "engine.field-out-of-range"},
          {"/tiles/41/points", "3", "tiles[41].points (peppery-bolete)", "undergrove.pack.cubes"},
          {"/tiles/41/points/cubes", "[0]", "tiles[41].points.cubes (peppery-bolete)", "engine.list-size"},
          {"/tiles/41/points/cubes", "[0,1,2,3,4,5,6,7,8,9,9]", "tiles[41].points.cubes (peppery-bolete)",
           "engine.list-size"},
          {"/tiles/41/points/cubes/2", "10", "tiles[41].points.cubes[2] (peppery-bolete)", "engine.field-out-of-range"},
          {"/tiles/44/points/adjacent", "0", "tiles[44].points.adjacent (mouse-trich)", "engine.field-out-of-range"},
          {"/tiles/5/marks", R"(["moon"])", "tiles[5].marks[0] (vermilion-waxcap)", "engine.field-unknown-word"},
          {"/tiles/5/marks", R"(["star", "star"])", "tiles[5].marks[1] (vermilion-waxcap)", "engine.pack-twice"},
          {"/tiles/5/source", R"("guessed")", "tiles[5].source (vermilion-waxcap)", "engine.field-unknown-word"},
          {"/tiles/5/colour", "1", "tiles[5].colour (vermilion-waxcap)", "engine.field-unknown"},
          {"/tiles", "[]", "tiles", "engine.list-size"},
      });
}

// Each of these programs would be read, and the rules would stumble over it.
TEST(PackFaults, NameProgramsThatCannotRun) {
  const char* const waxcap = "tiles[5].program (vermilion-waxcap)";
  expect_broken(
      standard(), parse_pack,
      {
          {"/tiles/5/program", "[]", waxcap, "engine.list-size"},
          {"/tiles/5/program/0", R"({"dance": 1})", "tiles[5].program[0] (vermilion-waxcap)", "undergrove.pack.step"},
          {"/tiles/5/program/0", R"({"gain": {}})", "tiles[5].program[0].gain (vermilion-waxcap)",
           "undergrove.pack.no-resource"},
          {"/tiles/5/program/0/gain/nitrogen", "0", "tiles[5].program[0].gain.nitrogen (vermilion-waxcap)",
           "engine.field-out-of-range"},
          {"/tiles/5/program/0", R"({"pay-any": 1})", "tiles[5].program[0] (vermilion-waxcap)",
           "undergrove.pack.misplaced"},
          {"/tiles/5/program/0", R"({"seedling": 1})", "tiles[5].program[0] (vermilion-waxcap)",
           "undergrove.pack.misplaced"},
          {"/tiles/5/program/0", R"({"ready": []})", "tiles[5].program[0].ready (vermilion-waxcap)",
           "engine.list-size"},
          {"/tiles/5/program/0", R"({"ready": ["ring", "ring"]})", "tiles[5].program[0].ready[1] (vermilion-waxcap)",
           "engine.pack-twice"},
          {"/tiles/5/program/0", R"({"ready": "some"})", "tiles[5].program[0].ready (vermilion-waxcap)",
           "engine.field-unknown-word"},
          {"/tiles/5/program", R"([{"gain": {"nitrogen": 1, "carbon": 1, "phosphorus": 1, "potassium": 1}},
                                   {"gain": {"nitrogen": 1, "carbon": 1, "phosphorus": 1, "potassium": 1}},
                                   {"gain": {"nitrogen": 1}}])",
           waxcap, "undergrove.pack.too-long"},
          {"/tiles/5/program", R"([{"another": 1}, {"ready": ["ring"]}])", waxcap, "undergrove.pack.not-last"},
          {"/tiles/5/program", R"([{"choose": [{"any": 1}, {"any": 2}]}, {"ready": ["ring"]}])", waxcap,
           "undergrove.pack.not-last"},
          {"/tiles/5/program", R"([{"choose": [{"another": 1}, {"another": 1}]}])", waxcap,
           "undergrove.pack.only-another"},
          {"/tiles/44/program/1", R"({"choose": [{"any": 1}]})", "tiles[44].program[1].choose (mouse-trich)",
           "engine.list-size"},
          {"/tiles/44/program/1/choose/0", R"({"gain": {"nitrogen": 1, "carbon": 1}})",
           "tiles[44].program[1].choose[0] (mouse-trich)", "undergrove.pack.option"},
          {"/tiles/44/program/1/choose/0", R"({"choose": [{"any": 1}, {"any": 2}]})",
           "tiles[44].program[1].choose[0] (mouse-trich)", "undergrove.pack.misplaced"},
          {"/tiles/5/program", R"([{"copy": 1}, {"any": 1}])", waxcap, "undergrove.pack.copy"},
          {"/tiles/49/cost/carbon", "1", "tiles[49].program (crested-coral)", "undergrove.pack.copy"},
          {"/tiles/49/cost/any", "1", "tiles[49].program (crested-coral)", "undergrove.pack.copy"},
          {"/tiles/49/cost/token", "false", "tiles[49].program (crested-coral)", "undergrove.pack.copy"},
          {"/tiles/49/program/0/copy", "2", "tiles[49].program[0].copy (crested-coral)", "engine.field-out-of-range"},
          {"/tiles/32/cost/token", "false", "tiles[32].cost (woolly-pine-spike)", "undergrove.pack.absorb-cost"},
          {"/tiles/32/program/0/absorb/paid", "true", "tiles[32].program (woolly-pine-spike)",
           "undergrove.pack.absorb-paid"},
          {"/tiles/32/program/0/absorb/from", R"("there")", "tiles[32].program[0].absorb.from (woolly-pine-spike)",
           "engine.field-unknown-word"},
          {"/tiles/41/program/1/leave/potassium", "4", "tiles[41].program (peppery-bolete)", "undergrove.pack.leave"},
          {"/tiles/41/program/1/leave", R"({"nitrogen": 1})", "tiles[41].program (peppery-bolete)",
           "undergrove.pack.leave"},
          {"/tiles/41/program", R"([{"gain": {"carbon": 1}}, {"leave": {"carbon": 1}}])",
           "tiles[41].program (peppery-bolete)", "undergrove.pack.leave"},
          {"/tiles/41/program", R"([{"gain": {"potassium": 3}}, {"swap": 1}, {"leave": {"potassium": 3}}])",
           "tiles[41].program (peppery-bolete)", "undergrove.pack.leave"},
          {"/tiles/41/program",
           R"([{"gain": {"potassium": 3}}, {"leave": {"potassium": 2}}, {"leave": {"potassium": 2}}])",
           "tiles[41].program (peppery-bolete)", "undergrove.pack.leave"},
      });
}

TEST(PackFaults, NameActionsThatTheRulesCannotDo) {
  const char* const absorb = "actions[0].program (absorb)";
  const char* const reproduce = "actions[1].program (reproduce)";
  const char* const partner = "actions[2].program (partner)";
  const char* const sun = "actions[3].program (photosynthesize)";
  const char* const key = "undergrove.pack.action";
  expect_broken(standard(), parse_pack,
                {
                    {"/actions/0/name", R"("drink")", "actions[0].name (drink)", "engine.field-unknown-word"},
                    {"/actions/3", nullptr, "actions", "engine.list-size"},
                    {"/actions/0/program", R"([{"sun": 1}])", absorb, key},
                    {"/actions/0/program/0/absorb/paid", "false", absorb, key},
                    {"/actions/0/program/0/absorb/from", R"("here")", absorb, key},
                    {"/actions/0/program/0/absorb/may", "true", absorb, key},
                    {"/actions/0/program/0/absorb/free", "1", absorb, key},
                    {"/actions/0/program/-", R"({"pay": {"carbon": 1}})", absorb, key},
                    {"/actions/1/program/1", nullptr, reproduce, key},
                    {"/actions/1/program/3", nullptr, reproduce, key},
                    {"/actions/1/program/4", nullptr, reproduce, key},
                    {"/actions/1/program/4/root", R"("plant")", reproduce, key},
                    {"/actions/1/program/2/second", R"("partner-mushroom")", reproduce, key},
                    {"/actions/1/program/5/extra", R"("more-carbon")", reproduce, key},
                    {"/actions/1/program/-", R"({"pay": {"carbon": 1}})", reproduce, key},
                    {"/actions/1/program/-", R"({"seedling": 1})", reproduce, key},
                    {"/actions/2/program/-", R"({"root": "seedling"})", partner, key},
                    {"/actions/2/program", R"([{"mushroom": 1}])", partner, key},
                    {"/actions/2/program/1/mushroom", "2", "actions[2].program[1].mushroom (partner)",
                     "engine.field-out-of-range"},
                    {"/actions/3/program/0", R"({"pay": {"carbon": 9}})", sun, key},
                    {"/actions/3/program/-", R"({"pay": {"carbon": 9}})", sun, key},
                    {"/actions/3/program/-", R"({"absorb": {"from": "any", "paid": true}})", sun, key},
                    {"/actions/3/program/1/convert", R"("carbon")", sun, key},
                    {"/actions/3/program/0", R"({"copy": 1})", "actions[3].program[0] (photosynthesize)",
                     "undergrove.pack.misplaced"},
                });
}

TEST(PackFaults, NameTheTrackAndBonusTiles) {
  expect_broken(
      standard(), parse_pack,
      {
          {"/setup/carbon", "100", "setup.carbon", "engine.field-out-of-range"},
          {"/setup/source", nullptr, "setup.source", "engine.field-missing"},
          {"/name", R"("")", "name", "engine.pack-name"},
          {"/stones/7", nullptr, "stones", "engine.list-size"},
          {"/stones/0/program/0", R"({"bonus": 1})", "stones[0].program", "undergrove.pack.stacks"},
          {"/stones/1/program/0", R"({"any": 1})", "stones[1].program", "undergrove.pack.stacks"},
          {"/stones/1/program/-", R"({"any": 1})", "stones[1].program", "undergrove.pack.stacks"},
          {"/stones/2/program/0/root", R"("seedling")", "stones[2].program", "undergrove.pack.no-seedling"},
          {"/stones/0/program/0", R"({"points": 1})", "stones[0].program[0]", "undergrove.pack.misplaced"},
          {"/ends/4", nullptr, "ends", "engine.list-size"},
          {"/ends/0/name", R"("")", "ends[0].name", "engine.pack-name"},
          {"/ends/0/name", R"("points")", "ends[4].name (points)", "engine.pack-twice"},
          {"/ends/0/program/0/root", R"("seedling")", "ends[0].program (root)", "undergrove.pack.no-seedling"},
          {"/ends/0/program/0", R"({"any": 1})", "ends", "undergrove.pack.ends"},
          {"/ends/4/program/0", R"({"bonus": 1})", "ends[4].program[0] (points)", "undergrove.pack.misplaced"},
          {"/bonus/0/copies", "0", "bonus[0].copies (nitrogen)", "engine.field-out-of-range"},
          {"/bonus/0/program/-", R"({"points": 1})", "bonus[0].program (nitrogen)", "undergrove.pack.mixed"},
          {"/bonus", R"([{"name": "a", "copies": 9, "program": [{"points": 1}], "source": "designed"}])", "bonus",
           "undergrove.pack.bonus"},
      });
}

TEST(PackFaults, NameGoalsAndCards) {
  expect_broken(standard(), parse_pack,
                {
                    {"/goals/0/name", R"("9A")", "goals[0].name", "engine.field-unknown-word"},
                    {"/goals/1/name", R"("1A")", "goals[1].name", "engine.pack-twice"},
                    {"/goals/6/counts", R"("nuts")", "goals[6].counts", "engine.field-unknown-word"},
                    {"/goals/0/each", "2", "goals[0].table", "undergrove.pack.table"},
                    {"/goals/6/each", nullptr, "goals[6].table", "undergrove.pack.table"},
                    {"/goals/0/table", "[]", "goals[0].table", "engine.list-size"},
                    {"/goals/0/table/1", "100", "goals[0].table[1]", "engine.field-out-of-range"},
                    {"/goals/1/places", "[9, 5]", "goals[1].places", "engine.list-size"},
                    {"/goals/0/starting", "false", "goals", "undergrove.pack.goals"},
                    {"/goals/15", nullptr, "goals", "engine.list-size"},
                    {"/cards/13/marks/9Z", "1", "cards[13].marks.9Z (s14)", "undergrove.pack.mark"},
                    {"/cards/13/marks/3A", "1", "cards[13].marks.3A (s14)", "undergrove.pack.mark"},
                    {"/cards/13/marks/1A", "10", "cards[13].marks.1A (s14)", "engine.field-out-of-range"},
                    {"/cards/0/title", R"("feast")", "cards[0].title (s01)", "engine.field-unknown-word"},
                    {"/cards/0/level", "5", "cards[0].level (s01)", "engine.field-out-of-range"},
                    {"/cards/0/compass", R"("ns")", "cards[0].compass (s01)", "engine.field-unknown-word"},
                    {"/cards/0/wheel", R"("none")", "cards[0].wheel (s01)", "engine.field-unknown-word"},
                    {"/cards/0/lens", "4", "cards[0].lens (s01)", "engine.field-out-of-range"},
                    {"/cards/0/program/0", R"({"any": 1})", "cards[0].program[0] (s01)", "undergrove.pack.misplaced"},
                    {"/cards/0/name", R"("s02")", "cards[1].name (s02)", "engine.pack-twice"},
                });
}

TEST(PackFaults, NameGuides) {
  expect_broken(
      standard(), parse_pack,
      {
          {"/guides/1/corner", "[1, 1]", "guides[1].corner", "undergrove.pack.corner"},
          {"/guides/0/corner", "[1]", "guides[0].corner", "engine.list-size"},
          {"/guides/0/corner/0", "2", "guides[0].corner[0]", "engine.field-out-of-range"},
          {"/guides/0/hand/0", R"("pigs-ears")", "guides[0].hand[0]", "undergrove.pack.hand"},
          {"/guides/0/hand/0", R"("fly-agaric")", "guides[0].hand[0]", "undergrove.pack.hand"},
          {"/guides/0/hand/1", R"("surprise-webcap")", "guides[0].hand[1]", "undergrove.pack.hand"},
          {"/guides/1/hand/1", R"("surprise-webcap")", "guides[1].hand[1]", "undergrove.pack.hand"},
          {"/guides/0/hand/2", nullptr, "guides[0].hand", "engine.list-size"},
          {"/guides/0/turns/0/words", R"("sing")", "guides[0].turns[0].words", "engine.field-unknown-word"},
          {"/guides/0/turns/0/words", R"("")", "guides[0].turns[0].words", "engine.field-unknown-word"},
          {"/guides/0/turns/1/moves/0", R"("activate champignon")", "guides[0].turns[1].moves[0]",
           "undergrove.pack.move"},
          {"/guides/0/turns/1/moves/0", R"("")", "guides[0].turns[1].moves[0]", "undergrove.pack.move"},
          {"/guides/0/turns/1/moves/0", R"("deal king-bolete")", "guides[0].turns[1].moves[0]", "undergrove.pack.move"},
          {"/guides/0/turns/1/moves", "[]", "guides[0].turns[1].moves", "engine.list-size"},
          {"/guides/3", nullptr, "guides", "engine.list-size"},
          {"/guides/0/source", R"("guessed")", "guides[0].source", "engine.field-unknown-word"},
      });
}

TEST(PackFaults, NameDecksThatAreTooSmall) {
  json few = standard();
  int core = 0;
  for (json& tile : few["tiles"])
    if (tile["set"] == "core" && ++core > 11) tile["set"] = "extra";
  few["guides"] = standard()["guides"];
  const auto faults = all_faults([&] { parse_pack(few.dump()); });
  ASSERT_FALSE(faults.empty());
  EXPECT_EQ(english(faults.back().reason),
            "The field tiles must hold at least 12 core mushrooms, a hand for everyone, not 11.");

  json cards = standard();
  cards["cards"].erase(cards["cards"].begin() + 1, cards["cards"].begin() + 14);  // one base card is left
  EXPECT_EQ(all_faults([&] { parse_pack(cards.dump()); }).size(), 0U);
  for (json& card : cards["cards"])
    if (card["level"] == 3) card["level"] = 4;
  EXPECT_EQ(refused("undergrove.pack.deck", [&] { parse_pack(cards.dump()); }),
            "The field cards must hold at least two cards for level 3, base cards included.");

  json goals = standard();
  goals["goals"][0]["starting"] = false;
  goals["goals"][3]["starting"] = true;
  refused("undergrove.pack.goals", [&] { parse_pack(goals.dump()); });  // 2A and 2B are on one card
}

// In one round, so that 250 of them can be counted (pack_rules.cpp).
TEST(PackFaults, NameNumbersThatWouldNotFit) {
  const auto with_program = [](const char* list, std::size_t at, const char* program) {
    json pack = standard();
    pack[list][at]["program"] = json::parse(program);
    return pack.dump();
  };
  const auto too_much = [&](const char* list, std::size_t at, const char* program) {
    return refused("undergrove.pack.too-much", [&] { parse_pack(with_program(list, at, program)); });
  };
  const char* const place = "tiles[5].program (vermilion-waxcap)";
  EXPECT_EQ(too_much("tiles", 5, R"([{"others": {"carbon": 9, "nitrogen": 9, "phosphorus": 9, "potassium": 9}},
                                     {"others": {"carbon": 7}}])"),
            "The field " + std::string(place) +
                " gives too much: a player could gain 152 in one round, and 150 is the most that can be counted.");
  EXPECT_NO_THROW(parse_pack(with_program("tiles", 5, R"([{"others": {"carbon": 9, "nitrogen": 9, "phosphorus": 9,
                                                                      "potassium": 9}},
                                                          {"others": {"carbon": 6}}])")));
  EXPECT_TRUE(contains(too_much("tiles", 5, R"([{"gain": {"carbon": 9, "nitrogen": 9}}, {"another": 1}])"), place));
  const char* const plenty = R"([{"gain": {"carbon": 9, "nitrogen": 9, "phosphorus": 9, "potassium": 9}},
                                 {"gain": {"carbon": 9, "nitrogen": 9, "phosphorus": 9, "potassium": 9}}])";
  EXPECT_TRUE(contains(too_much("bonus", 0, plenty), "field bonus[0].program (nitrogen) "));
}

TEST(PackFaults, NameCarbonThatWouldNotFit) {
  const auto with_carbon = [](int carbon) {
    json pack = standard();
    for (json& tile : pack["tiles"])
      if (tile["name"] == "scaly-vase") tile["cost"]["carbon"] = carbon;
    return pack.dump();
  };
  EXPECT_TRUE(contains(refused("undergrove.pack.too-much-carbon", [&] { parse_pack(with_carbon(3)); }),
                       "(scaly-vase) costs too much: in one round 156 carbon"));
  EXPECT_NO_THROW(parse_pack(with_carbon(2)));
}

TEST(PackFaults, AreAllToldAtOnce) {
  json pack = standard();
  std::vector<std::string> places;
  const auto spoil = [&](const char* path, const json& value, const char* place) {
    pack[json::json_pointer(path)] = value;
    places.emplace_back(place);
  };
  spoil("/name", "", "name");
  spoil("/setup/carbon", -1, "setup.carbon");
  spoil("/actions/0/program", json::parse(R"([{"sun": 1}])"), "actions[0].program (absorb)");
  spoil("/tiles/9/type", "cap", "tiles[9].type (king-bolete)");
  spoil("/tiles/9/cost/carbon", 77, "tiles[9].cost.carbon (king-bolete)");
  spoil("/tiles/9/program/1", json::parse(R"({"dance": 1})"), "tiles[9].program[1] (king-bolete)");
  spoil("/stones/1/program/0", json::parse(R"({"any": 1})"), "stones[1].program");
  spoil("/ends/2/source", "guessed", "ends[2].source (carbon)");
  spoil("/bonus/3/copies", 0, "bonus[3].copies (carbon)");
  spoil("/goals/0/table/2", 1000, "goals[0].table[2]");
  spoil("/cards/0/marks/9Z", 1, "cards[0].marks.9Z (s01)");
  spoil("/guides/1/corner", {1, 1}, "guides[1].corner");
  spoil("/guides/2/turns/0/words", "sing", "guides[2].turns[0].words");
  spoil("/guides/2/turns/0/moves/0", "rest", "guides[2].turns[0].moves[0]");
  const auto faults = all_faults([&] { parse_pack(pack.dump()); });
  ASSERT_EQ(faults.size(), places.size());
  for (std::size_t i = 0; i < places.size(); ++i)
    EXPECT_TRUE(contains(english(faults[i].reason), "field " + places[i] + " ")) << english(faults[i].reason);
  EXPECT_TRUE(english(refusal_of([&] { parse_pack(pack.dump()); }).reason)
                  .starts_with("The first of 14 faults: The field name must be a name"));
}

// What is not told any more is not taken for good either: an action without steps has none to look at.
TEST(PackFaults, WithoutEndAreSurvived) {
  json pack = standard();
  for (int i = 0; i < 2000; ++i) pack["field" + std::to_string(i)] = i;
  for (const char* list : {"actions", "tiles", "stones", "ends", "bonus"})
    for (json& item : pack[list]) item["program"] = json::array();
  EXPECT_EQ(all_faults([&] { parse_pack(pack.dump()); }).size(), 1000U);
}

TEST(PackFaults, OfAnotherGameAreNotLookedFor) {
  json pack = standard();
  pack["game"] = "mycelia";
  refused("engine.pack-game", [&] { parse_pack(pack.dump()); });
}

}  // namespace
}  // namespace understory::undergrove

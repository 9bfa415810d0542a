// Chapters 1 and 7 of RULES.md: the forest, the gangs, and what the pack decides.
#include <algorithm>

#include "engine/json.hpp"
#include "tests/mushroom_gangs/table.hpp"
#include "tests/support/places.hpp"

namespace understory::mushroom_gangs {
namespace {

using nlohmann::json;

// What a picker that starts on `position` picks on its way Home; the others stand in another column.
int yield_of(const std::string& position, const std::string& map) {
  const std::string column = position.front() == 'a' ? "i" : "a";
  auto t = Table().option("map", map).own(0, position + " " + column + "1").own(1, column + "9");
  t.plays(split(t.moves_of(position)).front());
  return t.gained();
}

// The yields of all 81 positions, row by row, of a map given as nine digits.
std::vector<std::string> forest(const std::string& nine) {
  std::vector<std::string> rows(9);
  for (std::size_t i = 0; i < 81; ++i) rows[i / 9] += nine.at(i / 27 * 3 + i % 9 / 3);
  return rows;
}

std::vector<std::string> forest_of_map(const std::string& map) {
  std::vector<std::string> rows;
  for (char row = '1'; row <= '9'; ++row) {
    rows.emplace_back();
    for (char column = 'a'; column <= 'i'; ++column) rows.back() += std::to_string(yield_of({column, row}, map));
  }
  return rows;
}

json standard_pack() { return json::parse(read_source("packs/mushroom_gangs/standard.json")); }

TEST(Forest, HasNineRowsAndNineColumns) {  // R1.1
  auto t = Table();
  EXPECT_EQ(split(t.moves()).size(), 81U);
  EXPECT_TRUE(t.allows("a1") && t.allows("i1") && t.allows("e5") && t.allows("a9") && t.allows("i9"));
  for (const char* beyond : {"a0", "a10", "j1", "j9", "`5", "e:"}) EXPECT_TRUE(t.refuses("R8.1", beyond));
}

TEST(Forest, RowsCountTowardsHomeAndColumnsToTheRight) {  // R1.1
  auto t = Table().board({"0........",                    //
                          ".........",                    //
                          ".........",                    //
                          ".........",                    //
                          "......0..",                    //
                          ".........",                    //
                          ".........",                    //
                          ".........",                    //
                          "..1......"});
  EXPECT_EQ(t.pickers(0), "a1 g5");
  EXPECT_EQ(t.pickers(1), "c9");
}

TEST(Forest, KeypadIsTheMapUnlessAnotherIsChosen) {  // R1.2
  EXPECT_EQ(forest_of_map("keypad"), forest("123456789"));
  auto t = Table().own(0, "h9 a1").own(1, "i1");
  EXPECT_EQ(t.plays("h9-home").gained(), 9);
}

TEST(Forest, EachMapPutsOneYieldOnTheNinePositionsOfAField) {  // R1.2
  EXPECT_EQ(forest_of_map("deep"), forest("789456123"));
  EXPECT_EQ(forest_of_map("magic"), forest("816357492"));
  EXPECT_EQ(forest_of_map("294753618"), forest("294753618"));
}

TEST(Forest, AMapIsKnownByNameOrIsNineDifferentDigits) {  // R1.2, R8.3
  for (const char* map : {"", "keypads", "Keypad", "12345678", "1234567891", "112345678", "023456789", "12345678x",
                          "123456780", " 123456789", "1,2,3,4,5,6,7,8,9"}) {
    auto t = Table().option("map", map);
    EXPECT_TRUE(t.problem().ends_with("(R1.2)")) << map << ": " << t.problem();
  }
}

TEST(Home, IsNoPositionAndIsNeverFull) {  // R1.3 (ruling 31)
  auto t = Table().own(0, "e7 e8 e9 a1").own(1, "i1 i5");
  t.plays("e9-home i1-h1 e8-e9 h1-i1 e9-home i1-h1 e7-e8 h1-i1 e8-e9 i1-h1");
  EXPECT_EQ(t.plays("e9-home").gained(), 8);
  EXPECT_EQ(t.pickers(0), "a1");
  EXPECT_TRUE(t.refuses("R8.1", "home-e9"));
  EXPECT_TRUE(t.refuses("R8.1", "e9-e10"));
  EXPECT_TRUE(t.refuses("R2.1", "e9")) << "nobody comes back";
}

TEST(Home, IsSharedByAllGangs) {  // R1.3
  auto t = Table().gangs(5).own(0, "a9 a1").own(1, "c9 b1").own(2, "e9 c1").own(3, "g9 d1").own(4, "i9 e1");
  t.plays("a9-home c9-home e9-home g9-home i9-home");
  for (int gang = 0; gang < 5; ++gang) EXPECT_EQ(split(t.pickers(gang)).size(), 1U) << gang;
}

TEST(Gangs, AreTwoToFiveWithNinePickersEach) {  // R1.4
  for (int gangs = 2; gangs <= 5; ++gangs) {
    auto t = Table().gangs(gangs).places_all();
    for (int gang = 0; gang < gangs; ++gang) EXPECT_EQ(split(t.pickers(gang)).size(), 9U) << gang << " of " << gangs;
  }
  for (const int gangs : {-1, 0, 1, 6, 7}) {
    auto t = Table().gangs(gangs);
    EXPECT_TRUE(t.problem().ends_with("(R1.4)")) << gangs;
  }
}

TEST(Gangs, TakeTurnsBySeatFromSeatZero) {  // R1.4 (ruling 28)
  for (int gangs = 2; gangs <= 5; ++gangs) {
    auto t = Table().gangs(gangs).option("turn_limit", "3");
    for (int i = 0; t.turn() != "nobody"; ++i) {
      EXPECT_EQ(t.turn(), "gang " + std::to_string(i % gangs));
      t.plays(split(t.moves()).front());
    }
    EXPECT_EQ(t.winner().substr(0, 4), "gang");
  }
}

TEST(Gangs, SeeEverything) {  // R1.5
  auto t = Table().gangs(3).places_all().plays("a1-a2 b1-b2");
  const auto seen_by = [&](Seat viewer) { return t.game().view_json(t.game().observe(t.state(), viewer)); };
  const json all = t.drawn();
  for (const auto& [field, value] : all.items()) EXPECT_EQ(seen_by(kSpectator).at(field), value) << field;
  for (int gang = 0; gang < 3; ++gang) EXPECT_EQ(seen_by(seat(gang)), seen_by(kSpectator));
}

TEST(Gangs, LeaveNothingToChance) {  // R1.5
  EXPECT_FALSE(Game::kHasChance);
  auto t = Table().gangs(2).places_all().plays("a1-a2 b1-b2");
  auto again = Table().gangs(2).places_all().plays("a1-a2 b1-b2");
  EXPECT_EQ(t.drawn(), again.drawn());
}

TEST(Pack, DecidesTheStartAndThePriceOfJumping) {  // R7.1
  json pack = standard_pack();
  pack["start"]["value"] = 40;
  pack["jump_out_cost"]["value"] = 5;
  auto t = Table().pack(pack).places_all();
  EXPECT_EQ(t.total(0), 40);
  EXPECT_EQ(t.total(1), 40);
  EXPECT_EQ(t.plays("a1-out").gained(), -5);
}

TEST(Pack, DecidesTheMapsAndTheNamesOfTheGangs) {  // R7.1
  json pack = standard_pack();
  pack["maps"][0]["yields"] = {9, 8, 7, 6, 5, 4, 3, 2, 1};
  pack["gangs"]["names"] = {"sunhats", "embers", "mossbacks", "rainmakers", "nightcaps"};
  auto t = Table().pack(pack).own(0, "a1 e1").own(1, "i9");
  EXPECT_EQ(t.plays("a1-a2").gained(), 9);
  EXPECT_NE(t.happened().find("Sunhats"), std::string::npos) << t.happened();
}

TEST(Pack, SaysWhatIsPrintedAndWhatIsDesigned) {  // R7.1, R8.4
  const Pack pack = parse_pack(standard_pack().dump());
  EXPECT_EQ(pack.start.value, 55);
  EXPECT_EQ(pack.start.source, Origin::printed);
  EXPECT_EQ(pack.jump_out_cost.value, 9);
  EXPECT_EQ(pack.jump_out_cost.source, Origin::printed);
  EXPECT_EQ(pack.maps.size(), 3U);
  for (const YieldMap& map : pack.maps) EXPECT_EQ(map.source, Origin::designed) << map.name;
  EXPECT_EQ(pack.gangs.source, Origin::designed);
}

TEST(Forest, IsAsLargeAsItsViewSays) {  // R1.1, R1.4
  auto t = Table().gangs(3);
  const auto view = t.game().view_json(t.game().observe(t.state(), kSpectator));
  EXPECT_EQ(view.at("side"), 9);
  EXPECT_EQ(view.at("board").size(), 9U);
  EXPECT_EQ(view.at("pickers"), 9);
}

}  // namespace
}  // namespace understory::mushroom_gangs

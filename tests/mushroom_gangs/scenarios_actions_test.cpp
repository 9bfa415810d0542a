// Chapter 4 of RULES.md: the seven actions, in every field.
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

// The middle of each field of the map `keypad`, with its yield: 1 is b2, 9 is h8.
struct Field {
  int yield;
  std::string middle, forward, left, right, backward;
};

std::vector<Field> fields() {
  std::vector<Field> all;
  for (int i = 0; i < 9; ++i) {
    const auto at = [&](int down, int right) {
      return std::string{static_cast<char>('b' + i % 3 * 3 + right), static_cast<char>('2' + i / 3 * 3 + down)};
    };
    all.push_back({i + 1, at(0, 0), at(1, 0), at(0, -1), at(0, 1), at(-1, 0)});
  }
  return all;
}

std::vector<std::string> all_positions() {
  std::vector<std::string> all;
  for (char row = '1'; row <= '9'; ++row)
    for (char column = 'a'; column <= 'i'; ++column) all.push_back({column, row});
  return all;
}

// One picker of each gang where the test wants it, and one of each in the corners, out of the way.
Table duel(const std::string& mine, const std::string& theirs = "") {
  return Table().own(0, "a1 " + mine).own(1, "i9 " + theirs);
}

TEST(GoForward, PicksTheYieldOfTheField) {  // R4.1
  for (const Field& field : fields()) {
    auto t = duel(field.middle);
    t.plays(field.middle + "-" + field.forward);
    EXPECT_EQ(t.gained(), field.yield);
    EXPECT_EQ(t.total(0), 55 + field.yield);
    EXPECT_EQ(t.on(field.middle) + ", " + t.on(field.forward), "nobody, gang 0");
  }
  EXPECT_EQ(duel("e5").plays("e5-e6").happened(), "Embers go forward from e5 to e6 and pick 5.");
}

TEST(GoForward, NeedsAnEmptyPosition) {  // R4.1
  auto t = duel("e5", "e6");
  EXPECT_TRUE(t.refuses("R4.1", "e5-e6"));
  EXPECT_EQ(t.why("e5-e6"), "One of the Mossbacks stands on e6; write e5xe6 to eliminate it. (R4.1)");
}

TEST(GoForwardAndEliminate, PicksTheYieldOfTheField) {  // R4.2
  for (const Field& field : fields()) {
    auto t = duel(field.middle, field.forward);
    t.plays(field.middle + "x" + field.forward);
    EXPECT_EQ(t.gained(), field.yield);
    EXPECT_EQ(t.pickers(1), "i9");
    EXPECT_EQ(t.on(field.middle) + ", " + t.on(field.forward), "nobody, gang 0");
  }
}

TEST(GoForwardAndEliminate, NeedsSomebodyToEliminate) {  // R4.2
  auto t = duel("e5");
  EXPECT_EQ(t.why("e5xe6"), "There is nobody to eliminate on e6; write e5-e6 to go there. (R4.2)");
}

TEST(GoSideways, NeitherPicksNorLoses) {  // R4.3
  for (const Field& field : fields()) {
    for (const std::string& side : {field.left, field.right}) {
      auto t = duel(field.middle);
      t.plays(field.middle + "-" + side);
      EXPECT_EQ(t.gained(), 0);
      EXPECT_EQ(t.on(field.middle) + ", " + t.on(side), "nobody, gang 0");
    }
  }
  EXPECT_EQ(duel("e5").plays("e5-d5").happened(), "Embers go sideways from e5 to d5.");
}

TEST(GoSideways, NeedsAnEmptyPosition) {  // R4.3
  auto t = duel("e5", "d5 f5");
  EXPECT_TRUE(t.refuses("R4.3", "e5-d5") && t.refuses("R4.3", "e5-f5"));
}

TEST(GoSidewaysAndEliminate, LosesTheYieldOfTheField) {  // R4.4
  for (const Field& field : fields()) {
    for (const std::string& side : {field.left, field.right}) {
      auto t = duel(field.middle, side);
      t.plays(field.middle + "x" + side);
      EXPECT_EQ(t.gained(), -field.yield);
      EXPECT_EQ(t.pickers(1), "i9");
      EXPECT_EQ(t.on(side), "gang 0");
    }
  }
  EXPECT_EQ(duel("e5", "f5").plays("e5xf5").happened(),
            "Embers go sideways from e5 to f5, eliminate one of the Mossbacks and lose 5.");
}

TEST(GoSidewaysAndEliminate, NeedsSomebodyToEliminate) {  // R4.4
  auto t = duel("e5");
  EXPECT_TRUE(t.refuses("R4.4", "e5xd5") && t.refuses("R4.4", "e5xf5"));
}

TEST(GoBackward, LosesTheYieldOfTheField) {  // R4.5
  for (const Field& field : fields()) {
    auto t = duel(field.middle);
    t.plays(field.middle + "-" + field.backward);
    EXPECT_EQ(t.gained(), -field.yield);
    EXPECT_EQ(t.on(field.middle) + ", " + t.on(field.backward), "nobody, gang 0");
  }
  EXPECT_EQ(duel("e5").plays("e5-e4").happened(), "Embers go backward from e5 to e4 and lose 5.");
}

TEST(GoBackward, NeverEliminates) {  // R4.5 (ruling 08)
  for (const Field& field : fields()) {
    auto t = duel(field.middle, field.backward);
    EXPECT_TRUE(t.refuses("R4.5", field.middle + "-" + field.backward));
    EXPECT_TRUE(t.refuses("R4.5", field.middle + "x" + field.backward));
    EXPECT_EQ(split(t.moves_of(field.middle)).size(), 4U);
  }
  EXPECT_TRUE(duel("e5").refuses("R4.5", "e5xe4")) << "not where nobody stands either";
}

TEST(StepOut, PicksTheYieldOfTheField) {  // R4.6 (ruling 04)
  for (const auto& [from, yield] :
       {std::pair{"a9", 7}, {"b9", 7}, {"c9", 7}, {"d9", 8}, {"e9", 8}, {"f9", 8}, {"g9", 9}}) {
    auto t = duel(from);
    t.plays(std::string(from) + "-home");
    EXPECT_EQ(t.gained(), yield) << from;
    EXPECT_EQ(t.pickers(0), "a1");
  }
  EXPECT_EQ(duel("e9").plays("e9-home").happened(), "Embers step out to Home from e9 and pick 8.");
}

TEST(StepOut, HappensFromRowNineOnly) {  // R4.6 (ruling 05)
  for (const std::string& from : all_positions()) {
    auto t = Table().own(0, from).own(1, from == "i9" ? "h9" : "i9");
    EXPECT_TRUE(from.back() == '9' ? t.allows(from + "-home") : bool{t.refuses("R4.6", from + "-home")}) << from;
  }
}

TEST(JumpOut, LosesNineFromAnyField) {  // R4.7
  for (const Field& field : fields()) {
    auto t = duel(field.middle);
    EXPECT_EQ(t.plays(field.middle + "-out").gained(), -9);
    EXPECT_EQ(t.pickers(0), "a1");
  }
  EXPECT_EQ(duel("e5").plays("e5-out").happened(), "Embers jump out of the forest from e5 and lose 9.");
}

TEST(JumpOut, HappensFromAnywhereButRowNine) {  // R4.7 (rulings 04, 05)
  for (const std::string& from : all_positions()) {
    auto t = Table().own(0, from).own(1, from == "i9" ? "h9" : "i9");
    EXPECT_TRUE(from.back() == '9' ? bool{t.refuses("R4.7", from + "-out")} : t.allows(from + "-out")) << from;
  }
}

TEST(Walk, FromTheForestHomeGathersThreeTimesEachYieldOnTheWay) {  // R4.1
  for (const auto& [column, sum] : {std::pair{'b', 36}, {'e', 45}, {'h', 54}}) {
    auto t = Table().own(0, std::string{column, '1'} + " a1").own(1, "i9");
    for (char row = '1'; row < '9'; ++row) {
      t.plays(std::string{column, row} + "-" + std::string{column, static_cast<char>(row + 1)});
      t.plays(t.on("i9") == "gang 1" ? "i9-i8" : "i8-i9");
    }
    t.plays(std::string{column, '9'} + "-home");
    EXPECT_EQ(t.total(0), 55 + sum) << column;
  }
}

}  // namespace
}  // namespace understory::mushroom_gangs

// Positions from the middle of a turn in which one thing cannot be (R12.2): each is refused with the field or the fact.

#include "engine/load.hpp"
#include "tests/support/asking.hpp"
#include "tests/support/places.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

using nlohmann::json;

// What is said about the position after these moves with one field changed; null takes the field away.
std::string said_about(Table t, const std::string& moves, const std::string& field, const json& value) {
  t.plays(moves);
  json position = t.game().position(t.state());
  EXPECT_EQ(t.game().position(load_position(t.game(), position)), position) << moves;
  const json::json_pointer at(field);
  if (value.is_null()) {
    position[at.parent_pointer()].erase(at.back());
  } else {
    position[at] = value;
  }
  try {
    load_position(t.game(), position);
  } catch (const Refusal& refusal) {
    return with_rule(refusal.reason, refusal.rule);
  }
  return "";
}

std::string misfit(const std::string& field, const std::string& rule) {
  return "The field " + field + " does not fit the rest of the position. (" + rule + ")";
}

struct Change {
  const char* field;  // below turn, and as it is called in the refusal
  json value;
  const char* rule;
  const char* said = nullptr;  // if the refusal names another field that it contradicts
};

void expect_misfits(const Table& table, const std::string& moves, const std::vector<Change>& changes) {
  for (const Change& change : changes)
    EXPECT_EQ(said_about(table, moves, std::string("/turn/") + change.field, change.value),
              misfit(std::string("turn.") + (change.said != nullptr ? change.said : change.field), change.rule))
        << moves << ": " << change.field << " " << change.value;
}

json found_position(const std::string& name) {
  return json::parse(read_source("tests/undergrove/found/" + name + ".json"));
}

// Positions that once were accepted and then ended the program.
TEST(FoundPositions, AreRefusedWithWhatIsWrongInThem) {
  const Game game = game_of(2, {{"deck", std::string("core")}});
  const auto problem = [&](const json& position) {
    const Refusal refusal = refusal_of([&] { game.from_position(position); });
    return with_rule(refusal.reason, refusal.rule);
  };
  // The carbon was chosen, and the token that absorbing costs is not there.
  EXPECT_EQ(problem(found_position("absorb_no_token")), "Brown cannot pay for what is under way. (R6.3)");
  // A seedling is to be placed, and all six are out.
  EXPECT_EQ(problem(found_position("six_plants")), "Brown has no seedling left for what is under way. (R5.1)");
  // No cube may be gained, so there is no answer but a bonus tile, and none behind it.
  const std::string low = problem(found_position("low_128"));
  EXPECT_NE(low.find("turn.low"), std::string::npos) << low;
}

TEST(UnderWay, NothingIsLeftBetweenPrograms) {
  expect_misfits(Table(), "",
                 {{"step", 1, "R3.1"},
                  {"until", 1, "R3.1"},
                  {"done", 1, "R3.1"},
                  {"again", 1, "R4.8"},
                  {"paid", 1, "R3.1"},
                  {"plant", 1, "R3.1"},
                  {"steps", 1, "R3.1"},
                  {"moved", 1, "R3.1"},
                  {"here", "earthlover", "R3.1"},
                  {"carbon", "earthlover", "R3.1"},
                  {"powers", 2, "R4.6"},
                  {"absorbed", 1, "R7.1"},
                  {"rooted", 1, "R8.7"},
                  {"gained", 251, "R8.4"},
                  {"emptied", 64, "R8.11"},
                  {"granted", {"earthlover"}, "R4.8"}});
  EXPECT_EQ(said_about(Table(), "", "/stage", "closing"), misfit("stage", "R3.4"));
  EXPECT_EQ(said_about(Table(), "", "/stage", "refill"), misfit("stage", "R3.5"));
  EXPECT_EQ(said_about(Table(), "", "/stage", "step"), misfit("turn.source", "R3.1"));
  EXPECT_EQ(said_about(Table(), "", "/stage", "corners"), "Brown must have one plant at Earthlover. (R2.7)");
  EXPECT_EQ(said_about(Table(), "", "/stage", "hands"), "Brown must have one plant at Earthlover. (R2.7)");
}

TEST(UnderWay, ATurnHasSeenWhatItCan) {
  auto used = Table().ready(0, "");
  expect_misfits(used, "", {{"emptied", nullptr, "R8.11"}, {"emptied", 128 + 15, "R8.11"}});
  auto power = Table().tile("slippery-jack", 1, 1).roots(0, "1,1", "earthlover slippery-jack");
  expect_misfits(power, "", {{"powers", nullptr, "R4.6"}});
}

TEST(UnderWay, AProgramStandsWhereItCan) {
  expect_misfits(Table(), "activate earthlover",
                 {{"until", 1, "R4.11"},
                  {"step", 2, "R4.1"},
                  {"done", 1, "R4.1"},
                  {"here", "fly-agaric", "R4.1"},
                  {"here", nullptr, "R4.1"},
                  {"program", "fly-agaric", "R4.7"}});
  EXPECT_EQ(said_about(Table(), "activate earthlover", "/turn/program", "nowhere"),
            "There is nothing called nowhere that the field turn.program could be. (R12.2)");
  auto copycat = Table().tile("rosy-slime-spike", 1, 1).roots(0, "1,1", "earthlover rosy-slime-spike");
  expect_misfits(copycat, "activate rosy-slime-spike", {{"done", 1, "R4.1"}});
}

TEST(UnderWay, AnAbsorbCanBePaidToItsEnd) {
  const std::string sourced = "absorb, seedling 1,1, source king-bolete";
  const auto table = [] {
    return Table()
        .tile("king-bolete", 2, 0)
        .carbon("king-bolete", 1)
        .roots(0, "1,1", "earthlover")
        .stock(0, {0, 2, 2, 2});
  };
  expect_misfits(table(), "absorb", {{"done", 6, "R6.1"}, {"plant", 1, "R6.1"}});
  expect_misfits(table(), "absorb, seedling 1,1", {{"plant", 1, "R6.1"}, {"done", 2, "R6.1", "carbon"}});
  expect_misfits(table(), sourced,
                 {{"carbon", "earthlover", "R6.1"},
                  {"moved", 1, "R6.2"},
                  {"steps", 1, "R6.3"},
                  {"done", 2, "R6.3", "steps"},
                  {"plant", 5, "R6.1"}});
  const std::string unpaid = "Brown cannot pay for what is under way. (R6.3)";
  EXPECT_EQ(said_about(table(), "absorb, seedling 1,1", "/players/0/stock", {0, 0, 0, 0}), unpaid);
  EXPECT_EQ(said_about(table(), sourced, "/players/0/ready", json::array()), unpaid);
  EXPECT_EQ(said_about(table(), sourced + ", flip ring", "/players/0/stock", {5, 0, 0, 0}), unpaid);
  EXPECT_EQ(
      said_about(table().ready(0, "ring"), sourced + ", flip ring, pay nitrogen", "/players/0/stock", {5, 1, 0, 0}),
      unpaid);
}

TEST(UnderWay, APlantFindsItsPlace) {
  const auto table = [] { return Table().stock(0, {4, 4, 4, 4}); };
  const std::string placed = "reproduce, done, corner 2,1";
  expect_misfits(table(), "reproduce", {{"paid", 1, "R5.2"}, {"done", 1, "R5.2", "paid"}, {"step", 3, "R5.5", "paid"}});
  expect_misfits(table(), placed, {{"plant", 3, "R5.1"}, {"plant", 0, "R5.1"}, {"step", 6, "R4.1"}});
  const auto plant = [](int x, int y) {
    return json{{"at", {x, y}}, {"carbon", 0}, {"tree", false}, {"roots", json::array()}};
  };
  json six = json::array({plant(2, 0), plant(2, 1), plant(1, 2), plant(0, 2), plant(-1, 1)});
  six.push_back({{"at", {1, 1}}, {"carbon", 0}, {"tree", false}, {"roots", {"earthlover"}}});
  const std::string none = "Brown has no seedling left for what is under way. (R5.1)";
  EXPECT_EQ(said_about(table(), "reproduce", "/players/0/plants", six), none);
  EXPECT_EQ(said_about(table(), "reproduce, done", "/players/0/plants", six), none);
  EXPECT_EQ(said_about(table(), "partner", "/players/0/plants", six), "");
}

TEST(UnderWay, CubesToLeaveWereGained) {  // R4.5
  auto t = Table().tile("peppery-bolete", 1, 1).roots(0, "1,1", "earthlover peppery-bolete");
  EXPECT_EQ(said_about(t, "activate peppery-bolete", "/players/0/stock", {3, 2, 2, 2}),
            "Brown cannot pay for what is under way. (R3.3)");
}

TEST(UnderWay, TheFirstCarbonOfAMushroomCanBeAbsorbed) {  // R4.9
  auto t = Table().tile("woolly-owl-eyes", 1, 1).roots(0, "1,1", "earthlover woolly-owl-eyes");
  EXPECT_EQ(said_about(t, "activate woolly-owl-eyes", "/forest/5/carbon", 0),
            "Brown cannot pay for what is under way. (R4.9)");
  expect_misfits(t, "activate woolly-owl-eyes, pay nitrogen, seedling 1,1, source woolly-owl-eyes",
                 {{"absorbed", nullptr, "R4.9"}});
}

TEST(UnderWay, StonesAndEndsAreThoseReached) {  // R7
  auto t = Table().roots(0, "1,1", "earthlover fly-agaric").track(0, 2);
  const std::string climb = "absorb, seedling 1,1, source fly-agaric, flip ring, pay nitrogen";
  expect_misfits(t, climb, {{"program", "7", "R7.1"}, {"absorbed", 0, "R7.1"}});
  EXPECT_EQ(said_about(t, climb, "/players/0/track", 4), misfit("turn.program", "R7.1"));
}

TEST(UnderWay, RoundsAndEndsBelongTogether) {  // R9
  EXPECT_EQ(said_about(Table(), "", "/last_round", 59), "The field last_round must be 60 by the rules. (R9.1)");
  auto t = Table().roots(0, "1,1", "earthlover fly-agaric").track(0, 8);
  const std::string finish = "absorb, seedling 1,1, source fly-agaric, flip ring, pay nitrogen";
  EXPECT_EQ(said_about(t, finish, "/last_round", 60), "The field last_round must be 1 by the rules. (R9.1)");
}

TEST(UnderWay, BeforeTheFirstTurnNothingHasHappened) {  // R2
  const std::string early = "Before the first turn nothing has happened but dealing and choosing corners. (R2.1)";
  const auto fresh = [] { return Table::fresh(2, {{"goals", std::string("starting")}}); };
  EXPECT_EQ(said_about(fresh(), "", "/players/0/stock", {9, 2, 2, 2}), early);
  EXPECT_EQ(said_about(fresh(), "", "/forest/1/carbon", 3), early);
  EXPECT_EQ(said_about(fresh(), "", "/players/1/track", 2), early);
  EXPECT_EQ(said_about(fresh(), "", "/goals", json::array()), early);
  EXPECT_EQ(said_about(fresh(), "", "/mover", 1), early);
}

TEST(UnderWay, TheEldersCardsFitItsTurn) {  // R11.3
  const std::string cards = "The cards of the Elder do not fit its turn. (R11.3)";
  const auto solo = [] { return Table(1).elder("s14"); };
  EXPECT_EQ(said_about(solo(), "", "/elder/now", "s14"), cards);
  EXPECT_EQ(said_about(solo(), "", "/elder/out", json::array()), cards);
  EXPECT_EQ(said_about(solo(), "", "/elder/out", {"s14", "s30"}), cards) << "of another level";
}

TEST(UnderWay, NothingIsNamedTwiceOrHeldWithoutMeasure) {
  EXPECT_EQ(said_about(Table(), "", "/players/0/ready", {"ring", "ring"}),
            "The field players[0].ready[1] holds ring, which was there before.");
  EXPECT_EQ(said_about(Table(), "", "/players/0/plants/0/roots", {"earthlover", "earthlover"}),
            "The field players[0].plants[0].roots[1] holds earthlover, which was there before.");
  EXPECT_EQ(said_about(Table(), "", "/players/0/stock", {20'000, 20'000, 0, 0}),
            "Brown holds more than 20,150 resources or marks. (R1.6)");
  EXPECT_EQ(said_about(Table(), "", "/players/0/marks", {0, 1, 0}),
            "Brown has marks on a goal that is not counted during play. (R8.1)");
}

}  // namespace
}  // namespace understory::undergrove

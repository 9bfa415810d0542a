// Chapter 12 of RULES.md: moves and positions as text.
#include "engine/hash.hpp"
#include "tests/support/refusal.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

TEST(Moves, ReadAsTheyAreWritten) {  // R12.1
  const Game game = game_of(2, {});
  for (const char* text : {"absorb",
                           "reproduce",
                           "partner",
                           "photosynthesize",
                           "activate fly-agaric",
                           "copy fly-agaric",
                           "seedling 1,1",
                           "source fly-agaric",
                           "enter fly-agaric",
                           "pay nitrogen",
                           "flip ring",
                           "gain nitrogen",
                           "ready ring",
                           "swap nitrogen potassium",
                           "leave 2",
                           "convert 3",
                           "play king-bolete",
                           "space 1,1",
                           "space -2,-49",
                           "corner 2,1",
                           "root 1,1 fly-agaric",
                           "discard king-bolete",
                           "take two-points",
                           "finish points",
                           "pick 2",
                           "done",
                           "use 4",
                           "deal king-bolete",
                           "stack two-points",
                           "goal 3A",
                           "card s07"})
    EXPECT_EQ(game.format(game.parse(text)), text);
}

TEST(Moves, ThatAreNoneAreRefused) {  // R12.1
  const Game game = game_of(2, {});
  for (const char* text : {"",
                           " ",
                           "act",
                           "act 0",
                           "activate",
                           "activate fly",
                           "activate fly-agaric now",
                           "seedling 1",
                           "seedling 1,1,1",
                           "space 60,0",
                           "space 01,1",
                           "space -0,1",
                           "pay carbon",
                           "pay",
                           "swap nitrogen nitrogen",
                           "leave -1",
                           "leave 256",
                           "pick 0",
                           "use 3",
                           "use 8",
                           "done done",
                           "root 1,1",
                           "goal 9A",
                           "card x",
                           "finish 1",
                           "flip none"})
    EXPECT_EQ(refusal_of([&] { game.parse(text); }).rule, "R12.1") << text;
  Table t;
  Move odd = move_of<Move>(0xFFFF'FFFF);
  EXPECT_EQ(t.game().why_not(t.state(), odd)->rule, "R12.1");
}

TEST(Positions, AreReadBack) {  // R12.2
  auto t = Table().plays("partner, pay nitrogen");
  const auto position = t.game().position(t.state());
  EXPECT_EQ(position["stage"], "step");
  EXPECT_EQ(position["turn"]["program"], "partner");
  EXPECT_EQ(hash_of(t.game().from_position(position)), hash_of(t.state()));
}

TEST(Positions, MayLeaveOutTheNumberOfSeatsButNotContradictIt) {  // R12.2
  for (const int seats : {1, 2, 4}) {
    const Game game = game_of(seats, {});
    auto position = game.position(game.new_game());
    EXPECT_EQ(position.at("seats"), seats);
    position["seats"] = seats + 1;
    const Refusal refusal = refusal_of([&] { game.from_position(position); });
    EXPECT_EQ(refusal.reason.key, "engine.position-seats");
    EXPECT_EQ(refusal.rule, "R1.1");
    position.erase("seats");
    EXPECT_EQ(hash_of(game.from_position(position)), hash_of(game.new_game()));
  }
}

TEST(Positions, ThatCannotBeAreRefused) {  // R12.2
  EXPECT_EQ(Table().set("forest", nlohmann::json::array()).problem(),
            "The forest must be connected and hold the five first mushrooms. (R1.3)");
  EXPECT_EQ(Table().tile("king-bolete", 3, 3).problem(),
            "The forest must be connected and hold the five first mushrooms. (R1.3)");
  EXPECT_EQ(Table().set("pile", nlohmann::json::array()).problem(),
            "Each of the 48 mushrooms of the deck must be in one place. (R1.2)");
  EXPECT_EQ(Table().plant(0, 5, 5, "").problem(), "The plant on 5,5 cannot stand there like this. (R5.1)");
  EXPECT_EQ(Table().plant(0, 2, 1, "earthlover").problem(), "The plant on 2,1 cannot stand there like this. (R5.3)");
  EXPECT_EQ(Table().plant(0, 2, 1, "", 3).problem(), "The plant on 2,1 cannot stand there like this. (R6.4)");
  EXPECT_EQ(Table().no_plants(0).problem(), "Brown must have one plant at Earthlover. (R2.7)");
  EXPECT_EQ(Table().stack(2, "nitrogen").problem(), "The bonus tiles do not add up. (R2.5)");
  EXPECT_EQ(Table().stack(2, "nitrogen nitrogen nitrogen").problem(), "The bonus tiles do not add up. (R2.5)");
  EXPECT_EQ(Table().track(0, 9).problem(), "Whoever is at the end of the track has an end space of its own. (R7.4)");
  EXPECT_EQ(Table().set("stage", "over").problem(), "Nobody moves exactly when the game is over. (R9.1)");
  EXPECT_EQ(Table().set("goals", {"1A", "1B", "2A"}).problem(), "Three goals of different cards are in play. (R2.6)");
  EXPECT_EQ(Table(1).stock(1, {1, 0, 0, 0}).problem(), "The Elder has no resources and no tokens. (R11.1)");
  const auto with_bonus = [] { return Table().stack(2, "phosphorus potassium").bonus(0, 2, "nitrogen"); };
  EXPECT_EQ(with_bonus().problem(), "");
  EXPECT_EQ(with_bonus().track(0, 1).problem(), "The bonus tiles do not add up. (R7.3)") << "it would be there again";
  auto twice = Table().stack(2, "potassium").bonus(0, 2, "nitrogen").bonus(1, 2, "phosphorus");
  EXPECT_EQ(twice.set("takers", {{0, 0}, nlohmann::json::array(), nlohmann::json::array()}).problem(),
            "The bonus tiles do not add up. (R7.3)");
}

TEST(Facts, CallThingsByTheirNames) {
  const Game game = game_of(2, {});
  const auto about = [&](const char* move) { return game.about(game.parse(move)).dump(); };
  EXPECT_EQ(about("root 1,-1 fly-agaric"), R"({"corner":[1,-1],"kind":"root","tile":"fly-agaric"})");
  EXPECT_EQ(about("space -2,0"), R"({"kind":"space","space":[-2,0]})");
  EXPECT_EQ(about("swap nitrogen potassium"), R"({"kind":"swap","other":"potassium","resource":"nitrogen"})");
  EXPECT_EQ(about("absorb"), R"({"action":"absorb","kind":"act"})");
  EXPECT_EQ(about("use 4"), R"({"kind":"use","stone":4})");
  EXPECT_EQ(about("finish points"), R"({"end":"points","kind":"finish"})");
  EXPECT_EQ(about("pick 2"), R"({"kind":"pick","option":2})");
}

TEST(Facts, OfEventsSayTheKindTheyAre) {
  const Game game = game_of(2, {});
  const Event took{.kind = EventKind::took, .player = seat(0), .stone = 2, .bonus = Bonus{0}};
  const std::string bonus = game.pack().bonus[0].name;
  EXPECT_EQ(game.facts(game.redact(took, seat(0))).at("bonus"), bonus);
  EXPECT_EQ(game.facts(game.redact(took, seat(1))).dump(), R"({"kind":"took","player":0,"stone":2})");
  const Event rooted{.kind = EventKind::rooted, .player = seat(1), .tile = Tile{0}, .at = spot(1, 1)};
  EXPECT_EQ(game.facts(rooted).dump(), R"({"at":[1,1],"kind":"rooted","player":1,"tile":"earthlover"})");
}

TEST(Facts, AboutNothingAreNoMove) {
  auto t = Table();
  const auto why = [&](const char* text) {
    return t.game().why_not(t.state(), t.game().move_about(nlohmann::json::parse(text)));
  };
  EXPECT_EQ(why(R"({"kind": "activate", "tile": "fly-agaric"})")->rule, "R4.1");
  EXPECT_EQ(why(R"({"kind": "use", "stone": 3})")->reason.key, "undergrove.why.no-move");
  EXPECT_EQ(why(R"({"kind": "pay", "resource": "carbon"})")->reason.key, "undergrove.why.no-move");
  EXPECT_EQ(why(R"({"kind": "pick", "option": 0})")->reason.key, "undergrove.why.no-move");
}

}  // namespace
}  // namespace understory::undergrove

// R12: notation, positions and options.
#include "engine/message_json.hpp"
#include "tests/mycelia/table.hpp"
#include "tests/support/refusal.hpp"

namespace understory::mycelia {
namespace {

using nlohmann::json;

TEST(Notation, OfMovesInATurn) {  // R12.1
  const Game game = game_of(2, {});
  for (const char* move : {"play leaf-heap", "hire panellus-mitis", "action b", "end"})
    EXPECT_EQ(game.format(game.parse(move)), move);
}

TEST(Notation, OfAnswers) {  // R12.2
  const Game game = game_of(2, {});
  for (const char* move : {"field b2", "to c2", "remove 2", "near b3", "all", "pick 1", "pick 2", "trash leaf-heap",
                           "return a", "cover d3", "skip"})
    EXPECT_EQ(game.format(game.parse(move)), move);
}

TEST(Notation, OfChance) {  // R12.3
  const Game game = game_of(2, {});
  for (const char* move :
       {"supply 3B", "layout 2A", "back back2", "reveal panellus-mitis", "deal leaf-heap", "roll acorn", "turn-up s4"})
    EXPECT_EQ(game.format(game.parse(move)), move);
}

TEST(Notation, RefusesWhatIsNoMove) {  // R12.1
  const Game game = game_of(2, {});
  for (const char* text :
       {"",         "play",      "play ",      "play fox",  "end now", "field c5", "field f1", "field C2",
        "remove 0", "remove 10", "remove 02",  "pick 0",    "pick 3",  "skip ",    " skip",    "back front",
        "roll sun", "action f",  "turn-up s7", "supply 5A", "to",      "all b2"})
    EXPECT_EQ(refusal_of([&] { game.parse(text); }).rule, "R12.1") << text;
}

TEST(Notation, OfPositions) {  // R12.4
  auto t =
      Table::expansion().forest(0, "b2:2").leaves(0, 4).covered(1, "d3").forest(1, "a1:1").hand(0, "boletus-edulis");
  t.plays("play boletus-edulis, field b2");
  const json position = t.game().position(t.state());
  EXPECT_EQ(position.at("seats"), 2);
  EXPECT_EQ(position.at("stage"), "turn");
  EXPECT_EQ(position.at("players")[0].at("drops"), json::parse("[[0,0,0,0,0],[0,2,0,0,0],[0,0,0,0,0],[0,0,0,0,0]]"));
  EXPECT_EQ(position.at("players")[1].at("covered"), json::parse("[[3,2]]"));
  EXPECT_EQ(position.at("pending"), json::parse(R"([
    {"program": "card boletus-edulis", "step": 0, "done": 1, "player": 0, "at": null, "did": false, "taken": []},
    {"program": "card boletus-edulis", "step": 1, "done": 0, "player": 0, "at": [1, 1], "did": false, "taken": []}])"));
  EXPECT_EQ(t.game().position(t.game().from_position(position)), position);
}

TEST(Notation, OfOptions) {  // R12.5
  EXPECT_EQ(Game::info().options.size(), 6U);
  for (const Options& wrong : std::vector<Options>{{{"gwidyon", std::int64_t{19}}},
                                                   {{"gwidyon", std::int64_t{26}}},
                                                   {{"round_limit", std::int64_t{1001}}},
                                                   {{"setup", std::string("5A")}},
                                                   {{"expansion", std::string("yes")}},
                                                   {{"colour", true}}})
    refusal_of([&] { game_of(2, wrong); });
}

TEST(Notation, ComponentsComeFromThePack) {  // R12.6
  EXPECT_EQ(Table().game().pack_name(), "standard");
}

}  // namespace
}  // namespace understory::mycelia

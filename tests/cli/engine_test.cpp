// `understory engine`: the line protocol, as a program on the other end sees it.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/line_protocol.hpp"
#include "tests/cli/program.hpp"

namespace understory::cli_test {
namespace {

using nlohmann::json;

class Line {
 public:
  json ask(const json& request) { return json::parse(protocol_.answer(request.dump())); }
  json raw(const std::string& line) { return json::parse(protocol_.answer(line)); }
  std::string refused(const json& request) {
    const json answer = ask(request);
    EXPECT_FALSE(answer.at("ok")) << request;
    EXPECT_EQ(answer.at("error").at("message").get<std::string>().find("⟦"), std::string::npos) << answer;
    return answer.at("error").at("code");
  }

 private:
  cli::LineProtocol protocol_{Words::in("en")};
};

json new_game(int seats = 2) { return {{"cmd", "new"}, {"game", "mushroom-gangs"}, {"seats", seats}, {"seed", kSeed}}; }

// A position in which gang 0 can finish: it steps out with its last picker.
json nearly_over() {
  json board(9, ".........");
  board[0] = "1........";
  board[8] = "........0";
  return {{"seats", 2},
          {"board", board},
          {"phase", "playing"},
          {"turn", 0},
          {"round", 20},
          {"mushrooms", {60, 55}},
          {"paid", {json::array(), json::array()}}};
}

TEST(Engine, ListsTheGamesWithTheirOptions) {
  const json answer = Line().ask({{"cmd", "games"}, {"id", "a"}});
  EXPECT_EQ(answer.at("ok"), true);
  EXPECT_EQ(answer.at("id"), "a");
  const json& game = answer.at("games").at(0);
  EXPECT_EQ(game.at("name"), "mushroom-gangs");
  EXPECT_EQ(game.at("title"), "Mushroom Gangs");
  EXPECT_EQ(game.at("seats"), json({{"min", 2}, {"max", 5}}));
  EXPECT_EQ(game.at("packs"), json({"standard"}));
  EXPECT_EQ(game.at("options").at(2),
            json({{"name", "turn_limit"}, {"type", "number"}, {"default", 60}, {"min", 1}, {"max", 250}}));
}

TEST(Engine, PlaysAWholeGame) {
  Line line;
  json answer = line.ask(new_game(3));
  EXPECT_EQ(answer.at("seed"), kSeed);
  int moves = 0;
  for (json actor = answer.at("actor"); !actor.is_null(); ++moves) {
    const json legal = line.ask({{"cmd", "legal"}});
    EXPECT_EQ(legal.at("actor"), actor);
    const json bot = line.ask({{"cmd", "bot"}, {"bot", "random"}, {"seed", std::string(64, "0123456789"[moves % 10])}});
    answer = line.ask({{"cmd", "do"}, {"move", bot.at("move")}});
    ASSERT_EQ(answer.at("ok"), true) << answer;
    EXPECT_FALSE(answer.at("events").empty());
    actor = answer.at("actor");
  }
  EXPECT_GT(moves, 27);
  const json scores = line.ask({{"cmd", "scores"}});
  EXPECT_EQ(scores.at("over"), true);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    int sum = 0;
    for (const json& row : scores.at("rows")) sum += row.at("points").at(seat).get<int>();
    EXPECT_EQ(sum, scores.at("totals").at(seat));
  }
  EXPECT_EQ(line.refused({{"cmd", "bot"}, {"bot", "random"}}), "no-seat");
}

TEST(Engine, LeavesTheGameAsItWasAfterARefusal) {
  Line line;
  line.ask(new_game());
  line.ask({{"cmd", "do"}, {"move", "e5"}});
  const json before = line.ask({{"cmd", "state"}});
  EXPECT_EQ(line.refused({{"cmd", "do"}, {"move", "e5"}}), "illegal-move");
  EXPECT_EQ(line.refused({{"cmd", "do"}, {"move", "z9"}}), "bad-move");
  EXPECT_EQ(line.refused({{"cmd", "do"}}), "bad-request");
  EXPECT_EQ(line.refused({{"cmd", "do"}, {"move", 7}}), "bad-request");
  EXPECT_EQ(line.refused({{"cmd", "do"}, {"move", "a1"}, {"mvoe", "a1"}}), "bad-request");
  EXPECT_EQ(line.refused({{"cmd", "roll"}}), "not-chance");
  EXPECT_EQ(line.refused({{"cmd", "dance"}}), "unknown-command");
  EXPECT_EQ(line.refused({{"cmd", "view"}, {"seat", 2}}), "bad-request");
  EXPECT_EQ(line.refused({{"cmd", "perft"}, {"depth", 10}}), "bad-request");
  EXPECT_EQ(line.refused({{"cmd", "bot"}, {"level", "sage"}}), "unknown-bot");
  EXPECT_EQ(line.refused({{"cmd", "new"}, {"game", "chess"}, {"seats", 2}}), "bad-request");
  EXPECT_EQ(line.refused({{"cmd", "new"}, {"game", "mushroom-gangs"}, {"seats", 6}}), "bad-request");
  EXPECT_EQ(line.refused({{"cmd", "set"}, {"game", "mushroom-gangs"}, {"state", {{"seats", 2}}}}), "bad-position");
  EXPECT_EQ(line.refused({{"cmd", "load"}, {"record", json::object()}}), "bad-record");
  EXPECT_EQ(line.ask({{"cmd", "state"}}), before);
}

TEST(Engine, AnswersWhateverTheLineHolds) {
  Line line;
  for (const char* text :
       {"", "{", "[]", "7", "null", "{\"cmd\": 1}", "\xff\xfe", "{\"cmd\":\"new\",\"game\":\"\xff\"}"}) {
    const json answer = line.raw(text);
    EXPECT_EQ(answer.at("ok"), false) << text;
    EXPECT_EQ(answer.at("error").at("code"), "bad-request") << text;
  }
  EXPECT_EQ(line.refused({{"cmd", "legal"}}), "no-match");
  EXPECT_EQ(line.raw("{\"cmd\": \"legal\", \"id\": [1, null]}").at("id"), json({1, nullptr}));
}

TEST(Engine, SaysWhyNotWithTheRule) {
  Line line;
  line.ask({{"cmd", "set"}, {"game", "mushroom-gangs"}, {"state", nearly_over()}});
  EXPECT_EQ(line.ask({{"cmd", "why"}, {"move", "i9-home"}}).at("legal"), true);
  const json why = line.ask({{"cmd", "why"}, {"move", "i9-i7"}});
  EXPECT_EQ(why.at("legal"), false);
  EXPECT_EQ(why.at("rule"), "R3.3");
  EXPECT_EQ(why.at("reason"), "From i9 to i7 is not one step forward, sideways or backward.");
  EXPECT_EQ(why.at("message").at("arguments"), json({{"from", "i9"}, {"to", "i7"}}));
}

TEST(Engine, ScoresAnOpponentWithoutASeatUnderItsName) {
  Line line;
  line.ask({{"cmd", "new"}, {"game", "undergrove"}, {"seats", 1}, {"seed", kSeed}});
  const json scores = line.ask({{"cmd", "scores"}});
  EXPECT_EQ(scores.at("totals").size(), 1U);
  EXPECT_EQ(scores.at("rivals").size(), 1U);
  EXPECT_EQ(scores.at("rivals").at(0).at("name"), "The Elder");
  EXPECT_EQ(scores.at("rivals").at(0).at("rank"), 2) << "among equals the player wins";
  for (const json& row : scores.at("rows")) EXPECT_EQ(row.at("rivals").size(), 1U) << row;
  line.ask(new_game());
  EXPECT_FALSE(line.ask({{"cmd", "scores"}}).contains("rivals"));
}

TEST(Engine, GoesBackAndCountsAndShows) {
  Line line;
  line.ask({{"cmd", "set"}, {"game", "mushroom-gangs"}, {"state", nearly_over()}});
  EXPECT_EQ(line.ask({{"cmd", "state"}}).at("state"), nearly_over());
  EXPECT_EQ(line.ask({{"cmd", "view"}, {"seat", "spectator"}}).at("view").at("board"), nearly_over().at("board"));
  const json perft = line.ask({{"cmd", "perft"}, {"depth", 2}});
  EXPECT_EQ(perft.at("divide"), json({{"i9-home", 0}, {"i9-h9", 3}, {"i9-i8", 3}}));
  EXPECT_EQ(perft.at("nodes"), 6);
  EXPECT_EQ(line.ask({{"cmd", "perft"}, {"depth", 0}}).at("nodes"), 1);
  EXPECT_EQ(line.refused({{"cmd", "undo"}}), "nothing-to-undo");

  const json done = line.ask({{"cmd", "do"}, {"move", "i9-home"}});
  EXPECT_TRUE(done.at("actor").is_null());
  EXPECT_EQ(done.at("scores"), json({{"totals", {69, 55}}, {"ranks", {1, 2}}}));
  EXPECT_EQ(done.at("events").at(0).at("text"), "Embers step out to Home from i9 and pick 9.");
  EXPECT_EQ(line.ask({{"cmd", "undo"}}).at("actor"), 0);
  EXPECT_EQ(line.ask({{"cmd", "state"}}).at("state"), nearly_over());
}

TEST(Engine, WritesRecordsThatItLoads) {
  Line line;
  line.ask(new_game());
  for (const char* move : {"a1", "b1", "i9", "h9"}) line.ask({{"cmd", "do"}, {"move", move}});
  const json record = line.ask({{"cmd", "record"}}).at("record");
  Line other;
  EXPECT_EQ(other.ask({{"cmd", "load"}, {"record", record}}).at("actor"), 0);
  EXPECT_EQ(other.ask({{"cmd", "state"}}), line.ask({{"cmd", "state"}}));
  json wrong = record;
  wrong["moves"][3] = "i9";
  const json answer = other.ask({{"cmd", "load"}, {"record", wrong}});
  EXPECT_EQ(answer.at("error").at("message"),
            "Move 4, i9, does not replay: i9 is taken by the Embers; pickers are placed on open positions.");
}

TEST(Engine, TakesAPackWrittenOut) {
  Line line;
  json pack = json::parse(R"({"game": "mushroom-gangs", "name": "mine", "start": {"value": 7, "source": "designed"},
    "jump_out_cost": {"value": 9, "source": "printed"},
    "maps": [{"name": "keypad", "yields": [1,2,3,4,5,6,7,8,9], "source": "designed"}],
    "gangs": {"names": ["embers", "mossbacks", "rainmakers", "sunhats", "nightcaps"], "source": "designed"}})");
  json request = new_game();
  request["pack"] = pack;
  EXPECT_EQ(line.ask(request).at("ok"), true);
  const json record = line.ask({{"cmd", "record"}}).at("record");
  EXPECT_EQ(record.at("pack").at("name"), "mine");
  EXPECT_EQ(line.refused({{"cmd", "load"}, {"record", record}}), "bad-record");
  EXPECT_EQ(line.ask({{"cmd", "load"}, {"record", record}, {"pack", pack}}).at("ok"), true);
  request["pack"]["start"]["source"] = "guessed";
  EXPECT_EQ(line.refused(request), "bad-request");
}

TEST(Engine, SpeaksOverAPipe) {
  const Outcome outcome = run({"engine"}, "{\"cmd\":\"games\",\"id\":1}\nnonsense\n\n{\"cmd\":\"legal\",\"id\":2}\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  const auto lines = lines_of(outcome.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(json::parse(lines[0]).at("id"), 1);
  EXPECT_EQ(json::parse(lines[1]).at("ok"), false);
  EXPECT_EQ(json::parse(lines[2]).at("id"), 2);
}

std::string text_of(const std::string& path) {
  std::ifstream file(std::string(UNDERSTORY_SOURCE_DIR) + "/" + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Engine, HasAnExampleThatPlaysAWholeGame) {
  const std::string example = text_of("docs/examples/play_random.py");
  EXPECT_LE(std::count(example.begin(), example.end(), '\n'), 20);
  EXPECT_NE(text_of("docs/protocol-engine.md").find("```python\n" + example + "```"), std::string::npos)
      << "the page shows the example as it is";
  const Folder folder;
  const std::string command = "python3 " UNDERSTORY_SOURCE_DIR "/docs/examples/play_random.py " UNDERSTORY_PROGRAM
                              " mushroom-gangs 3 > " +
                              folder.path("totals");
  ASSERT_EQ(std::system(command.c_str()), 0);  // NOLINT(cert-env33-c): a command as a reader would type it
  EXPECT_EQ(json::parse(folder.read("totals")).size(), 3U);
}

TEST(Bench, MeasuresPlayouts) {
  const Outcome outcome = run({"bench", "playouts", "--game", "mushroom-gangs", "--seats", "2", "--seconds", "1",
                               "--threads", "2", "--option", "turn_limit=20", "--json"});
  ASSERT_EQ(outcome.status, 0) << outcome.err;
  const json figures = json::parse(outcome.out);
  EXPECT_EQ(figures.at("state_bytes"), 256);
  EXPECT_GT(figures.at("mean_moves"), 18);
  EXPECT_LE(figures.at("mean_moves"), 58);
  for (const char* figure : {"playouts_per_s", "moves_per_s", "copy_ns"}) EXPECT_GT(figures.at(figure), 0) << figure;
  expect_refused({"bench", "dreams", "--game", "mushroom-gangs", "--seats", "2"}, "playouts");
  expect_refused({"bench", "playouts", "--game", "mushroom-gangs", "--seats", "9"}, "--seats");
}

TEST(Packs, AreShownWithTheirSources) {
  const Outcome outcome = run({"pack", "show", "mushroom-gangs"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  const auto lines = lines_of(outcome.out);
  ASSERT_EQ(lines.size(), 11U);
  EXPECT_EQ(lines[1], "  start          55          printed");
  EXPECT_EQ(lines[5], "  map magic      816357492   designed");
  expect_refused({"pack", "show", "mushroom-gangs", "deluxe"}, "deluxe");
  expect_refused({"pack", "show", "chess"}, "chess");
  expect_refused({"pack", "eat", "chess"}, "eat");
}

TEST(Packs, AreChecked) {
  const Folder folder;
  const std::string good = std::string(UNDERSTORY_SOURCE_DIR) + "/packs/mushroom_gangs/standard.json";
  EXPECT_EQ(run({"pack", "check", good}).out, good + " is a good pack with 10 components.\n");
  expect_refused({"pack", "check", folder.path("none.json")}, "none.json");
  expect_refused({"pack", "check", folder.write("a.json", "{\"game\": \"mushroom-gangs\"}")}, "a.json");
  expect_refused({"pack", "check", folder.write("b.json", "{\"game\": \"chess\"}")}, "chess");
  expect_refused({"pack", "check", folder.write("c.json", "[")}, "c.json");
}

}  // namespace
}  // namespace understory::cli_test

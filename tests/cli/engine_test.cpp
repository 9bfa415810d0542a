// `understory engine`: the line protocol, as a program on the other end sees it.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <regex>

#include <gtest/gtest.h>

#include "catalog/bots.hpp"
#include "catalog/catalog.hpp"
#include "cli/line_protocol.hpp"
#include "engine/json.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/places.hpp"

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
    for (const json& event : answer.at("events")) EXPECT_TRUE(event.at("facts").contains("kind")) << event;
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

TEST(Engine, SendsAnyIdBack) {
  Line line;
  for (const json& id : {json(), json(0), json(false), json(""), json("a"), json::array(), json({{"a", nullptr}})}) {
    for (const char* command : {"games", "legal", "dance"}) {
      const json answer = line.ask({{"cmd", command}, {"id", id}});
      ASSERT_TRUE(answer.contains("id")) << answer;
      EXPECT_EQ(answer.at("id"), id);
    }
  }
  EXPECT_FALSE(line.ask({{"cmd", "games"}}).contains("id"));
}

TEST(Engine, RefusesFieldsThatACommandDoesNotKnow) {
  Line line;
  line.ask(new_game());
  const auto commands = cli::LineProtocol::commands();
  ASSERT_EQ(commands.size(), 15U);
  for (const auto& command : commands) {
    const json answer = line.ask({{"cmd", command.name}, {"foo", 1}});
    EXPECT_EQ(answer.at("error"), json({{"code", "bad-request"}, {"message", "There is no field foo here."}}))
        << answer;
  }
}

TEST(Engine, SaysWhichFieldALoadOrASetLacks) {
  const auto said = [](const json& request) { return Line().ask(request).at("error"); };
  const auto bad = [](const char* sentence) { return json{{"code", "bad-request"}, {"message", sentence}}; };
  EXPECT_EQ(said({{"cmd", "load"}}), bad("The field record is missing."));
  EXPECT_EQ(said({{"cmd", "load"}, {"record", 7}}), bad("The field record must be an object."));
  EXPECT_EQ(said({{"cmd", "set"}, {"game", "undergrove"}}), bad("The field state is missing."));
  EXPECT_EQ(said({{"cmd", "set"}, {"game", "undergrove"}, {"state", json::object()}}),
            bad("The field state.seats is missing."));
  json state = nearly_over();
  EXPECT_EQ(said({{"cmd", "set"}, {"game", "mushroom-gangs"}, {"state", state}, {"options", {{"foo", 1}}}}).at("code"),
            "bad-request");
}

// What a record or a position holds wrong is not blamed on the request.
TEST(Engine, RefusesARecordWithPlayersForOtherSeats) {
  Line line;
  line.ask(new_game());
  json record = line.ask({{"cmd", "record"}}).at("record");
  record["players"] = {"human", "random", "random"};
  const json error = line.ask({{"cmd", "load"}, {"record", record}}).at("error");
  EXPECT_EQ(error, json({{"code", "bad-record"}, {"message", "There are 2 seats, but 3 players."}}));
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
  const json about = {{"kind", "go"}, {"from", {8, 8}}, {"to", {8, 6}}, {"eliminates", false}};
  EXPECT_EQ(line.ask({{"cmd", "why"}, {"about", about}}), why) << "asked by what it is about";
  EXPECT_EQ(line.ask({{"cmd", "why"}, {"about", {{"kind", "fly"}}}}).at("legal"), false);
  EXPECT_EQ(line.refused({{"cmd", "why"}, {"about", about}, {"move", "i9-i7"}}), "bad-request");
  EXPECT_EQ(line.refused({{"cmd", "why"}}), "bad-request");
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
  json pack = json::parse(find_pack(find_game("mushroom-gangs").info, "standard"));
  pack["name"] = "mine";
  json request = new_game();
  request["pack"] = pack;
  EXPECT_EQ(line.ask(request).at("ok"), true);
  const json record = line.ask({{"cmd", "record"}}).at("record");
  EXPECT_EQ(record.at("pack").at("name"), "mine");
  EXPECT_EQ(line.refused({{"cmd", "load"}, {"record", record}}), "bad-record");
  EXPECT_EQ(line.ask({{"cmd", "load"}, {"record", record}, {"pack", pack}}).at("ok"), true);
  request["pack"]["start"]["source"] = "guessed";
  EXPECT_EQ(line.refused(request), "bad-request");
  request["pack"]["name"] = "";
  EXPECT_TRUE(line.ask(request).at("error").at("message").get<std::string>().starts_with(
      "The first of 2 faults: The field name must be a name"));
}

// Every bot in every game, for the numbers' kinds and for what may be left out.
TEST(Engine, AsksEveryBot) {
  int reasons = 0;
  for (const AnyGame& game : all_games()) {
    Line line;
    const int seats = std::clamp(3, game.info.least_seats, game.info.most_seats);
    json actor = line.ask({{"cmd", "new"}, {"game", game.info.name}, {"seats", seats}, {"seed", kSeed}}).at("actor");
    while (actor == "chance") actor = line.ask({{"cmd", "roll"}}).at("actor");
    for (const std::string& bot : all_bots()) {
      const json answer = line.ask({{"cmd", "bot"}, {"bot", bot}, {"iterations", 40}});
      ASSERT_EQ(answer.at("ok"), true) << answer;
      EXPECT_EQ(line.ask({{"cmd", "why"}, {"move", answer.at("move")}}).at("legal"), true) << answer;
      if (bot == "random") {
        EXPECT_EQ(answer.at("value"), nullptr);
        EXPECT_EQ(answer.at("visits"), 0);
        EXPECT_EQ(answer.at("lines"), json::array());
        continue;
      }
      EXPECT_GT(answer.at("iterations"), 0) << answer;
      EXPECT_EQ(answer.at("lines").size(), 3U) << answer;
      EXPECT_EQ(answer.at("move"), answer.at("lines").at(0).at("moves").at(0));
      EXPECT_EQ(answer.at("value"), answer.at("lines").at(0).at("value"));
      EXPECT_EQ(answer.at("visits"), answer.at("lines").at(0).at("visits"));
      for (const json& plan : answer.at("lines")) {
        EXPECT_EQ(plan.at("value").size(), static_cast<std::size_t>(seats));
        EXPECT_EQ(plan.at("margin").size(), static_cast<std::size_t>(seats));
        EXPECT_GE(plan.at("behind"), 0);
        const json& why = plan.at("why");
        if (why.is_null()) continue;  // some first moves bring nothing yet
        ++reasons;
        EXPECT_EQ(why.at("text").get<std::string>().find("⟦"), std::string::npos) << plan;
        EXPECT_TRUE(why.at("message").contains("key")) << plan;
      }
    }
  }
  EXPECT_GT(reasons, 0);
}

TEST(Engine, GivesTheSameRequestTheSameAnswer) {
  Line line;
  line.ask(new_game());
  const std::string other(64, '8');
  for (const char* bot : {"random", "sprout", "tree"}) {
    for (const json& limits : {json{{"iterations", 300}}, json{{"iterations", 300}, {"seed", other}}, json::object()}) {
      json request = limits;
      request.update({{"cmd", "bot"}, {"level", bot}});
      const json first = line.ask(request);
      EXPECT_EQ(first.at("ok"), true) << first;
      EXPECT_EQ(line.ask(request), first);
      Line again;
      again.ask(new_game());
      EXPECT_EQ(again.ask(request), first);
    }
  }
  const json before = line.ask({{"cmd", "state"}});
  line.ask({{"cmd", "bot"}, {"bot", "tree"}, {"ms", 20}, {"threads", 2}});
  EXPECT_EQ(line.ask({{"cmd", "state"}}), before) << "to ask is not to move";
}

TEST(Engine, RefusesToAskABotWrongly) {
  struct Case {
    json fields;
    const char* code;
    const char* sentence;
  };
  const std::vector<Case> cases{
      {{{"bot", "sage"}},
       "unknown-bot",
       "There is no bot sage; the bots are random, greedy, spore, sprout, sapling, tree, old-growth and reference."},
      {{{"level", "Tree"}}, "unknown-bot", "There is no bot Tree; the bots are random, "},
      {{}, "bad-request", "The field bot is missing."},
      {{{"level", 3}}, "bad-request", "The field level must be a text."},
      {{{"bot", "tree"}, {"level", "tree"}}, "bad-request", "bot and level cannot go together."},
      {{{"bot", "tree"}, {"ms", 10}, {"iterations", 10}}, "bad-request", "ms and iterations cannot go together."},
      {{{"bot", "tree"}, {"ms", 0}}, "bad-request", "The field ms goes from 1 to 3600000; 0 is outside."},
      {{{"bot", "tree"}, {"ms", 1.5}}, "bad-request", "The field ms must be a whole number."},
      {{{"bot", "tree"}, {"iterations", -1}}, "bad-request", "The field iterations goes from 1 to 1000000000;"},
      {{{"bot", "tree"}, {"iterations", "many"}}, "bad-request", "The field iterations must be a whole number."},
      {{{"bot", "tree"}, {"threads", 0}}, "bad-request", "The field threads goes from 1 to 256; 0 is outside."},
      {{{"bot", "tree"}, {"seed", "7"}}, "bad-request", "A seed has 64 hex digits, not 1."},
      {{{"bot", "tree"}, {"secs", 1}}, "bad-request", "There is no field secs here."},
  };
  Line line;
  EXPECT_EQ(line.refused({{"cmd", "bot"}, {"bot", "tree"}}), "no-match");
  line.ask(new_game());
  for (const Case& wrong : cases) {
    json request = wrong.fields;
    request["cmd"] = "bot";
    EXPECT_EQ(line.refused(request), wrong.code);
    const std::string said = line.ask(request).at("error").at("message");
    EXPECT_TRUE(said.starts_with(wrong.sentence)) << said;
  }
  EXPECT_EQ(line.ask({{"cmd", "new"}, {"game", "undergrove"}, {"seats", 2}}).at("actor"), "chance");
  EXPECT_EQ(line.refused({{"cmd", "bot"}, {"bot", "tree"}}), "no-seat");
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

// The same names, and behind them the same kinds of values. A list is as its first entry.
void expect_alike(const json& shown, const json& real, const std::string& place) {
  EXPECT_EQ(shown.is_number() ? "number" : shown.type_name(), real.is_number() ? "number" : real.type_name()) << place;
  if (shown.is_array() && real.is_array() && !shown.empty() && !real.empty())
    expect_alike(shown.front(), real.front(), place + "[0]");
  if (!shown.is_object() || !real.is_object() || place.ends_with(".arguments")) return;
  EXPECT_EQ(shown.size(), real.size()) << place;
  for (const auto& [name, value] : shown.items()) {
    ASSERT_TRUE(real.contains(name)) << place << "." << name;
    expect_alike(value, real.at(name), place + "." + name);
  }
}

// "| `new` | `game`, `seats`, `options`? | `actor`, `seed` |": the words in quotes of one column.
std::vector<std::string> quoted_in(const std::string& row, int column) {
  std::size_t from = 0;
  for (int i = 0; i <= column; ++i) from = row.find('|', from) + 1;
  const std::string cell = row.substr(from, row.find('|', from) - from);
  static const std::regex kQuoted("`([a-z]+)`");
  std::vector<std::string> words;
  for (std::sregex_iterator match(cell.begin(), cell.end(), kQuoted), end; match != end; ++match)
    words.push_back((*match)[1]);
  return words;
}

TEST(Engine, HasTheCommandsAndFieldsOfThePage) {
  std::map<std::string, std::vector<std::string>> told;
  for (const std::string& row : lines_of(read_source("docs/protocol-engine.md"))) {
    if (row.starts_with("## ")) break;
    if (row.starts_with("| `")) told[quoted_in(row, 0).at(0)] = quoted_in(row, 1);
  }
  std::map<std::string, std::vector<std::string>> real;
  for (const auto& command : cli::LineProtocol::commands())
    real[std::string(command.name)].assign(command.fields.begin(), command.fields.end());
  EXPECT_EQ(told, real);
}

TEST(Engine, AnswersABotAsThePageShows) {
  const std::string page = read_source("docs/protocol-engine.md");
  const std::size_t from = page.find("```json\n") + 8;
  const auto lines = lines_of(page.substr(from, page.find("```", from) - from));
  ASSERT_EQ(lines.size(), 2U);
  Line line;
  line.ask(new_game());
  json answer = line.raw(lines[0]);
  // Placing pickers has no reason that could be shown.
  for (int placed = 0; placed < 18; ++placed, answer = line.raw(lines[0]))
    line.ask({{"cmd", "do"}, {"move", answer.at("move")}});
  expect_alike(json::parse(lines[1]), answer, "answer");
}

TEST(Engine, HasAnExampleThatPlaysAWholeGame) {
  const std::string example = read_source("docs/examples/play_random.py");
  EXPECT_LE(std::count(example.begin(), example.end(), '\n'), 20);
  EXPECT_NE(read_source("docs/protocol-engine.md").find("```python\n" + example + "```"), std::string::npos)
      << "the page shows the example as it is";
  const Folder folder;
  const std::string command = "python3 " + source_path("docs/examples/play_random.py") + " " + program_path() +
                              " mushroom-gangs 3 > " + folder.path("totals");
  ASSERT_EQ(std::system(command.c_str()), 0);  // NOLINT(cert-env33-c): a command as a reader would type it
  EXPECT_EQ(json::parse(folder.read("totals")).size(), 3U);
}

TEST(Packs, AreShownWithTheirSources) {
  const Outcome outcome = run({"pack", "show", "mushroom-gangs"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  const auto lines = lines_of(outcome.out);
  ASSERT_EQ(lines.size(), 7U);
  EXPECT_EQ(lines[1], "  start          printed   55");
  EXPECT_EQ(lines[5], "  maps magic     designed  yields (8, 1, 6, 3, 5, 7, 4, 9, 2)");
  expect_refused({"pack", "show", "mushroom-gangs", "deluxe"}, "deluxe");
  expect_refused({"pack", "show", "chess"}, "chess");
  expect_refused({"pack", "eat", "chess"}, "eat");
}

TEST(Packs, AreChecked) {
  const Folder folder;
  const std::string good = source_path("packs/mushroom_gangs/standard.json");
  EXPECT_EQ(run({"pack", "check", good}).out,
            good +
                " is a good pack with 6 components; 72 random games with all numbers of seats and all options went to "
                "the end.\n");
  expect_refused({"pack", "check", folder.path("none.json")}, "none.json");
  expect_refused({"pack", "check", folder.write("b.json", "{\"game\": \"chess\"}")}, "chess");
  expect_refused({"pack", "check", folder.write("c.json", "[")}, "c.json");
}

// Every other door takes one sentence.
TEST(Packs, AreToldAllTheirFaultsByTheCheck) {
  const Folder folder;
  const std::string empty = folder.write("a.json", "{\"game\": \"mushroom-gangs\"}");
  const Outcome outcome = run({"pack", "check", empty});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "");
  std::string expected;
  for (const char* field : {"name", "start", "jump_out_cost", "maps", "gangs"})
    expected += "understory: " + empty + ": The field " + field + " is missing.\n";
  EXPECT_EQ(outcome.err, expected);
  expect_refused({"play", "--pack", empty}, empty + ": The first of 5 faults: The field name is missing.");
  expect_refused({"perft", "--game", "mushroom-gangs", "--seats", "2", "--depth", "1", "--pack", empty},
                 empty + ": The first of 5 faults: The field name is missing.");
}

// Found in the wild: two guides on one corner, and nothing to do for a player without carbon.
TEST(Packs, ThatWouldGetStuckAreRefused) {
  const Folder folder;
  const json standard = json::parse(find_pack(find_game("undergrove").info, "standard"));
  json corner = standard;
  corner["guides"][1]["corner"] = {1, 1};
  const std::string same = folder.write("samecorner.json", corner.dump());
  expect_refused({"pack", "check", same},
                 same + ": The field guides[1].corner must be a corner of Earthlover that no other guide has. (R2.7)");
  json stuck = standard;
  stuck["tiles"][0]["cost"]["carbon"] = 1;
  stuck["actions"][3]["program"].insert(stuck["actions"][3]["program"].begin(),
                                        json::parse(R"({"pay": {"carbon": 9}})"));
  const std::string pays = folder.write("stuckpack.json", stuck.dump());
  expect_refused({"pack", "check", pays},
                 pays + ": The field actions[3].program (photosynthesize) must hold these steps");
}

}  // namespace
}  // namespace understory::cli_test

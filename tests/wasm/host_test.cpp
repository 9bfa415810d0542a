// The host that the browser has: text in, text out, whatever the text.
#include "wasm/host.hpp"

#include <string>

#include <gtest/gtest.h>

#include "engine/json.hpp"

namespace understory {
namespace {

using nlohmann::json;

json say(Host& host, const json& message, Time now = 0) { return json::parse(host.handle(message.dump(), now)); }

json open_message() { return {{"type", "open"}, {"id", "1"}, {"game", "mushroom-gangs"}, {"seats", 2}}; }

TEST(Host, TellsWhichGamesThereAre) {
  Host host;
  const json told = say(host, {{"type", "catalog"}, {"id", "c"}}).at("tell").at(0);
  EXPECT_EQ(told.at("to"), "c");
  EXPECT_EQ(told.at("games").at(0).at("name"), "mushroom-gangs");
  EXPECT_EQ(told.at("games").at(0).at("seats"), json({{"min", 2}, {"max", 5}}));
  EXPECT_EQ(told.at("bots").at(0), "random");
  EXPECT_EQ(told.at("levels"), json::array({"spore", "sprout", "sapling", "tree", "old-growth"}));
}

TEST(Host, RefusesInWordsWhateverComesIn) {
  Host host;
  for (const char* text : {"", "{", "[]", "null", "{}", R"({"type": "join", "id": "1"})", R"({"type": "open"})"}) {
    const json told = json::parse(host.handle(text, 0)).at("tell");
    ASSERT_EQ(told.size(), 1U) << text;
    EXPECT_EQ(told[0].at("type"), "refused") << text;
  }
  EXPECT_EQ(json::parse(host.tick(5)), json::parse(R"({"keep": [], "tell": [], "next": null})"));
  const json wrong_values{{"game", "chess"}, {"seats", 6},    {"pack", "x"},
                          {"seed", "1"},     {"pace", 10001}, {"options", {{"turn_limit", 0}}}};
  for (const auto& [field, value] : wrong_values.items()) {
    json message = open_message();
    message[field] = value;
    const json answer = say(host, message);
    EXPECT_EQ(answer.at("tell").at(0).at("type"), "refused") << field;
    EXPECT_TRUE(answer.at("keep").empty());
  }
}

TEST(Host, GivesToKeepWhatMakesTheSameTableAgain) {
  Host host;
  json kept = json::array();
  int id = 0;
  const auto keep = [&](const json& answer) {
    for (const json& entry : answer.at("keep")) kept.push_back(entry);
    return answer;
  };
  const auto ask = [&](json message, Time now = 0) {
    message["id"] = std::to_string(++id);
    return keep(say(host, message, now));
  };
  ask(open_message());
  ask({{"type", "join"}});
  ask({{"type", "sit"}, {"seat", 0}, {"player", "human"}});
  ask({{"type", "sit"}, {"seat", 1}, {"player", "random"}});
  ask({{"type", "start"}});
  const json moved = ask({{"type", "move"}, {"version", 1}, {"move", "e5"}}, 1000);
  EXPECT_EQ(moved.at("next"), 1600);
  EXPECT_EQ(moved.at("tell").back().at("type"), "done");
  const json bot = keep(json::parse(host.tick(1600)));
  EXPECT_EQ(bot.at("keep").size(), 1U);

  Host other;
  EXPECT_EQ(say(other, {{"type", "restore"}, {"id", "r"}, {"journal", kept}}).at("tell").at(0).at("type"), "done");
  const json before = say(host, {{"type", "join"}, {"id", "j"}}).at("tell");
  const json after = say(other, {{"type", "join"}, {"id", "j"}}).at("tell");
  EXPECT_EQ(before, after);
  kept.back()["move"] = "e5";
  EXPECT_EQ(say(other, {{"type", "restore"}, {"id", "s"}, {"journal", kept}}).at("tell").at(0).at("type"), "refused");
}

TEST(Host, HintsAndKeepsNothingOfIt) {
  Host host;
  say(host, open_message());
  say(host, {{"type", "sit"}, {"id", "2"}, {"seat", 0}, {"player", "human"}});
  say(host, {{"type", "sit"}, {"id", "3"}, {"seat", 1}, {"player", "sprout"}});
  say(host, {{"type", "start"}, {"id", "4"}});
  const json answer = say(host, {{"type", "hint"}, {"id", "h"}});
  EXPECT_TRUE(answer.at("keep").empty());
  EXPECT_EQ(answer.at("next"), json());
  ASSERT_EQ(answer.at("tell").size(), 1U);
  EXPECT_EQ(answer.at("tell").at(0).at("to"), "h");
  const json move = answer.at("tell").at(0).at("plans").at(0).at("steps").at(0).at("move");
  const json made = say(host, {{"type", "move"}, {"id", "5"}, {"version", 1}, {"move", move}});
  EXPECT_EQ(made.at("tell").back().at("type"), "done");
  EXPECT_EQ(say(host, {{"type", "hint"}, {"id", "6"}}).at("tell").at(0).at("type"), "refused");
}

TEST(Host, ChoosesAnotherSeedForEveryTable) {
  Host host;
  const auto seed = [&] { return say(host, open_message()).at("keep").at(0).at("seed"); };
  EXPECT_NE(seed(), seed());
  json message = open_message();
  message["seed"] = std::string(64, 'a');
  EXPECT_EQ(say(host, message).at("keep").at(0).at("seed"), message["seed"]);
}

}  // namespace
}  // namespace understory

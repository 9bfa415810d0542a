// The goldens as files: all are named in the index, and together they cover what a game offers. Whether they replay is
// for the program `goldens` to say.
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "catalog/bots.hpp"
#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "engine/record.hpp"
#include "locales/words.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

using nlohmann::json;

json index() { return json::parse(read_file("tests/goldens/index.json")); }

TEST(Goldens, AreAllInTheIndex) {
  std::set<std::string> named;
  for (const json& plan : index()) named.insert("tests/goldens/" + plan.at("file").get<std::string>());
  std::set<std::string> there;
  for (const SourceFile& file : files_below({"tests/goldens"}, {".json"}))
    if (file.path != "tests/goldens/index.json") there.insert(file.path);
  EXPECT_EQ(named, there);
  EXPECT_EQ(named.size(), index().size());
}

TEST(Goldens, CoverEverySeatCountAndChoiceOfEveryGame) {
  for (const AnyGame& game : all_games()) {
    std::set<int> seats;
    std::set<std::pair<std::string, std::string>> chosen;
    for (const json& plan : index()) {
      if (plan.at("game") != game.info.name) continue;
      seats.insert(plan.at("seats").get<int>());
      for (const auto& [name, value] : plan.at("options").items())
        chosen.emplace(name, value.is_string() ? value.get<std::string>() : value.dump());
    }
    EXPECT_EQ(seats.size(), static_cast<std::size_t>(game.info.most_seats - game.info.least_seats + 1));
    for (const OptionSpec& option : game.info.options)
      for (const std::string& choice : option.choices)
        EXPECT_EQ(chosen.count({option.name, choice}), 1U) << game.info.name << " " << option.name << "=" << choice;
  }
}

TEST(Goldens, LetEveryBotOfEveryGamePlay) {
  for (const AnyGame& game : all_games()) {
    std::set<std::string> played;
    for (const json& plan : index())
      if (plan.at("game") == game.info.name && plan.contains("bots"))
        for (const json& bot : plan.at("bots")) played.insert(bot.get<std::string>());
    EXPECT_EQ(played, std::set<std::string>(all_bots().begin(), all_bots().end())) << game.info.name;
  }
}

TEST(Goldens, OfMushroomGangsEndInEveryWay) {
  std::set<std::pair<std::string, std::string>> ends;  // the last action, and why it was the last
  std::set<std::string> maps;
  for (const json& plan : index()) {
    if (plan.at("game") != "mushroom-gangs") continue;
    const json golden = json::parse(read_file("tests/goldens/" + plan.at("file").get<std::string>()));
    ends.emplace(golden.at("end").front().get<std::string>(), golden.at("end").back().get<std::string>());
    maps.insert(plan.at("options").at("map").get<std::string>());
  }
  const auto ended = [&](const std::string& action, const std::string& how) {
    return ends.count({"mushroom-gangs.event." + action, "mushroom-gangs.event." + how}) == 1;
  };
  EXPECT_TRUE(ended("sideways", "limit-reached"));
  EXPECT_TRUE(ended("forward-eliminate", "gang-gone"));
  EXPECT_TRUE(ended("step-out", "gang-gone"));
  EXPECT_TRUE(ended("jump-out", "gang-gone"));
  EXPECT_GE(maps.size(), 5U);  // the three named ones, and others as nine digits
}

TEST(Goldens, TellEveryKindOfEventOfEveryGame) {
  for (const AnyGame& game : all_games()) {
    std::set<std::string> told;
    for (const json& plan : index()) {
      if (plan.at("game") != game.info.name) continue;
      const json golden = json::parse(read_file("tests/goldens/" + plan.at("file").get<std::string>()));
      const auto match = replay_record(record_from_json(golden.at("record")));
      for (const Seat viewer : {kReferee, kSpectator})  // who may know less is told some things in other words
        for (const auto& happenings : match->log(viewer))
          for (const Happening& happening : happenings) told.insert(happening.text.key);
    }
    const std::string prefix = game.info.name + ".event.";
    for (const std::string& key : Words::in("en").keys())
      EXPECT_TRUE(!key.starts_with(prefix) || told.count(key) == 1) << key;
  }
}

}  // namespace
}  // namespace understory::tree

// The goldens as files: all are planned, and together they cover what a game offers. Whether they replay is for the
// program `goldens` to say.
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "catalog/bots.hpp"
#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "engine/record.hpp"
#include "locales/words.hpp"
#include "tests/support/places.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

using nlohmann::json;

std::string folder(const AnyGame& game) { return "tests/goldens/" + folder_of(game.info) + "/"; }

json plans(const AnyGame& game) { return json::parse(read_source(folder(game) + "plans.json")); }

json golden(const AnyGame& game, const json& plan) {
  return json::parse(read_source(folder(game) + plan.at("file").get<std::string>()));
}

TEST(Goldens, AreAllPlanned) {
  std::set<std::string> named;
  std::size_t count = 0;
  for (const AnyGame& game : all_games()) {
    named.insert(folder(game) + "plans.json");
    for (const json& plan : plans(game)) named.insert(folder(game) + plan.at("file").get<std::string>());
    count += 1 + plans(game).size();
  }
  std::set<std::string> there;
  for (const SourceFile& file : files_below({"tests/goldens"}, {".json"})) there.insert(file.path);
  EXPECT_EQ(named, there);
  EXPECT_EQ(named.size(), count);
}

TEST(Goldens, CoverEverySeatCountAndChoiceOfEveryGame) {
  for (const AnyGame& game : all_games()) {
    std::set<int> seats;
    std::set<std::pair<std::string, std::string>> chosen;
    for (const json& plan : plans(game)) {
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
    for (const json& plan : plans(game))
      if (plan.contains("bots"))
        for (const json& bot : plan.at("bots")) played.insert(bot.get<std::string>());
    EXPECT_EQ(played, std::set<std::string>(all_bots().begin(), all_bots().end())) << game.info.name;
  }
}

TEST(Goldens, TellEveryKindOfEventOfEveryGame) {
  for (const AnyGame& game : all_games()) {
    std::set<std::string> told;
    for (const json& plan : plans(game)) {
      const auto match = replay_record(record_from_json(golden(game, plan).at("record")));
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

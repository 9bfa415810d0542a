// The bots of every game, as its file says, and what is refused there.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/bots.hpp"
#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

TEST(Roster, EveryGameHasEveryBotInOrder) {
  for (const AnyGame& game : all_games()) {
    std::vector<std::string> names;
    for (const bots::Profile& profile : game.roster) names.push_back(profile.name);
    EXPECT_EQ(names, all_bots()) << game.info.name;
  }
  EXPECT_EQ(all_levels(), (std::vector<std::string>{"spore", "sprout", "sapling", "tree", "old-growth"}));
}

TEST(Roster, KeepsItsTextWhenWeightsChange) {
  for (const AnyGame& game : all_games()) {
    EXPECT_EQ(with_weights(game.bots_text, game.features, game.roster[1]), game.bots_text) << game.info.name;
    bots::Profile other = game.roster[1];
    other.weights[0] += 5;
    other.outlook[0] += 6;
    other.crowd_outlook[0] += 7;
    const Roster changed = parse_roster(with_weights(game.bots_text, game.features, other), game.features);
    EXPECT_EQ(changed[1].weights, other.weights);
    EXPECT_EQ(changed[1].outlook, other.outlook);
    EXPECT_EQ(changed[1].crowd_outlook, other.crowd_outlook);
    EXPECT_EQ(changed.back().crowd_outlook, other.crowd_outlook);
  }
}

TEST(Roster, RefusesWhatItDoesNotKnow) {
  const AnyGame& game = find_game("mushroom-gangs");
  const auto with = [&](const char* at, const json& value) {
    json changed = json::parse(game.bots_text);
    changed[json::json_pointer(at)] = value;
    return parse_roster(changed.dump(), game.features);
  };
  struct Case {
    const char* at;
    json value;
    const char* key;
  };
  for (const Case& one : {Case{"/weights/mushrooms", "many", "engine.field-wants-number"},
                          Case{"/weights/luck", 3, "engine.field-unknown"},
                          Case{"/levels/0/method", "guess", "engine.field-unknown-word"},
                          Case{"/levels/0/overlooks", json::array({"luck"}), "engine.field-unknown-word"},
                          Case{"/levels/0/notices", 101, "engine.field-out-of-range"},
                          Case{"/levels/0/iterations", 0, "engine.field-out-of-range"},
                          Case{"/levels/0/crowd", json{{"method", "guess"}}, "engine.field-unknown-word"},
                          Case{"/levels/0/crowd", json{{"method", "greedy"}, {"notices", 3}}, "engine.field-unknown"},
                          Case{"/levels/0/search", json{{"answers", -1}}, "engine.field-out-of-range"},
                          Case{"/levels/0/search", json{{"lines", 9}}, "engine.field-out-of-range"},
                          Case{"/levels/0/search", json{{"beam", 7}}, "engine.field-out-of-range"},
                          Case{"/levels/0/search", json{{"beam", 65}}, "engine.field-out-of-range"},
                          Case{"/levels/0/search", json{{"worlds", -1}}, "engine.field-out-of-range"},
                          Case{"/levels/0/speed", 9, "engine.field-unknown"}}) {
    EXPECT_EQ(refusal_of([&] { with(one.at, one.value); }).reason.key, one.key) << one.at;
  }
}

}  // namespace
}  // namespace understory

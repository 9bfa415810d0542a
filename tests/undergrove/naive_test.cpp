// The engine and the naive implementation play the same random games and must agree at every step.
#include "tests/undergrove/naive.hpp"

#include <algorithm>

#include "engine/json.hpp"
#include "engine/perft.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

using nlohmann::json;

constexpr int kGames = kSanitized ? 1 : 4;
constexpr int kSeatsApart = kSanitized ? 3 : 1;             // 1 and 4, or all
constexpr std::uint64_t kAffordable = kSanitized ? 8 : 60;  // positions whose moves are played

struct Setting {
  const char* name;
  int seats;
  Options options;
  json pack;
  std::vector<std::string> taste{};  // how the moves begin that are mostly made
};

std::vector<std::string> sorted_moves(const Game& game, const State& state) {
  MoveList list;
  game.legal_moves(state, list);
  std::vector<std::string> texts;
  for (const Move& move : list) texts.push_back(game.format(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

json sorted(json list) {
  std::sort(list.begin(), list.end());
  return list;
}

// The engine's position without what is under way, in the shape of the naive one.
json plain(json position) {
  for (const char* field : {"seats", "stage", "turn", "pile_age"}) position.erase(field);
  json forest = json::object();
  for (json& tile : position["forest"])
    forest[tile["tile"].get<std::string>()] = {
        {"at", tile["at"]}, {"carbon", tile["carbon"]}, {"cubes", tile["cubes"]}};
  position["forest"] = forest;
  for (json& player : position["players"]) {
    json plants = json::object();
    for (const json& plant : player["plants"])
      plants[std::to_string(plant["at"][0].get<int>()) + "," + std::to_string(plant["at"][1].get<int>())] = {
          {"carbon", plant["carbon"]}, {"tree", plant["tree"]}, {"roots", sorted(plant["roots"])}};
    player["plants"] = plants;
    json hand = json::array();
    for (const auto& item : player["hand"].items()) hand.push_back(item.key());
    player["hand"] = sorted(hand);
    player["ready"] = sorted(player["ready"]);
  }
  position["pile"] = sorted(position["pile"]);
  position["discards"] = sorted(position["discards"]);
  if (position.contains("elder")) {
    position["elder"].erase("now");
    position["elder"]["out"] = sorted(position["elder"]["out"]);
  }
  return position;
}

int actor_of(const Game& game, const State& state) {
  const Seat actor = game.actor(state);
  return actor == kChance ? NaiveGame::kChance : raw(actor);
}

// What may be done, at every step.
void expect_same_question(const Game& game, const State& state, const NaiveGame& naive) {
  ASSERT_EQ(game.actor(state) == kNobody, naive.over());
  ASSERT_EQ(sorted_moves(game, state), naive.moves());
  if (naive.over()) return;
  ASSERT_EQ(actor_of(game, state), naive.actor());
  if (naive.actor() != NaiveGame::kChance) return;
  for (const std::string& move : naive.moves())
    ASSERT_EQ(static_cast<int>(game.weight(state, game.parse(move))), naive.weight(move)) << move;
}

// What lies on the table. It takes longer and a difference does not go away by itself, so it is not asked at every
// step.
void expect_same_table(const Game& game, const State& state, const NaiveGame& naive) {
  const json theirs = plain(game.position(state));
  const json ours = naive.position();
  ASSERT_EQ(theirs, ours) << json::diff(theirs, ours).dump();
  const Scores scores = game.scores(state);
  for (int player = 0; player < game.players(); ++player)
    ASSERT_EQ(scores.total[seat(player)], naive.total(player)) << player;
  for (int player = 0; player < game.seats() && naive.over(); ++player)
    ASSERT_EQ(game.solo() ? (game.outdone(state) ? 2 : 1) : scores.rank[seat(player)], naive.rank(player)) << player;
}

std::string random_text(const Game& game, const State& state, const Setting& setting, Rng& rng) {
  if (game.actor(state) == kChance) return game.format(game.sample_chance(state, rng));
  std::vector<std::string> liked;
  for (const std::string& move : sorted_moves(game, state))
    for (const std::string& start : setting.taste)
      if (move.rfind(start, 0) == 0) liked.push_back(move);
  if (liked.empty() || rng.below(5) == 0) return game.format(random_move(game, state, rng));
  return liked[rng.below(static_cast<std::uint32_t>(liked.size()))];
}

void expect_same_play(const Game& game, State state, NaiveGame naive, const Setting& setting, Rng& rng) {
  std::string line;
  for (int step = 0;; ++step) {
    expect_same_question(game, state, naive);
    if (step % 16 == 0 || naive.over()) expect_same_table(game, state, naive);
    if (testing::Test::HasFatalFailure()) FAIL() << setting.name << ", seats " << setting.seats << ": " << line;
    if (naive.over()) return;
    const std::string move = random_text(game, state, setting, rng);
    line += move + ", ";
    game.apply(state, game.parse(move), NoEvents{});
    naive.play(move);
  }
}

NaiveGame naive_of(const Setting& setting) {
  return {setting.seats, setting.pack, to_json(complete_options(Game::info(), setting.options))};
}

void expect_same_games(const Setting& setting, int games) {
  const Game game(setting.seats, setting.options, parse_pack(setting.pack.dump()));
  for (int seed = 1; seed <= games && !testing::Test::HasFatalFailure(); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    expect_same_play(game, game.new_game(), naive_of(setting), setting, rng);
  }
}

// From a turn's beginning.
void expect_same_games(const Setting& setting, Table table, int games) {
  for (int seed = 1; seed <= games && !testing::Test::HasFatalFailure(); ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    NaiveGame naive = naive_of(setting);
    naive.set_position(plain(table.game().position(table.state())));
    expect_same_play(table.game(), table.state(), naive, setting, rng);
  }
}

// From positions along random games; the naive implementation counts as deep as it can be waited for.
void expect_same_perft(const Setting& setting, int positions) {
  const Game game(setting.seats, setting.options, parse_pack(setting.pack.dump()));
  NaiveGame naive = naive_of(setting);
  State state = game.new_game();
  Rng rng(11);
  for (int i = 0; i < positions && !naive.over(); ++i) {
    for (int depth = 1; depth < 8; ++depth) {
      const std::uint64_t lines = naive.perft(depth);
      ASSERT_EQ(perft(game, state, depth), lines) << setting.name << ", position " << i << ", depth " << depth;
      if (lines > kAffordable) break;
    }
    for (int step = 0; step < 40 && !naive.over(); ++step) {
      const std::string move = random_text(game, state, setting, rng);
      game.apply(state, game.parse(move), NoEvents{});
      naive.play(move);
    }
  }
}

Options options(const char* goals, const char* deck = "full", std::int64_t round_limit = 60) {
  return {{"goals", std::string(goals)}, {"deck", std::string(deck)}, {"round_limit", round_limit}};
}

// Only these mushrooms can be drawn, with either deck, and everyone begins with so many of each resource.
json pack_with(const std::set<std::string>& drawn, int resources) {
  json pack = json::parse(standard_pack());
  json tiles = json::array();
  for (const json& tile : pack["tiles"])
    if (drawn.empty() || tile["set"] == "start" || drawn.count(tile["name"]) == 1) tiles.push_back(tile);
  std::size_t given = kStartTiles;
  for (std::size_t i = kStartTiles; i < tiles.size() && !drawn.empty(); ++i) tiles[i]["set"] = "core";
  for (json& guide : pack["guides"]) {
    if (drawn.empty()) continue;
    guide["turns"] = json::array();
    for (json& held : guide["hand"]) held = tiles[given++]["name"];
  }
  pack["tiles"] = tiles;
  for (const char* resource : {"carbon", "nitrogen", "phosphorus", "potassium"})
    if (resources > 0) pack["setup"][resource] = resources;
  return pack;
}

TEST(Naive, AgreesWithTheEngineAtEveryStep) {
  const json standard = pack_with({}, 0);
  for (int seats = 1; seats <= 4; ++seats) {
    expect_same_games({"defaults", seats, {}, standard}, kGames);
    expect_same_games({"random8, core", seats, options("random8", "core"), standard}, kGames);
    expect_same_games({"moved carbon", seats, options("8A,4A,1B"), standard}, kGames);
    expect_same_games({"sets", seats, options("7A,1B,2B", "full", 5), standard}, kGames);
    expect_same_games({"guided", seats, {{"quick_sprout", true}}, standard}, kGames);
    expect_same_games({"short", seats, options("random8", "full", 1), standard}, kGames);
  }
}

TEST(Naive, AgreesOnRareMushrooms) {
  const std::set<std::string> rare{"candy-cap",      "earthfan",          "slippery-jack",
                                   "smiths-amanita", "brown-roll-rim",    "yellow-veiled-amanita",
                                   "crested-coral",  "rosy-slime-spike",  "golden-waxcap",
                                   "suede-bolete",   "peppery-bolete",    "green-russula",
                                   "panthercap",     "scarletina-bolete", "pigs-ears",
                                   "mouse-trich",    "violet-webcap",     "woolly-owl-eyes",
                                   "gassy-webcap",   "hot-pink-coral",    "scaly-vase",
                                   "fat-jack",       "zellers-bolete",    "red-bleeding-milkcap"};
  const json pack = pack_with(rare, 30);
  for (int seats = 1; seats <= 4; ++seats) {
    expect_same_games({"rare", seats, options("random8"), pack}, kGames);
    expect_same_games({"rare, tokens", seats, options("8B,4A,7B"), pack}, kGames);
  }
}

TEST(Naive, AgreesOnFewMushrooms) {
  const std::set<std::string> few{"gassy-webcap", "mouse-trich",    "crested-coral", "scaly-vase",
                                  "king-bolete",  "golden-waxcap",  "green-russula", "western-matsutake",
                                  "candy-cap",    "dead-mans-foot", "slippery-jack", "earthfan"};
  for (int seats = 1; seats <= 4; ++seats) {
    expect_same_games({"few", seats, options("random8"), pack_with(few, 0)}, kGames);
    expect_same_games({"few and rich", seats, options("3B,2B,4A", "full", 250), pack_with(few, 60)}, kGames);
  }
}

TEST(Naive, AgreesWithPlayersWhoKnowWhatTheyWant) {
  const json rich = pack_with({}, 60);
  const std::vector<std::string> thirsty{"absorb",     "seedling",   "source",      "activate w",
                                         "activate a", "take ready", "finish ready"};
  for (int seats = 1; seats <= 4; seats += kSeatsApart) {
    expect_same_games({"drinkers", seats, options("8B,3A,1A"), rich, thirsty}, (kGames + 1) / 2);
    expect_same_games({"sowers", seats, options("2A,7B,3B"), rich, {"reproduce", "done", "corner"}}, (kGames + 1) / 2);
    expect_same_games({"rooters", seats, options("4A,5A,6B"), rich, {"partner", "pay", "play", "root"}},
                      (kGames + 1) / 2);
  }
}

TEST(Naive, AgreesAfterTheFourthTree) {
  const Setting setting{"trees", 2, options("8A,3A,1A"), pack_with({}, 0), {"absorb", "seedling", "enter", "flip"}};
  Table table(2, setting.options);
  table.plant(0, 2, 1, "fly-agaric", 0, true).plant(0, 2, 0, "fly-agaric", 0, true);
  table.plant(0, 0, 2, "pacific-golden-chanterelle", 0, true).plant(0, -1, 0, "painted-suillus", 0, true);
  table.roots(0, "1,1", "earthlover fly-agaric", 2).plant(0, 0, -1, "common-deceiver", 1).stock(0, {9, 60, 60, 60});
  expect_same_games(setting, table, 6 * kGames);
}

TEST(Naive, AgreesOnReadyTokensAtTheEnd) {
  const Setting setting{"ready", 2, options("8B,3A,1A"), pack_with({}, 0), {"absorb", "flip", "finish ready"}};
  Table table(2, setting.options);
  table.track(0, 8).ready(0, "ring gills").stack(4, "carbon one-point").bonus(0, 4, "ready").stock(0, {4, 5, 5, 5});
  expect_same_games(setting, table, 6 * kGames);
}

TEST(Naive, CountsTheSameLinesOfPlay) {
  for (int seats = 1; seats <= 4; seats += kSeatsApart) {
    expect_same_perft({"defaults", seats, {}, pack_with({}, 0)}, kGames);
    expect_same_perft({"rich", seats, options("8A,4A,1B"), pack_with({}, 30)}, kGames);
  }
}

}  // namespace
}  // namespace understory::undergrove

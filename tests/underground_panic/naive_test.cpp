// The engine and the naive implementation play the same random games and must agree at every step.
#include "tests/underground_panic/naive.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "games/underground_panic/game.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

using nlohmann::json;

constexpr int kGames = kSanitized ? 1 : 4;

struct Setting {
  const char* name;
  std::vector<std::string> taste{};  // how the moves begin that are mostly made
};

std::vector<std::string> sorted_moves(const Game& game, const State& state) {
  MoveList list;
  game.legal_moves(state, list);
  std::vector<std::string> texts;
  for (const Move move : list) texts.push_back(game.format(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

json counted(const json& names) {
  json counts = json::object();
  for (const json& name : names) counts[name.get<std::string>()] = counts.value(name.get<std::string>(), 0) + 1;
  return counts;
}

json sorted(json list) {
  std::sort(list.begin(), list.end());
  return list;
}

json without_nothing(json counts) {
  for (auto count = counts.begin(); count != counts.end();)
    count = *count == 0 ? counts.erase(count) : std::next(count);
  return counts;
}

// What the naive one says, in the shape of R12.5 to R12.7. It keeps what it paid and counted longer than it means
// something.
json in_our_shape(const Game& game, json position) {
  const bool over = position["stage"] == "over";
  if (position["stage"] == "opening") position["stage"] = "roll";
  json tokens = json::array();
  for (const SpaceDef& space : game.pack().spaces) {
    const json& lying = position["tokens"];
    tokens.push_back(lying.contains(space.name) ? lying[space.name] : json());
  }
  position["tokens"] = tokens;
  for (json& player : position["players"]) {
    player["tiles"] = counted(player["tiles"]);
    player["rewards"] = sorted(player["rewards"]);
    json hurt = json::object();
    for (const json& value : player["hurt"])
      hurt[std::to_string(value.get<int>())] = hurt.value(std::to_string(value.get<int>()), 0) + 1;
    player["hurt"] = hurt;
    if (over) {
      player["injured"] = -player["injured"].get<int>();
    } else {
      for (const char* points : {"acorns", "berries", "injured"}) player[points] = 0;
    }
  }
  if (!position["gopher"].is_null()) position["gopher"] = std::to_string(position["gopher"].get<int>());
  position["table"] = sorted(position["table"]);
  position["cost"] = sorted(position["cost"]);
  position["settled"] = sorted(position["settled"]);
  position["offered"] = sorted(position["offered"]);
  return position;
}

// What ours says, as far as the naive one says it too.
json comparable(const Game& game, const State& state) {
  json position = game.position(state);
  for (const char* list : {"table", "cost", "settled", "offered"}) position[list] = sorted(position[list]);
  if (position["token_due"] == true) {
    const Public& pub = state.pub;
    const Token token = pub.tokens[raw(pub.gophers[raw(pub.gopher)].at)];
    for (const Icon icon : game.pack().tokens[raw(token)].icons) position["queue"].push_back(kIconNames[raw(icon)]);
  }
  for (json& player : position["players"]) player["rewards"] = sorted(player["rewards"]);
  for (const char* field : {"decks", "discards"}) {
    json by_name = json::object();
    for (std::size_t hue = 0; hue < kHues; ++hue) by_name[kHueNames[hue]] = without_nothing(position[field][hue]);
    position[field] = by_name;
  }
  json hidden = json::object();
  for (std::size_t hue = 0; hue < kHues; ++hue) {
    hidden[kHueNames[hue]] = json::array();
    for (const json& shuffle : position["hidden"][hue]) hidden[kHueNames[hue]].push_back(without_nothing(shuffle));
  }
  position["hidden"] = hidden;
  json injuries = json::array();
  for (const char* value : kHurtNames) injuries.push_back(position["injuries"].value(value, 0));
  position["injuries"] = injuries;
  return position;
}

std::string actor_of(const Game& game, const State& state) {
  const Seat actor = game.actor(state);
  if (actor == kNobody) return "over";
  return actor == kChance ? "chance" : std::to_string(raw(actor));
}

// What may be done, at every step.
void expect_same_question(const Game& game, const State& state, const naive::Game& naive) {
  ASSERT_EQ(actor_of(game, state), naive.actor());
  ASSERT_EQ(sorted_moves(game, state), naive.moves());
  if (naive.actor() != "chance") return;
  double ours = 0, theirs = 0;
  for (const auto& [move, weight] : naive.chances()) {
    ours += weight;
    theirs += game.weight(state, game.parse(move));
  }
  for (const auto& [move, weight] : naive.chances())
    ASSERT_NEAR(game.weight(state, game.parse(move)) / theirs, weight / ours, 1e-9) << move;
}

// What lies on the table. `drawn`, `count`, `aim`, `due` and what else is only for the middle of things is told in
// other ways by both.
void expect_same_table(const Game& game, const State& state, const naive::Game& naive) {
  const json ours = comparable(game, state);
  const json theirs = in_our_shape(game, naive.position());
  for (const char* field : {"seats", "stage",  "round",   "level",    "marker", "gophers",  "gopher", "to",    "tokens",
                            "open",  "stack",  "offered", "supply",   "cost",   "settled",  "cubes",  "table", "face",
                            "queue", "reward", "decks",   "discards", "hidden", "injuries", "players"})
    ASSERT_EQ(ours.value(field, json()), theirs.value(field, json()))
        << field << " " << json::diff(ours.value(field, json()), theirs.value(field, json())).dump();
  const Scores scores = game.scores(state);
  const std::vector<int> totals = naive.totals(), ranks = naive.ranks();
  const Scores standing = game.standing(state);
  for (std::uint8_t i = 0; i < totals.size(); ++i) {
    ASSERT_EQ(standing.total[Seat{i}], totals[i]) << int{i};
    if (naive.actor() == "over") {
      ASSERT_EQ(scores.total[Seat{i}], totals[i]) << int{i};
      ASSERT_EQ(scores.rank[Seat{i}], ranks[i]) << int{i};
    }
  }
}

std::string random_text(const Game& game, const State& state, const Setting& setting, Rng& rng) {
  if (game.actor(state) == kChance) return game.format(game.sample_chance(state, rng));
  std::vector<std::string> liked;
  for (const std::string& move : sorted_moves(game, state))
    for (const std::string& start : setting.taste)
      if (move.rfind(start, 0) == 0) liked.push_back(move);
  if (liked.empty() || rng.below(6) == 0) return game.format(random_move(game, state, rng));
  return liked[rng.below(static_cast<std::uint32_t>(liked.size()))];
}

int moves_compared = 0;
std::set<MoveKind> kinds_compared;

void expect_same_game(const Game& game, const Setting& setting, const json& pack, std::uint64_t seed) {
  naive::Game naive(pack, {game.seats(), {}});
  State state = game.new_game();
  Rng rng(seed);
  std::string line;
  for (int step = 0;; ++step) {
    expect_same_question(game, state, naive);
    const bool over = naive.actor() == "over";
    if (!testing::Test::HasFatalFailure() && (step % 4 == 0 || over)) expect_same_table(game, state, naive);
    if (testing::Test::HasFatalFailure()) FAIL() << setting.name << ", seats " << game.seats() << ": " << line;
    if (over) break;
    const std::string move = random_text(game, state, setting, rng);
    line += move + ", ";
    game.apply(state, game.parse(move), NoEvents{});
    naive.play(move);
    kinds_compared.insert(game.parse(move).kind());
    ++moves_compared;
  }
}

void expect_same_games(const Setting& setting, const json& pack, int games) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Game game(seats, {}, parse_pack(pack.dump()));
    for (int seed = 1; seed <= games && !testing::Test::HasFatalFailure(); ++seed)
      expect_same_game(game, setting, pack, static_cast<std::uint64_t>(seed));
  }
}

// Chests and cubes are everywhere, injuries and pebbles few: what is rare comes often.
json rare_pack() {
  json pack = json::parse(standard_pack());
  for (json& token : pack["tokens"]) token["copies"] = token["name"] == "chest" ? 20 : 1;
  pack["injuries"]["copies"] = {3, 3, 3, 3};
  pack["die"]["faces"] = {3, 3, 2, 2, 1, 1};
  pack["direction"]["left"] = 2;
  pack["pebbles"]["value"] = 3;
  for (json& space : pack["spaces"])
    if (space["name"] != "start" && space["name"] != "surface") space["bonus"].push_back("cube");
  return pack;
}

// All sorts of things to do on the way up.
const std::vector<std::string> kUp{"to ", "gopher", "claim", "keep", "show"};
const std::vector<std::string> kCubes{"to ", "throw", "reroll", "cancel", "strike", "pay", "with", "claim", "pick"};
const std::vector<std::string> kRest{"rest", "swap", "sleeper", "omit", "accept"};
const std::vector<std::string> kSavers{"to ", "stop", "trim", "pay nutshell", "with", "claim", "show"};

TEST(Naive, AgreesWithTheEngineAtEveryStep) {
  const json pack = json::parse(standard_pack());
  expect_same_games({"random"}, pack, kGames);
  expect_same_games({"random, rare"}, rare_pack(), kGames);
  RecordProperty("moves", moves_compared);
}

TEST(Naive, AgreesWithPlayersWhoKnowWhatTheyWant) {
  const json pack = json::parse(standard_pack());
  for (const Setting& setting :
       {Setting{"up", kUp}, Setting{"cubes", kCubes}, Setting{"rest", kRest}, Setting{"savers", kSavers}}) {
    expect_same_games(setting, pack, kGames);
    expect_same_games(setting, rare_pack(), kGames);
  }
  if (!kSanitized) {
    EXPECT_EQ(kinds_compared.size(), static_cast<std::size_t>(kMoveKinds));
  }
  RecordProperty("moves", moves_compared);
}

}  // namespace
}  // namespace understory::underground_panic

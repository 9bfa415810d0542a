// The engine and the naive implementation play the same random games and must agree at every step.
#include "tests/mycelia/naive.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "games/mycelia/game.hpp"
#include "tests/mycelia/table.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::mycelia {
namespace {

using nlohmann::json;

constexpr int kGames = kSanitized ? 1 : 3;

struct Setting {
  const char* name;
  int seats;
  Options options;
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

// What both say of a position, in the naive one's shape. Of what has no meaning at the moment each says what it likes:
// whose turn it is before the first and behind the last, boards that are still to be drawn, action cards used in a turn
// that is over.
json plain(json position) {
  const std::string stage = position["stage"];
  const bool before = stage == "supply" || stage == "layout" || stage == "backs" || stage == "showcase";
  if (before || stage == "hands" || stage == "over") position.erase("mover");
  if (stage == "over") position.erase("round");
  for (json& player : position["players"]) {
    if (before) player.erase("forest");
    if (stage != "turn") player.erase("used");
  }
  return position;
}

json in_its_shape(const Game& game, const State& state) {
  json position = game.position(state);
  const json market = position["market"];
  position["showcase"] = market["row"];
  position["pile"] = market["pile"];
  position["discards"] = market["discards"];
  json left = {{"c", 0}, {"d", 0}, {"e", 0}};
  left.update(counted(position["actions"]));
  position["actions"] = left;
  for (json& player : position["players"]) {
    const json deck = player["deck"];
    player.update(deck);
    for (const char* letters : {"owned", "used"}) player[letters] = counted(player[letters]);
    player.erase("deck");
    for (json& place : player["covered"]) place = naive::field_name(5 * place[1].get<int>() + place[0].get<int>());
    std::sort(player["covered"].begin(), player["covered"].end());
  }
  if (game.solo()) {
    json& gwidyon = position["gwidyon"];
    gwidyon["remove"] = gwidyon["removes"];
    gwidyon.erase("removes");
  } else {
    position.erase("gwidyon");
  }
  position.erase("market");
  position.erase("pending");
  return plain(position);
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

// What lies on the table.
void expect_same_table(const Game& game, const State& state, const naive::Game& naive) {
  const json theirs = in_its_shape(game, state);
  const json ours = plain(naive.position());
  ASSERT_EQ(theirs, ours) << json::diff(theirs, ours).dump();
  const Scores scores = game.scores(state);
  const std::vector<int> totals = naive.totals(), ranks = naive.ranks();
  ASSERT_EQ(totals.size(), static_cast<std::size_t>(scores.seats + scores.rivals));
  for (std::uint8_t i = 0; i < totals.size(); ++i) {
    ASSERT_EQ(scores.total[Seat{i}], totals[i]) << int{i};
    if (naive.actor() == "over") {
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
  if (liked.empty() || rng.below(5) == 0) return game.format(random_move(game, state, rng));
  return liked[rng.below(static_cast<std::uint32_t>(liked.size()))];
}

std::string written(const OptionValue& value) {
  if (const bool* truth = std::get_if<bool>(&value)) return *truth ? "yes" : "no";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return std::get<std::string>(value);
}

int moves_compared = 0;

void expect_same_game(const Game& game, const Setting& setting, const json& pack, std::uint64_t seed) {
  naive::Setting given{setting.seats, {}};
  for (const auto& [name, value] : complete_options(Game::info(), setting.options))
    given.options[name] = written(value);
  naive::Game naive(pack, given);
  State state = game.new_game();
  Rng rng(seed);
  std::string line;
  for (int step = 0;; ++step) {
    expect_same_question(game, state, naive);
    const bool over = naive.actor() == "over";
    if (step % 4 == 0 || over) expect_same_table(game, state, naive);
    if (testing::Test::HasFatalFailure()) FAIL() << setting.name << ", seats " << setting.seats << ": " << line;
    if (over) break;
    const std::string move = random_text(game, state, setting, rng);
    line += move + ", ";
    game.apply(state, game.parse(move), NoEvents{});
    naive.play(move);
    ++moves_compared;
  }
}

void expect_same_games(const Setting& setting, int games, const json& pack = json::parse(standard_pack())) {
  const Game game(setting.seats, setting.options, parse_pack(pack.dump()));
  for (int seed = 1; seed <= games && !testing::Test::HasFatalFailure(); ++seed)
    expect_same_game(game, setting, pack, static_cast<std::uint64_t>(seed));
}

Options with_expansion(const char* boards = "front", std::int64_t gwidyon = 20, std::int64_t round_limit = 100) {
  return {{"expansion", true}, {"boards", std::string(boards)}, {"gwidyon", gwidyon}, {"round_limit", round_limit}};
}

TEST(Naive, AgreesWithTheEngineAtEveryStep) {
  for (int seats = 1; seats <= 4; ++seats) {
    expect_same_games({"basic", seats, {}}, kGames);
    expect_same_games({"expansion", seats, with_expansion()}, kGames);
    expect_same_games({"backs", seats, with_expansion("backs")}, kGames);
    expect_same_games({"one back, a heap of 23", seats, with_expansion("back3", 23)}, kGames);
    expect_same_games({"agreed", seats, {{"setup", std::string("3B")}, {"supply", std::string("4A")}}}, kGames);
    expect_same_games({"short", seats, with_expansion("front", 25, 3)}, kGames);
  }
  RecordProperty("moves", moves_compared);
}

TEST(Naive, AgreesOnWhatNoCardOfTheStandardPackSays) {
  json pack = json::parse(standard_pack());
  pack["start"][0]["program"] = json::parse(R"([
    {"field": {"land": "any", "holds": 1, "then": [{"near": "all"}, {"move": 1}]}},
    {"field": {"land": "any", "holds": 0, "then": [{"near": "one"}, {"near": "all"}]}}])");
  for (const int seats : {1, 2})
    expect_same_games({"neighbours", seats, {}, {"play", "field", "near", "to"}}, kGames, pack);
}

TEST(Naive, AgreesWithPlayersWhoKnowWhatTheyWant) {
  const std::vector<std::string> removers{"remove", "near", "all", "to c2", "field", "pick", "cover"};
  const std::vector<std::string> hirers{"hire", "action", "return", "play leaf", "play shared", "trash"};
  const std::vector<std::string> sweepers{"action a", "play leaf", "pick 1", "end"};
  for (int seats = 1; seats <= 4; ++seats) {
    expect_same_games({"removers", seats, with_expansion(), removers}, kGames);
    expect_same_games({"hirers", seats, with_expansion("backs"), hirers}, kGames);
    expect_same_games({"sweepers", seats, {}, sweepers}, kGames);
  }
  RecordProperty("moves", moves_compared);
}

}  // namespace
}  // namespace understory::mycelia

// The engine and the naive implementation play the same random games and must agree at every step.
#include "tests/tree_society/naive.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "games/tree_society/game.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

using nlohmann::json;

constexpr int kMatches = kSanitized ? 1 : 3;

using Texts = std::vector<std::string>;

struct Setting {
  const char* name;
  int seats;
  Options options;
  Texts taste{};    // how the moves begin that are mostly made
  Texts dislike{};  // and those that are mostly not
};

Texts sorted_moves(const Game& game, const State& state) {
  MoveList list;
  game.legal_moves(state, list);
  Texts texts;
  for (const Move move : list) texts.push_back(game.format(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// What both say of a position. What is still to be done each keeps in a way of its own; and of what has no meaning at
// the moment each says what it likes: who is dealt to where all get the same market, and what is to be refilled where
// nothing is refilled.
json plain(json position) {
  const std::string stage = position["stage"];
  if (stage == "market" || stage == "stalls") position.erase("mover");
  position.erase("pending");
  position.erase("built");
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
  const auto ours = naive.moves();
  ASSERT_EQ(sorted_moves(game, state), Texts(ours.begin(), ours.end()));
  if (naive.actor() != "chance") return;
  double all = 0, theirs = 0;
  for (const auto& [move, weight] : naive.chances()) {
    all += weight;
    theirs += game.weight(state, game.parse(move));
  }
  for (const auto& [move, weight] : naive.chances())
    ASSERT_NEAR(game.weight(state, game.parse(move)) / theirs, weight / all, 1e-9) << move;
}

// What lies on the table.
void expect_same_table(const Game& game, const State& state, const naive::Game& naive) {
  const json theirs = plain(game.position(state));
  const json ours = plain(naive.position());
  ASSERT_TRUE(theirs == ours) << json::diff(theirs, ours).dump();
  const Scores scores = game.scores(state);
  const auto totals = naive.totals(), ranks = naive.ranks();
  ASSERT_EQ(totals.size(), static_cast<std::size_t>(scores.seats));
  for (std::uint8_t i = 0; i < totals.size(); ++i) {
    ASSERT_EQ(scores.total[Seat{i}], totals.at(i)) << int{i};
    if (naive.actor() == "over") {
      ASSERT_EQ(scores.rank[Seat{i}], ranks.at(i)) << int{i};
    }
  }
}

bool begins(const std::string& move, const Texts& words) {
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return move.rfind(word, 0) == 0; });
}

std::string random_text(const Game& game, const State& state, const Setting& setting, Rng& rng) {
  if (game.actor(state) == kChance) return game.format(game.sample_chance(state, rng));
  const Texts moves = sorted_moves(game, state);
  const auto some = [&](const auto& fits) {
    Texts result;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(result), fits);
    return result;
  };
  Texts choice = some([&](const std::string& move) { return begins(move, setting.taste); });
  if (choice.empty()) choice = some([&](const std::string& move) { return !begins(move, setting.dislike); });
  if (choice.empty() || rng.below(12) == 0) choice = moves;
  return choice[rng.below(static_cast<std::uint32_t>(choice.size()))];
}

std::string written(const OptionValue& value) {
  if (const bool* truth = std::get_if<bool>(&value)) return *truth ? "yes" : "no";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return std::get<std::string>(value);
}

int moves_compared = 0;

void expect_same_game(const Game& game, const Setting& setting, const json& pack, std::uint64_t seed) {
  naive::Setting given;
  given.seats = setting.seats;
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

// Much is built, so that it ends by banners and effects set off each other.
json rich_pack() {
  json pack = json::parse(standard_pack());
  for (json& start : pack["start"]) start["purse"] = 9;
  for (json& card : pack["cards"])
    for (json& level : card["levels"]) level["cost"] = std::max(level["cost"].get<int>() - 3, 0);
  return pack;
}

// All fifteen sets of four guilds come in turn.
Options guilds(std::size_t which) {
  const auto& choices = Game::info().options[0].choices;
  return {{"guilds", choices[which % choices.size()]}};
}

const Texts kUnwilling{"rest", "skip", "discard"};

TEST(Naive, AgreesWithTheEngineAtEveryStep) {
  for (int seats = 2; seats <= 4; ++seats) {
    expect_same_games({"plain", seats, {}}, kMatches);
    expect_same_games({"no starting cards", seats, {{"starting_cards", false}, {"coins", std::string("equal")}}},
                      kMatches);
    expect_same_games({"draft", seats, {{"fruit_draft", true}, {"banners_to_end", std::int64_t{7}}}}, kMatches);
  }
  RecordProperty("moves", moves_compared);
}

TEST(Naive, AgreesWithEveryFourGuilds) {
  for (std::size_t which = 0; which < 15; ++which) {
    const int seats = 2 + static_cast<int>(which % 3);
    expect_same_games({"builders", seats, guilds(which), {"build"}, kUnwilling}, kMatches);
    expect_same_games({"users", seats, guilds(which), {}, kUnwilling}, kMatches);
  }
  RecordProperty("moves", moves_compared);
}

TEST(Naive, AgreesWhereMuchIsBuilt) {
  const json pack = rich_pack();
  for (std::size_t which = 0; which < 15; ++which) {
    const int seats = 2 + static_cast<int>(which % 3);
    expect_same_games({"rich builders", seats, guilds(which), {"build"}, kUnwilling}, kMatches, pack);
    expect_same_games({"rich users", seats, guilds(which), {"use", "give-up", "prune", "perform"}, kUnwilling},
                      kMatches, pack);
    expect_same_games({"rich and wasteful", seats, guilds(which), {"discard"}, {"rest", "skip"}}, kMatches, pack);
  }
  RecordProperty("moves", moves_compared);
}

}  // namespace
}  // namespace understory::tree_society

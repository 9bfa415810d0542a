// Undergrove: chance, hidden hands and bonus tiles, memory of what was seen, and a rival who is asked nothing.
#include "games/undergrove/game.hpp"
#include "tests/conformance/kits.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::conformance {
namespace {

using Undergrove = undergrove::Game;
using undergrove::MoveKind;
using undergrove::State;

std::string text_of(undergrove::TileSet tiles) {
  std::string text;
  for (const undergrove::Tile tile : tiles) text += std::to_string(raw(tile)) + " ";
  return text;
}

std::string text_of(const undergrove::BonusBag& bag) {
  std::string text;
  for (const undergrove::Bonus bonus : bag.kinds())
    text += std::to_string(raw(bonus)) + ":" + std::to_string(bag.count(bonus)) + " ";
  return text;
}

// Every tile of the deck and every root, seedling and bonus tile is in one place.
bool nothing_lost(const Undergrove& game, const State& /*before*/, const State& after, undergrove::Move /*move*/) {
  undergrove::TileSet first;
  for (std::uint8_t i = 0; i < undergrove::kStartTiles; ++i) first.add(undergrove::Tile{i});
  undergrove::TileSet tiles = (after.pub.forest.tiles - first) | after.pub.discards | after.secret.pile;
  int count = (after.pub.forest.tiles - first).size() + after.pub.discards.size() + after.secret.pile.size();
  bool fits = after.secret.pile.size() == after.pub.pile_size;
  for (const Seat seat : seats_up_to(game.players())) {
    tiles = tiles | after.own[seat].hand;
    count += after.own[seat].hand.size();
    fits = fits && after.own[seat].hand.size() == after.pub.players[seat].hand_size;
    fits = fits && count_roots(after.pub.players[seat]) <= undergrove::kRoots;
    fits = fits && count_trees(after.pub.players[seat]) <= undergrove::kTrees;
  }
  if (after.pub.turn.shown != undergrove::kNoTile) {
    tiles.add(after.pub.turn.shown);
    ++count;
  }
  undergrove::BonusBag bonus;
  for (std::size_t s = 0; s < undergrove::kStacks; ++s) {
    bonus += after.secret.stacks[s];
    for (const Seat seat : seats_up_to(game.players())) {
      if (after.own[seat].bonus[s] != undergrove::kNoBonus) bonus.add(after.own[seat].bonus[s]);
      if (after.pub.players[seat].shown[s] != undergrove::kNoBonus) bonus.add(after.pub.players[seat].shown[s]);
    }
  }
  const bool dealt = after.pub.stage > undergrove::Stage::stacks;
  fits = fits && game.all_bonus().contains(bonus);
  fits = fits && (!dealt || bonus.size() == undergrove::kStacks * game.stack_height());
  return fits && tiles == game.deck() && count == game.deck().size();
}

// The deal; and for every turn up to 13 actions of at most 20 decisions, two benefits, and three draws.
int longest(int seats, const Options& options) {
  const int players = seats == 1 ? 2 : seats;
  return 60 + players * (static_cast<int>(number(options, "round_limit")) + 1) * (13 * 20 + 20);
}

// With twelve tiles to draw the hands and the pile stay small, and the discards are often shuffled.
undergrove::Pack small_pack(std::string_view text) {
  auto pack = nlohmann::json::parse(text);
  const std::set<std::string> kept{"king-bolete",    "gassy-webcap",   "velvet-milkcap", "zellers-bolete",
                                   "mouse-trich",    "crested-coral",  "scaly-vase",     "western-matsutake",
                                   "dead-mans-foot", "hot-pink-coral", "green-russula",  "golden-waxcap"};
  nlohmann::json tiles = nlohmann::json::array();
  for (const auto& tile : pack["tiles"])
    if (tile["set"] == "start" || kept.count(tile["name"]) == 1) tiles.push_back(tile);
  pack["tiles"] = tiles;
  std::size_t given = undergrove::kStartTiles;
  for (auto& guide : pack["guides"]) {
    guide["turns"] = nlohmann::json::array();
    for (auto& held : guide["hand"]) held = tiles[given++]["name"];
  }
  return undergrove::parse_pack(pack.dump());
}

// Resources, ready tokens, and steps on goals that are tracked during play.
std::vector<Holding> holdings(const Undergrove& game, const State& state, Seat seat) {
  const undergrove::Player& player = state.pub.players[seat];
  std::vector<Holding> all;
  const auto add = [&](const std::string& name, const char* what, const Argument& words, std::int64_t amount) {
    all.push_back({{{name, Message(std::string("undergrove.change.") + what, {words})}}, amount});
  };
  for (std::size_t i = 0; i < undergrove::kResources; ++i) {
    const std::string name = undergrove::kResourceNames[i];
    add(name, "resource", {"resource", Message("undergrove.resource." + name)}, player.stock[i]);
  }
  for (std::size_t i = 0; i < undergrove::kTypes; ++i) {
    const std::string name = undergrove::kTypeNames[i];
    add(name, "token", {"type", Message("undergrove.type." + name)}, unsigned{player.ready} >> i & 1U);
  }
  for (std::size_t i = 0; i < undergrove::kGoals; ++i) {
    if (state.pub.goals[i] == undergrove::kNoGoal) continue;
    const std::string& name = game.pack().goals[raw(state.pub.goals[i])].name;
    add(name, "goal", {"goal", name}, player.marks[i]);
  }
  return all;
}

template <class ParsePack>
Kit<Undergrove> kit(ParsePack&& parse_pack, std::vector<Options> rows) {
  if (kSanitized)
    // A guide deals hands that all may know: in few rounds nobody would learn anything from a discard.
    for (Options& row : rows) row["round_limit"] = std::int64_t{row.count("quick_sprout") == 1 ? 8 : 2};
  auto kit = kit_of<Undergrove>("undergrove", parse_pack, rows, longest);
  kit.conserved = nothing_lost;
  kit.holdings = holdings;
  kit.remembered = [](const Undergrove&, const State& state, Seat seat) {
    std::string text = text_of(state.own[seat].hand);
    for (std::size_t s = 0; s < undergrove::kStacks; ++s)
      text += "/" + std::to_string(raw(state.own[seat].bonus[s])) + " " + text_of(state.own[seat].left[s]);
    return text;
  };
  kit.secret = [](const Undergrove&, const State& state, Seat seat) { return text_of(state.own[seat].hand); };
  kit.ways = [](const Undergrove& game, const State& state, undergrove::Move move) -> std::uint32_t {
    return move.kind() == MoveKind::take ? game.weight(state, move) : 1;
  };
  kit.budget.games = 1;
  kit.budget.lines = 1;
  kit.budget.truth_games = kSanitized ? 5 : 40;
  return kit;
}

// One bonus tile that can be used, and guides that deal the hands: so little is hidden that all of it can be gone
// through for who only watches.
undergrove::Pack open_pack(std::string_view text) {
  auto pack = nlohmann::json::parse(text);
  nlohmann::json bonus = nlohmann::json::array();
  for (nlohmann::json kind : pack["bonus"]) {
    if (kind["name"] != "carbon" && kind["name"] != "two-points" && kind["name"] != "one-point") continue;
    kind["copies"] = kind["name"] == "carbon" ? 1 : kind["name"] == "two-points" ? 9 : 2;
    bonus.push_back(kind);
  }
  pack["bonus"] = bonus;
  return small_pack(pack.dump());
}

Options options(const char* name, OptionValue value) { return {{name, std::move(value)}}; }

// There is no sample_move, and who only watches soon thinks too many worlds possible: see ConformsWhereLittleIsHidden.
const std::vector<std::string> kNothing{"sample-move-uniform", "forced-said"};

TEST(Undergrove, Conforms) {
  const auto rows = {Options{}, Options{{"deck", std::string("core")}, {"goals", std::string("random8")}}};
  expect_conforms(check_game(kit(undergrove::parse_pack, rows)), kNothing);
}

// Options that change what can happen: a test for each, so that they run side by side.
void expect_conforms_with(Options row) {
  auto each = kit(undergrove::parse_pack, {std::move(row)});
  each.secret = {};  // the hands of a guided game are known to all at first
  expect_conforms(check_game(each), {"sample-move-uniform", "forced-said", "secret-kept"});
}

TEST(Undergrove, ConformsWithTheStartingGoals) { expect_conforms_with(options("goals", std::string("starting"))); }
TEST(Undergrove, ConformsWithNamedGoals) { expect_conforms_with(options("goals", std::string("8A,7A,4A"))); }
TEST(Undergrove, ConformsWithOneRound) { expect_conforms_with(options("round_limit", std::int64_t{1})); }
TEST(Undergrove, ConformsWithAGuide) { expect_conforms_with(options("quick_sprout", true)); }
TEST(Undergrove, ConformsAtTheHighestLevel) {
  expect_conforms_with({{"level", std::string("IV")}, {"goals", std::string("8B,2B,7B")}});
}

TEST(Undergrove, ConformsWithFewMushrooms) {
  auto few = kit(small_pack, {options("round_limit", std::int64_t{40})});
  few.budget.lines = kSanitized ? 2 : 6;
  few.budget.truth_games = kSanitized ? 5 : 100;
  expect_conforms(check_game(few), kNothing);
}

TEST(Undergrove, ConformsWhereLittleIsHidden) {
  auto open = kit(open_pack, {options("quick_sprout", true)});
  open.settings.pop_back();  // four hands are the whole deck
  open.secret = {};
  open.budget.lines = kSanitized ? 2 : 6;
  expect_conforms(check_game(open), {"sample-move-uniform", "secret-kept"});
}

}  // namespace
}  // namespace understory::conformance

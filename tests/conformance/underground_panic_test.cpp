// Underground Panic!: decks that are shuffled again, hands of which the colours are known, cards that are shown and go
// back, and what a failed throw proves.
#include "games/underground_panic/game.hpp"
#include "tests/conformance/kits.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::conformance {
namespace {

using UndergroundPanic = underground_panic::Game;
using underground_panic::Card;
using underground_panic::Move;
using underground_panic::State;

std::string text_of(const auto& symbols) {
  std::string text;
  for (const auto symbol : symbols) text += std::to_string(raw(symbol)) + " ";
  return text;
}

// Every card and every pebble is somewhere.
bool nothing_lost(const UndergroundPanic& game, const State& /*before*/, const State& after, Move /*move*/) {
  const auto& pub = after.pub;
  int cards = 0;
  int pebbles = pub.supply;
  int injuries = after.secret.injuries.size();
  for (std::size_t hue = 0; hue < underground_panic::kHues; ++hue)
    cards += after.secret.decks[hue].size() + pub.discards[hue].size();
  for (const auto thing : pub.table) {
    cards += is_card(thing) ? 1 : 0;
    pebbles += thing == underground_panic::kPebble ? 1 : 0;
  }
  for (const auto& pawn : pub.gophers) pebbles += pawn.pebble;
  for (const Seat seat : seats_up_to(game.seats())) {
    cards += static_cast<int>(pub.players[seat].hand.size() + pub.players[seat].pouch.size());
    pebbles += pub.players[seat].pebbles;
    injuries += after.own[seat].hurt.size();
  }
  return cards == underground_panic::kHues * underground_panic::kDeckSize && pebbles == game.pack().pebbles.value &&
         injuries == 64;
}

// As many as there are equal cards in the lot, or equal pieces of a kind.
std::uint32_t ways(const UndergroundPanic& game, const State& state, Move move) {
  const Seat actor = game.actor(state);
  if (raw(actor) >= game.seats()) return 1;
  const bool thing = names_thing(move.kind());
  if (!names_card(move.kind()) && !(thing && is_card(move.thing()))) return 1;
  const Card card = thing ? card_of(move.thing()) : move.card();
  const std::size_t place = place_of(state, actor, card, move.lot());
  const auto& hand = state.pub.players[actor].hand;
  std::uint32_t count = 0;
  for (std::size_t i = place; i < hand.size(); ++i)
    if (hand[i] == hand[place] && state.own[actor].symbols[i] == symbol_of(card)) ++count;
  return count;
}

// Of rewards that do not depend on what is held at the end.
int fixed_points(const UndergroundPanic& game, unsigned rewards) {
  int points = 0;
  for (std::size_t i = 0; i < game.pack().rewards.size(); ++i) {
    const auto& reward = game.pack().rewards[i];
    const bool later = reward.condition == underground_panic::Condition::per_card ||
                       reward.condition == underground_panic::Condition::per_injury;
    if ((rewards >> i & 1U) != 0 && !later) points += reward.points;
  }
  return points;
}

// Two decks of two kinds of cards each, and two of one: so much is known that all worlds can be kept for long.
underground_panic::Pack plain_pack(const std::string& standard) {
  nlohmann::json pack = nlohmann::json::parse(standard);
  pack["decks"][0]["cards"] = {{"pinecone", 14}, {"nutshell", 14}};
  pack["decks"][1]["cards"] = {{"berry", 28}};
  pack["decks"][2]["cards"] = {{"leaf", 14}, {"acorn", 14}};
  pack["decks"][3]["cards"] = {{"acorn", 28}};
  return underground_panic::parse_pack(pack.dump());
}

template <class ParsePack>
Kit<UndergroundPanic> kit(ParsePack&& parse_pack) {
  auto kit = kit_of<UndergroundPanic>("underground_panic", parse_pack, {{}}, [](int, const Options&) { return 4000; });
  kit.conserved = nothing_lost;
  kit.remembered = [](const UndergroundPanic&, const State& state, Seat seat) {
    return text_of(state.own[seat].symbols) + "/" + text_of(state.own[seat].pouched);
  };
  kit.secret = [](const UndergroundPanic&, const State& state, Seat seat) { return text_of(state.own[seat].symbols); };
  kit.ways = ways;
  kit.holdings = [](const UndergroundPanic& game, const State& state, Seat seat) {
    const auto& player = state.pub.players[seat];
    const auto called = [](const char* name) {
      return std::vector<CalledHere>{{name, Message(std::string("underground-panic.change.") + name)}};
    };
    return std::vector<Holding>{{called("pebbles"), player.pebbles},
                                {called("tiles"), player.tiles.size()},
                                {called("cards"), static_cast<std::int64_t>(player.hand.size())},
                                {called("injuries"), player.hurts},
                                {called("points"), fixed_points(game, player.rewards)}};
  };
  kit.scores_public = false;
  kit.budget.games = 1;
  kit.budget.lines = 1;
  kit.budget.truth_games = kSanitized ? 5 : 20;
  return kit;
}

// No points are written down before the end.
TEST(UndergroundPanic, Conforms) {
  const std::vector<std::string> nothing{"sample-move-uniform", "bookings-from-view", "forced-said"};
  expect_conforms(check_game(kit(underground_panic::parse_pack)), nothing);
}

TEST(UndergroundPanic, ConformsWhereMuchIsKnown) {
  expect_conforms(check_game(kit(plain_pack)), {"sample-move-uniform", "bookings-from-view"});
}

}  // namespace
}  // namespace understory::conformance

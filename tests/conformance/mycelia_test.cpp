// Mycelia: decks that are shuffled again, hands of which some cards are known, others asked in the middle of a turn,
// and a rival who is asked nothing.
#include "games/mycelia/game.hpp"
#include "tests/conformance/kits.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::conformance {
namespace {

using Mycelia = mycelia::Game;
using mycelia::Move;
using mycelia::MoveKind;
using mycelia::State;

std::string text_of(const mycelia::Cards& cards) {
  std::string text;
  for (const mycelia::Card card : cards.kinds())
    text += std::to_string(raw(card)) + ":" + std::to_string(cards.count(card)) + " ";
  return text;
}

// How many cards there are that are not in the box, with one that is just hired.
int cards_in(const Mycelia& game, const State& state) {
  const mycelia::HeroMarket& market = state.pub.market;
  int count = market.pile.size() + market.discards.size();
  for (const mycelia::Card card : market.row) count += card == mycelia::kNoCard ? 0 : 1;
  for (const Seat seat : seats_up_to(game.seats())) {
    const mycelia::OwnDeck& deck = state.pub.players[seat].deck;
    count += deck.in_hand() + deck.in_pile() + deck.discards.size();
    if (!deck.unseen.contains(state.own[seat].hand) || deck.hidden != state.own[seat].hand.size()) return -1;
  }
  const auto& frames = state.pub.frames;
  return count + (!frames.empty() && is_hiring(frames[0].program) ? 1 : 0);
}

// Cards leave by being trashed only; drops lie in forests, in the shrine, or are gone.
bool nothing_lost(const Mycelia& game, const State& before, const State& after, Move move) {
  const int trashed = move.kind() == MoveKind::trash ? 1 : 0;
  bool fits = cards_in(game, after) == cards_in(game, before) - trashed && cards_in(game, after) > 0;
  int drops = 0;
  for (const Seat seat : seats_up_to(game.seats())) {
    const mycelia::Player& player = after.pub.players[seat];
    int left = 0;
    for (const std::uint8_t count : player.drops) left += count;
    fits = fits && left == player.left && player.drops[raw(mycelia::kShrine)] == 0;
    drops += left;
  }
  return fits && drops + after.pub.shrine <= mycelia::kDrops * game.seats() + mycelia::kDrops + 5;
}

int longest(int seats, const Options& options) {
  const auto rounds = static_cast<int>(number(options, "round_limit"));
  return Mycelia::kMostOnce + seats * (rounds + 1) * Mycelia::kMostTurn;
}

// With such cards forests are cleared in a few rounds.
mycelia::Pack quick_pack(std::string_view text) {
  auto pack = nlohmann::json::parse(text);
  const auto field = [](const char* symbol) {
    return nlohmann::json{{"field", {{"land", "any"}, {"holds", 1}, {"then", {{{symbol, 1}}}}}}};
  };
  const nlohmann::json take = {{"repeat", {{"times", 4}, {"steps", {field("remove")}}}}};
  pack["start"][0]["program"] = {{{"leaves", 3}}, take};
  pack["start"][1]["program"] = {{{"others", {field("remove")}}}, take};
  return mycelia::parse_pack(pack.dump());
}

template <class ParsePack>
Kit<Mycelia> kit(ParsePack&& parse_pack, const std::vector<Options>& rows) {
  auto kit = kit_of<Mycelia>("mycelia", parse_pack, rows, longest);
  kit.conserved = nothing_lost;
  kit.holdings = [](const Mycelia&, const State& state, Seat seat) {
    const mycelia::Player& player = state.pub.players[seat];
    return std::vector<Holding>{{{{"leaves", Message("mycelia.change.leaves")}}, player.leaves},
                                {{{"points", Message("mycelia.change.points")}}, -std::int64_t{player.left}}};
  };
  kit.remembered = [](const Mycelia&, const State& state, Seat seat) { return text_of(state.own[seat].hand); };
  kit.secret = [](const Mycelia&, const State& state, Seat seat) { return text_of(state.own[seat].hand); };
  // Of equal cards the one that all know is played first (R1.7), so there is one way to do it.
  kit.ways = [](const Mycelia& game, const State& state, Move move) -> std::uint32_t {
    const Seat actor = game.actor(state);
    if (move.kind() != MoveKind::play || state.pub.players[actor].deck.known.count(move.card()) > 0) return 1;
    return static_cast<std::uint32_t>(state.own[actor].hand.count(move.card()));
  };
  kit.budget.games = 1;
  kit.budget.lines = 1;
  kit.budget.truth_games = kSanitized ? 5 : 30;
  return kit;
}

// It has neither equal picks nor a sample_move.
const std::vector<std::string> kNothing{"order-loses-nothing", "sample-move-uniform"};

Options with_rounds(std::int64_t rounds, Options options = {}) {
  options.try_emplace("round_limit", rounds);
  return options;
}

TEST(Mycelia, Conforms) {
  expect_conforms(check_game(kit(mycelia::parse_pack, {with_rounds(kSanitized ? 2 : 6)})), kNothing);
}

TEST(Mycelia, ConformsWithTheExpansionOnBacks) {
  const Options row{{"expansion", true}, {"boards", std::string("backs")}};
  expect_conforms(check_game(kit(mycelia::parse_pack, {with_rounds(kSanitized ? 2 : 8, row)})), kNothing);
}

TEST(Mycelia, ConformsWithWhatIsAgreedOn) {
  const Options row{{"setup", std::string("4B")},
                    {"supply", std::string("3B")},
                    {"boards", std::string("back4")},
                    {"gwidyon", std::int64_t{25}}};
  expect_conforms(check_game(kit(mycelia::parse_pack, {with_rounds(1, row)})), kNothing);
}

// To the end, without a limit.
TEST(Mycelia, ConformsWhenForestsAreCleared) {
  expect_conforms(check_game(kit(quick_pack, {with_rounds(0), with_rounds(0, {{"expansion", true}})})), kNothing);
}

}  // namespace
}  // namespace understory::conformance

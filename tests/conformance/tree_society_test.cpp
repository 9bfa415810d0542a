// Tree Society: nothing hidden but the order of decks, effects that set off effects, draws in the middle of them.
#include "games/tree_society/game.hpp"
#include "tests/conformance/kits.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::conformance {
namespace {

using TreeSociety = tree_society::Game;
using tree_society::Move;
using tree_society::Ongoing;
using tree_society::Player;
using tree_society::State;

// Every card and every fruit is somewhere once.
bool nothing_lost(const TreeSociety& game, const State& /*before*/, const State& after, Move /*move*/) {
  const auto& pub = after.pub;
  int cards = pub.deck.size() + pub.heap.size() + pub.revealed.size();
  int fruit = pub.fruit_deck.size() + pub.stalls.size() + pub.aside.size();
  for (const tree_society::Card card : pub.market) cards += card == tree_society::kNoCard ? 0 : 1;
  int starters = 0;
  for (const Seat seat : seats_up_to(game.seats())) {
    const Player& player = pub.players[seat];
    cards += player.completed.size() + player.ongoing_cards();
    fruit += player.row.size() + player.sold.size();
    starters += pub.stage == tree_society::Stage::start ? player.ongoing_cards() : 0;
  }
  if (pub.stage == tree_society::Stage::start)
    return cards - starters == (game.cards() - game.starters()).size() && fruit == game.fruits().size();
  const int spare = (game.starters() - game.cards()).size();  // some of them may be in the box
  return cards >= game.cards().size() && cards <= game.cards().size() + spare && fruit == game.fruits().size();
}

// Random players discard what they build, and so they may go on for as long as there are coins: the bound that is
// proven is beyond every game that is played.
int longest(int /*seats*/, const Options& /*options*/) { return TreeSociety::kMostMoves; }

Kit<TreeSociety> kit(const std::vector<Options>& rows) {
  auto kit = kit_of<TreeSociety>("tree_society", tree_society::parse_pack, rows, longest);
  kit.conserved = nothing_lost;
  kit.holdings = [](const TreeSociety& game, const State& state, Seat seat) {
    const Player& player = state.pub.players[seat];
    return std::vector<Holding>{
        {{{"coins", Message("tree-society.change.coins")}}, static_cast<std::int32_t>(player.purse)},
        {{{"saved", Message("tree-society.change.saved")}}, static_cast<std::int32_t>(player.chest)},
        {{{"banners", Message("tree-society.change.banners")}}, game.banners(player.completed)}};
  };
  kit.budget.games = 1;
  kit.budget.lines = 1;
  kit.budget.truth_games = kSanitized ? 3 : 20;
  return kit;
}

// Nothing is hidden, and it has no sample_move.
const std::vector<std::string> kNothing{
    "sample-move-uniform", "actor-public",         "turn-public",        "coming-public",     "moves-from-view",
    "labels-from-view",    "question-from-view",   "why-not-from-view",  "scores-from-view",  "memory-kept",
    "secret-kept",         "events-from-view",     "facts-from-view",    "reveals-from-view", "bookings-from-view",
    "next-actor-public",   "worlds-in-proportion", "worlds-ignore-truth"};

TEST(TreeSociety, Conforms) { expect_conforms(check_game(kit({{}})), kNothing); }

TEST(TreeSociety, ConformsWithOtherGuildsAndADraft) {
  const Options row{{"guilds", std::string("bmoe")},
                    {"fruit_draft", true},
                    {"starting_cards", false},
                    {"banners_to_end", std::int64_t{7}},
                    {"coins", std::string("equal")}};
  expect_conforms(check_game(kit({row})), kNothing);
}

TEST(TreeSociety, ConformsWithStartingCardsFromTheBox) {
  expect_conforms(check_game(kit({{{"guilds", std::string("mwoe")}}})), kNothing);
}

}  // namespace
}  // namespace understory::conformance

// Mushroom Gangs: no chance, nothing hidden, and its own way of sampling moves.
#include "games/mushroom_gangs/game.hpp"
#include "tests/conformance/kits.hpp"

namespace understory::conformance {
namespace {

using mushroom_gangs::Game;
using mushroom_gangs::Move;
using mushroom_gangs::State;

int pickers(const State& state) {
  int count = 0;
  for (const auto& gang : state.pub.pickers.values) count += gang.size();
  return count;
}

// A placement brings one picker; stepping out, jumping out and eliminating take one away (R2.1, R3.6).
bool conserved(const Game& /*game*/, const State& before, const State& after, Move move) {
  const bool leaves = mushroom_gangs::leaves(move.action()) || mushroom_gangs::eliminates(move.action());
  const int change = move.action() == mushroom_gangs::Action::place ? 1 : leaves ? -1 : 0;
  return pickers(after) == pickers(before) + change;
}

Kit<Game> kit() {
  const std::vector<Options> rows{
      {},
      {{"map", "deep"}, {"team_up", "every"}, {"turn_limit", std::int64_t{1}}},
      {{"map", "magic"}, {"team_up", "every"}, {"turn_limit", std::int64_t{250}}},
      {{"map", "294753618"}, {"team_up", "fresh"}, {"turn_limit", std::int64_t{30}}},
  };
  auto kit = kit_of<Game>("mushroom_gangs", mushroom_gangs::parse_pack, rows, [](int seats, const Options& options) {
    return seats * (mushroom_gangs::kPickers + static_cast<int>(number(options, "turn_limit")));  // R2.1, R6.2
  });
  kit.conserved = conserved;
  kit.holdings = [](const Game&, const State& state, Seat seat) {
    return std::vector<Holding>{{{{"mushrooms", Message("mushroom-gangs.change.mushrooms")},
                                  {"team-up", Message("mushroom-gangs.change.team-up")}},
                                 state.pub.mushrooms[seat]}};
  };
  kit.budget.games = 2;
  kit.budget.truth_games = 5;
  return kit;
}

TEST(MushroomGangs, Conforms) {
  expect_conforms(check_game(kit()), {"order-loses-nothing", "weights-positive",     "sample-chance-in-proportion",
                                      "actor-public",        "moves-from-view",      "labels-from-view",
                                      "question-from-view",  "why-not-from-view",    "scores-from-view",
                                      "memory-kept",         "secret-kept",          "events-from-view",
                                      "reveals-from-view",   "bookings-from-view",   "next-actor-public",
                                      "reveals-said",        "reveals-earned",       "reveals-owner",
                                      "chance-told",         "worlds-in-proportion", "worlds-ignore-truth",
                                      "turn-public",         "coming-public",        "facts-from-view"});
}

}  // namespace
}  // namespace understory::conformance

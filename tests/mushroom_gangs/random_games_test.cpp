// What the properties are worth: the random games they look at reach everything that can happen.
#include "tests/mushroom_gangs/random_games.hpp"

#include <map>

#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

using Counts = std::map<std::string, int>;

void count_what_happens(const Game& game, const State& before, Move move, Counts& counts) {
  static constexpr const char* kActionNames[] = {
      "place", "forward", "forward, eliminate", "sideways", "sideways, eliminate", "backward", "step out", "jump out"};
  static constexpr const char* kEventNames[] = {"placed", "opened", "acted", "created", "joined", "gone", "limit"};
  const std::string action = kActionNames[raw(move.action())];
  ++counts[action];
  State after = before;
  EventLog<Event> log;
  game.apply(after, move, log);
  bool paid = false;
  for (const Event& event : log.events) {
    const bool gone = event.kind == EventKind::gang_gone;
    ++counts[kEventNames[raw(event.kind)] + (gone ? " by " + action : "")];
    paid = paid || event.kind == EventKind::created_group || event.kind == EventKind::joined_group;
  }
  if (move.action() == Action::place || leaves(move.action())) return;
  const int left = neighbours(before.pub.pickers[game.actor(before)], move, -1);
  const int right = neighbours(before.pub.pickers[game.actor(before)], move, +1);
  if (left >= 3 && right >= 3) ++counts["linked"];
  if (left + right >= 2 && !paid) ++counts["paid before"];
}

TEST(RandomGames, ReachEverythingThatCanHappen) {
  Counts counts;
  for_all(1000, [&](const RandomGame& random) {
    const Game game = random.game();
    ++counts[random.map.substr(0, 1) >= "a" ? random.map : "permutation"];
    ++counts[random.team_up];
    ++counts[std::to_string(random.seats) + " gangs"];
    play_through(
        random, game, [&](const State& state, Move move) { count_what_happens(game, state, move, counts); },
        [](const State& /*state*/) {});
  });
  for (const char* thing : {"2 gangs",
                            "3 gangs",
                            "4 gangs",
                            "5 gangs",
                            "keypad",
                            "deep",
                            "magic",
                            "permutation",
                            "fresh",
                            "every",
                            "placed",
                            "opened",
                            "forward",
                            "forward, eliminate",
                            "sideways",
                            "sideways, eliminate",
                            "backward",
                            "step out",
                            "jump out",
                            "created",
                            "joined",
                            "linked",
                            "paid before",
                            "limit",
                            "gone by forward, eliminate",
                            "gone by sideways, eliminate",
                            "gone by step out",
                            "gone by jump out"})
    EXPECT_GE(counts[thing], 3) << thing;
}

}  // namespace
}  // namespace understory::mushroom_gangs

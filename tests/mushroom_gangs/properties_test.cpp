// What holds in every game, whatever is played: moves, pickers, mushrooms, copies, views.
#include <algorithm>
#include <set>

#include "engine/hash.hpp"
#include "tests/mushroom_gangs/random_games.hpp"
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

std::vector<Move> moves_of(const Game& game, const State& state) {
  MoveList moves;
  game.legal_moves(state, moves);
  return {moves.begin(), moves.end()};
}

int pickers(const State& state) {
  int count = 0;
  for (const PositionSet& gang : state.pub.pickers.values) count += gang.size();
  return count;
}

TEST(Properties, ThereAreMovesExactlyUntilTheEnd) {
  for_all(200, [](const RandomGame& random) {
    const Game game = random.game();
    each_position(random, game, [&](const State& state) {
      RC_ASSERT(moves_of(game, state).empty() == (game.actor(state) == kNobody));
    });
  });
}

TEST(Properties, NoMoveIsListedTwice) {
  for_all(100, [](const RandomGame& random) {
    const Game game = random.game();
    each_position(random, game, [&](const State& state) {
      std::set<MoveWord> words;
      for (const Move move : moves_of(game, state)) RC_ASSERT(words.insert(word_of(move)).second);
    });
  });
}

TEST(Properties, TheActorIsASeatOrNobody) {
  for_all(100, [](const RandomGame& random) {
    const Game game = random.game();
    each_position(random, game, [&](const State& state) {
      const Seat actor = game.actor(state);
      RC_ASSERT(actor == kNobody || raw(actor) < game.seats());
    });
  });
}

// A placement brings one picker, an action takes at most one away, and no position holds two.
TEST(Properties, PickersAreConserved) {
  for_all(200, [](const RandomGame& random) {
    const Game game = random.game();
    play_through(
        random, game,
        [&](const State& before, Move move) {
          State after = before;
          game.apply(after, move, NoEvents{});
          const int change = pickers(after) - pickers(before);
          if (move.action() == Action::place) {
            RC_ASSERT(change == 1);
          } else {
            RC_ASSERT(change == (eliminates(move.action()) || leaves(move.action()) ? -1 : 0));
          }
          PositionSet together;
          for (const PositionSet& gang : after.pub.pickers.values) together = together | gang;
          RC_ASSERT(together.size() == pickers(after));
          RC_ASSERT(pickers(after) <= kPickers * game.seats());
        },
        [](const State& /*state*/) {});
  });
}

TEST(Properties, OnlyTheActingGangBooksAnything) {
  for_all(100, [](const RandomGame& random) {
    const Game game = random.game();
    play_through(
        random, game,
        [&](const State& before, Move move) {
          if (move.action() == Action::place) return;
          State after = before;
          game.apply(after, move, NoEvents{});
          for (const Seat gang : seats_up_to(game.seats())) {
            const int change = game.scores(after).total[gang] - game.scores(before).total[gang];
            const bool acted = gang == game.actor(before);
            RC_ASSERT(change >= (acted ? -9 : 0));
            RC_ASSERT(change <= (acted ? 52 : 0));
          }
        },
        [](const State& /*state*/) {});
  });
}

// The score sheet: what a position shows and what was written down as it happened add up to the totals, and every
// booking has its row.
TEST(Properties, ScoreRowsAndBookingsAddUpToTheTotals) {
  for_all(150, [](const RandomGame& random) {
    const Game game = random.game();
    Scores booked = game.scores(random.first_position(game));
    const auto adds_up = [&](const State& state) {
      Scores sum = booked;
      for (const ScoreRow& row : game.breakdown(state))
        for (const Seat gang : seats_up_to(game.seats())) sum.total[gang] += row.points[gang];
      for (const Seat gang : seats_up_to(game.seats())) RC_ASSERT(sum.total[gang] == game.scores(state).total[gang]);
    };
    const auto has_row = [&](const State& state, std::string_view label) {
      const std::vector<ScoreRow> rows = game.breakdown(state);
      return std::any_of(rows.begin(), rows.end(), [&](const ScoreRow& row) { return row.label == label; });
    };
    play_through(
        random, game,
        [&](const State& before, Move move) {
          adds_up(before);
          State after = before;
          EventLog<Event> log;
          game.apply(after, move, log);
          for (const Event& event : log.events) {
            const auto booking = game.booking(event);
            if (!booking) continue;
            booked.total[booking->seat] += booking->points;
            RC_ASSERT(has_row(before, booking->row));
          }
        },
        adds_up);
  });
}

TEST(Properties, AGameEndsWithinItsBound) {
  for_all(300, [](const RandomGame& random) {
    const Game game = random.game();
    Rng rng(random.seed);
    State state = random.first_position(game);
    int moves = 0;
    for (; game.actor(state) != kNobody; ++moves) {
      RC_ASSERT(moves < game.seats() * (kPickers + random.turn_limit));
      game.apply(state, choose_move(game, state, random.style, rng), NoEvents{});
    }
  });
}

TEST(Properties, AGameWhereNobodyIsLostEndsExactlyAtTheLimit) {
  for (const int limit : {1, 7, 60, 250}) {
    const Game game = game_of(3, {{"turn_limit", std::int64_t{limit}}});
    State state = game.new_game();
    int made = 0;
    for (; game.actor(state) != kNobody; ++made) {
      const std::vector<Move> moves = moves_of(game, state);
      const auto safe = std::find_if(moves.begin(), moves.end(),
                                     [](Move move) { return !eliminates(move.action()) && !leaves(move.action()); });
      game.apply(state, *safe, NoEvents{});
    }
    EXPECT_EQ(made, 3 * (kPickers + limit));
  }
}

TEST(Properties, ApplyingToACopyLeavesTheOriginalUntouched) {
  for_all(100, [](const RandomGame& random) {
    const Game game = random.game();
    each_position(random, game, [&](const State& state) {
      const State kept = state;
      for (const Move move : moves_of(game, state)) {
        State copy = state;
        game.apply(copy, move, NoEvents{});
        RC_ASSERT(!same_bytes(copy, state));
        RC_ASSERT(same_bytes(kept, state));
      }
    });
  });
}

TEST(Properties, TheSameMoveGivesTheSameBytesWithAndWithoutALog) {
  for_all(100, [](const RandomGame& random) {
    const Game game = random.game();
    const Game another = random.game();
    play_through(
        random, game,
        [&](const State& state, Move move) {
          State quiet = state;
          State again = state;
          State logged = state;
          EventLog<Event> log;
          game.apply(quiet, move, NoEvents{});
          another.apply(again, move, NoEvents{});
          game.apply(logged, move, log);
          RC_ASSERT(same_bytes(quiet, again));
          RC_ASSERT(same_bytes(quiet, logged));
          RC_ASSERT(!log.events.empty());
        },
        [](const State& /*state*/) {});
  });
}

TEST(Properties, EveryViewerKnowsTheWholePosition) {
  for_all(60, [](const RandomGame& random) {
    const Game game = random.game();
    Rng rng(random.seed);
    each_position(random, game, [&](const State& state) {
      for (const Seat viewer : {seat(0), seat(game.seats() - 1), kSpectator}) {
        const View view = game.observe(state, viewer);
        const State world = game.determinise(view, rng);
        RC_ASSERT(same_bytes(world, state));
        RC_ASSERT(same_bytes(game.observe(world, viewer), view));
      }
    });
  });
}

TEST(Properties, EventsHideAndRevealNothing) {
  for_all(60, [](const RandomGame& random) {
    const Game game = random.game();
    play_through(
        random, game,
        [&](const State& before, Move move) {
          State after = before;
          EventLog<Event> log;
          game.apply(after, move, log);
          for (const Event& event : log.events) {
            RC_ASSERT(same_bytes(game.redact(event, kSpectator), event));
            RC_ASSERT(game.reveals(event, kSpectator) == kNobody);
          }
        },
        [](const State& /*state*/) {});
  });
}

}  // namespace
}  // namespace understory::mushroom_gangs

// What holds in every position of every game.
#include "tests/support/properties.hpp"

#include "engine/hash.hpp"
#include "engine/label.hpp"
#include "engine/playout.hpp"
#include "engine/record.hpp"
#include "tests/_template/random_games.hpp"
#include "tests/_template/table.hpp"
#include "tests/support/refusal.hpp"

namespace understory::template_game {
namespace {

TEST(Properties, NoCardIsLostOrMade) {
  for_all(150, [](const RandomGame& random) {
    const Game game = random.game();
    each_position(random, game, [&](const State& state) {
      CardBag cards = state.secret.deck;
      cards += in_sight(state.pub);
      for (const Seat forager : seats_up_to(kMostForagers)) {
        cards += state.own[forager].hand;
        cards += state.own[forager].buried;
        RC_ASSERT(state.own[forager].hand.size() == state.pub.hand_size[forager]);
        RC_ASSERT(state.own[forager].buried.size() == state.pub.buried_size[forager]);
      }
      RC_ASSERT(cards == game.all_cards());
      RC_ASSERT(state.secret.deck.size() == state.pub.deck_size);
    });
  });
}

TEST(Properties, MovesAreThereUntilTheEndAndEachOnce) {
  for_all(150, [](const RandomGame& random) {
    const Game game = random.game();
    each_position(random, game, [&](const State& state) {
      const std::vector<Move> moves = moves_of(game, state);
      RC_ASSERT(moves.empty() == (game.actor(state) == kNobody));
      for (std::size_t i = 0; i < moves.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) RC_ASSERT(!(moves[i] == moves[j]));
    });
  });
}

// Every word up to the largest move, and some that are far from one.
TEST(Properties, AMoveIsLegalExactlyIfNothingIsAgainstIt) {
  for_all(40, [](const RandomGame& random) {
    const Game game = random.game();
    Rng rng(random.seed);
    each_position(random, game, [&](const State& state) {
      const auto check = [&](MoveWord word) {
        const Move move = move_of<Move>(word);
        const auto why = game.why_not(state, move);
        RC_ASSERT(game.is_legal(state, move) == !why.has_value());
        if (why) RC_ASSERT(is_clean(english(why->reason)));
      };
      for (MoveWord kind = 0; kind < 12; ++kind)
        for (MoveWord argument = 0; argument < 10; ++argument) check(kind | argument << 8U);
      for (int i = 0; i < 10; ++i) check(static_cast<MoveWord>(rng.next()));
    });
  });
}

TEST(Properties, TheSameMoveGivesTheSameBytesWithAndWithoutALog) {
  for_all(100, [](const RandomGame& random) {
    const Game game = random.game();
    const Game another = random.game();
    play_through(
        random, game,
        [&](const State& before, Move move) {
          State quiet = before;
          State logged = before;
          EventLog<Event> log;
          game.apply(quiet, move, NoEvents{});
          another.apply(logged, move, log);
          RC_ASSERT(same_bytes(quiet, logged));
          RC_ASSERT(!same_bytes(quiet, before));
          RC_ASSERT(!log.events.empty());
        },
        [](const State& /*state*/) {});
  });
}

TEST(Properties, MovesAndPositionsReadAsTheyAreWritten) {
  for_all(60, [](const RandomGame& random) {
    const Game game = random.game();
    each_position(random, game, [&](const State& state) {
      for (const Move move : moves_of(game, state)) RC_ASSERT(game.parse(game.format(move)) == move);
      RC_ASSERT(same_bytes(game.from_position(game.position(state)), state));
    });
  });
}

TEST(Properties, EverythingIsSaidInWholeSentences) {
  for_all(40, [](const RandomGame& random) {
    const Game game = random.game();
    play_through(
        random, game,
        [&](const State& before, Move move) {
          RC_ASSERT(is_clean(english(game.question(before))));
          for (const Move each : moves_of(game, before)) RC_ASSERT(is_clean(english(label_of(game, before, each))));
          State after = before;
          EventLog<Event> log;
          game.apply(after, move, log);
          for (const Event& event : log.events)
            for (const Seat viewer : {seat(0), seat(1), kSpectator})
              RC_ASSERT(is_clean(english(game.describe(game.redact(event, viewer)))));
        },
        [](const State& /*state*/) {});
  });
}

TEST(Properties, BookingsAndBreakdownAddUpToTheTotals) {
  for_all(100, [](const RandomGame& random) {
    const Game game = random.game();
    Scores booked;
    play_through(
        random, game,
        [&](const State& before, Move move) {
          State after = before;
          EventLog<Event> log;
          game.apply(after, move, log);
          for (const Event& event : log.events)
            if (const auto booking = game.booking(event)) booked.total[booking->seat] += booking->points;
        },
        [&](const State& state) {
          for (const ScoreRow& row : game.breakdown(state))
            for (const Seat forager : seats_up_to(random.seats)) booked.total[forager] += row.points[forager];
          RC_ASSERT(booked.total == game.scores(state).total);
        });
  });
}

TEST(Properties, ARecordReplays) {
  for_all(60, [](const RandomGame& random) {
    const Game game = random.game();
    Record record;
    const auto note = [&](const State& /*state*/, Move move) { record.moves.push_back(game.format(move)); };
    play_through(random, game, note,
                 [&](const State& state) { record.final_hash = hash_of_position(game.position(state)); });
    State state = game.new_game();
    replay(game, record, state, [](std::size_t, const State&) {});
    RC_ASSERT(hash_of_position(game.position(state)) == record.final_hash);
  });
}

// A turn is a decision and what one card asks: no more than four answers a step of its program. After a burying every
// card in front may ask as much, and everybody is asked once more.
TEST(Properties, AGameEndsWithinItsBound) {
  for_all(200, [](const RandomGame& random) {
    const Game game = random.game();
    State state = game.new_game();
    Rng rng(random.seed);
    const std::uint32_t moves = playout(game, state, rng);
    const int deal = random.seats * random.hand;
    const int front = std::min(4, random.seats * random.rounds);
    const int turn = 1 + kMostSteps * kMostForagers * (1 + front) + kMostForagers;
    RC_ASSERT(moves <= static_cast<unsigned>(deal + random.seats * random.rounds * turn));
    RC_ASSERT(moves >= static_cast<unsigned>(deal + random.seats * random.rounds));
  });
}

}  // namespace
}  // namespace understory::template_game

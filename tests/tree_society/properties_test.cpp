// What holds for every game, on random ones, with every combination of guilds.
#include <set>

#include "engine/playout.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

constexpr int kGames = kSanitized ? 1 : 3;

// Random games with every combination of guilds; `visit(game, state, moves)` sees every position.
template <class Visit>
void each_position(Visit&& visit) {
  const Pack pack = parse_pack(standard_pack());
  std::uint64_t seed = 1;
  for (const std::string& guilds : Game::info().options[0].choices) {
    const int seats = 2 + static_cast<int>(seed % 3);
    const Game game(seats, {{"guilds", guilds}, {"fruit_draft", seed % 2 == 0}}, pack);
    for (int i = 0; i < kGames; ++i) {
      Rng rng(seed++);
      State state = game.new_game();
      while (game.actor(state) != kNobody) {
        MoveList moves;
        game.legal_moves(state, moves);
        visit(game, state, moves);
        const bool chance = game.actor(state) == kChance;
        const Move move =
            chance ? game.sample_chance(state, rng) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        game.apply(state, move, NoEvents{});
      }
    }
  }
}

TEST(Properties, ThereIsAlwaysAMoveAndEachIsThereOnce) {
  each_position([](const Game& game, const State& state, const MoveList& moves) {
    std::set<std::string> texts;
    for (const Move& move : moves) texts.insert(game.format(move));
    ASSERT_EQ(texts.size(), moves.size()) << game.position(state).dump();
    ASSERT_FALSE(moves.empty()) << game.position(state).dump();
  });
}

TEST(Properties, PositionsReadAsTheyAreWritten) {
  int count = 0;
  each_position([&](const Game& game, const State& state, const MoveList&) {
    if (++count % 7 != 0) return;
    const State read = game.from_position(game.position(state));
    ASSERT_EQ(std::memcmp(&read, &state, sizeof read), 0) << game.position(state).dump();
  });
}

TEST(Properties, AMoveIsLegalExactlyIfNothingIsAgainstIt) {
  int count = 0;
  each_position([&](const Game& game, const State& state, const MoveList& moves) {
    if (++count % 50 != 0) return;
    Rng rng(static_cast<std::uint64_t>(count));
    for (const Move& move : moves) ASSERT_FALSE(game.why_not(state, move)) << game.format(move);
    for (int i = 0; i < 300; ++i) {
      const auto word = static_cast<MoveWord>(rng.below(20) | rng.below(80) << 8U | rng.below(90) << 16U);
      const Move move = understory::move_of<Move>(word);
      ASSERT_EQ(game.is_legal(state, move), !game.why_not(state, move).has_value()) << word;
    }
  });
}

// Each game knows from its own sums what its levels demand; the machine of programs finds out by trying.
TEST(Properties, WhatIsDemandedCanBeGiven) {
  each_position([](const Game&, const State& state, const MoveList&) {
    for (const Player& player : state.pub.players.values)
      for (const Ongoing& one : player.ongoing)
        ASSERT_TRUE(one.card == kNoCard || one.level > 0 || !state.pub.frames.empty()) << "a level that was paid";
  });
}

TEST(Properties, EqualDecisionsGiveEqualBytes) {
  const Game game(4, {}, parse_pack(standard_pack()));
  Rng rng(5);
  State quiet = game.new_game();
  State told = quiet;
  while (game.actor(quiet) != kNobody) {
    MoveList moves;
    game.legal_moves(quiet, moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    EventLog<Event> log;
    game.apply(quiet, move, NoEvents{});
    game.apply(told, move, log);
    ASSERT_EQ(std::memcmp(&quiet, &told, sizeof quiet), 0);
    ASSERT_TRUE(!log.events.empty() || game.actor(quiet) != kNobody);
  }
}

}  // namespace
}  // namespace understory::tree_society

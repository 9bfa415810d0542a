// The board in the terminal: what it says, and that it fits everywhere.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/boards/boards.hpp"
#include "games/_template/game.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/places.hpp"

namespace understory::cli {

Board template_game_board();

namespace {

using template_game::Game;

Game two_foragers() { return {2, {}, template_game::parse_pack(read_source("packs/_template/standard.json"))}; }

Scene scene_of(const Game& game, const Game::State& state, Seat viewer) {
  Scene scene;
  scene.view = game.view_json(game.observe(state, viewer));
  scene.seats = {{"Hazel", "you"}, {"Moss", "Sprout"}};
  scene.viewer = raw(viewer) < 2 ? raw(viewer) : -1;
  return scene;
}

// Calls `check(scene)` at every position of a random game, for a seat and for who watches.
template <class Check>
void at_every_position(std::uint64_t seed, const Check& check) {
  const Game game = two_foragers();
  Rng rng(seed);
  Game::State state = game.new_game();
  while (true) {
    for (const Seat viewer : {Seat{0}, kSpectator}) check(scene_of(game, state, viewer));
    const Seat actor = game.actor(state);
    if (actor == kNobody) return;
    game.apply(state, actor == kChance ? game.sample_chance(state, rng) : random_move(game, state, rng), NoEvents{});
  }
}

TEST(Board, IsToldInSentences) {
  const Game game = two_foragers();
  Game::State state = game.new_game();
  for (const char* card : {"acorn", "fox", "acorn", "berry", "squirrel", "berry"})
    game.apply(state, game.parse(std::string("deal ") + card), NoEvents{});
  const std::vector<std::string> told = template_game_board().tell(scene_of(game, state, Seat{0}), Words::in("en"));
  ASSERT_EQ(told.size(), 6U);
  EXPECT_EQ(told[1], "No card lies face up.");
  EXPECT_EQ(told[2], "Hazel, played by you: 0 nuts, 3 cards in hand, 0 buried.");
  EXPECT_EQ(told[3], "Moss, played by Sprout: 0 nuts, 3 cards in hand, 0 buried.");
  EXPECT_TRUE(contains(told[4], "You hold 2 Acorn: gain ")) << told[4];
  EXPECT_TRUE(contains(told[5], "You hold Squirrel: choose: ")) << told[5];
}

TEST(Board, TellsAtTheEndWhatWasBuried) {
  const Game game = two_foragers();
  Game::State state = game.new_game();
  for (const char* move : {"deal acorn", "deal fox", "deal acorn", "deal berry", "deal squirrel", "deal berry"})
    game.apply(state, game.parse(move), NoEvents{});
  for (const char* move : {"bury acorn", "rest", "bury acorn"}) game.apply(state, game.parse(move), NoEvents{});
  while (game.actor(state) != kNobody) game.apply(state, game.parse("rest"), NoEvents{});
  EXPECT_EQ(template_game_board().tell(scene_of(game, state, Seat{1}), Words::in("en"))[2],
            "Hazel has dug up 2 Acorn.");
}

TEST(Board, TellsWhatLiesBeforeAllEyes) {
  const Game game = two_foragers();
  Game::State state = game.new_game();
  for (const char* move : {"deal badger", "deal fox", "deal acorn", "deal berry", "deal acorn", "deal berry"})
    game.apply(state, game.parse(move), NoEvents{});
  for (const char* move : {"bury acorn", "rest", "play badger", "bury fox", "use badger", "deal fox", "deal jay"})
    game.apply(state, game.parse(move), NoEvents{});
  const auto told = [&] { return template_game_board().tell(scene_of(game, state, Seat{1}), Words::in("en")); };
  EXPECT_EQ(told()[2], "Turned up: Fox and Jay.");
  EXPECT_EQ(told()[3], "In front of Hazel: Badger.");
  game.apply(state, game.parse("keep fox"), NoEvents{});
  EXPECT_EQ(told()[2], "Under the deck: Jay.");
  EXPECT_EQ(told()[4], "Hazel has dug up Fox.");
}

TEST(Board, HasWordsForAllAndFits) {
  const Board board = template_game_board();
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    at_every_position(seed, [&](const Scene& scene) {
      for (const std::string& sentence : board.tell(scene, Words::in("en"))) EXPECT_FALSE(contains(sentence, "⟦"));
      for (const int width : {40, 80}) {
        Look look;
        look.utf8 = true;
        look.width = width;
        for (const Line& line : board.draw(scene, look, Words::in("en")))
          EXPECT_LE(width_of(line), static_cast<std::size_t>(width));
        EXPECT_LE(board.fit(scene, look, Words::in("en"), 8).size(), 8U);
      }
    });
}

}  // namespace
}  // namespace understory::cli

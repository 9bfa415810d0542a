// What legality says in closed form of the costs of programs (moves.cpp) is what is found by trying to pay them.
#include "engine/playout.hpp"
#include "games/undergrove/steps.hpp"
#include "tests/support/refusal.hpp"
#include "tests/undergrove/table.hpp"

namespace understory::undergrove {
namespace {

using Obstacle = Game::Obstacle;

// Mushrooms cost more cubes than those in the box.
std::string dear_pack() {
  nlohmann::json pack = nlohmann::json::parse(standard_pack());
  for (nlohmann::json& tile : pack["tiles"])
    if (tile.contains("cost") && tile["cost"].contains("any")) tile["cost"]["any"] = 4;
  return pack.dump();
}

bool can_be_paid(const Game& game, State state, Source source, int index, Tile here) {
  Frame& frame = Game::frames(state.pub).back();
  frame = {.source = source, .index = static_cast<std::uint8_t>(index), .here = here};
  frame.until = static_cast<std::uint8_t>(game.program(frame).size());
  return can_finish<Kinds>(game, state);
}

TEST(Programs, CanBePaidUnlessWhatTheyCostIsInTheWay) {
  const Game game = game_of(2, {}, dear_pack());
  int asked = 0;
  int dear = 0;
  const auto expect_paid = [&](const State& state, Source source, int index, Tile here, Obstacle obstacle) {
    const bool lacks = obstacle == Obstacle::cubes || obstacle == Obstacle::carbon;
    EXPECT_EQ(can_be_paid(game, state, source, index, here), !lacks) << game.position(state).dump();
    ++asked;
    dear += lacks ? 1 : 0;
  };
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Rng rng(seed);
    State state = game.new_game();
    for (Seat actor = game.actor(state); actor != kNobody; actor = game.actor(state)) {
      const Public& pub = state.pub;
      if (pub.stage == Stage::action) {
        for (int i = raw(Action::reproduce); i < kActions; ++i)
          expect_paid(state, Source::action, i, kNoTile,
                      game.obstacle(pub, pub.mover, Action{static_cast<std::uint8_t>(i)}));
        for (const Tile here : rooted(pub.players[pub.mover])) {
          const Obstacle obstacle = game.obstacle_on_root(pub, pub.mover, here);
          if (game.tile(here).cost && game.tile(here).cost->any > 0 &&
              (obstacle == Obstacle::none || obstacle == Obstacle::cubes || obstacle == Obstacle::absorb))
            expect_paid(state, Source::tile, raw(here), here, obstacle);
        }
      }
      const bool chance = actor == kChance;
      game.apply(state, chance ? game.sample_chance(state, rng) : random_move(game, state, rng), NoEvents{});
    }
  }
  EXPECT_GT(asked, 1000);
  EXPECT_GT(dear, 100);
}

TEST(Programs, ArePaidToTheEnd) {  // R3.3
  auto t = Table(2, {}, dear_pack()).tile("woolly-owl-eyes", 1, 1).roots(0, "1,1", "earthlover woolly-owl-eyes");
  t.plays("activate woolly-owl-eyes, pay nitrogen");
  nlohmann::json position = t.game().position(t.state());
  position["players"][0]["stock"] = {0, 1, 1, 0};
  EXPECT_EQ(refusal_of([&] { t.game().from_position(position); }).rule, "R3.3");
}

}  // namespace
}  // namespace understory::undergrove

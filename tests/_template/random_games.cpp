#include "tests/_template/random_games.hpp"

#include "tests/_template/table.hpp"

namespace understory::template_game {
namespace {

using nlohmann::json;

Pack wild_pack() {
  json pack = json::parse(standard_pack());
  pack["cards"][0]["program"] = {{{"toll", 2}}, {{"draw", 2}}, {{"toll", 1}}, {{"gain", 1}}};
  pack["cards"][1]["program"] = {{{"choose", {{{"toll", 3}}, {{"draw", 3}}, {{"gain", 9}}}}}, {{"draw", 1}}};
  pack["cards"][2]["program"] = {{{"choose", {{{"gain", 1}}, {{"toll", 1}}}}},
                                 {{"choose", {{{"draw", 1}}, {{"toll", 2}}}}}};
  pack["cards"][3]["copies"] = 2;
  pack["cards"][4]["program"] = {{{"spend", 2}}, {{"draw", 1}}, {{"whenever", {{{"search", 1}}, {{"gain", 2}}}}}};
  pack["cards"][5]["program"] = {{{"search", 3}}, {{"whenever", {{{"spend", 1}}, {{"spend", 1}}, {{"draw", 1}}}}}};
  return parse_pack(pack.dump());
}

}  // namespace

Game RandomGame::game() const {
  const Options options{{"rounds", std::int64_t{rounds}}, {"hand", std::int64_t{hand}}};
  return wild ? Game(seats, options, wild_pack()) : game_of(seats, options);
}

std::ostream& operator<<(std::ostream& out, const RandomGame& random) {
  return out << random.seats << " foragers, rounds=" << random.rounds << " hand=" << random.hand
             << (random.wild ? ", wild cards, " : ", ") << random.length << " moves, seed " << random.seed;
}

Move choose_move(const Game& game, const State& state, Rng& rng) {
  return game.actor(state) == kChance ? game.sample_chance(state, rng) : random_move(game, state, rng);
}

std::vector<Move> moves_of(const Game& game, const State& state) {
  MoveList moves;
  game.legal_moves(state, moves);
  return {moves.begin(), moves.end()};
}

}  // namespace understory::template_game

namespace tg = understory::template_game;

rc::Gen<tg::RandomGame> rc::Arbitrary<tg::RandomGame>::arbitrary() {
  const auto whole = [](int least, int most) { return gen::resize(kNominalSize, gen::inRange(least, most + 1)); };
  return gen::build<tg::RandomGame>(
      gen::set(&tg::RandomGame::seats, whole(2, 4)), gen::set(&tg::RandomGame::rounds, whole(1, 20)),
      gen::set(&tg::RandomGame::hand, whole(1, 4)), gen::set(&tg::RandomGame::wild, gen::arbitrary<bool>()),
      gen::set(&tg::RandomGame::length, whole(0, 400)),
      gen::set(&tg::RandomGame::seed, gen::noShrink(gen::resize(kNominalSize, gen::arbitrary<std::uint64_t>()))));
}

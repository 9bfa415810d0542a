#include "tests/mushroom_gangs/random_games.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "engine/json.hpp"
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

using nlohmann::json;

int below(Rng& rng, int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); }

std::string random_run(Rng& rng) {
  const char row = static_cast<char>('1' + below(rng, 9));
  const int first = below(rng, 7);
  const int last = first + 2 + below(rng, 7 - first);
  return {static_cast<char>('a' + first), row, '-', static_cast<char>('a' + last), row};
}

// Each gang keeps to one row, with a few in the next, and goes further only where there is no room.
void scatter(json& board, int gang, int pickers, Rng& rng) {
  const int first_row = below(rng, 8);
  for (int tries = 0; pickers > 0; ++tries) {
    const int row = tries > 100 ? below(rng, 9) : first_row + (below(rng, 4) == 0 ? 1 : 0);
    char& mark = board.at(static_cast<std::size_t>(row)).get_ref<std::string&>().at(rng.below(9));
    if (mark != '.') continue;
    mark = static_cast<char>('0' + gang);
    --pickers;
  }
}

json crowded_position(const RandomGame& random) {
  Rng rng(random.seed + 1);
  const int round = below(rng, random.turn_limit);
  json board(std::vector<std::string>(9, "........."));
  json paid = json::array();
  for (int gang = 0; gang < random.seats; ++gang) {
    scatter(board, gang, 9 - below(rng, std::min(round, 8) + 1), rng);
    paid.push_back(json::array());
    if (random.team_up == "every" || round == 0) continue;
    std::set<std::string> runs;
    for (int tries = below(rng, std::min(round, 20) + 1); tries > 0; --tries) runs.insert(random_run(rng));
    paid.back() = runs;
  }
  return {{"board", board},
          {"phase", "playing"},
          {"turn", below(rng, random.seats)},
          {"round", round},
          {"mushrooms", std::vector<int>(static_cast<std::size_t>(random.seats), 55)},
          {"paid", paid}};
}

int gain_of(const Game& game, const State& state, Move move) {
  State next = state;
  game.apply(next, move, NoEvents{});
  const Seat mover = game.actor(state);
  return game.scores(next).total[mover] - game.scores(state).total[mover];
}

int worth(const Game& game, const State& state, Move move, Style style) {
  if (style == Style::any || move.action() == Action::place) return 0;
  if (style == Style::gathers) return gain_of(game, state, move);
  if (leaves(move.action())) return -1;
  if (style == Style::stays) return 0;
  const PositionSet own = state.pub.pickers[game.actor(state)];
  return neighbours(own, move, -1) + neighbours(own, move, +1);
}

}  // namespace

Game RandomGame::game() const {
  return game_of(seats, {{"map", map}, {"team_up", team_up}, {"turn_limit", std::int64_t{turn_limit}}});
}

NaiveGame RandomGame::naive() const { return {seats, map, team_up, turn_limit}; }

State RandomGame::first_position(const Game& game) const {
  return start == Start::placement ? game.new_game() : game.from_position(crowded_position(*this));
}

std::ostream& operator<<(std::ostream& out, const RandomGame& random) {
  static constexpr const char* kStarts[] = {"placement", "crowded"};
  static constexpr const char* kStyles[] = {"any", "stays", "gathers", "lines_up"};
  return out << random.seats << " gangs, map=" << random.map << " team_up=" << random.team_up
             << " turn_limit=" << random.turn_limit << ", from " << kStarts[raw(random.start)] << ", " << random.length
             << " moves of style " << kStyles[raw(random.style)] << ", seed " << random.seed;
}

int neighbours(PositionSet pickers, Move move, int direction) {
  pickers.remove(move.from());
  int count = 0;
  for (int c = column_of(move.to()) + direction; c >= 0 && c < kSide; c += direction, ++count)
    if (!pickers.contains(at(row_of(move.to()), c))) break;
  return count;
}

Move choose_move(const Game& game, const State& state, Style style, Rng& rng) {
  MoveList moves;
  game.legal_moves(state, moves);
  const auto any = [&] { return moves[rng.below(static_cast<std::uint32_t>(moves.size()))]; };
  Move chosen = any();
  for (int tries = 0; tries < 8; ++tries) {
    const Move other = any();
    if (worth(game, state, other, style) > worth(game, state, chosen, style)) chosen = other;
  }
  return chosen;
}

}  // namespace understory::mushroom_gangs

namespace mg = understory::mushroom_gangs;

rc::Gen<mg::RandomGame> rc::Arbitrary<mg::RandomGame>::arbitrary() {
  const auto map = gen::oneOf(gen::element<std::string>("keypad", "deep", "magic"),
                              gen::map(gen::noShrink(gen::arbitrary<std::uint64_t>()), [](std::uint64_t seed) {
                                std::string digits = "123456789";
                                understory::Rng rng(seed);
                                for (std::uint32_t i = 9; i > 1; --i) std::swap(digits[i - 1], digits[rng.below(i)]);
                                return digits;
                              }));
  const auto whole = [](int least, int most) { return gen::resize(kNominalSize, gen::inRange(least, most + 1)); };
  return gen::build<mg::RandomGame>(
      gen::set(&mg::RandomGame::seats, whole(2, 5)), gen::set(&mg::RandomGame::map, map),
      gen::set(&mg::RandomGame::team_up, gen::element<std::string>("fresh", "every")),
      gen::set(&mg::RandomGame::turn_limit, gen::oneOf(gen::element(60, 1, 2, 250), whole(1, 250))),
      gen::set(&mg::RandomGame::start, gen::element(mg::Start::placement, mg::Start::crowded)),
      gen::set(&mg::RandomGame::style,
               gen::element(mg::Style::any, mg::Style::stays, mg::Style::gathers, mg::Style::lines_up)),
      gen::set(&mg::RandomGame::length, whole(0, 300)),
      gen::set(&mg::RandomGame::seed, gen::noShrink(gen::resize(kNominalSize, gen::arbitrary<std::uint64_t>()))));
}

// Whose decision it is and what may be done. What a step asks is in steps.hpp, and why not in words.cpp.
#include "games/undergrove/game.hpp"

namespace understory::undergrove {

Seat Game::actor(const State& state) const { return asked(state.pub); }

// The Elder's turn is no seat's.
Seat Game::turn_of(const State& state) const {
  switch (state.pub.stage) {
    case Stage::hands:
    case Stage::stacks:
    case Stage::goals:
    case Stage::forecast:
    case Stage::over: return kNobody;
    case Stage::corners:
    case Stage::action:
    case Stage::step:
    case Stage::finish:
    case Stage::closing:
    case Stage::refill: break;
  }
  return is_elder(state.pub.mover) ? kNobody : state.pub.mover;
}

Seat Game::asked(const Public& pub) const {
  switch (pub.stage) {
    case Stage::hands:
    case Stage::stacks:
    case Stage::goals:
    case Stage::forecast:
    case Stage::refill: return kChance;
    case Stage::over: return kNobody;
    case Stage::step: return decider(pub);
    case Stage::corners:
    case Stage::action:
    case Stage::finish:
    case Stage::closing: return pub.mover;
  }
  return kNobody;
}

void Game::legal_moves(const State& state, MoveList& moves) const {
  moves.clear();
  const Public& pub = state.pub;
  switch (pub.stage) {
    case Stage::over: return;
    case Stage::hands:
    case Stage::stacks:
    case Stage::goals:
    case Stage::forecast:
    case Stage::refill: return chance_moves(state, moves);
    case Stage::corners:  // R2.7
      for (const Spot corner : {spot(0, 1), spot(1, 1), spot(0, 0), spot(1, 0)}) {
        bool free = true;
        for (const Player& player : pub.players.values) free = free && plant_at(player, corner) == nullptr;
        if (free) moves.push_back(Move::at(MoveKind::corner, corner));
      }
      return;
    case Stage::action:  // R3.2
      for (const Tile tile : rooted(pub.players[pub.mover]))
        if (obstacle_on_root(pub, pub.mover, tile) == Obstacle::none)
          moves.push_back(Move::with(MoveKind::activate, tile));
      for (int i = 0; i < kActions; ++i)
        if (const Action action{static_cast<std::uint8_t>(i)}; obstacle(pub, pub.mover, action) == Obstacle::none)
          moves.push_back(Move::act(action));
      break;
    case Stage::step:
      answers(state, moves);
      if (is_elder(pub.mover)) return;
      break;
    case Stage::finish:  // R7.4
      for (std::uint8_t end = 0; end < kEnds; ++end) {
        bool free = true;
        for (const Player& player : pub.players.values) free = free && player.end != End{end};
        if (free) moves.push_back(Move::of(MoveKind::finish, end));
      }
      break;
    case Stage::closing: moves.push_back(Move::done()); break;
  }
  // R3.4: at any decision of its own turn.
  const unsigned face_down = pub.players[pub.mover].face_down;
  for (int stack = 0; face_down >> static_cast<unsigned>(stack) != 0; ++stack)
    if ((face_down >> static_cast<unsigned>(stack) & 1U) != 0 &&
        !points_only(state.own[pub.mover].bonus[static_cast<std::size_t>(stack)]))
      moves.push_back(Move::of(MoveKind::use, stack));
}

// What is not on a stack, while they are dealt (R2.5).
BonusBag Game::box(const State& state) const {
  BonusBag box = bonus_;
  for (const BonusBag& stack : state.secret.stacks) box -= stack;
  return box;
}

namespace {

bool is_out(const Public& pub, std::size_t card) { return (unsigned{pub.elder.out[card / 8]} >> card % 8 & 1U) != 0; }

}  // namespace

void Game::chance_moves(const State& state, MoveList& moves) const {
  const Public& pub = state.pub;
  switch (pub.stage) {
    case Stage::stacks: {
      const BonusBag left = box(state);
      for (const Bonus bonus : left.kinds()) moves.push_back(Move::of(MoveKind::stack, raw(bonus)));
      return;
    }
    case Stage::goals:
      for (std::size_t i = 0; i < pack_.goals.size(); ++i) {
        const char card = pack_.goals[i].name[0];
        bool free = card - '0' <= goal_cards_;
        for (const Goal goal : pub.goals) free = free && (goal == kNoGoal || pack_.goals[raw(goal)].name[0] != card);
        if (free) moves.push_back(Move::of(MoveKind::goal, static_cast<int>(i)));
      }
      return;
    case Stage::forecast:
      for (std::size_t i = 0; i < pack_.cards.size(); ++i) {
        const int level = pack_.cards[i].level;
        if ((level == 0 || level == level_) && !is_out(pub, i))
          moves.push_back(Move::of(MoveKind::card, static_cast<int>(i)));
      }
      return;
    default:
      for (const Tile tile : state.secret.pile) moves.push_back(Move::with(MoveKind::deal, tile));
  }
}

bool Game::is_legal(const State& state, Move move) const {
  MoveList moves;
  legal_moves(state, moves);
  return moves.contains(move);
}

// Every physical tile is equally likely; so is every side of every goal card, and every card of the Elder.
std::uint32_t Game::weight(const State& state, Move move) const {
  if (move.kind() == MoveKind::stack) return static_cast<std::uint32_t>(box(state).count(move.bonus()));
  if (move.kind() == MoveKind::take)
    return static_cast<std::uint32_t>(
        state.secret.stacks[static_cast<std::size_t>(state.pub.turn.index / 2)].count(move.bonus()));
  return 1;
}

Move Game::sample_chance(const State& state, Rng& rng) const {
  const Public& pub = state.pub;
  if (pub.stage == Stage::stacks) return Move::of(MoveKind::stack, raw(box(state).pick(rng)));
  if (pub.stage == Stage::step && step(pub.turn).op == Op::bonus)
    return Move::of(MoveKind::take, raw(state.secret.stacks[static_cast<std::size_t>(pub.turn.index / 2)].pick(rng)));
  if (pub.stage == Stage::goals || pub.stage == Stage::forecast) {
    MoveList moves;
    chance_moves(state, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
  const TileSet tiles = state.secret.pile;
  return Move::with(MoveKind::deal, tiles.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(tiles.size())))));
}

// Trees take no carbon; while there are trees, a seedling never has three (R6.1, R6.4).
bool Game::can_drink(const Plant& plant) {
  return plant.planted != 0 && plant.tree == 0 && plant.carbon < kPlantRoots && plant.roots != 0;
}

// What is left for moves when everything owed is paid, and the price of absorbing, a token and a cube (R6.3); less than
// nothing if it cannot be.
int Game::left_for_moves(const Player& me, bool priced, int owed) {
  if (priced && (cubes_of(me) == 0 || me.ready == 0)) return -1;
  return cubes_of(me) + ready_of(me) - owed - (priced ? 2 : 0);
}

TileSet Game::carbon_for(const Public& pub, const Step& step, Tile here) {
  const TileSet all = with_carbon(pub.forest);
  return (step.arg & kFromHere) != 0 ? all & only(here) : all;
}

bool Game::can_reach(const Public& pub, TileSet roots, const Step& step, TileSet carbon, int left) {
  return left >= 0 && !carbon.empty() && reaches(pub.forest, roots, carbon, left + step.n);
}

bool Game::can_absorb(const Public& pub, Seat player, const Step& step, TileSet carbon, int owed) {
  const Player& me = pub.players[player];
  TileSet roots;
  for (const Plant& plant : me.plants)
    if (can_drink(plant)) roots = roots | rooted(plant);
  return can_reach(pub, roots, step, carbon, left_for_moves(me, is_priced(step), owed));
}

// The costs of `printed`, paid on `here` (R4.1, R4.7, R4.9). For a copycat the token is its own.
Game::Obstacle Game::obstacle_to_copy(const Public& pub, Seat player, Tile here, Tile printed) const {
  const TileDef& def = tile(printed);
  const Player& me = pub.players[player];
  const bool copying = here != printed;
  if (copying &&
      (def.type != type(here) || def.type == Type::none || !def.activates() || def.program[0].op == Op::copy))
    return Obstacle::copy;
  if (me.stock[0] < def.carbon()) return Obstacle::carbon;
  if (cubes_of(me) < def.cost->any) return Obstacle::cubes;
  for (const Step& step : def.program) {
    if (step.op != Op::absorb) continue;
    TileSet carbon = carbon_for(pub, step, here);
    if (def.carbon() > 0) carbon.add(here);
    // When the copied mushroom is chosen, the copycat's token is flipped already.
    const int flips = pub.stage == Stage::step ? 0 : 1;
    return can_absorb(pub, player, step, carbon, def.cost->any + flips) ? Obstacle::none : Obstacle::absorb;
  }
  return Obstacle::none;
}

Game::Obstacle Game::obstacle(const Public& pub, Seat player, Tile here) const {
  const bool has_root = pub.forest.tiles.has(here) && rooted(pub.players[player]).has(here);
  return has_root ? obstacle_on_root(pub, player, here) : Obstacle::no_root;
}

Game::Obstacle Game::obstacle_on_root(const Public& pub, Seat player, Tile here) const {
  const TileDef& def = tile(here);
  const Player& me = pub.players[player];
  if (!def.activates()) return Obstacle::ongoing;
  if (def.cost->token && (me.ready & token_of(raw(def.type))) == 0) return Obstacle::token;
  if (def.program[0].op != Op::copy) return obstacle_to_copy(pub, player, here, here);
  for (const Tile other : pub.forest.tiles)
    if (other != here && obstacle_to_copy(pub, player, here, other) == Obstacle::none) return Obstacle::none;
  return Obstacle::copy;
}

Game::Obstacle Game::obstacle(const Public& pub, Seat player, Action action) const {
  const Player& me = pub.players[player];
  const Program& program = pack_.actions[raw(action)].program;
  std::array<int, kResources> stock{};
  for (std::size_t r = 0; r < kResources; ++r) stock[r] = me.stock[r];
  for (const Step& step : program) {
    if (step.op == Op::pay) stock[step.arg] -= step.n;
    if (step.op == Op::absorb) {
      if (me.ready == 0) return Obstacle::token;
      if (cubes_of(me) == 0) return Obstacle::cubes;
      if (!can_absorb(pub, player, step, carbon_for(pub, step, kNoTile))) return Obstacle::absorb;
    }
  }
  if (stock[0] < 0) return Obstacle::carbon;
  for (std::size_t r = 1; r < kResources; ++r)
    if (stock[r] < 0) return Obstacle::cubes;
  if (action != Action::reproduce && action != Action::partner) return Obstacle::none;
  if (count_roots(me) == kRoots) return Obstacle::roots;
  // R5.7: room there is, or a mushroom must make it.
  const bool can_place = me.hand_size > 0 && stock[1] + stock[2] + stock[3] > 0;
  if (action == Action::reproduce) {
    if (count_plants(me) == kPlants) return Obstacle::seedlings;
    return has_free_corner(pub) || can_place ? Obstacle::none : Obstacle::room;
  }
  if (has_slot(me)) return Obstacle::none;
  for (const Plant& plant : me.plants)
    if (plant.planted != 0 && roots_of(plant) < kPlantRoots && can_place) return Obstacle::none;
  return Obstacle::room;
}

bool Game::needs_room(const Public& pub) const {
  return Action{pub.turn.index} == Action::reproduce ? !has_free_corner(pub) : !has_slot(pub.players[pub.mover]);
}

bool Game::makes_room(const Public& pub, Spot space) const {
  for (const Spot around : kAround) {
    const Spot corner = space - around;
    if (Action{pub.turn.index} == Action::partner && plant_at(pub.players[pub.mover], corner) != nullptr) return true;
    if (Action{pub.turn.index} != Action::reproduce || is_earthlovers(corner)) continue;
    bool free = true;
    for (const Player& player : pub.players.values) free = free && plant_at(player, corner) == nullptr;
    if (free) return true;
  }
  return false;
}

}  // namespace understory::undergrove

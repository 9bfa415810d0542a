// The interpreter of programs (R4 to R7). Each kind of step that asks owns a row: whether it asks, what may be
// answered, and of several equal picks in which order a search makes them. What all of them do stands in run(), how
// they read in words.cpp; what the Elder does is in solo.cpp.
#include <algorithm>

#include "games/undergrove/game.hpp"

namespace understory::undergrove {
namespace {

// A step under way, of a player who is asked.
struct Task {
  const Game& game;
  const Public& pub;
  Step step;
  const Turn& turn = pub.turn;
  const Player& me = pub.players[pub.mover];
};

void finish(Turn& turn) { turn.done = 255; }
bool fresh(const Task& task) { return task.turn.done == 0; }
bool has_roots(const Player& player) { return count_roots(player) < kRoots; }
bool has_power(const Turn& turn, std::uint8_t power) { return (turn.powers & bit_of(Power{power})) != 0; }

void list_slots(const Plant& plant, MoveList& moves) {
  for (const Tile tile : open_slots(plant)) moves.push_back(Move::root(plant.corner, tile));
}

// Free spaces for cubes on the mushroom whose program runs (R4.5).
int free_spaces(const Task& task) {
  const Tile tile{task.turn.index};
  return static_cast<int>(task.game.tile(tile).points.size()) - 1 - task.pub.forest.cubes[raw(tile)];
}

// One of several equal picks, by a number that rises in a search's order; -1 for other answers.
int rank_of(Move pick) {
  switch (pick.kind()) {
    case MoveKind::gain:
    case MoveKind::pay: return raw(pick.resource());
    case MoveKind::flip: return kResources + pick.number();
    case MoveKind::swap: return raw(pick.resource()) * kResources + raw(pick.second_resource());
    case MoveKind::discard: return raw(pick.tile());
    default: return -1;
  }
}

// What can be paid with from this rank on: cubes, and tokens where they will do.
int payable_from(int rank, const Player& player, bool tokens) {
  int left = 0;
  for (int r = std::max(rank, 1); r < kResources; ++r) left += player.stock[static_cast<std::size_t>(r)];
  for (int type = std::max(rank - kResources, 0); tokens && type < kTypes; ++type)
    left += (player.ready & token_of(type)) != 0 ? 1 : 0;
  return left;
}

void list_cubes(const Player& player, MoveList& moves) {
  for (int r = 1; r < kResources; ++r)
    if (player.stock[static_cast<std::size_t>(r)] > 0) moves.push_back(Move::of(MoveKind::pay, r));
}

void list_tokens(const Player& player, MoveList& moves) {
  for (int type = 0; type < kTypes; ++type)
    if ((player.ready & token_of(type)) != 0) moves.push_back(Move::of(MoveKind::flip, type));
}

struct Row {
  static bool asks(const Task& /*task*/) { return false; }
  static void answers(const State& /*state*/, const Task& /*task*/, MoveList& /*moves*/) {}
  // Whether an equal pick was made before in this step,
  static bool picked(const Task& /*task*/) { return false; }
  // and whether the step can be finished with picks of this rank and above.
  static bool suffices(const Task& /*task*/, int /*rank*/) { return true; }
};

struct Any : Row {  // R4.2
  static bool asks(const Task& task) { return task.turn.done < task.step.n; }
  static void answers(const State& /*state*/, const Task& /*task*/, MoveList& moves) {
    for (int r = 1; r < kResources; ++r) moves.push_back(Move::of(MoveKind::gain, r));
  }
  static bool picked(const Task& task) { return task.turn.done > 0; }
};

struct Swap : Row {  // R4.4
  static bool asks(const Task& task) { return task.turn.done < task.step.n && cubes_of(task.me) > 0; }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    for (int from = 1; from < kResources; ++from)
      for (int to = 1; to < kResources; ++to)
        if (from != to && task.me.stock[static_cast<std::size_t>(from)] > 0)
          moves.push_back(Move::of(MoveKind::swap, from, to));
    moves.push_back(Move::done());
  }
  static bool picked(const Task& task) { return task.turn.done > 0; }
};

struct ReadyOne : Row {  // R7.4
  static bool asks(const Task& task) { return fresh(task) && task.me.ready != kAllTokens; }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    for (int type = 0; type < kTypes; ++type)
      if ((task.me.ready & token_of(type)) == 0) moves.push_back(Move::of(MoveKind::ready, type));
  }
};

struct Leave : Row {  // R4.5
  static bool asks(const Task& task) { return fresh(task) && free_spaces(task) > 0; }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    for (int n = 0; n <= std::min<int>(task.step.n, free_spaces(task)); ++n)
      moves.push_back(Move::of(MoveKind::leave, n));
  }
};

struct Choose : Row {  // R4.11
  static bool asks(const Task& /*task*/) { return true; }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    const Program& program = task.game.program(task.turn);
    for (int option = 0; option < task.step.n; ++option) {
      const Op op = program[static_cast<std::size_t>(task.turn.pc + 1 + option)].op;
      if (op != Op::another || !task.turn.granted.has(task.turn.here))
        moves.push_back(Move::of(MoveKind::pick, option));
    }
  }
};

struct Copy : Row {  // R4.7
  static bool asks(const Task& /*task*/) { return true; }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    for (const Tile tile : task.pub.forest.tiles)
      if (tile != task.turn.here &&
          task.game.obstacle_to_copy(task.pub, task.pub.mover, task.turn.here, tile) == Game::Obstacle::none)
        moves.push_back(Move::with(MoveKind::copy, tile));
  }
};

struct PayAny : Row {  // R4.1, R3.3
  static bool asks(const Task& task) { return task.turn.done < task.step.n; }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) { list_cubes(task.me, moves); }
  static bool picked(const Task& task) { return task.turn.done > 0; }
  static bool suffices(const Task& task, int rank) {
    return payable_from(rank, task.me, false) >= task.step.n - task.turn.done;
  }
};

struct Absorb : Row {  // R4.9, R6
  static bool asks(const Task& task) {
    if (task.turn.done >= kAbsorbed) return false;
    if (task.turn.done > kWho) return true;
    for (const Plant& plant : task.me.plants)
      if (!task.game.sources(task.pub, task.pub.mover, plant, task.step).empty()) return true;
    return false;
  }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    switch (task.turn.done) {
      case kWho:
        for (const Plant& plant : task.me.plants)
          if (!task.game.sources(task.pub, task.pub.mover, plant, task.step).empty())
            moves.push_back(Move::at(MoveKind::seedling, plant.corner));
        if ((task.step.arg & kMayAbsorb) != 0) moves.push_back(Move::done());
        break;
      case kWhence:
        for (const Tile tile : task.game.sources(task.pub, task.pub.mover, task.me.plants[task.turn.plant], task.step))
          moves.push_back(Move::with(MoveKind::source, tile));
        break;
      case kWhere:
        for (const Tile tile : task.game.entries(task.pub, task.step))
          moves.push_back(Move::with(MoveKind::enter, tile));
        break;
      case kToken: list_tokens(task.me, moves); break;
      case kCube: list_cubes(task.me, moves); break;
      default:  // what was chosen can be paid, whatever goes first (R6.3)
        list_cubes(task.me, moves);
        list_tokens(task.me, moves);
    }
  }
  static bool picked(const Task& task) {
    return task.turn.done == kMoves && task.turn.steps < task.turn.moved - task.step.n;
  }
  static bool suffices(const Task& task, int rank) { return payable_from(rank, task.me, true) >= task.turn.steps; }
};

struct Mushroom : Row {  // R5.2, R5.7
  static bool asks(const Task& task) {
    if (task.turn.done != kWhether) return task.turn.done < kPlaced;
    return task.me.hand_size > 0 && cubes_of(task.me) > 0;
  }
  static void list_hand(const State& state, MoveList& moves) {
    for (const Tile tile : state.own[state.pub.mover].hand) moves.push_back(Move::with(MoveKind::play, tile));
  }
  static void list_spaces(const Task& task, MoveList& moves) {
    SpotList spots;
    open_spaces(task.pub.forest, spots);
    const bool choosy = task.game.needs_room(task.pub);
    for (const Spot at : spots)
      if (!choosy || task.game.makes_room(task.pub, at)) moves.push_back(Move::at(MoveKind::space, at));
  }
  static void answers(const State& state, const Task& task, MoveList& moves) {
    if (task.turn.done == kWhich) return list_hand(state, moves);
    if (task.turn.done == kOnto) return list_spaces(task, moves);
    list_cubes(task.me, moves);
    if (!task.game.needs_room(task.pub)) moves.push_back(Move::done());
  }
};

struct Second : Row {  // R5.5
  static bool asks(const Task& task) {
    if (task.turn.done != kWhether) return task.turn.done < kPlaced;
    return task.turn.paid != 0 && task.me.hand_size > 0 && has_power(task.turn, task.step.arg);
  }
  static void answers(const State& state, const Task& task, MoveList& moves) {
    if (task.turn.done == kOnto) return Mushroom::list_spaces(task, moves);
    Mushroom::list_hand(state, moves);
    moves.push_back(Move::done());
  }
};

struct Seedling : Row {  // R5.1
  static bool asks(const Task& task) { return fresh(task); }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    SpotList spots;
    free_corners(task.pub, spots);
    for (const Spot at : spots) moves.push_back(Move::at(MoveKind::corner, at));
  }
};

struct Root : Row {  // R5.3, R5.4, R7.2
  static bool at_seedling(const Task& task) { return RootKind{task.step.arg} == RootKind::seedling; }
  static bool asks(const Task& task) {
    if (!fresh(task) || !has_roots(task.me)) return false;
    return at_seedling(task) ? !open_slots(task.me.plants[task.turn.plant]).empty() : has_slot(task.me);
  }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    if (at_seedling(task)) return list_slots(task.me.plants[task.turn.plant], moves);
    for (const Plant& plant : task.me.plants) list_slots(plant, moves);
    if (RootKind{task.step.arg} == RootKind::may) moves.push_back(Move::done());
  }
};

struct Extra : Row {  // R5.6
  static bool at_seedling(const Task& task) { return Power{task.step.arg} == Power::reproduce_root; }
  static bool asks(const Task& task) {
    if (!fresh(task) || !has_power(task.turn, task.step.arg) || !has_roots(task.me)) return false;
    return at_seedling(task) ? !open_slots(task.me.plants[task.turn.plant]).empty() : has_slot(task.me);
  }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    if (at_seedling(task)) {
      list_slots(task.me.plants[task.turn.plant], moves);
    } else {
      for (const Plant& plant : task.me.plants) list_slots(plant, moves);
    }
    moves.push_back(Move::done());
  }
};

struct Convert : Row {  // R5.8
  static bool asks(const Task& task) { return fresh(task) && task.me.stock[task.step.arg] > 0; }
  static void answers(const State& /*state*/, const Task& task, MoveList& moves) {
    for (int n = 0; n <= std::min<int>(task.me.stock[task.step.arg], kMostConverted); ++n)
      moves.push_back(Move::of(MoveKind::convert, n));
  }
};

struct Discard : Row {  // R5.8
  static bool asks(const Task& task) { return fresh(task) && task.me.hand_size > 0; }
  static void answers(const State& state, const Task& task, MoveList& moves) {
    for (const Tile tile : state.own[task.pub.mover].hand) moves.push_back(Move::with(MoveKind::discard, tile));
    moves.push_back(Move::done());
  }
  static bool picked(const Task& /*task*/) { return true; }
};

struct TakeBonus : Row {  // R7.3
  static bool asks(const Task& task) { return fresh(task); }
  static void answers(const State& state, const Task& task, MoveList& moves) {
    for (const Bonus bonus : state.secret.stacks[task.turn.index / 2U].kinds())
      moves.push_back(Move::of(MoveKind::take, raw(bonus)));
  }
};

template <class Visit>
auto with_row(Op op, Visit&& visit) {
  switch (op) {
    case Op::any: return visit(Any{});
    case Op::swap: return visit(Swap{});
    case Op::ready_one: return visit(ReadyOne{});
    case Op::leave: return visit(Leave{});
    case Op::choose: return visit(Choose{});
    case Op::copy: return visit(Copy{});
    case Op::pay_any: return visit(PayAny{});
    case Op::absorb: return visit(Absorb{});
    case Op::mushroom: return visit(Mushroom{});
    case Op::second: return visit(Second{});
    case Op::seedling: return visit(Seedling{});
    case Op::root: return visit(Root{});
    case Op::extra: return visit(Extra{});
    case Op::convert: return visit(Convert{});
    case Op::discard: return visit(Discard{});
    case Op::bonus: return visit(TakeBonus{});
    case Op::gain:
    case Op::others:
    case Op::ready:
    case Op::put:
    case Op::another:
    case Op::pay:
    case Op::sun:
    case Op::points:
    case Op::drink:
    case Op::roots:
    case Op::beside:
    case Op::sprout:
    case Op::feed:
    case Op::rest: break;
  }
  return visit(Row{});
}

}  // namespace

const Program& Game::program(const Turn& turn) const {
  static const Program kElderRoot = [] {
    Program program;
    program.push_back({Op::roots, 0, 1});
    return program;
  }();
  switch (turn.source) {
    case Source::action: return pack_.actions[turn.index].program;
    case Source::tile: return pack_.tiles[turn.index].program;
    case Source::stone: return pack_.stones[turn.index].program;
    case Source::end: return pack_.ends[turn.index].program;
    case Source::card: return pack_.cards[turn.index].program;
    case Source::elder_root:
    case Source::none: break;
  }
  return kElderRoot;
}

bool Game::asks(const Public& pub) const {
  const Task task{*this, pub, step(pub.turn)};
  if (is_elder(pub.mover) && pub.turn.source != Source::stone) return pub.turn.paid != 0;
  return with_row(task.step.op, [&](auto row) { return row.asks(task); });
}

void Game::answers(const State& state, MoveList& moves) const {
  const Task task{*this, state.pub, step(state.pub.turn)};
  with_row(task.step.op, [&](auto row) { row.answers(state, task, moves); });
}

// A pick that was the last move of all is of this step if the step has had one: between its picks there is at most a
// bonus tile, which is none.
bool Game::in_order(const State& state, Move previous, Move move) const {
  const int before = rank_of(previous);
  const int now = rank_of(move);
  if (state.pub.stage != Stage::step || before < 0 || now < 0) return true;
  const Task task{*this, state.pub, step(state.pub.turn)};
  return with_row(task.step.op,
                  [&](auto row) { return !row.picked(task) || (before <= now && row.suffices(task, now)); });
}

void Game::next_step(Turn& turn) {
  ++turn.pc;
  turn.done = 0;
}

bool Game::runs_by_itself(Op op) {
  switch (op) {
    case Op::gain:
    case Op::others:
    case Op::ready:
    case Op::put:
    case Op::another:
    case Op::pay:
    case Op::sun:
    case Op::drink:
    case Op::roots:
    case Op::beside:
    case Op::sprout:
    case Op::feed:
    case Op::rest: return true;
    default: return false;
  }
}

bool Game::has_goal(const Public& pub, Count count) const {
  for (const Goal goal : pub.goals)
    if (goal != kNoGoal && pack_.goals[raw(goal)].count == count) return true;
  return false;
}

// Does what the step under way says, with the answer if it asks.
template <class Sink>
void Game::run(State& state, Move answer, Sink& sink) const {
  Public& pub = state.pub;
  Turn& turn = pub.turn;
  const Step now = step(turn);
  const Seat me = pub.mover;
  Player& player = pub.players[me];
  const bool stops = answer.kind() == MoveKind::done;
  switch (now.op) {
    case Op::gain: return gain(pub, me, Resource{now.arg}, now.n, sink);
    case Op::others:  // R4.10
      for (const Seat other : seats_up_to(seats_))
        if (other != me) gain(pub, other, Resource{now.arg}, now.n, sink);
      return;
    case Op::any: ++turn.done; return gain(pub, me, answer.resource(), 1, sink);
    case Op::swap:
      if (stops) return finish(turn);
      ++turn.done;
      --player.stock[raw(answer.resource())];
      ++player.stock[raw(answer.second_resource())];
      sink(Event{
          .kind = EventKind::swapped, .player = me, .resource = answer.resource(), .other = answer.second_resource()});
      return;
    case Op::ready: return make_ready(pub, now.arg, sink);
    case Op::ready_one: finish(turn); return make_ready(pub, token_of(answer.number()), sink);
    case Op::put:
    case Op::leave: {
      const Task task{*this, pub, now};
      const int cubes = now.op == Op::put ? std::min<int>(now.n, free_spaces(task)) : answer.number();
      finish(turn);
      if (cubes <= 0) return;
      if (now.op == Op::leave) pay(pub, me, Resource{now.arg}, cubes, sink);
      pub.forest.cubes[turn.index] = static_cast<std::uint8_t>(pub.forest.cubes[turn.index] + cubes);
      sink(Event{.kind = EventKind::stored,
                 .player = me,
                 .tile = Tile{turn.index},
                 .amount = static_cast<std::uint16_t>(cubes)});
      return;
    }
    case Op::choose:
      turn.pc = static_cast<std::uint8_t>(turn.pc + 1 + answer.number());
      turn.until = static_cast<std::uint8_t>(turn.pc + 1);
      return;
    case Op::another:  // R4.8
      if (turn.granted.has(turn.here)) return;
      turn.granted.add(turn.here);
      turn.again = 1;
      sink(Event{.kind = EventKind::again, .player = me, .tile = turn.here});
      return;
    case Op::copy: {  // R4.7
      const Tile here = turn.here;
      sink(Event{.kind = EventKind::copied, .player = me, .tile = answer.tile()});
      start_program(turn, Source::tile, raw(answer.tile()));
      return feed(pub, here, tile(answer.tile()).carbon(), sink);
    }
    case Op::pay: return pay(pub, me, Resource{now.arg}, now.n, sink);
    case Op::pay_any: ++turn.done; return pay(pub, me, answer.resource(), 1, sink);
    case Op::absorb: return run_absorb(state, answer, sink);
    case Op::mushroom:
    case Op::second: return run_mushroom(state, answer, sink);
    case Op::seedling:
      finish(turn);
      turn.plant = static_cast<std::uint8_t>(place_seedling(pub, me, answer.spot()));
      sink(Event{.kind = EventKind::planted, .player = me, .at = answer.spot()});
      return;
    case Op::root:
    case Op::extra:
      finish(turn);
      if (stops) return;
      for (Plant& plant : player.plants)
        if (plant.planted != 0 && plant.corner == answer.spot()) put_root(pub, me, plant, answer.tile(), sink);
      return;
    case Op::sun:
      return gain(pub, me, Resource::carbon, now.n + (has_power(turn, raw(Power::more_carbon)) ? 1 : 0), sink);
    case Op::convert:
      finish(turn);
      if (answer.number() == 0) return;
      pay(pub, me, Resource{now.arg}, answer.number(), sink);
      mark(pub, me, Count::nitrogen_paid, answer.number(), sink);
      return gain(pub, me, Resource::carbon, answer.number(), sink);
    case Op::discard:
      if (stops) return finish(turn);
      take_from_hand(state, me, answer.tile());
      pub.discards.add(answer.tile());
      sink(Event{.kind = EventKind::discarded, .player = me, .tile = answer.tile()});
      return;
    case Op::bonus: return run_take(state, answer.bonus(), sink);
    case Op::points: return;
    case Op::drink:
    case Op::roots:
    case Op::beside:
    case Op::sprout:
    case Op::feed:
    case Op::rest: return elder_step(state, answer, sink);
  }
}

template <class Sink>
void Game::run_absorb(State& state, Move answer, Sink& sink) const {
  Public& pub = state.pub;
  Turn& turn = pub.turn;
  const Step now = step(turn);
  Player& player = pub.players[pub.mover];
  const auto approach = [&](TileSet entry) {
    turn.moved = static_cast<std::uint8_t>(distance(pub.forest, entry, turn.carbon));
    turn.steps = static_cast<std::uint8_t>(std::max(0, turn.moved - now.n));
    turn.done = (now.arg & kPaidAbsorb) != 0 ? kToken : kMoves;
  };
  switch (turn.done) {
    case kWho:
      if (answer.kind() == MoveKind::done) return finish(turn);
      for (std::size_t i = 0; i < kPlants; ++i)
        if (player.plants[i].planted != 0 && player.plants[i].corner == answer.spot())
          turn.plant = static_cast<std::uint8_t>(i);
      turn.done = kWhence;
      return;
    case kWhence:
      turn.carbon = answer.tile();
      if (has_goal(pub, Count::carbon_moved)) {  // R6.2
        turn.done = kWhere;
        return;
      }
      approach(rooted(player.plants[turn.plant]));
      break;
    case kWhere: {
      TileSet entry;
      entry.add(answer.tile());
      approach(entry);
      break;
    }
    case kToken:
      flip(pub, answer.number(), sink);
      turn.done = kCube;
      return;
    case kCube:
      pay(pub, pub.mover, answer.resource(), 1, sink);
      turn.done = kMoves;
      break;
    default:  // R6.3
      --turn.steps;
      if (answer.kind() == MoveKind::pay)
        pay(pub, pub.mover, answer.resource(), 1, sink);
      else
        flip(pub, answer.number(), sink);
  }
  if (turn.done != kMoves || turn.steps > 0) return;
  absorb(pub, pub.mover, player.plants[turn.plant], turn.carbon, turn.moved, sink);
  turn.done = kAbsorbed;
  turn.carbon = kNoTile;
  turn.plant = turn.moved = 0;
}

// R5.2, R5.5
template <class Sink>
void Game::run_mushroom(State& state, Move answer, Sink& sink) const {
  Public& pub = state.pub;
  Turn& turn = pub.turn;
  switch (answer.kind()) {
    case MoveKind::pay:
      pay(pub, pub.mover, answer.resource(), 1, sink);
      turn.paid = 1;
      turn.done = kWhich;
      return;
    case MoveKind::play:
      take_from_hand(state, pub.mover, answer.tile());
      turn.shown = answer.tile();
      turn.done = kOnto;
      sink(Event{.kind = EventKind::played, .player = pub.mover, .tile = answer.tile()});
      return;
    case MoveKind::space:
      place_tile(pub, turn.shown, answer.spot());
      sink(Event{.kind = EventKind::placed, .player = pub.mover, .tile = turn.shown, .at = answer.spot()});
      turn.shown = kNoTile;
      turn.done = kPlaced;
      return;
    default: finish(turn);
  }
}

// R7.3
template <class Sink>
void Game::run_take(State& state, Bonus bonus, Sink& sink) const {
  Public& pub = state.pub;
  const std::size_t stack = pub.turn.index / 2U;
  Private& own = state.own[pub.mover];
  Player& player = pub.players[pub.mover];
  finish(pub.turn);
  state.secret.stacks[stack].remove(bonus);
  --pub.stack_size[stack];
  own.bonus[stack] = bonus;
  if (!is_elder(pub.mover)) own.left[stack] = state.secret.stacks[stack];
  player.face_down = static_cast<std::uint8_t>(player.face_down | 1U << stack);
  pub.takers[stack].push_back(pub.mover);  // from each stack once
  sink(Event{.kind = EventKind::took, .player = pub.mover, .stone = stone_of(stack), .bonus = bonus});
}

template void Game::run(State&, Move, NoEvents&) const;
template void Game::run(State&, Move, EventLog<Event>&) const;

}  // namespace understory::undergrove

// The kinds of steps that programs are made of (R4 to R7, R11): whether each can run, whom it asks and what may be
// answered, why not, and what it does. How they are written in packs and how they read stands in programs.cpp, in the
// same order.
#pragma once

#include <algorithm>

#include "engine/program.hpp"
#include "games/undergrove/game.hpp"

namespace understory::undergrove {

using StepTask = Task<Game, Frame, Step>;

// ---- What several kinds share ----

inline const Player& mover_of(const StepTask& task) { return task.pub.players[task.pub.mover]; }
inline Resource resource_of(const StepTask& task) { return Resource{task.step->arg}; }
inline bool has_power(const StepTask& task) { return (task.pub.turn.powers & bit_of(Power{task.step->arg})) != 0; }

// Free spaces for cubes on the mushroom whose program runs (R4.5).
inline int free_spaces(const StepTask& task) {
  const std::size_t tile = task.frame.index;
  return static_cast<int>(task.game.pack().tiles[tile].points.size()) - 1 - task.pub.forest.cubes[tile];
}
inline void store(State& state, const StepTask& task, int cubes, auto& sink) {
  std::uint8_t& stored = state.pub.forest.cubes[task.frame.index];
  stored = static_cast<std::uint8_t>(stored + cubes);
  sink(Event{.kind = EventKind::stored,
             .player = state.pub.mover,
             .tile = Tile{task.frame.index},
             .amount = static_cast<std::uint16_t>(cubes)});
}

inline void list_slots(const Plant& plant, MoveList& moves) {
  for (const Tile tile : open_slots(plant)) moves.push_back(Move::root(plant.corner, tile));
}
inline void list_cubes(const Player& player, MoveList& moves) {
  for (int r = 1; r < kResources; ++r)
    if (player.stock[static_cast<std::size_t>(r)] > 0) moves.push_back(Move::of(MoveKind::pay, r));
}
inline void list_tokens(const Player& player, MoveList& moves) {
  for (int type = 0; type < kTypes; ++type)
    if ((player.ready & token_of(type)) != 0) moves.push_back(Move::of(MoveKind::flip, type));
}

// What can be paid with from this rank on (Game::in_order): cubes, and tokens where they will do.
int payable_from(int rank, const Player& player, bool tokens);  // effects.cpp

// The reason with the words for what the move is about.
WhyNot because_of(const StepTask& task, Move move, const char* rule, const char* key);  // words.cpp

// What kinds say besides.
struct Kind : StepKind {
  static constexpr const char* kRule = "R3.1";  // by which it asks
  // Whether an equal pick was made before in this step,
  static bool picked(const StepTask& task) { return task.frame.done > 0; }
  // and whether the step can be finished with picks of this rank and above.
  static bool suffices(const StepTask& /*task*/, int /*rank*/) { return true; }
};
// One that asks and of which other answers are all wrong for the same reason says `kWhyNot`, by `kRule`.
struct AskingKind : Kind {
  static Seat asked(const StepTask& task) { return task.game.decider(task.pub); }
};

// ---- Of mushrooms, the track and the actions ----

struct Gain : Kind {  // R4.3
  static constexpr const char* kName = "gain";
  static void run(State& state, const StepTask& task, Move /*answer*/, auto& sink) {
    task.game.gain(state.pub, task.pub.mover, resource_of(task), task.step->n, sink);
  }
};

struct Others : Kind {  // R4.10
  static constexpr const char* kName = "others";
  static void run(State& state, const StepTask& task, Move /*answer*/, auto& sink) {
    for (const Seat other : seats_up_to(task.game.seats()))
      if (other != task.pub.mover) task.game.gain(state.pub, other, resource_of(task), task.step->n, sink);
  }
};

struct AnyCubes : AskingKind {  // R4.2
  static constexpr const char* kName = "any";
  static constexpr const char* kRule = "R4.2";
  static int times(const StepTask& task) { return task.step->n; }
  static void answers(const State& /*state*/, const StepTask& /*task*/, MoveList& moves) {
    for (int r = 1; r < kResources; ++r) moves.push_back(Move::of(MoveKind::gain, r));
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    task.game.gain(state.pub, task.pub.mover, answer.resource(), 1, sink);
  }
};

struct Swap : AskingKind {  // R4.4
  static constexpr const char* kName = "swap";
  static constexpr const char* kRule = "R4.4";
  static constexpr const char* kWhyNot = "undergrove.why.no-cube";
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return cubes_of(mover_of(task)) > 0; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (int from = 1; from < kResources; ++from)
      for (int to = 1; to < kResources; ++to)
        if (from != to && mover_of(task).stock[static_cast<std::size_t>(from)] > 0)
          moves.push_back(Move::of(MoveKind::swap, from, to));
    moves.push_back(Move::done());
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    if (answer.kind() == MoveKind::done) return finish_step(Game::frames(state.pub));
    Player& player = state.pub.players[task.pub.mover];
    --player.stock[raw(answer.resource())];
    ++player.stock[raw(answer.second_resource())];
    sink(Event{.kind = EventKind::swapped,
               .player = task.pub.mover,
               .resource = answer.resource(),
               .other = answer.second_resource()});
  }
};

struct Ready : Kind {
  static constexpr const char* kName = "ready";
  static void run(State& state, const StepTask& task, Move /*answer*/, auto& sink) {
    task.game.make_ready(state.pub, task.step->arg, sink);
  }
};

struct ReadyOne : AskingKind {  // R7.4
  static constexpr const char* kName = "ready-one";
  static constexpr const char* kRule = "R7.4";
  static constexpr const char* kWhyNot = "undergrove.why.is-ready";
  static bool can_run(const StepTask& task) { return mover_of(task).ready != kAllTokens; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (int type = 0; type < kTypes; ++type)
      if ((mover_of(task).ready & token_of(type)) == 0) moves.push_back(Move::of(MoveKind::ready, type));
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    task.game.make_ready(state.pub, token_of(answer.number()), sink);
  }
};

struct Put : Kind {  // R4.5
  static constexpr const char* kName = "put";
  static bool can_run(const StepTask& task) { return free_spaces(task) > 0; }
  static void run(State& state, const StepTask& task, Move /*answer*/, auto& sink) {
    store(state, task, std::min<int>(task.step->n, free_spaces(task)), sink);
  }
};

struct Leave : AskingKind {  // R4.5
  static constexpr const char* kName = "leave";
  static constexpr const char* kRule = "R4.5";
  static constexpr const char* kWhyNot = "undergrove.why.too-many";
  static bool can_run(const StepTask& task) { return free_spaces(task) > 0; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (int n = 0; n <= std::min<int>(task.step->n, free_spaces(task)); ++n)
      moves.push_back(Move::of(MoveKind::leave, n));
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    if (answer.number() == 0) return;
    task.game.pay(state.pub, task.pub.mover, resource_of(task), answer.number(), sink);
    store(state, task, answer.number(), sink);
  }
};

struct Choose : AskingKind {  // R4.11
  static constexpr const char* kName = "choose";
  static constexpr const char* kRule = "R4.11";
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (int option = 0; option < task.step->n; ++option)
      if (task.step[1 + option].op != Op::another || !task.pub.turn.granted.has(task.frame.here))
        moves.push_back(Move::of(MoveKind::pick, option));
  }
  static std::optional<WhyNot> why_not(const State& /*state*/, const StepTask& task, Move move) {
    if (move.number() < task.step->n) return because("R4.8", "undergrove.why.given");
    return because(kRule, "undergrove.why.no-option");
  }
  // It stands last, so of the frame only the option is left.
  static void run(State& state, const StepTask& task, Move answer, auto& /*sink*/) {
    Frame& frame = Game::frames(state.pub).back();
    frame.pc = static_cast<std::uint8_t>(task.frame.pc + 1 + answer.number());
    frame.until = static_cast<std::uint8_t>(frame.pc + 1);
    frame.done = 0;
  }
};

struct Another : Kind {  // R4.8
  static constexpr const char* kName = "another";
  static bool can_run(const StepTask& task) { return !task.pub.turn.granted.has(task.frame.here); }
  static void run(State& state, const StepTask& task, Move /*answer*/, auto& sink) {
    state.pub.turn.granted.add(task.frame.here);
    state.pub.turn.again = 1;
    sink(Event{.kind = EventKind::again, .player = task.pub.mover, .tile = task.frame.here});
  }
};

struct Copy : AskingKind {  // R4.7
  static constexpr const char* kName = "copy";
  static constexpr const char* kRule = "R4.7";
  static constexpr const char* kWhyNot = "undergrove.why.copy";
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    const Tile here = task.frame.here;
    for (const Tile tile : task.pub.forest.tiles)
      if (tile != here && task.game.obstacle_to_copy(task.pub, task.pub.mover, here, tile) == Game::Obstacle::none)
        moves.push_back(Move::with(MoveKind::copy, tile));
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    sink(Event{.kind = EventKind::copied, .player = task.pub.mover, .tile = answer.tile()});
    task.game.begin_tile(state.pub, task.frame.here, answer.tile(), sink);
  }
};

struct Pay : Kind {  // R3.3
  static constexpr const char* kName = "pay";
  static constexpr bool kCost = true;
  static bool can_run(const StepTask& task) { return mover_of(task).stock[task.step->arg] >= task.step->n; }
  static void run(State& state, const StepTask& task, Move /*answer*/, auto& sink) {
    task.game.pay(state.pub, task.pub.mover, resource_of(task), task.step->n, sink);
  }
};

struct PayAny : AskingKind {  // R4.1, R3.3
  static constexpr const char* kName = "pay-any";
  static constexpr const char* kRule = "R4.1";
  static constexpr const char* kWhyNot = "undergrove.why.no-cube";
  static constexpr bool kCost = true;
  static int times(const StepTask& task) { return task.step->n; }
  static bool can_run(const StepTask& task) { return cubes_of(mover_of(task)) > 0; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    list_cubes(mover_of(task), moves);
  }
  static bool suffices(const StepTask& task, int rank) {
    return payable_from(rank, mover_of(task), false) >= task.step->n - task.frame.done;
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    task.game.pay(state.pub, task.pub.mover, answer.resource(), 1, sink);
  }
};

struct Absorb : AskingKind {  // R4.9, R6: who, whence, where if it matters, the price, what each space costs
  static constexpr const char* kName = "absorb";
  static constexpr const char* kRule = "R6.1";
  static const Plant& drinker(const StepTask& task) { return mover_of(task).plants[task.frame.plant]; }
  static TileSet carbon(const StepTask& task) { return Game::carbon_for(task.pub, *task.step, task.frame.here); }
  static int left(const StepTask& task) { return Game::left_for_moves(mover_of(task), is_priced(*task.step)); }
  static TileSet near(const StepTask& task, TileSet from) {  // as can be paid (R6.2, R6.3)
    return within(task.pub.forest, from, left(task) + task.step->n);
  }

  static int times(const StepTask& /*task*/) { return kAbsorbed; }
  static bool can_run(const StepTask& task) {
    return task.frame.done > kWho || Game::can_absorb(task.pub, task.pub.mover, *task.step, carbon(task));
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    switch (task.frame.done) {
      case kWho: {
        const TileSet from = carbon(task);
        for (const Plant& plant : mover_of(task).plants)
          if (Game::can_drink(plant) && Game::can_reach(task.pub, rooted(plant), *task.step, from, left(task)))
            moves.push_back(Move::at(MoveKind::seedling, plant.corner));
        if (!must(*task.step)) moves.push_back(Move::done());
        return;
      }
      case kWhence:
        for (const Tile tile : near(task, rooted(drinker(task))) & carbon(task))
          moves.push_back(Move::with(MoveKind::source, tile));
        return;
      case kWhere:
        for (const Tile tile : near(task, only(task.frame.carbon)) & rooted(drinker(task)))
          moves.push_back(Move::with(MoveKind::enter, tile));
        return;
      case kToken: return list_tokens(mover_of(task), moves);
      case kCube: return list_cubes(mover_of(task), moves);
      default:  // what was chosen can be paid, whatever goes first (R6.3)
        list_cubes(mover_of(task), moves);
        list_tokens(mover_of(task), moves);
    }
  }
  static bool picked(const StepTask& task) {
    return task.frame.done == kMoves && task.frame.steps < task.frame.moved - task.step->n;
  }
  static bool suffices(const StepTask& task, int rank) {
    return payable_from(rank, mover_of(task), true) >= task.frame.steps;
  }
  static std::optional<WhyNot> why_not(const State& /*state*/, const StepTask& task, Move move) {
    switch (move.kind()) {
      case MoveKind::seedling: {
        const Plant* plant = plant_at(mover_of(task), move.spot());
        if (plant == nullptr) return because_of(task, move, kRule, "undergrove.why.not-yours");
        if (!Game::can_drink(*plant)) return because_of(task, move, kRule, "undergrove.why.cannot-drink");
        return because_of(task, move, "R6.3", "undergrove.why.too-far");
      }
      case MoveKind::source:
        if (!with_carbon(task.pub.forest).has(move.tile()))
          return because_of(task, move, kRule, "undergrove.why.no-carbon");
        if ((task.step->arg & kFromHere) != 0 && move.tile() != task.frame.here)
          return because("R4.9", "undergrove.why.from-here", {{"tile", task.game.tile_name(task.frame.here)}});
        return because("R6.3", "undergrove.why.too-far", {{"corner", undergrove::format(drinker(task).corner)}});
      case MoveKind::enter: return because_of(task, move, "R6.2", "undergrove.why.enter");
      case MoveKind::flip: return because_of(task, move, "R6.3", "undergrove.why.token-used");
      default: return because_of(task, move, "R6.3", "undergrove.why.no-cube");
    }
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    Turn& turn = state.pub.turn;
    switch (task.frame.done) {
      case kWho:
        if (answer.kind() == MoveKind::done) return finish_step(Game::frames(state.pub));
        turn.plant = static_cast<std::uint8_t>(plant_at(mover_of(task), answer.spot()) - mover_of(task).plants.data());
        return;
      case kWhence:
        turn.carbon = answer.tile();
        if (task.game.has_goal(task.pub, Count::carbon_moved)) return;  // R6.2
        approach(state, task, rooted(drinker(task)));
        break;
      case kWhere: approach(state, task, only(answer.tile())); break;
      case kToken: return task.game.flip(state.pub, answer.number(), sink);
      case kCube: task.game.pay(state.pub, task.pub.mover, answer.resource(), 1, sink); break;
      default:  // R6.3
        repeat_step(Game::frames(state.pub));
        --turn.steps;
        if (answer.kind() == MoveKind::pay)
          task.game.pay(state.pub, task.pub.mover, answer.resource(), 1, sink);
        else
          task.game.flip(state.pub, answer.number(), sink);
    }
    if (turn.done < kMoves || turn.steps > 0) return;
    finish_step(Game::frames(state.pub));
    Plant& plant = state.pub.players[task.pub.mover].plants[turn.plant];
    task.game.absorb(state.pub, task.pub.mover, plant, turn.carbon, turn.moved, sink);
    turn.carbon = kNoTile;
    turn.plant = turn.moved = 0;
  }
  static void approach(State& state, const StepTask& task, TileSet entry) {
    Turn& turn = state.pub.turn;
    turn.moved = static_cast<std::uint8_t>(distance(state.pub.forest, entry, turn.carbon));
    turn.steps = static_cast<std::uint8_t>(std::max(0, turn.moved - task.step->n));
    turn.done = is_priced(*task.step) ? kToken : kMoves;
  }
};

struct Mushroom : AskingKind {  // R5.2, R5.7: whether, which one, where
  static constexpr const char* kName = "mushroom";
  static constexpr const char* kRule = "R5.2";
  static int times(const StepTask& /*task*/) { return kPlaced; }
  static bool can_run(const StepTask& task) {
    return task.frame.done != kWhether || (mover_of(task).hand_size > 0 && cubes_of(mover_of(task)) > 0);
  }
  static void answers(const State& state, const StepTask& task, MoveList& moves) {
    if (task.frame.done == kWhich) return list_hand(state, moves);
    if (task.frame.done == kOnto) return list_spaces(task, moves);
    list_cubes(mover_of(task), moves);
    if (!task.game.needs_room(task.pub)) moves.push_back(Move::done());
  }
  static void list_hand(const State& state, MoveList& moves) {
    for (const Tile tile : state.own[state.pub.mover].hand) moves.push_back(Move::with(MoveKind::play, tile));
  }
  static void list_spaces(const StepTask& task, MoveList& moves) {
    SpotList spots;
    open_spaces(task.pub.forest, spots);
    const bool choosy = task.game.needs_room(task.pub);
    for (const Spot at : spots)
      if (!choosy || task.game.makes_room(task.pub, at)) moves.push_back(Move::at(MoveKind::space, at));
  }
  static std::optional<WhyNot> why_not(const State& /*state*/, const StepTask& task, Move move) {
    if (move.kind() == MoveKind::pay) return because_of(task, move, kRule, "undergrove.why.no-cube");
    if (move.kind() == MoveKind::play) return because_of(task, move, kRule, "undergrove.why.not-in-hand");
    if (!is_space(task.pub.forest, move.spot())) return because_of(task, move, kRule, "undergrove.why.no-space");
    return because_of(task, move, "R5.7", "undergrove.why.makes-no-room");
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    Public& pub = state.pub;
    switch (answer.kind()) {
      case MoveKind::pay: pub.turn.paid = 1; return task.game.pay(pub, pub.mover, answer.resource(), 1, sink);
      case MoveKind::play:
        Game::take_from_hand(state, pub.mover, answer.tile());
        pub.turn.shown = answer.tile();
        pub.turn.done = kOnto;
        return sink(Event{.kind = EventKind::played, .player = pub.mover, .tile = answer.tile()});
      case MoveKind::space:
        place_tile(pub, task.frame.shown, answer.spot());
        pub.turn.shown = kNoTile;
        return sink(
            Event{.kind = EventKind::placed, .player = pub.mover, .tile = task.frame.shown, .at = answer.spot()});
      default: finish_step(Game::frames(pub));
    }
  }
};

struct Second : Mushroom {  // R5.5: it is paid for, so the first thing asked is which one
  static constexpr const char* kName = "second";
  static constexpr const char* kRule = "R5.5";
  static bool can_run(const StepTask& task) {
    return task.frame.done != kWhether || (task.frame.paid != 0 && mover_of(task).hand_size > 0 && has_power(task));
  }
  static void answers(const State& state, const StepTask& task, MoveList& moves) {
    if (task.frame.done == kOnto) return list_spaces(task, moves);
    list_hand(state, moves);
    moves.push_back(Move::done());
  }
};

struct Seedling : AskingKind {  // R5.1
  static constexpr const char* kName = "seedling";
  static constexpr const char* kRule = "R5.1";
  static constexpr const char* kWhyNot = "undergrove.why.corner";
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    SpotList spots;
    free_corners(task.pub, spots);
    for (const Spot at : spots) moves.push_back(Move::at(MoveKind::corner, at));
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    state.pub.turn.plant = static_cast<std::uint8_t>(place_seedling(state.pub, task.pub.mover, answer.spot()));
    sink(Event{.kind = EventKind::planted, .player = task.pub.mover, .at = answer.spot()});
  }
};

// At the seedling that was placed, or at any plant.
template <class Own>
struct Rooting : AskingKind {
  static const Plant& seedling(const StepTask& task) { return mover_of(task).plants[task.frame.plant]; }
  static bool can_run(const StepTask& task) {
    if (count_roots(mover_of(task)) == kRoots) return false;
    return Own::at_seedling(task) ? !open_slots(seedling(task)).empty() : has_slot(mover_of(task));
  }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    if (Own::at_seedling(task)) {
      list_slots(seedling(task), moves);
    } else {
      for (const Plant& plant : mover_of(task).plants) list_slots(plant, moves);
    }
    if (Own::may(task)) moves.push_back(Move::done());
  }
  static std::optional<WhyNot> why_not(const State& /*state*/, const StepTask& task, Move move) {
    return because_of(task, move, "R5.3", "undergrove.why.no-slot");
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    if (answer.kind() == MoveKind::done) return;
    for (Plant& plant : state.pub.players[task.pub.mover].plants)
      if (plant.planted != 0 && plant.corner == answer.spot())
        task.game.put_root(state.pub, task.pub.mover, plant, answer.tile(), sink);
  }
};

struct Root : Rooting<Root> {  // R5.3, R5.4, R7.2
  static constexpr const char* kName = "root";
  static constexpr const char* kRule = "R5.3";
  static bool at_seedling(const StepTask& task) { return RootKind{task.step->arg} == RootKind::seedling; }
  static bool may(const StepTask& task) { return RootKind{task.step->arg} == RootKind::may; }
};

struct Extra : Rooting<Extra> {  // R5.6
  static constexpr const char* kName = "extra";
  static constexpr const char* kRule = "R5.6";
  static bool at_seedling(const StepTask& task) { return Power{task.step->arg} == Power::reproduce_root; }
  static bool may(const StepTask& /*task*/) { return true; }
  static bool can_run(const StepTask& task) { return has_power(task) && Rooting::can_run(task); }
};

struct Sun : Kind {  // R5.8, R4.6
  static constexpr const char* kName = "sun";
  static void run(State& state, const StepTask& task, Move /*answer*/, auto& sink) {
    const int more = (task.pub.turn.powers & bit_of(Power::more_carbon)) != 0 ? 1 : 0;
    task.game.gain(state.pub, task.pub.mover, Resource::carbon, task.step->n + more, sink);
  }
};

struct Convert : AskingKind {  // R5.8
  static constexpr const char* kName = "convert";
  static constexpr const char* kRule = "R5.8";
  static constexpr const char* kWhyNot = "undergrove.why.too-many";
  static bool can_run(const StepTask& task) { return mover_of(task).stock[task.step->arg] > 0; }
  static void answers(const State& /*state*/, const StepTask& task, MoveList& moves) {
    for (int n = 0; n <= std::min<int>(mover_of(task).stock[task.step->arg], kMostConverted); ++n)
      moves.push_back(Move::of(MoveKind::convert, n));
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    if (answer.number() == 0) return;
    const Seat me = task.pub.mover;
    task.game.pay(state.pub, me, resource_of(task), answer.number(), sink);
    task.game.mark(state.pub, me, Count::nitrogen_paid, answer.number(), sink);
    task.game.gain(state.pub, me, Resource::carbon, answer.number(), sink);
  }
};

struct Discard : AskingKind {  // R5.8: as often as the player likes
  static constexpr const char* kName = "discard";
  static constexpr const char* kRule = "R5.8";
  static constexpr const char* kWhyNot = "undergrove.why.not-in-hand";
  static bool can_run(const StepTask& task) { return mover_of(task).hand_size > 0; }
  static void answers(const State& state, const StepTask& task, MoveList& moves) {
    for (const Tile tile : state.own[task.pub.mover].hand) moves.push_back(Move::with(MoveKind::discard, tile));
    moves.push_back(Move::done());
  }
  static bool picked(const StepTask& /*task*/) { return true; }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    if (answer.kind() == MoveKind::done) return;
    repeat_step(Game::frames(state.pub));
    Game::take_from_hand(state, task.pub.mover, answer.tile());
    state.pub.discards.add(answer.tile());
    sink(Event{.kind = EventKind::discarded, .player = task.pub.mover, .tile = answer.tile()});
  }
};

struct TakeBonus : AskingKind {  // R7.3
  static constexpr const char* kName = "bonus";
  static constexpr const char* kRule = "R7.3";
  static constexpr const char* kWhyNot = "undergrove.why.not-in-stack";
  static std::size_t stack(const StepTask& task) { return task.frame.index / 2U; }
  static void answers(const State& state, const StepTask& task, MoveList& moves) {
    for (const Bonus bonus : state.secret.stacks[stack(task)].kinds())
      moves.push_back(Move::of(MoveKind::take, raw(bonus)));
  }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    Public& pub = state.pub;
    const std::size_t at = stack(task);
    Private& own = state.own[pub.mover];
    Player& player = pub.players[pub.mover];
    state.secret.stacks[at].remove(answer.bonus());
    --pub.stack_size[at];
    own.bonus[at] = answer.bonus();
    if (!task.game.is_elder(pub.mover)) own.left[at] = state.secret.stacks[at];
    player.face_down = static_cast<std::uint8_t>(player.face_down | 1U << at);
    pub.takers[at].push_back(pub.mover);  // from each stack once
    sink(Event{.kind = EventKind::took, .player = pub.mover, .stone = stone_of(at), .bonus = answer.bonus()});
  }
};

struct KeptPoints : Kind {  // R3.4, R7.4: counted in the end
  static constexpr const char* kName = "points";
  static void run(State& /*state*/, const StepTask& /*task*/, Move /*answer*/, auto& /*sink*/) {}
};

// ---- Of the Elder, who is asked nothing: chance gives it the mushrooms that it waits for (R11, solo.cpp) ----

struct ElderKind : Kind {
  static Seat asked(const StepTask& task) { return task.frame.paid != 0 ? kChance : kNobody; }
  static void answers(const State& state, const StepTask& /*task*/, MoveList& moves) {
    for (const Tile tile : state.secret.pile) moves.push_back(Move::with(MoveKind::deal, tile));
  }
};
// First something of its own, and then maybe roots.
template <class Own>
struct RootingElderKind : ElderKind {
  static int times(const StepTask& /*task*/) { return kRooted; }
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    if (task.frame.done == kRooting) return task.game.elder_roots(state, task.frame, answer, sink);
    Own::start(state, task, answer, sink);
  }
};

struct Drink : RootingElderKind<Drink> {  // R11.5
  static constexpr const char* kName = "drink";
  static void start(State& state, const StepTask& task, Move /*answer*/, auto& sink) {
    if (task.game.elder_drinks(state.pub, task.step->n, sink)) return finish_step(Game::frames(state.pub));
    state.pub.turn.steps = 1;
  }
};

struct Roots : RootingElderKind<Roots> {  // R11.6
  static constexpr const char* kName = "roots";
  static void start(State& state, const StepTask& task, Move /*answer*/, auto& /*sink*/) {
    state.pub.turn.steps = task.step->n;
  }
};

struct Beside : ElderKind {  // R11.7
  static constexpr const char* kName = "beside";
  static void run(State& state, const StepTask& task, Move answer, auto& sink) {
    task.game.elder_places(state, task.frame, answer, sink);
  }
};

struct Sprout : RootingElderKind<Sprout> {  // R11.8
  static constexpr const char* kName = "sprout";
  static void start(State& state, const StepTask& task, Move answer, auto& sink) {
    task.game.elder_sprouts(state, task.frame, answer, sink);
  }
};

struct Feed : ElderKind {  // R11.9
  static constexpr const char* kName = "feed";
  static void run(State& state, const StepTask& task, Move /*answer*/, auto& sink) {
    task.game.elder_feeds(state.pub, sink);
  }
};

struct Rest : ElderKind {
  static constexpr const char* kName = "rest";
  static void run(State& /*state*/, const StepTask& task, Move /*answer*/, auto& sink) {
    sink(Event{.kind = EventKind::rested, .player = task.pub.mover});
  }
};

using Kinds = StepKinds<Gain, Others, AnyCubes, Swap, Ready, ReadyOne, Put, Leave, Choose, Another, Copy, Pay, PayAny,
                        Absorb, Mushroom, Second, Seedling, Root, Extra, Sun, Convert, Discard, TakeBonus, KeptPoints,
                        Drink, Roots, Beside, Sprout, Feed, Rest>;
static_assert(Kinds::kCount == raw(Op::rest) + 1);

}  // namespace understory::undergrove

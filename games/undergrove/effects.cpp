// What programs do (R4 to R7): their frame, what is asked, and what is behind the steps.
#include <algorithm>
#include <cassert>

#include "games/undergrove/steps.hpp"

namespace understory::undergrove {
namespace {

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

const Program& elder_root() {
  static const Program kProgram = [] {
    Program program;
    program.push_back({Op::roots, 0, 1});
    return program;
  }();
  return kProgram;
}

}  // namespace

int payable_from(int rank, const Player& player, bool tokens) {
  int left = 0;
  for (int r = std::max(rank, 1); r < kResources; ++r) left += player.stock[static_cast<std::size_t>(r)];
  for (int type = std::max(rank - kResources, 0); tokens && type < kTypes; ++type)
    left += (player.ready & token_of(type)) != 0 ? 1 : 0;
  return left;
}

const Program& Game::program(const Frame& frame) const {
  switch (frame.source) {
    case Source::action: return pack_.actions[frame.index].program;
    case Source::tile: return pack_.tiles[frame.index].program;
    case Source::stone: return pack_.stones[frame.index].program;
    case Source::end: return pack_.ends[frame.index].program;
    case Source::card: return pack_.cards[frame.index].program;
    case Source::elder_root:
    case Source::none: break;
  }
  return elder_root();
}

void Game::begin(Public& pub, Source source, int index, Tile here) const {
  Frame& frame = frames(pub).back();
  frame = {.source = source, .index = static_cast<std::uint8_t>(index), .here = here};
  frame.until = static_cast<std::uint8_t>(program(frame).size());
}

// What is printed on one mushroom, on another if that is copied; its carbon lies there.
template <class Sink>
void Game::begin_tile(Public& pub, Tile here, Tile printed, Sink& sink) const {
  begin(pub, Source::tile, raw(printed), here);
  const int carbon = tile(printed).carbon();
  if (carbon == 0) return;
  std::uint16_t& stock = pub.players[pub.mover].stock[0];
  stock = static_cast<std::uint16_t>(stock - carbon);
  pub.forest.carbon[raw(here)] = static_cast<std::uint16_t>(pub.forest.carbon[raw(here)] + carbon);
  sink(Event{.kind = EventKind::fed, .player = pub.mover, .tile = here, .amount = static_cast<std::uint16_t>(carbon)});
}

bool Game::asks(const Public& pub) const { return waits_for_answer<Kinds>(*this, pub); }

void Game::answers(const State& state, MoveList& moves) const {
  const StepTask task = step_under_way(*this, state.pub);
  Kinds::of(task.step->op, [&](auto kind) { kind.answers(state, task, moves); });
}

// A pick that was the last move of all is of this step if the step has had one: between its picks there is at most a
// bonus tile, which is none.
bool Game::in_order(const State& state, Move previous, Move move) const {
  const int before = rank_of(previous);
  const int now = rank_of(move);
  if (state.pub.stage != Stage::step || before < 0 || now < 0) return true;
  const StepTask task = step_under_way(*this, state.pub);
  return Kinds::of(task.step->op,
                   [&](auto kind) { return !kind.picked(task) || (before <= now && kind.suffices(task, now)); });
}

bool Game::has_goal(const Public& pub, Count count) const {
  for (const Goal goal : pub.goals)
    if (goal != kNoGoal && pack_.goals[raw(goal)].count == count) return true;
  return false;
}

template <class Sink>
void Game::mark(Public& pub, Seat player, Count count, int steps, Sink& sink) const {
  for (std::size_t i = 0; i < kGoals; ++i)
    if (pub.goals[i] != kNoGoal && pack_.goals[raw(pub.goals[i])].count == count && steps > 0) {
      std::uint16_t& marks = pub.players[player].marks[i];
      marks = static_cast<std::uint16_t>(marks + steps);
      sink(Event{.kind = EventKind::marked,
                 .player = player,
                 .goal = pub.goals[i],
                 .amount = static_cast<std::uint16_t>(steps)});
    }
}

template <class Sink>
void Game::gain(Public& pub, Seat player, Resource resource, int amount, Sink& sink) const {
  if (amount == 0) return;
  std::uint16_t& stock = pub.players[player].stock[raw(resource)];
  stock = static_cast<std::uint16_t>(stock + amount);
  sink(Event{
      .kind = EventKind::gained, .player = player, .resource = resource, .amount = static_cast<std::uint16_t>(amount)});
  if (resource != Resource::carbon || player != pub.mover) return;
  constexpr int kMuch = 6;  // R8.4
  const int before = pub.turn.gained;
  pub.turn.gained = static_cast<std::uint8_t>(std::min(kMostGained, before + amount));
  if (before < kMuch && pub.turn.gained >= kMuch) mark(pub, player, Count::carbon_turns, 1, sink);
}

template <class Sink>
void Game::pay(Public& pub, Seat player, Resource resource, int amount, Sink& sink) const {
  std::uint16_t& stock = pub.players[player].stock[raw(resource)];
  assert(stock >= amount);
  stock = static_cast<std::uint16_t>(stock - amount);
  sink(Event{
      .kind = EventKind::paid, .player = player, .resource = resource, .amount = static_cast<std::uint16_t>(amount)});
}

template <class Sink>
void Game::flip(Public& pub, int type, Sink& sink) const {
  std::uint8_t& ready = pub.players[pub.mover].ready;
  ready = static_cast<std::uint8_t>(ready & ~token_of(type));
  sink(Event{.kind = EventKind::flipped, .player = pub.mover, .type = Type{static_cast<std::uint8_t>(type)}});
  if (ready == 0) pub.turn.emptied = static_cast<std::uint8_t>(pub.turn.emptied | kEmptied);
}

template <class Sink>
void Game::make_ready(Public& pub, int tokens, Sink& sink) const {
  std::uint8_t& ready = pub.players[pub.mover].ready;
  for (int type = 0; type < kTypes; ++type) {
    const std::uint8_t token = token_of(type);
    if ((tokens & token) == 0 || (ready & token) != 0) continue;
    ready = static_cast<std::uint8_t>(ready | token);
    sink(Event{.kind = EventKind::readied, .player = pub.mover, .type = Type{static_cast<std::uint8_t>(type)}});
    if (pub.turn.emptied >= kEmptied) pub.turn.emptied = static_cast<std::uint8_t>(pub.turn.emptied | token);
  }
  if (pub.turn.emptied == (kEmptied | kAllTokens)) {  // R8.11
    pub.turn.emptied = static_cast<std::uint8_t>(pub.turn.emptied | kReadyMarked);
    mark(pub, pub.mover, Count::ready_turns, 1, sink);
  }
}

template <class Sink>
void Game::put_root(Public& pub, Seat player, Plant& plant, Tile on, Sink& sink) const {
  place_root(plant, on);
  sink(Event{.kind = EventKind::rooted, .player = player, .tile = on, .at = plant.corner});
  if (type(on) == Type::none || pub.turn.rooted >= kPairMarked) return;
  const std::uint8_t bit = token_of(raw(type(on)));
  if ((pub.turn.rooted & bit) != 0) {  // R8.7
    pub.turn.rooted = kPairMarked;
    mark(pub, player, Count::pair_turns, 1, sink);
    return;
  }
  pub.turn.rooted = static_cast<std::uint8_t>(pub.turn.rooted | bit);
}

// R6.4
template <class Sink>
void Game::absorb(Public& pub, Seat player, Plant& plant, Tile from, int moved, Sink& sink) const {
  --pub.forest.carbon[raw(from)];
  ++plant.carbon;
  pub.turn.absorbed = 1;
  sink(Event{.kind = EventKind::absorbed,
             .player = player,
             .tile = from,
             .at = plant.corner,
             .amount = static_cast<std::uint16_t>(moved)});
  if (moved >= 2) mark(pub, player, Count::carbon_moved, 1, sink);  // R8.11
  constexpr int kGrown = 3;
  if (plant.carbon < kGrown || count_trees(pub.players[player]) == kTrees) return;
  plant.carbon = 0;
  plant.tree = 1;
  sink(Event{.kind = EventKind::tree, .player = player, .at = plant.corner});
}

// A tile leaves the hand before everyone's eyes, and with it one of its age.
void Game::take_from_hand(State& state, Seat player, Tile tile) {
  Player& of = state.pub.players[player];
  state.own[player].hand.remove(tile);
  std::uint8_t& age = state.pub.age[raw(tile)];
  auto* found = std::find(of.ages.begin(), of.ages.end(), age);
  std::rotate(found, found + 1, of.ages.begin() + of.hand_size);
  of.ages[--of.hand_size] = 0;
  age = 0;
}

template void Game::mark(Public&, Seat, Count, int, NoEvents&) const;
template void Game::mark(Public&, Seat, Count, int, EventLog<Event>&) const;
template void Game::gain(Public&, Seat, Resource, int, NoEvents&) const;
template void Game::gain(Public&, Seat, Resource, int, EventLog<Event>&) const;
template void Game::pay(Public&, Seat, Resource, int, NoEvents&) const;
template void Game::pay(Public&, Seat, Resource, int, EventLog<Event>&) const;
template void Game::flip(Public&, int, NoEvents&) const;
template void Game::flip(Public&, int, EventLog<Event>&) const;
template void Game::make_ready(Public&, int, NoEvents&) const;
template void Game::make_ready(Public&, int, EventLog<Event>&) const;
template void Game::put_root(Public&, Seat, Plant&, Tile, NoEvents&) const;
template void Game::put_root(Public&, Seat, Plant&, Tile, EventLog<Event>&) const;
template void Game::absorb(Public&, Seat, Plant&, Tile, int, NoEvents&) const;
template void Game::absorb(Public&, Seat, Plant&, Tile, int, EventLog<Event>&) const;
template void Game::begin_tile(Public&, Tile, Tile, NoEvents&) const;
template void Game::begin_tile(Public&, Tile, Tile, EventLog<Event>&) const;

}  // namespace understory::undergrove

// The only door through which a position changes: setup, turns and the end (R2, R3, R7, R9).
#include <algorithm>
#include <cassert>
#include <type_traits>

#include "games/undergrove/steps.hpp"

namespace understory::undergrove {
namespace {

Seat seat_at(int i) { return Seat{static_cast<std::uint8_t>(i)}; }

void add_to_hand(State& state, Seat player, Tile tile) {
  Player& of = state.pub.players[player];
  state.own[player].hand.add(tile);
  of.ages[of.hand_size++] = state.pub.age[raw(tile)];
  std::sort(of.ages.begin(), of.ages.begin() + of.hand_size);
}

}  // namespace

template <class Sink>
void Game::apply(State& state, Move move, Sink&& sink) const {
  assert(is_legal(state, move));
  if constexpr (std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    NoEvents quiet;
    play(state, move, quiet);
  } else {
    play(state, move, sink);
  }
}

template <class Sink>
void Game::play(State& state, Move move, Sink& sink) const {
  Public& pub = state.pub;
  switch (pub.stage) {
    case Stage::hands:
    case Stage::stacks:
    case Stage::goals:
    case Stage::forecast:
    case Stage::corners: return apply_setup(state, move, sink);
    case Stage::refill:
      state.secret.pile.remove(move.tile());
      --pub.pile_size;
      add_to_hand(state, pub.mover, move.tile());
      sink(Event{.kind = EventKind::dealt, .player = pub.mover, .tile = move.tile()});
      return refill(state, sink);
    case Stage::over: return;
    case Stage::action:
    case Stage::step:
    case Stage::finish:
    case Stage::closing: break;
  }
  if (move.kind() == MoveKind::use) {
    use_bonus(state, move.number(), sink);
    if (pub.stage == Stage::closing && pub.players[pub.mover].face_down == 0) end_turn(state, sink);
    if (pub.stage == Stage::step) settle(state, sink);
    return;
  }
  if (pub.stage == Stage::closing) return end_turn(state, sink);
  if (pub.stage == Stage::action) {
    if (move.kind() == MoveKind::activate) {  // R4.1
      const TileDef& def = tile(move.tile());
      sink(Event{.kind = EventKind::activated, .player = pub.mover, .tile = move.tile()});
      if (def.cost->token) flip(pub, raw(def.type), sink);
      begin_tile(pub, move.tile(), move.tile(), sink);
    } else {
      sink(Event{.kind = EventKind::acted, .player = pub.mover, .action = move.action()});
      begin(pub, Source::action, raw(move.action()));
    }
  } else if (pub.stage == Stage::finish) {  // R7.4
    pub.players[pub.mover].end = move.end();
    sink(Event{.kind = EventKind::finished, .player = pub.mover, .end = move.end()});
    begin(pub, Source::end, move.number());
  } else {
    answer_step<Kinds>(*this, state, move, sink);
  }
  pub.stage = Stage::step;
  settle(state, sink);
}

template <class Sink>
void Game::apply_setup(State& state, Move move, Sink& sink) const {
  Public& pub = state.pub;
  if (pub.stage == Stage::hands) {  // R2.4
    Seat player = seat_at(0);
    while (pub.players[player].hand_size == kHand) player = seat_at(raw(player) + 1);
    state.secret.pile.remove(move.tile());
    --pub.pile_size;
    add_to_hand(state, player, move.tile());
    sink(Event{.kind = EventKind::dealt, .player = player, .tile = move.tile()});
    if (pub.players[seat_at(seats_ - 1)].hand_size == kHand) pub.stage = Stage::stacks;
    return;
  }
  if (pub.stage == Stage::stacks) {  // R2.5
    std::size_t stack = 0;
    while (pub.stack_size[stack] == stack_height()) ++stack;
    state.secret.stacks[stack].add(move.bonus());
    ++pub.stack_size[stack];
    sink(Event{.kind = EventKind::stacked, .stone = stone_of(stack), .bonus = move.bonus()});
    if (pub.stack_size[kStacks - 1] < stack_height()) return;
    pub.stage = Stage::goals;
  } else if (pub.stage == Stage::goals) {  // R2.6
    *std::find(pub.goals.begin(), pub.goals.end(), kNoGoal) = move.goal();
    sink(Event{.kind = EventKind::goal_dealt, .goal = move.goal()});
  } else if (pub.stage == Stage::forecast) {  // R11.3
    pub.elder.next = move.card();
    auto& out = pub.elder.out[raw(move.card()) / 8U];
    out = static_cast<std::uint8_t>(out | 1U << raw(move.card()) % 8U);
    sink(Event{.kind = EventKind::card_shown, .card = move.card()});
    if (pub.elder.now != kNoCard) return elder_turn(state, sink);
    pub.stage = Stage::corners;
  } else {  // R2.7
    plant_first(pub, pub.mover, move.spot(), sink);
    if (solo()) plant_first(pub, seat_at(1), spot(1, 1) - move.spot(), sink);  // R11.1
    pub.mover = seat_at(raw(pub.mover) + 1);
    if (raw(pub.mover) >= seats_) start_turns(state, sink);
    return;
  }
  if (pub.stage == Stage::goals && pub.goals[kGoals - 1] == kNoGoal) return;
  if (pub.stage == Stage::goals) pub.stage = solo() ? Stage::forecast : Stage::corners;
  if (pub.stage != Stage::corners || !guided_) return;
  for (const Seat seat : seats_up_to(seats_))
    plant_first(pub, seat, spot_of(pack_.guides[raw(seat)].corner), sink);  // R10.1
  if (solo()) plant_first(pub, seat_at(1), spot(1, 1) - spot_of(pack_.guides[0].corner), sink);
  start_turns(state, sink);
}

template <class Sink>
void Game::plant_first(Public& pub, Seat player, Spot corner, Sink& sink) const {
  place_seedling(pub, player, corner);
  place_root(pub.players[player].plants[0], Tile{0});
  sink(Event{.kind = EventKind::planted, .player = player, .at = corner});
  sink(Event{.kind = EventKind::rooted, .player = player, .tile = Tile{0}, .at = corner});
}

template <class Sink>
void Game::start_turns(State& state, Sink& sink) const {
  state.pub.mover = seat_at(0);
  begin_turn(state, sink);
}

template <class Sink>
void Game::begin_turn(State& state, Sink& sink) const {
  Public& pub = state.pub;
  pub.turn = Turn{};
  const Player& player = pub.players[pub.mover];
  if (is_elder(pub.mover)) {  // R11.3
    pub.elder.now = pub.elder.next;
    pub.elder.next = kNoCard;
    pub.stage = Stage::forecast;
    bool empty = true;
    for (std::size_t i = 0; i < pack_.cards.size(); ++i)
      if (pack_.cards[i].level == 0 || pack_.cards[i].level == level_)
        empty = empty && (unsigned{pub.elder.out[i / 8]} >> i % 8 & 1U) != 0;
    if (!empty) return;
    pub.elder.out.fill(0);
    pub.elder.out[raw(pub.elder.now) / 8U] = static_cast<std::uint8_t>(1U << raw(pub.elder.now) % 8U);
    sink(Event{.kind = EventKind::cards_reshuffled});
    return;
  }
  pub.stage = Stage::action;
  for (const Tile with : rooted(player) & powers_)  // R4.6
    pub.turn.powers = static_cast<std::uint8_t>(pub.turn.powers | bit_of(tile(with).power));
  if (player.ready == 0) pub.turn.emptied = kEmptied;  // R8.11
}

// Runs the program until somebody has to decide, or to its end and what follows.
template <class Sink>
void Game::settle(State& state, Sink& sink) const {
  const Source ended = state.pub.turn.source;
  run_programs<Kinds>(*this, state, sink);
  if (!frames(state.pub).empty()) return;
  if (ended == Source::action || ended == Source::tile) return after_action(state, sink);
  if (ended == Source::card) return elder_climb(state, sink);
  close(state, sink);
}

template <class Sink>
void Game::after_action(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (pub.turn.again != 0) {  // R4.8
    pub.turn.again = 0;
    pub.stage = Stage::action;
    return;
  }
  if (pub.turn.absorbed != 0 && pub.players[pub.mover].track <= kStones) return climb(state, sink);
  close(state, sink);
}

// The stack that the player has before its eyes, or -1.
int Game::looked_at(const Public& pub) const {
  if (pub.turn.source != Source::stone || is_elder(pub.mover)) return -1;
  return step(pub.turn).op == Op::bonus ? pub.turn.index / 2 : -1;
}

// R7.1
template <class Sink>
void Game::climb(State& state, Sink& sink) const {
  Public& pub = state.pub;
  const int stone = ++pub.players[pub.mover].track;
  sink(Event{.kind = EventKind::climbed, .player = pub.mover, .stone = static_cast<std::uint8_t>(stone)});
  if (stone > kStones) {  // R9.1
    const int last = std::min<int>(pub.last_round, pub.round + 1);
    if (last < pub.last_round) sink(Event{.kind = EventKind::last_turns, .player = pub.mover});
    pub.last_round = static_cast<std::uint8_t>(last);
  }
  if (is_elder(pub.mover)) return;
  if (stone > kStones) {
    pub.stage = Stage::finish;
    return;
  }
  begin(pub, Source::stone, stone - 1);
  if (const int stack = looked_at(pub); stack >= 0) {  // R7.3
    const auto at = static_cast<std::size_t>(stack);
    state.own[pub.mover].left[at] = state.secret.stacks[at];
  }
  settle(state, sink);
}

// R3.4
template <class Sink>
void Game::close(State& state, Sink& sink) const {
  state.pub.stage = Stage::closing;
  if (is_elder(state.pub.mover) || state.pub.players[state.pub.mover].face_down == 0) end_turn(state, sink);
}

template <class Sink>
void Game::end_turn(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (with_carbon(pub.forest).empty()) {  // R3.7
    for (const Tile next : pub.forest.next[0]) ++pub.forest.carbon[raw(next)];
    sink(Event{.kind = EventKind::refilled});
  }
  pub.turn = Turn{};
  refill(state, sink);
}

// R3.5, R3.6
template <class Sink>
void Game::refill(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (!is_elder(pub.mover) && pub.players[pub.mover].hand_size < kHand && has_pile(state, sink)) {
    pub.stage = Stage::refill;
    return;
  }
  pub.mover = seat_at((raw(pub.mover) + 1) % players_);
  if (raw(pub.mover) == 0) {
    if (pub.round == pub.last_round) return end_game(state, sink);
    ++pub.round;
    if (pub.round == round_limit_ && pub.last_round == round_limit_) sink(Event{.kind = EventKind::last_turns});
  }
  begin_turn(state, sink);
}

// Whether there is a mushroom to draw, after the discards were shuffled if need be (R3.6).
template <class Sink>
bool Game::has_pile(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (pub.pile_size > 0) return true;
  if (pub.discards.empty()) return false;
  std::uint8_t age = 1;
  const auto in_a_hand = [&](std::uint8_t label) {
    for (const Player& player : pub.players.values)
      for (const std::uint8_t other : player.ages)
        if (other == label) return true;
    return false;
  };
  while (in_a_hand(age)) ++age;
  state.secret.pile = pub.discards;
  for (const Tile tile : pub.discards) pub.age[raw(tile)] = age;
  pub.pile_age = age;
  pub.pile_size = static_cast<std::uint8_t>(pub.discards.size());
  pub.discards = TileSet();
  sink(Event{.kind = EventKind::reshuffled});
  return true;
}

template <class Sink>
void Game::use_bonus(State& state, int stack, Sink& sink) const {
  Public& pub = state.pub;
  const auto at = static_cast<std::size_t>(stack);
  Player& player = pub.players[pub.mover];
  const Bonus bonus = state.own[pub.mover].bonus[at];
  state.own[pub.mover].bonus[at] = kNoBonus;
  player.face_down = static_cast<std::uint8_t>(player.face_down & ~(1U << at));
  player.shown[at] = bonus;
  sink(Event{.kind = EventKind::used, .player = pub.mover, .stone = stone_of(at), .bonus = bonus});
  for (const Step& step : pack_.bonus[raw(bonus)].program) {
    if (step.op == Op::gain) gain(pub, pub.mover, Resource{step.arg}, step.n, sink);
    if (step.op == Op::ready) make_ready(pub, step.arg, sink);
  }
}

template <class Sink>
void Game::end_game(State& state, Sink& sink) const {
  state.pub.stage = Stage::over;
  state.pub.mover = kNobody;
  show_bonus(state, sink);
  sink(Event{.kind = solo() && outdone(state) ? EventKind::outdone : EventKind::ended});
}

// All bonus tiles are shown (R9.5).
template <class Sink>
void Game::show_bonus(State& state, Sink& sink) const {
  Public& pub = state.pub;
  for (const Seat seat : seats_up_to(players_))
    for (std::size_t stack = 0; stack < kStacks; ++stack) {
      Bonus& bonus = state.own[seat].bonus[stack];
      if (bonus == kNoBonus) continue;
      sink(Event{.kind = EventKind::revealed, .player = seat, .stone = stone_of(stack), .bonus = bonus});
      pub.players[seat].shown[stack] = bonus;
      bonus = kNoBonus;
    }
  for (Player& player : pub.players.values) player.face_down = 0;
}

template void Game::apply(State&, Move, const NoEvents&) const;
template void Game::apply(State&, Move, NoEvents&&) const;
template void Game::apply(State&, Move, NoEvents&) const;
template void Game::apply(State&, Move, EventLog<Event>&) const;
template void Game::settle(State&, NoEvents&) const;
template void Game::settle(State&, EventLog<Event>&) const;
template void Game::climb(State&, NoEvents&) const;
template void Game::climb(State&, EventLog<Event>&) const;
template void Game::close(State&, NoEvents&) const;
template void Game::close(State&, EventLog<Event>&) const;
template void Game::show_bonus(State&, NoEvents&) const;
template bool Game::has_pile(State&, NoEvents&) const;
template bool Game::has_pile(State&, EventLog<Event>&) const;

}  // namespace understory::undergrove

// Whether what a position says to be under way can be (R12.2): a step that asks somebody who can answer, and nothing
// that would get stuck later.
#include <algorithm>

#include "engine/refusal.hpp"
#include "games/undergrove/game.hpp"

namespace understory::undergrove {
namespace {

void expect(bool possible) {
  if (!possible) throw Refusal(Message("undergrove.position.turn"), "R3.1");
}

// Between two programs nothing of the last one is left.
bool is_idle(const Turn& turn) {
  return turn.pc == 0 && turn.until == 0 && turn.done == 0 && turn.paid == 0 && turn.plant == 0 && turn.steps == 0 &&
         turn.moved == 0 && turn.here == kNoTile && turn.shown == kNoTile && turn.carbon == kNoTile;
}

}  // namespace

void Game::check_turn(const State& state) const {
  const Public& pub = state.pub;
  const Turn& turn = pub.turn;
  expect((pub.stage == Stage::step) == (turn.source != Source::none));
  expect(turn.again == 0);  // it stands last in a program and asks nothing
  unsigned powers = 0;
  if (raw(pub.mover) < players_)
    for (const Tile with : rooted(pub.players[pub.mover]) & powers_) powers |= bit_of(tile(with).power);
  expect((turn.powers & ~powers) == 0);
  const bool elders = raw(pub.mover) < players_ && is_elder(pub.mover);
  if (solo() && pub.stage > Stage::corners && elders) expect(pub.now_card != kNoCard);
  if (elders) expect(pub.stage != Stage::action && pub.stage != Stage::finish && pub.stage != Stage::closing);
  if (pub.stage == Stage::corners) expect(raw(pub.mover) < seats_);
  if (pub.stage == Stage::closing) expect(pub.players[pub.mover].face_down != 0);
  if (pub.stage == Stage::step) {
    check_step(state);
  } else {
    expect(is_idle(turn));
  }
  const bool dealing = pub.stage < Stage::forecast;
  if (dealing) expect(raw(pub.mover) == 0);
  if (pub.stage == Stage::hands) expect(pub.players[Seat{static_cast<std::uint8_t>(seats_ - 1)}].hand_size < kHand);
  if (pub.stage == Stage::stacks) expect(pub.stack_size[kStacks - 1] < stack_height());
  if (pub.stage == Stage::goals) expect(goal_cards_ > 0 && pub.goals[kGoals - 1] == kNoGoal);
  if (pub.stage == Stage::forecast) expect(solo() && elders == (pub.now_card != kNoCard));
  if (solo() && pub.stage > Stage::forecast && pub.stage != Stage::over) expect(pub.next_card != kNoCard);
  if (pub.stage == Stage::refill)
    expect(!elders && !state.secret.pile.empty() && pub.players[pub.mover].hand_size < kHand);
  MoveList moves;
  legal_moves(state, moves);
  expect(moves.empty() == (pub.stage == Stage::over));
}

void Game::check_step(const State& state) const {
  const Public& pub = state.pub;
  const Turn& turn = pub.turn;
  const Player& me = pub.players[pub.mover];
  expect(turn.pc < turn.until && turn.until <= static_cast<int>(program(turn).size()));
  const Step now = step(turn);
  const bool elders = is_elder(pub.mover);
  const bool of_card = turn.source == Source::card || turn.source == Source::elder_root;
  expect(elders == (of_card || (elders && turn.source == Source::stone && now.op == Op::bonus)));
  if (of_card) expect(elder_may_draw(pub));
  if (turn.source == Source::card) expect(raw(pub.now_card) == turn.index);
  if (turn.source == Source::stone) expect(me.track == turn.index + 1);
  if (turn.source == Source::end) expect(me.end == turn.index + 1);
  if (turn.source == Source::tile) {
    expect(turn.here != kNoTile && pub.forest.tiles.has(turn.here) && pub.forest.tiles.has(Tile{turn.index}));
    if (raw(turn.here) != turn.index) expect(tile(turn.here).activates && tile(turn.here).program[0].op == Op::copy);
  } else {
    expect(turn.here == kNoTile);
  }
  if (now.op == Op::bonus) {  // from each stack once
    const std::size_t stack = turn.index / 2U;
    expect(state.own[pub.mover].bonus[stack] == kNoBonus && me.shown[stack] == kNoBonus);
  }
  const bool absorbs = now.op == Op::absorb;
  if (absorbs) check_absorb(pub, now);
  const bool at_seedling = (now.op == Op::root && RootKind{now.arg} == RootKind::seedling) ||
                           (now.op == Op::extra && Power{now.arg} == Power::reproduce_root);
  expect(turn.plant < std::max(1, absorbs || at_seedling ? count_plants(me) : 1));
  expect(absorbs || (turn.carbon == kNoTile && turn.moved == 0 && (of_card || turn.steps == 0)));
  expect(of_card || (turn.paid == 0 || (turn.paid == 1 && turn.source == Source::action)));
  if (now.op == Op::mushroom || now.op == Op::second) {
    expect(turn.done <= kOnto && (turn.done == kOnto) == (turn.shown != kNoTile));
    expect((turn.paid != 0) == (now.op == Op::second || turn.done != kWhether));
    if (now.op == Op::second) expect(turn.done != kWhich);
  } else {
    expect(turn.shown == kNoTile);
  }
  expect(asks(pub));
}

// What was chosen can still be absorbed, and what is to be paid is what it costs.
void Game::check_absorb(const Public& pub, Step now) const {
  const Turn& turn = pub.turn;
  const Player& me = pub.players[pub.mover];
  const bool paid = (now.arg & kPaidAbsorb) != 0;
  expect(turn.done < kAbsorbed && (turn.done > kWhence) == (turn.carbon != kNoTile));
  if (turn.done == kWho) expect(turn.plant == 0);
  if (turn.done > kWho) expect(turn.plant < count_plants(me) && can_drink(me.plants[turn.plant]));
  if (turn.done < kToken) expect(turn.steps == 0 && turn.moved == 0);
  if (turn.done <= kWhence) return;
  expect(pub.forest.tiles.has(turn.carbon) && pub.forest.carbon[raw(turn.carbon)] > 0);
  if ((now.arg & kFromHere) != 0) expect(turn.carbon == turn.here);
  const bool chooses = has_goal(pub, Count::carbon_moved);  // R6.2
  if (turn.done == kWhere) return expect(chooses);
  const TileSet entries = rooted(me.plants[turn.plant]);
  bool as_far = !chooses && distance(pub.forest, entries, turn.carbon) == turn.moved;
  for (const Tile entry : entries) {
    TileSet one;
    one.add(entry);
    as_far = as_far || (chooses && distance(pub.forest, one, turn.carbon) == turn.moved);
  }
  const int cost = std::max(0, turn.moved - now.n);
  expect(as_far && (turn.done == kMoves ? turn.steps > 0 && turn.steps <= cost : paid && turn.steps == cost));
  const int spare = cubes_of(me) + ready_of(me) - turn.steps;
  if (turn.done == kToken) expect(me.ready != 0 && cubes_of(me) > 0 && spare >= 2);
  if (turn.done == kCube) expect(cubes_of(me) > 0 && spare >= 1);
}

}  // namespace understory::undergrove

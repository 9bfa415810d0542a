// Whether a position that was read can be (R12.2): every field fits the stage and the step under way, and what the
// steps to come need is there. So the rules, which never look for it, can go on from here.
#include <algorithm>
#include <array>
#include <cstring>

#include "engine/hash.hpp"
#include "engine/refusal.hpp"
#include "games/undergrove/steps.hpp"

namespace understory::undergrove {
namespace {

void expect(bool fits, const char* rule, const std::string& field) {
  if (!fits) refuse_by(rule, "undergrove.position.misfit", {{"field", field}});
}

// Between two programs nothing of the last one is left.
void expect_idle(const Turn& turn) {
  each_listed<Turn>([&](const auto& field) {
    if constexpr (requires { Frame().*(field.member); })
      expect(turn.*(field.member) == Frame().*(field.member), "R3.1", std::string("turn") + '.' + field.name);
  });
}

// Nor has a turn that nobody has, or that of the Elder, seen what only a player's turn sees.
void expect_no_players(const Turn& turn) {
  expect(turn.granted.empty(), "R4.8", "turn.granted");
  expect(turn.powers == 0, "R4.6", "turn.powers");
  expect(turn.gained == 0, "R8.4", "turn.gained");
  expect(turn.emptied == 0, "R8.11", "turn.emptied");
}

void expect_unbegun(const Turn& turn) {
  expect_no_players(turn);
  expect(turn.absorbed == 0, "R7.1", "turn.absorbed");
  expect(turn.rooted == 0, "R8.7", "turn.rooted");
}

// Where the options of a choice, which stands last, begin; beyond the end if there is none.
int choice_of(const Program& program) {
  int at = 0;
  while (at < static_cast<int>(program.size()) && program[static_cast<std::size_t>(at)].op != Op::choose) ++at;
  return at;
}

bool has_step(const Program& program, int from, int until, Op op) {
  return std::any_of(program.begin() + from, program.begin() + until, [op](const Step& step) { return step.op == op; });
}

bool is_absorbing(const Step& step) { return step.op == Op::absorb; }

}  // namespace

void Game::check_position(const State& state) const {
  const Public& pub = state.pub;
  const bool elders = raw(pub.mover) < players_ && is_elder(pub.mover);
  if (pub.stage <= Stage::corners && !elders) check_setup(state);
  check_stage(state);
  check_rounds(pub);
  if (solo()) check_cards(pub);
  check_turn(pub);
  if (pub.stage == Stage::step) check_step(state);
  if (pub.stage >= Stage::action && pub.stage <= Stage::closing) check_seen(pub);
  MoveList moves;
  legal_moves(state, moves);
  if (moves.empty() != (pub.stage == Stage::over)) refuse_by("R3.1", "undergrove.position.answer");
}

// Before the first turn nothing has happened but what chance has dealt so far, in its order, and the corners (R2).
void Game::check_setup(const State& state) const {
  const State start = new_game();
  const Public& pub = state.pub;
  bool fits = same_bytes(pub.forest, start.pub.forest) && pub.discards.empty() && pub.round == 0 &&
              (pub.stage == Stage::corners || raw(pub.mover) == 0);
  bool dealt = true;  // to all before
  for (const Seat seat : seats_up_to(players_)) {
    const Player& player = pub.players[seat];
    const Player& first = start.pub.players[seat];
    fits = fits && player.stock == first.stock && player.marks == first.marks && player.ready == first.ready &&
           player.track == 0 && count_plants(player) <= 1 && count_trees(player) == 0;
    if (count_plants(player) > 0)
      fits = fits && player.plants[0].carbon == 0 && rooted(player).size() == 1 && rooted(player).has(Tile{0});
    if (is_elder(seat)) continue;
    fits = fits && (dealt || player.hand_size == 0) && (pub.stage == Stage::hands || player.hand_size == kHand) &&
           (!guided_ || state.own[seat].hand == start.own[seat].hand);
    dealt = player.hand_size == kHand;
  }
  dealt = pub.stage >= Stage::stacks;
  for (const std::uint8_t size : pub.stack_size) {
    fits = fits && (dealt || size == 0);
    dealt = dealt && size == stack_height();
  }
  if (pub.stage < Stage::goals) fits = fits && pub.goals == goals_;
  if (!fits) refuse_by("R2.1", "undergrove.position.early");
}

// The stage has something to do, and it is for this mover.
void Game::check_stage(const State& state) const {
  const Public& pub = state.pub;
  const bool over = pub.stage == Stage::over;
  const bool elders = !over && is_elder(pub.mover);
  if (pub.stage != Stage::forecast && pub.stage != Stage::step) expect(!elders, "R11.1", "mover");
  switch (pub.stage) {
    case Stage::hands:
      return expect(!guided_ && pub.players[Seat{static_cast<std::uint8_t>(seats_ - 1)}].hand_size < kHand, "R2.4",
                    "stage");
    case Stage::stacks: return expect(pub.stack_size[kStacks - 1] < stack_height(), "R2.5", "stage");
    case Stage::goals: return expect(goal_cards_ > 0 && pub.goals[kGoals - 1] == kNoGoal, "R2.6", "stage");
    case Stage::forecast: return expect(solo(), "R11.3", "stage");
    case Stage::corners: return expect(!guided_, "R10.1", "stage");
    case Stage::closing: return expect(pub.players[pub.mover].face_down != 0, "R3.4", "stage");
    case Stage::refill:
      return expect(!state.secret.pile.empty() && pub.players[pub.mover].hand_size < kHand, "R3.5", "stage");
    case Stage::over:
      expect(pub.round == pub.last_round, "R9.1", "round");
      for (const Player& player : pub.players.values) expect(player.face_down == 0, "R9.5", "stage");
      return;
    case Stage::action:
    case Stage::step:
    case Stage::finish: return;  // an end space is free: there are more of them than players
  }
}

// R9.1, R9.2: the round in which somebody comes to the end and one more; before that, the limit.
void Game::check_rounds(const Public& pub) const {
  int last = round_limit_;
  for (const Player& player : pub.players.values)
    if (player.track > kStones) last = std::min<int>({last, pub.round + 1, pub.last_round});
  if (pub.last_round != last) refuse_by("R9.1", "undergrove.position.last-round", {{"count", last}});
}

// R11.3: the card of this turn and of the next are different ones of this deck, and out of it. There is one for this
// turn from the Elder's first on, and for the next always but while it is turned up.
void Game::check_cards(const Public& pub) const {
  const bool begun = pub.stage == Stage::over || pub.round > 0 || is_elder(pub.mover);
  const bool shown = pub.stage > Stage::forecast;
  bool fits = (pub.elder.now != kNoCard) == begun && (pub.elder.next != kNoCard) == shown &&
              (pub.elder.now != pub.elder.next || pub.elder.now == kNoCard);
  bool any = false;
  for (std::size_t i = 0; i < pack_.cards.size(); ++i) {
    const int level = pack_.cards[i].level;
    const bool out = (unsigned{pub.elder.out[i / 8]} >> i % 8 & 1U) != 0;
    const bool open = raw(pub.elder.now) == i || raw(pub.elder.next) == i;
    fits = fits && (out || !open) && (!out || level == 0 || level == level_);
    any = any || out;
  }
  if (!fits || any != (begun || shown)) refuse_by("R11.3", "undergrove.position.cards");
}

// A program is under way exactly while a step asks, and a turn while somebody has one.
void Game::check_turn(const Public& pub) const {
  const Turn& turn = pub.turn;
  expect((pub.stage == Stage::step) == (turn.source != Source::none), "R3.1", "turn.source");
  expect(turn.again == 0, "R4.8", "turn.again");  // it stands last in a program and asks nothing
  if (pub.stage != Stage::step) expect_idle(turn);
  if (pub.stage < Stage::action || pub.stage > Stage::closing) expect_unbegun(turn);
}

// What the turn has seen so far.
void Game::check_seen(const Public& pub) const {
  const Turn& turn = pub.turn;
  const Player& me = pub.players[pub.mover];
  unsigned types = 0;
  unsigned pairs = 0;
  unsigned powers = 0;
  for (const Plant& plant : me.plants)
    for (const Tile on : rooted(plant)) {
      const unsigned bit = type(on) == Type::none ? 0 : token_of(raw(type(on)));
      pairs |= types & bit;
      types |= bit;
      if (tile(on).power != Power::none) powers |= bit_of(tile(on).power);
    }
  expect(turn.rooted == kPairMarked ? pairs != 0 : (turn.rooted & ~types) == 0, "R8.7", "turn.rooted");
  expect(turn.absorbed <= 1, "R7.1", "turn.absorbed");
  const bool climbed = pub.stage == Stage::finish || turn.source == Source::stone || turn.source == Source::end ||
                       turn.source == Source::elder_root;
  if (climbed) expect(turn.absorbed == 1, "R7.1", "turn.absorbed");
  if (climbed || (pub.stage == Stage::closing && turn.absorbed == 1)) expect(me.track > 0, "R7.1", "turn.absorbed");
  if (is_elder(pub.mover)) return expect_no_players(turn);

  expect(turn.gained <= kMostGained, "R8.4", "turn.gained");
  // Nothing, or that all were used, with those readied since; with all of them goal 8B is marked at once.
  const unsigned since = turn.emptied & kAllTokens;
  const unsigned marked = since == kAllTokens ? kReadyMarked : 0;
  expect(turn.emptied == 0 || turn.emptied == (kEmptied | marked | since), "R8.11", "turn.emptied");
  expect(me.ready != 0 || turn.emptied != 0, "R8.11", "turn.emptied");
  for (const Tile on : turn.granted) {
    const Program& steps = tile(on).program;
    const auto size = static_cast<int>(steps.size());
    expect(rooted(me).has(on) && (has_step(steps, 0, size, Op::another) || has_step(steps, 0, size, Op::copy)), "R4.8",
           "turn.granted");
  }
  // R4.6: those of the roots there were when the turn began. Its first action finds them all, and no deeds.
  expect((turn.powers & ~powers) == 0, "R4.6", "turn.powers");
  if (pub.stage != Stage::action || !turn.granted.empty()) return;
  expect(turn.powers == powers, "R4.6", "turn.powers");
  expect(turn.absorbed == 0, "R7.1", "turn.absorbed");
  expect(turn.rooted == 0, "R8.7", "turn.rooted");
}

// The step under way belongs to a program that this mover may run, asks, and has come as far as its fields say.
void Game::check_step(const State& state) const {
  const Public& pub = state.pub;
  const Turn& turn = pub.turn;
  const Player& me = pub.players[pub.mover];
  const bool elders = is_elder(pub.mover);
  const bool of_card = turn.source == Source::card || turn.source == Source::elder_root;
  expect(elders ? of_card || turn.source == Source::stone : !of_card, "R11.1", "turn.source");
  if (turn.source == Source::card) expect(raw(pub.elder.now) == turn.index, "R11.3", "turn.program");
  if (turn.source == Source::stone) expect(me.track == turn.index + 1, "R7.1", "turn.program");
  if (turn.source == Source::end) expect(raw(me.end) == turn.index, "R7.4", "turn.program");
  expect((turn.source == Source::tile) == (turn.here != kNoTile), "R4.1", "turn.here");
  if (turn.source == Source::tile) check_activated(pub);

  // R4.11: an option is run alone, all else to the end.
  const Program& steps = program(turn);
  const auto size = static_cast<int>(steps.size());
  const int choice = choice_of(steps);
  expect(turn.pc < size, "R4.1", "turn.step");
  expect(turn.until == (turn.pc > choice ? turn.pc + 1 : size), "R4.11", "turn.until");
  const Step& now = step(turn);
  if (is_absorbing(now)) {
    check_absorb(pub, now);
  } else {
    expect(turn.carbon == kNoTile, "R6.1", "turn.carbon");
    expect(turn.moved == 0, "R6.2", "turn.moved");
    if (!of_card) expect(turn.steps == 0, "R6.3", "turn.steps");
  }
  if (of_card) {
    expect(turn.plant == 0, "R11.3", "turn.plant");
    expect(turn.shown == kNoTile, "R11.3", "turn.shown");
    return expect(elder_may_draw(pub), "R11.3", "turn.step");
  }
  if (elders) expect(now.op == Op::bonus, "R11.11", "turn.step");
  const StepTask task = step_under_way(*this, pub);
  expect(Kinds::of(now.op, [&](auto kind) { return turn.done < kind.times(task); }), "R4.1", "turn.done");
  check_past(pub, std::min<int>(turn.pc, choice));
  check_mushroom(pub, now);
  check_needs(state, now);
  if (now.op == Op::bonus) {  // from each stack once
    const std::size_t stack = turn.index / 2U;
    expect(state.own[pub.mover].bonus[stack] == kNoBonus && me.shown[stack] == kNoBonus, "R7.3", "turn.step");
  }
  expect(asks(pub), "R4.1", "turn.step");
  if (elders) return;
  MoveList moves;  // without bonus tiles, which answer nothing
  answers(state, moves);
  if (moves.empty()) refuse_by("R3.1", "undergrove.position.answer");
}

// R4.1, R4.7: with a root on it, and what a copycat copies is of its type and can be activated.
void Game::check_activated(const Public& pub) const {
  const Tile here = pub.turn.here;
  const Tile printed{pub.turn.index};
  expect(rooted(pub.players[pub.mover]).has(here) && tile(here).activates(), "R4.1", "turn.here");
  if (here == printed) return;
  const bool copies =
      tile(here).program[0].op == Op::copy && pub.forest.tiles.has(printed) && tile(printed).activates();
  expect(copies && tile(printed).program[0].op != Op::copy && type(printed) == type(here), "R4.7", "turn.program");
}

// What the first `past` steps of the program did is seen: carbon that must be absorbed was (R4.9), gained carbon was
// counted (R8.4), and a seedling that was placed is one of the plants.
void Game::check_past(const Public& pub, int past) const {
  const Turn& turn = pub.turn;
  const Program& steps = program(turn);
  int carbon = 0;
  for (int i = 0; i < past; ++i) {
    const Step& step = steps[static_cast<std::size_t>(i)];
    if (is_absorbing(step) && must(step)) expect(turn.absorbed == 1, "R4.9", "turn.absorbed");
    if (step.op == Op::sun || (step.op == Op::gain && Resource{step.arg} == Resource::carbon)) carbon += step.n;
  }
  expect(turn.gained >= std::min(carbon, kMostGained), "R8.4", "turn.gained");
  const Step& now = step(turn);
  if (is_absorbing(now)) return;
  const Player& me = pub.players[pub.mover];
  const bool planted = has_step(steps, 0, past, Op::seedling);
  expect(turn.plant < (planted ? count_plants(me) : 1), "R5.1", "turn.plant");
  if (!planted) return;
  const Plant& plant = me.plants[turn.plant];
  const bool young = plant.carbon == 0 && plant.tree == 0 && !is_earthlovers(plant.corner);
  const auto rooting = [](const Step& each) { return each.op == Op::root || each.op == Op::extra; };
  expect(young && roots_of(plant) <= std::count_if(steps.begin(), steps.begin() + past, rooting), "R5.1", "turn.plant");
}

// R5.2, R5.5: paid for once in an action, and shown from the hand before it is placed.
void Game::check_mushroom(const Public& pub, const Step& now) const {
  const Turn& turn = pub.turn;
  const Player& me = pub.players[pub.mover];
  const bool placing = now.op == Op::mushroom || now.op == Op::second;
  expect((placing && turn.done == kOnto) == (turn.shown != kNoTile), "R5.2", "turn.shown");
  if (now.op == Op::mushroom) {
    expect(turn.paid == (turn.done == kWhether ? 0 : 1), "R5.2", "turn.paid");
  } else if (now.op == Op::second) {
    expect(turn.paid == 1 && (turn.powers & bit_of(Power{now.arg})) != 0, "R5.5", "turn.paid");
    expect(turn.done != kWhich, "R5.5", "turn.done");
  } else {
    expect(turn.paid <= (has_step(program(turn), 0, turn.pc, Op::mushroom) ? 1 : 0), "R5.2", "turn.paid");
  }
  const int gone = (now.op == Op::second ? 1 : 0) + (turn.shown != kNoTile ? 1 : 0);
  expect(me.hand_size + gone <= kHand, "R5.2", "turn.shown");
}

// What this step and those behind it need is there, whatever is answered.
void Game::check_needs(const State& state, const Step& now) const {
  const Public& pub = state.pub;
  const Turn& turn = pub.turn;
  const Player& me = pub.players[pub.mover];
  const Program& steps = program(turn);
  const auto refuse = [&](const char* rule, const char* key) {
    refuse_by(rule, key, {{"player", seat_name(pub.mover)}});
  };
  if (!can_finish<Kinds>(*this, state)) refuse("R3.3", "undergrove.position.pay");
  if (now.op == Op::pay_any) check_first_drink(pub, now);
  std::array<int, kResources> have{};
  for (std::size_t r = 0; r < kResources; ++r) have[r] = me.stock[r];
  int seedlings = 0;
  for (std::size_t i = turn.pc; i < turn.until; ++i) {
    const Step& step = steps[i];
    if (step.op == Op::gain) have[step.arg] += step.n;
    if (step.op == Op::leave) have[step.arg] -= step.n;  // R4.5: of what was just gained
    if (step.op == Op::leave && have[step.arg] < 0) refuse("R3.3", "undergrove.position.pay");
    if (step.op == Op::seedling) ++seedlings;
  }
  // R5.1, R5.7: a seedling, a root and a corner, which a mushroom that is paid for may still make.
  const bool placing = now.op == Op::mushroom || now.op == Op::second;
  const bool makes = now.op == Op::mushroom;
  if (count_plants(me) + seedlings > kPlants) refuse("R5.1", "undergrove.position.seedlings");
  if ((seedlings > 0 || placing) && count_roots(me) == kRoots) refuse("R5.1", "undergrove.position.roots");
  bool room = seedlings == 0 || makes || has_free_corner(pub);
  // R5.4: a plant with fewer than four roots has room as soon as a mushroom lies beside it.
  if (placing && seedlings == 0 && needs_room(pub))
    room = room && makes && std::any_of(me.plants.begin(), me.plants.end(), [](const Plant& plant) {
             return plant.planted != 0 && roots_of(plant) < kPlantRoots;
           });
  if (!room) refuse("R5.7", "undergrove.position.room");
}

// R4.9: what is still to pay leaves enough for the first carbon.
void Game::check_first_drink(const Public& pub, const Step& now) const {
  const Turn& turn = pub.turn;
  const Program& steps = program(turn);
  const auto* drink = std::find_if(steps.begin() + turn.pc, steps.begin() + turn.until, is_absorbing);
  if (drink == steps.begin() + turn.until || !must(*drink)) return;
  if (!can_absorb(pub, pub.mover, *drink, carbon_for(pub, *drink, turn.here), now.n - turn.done))
    refuse_by("R4.9", "undergrove.position.pay", {{"player", seat_name(pub.mover)}});
}

// What was chosen can still be absorbed, what is to be paid is what it costs, and it can be paid.
void Game::check_absorb(const Public& pub, const Step& now) const {
  const Turn& turn = pub.turn;
  const Player& me = pub.players[pub.mover];
  const bool priced = is_priced(now);
  expect(turn.done <= kMoves, "R6.1", "turn.done");
  if (turn.done == kWho) expect(turn.plant == 0, "R6.1", "turn.plant");
  if (turn.done > kWho) expect(turn.plant < count_plants(me) && can_drink(me.plants[turn.plant]), "R6.1", "turn.plant");
  expect((turn.done > kWhence) == (turn.carbon != kNoTile), "R6.1", "turn.carbon");
  if (turn.done < kToken) {
    expect(turn.steps == 0, "R6.3", "turn.steps");
    expect(turn.moved == 0, "R6.2", "turn.moved");
  }
  // R6.3: a token and a cube are there until they are paid; what is left covers the moves.
  bool pays = left_for_moves(me, priced && turn.done > kWho && turn.done <= kToken) >= turn.steps;
  if (turn.done == kCube) pays = cubes_of(me) > 0 && left_for_moves(me, false, 1) >= turn.steps;
  if (!pays) refuse_by("R6.3", "undergrove.position.pay", {{"player", seat_name(pub.mover)}});
  if (turn.done <= kWhence) return;
  expect(pub.forest.tiles.has(turn.carbon) && pub.forest.carbon[raw(turn.carbon)] > 0, "R6.1", "turn.carbon");
  if ((now.arg & kFromHere) != 0) expect(turn.carbon == turn.here, "R4.9", "turn.carbon");
  const bool chooses = has_goal(pub, Count::carbon_moved);  // R6.2
  if (turn.done == kWhere) return expect(chooses, "R6.2", "turn.done");
  expect(priced || turn.done == kMoves, "R6.3", "turn.done");
  const TileSet entries = rooted(me.plants[turn.plant]);
  bool as_far = !chooses && distance(pub.forest, entries, turn.carbon) == turn.moved;
  for (const Tile entry : entries)
    as_far = as_far || (chooses && distance(pub.forest, only(entry), turn.carbon) == turn.moved);
  expect(as_far, "R6.2", "turn.moved");
  const int cost = std::max(0, turn.moved - now.n);
  expect(turn.done == kMoves ? turn.steps > 0 && turn.steps <= cost : turn.steps == cost, "R6.3", "turn.steps");
}

}  // namespace understory::undergrove

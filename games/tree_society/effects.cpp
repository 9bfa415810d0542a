// What effects do (R6): what the steps share, and their frames.
#include <algorithm>

#include "games/tree_society/steps.hpp"

namespace understory::tree_society {
namespace {

constexpr std::uint8_t bit_of(FruitType type) { return static_cast<std::uint8_t>(1U << raw(type)); }

// Own guild cards that a step could discard, but for `own`.
int others_of(const Player& player, std::uint8_t from, Card own) {
  int cards = 0;
  if ((from & kFromOngoing) != 0) {
    cards += player.ongoing_cards();
    if (own != kNoCard && player.place_of(own) < kSlots) --cards;
  }
  if ((from & kFromCompleted) != 0) {
    cards += player.completed.size();
    if (own != kNoCard && player.completed.has(own)) --cards;
  }
  return cards;
}

}  // namespace

int Game::market_cards(const Public& pub) const {
  return static_cast<int>(
      std::count_if(pub.market.begin(), pub.market.end(), [](Card card) { return card != kNoCard; }));
}

bool Game::can_build(const Public& pub, Card card, int level, int price, bool from_market) const {
  const Player& player = pub.players[pub.mover];
  const Demand& demand = tree_society::Game::demand(card, level);
  if (player.purse < static_cast<std::uint32_t>(price + demand.coins)) return false;       // R4.4
  if (level == 1 && (player.free_place() == kSlots || pub.begun.has(card))) return false;  // R4.3
  if (!demand.any()) return true;
  if (demand.fruit_deck != 0 && pub.fruit_deck.empty()) return false;  // R4.6
  return player.row.size() >= demand.fruit && market_cards(pub) - (from_market ? 1 : 0) >= demand.prune &&
         others_of(player, demand.from, card) >= demand.guild;
}

// What is left to give of a slice; what stands before other steps is all of it.
bool Game::can_give(const Public& pub, const Frame& frame) const {
  const Player& player = pub.players[pub.mover];
  const Program& steps = program(frame);
  for (std::size_t at = frame.pc; at < frame.until && is_cost(steps[at].op); ++at) {
    const Step& step = steps[at];
    const int left = at == frame.pc ? step.n - frame.done : step.n;
    switch (step.op) {
      case Op::pay:
        if (player.purse < static_cast<std::uint32_t>(left)) return false;
        break;
      case Op::give_up:
        if (player.row.size() < left) return false;
        break;
      case Op::discard:
        if (others_of(player, step.from, own_card(frame)) < left) return false;
        break;
      default:
        if (market_cards(pub) < left) return false;
    }
  }
  return true;
}

// Whether anything of it can be done now.
bool Game::can_answer(const Public& pub, const Step* when) const {
  const Player& player = pub.players[pub.mover];
  for (const Step* step = when + 1; step != when + when->length; ++step) {
    switch (step->op) {
      case Op::coins:
      case Op::discount: return true;
      case Op::give_up: return player.row.size() >= step->n;
      case Op::shift:
        if ((Money{step->about} == Money::purse ? player.chest : player.purse) > 0) return true;
        break;
      case Op::take:
        if (!pub.stalls.empty()) return true;
        break;
      case Op::swap:
        for (const Fruit own : player.row.kinds())
          for (const Fruit other : pub.stalls.kinds())
            if (own != other) return true;
        break;
      default:  // reveal_keep
        if (!pub.fruit_deck.empty()) return true;
    }
  }
  return false;
}

int Game::price_of(const Public& pub, Seat player, Fruit fruit, bool in_row) const {
  const FruitType type = type_of(fruit);
  int price = count_of(pub.stalls, type) + (in_row ? 0 : 1) + (is_valuable(fruit) ? 1 : 0);
  for (const Seat seat : seats_up_to(seats_)) price += count_of(pub.players[seat].row, type);
  for (const Ongoing& one : pub.players[player].ongoing) {
    const Step& step = lasting(one);
    if (step.op == Op::price_up && (step.about & bit_of(type)) != 0) price += step.n;
  }
  return price;
}

int Game::kept_coins(const Player& player) const {
  int kept = pack_.table.kept;
  for (const Ongoing& one : player.ongoing) {
    const Step& step = lasting(one);
    if (step.op == Op::purse) kept = std::max<int>(kept, step.n);
  }
  return kept;
}

bool Game::fruit_due(const Public& pub) const {
  if (pub.stage < Stage::draft || pub.stage > Stage::rest) return false;
  return pub.stalls.size() < stalls() && !pub.fruit_deck.empty() && pub.aside.empty();
}

void Game::begin(Public& pub, ProgramId id) const { pub.frames.push_back({.program = id, .until = slice_of(id)}); }

template <class Sink>
void Game::gain(Public& pub, Money to, int coins, Sink& sink) const {
  if (coins == 0) return;
  Player& player = pub.players[pub.mover];
  const auto count = static_cast<std::uint32_t>(coins);
  (to == Money::purse ? player.purse : player.chest) += count;
  sink(Event{.kind = EventKind::gained, .player = pub.mover, .money = to, .count = count});
}

template <class Sink>
void Game::sell(Public& pub, Fruit fruit, bool in_row, Sink& sink) const {
  Player& player = pub.players[pub.mover];
  const auto coins = static_cast<std::uint32_t>(price_of(pub, pub.mover, fruit, in_row));
  if (in_row) player.row.remove(fruit);
  player.sold.add(fruit);
  player.purse += coins;
  pub.sold_types = static_cast<std::uint8_t>(pub.sold_types | bit_of(type_of(fruit)));
  sink(Event{.kind = EventKind::sold, .player = pub.mover, .fruit = fruit, .count = coins});
  call(pub, When::sell, kNoCard, 0);
}

// Pays for the next level of a card, which begins; `how` says by what it was reduced.
template <class Sink>
void Game::buy(Public& pub, Card card, int price, Event how, bool takes_frame, Sink& sink) const {
  Player& player = pub.players[pub.mover];
  const int place = player.place_of(card);
  const int level = place < kSlots ? player.ongoing[static_cast<std::size_t>(place)].level + 1 : 1;
  player.purse -= static_cast<std::uint32_t>(price);
  how.kind = EventKind::paid;
  how.player = pub.mover;
  how.card = card;
  how.level = static_cast<std::uint8_t>(level);
  how.count = static_cast<std::uint32_t>(price);
  sink(how);
  if (level == 1) {  // R4.3
    std::replace(pub.market.begin(), pub.market.end(), card, kNoCard);
    pub.heap.remove(card);
    pub.revealed.remove(card);
    pub.begun.add(card);
    player.ongoing[static_cast<std::size_t>(player.free_place())] = {.card = card};
  }
  if (takes_frame) pub.frames.pop_back();
  begin(pub, program_of(card, level));
}

template <class Sink>
void Game::raise(Public& pub, ProgramId id, Sink& sink) const {
  Player& player = pub.players[pub.mover];
  const Card card = card_of(id);
  const int level = level_of(id);
  Ongoing& one = player.ongoing[static_cast<std::size_t>(player.place_of(card))];
  one.level = static_cast<std::uint8_t>(level);
  one.used = 0;
  sink(Event{.kind = EventKind::built, .player = pub.mover, .card = card, .level = static_cast<std::uint8_t>(level)});
  if (level == kLevels) {
    one = {};
    player.completed.add(card);
    sink(Event{.kind = EventKind::completed, .player = pub.mover, .card = card});
    if (banners(player.completed) >= banners_to_end_ && pub.last_round > pub.round + 2) {  // R7.1
      pub.last_round = static_cast<std::uint8_t>(pub.round + 2);
      sink(Event{.kind = EventKind::near_end, .player = pub.mover, .amount = pub.last_round});
    }
  }
  pub.built.push_back(id);
}

// R4.9. What listens to a level being built comes on top, so it answers first.
void Game::call_built(Public& pub) const {
  const ProgramId id = pub.built.back();
  pub.built.pop_back();
  if (level_of(id) == kLevels) call(pub, When::complete, card_of(id), kLevels);
  call(pub, When::build, card_of(id), level_of(id));
}

template <class Sink>
int Game::discard(Public& pub, Card card, Sink& sink) const {
  Player& player = pub.players[pub.mover];
  const int place = player.place_of(card);
  int level = kLevels;
  if (place < kSlots) {
    Ongoing& one = player.ongoing[static_cast<std::size_t>(place)];
    level = one.level;
    one = {};
  } else {
    player.completed.remove(card);
  }
  pub.heap.add(card);
  sink(Event{
      .kind = EventKind::discarded, .player = pub.mover, .card = card, .level = static_cast<std::uint8_t>(level)});
  return level;
}

template <class Sink>
void Game::draw_last(Public& pub, Sink& sink) const {
  if (!pub.fruit_deck.empty() || pub.last_round <= pub.round + 1) return;
  pub.last_round = static_cast<std::uint8_t>(pub.round + 1);
  sink(Event{.kind = EventKind::last_fruit, .amount = pub.last_round});
}

template <class Sink>
void Game::ready_deck(Public& pub, Sink& sink) const {
  if (!pub.deck.empty() || pub.heap.empty()) return;
  pub.deck = pub.heap;
  pub.heap = {};
  sink(Event{.kind = EventKind::reshuffled});
}

void Game::call(Public& pub, When event, Card source, int level) const {
  unsigned waiting = 0;
  const Player& player = pub.players[pub.mover];
  for (std::size_t place = 0; place < kSlots; ++place) {
    const Ongoing& one = player.ongoing[place];
    const Step& step = lasting(one);
    if (step.op != Op::when || When{step.about} != event || one.card == source) continue;
    if (event == When::build && !has_level(step.levels, level)) continue;
    if (step.limit == 0 || one.used < step.limit) waiting |= 1U << place;
  }
  if (waiting != 0)
    pub.frames.push_back({.program = waiting_for(event), .until = 1, .waiting = static_cast<std::uint8_t>(waiting)});
}

// ---- What builds, and what waits ----

namespace {

// Calls `visit(target)` for each until it says that this is enough.
template <class Visit>
bool any_target(const StepTask& task, Visit&& visit) {
  const Public& pub = task.pub;
  const Step& step = *task.step;
  const Price price{step.about};
  const auto first = [&](Card card, int more, bool from_market) {
    const int coins = price_by(price, task.game.cost(card, 1)) + more;
    return task.game.can_build(pub, card, 1, coins, from_market) && visit(Target{card, 1, coins});
  };
  for (const Card card : pub.revealed)
    if (first(card, 0, false)) return true;
  if ((step.from & kFromMarket) != 0)
    for (int place = 0; place < kPlaces; ++place) {
      const Card card = pub.market[static_cast<std::size_t>(place)];
      if (card != kNoCard && first(card, is_top(place) ? 1 : 0, true)) return true;
    }
  if ((step.from & kFromHeap) != 0)
    for (const Card card : pub.heap)
      if (first(card, 0, false)) return true;
  if ((step.from & kFromOngoing) != 0)
    for (const Ongoing& one : mover_of(task).ongoing) {
      if (one.card == kNoCard || one.card == own_card(task.frame) || !has_level(step.levels, one.level + 1)) continue;
      const int coins = price_by(price, task.game.cost(one.card, one.level + 1));
      if (task.game.can_build(pub, one.card, one.level + 1, coins, false) &&
          visit(Target{one.card, one.level + 1, coins}))
        return true;
    }
  return false;
}

const Step* listening(const StepTask& task, int which) {
  const Ongoing& one = mover_of(task).ongoing[static_cast<std::size_t>(which)];
  return task.game.program(program_of(one.card, one.level)).begin() + 1;
}

// It only brings coins.
bool goes_first(const Step* when) {
  return std::all_of(when + 1, when + when->length,
                     [](const Step& step) { return step.op == Op::coins || step.op == Op::discount; });
}

}  // namespace

Targets targets_of(const StepTask& task) {
  Targets targets;
  any_target(task, [&](const Target& target) { return targets.push_back(target), false; });
  return targets;
}
bool has_target(const StepTask& task) {
  return any_target(task, [](const Target&) { return true; });
}

bool Next::can_start(const StepTask& task, int which) { return task.game.can_answer(task.pub, listening(task, which)); }

int Next::only(const StepTask& task) {
  int found = kSlots;
  bool several = false;
  for (int which = 0; which < kSlots; ++which) {
    if (!waits(task, which)) continue;
    if (goes_first(listening(task, which))) return which;
    if (!can_start(task, which)) continue;
    several = several || found != kSlots;
    found = which;
  }
  return several ? kSlots : found;
}

// ---- Frames. All but step_on() are for a position in which the topmost step waits for an answer. ----

Seat Game::asked(const Public& pub) const {
  const StepTask task = step_under_way(*this, pub);
  return Kinds::of(task.step->op, [&](auto kind) { return kind.asked(task); });
}

void Game::answers(const State& state, MoveList& moves) const {
  const StepTask task = step_under_way(*this, state.pub);
  Kinds::of(task.step->op, [&](auto kind) { kind.answers(state, task, moves); });
}

template <class Sink>
void Game::answer(State& state, Move move, Sink& sink) const {
  answer_step<Kinds>(*this, state, move, sink);
}

// One thing that needs no answer; false if somebody is asked.
template <class Sink>
bool Game::step_on(State& state, Sink& sink) const {
  return run_step<Kinds>(*this, state, sink);
}

template void Game::sell(Public&, Fruit, bool, NoEvents&) const;
template void Game::buy(Public&, Card, int, Event, bool, NoEvents&) const;
template int Game::discard(Public&, Card, NoEvents&) const;
template void Game::draw_last(Public&, NoEvents&) const;
template void Game::ready_deck(Public&, NoEvents&) const;
template void Game::answer(State&, Move, NoEvents&) const;
template bool Game::step_on(State&, NoEvents&) const;
template void Game::sell(Public&, Fruit, bool, EventLog<Event>&) const;
template void Game::buy(Public&, Card, int, Event, bool, EventLog<Event>&) const;
template int Game::discard(Public&, Card, EventLog<Event>&) const;
template void Game::draw_last(Public&, EventLog<Event>&) const;
template void Game::ready_deck(Public&, EventLog<Event>&) const;
template void Game::answer(State&, Move, EventLog<Event>&) const;
template bool Game::step_on(State&, EventLog<Event>&) const;

}  // namespace understory::tree_society

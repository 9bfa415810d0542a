// Whose turn it is, and what may be done (R2 to R5); what a step asks is in steps.hpp, and why not in words.cpp.
#include <algorithm>

#include "games/tree_society/game.hpp"

namespace understory::tree_society {

Seat Game::actor(const State& state) const {
  const Public& pub = state.pub;
  switch (pub.stage) {
    case Stage::draft:
    case Stage::sell:
    case Stage::build: break;
    case Stage::over: return kNobody;
    default: return kChance;
  }
  if (pub.refill != 0 || fruit_due(pub)) return kChance;
  return pub.frames.empty() ? pub.mover : asked(pub);
}

Seat Game::turn_of(const State& state) const { return state.pub.stage < Stage::draft ? kNobody : state.pub.mover; }

void Game::legal_moves(const State& state, MoveList& moves) const {
  moves.clear();
  const Public& pub = state.pub;
  const Seat seat = actor(state);
  if (seat == kNobody) return;
  const bool draws = pub.refill != 0 || fruit_due(pub);
  if (!pub.frames.empty() && !draws) return answers(state, moves);
  if (seat == kChance) return chance_moves(pub, moves);
  const auto each_fruit = [&](MoveKind kind, const Fruits& fruits) {
    for (const Fruit fruit : fruits.kinds()) moves.push_back(Move::with(kind, fruit));
  };
  if (pub.stage == Stage::draft) return each_fruit(MoveKind::take, pub.stalls);
  if (pub.stage == Stage::sell) return each_fruit(MoveKind::sell, pub.players[seat].row);  // R3.2
  turn_moves(pub, moves);
}

// R4.1
void Game::turn_moves(const Public& pub, MoveList& moves) const {
  const Player& player = pub.players[pub.mover];
  // Whether one place's ongoing effect reduces a level of another card (R6.16).
  const auto cuts = [&](const Ongoing& one, Card card, int level) {
    const Step& step = lasting(one);
    return step.op == Op::cut && one.card != card && has_level(step.levels, level) && one.used < step.limit ? step.n
                                                                                                            : 0;
  };
  const auto offer = [&](Card card, int level, int more, bool from_market) {  // R4.4, R4.5
    const int full = cost(card, level);
    // The best reduction there could be: who cannot pay that cannot build.
    if (player.purse + kMostLess < static_cast<std::uint32_t>(full + more)) return;
    const auto can = [&](int less) {
      return can_build(pub, card, level, std::max(full - less, 0) + more, from_market);
    };
    moves.push_back_if(can(0), Move::build(card));
    for (std::uint8_t i = 0; i < kMostLess; ++i)
      if (pub.discounts[i] > 0) moves.push_back_if(can(i + 1), Move::build(card, Less{i}));
    for (const Ongoing& one : player.ongoing)
      if (const int less = cuts(one, card, level); less > 0) moves.push_back_if(can(less), Move::build(card, one.card));
  };
  for (const Ongoing& one : player.ongoing)
    if (one.card != kNoCard) offer(one.card, one.level + 1, 0, false);
  if (player.free_place() < kSlots)
    for (int place = 0; place < kPlaces; ++place)
      if (const Card card = pub.market[static_cast<std::size_t>(place)]; card != kNoCard)
        offer(card, 1, is_top(place) ? 1 : 0, true);
  moves.push_back_if(pub.action != kNoType, Move::of(MoveKind::action));  // R4.10
  for (const Ongoing& one : player.ongoing)                               // R4.11
    if (one.card != kNoCard) moves.push_back(Move::with(MoveKind::discard, one.card));
  for (const Card card : player.completed) moves.push_back(Move::with(MoveKind::discard, card));
  for (const Fruit fruit : pub.stalls.kinds()) moves.push_back(Move::with(MoveKind::rest, fruit));  // R5.1
  moves.push_back_if(pub.stalls.empty(), Move::rest());
}

// ---- Chance (R1.6) ----

// What chance draws when no step asks it: guild cards, or fruit.
bool Game::draws_cards(const Public& pub) const {
  return pub.stage == Stage::start || (pub.refill != 0 && !fruit_due(pub));
}

CardSet Game::drawn_cards(const Public& pub) const {
  if (pub.stage != Stage::start) return pub.deck;
  CardSet left = starters_;
  for (const Seat seat : seats_up_to(raw(pub.mover))) left.remove(pub.players[seat].ongoing[0].card);
  return left;
}

// R2.5: at first the fruit of the types that do not lie there yet.
Fruits Game::drawn_fruit(const Public& pub) const {
  Fruits fruits = pub.fruit_deck;
  if (pub.stage != Stage::stalls) return fruits;
  for (const Fruit fruit : pub.fruit_deck.kinds())
    if (count_of(pub.stalls, type_of(fruit)) > 0) fruits.remove(fruit, fruits.count(fruit));
  return fruits;
}

void Game::chance_moves(const Public& pub, MoveList& moves) const {
  if (draws_cards(pub)) {
    const MoveKind kind = pub.stage == Stage::start ? MoveKind::deal : MoveKind::card;
    for (const Card card : drawn_cards(pub)) moves.push_back(Move::with(kind, card));
  } else {
    const Fruits fruits = drawn_fruit(pub);
    for (const Fruit fruit : fruits.kinds()) moves.push_back(Move::with(MoveKind::fruit, fruit));
  }
}

std::uint32_t Game::weight(const State& state, Move move) const {
  return move.kind() == MoveKind::fruit ? static_cast<std::uint32_t>(state.pub.fruit_deck.count(move.fruit())) : 1;
}

Move Game::sample_chance(const State& state, Rng& rng) const {
  const Public& pub = state.pub;
  const bool waits = !pub.frames.empty() && pub.refill == 0 && !fruit_due(pub);
  bool cards = draws_cards(pub);
  if (waits) {  // a step reveals
    const Op op = program(pub.frames.back())[pub.frames.back().pc].op;
    cards = op == Op::reveal_build || op == Op::reveal_coins;
  }
  if (!cards) {
    if (pub.stage != Stage::stalls) return Move::with(MoveKind::fruit, pub.fruit_deck.pick(rng));
    return Move::with(MoveKind::fruit, drawn_fruit(pub).pick(rng));
  }
  const CardSet deck = drawn_cards(pub);
  const Card card = deck.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(deck.size()))));
  return Move::with(pub.stage == Stage::start ? MoveKind::deal : MoveKind::card, card);
}

bool Game::is_legal(const State& state, Move move) const {
  MoveList moves;
  legal_moves(state, moves);
  return moves.contains(move);
}

// What is picked one by one for the same step may be picked in one order: rising.
bool Game::in_order(const State& state, Move previous, Move move) const {
  const Public& pub = state.pub;
  if (previous.kind() != move.kind() || pub.frames.empty() || pub.refill != 0) return true;
  const Frame& frame = pub.frames.back();
  if (frame.pc >= frame.until) return true;
  const Step& step = program(frame)[frame.pc];
  if (frame.done == 0 || frame.done >= step.n) return true;
  switch (move.kind()) {
    case MoveKind::replace: return step.op != Op::replace || raw(previous.card()) < raw(move.card());
    case MoveKind::prune: return step.op != Op::prune || raw(previous.card()) < raw(move.card());
    case MoveKind::give_back: return step.op != Op::give_back || raw(previous.fruit()) <= raw(move.fruit());
    case MoveKind::give_up: return step.op != Op::give_up || raw(previous.fruit()) <= raw(move.fruit());
    default: return true;
  }
}

}  // namespace understory::tree_society

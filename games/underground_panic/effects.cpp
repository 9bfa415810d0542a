// What follows a decision, up to the next one: throws, bonuses, the end of a turn, of a round and of the game.
#include <algorithm>
#include <utility>

#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {
namespace {

Icon icon_of(Face face) { return face == Face::black ? Icon::black : icon_of(hue_of(face)); }

// R5.8: which symbols pay an icon.
SymbolSet payers_of(Icon icon) {
  switch (icon) {
    case Icon::nutshell: return only(Symbol::nutshell) | only(Symbol::into_nutshell) | only(Symbol::into_any);
    case Icon::pinecone: return only(Symbol::pinecone) | only(Symbol::pinecone_or_leaf) | only(Symbol::into_any);
    case Icon::leaf:
      return only(Symbol::leaf) | only(Symbol::pinecone_or_leaf) | only(Symbol::into_leaf) | only(Symbol::into_any);
    default: return is_hue(icon) ? only(two_way_of(hue_of(icon))) : SymbolSet{0};
  }
}

// Everything back to whoever laid it; its cards are known now (R5.1).
template <class Sink>
void clear_table(State& state, Sink& sink) {
  Public& pub = state.pub;
  if (pub.table.empty()) return;
  Player& player = pub.players[pub.mover];
  for (const Thing thing : pub.table) {
    if (is_card(thing))
      take_back(state, pub.mover, card_of(thing));
    else if (is_tile(thing))
      player.tiles.add(tile_of(thing));
    else
      ++player.pebbles;
    sink(Event{.kind = EventKind::took_back, .player = pub.mover, .thing = thing});
  }
  pub.table.clear();
}

// R4.1
template <class Sink>
void spend_table(State& state, Sink& sink) {
  Public& pub = state.pub;
  for (const Thing thing : pub.table) {
    if (is_card(thing))
      pub.discards[raw(hue_of(card_of(thing)))].add(symbol_of(card_of(thing)));
    else if (thing == kPebble)
      ++pub.supply;
  }
  pub.table.clear();
  sink(Event{.kind = EventKind::paid, .player = pub.mover});
}

bool any_deck(const State& state) {
  for (int i = 0; i < kHues; ++i)
    if (has_cards(state, hue_at(i))) return true;
  return false;
}

}  // namespace

// ---- Draws and bonuses ----

// False if there is no such card (R1.9).
template <class Sink>
bool Game::begin_draw(State& state, Hue hue, Sink& sink) const {
  if (!has_cards(state, hue)) return false;
  if (state.secret.decks[raw(hue)].empty()) {
    shuffle_discards(state, hue);
    sink(Event{.kind = EventKind::shuffled, .hue = hue});
  }
  state.pub.drawn = hue;
  state.pub.stage = Stage::deal;
  return true;
}

template <class Sink>
void Game::begin_bonus(State& state, const Queue& icons, bool token, Sink& sink) const {
  Public& pub = state.pub;
  pub.queue = icons;
  pub.token_due = token ? 1 : 0;
  next_bonus(state, sink);
}

// R6.1
template <class Sink>
void Game::next_bonus(State& state, Sink& sink) const {
  Public& pub = state.pub;
  pub.aim = Aim::bonus;
  for (;;) {
    if (pub.queue.empty() && pub.token_due == 0) return end_turn(state, sink);
    if (pub.queue.empty()) {
      const Space at = pub.gophers[raw(pub.gopher)].at;
      Token& token = pub.tokens[raw(at)];
      pub.queue = token_icons_[raw(token)];
      sink(Event{.kind = EventKind::found, .player = pub.mover, .at = at, .token = token});
      token = kNoToken;
      pub.token_due = 0;
    }
    const Icon icon = take_at(pub.queue, 0);
    switch (icon) {
      case Icon::black:
        if (!any_deck(state)) break;
        pub.stage = Stage::deck;
        return;
      case Icon::cube: pub.stage = Stage::roll; return;
      case Icon::chest:
        if (std::all_of(pub.open.begin(), pub.open.end(), [](Tile tile) { return tile == kNoTile; })) break;
        pub.stage = Stage::pick;
        return;
      case Icon::pebble:
        if (pub.supply == 0) break;
        --pub.supply;
        ++pub.players[pub.mover].pebbles;
        sink(Event{.kind = EventKind::got_pebble, .player = pub.mover});
        continue;
      default:
        if (begin_draw(state, hue_of(icon), sink)) return;
        break;
    }
    sink(Event{.kind = EventKind::missed, .player = pub.mover, .icon = icon});  // R6.2, R6.4
  }
}

// Cards that the player chooses the decks for (R7.4, R10.4), as many as are due.
template <class Sink>
void Game::next_draw(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (pub.due > 0 && any_deck(state)) {
    pub.stage = Stage::deck;
    return;
  }
  pub.due = 0;
  if (pub.aim == Aim::swap) return end_turn(state, sink);
  if (pub.players[pub.mover].hand.size() > kHand) {
    pub.stage = Stage::trim;
    return;
  }
  next_defender(state, sink);
}

// ---- Throws ----

template <class Sink>
void Game::after_throw(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (pub.aim == Aim::setup) {
    const Hue hue = hue_of(pub.face);
    pub.face = kNoFace;
    begin_draw(state, hue, sink);
  } else if (spare_pebbles(pub.players[pub.mover]) > 0) {
    pub.stage = Stage::after;
  } else {
    settle_throw(state, sink);
  }
}

// The result is kept.
template <class Sink>
void Game::settle_throw(State& state, Sink& sink) const {
  Public& pub = state.pub;
  const Face face = pub.face;
  if (pub.aim == Aim::reward) {
    const Player& player = pub.players[pub.mover];
    if (face == Face::white || player.hand.empty()) return lose_reward(state, sink);
    if (face == Face::black) return take_reward(state, sink);
    const Hue hue = hue_of(face);
    bool hidden = false;
    for (const Held& slot : player.hand) {
      const bool shows = is_known(slot) && slot.not_these == all_but(only(two_way_of(hue)));
      if (slot.hue == hue || shows) return take_reward(state, sink);
      hidden = hidden || !is_known(slot);
    }
    if (!hidden) return lose_reward(state, sink);
    pub.stage = Stage::show;
    return;
  }
  pub.face = kNoFace;
  if (pub.aim == Aim::lay) return settle_cube(state, face, sink);
  if (face == Face::white) return next_bonus(state, sink);
  if (face == Face::black && any_deck(state)) {
    pub.stage = Stage::deck;
    return;
  }
  if (face != Face::black && begin_draw(state, hue_of(face), sink)) return;
  sink(Event{.kind = EventKind::missed, .player = pub.mover, .icon = icon_of(face)});
  next_bonus(state, sink);
}

// ---- Cubes of a cost (R5) ----

// White stands for what was struck or cancelled as well.
template <class Sink>
void Game::settle_cube(State& state, Face face, Sink& sink) const {
  Public& pub = state.pub;
  const Cost& fixed = passage(pub.gophers[raw(pub.gopher)].at, pub.to)->fixed;
  --pub.cubes;
  if (face == Face::white) {
    if (pub.cubes > 0) return pay_next(state, sink);
  } else {
    pub.settled.push_back(icon_of(face));
    sink(Event{.kind = EventKind::settled, .player = pub.mover, .icon = icon_of(face)});
  }
  clear_table(state, sink);
  pub.cost = fixed;
  for (const Icon icon : pub.settled) add_icon(pub.cost, icon);
  if (!can_pay(purse_of(pub.players[pub.mover], faces_of(state.own[pub.mover].symbols)), pub.cost))
    return fail(state, sink);
  pub.aim = pub.cubes > 0 ? Aim::lay : Aim::cost;
  pay_next(state, sink);
}

// After a thing was laid, or before the first one.
template <class Sink>
void Game::pay_next(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (!pub.cost.empty()) {
    pub.stage = Stage::pay;
  } else if (pub.aim == Aim::lay) {  // R5.2
    const Player& player = pub.players[pub.mover];
    const bool asked = player.tiles.count(Tile::strike) > 0 || spare_pebbles(player) >= 2;
    pub.stage = asked ? Stage::before : Stage::roll;
  } else {
    if (!pub.table.empty()) spend_table(state, sink);
    if (pub.aim == Aim::cost) return arrive(state, sink);
    --pub.count;  // R10.3: one injury is warded off
    ask_defence(state, sink);
  }
}

// R5.7, R5.8
template <class Sink>
void Game::fail(State& state, Sink& sink) const {
  Public& pub = state.pub;
  const Seat seat = pub.mover;
  sink(Event{.kind = EventKind::failed, .player = seat, .gopher = pub.gopher});
  SymbolSet payers = 0;
  for (const Icon icon : pub.cost) payers = static_cast<SymbolSet>(payers | payers_of(icon));
  const Hand& hand = pub.players[seat].hand;
  for (std::size_t i = 0; i < hand.size();) {
    if (is_known(hand[i]) || !has(payers, state.own[seat].symbols[i])) {
      ++i;
      continue;
    }
    sink(Event{.kind = EventKind::shown, .player = seat, .card = show_card(state, seat, i)});
    i = 0;
  }
  exclude(state, seat, payers);
  pub.cost.clear();
  pub.cubes = 0;
  rest(state, sink);
}

// ---- Where the gopher goes (R3.4, R7, R8) ----

template <class Sink>
void Game::arrive(State& state, Sink& sink) const {
  Public& pub = state.pub;
  Pawn& pawn = pub.gophers[raw(pub.gopher)];
  sink(Event{.kind = EventKind::moved, .player = pub.mover, .gopher = pub.gopher, .at = pawn.at, .to = pub.to});
  pawn.at = std::exchange(pub.to, kNoSpace);
  if (pawn.pebble != 0) {
    pawn.pebble = 0;
    ++pub.players[pub.mover].pebbles;
    sink(Event{.kind = EventKind::took_pebble, .player = pub.mover, .gopher = pub.gopher});
  }
  pub.settled.clear();
  if (pawn.at != kSurface) return begin_bonus(state, bonus_[raw(pawn.at)], pub.tokens[raw(pawn.at)] != kNoToken, sink);
  pub.aim = Aim::none;
  if (pub.offered == 0) return end_turn(state, sink);
  pub.stage = Stage::claim;
}

template <class Sink>
void Game::rest(State& state, Sink& sink) const {
  Public& pub = state.pub;
  Pawn& pawn = pub.gophers[raw(pub.gopher)];
  pawn.resting = 1;
  pub.aim = Aim::none;
  pub.to = kNoSpace;
  pub.settled.clear();
  sink(Event{.kind = EventKind::rested, .player = pub.mover, .gopher = pub.gopher, .at = pawn.at});
  const Player& player = pub.players[pub.mover];
  if (pawn.at == kStart) {  // R7.4
    if (player.hand.empty()) return end_turn(state, sink);
    pub.aim = Aim::swap;
    pub.stage = Stage::swap;
    return;
  }
  if (player.tiles.count(Tile::sleeper) > 0) {
    pub.stage = Stage::sleeper;
    return;
  }
  sleep(state, sink);
}

// R7.3
template <class Sink>
void Game::sleep(State& state, Sink& sink) const {
  Public& pub = state.pub;
  Queue bonus = bonus_[raw(pub.gophers[raw(pub.gopher)].at)];
  if (!bonus.empty() && std::any_of(bonus.begin(), bonus.end(), [&](Icon icon) { return icon != bonus[0]; })) {
    pub.stage = Stage::omit;
    return;
  }
  if (!bonus.empty()) {
    sink(Event{.kind = EventKind::omitted, .player = pub.mover, .icon = bonus.back()});
    bonus.pop_back();
  }
  begin_bonus(state, bonus, false, sink);
}

template <class Sink>
void Game::take_reward(State& state, Sink& sink) const {
  Public& pub = state.pub;
  const auto bit = static_cast<std::uint16_t>(1U << raw(pub.reward));
  pub.offered = static_cast<std::uint16_t>(pub.offered & ~unsigned{bit});
  pub.players[pub.mover].rewards = static_cast<std::uint16_t>(pub.players[pub.mover].rewards | bit);
  sink(Event{.kind = EventKind::claimed, .player = pub.mover, .reward = pub.reward});
  end_turn(state, sink);
}

template <class Sink>
void Game::lose_reward(State& state, Sink& sink) const {
  Public& pub = state.pub;
  pub.offered = static_cast<std::uint16_t>(pub.offered & ~(1U << raw(pub.reward)));
  sink(Event{.kind = EventKind::lost, .player = pub.mover, .reward = pub.reward});
  end_turn(state, sink);
}

// ---- The end of a turn (R9) ----

template <class Sink>
void Game::end_turn(State& state, Sink& sink) const {
  Public& pub = state.pub;
  pub.gopher = kNoGopher;
  pub.to = kNoSpace;
  pub.face = kNoFace;
  pub.reward = kNoReward;
  pub.aim = Aim::none;
  pub.count = 0;
  pub.drawn = {};
  if (pub.players[pub.mover].hand.empty()) return after_pouch(state, sink);
  pub.stage = Stage::pouch;
}

template <class Sink>
void Game::after_pouch(State& state, Sink& sink) const {
  Public& pub = state.pub;
  pub.count = 0;
  if (pub.players[pub.mover].hand.size() <= kHand) return after_trim(state, sink);
  pub.stage = Stage::trim;
}

template <class Sink>
void Game::after_trim(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (pub.aim == Aim::defence) return next_defender(state, sink);
  sink(Event{.kind = EventKind::turn_ended, .player = pub.mover});
  if (!anybody_below(pub)) return finish(state, sink);
  const Seat next = next_seat(pub.mover, seats_);
  if (next == pub.marker) return end_round(state, sink);
  pub.mover = next;
  begin_turn(state, sink);
}

template <class Sink>
void Game::begin_turn(State& state, Sink& sink) const {
  Public& pub = state.pub;
  for (const Pawn& pawn : pub.gophers)
    if (pawn.at != kSurface && pawn.resting == 0) {
      pub.stage = Stage::gopher;
      return;
    }
  end_turn(state, sink);  // R3.1
}

bool Game::anybody_below(const Public& pub) const {
  return std::any_of(pub.gophers.begin(), pub.gophers.end(), [](const Pawn& pawn) { return pawn.at != kSurface; });
}

// ---- The end of a round (R10) ----

template <class Sink>
void Game::end_round(State& state, Sink& sink) const {
  Public& pub = state.pub;
  ++pub.level;
  int reached = 0;
  for (const Pawn& pawn : pub.gophers) reached += zone_of(pawn.at) == pub.level ? 1 : 0;
  sink(Event{.kind = EventKind::flooded, .amount = pub.level, .count = static_cast<std::uint8_t>(reached)});
  pub.mover = pub.marker;
  if (reached == 0) return next_washed(state, sink);
  pub.aim = Aim::defence;
  pub.count = static_cast<std::uint8_t>(reached);
  ask_defence(state, sink);
}

// Whether somebody is asked (R10.3): by what all can see.
bool Game::defends(const Player& player) const {
  return !player.hand.empty() || player.tiles.count(Tile::nutshell) > 0 ||
         (player.tiles.count(Tile::pebble_to_nutshell) > 0 && spare_pebbles(player) > 0);
}

template <class Sink>
void Game::ask_defence(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (pub.count == 0 || pub.hurts == 0 || !defends(pub.players[pub.mover])) return next_injury(state, sink);
  pub.cost.push_back(Icon::nutshell);
  pub.stage = Stage::pay;
}

template <class Sink>
void Game::next_injury(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (pub.count > 0 && pub.hurts > 0) {
    pub.stage = Stage::injury;
    return;
  }
  pub.count = 0;
  next_draw(state, sink);
}

template <class Sink>
void Game::next_defender(State& state, Sink& sink) const {
  Public& pub = state.pub;
  pub.drawn = {};
  pub.mover = next_seat(pub.mover, seats_);
  if (pub.mover == pub.marker) {
    pub.aim = Aim::none;
    return next_washed(state, sink);
  }
  for (const Pawn& pawn : pub.gophers)
    pub.count = static_cast<std::uint8_t>(pub.count + (zone_of(pawn.at) == pub.level));
  ask_defence(state, sink);
}

// R10.5, from the gopher that is counted on.
template <class Sink>
void Game::next_washed(State& state, Sink& sink) const {
  Public& pub = state.pub;
  for (; pub.count < pub.gophers.size(); ++pub.count) {
    const Space at = pub.gophers[pub.count].at;
    if (zone_of(at) != pub.level) continue;
    if (left_[raw(at)] != right_[raw(at)]) {
      pub.stage = Stage::wash;
      return;
    }
    wash(state, Gopher{pub.count}, left_[raw(at)], sink);
  }
  pub.count = 0;
  after_flood(state, sink);
}

template <class Sink>
void Game::wash(State& state, Gopher gopher, Space to, Sink& sink) const {
  Public& pub = state.pub;
  Pawn& pawn = pub.gophers[raw(gopher)];
  sink(Event{.kind = EventKind::washed, .gopher = gopher, .at = pawn.at, .to = to});
  if (pawn.pebble != 0) {  // R10.6
    pawn.pebble = 0;
    ++pub.supply;
    sink(Event{.kind = EventKind::pebble_lost, .gopher = gopher});
  }
  pawn.at = to;
  if (to == kSurface) pawn.resting = 0;
}

template <class Sink>
void Game::after_flood(State& state, Sink& sink) const {
  Public& pub = state.pub;
  if (pub.round == kRounds || !anybody_below(pub)) return finish(state, sink);
  for (std::uint8_t i = 0; i < kSpaces; ++i) {  // R10.6
    if (zones_[i] != pub.level || pub.tokens[i] == kNoToken) continue;
    sink(Event{.kind = EventKind::cleared, .at = Space{i}, .token = pub.tokens[i]});
    pub.tokens[i] = kNoToken;
  }
  int lowest = kSurfaceZone;  // R10.7
  for (const Pawn& pawn : pub.gophers) lowest = std::min(lowest, zone_of(pawn.at));
  int without = 0;
  for (const Pawn& pawn : pub.gophers) without += zone_of(pawn.at) == lowest && pawn.pebble == 0 ? 1 : 0;
  if (without > pub.supply && pub.supply > 0) {
    pub.stage = Stage::pebbles;
    return;
  }
  for (std::uint8_t i = 0; i < pub.gophers.size() && pub.supply > 0; ++i) {
    Pawn& pawn = pub.gophers[i];
    if (zone_of(pawn.at) != lowest || pawn.pebble != 0) continue;
    pawn.pebble = 1;
    --pub.supply;
    sink(Event{.kind = EventKind::pebble_laid, .gopher = Gopher{i}});
  }
  next_round(state, sink);
}

template <class Sink>
void Game::next_round(State& state, Sink& sink) const {
  Public& pub = state.pub;
  for (Pawn& pawn : pub.gophers) pawn.resting = 0;  // R10.8
  ++pub.round;
  pub.marker = next_seat(pub.marker, seats_);
  pub.mover = pub.marker;
  sink(Event{.kind = EventKind::round_begun, .player = pub.marker, .amount = pub.round});
  begin_turn(state, sink);
}

// R11.2
void Game::show_results(State& state, Seat seat) const {
  Player& player = state.pub.players[seat];
  player.acorns = player.berries = player.injured = 0;
  for (const Symbol symbol : state.own[seat].pouched) {
    if (symbol == Symbol::acorn) ++player.acorns;
    if (symbol == Symbol::berry) player.berries = static_cast<std::uint8_t>(player.berries + points_of(symbol));
  }
  for (const Hurt hurt : state.own[seat].hurt.kinds())
    player.injured = static_cast<std::uint8_t>(player.injured + raw(hurt) * state.own[seat].hurt.count(hurt));
}

template <class Sink>
void Game::finish(State& state, Sink& sink) const {
  Public& pub = state.pub;
  for (const Seat seat : seats_up_to(seats_)) {
    open_pouch(state, seat);
    pub.players[seat].opened = state.own[seat].hurt;
    show_results(state, seat);
    const Player& player = pub.players[seat];
    sink(Event{.kind = EventKind::opened,
               .player = seat,
               .amount = static_cast<std::uint8_t>(player.acorns + player.berries),
               .count = player.injured});
  }
  pub.mover = kNobody;
  pub.stage = Stage::over;
  sink(Event{.kind = EventKind::ended});
}

// For apply.cpp.
template void Game::rest(State&, NoEvents&) const;
template void Game::rest(State&, EventLog<Event>&) const;
template void Game::pay_next(State&, NoEvents&) const;
template void Game::pay_next(State&, EventLog<Event>&) const;
template void Game::settle_throw(State&, NoEvents&) const;
template void Game::settle_throw(State&, EventLog<Event>&) const;
template void Game::settle_cube(State&, Face, NoEvents&) const;
template void Game::settle_cube(State&, Face, EventLog<Event>&) const;
template void Game::next_injury(State&, NoEvents&) const;
template void Game::next_injury(State&, EventLog<Event>&) const;
template void Game::sleep(State&, NoEvents&) const;
template void Game::sleep(State&, EventLog<Event>&) const;
template void Game::begin_bonus(State&, const Queue&, bool, NoEvents&) const;
template void Game::begin_bonus(State&, const Queue&, bool, EventLog<Event>&) const;
template void Game::next_draw(State&, NoEvents&) const;
template void Game::next_draw(State&, EventLog<Event>&) const;
template bool Game::begin_draw(State&, Hue, NoEvents&) const;
template bool Game::begin_draw(State&, Hue, EventLog<Event>&) const;
template void Game::next_bonus(State&, NoEvents&) const;
template void Game::next_bonus(State&, EventLog<Event>&) const;
template void Game::take_reward(State&, NoEvents&) const;
template void Game::take_reward(State&, EventLog<Event>&) const;
template void Game::lose_reward(State&, NoEvents&) const;
template void Game::lose_reward(State&, EventLog<Event>&) const;
template void Game::end_turn(State&, NoEvents&) const;
template void Game::end_turn(State&, EventLog<Event>&) const;
template void Game::after_pouch(State&, NoEvents&) const;
template void Game::after_pouch(State&, EventLog<Event>&) const;
template void Game::after_trim(State&, NoEvents&) const;
template void Game::after_trim(State&, EventLog<Event>&) const;
template void Game::next_round(State&, NoEvents&) const;
template void Game::next_round(State&, EventLog<Event>&) const;
template void Game::after_throw(State&, NoEvents&) const;
template void Game::after_throw(State&, EventLog<Event>&) const;
template void Game::begin_turn(State&, NoEvents&) const;
template void Game::begin_turn(State&, EventLog<Event>&) const;
template void Game::next_washed(State&, NoEvents&) const;
template void Game::next_washed(State&, EventLog<Event>&) const;
template void Game::wash(State&, Gopher, Space, NoEvents&) const;
template void Game::wash(State&, Gopher, Space, EventLog<Event>&) const;

}  // namespace understory::underground_panic

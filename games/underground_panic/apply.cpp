// The only door through which a position changes, and what each move does at once. What follows is in effects.cpp.
#include <algorithm>
#include <cassert>
#include <utility>

#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {

template <class Sink>
void Game::chance(State& state, Move move, Sink& sink) const {
  Public& pub = state.pub;
  const Seat seat = pub.mover;
  switch (move.kind()) {
    case MoveKind::token: {  // R2.1
      std::uint8_t at = raw(kStart) + 1;
      while (pub.tokens[at] != kNoToken) ++at;
      pub.tokens[at] = move.as<Token>();
      sink(Event{.kind = EventKind::token_laid, .at = Space{at}, .token = pub.tokens[at]});
      if (at + 1 == raw(kSurface)) pub.stage = Stage::tiles;
      return;
    }
    case MoveKind::tile: {  // R2.2
      auto* const place = std::find(pub.open.begin(), pub.open.end(), kNoTile);
      *place = move.as<Tile>();
      pub.stack.remove(*place);
      sink(Event{.kind = EventKind::tile_turned, .tile = *place});
      if (pub.stage == Stage::restock) return next_bonus(state, sink);
      if (place + 1 == pub.open.end() || pub.stack.empty()) pub.stage = Stage::rewards;
      return;
    }
    case MoveKind::offer:  // R2.3
      pub.offered = static_cast<std::uint16_t>(pub.offered | 1U << raw(move.as<Reward>()));
      sink(Event{.kind = EventKind::offered, .reward = move.as<Reward>()});
      if (std::popcount(pub.offered) < seats_) return;
      pub.aim = Aim::setup;
      pub.stage = Stage::roll;
      return;
    case MoveKind::roll:
      pub.face = move.as<Face>();
      sink(Event{.kind = EventKind::rolled, .player = seat, .face = pub.face});
      return after_throw(state, sink);
    case MoveKind::deal: {
      draw_card(state, seat, move.card());
      sink(Event{.kind = EventKind::dealt, .player = seat, .card = move.card(), .hue = hue_of(move.card())});
      pub.drawn = {};
      if (pub.aim == Aim::bonus) return next_bonus(state, sink);
      if (pub.aim != Aim::setup) {
        --pub.due;
        return next_draw(state, sink);
      }
      ++pub.count;  // R2.4
      pub.stage = pub.count == kThrows ? Stage::deck : Stage::roll;
      if (pub.count <= kThrows) return;
      pub.count = 0;
      pub.mover = next_seat(seat, seats_);
      if (raw(pub.mover) != 0) return;
      pub.aim = Aim::none;
      sink(Event{.kind = EventKind::round_begun, .player = pub.marker, .amount = pub.round});
      return begin_turn(state, sink);
    }
    case MoveKind::injury:  // R10.3
      state.secret.injuries.remove(move.as<Hurt>());
      state.own[seat].hurt.add(move.as<Hurt>());
      --pub.hurts;
      ++pub.players[seat].hurts;
      --pub.count;
      ++pub.due;
      sink(Event{.kind = EventKind::hurt, .player = seat, .hurt = move.as<Hurt>()});
      return next_injury(state, sink);
    default: {  // R10.5
      const Space at = pub.gophers[pub.count].at;
      wash(state, Gopher{pub.count}, move.as<Side>() == Side::left ? left_[raw(at)] : right_[raw(at)], sink);
      ++pub.count;
      return next_washed(state, sink);
    }
  }
}

namespace {

// Pebbles, and tiles in their place (R5.2).
template <class Sink>
void spend_pebbles(Public& pub, EventKind kind, int amount, int tiles, Sink& sink) {
  Player& player = pub.players[pub.mover];
  player.tiles.remove(Tile::pebble, tiles);
  player.pebbles = static_cast<std::uint8_t>(player.pebbles - (amount - tiles));
  pub.supply = static_cast<std::uint8_t>(pub.supply + amount - tiles);
  sink(Event{.kind = kind,
             .player = pub.mover,
             .amount = static_cast<std::uint8_t>(amount),
             .count = static_cast<std::uint8_t>(tiles)});
}

void lay(State& state, Move move) {
  Public& pub = state.pub;
  Player& player = pub.players[pub.mover];
  const Thing thing = move.thing();
  if (is_card(thing))
    lay_open(state, pub.mover, place_of(state, pub.mover, card_of(thing), move.lot()));
  else if (is_tile(thing))
    player.tiles.remove(tile_of(thing));
  else
    --player.pebbles;
  // In their order, because it does not matter what was laid first.
  pub.table.push_back(thing);
  for (std::size_t at = pub.table.size() - 1; at > 0 && pub.table[at - 1] > thing; --at)
    std::swap(pub.table[at], pub.table[at - 1]);
}

}  // namespace

template <class Sink>
void Game::play(State& state, Move move, Sink& sink) const {
  Public& pub = state.pub;
  const Seat seat = pub.mover;
  const auto place = [&] { return place_of(state, seat, move.card(), move.lot()); };
  switch (move.kind()) {
    case MoveKind::gopher:
      pub.gopher = move.as<Gopher>();
      pub.stage = Stage::plan;
      return;
    case MoveKind::to: {
      const Space at = pub.gophers[raw(pub.gopher)].at;
      pub.to = move.as<Space>();
      sink(Event{.kind = EventKind::declared, .player = seat, .gopher = pub.gopher, .at = at, .to = pub.to});
      const Passage& way = *passage(at, pub.to);
      pub.cost = way.fixed;
      pub.cubes = way.cubes;
      pub.aim = way.cubes > 0 ? Aim::lay : Aim::cost;
      return pay_next(state, sink);
    }
    case MoveKind::rest: return rest(state, sink);
    case MoveKind::pay: {
      lay(state, move);
      take_at(pub.cost,
              static_cast<std::size_t>(std::find(pub.cost.begin(), pub.cost.end(), move.icon()) - pub.cost.begin()));
      sink(Event{.kind = EventKind::laid, .player = seat, .thing = move.thing(), .icon = move.icon()});
      pub.wants = want_for(move.icon(), move.thing());
      if (pub.wants == Want::none) return pay_next(state, sink);
      pub.stage = Stage::with;
      return;
    }
    case MoveKind::with:
      lay(state, move);
      pub.wants = Want::none;
      sink(Event{.kind = EventKind::laid, .player = seat, .thing = move.thing(), .icon = kNoIcon});
      return pay_next(state, sink);
    case MoveKind::accept:
      sink(Event{.kind = EventKind::accepted, .player = seat, .amount = pub.count});
      pub.cost.clear();
      return next_injury(state, sink);
    case MoveKind::cast: pub.stage = Stage::roll; return;
    case MoveKind::strike:
      pub.players[seat].tiles.remove(Tile::strike);
      sink(Event{.kind = EventKind::struck, .player = seat});
      return settle_cube(state, Face::white, sink);
    case MoveKind::keep:
      sink(Event{.kind = EventKind::kept, .player = seat, .face = pub.face});
      return settle_throw(state, sink);
    case MoveKind::reroll:
      spend_pebbles(pub, EventKind::rerolled, 1, tiles_in(move.as<Spent>()), sink);
      pub.face = kNoFace;
      pub.stage = Stage::roll;
      return;
    case MoveKind::cancel:
      spend_pebbles(pub, EventKind::cancelled, 2, tiles_in(move.as<Spent>()), sink);
      pub.face = kNoFace;
      return settle_cube(state, Face::white, sink);
    case MoveKind::sleeper: {  // R7.2
      const Space at = pub.gophers[raw(pub.gopher)].at;
      pub.players[seat].tiles.remove(Tile::sleeper);
      sink(Event{.kind = EventKind::used_sleeper, .player = seat});
      return begin_bonus(state, bonus_[raw(at)], pub.tokens[raw(at)] != kNoToken, sink);
    }
    case MoveKind::no_sleeper: return sleep(state, sink);
    case MoveKind::omit: {
      Queue bonus;
      bool omitted = false;
      for (const Icon icon : bonus_[raw(pub.gophers[raw(pub.gopher)].at)]) {
        const bool this_one = !omitted && icon == move.as<Icon>();
        omitted = omitted || this_one;
        if (!this_one) bonus.push_back(icon);
      }
      sink(Event{.kind = EventKind::omitted, .player = seat, .icon = move.as<Icon>()});
      return begin_bonus(state, bonus, false, sink);
    }
    case MoveKind::swap:
      sink(Event{.kind = EventKind::swapped, .player = seat, .card = discard(state, seat, place())});
      if (++pub.count < kMostSwapped && !pub.players[seat].hand.empty()) return;
      pub.due = std::exchange(pub.count, std::uint8_t{0});
      return next_draw(state, sink);
    case MoveKind::stop:
      if (pub.stage == Stage::pouch) return after_pouch(state, sink);
      pub.due = std::exchange(pub.count, std::uint8_t{0});
      return next_draw(state, sink);
    case MoveKind::deck:
      sink(Event{.kind = EventKind::chose, .player = seat, .hue = move.as<Hue>()});
      begin_draw(state, move.as<Hue>(), sink);
      return;
    case MoveKind::pick: {  // R6.4
      *std::find(pub.open.begin(), pub.open.end(), move.as<Tile>()) = kNoTile;
      pub.players[seat].tiles.add(move.as<Tile>());
      sink(Event{.kind = EventKind::picked, .player = seat, .tile = move.as<Tile>()});
      if (pub.stack.empty()) return next_bonus(state, sink);
      pub.stage = Stage::restock;
      return;
    }
    case MoveKind::claim:
      pub.reward = move.as<Reward>();
      sink(Event{.kind = EventKind::wanted, .player = seat, .reward = pub.reward});
      if (pack_.rewards[raw(pub.reward)].condition == Condition::die) {  // R8.5
        pub.aim = Aim::reward;
        pub.stage = Stage::roll;
        return;
      }
      if (is_plain(pub, seat, pub.reward)) return take_reward(state, sink);
      pub.stage = Stage::show;
      return;
    case MoveKind::decline:
      if (pub.stage == Stage::show) return lose_reward(state, sink);
      sink(Event{.kind = EventKind::declined, .player = seat});
      return end_turn(state, sink);
    case MoveKind::show:
      sink(Event{.kind = EventKind::shown, .player = seat, .card = show_card(state, seat, place())});
      if (pub.aim == Aim::reward || is_plain(pub, seat, pub.reward)) take_reward(state, sink);
      return;
    case MoveKind::pouch: {  // R9.1
      const Card card = put_into_pouch(state, seat, place());
      sink(Event{.kind = EventKind::pouched, .player = seat, .card = card, .hue = hue_of(card)});
      if (++pub.count == kPouchATurn || pub.players[seat].hand.empty()) after_pouch(state, sink);
      return;
    }
    case MoveKind::trim:
      sink(Event{.kind = EventKind::trimmed, .player = seat, .card = discard(state, seat, place())});
      if (pub.players[seat].hand.size() <= kHand) after_trim(state, sink);
      return;
    case MoveKind::pebble:
      pub.gophers[raw(move.as<Gopher>())].pebble = 1;
      --pub.supply;
      sink(Event{.kind = EventKind::pebble_laid, .gopher = move.as<Gopher>()});
      if (pub.supply == 0) next_round(state, sink);
      return;
    default: return chance(state, move, sink);
  }
}

template <class Sink>
void Game::apply(State& state, Move move, Sink&& sink) const {
  assert(is_legal(state, move));
  if constexpr (std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    NoEvents none;
    play(state, move, none);
  } else {
    play(state, move, sink);
  }
}

template void Game::apply(State&, Move, const NoEvents&) const;
template void Game::apply(State&, Move, NoEvents&&) const;
template void Game::apply(State&, Move, EventLog<Event>&) const;

}  // namespace understory::underground_panic

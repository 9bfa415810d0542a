// The only door through which a position changes.
#include <algorithm>
#include <bit>
#include <cassert>
#include <type_traits>

#include "games/tree_society/game.hpp"

namespace understory::tree_society {

template <class Sink>
void Game::play_chance(State& state, Move move, Sink& sink) const {
  Public& pub = state.pub;
  if (move.kind() == MoveKind::deal) {  // R2.2
    pub.players[pub.mover].ongoing[0] = {.card = move.card(), .level = 1};
    pub.deck.remove(move.card());
    sink(Event{.kind = EventKind::dealt, .player = pub.mover, .card = move.card()});
    pub.mover = Seat{static_cast<std::uint8_t>(raw(pub.mover) + 1)};
  } else if (move.kind() == MoveKind::card) {
    const auto place = static_cast<std::uint8_t>(std::countr_zero(pub.refill));
    pub.deck.remove(move.card());
    pub.market[place] = move.card();
    pub.refill = static_cast<std::uint8_t>(pub.refill & (pub.refill - 1U));
    sink(Event{.kind = EventKind::laid, .card = move.card(), .place = place});
  } else {
    pub.fruit_deck.remove(move.fruit());
    const bool to_row = pub.stage == Stage::hands;
    (to_row ? pub.players[pub.mover].row : pub.stalls).add(move.fruit());
    sink(to_row ? Event{.kind = EventKind::drew, .player = pub.mover, .fruit = move.fruit()}
                : Event{.kind = EventKind::stalled, .fruit = move.fruit()});
    if (pub.stage > Stage::stalls) draw_last(pub, sink);  // R7.2
  }
}

template <class Sink>
void Game::take_turn(State& state, Move move, Sink& sink) const {
  Public& pub = state.pub;
  Player& player = pub.players[pub.mover];
  switch (move.kind()) {
    case MoveKind::sell:  // R3.2; what waits for the build phase waits below what answers the sale
      pub.stage = Stage::build;
      pub.action = type_of(move.fruit());
      call(pub, When::turn, kNoCard, 0);
      return sell(pub, move.fruit(), true, sink);
    case MoveKind::build: {  // R4.3
      const Card card = move.card();
      const int own = player.place_of(card);
      const int next = own < kSlots ? player.ongoing[static_cast<std::size_t>(own)].level + 1 : 1;
      int price = cost(card, next);
      if (move.less() != kNoLess) {
        price = std::max(price - amount_of(move.less()), 0);
        --pub.discounts[raw(move.less())];
      } else if (move.by() != kNoCard) {
        Ongoing& by = player.ongoing[static_cast<std::size_t>(player.place_of(move.by()))];
        price = std::max(price - lasting(by).n, 0);
        ++by.used;
      }
      if (own == kSlots && std::find(pub.market.begin() + kColumns, pub.market.end(), card) != pub.market.end())
        ++price;  // R1.7
      return buy(pub, card, price, {.by = move.by(), .less = move.less()}, false, sink);
    }
    case MoveKind::action:  // R4.10
      sink(Event{.kind = EventKind::acted, .player = pub.mover, .type = pub.action});
      begin(pub, program_of(pub.action));
      pub.action = kNoType;
      return;
    case MoveKind::discard:  // R4.11
      discard(pub, move.card(), sink);
      return call(pub, When::discard, move.card(), 0);
    case MoveKind::take:
    case MoveKind::rest:
      if (move.fruit() != kNoFruit) {
        pub.stalls.remove(move.fruit());
        player.row.add(move.fruit());
        sink(Event{.kind = EventKind::took, .player = pub.mover, .fruit = move.fruit()});
      }
      if (move.kind() == MoveKind::take) {  // R2.7
        pub.mover = next_player(pub.mover);
      } else {  // R5.1
        pub.stage = Stage::rest;
        pub.action = kNoType;
      }
      return;
    default: return;
  }
}

// R5.4, R5.5. What counts for one turn is over.
template <class Sink>
void Game::count_coins(Public& pub, Sink& sink) const {
  Player& player = pub.players[pub.mover];
  const auto kept = static_cast<std::uint32_t>(kept_coins(player));
  const std::uint32_t lost = player.purse > kept ? player.purse - kept : 0;
  const std::uint32_t saved = player.chest;
  player.purse += saved - lost;
  player.chest = 0;
  sink(Event{.kind = EventKind::counted, .player = pub.mover, .count = lost});
  if (saved > 0) sink(Event{.kind = EventKind::shifted, .player = pub.mover, .money = Money::purse, .count = saved});
  for (Ongoing& one : player.ongoing) one.used = 0;
  pub.begun = {};
  pub.sold_types = 0;
  pub.discounts = {};
}

// R5.6
template <class Sink>
void Game::slide(Public& pub, Sink& sink) const {
  for (std::size_t low = 0; low < kColumns; ++low) {
    const std::size_t top = low + kColumns;
    if (pub.market[low] == kNoCard && pub.market[top] != kNoCard) {
      std::swap(pub.market[low], pub.market[top]);
      sink(Event{.kind = EventKind::slid, .card = pub.market[low], .place = static_cast<std::uint8_t>(low)});
    }
  }
  unsigned empty = 0;
  for (std::size_t place = 0; place < kPlaces; ++place)
    if (pub.market[place] == kNoCard) empty |= 1U << place;
  pub.refill = static_cast<std::uint8_t>(empty);
}

// Whether chance draws for a market.
template <class Sink>
bool Game::fills(Public& pub, Sink& sink) const {
  if (fruit_due(pub)) return true;
  if (pub.refill == 0) return false;
  ready_deck(pub, sink);
  if (pub.deck.empty()) pub.refill = 0;  // R5.7
  return pub.refill != 0;
}

// From stage to stage, until somebody has to decide.
template <class Sink>
void Game::go_on(State& state, Sink& sink) const {
  Public& pub = state.pub;
  const auto enter = [&](Stage stage) {
    pub.stage = stage;
    pub.mover = Seat{0};
  };
  while (!fills(pub, sink)) {
    if (!pub.frames.empty()) {
      if (!step_on(state, sink)) return;
      continue;
    }
    if (!pub.built.empty()) {
      call_built(pub);
      continue;
    }
    switch (pub.stage) {
      case Stage::start:
        if (starting_cards_ && raw(pub.mover) < seats_) return;
        pub.deck = pub.deck | (starters_ & cards_);
        for (const Seat seat : seats_up_to(seats_))
          if (starting_cards_) pub.deck.remove(pub.players[seat].ongoing[0].card);
        enter(Stage::market);
        pub.refill = (1U << kPlaces) - 1;
        break;
      case Stage::market: enter(Stage::stalls); break;
      case Stage::stalls:
        if (pub.stalls.size() < stalls()) return;
        enter(draft_ ? Stage::draft : Stage::hands);
        break;
      case Stage::hands:
        if (pub.players[pub.mover].row.size() < kRow) return;
        if (raw(pub.mover) + 1 == seats_)
          enter(Stage::sell);
        else
          pub.mover = next_player(pub.mover);
        break;
      case Stage::draft:
        if (pub.players[pub.mover].row.size() < kRow) return;
        enter(Stage::sell);
        break;
      case Stage::sell:
        if (!pub.players[pub.mover].row.empty()) return;
        pub.stage = Stage::build;  // R3.2
        call(pub, When::turn, kNoCard, 0);
        break;
      case Stage::rest:
        count_coins(pub, sink);
        pub.stage = Stage::refill;
        slide(pub, sink);
        break;
      case Stage::refill:
        if (is_last_turn(pub)) {  // R7.3
          pub.stage = Stage::over;
          pub.mover = kNobody;
          ++pub.round;
          sink(Event{.kind = EventKind::ended});
          return;
        }
        pub.stage = Stage::sell;
        pub.mover = next_player(pub.mover);
        if (raw(pub.mover) == 0) ++pub.round;
        break;
      case Stage::build:
      case Stage::over: return;
    }
  }
}

template <class Sink>
void Game::play(State& state, Move move, Sink& sink) const {
  const Public& pub = state.pub;
  const bool draws = pub.refill != 0 || fruit_due(pub) || (pub.frames.empty() && pub.stage < Stage::draft);
  if (draws)
    play_chance(state, move, sink);
  else if (!pub.frames.empty())
    answer(state, move, sink);
  else
    take_turn(state, move, sink);
  go_on(state, sink);
}

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

template void Game::apply(State&, Move, const NoEvents&) const;
template void Game::apply(State&, Move, NoEvents&) const;
template void Game::apply(State&, Move, NoEvents&&) const;
template void Game::apply(State&, Move, EventLog<Event>&) const;
template void Game::go_on(State&, NoEvents&) const;

}  // namespace understory::tree_society

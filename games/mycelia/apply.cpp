// The only door through which a position changes.
#include <cassert>
#include <type_traits>

#include "games/mycelia/game.hpp"

namespace understory::mycelia {

template <class Sink>
void Game::play_chance(State& state, Move move, Sink& sink) const {
  Public& pub = state.pub;
  Player& mover = pub.players[Seat{static_cast<std::uint8_t>(raw(pub.mover) % kMostPlayers)}];
  switch (move.kind()) {
    case MoveKind::supply:
      pub.supply = move.supply();
      return sink(Event{.kind = EventKind::supply_drawn, .supply = pub.supply});
    case MoveKind::layout:
      lay_out(pub, move.layout());
      return sink(Event{.kind = EventKind::layout_drawn, .layout = pub.layout});
    case MoveKind::back:
      mover.ground = move.ground();
      sink(Event{.kind = EventKind::forest_drawn, .player = pub.mover, .ground = mover.ground});
      pub.mover = Seat{static_cast<std::uint8_t>(raw(pub.mover) + 1)};
      return;
    case MoveKind::reveal: {
      const std::size_t place = pub.market.turn_up(move.card());
      return sink(Event{.kind = EventKind::revealed, .card = move.card(), .place = static_cast<std::uint8_t>(place)});
    }
    case MoveKind::deal:
      mover.deck.draw(state.own[pub.mover].hand, move.card());
      return sink(Event{.kind = EventKind::dealt, .player = pub.mover, .card = move.card()});
    case MoveKind::roll: return turn_shrine(pub, move.symbol(), sink);
    default:  // turn_up
      pub.gwidyon.out = static_cast<std::uint8_t>(pub.gwidyon.out | 1U << raw(move.solo()));
      pub.stage = Stage::turn;
      sink(Event{.kind = EventKind::turned_up, .solo = move.solo()});
      begin(state, program_of(move.solo()), Seat{0}, sink);
  }
}

template <class Sink>
void Game::take_turn(State& state, Move move, Sink& sink) const {
  Public& pub = state.pub;
  Player& player = pub.players[pub.mover];
  switch (move.kind()) {
    case MoveKind::play:  // R3.2
      player.deck.play(state.own[pub.mover].hand, move.card());
      sink(Event{.kind = EventKind::played, .player = pub.mover, .card = move.card()});
      return begin(state, program_of(move.card()), pub.mover, sink);
    case MoveKind::hire: {  // R4
      player.leaves -= static_cast<std::uint32_t>(price(move.card()));
      const std::size_t place = pub.market.take(move.card());
      sink(Event{.kind = EventKind::hired,
                 .player = pub.mover,
                 .card = move.card(),
                 .place = static_cast<std::uint8_t>(place),
                 .count = static_cast<std::uint16_t>(price(move.card()))});
      return begin(state, hiring_of(move.card()), pub.mover, sink);
    }
    case MoveKind::action:  // R5
      player.leaves -= static_cast<std::uint32_t>(price(move.action()));
      ++player.used[raw(move.action())];
      sink(Event{.kind = EventKind::acted,
                 .player = pub.mover,
                 .action = move.action(),
                 .count = static_cast<std::uint16_t>(price(move.action()))});
      return begin(state, program_of(move.action()), pub.mover, sink);
    default: return end_turn(pub, sink);
  }
}

// R9.3 to R9.5
template <class Sink>
void Game::turn_shrine(Public& pub, Symbol symbol, Sink& sink) const {
  sink(Event{.kind = EventKind::turned, .symbol = symbol});
  pub.shrine = 0;
  for (const Seat seat : seats_up_to(seats_)) {
    Player& player = pub.players[seat];
    for (const At at : supplied(pub.supply, symbol)) {
      sink(Event{.kind = EventKind::wetted, .player = seat, .at = at});
      if (is_shrine(player, at)) {
        into_shrine(pub, 1);
        sink(Event{.kind = EventKind::removed, .player = seat, .at = at, .amount = 1});
      } else {
        ++player.drops[raw(at)];
        ++player.left;
      }
    }
  }
  pub.supply = Supply{static_cast<std::uint8_t>(raw(pub.supply) ^ 1U)};
  sink(Event{.kind = EventKind::renewed, .supply = pub.supply});
}

// R10.1, R10.3
bool Game::is_last_turn(const Public& pub) const {
  return pub.round + 1 >= rounds_ || (!solo() && anyone_cleared(pub, seats_));
}

template <class Sink>
void Game::end_game(Public& pub, Sink& sink) const {
  pub.stage = Stage::over;
  pub.mover = kNobody;
  sink(Event{.kind = EventKind::ended});
}

template <class Sink>
void Game::end_turn(Public& pub, Sink& sink) const {
  sink(Event{.kind = EventKind::turn_ended, .player = pub.mover});
  pub.players[pub.mover].used = {};
  pub.stage = Stage::refill;
  const bool is_over = solo() ? anyone_cleared(pub, seats_) || pub.gwidyon.drops == 0  // R11.8
                              : raw(pub.mover) + 1 == seats_ && is_last_turn(pub);     // R10.1
  if (is_over) end_game(pub, sink);
}

// Whether chance has to deal; draws what needs none (R9.6).
template <class Sink>
bool Game::draws_by_chance(Public& pub, Sink& sink) const {
  const Seat seat = pub.mover;
  OwnDeck& deck = pub.players[seat].deck;
  return deck.draw_known(
             kHand - deck.in_hand(),
             [&](Card card) { sink(Event{.kind = EventKind::drew, .player = seat, .card = card}); },
             [&] { sink(Event{.kind = EventKind::shuffled, .player = seat}); }) > 0;
}

void Game::next_turn(Public& pub) const {
  pub.stage = Stage::turn;
  if (solo() && !is_gwidyon(pub.mover)) {
    pub.stage = Stage::gwidyon;
    pub.mover = Seat{1};
    return;
  }
  pub.mover = solo() ? Seat{0} : next_player(pub.mover);
  if (raw(pub.mover) == 0) ++pub.round;
}

template <class Sink>
void Game::go_on(State& state, Sink& sink) const {
  Public& pub = state.pub;
  const auto enter = [&](Stage stage) {
    pub.stage = stage;
    pub.mover = Seat{0};
  };
  const auto lacks_card = [&] {
    return pub.market.lacks_card([&] { sink(Event{.kind = EventKind::market_shuffled}); });
  };
  while (pub.frames.empty()) {
    switch (pub.stage) {
      case Stage::supply:
        if (pub.supply == kNoSupply) return;
        enter(Stage::layout);
        break;
      case Stage::layout:
        if (pub.layout == kNoLayout) return;
        enter(Stage::backs);
        break;
      case Stage::backs:
        if (draws_backs_ && raw(pub.mover) < seats_) return;
        enter(Stage::showcase);
        break;
      case Stage::showcase:
        if (lacks_card()) return;
        enter(Stage::hands);
        break;
      case Stage::hands:
        if (draws_by_chance(pub, sink)) return;
        if (raw(pub.mover) + 1 == seats_)
          enter(Stage::turn);
        else
          pub.mover = next_player(pub.mover);
        break;
      case Stage::turn:
        if (!is_gwidyon(pub.mover)) return;
        end_gwidyons_turn(pub, sink);
        break;
      case Stage::refill:
        if (lacks_card()) return;
        pub.stage = Stage::shrine;
        break;
      case Stage::shrine:
        if (pub.shrine == capacity() && !anyone_cleared(pub, seats_)) return;  // R9.3
        if (is_gwidyon(pub.mover))
          next_turn(pub);
        else
          pub.stage = Stage::draw;
        break;
      case Stage::draw:
        if (!is_last_turn(pub) && draws_by_chance(pub, sink)) return;  // R9.7
        next_turn(pub);
        break;
      case Stage::gwidyon:
      case Stage::over: return;
    }
  }
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

template <class Sink>
void Game::play(State& state, Move move, Sink& sink) const {
  if (!state.pub.frames.empty())
    answer(state, move, sink);
  else if (state.pub.stage == Stage::turn)
    take_turn(state, move, sink);
  else
    play_chance(state, move, sink);
  go_on(state, sink);
}

template void Game::apply(State&, Move, const NoEvents&) const;
template void Game::apply(State&, Move, NoEvents&) const;
template void Game::apply(State&, Move, NoEvents&&) const;
template void Game::apply(State&, Move, EventLog<Event>&) const;
template void Game::go_on(State&, NoEvents&) const;
template void Game::end_game(Public&, NoEvents&) const;
template void Game::end_game(Public&, EventLog<Event>&) const;

}  // namespace understory::mycelia

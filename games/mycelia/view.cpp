// What a viewer may know, and the worlds it cannot tell apart (R1.7).
#include "games/mycelia/game.hpp"

namespace understory::mycelia {

View Game::observe(const State& state, Seat viewer) const {
  return {state.pub, raw(viewer) < seats_ ? state.own[viewer] : Private{}, viewer, {}};
}

Event Game::redact(const Event& event, Seat viewer) const {
  Event seen = event;
  if (event.kind == EventKind::dealt && event.player != viewer) seen.card = kNoCard;
  return seen;
}

// A card that is dealt is seen by its player; what is played may be new to all others. What is drawn in everybody's
// sight was known to all before.
Seat Game::reveals(const Event& event, Seat learner) const {
  const bool own = event.player == learner;
  switch (event.kind) {
    case EventKind::supply_drawn:
    case EventKind::layout_drawn:
    case EventKind::forest_drawn:
    case EventKind::revealed:
    case EventKind::turned:
    case EventKind::turned_up: return kChance;
    case EventKind::dealt: return own ? kChance : kNobody;
    case EventKind::played: return own ? kNobody : event.player;
    default: return kNobody;
  }
}

// For all that anybody knows, a hand with unseen cards may hold any of them; so every move that its player may have is
// legal here.
std::optional<Move> Game::forced(const View& view) const {
  State any{.pub = view.pub};
  for (const Seat seat : seats_up_to(seats_)) {
    const OwnDeck& deck = view.pub.players[seat].deck;
    if (deck.hidden > 0) any.own[seat].hand = deck.unseen;
  }
  return only_move(*this, any);
}

State Game::determinise(const View& view, Rng& rng) const {
  State state{.pub = view.pub};
  for (const Seat seat : seats_up_to(seats_))
    state.own[seat].hand = seat == view.viewer ? view.mine.hand : view.pub.players[seat].deck.likely_hand(rng);
  return state;
}

}  // namespace understory::mycelia

// What a viewer may know, and the worlds it cannot tell apart (R1.3).
#include <cassert>

#include "games/_template/game.hpp"

namespace understory::template_game {

View Game::observe(const State& state, Seat viewer) const {
  return {state.pub, raw(viewer) < seats_ ? state.own[viewer] : Private{}, viewer, 0};
}

Event Game::redact(const Event& event, Seat viewer) const {
  const bool secret = event.kind == EventKind::dealt || event.kind == EventKind::buried;
  Event seen = event;
  if (secret && event.forager != viewer) seen.card = kNoCard;
  return seen;
}

// A dealt card is seen by the forager who gets it, one that is turned up by all; and one that is played, given or dug
// up by all others, who learn what its forager knew.
Seat Game::reveals(const Event& event, Seat learner) const {
  const bool own = event.forager == learner;
  switch (event.kind) {
    case EventKind::dealt: return own ? kChance : kNobody;
    case EventKind::turned: return kChance;
    case EventKind::played:
    case EventKind::set_out:
    case EventKind::gave:
    case EventKind::dug_up: return own ? kNobody : event.forager;
    default: return kNobody;
  }
}

// For all that anybody knows, a hand with cards may hold any that nobody has seen; so every move that its forager may
// have is legal here.
std::optional<Move> Game::forced(const View& view) const {
  State any{.pub = view.pub};
  for (const Seat forager : seats_up_to(seats_)) {
    if (view.pub.hand_size[forager] == 0) continue;
    any.own[forager].hand = all_cards_;
    any.own[forager].hand -= in_sight(view.pub);
  }
  return only_move(*this, any);
}

// Every card the viewer has not seen is equally likely to be in any place it has not seen.
State Game::determinise(const View& view, Rng& rng) const {
  State state{.pub = view.pub};
  CardBag unseen = all_cards_;
  unseen -= in_sight(view.pub);
  unseen -= view.mine.hand;
  unseen -= view.mine.buried;
  for (const Seat forager : seats_up_to(seats_)) {
    Private& own = state.own[forager];
    if (forager == view.viewer) {
      own = view.mine;
      continue;
    }
    for (int i = 0; i < view.pub.hand_size[forager]; ++i) own.hand.add(unseen.take(rng));
    for (int i = 0; i < view.pub.buried_size[forager]; ++i) own.buried.add(unseen.take(rng));
  }
  assert(unseen.size() == view.pub.deck_size);
  state.secret.deck = unseen;
  return state;
}

}  // namespace understory::template_game

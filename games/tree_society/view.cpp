// Nothing is hidden in Tree Society but the order of decks (R1.6): every viewer knows everything.
#include "games/tree_society/game.hpp"

namespace understory::tree_society {

View Game::observe(const State& state, Seat viewer) const { return {state.pub, viewer, {}}; }

Event Game::redact(const Event& event, Seat /*viewer*/) const { return event; }

// What is drawn nobody knew before.
Seat Game::reveals(const Event& event, Seat /*learner*/) const {
  switch (event.kind) {
    case EventKind::dealt:
    case EventKind::laid:
    case EventKind::stalled:
    case EventKind::drew:
    case EventKind::revealed_fruit:
    case EventKind::revealed_card: return kChance;
    default: return kNobody;
  }
}

std::optional<Move> Game::forced(const View& view) const { return only_move(*this, State{view.pub}); }

State Game::determinise(const View& view, Rng& /*rng*/) const { return {view.pub}; }

}  // namespace understory::tree_society

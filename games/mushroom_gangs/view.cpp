// Nothing is hidden in Mushroom Gangs (R1.5): every viewer knows everything.
#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {

View Game::observe(const State& state, Seat viewer) const { return {state.pub, viewer, {}}; }

Event Game::redact(const Event& event, Seat /*viewer*/) const { return event; }

Seat Game::reveals(const Event& /*event*/, Seat /*learner*/) const { return kNobody; }

std::optional<Move> Game::forced(const View& view) const { return only_move(*this, State{view.pub}); }

State Game::determinise(const View& view, Rng& /*rng*/) const { return {view.pub}; }

}  // namespace understory::mushroom_gangs

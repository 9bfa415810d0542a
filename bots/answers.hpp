// What goes on inside a turn besides the decisions of the seat that thinks: chance is drawn, and where others are asked
// in the seat's own turn, they answer by greed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "bots/chance.hpp"
#include "bots/outlook.hpp"

namespace understory::bots {

// A seat that decides, and the turn in which it does. Whoever answers in another's turn has a part in it, too.
struct Part {
  Seat seat{};
  Seat turn{};
};

template <Game G>
Part part_of(const G& game, const typename G::State& state) {
  return {game.actor(state), game.turn_of(state)};
}

// Whether the seat decides here, in the same turn.
template <Game G>
bool goes_on(const G& game, const typename G::State& state, Part part) {
  return game.actor(state) == part.seat && game.turn_of(state) == part.turn;
}

// Whether another seat decides here, in the seat's own turn.
template <Game G>
bool asks_others(const G& game, const typename G::State& state, Part part) {
  return part.seat == part.turn && game.turn_of(state) == part.turn && game.actor(state) != part.seat;
}

// Of the seat that acts: what leaves it best off at once.
template <FeatureGame G>
typename G::Move best_answer(const G& game, const typename G::State& state, const Weights<G>& weights) {
  typename G::MoveList moves;
  game.legal_moves(state, moves);
  const Seat actor = game.actor(state);
  typename G::Move best = moves[0];
  std::int32_t best_value = 0;
  for (std::size_t i = 0; moves.size() > 1 && i < moves.size(); ++i) {
    typename G::State after = state;
    game.apply(after, moves[i], NoEvents{});
    const std::int32_t value = margin<G>(outlook(game, after, weights), game.seats(), actor);
    if (i == 0 || value > best_value) best_value = value, best = moves[i];
  }
  return best;
}

// To the next decision of the seat in this turn, or to where it has none left: the end of its own turn, or in another's
// whatever is not its own to answer.
template <FeatureGame G>
void let_others_act(const G& game, typename G::State& state, Part part, const Weights<G>& weights, Rng& rng) {
  let_chance_act(game, state, rng);
  while (asks_others(game, state, part)) {
    game.apply(state, best_answer(game, state, weights), NoEvents{});
    let_chance_act(game, state, rng);
  }
}

// Whether the seat that acts has no other decision in this turn, whichever of these moves it makes, as far as greed
// foresees the others' answers.
template <FeatureGame G>
bool decides_last(const G& game, const typename G::State& state, const typename G::MoveList& moves,
                  const Weights<G>& weights) {
  const Part part = part_of(game, state);
  return std::none_of(moves.begin(), moves.end(), [&](typename G::Move move) {
    typename G::State after = state;
    game.apply(after, move, NoEvents{});
    Rng rng(0);
    let_others_act(game, after, part, weights, rng);
    return goes_on(game, after, part);
  });
}

}  // namespace understory::bots

// What a game is: the hot half of the contract. Bots, playouts, tests and tools are templates over it.
//
// A game object holds rules, pack and options; it is immutable and may be shared between threads. Everything that
// changes is in its State. Nothing in this half allocates, throws, reads a clock or knows a word of any language.
//
// State    A value: trivially copyable, no padding, no pointers, so that copying is memcpy, and equality and hash are
//          over bytes. Equal positions are equal bytes: freed slots are zeroed, unordered things have one order.
//          It holds no history and no generator.
// View     What one viewer may know: the public part, and the private part of that seat. It has perfect recall.
// Move     Four bytes: one decision by one actor. The same bytes are the tree edge and, as text, the log entry.
// MoveList A MoveBuffer whose capacity is proven where it is declared.
// Event    Something that happened and that a client shows or logs: a plain value of at most 16 bytes that lists its
//          fields, of which those mean something that the table of its kinds names (facts.hpp).
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>

#include "engine/events.hpp"
#include "engine/move_buffer.hpp"
#include "engine/options.hpp"
#include "engine/rng.hpp"
#include "engine/scores.hpp"
#include "engine/seat.hpp"
#include "engine/shape.hpp"

namespace understory {

template <class T>
concept PlainBytes = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

template <class G>
concept Game = PlainBytes<typename G::State> && PlainBytes<typename G::View> && PlainBytes<typename G::Move> &&
                   sizeof(typename G::Move) == 4 &&
               sizeof(typename G::State) <= 2048 && PlainBytes<typename G::Event> && sizeof(typename G::Event) <= 16 &&
               kListsAll<typename G::Event>&& requires(const G& game, typename G::State& state,
                                                       const typename G::State& before, const typename G::View& view,
                                                       typename G::Move move, typename G::MoveList& moves,
                                                       const typename G::Event& event, Seat viewer, Rng& rng,
                                                       const NoEvents& quiet, EventLog<typename G::Event>& log) {
  // Name, seats, options and packs: what a menu shows before any game object exists.
  { G::info() } -> std::same_as<const GameInfo&>;
  { G::kMostSeats } -> std::convertible_to<int>;
  { G::kHasChance } -> std::convertible_to<bool>;
  // No game has more moves, chance included, whatever its pack and options; the proof stands where it is declared.
  { G::kMostMoves } -> std::convertible_to<int>;
  { game.seats() } -> std::same_as<int>;

  // The position before the first decision. Contains no randomness: dealing is done by chance moves.
  { game.new_game() } -> std::same_as<typename G::State>;

  // The seat that decides now, kChance, or kNobody when the game is over. It depends on public facts only, and a
  // seat with a single legal move is still asked.
  { game.actor(before) } -> std::same_as<Seat>;

  // Whose turn is under way, by public facts only: a seat, or kNobody while it is no seat's (the set-up that chance
  // makes, the turn of a rival, after the end). A turn goes on while chance or other seats act inside it, and whoever
  // is asked is asked in some seat's turn. Two turns of one seat in a row are one.
  { game.turn_of(before) } -> std::same_as<Seat>;

  // Every legal move of the actor, each once, in an order that a test pins. Empty exactly when the game is over. It may
  // depend on what only the actor knows, so it is told to nobody else; the same holds for labels and why_not.
  { game.legal_moves(before, moves) } -> std::same_as<void>;

  // Whether legal_moves would list this move; any four bytes may be asked about.
  { game.is_legal(before, move) } -> std::same_as<bool>;

  // Plays a legal move. Deterministic: same state and move, same bytes. Untrusted moves go through is_legal first. A
  // move of chance reports an event at least.
  { game.apply(state, move, quiet) } -> std::same_as<void>;
  { game.apply(state, move, log) } -> std::same_as<void>;

  // How the seats stand now, as far as all may know; after the end, the result.
  { game.scores(before) } -> std::same_as<Scores>;

  // How they would stand if the game ended now and everything were shown. For replays, curves and tests, never for
  // anybody at a running game; the same as `scores` where nothing is hidden, and after the end.
  { game.standing(before) } -> std::same_as<Scores>;

  // What `viewer` (a seat or kSpectator) may know of a position, and of an event.
  { game.observe(before, viewer) } -> std::same_as<typename G::View>;
  { game.redact(event, viewer) } -> std::same_as<typename G::Event>;

  // Whose secret `learner` (a seat or kSpectator) learned by this event, which taking it back could not unteach: that
  // of another seat, which knew it before; the table's (kChance), which nobody knew, such as a pile; or nothing
  // (kNobody). Said whenever the learner can exclude a position afterwards that it could not exclude before, and only
  // of kinds of events where that happens. Whoever cannot tell two events apart cannot tell them apart by this either,
  // whichever learner it asks about: undo says what it stops at.
  { game.reveals(event, viewer) } -> std::same_as<Seat>;

  // The move of the acting seat, if what everybody knows leaves it no other; nothing if anybody could doubt it, or if
  // no seat acts. It is given the view of kSpectator, so it cannot peek: whoever answers for the seat gives nothing
  // away.
  { game.forced(view) } -> std::same_as<std::optional<typename G::Move>>;

  // A whole position that the viewer cannot tell from the real one, in proportion to the probability of the deal
  // given all that the viewer has seen. It takes a View, so whoever searches on it cannot peek.
  { game.determinise(view, rng) } -> std::same_as<typename G::State>;
};

// What a game with dice or draws offers besides. Both may be asked only while the actor is kChance.
template <class G>
concept ChanceGame = Game<G> && G::kHasChance &&
    requires(const G& game, const typename G::State& state, typename G::Move move, Rng& rng) {
  { game.weight(state, move) } -> std::same_as<std::uint32_t>;           // relative, at least 1 for a legal move
  { game.sample_chance(state, rng) } -> std::same_as<typename G::Move>;  // in proportion to the weights
};

// A game may know how to pick a legal move uniformly without listing them; playouts use it.
template <class G>
concept SamplingGame = Game<G> && requires(const G& game, const typename G::State& state, Rng& rng) {
  { game.sample_move(state, rng) } -> std::same_as<typename G::Move>;
};

// A game may name one of the orders in which equal picks come to the same, so that a search need not try them all:
// whether `move` may come here after `previous`, the move that led here; any two may be asked about. What can be
// reached by picks in any order can be reached by picks in this one. People are never asked about it.
template <class G>
concept OrderedGame = Game<G> &&
    requires(const G& game, const typename G::State& state, typename G::Move previous, typename G::Move move) {
  { game.in_order(state, previous, move) } -> std::same_as<bool>;
};

// The legal moves a search looks at: those in order after `previous`, where one is known; all of them if none is.
template <Game G>
void searched_moves(const G& game, const typename G::State& state, const typename G::Move* previous,
                    typename G::MoveList& moves) {
  game.legal_moves(state, moves);
  if constexpr (OrderedGame<G>) {
    const auto fits = [&](typename G::Move move) { return game.in_order(state, *previous, move); };
    if (previous != nullptr && std::any_of(moves.begin(), moves.end(), fits)) moves.keep_if(fits);
  }
}

// A legal move of the acting seat, each equally likely.
template <Game G>
typename G::Move random_move(const G& game, const typename G::State& state, Rng& rng) {
  if constexpr (SamplingGame<G>) {
    return game.sample_move(state, rng);
  } else {
    typename G::MoveList moves;
    game.legal_moves(state, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
}

// The legal move of an acting seat that has no other.
template <Game G>
std::optional<typename G::Move> only_move(const G& game, const typename G::State& state) {
  if (raw(game.actor(state)) >= game.seats()) return {};
  typename G::MoveList moves;
  game.legal_moves(state, moves);
  return moves.size() == 1 ? std::optional(moves[0]) : std::nullopt;
}

// Moves cross type-erased borders as words.
using MoveWord = std::uint32_t;

template <class Move>
requires(PlainBytes<Move> && sizeof(Move) == sizeof(MoveWord)) MoveWord word_of(Move move) {
  MoveWord word = 0;
  std::memcpy(&word, &move, sizeof word);
  return word;
}

template <class Move>
requires(PlainBytes<Move> && sizeof(Move) == sizeof(MoveWord)) Move move_of(MoveWord word) {
  Move move;
  std::memcpy(static_cast<void*>(&move), &word, sizeof word);
  return move;
}

}  // namespace understory

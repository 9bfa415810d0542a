// A position of a random game, as the checks see it, and what they all need there.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/conformance/setting.hpp"
#include "engine/hash.hpp"

namespace understory::conformance {

// Plain values as keys. Positions mostly differ near their end, where they are secret: to compare them in order would
// look at all of their bytes again and again.
struct HashOfBytes {
  template <class T>
  requires PlainBytes<T> std::size_t operator()(const T& value) const { return hash_of(value); }
};

struct SameBytes {
  template <class T>
  requires PlainBytes<T>
  bool operator()(const T& a, const T& b) const { return same_bytes(a, b); }
};

template <class Key, class Value>
using ByteMap = std::unordered_map<Key, Value, HashOfBytes, SameBytes>;
template <class Key>
using ByteSet = std::unordered_set<Key, HashOfBytes, SameBytes>;

template <class Event>
bool same_events(const std::vector<Event>& a, const std::vector<Event>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (!same_bytes(a[i], b[i])) return false;
  return true;
}

template <Game G>
std::vector<typename G::Move> moves_of(const G& game, const typename G::State& state) {
  typename G::MoveList list;
  game.legal_moves(state, list);
  return {list.begin(), list.end()};
}

// By all four bytes, whatever the move's own operator== looks at.
template <class Move>
bool contains(const std::vector<Move>& moves, Move move) {
  for (const Move& other : moves)
    if (word_of(other) == word_of(move)) return true;
  return false;
}

// Everyone who may look: all seats and those who only watch.
template <Game G>
std::vector<Seat> viewers_of(const G& game) {
  std::vector<Seat> viewers;
  for (const Seat seat : seats_up_to(game.seats())) viewers.push_back(seat);
  viewers.push_back(kSpectator);
  return viewers;
}

template <TextGame G>
struct Moment {
  using State = typename G::State;
  using Move = typename G::Move;

  const Kit<G>& kit;
  const G& game;
  const State& state;
  Seat actor{};
  const std::vector<Move>& moves;  // all legal ones
  const Place& place;
  Rng& rng;
  Report& report;

  Place with(Move move) const { return place.with("move", game.format(move)); }  // for legal moves
  Place with_word(Move move) const { return place.with_hash("word", word_of(move)); }
};

// What a move makes of a position, and what happens on the way.
template <Game G>
struct Outcome {
  typename G::Move move{};
  typename G::State after{};
  std::vector<typename G::Event> events;

  bool reveals(const G& game, Seat learner) const {
    for (const auto& event : events)
      if (game.reveals(event, learner) != kNobody) return true;
    return false;
  }
};

template <Game G>
Outcome<G> outcome_of(const G& game, const typename G::State& state, typename G::Move move) {
  EventLog<typename G::Event> log;
  Outcome<G> outcome{move, state, {}};
  game.apply(outcome.after, move, log);
  outcome.events = std::move(log.events);
  return outcome;
}

// How likely chance is to make this move, up to a factor; for a seat, in how many ways it can.
template <TextGame G>
double share_of(const Kit<G>& kit, const G& game, const typename G::State& state, Seat actor, typename G::Move move) {
  if constexpr (ChanceGame<G>) {
    if (actor == kChance) return game.weight(state, move);
  }
  return actor != kChance && kit.ways ? kit.ways(game, state, move) : 1;
}

// One of `items`, in proportion to its share. The random number is a 32-bit one: fine enough for tests.
inline std::size_t pick(const std::vector<double>& shares, Rng& rng) {
  double left = 0;
  for (const double share : shares) left += share;
  left *= static_cast<double>(rng.next() >> 32U) / 4294967296.0;
  for (std::size_t i = 0; i + 1 < shares.size(); ++i) {
    if (left < shares[i]) return i;
    left -= shares[i];
  }
  return shares.size() - 1;
}

// The move random play makes here: chance by its weights, seats by physical ways. Never asks the game's own sampling,
// which is one of the things to check.
template <TextGame G>
typename G::Move choose(const Kit<G>& kit, const G& game, const typename G::State& state, Seat actor,
                        const std::vector<typename G::Move>& moves, Rng& rng) {
  std::vector<double> shares;
  shares.reserve(moves.size());
  for (const auto& move : moves) shares.push_back(share_of(kit, game, state, actor, move));
  return moves[pick(shares, rng)];
}

// Four bytes that claim to be a move here: random ones, legal ones with a byte changed or mixed from two, and some that
// were possible before. Any of them may happen to be legal.
template <TextGame G>
std::vector<typename G::Move> claims(const Moment<G>& at, const std::vector<typename G::Move>& earlier) {
  using Bytes = std::array<std::uint8_t, sizeof(MoveWord)>;
  std::vector<typename G::Move> list;
  const auto add = [&](const Bytes& bytes) {
    MoveWord word = 0;
    std::memcpy(&word, bytes.data(), bytes.size());
    list.push_back(move_of<typename G::Move>(word));
  };
  const auto one_of = [&](const std::vector<typename G::Move>& moves) {
    const MoveWord word = word_of(moves[at.rng.below(static_cast<std::uint32_t>(moves.size()))]);
    Bytes bytes{};
    std::memcpy(bytes.data(), &word, bytes.size());
    return bytes;
  };
  const auto byte_below = [&](std::uint32_t bound) { return static_cast<std::uint8_t>(at.rng.below(bound)); };
  for (int i = 0; i < 3; ++i) {
    add({byte_below(256), byte_below(256), byte_below(256), byte_below(256)});
    add({byte_below(12), byte_below(100), byte_below(100), 0});  // moves are mostly small numbers
    add({byte_below(12), byte_below(12), 0, 0});
  }
  for (int i = 0; i < 4 && !at.moves.empty(); ++i) {
    Bytes changed = one_of(at.moves);
    changed[at.rng.below(sizeof(MoveWord))] = byte_below(i % 2 == 0 ? 256 : 12);
    add(changed);
  }
  for (int i = 0; i < 6 && !earlier.empty(); ++i) {
    Bytes mixed = one_of(earlier);
    add(mixed);
    const Bytes other = one_of(at.moves.empty() ? earlier : at.moves);
    const std::uint32_t byte = at.rng.below(sizeof(MoveWord));
    mixed[byte] = other[byte];
    add(mixed);
  }
  return list;
}

}  // namespace understory::conformance

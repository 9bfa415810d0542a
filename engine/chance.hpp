// The chance stream of a table: ChaCha20 (RFC 8439) keyed with 256 bits. Every chance move has a stream of its own,
// numbered by how many chance moves came before it, so an undone draw comes out the same when it is made again.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace understory {

using ChanceKey = std::array<std::uint8_t, 32>;

// 64 hex digits, both ways. parse_chance_key throws a Refusal for anything else.
ChanceKey parse_chance_key(std::string_view hex);
std::string format_chance_key(const ChanceKey& key);

// One 64-byte block of the key stream, as sixteen little-endian words.
using ChaChaBlock = std::array<std::uint32_t, 16>;
ChaChaBlock chacha20_block(const ChanceKey& key, std::uint32_t counter, const std::array<std::uint32_t, 3>& nonce);

class ChanceStream {
 public:
  // `count` is the number of chance moves made before this one.
  ChanceStream(const ChanceKey& key, std::uint64_t count);
  std::uint32_t next();
  // Each number from 0 to bound - 1 is equally likely.
  std::uint32_t below(std::uint32_t bound);

 private:
  ChanceKey key_;
  std::array<std::uint32_t, 3> nonce_;
  ChaChaBlock block_{};
  std::uint32_t counter_ = 0;
  unsigned used_ = 16;
};

// The move chance makes at a table, by the weights of the game's list. Playouts use the game's own sample_chance.
template <class G, class State>
typename G::Move draw_chance(const G& game, const State& state, ChanceStream& stream) {
  typename G::MoveList moves;
  game.legal_moves(state, moves);
  std::uint32_t total = 0;
  for (const auto& move : moves) total += game.weight(state, move);
  std::uint32_t left = stream.below(total);
  for (const auto& move : moves) {
    const std::uint32_t weight = game.weight(state, move);
    if (left < weight) return move;
    left -= weight;
  }
  return moves[moves.size() - 1];  // not reached: left is below the sum of all weights
}

}  // namespace understory

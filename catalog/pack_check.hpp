// Whether a pack that was read without complaint can be played: random games to the end with every number of seats and
// every choice of every option. This is the net below the checks of a game's pack.cpp, which are the proof.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/setups.hpp"
#include "engine/faults.hpp"
#include "engine/hash.hpp"
#include "engine/json.hpp"
#include "engine/load.hpp"
#include "engine/text.hpp"

namespace understory {

namespace pack_check {

constexpr int kBetweenLooks = 50;    // moves, after which the position is written and read again
constexpr std::size_t kEnough = 10;  // faults of this kind, to look for no more

// What the rules made can be written, and is the same when it is read again. Reading refuses what cannot be, and where
// somebody would be stuck.
template <TextGame G>
void look_at(const G& game, const typename G::State& state) {
  const typename G::State again = load_position(game, game.position(state));
  if (!same_bytes(again, state)) throw Refusal(Message("engine.pack-differs"));
}

template <TextGame G>
void play(const G& game, Rng& rng) {
  typename G::State state = game.new_game();
  typename G::MoveList moves;
  for (int made = 0; game.actor(state) != kNobody; ++made) {
    game.legal_moves(state, moves);
    if (moves.empty()) throw Refusal(Message("engine.pack-stuck"));
    if (made == G::kMostMoves) throw Refusal(Message("engine.pack-endless"));
    typename G::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if constexpr (ChanceGame<G>)
      if (game.actor(state) == kChance) move = game.sample_chance(state, rng);
    if (made % kBetweenLooks == 0) {
      look_at(game, state);
      if (!(game.parse(game.format(move)) == move)) throw Refusal(Message("engine.pack-differs"));
    }
    game.apply(state, move, NoEvents{});
  }
  look_at(game, state);
}

}  // namespace pack_check

// Every number of seats with every combination of options that the rules take with the game's own pack: some options
// exclude each other, which is no pack's fault.
template <TextGame G, class Pack>
std::vector<Setup> possible_setups(const Pack& own) {
  std::vector<Setup> possible;
  for (Setup& setup : every_setup(G::info())) {
    try {
      const G game(setup.seats, setup.options, own);
      possible.push_back(std::move(setup));
    } catch (const Refusal&) {
      continue;
    }
  }
  return possible;
}

// Plays one game with each of the set-ups and says how many. Throws a Faulty that names those that do not come to their
// end.
template <TextGame G, class Pack>
int try_setups(const Pack& pack, const std::vector<Setup>& setups, std::uint64_t seed) {
  Faults faults;
  for (const Setup& setup : setups) {
    if (faults.count() == pack_check::kEnough) break;
    try {
      Rng rng(seed);
      pack_check::play(G(setup.seats, setup.options, pack), rng);
    } catch (const Refusal& refusal) {
      faults.note("", "engine.pack-trial",
                  {{"setup", text_of(setup) + " seed=" + std::to_string(seed)}, {"reason", refusal.reason}});
    }
    ++seed;
  }
  faults.settle();
  return static_cast<int>(setups.size());
}

}  // namespace understory

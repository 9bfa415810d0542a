// What the kit is told about Mycelia, for any copy of it, honest or not.
#pragma once

#include <string>
#include <vector>

#include "games/mycelia/game.hpp"
#include "tests/conformance/kits.hpp"

namespace understory::conformance {

using Mycelia = mycelia::Game;

inline std::string text_of(const mycelia::CardBag& bag) {
  std::string text;
  for (const mycelia::Card card : bag.kinds())
    text += std::to_string(raw(card)) + ":" + std::to_string(bag.count(card)) + " ";
  return text;
}

// Every card is somewhere (R1.2).
inline bool no_card_lost(const Mycelia& game, const mycelia::State& state) {
  mycelia::CardBag all = state.secret.deck;
  all += state.pub.face_up;
  for (const auto& cards : state.pub.dug_up.values) all += cards;
  for (const auto& own : state.own.values) {
    all += own.hand;
    all += own.buried;
  }
  return all == game.all_cards();
}

inline std::uint32_t ways(const mycelia::State& state, Seat actor, mycelia::Move move) {
  if (raw(actor) >= mycelia::kMostForagers || !mycelia::names_card(move.kind())) return 1;
  return static_cast<std::uint32_t>(state.own[actor].hand.count(move.card()));
}

// A deal or draw for each card; a turn is a move, at most one choice, and an answer of every other forager.
inline int longest_mycelia(int seats, const Options& options, int cards) {
  return cards + seats * static_cast<int>(number(options, "rounds")) * (2 + seats - 1);
}

template <class G>
Kit<G> mycelia_kit(const std::vector<Options>& rows) {
  using State = mycelia::State;
  auto kit = kit_of<G>("mycelia", mycelia::parse_pack, rows,
                       [](int seats, const Options& options) { return longest_mycelia(seats, options, 18); });
  kit.conserved = [](const G& game, const State&, const State& after, mycelia::Move) {
    return no_card_lost(game, after);
  };
  kit.remembered = [](const G&, const State& state, Seat seat) {
    return text_of(state.own[seat].hand) + "/" + text_of(state.own[seat].buried);
  };
  kit.secret = [](const G&, const State& state, Seat seat) { return text_of(state.own[seat].hand); };
  kit.ways = [](const G& game, const State& state, mycelia::Move move) { return ways(state, game.actor(state), move); };
  kit.holdings = [](const G&, const State& state, Seat seat) {
    return std::vector<Holding>{{{{"nuts", Message("mycelia.change.nuts")}}, state.pub.nuts[seat]}};
  };
  return kit;
}

inline Options mycelia_options(std::int64_t rounds, std::int64_t hand) { return {{"rounds", rounds}, {"hand", hand}}; }

}  // namespace understory::conformance

// What the kit is told about the template game, for any copy of it, honest or not.
#pragma once

#include <string>
#include <vector>

#include "games/_template/game.hpp"
#include "tests/conformance/kits.hpp"

namespace understory::conformance {

using Foraging = template_game::Game;

inline std::string text_of(const template_game::CardBag& bag) {
  std::string text;
  for (const template_game::Card card : bag.kinds())
    text += std::to_string(raw(card)) + ":" + std::to_string(bag.count(card)) + " ";
  return text;
}

// Every card is somewhere (R1.2).
inline bool no_card_lost(const Foraging& game, const template_game::State& state) {
  template_game::CardBag all = state.secret.deck;
  all += template_game::in_sight(state.pub);
  for (const auto& own : state.own.values) {
    all += own.hand;
    all += own.buried;
  }
  return all == game.all_cards();
}

inline std::uint32_t ways(const template_game::State& state, Seat actor, template_game::Move move) {
  if (raw(actor) >= template_game::kMostForagers || !template_game::names_card(move.kind())) return 1;
  const bool from_hand = move.kind() != template_game::MoveKind::keep && move.kind() != template_game::MoveKind::use;
  return from_hand ? static_cast<std::uint32_t>(state.own[actor].hand.count(move.card())) : 1;
}

// A deal or draw for each card; a turn is a move, at most one choice, and an answer of every other forager. After a
// burying the others use two kinds of cards or pass, and two badgers turn up two cards each and keep one.
inline int longest_foraging(int seats, const Options& options, int cards) {
  const int turn = 2 + (seats - 1) * 4 + 2 * 3;
  return cards + seats * static_cast<int>(number(options, "rounds")) * turn;
}

template <class G>
Kit<G> foraging_kit(const std::vector<Options>& rows) {
  using State = template_game::State;
  auto kit = kit_of<G>("_template", template_game::parse_pack, rows,
                       [](int seats, const Options& options) { return longest_foraging(seats, options, 22); });
  kit.conserved = [](const G& game, const State&, const State& after, template_game::Move) {
    return no_card_lost(game, after);
  };
  kit.remembered = [](const G&, const State& state, Seat seat) {
    return text_of(state.own[seat].hand) + "/" + text_of(state.own[seat].buried);
  };
  kit.secret = [](const G&, const State& state, Seat seat) { return text_of(state.own[seat].hand); };
  kit.ways = [](const G& game, const State& state, template_game::Move move) {
    return ways(state, game.actor(state), move);
  };
  kit.holdings = [](const G&, const State& state, Seat seat) {
    return std::vector<Holding>{{{{"nuts", Message("template.change.nuts")}}, state.pub.nuts[seat]}};
  };
  return kit;
}

inline Options foraging_options(std::int64_t rounds, std::int64_t hand) { return {{"rounds", rounds}, {"hand", hand}}; }

}  // namespace understory::conformance

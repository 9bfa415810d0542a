// What may be done (R2, R3), and why not. What a card asks is in effects.cpp.
#include "games/_template/game.hpp"

namespace understory::template_game {

Seat Game::actor(const State& state) const {
  const Public& pub = state.pub;
  if (dealing(pub)) return kChance;
  return pub.frames.empty() ? pub.turn : asked(pub);
}

// A forager whom a toll asks answers in the turn of the one who played the card.
Seat Game::turn_of(const State& state) const { return dealing(state.pub) ? kNobody : state.pub.turn; }

void Game::legal_moves(const State& state, MoveList& moves) const {
  moves.clear();
  const Public& pub = state.pub;
  if (dealing(pub)) {
    for (const Card card : state.secret.deck.kinds()) moves.push_back(Move::deal(card));
  } else if (!pub.frames.empty()) {
    answers(state, moves);
  } else if (pub.turn != kNobody) {
    const CardBag& hand = state.own[pub.turn].hand;
    for (const Card card : hand.kinds())
      if (can_play(pub, card)) moves.push_back(Move::play(card));
    for (const Card card : hand.kinds()) moves.push_back(Move::bury(card));
    moves.push_back(Move::rest());
  }
}

bool Game::is_legal(const State& state, Move move) const {
  MoveList moves;
  legal_moves(state, moves);
  return moves.contains(move);
}

// R2.2: as many chances as there are copies.
std::uint32_t Game::weight(const State& state, Move move) const {
  return static_cast<std::uint32_t>(to_turn_up(state).count(move.card()));
}

Move Game::sample_chance(const State& state, Rng& rng) const { return Move::deal(to_turn_up(state).pick(rng)); }

std::optional<WhyNot> Game::why_not(const State& state, Move move) const {
  const Public& pub = state.pub;
  const bool unknown_card = names_card(move.kind()) && raw(move.card()) >= pack_.cards.size();
  if (!move.well_formed() || unknown_card) return because("R7.1", "template.why.no-move");
  if (pub.turn == kNobody) return because("R5.1", "template.why.over");
  if (actor(state) == kChance) return why_not_deal(state, move);
  if (move.kind() == MoveKind::deal) return because("R2.2", "template.why.no-deal");
  return pub.frames.empty() ? why_not_turn(state, move) : why_not_answer(state, move);
}

std::optional<WhyNot> Game::why_not_deal(const State& state, Move move) const {
  if (move.kind() != MoveKind::deal) return because("R2.2", "template.why.dealing");
  if (to_turn_up(state).count(move.card()) == 0)
    return because("R2.2", "template.why.not-in-deck", {{"card", card_name(move.card())}});
  return {};
}

std::optional<WhyNot> Game::why_not_turn(const State& state, Move move) const {
  switch (move.kind()) {
    case MoveKind::play:
    case MoveKind::bury:
      if (state.own[state.pub.turn].hand.count(move.card()) == 0)
        return because(move.kind() == MoveKind::play ? "R3.2" : "R3.3", "template.why.not-in-hand",
                       {{"card", card_name(move.card())}});
      if (move.kind() == MoveKind::bury || can_play(state.pub, move.card())) return {};
      return because("R4.7", "template.why.too-dear", {{"card", card_name(move.card())}});
    case MoveKind::rest: return {};  // R3.4
    default: return because("R3.1", "template.why.not-asked");
  }
}

}  // namespace understory::template_game

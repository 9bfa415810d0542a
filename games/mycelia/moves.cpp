// Whose turn it is, and what may be done (R2, R3); what a step asks is in steps.hpp, and why not in words.cpp.
#include "games/mycelia/game.hpp"

namespace understory::mycelia {

Seat Game::actor(const State& state) const {
  const Public& pub = state.pub;
  if (!pub.frames.empty()) return asked(pub);
  if (pub.stage == Stage::turn) return pub.mover;
  return pub.stage == Stage::over ? kNobody : kChance;
}

// Whoever is asked in Gwidyon's turn has it; a turn goes on until the next hand is drawn.
Seat Game::turn_of(const State& state) const {
  const Public& pub = state.pub;
  if (pub.stage < Stage::turn || pub.stage == Stage::over) return kNobody;
  if (!is_gwidyon(pub.mover)) return pub.mover;
  const Seat player{0};
  return actor(state) == player ? player : kNobody;
}

void Game::legal_moves(const State& state, MoveList& moves) const {
  moves.clear();
  const Public& pub = state.pub;
  if (!pub.frames.empty()) return answers(state, moves);
  if (pub.stage == Stage::turn) return turn_moves(state, moves);
  const auto each_card = [&](MoveKind kind, const Cards& cards) {
    for (const Card card : cards.kinds()) moves.push_back(Move::with(kind, card));
  };
  switch (pub.stage) {
    case Stage::supply:
    case Stage::layout: {
      const MoveKind kind = pub.stage == Stage::supply ? MoveKind::supply : MoveKind::layout;
      for (int side = 0; side < kSides; ++side) moves.push_back(Move::of(kind, side));
      return;
    }
    case Stage::backs:
      for (int ground = 1; ground < kGrounds; ++ground)
        moves.push_back_if(is_free(pub, Ground{static_cast<std::uint8_t>(ground)}), Move::of(MoveKind::back, ground));
      return;
    case Stage::showcase:
    case Stage::refill: return each_card(MoveKind::reveal, pub.market.pile);
    case Stage::hands:
    case Stage::draw: return each_card(MoveKind::deal, drawn_from(state));
    case Stage::shrine:
      for (int symbol = 0; symbol < kSymbols; ++symbol) moves.push_back(Move::of(MoveKind::roll, symbol));
      return;
    case Stage::gwidyon:
      for (unsigned solo = 0; solo < kSolos; ++solo)
        moves.push_back_if((unsigned{pub.gwidyon.out} >> solo & 1U) == 0,
                           Move::of(MoveKind::turn_up, static_cast<int>(solo)));
      return;
    case Stage::turn:
    case Stage::over: return;
  }
}

void Game::turn_moves(const State& state, MoveList& moves) const {
  const Public& pub = state.pub;
  const Player& player = pub.players[pub.mover];
  const Cards hand = hand_of(state, pub.mover);
  for (const Card card : hand.kinds()) moves.push_back(Move::with(MoveKind::play, card));
  for (std::size_t place = 0; place < kShowcase; ++place) {
    const Card card = pub.market.row[place];
    if (card != kNoCard && can_pay(player, price(card)) && pub.market.place_of(card) == place)
      moves.push_back(Move::with(MoveKind::hire, card));
  }
  for (std::uint8_t i = 0; i < kActions; ++i)
    moves.push_back_if(player.owned[i] > player.used[i] && can_pay(player, price(Action{i})),
                       Move::with(MoveKind::action, Action{i}));
  moves.push_back_if(hand.empty(), Move::of(MoveKind::end));
}

// R2.3: one of the boards that nobody has yet.
bool Game::is_free(const Public& pub, Ground ground) const {
  for (const Seat seat : seats_up_to(raw(pub.mover)))
    if (pub.players[seat].ground == ground) return false;
  return true;
}

Cards Game::hand_of(const State& state, Seat player) const {
  return state.pub.players[player].deck.known + state.own[player].hand;
}

Cards Game::drawn_from(const State& state) const {
  return state.pub.players[state.pub.mover].deck.shuffled_part(state.own[state.pub.mover].hand);
}

int Game::shrines_left(const Public& pub) const {
  int left = pack_.shrine.additional;
  for (const Seat seat : seats_up_to(seats_)) left -= pub.players[seat].covered.size();
  return left;
}

bool Game::is_legal(const State& state, Move move) const {
  MoveList moves;
  legal_moves(state, moves);
  return moves.contains(move);
}

// Every card of a pile is equally likely, and so is everything else.
std::uint32_t Game::weight(const State& state, Move move) const {
  if (move.kind() == MoveKind::reveal) return static_cast<std::uint32_t>(state.pub.market.pile.count(move.card()));
  if (move.kind() == MoveKind::deal) return static_cast<std::uint32_t>(drawn_from(state).count(move.card()));
  return 1;
}

Move Game::sample_chance(const State& state, Rng& rng) const {
  const Stage stage = state.pub.stage;
  if (!state.pub.frames.empty() || stage == Stage::showcase || stage == Stage::refill)
    return Move::with(MoveKind::reveal, state.pub.market.pile.pick(rng));
  if (stage == Stage::hands || stage == Stage::draw) return Move::with(MoveKind::deal, drawn_from(state).pick(rng));
  MoveList moves;
  legal_moves(state, moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace understory::mycelia

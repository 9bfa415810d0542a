// What a bot looks at: nuts, what buried cards will bring, and what cards in hand may still bring.
#include "games/_template/game.hpp"

namespace understory::template_game {
namespace {

namespace feature {
enum : std::size_t { nuts, hand, hand_early, buried };
}

}  // namespace

// A card that is overlooked is overlooked for all it can do; everything else is seen.
Subject Game::subject_of(const State& /*state*/, Move move) const {
  return {move.kind() == MoveKind::play ? 1U + raw(move.card()) : 0, 0};
}

// Every nut that is gained or paid is booked.
Claims Game::claims(const Event& event) const {
  Claims claims;
  if (const auto booked = booking(event)) claims.push_back({"nuts", booked->seat, booked->points});
  return claims;
}

void Game::features(const State& state, PerSeat<Features<kFeatures>, kMostForagers>& features) const {
  const Public& pub = state.pub;
  for (const Seat forager : seats_up_to(seats_)) {
    Features<kFeatures>& f = features[forager];
    f[feature::nuts] = pub.nuts[forager];
    f[feature::hand] = pub.hand_size[forager];
    f[feature::hand_early] = pub.hand_size[forager] * (rounds_ - pub.round);
    f[feature::buried] = found_in(state.own[forager].buried);
  }
}

}  // namespace understory::template_game

// What a bot looks at: nuts, what buried cards will bring, and what cards in hand and in front may still bring.
#include "games/_template/game.hpp"

namespace understory::template_game {
namespace {

namespace feature {
enum : std::size_t { nuts, hand, hand_early, buried, front_early };
}

}  // namespace

// A card that is overlooked is overlooked for all it can do; everything else is seen.
Subject Game::subject_of(const State& /*state*/, Move move) const {
  return {move.kind() == MoveKind::play ? 1U + raw(move.card()) : 0, 0};
}

// Every nut that is gained, spent or paid is booked.
Claims Game::claims(const Event& event) const {
  Claims claims;
  if (const auto booked = booking(event)) claims.push_back({"nuts", booked->seat, booked->points});
  return claims;
}

void Game::features(const State& state, PerSeat<Features<kFeatures>, kMostForagers>& features) const {
  const Public& pub = state.pub;
  for (const Seat forager : seats_up_to(seats_)) {
    Features<kFeatures>& f = features[forager];
    CardBag found = pub.dug_up[forager];
    f[feature::nuts] = pub.nuts[forager] + found_in(found);
    f[feature::hand] = pub.hand_size[forager];
    f[feature::hand_early] = pub.hand_size[forager] * (rounds_ - pub.round);
    found += state.own[forager].buried;
    f[feature::buried] = found_in(found) - found_in(pub.dug_up[forager]);
    f[feature::front_early] = pub.front[forager].size() * (rounds_ - pub.round);
  }
}

}  // namespace understory::template_game

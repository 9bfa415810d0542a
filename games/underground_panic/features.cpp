// What a bot looks at: what lies in the pouch, rewards and injuries, what the hand is good for, and how the gophers
// stand against the water, which hurts all alike.
#include <algorithm>

#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {
namespace {

namespace feature {
enum : std::size_t {
  pouch,
  rewards,
  injuries,
  points_in_hand,
  cards,
  cards_early,
  symbols,
  tiles,
  pebbles,
  nutshells,
  threat,
  threat_soon,
  lag,
  prospects
};
}

constexpr int kMeanHurt = 3;  // halves of a point, in a stack of equal numbers of 0 to 3

}  // namespace

// Gophers and ways are overlooked one by one; what is paid is seen.
Subject Game::subject_of(const State& /*state*/, Move move) const {
  if (move.kind() == MoveKind::gopher || move.kind() == MoveKind::to)
    return {1U + raw(move.kind()) * 256U + static_cast<std::uint32_t>(move.number()), 0};
  return {};
}

Claims Game::claims(const Event& event) const {
  Claims claims;
  const auto claim = [&](const char* topic, int amount) { claims.push_back({topic, event.player, amount}); };
  switch (event.kind) {
    case EventKind::pouched: claim("pouch", 1); break;
    case EventKind::claimed: claim("rewards", 1); break;
    case EventKind::dealt: claim("cards", 1); break;
    case EventKind::picked: claim("tiles", 1); break;
    case EventKind::took_pebble:
    case EventKind::got_pebble: claim("pebbles", 1); break;
    default: break;
  }
  return claims;
}

void Game::features(const State& state, PerSeat<Features<kFeatures>, kMostPlayers>& features) const {
  const Public& pub = state.pub;
  const bool over = pub.stage == Stage::over;
  const int left = over ? 0 : kRounds - pub.round + 1;
  // A gopher is washed at the end of this round, or of the next, if nobody moves it on.
  int threat = 0;
  int soon = 0;
  int lag = 0;
  for (const Pawn& pawn : pub.gophers) {
    const int dry = zone_of(pawn.at) - (pub.round + 1);
    if (over || pawn.at == kSurface) continue;
    threat += dry <= 0 ? 1 : 0;
    soon += dry == 1 ? 1 : 0;
    lag += std::max(0, 3 - dry);
  }
  for (const Seat seat : seats_up_to(seats_)) {
    Features<kFeatures>& f = features[seat];
    const Player& player = pub.players[seat];
    const Private& own = state.own[seat];
    f = {};
    for (const Symbol symbol : own.pouched) f[feature::pouch] += points_of(symbol);
    f[feature::rewards] = reward_points(player);
    int halves = 0;
    for (const Hurt hurt : own.hurt.kinds()) halves += 2 * raw(hurt) * own.hurt.count(hurt);
    f[feature::injuries] = halves;
    if (over) continue;
    unsigned kinds = 0;
    for (const Symbol symbol : own.symbols) {
      f[feature::points_in_hand] += points_of(symbol);
      if (points_of(symbol) == 0) {
        ++f[feature::cards];
        kinds |= only(symbol);
      }
      if (symbol == Symbol::nutshell || symbol == Symbol::into_nutshell || symbol == Symbol::into_any)
        ++f[feature::nutshells];
    }
    f[feature::cards_early] = static_cast<int>(own.symbols.size()) * left;
    f[feature::symbols] = std::popcount(kinds);
    f[feature::tiles] = player.tiles.size();
    f[feature::pebbles] = spare_pebbles(player);
    f[feature::nutshells] += player.tiles.count(Tile::nutshell);
    f[feature::threat] = threat * kMeanHurt;
    f[feature::threat_soon] = soon * kMeanHurt;
    f[feature::lag] = lag;
    const Faces hand = faces_of(own.symbols);
    for (std::size_t i = 0; i < pack_.rewards.size(); ++i)
      if ((pub.offered >> i & 1U) != 0 && meets(player, hand, Reward{static_cast<std::uint8_t>(i)}))
        f[feature::prospects] = std::max(f[feature::prospects], pack_.rewards[i].points);
  }
}

}  // namespace understory::underground_panic

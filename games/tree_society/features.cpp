// What a bot looks at: points, coins, banners and how near the end is, what is begun and what lasts, and fruit.
#include <algorithm>

#include "games/tree_society/game.hpp"

namespace understory::tree_society {
namespace {

namespace feature {
enum : std::size_t {
  points,
  coins,
  coins_early,
  banners,
  banners_lead,
  begun,
  begun_early,
  lasting_early,
  fruit,
  fruit_early
};
}

constexpr int kUsualRounds = 11;  // of a game, for what counts more as long as more is to come

}  // namespace

// A card that is overlooked is overlooked for all it can do; what brings nothing but coins is seen.
Subject Game::subject_of(const State& /*state*/, Move move) const {
  return {sort_of(move.kind()) == Sort::card ? 1U + raw(move.card()) : 0, 0};
}

Claims Game::claims(const Event& event) const {
  Claims claims;
  const auto count = static_cast<int>(event.count);
  switch (event.kind) {
    case EventKind::sold:
    case EventKind::gained: claims.push_back({"coins", event.player, count}); break;
    case EventKind::completed: claims.push_back({"banners", event.player, pack_.cards[raw(event.card)].banners}); break;
    case EventKind::built: claims.push_back({"levels", event.player, 1}); break;
    case EventKind::took:
    case EventKind::kept: claims.push_back({"fruit", event.player, 1}); break;
    default: break;
  }
  return claims;
}

void Game::features(const State& state, PerSeat<Features<kFeatures>, kMostPlayers>& features) const {
  const Public& pub = state.pub;
  const Scores now = scores(state);
  const int ends = pub.last_round == kNoEnd ? std::max<int>(kUsualRounds, pub.round + 2) : pub.last_round;
  const int left = pub.stage == Stage::over ? 0 : ends - pub.round;
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    Features<kFeatures>& f = features[seat];
    f[feature::points] = now.total[seat];
    // What stays after the next rest.
    const int kept = std::min(static_cast<int>(std::min<std::uint32_t>(player.purse, 1'000)), 20);
    const int coins = kept + static_cast<int>(std::min<std::uint32_t>(player.chest, 1'000));
    f[feature::coins] = coins;
    f[feature::coins_early] = left > 1 ? coins : 0;
    f[feature::banners] = banners(player.completed);
    f[feature::banners_lead] = pub.last_round == kNoEnd ? 0 : now.rank[seat] == 1 ? 1 : 0;
    int begun = 0;
    int lasts = 0;
    for (const Ongoing& one : player.ongoing) {
      if (one.card == kNoCard) continue;
      begun += one.level;
      lasts += lasting(one).op != Op::raise ? 1 : 0;
    }
    f[feature::begun] = begun;
    f[feature::begun_early] = begun * left;
    f[feature::lasting_early] = lasts * left;
    int worth = 0;
    for (std::uint8_t type = 0; type < kTypes; ++type)
      if (count_of(player.row, FruitType{type}) > 0)
        worth = std::max(worth, price_of(pub, seat, fruit_of(FruitType{type}, false), true));
    f[feature::fruit] = left > 0 ? worth : 0;
    f[feature::fruit_early] = player.row.size() * left;
  }
}

}  // namespace understory::tree_society

// What a bot looks at: how far the drops have to go, what could be hired, and what the own cards can do. Features that
// end in "early" are the same times the drops that are still left, of which there are twenty in the beginning.
#include <algorithm>

#include "games/mycelia/game.hpp"

namespace understory::mycelia {
namespace {

namespace feature {
enum : std::size_t {
  drops,
  steps,
  steps_early,
  soil,
  leaves,
  leaves_early,
  heroes,
  heroes_early,
  price,
  price_early,
  actions,
  shrines
};
}

constexpr int kPlenty = 16;  // more leaves help no more than this

constexpr int distance(At a, At b) {
  const int columns = raw(a) % kColumns - raw(b) % kColumns;
  const int rows = raw(a) / kColumns - raw(b) / kColumns;
  return (columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows);
}
constexpr std::array<std::uint8_t, kFields> kToShrine = [] {
  std::array<std::uint8_t, kFields> steps{};
  for (std::uint8_t i = 0; i < kFields; ++i) steps[i] = static_cast<std::uint8_t>(distance(At{i}, kShrine));
  return steps;
}();

// Steps to the nearest shrine.
int steps_from(const Player& player, At at) {
  int least = kToShrine[raw(at)];
  for (const At shrine : player.covered) least = std::min(least, distance(at, shrine));
  return least;
}

}  // namespace

// A card or an action that is overlooked is overlooked for all it can do; so is a field.
Subject Game::subject_of(const State& state, Move move) const {
  constexpr std::uint32_t kCards = 1;
  constexpr std::uint32_t kOfActions = kCards + kMostKinds;
  constexpr std::uint32_t kOfFields = kOfActions + kActions;
  switch (move.kind()) {
    case MoveKind::play:
    case MoveKind::hire:
    case MoveKind::trash: return {kCards + raw(move.card()), 0};
    case MoveKind::action:
    case MoveKind::give_back: return {kOfActions + raw(move.action()), 0};
    case MoveKind::field:
    case MoveKind::near:
    case MoveKind::cover: {
      const Player& player = state.pub.players[actor(state)];
      return {kOfFields + raw(move.at()), steps_from(player, move.at())};
    }
    default: return {};
  }
}

Claims Game::claims(const Event& event) const {
  Claims claims;
  switch (event.kind) {
    case EventKind::removed:
      if (!is_gwidyon(event.player)) claims.push_back({"drops", event.player, event.amount});
      break;
    case EventKind::gained: claims.push_back({"leaves", event.player, event.count}); break;
    case EventKind::acted: claims.push_back({"leaves", event.player, -int{event.count}}); break;
    case EventKind::hired:
      claims.push_back({"heroes", event.player, 1});
      claims.push_back({"leaves", event.player, -int{event.count}});
      break;
    case EventKind::took_action: claims.push_back({"actions", event.player, 1}); break;
    case EventKind::covered: claims.push_back({"shrines", event.player, 1}); break;
    default: break;
  }
  return claims;
}

void Game::features(const State& state, PerSeat<Features<kFeatures>, kMostPlayers>& features) const {
  const Public& pub = state.pub;
  for (const Seat seat : seats_up_to(seats_)) {
    Features<kFeatures>& f = features[seat];
    const Player& player = pub.players[seat];
    int steps = 0;
    int on_soil = 0;
    const FieldSet soil = fields_of(player, Land::soil);
    for (std::uint8_t i = 0; i < kFields; ++i) {
      if (player.drops[i] == 0) continue;
      steps += player.drops[i] * (player.covered.empty() ? kToShrine[i] : steps_from(player, At{i}));
      on_soil += soil.has(At{i}) ? player.drops[i] : 0;
    }
    int heroes = 0;
    int worth = 0;
    const Cards all = player.deck.all();
    for (const Card card : all.kinds()) {
      if (!pack_.is_hero(card)) continue;
      heroes += all.count(card);
      worth += all.count(card) * price(card);
    }
    const auto leaves = static_cast<int>(std::min<std::uint32_t>(player.leaves, kPlenty));
    f[feature::drops] = -player.left;
    f[feature::steps] = -steps;
    f[feature::steps_early] = -steps * player.left;
    f[feature::soil] = -on_soil;
    f[feature::leaves] = leaves;
    f[feature::leaves_early] = leaves * player.left;
    f[feature::heroes] = heroes;
    f[feature::heroes_early] = heroes * player.left;
    f[feature::price] = worth;
    f[feature::price_early] = worth * player.left;
    f[feature::actions] = count_of(player.owned);
    f[feature::shrines] = player.covered.size();
  }
}

}  // namespace understory::mycelia

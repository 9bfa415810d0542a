// What a bot looks at: how far the drops have to go, what could be hired, and what the own cards can do. Features that
// end in "early" are the same times the rounds still to come; not times the drops still left, for whoever weighs by
// those loses what it removes.
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
  pairs,
  leaves,
  leaves_early,
  heroes,
  heroes_early,
  price,
  price_early,
  cards,
  cards_early,
  income,
  income_early,
  moving,
  moving_early,
  removing,
  removing_early,
  moves_fit,
  removes_fit,
  next_leaves,
  next_moves,
  next_removes,
  actions,
  shrines
};
}

constexpr int kLong = 16;    // rounds that a game takes, more or less
constexpr int kPlenty = 16;  // more leaves help no more than this
constexpr int kFromAll = 2;  // as many drops as "from all neighbours" finds as a rule

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

Strength everywhere(int moves, int removes) {
  Strength strength;
  for (std::size_t i = 0; i < strength.drops.size(); ++i)
    strength.drops[i] = static_cast<std::int16_t>(i < kLands ? moves : removes);
  return strength;
}

// What the steps of a program can do at most; of its bonus for others nothing.
Strength strength_of(const Step* from, const Step* until) {
  Strength sum;
  for (const Step* step = from; step != until; step += step->length) {
    const Step* const inside = step + 1;
    const Step* const behind = step + step->length;
    switch (step->op) {
      case Op::leaves: sum.leaves += step->n; break;
      case Op::field: {
        const Strength here = strength_of(inside, behind);
        for (std::size_t i = 0; i < here.drops.size(); ++i)
          if (step->land == Land::any || raw(step->land) == i % kLands)
            sum.drops[i] = static_cast<std::int16_t>(sum.drops[i] + here.drops[i]);
        break;
      }
      case Op::move: sum.add(everywhere(step->n, 0), 1); break;
      case Op::remove: sum.add(everywhere(0, step->n), 1); break;
      case Op::near: sum.add(everywhere(0, step->more != 0 ? kFromAll : 1), 1); break;
      case Op::repeat: sum.add(strength_of(inside, behind), step->n); break;
      case Op::either: {
        const Strength left = strength_of(inside, step + step->more);
        const Strength right = strength_of(step + step->more, behind);
        sum.add(left.worth() > right.worth() ? left : right, 1);
        break;
      }
      default: break;
    }
  }
  return sum;
}

// What an average hand can do, in 16ths.
int average(int sum, int cards) { return cards == 0 ? 0 : 16 * kHand * sum / cards; }

}  // namespace

void Game::measure_cards() {
  for (std::size_t i = 0; i < pack_.cards(); ++i) {
    const Program& program = programs_[i];
    strengths_[i] = strength_of(program.begin(), program.end());
  }
}

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
  const int early = std::max(0, kLong - pub.round);
  for (const Seat seat : seats_up_to(seats_)) {
    Features<kFeatures>& f = features[seat];
    const Player& player = pub.players[seat];
    int steps = 0;
    int pairs = 0;
    for (std::size_t i = 0; i < kFields; ++i) {
      steps += player.drops[i] * kToShrine[i];
      pairs += player.drops[i] > 1 ? 1 : 0;
    }
    if (!player.covered.empty())
      for (std::uint8_t i = 0; i < kFields; ++i) steps += player.drops[i] * (steps_from(player, At{i}) - kToShrine[i]);
    std::array<int, kLands> lying{};
    for (std::size_t land = 0; land < kLands; ++land)
      for (const At at : fields_of(player, Land{static_cast<std::uint8_t>(land)})) lying[land] += player.drops[raw(at)];
    int heroes = 0;
    int worth = 0;
    Strength deck;
    const Cards all = player.deck.all();
    for (const Card card : all.kinds()) {
      deck.add(strengths_[raw(card)], all.count(card));
      if (!pack_.is_hero(card)) continue;
      heroes += all.count(card);
      worth += all.count(card) * price(card);
    }
    Strength next;
    for (const Card card : player.deck.top) next.add(strengths_[raw(card)], 1);
    const int size = all.size();
    const int income = average(deck.leaves, size);
    const int moving = average(deck.most_moves(), size);
    const int removing = average(deck.most_removes(), size);
    int moves_fit = 0;
    int removes_fit = 0;
    for (std::size_t land = 0; land < kLands; ++land) {
      moves_fit += lying[land] * average(deck.moves(land), size);
      removes_fit += lying[land] * average(deck.removes(land), size);
    }
    const auto leaves = static_cast<int>(std::min<std::uint32_t>(player.leaves, kPlenty));
    f[feature::drops] = -player.left;
    f[feature::steps] = -steps;
    f[feature::steps_early] = -steps * early;
    f[feature::soil] = -lying[raw(Land::soil)];
    f[feature::pairs] = pairs;
    f[feature::leaves] = leaves;
    f[feature::leaves_early] = leaves * early;
    f[feature::heroes] = heroes;
    f[feature::heroes_early] = heroes * early;
    f[feature::price] = worth;
    f[feature::price_early] = worth * early;
    f[feature::cards] = size;
    f[feature::cards_early] = size * early;
    f[feature::income] = income;
    f[feature::income_early] = income * early / kLong;
    f[feature::moving] = moving;
    f[feature::moving_early] = moving * early / kLong;
    f[feature::removing] = removing;
    f[feature::removing_early] = removing * early / kLong;
    f[feature::moves_fit] = moves_fit / 16;
    f[feature::removes_fit] = removes_fit / 16;
    f[feature::next_leaves] = next.leaves;
    f[feature::next_moves] = next.most_moves();
    f[feature::next_removes] = next.most_removes();
    f[feature::actions] = count_of(player.owned);
    f[feature::shrines] = player.covered.size();
  }
}

}  // namespace understory::mycelia

// Who has won (R11), and what a reward asks and is worth (R8).
#include <algorithm>

#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {
namespace {

using payment::Part;
using payment::Things;

// The cards of a hand that pay for an exact set, each by the colours it may count as (R8.4).
bool is_exact(const RewardDef& reward, const std::array<Things, kHues>& cards, std::size_t size) {
  if (size != reward.set.size()) return false;
  payment::Takers takers;
  return std::all_of(reward.set.begin(), reward.set.end(), [&](Hue hue) { return takers.add(cards[raw(hue)]); });
}
static_assert(kHand <= payment::kMostTakers);

// With what the cards can be as far as they are looked at; nothing where none is.
bool holds(const RewardDef& reward, const Hand& hand, const Faces& faces) {
  std::array<Things, kHues> as_hue{};
  int leaves = 0;
  int pinecones = 0;
  int acorns = 0;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    as_hue[raw(hand[i].hue)] |= Things{1} << i;
    for (int h = 0; h < kHues; ++h)
      if (has(faces[i], two_way_of(hue_at(h)))) as_hue[static_cast<std::size_t>(h)] |= Things{1} << i;
    const bool either = has(faces[i], Symbol::pinecone_or_leaf);
    leaves += either || has(faces[i], Symbol::leaf) ? 1 : 0;
    pinecones += either || has(faces[i], Symbol::pinecone) ? 1 : 0;
    acorns += has(faces[i], Symbol::acorn) ? 1 : 0;
  }
  switch (reward.condition) {
    case Condition::leaves: return leaves >= reward.least;
    case Condition::pinecones: return pinecones >= reward.least;
    case Condition::acorns: return acorns >= reward.least;
    case Condition::exact_set: return is_exact(reward, as_hue, hand.size());
    default: return true;
  }
}

}  // namespace

// R8.2 to R8.4
bool Game::meets(const Player& player, const Faces& hand, Reward reward) const {
  const RewardDef& def = pack_.rewards[raw(reward)];
  switch (def.condition) {
    case Condition::empty_hand: return player.hand.empty();
    case Condition::pebbles: return spare_pebbles(player) >= def.least;
    case Condition::tiles: return player.tiles.size() >= def.least;
    default: return holds(def, player.hand, hand);
  }
}

bool Game::is_plain(const Public& pub, Seat seat, Reward reward) const {
  const Hand& hand = pub.players[seat].hand;
  Faces known{};
  for (std::size_t i = 0; i < hand.size(); ++i)
    known[i] = is_known(hand[i]) ? all_but(hand[i].not_these) : SymbolSet{0};
  return holds(pack_.rewards[raw(reward)], hand, known);
}

// What they are worth if the game ended now; those that count at the end count what there is.
int Game::reward_points(const Player& player) const {
  int points = 0;
  for (std::size_t i = 0; i < pack_.rewards.size(); ++i) {
    if ((player.rewards >> i & 1U) == 0) continue;
    const RewardDef& reward = pack_.rewards[i];
    const int cards = static_cast<int>(player.hand.size());
    switch (reward.condition) {
      case Condition::per_card: points += reward.points * (cards / reward.least); break;
      case Condition::per_injury: points += reward.points * (player.hurts / reward.least); break;
      default: points += reward.points; break;
    }
  }
  return points;
}

int Game::points(const Public& pub, Seat seat) const {
  const Player& player = pub.players[seat];
  return player.acorns + player.berries + reward_points(player) - player.injured;
}

// What lies face down counts when it is opened (R11.2).
Scores Game::scores(const State& state) const {
  Scores scores;
  scores.seats = seats_;
  for (const Seat seat : seats_up_to(seats_)) scores.total[seat] = points(state.pub, seat);
  for (const Seat seat : seats_up_to(seats_)) {
    scores.rank[seat] = 1;
    for (const Seat other : seats_up_to(seats_))
      if (scores.total[other] > scores.total[seat]) ++scores.rank[seat];  // R11.4
  }
  return scores;
}

Scores Game::standing(const State& state) const {
  State shown = state;
  for (const Seat seat : seats_up_to(seats_)) show_results(shown, seat);
  return scores(shown);
}

std::vector<ScoreRow> Game::breakdown(const State& state) const {
  ScoreRow acorns{"underground-panic.row.acorns", {}};
  ScoreRow berries{"underground-panic.row.berries", {}};
  ScoreRow rewards{"underground-panic.row.rewards", {}};
  ScoreRow injuries{"underground-panic.row.injuries", {}};
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = state.pub.players[seat];
    acorns.points[seat] = player.acorns;
    berries.points[seat] = player.berries;
    rewards.points[seat] = reward_points(player);
    injuries.points[seat] = -player.injured;
  }
  return {acorns, berries, rewards, injuries};
}

// All points lie there in the end; none is written down before.
std::optional<Booking> Game::booking(const Event& /*event*/) const { return {}; }

}  // namespace understory::underground_panic

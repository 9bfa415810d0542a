// What a bot looks at: what the gangs have, what lies on their way Home, who threatens whom, and team-ups to come.
#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {
namespace {

namespace feature {
enum : std::size_t {
  mushrooms,
  pickers_left,
  walk,
  walk_in_time,
  walk_crowded,
  step,
  chased,
  chased_most,
  chased_now,
  chased_now_rest,
  stalked,
  flanked,
  flanked_now,
  pairs,
  trios,
  trio_next,
  team_up,
  team_up_now,
  turn
};
}

constexpr PositionSet all_but_column(int column) {
  PositionSet set;
  for (int r = 0; r < kSide; ++r)
    for (int c = 0; c < kSide; ++c)
      if (c != column) set.add(at(r, c));
  return set;
}
constexpr PositionSet kNotLeft = all_but_column(0);
constexpr PositionSet kNotRight = all_but_column(kSide - 1);

// Whose neighbour in the row, on the left or on the right, is in the set.
PositionSet right_of(PositionSet set) { return set.later(1) & kNotLeft; }
PositionSet left_of(PositionSet set) { return set.earlier(1) & kNotRight; }

}  // namespace

// A field to place on, or a picker; away from the middle of the gang.
Subject Game::subject_of(const State& state, Move move) const {
  const Position at = move.action() == Action::place ? move.to() : move.from();
  Middle middle;
  state.pub.pickers[actor(state)].each([&](Position p) { middle.add(column_of(p), row_of(p)); });
  return {1U + raw(at), middle.steps_to(column_of(at), row_of(at))};
}

// Pickers are placed by all and walk Home in the end: only that one is eliminated is worth saying.
Claims Game::claims(const Event& event) const {
  Claims claims;
  switch (event.kind) {
    case EventKind::acted:
      claims.push_back({"mushrooms", event.gang, event.amount});
      if (event.victim != kNobody) claims.push_back({"pickers", event.victim, -1});
      break;
    case EventKind::created_group:
    case EventKind::joined_group: claims.push_back({"mushrooms", event.gang, event.amount}); break;
    default: break;
  }
  return claims;
}

// The neighbours in a row that would make a group with a picker arriving at `to`; nothing if they are too few.
int Game::bonus_at(const Public& pub, Seat gang, Position from, Position to) const {
  PositionSet after = pub.pickers[gang];
  after.remove(from);
  after.add(to);
  if (!in_group(after, to)) return 0;
  Public there = pub;
  there.pickers[gang] = after;
  const auto paid = team_up(there, gang, to);
  return paid ? paid->bonus : 0;
}

bool Game::is_loud(const State& state, Move move) const {
  if (move.action() == Action::place || leaves(move.action())) return false;
  return eliminates(move.action()) || bonus_at(state.pub, state.pub.turn, move.from(), move.to()) > 0;
}

void Game::features(const State& state, PerSeat<Features<kFeatures>, kMostGangs>& features) const {
  const Public& pub = state.pub;
  const bool placing = this->placing(pub);
  const PositionSet all = occupied(pub);
  // The game lasts until the limit, or until somebody has walked everyone Home.
  int left = turn_limit_ - pub.round;
  PerSeat<int, kMostGangs> steps{};
  for (const Seat gang : seats_up_to(seats_)) {
    pub.pickers[gang].each([&](Position p) { steps[gang] += kLastRow + 1 - row_of(p); });
    if (!placing) left = std::min(left, steps[gang]);
  }
  for (const Seat gang : seats_up_to(seats_)) {
    Features<kFeatures>& f = features[gang];
    f.fill(0);
    const bool mine = pub.turn == gang;
    const PositionSet own = pub.pickers[gang];
    const PositionSet enemies = all & ~own;
    const PositionSet behind = enemies.later(kSide);  // right before an enemy
    const PositionSet chased = own & behind;
    const auto worth = [&](PositionSet set) {
      int sum = 0;
      set.each([&](Position p) { sum += way_home_[raw(p)]; });
      return sum;
    };
    const int walk = worth(own);
    f[feature::mushrooms] = placing ? pack_.start.value : pub.mushrooms[gang];
    f[feature::pickers_left] = own.size();
    f[feature::turn] = mine ? 1 : 0;
    f[feature::walk] = walk;
    f[feature::walk_in_time] = steps[gang] > left ? walk * left / steps[gang] : walk;
    // Who is still to come counts as well.
    const int others = placing ? kPickers * (seats_ - 1) : enemies.size();
    f[feature::walk_crowded] = walk * others / (kPickers * (seats_ - 1));
    (own & ~own.earlier(kSide)).each([&](Position p) { f[feature::step] = std::max(f[feature::step], yield(p)); });

    int most = 0;
    chased.each([&](Position p) { most = std::max<int>(most, way_home_[raw(p)]); });
    f[mine ? feature::chased_now : feature::chased] = worth(chased);
    // Of all that are chased, the gang whose turn it is can save one; the others can take one.
    if (mine)
      f[feature::chased_now_rest] = worth(chased) - most;
    else
      f[feature::chased_most] = most;
    f[feature::stalked] = worth(own & (behind & ~all).later(kSide));
    f[mine ? feature::flanked_now : feature::flanked] = worth(own & (right_of(enemies) | left_of(enemies)));

    (own & left_of(own)).each([&](Position p) {
      f[feature::pairs] += yield(p) + yield(at(row_of(p), column_of(p) + 1));
    });
    std::tie(f[feature::trios], f[feature::trio_next]) = trios_of(pub, gang);
    f[mine ? feature::team_up_now : feature::team_up] = best_team_up(pub, gang);
  }
}

// The most that one step could earn: at free positions with two of the gang in reach of a group; the picker that goes
// there may be one of them.
int Game::best_team_up(const Public& pub, Seat gang) const {
  const PositionSet own = pub.pickers[gang];
  const PositionSet after = right_of(own);
  const PositionSet before = left_of(own);
  const PositionSet group =
      ((after & before) | (after & right_of(after)) | (before & left_of(before))) & ~occupied(pub);
  int best = 0;
  group.each([&](Position to) {
    const int row = row_of(to);
    const int column = column_of(to);
    const auto from = [&](int r, int c) {
      if (r >= 0 && r < kSide && c >= 0 && c < kSide && own.contains(at(r, c)))
        best = std::max(best, bonus_at(pub, gang, at(r, c), to));
    };
    from(row - 1, column), from(row, column + 1), from(row, column - 1), from(row + 1, column);
  });
  return best;
}

// Groups of three that could be made by walking forward, in quarters of their bonus, half as much for every step but
// the first: all of them, and the best.
std::pair<int, int> Game::trios_of(const Public& pub, Seat gang) const {
  constexpr int kMostSteps = 6;
  std::array<int, kSide> steps{};  // to this row, for the nearest picker in the column
  steps.fill(kSide);
  int sum = 0;
  int best = 0;
  pub.pickers[gang].each_row([&](int r, unsigned row) {
    for (unsigned c = 0; c < kSide; ++c) steps[c] = (row >> c & 1U) != 0 ? 0 : steps[c] + 1;
    for (int c = 0; c + 2 < kSide; ++c) {
      const auto first = steps.begin() + c;
      const int in_all = first[0] + first[1] + first[2];
      if (in_all == 0 || in_all > kMostSteps) continue;
      if (!pays_every_time_ && pub.paid[gang].contains({r, c, c + 2})) continue;
      const int worth = (yield(at(r, c)) + yield(at(r, c + 1)) + yield(at(r, c + 2))) * 4 >> (in_all - 1);
      sum += worth;
      best = std::max(best, worth);
    }
  });
  return {sum, best};
}

}  // namespace understory::mushroom_gangs

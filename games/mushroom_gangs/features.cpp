// What a bot looks at: what the gangs have, what lies on their way Home, who threatens whom, and team-ups within reach.
#include <algorithm>

#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {
namespace {

namespace feature {
enum : std::size_t {
  mushrooms,
  pickers_left,
  walk,
  walk_in_time,
  chased,
  chased_now,
  flanked,
  flanked_now,
  pairs,
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
  const int left = turn_limit_ - pub.round;
  const PositionSet all = occupied(pub);
  for (const Seat gang : seats_up_to(seats_)) {
    Features<kFeatures>& f = features[gang];
    f.fill(0);
    const bool mine = pub.turn == gang;
    const PositionSet own = pub.pickers[gang];
    const PositionSet enemies = all & ~own;
    f[feature::mushrooms] = pub.mushrooms[gang];
    f[feature::pickers_left] = own.size();
    f[feature::turn] = mine ? 1 : 0;

    int income = 0;
    int steps = 0;
    own.each([&](Position p) {
      income += way_home_[raw(p)];
      steps += kLastRow + 1 - row_of(p);
    });
    f[feature::walk] = income;
    f[feature::walk_in_time] = steps > left ? income * left / steps : income;

    const auto at_stake = [&](PositionSet threatened) {
      int sum = 0;
      threatened.each([&](Position p) { sum += way_home_[raw(p)]; });
      return sum;
    };
    f[mine ? feature::chased_now : feature::chased] = at_stake(own & enemies.later(kSide));
    f[mine ? feature::flanked_now : feature::flanked] = at_stake(own & (right_of(enemies) | left_of(enemies)));
    (own & left_of(own)).each([&](Position p) {
      f[feature::pairs] += yield(p) + yield(at(row_of(p), column_of(p) + 1));
    });

    // Free positions with two of the own in reach of a group; the picker that goes there may be one of them.
    const PositionSet after = right_of(own);
    const PositionSet before = left_of(own);
    const PositionSet group = ((after & before) | (after & right_of(after)) | (before & left_of(before))) & ~all;
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
    f[mine ? feature::team_up_now : feature::team_up] = best;
  }
}

}  // namespace understory::mushroom_gangs

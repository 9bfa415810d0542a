// The order that a search keeps among equal picks loses nothing: whatever can be reached by picks in any order can be
// reached by picks in this one.
#pragma once

#include <utility>
#include <vector>

#include "engine/conformance/moment.hpp"

namespace understory::conformance {

// More are never equal: numbers, spaces and corners are one choice each.
inline constexpr std::size_t kMostPicks = 32;
// Of picks there are some dozen ends; an order that is none would go on for ever.
inline constexpr std::size_t kMostEnds = 10'000;

// Where picks that begin at one position end, in any order or in a search's.
template <OrderedGame G>
class Picks {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Ends = ByteSet<State>;

  // `firsts` are the legal moves where the picking begins.
  Picks(const G& game, const std::vector<Move>& firsts) : game_(game), firsts_(firsts) {}

  // Whether it matters here in which order things come, so that the picking goes on.
  bool goes_on(const State& state) const {
    for (const Move& one : firsts_)
      for (const Move& other : firsts_)
        if (!game_.in_order(state, one, other)) return true;
    return false;
  }

  Ends in_any_order(const State& state) const {
    Ends seen;
    Ends ends;
    go_on(state, seen, ends);
    return ends;
  }
  Ends in_a_searchs_order(const State& state) const {
    Ends ends;
    search_on(state, nullptr, ends);
    return ends;
  }

 private:
  void go_on(const State& state, Ends& seen, Ends& ends) const {
    for (const Move& move : moves_of(game_, state)) {
      if (seen.size() + ends.size() > kMostEnds) return;
      State after = state;
      game_.apply(after, move, NoEvents{});
      if (!goes_on(after))
        ends.insert(after);
      else if (seen.insert(after).second)
        go_on(after, seen, ends);
    }
  }
  void search_on(const State& state, const Move* previous, Ends& ends) const {
    typename G::MoveList moves;
    searched_moves(game_, state, previous, moves);
    for (const Move& move : moves) {
      State after = state;
      game_.apply(after, move, NoEvents{});
      if (goes_on(after) && ends.size() <= kMostEnds)
        search_on(after, &move, ends);
      else
        ends.insert(after);
    }
  }

  const G& game_;
  const std::vector<Move>& firsts_;
};

// At every position from which picks go on, be it the first of them or one in their middle.
template <TextGame G>
void check_order(const Moment<G>& at) {
  if constexpr (OrderedGame<G>) {
    if (raw(at.actor) >= at.game.seats() || at.moves.size() > kMostPicks) return;
    const Picks<G> picks(at.game, at.moves);
    for (const auto& move : at.moves) {
      typename G::State after = at.state;
      at.game.apply(after, move, NoEvents{});
      if (!picks.goes_on(after)) continue;
      const auto all = picks.in_any_order(at.state);
      const auto found = picks.in_a_searchs_order(at.state);
      bool same = all.size() == found.size() && all.size() <= kMostEnds;
      for (const auto& end : all) same = same && found.count(end) == 1;
      at.report.expect(Check::order_loses_nothing, same,
                       [&] { return at.place.with("all", all.size()).with("found", found.size()); });
      return;
    }
  }
}

}  // namespace understory::conformance

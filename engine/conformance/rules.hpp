// The rules as a machine: there is always something to do until the end, playing a move is a function of position and
// move alone, nothing is lost, and the points add up.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/conformance/moment.hpp"

namespace understory::conformance {

// Who decided anything, and who did so in a turn of its own.
struct TurnTally {
  PerSeat<bool, kMostSeats> asked{};
  PerSeat<bool, kMostSeats> in_own_turn{};
};

template <TextGame G>
void check_turn(const Moment<G>& at, TurnTally& turns) {
  const Seat turn = at.game.turn_of(at.state);
  const auto here = [&] { return at.place.with("turn", turn).with("actor", at.actor); };
  const bool is_seat = raw(turn) < at.game.seats();
  at.report.expect(Check::turn_known, turn == kNobody || (is_seat && at.actor != kNobody), here);
  if (raw(at.actor) >= at.game.seats()) return;
  at.report.expect(Check::turn_asks, is_seat, here);
  turns.asked[at.actor] = true;
  if (turn == at.actor) turns.in_own_turn[at.actor] = true;
}

// After all games of a setting: nobody decides in the turns of others only.
template <TextGame G>
void check_turns(const Setting<G>& setting, const TurnTally& turns, Report& report) {
  for (const Seat seat : seats_up_to(setting.game.seats()))
    if (turns.asked[seat])
      report.expect(Check::turn_comes_round, turns.in_own_turn[seat],
                    [&] { return place_of(setting).with("seat", seat); });
}

// Whether the game can go on from here, as far as these checks can tell.
template <TextGame G>
bool check_moves(const Moment<G>& at) {
  const auto here = [&] { return at.place.with("actor", at.actor).with("moves", at.moves.size()); };
  const bool is_seat = raw(at.actor) < at.game.seats();
  at.report.expect(Check::actor_known, is_seat || at.actor == kNobody || (G::kHasChance && at.actor == kChance), here);
  if (at.actor == kNobody) {
    at.report.expect(Check::moves_empty_after_end, at.moves.empty(), here);
    return false;
  }
  if (!at.report.expect(Check::moves_never_empty, !at.moves.empty(), here)) return false;

  std::set<MoveWord> words;
  for (const auto& move : at.moves)
    at.report.expect(Check::moves_listed_once, words.insert(word_of(move)).second, [&] { return at.with(move); });

  // Asked again, with whatever is left in the buffer from before.
  typename G::MoveList again;
  again.push_back(at.moves.back());
  at.game.legal_moves(at.state, again);
  bool same = again.size() == at.moves.size();
  for (std::size_t i = 0; same && i < again.size(); ++i) same = again[i] == at.moves[i];
  at.report.expect(Check::moves_repeatable, same, here);
  return true;
}

// Plays the move on copies, in every way it can be played.
template <TextGame G>
Outcome<G> check_apply(const Moment<G>& at, typename G::Move move) {
  Outcome<G> first = outcome_of(at.game, at.state, move);
  typename G::State quiet = at.state;
  at.game.apply(quiet, move, NoEvents{});
  const Outcome<G> second = outcome_of(at.game, at.state, move);

  const auto here = [&] {
    return at.with(move).with_hash("before", hash_of(at.state)).with_hash("after", hash_of(first.after));
  };
  at.report.expect(Check::apply_repeatable, same_bytes(first.after, second.after),
                   [&] { return here().with_hash("again", hash_of(second.after)); });
  at.report.expect(Check::events_repeatable, same_events(first.events, second.events), here);
  at.report.expect(Check::sink_changes_nothing, same_bytes(first.after, quiet),
                   [&] { return here().with_hash("quiet", hash_of(quiet)); });
  if (at.kit.conserved)
    at.report.expect(Check::pieces_conserved, at.kit.conserved(at.game, at.state, first.after, move), here);
  return first;
}

inline bool same_scores(const Scores& a, const Scores& b) {
  return a.seats == b.seats && a.rivals == b.rivals && a.total == b.total && a.rank == b.rank;
}

template <TextGame G>
void check_ranks(const Moment<G>& at, const Scores& scores) {
  at.report.expect(Check::ranks_valid, scores.seats == at.game.seats(), [&] { return at.place; });
  const int ranked = scores.seats + scores.rivals;
  for (const Seat seat : seats_up_to(ranked)) {
    int better = 0;  // equals share a place: 1, 1, 3
    bool follows = true;
    for (const Seat other : seats_up_to(ranked)) {
      better += scores.rank[other] < scores.rank[seat] ? 1 : 0;
      follows = follows && !(scores.total[other] > scores.total[seat] && scores.rank[other] > scores.rank[seat]);
    }
    at.report.expect(Check::ranks_valid, scores.rank[seat] == better + 1, [&] {
      return at.place.with("seat", seat).with("rank", int{scores.rank[seat]}).with("better", better);
    });
    at.report.expect(Check::ranks_follow_totals, follows, [&] {
      return at.place.with("seat", seat).with("rank", int{scores.rank[seat]}).with("total", scores.total[seat]);
    });
  }
}

// `booked` is what events have written down since the start.
template <TextGame G>
void check_scores(const Moment<G>& at, const PerSeat<std::int32_t, kMostSeats>& booked) {
  const Scores scores = at.game.scores(at.state);
  const std::vector<ScoreRow> rows = at.game.breakdown(at.state);
  for (const Seat seat : seats_up_to(scores.seats + scores.rivals)) {
    std::int32_t sum = booked[seat];
    for (const ScoreRow& row : rows) sum += row.points[seat];
    at.report.expect(Check::points_add_up, sum == scores.total[seat],
                     [&] { return at.place.with("seat", seat).with("total", scores.total[seat]).with("rows", sum); });
  }
  check_ranks(at, scores);
  const Scores standing = at.game.standing(at.state);
  check_ranks(at, standing);
  if (at.actor == kNobody)
    at.report.expect(Check::standing_agrees, same_scores(standing, scores), [&] { return at.place; });
}

}  // namespace understory::conformance

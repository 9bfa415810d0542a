// Events tell no more than views do, and whoever learns something by a move is said to, nobody else (undo stops there).
//
// Every comparison is between two outcomes that leave the viewer with the same view. A view has perfect recall, so
// what was told on the way must be the same too; had the viewer rightly been told something, its view would show it.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/conformance/moment.hpp"
#include "engine/conformance/secrecy.hpp"

namespace understory::conformance {

// An outcome as one viewer sees it.
template <TextGame G>
struct Seen {
  const Outcome<G>* outcome = nullptr;
  typename G::View view{};
  std::vector<typename G::Event> events;
};

template <TextGame G>
Seen<G> seen_by(const G& game, Seat viewer, const Outcome<G>& outcome) {
  Seen<G> seen{&outcome, game.observe(outcome.after, viewer), {}};
  seen.events.reserve(outcome.events.size());
  for (const auto& event : outcome.events) seen.events.push_back(game.redact(event, viewer));
  return seen;
}

template <TextGame G>
std::vector<Seen<G>> seen_by(const G& game, Seat viewer, const std::vector<Outcome<G>>& outcomes) {
  std::vector<Seen<G>> seen;
  seen.reserve(outcomes.size());
  for (const Outcome<G>& outcome : outcomes) seen.push_back(seen_by(game, viewer, outcome));
  return seen;
}

template <TextGame G>
std::vector<Outcome<G>> outcomes_of(const G& game, const typename G::State& state,
                                    const std::vector<typename G::Move>& moves) {
  std::vector<Outcome<G>> outcomes;
  outcomes.reserve(moves.size());
  for (const auto& move : moves) outcomes.push_back(outcome_of(game, state, move));
  return outcomes;
}

// What events of one kind, by their words, are said to have taught viewers: those who acted, and others.
struct Lessons {
  static constexpr int kEnough = 50;  // to have been right once
  struct Count {
    int said = 0;
    int right = 0;
  };
  std::map<std::pair<std::string, bool>, Count> counts;
};

// Who is said to have learned something by the events: the secret is the table's, or of a seat that knew it. Whether
// the viewer could exclude something by them is `excluded`.
template <TextGame G>
void check_lessons(const Moment<G>& at, const Seen<G>& seen, Seat viewer, bool excluded, Lessons& lessons) {
  for (std::size_t i = 0; i < seen.events.size(); ++i) {
    const auto& event = seen.outcome->events[i];
    const Seat whose = at.game.reveals(event, viewer);
    if (whose == kNobody) continue;
    const bool knew = raw(whose) < at.game.seats() && whose != viewer && at.game.reveals(event, whose) == kNobody;
    at.report.expect(Check::reveals_owner, whose == kChance || knew,
                     [&] { return at.with(seen.outcome->move).with("viewer", viewer).with("whose", whose); });
    Lessons::Count& count = lessons.counts[{at.game.describe(seen.events[i]).key, viewer == at.actor}];
    ++count.said;
    if (excluded) ++count.right;
  }
}

// After all games of a setting: what is always said to teach something has taught something at least once.
inline void check_lessons_earned(const Lessons& lessons, const Place& place, Report& report) {
  for (const auto& [kind, count] : lessons.counts)
    if (count.said >= Lessons::kEnough)
      report.expect(Check::reveals_earned, count.right > 0,
                    [&, &of = kind] { return place.with("event", of.first).with("own", of.second ? 1 : 0); });
}

// Two outcomes with the same view for the viewer; `telling` is what it means if their events differ.
template <TextGame G>
void check_told_alike(const Moment<G>& at, Seat viewer, const Seen<G>& a, const Seen<G>& b, Check telling) {
  const auto here = [&] {
    return at.place.with("viewer", viewer)
        .with("move", at.game.format(a.outcome->move))
        .with("other", at.game.format(b.outcome->move));
  };
  const bool same = at.report.expect(telling, same_events(a.events, b.events), here);
  for (std::size_t i = 0; same && i < a.events.size(); ++i)
    at.report.expect(Check::facts_from_view, at.game.facts(a.events[i]) == at.game.facts(b.events[i]), here);

  const auto& events_a = a.outcome->events;
  const auto& events_b = b.outcome->events;
  bool same_reveals = events_a.size() == events_b.size();
  bool same_bookings = same_reveals;
  for (std::size_t i = 0; i < events_a.size() && i < events_b.size(); ++i) {
    for (const Seat learner : viewers_of(at.game))
      same_reveals = same_reveals && at.game.reveals(events_a[i], learner) == at.game.reveals(events_b[i], learner);
    const auto booking_a = at.game.booking(events_a[i]);
    const auto booking_b = at.game.booking(events_b[i]);
    same_bookings = same_bookings && booking_a.has_value() == booking_b.has_value() &&
                    (!booking_a || (booking_a->seat == booking_b->seat && booking_a->row == booking_b->row &&
                                    booking_a->points == booking_b->points));
  }
  at.report.expect(Check::reveals_from_view, same_reveals, here);
  if (at.kit.scores_public) at.report.expect(Check::bookings_from_view, same_bookings, here);
  at.report.expect(Check::next_actor_public, at.game.actor(a.outcome->after) == at.game.actor(b.outcome->after), here);
}

template <TextGame G>
void expect_revealed(const Moment<G>& at, Seat viewer, const Outcome<G>& outcome) {
  at.report.expect(Check::reveals_said, outcome.reveals(at.game, viewer),
                   [&] { return at.with(outcome.move).with("viewer", viewer); });
}

// Different moves in the same position. Where even the positions afterwards are the same there is nothing left to
// hide: a die that does nothing may still be seen. Whether the viewer sees by the view what chance has done.
template <TextGame G>
bool check_moves_apart(const Moment<G>& at, Seat viewer, const std::vector<Seen<G>>& truth) {
  ByteMap<typename G::View, std::vector<const Seen<G>*>> by_view;
  for (const Seen<G>& seen : truth) {
    auto& alike = by_view[seen.view];
    for (const Seen<G>* other : alike)
      if (!same_bytes(seen.outcome->after, other->outcome->after))
        check_told_alike(at, viewer, *other, seen,
                         viewer == at.actor ? Check::own_choice_remembered : Check::events_from_view);
    // To its own moves nobody is blind: where they look alike, the view has forgotten which was made.
    if (viewer == at.actor && alike.empty())
      at.report.expect(Check::own_choice_remembered, true, [] { return Place(); });
    alike.push_back(&seen);
  }
  if (at.actor != kChance || by_view.size() < 2) return false;
  for (const Seen<G>& seen : truth) expect_revealed(at, viewer, *seen.outcome);
  return true;
}

// The same move in two worlds, and moves that only one of them has. Which outcomes exclude the other world.
template <TextGame G>
std::vector<bool> check_worlds_apart(const Moment<G>& at, Seat viewer, const std::vector<Seen<G>>& truth,
                                     const std::vector<Seen<G>>& world) {
  const auto has = [](const std::vector<Seen<G>>& list, typename G::Move move) {
    for (const Seen<G>& seen : list)
      if (seen.outcome->move == move) return true;
    return false;
  };
  std::vector<bool> excluded;
  for (const Seen<G>& here : truth) {
    const bool here_only = !has(world, here.outcome->move);
    bool possible_there = false;  // the viewer cannot exclude the other world by what it sees afterwards
    for (const Seen<G>& there : world) {
      const bool same_move = there.outcome->move == here.outcome->move;
      const bool same_view = same_bytes(here.view, there.view);
      // The actor knows which move it made; others know what they see.
      possible_there = possible_there || (same_view && (same_move || viewer != at.actor));
      const bool comparable = same_move || (here_only && viewer != at.actor && !has(truth, there.outcome->move));
      if (!comparable || !same_view) continue;
      // What was openly shown and then mixed in again may leave the same position behind.
      const bool shown = here.outcome->reveals(at.game, viewer) && there.outcome->reveals(at.game, viewer);
      if (shown && same_bytes(here.outcome->after, there.outcome->after)) continue;
      check_told_alike(at, viewer, here, there, Check::events_from_view);
    }
    excluded.push_back(!possible_there && (!here_only || viewer != at.actor));
    if (excluded.back()) expect_revealed(at, viewer, *here.outcome);
  }
  return excluded;
}

template <TextGame G>
void check_events(const Moment<G>& at, const std::vector<LookAlike<G>>& look_alikes, Lessons& lessons) {
  const std::vector<Outcome<G>> outcomes = outcomes_of(at.game, at.state, at.moves);
  if (at.actor == kChance)
    for (const Outcome<G>& outcome : outcomes)
      at.report.expect(Check::chance_told, !outcome.events.empty(), [&] { return at.with(outcome.move); });
  for (const LookAlike<G>& other : look_alikes) {
    const std::vector<Seen<G>> truth = seen_by(at.game, other.viewer, outcomes);
    std::vector<bool> excluded(truth.size(), check_moves_apart(at, other.viewer, truth));
    if (other.differs) {
      const auto there = outcomes_of(at.game, other.world, moves_of(at.game, other.world));
      const auto apart = check_worlds_apart(at, other.viewer, truth, seen_by(at.game, other.viewer, there));
      for (std::size_t i = 0; i < truth.size(); ++i) excluded[i] = excluded[i] || apart[i];
    }
    for (std::size_t i = 0; i < truth.size(); ++i) check_lessons(at, truth[i], other.viewer, excluded[i], lessons);
  }
}

}  // namespace understory::conformance

// What a viewer cannot see has no influence on what it is told. The truth is compared with worlds the viewer cannot
// tell from it: whatever differs between them and reaches the viewer is a leak.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/conformance/moment.hpp"
#include "engine/conformance/text.hpp"

namespace understory::conformance {

// A world that looks to the viewer like the truth.
template <TextGame G>
struct LookAlike {
  Seat viewer{};
  typename G::State world{};
  bool differs = false;  // it is not the truth itself; otherwise comparing proves nothing
};

// How often others' worlds and the truth disagreed on what a seat holds in secret: by viewer, then by owner.
struct SecretTally {
  static constexpr std::size_t kViewers = kMostSeats + 1;  // the last one watches
  std::array<std::array<std::uint64_t, kMostSeats>, kViewers> differed{};

  std::uint64_t& of(Seat viewer, Seat owner) {
    return differed[raw(viewer) < kMostSeats ? std::size_t{raw(viewer)} : kMostSeats][raw(owner)];
  }
};

// Whether a world of the viewer is one, and depends on nothing but the view. Where its view is another one, nothing
// can be learned by comparing further.
template <TextGame G>
bool check_world(const Moment<G>& at, Seat viewer, const typename G::State& world) {
  const auto here = [&] { return at.place.with("viewer", viewer).with_hash("world", hash_of(world)); };
  const auto view = at.game.observe(at.state, viewer);
  if (!at.report.expect(Check::view_of_world_same, same_bytes(view, at.game.observe(world, viewer)), here))
    return false;

  // A game that looked at the truth a moment ago must not remember it: same view and same numbers, same world.
  const std::uint64_t seed = at.rng.next();
  Rng first(seed);
  Rng second(seed);
  const auto of_truth = at.game.determinise(at.game.observe(at.state, viewer), first);
  const auto of_world = at.game.determinise(at.game.observe(world, viewer), second);
  at.report.expect(Check::world_from_view_alone, same_bytes(of_truth, of_world), here);
  return true;
}

template <TextGame G>
std::vector<LookAlike<G>> check_worlds(const Moment<G>& at) {
  constexpr int kTries = 4;  // to find a world that is not the truth
  std::vector<LookAlike<G>> look_alikes;
  for (const Seat viewer : viewers_of(at.game)) {
    const auto view = at.game.observe(at.state, viewer);
    LookAlike<G> other{viewer, at.game.determinise(view, at.rng), false};
    for (int i = 1; i < kTries && same_bytes(other.world, at.state); ++i)
      other.world = at.game.determinise(view, at.rng);
    other.differs = !same_bytes(other.world, at.state);
    if (check_world(at, viewer, other.world)) look_alikes.push_back(other);
  }
  // The position reader knows which positions are impossible; one world for each moment is enough to ask it about.
  if (!look_alikes.empty())
    check_position(at, look_alikes[at.rng.below(static_cast<std::uint32_t>(look_alikes.size()))].world,
                   Check::world_possible);
  return look_alikes;
}

// Points as everybody is shown them.
template <TextGame G>
bool same_scores(const G& game, const typename G::State& a, const typename G::State& b) {
  const Scores scores_a = game.scores(a);
  const Scores scores_b = game.scores(b);
  if (!(scores_a.total == scores_b.total && scores_a.rank == scores_b.rank)) return false;
  const std::vector<ScoreRow> rows_a = game.breakdown(a);
  const std::vector<ScoreRow> rows_b = game.breakdown(b);
  if (rows_a.size() != rows_b.size()) return false;
  for (std::size_t i = 0; i < rows_a.size(); ++i)
    if (rows_a[i].label != rows_b[i].label || !(rows_a[i].points == rows_b[i].points)) return false;
  return true;
}

// What the acting seat is asked and offered, in the truth and in a world that looks like it.
template <TextGame G>
void check_offer(const Moment<G>& at, const LookAlike<G>& other, const std::vector<typename G::Move>& earlier) {
  const auto here = [&] { return at.place.with("viewer", other.viewer).with_hash("world", hash_of(other.world)); };
  at.report.expect(Check::question_from_view, at.game.question(at.state) == at.game.question(other.world), here);
  const auto same_why = [&](typename G::Move move) {
    const auto why = at.game.why_not(at.state, move);
    const auto there = at.game.why_not(other.world, move);
    const bool same =
        why.has_value() == there.has_value() && (!why || (why->reason == there->reason && why->rule == there->rule));
    at.report.expect(Check::why_not_from_view, same, [&] { return here().with_hash("word", word_of(move)); });
  };
  for (const auto& move : claims(at, earlier)) same_why(move);
  for (const auto& move : at.moves) same_why(move);

  if (!at.report.expect(Check::moves_from_view, moves_of(at.game, other.world) == at.moves, here)) return;
  for (const auto& move : at.moves)
    at.report.expect(Check::labels_from_view, label_of(at.game, at.state, move) == label_of(at.game, other.world, move),
                     [&] { return here().with("move", at.game.format(move)); });
}

template <TextGame G>
void check_secrecy(const Moment<G>& at, const std::vector<LookAlike<G>>& look_alikes,
                   const std::vector<typename G::Move>& earlier, SecretTally& secrets) {
  for (const LookAlike<G>& other : look_alikes) {
    if (!other.differs) continue;
    const auto here = [&] { return at.place.with("viewer", other.viewer).with_hash("world", hash_of(other.world)); };
    at.report.expect(Check::actor_public, at.game.actor(other.world) == at.actor,
                     [&] { return here().with("actor", at.actor).with("there", at.game.actor(other.world)); });
    at.report.expect(Check::turn_public, at.game.turn_of(other.world) == at.game.turn_of(at.state), here);
    if constexpr (ChanceGame<G>)
      if (at.actor == kChance)
        at.report.expect(Check::coming_public, at.game.coming(other.world) == at.game.coming(at.state), here);
    if (at.kit.scores_public || at.actor == kNobody)
      at.report.expect(Check::scores_from_view, same_scores(at.game, at.state, other.world), here);
    if (other.viewer == at.actor) check_offer(at, other, earlier);
    for (const Seat seat : seats_up_to(at.game.seats())) {
      if (at.kit.remembered && seat == other.viewer)
        at.report.expect(Check::memory_kept,
                         at.kit.remembered(at.game, at.state, seat) == at.kit.remembered(at.game, other.world, seat),
                         here);
      if (at.kit.secret && seat != other.viewer &&
          at.kit.secret(at.game, at.state, seat) != at.kit.secret(at.game, other.world, seat))
        ++secrets.of(other.viewer, seat);
    }
  }
}

// What everybody's knowledge is said to force is the only move there is, in the truth and in a world that looks like
// it.
template <TextGame G>
void check_forced(const Moment<G>& at, const std::vector<LookAlike<G>>& look_alikes) {
  const auto forced = at.game.forced(at.game.observe(at.state, kSpectator));
  const auto right = [&](const std::vector<typename G::Move>& moves) {
    return !forced || (raw(at.actor) < at.game.seats() && moves.size() == 1 && moves.front() == *forced);
  };
  const auto here = [&] { return at.place.with_hash("forced", word_of(*forced)); };
  at.report.expect(Check::forced_right, right(at.moves), here);
  for (const LookAlike<G>& other : look_alikes)
    if (other.viewer == kSpectator && other.differs)
      at.report.expect(Check::forced_right, right(moves_of(at.game, other.world)), here);
}

// After all games of a setting: no viewer always knew what another seat held.
template <TextGame G>
void check_secrets_kept(const Kit<G>& kit, const Setting<G>& setting, SecretTally& secrets, Report& report) {
  if (!kit.secret) return;
  for (const Seat viewer : viewers_of(setting.game))
    for (const Seat owner : seats_up_to(setting.game.seats()))
      if (viewer != owner)
        report.expect(Check::secret_kept, secrets.of(viewer, owner) > 0,
                      [&] { return place_of(setting).with("viewer", viewer).with("owner", owner); });
}

}  // namespace understory::conformance

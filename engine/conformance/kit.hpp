// The conformance kit: all that can be checked of any game by playing it. docs/guides/conformance.md says what each
// code means. Used by tests, fuzzers and the command line; it prints nothing and stops at nothing.
#pragma once

#include <algorithm>
#include <exception>
#include <vector>

#include "engine/conformance/bytes.hpp"
#include "engine/conformance/chance.hpp"
#include "engine/conformance/events.hpp"
#include "engine/conformance/facts.hpp"
#include "engine/conformance/legality.hpp"
#include "engine/conformance/moment.hpp"
#include "engine/conformance/order.hpp"
#include "engine/conformance/report.hpp"
#include "engine/conformance/rules.hpp"
#include "engine/conformance/secrecy.hpp"
#include "engine/conformance/setting.hpp"
#include "engine/conformance/text.hpp"
#include "engine/conformance/worlds.hpp"

namespace understory::conformance {

// What the games of one setting have shown together.
template <TextGame G>
struct Tally {
  TurnTally turns;
  Sampled moves;
  Sampled chance;
  SecretTally secrets;
  Lessons lessons;
  EventsTold<G> told;
  BytesTold* bytes = nullptr;  // of all settings
  int usual_length = 1;
};

// One random game with every check at every position.
template <TextGame G>
class CheckedGame {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  CheckedGame(const Kit<G>& kit, const Setting<G>& setting, std::uint64_t seed, Tally<G>& tally, Report& report)
      : kit_(kit), setting_(setting), seed_(seed), tally_(tally), report_(report), rng_(seed) {}

  void play() {
    state_ = setting_.game.new_game();
    bool goes_on = true;
    while (goes_on) goes_on = step();
    tally_.usual_length = std::max(tally_.usual_length, static_cast<int>(played_.size()));
  }

 private:
  // False when the game is over or cannot go on.
  bool step() {
    const G& game = setting_.game;
    const State before = state_;
    const Place place = place_of(setting_).with("seed", seed_).with("step", played_.size());
    const Seat actor = game.actor(state_);
    const std::vector<Move> moves = moves_of(game, state_);
    const Moment<G> at{kit_, game, state_, actor, moves, place, rng_, report_};

    const bool goes_on = check_moves(at);
    check_turn(at, tally_.turns);
    check_scores(at, booked_);
    check_legality(at, earlier_);
    check_order(at);
    check_text(at);
    check_bytes(at, *tally_.bytes);
    check_moves_about(at);
    const auto look_alikes = check_worlds(at);
    check_secrecy(at, look_alikes, earlier_, tally_.secrets);
    check_forced(at, look_alikes);
    if (actor == kNobody) {
      check_record(at, setting_.options, played_);
      report_.expect(Check::end_within_bound, true, [&] { return at.place; });
    }
    if (!goes_on) return false;
    const bool within = played_.size() < static_cast<std::size_t>(setting_.longest);
    if (!within) return report_.expect(Check::end_within_bound, false, [&] { return at.place; });

    check_sample_chance(at, tally_.chance);
    check_sample_move(at, tally_.moves);
    check_events(at, look_alikes, tally_.lessons);
    const Move move = choose(kit_, game, state_, actor, moves, rng_);
    const Outcome<G> outcome = check_apply(at, move);
    // Whatever was asked and played up to here, it was asked of this position and played on copies of it.
    report_.expect(Check::original_untouched, same_bytes(before, state_), [&] { return at.with(move); });
    make(at, outcome);
    return true;
  }

  void make(const Moment<G>& at, const Outcome<G>& outcome) {
    check_event_words(at, outcome);
    check_event_facts(at, outcome, tally_.told);
    check_claims(at, outcome);
    for (const auto& event : outcome.events)
      if (const auto booking = at.game.booking(event)) booked_[booking->seat] += booking->points;
    // All that was possible here may be tried later, when it is not.
    earlier_.insert(earlier_.end(), at.moves.begin(), at.moves.end());
    played_.push_back(outcome.move);
    state_ = outcome.after;
  }

  const Kit<G>& kit_;
  const Setting<G>& setting_;
  std::uint64_t seed_;
  Tally<G>& tally_;
  Report& report_;
  Rng rng_;
  State state_{};
  std::vector<Move> played_;
  std::vector<Move> earlier_;
  PerSeat<std::int32_t, kMostSeats> booked_{};
};

template <TextGame G>
void check_setting(const Kit<G>& kit, const Setting<G>& setting, std::uint64_t seed, Balance& truths, BytesTold& bytes,
                   Report& report) {
  Tally<G> tally;
  tally.bytes = &bytes;
  for (int i = 0; i < kit.budget.games; ++i)
    CheckedGame<G>(kit, setting, seed + static_cast<std::uint64_t>(i), tally, report).play();

  const auto here = [&] { return place_of(setting); };
  check_turns(setting, tally.turns, report);
  if (tally.moves.positions > 0) report.expect(Check::sample_move_uniform, !tally.moves.fit.beyond_chance(), here);
  if (tally.chance.positions > 0)
    report.expect(Check::sample_chance_in_proportion, !tally.chance.fit.beyond_chance(), here);
  check_secrets_kept(kit, setting, tally.secrets, report);
  check_lessons_earned(tally.lessons, place_of(setting), report);

  Rng rng(seed);
  for (const Seat viewer : viewers_of(setting.game)) check_lines(kit, setting, viewer, rng, report);
  check_truth(kit, setting, tally.usual_length, rng, truths, report);
}

// Everything, for all settings. An exception that no check expects ends the setting and is a failure of its own.
template <TextGame G>
Report check_game(const Kit<G>& kit) {
  Report report;
  Balance truths;
  BytesTold bytes;
  std::uint64_t seed = kit.budget.seed;
  for (const Setting<G>& setting : kit.settings) {
    std::string thrown;
    try {
      check_setting(kit, setting, seed, truths, bytes, report);
    } catch (const std::exception& exception) {
      thrown = exception.what();
    }
    report.expect(Check::nothing_thrown, thrown.empty(), [&] { return place_of(setting).with("what", thrown); });
    seed += 1000;
  }
  judge(truths, Place(), report);
  judge(bytes, report);
  return report;
}

}  // namespace understory::conformance

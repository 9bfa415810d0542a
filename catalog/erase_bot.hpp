// Puts a bot of one game behind AnyBot. It hands on what the acting seat may know, and nothing else of the match.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/brain.hpp"
#include "catalog/bots.hpp"

namespace understory {

template <TextGame G>
class Erased;

// For a game that has no features.
class RandomBot final : public AnyBot {
 public:
  explicit RandomBot(std::uint64_t seed) : seed_(seed) {}
  MoveWord choose(const AnyMatch& match, const Limits& /*limits*/) override {
    Rng rng(seed_ + match.moves().size());
    return match.random_move(rng);
  }
  Advice advise(const AnyMatch& /*match*/, const Limits& /*limits*/) override { return {}; }

 private:
  std::uint64_t seed_;
};

template <TextGame G>
requires FeatureGame<G>
class ErasedBot final : public AnyBot {
 public:
  ErasedBot(std::shared_ptr<const G> game, const bots::Profile& profile, std::uint64_t seed)
      : game_(std::move(game)), brain_(*game_, profile, seed) {}

  MoveWord choose(const AnyMatch& match, const Limits& limits) override {
    const bots::Occasion occasion = occasion_of(match);
    const MoveWord move = word_of(brain_.choose(view_of(match), limits, occasion, moves_since(match)));
    answered_.assign(match.moves().begin(), match.moves().end());
    answered_.push_back(move);
    seat_ = match.actor();
    turn_ = match.turn_of();
    return move;
  }

  Advice advise(const AnyMatch& match, const Limits& limits) override {
    answered_.clear();
    const Seat me = match.actor();
    Advice advice;
    double best = 0;
    for (const auto& found : brain_.advise(view_of(match), limits, {match.moves().size()})) {
      Plan plan;
      for (const auto move : found.moves) plan.moves.push_back(word_of(move));
      plan.visits = found.visits;
      for (const Seat seat : seats_up_to(match.seats())) {
        if (found.scores) plan.points.push_back(found.scores->total[seat]);
        if (match.seats() > 1)
          plan.margins.push_back(bots::margin<G>(found.outlook, match.seats(), seat) / double{kPoint});
      }
      const double reckoned = bots::margin<G>(found.outlook, match.seats(), me) / double{kPoint};
      if (advice.plans.empty()) best = reckoned;
      plan.behind = std::max(0.0, best - reckoned);
      if (found.reason) plan.why = sentence(match, me, *found.reason);
      advice.plans.push_back(std::move(plan));
    }
    advice.iterations = brain_.iterations();
    return advice;
  }

 private:
  static typename G::View view_of(const AnyMatch& match) {
    return static_cast<const Erased<G>&>(match).seen_by_actor();
  }

  // Whether its last answer was for this seat, and was followed.
  bool follows(const AnyMatch& match) const {
    const auto& moves = match.moves();
    return !answered_.empty() && moves.size() >= answered_.size() && seat_ == match.actor() &&
           std::equal(answered_.begin(), answered_.end(), moves.begin());
  }

  // What others have done since. A move may say more than its events show to this seat, so only where all lies open.
  std::vector<typename G::Move> moves_since(const AnyMatch& match) const {
    std::vector<typename G::Move> since;
    if constexpr (OpenGame<G>)
      if (follows(match))
        for (std::size_t i = answered_.size(); i < match.moves().size(); ++i)
          since.push_back(move_of<typename G::Move>(match.moves()[i]));
    return since;
  }

  // The thought goes on if the turn does: its answer was followed, and since then others have decided inside this turn
  // only. What chance did in nobody's turn, for a rival, ends no turn.
  bots::Occasion occasion_of(const AnyMatch& match) const {
    bots::Occasion occasion{match.moves().size()};
    if (!follows(match)) return occasion;
    occasion.same_turn = match.turn_of() == turn_;
    for (std::size_t i = answered_.size(); i < match.moves().size(); ++i) {
      const Seat by = match.movers()[i];
      occasion.since = std::max(occasion.since, by == kChance ? bots::Since::chance : bots::Since::others);
      occasion.same_turn = occasion.same_turn && (by == kChance || (by != seat_ && match.turns()[i] == turn_));
    }
    return occasion;
  }

  static Message sentence(const AnyMatch& match, Seat me, const Claim& claim) {
    const std::string& game = G::info().name;
    const std::string topic(claim.topic);
    if (claim.seat == me) return Message(game + ".reason." + topic, {{"amount", claim.amount}});
    return Message(game + ".denies." + topic, {{"amount", claim.amount}, {"seat", match.seat_name(claim.seat)}});
  }

  std::shared_ptr<const G> game_;
  bots::Brain<G> brain_;
  std::vector<MoveWord> answered_;  // all moves up to its last answer
  Seat seat_{};                     // for whom that was, and in whose turn
  Seat turn_{};
};

}  // namespace understory

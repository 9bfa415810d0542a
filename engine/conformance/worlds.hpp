// Worlds are drawn in proportion to the probability of the deal, and the truth has no say in it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include "engine/conformance/rules.hpp"
#include "engine/conformance/statistics.hpp"

namespace understory::conformance {

// Every position that a viewer cannot exclude by anything it has seen since the start, with its probability: the exact
// answer that determinise samples from. Probabilities are those of the deal: chance by its weights, and the moves of
// others by the physical ways to make them, whatever they would have liked to do.
template <TextGame G>
class Belief {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Worlds = ByteMap<State, double>;

  Belief(const Kit<G>& kit, const G& game, Seat viewer) : kit_(kit), game_(game), viewer_(viewer) {
    worlds_[game.new_game()] = 1;
  }

  const Worlds& worlds() const { return worlds_; }
  const State& any() const { return worlds_.begin()->first; }

  // Lets one more move be made and the viewer look. Which of the views comes true is drawn by its probability, so all
  // that could have happened differently stays in the belief. False at the end, or where there is too much to keep.
  bool advance(Rng& rng, std::size_t most_worlds) {
    const Seat actor = game_.actor(any());
    if (actor == kNobody) return false;
    ByteMap<View, Worlds> seen;
    std::size_t size = 0;
    const auto follow = [&](const State& state, typename G::Move move, double probability) {
      State after = state;
      game_.apply(after, move, NoEvents{});
      Worlds& worlds = seen[game_.observe(after, viewer_)];
      size -= worlds.size();
      worlds[after] += probability;
      size += worlds.size();
    };
    if (actor == viewer_) {
      const auto moves = moves_of(game_, any());
      if (moves.empty()) return false;
      const auto move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      for (const auto& [state, probability] : worlds_)
        if (game_.is_legal(state, move)) follow(state, move, probability);
    } else {
      for (const auto& [state, probability] : worlds_) {
        const auto moves = moves_of(game_, state);
        double all = 1;
        if (actor == kChance) {
          all = 0;
          for (const auto& move : moves) all += share_of(kit_, game_, state, actor, move);
        }
        for (const auto& move : moves)
          follow(state, move, probability * share_of(kit_, game_, state, actor, move) / all);
        if (size > kSlack * most_worlds) return false;
      }
    }
    if (seen.empty()) return false;
    choose_view(seen, rng);
    return worlds_.size() <= most_worlds;
  }

 private:
  static constexpr std::size_t kSlack = 8;  // many worlds under many views are still few under each

  void choose_view(ByteMap<View, Worlds>& seen, Rng& rng) {
    std::vector<double> masses;
    for (const auto& [view, worlds] : seen) {
      masses.push_back(0);
      for (const auto& [state, probability] : worlds) masses.back() += probability;
    }
    auto chosen = seen.begin();
    const std::size_t index = pick(masses, rng);
    for (std::size_t i = 0; i < index; ++i) ++chosen;
    worlds_ = std::move(chosen->second);
    for (auto& [state, probability] : worlds_) probability /= masses[index];
  }

  const Kit<G>& kit_;
  const G& game_;
  Seat viewer_;
  Worlds worlds_;
};

// Draws worlds from the view and compares how often each came with how often it should.
template <TextGame G>
void check_proportions(const G& game, Seat viewer, const Belief<G>& belief, const Place& place, Rng& rng,
                       Report& report) {
  constexpr std::size_t kFewestDraws = 400;
  constexpr std::size_t kMostDraws = 4000;
  const std::size_t draws = std::min(kMostDraws, std::max(kFewestDraws, 24 * belief.worlds().size()));
  const auto view = game.observe(belief.any(), viewer);

  ByteMap<typename G::State, std::uint64_t> drawn;
  for (std::size_t i = 0; i < draws; ++i) ++drawn[game.determinise(view, rng)];

  std::vector<double> shares;
  std::vector<std::uint64_t> counts;
  std::uint64_t known = 0;
  for (const auto& [state, probability] : belief.worlds()) {
    const auto found = drawn.find(state);
    shares.push_back(probability);
    counts.push_back(found == drawn.end() ? 0 : found->second);
    known += counts.back();
  }
  const Fit result = fit(shares, counts);
  report.expect(Check::worlds_in_proportion, known == draws && !result.beyond_chance(), [&] {
    return place.with("worlds", shares.size())
        .with("impossible", draws - known)
        .with("chi_square", result.sum)
        .with("freedom", result.freedom)
        .with("surprise", result.surprise());
  });
}

// Two truths that look alike: a game that has seen one or the other a moment ago must not show it in its worlds. Here
// the truths come from playing, not from determinise, so that a game that always knows better is found out as well.
template <TextGame G>
void check_blind(const G& game, Seat viewer, const Belief<G>& belief, const Place& place, Rng& rng, Report& report) {
  const std::uint64_t seed = rng.next();
  Rng first(seed);
  Rng second(seed);
  const auto& worlds = belief.worlds();
  const auto world = game.determinise(game.observe(worlds.begin()->first, viewer), first);
  const auto other = game.determinise(game.observe(std::next(worlds.begin())->first, viewer), second);
  report.expect(Check::world_from_view_alone, same_bytes(world, other), [&] { return place; });
}

// Here all that is known to all is known: a move is forced exactly where no world has another, and where there is but
// one world, nothing is left to be shown.
template <TextGame G>
void check_known_to_all(const G& game, const Belief<G>& belief, const Place& place, Report& report) {
  const auto& any = belief.any();
  if (belief.worlds().size() == 1)
    report.expect(Check::standing_agrees, same_scores(game.standing(any), game.scores(any)), [&] { return place; });
  if (raw(game.actor(any)) >= game.seats()) return;
  const auto moves = moves_of(game, any);
  bool single = moves.size() == 1;
  for (auto world = belief.worlds().begin(); single && world != belief.worlds().end(); ++world)
    single = moves_of(game, world->first) == moves;
  const auto forced = game.forced(game.observe(any, kSpectator));
  report.expect(Check::forced_said, single ? forced && *forced == moves.front() : !forced,
                [&] { return place.with("moves", moves.size()).with("worlds", belief.worlds().size()); });
}

// Follows games with all the worlds the viewer thinks possible, and looks at some moments of them.
template <TextGame G>
void check_lines(const Kit<G>& kit, const Setting<G>& setting, Seat viewer, Rng& rng, Report& report) {
  for (int line = 0; line < kit.budget.lines; ++line) {
    Belief<G> belief(kit, setting.game, viewer);
    int tests = 0;
    for (int step = 0; step <= setting.longest && tests < kit.budget.line_tests; ++step) {
      const Place place = place_of(setting).with("viewer", viewer).with("line", line).with("step", step);
      if (step > 0 && !belief.advance(rng, kit.budget.most_worlds)) break;
      if (viewer == kSpectator) check_known_to_all(setting.game, belief, place, report);
      // One world only: nothing is hidden. Otherwise half of the moments, so that a line reaches further.
      if (belief.worlds().size() < 2 || rng.below(2) == 0) continue;
      ++tests;
      check_proportions(setting.game, viewer, belief, place, rng, report);
      check_blind(setting.game, viewer, belief, place, rng, report);
    }
  }
}

template <class T>
int bytes_apart(const T& a, const T& b) {
  const auto* left = reinterpret_cast<const unsigned char*>(&a);
  const auto* right = reinterpret_cast<const unsigned char*>(&b);
  int apart = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i) apart += left[i] != right[i] ? 1 : 0;
  return apart;
}

// A game up to a moment chosen beforehand. The truth there is weighed as determinise weighs worlds: random play prefers
// nothing, but how many moves a seat has to choose from can depend on what it holds, and that is taken out again.
template <TextGame G>
struct Stopped {
  typename G::State truth{};
  double weight = 1;
  bool reached = false;
};

template <TextGame G>
Stopped<G> play_until(const Kit<G>& kit, const G& game, Seat viewer, int steps, Rng& rng) {
  Stopped<G> stopped{game.new_game(), 1, false};
  for (int step = 0; step < steps; ++step) {
    const Seat actor = game.actor(stopped.truth);
    const auto moves = moves_of(game, stopped.truth);
    if (actor == kNobody || moves.empty()) return stopped;
    if (actor != kChance && actor != viewer) {
      const auto ways = [&](const typename G::State& state) {
        double all = 0;
        for (const auto& move : moves_of(game, state)) all += share_of(kit, game, state, actor, move);
        return all;
      };
      // Any number made from the view alone may stand below; this one keeps the weight near 1.
      stopped.weight *= ways(stopped.truth) / ways(game.determinise(game.observe(stopped.truth, viewer), rng));
    }
    game.apply(stopped.truth, choose(kit, game, stopped.truth, actor, moves, rng), NoEvents{});
  }
  stopped.reached = true;
  return stopped;
}

inline void judge(const Balance& balance, const Place& place, Report& report) {
  if (balance.count() == 0) return;
  report.expect(Check::worlds_ignore_truth, !balance.beyond_chance(),
                [&] { return place.with("games", balance.count()).with("surprise", balance.surprise()); });
}

// The truth and two worlds drawn from a view are three equals: a world is as often nearer to the truth than to the
// other world as the other way round. What came out for all settings together is judged once more at the end.
template <TextGame G>
void check_truth(const Kit<G>& kit, const Setting<G>& setting, int usual_length, Rng& rng, Balance& all,
                 Report& report) {
  const auto viewers = viewers_of(setting.game);
  Balance balance;
  for (int i = 0; i < kit.budget.truth_games; ++i) {
    const Seat viewer = viewers[static_cast<std::size_t>(i) % viewers.size()];
    const auto steps = static_cast<int>(rng.below(static_cast<std::uint32_t>(usual_length) + 1));
    const Stopped<G> at = play_until(kit, setting.game, viewer, steps, rng);
    if (!at.reached) continue;
    const auto view = setting.game.observe(at.truth, viewer);
    const auto world = setting.game.determinise(view, rng);
    const auto other = setting.game.determinise(view, rng);
    const int to_truth = bytes_apart(world, at.truth);
    const int to_other = bytes_apart(world, other);
    if (to_truth != to_other) balance.add(to_truth < to_other ? at.weight : -at.weight);
  }
  all += balance;
  judge(balance, place_of(setting), report);
}

}  // namespace understory::conformance

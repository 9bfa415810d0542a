// One seat's bot: thinks as its profile says, within its limits, from what the seat may know.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "bots/alphabeta.hpp"
#include "bots/chance.hpp"
#include "bots/greedy.hpp"
#include "bots/limits.hpp"
#include "bots/mcts.hpp"
#include "bots/profile.hpp"
#include "bots/random.hpp"

namespace understory::bots {

// Where a thought stands in the match.
struct Occasion {
  std::uint64_t number = 0;  // of moves made so far: with the bot's seed it decides all its randomness
  bool same_turn = false;    // since its last answer nobody but this seat, which followed it, and chance has acted
  bool alone = true;         // nor has chance
};

// What speaks most for a plan: a topic of the features, and whose.
struct Reason {
  std::string_view topic;
  Seat seat{};
  std::int32_t change = 0;  // of the feature, summed up over its topic
};

template <class G>
struct WholePlan {
  Steps<G> moves;
  std::uint64_t visits = 0;
  Outlook<G> points{};
  std::optional<Reason> reason;
};

// Games that cannot be searched by depth have nothing there.
template <class G>
struct DepthOf {
  struct Type {};
};
template <OpenGame G>
struct DepthOf<G> {
  using Type = AlphaBeta<G>;
};

template <FeatureGame G>
class Brain {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;
  static constexpr std::size_t kPlans = 3;

  Brain(const G& game, Profile profile, std::uint64_t seed)
      : game_(game),
        profile_(std::move(profile)),
        way_(way_of(profile_, game.seats())),
        seed_(seed),
        weights_(tempered(profile_.weights)),
        worth_(tempered(outlook_of(profile_, game.seats()))) {}

  // `since` is what others have decided since its last answer, where all of it is seen by all; nothing otherwise.
  Move choose(const View& view, const Limits& limits, const Occasion& occasion, std::span<const Move> since = {}) {
    const auto start = Clock::now();
    const bool goes_on = last_ && (!since.empty() || (occasion.same_turn && (occasion.alone || can_skip_chance())));
    path_.clear();
    if (goes_on) {
      path_.push_back(*last_);
      path_.insert(path_.end(), since.begin(), since.end());
    }
    if (!occasion.same_turn) begin_turn(occasion);
    const Move move = decide(view, limits, occasion, 1);
    last_ = move;
    spent_ += milliseconds_since(start);
    return move;
  }

  // The best plans first; none for a bot that does not think.
  std::vector<WholePlan<G>> advise(const View& view, const Limits& limits, const Occasion& occasion) {
    begin_turn(occasion);
    path_.clear();
    decide(view, limits, occasion, kPlans);
    Rng rng(seed_of(occasion.number, 'a'));
    std::vector<WholePlan<G>> plans;
    for (std::size_t i = 0; i < std::min(ideas_.size(), kPlans); ++i) {
      State world = game_.determinise(view, rng);
      const State before = world;
      WholePlan<G> plan{plan_of(i, world, rng), ideas_[i].visits, ideas_[i].points, {}};
      plan.reason = reason(before, world);
      plans.push_back(plan);
    }
    begin_turn(occasion);
    return plans;
  }

  std::uint64_t iterations() const { return iterations_; }

 private:
  using Clock = std::chrono::steady_clock;
  // A short thought needs no large memory.
  static constexpr std::size_t kTableBytesPerIteration = 128;
  static constexpr std::size_t kTreeBytesPerIteration = std::size_t{16} << 10U;

  static double milliseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  }
  std::uint64_t seed_of(std::uint64_t number, std::uint64_t what) const {
    struct Place {
      std::uint64_t seed;
      std::uint64_t number;
      std::uint64_t what;
    };
    return hash_of(Place{seed_, number, what});
  }

  // Everybody values things a little differently, so no two games go alike. What is overlooked stays so.
  Weights<G> tempered(const std::vector<std::int32_t>& exactly) const {
    constexpr std::int32_t kTemper = 20;  // one part in so many, up or down
    Weights<G> weights{};
    Rng rng(seed_of(0, 't'));
    for (std::size_t i = 0; i < weights.size() && i < exactly.size(); ++i) {
      const std::int32_t exact = exactly[i];
      const auto by = static_cast<std::int32_t>(rng.below(513)) - 256;
      weights[i] = exact + exact * by / (256 * kTemper);
    }
    return weights;
  }

  void begin_turn(const Occasion& occasion) {
    spent_ = 0;
    turn_ = occasion.number;
    plan_.clear();
    next_step_ = 0;
    last_.reset();
  }

  // Says when to stop: at the clock, or when somebody says so. Looked at every few iterations.
  struct Watch {
    Clock::time_point start;
    double ms;  // 0: no clock
    const std::atomic<bool>* stop;
    bool operator()() const {
      if (stop != nullptr && stop->load(std::memory_order_relaxed)) return true;
      return ms > 0 && milliseconds_since(start) >= ms;
    }
  };

  Move decide(const View& view, const Limits& limits, const Occasion& occasion, std::size_t keep) {
    iterations_ = 0;
    ideas_.clear();
    Rng rng(seed_of(occasion.number, 'd'));
    if (way_.method == Method::random) return random(game_, view, rng);
    const State world = game_.determinise(view, rng);
    typename G::MoveList moves;
    game_.legal_moves(world, moves);
    if (moves.size() == 1 && keep == 1) return only_move(moves[0], view, occasion);
    Watch watch{Clock::now(), 0, limits.stop};
    if (limits.ms > 0) watch.ms = share_of(world, moves, limits.ms);
    switch (way_.method) {
      case Method::random: break;
      case Method::greedy: return by_greed(world, rng, watch);
      case Method::alphabeta:
        if constexpr (OpenGame<G>) return by_depth(world, limits, watch, keep);
        break;
      case Method::mcts: return by_tree(view, limits, occasion, watch);
    }
    return random(game_, view, rng);
  }

  // Needs no thought, but what was thought goes on from there.
  Move only_move(Move move, const View& view, const Occasion& occasion) {
    if (next_step_ < plan_.size() && plan_[next_step_] == move)
      ++next_step_;
    else
      plan_.clear();
    for (std::size_t i = 0; i < trees_.size(); ++i) step_into(i, view, occasion);
    return move;
  }

  // What chance has brought is not in a tree that draws it anew every time.
  bool can_skip_chance() const { return way_.search.chance == ChanceInTree::drawn; }

  // The tree of what was thought before, if the match went on there, or a new one.
  void step_into(std::size_t tree, const View& view, const Occasion& occasion) {
    const std::uint64_t seed = seed_of(occasion.number, tree);
    if (path_.empty())
      trees_[tree]->begin(view, seed);
    else
      trees_[tree]->go_on(path_, view, seed);
  }

  // Of the time for a turn most goes to its first decision, whose tree the next ones use; the last takes what is left.
  // A little is kept back for ending in time.
  double share_of(const State& world, const typename G::MoveList& moves, int ms) const {
    const double left = std::max(0.0, ms - spent_) * 0.97;
    if (left == 0) return 0.01;
    const bool last = std::none_of(moves.begin(), moves.end(), [&](Move move) {
      State after = world;
      game_.apply(after, move, NoEvents{});
      Rng rng(0);
      let_chance_act(game_, after, rng);
      return game_.actor(after) == game_.actor(world);
    });
    return last ? left : left * (spent_ == 0 ? 0.6 : 0.5);
  }

  Move by_greed(const State& world, Rng& rng, const Watch& watch) {
    if (next_step_ < plan_.size() && game_.is_legal(world, plan_[next_step_])) return plan_[next_step_++];
    if (!greedy_) greedy_.emplace(game_, weights_, GreedyOptions{profile_.notices, profile_.minds_others});
    greedy_->think(world, rng, seed_of(turn_, 'n'), watch);
    ideas_ = greedy_->ideas();
    for (const Idea<G>& idea : ideas_) iterations_ += idea.visits;
    plan_ = greedy_->plan(0);
    next_step_ = 1;
    return plan_[0];
  }

  Move by_depth(const State& world, const Limits& limits, const Watch& watch, std::size_t keep) requires OpenGame<G> {
    const std::uint64_t most = iterations_allowed(limits);
    const std::size_t bytes = useful_bytes(limits, most, kTableBytesPerIteration);
    if (!alphabeta_) alphabeta_ = std::make_unique<AlphaBeta<G>>(game_, worth_, bytes);
    alphabeta_->think(world, AlphaBeta<G>::kDeepest, keep,
                      [&](std::uint64_t nodes) { return (most > 0 && nodes >= most) || watch(); });
    ideas_ = alphabeta_->ideas();
    iterations_ = alphabeta_->nodes();
    return alphabeta_->best();
  }

  static std::size_t useful_bytes(const Limits& limits, std::uint64_t iterations, std::size_t each) {
    return iterations > 0 ? static_cast<std::size_t>(std::min<std::uint64_t>(limits.bytes, iterations * each))
                          : limits.bytes;
  }

  // A limit of time alone means as many iterations as fit.
  std::uint32_t iterations_allowed(const Limits& limits) const {
    if (limits.iterations > 0) return limits.iterations;
    return limits.ms > 0 ? 0 : std::max(way_.iterations, 1U);
  }

  Move by_tree(const View& view, const Limits& limits, const Occasion& occasion, const Watch& watch) {
    const auto threads = static_cast<std::size_t>(std::max(limits.threads, 1));
    const std::uint32_t most = iterations_allowed(limits);
    if (trees_.size() != threads) {
      trees_.clear();
      const std::size_t bytes = useful_bytes(limits, most, kTreeBytesPerIteration);
      for (std::size_t i = 0; i < threads; ++i)
        trees_.push_back(std::make_unique<Search<G>>(game_, weights_, worth_, way_.search, bytes / threads));
      path_.clear();
    }
    const auto think = [&](std::size_t i) {
      Search<G>& tree = *trees_[i];
      step_into(i, view, occasion);
      const auto share = static_cast<std::uint32_t>((most + threads - 1) / threads);
      constexpr std::uint32_t kBetweenLooks = 4;
      do {
        for (std::uint32_t k = 0; k < kBetweenLooks && (share == 0 || tree.iterations() < share); ++k) tree.iterate();
      } while ((share == 0 || tree.iterations() < share) && !watch());
    };
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(think, i);
    think(0);
    for (std::thread& helper : helpers) helper.join();
    gather();
    return ideas_.front().move;
  }

  // What all trees together think; what was tried most is best.
  void gather() {
    ideas_ = trees_[0]->ideas();
    iterations_ = trees_[0]->iterations();
    for (std::size_t i = 1; i < trees_.size(); ++i) {
      iterations_ += trees_[i]->iterations();
      for (const Idea<G>& more : trees_[i]->ideas()) {
        const auto same =
            std::find_if(ideas_.begin(), ideas_.end(), [&](const Idea<G>& a) { return a.move == more.move; });
        if (same == ideas_.end()) {
          ideas_.push_back(more);
          continue;
        }
        for (const Seat seat : seats_up_to(game_.seats()))
          same->points[seat] = static_cast<std::int32_t>((same->points[seat] * static_cast<std::int64_t>(same->visits) +
                                                          more.points[seat] * static_cast<std::int64_t>(more.visits)) /
                                                         static_cast<std::int64_t>(same->visits + more.visits));
        same->visits += more.visits;
        same->worth += more.worth;
      }
    }
    std::stable_sort(ideas_.begin(), ideas_.end(), [](const Idea<G>& a, const Idea<G>& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.worth > b.worth;
    });
  }

  // The moves of a plan; the world is changed to where they lead.
  Steps<G> plan_of(std::size_t at, State& world, Rng& rng) {
    if (way_.method == Method::mcts) return trees_[0]->plan(ideas_[at].move, world);
    Steps<G> moves;
    if (way_.method == Method::greedy)
      moves = greedy_->plan(at);
    else
      moves.push_back(ideas_[at].move);
    for (std::size_t i = 0; i < moves.size() && game_.is_legal(world, moves[i]); ++i) {
      game_.apply(world, moves[i], NoEvents{});
      let_chance_act(game_, world, rng);
    }
    return moves;
  }

  // What changed most in the seat's favour: something of its own, or what another has no longer.
  std::optional<Reason> reason(const State& before, const State& after) const {
    SeatFeatures<G> old;
    SeatFeatures<G> now;
    game_.features(before, old);
    game_.features(after, now);
    const Seat me = game_.actor(before);
    std::optional<Reason> best;
    std::int64_t best_gain = 0;
    for (const Seat seat : seats_up_to(game_.seats())) {
      for (std::size_t i = 0; i < weights_.size(); ++i) {
        const std::string_view topic = G::kFeatureNames[i].topic;
        if (topic.empty() || !is_first_of_topic(i)) continue;
        std::int64_t gain = 0;
        for (std::size_t k = i; k < weights_.size(); ++k)
          if (G::kFeatureNames[k].topic == topic)
            gain += std::int64_t{weights_[k]} * (now[seat][k] - old[seat][k]) * (seat == me ? 1 : -1);
        // The first feature of a topic is the one its sentence counts.
        const std::int32_t change = now[seat][i] - old[seat][i];
        if (gain > best_gain && (seat == me ? change > 0 : change < 0)) {
          best_gain = gain;
          best = Reason{topic, seat, seat == me ? change : -change};
        }
      }
    }
    return best;
  }
  static bool is_first_of_topic(std::size_t feature) {
    for (std::size_t k = 0; k < feature; ++k)
      if (G::kFeatureNames[k].topic == G::kFeatureNames[feature].topic) return false;
    return true;
  }

  const G& game_;
  Profile profile_;
  Way way_;
  std::uint64_t seed_;
  Weights<G> weights_;
  Weights<G> worth_;
  std::optional<Greedy<G>> greedy_;
  std::unique_ptr<typename DepthOf<G>::Type> alphabeta_;
  std::vector<std::unique_ptr<Search<G>>> trees_;
  Ideas<G> ideas_;
  Steps<G> plan_;
  std::size_t next_step_ = 0;
  std::optional<Move> last_;
  std::vector<Move> path_;  // from where the trees stand to the match
  std::uint64_t turn_ = 0;
  double spent_ = 0;
  std::uint64_t iterations_ = 0;
};

}  // namespace understory::bots

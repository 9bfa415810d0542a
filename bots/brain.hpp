// One seat's bot: thinks as its profile says, within its limits, from what the seat may know.
#pragma once

#include <algorithm>
#include <atomic>
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
#include "bots/answers.hpp"
#include "bots/greedy.hpp"
#include "bots/limits.hpp"
#include "bots/mcts.hpp"
#include "bots/profile.hpp"
#include "bots/random.hpp"
#include "bots/thread_clock.hpp"

namespace understory::bots {

// Who has acted since a bot's last answer was followed: chance at the most, or other seats as well.
enum class Since : std::uint8_t { nobody, chance, others };

// Where a thought stands in the match.
struct Occasion {
  std::uint64_t number = 0;  // of moves made so far: with the bot's seed it decides all its randomness
  bool same_turn = false;    // the turn in which it answered last goes on, and its answer was followed
  Since since = Since::nobody;
};

template <class G>
struct WholePlan {
  Steps<G> moves;                // to the end of the turn, or to where the seat learns something or another is asked
  std::uint64_t visits = 0;      // how often the first was tried
  Outlook<G> outlook{};          // for the end of the game, in 256ths: the bot's reckoning
  std::optional<Scores> scores;  // when these moves are made, where that is certain
  std::optional<Claim> reason;   // what speaks most for it: what its events show, added up
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
    const auto start = thread_time();
    const bool in_tree = occasion.since == Since::nobody || (occasion.since == Since::chance && can_skip_chance());
    path_.clear();
    if (last_ && (!since.empty() || (occasion.same_turn && in_tree))) {
      path_.push_back(*last_);
      path_.insert(path_.end(), since.begin(), since.end());
    }
    if (!occasion.same_turn) begin_turn(occasion);
    const Move move = decide(view, limits, occasion, 1);
    last_ = move;
    spent_ += milliseconds_since(start);
    return move;
  }

  // The best plans first, each with another first move, and as many as there are such moves, up to three; none for a
  // bot that does not think.
  std::vector<WholePlan<G>> advise(const View& view, const Limits& limits, const Occasion& occasion) {
    begin_turn(occasion);
    path_.clear();
    decide(view, limits, occasion, kPlans);
    std::vector<WholePlan<G>> plans;
    if (!ideas_.empty()) {
      Rng rng(seed_of(occasion.number, 'a'));
      const State world = game_.determinise(view, rng);
      choose_ideas(world, rng);
      for (std::size_t i = 0; i < ideas_.size(); ++i) plans.push_back(whole_plan(i, world, rng));
    }
    begin_turn(occasion);
    return plans;
  }

  std::uint64_t iterations() const { return iterations_; }

 private:
  // A short thought needs no large memory.
  static constexpr std::size_t kTableBytesPerIteration = 128;
  static constexpr std::size_t kTreeBytesPerIteration = std::size_t{16} << 10U;

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

  // Says when to stop: at the clock of its thread, or when somebody says so. Looked at every few iterations.
  struct Watch {
    ThreadTime start;
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
    Watch watch{thread_time(), 0, limits.stop};
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

  // Of the time for a turn, its own or another's, most goes to the first decision, whose tree the next ones use; the
  // last takes what is left.
  // A little is kept back for ending in time.
  double share_of(const State& world, const typename G::MoveList& moves, int ms) const {
    const double left = std::max(0.0, ms - spent_) * 0.97;
    if (left == 0) return 0.01;
    if (decides_last(game_, world, moves, weights_)) return left;
    return left * (spent_ == 0 ? 0.6 : 0.5);
  }

  Move by_greed(const State& world, Rng& rng, const Watch& watch) {
    if (next_step_ < plan_.size() && game_.is_legal(world, plan_[next_step_])) return plan_[next_step_++];
    if (!greedy_) greedy_.emplace(game_, weights_, GreedyOptions{profile_.notices, profile_.minds_others});
    greedy_->think(world, rng, seed_of(turn_, 'n'), watch);
    ideas_ = greedy_->ideas();
    for (const Idea<G>& idea : ideas_) iterations_ += idea.visits;
    plan_ = greedy_->foreseen(0);
    next_step_ = 1;
    return plan_[0];
  }

  Move by_depth(const State& world, const Limits& limits, const Watch& watch, std::size_t keep) requires OpenGame<G> {
    const std::uint64_t most = iterations_allowed(limits);
    const std::size_t bytes = useful_bytes(limits, most, kTableBytesPerIteration);
    if (!alphabeta_) alphabeta_ = std::make_unique<AlphaBeta<G>>(game_, worth_, bytes);
    unsigned looks = 0;
    alphabeta_->think(world, AlphaBeta<G>::kDeepest, keep, [&](std::uint64_t nodes) {
      return (most > 0 && nodes >= most) || ((++looks & 15U) == 0 && watch());  // a look costs as much as a node
    });
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
    const auto think = [&](std::size_t i, const Watch& mine) {
      Search<G>& tree = *trees_[i];
      step_into(i, view, occasion);
      const auto share = static_cast<std::uint32_t>((most + threads - 1) / threads);
      constexpr std::uint32_t kBetweenLooks = 4;
      do {
        for (std::uint32_t k = 0; k < kBetweenLooks && (share == 0 || tree.iterations() < share); ++k) tree.iterate();
      } while ((share == 0 || tree.iterations() < share) && !mine());
    };
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < threads; ++i)
      helpers.emplace_back([&, i] { think(i, {thread_time(), watch.ms, watch.stop}); });
    think(0, watch);
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

  // The best three ideas. Moves that were not thought of stand behind those that were, the best by greed first.
  void choose_ideas(const State& world, Rng& rng) {
    typename G::MoveList moves;
    game_.legal_moves(world, moves);
    const std::size_t wanted = std::min(moves.size(), kPlans);
    if (ideas_.size() > wanted) ideas_.resize(wanted);
    if (ideas_.size() < wanted) {
      Greedy<G> all(game_, weights_, {100, profile_.minds_others});
      all.think(world, rng, 0, [] { return false; });
      for (Idea<G> idea : all.ideas()) {
        if (ideas_.size() == wanted) break;
        if (find_idea(idea.move) != ideas_.end()) continue;
        idea.visits = 0;
        ideas_.push_back(idea);
      }
    }
    if (way_.method == Method::mcts) try_ideas();
  }
  typename Ideas<G>::iterator find_idea(Move move) {
    return std::find_if(ideas_.begin(), ideas_.end(), [&](const Idea<G>& idea) { return idea.move == move; });
  }

  // Plans can be compared when each of them was tried a few times.
  void try_ideas() {
    constexpr std::uint64_t kTries = 12;
    Ideas<G> chosen = ideas_;
    for (const Idea<G>& idea : chosen)
      for (std::uint64_t tried = idea.visits; tried < kTries; ++tried) trees_[0]->iterate(idea.move);
    gather();
    for (Idea<G>& idea : chosen)
      if (const auto now = find_idea(idea.move); now != ideas_.end()) idea = *now;
    ideas_ = chosen;
  }

  // How the seat would go on after the first move of an idea, as far as that was thought through.
  Steps<G> thought_of(std::size_t at, const State& now) {
    Steps<G> moves;
    if (way_.method == Method::mcts) {
      State world = now;
      moves = trees_[0]->plan(ideas_[at].move, world);
    } else if (way_.method == Method::greedy && at < greedy_->ideas().size()) {
      moves = greedy_->plan(at);
    }
    if (moves.empty()) moves.push_back(ideas_[at].move);
    return moves;
  }

  // From a position within a turn.
  Steps<G> rest_by_greed(const State& world, Rng& rng) const {
    Greedy<G> greedy(game_, weights_, {100, profile_.minds_others});
    greedy.think(world, rng, 0, [] { return false; });
    return greedy.plan(0);
  }

  // What was not thought through goes on by greed. No two worlds of a view differ before the seat learns something or
  // another decides, so what happens up to there is certain.
  WholePlan<G> whole_plan(std::size_t at, const State& now, Rng& rng) {
    const Part part = part_of(game_, now);
    WholePlan<G> plan;
    plan.visits = ideas_[at].visits;
    plan.outlook = ideas_[at].points;
    Steps<G> moves = thought_of(at, now);
    State world = now;
    EventLog<typename G::Event> log;
    bool learns = false;
    std::size_t next = 0;
    while (goes_on(game_, world, part) && !learns && plan.moves.size() < kMostSteps) {
      if (next == moves.size() || !game_.is_legal(world, moves[next])) {
        moves = rest_by_greed(world, rng);
        next = 0;
      }
      const std::size_t before = log.events.size();
      plan.moves.push_back(moves[next]);
      game_.apply(world, moves[next++], log);
      for (std::size_t k = before; k < log.events.size(); ++k)
        learns = learns || game_.reveals(log.events[k], part.seat) != kNobody;
    }
    plan.reason = reason(now, world, log.events);
    // What greed goes by is no forecast.
    if (way_.method == Method::greedy)
      plan.outlook = outlook_behind(world, part, {moves.begin() + next, moves.end()}, rng);
    // How the seats stand is seen by all, but an end may show what was hidden.
    if (game_.actor(world) != kNobody || OpenGame<G>) plan.scores = game_.scores(world);
    if (game_.actor(world) == kNobody && plan.scores)
      for (const Seat seat : seats_up_to(game_.seats())) plan.outlook[seat] = plan.scores->total[seat] * kPoint;
    return plan;
  }

  Outlook<G> outlook_behind(State world, Part part, std::span<const Move> moves, Rng& rng) const {
    let_others_act(game_, world, part, weights_, rng);
    for (const Move move : moves) {
      if (!goes_on(game_, world, part) || !game_.is_legal(world, move)) break;
      game_.apply(world, move, NoEvents{});
      let_others_act(game_, world, part, weights_, rng);
    }
    return outlook(game_, world, worth_);
  }

  // Of what the events show to the seat: where its weighed features have gained most, or another's have lost.
  std::optional<Claim> reason(const State& before, const State& after,
                              const std::vector<typename G::Event>& events) const {
    const Seat me = game_.actor(before);
    std::vector<Claim> sums;
    for (const auto& event : events)
      for (const Claim& claim : game_.claims(game_.redact(event, me))) {
        const auto same = std::find_if(sums.begin(), sums.end(), [&](const Claim& sum) {
          return sum.topic == claim.topic && sum.seat == claim.seat;
        });
        if (same == sums.end())
          sums.push_back(claim);
        else
          same->amount += claim.amount;
      }
    SeatFeatures<G> old;
    SeatFeatures<G> now;
    game_.features(before, old);
    game_.features(after, now);
    std::optional<Claim> best;
    std::int64_t best_gain = 0;
    for (Claim sum : sums) {
      const int sign = sum.seat == me ? 1 : -1;
      sum.amount *= sign;
      if (sum.amount <= 0 || raw(sum.seat) >= game_.seats()) continue;
      std::int64_t gain = 0;
      for (std::size_t k = 0; k < weights_.size(); ++k)
        if (G::kFeatureNames[k].topic == sum.topic)
          gain += std::int64_t{weights_[k]} * (now[sum.seat][k] - old[sum.seat][k]) * sign;
      if (gain > best_gain) best_gain = gain, best = sum;
    }
    return best;
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

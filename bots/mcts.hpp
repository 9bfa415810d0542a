// Monte-Carlo tree search over the contract, for any number of seats, with chance and hidden information.
//
// Every iteration begins in a world made from the view of the seat that thinks, so it cannot peek; moves that are not
// possible in that world are not considered in it (information-set search with one observer). Values are kept for the
// seat that moves, so that everybody is thought to play for itself. Where chance is drawn, a node stands for the
// decisions that led to it, whatever chance brought; where it branches, for what chance brought as well. Below the tree
// some turns are played on, at random or by features, and the position is weighed.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "bots/answers.hpp"
#include "bots/beam.hpp"
#include "bots/pool.hpp"
#include "bots/search_options.hpp"

namespace understory::bots {

template <FeatureGame G>
class Search {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;

  // `bytes` is for the tree. When it is full, the search goes on in what it has.
  // Turns are planned by the weights, positions valued by the outlook.
  Search(const G& game, const Weights<G>& weights, const Weights<G>& worth, const SearchOptions& options,
         std::size_t bytes)
      : game_(game),
        weights_(weights),
        worth_(worth),
        options_(options),
        beam_(game, weights, static_cast<std::size_t>(options.beam), true),
        nodes_(std::max<std::size_t>(bytes / 8 / sizeof(Node), 64)),
        edges_(std::max<std::size_t>(bytes * 7 / 8 / sizeof(Edge), kMostRootMoves)) {
    turns_.reserve(static_cast<std::size_t>(options.plans));
  }

  // Thinks about another position from now on.
  void begin(const View& view, std::uint64_t seed) {
    nodes_.clear();
    edges_.clear();
    root_ = nodes_.add({});
    look(view, seed);
  }

  // Goes on from what was found below these moves, if the tree has room for more; otherwise begins anew.
  void go_on(std::span<const Move> made, const View& view, std::uint64_t seed) {
    bool goes = nodes_.size() < nodes_.capacity() / 2 && edges_.size() < edges_.capacity() / 2;
    for (std::size_t i = 0; goes && i < made.size(); ++i) {
      const std::uint32_t edge = find(root_, made[i]);
      goes = edge != kNone && edges_[edge].child != kNone;
      if (goes) root_ = edges_[edge].child;
    }
    if (!goes) return begin(view, seed);
    look(view, seed);
  }

  void iterate() { iterate_from(kNone); }

  // Tries this move of the root, whether or not it is among the plans.
  void iterate(Move first) { iterate_from(edge_of(root_, first)); }

  // Every move that was tried at the root, in the order in which it came up.
  Ideas<G> ideas() const {
    Ideas<G> ideas;
    std::uint32_t index = 0;
    for (std::uint32_t e = nodes_[root_].first; e != kNone; e = edges_[e].next, ++index) {
      const Edge& edge = edges_[e];
      // What was thought of earlier in the turn may have been for another draw.
      if (edge.visits == 0 || !game_.is_legal(now_, edge.move)) continue;
      Idea<G> idea{edge.move, edge.content, edge.visits, {}};
      if (const std::uint32_t seen = edge.visits - edge.visits_before; index < kMostRootMoves && seen > 0)
        for (const Seat seat : seats_up_to(game_.seats()))
          idea.points[seat] = static_cast<std::int32_t>(root_points_[index][seat] / seen);
      ideas.push_back(idea);
    }
    return ideas;
  }

  // How the same seat goes on in this turn after this move: what was tried most, up to where another is asked. The
  // world is changed to where that leads.
  Steps<G> plan(Move first, State& world) {
    Steps<G> moves;
    const Part part = part_of(game_, world);
    std::uint32_t edge = find(root_, first);
    while (edge != kNone && moves.size() < kMostSteps) {
      moves.push_back(edges_[edge].move);
      game_.apply(world, edges_[edge].move, NoEvents{});
      let_chance_act(game_, world, rng_);
      const std::uint32_t node = edges_[edge].child;
      if (!goes_on(game_, world, part) || node == kNone) break;
      edge = kNone;
      for (std::uint32_t e = nodes_[node].first; e != kNone; e = edges_[e].next)
        if (edges_[e].visits > kFewVisits && game_.is_legal(world, edges_[e].move) &&
            (edge == kNone || edges_[e].visits > edges_[edge].visits))
          edge = e;
    }
    return moves;
  }

  std::uint32_t iterations() const { return iterations_; }
  std::uint64_t moves() const { return moves_; }  // in the tree and below it

 private:
  static constexpr std::uint32_t kNone = ~0U;
  static constexpr std::uint32_t kDeepest = 256;
  static constexpr std::size_t kBeam = kGreedyBeam;
  static constexpr std::uint32_t kMostPlannings = 8;  // for different worlds
  static constexpr float kUntried = 1'000'000;
  static constexpr std::uint32_t kFewVisits = 8;  // below this a plan is a guess
  static constexpr std::size_t kMostRootMoves = G::MoveList::capacity() * 4;

  struct Node {
    std::uint32_t first = kNone;  // edges, in the order in which they came up
    std::uint32_t last = kNone;
    std::uint32_t visits = 0;
    std::uint32_t tried = 0;      // edges with visits
    std::uint32_t plannings = 0;  // how often plans were made here
  };
  struct Edge {
    std::int64_t content = 0;
    Move move{};
    std::uint32_t visits = 0;
    std::uint32_t visits_before = 0;  // when it became an edge of the root
    std::uint32_t offered = 0;        // how often its move was possible
    std::uint32_t child = kNone;
    std::uint32_t next = kNone;
    float prior = 0;
    bool planned = false;
  };
  struct Turn {
    std::int32_t value;
    std::uint32_t number;
    std::uint64_t hash;
    Steps<G> moves;
  };
  struct Step {
    std::uint32_t node;
    std::uint32_t edge;
    Seat actor;
    Seat turn;
  };

  void look(const View& view, std::uint64_t seed) {
    view_ = view;
    seed_ = seed;
    rng_ = Rng(seed);
    now_ = game_.determinise(view_, rng_);
    iterations_ = 0;
    moves_ = 0;
    std::fill_n(root_points_.get(), kMostRootMoves, PerSeat<std::int64_t, G::kMostSeats>{});
    for (std::uint32_t e = nodes_[root_].first; e != kNone; e = edges_[e].next)
      edges_[e].visits_before = edges_[e].visits;
  }

  // The worlds of a view come round again, if so wished: then all plans are tried in the same ones, and what was
  // planned for the others' hands fits later as well.
  State next_world() {
    if (options_.worlds == 0) return game_.determinise(view_, rng_);
    Rng again(seed_ + iterations_ % static_cast<std::uint32_t>(options_.worlds));
    return game_.determinise(view_, again);
  }

  void iterate_from(std::uint32_t chosen) {
    ++iterations_;
    State state = next_world();
    const std::uint32_t first = descend(state, chosen);
    play_on(state);
    const Outlook<G> points = outlook(game_, state, worth_);
    const Outlook<G> values = contentment(game_, state, points, options_.even);
    for (std::uint32_t i = 0; i < depth_; ++i) {
      Edge& edge = edges_[path_[i].edge];
      if (edge.visits++ == 0) ++nodes_[path_[i].node].tried;
      edge.content += values[path_[i].actor];
    }
    if (first != kNone)
      for (const Seat seat : seats_up_to(game_.seats())) root_points_[first][seat] += points[seat];
  }

  std::uint32_t find(std::uint32_t node, Move move) const {
    std::uint32_t e = nodes_[node].first;
    while (e != kNone && !(edges_[e].move == move)) e = edges_[e].next;
    return e;
  }

  // Walks down to a position that is new to the tree, and says which of the root's edges it took: the one that was
  // chosen for it, if one was.
  std::uint32_t descend(State& state, std::uint32_t chosen) {
    depth_ = 0;
    std::uint32_t first = kNone;
    std::uint32_t node = root_;
    const Move* previous = nullptr;  // at the root any pick may come next: what was picked before is not in the tree
    while (depth_ < kDeepest) {
      Seat actor = game_.actor(state);
      if constexpr (ChanceGame<G>) {
        while (actor == kChance) {
          const Move drawn = game_.sample_chance(state, rng_);
          game_.apply(state, drawn, NoEvents{});
          previous = nullptr;
          ++moves_;
          if (options_.chance == ChanceInTree::branched) {
            node = below(edge_of(node, drawn));
            if (node == kNone) return first;
          }
          actor = game_.actor(state);
        }
      }
      if (actor == kNobody) return first;
      const Seat turn = game_.turn_of(state);
      std::uint32_t edge = depth_ == 0 ? chosen : kNone;
      if (edge == kNone && options_.plans > 0) {
        const bool turn_begins = depth_ > 0 && path_[depth_ - 1].turn != turn;
        edge = select_planned(node, state);
        if (edge == kNone && turn_begins && nodes_[node].visits < static_cast<std::uint32_t>(options_.patience)) {
          ++nodes_[node].visits;
          return first;
        }
        if (edge == kNone && nodes_[node].plannings < kMostPlannings) {
          make_plans(node, state, previous);
          edge = select_planned(node, state);
        }
      }
      if (edge == kNone) edge = select(node, actor, state, previous);
      if (edge == kNone) return first;  // the tree is full
      if (depth_ == 0) first = index_of_root(edge);
      path_[depth_++] = {node, edge, actor, turn};
      game_.apply(state, edges_[edge].move, NoEvents{});
      previous = &edges_[edge].move;
      ++moves_;
      const bool known = edges_[edge].child != kNone;
      node = below(edge);
      if (!known || node == kNone) return first;
    }
    return first;
  }

  std::uint32_t index_of_root(std::uint32_t edge) const {
    std::uint32_t index = 0;
    for (std::uint32_t e = nodes_[root_].first; e != edge; e = edges_[e].next) ++index;
    return index < kMostRootMoves ? index : kNone;
  }

  // The node an edge leads to, made now if it was never reached.
  std::uint32_t below(std::uint32_t edge) {
    if (edge == kNone) return kNone;
    if (edges_[edge].child == kNone && nodes_.size() < nodes_.capacity()) edges_[edge].child = nodes_.add({});
    return edges_[edge].child;
  }

  std::uint32_t edge_of(std::uint32_t node, Move move) {
    std::uint32_t e = find(node, move);
    return e != kNone ? e : add_edge(node, move);
  }
  std::uint32_t add_edge(std::uint32_t node, Move move) {
    if (edges_.size() == edges_.capacity()) return kNone;
    Edge edge;
    edge.move = move;
    const std::uint32_t added = edges_.add(edge);
    if (nodes_[node].first == kNone)
      nodes_[node].first = added;
    else
      edges_[nodes_[node].last].next = added;
    nodes_[node].last = added;
    return added;
  }

  // The plans for a turn are chains of edges. Where some of them are possible in this world, nothing else is tried.
  std::uint32_t select_planned(std::uint32_t node, const State& state) {
    std::uint32_t best = kNone;
    float best_value = -1;
    for (std::uint32_t e = nodes_[node].first; e != kNone; e = edges_[e].next) {
      Edge& edge = edges_[e];
      if (!edge.planned || !game_.is_legal(state, edge.move)) continue;
      ++edge.offered;
      // Plans are tried in the order of what they promise.
      const float value = edge.visits == 0 ? kUntried : uct(edge, log_of(edge.offered));
      if (value > best_value) best_value = value, best = e;
    }
    if (best != kNone) ++nodes_[node].visits;
    return best;
  }

  void make_plans(std::uint32_t node, const State& world, const Move* previous) {
    ++nodes_[node].plannings;
    turns_.clear();
    const bool mine = game_.actor(world) == game_.actor(now_);
    kept_turns_ = static_cast<std::size_t>(mine || options_.answers == 0 ? options_.plans : options_.answers);
    const std::size_t width = node == root_ ? static_cast<std::size_t>(options_.beam) : kBeam;
    typename G::MoveList moves;
    searched_moves(game_, world, previous, moves);
    for (const Move first : moves)
      beam_.look(
          world, std::array<Move, 1>{first}, width, rng_, [](const State&, Move) { return true; },
          [this](const auto& line) { keep_turn(line); });
    std::sort(turns_.begin(), turns_.end(), [](const Turn& a, const Turn& b) {
      return a.value != b.value ? a.value > b.value : a.number < b.number;
    });
    for (const Turn& turn : turns_) {
      std::uint32_t at = node;
      for (const Move move : turn.moves) {
        const std::uint32_t edge = edge_of(at, move);
        if (edge == kNone) return;
        edges_[edge].planned = true;
        at = below(edge);
        if (at == kNone) return;
      }
    }
  }
  // The best turns so far, each end once. Where others are asked, a plan ends: the tree has answers of its own to them.
  void keep_turn(const typename Beam<G>::Line& line) {
    const std::uint64_t hash = line.hash();
    auto worst = turns_.end();
    for (auto turn = turns_.begin(); turn != turns_.end(); ++turn) {
      if (turn->hash == hash) {
        turn->value = std::max(turn->value, line.value);
        return;
      }
      if (worst == turns_.end() || turn->value < worst->value) worst = turn;
    }
    const Turn turn{line.value, static_cast<std::uint32_t>(turns_.size()), hash, line.foreseen()};
    if (turns_.size() < kept_turns_)
      turns_.push_back(turn);
    else if (worst->value < line.value)
      *worst = turn;
  }

  // Where all lies open, a node has the same moves in every world, and all of them were offered at every visit: nothing
  // need be listed.
  bool lists_once() const {
    return OpenGame<G> && options_.plans == 0 && options_.selection == Selection::uct && options_.widening == 0;
  }
  std::uint32_t select_listed(std::uint32_t node) {
    const float log = log_of(++nodes_[node].visits);
    const std::uint32_t first = nodes_[node].first;
    std::uint32_t fresh = 0;
    for (std::uint32_t e = first; e != kNone; e = edges_[e].next) fresh += edges_[e].visits == 0 ? 1U : 0U;
    if (fresh > 0) {
      std::uint32_t before = rng_.below(fresh);
      for (std::uint32_t e = first;; e = edges_[e].next)
        if (edges_[e].visits == 0 && before-- == 0) return e;
    }
    std::uint32_t best = first;
    float best_value = -1;
    for (std::uint32_t e = first; e != kNone; e = edges_[e].next) {
      const float value = uct(edges_[e], log);
      if (value > best_value) best_value = value, best = e;
    }
    return best;
  }

  // One of the moves that are possible in this world: one never tried, or the most promising.
  std::uint32_t select(std::uint32_t node, Seat actor, const State& state, const Move* previous) {
    if (lists_once() && nodes_[node].first != kNone) return select_listed(node);
    typename G::MoveList moves;
    searched_moves(game_, state, previous, moves);
    const std::uint32_t visits = ++nodes_[node].visits;
    const float root_of_visits = std::sqrt(static_cast<float>(visits));
    const bool narrow =
        options_.widening > 0 && static_cast<float>(nodes_[node].tried) > options_.widening * root_of_visits;
    std::uint32_t next = nodes_[node].first;
    std::uint32_t best = kNone;
    std::uint32_t fresh = kNone;
    std::uint32_t fresh_seen = 0;
    float best_value = -1;
    for (const Move move : moves) {
      // Moves are listed in one order, so the edge is nearly always the next one.
      std::uint32_t at = next != kNone && edges_[next].move == move ? next : find(node, move);
      if (at == kNone) {
        at = add_edge(node, move);
        if (at == kNone) break;
        if (options_.selection == Selection::puct) edges_[at].prior = prior_of(state, move, actor);
      }
      next = edges_[at].next;
      Edge& edge = edges_[at];
      ++edge.offered;
      if (edge.visits == 0 && narrow) continue;
      if (edge.visits == 0 && options_.selection == Selection::uct) {
        if (rng_.below(++fresh_seen) == 0) fresh = at;
        continue;
      }
      const float value =
          options_.selection == Selection::uct ? uct(edge, log_of(edge.offered)) : puct(edge, root_of_visits);
      if (value > best_value) best_value = value, best = at;
    }
    if (fresh != kNone) return fresh;
    return best != kNone ? best : find(node, moves[0]);  // none of the moves of this world was tried in others
  }

  float uct(const Edge& edge, float log_of_offers) const {
    const auto visits = static_cast<float>(edge.visits);
    return static_cast<float>(edge.content) / visits / kContent +
           options_.curiosity * std::sqrt(log_of_offers / visits);
  }
  // Before it is tried, a move is worth what its position weighs.
  float puct(const Edge& edge, float root_of_visits) const {
    const auto visits = static_cast<float>(edge.visits);
    const float mean = (static_cast<float>(edge.content) / kContent + edge.prior) / (visits + 1);
    return mean + options_.curiosity * edge.prior * root_of_visits / (visits + 1);
  }
  float prior_of(const State& state, Move move, Seat actor) const {
    State after = state;
    game_.apply(after, move, NoEvents{});
    const Outlook<G> values = contentment(game_, after, outlook(game_, after, worth_), options_.even);
    return static_cast<float>(values[actor]) / kContent;
  }

  // The natural logarithm by binary digits, good to a tenth: the library's may differ between compilers.
  static float log_of(std::uint32_t n) {
    const auto bits = static_cast<unsigned>(std::bit_width(n)) - 1U;
    const float rest = static_cast<float>(n) / static_cast<float>(1U << bits) - 1.0F;
    return (static_cast<float>(bits) + rest) * 0.6931472F;
  }

  void play_on(State& state) {
    int turns = options_.turns;
    Seat whose = kNobody;
    for (Seat actor = game_.actor(state); actor != kNobody; actor = game_.actor(state), ++moves_) {
      if constexpr (ChanceGame<G>) {
        if (actor == kChance) {
          game_.apply(state, game_.sample_chance(state, rng_), NoEvents{});
          continue;
        }
      }
      if (const Seat turn = game_.turn_of(state); turn != whose) {
        if (turns-- == 0) return;
        whose = turn;
        if (options_.lines > 0 && turn == actor) {
          play_turn(state);
          continue;
        }
      }
      game_.apply(state, rollout_move(state, actor), NoEvents{});
    }
  }

  // To the end of the turn, where chance and others have acted.
  void play_turn(State& state) {
    typename G::MoveList moves;
    game_.legal_moves(state, moves);
    turn_end_.value = std::numeric_limits<std::int32_t>::min();
    beam_.look(
        state, moves, static_cast<std::size_t>(options_.lines), rng_, [](const State&, Move) { return true; },
        [this](const auto& line) {
          if (line.value > turn_end_.value) turn_end_.value = line.value, turn_end_.state = line.state;
        });
    state = turn_end_.state;
  }

  Move rollout_move(const State& state, Seat actor) {
    if (options_.guided < 2) return random_move(game_, state, rng_);
    typename G::MoveList moves;
    game_.legal_moves(state, moves);
    Move best = moves[0];
    std::int32_t best_value = 0;
    for (int i = 0; i < options_.guided; ++i) {
      const Move move = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
      State after = state;
      game_.apply(after, move, NoEvents{});
      const std::int32_t value = margin<G>(outlook(game_, after, weights_), game_.seats(), actor);
      if (i == 0 || value > best_value) best_value = value, best = move;
    }
    return best;
  }

  const G& game_;
  Weights<G> weights_;
  Weights<G> worth_;
  SearchOptions options_;
  View view_{};
  State now_{};  // one of the worlds of the view; all of them offer the same moves
  std::uint64_t seed_ = 0;
  Rng rng_{0};
  Beam<G> beam_;
  struct {
    std::int32_t value = 0;
    State state{};
  } turn_end_;
  std::vector<Turn> turns_;
  std::size_t kept_turns_ = 0;
  Pool<Node> nodes_;
  Pool<Edge> edges_;
  std::array<Step, kDeepest> path_{};
  std::uint32_t depth_ = 0;
  std::uint32_t root_ = 0;
  std::uint32_t iterations_ = 0;
  std::uint64_t moves_ = 0;
  using RootPoints = PerSeat<std::int64_t, static_cast<std::size_t>(G::kMostSeats)>;
  std::unique_ptr<RootPoints[]> root_points_ = std::make_unique<RootPoints[]>(kMostRootMoves);
};

}  // namespace understory::bots

// Alpha-beta search for games without chance and hidden information: deeper and deeper, with a table of positions that
// were searched before. With more than two seats it is paranoid: the others are thought to play against the one that
// thinks, which is wrong but safe, and cuts as well as with two.
//
// A line that was followed to the end of the game is worth its result. When all lines were, the position is solved.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "bots/idea.hpp"
#include "engine/hash.hpp"

namespace understory::bots {

template <OpenGame G>
class AlphaBeta {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr std::int32_t kInfinite = 1 << 30;
  static constexpr int kDeepest = 64;
  // A game that is won is worth more than any hope of winning it by more.
  static constexpr std::int32_t kSure = 1 << 24;

  // `bytes` is for the table of positions, which is kept between moves.
  AlphaBeta(const G& game, const Weights<G>& weights, std::size_t bytes) : game_(game), weights_(weights) {
    std::size_t entries = 1;
    while (2 * entries * sizeof(Entry) <= bytes) entries *= 2;
    table_.resize(entries);
  }

  // Searches until `stop(nodes)` says so, the position is solved or the depth is reached. The best `keep` moves get
  // exact values. The answer of the last finished depth stands.
  template <class Stop>
  void think(const State& state, int depth, std::size_t keep, Stop&& stop) {
    me_ = game_.actor(state);
    root_ = state;
    std::fill(history_.begin(), history_.end(), 0U);
    stopped_ = false;
    solved_ = false;
    nodes_ = 0;
    looks_ = 0;
    reached_ = 0;
    stop_ = [](const void* of, std::uint64_t nodes) -> bool {
      return (*static_cast<const std::remove_reference_t<Stop>*>(of))(nodes);
    };
    stop_of_ = &stop;
    list_root(state);
    for (int d = 1; d <= depth && !solved_ && !stopped_; ++d) deepen(state, d, keep);
  }

  // The best first. Those behind the first `keep` are not better than the last of these.
  Ideas<G> ideas() const {
    Ideas<G> ideas;
    for (const RootMove& root : answer_) {
      // The table may have forgotten the last moves of a line; by how much it leads is known.
      Outlook<G> points = outlook(game_, end_of_line(root.move), weights_);
      points[me_] += static_cast<std::int32_t>(lead_of(root.value)) - margin<G>(points, game_.seats(), me_);
      ideas.push_back({root.move, root.value, root.nodes, points});
    }
    return ideas;
  }
  Move best() const { return answer_.front().move; }
  // The lead at the end of the line, without what a win is worth by itself.
  std::int32_t value() const { return static_cast<std::int32_t>(lead_of(answer_.front().value)); }
  static std::int64_t lead_of(std::int64_t worth) {
    if (worth > kSure / 2) return worth - kSure;
    return worth < -kSure / 2 ? worth + kSure : worth;
  }
  int reached() const { return reached_; }
  bool solved() const { return solved_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  enum class Bound : std::uint8_t { none, exact, at_least, at_most };
  struct Entry {
    std::uint64_t key = 0;
    Move move{};
    std::int32_t value = 0;
    std::int16_t depth = -1;
    Bound bound{};
    bool to_the_end = false;  // no line below was cut short
  };
  struct RootMove {
    Move move{};
    std::int32_t value = -kInfinite;
    std::uint64_t nodes = 0;
  };
  struct Ranked {
    std::int64_t rank;
    Move move;
  };

  const Entry* find(std::uint64_t key) const {
    const Entry& entry = table_[key & (table_.size() - 1)];
    return entry.bound != Bound::none && entry.key == key ? &entry : nullptr;
  }
  std::uint64_t key_of(const State& state) const { return quick_hash_of(state) ^ raw(me_); }
  std::int32_t weigh(const State& state) const {
    const std::int32_t lead = margin<G>(outlook(game_, state, weights_), game_.seats(), me_);
    if (game_.actor(state) != kNobody || lead == 0) return lead;
    return lead > 0 ? lead + kSure : lead - kSure;
  }

  // Until a depth is finished, what looks best at once.
  void list_root(const State& state) {
    answer_.clear();
    typename G::MoveList moves;
    game_.legal_moves(state, moves);
    for (const Move move : moves) {
      State next = state;
      game_.apply(next, move, NoEvents{});
      answer_.push_back({move, weigh(next), 0});
    }
    sort_answer();
  }
  void sort_answer() {
    std::stable_sort(answer_.begin(), answer_.end(),
                     [](const RootMove& a, const RootMove& b) { return a.value > b.value; });
  }

  void deepen(const State& state, int depth, std::size_t keep) {
    complete_ = true;
    found_.clear();
    for (const RootMove& root : answer_) {
      const std::int32_t floor = found_.size() < keep ? -kInfinite : found_[keep - 1].value;
      const std::uint64_t before = nodes_;
      State next = state;
      game_.apply(next, root.move, NoEvents{});
      const std::int32_t value = search(next, depth - 1, floor, kInfinite, 1);
      // A move that was found to be the best before the stop is better than the answer of a depth less.
      if (stopped_) return take_partial();
      const RootMove entry{root.move, value, root.nodes + nodes_ - before};
      const auto behind =
          std::find_if(found_.begin(), found_.end(), [&](const RootMove& a) { return a.value < value; });
      found_.insert(behind, entry);
    }
    answer_.swap(found_);
    reached_ = depth;
    solved_ = complete_;
  }
  void take_partial() {
    if (found_.empty()) return;
    for (const RootMove& old : answer_)
      if (std::none_of(found_.begin(), found_.end(), [&](const RootMove& a) { return a.move == old.move; }))
        found_.push_back(old);
    answer_.swap(found_);
  }

  std::int32_t search(const State& state, int depth, std::int32_t alpha, std::int32_t beta, int ply) {
    const Seat actor = game_.actor(state);
    if (actor == kNobody) return ++nodes_, weigh(state);
    if (depth <= 0 || ply == kDeepest) {
      complete_ = false;
      return settle(state, alpha, beta, kLoudPlies);
    }
    ++nodes_;
    if ((++looks_ & 3U) == 0 && stop_(stop_of_, nodes_)) stopped_ = true;
    if (stopped_) return 0;
    const std::uint64_t key = key_of(state);
    const Entry* known = find(key);
    const Move first = known != nullptr ? known->move : Move{};
    if (known != nullptr && (known->depth >= depth || known->to_the_end)) {
      const bool answers = known->bound == Bound::exact || (known->bound == Bound::at_least && known->value >= beta) ||
                           (known->bound == Bound::at_most && known->value <= alpha);
      if (answers) {
        complete_ = complete_ && known->to_the_end;
        return known->value;
      }
    }
    std::array<Ranked, kMostMoves> ranked;
    const bool mine = actor == me_;
    const std::size_t count = rank(state, depth, known != nullptr, first, mine, ranked);
    const bool complete_before = std::exchange(complete_, true);
    const std::int32_t alpha_before = alpha;
    const std::int32_t beta_before = beta;
    std::int32_t best = mine ? -kInfinite : kInfinite;
    Move best_move = ranked[0].move;
    for (std::size_t i = 0; i < count; ++i) {
      State next = state;
      game_.apply(next, ranked[i].move, NoEvents{});
      const std::int32_t value = search(next, depth - 1, alpha, beta, ply + 1);
      if (stopped_) return 0;
      if (mine ? value > best : value < best) best = value, best_move = ranked[i].move;
      if (mine)
        alpha = std::max(alpha, best);
      else
        beta = std::min(beta, best);
      if (alpha >= beta) {
        history_[slot(ranked[i].move)] += static_cast<std::uint32_t>(depth * depth);
        break;
      }
    }
    const Bound bound = best <= alpha_before ? Bound::at_most : best >= beta_before ? Bound::at_least : Bound::exact;
    Entry& entry = table_[key & (table_.size() - 1)];
    if (entry.key != key || entry.depth <= depth)
      entry = {key, best_move, best, static_cast<std::int16_t>(depth), bound, complete_};
    complete_ = complete_ && complete_before;
    return best;
  }

  // The move that was best before comes first, then those that look best and cut often.
  std::size_t rank(const State& state, int depth, bool has_first, Move first, bool mine,
                   std::array<Ranked, G::MoveList::capacity()>& ranked) const {
    typename G::MoveList moves;
    game_.legal_moves(state, moves);
    std::size_t count = 0;
    for (const Move move : moves) {
      std::int64_t rank = history_[slot(move)];
      if (has_first && move == first) {
        rank = std::numeric_limits<std::int64_t>::max();
      } else if (depth >= 2) {
        State next = state;
        game_.apply(next, move, NoEvents{});
        const std::int64_t value = weigh(next);
        rank += (mine ? value : -value) * 16;
      }
      std::size_t at = count++;
      for (; at > 0 && ranked[at - 1].rank < rank; --at) ranked[at] = ranked[at - 1];
      ranked[at] = {rank, move};
    }
    return count;
  }

  // Below the depth only moves that change much at once are looked at, and nobody is forced to make one.
  std::int32_t settle(const State& state, std::int32_t alpha, std::int32_t beta, int plies) {
    ++nodes_;
    std::int32_t best = weigh(state);
    const Seat actor = game_.actor(state);
    if (actor == kNobody || plies == 0) return best;
    const bool mine = actor == me_;
    if (mine ? best >= beta : best <= alpha) return best;
    if (mine)
      alpha = std::max(alpha, best);
    else
      beta = std::min(beta, best);
    typename G::MoveList moves;
    game_.legal_moves(state, moves);
    for (const Move move : moves) {
      if (!game_.is_loud(state, move)) continue;
      State next = state;
      game_.apply(next, move, NoEvents{});
      const std::int32_t value = settle(next, alpha, beta, plies - 1);
      best = mine ? std::max(best, value) : std::min(best, value);
      if (mine)
        alpha = std::max(alpha, best);
      else
        beta = std::min(beta, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  // Where a first move leads to if everybody goes on as the table says.
  State end_of_line(Move first) const {
    State state = root_;
    game_.apply(state, first, NoEvents{});
    for (int ply = 1; ply < reached_; ++ply) {
      const Entry* entry = find(key_of(state));
      if (entry == nullptr || !game_.is_legal(state, entry->move)) break;
      game_.apply(state, entry->move, NoEvents{});
    }
    return state;
  }

  static constexpr int kLoudPlies = 6;
  static constexpr std::size_t kMostMoves = G::MoveList::capacity();
  static std::size_t slot(Move move) { return word_of(move) * 0x9E3779B1U >> 20U; }

  const G& game_;
  Weights<G> weights_;
  std::vector<Entry> table_;
  std::array<std::uint32_t, 4096> history_{};
  State root_{};
  Seat me_{};
  std::vector<RootMove> answer_;
  std::vector<RootMove> found_;
  int reached_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t looks_ = 0;
  bool stopped_ = false;
  bool complete_ = true;
  bool solved_ = false;
  bool (*stop_)(const void*, std::uint64_t) = nullptr;
  const void* stop_of_ = nullptr;
};

}  // namespace understory::bots

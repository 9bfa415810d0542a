// Whole turns: from a position to the ends of the turn under way, with the best few lines at every step. Ways that lead
// to the same position count once. Others who are asked on the way answer by greed; whoever answers in another's turn
// looks at its own answers only.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "bots/answers.hpp"
#include "bots/idea.hpp"
#include "engine/hash.hpp"

namespace understory::bots {

template <FeatureGame G>
class Beam {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  struct Line {
    State state{};  // after its moves
    std::int32_t value = 0;
    bool apart = false;       // chance or others have acted after the last of them
    std::uint8_t known = 0;   // how many of them are made when another seat is asked first; 0: none is
    std::uint64_t asked = 0;  // the position then
    Steps<G> moves;

    // Its moves up to there: what others will answer is a guess.
    Steps<G> foreseen() const {
      Steps<G> steps = moves;
      while (known > 0 && steps.size() > known) steps.pop_back();
      return steps;
    }
    // Lines that come to the same, as far as that can be foreseen.
    std::uint64_t hash() const { return known > 0 ? asked : quick_hash_of(state); }
  };

  Beam(const G& game, const Weights<G>& weights, std::size_t widest, bool minds_others)
      : game_(game), weights_(weights), minds_others_(minds_others) {
    const std::size_t most = widest * G::MoveList::capacity();
    from_.reserve(most);
    into_.reserve(most);
    next_.reserve(most);
    open_.reserve(widest);
    kept_.reserve(widest);
  }

  // Looks for whole turns that begin with one of these moves, with the best `width` lines. `notices(state, move)` says
  // which moves it may go on with, where there are any. `finished(line)` is told every turn that was found.
  template <class Moves, class Notices, class Finished>
  void look(const State& world, const Moves& firsts, std::size_t width, Rng& rng, Notices&& notices,
            Finished&& finished) {
    width_ = width;
    part_ = part_of(game_, world);
    used_ = 0;
    Line& start = room();
    start.state = world;
    start.known = 0;
    start.moves.clear();
    std::swap(from_, into_);
    open_.assign(1, 0);
    go_on(firsts, rng, finished, [](const State&, Move) { return true; });
    while (!next_.empty()) {
      keep_best();
      go_on(NoMoves{}, rng, finished, notices);
    }
  }

 private:
  struct NoMoves {};
  struct Candidate {
    std::int32_t value;
    std::uint32_t line;
    std::uint64_t hash;
  };

  // A place for one more line. Places are kept from step to step and from turn to turn.
  Line& room() {
    if (used_ == into_.size()) into_.emplace_back();
    return into_[used_++];
  }

  // One step further with all that are open.
  template <class Moves, class Notices, class Finished>
  void go_on(const Moves& firsts, Rng& rng, Finished&& finished, Notices&& notices) {
    next_.clear();
    used_ = 0;
    for (const std::uint32_t at : open_) {
      if constexpr (std::is_same_v<Moves, NoMoves>) {
        typename G::MoveList moves;
        searched_moves(game_, from_[at].state, from_[at].apart ? nullptr : &from_[at].moves.back(), moves);
        const auto seen = [&](Move move) { return notices(from_[at].state, move); };
        const bool any = std::any_of(moves.begin(), moves.end(), seen);
        for (const Move move : moves)
          if (!any || seen(move)) step(at, move, rng, finished);
      } else {
        for (const Move move : firsts) step(at, move, rng, finished);
      }
    }
  }

  // Chance is drawn on the way: what it brings is the same for all lines on average.
  template <class Finished>
  void step(std::uint32_t from, Move move, Rng& rng, Finished&& finished) {
    const auto at = static_cast<std::uint32_t>(used_);
    Line& line = room();
    line.state = from_[from].state;
    line.moves = from_[from].moves;
    line.moves.push_back(move);
    line.known = from_[from].known;
    line.asked = from_[from].asked;
    game_.apply(line.state, move, NoEvents{});
    line.apart = game_.actor(line.state) != part_.seat;
    let_chance_act(game_, line.state, rng);
    if (asks_others(game_, line.state, part_)) {
      if (line.known == 0) line.asked = quick_hash_of(line.state);
      if (line.known == 0) line.known = static_cast<std::uint8_t>(line.moves.size());
      let_others_act(game_, line.state, part_, weights_, rng);
    }
    const Outlook<G> points = outlook(game_, line.state, weights_);
    line.value = minds_others_ ? margin<G>(points, game_.seats(), part_.seat) : points[part_.seat];
    if (goes_on(game_, line.state, part_) && line.moves.size() < kMostSteps) {
      next_.push_back({line.value, at, quick_hash_of(line.state)});
    } else {
      finished(static_cast<const Line&>(line));
      --used_;
    }
  }

  void keep_best() {
    std::sort(next_.begin(), next_.end(), [](const Candidate& a, const Candidate& b) {
      return a.value != b.value ? a.value > b.value : a.line < b.line;
    });
    std::swap(from_, into_);
    open_.clear();
    kept_.clear();
    for (const Candidate& candidate : next_) {
      if (open_.size() == width_) break;
      if (std::find(kept_.begin(), kept_.end(), candidate.hash) != kept_.end()) continue;
      open_.push_back(candidate.line);
      kept_.push_back(candidate.hash);
    }
  }

  const G& game_;
  Weights<G> weights_;
  bool minds_others_;
  std::size_t width_ = 0;
  Part part_{};
  std::vector<Line> from_;
  std::vector<Line> into_;
  std::size_t used_ = 0;
  std::vector<std::uint32_t> open_;
  std::vector<Candidate> next_;
  std::vector<std::uint64_t> kept_;
};

}  // namespace understory::bots

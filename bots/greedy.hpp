// The best whole turn by the evaluation. It looks at nothing beyond the turn under way, but at that as a whole: paying
// before gaining looks bad after one small step.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/beam.hpp"
#include "bots/search_options.hpp"

namespace understory::bots {

struct GreedyOptions {
  int notices = 100;         // of a hundred subjects, see Profile
  bool minds_others = true;  // see Profile
};

template <FeatureGame G>
class Greedy {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr std::size_t kBeam = kGreedyBeam;

  Greedy(const G& game, const Weights<G>& weights, const GreedyOptions& options)
      : game_(game), weights_(weights), options_(options), beam_(game, weights, kBeam, options.minds_others) {}

  // For the seat that acts in the world: the best turn for every move it notices, the best first. `attention` decides
  // what is noticed; it stays the same during a turn.
  template <class Stop>
  void think(const State& world, Rng& rng, std::uint64_t attention, Stop&& stop) {
    found_.clear();
    attention_ = attention;
    typename G::MoveList moves;
    game_.legal_moves(world, moves);
    const auto notices = [this](const State& at, Move move) { return this->notices(at, move); };
    // Something catches everybody's eye.
    eye_ = options_.notices;
    if (std::none_of(moves.begin(), moves.end(), [&](Move move) { return notices(world, move); }))
      for (const Move move : moves)
        eye_ = eye_ == options_.notices ? hidden(world, move) + 1 : std::min(eye_, hidden(world, move) + 1);
    for (const Move first : moves) {
      if (!notices(world, first)) continue;
      if (!found_.empty() && stop()) break;
      found_.push_back({});
      beam_.look(world, std::array<Move, 1>{first}, kBeam, rng, notices, [this](const Line& line) { take(line); });
    }
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Turn& a, const Turn& b) { return a.best.value > b.best.value; });
  }

  const Steps<G>& plan(std::size_t at) const { return found_[at].best.moves; }
  // As far as it does not depend on what others answer.
  Steps<G> foreseen(std::size_t at) const { return found_[at].best.foreseen(); }
  Ideas<G> ideas() const {
    Ideas<G> ideas;
    for (const Turn& turn : found_)
      ideas.push_back({turn.best.moves[0], turn.best.value, turn.looks, outlook(game_, turn.best.state, weights_)});
    return ideas;
  }

 private:
  using Line = typename Beam<G>::Line;
  struct Turn {
    Line best;
    std::uint32_t looks = 0;
  };

  // How well the subject of a move hides this time, from 0 to 99: what is far away does so better.
  int hidden(const State& at, Move move) const {
    constexpr int kAtHand = 2;  // steps
    constexpr int kFading = 12;
    struct Place {
      std::uint64_t attention;
      std::uint64_t subject;
    };
    const Subject subject = game_.subject_of(at, move);
    if (subject.name == 0) return 0;
    const int by_luck = static_cast<int>(hash_of(Place{attention_, subject.name}) % 100);
    return std::clamp(by_luck + kFading * (subject.away - kAtHand), 0, 99);
  }
  bool notices(const State& at, Move move) const { return eye_ >= 100 || hidden(at, move) < eye_; }
  void take(const Line& line) {
    Turn& turn = found_.back();
    if (turn.looks++ == 0 || line.value > turn.best.value) turn.best = line;
  }

  const G& game_;
  Weights<G> weights_;
  GreedyOptions options_;
  Beam<G> beam_;
  std::uint64_t attention_ = 0;
  int eye_ = 100;  // what hides less is noticed
  std::vector<Turn> found_;
};

}  // namespace understory::bots

#include "arena/tune.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <memory>
#include <thread>
#include <utility>

#include "catalog/bots.hpp"
#include "engine/hash.hpp"

namespace understory::arena {
namespace {

constexpr double kFirstSpread = 0.25;  // of a weight
constexpr double kLeastSpread = 10;    // 256ths of a point
constexpr double kCooling = 0.985;     // of the spread, per generation
constexpr double kMomentum = 0.7;
constexpr double kStep = 1.2;
constexpr double kEven = 6;      // a lead of so many points is half a win
constexpr int kOpening = 6;      // decisions that are made at random in every other game, so that more is seen
constexpr int kCheckGames = 40;  // against the start, every few generations
constexpr int kBetweenChecks = 5;
constexpr std::uint32_t kSeldom = 25;  // turns
constexpr double kShrink = 0.01;       // of a feature's own square, so that what never differs gets no weight

using Vector = std::vector<double>;

WeightList rounded(const Vector& values) {
  WeightList weights;
  for (const double value : values) weights.push_back(static_cast<std::int32_t>(std::lround(value)));
  return weights;
}

// About normal: twelve uniform numbers, the same on every machine.
double normal(Rng& rng) {
  constexpr std::uint32_t kFine = 1U << 20U;
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(rng.below(kFine)) / kFine;
  return sum;
}

struct Duel {
  const AnyGame& game;
  const Setup& setup;
  bots::Profile first;
  bots::Profile second;
  std::uint64_t seed = 0;
};

std::uint64_t luck_of(std::uint64_t seed, std::uint64_t set) {
  struct Place {
    std::uint64_t seed;
    std::uint64_t set;
  };
  return hash_of(Place{seed, set});
}

ChanceKey key_of(std::uint64_t luck) {
  ChanceKey key{};
  for (std::size_t i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(luck >> (8 * i));
  return key;
}

// What is tuned of a bot: those who look no further than their turn go by the weights, the others by the outlook.
WeightList& tuned_of(bots::Profile& player, int seats) {
  return bots::way_of(player, seats).method == bots::Method::greedy ? player.weights : bots::outlook_of(player, seats);
}
bots::Profile with(bots::Profile player, int seats, const Vector& values) {
  tuned_of(player, seats) = rounded(values);
  return player;
}

// By how much a seat leads the best of the others.
double lead_of(const Scores& scores, Seat seat) {
  if (scores.seats == 1) return scores.total[seat];
  std::int32_t best = std::numeric_limits<std::int32_t>::min();
  for (const Seat other : seats_up_to(scores.seats))
    if (other != seat) best = std::max(best, scores.total[other]);
  return scores.total[seat] - best;
}

// One game: `first` sits in one seat, `second` in all others. The answer is between -1 and 1.
double play(const Duel& duel, int number) {
  const int seats = duel.setup.seats;
  const auto set = static_cast<std::uint64_t>(number / seats);
  const Seat alone{static_cast<std::uint8_t>(number % seats)};
  const std::uint64_t luck = luck_of(duel.seed, set);
  const ChanceKey key = key_of(luck);
  const auto match = duel.game.new_match(duel.setup);
  std::vector<std::unique_ptr<AnyBot>> bots;
  for (const Seat seat : seats_up_to(seats))
    bots.push_back(match->new_bot(seat == alone ? duel.first : duel.second, luck + raw(seat)));
  Rng rng(luck);
  int at_random = set % 2 == 1 ? kOpening : 0;
  for (Seat actor = match->actor(); actor != kNobody; actor = match->actor()) {
    if (actor == kChance)
      match->apply(match->draw(key));
    else if (at_random-- > 0)
      match->apply(match->random_move(rng));
    else
      match->apply(bots[raw(actor)]->choose(*match, {}));
  }
  const double lead = lead_of(match->score_sheet().scores, alone);
  return lead / (std::abs(lead) + kEven);
}

// Calls work(i) for each number below `count`, whichever thread gets it.
template <class Work>
void share_out(std::size_t count, int threads, Work&& work) {
  std::atomic<std::size_t> next{0};
  const auto go = [&] {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < threads; ++i) helpers.emplace_back(go);
  go();
  for (std::thread& helper : helpers) helper.join();
}

// All games of all duels; the mean of each.
std::vector<double> play_all(const std::vector<Duel>& duels, int games, int threads) {
  const auto each = static_cast<std::size_t>(games);
  std::vector<double> results(duels.size() * each);
  share_out(results.size(), threads,
            [&](std::size_t i) { results[i] = play(duels[i / each], static_cast<int>(i % each)); });
  std::vector<double> means(duels.size());
  for (std::size_t i = 0; i < results.size(); ++i) means[i / each] += results[i] / games;
  return means;
}

// Sums over rows of features and what came of them: all that a least-squares fit needs.
struct Sums {
  explicit Sums(std::size_t features) : products(features, Vector(features)), with_result(features) {}
  std::vector<Vector> products;
  Vector with_result;
  double rows = 0;
  void add(const Vector& row, double result) {
    ++rows;
    for (std::size_t a = 0; a < row.size(); ++a) {
      with_result[a] += row[a] * result;
      for (std::size_t b = 0; b < row.size(); ++b) products[a][b] += row[a] * row[b];
    }
  }
  void add(const Sums& other) {
    rows += other.rows;
    for (std::size_t a = 0; a < with_result.size(); ++a) {
      with_result[a] += other.with_result[a];
      for (std::size_t b = 0; b < with_result.size(); ++b) products[a][b] += other.products[a][b];
    }
  }
};

// One game between equals. At the beginning of every turn each seat's features are noted, less the mean of the
// others', and set against its final lead over that mean.
Sums watch(const AnyGame& game, const Setup& setup, const bots::Profile& player, std::uint64_t luck) {
  const ChanceKey key = key_of(luck);
  const auto match = game.new_match(setup);
  std::vector<std::unique_ptr<AnyBot>> bots;
  for (const Seat seat : seats_up_to(setup.seats)) bots.push_back(match->new_bot(player, luck + raw(seat)));
  Rng rng(luck);
  std::vector<std::vector<std::vector<std::int32_t>>> noted;
  Seat before = kNobody;
  for (Seat actor = match->actor(); actor != kNobody; actor = match->actor()) {
    if (actor == kChance) {
      match->apply(match->draw(key));
      continue;
    }
    const bool turn_begins = match->turn_of() != before;
    if (turn_begins) noted.push_back(match->features());
    before = match->turn_of();
    // Now and then something else is done, so that more is seen than what these bots like.
    if (turn_begins && rng.below(kSeldom) == 0)
      match->apply(match->random_move(rng));
    else
      match->apply(bots[raw(actor)]->choose(*match, {}));
  }
  const Scores scores = match->score_sheet().scores;
  Sums sums(game.features.size());
  const double others = std::max(setup.seats - 1, 1);
  for (const auto& features : noted)
    for (const Seat seat : seats_up_to(setup.seats)) {
      double result = scores.total[seat];
      Vector row(features[raw(seat)].begin(), features[raw(seat)].end());
      for (const Seat other : seats_up_to(setup.seats)) {
        if (other == seat) continue;
        result -= scores.total[other] / others;
        for (std::size_t q = 0; q < row.size(); ++q) row[q] -= features[raw(other)][q] / others;
      }
      sums.add(row, result);
    }
  return sums;
}

// Gauss, with the largest pivot; what is shrunk has no zero there.
Vector solve(std::vector<Vector> matrix, Vector right) {
  const std::size_t size = right.size();
  for (std::size_t c = 0; c < size; ++c) {
    std::size_t pivot = c;
    for (std::size_t r = c; r < size; ++r)
      if (std::abs(matrix[r][c]) > std::abs(matrix[pivot][c])) pivot = r;
    std::swap(matrix[c], matrix[pivot]);
    std::swap(right[c], right[pivot]);
    for (std::size_t r = c + 1; r < size; ++r) {
      const double times = matrix[r][c] / matrix[c][c];
      for (std::size_t k = c; k < size; ++k) matrix[r][k] -= times * matrix[c][k];
      right[r] -= times * right[c];
    }
  }
  for (std::size_t c = size; c-- > 0;) {
    for (std::size_t k = c + 1; k < size; ++k) right[c] -= matrix[c][k] * right[k];
    right[c] /= matrix[c][c];
  }
  return right;
}

// What these weights are to be multiplied by to tell best.
double best_scale(const Sums& sums, const Vector& weights) {
  double with_result = 0;
  double squares = 0;
  for (std::size_t a = 0; a < weights.size(); ++a) {
    with_result += weights[a] * sums.with_result[a];
    for (std::size_t b = 0; b < weights.size(); ++b) squares += weights[a] * sums.products[a][b] * weights[b];
  }
  return squares > 0 ? with_result / squares : 1;
}

}  // namespace

WeightList tune(const AnyGame& game, const Setup& setup, bots::Profile player, const TuneOptions& options,
                const std::function<bool(const TuneProgress&)>& told) {
  const WeightList start = tuned_of(player, setup.seats);
  const std::size_t size = start.size();
  const int games = (options.games + setup.seats - 1) / setup.seats * setup.seats;
  Rng rng(options.seed);
  Vector at(start.begin(), start.end());
  Vector spread(size);
  Vector push(size);
  for (std::size_t q = 0; q < size; ++q) spread[q] = std::max(kLeastSpread, std::abs(at[q]) * kFirstSpread);
  double against_start = 0.5;
  for (int generation = 1; generation <= options.generations; ++generation) {
    std::vector<Vector> ways;
    std::vector<Duel> duels;
    for (int i = 0; i < options.variations; ++i) {
      Vector way(size);
      Vector there(size);
      Vector opposite(size);
      for (std::size_t q = 0; q < size; ++q) {
        way[q] = normal(rng);
        there[q] = at[q] + spread[q] * way[q];
        opposite[q] = at[q] - spread[q] * way[q];
      }
      ways.push_back(way);
      duels.push_back({game, setup, with(player, setup.seats, there), with(player, setup.seats, opposite), rng.next()});
    }
    const std::vector<double> won = play_all(duels, games, options.threads);
    for (std::size_t q = 0; q < size; ++q) {
      double pull = 0;
      for (std::size_t i = 0; i < ways.size(); ++i) pull += won[i] * ways[i][q];
      push[q] = kMomentum * push[q] + pull / static_cast<double>(ways.size());
      at[q] += spread[q] * kStep * push[q];
      spread[q] = std::max(kLeastSpread, spread[q] * kCooling);
    }
    const std::uint64_t check_seed = rng.next();
    if (generation % kBetweenChecks == 0 || generation == options.generations) {
      const Duel check{game, setup, with(player, setup.seats, at), player, check_seed};
      against_start = 0.5 + play_all({check}, kCheckGames / setup.seats * setup.seats, options.threads)[0] / 2;
    }
    if (!told({generation, against_start, rounded(at)})) break;
  }
  return rounded(at);
}

WeightList fit_outlook(const AnyGame& game, const Setup& setup, const bots::Profile& player, int games, int threads,
                       std::uint64_t seed) {
  const std::size_t size = game.features.size();
  std::vector<Sums> all(static_cast<std::size_t>(games), Sums(size));
  share_out(all.size(), threads, [&](std::size_t i) { all[i] = watch(game, setup, player, luck_of(seed, i)); });
  Sums sums(size);
  for (const Sums& one : all) sums.add(one);
  for (std::size_t q = 0; q < size; ++q)
    sums.products[q][q] += kShrink * std::max(sums.products[q][q], sums.rows / 1000);
  Vector outlook = solve(sums.products, sums.with_result);
  for (std::size_t q = 0; q < size; ++q) outlook[q] = (outlook[q] + player.weights[q] / double{kPoint}) / 2;
  const double scale = best_scale(sums, outlook);
  for (double& value : outlook) value *= scale * kPoint;
  return rounded(outlook);
}

}  // namespace understory::arena

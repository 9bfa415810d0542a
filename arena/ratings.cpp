#include "arena/ratings.hpp"

#include <algorithm>
#include <cmath>

namespace understory::arena {
namespace {

constexpr double kScale = 400.0;
constexpr double kHardlyMet = 1e-3;  // games of two who never met, so that two groups apart have ratings, if vague ones

using Matrix = std::vector<std::vector<double>>;

Matrix square(std::size_t size) { return Matrix(size, std::vector<double>(size, 0.0)); }

// Gauss and Jordan, with the largest pivot; the matrix is positive definite.
Matrix inverse(Matrix from) {
  const std::size_t size = from.size();
  Matrix to = square(size);
  for (std::size_t i = 0; i < size; ++i) to[i][i] = 1;
  for (std::size_t c = 0; c < size; ++c) {
    std::size_t pivot = c;
    for (std::size_t r = c; r < size; ++r)
      if (std::abs(from[r][c]) > std::abs(from[pivot][c])) pivot = r;
    std::swap(from[c], from[pivot]), std::swap(to[c], to[pivot]);
    const double by = from[c][c];
    for (std::size_t k = 0; k < size; ++k) from[c][k] /= by, to[c][k] /= by;
    for (std::size_t r = 0; r < size; ++r) {
      if (r == c) continue;
      const double times = from[r][c];
      for (std::size_t k = 0; k < size; ++k) from[r][k] -= times * from[c][k], to[r][k] -= times * to[c][k];
    }
  }
  return to;
}

}  // namespace

double expected(double lead) { return 1.0 / (1.0 + std::pow(10.0, -lead / kScale)); }

std::vector<Rating> rate(std::size_t players, const std::vector<Comparison>& comparisons) {
  Matrix games = square(players);
  Matrix wins = square(players);
  for (const Comparison& one : comparisons) {
    games[one.a][one.b] += 1, games[one.b][one.a] += 1;
    wins[one.a][one.b] += one.score, wins[one.b][one.a] += 1 - one.score;
  }
  for (std::size_t a = 0; a < players; ++a)
    for (std::size_t b = 0; b < players; ++b)
      if (a != b) {
        const double shared = games[a][b] > 0 ? 1 : kHardlyMet;
        games[a][b] += shared, wins[a][b] += shared / 2;
      }

  // The likelihood has one maximum; minorising (Hunter 2004) climbs it without steps to tune.
  std::vector<double> strength(players, 1.0);
  for (int round = 0; round < 10'000; ++round) {
    double moved = 0;
    for (std::size_t a = 0; a < players; ++a) {
      double won = 0;
      double met = 0;
      for (std::size_t b = 0; b < players; ++b) won += wins[a][b], met += games[a][b] / (strength[a] + strength[b]);
      if (met == 0) continue;
      const double next = won / met;
      moved = std::max(moved, std::abs(next / strength[a] - 1));
      strength[a] = next;
    }
    double product = 0;
    for (const double of : strength) product += std::log(of);
    for (double& of : strength) of /= std::exp(product / static_cast<double>(players));
    if (moved < 1e-9) break;
  }

  // Ratings are known up to a constant. Something known about their mean makes the information a matrix that can be
  // inverted, and is taken off again afterwards.
  const double per_point = std::log(10.0) / kScale;
  const double mean = 1.0 / static_cast<double>(players);
  Matrix information(players, std::vector<double>(players, mean));
  for (std::size_t a = 0; a < players; ++a)
    for (std::size_t b = 0; b < players; ++b) {
      if (a == b || games[a][b] == 0) continue;
      const double share = strength[a] / (strength[a] + strength[b]);
      const double known = games[a][b] * share * (1 - share);
      information[a][a] += known;
      information[a][b] -= known;
    }
  const Matrix variance = inverse(std::move(information));
  std::vector<Rating> ratings(players);
  for (std::size_t a = 0; a < players; ++a)
    ratings[a] = {std::log(strength[a]) / per_point,
                  1.96 * std::sqrt(std::max(0.0, variance[a][a] - mean)) / per_point};
  return ratings;
}

}  // namespace understory::arena

#include "arena/summary.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

#include "engine/json.hpp"

namespace understory::arena {
namespace {

double ahead(const SeatResult& a, const SeatResult& b) {
  if (a.rank == b.rank) return 0.5;
  return a.rank < b.rank ? 1 : 0;
}

std::int32_t best_of_others(const GameResult& game, std::size_t seat) {
  std::int32_t best = std::numeric_limits<std::int32_t>::min();
  for (std::size_t other = 0; other < game.size(); ++other)
    if (other != seat) best = std::max(best, game[other].score);
  return best;
}

// Of seat a, for every two seats of a game that have different entrants, a being the earlier entrant.
template <class Compare>
void compare_seats(const LineUp& seating, const GameResult& game, Compare&& compare) {
  for (std::size_t a = 0; a < seating.size(); ++a)
    for (std::size_t b = 0; b < seating.size(); ++b)
      if (seating[a] < seating[b]) compare(game[a], game[b], seating[a], seating[b]);
}

// A place among n equals varies (n + 1) / 3 times as much as n - 1 independent comparisons would: whoever is lucky in a
// game is ahead of all others at once.
double widening(int seats) { return std::sqrt((seats + 1) / 3.0); }

double share_of(double part, std::int64_t whole) { return whole == 0 ? 0 : part / static_cast<double>(whole); }

class Tally {
 public:
  Tally(std::size_t entrants, int seats) : seats_(seats), times_(entrants), turns_(entrants) {
    summary_.standings.resize(entrants);
    summary_.seats.resize(static_cast<std::size_t>(seats));
  }

  void add(const LineUp& seating, const GameResult& game) {
    ++summary_.games;
    const auto firsts = std::count_if(game.begin(), game.end(), [](const SeatResult& seat) { return seat.rank == 1; });
    for (std::size_t seat = 0; seat < game.size(); ++seat) {
      const SeatResult& result = game[seat];
      Standing& standing = summary_.standings[seating[seat]];
      SeatStanding& place = summary_.seats[seat];
      const bool first = result.rank == 1;
      const double part = first ? 1.0 / static_cast<double>(firsts) : 0;
      ++standing.games, ++place.games;
      standing.wins += first && firsts == 1 ? 1 : 0;
      standing.ties += first && firsts > 1 ? 1 : 0;
      standing.firsts += part, place.firsts += part;
      standing.mean_score += result.score, place.mean_score += result.score;
      standing.mean_margin += result.score - best_of_others(game, seat);
      times_[seating[seat]] += static_cast<double>(result.microseconds);
      turns_[seating[seat]] += result.turns;
    }
    compare_seats(seating, game, [&](const SeatResult& a, const SeatResult& b, std::size_t first, std::size_t second) {
      Meeting& meeting = meetings_[{first, second}];
      ++meeting.games;
      meeting.score += ahead(a, b);
      meeting.margins.push_back(a.score - b.score);
      comparisons_.push_back({first, second, ahead(a, b)});
    });
  }

  Summary finish() {
    const std::vector<Rating> ratings = rate(summary_.standings.size(), comparisons_);
    for (std::size_t i = 0; i < ratings.size(); ++i) {
      Standing& standing = summary_.standings[i];
      standing.mean_score = share_of(standing.mean_score, standing.games);
      standing.mean_margin = share_of(standing.mean_margin, standing.games);
      standing.ms_per_turn = share_of(times_[i] / 1000, turns_[i]);
      standing.rating = {ratings[i].value, ratings[i].interval * widening(seats_)};
      summary_.minutes += times_[i] / 60e6;
    }
    for (SeatStanding& place : summary_.seats) place.mean_score = share_of(place.mean_score, place.games);
    for (auto& [who, meeting] : meetings_) {
      std::tie(meeting.a, meeting.b) = who;
      summary_.meetings.push_back(std::move(meeting));
    }
    return std::move(summary_);
  }

 private:
  int seats_;
  Summary summary_;
  std::vector<double> times_;  // microseconds
  std::vector<std::int64_t> turns_;
  std::map<std::pair<std::size_t, std::size_t>, Meeting> meetings_;
  std::vector<Comparison> comparisons_;
};

const char* word_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::yes: return "yes";
    case Verdict::no: return "no";
    case Verdict::open: return "open";
  }
  return "";
}

// Two decimals are more than the games can tell.
double rounded(double value) { return std::round(value * 100) / 100; }

}  // namespace

void SetTest::go_on(const Schedule& schedule, const Results& results) {
  const std::int64_t size = schedule.games_of_a_set();
  while (sprt_.verdict() == Verdict::open) {
    double score = 0;
    double comparisons = 0;
    for (std::int64_t game = sets_ * size; game < (sets_ + 1) * size; ++game) {
      const auto found = results.find(game);
      if (found == results.end()) return;
      compare_seats(schedule.seating(game), found->second,
                    [&](const SeatResult& a, const SeatResult& b, std::size_t, std::size_t) {
                      score += ahead(a, b);
                      comparisons += 1;
                    });
    }
    sprt_.add(score / comparisons);
    ++sets_;
  }
}

Summary summarise(const Tournament& tournament, const Results& results) {
  const Schedule schedule(tournament);
  std::optional<SetTest> test;
  std::int64_t end = schedule.games();
  if (tournament.sprt) {
    test.emplace(*tournament.sprt);
    test->go_on(schedule, results);
    if (test->sprt().verdict() != Verdict::open) end = test->sets() * schedule.games_of_a_set();
  }
  Tally tally(tournament.entrants.size(), tournament.table.seats);
  for (auto at = results.begin(); at != results.lower_bound(end); ++at)
    tally.add(schedule.seating(at->first), at->second);
  Summary summary = tally.finish();
  summary.test = test;
  return summary;
}

std::vector<std::size_t> by_rating(const Summary& summary) {
  std::vector<std::size_t> order(summary.standings.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return summary.standings[a].rating.value > summary.standings[b].rating.value;
  });
  return order;
}

nlohmann::ordered_json to_json(const Tournament& tournament, const Summary& summary) {
  const Schedule schedule(tournament);
  nlohmann::ordered_json json{{"version", tournament.version},
                              {"game", tournament.table.game},
                              {"pack", tournament.table.pack},
                              {"options", understory::to_json(tournament.table.options)},
                              {"seats", tournament.table.seats},
                              {"ladder", tournament.ladder},
                              {"opening", tournament.opening},
                              {"seed", format_chance_key(tournament.seed)},
                              {"games_asked", tournament.games},
                              {"games_planned", schedule.games()},
                              {"games", summary.games},
                              {"games_of_a_set", schedule.games_of_a_set()},
                              {"minutes", rounded(summary.minutes)}};
  for (std::size_t i = 0; i < summary.standings.size(); ++i) {
    const Standing& standing = summary.standings[i];
    json["bots"].push_back({{"name", tournament.entrants[i].name},
                            {"bot", full_name(tournament.entrants[i])},
                            {"games", standing.games},
                            {"wins", standing.wins},
                            {"ties", standing.ties},
                            {"firsts", rounded(standing.firsts)},
                            {"mean_score", rounded(standing.mean_score)},
                            {"mean_margin", rounded(standing.mean_margin)},
                            {"rating", rounded(standing.rating.value)},
                            {"interval", rounded(standing.rating.interval)},
                            {"ms_per_turn", rounded(standing.ms_per_turn)}});
  }
  json["pairs"] = nlohmann::ordered_json::array();
  for (const Meeting& meeting : summary.meetings) {
    double margins = 0;
    for (const std::int32_t margin : meeting.margins) margins += margin;
    json["pairs"].push_back({{"a", tournament.entrants[meeting.a].name},
                             {"b", tournament.entrants[meeting.b].name},
                             {"games", meeting.games},
                             {"score", rounded(share_of(meeting.score, meeting.games) * 100) / 100},
                             {"mean_margin", rounded(share_of(margins, meeting.games))}});
  }
  for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
    const SeatStanding& standing = summary.seats[seat];
    json["by_seat"].push_back({{"seat", seat},
                               {"games", standing.games},
                               {"firsts", rounded(standing.firsts)},
                               {"mean_score", rounded(standing.mean_score)}});
  }
  if (summary.test)
    json["sprt"] = {{"weaker", tournament.sprt->weaker},
                    {"stronger", tournament.sprt->stronger},
                    {"sets", summary.test->sets()},
                    {"ratio", rounded(summary.test->sprt().ratio())},
                    {"lower", rounded(summary.test->sprt().lower())},
                    {"upper", rounded(summary.test->sprt().upper())},
                    {"verdict", word_of(summary.test->sprt().verdict())}};
  return json;
}

}  // namespace understory::arena

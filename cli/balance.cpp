// `understory balance`: what happens in games of a bot with itself, as tables for docs/balance/.
#include "arena/balance.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <future>
#include <numeric>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "arena/figures.hpp"
#include "arena/run.hpp"
#include "catalog/bots.hpp"
#include "cli/progress.hpp"
#include "cli/seed.hpp"
#include "cli/setup.hpp"
#include "cli/subcommands.hpp"
#include "engine/json.hpp"

namespace understory::cli {
namespace {

using arena::Balance;
using arena::Count;
using arena::Deed;
using Rows = std::vector<std::vector<std::string>>;

constexpr auto kBetweenShows = std::chrono::milliseconds(200);
constexpr std::int64_t kFewest = 20;  // seats of which a share is told: the interval of fewer says nothing

// ---- playing ----

// The bot in all seats, and what the arena wants to know besides.
arena::Tournament games_as_asked(const Arguments& arguments, const AnyMatch& match) {
  const std::string bot = arguments.has("--bot") ? arguments.needed("--bot") : "reference";
  if (std::find(all_bots().begin(), all_bots().end(), bot) == all_bots().end())
    throw in_option("--bot", Refusal(Message("arena.refused.bot", {{"bot", bot}, {"known", verbatim(all_bots())}})));
  arena::Thinking thinking;
  if (arguments.has("--iterations"))
    thinking.iterations =
        static_cast<std::uint32_t>(arguments.needed_number("--iterations", 1, arena::kMostIterations));
  arena::Tournament games;
  games.table = match.record();
  games.entrants.assign(static_cast<std::size_t>(match.seats()), {bot, bot, thinking});
  games.games = arguments.needed_number("--games", 1, kMostGames);
  games.seed = arguments.has("--seed") ? parse_chance_key(arguments.needed("--seed")) : random_seed();
  return games;
}

// Ends the others when one of them fails.
struct Stopper {
  std::atomic<bool>& stop;
  bool done = false;
  ~Stopper() {
    if (!done) stop = true;
  }
};

// Plays the games of the tournament, every one with a deal of its own; fewer if somebody stops it.
Balance play(const AnyGame& game, const AnyMatch& start, const arena::Tournament& games, int threads,
             const Console& console) {
  const arena::Schedule schedule(games);
  std::atomic<bool>& stop = stop_on_interrupt();
  std::atomic<std::int64_t> next = 0;
  std::atomic<std::int64_t> finished = 0;
  const auto work = [&] {
    Balance balance(game);
    Stopper stopper{stop};
    for (std::int64_t number = next++; number < games.games && !stop; number = next++) {
      const auto match = start.clone();
      if (!arena::play_game(games, schedule, number * schedule.games_of_a_set(), *match, stop)) break;
      balance.add(*match);
      ++finished;
    }
    stopper.done = true;
    return balance;
  };
  std::vector<std::future<Balance>> crew;
  crew.reserve(static_cast<std::size_t>(threads));
  for (int i = 0; i < threads; ++i) crew.push_back(std::async(std::launch::async, work));
  ProgressBar bar(console, 0, games.games);
  Balance all(game);
  for (std::future<Balance>& worker : crew) {
    while (worker.wait_for(kBetweenShows) != std::future_status::ready)
      bar.show(finished, [] { return std::vector<Message>(); });
    all.add(worker.get());
  }
  return all;
}

// ---- telling ----

double mean_of(std::int64_t sum, std::int64_t count) { return static_cast<double>(sum) / static_cast<double>(count); }

// Half of the width of the 95 % interval of a share.
double interval_of(double share, std::int64_t count) {
  return 1.96 * std::sqrt(std::max(0.0, share * (1 - share)) / static_cast<double>(count));
}

Message hundredths(double value) {
  const std::int64_t rounded = std::llround(std::abs(value) * 100);
  const std::string digits = std::to_string(100 + rounded % 100);
  return Message("cli.balance.hundredths", {{"sign", value < 0 && rounded > 0 ? "minus" : "none"},
                                            {"whole", rounded / 100},
                                            {"hundredths", digits.substr(1)}});
}

class Report {
 public:
  Report(const Balance& balance, const Console& console) : balance_(balance), console_(console) {}

  void print() const {
    head("length");
    print_length();
    head("seats");
    print_seats();
    head("events");
    print_events();
    for (const std::string& fact : balance_.namings()) {
      if (balance_.kinds(fact).empty()) continue;
      print_things(fact);
      print_fared(fact);
    }
  }

 private:
  std::string word(const std::string& key) const { return console_.spoken(Message("cli.balance." + key)); }

  void head(const std::string& key, std::vector<Argument> arguments = {}) const {
    console_.print("");
    console_.say(Message("cli.balance.heading", {{"title", Message("cli.balance." + key, std::move(arguments))}}));
    console_.print("");
  }

  // The first row is the head.
  void table(const Rows& rows) const {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      std::string line = "|";
      for (const std::string& cell : rows[i]) line += cell.empty() ? " |" : " " + cell + " |";
      console_.print(line);
      if (i > 0) continue;
      std::string rule = "|";
      for (std::size_t column = 0; column < rows[0].size(); ++column) rule += "---|";
      console_.print(rule);
    }
  }

  void print_length() const {
    Rows rows{{""}};
    for (const char* column : {"mean", "least", "tenth", "median", "ninth", "most"}) rows[0].push_back(word(column));
    const auto row = [&](const char* what, std::vector<std::int64_t> numbers) {
      std::sort(numbers.begin(), numbers.end());
      const auto sum = std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
      rows.push_back({word(what), console_.spoken(arena::decimal(mean_of(sum, balance_.games())))});
      for (const std::size_t tenths : {0U, 1U, 5U, 9U, 10U})
        rows.back().push_back(std::to_string(numbers[(numbers.size() - 1) * tenths / 10]));
    };
    row("decisions", balance_.decisions());
    row("turns", balance_.turns());
    row("rounds", balance_.rounds());
    table(rows);
  }

  std::string share_of(double share, std::int64_t count) const {
    return console_.spoken(
        Message("cli.balance.share",
                {{"share", arena::percent(share)}, {"interval", arena::decimal(100 * interval_of(share, count))}}));
  }

  void print_seats() const {
    const std::int64_t games = balance_.games();
    Rows rows{{word("seat"), word("firsts"), word("points")}};
    for (std::size_t i = 0; i < balance_.seats().size(); ++i) {
      const arena::SeatCount& seat = balance_.seats()[i];
      rows.push_back({std::to_string(i + 1), share_of(mean_of(seat.firsts, games * arena::kWhole), games),
                      console_.spoken(arena::decimal(mean_of(seat.points, games)))});
    }
    table(rows);
    console_.print("");
    console_.say(Message("cli.balance.shared", {{"share", arena::percent(mean_of(balance_.shared(), games))}}));
  }

  void print_events() const {
    Rows rows{{word("event"), word("times"), word("in"), word("means")}};
    for (const auto& [deed, count] : balance_.counts()) {
      if (!deed.fact.empty()) continue;
      std::vector<Message> means;
      for (const auto& [fact, sum] : count.sums)
        means.push_back(
            Message("cli.balance.number", {{"fact", fact}, {"mean", hundredths(mean_of(sum, count.times))}}));
      rows.push_back({deed.kind, console_.spoken(hundredths(mean_of(count.times, balance_.games()))),
                      console_.spoken(arena::percent(mean_of(count.games, balance_.games()))),
                      means.empty() ? "" : console_.spoken(Message("cli.balance.list", {{"items", means}}))});
    }
    table(rows);
  }

  Count count_of(const std::string& kind, const std::string& fact, const std::string& thing) const {
    const auto found = balance_.counts().find(Deed{kind, fact, thing});
    return found == balance_.counts().end() ? Count() : found->second;
  }

  // Every thing that is told of by this fact, in every kind of event that tells it.
  void print_things(const std::string& fact) const {
    head("things", {{"fact", fact}});
    const std::set<std::string> kinds = balance_.kinds(fact);
    Rows rows{{fact}};
    rows[0].insert(rows[0].end(), kinds.begin(), kinds.end());
    for (const std::string& thing : balance_.things(fact)) {
      rows.push_back({thing});
      for (const std::string& kind : kinds)
        rows.back().push_back(
            console_.spoken(hundredths(mean_of(count_of(kind, fact, thing).times, balance_.games()))));
    }
    table(rows);
  }

  // How those fared who did it. With others, in games in which not all did, so that an equal share is what is usual.
  void print_fared(const std::string& fact) const {
    std::set<std::string> kinds;
    for (const std::string& kind : balance_.kinds(fact))
      if (balance_.is_somebodys(kind)) kinds.insert(kind);
    const bool alone = balance_.seats().size() == 1;
    const double usual = alone ? mean_of(balance_.seats()[0].firsts, balance_.games() * arena::kWhole)
                               : 1 / static_cast<double>(balance_.seats().size());
    Rows rows{{fact}};
    rows[0].insert(rows[0].end(), kinds.begin(), kinds.end());
    for (const std::string& thing : balance_.things(fact)) {
      std::vector<std::string> row{thing};
      bool told = false;
      for (const std::string& kind : kinds) {
        const Count count = count_of(kind, fact, thing);
        row.emplace_back();
        if (count.seats < kFewest) continue;
        told = true;
        const double share = mean_of(count.firsts, count.seats * arena::kWhole);
        row.back() = console_.spoken(
            Message("cli.balance.share", {{"share", arena::lead(100 * (share - usual))},
                                          {"interval", arena::decimal(100 * interval_of(share, count.seats))}}));
      }
      if (told) rows.push_back(std::move(row));
    }
    if (rows.size() == 1) return;
    head(alone ? "fared-alone" : "fared", {{"fact", fact}});
    table(rows);
  }

  const Balance& balance_;
  const Console& console_;
};

}  // namespace

void declare_balance(Arguments& arguments) {
  arguments.option("--game");
  arguments.option("--games", "balance-games");
  arguments.option("--seats", "arena-seats");
  arguments.option("--bot", "balance-bot");
  arguments.option("--iterations");
  arguments.option("--seed");
  arguments.option("--threads", "arena-threads");
  declare_setup(arguments);
}

int run_balance(const Arguments& arguments, Console& console) {
  const AnyGame& game = find_game(arguments.needed("--game"));
  const int seats = arguments.has("--seats") ? arguments.needed_number("--seats", 1, kMostSeats) : 2;
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int threads = arguments.has("--threads") ? arguments.needed_number("--threads", 1, 256) : cores;
  const auto match = match_as_asked(arguments, game, seats);
  const arena::Tournament games = games_as_asked(arguments, *match);
  const Balance balance = play(game, *match, games, threads, console);
  console.say(Message("cli.balance.games", {{"game", Message(game.info.name + ".title")},
                                            {"seats", seats},
                                            {"games", balance.games()},
                                            {"bot", arena::full_name(games.entrants.front())},
                                            {"seed", format_chance_key(games.seed)}}));
  if (balance.games() > 0) Report(balance, console).print();
  return 0;
}

}  // namespace understory::cli

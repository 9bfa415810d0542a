// `understory bench`: how fast random games go on this machine, and how fast bots think.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <ostream>

#include "catalog/bots.hpp"
#include "cli/seed.hpp"
#include "cli/setup.hpp"
#include "cli/subcommands.hpp"
#include "engine/json.hpp"

namespace understory::cli {
namespace {

using nlohmann::ordered_json;

std::int64_t whole(double value) { return static_cast<std::int64_t>(std::llround(value)); }

int number_or(const Arguments& arguments, const std::string& name, int least, int most, int otherwise) {
  return arguments.has(name) ? arguments.needed_number(name, least, most) : otherwise;
}

int seconds_as_asked(const Arguments& arguments) { return number_or(arguments, "--seconds", 1, 3600, 3); }

void refuse_with(const Arguments& arguments, const char* what, const char* option) {
  if (arguments.has(option)) throw Refusal(Message("cli.error.not-together", {{"first", what}, {"second", option}}));
}

void say_speed(const Console& console, const PlayoutFigures& figures) {
  console.say(Message("cli.bench.speed", {{"moves", whole(figures.moves_per_s)},
                                          {"games", whole(figures.playouts_per_s)},
                                          {"mean", whole(figures.mean_moves)}}));
}

int bench_playouts(const Arguments& arguments, const Console& console) {
  refuse_with(arguments, "playouts", "--ms");
  const AnyGame& game = find_game(arguments.needed("--game"));
  const int seats = arguments.needed_number("--seats", 1, kMostSeats);
  const int threads = number_or(arguments, "--threads", 1, 256, 1);
  const Setup setup = setup_as_asked(arguments, game, seats);
  const PlayoutFigures figures = game.measure_playouts(setup, seconds_as_asked(arguments), threads);

  if (arguments.has("--json")) {
    const ordered_json json{{"game", game.info.name},
                            {"seats", seats},
                            {"threads", threads},
                            {"playouts_per_s", figures.playouts_per_s},
                            {"moves_per_s", figures.moves_per_s},
                            {"mean_moves", figures.mean_moves},
                            {"state_bytes", figures.state_bytes},
                            {"copy_ns", figures.copy_ns}};
    console.out << json.dump() << '\n';
    return 0;
  }
  say_speed(console, figures);
  console.say(Message("cli.bench.state",
                      {{"bytes", static_cast<std::int64_t>(figures.state_bytes)}, {"copy", whole(figures.copy_ns)}}));
  return 0;
}

// ---- bots ----

struct TurnFigures {
  std::int64_t turns = 0;
  double total_ms = 0;
  double longest_ms = 0;
};

// Lets the strongest bot play against itself with so much time for a turn, and measures the processor time of whole
// turns: all that a seat decides in one, its own or another's.
TurnFigures measure_turns(const AnyGame& game, const Setup& setup, int seconds, int ms) {
  using Clock = std::chrono::steady_clock;
  const Limits limits{.ms = ms};
  const auto start = Clock::now();
  const auto is_late = [&] { return Clock::now() - start >= std::chrono::seconds(seconds); };
  TurnFigures figures;
  for (std::uint64_t number = 0; !is_late(); ++number) {
    const ChanceKey seed = derived_seed({}, number);
    const auto match = game.new_match(setup);
    std::map<Seat, std::unique_ptr<AnyBot>> bots;
    for (const Seat seat : seats_up_to(match->seats()))
      bots[seat] = make_bot(*match, all_levels().back(), derived_seed(seed, raw(seat)));
    Seat turn = kNobody;
    std::map<Seat, double> taken;  // by who has decided in this turn
    const auto end_turn = [&] {
      for (const auto& [seat, turn_ms] : taken) {
        ++figures.turns;
        figures.total_ms += turn_ms;
        figures.longest_ms = std::max(figures.longest_ms, turn_ms);
      }
      taken.clear();
    };
    for (Seat actor = match->actor(); actor != kNobody; actor = match->actor()) {
      if (match->turn_of() != turn) {
        end_turn();
        if (is_late()) break;
        turn = match->turn_of();
      }
      if (actor == kChance) {
        match->apply(match->draw(seed));
        continue;
      }
      const auto before = thread_time();
      const MoveWord move = bots[actor]->choose(*match, limits);
      taken[actor] += milliseconds_since(before);
      match->apply(move);
    }
    end_turn();
  }
  return figures;
}

int bench_bots(const Arguments& arguments, const Console& console) {
  refuse_with(arguments, "bots", "--threads");
  const AnyGame& game = find_game(arguments.needed("--game"));
  const int seats = number_or(arguments, "--seats", 1, kMostSeats, std::max(game.info.least_seats, 2));
  const int ms = number_or(arguments, "--ms", 1, 60'000, 100);
  const int seconds = seconds_as_asked(arguments);
  const Setup setup = setup_as_asked(arguments, game, seats);
  const PlayoutFigures playouts = game.measure_playouts(setup, seconds, 1);
  const std::map<int, SearchFigures> searches{{1, game.measure_search(setup, seconds, 1)},
                                              {2, game.measure_search(setup, seconds, 2)}};
  const TurnFigures turns = measure_turns(game, setup, seconds, ms);
  const double mean_ms = turns.turns == 0 ? 0 : turns.total_ms / static_cast<double>(turns.turns);

  if (arguments.has("--json")) {
    ordered_json json{{"game", game.info.name}, {"seats", seats}};
    json["playouts"] = {{"playouts_per_s", playouts.playouts_per_s},
                        {"moves_per_s", playouts.moves_per_s},
                        {"mean_moves", playouts.mean_moves}};
    for (const auto& [threads, figures] : searches)
      json["search"].push_back({{"threads", threads},
                                {"iterations_per_s", figures.iterations_per_s},
                                {"moves_per_s", figures.moves_per_s},
                                {"moves_per_iteration", figures.mean_moves}});
    json["turns"] = {{"bot", all_levels().back()},     {"ms", ms},
                     {"turns", turns.turns},           {"mean_ms", mean_ms},
                     {"longest_ms", turns.longest_ms}, {"overshoot_ms", std::max(0.0, turns.longest_ms - ms)}};
    console.out << json.dump() << '\n';
    return 0;
  }
  say_speed(console, playouts);
  for (const auto& [threads, figures] : searches)
    console.say(Message(
        "cli.bench.search",
        {{"threads", threads}, {"iterations", whole(figures.iterations_per_s)}, {"moves", whole(figures.mean_moves)}}));
  console.say(
      Message("cli.bench.turns",
              {{"turns", turns.turns}, {"ms", ms}, {"mean", whole(mean_ms)}, {"longest", whole(turns.longest_ms)}}));
  return 0;
}

}  // namespace

void declare_bench(Arguments& arguments) {
  arguments.positional("WHAT");
  arguments.option("--game");
  arguments.option("--seats");
  arguments.option("--seconds");
  arguments.option("--threads");
  arguments.option("--ms", "bench-ms");
  declare_setup(arguments);
  arguments.flag("--json");
}

int run_bench(const Arguments& arguments, Console& console) {
  const std::string what = arguments.needed("WHAT");
  if (what == "playouts") return bench_playouts(arguments, console);
  if (what == "bots") return bench_bots(arguments, console);
  throw Refusal(Message("cli.bench.unknown", {{"what", what}}));
}

}  // namespace understory::cli

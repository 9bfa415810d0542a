// `understory tune`: new weights for a game's bots, by self-play.
#include "arena/tune.hpp"

#include <cmath>
#include <ostream>
#include <thread>

#include "cli/files.hpp"
#include "cli/progress.hpp"
#include "cli/seed.hpp"
#include "cli/setup.hpp"
#include "cli/subcommands.hpp"
#include "engine/hash.hpp"

namespace understory::cli {
namespace {

constexpr int kMostGenerations = 10'000;
constexpr int kMostGames = 1'000'000;

int number_or(const Arguments& arguments, const char* option, int most, int fallback) {
  return arguments.has(option) ? arguments.needed_number(option, 1, most) : fallback;
}

}  // namespace

void declare_tune(Arguments& arguments) {
  arguments.option("--game");
  arguments.option("--seats", "arena-seats");
  arguments.option("--generations");
  arguments.option("--variations");
  arguments.option("--games", "tune-games");
  arguments.option("--watched");
  arguments.option("--seed");
  arguments.option("--threads", "arena-threads");
  arguments.option("--out");
  declare_setup(arguments);
}

// Begins with the weights that the program has, and writes bots.json with the new ones.
int run_tune(const Arguments& arguments, Console& console) {
  const AnyGame& game = find_game(arguments.needed("--game"));
  const std::string out = arguments.needed("--out");
  const int seats = number_or(arguments, "--seats", kMostSeats, 2);
  const Setup setup = setup_as_asked(arguments, game, seats);
  game.new_match(setup);  // refuses what cannot be before anything is begun
  check_can_replace(out);
  arena::TuneOptions options;
  options.generations = number_or(arguments, "--generations", kMostGenerations, options.generations);
  options.variations = number_or(arguments, "--variations", kMostGames, options.variations);
  options.games = number_or(arguments, "--games", kMostGames, options.games);
  options.threads = number_or(arguments, "--threads", 256, static_cast<int>(std::thread::hardware_concurrency()));
  const int watched = number_or(arguments, "--watched", kMostGames, 2000);
  const ChanceKey seed = arguments.has("--seed") ? parse_chance_key(arguments.needed("--seed")) : random_seed();
  options.seed = hash_of(seed);
  console.say(Message("cli.tune.begins", {{"game", Message(game.info.name + ".title")},
                                          {"generations", options.generations},
                                          {"seed", format_chance_key(seed)}}));

  ProgressBar progress(console, 0, options.generations);
  const arena::WeightList weights =
      arena::tune(game, setup, game.roster[1].weights, options, [&](const arena::TuneProgress& now) {
        const auto percent = static_cast<std::int64_t>(std::lround(100 * now.against_start));
        progress.show(now.generation, [&] { return std::vector{Message("cli.tune.against", {{"percent", percent}})}; });
        if (now.generation == options.generations) console.say(Message("cli.tune.done", {{"percent", percent}}));
        return true;
      });
  const arena::WeightList outlook = arena::fit_outlook(game, setup, weights, watched, options.threads, options.seed);
  replace_file(out, with_weights(game.bots_text, game.features, weights, outlook));
  console.say(Message("cli.tune.written", {{"file", out}}));
  return 0;
}

}  // namespace understory::cli

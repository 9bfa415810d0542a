// `understory tune`: new weights for a game's bots, by self-play.
#include "arena/tune.hpp"

#include <algorithm>
#include <cmath>
#include <ostream>
#include <thread>

#include "arena/tournament.hpp"
#include "catalog/bots.hpp"
#include "cli/files.hpp"
#include "cli/progress.hpp"
#include "cli/seed.hpp"
#include "cli/setup.hpp"
#include "cli/subcommands.hpp"
#include "engine/hash.hpp"

namespace understory::cli {
namespace {

constexpr int kMostGenerations = 10'000;

int number_or(const Arguments& arguments, const char* option, int most, int fallback) {
  return arguments.has(option) ? arguments.needed_number(option, 1, most) : fallback;
}

// The bot whose weights are tuned, in the form that plays.
bots::Profile player_as_asked(const Arguments& arguments, const AnyGame& game, int seats) {
  const std::string name = arguments.has("--bot") ? arguments.needed("--bot") : "greedy";
  const auto found =
      std::find_if(game.roster.begin(), game.roster.end(), [&](const auto& profile) { return profile.name == name; });
  if (found == game.roster.end())
    throw Refusal(Message("arena.refused.bot", {{"bot", name}, {"known", verbatim(all_bots())}}));
  if (found->way.method == bots::Method::random) throw Refusal(Message("cli.tune.no-weights", {{"bot", name}}));
  bots::Profile player = *found;
  player.notices = 100;  // what it overlooks it would not learn to weigh
  if (arguments.has("--iterations"))
    bots::way_of(player, seats).iterations =
        static_cast<std::uint32_t>(arguments.needed_number("--iterations", 1, arena::kMostIterations));
  return player;
}

}  // namespace

void declare_tune(Arguments& arguments) {
  arguments.option("--game");
  arguments.option("--seats", "arena-seats");
  arguments.option("--bot");
  arguments.option("--iterations");
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
// Greedy's are what to go for in a turn, and the outlook is fitted to its games; a bot that looks further gets another
// outlook.
int run_tune(const Arguments& arguments, Console& console) {
  const AnyGame& game = find_game(arguments.needed("--game"));
  const std::string out = arguments.needed("--out");
  const int seats = number_or(arguments, "--seats", kMostSeats, 2);
  bots::Profile player = player_as_asked(arguments, game, seats);
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
  const arena::WeightList tuned = arena::tune(game, setup, player, options, [&](const arena::TuneProgress& now) {
    const auto percent = static_cast<std::int64_t>(std::lround(100 * now.against_start));
    progress.show(now.generation, [&] { return std::vector{Message("cli.tune.against", {{"percent", percent}})}; });
    if (now.generation == options.generations) console.say(Message("cli.tune.done", {{"percent", percent}}));
    return true;
  });
  if (bots::way_of(player, seats).method == bots::Method::greedy) {
    player.weights = tuned;
    bots::outlook_of(player, seats) = arena::fit_outlook(game, setup, player, watched, options.threads, options.seed);
  } else {
    bots::outlook_of(player, seats) = tuned;
  }
  replace_file(out, with_weights(game.bots_text, game.features, player));
  console.say(Message("cli.tune.written", {{"file", out}}));
  return 0;
}

}  // namespace understory::cli

// `understory bench playouts`: how fast random games go on this machine.
#include <cmath>
#include <ostream>

#include <nlohmann/json.hpp>

#include "cli/setup.hpp"
#include "cli/subcommands.hpp"

namespace understory::cli {

void declare_bench(Arguments& arguments) {
  arguments.positional("WHAT");
  arguments.option("--game");
  arguments.option("--seats");
  arguments.option("--seconds");
  arguments.option("--threads");
  declare_setup(arguments);
  arguments.flag("--json");
}

int run_bench(const Arguments& arguments, Console& console) {
  if (const std::string what = arguments.needed("WHAT"); what != "playouts")
    throw Refusal(Message("cli.bench.unknown", {{"what", what}}));
  const AnyGame& game = find_game(arguments.needed("--game"));
  const int seats = arguments.needed_number("--seats", 1, kMostSeats);
  const int seconds = arguments.has("--seconds") ? arguments.needed_number("--seconds", 1, 3600) : 3;
  const int threads = arguments.has("--threads") ? arguments.needed_number("--threads", 1, 256) : 1;
  const PlayoutFigures figures = game.measure_playouts(setup_as_asked(arguments, game, seats), seconds, threads);

  if (arguments.has("--json")) {
    const nlohmann::ordered_json json{{"game", game.info.name},
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
  const auto whole = [](double value) { return static_cast<std::int64_t>(std::llround(value)); };
  console.say(Message("cli.bench.speed", {{"moves", whole(figures.moves_per_s)},
                                          {"games", whole(figures.playouts_per_s)},
                                          {"mean", whole(figures.mean_moves)}}));
  console.say(Message("cli.bench.state",
                      {{"bytes", static_cast<std::int64_t>(figures.state_bytes)}, {"copy", whole(figures.copy_ns)}}));
  return 0;
}

}  // namespace understory::cli

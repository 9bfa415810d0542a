#include <ostream>
#include <utility>
#include <vector>

#include "cli/divide.hpp"
#include "cli/setup.hpp"
#include "cli/subcommands.hpp"
#include "engine/json.hpp"

namespace understory::cli {
void declare_perft(Arguments& arguments) {
  arguments.option("--game");
  arguments.option("--seats");
  arguments.option("--depth");
  declare_setup(arguments);
  arguments.flag("--divide");
  arguments.flag("--searched");
  arguments.flag("--json");
}

int run_perft(const Arguments& arguments, Console& console) {
  const AnyGame& game = find_game(arguments.needed("--game"));
  const int seats = arguments.needed_number("--seats", 1, kMostSeats);
  const int depth = arguments.needed_number("--depth", 0, kDeepestPerft);
  const bool divided = arguments.has("--divide");
  const Lines lines = arguments.has("--searched") ? Lines::searched : Lines::legal;
  const bool as_json = arguments.has("--json");
  const auto match = match_as_asked(arguments, game, seats);

  const std::vector<Branch> branches = divided && depth > 0 ? divide(*match, depth, lines) : std::vector<Branch>();
  std::uint64_t nodes = 0;
  for (const Branch& branch : branches) nodes += branch.nodes;
  if (!divided || depth == 0) nodes = match->perft(depth, lines);

  if (!as_json) {
    for (const Branch& branch : branches) console.out << branch.move << ": " << branch.nodes << '\n';
    console.out << nodes << '\n';
    return 0;
  }
  nlohmann::ordered_json json{{"game", game.info.name}, {"seats", seats}, {"depth", depth}, {"nodes", nodes}};
  if (divided) json["divide"] = nlohmann::ordered_json::object();
  for (const Branch& branch : branches) json["divide"][branch.move] = branch.nodes;
  console.out << json.dump() << '\n';
  return 0;
}

}  // namespace understory::cli

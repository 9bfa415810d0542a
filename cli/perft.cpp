#include <ostream>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "cli/setup.hpp"
#include "cli/subcommands.hpp"

namespace understory::cli {
namespace {

constexpr int kDeepest = 9;  // beyond it a count takes longer than anybody waits

struct Branch {
  std::string move;
  std::uint64_t nodes;
};

std::vector<Branch> divide(const AnyMatch& match, int depth) {
  std::vector<MoveWord> moves;
  match.legal_moves(moves);
  std::vector<Branch> branches;
  const auto next = match.clone();
  for (const MoveWord move : moves) {
    next->apply(move);
    branches.push_back({match.format(move), next->perft(depth - 1)});
    next->take_back(1);
  }
  return branches;
}

}  // namespace

void declare_perft(Arguments& arguments) {
  arguments.option("--game");
  arguments.option("--seats");
  arguments.option("--depth");
  declare_setup(arguments);
  arguments.flag("--divide");
  arguments.flag("--json");
}

int run_perft(const Arguments& arguments, Console& console) {
  const AnyGame& game = find_game(arguments.needed("--game"));
  const int seats = arguments.needed_number("--seats", 1, kMostSeats);
  const int depth = arguments.needed_number("--depth", 0, kDeepest);
  const bool divided = arguments.has("--divide");
  const bool as_json = arguments.has("--json");
  const auto match = match_as_asked(arguments, game, seats);

  const std::vector<Branch> branches = divided && depth > 0 ? divide(*match, depth) : std::vector<Branch>();
  std::uint64_t nodes = 0;
  for (const Branch& branch : branches) nodes += branch.nodes;
  if (!divided || depth == 0) nodes = match->perft(depth);

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

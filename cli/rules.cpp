#include "catalog/catalog.hpp"
#include "cli/rules_text.hpp"
#include "cli/subcommands.hpp"

namespace understory::cli {

void declare_rules(Arguments& arguments) {
  arguments.positional("GAME");
  arguments.positional("NUMBER");
}

int run_rules(const Arguments& arguments, Console& console) {
  const AnyGame& game = find_game(arguments.needed("GAME"));
  show_rules(console, game.rules, arguments.text("NUMBER").value_or(""));
  return 0;
}

}  // namespace understory::cli

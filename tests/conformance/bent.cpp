#include "tests/conformance/bent.hpp"

namespace understory::conformance {

Kit<Bent> bent_kit(const Bent::Hooks& hooks) {
  auto kit = foraging_kit<Bent>({foraging_options(2, 2), foraging_options(6, 3)});
  kit.settings.erase(kit.settings.begin() + 4, kit.settings.end());
  for (auto& setting : kit.settings) setting.game.hooks = hooks;
  kit.budget.games = 2;
  kit.budget.lines = 0;
  kit.budget.truth_games = 0;
  return kit;
}

Kit<Bent> worlds_kit(const Bent::Hooks& hooks) {
  auto kit = bent_kit(hooks);
  kit.budget.lines = Budget().lines;
  kit.budget.truth_games = Budget().truth_games;
  return kit;
}

Report check_bent(const Kit<Bent>& kit) { return check_game(kit); }

std::set<std::string> noticed(const Kit<Bent>& kit) {
  std::set<std::string> codes;
  for (const Failure& failure : check_bent(kit).failures) codes.insert(failure.check);
  return codes;
}

std::set<std::string> noticed(const Bent::Hooks& hooks) { return noticed(bent_kit(hooks)); }

}  // namespace understory::conformance

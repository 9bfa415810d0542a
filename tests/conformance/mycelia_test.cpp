// Mycelia: chance, hidden hands, buried cards, a choice out of turn.
#include "tests/conformance/mycelia.hpp"

namespace understory::conformance {
namespace {

TEST(Mycelia, Conforms) {
  const auto kit = mycelia_kit<Mycelia>(
      {{}, mycelia_options(1, 1), mycelia_options(3, 2), mycelia_options(20, 1), mycelia_options(4, 4)});
  // It has neither equal picks nor a sample_move.
  expect_conforms(check_game(kit), {"order-loses-nothing", "sample-move-uniform"});
}

}  // namespace
}  // namespace understory::conformance

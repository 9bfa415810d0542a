// The template game: chance, hidden hands, buried cards, a choice out of turn.
#include "tests/conformance/foraging.hpp"

namespace understory::conformance {
namespace {

TEST(Template, Conforms) {
  const auto kit = foraging_kit<Foraging>(
      {{}, foraging_options(1, 1), foraging_options(3, 2), foraging_options(20, 1), foraging_options(4, 4)});
  // It has neither equal picks nor a sample_move.
  expect_conforms(check_game(kit), {"order-loses-nothing", "sample-move-uniform"});
}

}  // namespace
}  // namespace understory::conformance

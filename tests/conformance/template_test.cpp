// The template game: chance, hidden hands, buried cards, a choice out of turn.
#include "tests/conformance/foraging.hpp"

namespace understory::conformance {
namespace {

TEST(Template, Conforms) {
  const auto kit = foraging_kit<Foraging>(
      {{}, foraging_options(1, 1), foraging_options(3, 2), foraging_options(20, 1), foraging_options(4, 4)});
  expect_conforms(check_game(kit), {"sample-move-uniform"});  // it has no sample_move
}

}  // namespace
}  // namespace understory::conformance

// Packs that somebody has written: what the catalog refuses no door takes, and what it takes can be played there.
#include "tests/support/packs.hpp"

#include "engine/rng.hpp"
#include "tests/doors/doors.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::doors {
namespace {

TEST(Packs, ThatWereChangedAreJudgedAlikeThroughEveryDoor) {
  int taken = 0;
  int refused = 0;
  for_every_door([&](const Door& door, Beginning beginning) {
    if (!door.packs) return;
    const auto standard = nlohmann::json::parse(find_pack(beginning.game.info, beginning.game.info.packs.front()));
    Rng rng(beginning.seed[0]);
    for (int pack = 0; pack < (kSanitized ? 2 : 8); ++pack) {
      beginning.setup.pack_text = mutated(standard, rng).dump();
      ++(expect_judged_alike(door, beginning) ? taken : refused);
    }
  });
  EXPECT_GT(taken, 5);
  EXPECT_GT(refused, 5);
}

}  // namespace
}  // namespace understory::doors

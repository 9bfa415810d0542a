// Any text is a pack that a game can be played with, or is refused.
#include <cstdlib>

#include "engine/refusal.hpp"
#include "fuzz/bytes.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  if (size < 2) return 0;
  const AnyGame& game = all_games()[data[0] % all_games().size()];
  try {
    const auto match = game.new_match({game.info.least_seats, {}, std::string(fuzz::text_of(data + 1, size - 1))});
    Rng rng(size);
    while (match->actor() != kNobody)
      match->apply(match->actor() == kChance ? match->draw({}) : match->random_move(rng));
  } catch (const Refusal&) {
  }
  return 0;
}

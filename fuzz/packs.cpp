// Any text is a pack that a game can be played with, or is refused.
#include <cstdlib>

#include "engine/fields.hpp"
#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "fuzz/bytes.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  const std::string text(fuzz::text_of(data, size));
  try {
    const nlohmann::json pack = parse_json(text);
    const AnyGame& game = find_game(Fields(pack, "").text("game"));
    const auto match = game.new_match({game.info.least_seats, {}, text});
    Rng rng(size);
    while (match->actor() != kNobody)
      match->apply(match->actor() == kChance ? match->draw({}) : match->random_move(rng));
  } catch (const Refusal&) {
  }
  return 0;
}

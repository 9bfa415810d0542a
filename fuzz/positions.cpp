// Any JSON is a possible position that is written back alike and can be played on, or is refused. The first byte says
// which game and how, the second which set-up. Either the whole position follows, or two bytes that say how far a game
// was played and a patch (RFC 7386) of what it has come to, which is most often in the middle of a turn.
#include <cstdlib>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "fuzz/bytes.hpp"
#include "tests/catalog/matches.hpp"

namespace understory {
namespace {

nlohmann::json patched(const AnyGame& game, const Setup& setup, const std::uint8_t* data, std::size_t size) {
  const auto match = game.new_match(setup);
  Rng rng(data[0]);
  const ChanceKey key = key_of(data[0]);
  for (int left = 2 * data[1]; left > 0 && match->actor() != kNobody; --left) play_one(*match, rng, key);
  nlohmann::json position = match->position();
  position.merge_patch(parse_json(fuzz::text_of(data + 2, size - 2)));
  return position;
}

}  // namespace
}  // namespace understory

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  if (size < 4) return 0;
  const AnyGame& game = all_games()[data[0] % 16 % all_games().size()];
  const auto setups = setups_of(game.info);
  const Setup& setup = setups[data[1] % setups.size()];
  const bool whole = data[0] / 16 % 2 == 0;
  try {
    const auto match = game.from_position(
        setup, whole ? parse_json(fuzz::text_of(data + 2, size - 2)) : patched(game, setup, data + 2, size - 2));
    const auto again = game.from_position(setup, match->position());
    if (match->hash() != again->hash()) std::abort();
    Rng rng(size);
    for (int i = 0; i < 60 && match->actor() != kNobody; ++i)
      match->apply(match->actor() == kChance ? match->draw({}) : match->random_move(rng));
  } catch (const Refusal&) {
  }
  return 0;
}

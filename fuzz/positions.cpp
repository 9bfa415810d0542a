// Any JSON is a possible position that is written back alike and can be played on, or is refused. A line says what is
// played. Behind it stands the whole position, or where that line says how far the game has come, a patch (RFC 7386) of
// what it has come to, which is most often in the middle of a turn.
#include <cstdlib>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "fuzz/bytes.hpp"
#include "tests/catalog/matches.hpp"

namespace understory {
namespace {

nlohmann::json patched(const fuzz::Beginning& beginning, const nlohmann::json& patch) {
  const auto match = beginning.game.new_match(beginning.setup);
  Rng rng(beginning.by);
  const ChanceKey key = key_of(beginning.by);
  for (auto left = beginning.after; left > 0 && match->actor() != kNobody; --left) play_one(*match, rng, key);
  nlohmann::json position = match->position();
  position.merge_patch(patch);
  return position;
}

}  // namespace
}  // namespace understory

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  std::string_view input = fuzz::text_of(data, size);
  const auto beginning = fuzz::cut_beginning(input);
  if (!beginning) return 0;
  const AnyGame& game = beginning->game;
  const Setup& setup = beginning->setup;
  try {
    const nlohmann::json given = parse_json(input);
    const auto match = game.from_position(setup, beginning->after == 0 ? given : patched(*beginning, given));
    const auto again = game.from_position(setup, match->position());
    if (match->hash() != again->hash()) std::abort();
    Rng rng(size);
    for (int i = 0; i < 60 && match->actor() != kNobody; ++i)
      match->apply(match->actor() == kChance ? match->draw({}) : match->random_move(rng));
  } catch (const Refusal&) {
  }
  return 0;
}

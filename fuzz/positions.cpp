// Any JSON is a possible position that is written back alike and can be played on, or is refused.
#include <cstdlib>

#include <nlohmann/json.hpp>

#include "engine/refusal.hpp"
#include "fuzz/bytes.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  if (size < 1) return 0;
  const AnyGame& game = all_games()[data[0] % all_games().size()];
  const int seats = game.info.least_seats + data[0] / 16 % (game.info.most_seats - game.info.least_seats + 1);
  try {
    const auto match = game.from_position({seats, {}, {}}, parse_json(fuzz::text_of(data + 1, size - 1)));
    const auto again = game.from_position({seats, {}, {}}, match->position());
    if (match->hash() != again->hash()) std::abort();
    Rng rng(size);
    for (int i = 0; i < 60 && match->actor() != kNobody; ++i)
      match->apply(match->actor() == kChance ? match->draw({}) : match->random_move(rng));
  } catch (const Refusal&) {
  }
  return 0;
}

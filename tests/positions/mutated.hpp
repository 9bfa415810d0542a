// Positions that nobody has played: a few things are changed in a real one, most often from the middle of a turn. Each
// is refused with a reason, or it can be looked at, written down again and played on, like any other.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "engine/rng.hpp"

namespace understory::positions {

// Every number of seats and option of every game.
struct Choice {
  const AnyGame& game;
  Setup setup;
};
std::vector<Choice> all_choices();

// Changes one thing. Parts of `others`, which are real positions of the same kind, may come in.
void change(nlohmann::json& position, const std::vector<nlohmann::json>& others, Rng& rng);

struct Tally {
  std::uint64_t tried = 0;
  std::uint64_t accepted = 0;
  std::uint64_t under_way = 0;  // of those accepted: changed where somebody was asked who had moved last

  Tally& operator+=(const Tally& more);
};

// Says what was wrong, with the seed and the position.
struct Unsound : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Makes `count` positions out of one real one and tries them. The same seed gives the same.
Tally try_some(const Choice& choice, std::uint64_t seed, int count);

// The position that is being tried in this program, for whoever finds it dead.
struct Tried {
  std::uint64_t seed = 0;
  const nlohmann::json* position = nullptr;
};
const Tried& being_tried();

}  // namespace understory::positions

// For tests of packs: what is wrong with one, and packs of which one thing was changed.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/setups.hpp"
#include "engine/faults.hpp"
#include "engine/json.hpp"
#include "engine/rng.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/refusal.hpp"

namespace understory {

// Everything that reading it is refused with, each a whole sentence; nothing if it is not.
template <class Read>
std::vector<Refusal> all_faults(Read&& read) {
  try {
    std::forward<Read>(read)();
  } catch (const Faulty& faulty) {
    for (const Refusal& fault : faulty.faults) {
      const std::string sentence = english(fault.reason);
      EXPECT_TRUE(is_clean(sentence) && sentence.back() == '.') << sentence;
    }
    EXPECT_TRUE(is_clean(english(faulty.reason))) << english(faulty.reason);
    return faulty.faults;
  } catch (const Refusal& refusal) {
    return {refusal};
  }
  return {};
}

// A pack with one thing changed, and the one fault that it has then.
struct Broken {
  const char* path;   // what is set, or appended with /-
  const char* value;  // as JSON; nothing to remove it
  const char* place;  // how the item and the field are called
  const char* key;
};

inline nlohmann::json changed(nlohmann::json pack, const Broken& broken) {
  const nlohmann::json::json_pointer path(broken.path);
  if (broken.value != nullptr)
    pack[path] = nlohmann::json::parse(broken.value);
  else
    pack = pack.patch({{{"op", "remove"}, {"path", broken.path}}});
  return pack;
}

template <class Parse>
void expect_broken(const nlohmann::json& standard, Parse&& parse, const std::vector<Broken>& table) {
  for (const Broken& broken : table) {
    const auto faults = all_faults([&] { parse(changed(standard, broken).dump()); });
    std::string all;
    for (const Refusal& fault : faults) all += english(fault.reason) + "\n";
    ASSERT_EQ(faults.size(), 1U) << broken.path << "\n" << all;
    EXPECT_EQ(faults[0].reason.key, broken.key) << broken.path;
    EXPECT_TRUE(contains(all, std::string("field ") + broken.place + " ") ||
                contains(all, std::string("field ") + broken.place + ":"))
        << broken.path << "\n"
        << all;
  }
}

// Changes one thing somewhere in the pack: a number to one at a border, a text to another, something is left out,
// doubled, moved, or stands where something of the same name stood.
nlohmann::json mutated(nlohmann::json pack, Rng& rng);

// Plays a random game with each set-up (catalog/pack_check.hpp).
using TryPack = std::function<int(std::string_view pack_text, const std::vector<Setup>& setups, std::uint64_t seed)>;

struct MutationFigures {
  int refused = 0;
  int played = 0;
};

// Each of so many changed packs is refused with whole sentences, or random games with it go to the end: with every
// number of seats, and of the set-ups for it one of chance's choosing.
MutationFigures expect_refused_or_played(const nlohmann::json& standard, const std::vector<Setup>& setups,
                                         const TryPack& try_pack, int packs);

}  // namespace understory

// The one place where games meet everything else: their list, and how a match of one is begun.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "catalog/any_match.hpp"
#include "catalog/playouts.hpp"
#include "catalog/roster.hpp"
#include "catalog/searches.hpp"
#include "catalog/setups.hpp"
#include "engine/pack.hpp"

namespace understory {

// What a pack holds, once it has been read without complaint.
struct PackSheet {
  std::string name;
  std::uint64_t hash = 0;
  std::vector<PackItem> items;
};

struct AnyGame {
  const GameInfo& info;
  std::string_view rules;          // RULES.md
  Vocabulary (*vocabulary)();      // what its facts can be,
  Description (*describe_view)();  // its views
  Description (*describe_pack)();  // and its packs
  // All of these throw a Refusal for a set-up, position, record or pack that cannot be.
  std::function<std::unique_ptr<AnyMatch>(const Setup&)> new_match;
  std::function<std::unique_ptr<AnyMatch>(const Setup&, const nlohmann::json& position)> from_position;
  std::function<std::unique_ptr<AnyMatch>(const Record&, const std::string& pack_text)> from_record;
  // A pack with faults throws a Faulty, which is a Refusal that knows them all.
  std::function<PackSheet(std::string_view pack_text)> read_pack;
  // Whether a pack can be played (pack_check.hpp): all set-ups there are, and a random game to the end with each of
  // some.
  std::function<std::vector<Setup>()> setups;
  std::function<int(std::string_view pack_text, const std::vector<Setup>& setups, std::uint64_t seed)> try_pack;
  std::function<PlayoutFigures(const Setup&, double seconds, int threads)> measure_playouts;
  std::function<SearchFigures(const Setup&, double seconds, int threads)> measure_search;
  std::string_view bots_text;             // bots.json
  std::span<const FeatureName> features;  // whose weights stand there
  Roster roster;                          // what it says
};

// In the order in which menus show them.
const std::vector<AnyGame>& all_games();

// Throws a Refusal that lists the known names.
const AnyGame& find_game(std::string_view name);

// What the game is called in the tree: my-game is my_game there.
std::string folder_of(const GameInfo& info);

// The text of one of a game's own packs; throws a Refusal that lists the known names.
std::string_view find_pack(const GameInfo& info, std::string_view pack);

// The match a record leads to, with all its moves. Throws a Refusal with the move number and the reason. A record made
// with a pack that is not one of the game's own needs that pack's text.
std::unique_ptr<AnyMatch> replay_record(const Record& record, const std::string& pack_text = {});

}  // namespace understory

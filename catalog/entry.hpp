// What the catalog knows of one game. Included once for each of them, by a source of its own that CMake makes.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/erase.hpp"
#include "catalog/pack_check.hpp"
#include "engine/load.hpp"

namespace understory {

// One of the files in the game's folder that travel with the program.
std::string_view find_game_file(const GameInfo& info, std::string_view name);

template <class G, class ParsePack>
AnyGame entry(ParsePack parse_pack, Description (*describe_pack)()) {
  const auto make_game = [parse_pack](const Setup& setup) {
    static const auto kFirst = parse_pack(find_pack(G::info(), G::info().packs.front()));  // read once
    return std::make_shared<const G>(setup.seats, setup.options,
                                     setup.pack_text.empty() ? kFirst : parse_pack(setup.pack_text));
  };
  return {
      G::info(),
      find_game_file(G::info(), "RULES.md"),
      G::vocabulary,
      G::describe_view,
      describe_pack,
      [make_game](const Setup& setup) {
        const auto game = make_game(setup);
        return std::make_unique<Erased<G>>(game, complete_options(G::info(), setup.options), game->new_game(), true);
      },
      [make_game](const Setup& setup, const nlohmann::json& position) {
        const auto game = make_game(setup);
        return std::make_unique<Erased<G>>(game, complete_options(G::info(), setup.options),
                                           load_position(*game, position), false);
      },
      [make_game](const Record& record, const std::string& pack_text) {
        const std::string pack(pack_text.empty() ? find_pack(G::info(), record.pack) : std::string_view(pack_text));
        const auto game = make_game({record.seats, record.options, pack});
        check_record_fits(record, G::info(), game->pack_name(), game->pack_hash());
        const auto start = record.start.empty() ? game->new_game() : load_position(*game, parse_json(record.start));
        auto match =
            std::make_unique<Erased<G>>(game, complete_options(G::info(), record.options), start, record.start.empty());
        auto state = start;
        replay(*game, record, state, [&](std::size_t i, const auto&) { match->apply(match->parse(record.moves[i])); });
        return match;
      },
      [parse_pack, describe_pack](std::string_view pack_text) {
        const auto pack = parse_pack(pack_text);
        return PackSheet{pack.name, pack.hash, items_of(parse_json(pack_text), describe_pack())};
      },
      [parse_pack] { return possible_setups<G>(parse_pack(find_pack(G::info(), G::info().packs.front()))); },
      [parse_pack](std::string_view pack_text, const std::vector<Setup>& setups, std::uint64_t seed) {
        return try_setups<G>(parse_pack(pack_text), setups, seed);
      },
      [make_game](const Setup& setup, double seconds, int threads) {
        return playouts::measure(*make_game(setup), seconds, threads);
      },
      [make_game](const Setup& setup, double seconds, int threads) {
        return searches::measure(*make_game(setup), seconds, threads);
      },
      find_game_file(G::info(), "bots.json"),
      G::kFeatureNames,
      parse_roster(find_game_file(G::info(), "bots.json"), G::kFeatureNames),
  };
}

}  // namespace understory

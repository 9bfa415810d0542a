// Recorded matches that every compiler has to play alike: gcc, clang and, under node, WebAssembly. What is recorded of
// a game stands in tests/goldens/<game>/plans.json. No test library here, so that it runs where there is none.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"

namespace understory::goldens {

// A plan has a `file`, `seats`, `options` and a `seed`; if bots play, also `bots` and their `iterations`.
std::vector<MoveWord> moves_of(const AnyGame& game, const nlohmann::json& plan);
std::unique_ptr<AnyMatch> begin(const AnyGame& game, const nlohmann::json& plan);

// Random games with every number of seats and every choice of every option, of numbers the least, the default and the
// most; games of all bots; and more random ones, as long as they tell of something new.
nlohmann::json new_plans(const AnyGame& game);

// Replays every golden that <directory>/<game>/plans.json names, and plays its seed again, by its bots; every game of
// the catalog has some. To write is to make them anew, and for a game without plans some of these first. Says how each
// of them does; 0 if all is well. `only` is the one game that plays; if empty, all do.
int run(const std::string& directory, bool write, const std::string& only);

}  // namespace understory::goldens

// bench_search SECONDS: how fast the tree search goes on one thread, with whole random games below the tree. It is
// compiled for the browser too: under node it tells what is left of the speed there.
#include <cstdio>
#include <cstdlib>

#include "catalog/catalog.hpp"

int main(int count, char** arguments) {
  const double seconds = count > 1 ? std::atof(arguments[1]) : 3;
  for (const understory::AnyGame& game : understory::all_games()) {
    const understory::SearchFigures figures = game.measure_search({2, {}, {}}, seconds, 1);
    std::printf("%s: %.0f iterations/s, %.0f moves/s\n", game.info.name.c_str(), figures.iterations_per_s,
                figures.moves_per_s);
  }
}

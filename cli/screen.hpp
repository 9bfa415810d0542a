// One screen of a game: the board, what happened, the question and the moves, each as far as there are rows for it, so
// that nothing has scrolled away when somebody is asked. The rest is told when its word is typed.
#pragma once

#include <string>
#include <vector>

#include "catalog/any_match.hpp"
#include "cli/boards/boards.hpp"
#include "cli/console.hpp"

namespace understory::cli {

// Everything up to the prompt, which has a row of its own below it. `told` are paragraphs, `words` what can be typed.
void show_screen(const Console& console, const AnyMatch& match, const Scene& scene,
                 const std::vector<std::string>& told, const std::vector<std::string>& words);

// Where nobody is asked: in so many rows what happened, and the board if there is room for it.
void show_still(const Console& console, const AnyMatch& match, const Scene& scene, const std::vector<std::string>& told,
                std::size_t rows);

// Paragraphs in so many rows: all of them, or the beginning of each, or of the last ones.
std::vector<Line> told_within(const Console& console, const std::vector<std::string>& told, std::size_t rows);

// The moves in so many rows, and how many there are beyond.
std::vector<Line> moves_within(const Console& console, const AnyMatch& match, std::size_t rows);

}  // namespace understory::cli

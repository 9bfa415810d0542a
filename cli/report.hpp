// What a match looks like on a console where nothing is cut: board, moves, log, score sheet, result. Everything as the
// viewer may know it. What fits on a screen is chosen in screen.hpp.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "catalog/any_match.hpp"
#include "cli/boards/boards.hpp"
#include "cli/console.hpp"

namespace understory::cli {

// `players` says for each seat who plays it ("you", "random"). What changed after the first `since` moves is marked.
Scene scene_of(const Console& console, const AnyMatch& match, Seat viewer, const std::vector<std::string>& players,
               std::size_t since);

void show_board(const Console& console, const AnyMatch& match, const Scene& scene);
// Nothing if there is nothing to show.
std::vector<Line> lines_of_section(const Console& console, const Section& section, const Scene& scene);

// The legal moves by number and notation, "12 e5-e6".
std::vector<Line> numbered_moves(const AnyMatch& match);
// Those if they are not too many; otherwise how many there are.
void show_moves_briefly(const Console& console, const AnyMatch& match);
// All of them, with what they do.
void show_moves(const Console& console, const AnyMatch& match);

// The sentences of what happened from move `first` on (counted from 0): as a paragraph for each who acted, or with the
// moves' numbers. Only the referee's log has the moves in notation too.
// The moves in `unasked` are named, since nobody typed them; the viewer must be allowed to know them.
std::vector<std::string> happenings(const Console& console, const AnyMatch& match, Seat viewer, std::size_t first,
                                    const std::set<std::size_t>& unasked);
void show_happenings(const Console& console, const std::vector<std::string>& paragraphs);
void show_log(const Console& console, const AnyMatch& match, Seat viewer, std::size_t first);

void show_scores(const Console& console, const AnyMatch& match);
void show_result(const Console& console, const AnyMatch& match);

}  // namespace understory::cli

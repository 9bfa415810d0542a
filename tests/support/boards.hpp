// What the board of a game shows of a match, as text.
#pragma once

#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/any_match.hpp"
#include "cli/history.hpp"
#include "cli/report.hpp"

namespace understory::cli {

inline const ChanceKey kKey = parse_chance_key(std::string(64, '7'));

inline void let_chance(AnyMatch& match) {
  while (match.actor() == kChance) match.apply(match.draw(kKey));
}

inline void play(AnyMatch& match, const std::vector<std::string>& moves) {
  for (const std::string& move : moves) {
    let_chance(match);
    const MoveWord word = match.parse(move);
    ASSERT_TRUE(match.is_legal(word)) << move;
    match.apply(word);
  }
  let_chance(match);
}

inline Look look_of_width(int width, bool utf8 = true, Colors colors = Colors::none) {
  return {colors, utf8, false, width};
}

// What a console prints of the scene that `viewer` sees.
template <class Show>
std::string printed(const AnyMatch& match, Seat viewer, const Look& look, std::size_t since, const Show& show) {
  std::istringstream in;
  std::ostringstream out;
  Surroundings around;
  around.variable = [](const char*) { return std::string(); };
  const Console console{Words::in("en"), around, look, in, out, out};
  std::vector<std::string> players{"you"};
  while (players.size() < static_cast<std::size_t>(match.seats())) players.emplace_back("Random");
  show(console, scene_of(console, match, viewer, players, since));
  return out.str();
}

inline std::string shown(const AnyMatch& match, Seat viewer, const Look& look, Extent extent, std::size_t since) {
  return printed(match, viewer, look, since, [&](const Console& console, Scene scene) {
    scene.extent = extent;
    show_board(console, match, scene);
  });
}

// A section by its word; nothing where there is none.
inline std::string asked(const AnyMatch& match, Seat viewer, const Look& look, std::string_view word) {
  return printed(match, viewer, look, 0, [&](const Console& console, const Scene& scene) {
    for (const Section& section : board_of(match.info().name).sections)
      if (section.word == word && (section.is_there == nullptr || section.is_there(scene)))
        for (const Line& line : lines_of_section(console, section, scene)) console.print(line);
  });
}

// In so many rows.
inline std::string fitted(const AnyMatch& match, Seat viewer, const Look& look, std::size_t rows, std::size_t since) {
  return printed(match, viewer, look, since, [&](const Console& console, const Scene& scene) {
    for (const Line& line : board_of(match.info().name).fit(scene, look, console.words, rows)) console.print(line);
  });
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Whatever the first seat can be shown of a moment.
inline std::vector<std::string> drawings(const AnyMatch& match, const Look& look) {
  const std::size_t since = last_looked(match, Seat{0});
  std::vector<std::string> all;
  for (const Extent extent : {Extent::news, Extent::turn}) all.push_back(shown(match, Seat{0}, look, extent, since));
  for (const Section& section : board_of(match.info().name).sections)
    all.push_back(asked(match, Seat{0}, look, section.word));
  if (!look.plain) all.push_back(fitted(match, Seat{0}, look, 16, since));
  return all;
}

}  // namespace understory::cli

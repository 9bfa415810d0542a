// Text with colours, before it is bytes. Drawing code makes Lines; paint() alone knows escape codes and whether the
// terminal can show more than ASCII.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/options.hpp"
#include "engine/seat.hpp"

namespace understory::cli {

enum class Colors : std::uint8_t { none, sixteen, palette, full };
enum class Ink : std::uint8_t { plain, spore, moss, water, sun, plum, faint, bark, tan, stone };

// Of the seats, and of whoever plays without one.
using SeatInks = std::array<Ink, 5>;
SeatInks inks_of(const GameInfo& info);

// How this terminal is written to.
struct Look {
  Colors colors = Colors::none;
  bool utf8 = false;
  bool plain = false;  // sentences instead of drawings, for people who listen
  int width = 80;
  int height = 0;  // rows from one prompt to the next; 0 where nothing is cut: over a pipe, and for people who listen
  SeatInks seats{};
};

struct Span {
  std::string text;
  Ink ink = Ink::plain;
  bool strong = false;
};
using Line = std::vector<Span>;

// Each seat has a colour and a shape of its own. Without UTF-8 the shape is `letter`.
Ink seat_ink(const Look& look, Seat seat);
std::string seat_shape(const Look& look, Seat seat, char letter);

// The bytes that show the line, without a line end. Colours never reach beyond it.
std::string paint(const Look& look, const Line& line);

// What of a text can be shown: control characters become visible, and other than ASCII is spelt with it if it must.
std::string legible(const Look& look, std::string_view text);

// Columns that a text takes: its characters, since nothing we draw is wider than one.
std::size_t width_of(std::string_view text);
std::size_t width_of(const Line& line);

std::string pad_left(const std::string& text, std::size_t width);   // to the right edge
std::string pad_right(const std::string& text, std::size_t width);  // to the left edge

// Breaks at spaces; lines after the first are indented. A word may consist of several spans, and is never broken.
std::vector<Line> wrapped(const Line& line, std::size_t width, std::size_t indent = 0);

// A text from column `at` on, behind a head that keeps its spaces; lines after the first are indented.
std::vector<Line> hanging(Line head, const Span& text, std::size_t at, std::size_t width, std::size_t indent);

// Cells side by side, as many columns as fit, filled row by row. All columns are equally wide.
std::vector<Line> in_columns(const std::vector<Line>& cells, int width);

// The same without columns, which takes fewer rows: each cell as wide as it is, never broken.
std::vector<Line> flowing(const std::vector<Line>& cells, int width);

// As much of a line as fits; a sign at its end says that there was more.
Line fitted(const Look& look, const Line& line, std::size_t width);

// Two blocks beside each other; the right one starts at column `at`.
std::vector<Line> beside(std::vector<Line> left, const std::vector<Line>& right, std::size_t at);

// Below each other; parted: with an empty line between each two that have something in them.
void append(std::vector<Line>& lines, const std::vector<Line>& more);
std::vector<Line> parted(const std::vector<std::vector<Line>>& blocks);

struct Column {
  Line head;
  std::vector<Line> cells;
};

// Columns beside each other, the names of the rows first; those that do not fit come below, with the names again, or
// with their short form where the room is too small for more.
std::vector<Line> table(const Column& names, const Column& short_names, const std::vector<Column>& columns,
                        std::size_t gap, std::size_t width);

}  // namespace understory::cli

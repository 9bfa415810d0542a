#include "cli/look.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace understory::cli {
namespace {

// One ink as the three kinds of terminals write it: 24 bits, the palette of 256, the sixteen of old.
struct Codes {
  std::string_view full;
  std::string_view palette;
  std::string_view sixteen;
};

constexpr std::array<Codes, 10> kCodes{{
    {"", "", ""},
    {"38;2;196;87;47", "38;5;166", "31"},
    {"38;2;111;127;63", "38;5;64", "32"},
    {"38;2;79;127;143", "38;5;66", "36"},
    {"38;2;217;164;65", "38;5;179", "33"},
    {"38;2;150;92;142", "38;5;96", "35"},
    {"38;2;138;128;112", "38;5;244", "2"},
    {"38;2;166;110;66", "38;5;130", "33"},
    {"38;2;214;180;124", "38;5;180", "93"},
    {"38;2;140;152;158", "38;5;247", "37"},
}};

constexpr std::array<std::string_view, 5> kShapes{"●", "▲", "■", "◆", "★"};

std::string_view code_of(Colors colors, Ink ink) {
  const Codes& codes = kCodes[raw(ink)];
  switch (colors) {
    case Colors::none: return {};
    case Colors::sixteen: return codes.sixteen;
    case Colors::palette: return codes.palette;
    case Colors::full: return codes.full;
  }
  return {};
}

constexpr Ink ink_of(Colour colour) {
  switch (colour) {
    case Colour::spore: return Ink::spore;
    case Colour::moss:
    case Colour::fern: return Ink::moss;
    case Colour::water: return Ink::water;
    case Colour::sun: return Ink::sun;
    case Colour::plum: return Ink::plum;
    case Colour::bark: return Ink::bark;
    case Colour::tan: return Ink::tan;
    case Colour::stone: return Ink::stone;
  }
  return Ink::plain;
}

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// The bytes of the character at `at`; a stray byte is a character by itself.
std::size_t length_at(std::string_view text, std::size_t at) {
  std::size_t length = 1;
  while (length < 4 && at + length < text.size() && continues(text[at + length])) ++length;
  return length;
}

constexpr std::size_t kCellGap = 2;  // between cells

std::size_t width_of_column(const Column& column) {
  std::size_t widest = width_of(column.head);
  for (const Line& cell : column.cells) widest = std::max(widest, width_of(cell));
  return widest;
}

// What a terminal without UTF-8 shows for the signs we use.
constexpr std::array<std::pair<std::string_view, std::string_view>, 34> kSpelt{{
    {"─", "-"}, {"│", "|"}, {"╭", "+"}, {"╮", "+"}, {"╰", "+"},   {"╯", "+"},  {"├", "+"},  {"┤", "+"}, {"┬", "+"},
    {"┴", "+"}, {"┼", "+"}, {"·", "."}, {"●", "O"}, {"▲", "A"},   {"■", "H"},  {"◆", "V"},  {"★", "X"}, {"▸", ">"},
    {"⌂", "^"}, {"’", "'"}, {"−", "-"}, {"–", "-"}, {"…", "..."}, {"“", "\""}, {"”", "\""}, {"⟦", "["}, {"⟧", "]"},
    {"□", "#"}, {"♣", "*"}, {"×", "x"}, {"↑", "^"}, {"↓", "v"},   {"←", "<"},  {"→", ">"},
}};

std::string_view spelt(std::string_view character) {
  for (const auto& [sign, letters] : kSpelt)
    if (sign == character) return letters;
  return "?";
}

// "\x1b": what would move the cursor or ring a bell is shown by its number.
std::string escaped(char control) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(control);
  return {'\\', 'x', kDigits[byte >> 4U], kDigits[byte & 15U]};
}

}  // namespace

SeatInks inks_of(const GameInfo& info) {
  SeatInks inks{};
  std::transform(info.colours.begin(), info.colours.end(), inks.begin(), ink_of);
  return inks;
}

Ink seat_ink(const Look& look, Seat seat) { return look.seats[raw(seat) % look.seats.size()]; }

std::string seat_shape(const Look& look, Seat seat, char letter) {
  return look.utf8 ? std::string(kShapes[raw(seat) % kShapes.size()]) : std::string(1, letter);
}

std::string paint(const Look& look, const Line& line) {
  std::string bytes;
  for (const Span& span : line) {
    const std::string_view color = code_of(look.colors, span.ink);
    const bool strong = span.strong && look.colors != Colors::none;
    const bool styled = (strong || !color.empty()) && !span.text.empty();
    if (styled) bytes.append("\x1b[").append(strong ? "1" : "").append(strong && !color.empty() ? ";" : "");
    if (styled) bytes.append(color).append("m");
    bytes += legible(look, span.text);
    if (styled) bytes += "\x1b[0m";
  }
  return bytes;
}

std::string legible(const Look& look, std::string_view text) {
  std::string shown;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = length_at(text, at);
    const std::string_view character = text.substr(at, length);
    const auto first = static_cast<unsigned char>(character.front());
    if (first < 0x20 || first == 0x7F)
      shown += escaped(character.front());
    else if (first < 0x80 || look.utf8)
      shown += character;
    else
      shown += spelt(character);
    at += length;
  }
  return shown;
}

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

std::size_t width_of(const Line& line) {
  std::size_t width = 0;
  for (const Span& span : line) width += width_of(span.text);
  return width;
}

std::string pad_left(const std::string& text, std::size_t width) {
  const std::size_t used = width_of(text);
  return used < width ? std::string(width - used, ' ') + text : text;
}

std::string pad_right(const std::string& text, std::size_t width) {
  const std::size_t used = width_of(text);
  return used < width ? text + std::string(width - used, ' ') : text;
}

std::vector<Line> wrapped(const Line& line, std::size_t width, std::size_t indent) {
  std::vector<Line> lines{Line{}};
  Line word;
  const auto flush = [&] {
    Line& last = lines.back();
    const std::size_t used = width_of(last);
    if (used > indent && used + 1 + width_of(word) > width) {
      lines.push_back({{std::string(indent, ' ')}});
    } else if (used > 0 && !word.empty() && last.back().text.back() != ' ') {
      last.push_back({" "});
    }
    lines.back().insert(lines.back().end(), word.begin(), word.end());
    word.clear();
  };
  for (const Span& span : line) {
    std::string_view rest = span.text;
    for (std::size_t space = rest.find(' '); space != std::string_view::npos; space = rest.find(' ')) {
      if (space > 0) word.push_back({std::string(rest.substr(0, space)), span.ink, span.strong});
      flush();
      rest.remove_prefix(space + 1);
    }
    if (!rest.empty()) word.push_back({std::string(rest), span.ink, span.strong});
  }
  flush();
  return lines;
}

std::vector<Line> hanging(Line head, const Span& text, std::size_t at, std::size_t width, std::size_t indent) {
  head.push_back({std::string(at - std::min(at, width_of(head)), ' ')});
  std::vector<Line> lines = wrapped({text}, width - std::max(at, indent));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Line before = i == 0 ? head : Line{{std::string(indent, ' ')}};
    lines[i].insert(lines[i].begin(), before.begin(), before.end());
  }
  return lines;
}

std::vector<Line> in_columns(const std::vector<Line>& cells, int width) {
  std::size_t widest = 1;
  for (const Line& cell : cells) widest = std::max(widest, width_of(cell));
  const std::size_t columns =
      std::max<std::size_t>(1, (static_cast<std::size_t>(width) + kCellGap) / (widest + kCellGap));
  std::vector<Line> rows;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % columns == 0) rows.emplace_back();
    Line& row = rows.back();
    row.insert(row.end(), cells[i].begin(), cells[i].end());
    const bool last = i % columns + 1 == columns || i + 1 == cells.size();
    if (!last) row.push_back({std::string(widest + kCellGap - width_of(cells[i]), ' ')});
  }
  return rows;
}

std::vector<Line> flowing(const std::vector<Line>& cells, int width) {
  std::vector<Line> rows;
  for (const Line& cell : cells) {
    if (rows.empty() || width_of(rows.back()) + kCellGap + width_of(cell) > static_cast<std::size_t>(width)) {
      rows.push_back(cell);
      continue;
    }
    rows.back().push_back({std::string(kCellGap, ' ')});
    rows.back().insert(rows.back().end(), cell.begin(), cell.end());
  }
  return rows;
}

Line fitted(const Look& look, const Line& line, std::size_t width) {
  if (width_of(line) <= width) return line;
  const std::string more = look.utf8 ? "…" : "...";
  std::size_t room = width - std::min(width, width_of(more));
  Line shorter;
  for (const Span& span : line) {
    Span part{"", span.ink, span.strong};
    for (std::size_t at = 0; at < span.text.size() && room > 0; --room) {
      const std::size_t length = length_at(span.text, at);
      part.text += span.text.substr(at, length);
      at += length;
    }
    shorter.push_back(std::move(part));
  }
  shorter.push_back({more, Ink::faint});
  return shorter;
}

std::vector<Line> beside(std::vector<Line> left, const std::vector<Line>& right, std::size_t at) {
  if (left.size() < right.size()) left.resize(right.size());
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (right[i].empty()) continue;
    const std::size_t used = width_of(left[i]);
    if (used < at) left[i].push_back({std::string(at - used, ' ')});
    left[i].insert(left[i].end(), right[i].begin(), right[i].end());
  }
  return left;
}

void append(std::vector<Line>& lines, const std::vector<Line>& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

std::vector<Line> parted(const std::vector<std::vector<Line>>& blocks) {
  std::vector<Line> lines;
  for (const std::vector<Line>& block : blocks) {
    if (!lines.empty() && !block.empty()) lines.emplace_back();
    append(lines, block);
  }
  return lines;
}

std::vector<Line> table(const Column& names, const Column& short_names, const std::vector<Column>& columns,
                        std::size_t gap, std::size_t width) {
  std::vector<Line> lines;
  for (std::size_t next = 0; next < columns.size();) {
    std::vector<Line> band(names.cells.size() + 1);
    std::size_t at = 0;
    const auto fits = [&](const Column& column) { return at + width_of_column(column) <= width; };
    const auto add = [&](const Column& column) {
      band[0] = beside({band[0]}, {column.head}, at)[0];
      for (std::size_t i = 0; i < column.cells.size(); ++i)
        band[i + 1] = beside({band[i + 1]}, {column.cells[i]}, at)[0];
      at += width_of_column(column) + gap;
    };
    add(width_of_column(names) + gap + width_of_column(columns[next]) <= width ? names : short_names);
    add(columns[next++]);
    while (next < columns.size() && fits(columns[next])) add(columns[next++]);
    lines.insert(lines.end(), band.begin(), band.end());
  }
  return lines;
}

}  // namespace understory::cli

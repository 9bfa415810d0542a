// Mushroom Gangs: the forest as a framed square with each field's yield in its frame, and the gangs beside it.
#include "cli/boards/views/mushroom_gangs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "cli/boards/boards.hpp"

namespace understory::cli::mushroom_gangs_parts {
namespace {

using views::mushroom_gangs::View;
using Seen = views::Seen<View>;

constexpr std::size_t kCell = 4;               // columns from one position to the next
constexpr std::size_t kField = 3 * kCell - 1;  // inside a frame
constexpr std::size_t kPanelAt = 43;           // the board, two columns of air
constexpr std::size_t kPanelWidth = 36;        // both fit into 80 columns

// The seat's number on a position, or -1.
int holder(const View& view, int row, int column) {
  const char mark = view.board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  return mark == '.' ? -1 : mark - '0';
}

Seat seat_at(int number) { return Seat{static_cast<std::uint8_t>(number)}; }

// A position with the air around it, three columns: who arrived stands in brackets, what was left in parentheses.
Line cell(const Seen& seen, const Look& look, int row, int column) {
  const int now = holder(seen.view, row, column);
  const int before = seen.before ? holder(*seen.before, row, column) : now;
  Span middle = now < 0 ? Span{"·", Ink::faint} : seat_sign(seen.scene, look, now);
  if (now == before) return {{" "}, middle, {" "}};
  const Ink mark = seat_ink(look, seat_at(now < 0 ? before : now));
  middle.strong = now >= 0;
  return {{now < 0 ? "(" : "[", mark, true}, middle, {now < 0 ? ")" : "]", mark, true}};
}

Line letters_above(const View& view) {
  std::string letters;
  for (int column = 0; column < view.side; ++column)
    letters += (column == 0 ? "     " : "   ") + std::string(1, static_cast<char>('a' + column));
  return {{letters, Ink::faint}};
}

std::string dashes(std::size_t count) {
  std::string text;
  while (count-- > 0) text += "─";
  return text;
}

// A side of a field's frame, with a word in the middle if it has one.
Line side(const std::string& word) {
  if (word.empty()) return {{dashes(kField), Ink::faint}};
  const std::size_t left = kField - std::min(kField, width_of(word) + 2);
  return {{dashes(left / 2), Ink::faint}, {" " + word + " ", Ink::plain, true}, {dashes(left - left / 2), Ink::faint}};
}

// The line over the fields of a band, with their yields; and the last one, under all of them, with Home.
Line frame(const View& view, const Words& words, int band) {
  using Corners = std::array<const char*, 3>;
  constexpr std::array<Corners, 4> kCorners{{{"╭", "┬", "╮"}, {"├", "┼", "┤"}, {"├", "┼", "┤"}, {"╰", "┴", "╯"}}};
  const Corners& corners = kCorners[static_cast<std::size_t>(band)];
  Line line{{"   " + std::string(corners[0]), Ink::faint}};
  for (int field = 0; field < 3; ++field) {
    std::string word;
    if (band < 3) word = std::to_string(view.yields[static_cast<std::size_t>(3 * band + field)]);
    if (band == 3 && field == 1) word = words.say(Message("mushroom-gangs.cli.home"));
    for (Span& span : side(word)) line.push_back(std::move(span));
    line.push_back({field < 2 ? corners[1] : corners[2], Ink::faint});
  }
  return line;
}

Line row_of_board(const Seen& seen, const Look& look, int row) {
  Line line{{" " + std::to_string(row + 1) + " │", Ink::faint}};
  for (int column = 0; column < seen.view.side; ++column) {
    const Line position = cell(seen, look, row, column);
    line.insert(line.end(), position.begin(), position.end());
    line.push_back(column % 3 < 2 ? Span{" "} : Span{"│", Ink::faint});
  }
  return line;
}

std::vector<Line> forest(const Seen& seen, const Look& look, const Words& words) {
  std::vector<Line> lines{letters_above(seen.view)};
  for (int row = 0; row < seen.view.side; ++row) {
    if (row % 3 == 0) lines.push_back(frame(seen.view, words, row / 3));
    lines.push_back(row_of_board(seen, look, row));
  }
  lines.push_back(frame(seen.view, words, 3));
  return lines;
}

int pickers_of(const View& view, int seat) {
  int count = 0;
  for (int row = 0; row < view.side; ++row)
    for (int column = 0; column < view.side; ++column) count += holder(view, row, column) == seat ? 1 : 0;
  return count;
}

bool acts(const View& view, int seat) { return view.turn == seat_at(seat); }

bool placing(const View& view) { return view.phase == "placing"; }

int mushrooms_of(const View& view, int seat) { return view.mushrooms->at(static_cast<std::size_t>(seat)); }

// Who it is and what it has, and on a second line its pickers that stand in the forest; without one, their number.
void add_gang(std::vector<Line>& lines, const Seen& seen, const Look& look, const Words& words, int seat,
              bool two_lines) {
  const SeatLabel& label = seen.scene.seats[static_cast<std::size_t>(seat)];
  const Span sign = seat_sign(seen.scene, look, seat);
  Line first{{acts(seen.view, seat) ? "▸ " : "  ", Ink::plain, true}, sign, {" "}, {label.name, sign.ink, true}};
  first.push_back({"  " + label.player, Ink::faint});
  const int standing = pickers_of(seen.view, seat);
  const int pickers = seen.view.pickers;
  if (!two_lines) first.push_back({"  " + std::to_string(standing) + "/" + std::to_string(pickers), Ink::faint});
  if (!placing(seen.view)) {
    const Message count("mushroom-gangs.cli.count", {{"count", mushrooms_of(seen.view, seat)}});
    const std::size_t room = kPanelWidth - std::min(kPanelWidth, width_of(first));
    first.push_back({pad_left(words.say(count), room), Ink::plain, true});
  }
  lines.push_back(first);
  if (!two_lines) return;
  Line second{{"    "}};
  for (int i = 0; i < pickers; ++i) {
    second.push_back(i < standing ? sign : Span{"·", Ink::faint});
    if (i + 1 < pickers) second.push_back({" "});
  }
  lines.push_back(second);
}

std::vector<Line> gangs(const Seen& seen, const Look& look, const Words& words, bool two_lines) {
  std::vector<Line> lines{{}, {{"  " + words.say(Message("mushroom-gangs.title")), Ink::plain, true}}, {}};
  if (!placing(seen.view))
    lines.back() = {{pad_left(words.say(Message("mushroom-gangs.cli.mushrooms")), kPanelWidth), Ink::faint}};
  for (int seat = 0; seat < static_cast<int>(seen.scene.seats.size()); ++seat)
    add_gang(lines, seen, look, words, seat, two_lines);
  return lines;
}

// ---- the same in sentences ----

// One for each row that somebody stands in.
std::vector<Message> rows_told(const Seen& seen) {
  std::vector<Message> rows;
  for (int row = 0; row < seen.view.side; ++row) {
    std::vector<Message> standing;
    for (int column = 0; column < seen.view.side; ++column) {
      const int seat = holder(seen.view, row, column);
      if (seat < 0) continue;
      const std::string at{static_cast<char>('a' + column), static_cast<char>('1' + row)};
      const std::string& gang = seen.scene.seats[static_cast<std::size_t>(seat)].name;
      standing.push_back(Message("mushroom-gangs.cli.stands", {{"at", at}, {"gang", gang}}));
    }
    if (!standing.empty())
      rows.push_back(Message("mushroom-gangs.cli.row", {{"row", row + 1}, {"standing", standing}}));
  }
  return rows;
}

Message yields_told(const View& view, int band) {
  const auto yield = [&](int field) { return view.yields[static_cast<std::size_t>(3 * band + field)]; };
  return Message(
      "mushroom-gangs.cli.yields",
      {{"first", 3 * band + 1}, {"last", 3 * band + 3}, {"left", yield(0)}, {"middle", yield(1)}, {"right", yield(2)}});
}

Message gang_told(const Seen& seen, int seat) {
  const SeatLabel& label = seen.scene.seats[static_cast<std::size_t>(seat)];
  const Argument gang{"gang", label.name};
  const Argument player{"player", label.player};
  const Argument pickers{"pickers", pickers_of(seen.view, seat)};
  if (placing(seen.view)) return Message("mushroom-gangs.cli.gang-placing", {gang, player, pickers});
  return Message("mushroom-gangs.cli.gang", {gang, player, pickers, {"mushrooms", mushrooms_of(seen.view, seat)}});
}

std::vector<std::string> tell_gangs(const Scene& scene, const Words& words) {
  const Seen seen{scene};
  std::vector<Message> sentences;
  sentences.reserve(scene.seats.size());
  for (int seat = 0; seat < static_cast<int>(scene.seats.size()); ++seat) sentences.push_back(gang_told(seen, seat));
  return spoken(sentences, words);
}

std::vector<std::string> tell_board(const Scene& scene, const Words& words) {
  const Seen seen{scene};
  std::vector<Message> sentences = rows_told(seen);
  if (sentences.empty()) sentences.emplace_back("mushroom-gangs.cli.empty");
  for (int band = 0; band < 3; ++band) sentences.push_back(yields_told(seen.view, band));
  std::vector<std::string> told = spoken(sentences, words);
  for (std::string& gang : tell_gangs(scene, words)) told.push_back(std::move(gang));
  return told;
}

std::vector<Line> draw_gangs(const Scene& scene, const Look& look, const Words& words) {
  const Seen seen{scene};
  std::vector<Line> lines = gangs(seen, look, words, true);
  lines.erase(lines.begin(), lines.begin() + (placing(seen.view) ? 3 : 2));
  return lines;
}

bool has_panel_beside(const Look& look) { return look.width >= static_cast<int>(kPanelAt + kPanelWidth); }

std::vector<Line> draw(const Scene& scene, const Look& look, const Words& words) {
  const Seen seen{scene};
  std::vector<Line> board = forest(seen, look, words);
  std::vector<Line> panel = gangs(seen, look, words, true);
  if (has_panel_beside(look)) return beside(std::move(board), panel, kPanelAt);
  board.insert(board.end(), panel.begin() + 2, panel.end());
  return board;
}

std::vector<Line> fit(const Scene& scene, const Look& look, const Words& words, std::size_t rows) {
  std::vector<Line> whole = draw(scene, look, words);
  if (whole.size() <= rows || has_panel_beside(look)) return whole;
  const Seen seen{scene};
  std::vector<Line> board = forest(seen, look, words);
  const std::vector<Line> panel = gangs(seen, look, words, false);
  board.insert(board.end(), panel.begin() + 3, panel.end());
  return board;
}

std::vector<std::string> tell(const Scene& scene, const Words& words) {
  return scene.extent == Extent::news ? std::vector<std::string>() : tell_board(scene, words);  // the happenings say it
}

constexpr std::array<Section, 2> kSections{{
    {"board", draw, tell_board},
    {"players", draw_gangs, tell_gangs},
}};

}  // namespace
}  // namespace understory::cli::mushroom_gangs_parts

namespace understory::cli {

Board mushroom_gangs_board() {
  return {"mushroom-gangs", mushroom_gangs_parts::draw, mushroom_gangs_parts::fit, mushroom_gangs_parts::tell,
          mushroom_gangs_parts::kSections};
}

}  // namespace understory::cli

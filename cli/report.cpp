#include "cli/report.hpp"

#include <algorithm>
#include <ostream>

#include "cli/boards/boards.hpp"
#include "cli/history.hpp"

namespace understory::cli {
namespace {

constexpr std::size_t kBriefMoves = 45;  // at a glance; at 80 columns they and a board still fit on 24 lines

std::vector<MoveWord> legal(const AnyMatch& match) {
  std::vector<MoveWord> moves;
  match.legal_moves(moves);
  return moves;
}

// "12 e5-e6", the numbers under each other.
std::vector<Line> numbered(const AnyMatch& match, const std::vector<MoveWord>& moves) {
  const std::size_t digits = std::to_string(moves.size()).size();
  std::vector<Line> cells;
  cells.reserve(moves.size());
  for (const MoveWord move : moves)
    cells.push_back({{pad_left(std::to_string(cells.size() + 1), digits) + " ", Ink::faint}, {match.format(move)}});
  return cells;
}

std::string happenings_of(const Console& console, const std::vector<Happening>& happenings) {
  std::string text;
  for (const Happening& one : happenings) text += (text.empty() ? "" : " ") + console.spoken(one.text);
  return text;
}

std::string seat_name(const Console& console, const AnyMatch& match, Seat seat) {
  return console.spoken(match.seat_name(seat));
}

// ---- the score sheet ----

struct SheetRow {
  std::string label;
  std::vector<std::string> cells;  // one per seat
};

std::vector<SheetRow> sheet_rows(const Console& console, const AnyMatch& match) {
  const ScoreSheet sheet = match.score_sheet();
  const auto number = [&](std::int64_t n) { return console.spoken(Message("cli.score.number", {{"n", n}})); };
  std::vector<SheetRow> rows;
  for (const ScoreRow& row : sheet.rows) {
    rows.push_back({console.spoken(Message(row.label)), {}});
    for (const Seat seat : seats_up_to(match.seats())) rows.back().cells.push_back(number(row.points[seat]));
  }
  rows.push_back({console.spoken(Message("cli.score.total")), {}});
  for (const Seat seat : seats_up_to(match.seats())) rows.back().cells.push_back(number(sheet.scores.total[seat]));
  return rows;
}

void tell_sheet(const Console& console, const AnyMatch& match, const std::vector<SheetRow>& rows) {
  for (const Seat seat : seats_up_to(match.seats())) {
    std::vector<Message> entries;
    entries.reserve(rows.size());
    for (const SheetRow& row : rows)
      entries.push_back(Message("cli.score.entry", {{"row", row.label}, {"points", row.cells[raw(seat)]}}));
    console.say(Message("cli.score.seat", {{"seat", match.seat_name(seat)}, {"entries", entries}}));
  }
}

void draw_sheet(const Console& console, const AnyMatch& match, const std::vector<SheetRow>& rows) {
  constexpr std::size_t kGap = 2;
  std::size_t first = 0;
  for (const SheetRow& row : rows) first = std::max(first, width_of(row.label));
  Line names{{std::string(first + kGap, ' ')}};
  std::string rule;
  for (const Seat seat : seats_up_to(match.seats())) {
    const std::string name = seat_name(console, match, seat);
    names.push_back({std::string(2 * kGap, ' ') + name, seat_ink(seat), true});
  }
  for (std::size_t i = 0; i + kGap < width_of(names); ++i) rule += "─";
  console.print(names);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool total = i + 1 == rows.size();
    if (total) console.print(Line{{std::string(kGap, ' ') + rule, Ink::faint}});
    Line line{{std::string(kGap, ' ') + pad_right(rows[i].label, first), Ink::plain, total}};
    for (const Seat seat : seats_up_to(match.seats())) {
      const std::size_t width = width_of(seat_name(console, match, seat)) + 2 * kGap;
      line.push_back({pad_left(rows[i].cells[raw(seat)], width), Ink::plain, total});
    }
    console.print(line);
  }
}

}  // namespace

void show_board(const Console& console, const AnyMatch& match, Seat viewer, const std::vector<std::string>& players) {
  Scene scene{match.view(viewer), nullptr, {}};
  if (!match.moves().empty()) scene.before = match_after(match, last_looked(match, viewer))->view(viewer);
  for (const Seat seat : seats_up_to(match.seats()))
    scene.seats.push_back({seat_name(console, match, seat), players.at(raw(seat))});
  const Board& board = board_of(match.info().name);
  if (console.look.plain) {
    for (const std::string& sentence : board.tell(scene, console.words)) console.print(sentence);
  } else {
    for (const Line& line : board.draw(scene, console.look, console.words)) console.print(line);
  }
}

void show_moves_briefly(const Console& console, const AnyMatch& match) {
  const std::vector<MoveWord> moves = legal(match);
  if (console.look.plain || moves.size() > kBriefMoves)
    return console.say(Message("cli.play.many", {{"count", static_cast<std::int64_t>(moves.size())}}));
  for (const Line& row : in_columns(numbered(match, moves), console.look.width)) console.print(row);
}

void show_moves(const Console& console, const AnyMatch& match) {
  const std::vector<MoveWord> moves = legal(match);
  if (console.look.plain) {
    std::int64_t number = 0;
    for (const MoveWord move : moves)
      console.say(Message("cli.play.numbered",
                          {{"number", ++number}, {"move", match.format(move)}, {"label", match.label(move)}}));
    return;
  }
  std::vector<Line> cells = numbered(match, moves);
  std::size_t widest = 0;
  for (const Line& cell : cells) widest = std::max(widest, width_of(cell));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string label = console.spoken(match.label(moves[i]));
    cells[i].back().strong = true;
    cells[i].push_back({std::string(widest + 2 - width_of(cells[i]), ' ') + label});
  }
  for (const Line& row : in_columns(cells, console.look.width)) console.print(row);
}

void show_happenings(const Console& console, const AnyMatch& match, Seat viewer, std::size_t first) {
  for (const auto& happenings : match.log(viewer, first))
    if (!happenings.empty()) console.print(happenings_of(console, happenings));
}

void show_log(const Console& console, const AnyMatch& match, Seat viewer, std::size_t first) {
  const std::size_t digits = std::to_string(match.moves().size()).size();
  for (const auto& happenings : match.log(viewer, first)) {
    // A move in notation may tell what its viewer must not know; the happenings never do.
    const std::string move = viewer == kReferee ? match.format(match.moves()[first]) + "  " : "";
    console.print(pad_left(std::to_string(first + 1), digits) + ". " + move + happenings_of(console, happenings));
    ++first;
  }
}

void show_scores(const Console& console, const AnyMatch& match) {
  const std::vector<SheetRow> rows = sheet_rows(console, match);
  if (console.look.plain)
    tell_sheet(console, match, rows);
  else
    draw_sheet(console, match, rows);
}

void show_result(const Console& console, const AnyMatch& match) {
  const Scores scores = match.score_sheet().scores;
  for (int rank = 1; rank <= match.seats(); ++rank) {
    std::vector<Message> names;
    std::int64_t points = 0;
    for (const Seat seat : seats_up_to(match.seats())) {
      if (scores.rank[seat] != rank) continue;
      names.push_back(match.seat_name(seat));
      points = scores.total[seat];
    }
    if (names.empty()) continue;
    const auto count = static_cast<std::int64_t>(names.size());
    const Message text(rank == 1 ? "cli.result.first" : "cli.result.place",
                       {{"rank", rank}, {"count", count}, {"seats", names}, {"points", points}});
    console.print(Line{{console.spoken(text), Ink::plain, rank == 1}});
  }
}

}  // namespace understory::cli

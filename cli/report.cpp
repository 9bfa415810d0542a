#include "cli/report.hpp"

#include <algorithm>
#include <ostream>

#include "cli/history.hpp"

namespace understory::cli {
namespace {

constexpr std::size_t kBriefMoves = 45;  // at a glance; at 80 columns they and a board still fit on 24 lines

std::vector<MoveWord> legal(const AnyMatch& match) {
  std::vector<MoveWord> moves;
  match.legal_moves(moves);
  return moves;
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
  std::vector<std::string> cells;  // one per player
};

// The seats, and behind them whoever plays without one.
int players_in(const AnyMatch& match) {
  const Scores scores = match.score_sheet().scores;
  return scores.seats + scores.rivals;
}

std::vector<SheetRow> sheet_rows(const Console& console, const AnyMatch& match) {
  const ScoreSheet sheet = match.score_sheet();
  const auto number = [&](std::int64_t n) { return console.spoken(Message("cli.score.number", {{"n", n}})); };
  const int players = sheet.scores.seats + sheet.scores.rivals;
  std::vector<SheetRow> rows;
  for (const ScoreRow& row : sheet.rows) {
    rows.push_back({console.spoken(Message(row.label)), {}});
    for (const Seat seat : seats_up_to(players)) rows.back().cells.push_back(number(row.points[seat]));
  }
  rows.push_back({console.spoken(Message("cli.score.total")), {}});
  for (const Seat seat : seats_up_to(players)) rows.back().cells.push_back(number(sheet.scores.total[seat]));
  return rows;
}

void tell_sheet(const Console& console, const AnyMatch& match, const std::vector<SheetRow>& rows) {
  for (const Seat seat : seats_up_to(players_in(match))) {
    std::vector<Message> entries;
    entries.reserve(rows.size());
    for (const SheetRow& row : rows)
      entries.push_back(Message("cli.score.entry", {{"row", row.label}, {"points", row.cells[raw(seat)]}}));
    console.say(Message("cli.score.seat", {{"seat", match.seat_name(seat)}, {"entries", entries}}));
  }
}

void draw_sheet(const Console& console, const AnyMatch& match, const std::vector<SheetRow>& rows) {
  constexpr std::size_t kGap = 2;
  const int players = players_in(match);
  std::size_t first = 0;
  for (const SheetRow& row : rows) first = std::max(first, width_of(row.label));
  Line names{{std::string(first + kGap, ' ')}};
  std::string rule;
  for (const Seat seat : seats_up_to(players)) {
    const std::string name = seat_name(console, match, seat);
    names.push_back({std::string(2 * kGap, ' ') + name, seat_ink(console.look, seat), true});
  }
  for (std::size_t i = 0; i + kGap < width_of(names); ++i) rule += "─";
  console.print(names);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool total = i + 1 == rows.size();
    if (total) console.print(Line{{std::string(kGap, ' ') + rule, Ink::faint}});
    Line line{{std::string(kGap, ' ') + pad_right(rows[i].label, first), Ink::plain, total}};
    for (const Seat seat : seats_up_to(players)) {
      const std::size_t width = width_of(seat_name(console, match, seat)) + 2 * kGap;
      line.push_back({pad_left(rows[i].cells[raw(seat)], width), Ink::plain, total});
    }
    console.print(line);
  }
}

}  // namespace

Scene scene_of(const Console& console, const AnyMatch& match, Seat viewer, const std::vector<std::string>& players,
               std::size_t since) {
  Scene scene;
  scene.view = match.view(viewer);
  if (since < match.moves().size()) scene.before = match_after(match, since)->view(viewer);
  const Scores scores = match.score_sheet().scores;
  for (const Seat seat : seats_up_to(players_in(match))) {
    const std::string player = raw(seat) < players.size() ? players[raw(seat)] : "";  // a rival is played by nobody
    scene.seats.push_back({seat_name(console, match, seat), player});
    scene.points.push_back(static_cast<int>(scores.total[seat]));
  }
  if (raw(viewer) < players.size()) scene.viewer = raw(viewer);
  if (match.actor() == viewer)
    for (const MoveWord move : legal(match)) scene.offered.push_back(match.about(move));
  return scene;
}

void show_board(const Console& console, const AnyMatch& match, const Scene& scene) {
  const Board& board = board_of(match.info().name);
  if (console.look.plain) {
    for (const std::string& sentence : board.tell(scene, console.words)) console.print(sentence);
  } else {
    for (const Line& line : board.draw(scene, console.look, console.words)) console.print(line);
  }
}

std::vector<Line> lines_of_section(const Console& console, const Section& section, const Scene& scene) {
  if (!console.look.plain) return section.draw(scene, console.look, console.words);
  std::vector<Line> lines;
  for (const std::string& sentence : section.tell(scene, console.words)) lines.push_back({{sentence}});
  return lines;
}

std::vector<Line> numbered_moves(const AnyMatch& match) {
  const std::vector<MoveWord> moves = legal(match);
  const std::size_t digits = std::to_string(moves.size()).size();
  std::vector<Line> cells;
  cells.reserve(moves.size());
  for (const MoveWord move : moves)
    cells.push_back({{pad_left(std::to_string(cells.size() + 1), digits) + " ", Ink::faint}, {match.format(move)}});
  return cells;
}

void show_moves_briefly(const Console& console, const AnyMatch& match) {
  const std::vector<Line> moves = numbered_moves(match);
  if (console.look.plain || moves.size() > kBriefMoves)
    return console.say(Message("cli.play.many", {{"count", static_cast<std::int64_t>(moves.size())}}));
  for (const Line& row : in_columns(moves, console.look.width)) console.print(row);
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
  std::vector<Line> cells = numbered_moves(match);
  std::vector<Span> labels;
  std::size_t widest = 0;
  std::size_t longest = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i].back().strong = true;
    labels.push_back({console.spoken(match.label(moves[i]))});
    widest = std::max(widest, width_of(cells[i]));
    longest = std::max(longest, width_of(labels[i].text));
  }
  const auto width = static_cast<std::size_t>(console.look.width);
  const std::size_t at = widest + 2;
  if (at + longest <= width || !console.around.terminal_output) {
    for (std::size_t i = 0; i < cells.size(); ++i)
      cells[i].push_back({std::string(at - width_of(cells[i]), ' ') + labels[i].text});
    for (const Line& row : in_columns(cells, console.look.width)) console.print(row);
    return;
  }
  const std::size_t indent = at < width / 2 ? at : 4;
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (const Line& row : hanging(cells[i], labels[i], at, width, indent)) console.print(row);
}

std::vector<std::string> happenings(const Console& console, const AnyMatch& match, Seat viewer, std::size_t first,
                                    const std::set<std::size_t>& unasked) {
  const std::vector<Seat>& actors = match.movers();
  const auto log = match.log(viewer, first);
  std::vector<std::string> paragraphs;
  std::string paragraph;
  const auto flush = [&] {
    if (!paragraph.empty()) paragraphs.push_back(std::move(paragraph));
    paragraph.clear();
  };
  Seat last = kNobody;
  for (std::size_t i = 0; i < log.size(); ++i) {
    const Seat actor = actors[first + i];
    if (actor != kChance && actor != last) flush();  // what chance does belongs to the move before it
    if (actor != kChance) last = actor;
    const auto add = [&](const std::string& text) {
      paragraph += (paragraph.empty() || text.empty() ? "" : " ") + text;
    };
    if (unasked.contains(first + i))
      add(console.spoken(Message("cli.play.only-move", {{"move", match.format(match.moves()[first + i])}})));
    add(happenings_of(console, log[i]));
  }
  flush();
  return paragraphs;
}

void show_happenings(const Console& console, const std::vector<std::string>& paragraphs) {
  const auto width = static_cast<std::size_t>(console.look.width);
  for (const std::string& paragraph : paragraphs) {
    if (!console.around.terminal_output)
      console.print(paragraph);  // whoever reads a pipe folds lines as it likes
    else
      for (const Line& line : wrapped({{paragraph}}, width)) console.print(line);
  }
}

void show_log(const Console& console, const AnyMatch& match, Seat viewer, std::size_t first) {
  const std::size_t digits = std::to_string(match.moves().size()).size();
  for (const auto& happenings : match.log(viewer, first)) {
    // A move in notation may tell what its viewer must not know; the happenings never do.
    const std::string move = viewer == kReferee ? match.format(match.moves()[first]) + "  " : "";
    const std::string number = pad_left(std::to_string(++first), digits) + ". ";
    const Span text{move + happenings_of(console, happenings)};
    if (console.look.height > 0 && text.text.empty()) continue;  // a small choice that is told with the next one
    if (console.look.height == 0) {
      console.print(Line{{number}, text});
      continue;
    }
    const auto width = static_cast<std::size_t>(console.look.width);
    for (const Line& line : hanging({{number}}, text, number.size(), width, number.size())) console.print(line);
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
  const int players = scores.seats + scores.rivals;
  for (int rank = 1; rank <= players; ++rank) {
    std::vector<Message> names;
    std::int64_t points = 0;
    for (const Seat seat : seats_up_to(players)) {
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

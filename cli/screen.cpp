#include "cli/screen.hpp"

#include <algorithm>
#include <utility>

#include "cli/report.hpp"

namespace understory::cli {
namespace {

// Rows that are kept free of the board if there is something to fill them with.
constexpr std::size_t kMoveShare = 6;   // a sixth of the screen
constexpr std::size_t kToldShare = 10;  // a tenth

std::size_t width_on(const Console& console) { return static_cast<std::size_t>(console.look.width); }

// A paragraph in so many rows; the last of them says if there is more, and where.
std::vector<Line> paragraph_within(const Console& console, const std::string& text, std::size_t rows) {
  std::vector<Line> lines = wrapped({{text}}, width_on(console));
  if (lines.size() <= rows) return lines;
  const Span rest{" " + console.spoken(Message("cli.play.rest-in-log")), Ink::faint};
  Line last = lines[rows - 1];
  last.insert(last.end(), lines[rows].begin(), lines[rows].end());  // so that it is too long
  lines.resize(rows);
  lines.back() = fitted(console.look, last, width_on(console) - std::min(width_on(console), width_of(rest.text)));
  lines.back().push_back(rest);
  return lines;
}

// Behind the question, as many words as there is room for.
void add_words(Line& question, const std::vector<std::string>& words, std::size_t width) {
  constexpr std::size_t kAir = 3;
  std::string fitting;
  for (const std::string& word : words) {
    std::string more = fitting;
    more.append(fitting.empty() ? "" : " ").append(word);
    if (width_of(question) + kAir + width_of(more) > width) break;
    fitting = std::move(more);
  }
  if (fitting.empty()) return;
  question.push_back({pad_left(fitting, width - width_of(question)), Ink::faint});
}

}  // namespace

std::vector<Line> told_within(const Console& console, const std::vector<std::string>& told, std::size_t rows) {
  const std::size_t shown = std::min(told.size(), rows);
  std::vector<std::size_t> share(told.size(), 0);
  std::fill(share.end() - static_cast<std::ptrdiff_t>(shown), share.end(), 1);
  std::size_t spare = rows - shown;
  for (std::size_t i = told.size(); i-- > told.size() - shown;) {  // the latest first
    const std::size_t more = std::min(spare, wrapped({{told[i]}}, width_on(console)).size() - 1);
    share[i] += more;
    spare -= more;
  }
  std::vector<Line> lines;
  for (std::size_t i = told.size() - shown; i < told.size(); ++i)
    for (Line& line : paragraph_within(console, told[i], share[i])) lines.push_back(std::move(line));
  return lines;
}

std::vector<Line> moves_within(const Console& console, const AnyMatch& match, std::size_t rows) {
  std::vector<Line> cells = numbered_moves(match);
  std::vector<Line> lines = in_columns(cells, console.look.width);
  if (lines.size() > rows) lines = flowing(cells, console.look.width);
  const std::size_t count = cells.size();
  while (lines.size() > rows && !cells.empty()) {
    cells.pop_back();
    std::vector<Line> fewer = cells;
    const Message more("cli.play.more-moves", {{"count", static_cast<std::int64_t>(count - cells.size())}});
    fewer.push_back({{legible(console.look, console.spoken(more)), Ink::faint}});
    lines = flowing(fewer, console.look.width);
  }
  return lines;
}

void show_screen(const Console& console, const AnyMatch& match, const Scene& scene,
                 const std::vector<std::string>& told, const std::vector<std::string>& words) {
  const auto height = static_cast<std::size_t>(console.look.height);
  std::vector<Line> question = wrapped({{console.spoken(match.question()), Ink::plain, true}}, width_on(console));
  add_words(question.back(), words, width_on(console));
  std::size_t rows = height - 1 - std::min(height - 1, question.size());
  const std::size_t all = rows;
  std::vector<Line> moves = moves_within(console, match, std::max<std::size_t>(1, height / kMoveShare));
  std::vector<Line> happened = told_within(console, told, std::max<std::size_t>(1, height / kToldShare));
  rows -= std::min(rows, moves.size() + happened.size());
  const std::vector<Line> board = board_of(match.info().name).fit(scene, console.look, console.words, rows);
  // What the board leaves is theirs: first what happened, then the moves.
  const std::size_t left = all - std::min(all, board.size());
  happened = told_within(console, told, left - std::min(left, moves.size()));
  moves = moves_within(console, match, left - std::min(left, happened.size()));
  for (const std::vector<Line>& part : {board, happened, question, moves})
    for (const Line& line : part) console.print(line);
}

void show_still(const Console& console, const AnyMatch& match, const Scene& scene, const std::vector<std::string>& told,
                std::size_t rows) {
  const std::size_t share = std::max<std::size_t>(1, rows / kToldShare);
  const std::size_t happened = told_within(console, told, share).size();
  const Board& board = board_of(match.info().name);
  std::vector<Line> lines = board.fit(scene, console.look, console.words, rows - happened);
  if (lines.size() + happened > rows) lines.clear();
  for (const Line& line : lines) console.print(line);
  for (const Line& line : told_within(console, told, rows - lines.size())) console.print(line);
}

}  // namespace understory::cli

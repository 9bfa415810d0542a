#include "cli/hint.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace understory::cli {
namespace {

// How it would be typed: notation has commas and spaces of its own.
std::string typed(const AnyMatch& match, const Plan& plan) {
  std::string text;
  for (auto move = plan.moves.begin() + 1; move != plan.moves.end(); ++move)
    text += (text.empty() ? "" : "; ") + match.format(*move);
  return text;
}

Message first_move(const AnyMatch& match, const Plan& plan, std::int64_t rank) {
  std::vector<MoveWord> moves;
  match.legal_moves(moves);
  const MoveWord move = plan.moves.front();
  const auto number = std::find(moves.begin(), moves.end(), move) - moves.begin() + 1;
  return Message("cli.hint.plan", {{"rank", rank},
                                   {"move", match.format(move)},
                                   {"number", static_cast<std::int64_t>(number)},
                                   {"label", match.label(move)}});
}

Message points_of(const AnyMatch& match, const Plan& plan) {
  std::vector<Message> points;
  for (const Seat seat : seats_up_to(static_cast<int>(plan.points.size())))
    points.push_back(
        Message("cli.hint.seat", {{"seat", match.seat_name(seat)}, {"points", std::int64_t{plan.points[raw(seat)]}}}));
  return Message("cli.hint.points", {{"points", points}});
}

std::vector<Message> sentences_of(const AnyMatch& match, const Plan& plan, bool first) {
  std::vector<Message> sentences;
  if (plan.moves.size() > 1) sentences.push_back(Message("cli.hint.then", {{"moves", typed(match, plan)}}));
  if (plan.why) sentences.push_back(*plan.why);
  if (!plan.points.empty()) sentences.push_back(points_of(match, plan));
  if (!first) sentences.emplace_back(plan.looks_worse() ? "cli.hint.worse" : "cli.hint.as-good");
  if (plan.visits > 0)
    sentences.push_back(Message("cli.hint.visits", {{"count", static_cast<std::int64_t>(plan.visits)}}));
  return sentences;
}

}  // namespace

void show_hint(const Console& console, const AnyMatch& match, const Advice& advice) {
  constexpr std::size_t kIndent = 2;
  const auto width = static_cast<std::size_t>(console.look.width);
  std::int64_t rank = 0;
  for (const Plan& plan : advice.plans) {
    const std::string first = console.spoken(first_move(match, plan, ++rank));
    std::string rest;
    for (const Message& sentence : sentences_of(match, plan, rank == 1))
      rest += (rest.empty() ? "" : " ") + console.spoken(sentence);
    if (console.look.plain) {
      console.print(first);
      console.print(rest);
      continue;
    }
    for (const Line& line : wrapped({{first, Ink::plain, true}}, width, kIndent)) console.print(line);
    for (Line& line : wrapped({{rest}}, width - kIndent)) {
      line.insert(line.begin(), {std::string(kIndent, ' ')});
      console.print(line);
    }
  }
}

}  // namespace understory::cli

// What a plan really brings: for tests of hints, wherever they are told.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "catalog/catalog.hpp"

namespace understory {

inline std::int64_t number_in(const Message& message, const std::string& name) {
  for (const Argument& argument : message.arguments)
    if (argument.name == name) return std::get<std::int64_t>(argument.value);
  return 0;
}

// Whether an argument of this name is this message.
inline bool says(const Message& message, const std::string& name, const Message& what) {
  return std::any_of(message.arguments.begin(), message.arguments.end(), [&](const Argument& argument) {
    const auto* said = std::get_if<std::vector<Message>>(&argument.value);
    return argument.name == name && said != nullptr && said->size() == 1 && said->front() == what;
  });
}

// A plan as it goes at the table: what its seat is told, and where it leads.
struct Course {
  std::unique_ptr<AnyMatch> end;
  std::vector<Message> told;
  bool playable = true;  // every move is legal and its seat's, and nothing was learned before the last
  bool learns = false;
};

inline Course play_plan(const AnyMatch& match, const std::vector<MoveWord>& moves) {
  Course course{match.clone(), {}};
  for (const MoveWord move : moves) {
    course.playable =
        course.playable && !course.learns && course.end->actor() == match.actor() && course.end->is_legal(move);
    if (!course.playable) break;
    for (const Happening& happening : course.end->happenings(move, match.actor())) {
      course.told.push_back(happening.text);
      course.learns = course.learns || happening.taught[raw(match.actor())] != kNobody;
    }
    course.end->apply(move);
  }
  return course;
}

// Undergrove: an event that counts for a reason, how much of it, and which resource if it matters.
struct CountedRow {
  std::string event;
  int sign = 1;
  bool by_amount = false;
  std::string only{};
};
struct GroveReason {
  std::string topic;
  std::vector<CountedRow> events;
};
inline const std::vector<GroveReason>& grove_reasons() {
  static const std::vector<GroveReason> kReasons{
      {"tree", {{"tree"}}},
      {"plants", {{"planted"}}},
      {"roots", {{"rooted"}}},
      {"seedling-carbon", {{"absorbed"}}},
      {"track", {{"climbed"}}},
      {"bonus", {{"took"}}},
      {"goals", {{"marked", 1, true}}},
      {"tokens", {{"readied"}, {"flipped", -1}}},
      {"carbon", {{"gained", 1, true, "carbon"}, {"paid", -1, true, "carbon"}, {"fed", -1, true}}},
      {"cubes",
       {{"gained", 1, true, "nitrogen"},
        {"gained", 1, true, "phosphorus"},
        {"gained", 1, true, "potassium"},
        {"paid", -1, true, "nitrogen"},
        {"paid", -1, true, "phosphorus"},
        {"paid", -1, true, "potassium"}}}};
  return kReasons;
}
inline std::int64_t counted(const Course& course, const Message& me, const std::vector<CountedRow>& rows) {
  std::int64_t sum = 0;
  for (const CountedRow& row : rows)
    for (const Message& text : course.told) {
      if (text.key != "undergrove.event." + row.event || !says(text, "player", me)) continue;
      if (!row.only.empty() && !says(text, "resource", Message("undergrove.resource." + row.only))) continue;
      sum += row.sign * (row.by_amount ? number_in(text, "amount") : 1);
    }
  return sum;
}

inline std::int64_t times_victim(const Course& course, const Message& seat) {
  return std::count_if(course.told.begin(), course.told.end(),
                       [&](const Message& text) { return says(text, "victim", seat); });
}

// Everything that can be said in favour of this course and is so, with how much of it happens.
inline std::vector<Message> true_reasons(const AnyMatch& match, const Course& course) {
  std::vector<Message> reasons;
  const Seat me = match.actor();
  const std::string& game = match.info().name;
  const auto add = [&](const std::string& key, std::int64_t amount, std::vector<Argument> more) {
    if (amount <= 0) return;
    more.insert(more.begin(), {"amount", amount});
    reasons.emplace_back(game + key, std::move(more));
  };
  if (game == "mushroom-gangs") {
    const auto total = [me](const AnyMatch& at) { return at.score_sheet().scores.total[me]; };
    add(".reason.mushrooms", total(*course.end) - total(match), {});
    for (const Seat seat : seats_up_to(match.seats()))
      add(".denies.pickers", times_victim(course, match.seat_name(seat)), {{"seat", match.seat_name(seat)}});
  }
  if (game == "undergrove")
    for (const GroveReason& reason : grove_reasons())
      add(".reason." + reason.topic, counted(course, match.seat_name(me), reason.events), {});
  return reasons;
}

}  // namespace understory

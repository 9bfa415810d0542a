// What a plan really brings: for tests of hints, wherever they are told.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tests/support/witness.hpp"

namespace understory {

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

// Everything that can be said in favour of this course and is so, with how much of it happens.
inline std::vector<Message> true_reasons(const AnyMatch& match, const Course& course) {
  return witness_of(match.info()).reasons(match, course);
}

}  // namespace understory

// What tests of all games have to be told about each of them, because it takes somebody who knows the rules to say it,
// and who has not read the code that is tested. Every game has tests/<game>/witness.cpp for it; CMake finds it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "catalog/catalog.hpp"

namespace understory {

// A plan as it goes at the table: what its seat is told, and where it leads.
struct Course {
  std::unique_ptr<AnyMatch> end;
  std::vector<Message> told;
  bool playable = true;  // every move is legal and its seat's, and nothing was learned before the last
  bool learns = false;
};

struct Witness {
  // Everything that can be said in favour of this course and is so, with how much of it happens; and an event that is
  // never nothing: a plan that has it has a reason.
  std::vector<Message> (*reasons)(const AnyMatch& match, const Course& course);
  std::string_view never_nothing;

  // How the board in the terminal begins, and what somebody may want to know before deciding: the section that tells
  // it, and a part of what it says.
  std::string_view board_begins;
  std::vector<std::pair<std::string, std::string>> (*wanted)(const AnyMatch& match, Seat viewer);
};

const Witness& witness_of(const GameInfo& info);

// For witnesses: a number in a message, and whether an argument of this name is this message.
inline std::int64_t number_in(const Message& message, const std::string& name) {
  for (const Argument& argument : message.arguments)
    if (argument.name == name) return std::get<std::int64_t>(argument.value);
  return 0;
}
inline bool says(const Message& message, const std::string& name, const Message& what) {
  return std::any_of(message.arguments.begin(), message.arguments.end(), [&](const Argument& argument) {
    const auto* said = std::get_if<std::vector<Message>>(&argument.value);
    return argument.name == name && said != nullptr && said->size() == 1 && said->front() == what;
  });
}

}  // namespace understory

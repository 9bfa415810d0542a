// A sentence pattern, read once and kept as a small tree. The pattern language is a strict subset of ICU
// MessageFormat; locales/README.md has its rules and locales/golden.json the cases every implementation must pass.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace understory {

struct Piece;

struct Pattern {
  std::vector<Piece> pieces;  // spoken one after the other
};

// {name}, {name, number} and {name, number, sign}; a # in a plural is a number hole of the argument it counts.
struct Hole {
  enum class Shows { anything, number, signed_number };
  std::string argument;
  Shows shows = Shows::anything;
};

// {name, plural, …} and {name, select, …}. Labels are distinct and one of them is "other".
struct Choice {
  enum class By { count, text };
  struct Branch;
  std::string argument;
  By by = By::count;
  std::vector<Branch> branches;
};

struct Choice::Branch {
  std::string label;
  Pattern says;
};

struct Piece {
  std::variant<std::string, Hole, Choice> is;
};

// Any bytes may be given. Throws Refusal "common.pattern.broken" with `at`, the character (counted from 1) where the
// trouble starts, and `reason`; whoever knows the file and the key adds them.
Pattern parse_pattern(std::string_view source);

}  // namespace understory

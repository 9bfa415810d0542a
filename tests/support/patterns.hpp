// Regular expressions for tests. <regex> is included in patterns.cpp alone: it costs every source that includes it four
// seconds of compiling, and seven with sanitizers.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace understory {

// Every place where the pattern fits, from the front: the whole of it first, then its groups.
std::vector<std::vector<std::string>> matches_of(const std::string& text, const std::string& pattern);

inline bool has_match(const std::string& text, const std::string& pattern) {
  return !matches_of(text, pattern).empty();
}

// The text with something else in all those places.
std::string replace_matches(const std::string& text, const std::string& pattern, const std::string& by);

// The numbers that a RULES.md states, such as R2.3: they begin a paragraph, in bold.
std::set<std::string> rule_numbers(const std::string& page);

}  // namespace understory

#include "tests/support/patterns.hpp"

#include <map>
#include <regex>

namespace understory {
namespace {

// A pattern takes longer to read than to try.
const std::regex& regex_of(const std::string& pattern) {
  static std::map<std::string, std::regex> known;
  return known.try_emplace(pattern, pattern).first->second;
}

}  // namespace

std::vector<std::vector<std::string>> matches_of(const std::string& text, const std::string& pattern) {
  const std::regex& form = regex_of(pattern);
  std::vector<std::vector<std::string>> matches;
  for (std::sregex_iterator match(text.begin(), text.end(), form), end; match != end; ++match)
    matches.emplace_back(match->begin(), match->end());
  return matches;
}

std::string replace_matches(const std::string& text, const std::string& pattern, const std::string& by) {
  return std::regex_replace(text, regex_of(pattern), by);
}

std::set<std::string> rule_numbers(const std::string& page) {
  std::set<std::string> numbers;
  for (const auto& match : matches_of(page, "(?:^|\\n)\\*\\*(R[0-9]+\\.[0-9]+)\\*\\*")) numbers.insert(match[1]);
  return numbers;
}

}  // namespace understory

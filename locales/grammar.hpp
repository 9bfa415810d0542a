// What differs between languages and is not a sentence: how a number is grouped, which plural form it takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace understory {

struct Grammar {
  std::string_view language;                      // "en"
  std::string_view separator;                     // between groups of three digits
  std::size_t grouped_from;                       // numbers with fewer digits stand ungrouped
  std::string_view (*form)(std::uint64_t count);  // the plural form of CLDR: "one", "many" or "other"

  static const Grammar* of(std::string_view language);  // null for a language without a grammar
};

enum class Plus { never, before_positive };

std::string spell(const Grammar& grammar, std::int64_t number, Plus plus = Plus::never);
std::string_view plural_form(const Grammar& grammar, std::int64_t number);

// Spanish "y" turns into "e" before such a word; list patterns ask for it by the argument `sound`.
bool starts_with_i_sound(std::string_view text);

}  // namespace understory

#include "locales/grammar.hpp"

namespace understory {
namespace {

std::string_view one_or_other(std::uint64_t count) { return count == 1 ? "one" : "other"; }

std::string_view one_many_or_other(std::uint64_t count) {
  return count != 0 && count % 1'000'000 == 0 ? "many" : one_or_other(count);
}

constexpr Grammar kGrammars[] = {
    {"en", ",", 4, one_or_other},
    {"nl", ".", 4, one_or_other},
    {"es", ".", 5, one_many_or_other},
};

// Negating in the unsigned type is also right for the smallest number.
std::uint64_t magnitude(std::int64_t number) {
  const auto bits = static_cast<std::uint64_t>(number);
  return number < 0 ? 0 - bits : bits;
}

// Takes the letter i, with or without accent, from the start of `text`.
bool take_i(std::string_view& text) {
  for (const std::string_view letter : {"i", "I", "í", "Í"}) {
    if (!text.starts_with(letter)) continue;
    text.remove_prefix(letter.size());
    return true;
  }
  return false;
}

}  // namespace

const Grammar* Grammar::of(std::string_view language) {
  for (const Grammar& grammar : kGrammars)
    if (grammar.language == language) return &grammar;
  return nullptr;
}

std::string spell(const Grammar& grammar, std::int64_t number, Plus plus) {
  std::string digits = std::to_string(magnitude(number));
  if (digits.size() >= grammar.grouped_from)
    for (std::size_t left = digits.size(); left > 3; left -= 3) digits.insert(left - 3, grammar.separator);
  if (number < 0) return "−" + digits;  // U+2212, as wide as the plus
  return number > 0 && plus == Plus::before_positive ? "+" + digits : digits;
}

std::string_view plural_form(const Grammar& grammar, std::int64_t number) { return grammar.form(magnitude(number)); }

bool starts_with_i_sound(std::string_view text) {
  if (take_i(text)) return true;
  if (text.empty() || (text[0] != 'h' && text[0] != 'H')) return false;
  text.remove_prefix(1);
  if (!take_i(text)) return false;
  return text.empty() || std::string_view("aAeE").find(text[0]) == std::string_view::npos;  // hielo sounds like yelo
}

}  // namespace understory

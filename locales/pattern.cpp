#include "locales/pattern.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/refusal.hpp"

namespace understory {
namespace {

constexpr int kDeepest = 8;  // choices within choices: deeper ones are a mistake, and the stack stays small

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// What a piece of text stands in.
struct Around {
  std::string counted;     // the argument that # shows: set directly in a plural, empty elsewhere
  bool in_plural = false;  // somewhere in a plural, perhaps with a select in between
  int depth = 0;
};

class Parser {
 public:
  explicit Parser(std::string_view source) : source_(source) {}
  Pattern whole() { return sentence({}); }

 private:
  Pattern sentence(const Around& around);
  std::string apostrophe(const Around& around);
  std::string quoted();
  Hole number_sign(const Around& around);
  Piece placeholder(const Around& around);
  Hole number(std::string argument, std::size_t open);
  Choice choice(Choice::By by, std::string argument, std::size_t open, const Around& around);
  Choice::Branch branch(const Choice& choice, std::size_t open, const Around& inside);
  std::string label(Choice::By by, std::size_t open);
  std::string word(const char* otherwise, std::size_t open);
  void comma(const char* otherwise, std::size_t open);

  bool ended() const { return at_ == source_.size(); }
  bool next_is(char c) const { return !ended() && source_[at_] == c; }
  bool take(char c);
  void skip_spaces(std::size_t open);
  [[noreturn]] void refuse(const char* reason, std::size_t where) const;

  std::string_view source_;
  std::size_t at_ = 0;
};

void Parser::refuse(const char* reason, std::size_t where) const {
  const auto starts_character = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
  const std::string_view before = source_.substr(0, where);
  const std::int64_t at = 1 + std::count_if(before.begin(), before.end(), starts_character);
  throw Refusal(Message("common.pattern.broken", {{"at", at}, {"reason", Message(reason)}}));
}

bool Parser::take(char c) {
  const bool there = next_is(c);
  if (there) ++at_;
  return there;
}

// Within braces something must follow; `open` is the brace to blame when nothing does.
void Parser::skip_spaces(std::size_t open) {
  while (!ended() && is_space(source_[at_])) ++at_;
  if (ended()) refuse("common.pattern.brace-open", open);
}

std::string Parser::word(const char* otherwise, std::size_t open) {
  skip_spaces(open);
  const std::size_t start = at_;
  if (!is_letter(source_[at_])) refuse(otherwise, at_);
  while (!ended() && (is_letter(source_[at_]) || is_digit(source_[at_]) || source_[at_] == '_')) ++at_;
  std::string found(source_.substr(start, at_ - start));
  skip_spaces(open);
  return found;
}

void Parser::comma(const char* otherwise, std::size_t open) {
  skip_spaces(open);
  if (!take(',')) refuse(otherwise, at_);
}

// Text with its holes, up to the end of the pattern or the brace that closes a branch.
Pattern Parser::sentence(const Around& around) {
  Pattern pattern;
  std::string text;
  const auto add = [&](Piece piece) {
    if (!text.empty()) pattern.pieces.push_back({std::exchange(text, {})});
    pattern.pieces.push_back(std::move(piece));
  };
  while (!ended() && (around.depth == 0 || !next_is('}'))) {
    const char c = source_[at_];
    if (c == '}') refuse("common.pattern.brace-stray", at_);
    if (c == '{') {
      add(placeholder(around));
    } else if (c == '#' && around.in_plural) {
      add({number_sign(around)});
    } else if (c == '\'') {
      text += apostrophe(around);
    } else {
      text += c;
      ++at_;
    }
  }
  if (!text.empty()) pattern.pieces.push_back({std::move(text)});
  return pattern;
}

// An apostrophe is only an apostrophe, unless it is doubled or stands before a sign it can quote.
std::string Parser::apostrophe(const Around& around) {
  const char next = at_ + 1 < source_.size() ? source_[at_ + 1] : ' ';
  if (next == '{' || next == '}' || (next == '#' && !around.counted.empty())) return quoted();
  at_ += next == '\'' ? 2 : 1;
  return "'";
}

std::string Parser::quoted() {
  const std::size_t open = at_++;
  std::string text;
  while (!ended()) {
    if (take('\'') && !next_is('\'')) return text;
    text += source_[at_++];
  }
  refuse("common.pattern.quote-open", open);
}

// ICU shows a plain # in a select within a plural, which nobody means; so it is refused there.
Hole Parser::number_sign(const Around& around) {
  if (around.counted.empty()) refuse("common.pattern.number-sign", at_);
  ++at_;
  return {around.counted, Hole::Shows::number};
}

Piece Parser::placeholder(const Around& around) {
  const std::size_t open = at_++;
  std::string argument = word("common.pattern.name", open);
  if (take('}')) return {Hole{std::move(argument), Hole::Shows::anything}};
  comma("common.pattern.after-name", open);
  skip_spaces(open);
  const std::size_t start = at_;
  const std::string kind = word("common.pattern.kind", open);
  if (kind == "number") return {number(std::move(argument), open)};
  if (kind == "plural") return {choice(Choice::By::count, std::move(argument), open, around)};
  if (kind == "select") return {choice(Choice::By::text, std::move(argument), open, around)};
  refuse("common.pattern.kind", start);
}

Hole Parser::number(std::string argument, std::size_t open) {
  if (take('}')) return {std::move(argument), Hole::Shows::number};
  comma("common.pattern.number-style", open);
  skip_spaces(open);
  const std::size_t start = at_;
  if (word("common.pattern.number-style", open) != "sign" || !take('}')) refuse("common.pattern.number-style", start);
  return {std::move(argument), Hole::Shows::signed_number};
}

Choice Parser::choice(Choice::By by, std::string argument, std::size_t open, const Around& around) {
  if (around.depth == kDeepest) refuse("common.pattern.too-deep", open);
  const bool counts = by == Choice::By::count;
  const Around inside{counts ? argument : "", counts || around.in_plural, around.depth + 1};
  Choice choice{std::move(argument), by, {}};
  comma("common.pattern.label", open);
  bool has_other = false;
  for (skip_spaces(open); !take('}'); skip_spaces(open)) {
    choice.branches.push_back(branch(choice, open, inside));
    has_other = has_other || choice.branches.back().label == "other";
  }
  if (!has_other) refuse("common.pattern.other-missing", open);
  return choice;
}

Choice::Branch Parser::branch(const Choice& choice, std::size_t open, const Around& inside) {
  const std::size_t start = at_;
  std::string name = label(choice.by, open);
  for (const Choice::Branch& earlier : choice.branches)
    if (earlier.label == name) refuse("common.pattern.label-twice", start);
  const std::size_t brace = at_;
  if (!take('{')) refuse("common.pattern.after-label", at_);
  Pattern says = sentence(inside);
  if (!take('}')) refuse("common.pattern.brace-open", brace);
  return {std::move(name), std::move(says)};
}

// A plural is labelled by an exact number, =0, or by a plural form that a language we speak has; a select by a word.
std::string Parser::label(Choice::By by, std::size_t open) {
  if (by == Choice::By::text) return word("common.pattern.label", open);
  const std::size_t start = at_;
  if (!take('=')) {
    std::string form = word("common.pattern.label", open);
    if (form != "one" && form != "many" && form != "other") refuse("common.pattern.label", start);
    return form;
  }
  while (!ended() && is_digit(source_[at_])) ++at_;
  std::string exactly(source_.substr(start, at_ - start));
  if (exactly == "=" || (exactly[1] == '0' && exactly != "=0")) refuse("common.pattern.label", start);
  skip_spaces(open);
  return exactly;
}

}  // namespace

Pattern parse_pattern(std::string_view source) { return Parser(source).whole(); }

}  // namespace understory

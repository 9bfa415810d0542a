#include "cli/command.hpp"

#include <algorithm>
#include <istream>
#include <limits>

#include "cli/boards/boards.hpp"
#include "engine/message.hpp"
#include "engine/refusal.hpp"

namespace understory::cli {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

void check_alone(std::string_view word, std::string_view argument) {
  if (argument.empty()) return;
  throw Refusal(Message("cli.play.alone", {{"word", std::string(word)}, {"text", std::string(argument)}}));
}

void check_argument(const VerbWord& known, std::string_view argument) {
  const bool wants = known.verb == Verb::why || known.verb == Verb::save;
  if (wants && argument.empty())
    throw Refusal(Message("cli.play.wants", {{"form", Message("cli.play.form." + std::string(known.word))}}));
  const bool takes = wants || known.verb == Verb::rules || (known.verb == Verb::log && argument == kAll);
  if (!takes) check_alone(known.word, argument);
}

}  // namespace

Command parse_command(std::string_view line) {
  line = trimmed(line);
  if (line.empty()) return {Verb::nothing, {}};
  const std::string_view word(line.begin(), std::find_if(line.begin(), line.end(), is_space));
  const std::string_view argument = trimmed(line.substr(word.size()));
  for (const VerbWord& known : kVerbWords) {
    if (known.word != word) continue;
    check_argument(known, argument);
    return {known.verb, std::string(argument)};
  }
  for (const std::string_view section : section_words()) {
    if (section != word) continue;
    check_alone(word, argument);
    return {Verb::section, std::string(word)};
  }
  const bool digits = std::all_of(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; });
  return {digits ? Verb::number : Verb::move, std::string(line)};
}

std::optional<std::string> read_line(std::istream& in, std::size_t most) {
  std::string line;
  for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
    if (c == '\n') return line;
    if (line.size() == most) {
      in.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
      throw Refusal(Message("cli.error.line-too-long", {{"most", static_cast<std::int64_t>(most)}}));
    }
    line += static_cast<char>(c);
  }
  return line.empty() ? std::nullopt : std::optional(line);
}

}  // namespace understory::cli

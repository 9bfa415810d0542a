// What somebody typed during a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace understory::cli {

enum class Verb : std::uint8_t {
  nothing,
  number,
  move,
  moves,
  hint,
  section,
  log,
  undo,
  why,
  score,
  rules,
  save,
  help,
  quit,
};

struct Command {
  Verb verb{};
  std::string argument;  // the move, the file, the rule; for a number its digits, for a section its word
};

// The words of the verbs, in the order in which help tells them; a game's sections come before them.
struct VerbWord {
  Verb verb;
  const char* word;
};
inline constexpr const char* kAll = "all";  // log all: from the first move on
inline constexpr std::array<VerbWord, 10> kVerbWords{{
    {Verb::moves, "moves"},
    {Verb::hint, "hint"},
    {Verb::log, "log"},
    {Verb::undo, "undo"},
    {Verb::why, "why"},
    {Verb::score, "score"},
    {Verb::rules, "rules"},
    {Verb::save, "save"},
    {Verb::help, "help"},
    {Verb::quit, "quit"},
}};

// A verb that cannot do without its argument, or has no use for one, throws a Refusal. Everything else is a move.
Command parse_command(std::string_view line);

inline constexpr std::size_t kLongestTyped = 4096;  // as long as the longest path

// The next line, without its end; nothing at the end. A longer one than `most` bytes is passed over up to its end, not
// kept, and throws a Refusal; the next call reads the line after it.
std::optional<std::string> read_line(std::istream& in, std::size_t most = kLongestTyped);

}  // namespace understory::cli

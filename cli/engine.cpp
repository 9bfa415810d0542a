// `understory engine`: the line protocol between standard input and output, for programs.
#include <istream>
#include <optional>
#include <ostream>
#include <string>

#include "cli/command.hpp"
#include "cli/line_protocol.hpp"
#include "cli/subcommands.hpp"
#include "engine/record.hpp"

namespace understory::cli {
namespace {

// The answer to the next line: none to an empty one, nothing at the end.
std::optional<std::string> answer_next(LineProtocol& protocol, std::istream& in) {
  try {
    const auto line = read_line(in, kLongestJson);
    return line && !line->empty() ? protocol.answer(*line) : line;
  } catch (const Refusal& refusal) {
    return protocol.answer(refusal);
  }
}

}  // namespace

void declare_engine(Arguments& /*arguments*/) {}

int run_engine(const Arguments& /*arguments*/, Console& console) {
  LineProtocol protocol(console.words);
  while (const auto answer = answer_next(protocol, console.in))
    if (!answer->empty()) console.out << *answer << '\n' << std::flush;
  return 0;
}

}  // namespace understory::cli

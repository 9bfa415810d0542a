// `understory engine`: the line protocol between standard input and output, for programs.
#include <istream>
#include <ostream>

#include "cli/command.hpp"
#include "cli/line_protocol.hpp"
#include "cli/subcommands.hpp"

namespace understory::cli {

void declare_engine(Arguments& /*arguments*/) {}

int run_engine(const Arguments& /*arguments*/, Console& console) {
  LineProtocol protocol(console.words);
  while (const auto line = read_line(console.in)) {
    if (!line->empty()) console.out << protocol.answer(*line) << '\n' << std::flush;
  }
  return 0;
}

}  // namespace understory::cli

#include "cli/console.hpp"

#include <algorithm>
#include <ostream>

namespace understory::cli {
namespace {

constexpr std::size_t kLongestComplaint = 500;  // bytes

}  // namespace

void Console::print(const Line& line) const {
  const auto width = static_cast<std::size_t>(look.width);
  if (look.height == 0 || width_of(line) <= width) {
    out << paint(look, line) << '\n';
    return;
  }
  for (const Line& row : wrapped(line, width)) out << paint(look, row) << '\n';
}

void Console::print_lines(std::string_view text) const {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    print(std::string(line));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
}

void Console::complain(const Refusal& refusal) const {
  out.flush();  // on a terminal both streams meet; the answer comes after what was said before
  const Message reason = with_rule(refusal.reason, refusal.rule);
  const std::string sentence = spoken(Message("cli.error.line", {{"reason", reason}}));
  err << legible({Colors::none, look.utf8}, shortened(sentence, kLongestComplaint)) << '\n' << std::flush;
}

Notice::Notice(const Console& console, const Message& message) : out_(console.out) {
  const Surroundings& around = console.around;
  const bool waits = around.typed_input && around.terminal_output && around.variable("TERM") != "dumb";
  if (!waits || console.look.plain) return;
  const std::string text = console.spoken(message);
  width_ = width_of(text);
  out_ << paint(console.look, {{text, Ink::faint}}) << std::flush;
}

Notice::~Notice() {
  if (width_ > 0) out_ << '\r' << std::string(width_, ' ') << '\r';
}

Message with_rule(const Message& reason, const std::string& rule) {
  return rule.empty() ? reason : Message("cli.error.with-rule", {{"reason", reason}, {"rule", rule}});
}

}  // namespace understory::cli

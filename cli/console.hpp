// Where a subcommand listens and speaks: messages go in, words in the right language and letters come out.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "cli/look.hpp"
#include "cli/terminal.hpp"
#include "engine/message.hpp"
#include "engine/refusal.hpp"
#include "locales/words.hpp"

namespace understory::cli {

struct Console {
  const Words& words;
  Surroundings around;
  Look look;
  std::istream& in;
  std::ostream& out;
  std::ostream& err;

  std::string spoken(const Message& message) const { return words.say(message); }
  void print(const Line& line) const;  // on a screen, what is wider than it comes in several lines
  void print(const std::string& text) const { print(Line{{text}}); }
  void print_lines(std::string_view text) const;  // every line of it ends with a line end
  void say(const Message& message) const { print(spoken(message)); }
  // One line on stderr, however long or strange what the message quotes.
  void complain(const Refusal& refusal) const;
};

// Words that stand there only as long as this lives, for somebody who waits at a terminal. Elsewhere, and for
// listeners, there are none.
class Notice {
 public:
  Notice(const Console& console, const Message& message);
  ~Notice();
  Notice(const Notice&) = delete;
  Notice& operator=(const Notice&) = delete;

 private:
  std::ostream& out_;
  std::size_t width_ = 0;
};

// "Nobody is eliminated backward. (R4.5)": the rule's number, where there is one, comes last.
Message with_rule(const Message& reason, const std::string& rule);

}  // namespace understory::cli

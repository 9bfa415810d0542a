// The one way to say no to bad input: thrown by the cold half, caught at the rim, shown as one sentence.
#pragma once

#include <cstddef>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "engine/message.hpp"

namespace understory {

// The text, or its beginning and "…" if it has more bytes than this.
std::string shortened(std::string text, std::size_t most);

// The message with no text and no list in it, however deep, longer than one reads.
Message quoting_briefly(Message message);

struct Refusal : std::exception {
  Message reason;
  std::string rule;  // the number in RULES.md, "R3.4", or empty where no rule of a game is concerned

  // What it quotes is cut to what one reads: somebody may have given a whole file as a name or a move.
  explicit Refusal(Message why, std::string rule_number = {})
      : reason(quoting_briefly(std::move(why))), rule(std::move(rule_number)) {}
  const char* what() const noexcept override { return reason.key.c_str(); }
};

[[noreturn]] inline void refuse_by(const char* rule, const char* key, std::vector<Argument> arguments = {}) {
  throw Refusal(Message(key, std::move(arguments)), rule);
}

}  // namespace understory

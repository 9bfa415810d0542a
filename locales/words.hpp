// Turns messages into the sentences of a language. The sentences are locales/<language>/<area>.json, built into the
// program; locales/README.md says how they are written.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/embedded.hpp"
#include "engine/message.hpp"
#include "locales/grammar.hpp"
#include "locales/pattern.hpp"

namespace understory {

// Immutable once made: any number of threads may share one.
class Words {
 public:
  // The language as built into the program; it lives as long as the program. Throws Refusal
  // "common.language.unknown" for any other.
  static const Words& in(std::string_view language);
  static std::vector<std::string> languages();

  // Reads those of `files` that lie in the language's folder. Throws Refusal for a language without a grammar, and
  // for the first thing wrong in a file: its reason names the file and, where there is one, the key and the place.
  Words(std::string_view language, std::span<const EmbeddedFile> files);

  // Never throws for what a message holds: an unknown key, a missing argument or one of the wrong kind is spoken as
  // its name in ⟦brackets⟧. An empty list is "common.list.none".
  std::string say(const Message& message) const;

  bool knows(std::string_view key) const;
  std::vector<std::string> keys() const;  // sorted

 private:
  void read(const EmbeddedFile& file);

  const Grammar* grammar_;
  std::map<std::string, Pattern, std::less<>> patterns_;
};

}  // namespace understory

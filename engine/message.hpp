// What the program wants to say, before it is words: a key into locales/ and its arguments.
// Nothing below locales/ contains a sentence, so every language gets the same facts.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace understory {

struct Message;

// A number, a text shown as it is (a file name, a move), or messages: one is spoken in place, several as a list.
struct Argument {
  std::string name;
  std::variant<std::int64_t, std::string, std::vector<Message>> value;

  Argument(std::string argument_name, std::int64_t number);
  Argument(std::string argument_name, int number);
  Argument(std::string argument_name, std::string text);
  Argument(std::string argument_name, const char* text);
  Argument(std::string argument_name, Message message);
  Argument(std::string argument_name, std::vector<Message> list);
};

struct Message {
  std::string key;
  std::vector<Argument> arguments;

  Message() = default;
  explicit Message(std::string message_key, std::vector<Argument> list = {})
      : key(std::move(message_key)), arguments(std::move(list)) {}
};

inline bool operator==(const Message& a, const Message& b);
inline bool operator==(const Argument& a, const Argument& b) { return a.name == b.name && a.value == b.value; }
inline bool operator==(const Message& a, const Message& b) { return a.key == b.key && a.arguments == b.arguments; }

inline Argument::Argument(std::string argument_name, std::int64_t number)
    : name(std::move(argument_name)), value(number) {}
inline Argument::Argument(std::string argument_name, int number)
    : Argument(std::move(argument_name), std::int64_t{number}) {}
inline Argument::Argument(std::string argument_name, std::string text)
    : name(std::move(argument_name)), value(std::move(text)) {}
inline Argument::Argument(std::string argument_name, const char* text)
    : Argument(std::move(argument_name), std::string(text)) {}
inline Argument::Argument(std::string argument_name, Message message)
    : name(std::move(argument_name)), value(std::vector<Message>{std::move(message)}) {}
inline Argument::Argument(std::string argument_name, std::vector<Message> list)
    : name(std::move(argument_name)), value(std::move(list)) {}

// Whether a range is one: sentences with a least and a most choose by {ends, select, same {…} other {…}}, so that
// nobody is told "8 to 8".
inline Argument ends_of(std::int64_t least, std::int64_t most) { return {"ends", least == most ? "same" : "apart"}; }

// Words that are the same in every language: names of files, options, games as one types them.
inline Message verbatim(std::string text) { return Message("engine.verbatim", {{"text", std::move(text)}}); }
inline std::vector<Message> verbatim(const std::vector<std::string>& texts) {
  std::vector<Message> list;
  list.reserve(texts.size());
  for (const std::string& text : texts) list.push_back(verbatim(text));
  return list;
}

}  // namespace understory

#include "engine/refusal.hpp"

namespace understory {
namespace {

constexpr std::size_t kMostQuoted = 200;  // bytes
constexpr std::size_t kMostListed = 24;

}  // namespace

std::string shortened(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return text.substr(0, most) + "…";
}

Message quoting_briefly(Message message) {
  for (Argument& argument : message.arguments) {
    if (auto* text = std::get_if<std::string>(&argument.value)) *text = shortened(std::move(*text), kMostQuoted);
    if (auto* messages = std::get_if<std::vector<Message>>(&argument.value)) {
      if (messages->size() > kMostListed) {
        messages->resize(kMostListed);
        messages->push_back(verbatim("…"));
      }
      for (Message& one : *messages) one = quoting_briefly(std::move(one));
    }
  }
  return message;
}

}  // namespace understory

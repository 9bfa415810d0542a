#include "arena/markup.hpp"

#include <array>
#include <charconv>

namespace understory::arena {

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      case '\'': safe += "&#39;"; break;
      default: safe += c;
    }
  }
  return safe;
}

std::string element(std::string_view open, std::string_view content) {
  std::string made = "<";
  made.append(open).append(">").append(content).append("</").append(open.substr(0, open.find(' '))).append(">\n");
  return made;
}

std::string coordinate(double value) {
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 1).ptr;
  return {digits.data(), end};
}

std::string classed(std::string_view name, std::string_view of_class) {
  return std::string(name) + " class=\"" + std::string(of_class) + "\"";
}

}  // namespace understory::arena

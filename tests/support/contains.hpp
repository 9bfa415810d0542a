#pragma once

#include <string>

namespace understory {

inline bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace understory

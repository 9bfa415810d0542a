// The version in CMakeLists.txt; a test holds the two together.
#pragma once

#include <string_view>

namespace understory::cli {

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace understory::cli

// A text file that travels inside the program; cmake/embed.cmake makes tables of them.
#pragma once

#include <string_view>

namespace understory {

struct EmbeddedFile {
  std::string_view name;  // relative to the folder that was embedded: "en/common.json"
  std::string_view text;
};

}  // namespace understory

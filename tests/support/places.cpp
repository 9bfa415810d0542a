#include "tests/support/places.hpp"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace understory {

std::string source_path(const std::string& path) { return UNDERSTORY_SOURCE_DIR "/" + path; }

std::string read_source(const std::string& path) {
  std::ifstream file(source_path(path), std::ios::binary);
  EXPECT_TRUE(file.is_open()) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string program_path() { return UNDERSTORY_PROGRAM; }

}  // namespace understory

// Where the tree and the program lie. Only places.cpp is told: all other tests are compiled alike wherever that is.
#pragma once

#include <string>

namespace understory {

// Of a file that is named from the root of the repository: its place, and its text, which a test fails without.
std::string source_path(const std::string& path);
std::string read_source(const std::string& path);

// The program that was built beside the tests.
std::string program_path();

}  // namespace understory

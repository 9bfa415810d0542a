// goldens [DIR] [--write]: see goldens.hpp. DIR is this folder unless another is named.
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "tests/goldens/goldens.hpp"

int main(int count, char** arguments) {
  std::string directory = UNDERSTORY_SOURCE_DIR "/tests/goldens";
  bool write = false;
  for (const std::string& argument : std::vector<std::string>(arguments + 1, arguments + count)) {
    if (argument == "--write")
      write = true;
    else
      directory = argument;
  }
  try {
    return understory::goldens::run(directory, write);
  } catch (const std::exception& error) {
    std::cout << "goldens: " << error.what() << '\n';
    return 2;
  }
}

// goldens [DIR] [--write] [--game NAME]: see goldens.hpp. DIR is this folder unless another is named, and all games
// play unless one is.
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "tests/goldens/goldens.hpp"

int main(int count, char** arguments) {
  std::string directory = UNDERSTORY_SOURCE_DIR "/tests/goldens";
  std::string game;
  bool write = false;
  for (int i = 1; i < count; ++i) {
    const std::string argument = arguments[i];
    if (argument == "--write")
      write = true;
    else if (argument == "--game" && i + 1 < count)
      game = arguments[++i];
    else
      directory = argument;
  }
  try {
    return understory::goldens::run(directory, write, game);
  } catch (const std::exception& error) {
    std::cout << "goldens: " << error.what() << '\n';
    return 2;
  }
}

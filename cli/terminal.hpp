// What the machine around the program tells: is somebody typing, how wide is the window, which colours and letters.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>

#include "cli/look.hpp"

namespace understory::cli {

enum class ColorWish : std::uint8_t { automatic, always, never };

struct Window {
  int columns = 0;
  int rows = 0;
};

// Everything look_of() depends on, so that it can be tested without a terminal.
struct Surroundings {
  bool typed_input = false;                          // stdin is a terminal
  bool terminal_output = false;                      // stdout is a terminal
  bool terminal_errors = false;                      // stderr is a terminal
  std::function<Window()> window;                    // as large as it is now; zeros if there is none
  std::function<std::string(const char*)> variable;  // of the environment; empty if it is not set
};

Surroundings surroundings();

// NO_COLOR, COLORTERM, TERM, COLUMNS, LINES and LC_ALL, LC_CTYPE, LANG as everybody understands them. `plain` has no
// colours.
Look look_of(const Surroundings& around, ColorWish wish, bool plain);

// People pull at windows while they play.
void follow_window(Look& look, const Surroundings& around);

// Ctrl-C, or being asked to end, sets this from now on; the second time it ends the program.
std::atomic<bool>& stop_on_interrupt();

// Ctrl-C in the middle of a coloured line must not colour the shell that comes after it.
void restore_colors_on_interrupt();

}  // namespace understory::cli

#include "cli/terminal.hpp"

#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <string>

namespace understory::cli {
namespace {

constexpr int kWidthUnknown = 80;
constexpr int kNarrowest = 40;
constexpr int kWidest = 120;  // longer lines are hard to read
constexpr int kLowest = 24;   // what a board, a question and its moves need; it is also what is taken for unknown

// The first of the three that is set decides, as in the C library.
bool says_utf8(const Surroundings& around) {
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (locale.empty()) locale = around.variable(name);
  for (char& c : locale) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
}

Colors colors_of(const Surroundings& around, ColorWish wish) {
  const std::string term = around.variable("TERM");
  const bool unwanted = !around.terminal_output || !around.variable("NO_COLOR").empty() || term == "dumb";
  if (wish == ColorWish::never || (wish == ColorWish::automatic && unwanted)) return Colors::none;
  const std::string depth = around.variable("COLORTERM");
  if (depth == "truecolor" || depth == "24bit") return Colors::full;
  return term.find("256color") != std::string::npos ? Colors::palette : Colors::sixteen;
}

// What the window says, and otherwise the environment; 0 if neither does.
int extent_of(int window, const Surroundings& around, const char* name) {
  int extent = window;
  const std::string told = around.variable(name);
  if (extent <= 0) std::from_chars(told.data(), told.data() + told.size(), extent);
  return std::max(extent, 0);
}

extern "C" void reset_and_die(int signal) {
  constexpr std::array<char, 5> kReset{'\x1b', '[', '0', 'm', '\n'};
  if (write(STDOUT_FILENO, kReset.data(), kReset.size()) < 0) _exit(128 + signal);
  raise(signal);  // SA_RESETHAND: now it ends the program, and the caller sees by what
}

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // otherwise a signal could not set it

extern "C" void note_interrupt(int /*signal*/) { interrupted = true; }

}  // namespace

Surroundings surroundings() {
  Surroundings around;
  around.typed_input = isatty(STDIN_FILENO) == 1;
  around.terminal_output = isatty(STDOUT_FILENO) == 1;
  around.terminal_errors = isatty(STDERR_FILENO) == 1;
  around.window = [] {
    winsize window{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 ? Window{window.ws_col, window.ws_row} : Window{};
  };
  around.variable = [](const char* name) {
    const char* const value = std::getenv(name);
    return std::string(value == nullptr ? "" : value);
  };
  return around;
}

Look look_of(const Surroundings& around, ColorWish wish, bool plain) {
  Look look{plain ? Colors::none : colors_of(around, wish), says_utf8(around), plain};
  follow_window(look, around);
  return look;
}

void follow_window(Look& look, const Surroundings& around) {
  const Window window = around.window ? around.window() : Window{};
  const int width = extent_of(window.columns, around, "COLUMNS");
  look.width = width == 0 ? kWidthUnknown : std::clamp(width, kNarrowest, kWidest);
  const bool sees_a_screen = around.typed_input && around.terminal_output && !look.plain;
  look.height = sees_a_screen ? std::max(kLowest, extent_of(window.rows, around, "LINES")) : 0;
}

std::atomic<bool>& stop_on_interrupt() {
  struct sigaction action {};
  action.sa_handler = note_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  for (const int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
  return interrupted;
}

void restore_colors_on_interrupt() {
  struct sigaction action {};
  action.sa_handler = reset_and_die;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
  for (const int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
}

}  // namespace understory::cli

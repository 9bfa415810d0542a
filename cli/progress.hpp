// One line on a terminal that says how far a long run is, and how long it will still take.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cli/console.hpp"

namespace understory::cli {

struct Progress {
  std::int64_t done = 0;
  std::int64_t all = 0;
  double seconds_left = -1;      // below 0: nobody knows yet
  std::vector<Message> leaders;  // said at the end, as far as there is room
};

// At most as wide as the look says, less one, so that the line never wraps.
std::string progress_line(const Look& look, const Words& words, const Progress& progress);

// Draws on stderr where that is a terminal, and nothing elsewhere. Takes its line away when it goes.
class ProgressBar {
 public:
  // What was done before does not count for the speed.
  ProgressBar(const Console& console, std::int64_t done_before, std::int64_t all);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // Draws at most once a second, and asks for the leaders only then.
  void show(std::int64_t done, const std::function<std::vector<Message>()>& leaders);

 private:
  using Clock = std::chrono::steady_clock;
  const Console& console_;
  std::int64_t done_before_;
  std::int64_t all_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point drawn_{};
};

}  // namespace understory::cli

// The processor time of the thread that asks: what a thought costs, whatever else the machine is doing meanwhile.
#pragma once

#include <chrono>
#include <ctime>

namespace understory::bots {

using ThreadTime = std::chrono::nanoseconds;

inline ThreadTime thread_time() {
#ifdef __EMSCRIPTEN__
  // A worker of a page knows no other time.
  return std::chrono::steady_clock::now().time_since_epoch();
#else
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
#endif
}

inline double milliseconds_since(ThreadTime start) {
  return std::chrono::duration<double, std::milli>(thread_time() - start).count();
}

}  // namespace understory::bots

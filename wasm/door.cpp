// The two functions a worker calls. One call at a time; an answer is good until the next call.
#include <cstdint>
#include <string>

#include "wasm/host.hpp"

namespace {

understory::Host& host() {
  static understory::Host the_host;
  return the_host;
}

std::string& last_answer() {
  static std::string answer;
  return answer;
}

}  // namespace

extern "C" {

const char* understory_handle(const char* text, double now) {
  last_answer() = host().handle(text, static_cast<understory::Time>(now));
  return last_answer().c_str();
}

const char* understory_tick(double now) {
  last_answer() = host().tick(static_cast<understory::Time>(now));
  return last_answer().c_str();
}
}

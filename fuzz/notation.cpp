// Any text is a move that is written back alike, or is refused.
#include <cstdlib>

#include "engine/refusal.hpp"
#include "fuzz/bytes.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  fuzz::Bytes none(data, 0);
  static const auto match = fuzz::some_match(none);
  try {
    const MoveWord move = match->parse(fuzz::text_of(data, size));
    if (match->parse(match->format(move)) != move) std::abort();
    if (match->why_not(move).has_value() == match->is_legal(move)) std::abort();
  } catch (const Refusal&) {
  }
  return 0;
}

// Any text is a move that is written back alike, or is refused.
#include <cstdlib>
#include <memory>
#include <vector>

#include "engine/refusal.hpp"
#include "fuzz/bytes.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  static const auto matches = [] {
    std::vector<std::unique_ptr<AnyMatch>> one_of_each;
    for (const AnyGame& game : all_games()) one_of_each.push_back(game.new_match({game.info.least_seats, {}, {}}));
    return one_of_each;
  }();
  for (const auto& match : matches) {
    try {
      const MoveWord move = match->parse(fuzz::text_of(data, size));
      if (match->parse(match->format(move)) != move) std::abort();
      if (match->why_not(move).has_value() == match->is_legal(move)) std::abort();
    } catch (const Refusal&) {
    }
  }
  return 0;
}

// Bytes choose among legal moves, so that play goes deep; every fourth byte brings four raw bytes as a move instead,
// which must be refused with a reason unless it is a legal one.
#include <cstdint>
#include <cstdlib>

#include "catalog/catalog.hpp"
#include "fuzz/bytes.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  fuzz::Bytes bytes(data, size);
  const auto match = fuzz::some_match(bytes);
  std::vector<MoveWord> moves;
  while (!bytes.empty()) {
    match->legal_moves(moves);
    if (moves.empty() != (match->actor() == kNobody)) std::abort();
    if (moves.empty()) break;
    const std::uint8_t choice = bytes.next();
    if (choice % 4 == 3) {
      const MoveWord raw = bytes.word();
      const bool listed = std::find(moves.begin(), moves.end(), raw) != moves.end();
      if (match->is_legal(raw) != listed || match->why_not(raw).has_value() == listed) std::abort();
    } else {
      const MoveWord move = moves[choice % moves.size()];
      if (match->parse(match->format(move)) != move) std::abort();
      match->apply(move);
    }
  }
  return 0;
}

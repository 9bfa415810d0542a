// A line says what is played; behind it bytes choose among legal moves, so that play goes deep. Every fourth byte
// brings four raw bytes as a move instead, which must be refused with a reason unless it is a legal one.
#include <cstdint>
#include <cstdlib>

#include "catalog/catalog.hpp"
#include "fuzz/bytes.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  std::string_view input = fuzz::text_of(data, size);
  const auto beginning = fuzz::cut_beginning(input);
  if (!beginning) return 0;
  const auto match = beginning->game.new_match(beginning->setup);
  fuzz::Bytes bytes(input);
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

// Gwidyon, who has a heap of drops and no forest (R11).
#include <algorithm>
#include <bit>

#include "games/mycelia/game.hpp"

namespace understory::mycelia {

template <class Sink>
void Game::gwidyon_removes(Public& pub, int drops, Sink& sink) const {
  const int removed = std::min<int>(drops, pub.gwidyon.drops);
  if (removed == 0) return;
  pub.gwidyon.drops = static_cast<std::uint8_t>(pub.gwidyon.drops - removed);
  into_shrine(pub, removed);
  sink(Event{.kind = EventKind::removed, .player = Seat{1}, .amount = static_cast<std::uint8_t>(removed)});
  if (pub.gwidyon.drops == 0) sink(Event{.kind = EventKind::cleared, .player = Seat{1}});
}

template <class Sink>
void Game::flip_chip(Public& pub, Sink& sink) const {
  pub.gwidyon.removes ^= 1U;
  sink(Event{.kind = EventKind::flipped, .side = pub.gwidyon.removes});
  if (pub.gwidyon.removes != 0) gwidyon_removes(pub, 1, sink);  // R11.5
}

// Packs put nothing else into a bonus for others (pack.cpp).
template <class Sink>
void Game::bonus_for_gwidyon(Public& pub, const Step* from, const Step* until, Sink& sink) const {
  for (const Step* step = from; step != until; step += step->length) {
    switch (step->op) {
      case Op::repeat:
        for (int i = 0; i < step->n; ++i) bonus_for_gwidyon(pub, step + 1, step + step->length, sink);
        break;
      case Op::field: bonus_for_gwidyon(pub, step + 1, step + step->length, sink); break;
      case Op::move:
        for (int i = 0; i < step->n; ++i) flip_chip(pub, sink);
        break;
      case Op::remove: gwidyon_removes(pub, step->n, sink); break;
      default: break;  // leaves do nothing
    }
  }
}

// What is behind the last step of its card.
template <class Sink>
void Game::end_gwidyons_turn(Public& pub, Sink& sink) const {
  constexpr int kBeforeShuffle = 5;  // R11.3
  if (std::popcount(unsigned{pub.gwidyon.out}) == kBeforeShuffle) {
    pub.gwidyon.out = 0;
    sink(Event{.kind = EventKind::solo_shuffled});
  }
  if (pub.players[Seat{0}].left > 0 && pub.gwidyon.drops > 0) {
    pub.stage = Stage::shrine;  // R11.7
    if (pub.round + 1 < rounds_) return;
    sink(Event{.kind = EventKind::outdone, .amount = pub.gwidyon.drops});  // R11.9
    pub.gwidyon.drops = 0;
  }
  end_game(pub, sink);
}

template void Game::gwidyon_removes(Public&, int, NoEvents&) const;
template void Game::gwidyon_removes(Public&, int, EventLog<Event>&) const;
template void Game::flip_chip(Public&, NoEvents&) const;
template void Game::flip_chip(Public&, EventLog<Event>&) const;
template void Game::bonus_for_gwidyon(Public&, const Step*, const Step*, NoEvents&) const;
template void Game::bonus_for_gwidyon(Public&, const Step*, const Step*, EventLog<Event>&) const;
template void Game::end_gwidyons_turn(Public&, NoEvents&) const;
template void Game::end_gwidyons_turn(Public&, EventLog<Event>&) const;

}  // namespace understory::mycelia

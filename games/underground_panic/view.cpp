// What a viewer may know, and the worlds it cannot tell apart (R1.7, R1.8).
#include <algorithm>
#include <cassert>

#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {
namespace {

// A hidden card that somebody else has: where it lies, and what it can be.
struct Place {
  Seat seat{};
  bool pouched = false;
  std::uint8_t at = 0;
  SymbolSet can = 0;
};
// All of a colour at most.
using Places = FixedVector<Place, kDeckSize>;

int allowed(const Symbols& cards, SymbolSet can) {
  int count = 0;
  for (int i = 0; i < kSymbols; ++i)
    if (has(can, symbol_at(i))) count += cards.count(symbol_at(i));
  return count;
}

Symbol take_allowed(Symbols& cards, SymbolSet can, std::uint32_t left) {
  for (int i = 0;; ++i) {
    const Symbol symbol = symbol_at(i);
    const auto count = has(can, symbol) ? static_cast<std::uint32_t>(cards.count(symbol)) : 0;
    if (left < count) {
      cards.remove(symbol);
      return symbol;
    }
    left -= count;
  }
}

// A card of each place out of these; the rest stays. Cards are dealt one after the other, each among those that fit,
// and the deal is kept with a chance that makes up for how many there were to choose from: of all ways to deal them
// that fit each is kept as often as any other, and all are where no place is more choosy than another.
bool deal_hidden(State& state, Places& places, Symbols& cards, Rng& rng) {
  std::sort(places.begin(), places.end(),
            [](const Place& a, const Place& b) { return std::popcount(a.can) < std::popcount(b.can); });
  const Symbols all = cards;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Place& place = places[i];
    int most = allowed(all, place.can);
    for (std::size_t j = 0; j < i; ++j) most -= (places[j].can & ~unsigned{place.can}) == 0 ? 1 : 0;
    const int now = allowed(cards, place.can);
    if (now <= 0 || rng.below(static_cast<std::uint32_t>(most)) >= static_cast<std::uint32_t>(now)) return false;
    const Symbol symbol = take_allowed(cards, place.can, rng.below(static_cast<std::uint32_t>(now)));
    Private& own = state.own[place.seat];
    (place.pouched ? own.pouched[place.at] : own.symbols[place.at]) = symbol;
  }
  return true;
}

// Within a lot symbols rise; which card of it is which means nothing.
template <std::size_t Most>
void sort_lots(const FixedVector<Held, Most>& slots, FixedVector<Symbol, Most>& symbols) {
  for (std::size_t from = 0; from < slots.size();) {
    std::size_t until = from + 1;
    while (until < slots.size() && slots[until] == slots[from]) ++until;
    std::sort(symbols.begin() + from, symbols.begin() + until);
    from = until;
  }
}

template <std::size_t Most>
void fill_known(const FixedVector<Held, Most>& slots, FixedVector<Symbol, Most>& symbols) {
  for (const Held& slot : slots)
    symbols.push_back(symbol_at(std::countr_zero(static_cast<unsigned>(all_but(slot.not_these)) | 1U << kSymbols)));
}

template <std::size_t Most>
void remove_hidden(const FixedVector<Held, Most>& slots, const FixedVector<Symbol, Most>& symbols, Hidden& cards) {
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (!is_known(slots[i])) cards[raw(slots[i].hue)][slots[i].shuffle].remove(symbols[i]);
}

template <std::size_t Most>
void add_places(const FixedVector<Held, Most>& slots, Seat seat, bool pouched, Hue hue, std::size_t shuffle,
                Places& places) {
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (slots[i].hue == hue && slots[i].shuffle == shuffle)
      places.push_back({seat, pouched, static_cast<std::uint8_t>(i), all_but(slots[i].not_these)});
}

// A whole deal is tried so often before the hand of whoever pays or shows is dealt so that it can. What comes once in
// so many deals comes hardly more or less often then.
constexpr int kDeals = 1000;
// And what is left of a colour so often before that hand is dealt anew, as it may leave nothing that fits for others.
constexpr int kDealsOfColour = 100;

}  // namespace

View Game::observe(const State& state, Seat viewer) const {
  return {state.pub, raw(viewer) < seats_ ? state.own[viewer] : Private{}, viewer, {}};
}

Event Game::redact(const Event& event, Seat viewer) const {
  Event seen = event;
  if (event.player == viewer) return seen;
  if (event.kind == EventKind::dealt || event.kind == EventKind::pouched) seen.card = kNoCard;
  seen.hurt = kNoHurt;
  return seen;
}

// What chance draws is new to whoever sees it; what somebody lays, shows or discards may be new to all others. Whoever
// fails, or begins or goes on with what it could not with every hand, shows something of its hand as well.
Seat Game::reveals(const Event& event, Seat learner) const {
  const bool own = event.player == learner;
  switch (event.kind) {
    case EventKind::token_laid:
    case EventKind::tile_turned:
    case EventKind::offered:
    case EventKind::rolled:
    case EventKind::washed: return kChance;
    case EventKind::dealt:
    case EventKind::hurt: return own ? kChance : kNobody;
    case EventKind::laid:
    case EventKind::declared:
    case EventKind::settled:
    case EventKind::failed:
    case EventKind::shown:
    case EventKind::swapped:
    case EventKind::wanted:
    case EventKind::pouched:
    case EventKind::trimmed:
    case EventKind::opened: return own ? kNobody : event.player;
    default: return kNobody;
  }
}

// For all that anybody knows a hidden card may be any that fits; so where cards of the hand can be chosen or pay, a
// move is forced if all of the hand is known, or if whatever it is nothing else can be done.
std::optional<Move> Game::forced(const View& view) const {
  const Public& pub = view.pub;
  if (pub.mover == kNobody) return {};
  State any{.pub = pub};
  for (const Seat seat : seats_up_to(seats_)) fill_known(pub.players[seat].hand, any.own[seat].symbols);
  for (std::size_t h = 0; h < kHues; ++h)
    if (cards_in_deck(pub, hue_at(static_cast<int>(h))) > 0) any.secret.decks[h] = pub.hidden[h][0];
  const Player& player = pub.players[pub.mover];
  if (std::all_of(player.hand.begin(), player.hand.end(), is_known)) return only_move(*this, any);
  Faces faces{};
  SymbolSet hidden = 0;
  for (std::size_t i = 0; i < player.hand.size(); ++i) {
    const Held& slot = player.hand[i];
    faces[i] = all_but(slot.not_these);
    if (is_known(slot)) continue;
    SymbolSet left = 0;
    for (const Symbol symbol : pub.hidden[raw(slot.hue)][slot.shuffle].kinds())
      left = static_cast<SymbolSet>(left | only(symbol));
    faces[i] = static_cast<SymbolSet>(faces[i] & left);
    hidden = static_cast<SymbolSet>(hidden | faces[i]);
  }
  const auto unless = [](bool can, MoveKind kind) { return can ? std::nullopt : std::optional(Move::of(kind)); };
  switch (pub.stage) {
    case Stage::plan: {
      const auto& ways = passages_[raw(pub.gophers[raw(pub.gopher)].at)];
      const Purse purse = purse_of(player, faces);
      return unless(
          std::any_of(ways.begin(), ways.end(), [&](const Passage& way) { return can_pay(purse, way.fixed); }),
          MoveKind::rest);
    }
    case Stage::pay:
      return unless(pub.aim != Aim::defence || can_pay(purse_of(player, faces), pub.cost), MoveKind::accept);
    case Stage::claim: {
      bool can = false;
      for (std::uint8_t i = 0; i < pack_.rewards.size(); ++i)
        can = can || ((pub.offered >> i & 1U) != 0 && meets(player, faces, Reward{i}));
      return unless(can, MoveKind::decline);
    }
    case Stage::show:
      return unless(pub.aim != Aim::reward || has(hidden, two_way_of(hue_of(pub.face))), MoveKind::decline);
    case Stage::pouch: {
      const auto can = [](SymbolSet face) { return (face & kPointCards) != 0; };
      return unless(std::any_of(faces.begin(), faces.end(), can), MoveKind::stop);
    }
    case Stage::with:  // a pebble or the tile, whatever the hand is
      return pub.wants == Want::pebble && pub.cost.empty() ? only_move(*this, any) : std::nullopt;
    case Stage::swap:
    case Stage::trim: return {};
    default: return only_move(*this, any);
  }
}

// With the viewer's own cards. What others hold fits what all know, and decks hold all that they could: enough to see
// what the viewer can do before anything is drawn.
State Game::as_seen(const View& view) const {
  State any{.pub = view.pub};
  for (const Seat seat : seats_up_to(seats_)) {
    if (seat == view.viewer) {
      any.own[seat] = view.mine;
      continue;
    }
    fill_known(view.pub.players[seat].hand, any.own[seat].symbols);
    fill_known(view.pub.players[seat].pouch, any.own[seat].pouched);
  }
  for (std::size_t h = 0; h < kHues; ++h)
    if (cards_in_deck(view.pub, hue_at(static_cast<int>(h))) > 0) any.secret.decks[h] = view.pub.hidden[h][0];
  return any;
}

State Game::determinise(const View& view, Rng& rng) const {
  State state{.pub = view.pub};
  const Public& pub = view.pub;
  Hurts hurts = all_hurts_;
  hurts -= view.mine.hurt;
  for (const Seat seat : seats_up_to(seats_)) {
    Private& own = state.own[seat];
    if (seat == view.viewer) {
      own = view.mine;
      continue;
    }
    fill_known(pub.players[seat].hand, own.symbols);
    fill_known(pub.players[seat].pouch, own.pouched);
    if (pub.stage == Stage::over) {
      own.hurt = pub.players[seat].opened;
      hurts -= own.hurt;
      continue;
    }
    for (int i = 0; i < pub.players[seat].hurts; ++i) own.hurt.add(hurts.take(rng));
  }
  state.secret.injuries = hurts;
  Hidden hidden = pub.hidden;
  if (raw(view.viewer) < seats_) {
    remove_hidden(pub.players[view.viewer].hand, view.mine.symbols, hidden);
    remove_hidden(pub.players[view.viewer].pouch, view.mine.pouched, hidden);
  }
  // Who pays or shows has what it needs for that, whatever it is.
  for (int deals = 0;; ++deals) {
    State world = state;
    if (deal_world(world, hidden, view.viewer, deals >= kDeals, rng)) return world;
  }
}

// The hidden cards of the mover, one after the other, each so that the others could still make up for it.
bool Game::deal_mover(State& state, Hidden& cards, Rng& rng) const {
  const Public& pub = state.pub;
  const Hand& hand = pub.players[pub.mover].hand;
  Faces faces{};
  for (std::size_t i = 0; i < hand.size(); ++i) faces[i] = all_but(hand[i].not_these);
  std::size_t place = rng.below(static_cast<std::uint32_t>(hand.size()));
  for (std::size_t i = 0; i < hand.size(); ++i, place = (place + 1) % hand.size()) {
    if (is_known(hand[place])) continue;
    Symbols& left = cards[raw(hand[place].hue)][hand[place].shuffle];
    SymbolSet fit = 0;
    for (const Symbol symbol : left.kinds()) {
      if (!has(all_but(hand[place].not_these), symbol)) continue;
      faces[place] = only(symbol);
      if (can_go_on(pub, faces)) fit = static_cast<SymbolSet>(fit | only(symbol));
    }
    const int ways = allowed(left, fit);
    if (ways == 0) return false;
    const Symbol symbol = take_allowed(left, fit, rng.below(static_cast<std::uint32_t>(ways)));
    state.own[pub.mover].symbols[place] = symbol;
    faces[place] = only(symbol);
  }
  return true;
}

bool Game::deal_world(State& state, Hidden cards, Seat viewer, bool mover_first, Rng& rng) const {
  const Public& pub = state.pub;
  const bool first = mover_first && pub.mover != kNobody && pub.mover != viewer && !pub.players[pub.mover].hand.empty();
  if (first && !deal_mover(state, cards, rng)) return false;
  for (std::size_t h = 0; h < kHues; ++h) {
    for (std::size_t shuffle = 0; shuffle < cards[h].size(); ++shuffle) {
      Places places;
      for (const Seat seat : seats_up_to(seats_)) {
        if (seat == viewer) continue;
        const Player& player = pub.players[seat];
        const Hue hue = hue_at(static_cast<int>(h));
        if (!first || seat != pub.mover) add_places(player.hand, seat, false, hue, shuffle, places);
        add_places(player.pouch, seat, true, hue, shuffle, places);
      }
      const Symbols left = cards[h][shuffle];
      for (int deals = 0; !deal_hidden(state, places, cards[h][shuffle], rng); ++deals) {
        if (first && deals == kDealsOfColour) return false;
        cards[h][shuffle] = left;
      }
      assert(shuffle == 0 || cards[h][shuffle].empty());
    }
    state.secret.decks[h] = cards[h][0];
  }
  for (const Seat seat : seats_up_to(seats_)) {
    if (seat == viewer) continue;
    sort_lots(pub.players[seat].hand, state.own[seat].symbols);
    sort_lots(pub.players[seat].pouch, state.own[seat].pouched);
  }
  return pub.mover == kNobody || can_go_on(pub, faces_of(state.own[pub.mover].symbols));
}

}  // namespace understory::underground_panic

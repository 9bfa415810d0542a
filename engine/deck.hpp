// Decks that are shuffled again, and what that leaves known. A pile without an order cannot leak one (bag.hpp), but all
// have seen what was shuffled, what was laid on top, and how many cards were drawn since. What follows from that is
// part of the public position; the rest is equally likely.
//
// Deck     somebody's own cards: pile, hand and discards. All know which cards belong to it.
// Market   a pile that all draw from in everybody's sight, a row of places with what is turned up, and discards.
//
// Both are plain and belong into a Public. `Cards` is a bag of cards.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/fixed_vector.hpp"
#include "engine/rng.hpp"
#include "engine/shape.hpp"
#include "engine/sheet_forms.hpp"

namespace understory {

// Which of the unseen cards are in the hand is the secret of its owner: `hand` below, a bag in its Private. The hand
// is those and the known ones. The pile is `top` above the rest of the unseen.
template <class Cards, class Card, std::size_t Most>
struct Deck {
  Cards unseen{};                 // shuffled together, and since then in the pile or, seen by nobody else, in the hand
  Cards known{};                  // in the hand, as all know
  Cards discards{};               // face up
  FixedVector<Card, Most> top{};  // put on the pile in everybody's sight, the topmost last
  std::uint8_t hidden = 0;        // how many of the unseen are in the hand

  static constexpr auto fields() {
    return std::make_tuple(field("unseen", &Deck::unseen), field("known", &Deck::known),
                           field("discards", &Deck::discards), field("top", &Deck::top),
                           shown("hidden", &Deck::hidden));
  }

  int in_hand() const { return known.size() + hidden; }
  int in_pile() const { return static_cast<int>(top.size()) + unseen.size() - hidden; }
  Cards all() const {
    Cards cards = unseen + known;
    cards += discards;
    for (const Card card : top) cards.add(card);
    return cards;
  }

  // Cards change their place only here.
  void put_on_top(Card card) { top.push_back(card); }
  // Of equal cards the one that all know is taken first, so its owner gives away nothing by it.
  void play(Cards& hand, Card card) {
    if (known.count(card) > 0) {
      known.remove(card);
    } else {
      hand.remove(card);
      unseen.remove(card);
      --hidden;
    }
    discards.add(card);
  }
  // Draws as many of `wanted` cards as need no chance, and tells each: those on top; and what is left of the unseen
  // when no more than that is left, for it can be in no other place. If the pile ends, the discards are shuffled
  // underneath it. Says how many are still to be drawn by chance.
  template <class Told, class Shuffled>
  int draw_known(int wanted, Told&& told, Shuffled&& shuffled) {
    while (wanted > 0) {
      if (!top.empty()) {
        take_known(top.back(), told);
        top.pop_back();
        --wanted;
        continue;
      }
      const int left = unseen.size() - hidden;
      if (left > wanted) return wanted;
      if (left > 0) {
        assert(hidden == 0);
        for (const Card card : unseen.kinds())
          for (int i = unseen.count(card); i > 0; --i) take_known(card, told);
        unseen = {};
        wanted -= left;
        continue;
      }
      if (discards.empty()) return 0;
      assert(hidden == 0 && unseen.empty());
      unseen = discards;
      discards = {};
      shuffled();
    }
    return 0;
  }
  // Draws one by chance.
  void draw(Cards& hand, Card card) {
    hand.add(card);
    ++hidden;
  }

  // What chance draws from, for whoever knows the hand; and a hand that all others think as likely as the real one.
  Cards shuffled_part(const Cards& hand) const { return unseen - hand; }
  Cards likely_hand(Rng& rng) const {
    Cards left = unseen;
    Cards hand{};
    for (int i = 0; i < hidden; ++i) hand.add(left.take(rng));
    return hand;
  }

 private:
  template <class Told>
  void take_known(Card card, Told&& told) {
    known.add(card);
    told(card);
  }
};

// What the pile holds can be told by all, because everything else lies face up.
template <class Cards, class Card, Card None, std::size_t Places>
struct Market {
  Cards pile{};
  Cards discards{};
  std::array<Card, Places> row = none();
  std::array<std::uint8_t, 8 - Places % 8> filler{};

  static constexpr auto fields() {
    return std::make_tuple(field("pile", &Market::pile), field("discards", &Market::discards),
                           field("row", &Market::row, OrNone<None>()), understory::filler(&Market::filler));
  }
  static constexpr std::array<Card, Places> none() {
    std::array<Card, Places> row{};
    row.fill(None);
    return row;
  }

  // The first place with this card, or without any for None; Places if there is none.
  std::size_t place_of(Card card) const {
    std::size_t place = 0;
    while (place < Places && row[place] != card) ++place;
    return place;
  }
  // Whether a card is to be turned up by chance: there is a gap and a card for it. If the pile has ended, the discards
  // are shuffled and are the pile.
  template <class Shuffled>
  bool lacks_card(Shuffled&& shuffled) {
    if (place_of(None) == Places) return false;
    if (pile.empty() && !discards.empty()) {
      pile = discards;
      discards = {};
      shuffled();
    }
    return !pile.empty();
  }
  std::size_t turn_up(Card card) {
    const std::size_t place = place_of(None);
    pile.remove(card);
    row[place] = card;
    return place;
  }
  std::size_t take(Card card) {
    const std::size_t place = place_of(card);
    row[place] = None;
    return place;
  }
  void clear_row() {
    for (const Card card : row)
      if (card != None) discards.add(card);
    row = none();
  }
};

}  // namespace understory

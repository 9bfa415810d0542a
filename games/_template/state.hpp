// A position of Foraging. The struct a field stands in decides who may know it (R1.3).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/per_seat.hpp"
#include "engine/sheet_forms.hpp"
#include "games/_template/types.hpp"

namespace understory::template_game {

// The slice of a card's program that is still to run; or, without a card, the cards of a forager that wait (R4.10).
struct Frame {
  Card card{};
  std::uint8_t pc = 0;       // the step under way
  std::uint8_t until = 0;    // the first step that is not part of the slice
  std::uint8_t done = 0;     // how often the step under way has run
  Seat forager{};            // whose it is
  std::uint8_t waiting = 0;  // bit c: card c

  static constexpr auto fields() {
    return std::make_tuple(field("card", &Frame::card, OrNone<kNoCard>()), field("step", &Frame::pc),
                           derived(&Frame::until), field("done", &Frame::done), field("forager", &Frame::forager),
                           field("waiting", &Frame::waiting, BitsOf<Card>()));
  }
};
static_assert(kListsAll<Frame> && kMostKinds <= 8);

// A card that is played starts no other, and a choice, which no option is, puts the picked option on top: two. After a
// burying there is one frame for each other forager whose cards wait; on top of one of them a card that listens and its
// body, which has no choice: two more.
inline constexpr int kMostFrames = kMostForagers - 1 + 2;

// Known to all.
struct Public {
  // A turn of one's own brings at most 6 steps of 9 nuts from each of 3 others: 20 turns bring 3,240. In a turn of
  // another's each of at most 20 cards in front brings at most 5 steps of 9: 60 turns bring 54,000. Both fit.
  PerSeat<std::uint16_t, kMostForagers> nuts{};
  PerSeat<std::uint8_t, kMostForagers> hand_size{};
  PerSeat<std::uint8_t, kMostForagers> buried_size{};
  CardBag face_up{};
  PerSeat<CardBag, kMostForagers> front{};   // R4.9
  PerSeat<CardBag, kMostForagers> dug_up{};  // R4.8, R5.2
  CardBag turned{};                          // by the search under way (R4.8)
  CardBag under{};                           // the deck
  FixedVector<Frame, kMostFrames> frames{};
  std::uint8_t deck_size = 0;  // what lies face down
  Seat turn{};                 // whose turn it is; kNobody when the game is over
  std::uint8_t round = 0;      // turns every forager has had

  static constexpr auto fields() {
    return std::make_tuple(field("nuts", &Public::nuts, Within{0, 60'000}), shown("hand", &Public::hand_size),
                           shown("buried", &Public::buried_size), field("face_up", &Public::face_up),
                           field("front", &Public::front), field("dug_up", &Public::dug_up),
                           field("turned", &Public::turned), field("under", &Public::under),
                           field("pending", &Public::frames), shown("deck", &Public::deck_size),
                           field("turn", &Public::turn), field("round", &Public::round));
  }
};
static_assert(kListsAll<Public>);

// Known to its forager. What it has buried is not asked for before the end, but a view forgets nothing.
struct Private {
  CardBag hand{};
  CardBag buried{};

  static constexpr auto fields() {
    return std::make_tuple(field("hand", &Private::hand), field("buried", &Private::buried));
  }
};
static_assert(kListsAll<Private>);

// Known to nobody.
struct Secret {
  CardBag deck{};

  static constexpr auto fields() { return std::make_tuple(field("deck", &Secret::deck)); }
};
static_assert(kListsAll<Secret>);

struct State {
  static constexpr const char* kSeats = "foragers";
  Public pub{};
  PerSeat<Private, kMostForagers> own{};
  Secret secret{};
};

struct View {
  Public pub{};
  Private mine{};  // empty for a spectator
  Seat viewer{};
  std::uint8_t filler = 0;
};

static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) == 210 && sizeof(View) == 156 && sizeof(Move) == 4);

// Cards change their place only here, so that the public counts follow.
inline void deal_card(State& state, Seat forager, Card card) {
  state.secret.deck.remove(card);
  state.own[forager].hand.add(card);
  --state.pub.deck_size;
  ++state.pub.hand_size[forager];
}
inline void show_card(State& state, Seat forager, Card card, CardBag& where) {
  state.own[forager].hand.remove(card);
  where.add(card);
  --state.pub.hand_size[forager];
}
inline void bury_card(State& state, Seat forager, Card card) {
  state.own[forager].hand.remove(card);
  state.own[forager].buried.add(card);
  --state.pub.hand_size[forager];
  ++state.pub.buried_size[forager];
}
// From the deck, or from under it when nothing lies face down any more (R4.8).
inline const CardBag& to_turn_up(const State& state) {
  return state.pub.deck_size > 0 ? state.secret.deck : state.pub.under;
}
inline void turn_up(State& state, Card card) {
  (state.pub.deck_size > 0 ? state.secret.deck : state.pub.under).remove(card);
  if (state.pub.deck_size > 0) --state.pub.deck_size;
  state.pub.turned.add(card);
}
inline void keep_card(Public& pub, Seat forager, Card card) {
  pub.turned.remove(card);
  pub.dug_up[forager].add(card);
  pub.under += pub.turned;
  pub.turned = {};
}
inline void dig_up(State& state, Seat forager) {
  state.pub.dug_up[forager] += state.own[forager].buried;
  state.own[forager].buried = {};
  state.pub.buried_size[forager] = 0;
}

// A bit for each kind there is.
inline std::uint8_t kinds_in(const CardBag& cards) {
  unsigned kinds = 0;
  for (const Card card : cards.kinds()) kinds |= 1U << raw(card);
  return static_cast<std::uint8_t>(kinds);
}

// What everybody sees.
inline CardBag in_sight(const Public& pub) {
  CardBag cards = pub.face_up;
  for (const CardBag& more : pub.front.values) cards += more;
  for (const CardBag& more : pub.dug_up.values) cards += more;
  cards += pub.turned;
  cards += pub.under;
  return cards;
}

}  // namespace understory::template_game

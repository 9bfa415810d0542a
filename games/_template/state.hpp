// A position of Foraging. The struct a field stands in decides who may know it (R1.3).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/per_seat.hpp"
#include "engine/sheet_forms.hpp"
#include "games/_template/types.hpp"

namespace understory::template_game {

// The slice of a card's program that is still to run.
struct Frame {
  Card card{};
  std::uint8_t pc = 0;     // the step under way
  std::uint8_t until = 0;  // the first step that is not part of the slice
  std::uint8_t done = 0;   // how often the step under way has run
  Seat forager{};          // who played the card

  static constexpr auto fields() {
    return std::make_tuple(field("card", &Frame::card), field("step", &Frame::pc), derived(&Frame::until),
                           field("done", &Frame::done, Within{0, kMostN}), derived(&Frame::forager));
  }
};
static_assert(kListsAll<Frame>);

// A card starts no other card, and a choice, which no option is, puts the picked option on top: two at the most.
inline constexpr int kMostFrames = 2;

// Known to all.
struct Public {
  // 20 turns of 6 steps that bring at most 9 nuts from each of 3 others: 3,240 fit.
  PerSeat<std::uint16_t, kMostForagers> nuts{};
  PerSeat<std::uint8_t, kMostForagers> hand_size{};
  PerSeat<std::uint8_t, kMostForagers> buried_size{};
  CardBag face_up{};
  PerSeat<CardBag, kMostForagers> dug_up{};  // R5.2
  FixedVector<Frame, kMostFrames> frames{};
  std::uint8_t deck_size = 0;
  Seat turn{};             // whose turn it is; kNobody when the game is over
  std::uint8_t round = 0;  // turns every forager has had

  static constexpr auto fields() {
    return std::make_tuple(field("nuts", &Public::nuts, Within{0, 10'000}), shown("hand", &Public::hand_size),
                           shown("buried", &Public::buried_size), field("face_up", &Public::face_up),
                           field("dug_up", &Public::dug_up), field("pending", &Public::frames),
                           shown("deck", &Public::deck_size), field("turn", &Public::turn),
                           field("round", &Public::round));
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
static_assert(sizeof(State) == 142 && sizeof(View) == 88 && sizeof(Move) == 4);

// Cards change their place only here, so that the public counts follow.
inline void deal_card(State& state, Seat forager, Card card) {
  state.secret.deck.remove(card);
  state.own[forager].hand.add(card);
  --state.pub.deck_size;
  ++state.pub.hand_size[forager];
}
inline void show_card(State& state, Seat forager, Card card) {
  state.own[forager].hand.remove(card);
  state.pub.face_up.add(card);
  --state.pub.hand_size[forager];
}
inline void bury_card(State& state, Seat forager, Card card) {
  state.own[forager].hand.remove(card);
  state.own[forager].buried.add(card);
  --state.pub.hand_size[forager];
  ++state.pub.buried_size[forager];
}
inline void dig_up(State& state, Seat forager) {
  state.pub.dug_up[forager] += state.own[forager].buried;
  state.own[forager].buried = {};
  state.pub.buried_size[forager] = 0;
}

}  // namespace understory::template_game

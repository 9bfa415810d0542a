// A position of Foraging. The struct a field stands in decides who may know it (R1.3).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/per_seat.hpp"
#include "games/_template/types.hpp"

namespace understory::template_game {

// The slice of a card's program that is still to run.
struct Frame {
  Card card{};
  std::uint8_t pc = 0;     // the step under way
  std::uint8_t until = 0;  // the first step that is not part of the slice
  std::uint8_t done = 0;   // how often the step under way has run
  Seat forager{};          // who played the card
};

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
};

// Known to its forager. What it has buried is not asked for before the end, but a view forgets nothing.
struct Private {
  CardBag hand{};
  CardBag buried{};
};

// Known to nobody.
struct Secret {
  CardBag deck{};
};

struct State {
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

// A position of Underground Panic!. The struct a field stands in decides who may know it (R1.7).
//
// What all know of a hidden card is its colour, the shuffle of its deck that it came from, and symbols that it cannot
// have. Cards of a hand of which all know the same are a lot (R1.8); which symbols its cards have is the owner's
// secret.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/per_seat.hpp"
#include "engine/sheet_forms.hpp"
#include "games/underground_panic/types.hpp"

namespace understory::underground_panic {

enum class Stage : std::uint8_t {
  tokens,   // chance lays out the holes (R2.1),
  tiles,    // turns up tiles (R2.2)
  rewards,  // and draws the rewards (R2.3)
  gopher,   // the mover chooses a gopher (R3.1)
  plan,     // and a tunnel, or rest
  pay,      // it pays, lays, or wards off an injury (R4.1, R5.1, R10.3),
  with,     // and says what belongs to what it laid (R4.6)
  before,   // it throws a cube or spends something (R5.2, R6.3)
  roll,     // chance throws the colour die
  after,    // the mover keeps it or spends something (R5.3)
  deck,     // it chooses a deck (R6.2)
  deal,     // chance draws a card
  pick,     // the mover takes a tile (R6.4),
  restock,  // and chance turns up another one
  claim,    // the mover takes a reward or none (R8.1),
  show,     // and shows cards for it (R8.5, R8.6)
  sleeper,  // it uses the tile or not (R7.2),
  omit,     // leaves out an icon (R7.3),
  swap,     // or discards cards for others (R7.4)
  pouch,    // it fills its pouch (R9.1)
  trim,     // and discards down to seven (R9.2)
  injury,   // chance draws an injury (R10.3),
  wash,     // and throws the direction die (R10.5)
  pebbles,  // the mover says who gets a pebble (R10.7)
  over
};
inline constexpr std::array<const char*, 25> kStageNames{
    "tokens", "tiles", "rewards", "gopher", "plan",    "pay",     "with", "before",  "roll",
    "after",  "deck",  "deal",    "pick",   "restock", "claim",   "show", "sleeper", "omit",
    "swap",   "pouch", "trim",    "injury", "wash",    "pebbles", "over"};

// What payments, throws and draws are for.
enum class Aim : std::uint8_t { none, setup, lay, cost, bonus, reward, swap, defence };
inline constexpr std::array<const char*, 8> kAimNames{"none",  "setup",  "lay",  "cost",
                                                      "bonus", "reward", "swap", "defence"};

// What is asked for with the thing laid last.
enum class Want : std::uint8_t { none, card, red, yellow, blue, green, pebble };
inline constexpr std::array<const char*, 7> kWantNames{"none", "card", "red", "yellow", "blue", "green", "pebble"};
constexpr Want want_of(Hue hue) { return Want{static_cast<std::uint8_t>(raw(Want::red) + raw(hue))}; }
constexpr Hue hue_of(Want want) { return hue_at(raw(want) - raw(Want::red)); }

inline constexpr std::uint8_t kKnown = 255;  // in place of a shuffle: all know the symbol

// What all know of a card. In a hand or pouch they stand in this order, and what their owner knows in the same.
struct Held {
  SymbolSet not_these = 0;
  Hue hue{};
  std::uint8_t shuffle = 0;  // index into Public::hidden of its colour

  static constexpr auto fields() {
    return std::make_tuple(field("excluded", &Held::not_these, BitsOf<Symbol>()), field("colour", &Held::hue),
                           field("shuffle", &Held::shuffle, OrNone<kKnown>()));
  }
  constexpr std::uint32_t order() const {
    return std::uint32_t{raw(hue)} << 24U | std::uint32_t{shuffle} << 16U | not_these;
  }
  friend constexpr bool operator==(const Held&, const Held&) = default;
};
static_assert(kListsAll<Held>);
constexpr bool is_known(const Held& slot) { return slot.shuffle == kKnown; }
constexpr Held known_slot(Card card) { return {all_but(only(symbol_of(card))), hue_of(card), kKnown}; }

using Hand = FixedVector<Held, kMostHand>;
using Pouch = FixedVector<Held, kMostPouch>;

// Of a shuffle that is over at least two cards of different symbols are hidden still, or they are known (R1.8): at most
// half of the deck so many, and the one that is under way.
inline constexpr int kMostShuffles = kDeckSize / 2 + 1;
using Shuffles = FixedVector<Symbols, kMostShuffles>;
using Hidden = std::array<Shuffles, kHues>;  // the cards of which all know only that

struct Player {
  Hand hand{};
  Pouch pouch{};
  TileBag tiles{};
  Hurts opened{};  // its injury cards, once they are shown (R11.2)
  std::uint8_t pebbles = 0;
  std::uint8_t hurts = 0;  // injury cards
  std::uint16_t rewards = 0;
  std::uint8_t acorns = 0;  // from here on: points, once they are shown (R11.2)
  std::uint8_t berries = 0;
  std::uint8_t injured = 0;  // points below zero
  std::uint8_t filler = 0;

  static constexpr auto fields() {
    return std::make_tuple(field("hand", &Player::hand), field("pouch", &Player::pouch), field("tiles", &Player::tiles),
                           shown("opened", &Player::opened), field("pebbles", &Player::pebbles),
                           shown("injuries", &Player::hurts), field("rewards", &Player::rewards, BitsOf<Reward>()),
                           field("acorns", &Player::acorns), field("berries", &Player::berries),
                           field("injured", &Player::injured), understory::filler(&Player::filler));
  }
};
static_assert(kListsAll<Player>);

struct Pawn {
  Space at{};
  std::uint8_t pebble = 0;
  std::uint8_t resting = 0;

  static constexpr auto fields() {
    return std::make_tuple(field("at", &Pawn::at), field("pebble", &Pawn::pebble, Truth()),
                           field("resting", &Pawn::resting, Truth()));
  }
};
static_assert(kListsAll<Pawn>);

using Cost = FixedVector<Icon, kMostCost>;
inline void add_icon(Cost& cost, Icon icon) {
  cost.push_back(icon);
  for (std::size_t at = cost.size() - 1; at > 0 && cost[at - 1] > icon; --at) {
    cost[at] = cost[at - 1];
    cost[at - 1] = icon;
  }
}
template <std::size_t Most>
Icon take_at(FixedVector<Icon, Most>& icons, std::size_t at) {
  const Icon icon = icons[at];
  for (; at + 1 < icons.size(); ++at) icons[at] = icons[at + 1];
  icons.pop_back();
  return icon;
}
using Queue = FixedVector<Icon, kMostBonus>;  // of a hole; then of its token, which has no more
static_assert(kMostOfToken <= kMostBonus);
using Laid = FixedVector<Thing, 2 * kMostCost>;

// Known to all.
struct Public {
  PerSeat<Player, kMostPlayers> players{};
  Hidden hidden{};
  std::array<Symbols, kHues> discards{};
  std::uint16_t offered = 0;
  FixedVector<Pawn, kMostPlayers> gophers{};
  std::array<Token, kSpaces> tokens{};
  TileBag stack{};
  std::array<Tile, kOpenTiles> open{};
  Laid table{};
  Cost cost{};                 // still to be paid, in the order of Icon
  Cost settled{};              // of cubes
  Queue queue{};               // bonus icons to come
  std::uint8_t token_due = 0;  // whether the token of the hole comes behind them
  std::uint8_t cubes = 0;      // of the tunnel, not settled
  std::uint8_t supply = 0;     // of pebbles
  std::uint8_t round = 1;
  Seat marker{};
  Seat mover{};
  Stage stage{};
  Aim aim{};
  Gopher gopher = kNoGopher;
  Space to = kNoSpace;
  Face face = kNoFace;
  Want wants{};
  std::uint8_t count = 0;  // what the stage counts
  std::uint8_t due = 0;    // injuries or cards that are to come
  Hue drawn{};
  Reward reward = kNoReward;
  std::uint8_t hurts = 0;  // injury cards in the stack
  std::uint8_t level = 1;  // of the water (R10.1)

  static constexpr auto fields() {
    return std::make_tuple(
        field("players", &Public::players), field("hidden", &Public::hidden), field("discards", &Public::discards),
        field("gophers", &Public::gophers), field("tokens", &Public::tokens, OrNone<kNoToken>()),
        field("stack", &Public::stack), field("open", &Public::open, OrNone<kNoTile>()), field("table", &Public::table),
        field("cost", &Public::cost), field("settled", &Public::settled), field("queue", &Public::queue),
        field("token_due", &Public::token_due, Truth()), field("cubes", &Public::cubes, Within{0, kMostCost}),
        field("offered", &Public::offered, BitsOf<Reward>()), field("supply", &Public::supply),
        field("round", &Public::round, Within{1, kRounds}), field("marker", &Public::marker),
        field("mover", &Public::mover), field("stage", &Public::stage), field("aim", &Public::aim),
        field("gopher", &Public::gopher, OrNone<kNoGopher>()), field("to", &Public::to, OrNone<kNoSpace>()),
        field("face", &Public::face, OrNone<kNoFace>()), field("wants", &Public::wants), field("count", &Public::count),
        field("due", &Public::due), field("drawn", &Public::drawn),
        field("reward", &Public::reward, OrNone<kNoReward>()), shown("injuries_left", &Public::hurts),
        field("level", &Public::level, Within{1, kTopZone}));
  }
};
static_assert(kListsAll<Public>);

// Known to its player: of each card in hand and pouch its symbol, in the order of the slots and in each lot rising; and
// the values of its injury cards.
struct Private {
  FixedVector<Symbol, kMostHand> symbols{};
  FixedVector<Symbol, kMostPouch> pouched{};
  Hurts hurt{};

  static constexpr auto fields() {
    return std::make_tuple(field("symbols", &Private::symbols), field("pouched", &Private::pouched),
                           field("hurt", &Private::hurt));
  }
};
static_assert(kListsAll<Private>);

// Known to nobody.
struct Secret {
  std::array<Symbols, kHues> decks{};
  Hurts injuries{};

  static constexpr auto fields() {
    return std::make_tuple(field("decks", &Secret::decks), field("injuries", &Secret::injuries));
  }
};
static_assert(kListsAll<Secret>);

struct State {
  static constexpr const char* kSeats = "players";
  Public pub{};
  PerSeat<Private, kMostPlayers> own{};
  Secret secret{};
};

struct View {
  Public pub{};
  Private mine{};  // empty for a spectator
  Seat viewer{};
  std::array<std::uint8_t, 2> filler{};
};

static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
static_assert(std::has_unique_object_representations_v<View>);
static_assert(sizeof(State) == 1712 && sizeof(View) == 1544 && sizeof(Move) == 4);

inline Seat next_seat(Seat seat, int seats) { return Seat{static_cast<std::uint8_t>((raw(seat) + 1) % seats)}; }

inline Card card_at(const State& state, Seat seat, std::size_t place) {
  return card_of(state.pub.players[seat].hand[place].hue, state.own[seat].symbols[place]);
}

// ---- Cards change their place only here, so that what all know of them follows ----

// At its place in the order.
template <std::size_t Most>
void insert_card(FixedVector<Held, Most>& slots, FixedVector<Symbol, Most>& symbols, Held slot, Symbol symbol) {
  std::size_t at = slots.size();
  slots.push_back(slot);
  symbols.push_back(symbol);
  const auto order = [](const Held& one, Symbol with) { return std::uint64_t{one.order()} << 8U | raw(with); };
  for (; at > 0 && order(slots[at - 1], symbols[at - 1]) > order(slot, symbol); --at) {
    slots[at] = slots[at - 1];
    symbols[at] = symbols[at - 1];
  }
  slots[at] = slot;
  symbols[at] = symbol;
}
template <std::size_t Most>
void erase_card(FixedVector<Held, Most>& slots, FixedVector<Symbol, Most>& symbols, std::size_t at) {
  for (; at + 1 < slots.size(); ++at) {
    slots[at] = slots[at + 1];
    symbols[at] = symbols[at + 1];
  }
  slots.pop_back();
  symbols.pop_back();
}

// All know something else of these cards; `change(slot)` says what.
template <std::size_t Most, class Change>
void restate(FixedVector<Held, Most>& slots, FixedVector<Symbol, Most>& symbols, const Change& change) {
  const auto old_slots = slots;
  const auto old_symbols = symbols;
  slots.clear();
  symbols.clear();
  for (std::size_t i = 0; i < old_slots.size(); ++i) {
    Held slot = old_slots[i];
    change(slot);
    insert_card(slots, symbols, slot, old_symbols[i]);
  }
}
template <class Change>
void restate_all(State& state, const Change& change) {
  for (const Seat seat : seats_up_to(kMostPlayers)) {
    Player& player = state.pub.players[seat];
    restate(player.hand, state.own[seat].symbols, change);
    restate(player.pouch, state.own[seat].pouched, change);
  }
}

inline bool is_of_one_kind(const Symbols& cards) {
  int kinds = 0;
  for (int i = 0; i < kSymbols; ++i) kinds += cards.count(symbol_at(i)) > 0 ? 1 : 0;
  return kinds == 1;
}

// A symbol of a shuffle is not hidden any more. If only one is left, its cards are known (R1.8); and a shuffle that is
// over and has no hidden cards is forgotten.
inline void settle_shuffle(State& state, Hue hue, std::uint8_t shuffle) {
  Shuffles& shuffles = state.pub.hidden[raw(hue)];
  Symbols& left = shuffles[shuffle];
  if (is_of_one_kind(left)) {
    const Symbol symbol = *left.kinds().begin();
    restate_all(state, [&](Held& slot) {
      if (slot.hue != hue || slot.shuffle != shuffle) return;
      slot = known_slot(card_of(hue, symbol));
      left.remove(symbol);
    });
  }
  if (shuffle == 0 || !left.empty()) return;
  for (std::size_t i = shuffle; i + 1 < shuffles.size(); ++i) shuffles[i] = shuffles[i + 1];
  shuffles.pop_back();
  restate_all(state, [&](Held& slot) {
    if (slot.hue == hue && slot.shuffle > shuffle && !is_known(slot)) --slot.shuffle;
  });
}
// A card that was not known to all, and is now, or lies open.
inline void uncover(State& state, const Held& slot, Symbol symbol) {
  if (is_known(slot)) return;
  Symbols& left = state.pub.hidden[raw(slot.hue)][slot.shuffle];
  left.remove(symbol);
  if (left.count(symbol) == 0) settle_shuffle(state, slot.hue, slot.shuffle);
}

// Out of the hand, open to all.
inline Card lay_open(State& state, Seat seat, std::size_t place) {
  Hand& hand = state.pub.players[seat].hand;
  const Held slot = hand[place];
  const Card card = card_at(state, seat, place);
  erase_card(hand, state.own[seat].symbols, place);
  uncover(state, slot, symbol_of(card));
  return card;
}
inline void take_back(State& state, Seat seat, Card card) {
  insert_card(state.pub.players[seat].hand, state.own[seat].symbols, known_slot(card), symbol_of(card));
}
inline Card discard(State& state, Seat seat, std::size_t place) {
  const Card card = lay_open(state, seat, place);
  state.pub.discards[raw(hue_of(card))].add(symbol_of(card));
  return card;
}
// It stays in the hand.
inline Card show_card(State& state, Seat seat, std::size_t place) {
  const Card card = lay_open(state, seat, place);
  take_back(state, seat, card);
  return card;
}
// R5.8: none of the hidden cards has one of these symbols.
inline void exclude(State& state, Seat seat, SymbolSet symbols) {
  Hand& hand = state.pub.players[seat].hand;
  restate(hand, state.own[seat].symbols, [&](Held& slot) {
    if (!is_known(slot)) slot.not_these = static_cast<SymbolSet>(slot.not_these | symbols);
  });
  const auto is_told = [](const Held& slot) { return !is_known(slot) && std::has_single_bit(all_but(slot.not_these)); };
  for (std::size_t i = 0; i < hand.size();) {
    if (is_told(hand[i])) {
      show_card(state, seat, i);
      i = 0;
    } else {
      ++i;
    }
  }
}
// R9.1, and what that proves.
inline Card put_into_pouch(State& state, Seat seat, std::size_t place) {
  Player& player = state.pub.players[seat];
  const Card card = card_at(state, seat, place);
  Held slot = player.hand[place];
  erase_card(player.hand, state.own[seat].symbols, place);
  slot.not_these = static_cast<SymbolSet>(slot.not_these | all_but(kPointCards));
  const bool told = !is_known(slot) && std::has_single_bit(all_but(slot.not_these));
  const Held lies = told ? known_slot(card) : slot;
  insert_card(player.pouch, state.own[seat].pouched, lies, symbol_of(card));
  if (told) uncover(state, slot, symbol_of(card));
  return card;
}
// R11.2
inline void open_pouch(State& state, Seat seat) {
  Pouch& pouch = state.pub.players[seat].pouch;
  auto& symbols = state.own[seat].pouched;
  for (std::size_t i = 0; i < pouch.size();) {
    const Held slot = pouch[i];
    const Symbol symbol = symbols[i];
    if (is_known(slot)) {
      ++i;
      continue;
    }
    erase_card(pouch, symbols, i);
    insert_card(pouch, symbols, known_slot(card_of(slot.hue, symbol)), symbol);
    uncover(state, slot, symbol);
    i = 0;
  }
}
// From the deck; known at once if all cards of its shuffle are of one kind.
inline void draw_card(State& state, Seat seat, Card card) {
  const Hue hue = hue_of(card);
  Symbols& left = state.pub.hidden[raw(hue)][0];
  state.secret.decks[raw(hue)].remove(symbol_of(card));
  Held slot{0, hue, 0};
  if (is_of_one_kind(left)) {
    slot = known_slot(card);
    left.remove(symbol_of(card));
  }
  insert_card(state.pub.players[seat].hand, state.own[seat].symbols, slot, symbol_of(card));
}
// R1.9: the discards become the deck. What is hidden of the shuffle before stays apart.
inline void shuffle_discards(State& state, Hue hue) {
  Public& pub = state.pub;
  Shuffles& shuffles = pub.hidden[raw(hue)];
  if (!shuffles[0].empty()) {
    const auto place = static_cast<std::uint8_t>(shuffles.size());
    shuffles.push_back(shuffles[0]);
    restate_all(state, [&](Held& slot) {
      if (slot.hue == hue && slot.shuffle == 0) slot.shuffle = place;
    });
  }
  shuffles[0] = pub.discards[raw(hue)];
  state.secret.decks[raw(hue)] = pub.discards[raw(hue)];
  pub.discards[raw(hue)] = {};
}
inline bool has_cards(const State& state, Hue hue) {
  // The deck is what is hidden of the last shuffle and in no hand, so this is known to all.
  return !state.secret.decks[raw(hue)].empty() || !state.pub.discards[raw(hue)].empty();
}

// The first card of each that is the same for its owner and for all others, with the number of its lot among those of
// its colour: `visit(place, card, lot)`.
template <class Visit>
void each_card(const State& state, Seat seat, const Visit& visit) {
  const Hand& hand = state.pub.players[seat].hand;
  const auto& symbols = state.own[seat].symbols;
  int lot = 0;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const bool same_lot = i > 0 && hand[i] == hand[i - 1];
    if (i == 0 || hand[i].hue != hand[i - 1].hue)
      lot = 0;
    else if (!same_lot)
      ++lot;
    if (!same_lot || symbols[i] != symbols[i - 1]) visit(i, card_of(hand[i].hue, symbols[i]), lot);
  }
}
inline constexpr std::size_t kNoPlace = kMostHand;
inline std::size_t place_of(const State& state, Seat seat, Card card, int lot) {
  std::size_t place = kNoPlace;
  each_card(state, seat, [&](std::size_t at, Card one, int of_lot) {
    if (one == card && of_lot == lot) place = at;
  });
  return place;
}

}  // namespace understory::underground_panic

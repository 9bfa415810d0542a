// A position of Tree Society. All of it is public (R1.6): decks have no order, and what they hold all can know.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/per_seat.hpp"
#include "engine/sheet_forms.hpp"
#include "games/tree_society/forms.hpp"
#include "games/tree_society/types.hpp"

namespace understory::tree_society {

enum class Stage : std::uint8_t {
  start,   // chance deals starting cards (R2.2),
  market,  // fills the guild market (R2.4)
  stalls,  // and the fruit market (R2.5),
  hands,   // and deals fruit (R2.6);
  draft,   // or they are taken (R2.7)
  sell,    // the mover sells (R3),
  build,   // builds (R4)
  rest,    // and has taken a fruit: chance refills the fruit market (R5.3)
  refill,  // and the guild market (R5.6)
  over,
};
inline constexpr std::array<const char*, 10> kStageNames{"start", "market", "stalls", "hands",  "draft",
                                                         "sell",  "build",  "rest",   "refill", "over"};

// The slice of a program that is still to be done by the mover; or the effects that wait for it (R6.15).
struct Frame {
  ProgramId program{};
  std::uint8_t pc = 0;       // the step under way
  std::uint8_t until = 0;    // the first step that is not part of the slice
  std::uint8_t done = 0;     // how often the step under way has run
  std::uint8_t waiting = 0;  // bit p: the effect at place p
  std::uint8_t mark = 0;     // bit p: place p was emptied (R6.8); or the level that was discarded (R7.5)

  static constexpr auto fields() {
    return std::make_tuple(field("program", &Frame::program, ProgramName()), field("step", &Frame::pc),
                           derived(&Frame::until), field("done", &Frame::done),
                           field("waiting", &Frame::waiting, PlaceList{kSlots}), field("mark", &Frame::mark));
  }
};
static_assert(kListsAll<Frame>);

// A card in an Ongoing section.
struct Ongoing {
  Card card = kNoCard;
  std::uint8_t level = 0;  // the highest that is built; 0 while what level 1 demands is given (R4.6)
  std::uint8_t used = 0;   // how often this turn

  static constexpr auto fields() {
    return std::make_tuple(field("card", &Ongoing::card), field("level", &Ongoing::level, Within{0, kLevels}),
                           field("used", &Ongoing::used, Within{0, kMostN}));
  }
};
static_assert(kListsAll<Ongoing>);

inline constexpr std::uint32_t kMostCoins = 4'000'000'000;

struct Player {
  CardSet completed{};
  // Of what a turn brings only kept coins and those in the chest are there in the next one, into whose chest no more
  // can be moved than 20 coins at each of 254 times of a step. A step brings at most 9 for each of 1,000 things, and
  // kMostTurnSteps of them 226 million: with those of the turn before, and 127 million that were moved, 600 million.
  std::uint32_t purse = 0;
  std::uint32_t chest = 0;
  Fruits row{};
  Fruits sold{};
  std::array<Ongoing, kSlots> ongoing{};
  std::array<std::uint8_t, 3> filler{};

  static constexpr auto fields() {
    return std::make_tuple(
        field("completed", &Player::completed), field("purse", &Player::purse, Within{0, kMostCoins}),
        field("chest", &Player::chest, Within{0, kMostCoins}), field("row", &Player::row), field("sold", &Player::sold),
        field("ongoing", &Player::ongoing, SlotList()), understory::filler(&Player::filler));
  }

  int place_of(Card card) const {  // kSlots for none
    int place = 0;
    while (place < kSlots && ongoing[static_cast<std::size_t>(place)].card != card) ++place;
    return place;
  }
  int free_place() const { return place_of(kNoCard); }
  int ongoing_cards() const {
    int cards = 0;
    for (const Ongoing& one : ongoing) cards += one.card == kNoCard ? 0 : 1;
    return cards;
  }
};
static_assert(kListsAll<Player>);

inline constexpr std::uint8_t kNoEnd = 255;

struct Public {
  PerSeat<Player, kMostPlayers> players{};
  CardSet deck{};
  CardSet heap{};      // the discard pile
  CardSet revealed{};  // by the effect under way (R6.11)
  CardSet begun{};     // the cards whose level 1 was built this turn (R4.3)
  std::array<Card, kPlaces> market = [] {
    std::array<Card, kPlaces> none{};
    none.fill(kNoCard);
    return none;
  }();
  Fruits fruit_deck{};
  Fruits stalls{};                                   // the fruit market
  Fruits aside{};                                    // revealed (R6.10), or about to be returned (R6.7)
  std::array<std::uint16_t, kMostLess> discounts{};  // open reductions of 1, 2 and 3
  FixedVector<Frame, kMostFrames> frames{};
  FixedVector<ProgramId, kMostWaiting> built{};  // levels that are still to be answered, the last one first (R4.9)
  Stage stage{};
  Seat mover{};                      // whose turn it is, or who is dealt to; kNobody when the game is over
  std::uint8_t round = 0;            // turns that everyone has had: a fruit is drawn in each, so 120 at most
  std::uint8_t last_round = kNoEnd;  // after how many the game ends (R7.1, R7.2)
  std::uint8_t refill = 0;           // bit p: place p of the guild market is to be filled
  std::uint8_t sold_types = 0;       // this turn
  FruitType action = kNoType;        // that can still be used (R4.10)
  std::array<std::uint8_t, 6> filler{};

  static constexpr auto fields() {
    return std::make_tuple(
        field("players", &Public::players), field("deck", &Public::deck), field("heap", &Public::heap),
        field("revealed", &Public::revealed), field("begun", &Public::begun),
        field("market", &Public::market, OrNone<kNoCard>()), field("fruit_deck", &Public::fruit_deck),
        field("stalls", &Public::stalls), field("aside", &Public::aside),
        field("discounts", &Public::discounts, Within{0, kMostTurnSteps}), field("pending", &Public::frames),
        field("built", &Public::built, ProgramList()), field("stage", &Public::stage), field("mover", &Public::mover),
        field("round", &Public::round), field("last_round", &Public::last_round, OrNone<kNoEnd>()),
        field("refill", &Public::refill, PlaceList{kPlaces}),
        field("sold_types", &Public::sold_types, BitsOf<FruitType>()),
        field("action", &Public::action, OrNone<kNoType>()), understory::filler(&Public::filler));
  }
};
static_assert(kListsAll<Public>);

struct State {
  static constexpr const char* kSeats = "players";
  Public pub{};
};

struct View {
  Public pub{};
  Seat viewer{};
  std::array<std::uint8_t, 7> filler{};
};

static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) == 432 && sizeof(Move) == 4);

}  // namespace understory::tree_society

// A position of Mycelia. The struct a field stands in decides who may know it (R1.7).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/deck.hpp"
#include "engine/per_seat.hpp"
#include "engine/sheet_forms.hpp"
#include "games/mycelia/forms.hpp"
#include "games/mycelia/types.hpp"

namespace understory::mycelia {

enum class Stage : std::uint8_t {
  supply,    // chance draws the supply card (R2.1)
  layout,    // the layout (R2.2)
  backs,     // the boards (R2.3)
  showcase,  // turns up the showcase (R2.5)
  hands,     // and deals the first hands (R2.6)
  turn,      // the mover plays, hires and acts (R3.1); Gwidyon does its card
  refill,    // chance fills the showcase (R9.1)
  shrine,    // throws the die (R9.3)
  draw,      // and gives the mover a new hand (R9.6)
  gwidyon,   // chance turns up a solo card (R11.3)
  over,
};
inline constexpr std::array<const char*, 11> kStageNames{"supply", "layout", "backs", "showcase", "hands", "turn",
                                                         "refill", "shrine", "draw",  "gwidyon",  "over"};

// The slice of a program that is still to be done.
struct Frame {
  FieldSet taken{};  // of the neighbours of R6.9: those that gave a drop
  ProgramId program{};
  std::uint8_t pc = 0;     // the step under way
  std::uint8_t until = 0;  // the first step that is not part of the slice
  std::uint8_t done = 0;   // how often the step under way has run
  Seat player{};           // who does it
  At at = kNowhere;        // the chosen field
  std::uint8_t did = 0;    // whether something was done since the slice began, or since its repeat did once more
  std::uint8_t filler = 0;

  static constexpr auto fields() {
    return std::make_tuple(field("program", &Frame::program, ProgramName()), field("step", &Frame::pc),
                           derived(&Frame::until), field("done", &Frame::done), field("player", &Frame::player),
                           field("at", &Frame::at, OrNone<kNowhere>()), field("did", &Frame::did, Truth()),
                           field("taken", &Frame::taken), understory::filler(&Frame::filler));
  }
};
static_assert(kListsAll<Frame>);

using OwnDeck = Deck<Cards, Card, kMostHeroes>;
using HeroMarket = Market<Cards, Card, kNoCard, kShowcase>;

struct Player {
  OwnDeck deck{};
  std::uint32_t leaves = 0;  // at most kMostAnswers * kMostN by a program, so for every round there are 400,000
  FieldSet covered{};        // by additional shrines (R8.5)
  // With 80 drops in all, and none new before more than twice the players were removed, no field comes to hold 255.
  std::array<std::uint8_t, kFields> drops{};
  std::uint8_t left = 0;  // drops in the forest
  Ground ground{};
  ActionCounts owned{};  // action cards
  ActionCounts used{};   // in this turn

  static constexpr auto fields() {
    return std::make_tuple(field("deck", &Player::deck), field("leaves", &Player::leaves),
                           field("covered", &Player::covered), field("drops", &Player::drops, DropGrid()),
                           shown("left", &Player::left), field("forest", &Player::ground),
                           field("owned", &Player::owned, LetterList()), field("used", &Player::used, LetterList()));
  }
};
static_assert(kListsAll<Player>);

// The opponent without a forest (R11).
struct Gwidyon {
  std::uint8_t drops = 0;
  std::uint8_t removes = 1;  // the side of its chip
  std::uint8_t out = 0;      // bit i: solo card i was turned up since they were shuffled

  static constexpr auto fields() {
    return std::make_tuple(field("drops", &Gwidyon::drops, Within{0, 25}), field("removes", &Gwidyon::removes, Truth()),
                           field("out", &Gwidyon::out, BitsOf<Solo>()));
  }
};
static_assert(kListsAll<Gwidyon>);

// Known to all.
struct Public {
  HeroMarket market{};
  PerSeat<Player, kMostPlayers> players{};
  FixedVector<Frame, kMostFrames> frames{};
  std::uint16_t round = 0;  // turns everyone has had
  Stage stage{};
  Seat mover{};  // whose turn it is; in a game alone 1 is Gwidyon
  Supply supply = kNoSupply;
  Layout layout = kNoLayout;
  std::uint8_t shrine = 0;  // drops in the Shrine of Life
  ActionCounts actions{};   // in the common supply (R1.8)
  Gwidyon gwidyon{};
  std::array<std::uint8_t, 5> filler{};

  static constexpr auto fields() {
    return std::make_tuple(field("market", &Public::market), field("players", &Public::players),
                           field("pending", &Public::frames), field("round", &Public::round, Within{0, kMostRounds}),
                           field("stage", &Public::stage), field("mover", &Public::mover, Whose()),
                           field("supply", &Public::supply, OrNone<kNoSupply>()),
                           field("layout", &Public::layout, OrNone<kNoLayout>()), field("shrine", &Public::shrine),
                           field("actions", &Public::actions, LetterList()),
                           field("gwidyon", &Public::gwidyon, Ghost()), understory::filler(&Public::filler));
  }
};
static_assert(kListsAll<Public>);

// Known to its player.
struct Private {
  Cards hand{};  // what of the unseen cards of its deck it holds

  static constexpr auto fields() { return std::make_tuple(field("hand", &Private::hand)); }
};
static_assert(kListsAll<Private>);

// Nothing is known to nobody but the order of piles, which have none (engine/deck.hpp).
struct State {
  static constexpr const char* kSeats = "players";
  Public pub{};
  PerSeat<Private, kMostPlayers> own{};
};

struct View {
  Public pub{};
  Private mine{};  // empty for a spectator
  Seat viewer{};
  std::array<std::uint8_t, 7> filler{};
};

static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
static_assert(std::has_unique_object_representations_v<View>);
static_assert(sizeof(State) == 848 && sizeof(View) == 808 && sizeof(Move) == 4);

// ---- What all can see of a forest ----

// The fields with at least, or exactly, so many drops.
inline FieldSet holding(const Player& player, int least) {
  FieldSet fields;
  for (std::size_t i = 0; i < kFields; ++i) fields.add_if(player.drops[i] >= least, At{static_cast<std::uint8_t>(i)});
  return fields;
}
inline FieldSet holding_exactly(const Player& player, int count) {
  FieldSet fields;
  for (std::size_t i = 0; i < kFields; ++i) fields.add_if(player.drops[i] == count, At{static_cast<std::uint8_t>(i)});
  return fields;
}
inline bool is_shrine(const Player& player, At at) { return at == kShrine || player.covered.has(at); }

inline int count_of(const ActionCounts& counts) {
  int sum = 0;
  for (const std::uint8_t count : counts) sum += count;
  return sum;
}

// Whether somebody's forest is empty (R10.1). Nobody's is before the drops lie there.
inline bool anyone_cleared(const Public& pub, int seats) {
  for (const Seat seat : seats_up_to(seats))
    if (pub.players[seat].left == 0) return true;
  return false;
}

}  // namespace understory::mycelia

// A position of Undergrove. The struct a field stands in decides who may know it (R2.8).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/bag.hpp"
#include "engine/move_buffer.hpp"
#include "engine/per_seat.hpp"
#include "engine/sheet_forms.hpp"
#include "games/undergrove/forms.hpp"
#include "games/undergrove/types.hpp"

namespace understory::undergrove {

using BonusBag = Bag<Bonus, kMostBonusKinds>;

// A seedling or tree on its corner. An unused one is all zero.
struct Plant {
  Spot corner{};
  std::uint8_t carbon = 0;
  std::uint8_t roots = 0;  // bit q: a root on the mushroom around[q]
  std::uint8_t tree = 0;
  std::uint8_t planted = 0;
  std::array<Tile, kPlantRoots> around{};  // the mushrooms that touch the corner, as kAround goes; kNoTile for none

  static constexpr auto fields() {
    return std::make_tuple(field("at", &Plant::corner), field("carbon", &Plant::carbon),
                           field("roots", &Plant::roots, RootNames()), field("tree", &Plant::tree, Truth()),
                           derived(&Plant::planted), derived(&Plant::around));
  }
};
static_assert(kListsAll<Plant>);

struct Player {
  std::array<std::uint16_t, kResources> stock{};
  std::array<std::uint16_t, kGoals> marks{};  // steps on goals that are tracked during play
  std::uint8_t ready = 0;                     // tokens
  std::uint8_t track = 0;                     // the stone; kStones + 1 at the end
  End end = kNoEnd;
  std::uint8_t hand_size = 0;
  std::array<std::uint8_t, kHand> ages{};                          // of the tiles in hand, sorted; see Public::age
  std::uint8_t face_down = 0;                                      // bit s: holds an unused bonus tile of stack s
  std::array<Bonus, kStacks> shown{kNoBonus, kNoBonus, kNoBonus};  // bonus tiles all have seen
  std::uint8_t filler = 0;
  std::array<Plant, kPlants> plants{};  // sorted by corner, unused ones last

  static constexpr auto fields() {
    return std::make_tuple(
        field("stock", &Player::stock), field("marks", &Player::marks), field("ready", &Player::ready, BitsOf<Type>()),
        field("track", &Player::track, Within{0, kStones + 1}), field("end", &Player::end, OrNone<kNoEnd>()),
        understory::shown("hand", &Player::hand_size), derived(&Player::ages),
        understory::shown("bonus", &Player::face_down, StoneList()), field("shown", &Player::shown, ByStone()),
        understory::filler(&Player::filler), field("plants", &Player::plants, PlantList()));
  }
};
static_assert(kListsAll<Player>);

// The forest, by tile. A tile that is not in it is all zero. Neighbours are stored, so no grid is needed.
struct Forest {
  TileSet tiles{};
  std::array<std::uint16_t, kMostTiles> carbon{};
  std::array<Spot, kMostTiles> at{};
  std::array<std::array<Tile, 4>, kMostTiles> next{};  // N, E, S, W; kNoTile for none
  std::array<std::uint8_t, kMostTiles> cubes{};
  std::array<std::uint8_t, 3> filler{};

  static constexpr auto fields() {  // of each mushroom one by one: ForestList
    return std::make_tuple(field("tile", &Forest::tiles), field("carbon", &Forest::carbon), field("at", &Forest::at),
                           derived(&Forest::next), field("cubes", &Forest::cubes), understory::filler(&Forest::filler));
  }
};
static_assert(kListsAll<Forest>);

enum class Stage : std::uint8_t {
  hands,     // chance deals the first hands (R2.4)
  stacks,    // chance deals the bonus tiles (R2.5)
  goals,     // chance deals the goal cards (R2.6)
  forecast,  // chance turns up the Elder's next card (R11.3)
  corners,   // the first seedlings (R2.7)
  action,    // the player chooses an action (R3.2)
  step,      // the topmost step of the program under way asks
  finish,    // the player chooses an end space (R7.4)
  closing,   // the player may use bonus tiles (R3.4)
  refill,    // chance deals until the hand is full (R3.5)
  over,
};

inline constexpr std::array<const char*, 11> kStageNames{"hands", "stacks", "goals",   "forecast", "corners", "action",
                                                         "step",  "finish", "closing", "refill",   "over"};

// Which program runs.
enum class Source : std::uint8_t { none, action, tile, stone, end, card, elder_root };

// The program under way (engine/program.hpp).
struct Frame {
  Source source{};
  std::uint8_t index = 0;  // of the action, tile, stone, end space or card
  std::uint8_t pc = 0;     // the step under way
  std::uint8_t until = 0;  // the first step that is not run
  std::uint8_t done = 0;   // how far the step under way has come
  std::uint8_t paid = 0;   // a mushroom was paid for in this action; for the Elder: it waits for one from the pile
  Tile here = kNoTile;     // the mushroom activated: a copycat, not what it copies
  Tile shown = kNoTile;    // out of the hand, not yet in the forest
  Tile carbon = kNoTile;   // where the carbon comes from
  std::uint8_t plant = 0;  // which of the player's plants absorbs or was just placed
  std::uint8_t steps = 0;  // of the carbon, still to pay; for the Elder: roots still to place
  std::uint8_t moved = 0;  // spaces that the carbon moves
};

// The one frame, and what the turn has seen. What would put a second one on top stands last, a copy and a choice, so
// nothing is left of the frame below, and it takes its place (pack_rules.cpp).
struct Turn : Frame {
  std::uint8_t again = 0;   // another action follows
  std::uint8_t powers = 0;  // at the beginning of the turn (R4.6)
  std::uint8_t absorbed = 0;
  std::uint8_t gained = 0;  // carbon, up to kMostGained
  TileSet granted{};        // mushrooms that gave another action in this turn (R4.8)
  std::uint8_t rooted = 0;  // bit t: a root was placed on type t; bit 7: two on one type (goal 4A)
  std::uint8_t emptied =
      0;  // bit 7: all tokens were used at one moment, bit 6: goal 8B is marked; bits 0-3: readied since
  std::array<std::uint8_t, 6> filler{};

  static constexpr bool kSparse = true;
  static constexpr std::array<const char*, 1> kBefore{"low"};  // an order of equal picks
  static constexpr auto fields() {
    return std::make_tuple(
        field("granted", &Turn::granted), field("source", &Turn::source), field("program", &Turn::index, ProgramName()),
        field("step", &Turn::pc), field("until", &Turn::until), field("done", &Turn::done),
        field("again", &Turn::again), field("paid", &Turn::paid), field("here", &Turn::here),
        field("shown", &Turn::shown), field("carbon", &Turn::carbon), field("plant", &Turn::plant),
        field("steps", &Turn::steps), field("powers", &Turn::powers), field("absorbed", &Turn::absorbed),
        field("gained", &Turn::gained), field("rooted", &Turn::rooted), field("emptied", &Turn::emptied),
        field("moved", &Turn::moved), understory::filler(&Turn::filler));
  }
};
static_assert(kListsAll<Turn>);

// The frame of a turn as a stack of at most one; without a source it is empty.
template <class Of>
struct OnlyFrame {
  Of& frame;
  bool empty() const { return frame.source == Source::none; }
  std::size_t size() const { return empty() ? 0 : 1; }
  Of& back() const { return frame; }
  Of& operator[](std::size_t /*at*/) const { return frame; }
  void pop_back() const { frame = Frame(); }
};

// Turn::emptied and Turn::rooted.
inline constexpr std::uint8_t kEmptied = 128;
inline constexpr std::uint8_t kReadyMarked = 64;
inline constexpr std::uint8_t kPairMarked = 128;

inline constexpr int kMostGained = 250;  // Turn::gained counts no further

// Turn::done of an absorb: what is asked.
inline constexpr std::uint8_t kWho = 0;
inline constexpr std::uint8_t kWhence = 1;
inline constexpr std::uint8_t kWhere = 2;
inline constexpr std::uint8_t kToken = 3;
inline constexpr std::uint8_t kCube = 4;
inline constexpr std::uint8_t kMoves = 5;
inline constexpr std::uint8_t kAbsorbed = 6;

// And of a mushroom to be placed.
inline constexpr std::uint8_t kWhether = 0;
inline constexpr std::uint8_t kWhich = 1;
inline constexpr std::uint8_t kOnto = 2;
inline constexpr std::uint8_t kPlaced = 3;

// And of the Elder's steps.
inline constexpr std::uint8_t kBegin = 0;
inline constexpr std::uint8_t kRooting = 1;
inline constexpr std::uint8_t kRooted = 2;

// The Elder's cards (R11.3).
struct Elder {
  Card next = kNoCard;
  Card now = kNoCard;
  std::array<std::uint8_t, 4> out{};  // bit c: card c is not in its deck

  static constexpr auto fields() {
    return std::make_tuple(field("next", &Elder::next, OrNone<kNoCard>()), field("now", &Elder::now, OrNone<kNoCard>()),
                           field("out", &Elder::out, BitsOf<Card>()));
  }
};
static_assert(kListsAll<Elder>);

// A label is the lowest that no tile in a hand has (apply.cpp); guides' hands have one each besides the pile's.
inline constexpr int kMostAge = kMostPlayers * kHand + 1;

// Known to all.
struct Public {
  Forest forest{};
  TileSet discards{};  // face up
  Turn turn{};
  PerSeat<Player, kMostPlayers> players{};
  // When a tile last was in the pile: all tiles of one age were shuffled together, and how old the tiles in a hand are
  // is seen by all, so this is what can be known about where a tile is (R2.8). 0 for tiles in sight.
  std::array<std::uint8_t, kMostTiles> age{};
  std::uint8_t pile_age = 0;
  std::uint8_t pile_size = 0;
  std::array<FixedVector<Seat, kMostPlayers>, kStacks> takers{};  // as they came
  std::array<std::uint8_t, kStacks> stack_size{};
  std::array<Goal, kGoals> goals{kNoGoal, kNoGoal, kNoGoal};
  Stage stage{};
  Seat mover{};                 // whose turn it is
  std::uint8_t round = 0;       // turns every player has had
  std::uint8_t last_round = 0;  // the one that ends the game (R9.1, R9.2)
  Elder elder{};
  std::array<std::uint8_t, 2> filler{};

  static constexpr auto fields() {
    return std::make_tuple(field("forest", &Public::forest, ForestList()), field("discards", &Public::discards),
                           field("turn", &Public::turn), field("players", &Public::players), derived(&Public::age),
                           field("pile_age", &Public::pile_age, Within{1, kMostAge}), shown("pile", &Public::pile_size),
                           field("takers", &Public::takers), shown("stacks", &Public::stack_size),
                           field("goals", &Public::goals, Those<kNoGoal>()), field("stage", &Public::stage),
                           field("mover", &Public::mover), field("round", &Public::round),
                           field("last_round", &Public::last_round, Within{0, kMostRounds}),
                           field("elder", &Public::elder, ElderCards()), understory::filler(&Public::filler));
  }
};
static_assert(kListsAll<Public>);

// Known to its player.
struct Private {
  TileSet hand{};
  std::array<Bonus, kStacks> bonus{kNoBonus, kNoBonus, kNoBonus};  // by stack
  std::array<BonusBag, kStacks> left{};                            // what it left in a stack when it took one
  std::array<std::uint8_t, 5> filler{};

  static constexpr auto fields() {
    return std::make_tuple(field("hand", &Private::hand, HandList()), field("bonus", &Private::bonus, ByStone()),
                           shown("left", &Private::left), understory::filler(&Private::filler));
  }
};
static_assert(kListsAll<Private>);

// Known to nobody.
struct Secret {
  TileSet pile{};
  std::array<BonusBag, kStacks> stacks{};

  static constexpr auto fields() {
    return std::make_tuple(field("pile", &Secret::pile), field("stacks", &Secret::stacks));
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
  std::array<std::uint8_t, 7> filler{};
};

static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
static_assert(std::has_unique_object_representations_v<View>);
static_assert(sizeof(State) == 1152 && sizeof(View) == 1008 && sizeof(Move) == 4);

// board.cpp: the forest and what stands in it.

// Spaces and corners are at most 108 each: every tile but the first adds at most two open sides or corners to four.
using SpotList = MoveBuffer<Spot, 2 * kMostTiles + 2>;
void open_spaces(const Forest& forest, SpotList& spots);  // where a tile may lie (R5.2)
void free_corners(const Public& pub, SpotList& spots);    // where a seedling may stand (R2.7, R5.1)
bool has_free_corner(const Public& pub);
bool is_space(const Forest& forest, Spot at);
bool is_free_corner(const Public& pub, Spot at);
Tile tile_at(const Forest& forest, Spot at);  // kNoTile if it is empty

void place_tile(Public& pub, Tile tile, Spot at);
int place_seedling(Public& pub, Seat player, Spot corner);  // which plant it is
void place_root(Plant& plant, Tile tile);
// The same for loaders, who have no proof that it can be: false, nullptr and false again if not, and nothing changed.
bool try_tile(Public& pub, Tile tile, Spot at);
Plant* try_seedling(Public& pub, Seat player, Spot corner);
bool try_root(Plant& plant, Tile tile);
constexpr bool is_earthlovers(Spot corner) { return corner.x >= 0 && corner.x <= 1 && corner.y >= 0 && corner.y <= 1; }

TileSet rooted(const Plant& plant);
TileSet rooted(const Player& player);
TileSet open_slots(const Plant& plant);  // touched and not rooted (R5.3)
bool has_slot(const Player& player);
int count_plants(const Player& player);
int count_roots(const Player& player);
int count_trees(const Player& player);
inline int roots_of(const Plant& plant) { return std::popcount(unsigned{plant.roots}); }
const Plant* plant_at(const Player& player, Spot corner);
inline int cubes_of(const Player& player) { return player.stock[1] + player.stock[2] + player.stock[3]; }
inline int ready_of(const Player& player) { return std::popcount(unsigned{player.ready}); }

TileSet with_carbon(const Forest& forest);
TileSet within(const Forest& forest, TileSet from, int steps);  // reached by so many steps or fewer (R6.2)
bool reaches(const Forest& forest, TileSet from, TileSet to, int steps);
int distance(const Forest& forest, TileSet from, Tile to);  // more than kMostTiles if there is no way

}  // namespace understory::undergrove

// Underground Panic!: rules and pack in one immutable object. The only header others include.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/features.hpp"
#include "engine/game.hpp"
#include "engine/payment.hpp"
#include "engine/text.hpp"
#include "games/underground_panic/pack.hpp"
#include "games/underground_panic/state.hpp"

namespace understory::underground_panic {

struct Extras;
struct ProposedPart;

enum class EventKind : std::uint8_t {
  token_laid,
  tile_turned,
  offered,
  rolled,
  chose,
  dealt,
  shuffled,
  declared,
  laid,
  took_back,
  paid,
  struck,
  cancelled,
  rerolled,
  kept,
  settled,
  failed,
  shown,
  moved,
  took_pebble,
  found,
  got_pebble,
  missed,
  rested,
  used_sleeper,
  omitted,
  swapped,
  picked,
  wanted,
  claimed,
  declined,
  lost,
  pouched,
  trimmed,
  accepted,
  hurt,
  turn_ended,
  flooded,
  washed,
  pebble_lost,
  cleared,
  pebble_laid,
  round_begun,
  opened,
  ended
};

// Which fields mean something depends on the kind (kEventFacts); the others keep what they begin with.
struct Event {
  EventKind kind{};
  Seat player = kNobody;
  Gopher gopher = kNoGopher;
  Space at = kNoSpace;
  Space to = kNoSpace;
  Card card = kNoCard;  // of dealt and pouched: kNoCard for a viewer who may not know it
  Thing thing = kNoThing;
  Icon icon = kNoIcon;
  Tile tile = kNoTile;
  Token token = kNoToken;
  Reward reward = kNoReward;
  Face face = kNoFace;
  Hue hue{};
  Hurt hurt = kNoHurt;  // for a viewer who may not know it
  std::uint8_t amount = 0;
  std::uint8_t count = 0;
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &Event::kind), field("player", &Event::player),
                           field("gopher", &Event::gopher), field("at", &Event::at), field("to", &Event::to),
                           field("card", &Event::card), field("thing", &Event::thing), field("icon", &Event::icon),
                           field("tile", &Event::tile), field("token", &Event::token), field("reward", &Event::reward),
                           field("face", &Event::face), field("colour", &Event::hue), field("hurt", &Event::hurt),
                           field("amount", &Event::amount), field("count", &Event::count));
  }
};

// What means something in each kind: always, and only for whoever may know it or where there is one.
inline constexpr std::array<FactRow, 45> kEventFacts{{
    {"token-laid", {"token", "at"}},
    {"tile-turned", {"tile"}},
    {"offered", {"reward"}},
    {"rolled", {"player", "face"}},
    {"chose", {"player", "colour"}},
    {"dealt", {"player", "colour"}, {"card"}},
    {"shuffled", {"colour"}},
    {"declared", {"player", "gopher", "at", "to"}},
    {"laid", {"player", "thing"}, {"icon"}},
    {"took-back", {"player", "thing"}},
    {"paid", {"player"}},
    {"struck", {"player"}},
    {"cancelled", {"player", "amount", "count"}},  // pebbles, and tiles in their place
    {"rerolled", {"player", "amount", "count"}},
    {"kept", {"player", "face"}},
    {"settled", {"player", "icon"}},
    {"failed", {"player", "gopher"}},
    {"shown", {"player", "card"}},
    {"moved", {"player", "gopher", "at", "to"}},
    {"took-pebble", {"player", "gopher"}},
    {"found", {"player", "token", "at"}},
    {"got-pebble", {"player"}},
    {"missed", {"player", "icon"}},
    {"rested", {"player", "gopher", "at"}},
    {"used-sleeper", {"player"}},
    {"omitted", {"player", "icon"}},
    {"swapped", {"player", "card"}},
    {"picked", {"player", "tile"}},
    {"wanted", {"player", "reward"}},
    {"claimed", {"player", "reward"}},
    {"declined", {"player"}},
    {"lost", {"player", "reward"}},
    {"pouched", {"player", "colour"}, {"card"}},
    {"trimmed", {"player", "card"}},
    {"accepted", {"player", "amount"}},
    {"hurt", {"player"}, {"hurt"}},
    {"turn-ended", {"player"}},
    {"flooded", {"amount", "count"}},  // which level, and how many gophers it reaches
    {"washed", {"gopher", "at", "to"}},
    {"pebble-lost", {"gopher"}},
    {"cleared", {"token", "at"}},
    {"pebble-laid", {"gopher"}},
    {"round-begun", {"player", "amount"}},
    {"opened", {"player", "amount", "count"}},  // points in the pouch, and of injuries
    {"ended"},
}};
static_assert(tells_all<Event>(kEventFacts) && kEventFacts.size() == raw(EventKind::ended) + 1);

// Where a tunnel leads and what it costs.
struct Passage {
  Space to = kNoSpace;
  Cost fixed{};  // all icons but cubes, in the order of Icon
  std::uint8_t cubes = 0;
};
inline constexpr int kMostPassages = 2 + 16;  // up, and level to all others of 17 holes: each zone has one of the 25

// What each card of a hand can be: one symbol for whoever sees it, more for others.
using Faces = std::array<SymbolSet, kMostHand>;
Faces faces_of(const FixedVector<Symbol, kMostHand>& symbols);

// What has to be laid with a thing that is laid for an icon, if it does not pay it alone (R4.6).
Want want_for(Icon icon, Thing thing);

// What a player has to pay with, as bits: its cards in their places, tiles, pebbles.
struct Purse {
  payment::Things cards = 0;
  std::array<payment::Things, kHues> of_hue{};
  std::array<payment::Things, kSymbols> of_symbol{};
  payment::Things two_way = 0;  // of colours
  std::array<payment::Things, kTiles> of_tile{};
  payment::Things pebbles = 0;
  payment::Things all = 0;
};

class Game {
 public:
  using State = underground_panic::State;
  using Public = underground_panic::Public;
  using View = underground_panic::View;
  using Move = underground_panic::Move;
  using MoveList = underground_panic::MoveList;
  using Event = underground_panic::Event;
  static constexpr int kMostSeats = kMostPlayers;
  static constexpr bool kHasChance = true;
  // The set-up; in each turn a plan, at most kMostCost layings and a payment of kMostCost icons with two things each,
  // a bonus of icons that are thrown for, chosen and drawn, the end of the turn; and at the end of each round for
  // everybody as much as the gophers bring. Throws that are paid for are bounded by the pebbles and tiles that there
  // are, a bonus brings at most one pebble each icon.
  static constexpr int kMostPebbles = 100;
  static constexpr int kMostSetup = kSpaces + kOpenTiles + 2 * kMostPlayers + kMostPlayers * 2 * (kThrows + 1);
  static constexpr int kMostTurn = 2 + (kMostCost + 1) * 2 * kMostCost + 3 * kMostCost +
                                   6 * (kMostBonus + kMostOfToken) + 4 * kMostSwapped + kMostHand + 8;
  static constexpr int kMostDefence = kMostPlayers * (2 + 1 + 2 + 1) + 1;
  static constexpr int kMostMoves =
      kMostSetup + kRounds * kMostPlayers * (kMostTurn + 2 * (kMostPebbles + kMostTiles) + kMostDefence + 2);

  // setup.cpp. Throws a Refusal for a number of seats or an option that the rules do not know.
  static const GameInfo& info();
  Game(int seats, const Options& options, Pack pack);
  int seats() const { return seats_; }
  State new_game() const;

  // moves.cpp
  Seat actor(const State& state) const;
  Seat turn_of(const State& state) const;
  void legal_moves(const State& state, MoveList& moves) const;
  bool is_legal(const State& state, Move move) const;
  bool in_order(const State& state, Move previous, Move move) const;
  std::uint32_t weight(const State& state, Move move) const;
  Move sample_chance(const State& state, Rng& rng) const;

  // apply.cpp, for NoEvents and EventLog<Event>
  template <class Sink>
  void apply(State& state, Move move, Sink&& sink) const;

  // scoring.cpp
  Scores scores(const State& state) const;
  Scores standing(const State& state) const;
  std::vector<ScoreRow> breakdown(const State& state) const;
  std::optional<Booking> booking(const Event& event) const;

  // features.cpp
  static constexpr int kFeatures = 14;
  static constexpr std::array<FeatureName, kFeatures> kFeatureNames{{{"pouch", "pouch"},
                                                                     {"rewards", "rewards"},
                                                                     {"injuries", ""},
                                                                     {"points-in-hand", "cards"},
                                                                     {"cards", "cards"},
                                                                     {"cards-early", ""},
                                                                     {"symbols", "cards"},
                                                                     {"tiles", "tiles"},
                                                                     {"pebbles", "pebbles"},
                                                                     {"nutshells", ""},
                                                                     {"threat", ""},
                                                                     {"threat-soon", ""},
                                                                     {"lag", ""},
                                                                     {"prospects", "rewards"}}};
  Subject subject_of(const State& state, Move move) const;
  Claims claims(const Event& event) const;
  void features(const State& state, PerSeat<Features<kFeatures>, kMostPlayers>& features) const;

  // view.cpp
  View observe(const State& state, Seat viewer) const;
  Event redact(const Event& event, Seat viewer) const;
  Seat reveals(const Event& event, Seat learner) const;
  std::optional<Move> forced(const View& view) const;
  State determinise(const View& view, Rng& rng) const;
  State as_seen(const View& view) const;

  // notation.cpp
  std::string format(Move move) const;
  Move parse(std::string_view text) const;
  nlohmann::json facts(const Event& event) const;
  nlohmann::json about(Move move) const;
  Move move_about(const nlohmann::json& json) const;
  static Vocabulary vocabulary();
  static Description describe_view();

  // words.cpp
  std::optional<WhyNot> why_not(const State& state, Move move) const;
  Message label(const State& state, Move move) const;
  std::vector<Change> changes(const Event& event) const;
  Message question(const State& state) const;
  Message coming(const State& state) const;
  Message describe(const Event& event) const;
  Message since(const Event& event, Seat reader) const;
  Message seat_name(Seat seat) const;
  Message card_name(Card card) const;
  Message tile_name(Tile tile) const;
  Message thing_name(Thing thing) const;
  Message space_name(Space space) const;
  Message token_name(Token token) const;
  Message reward_name(Reward reward) const;
  Message icon_name(Icon icon) const;

  // position.cpp
  nlohmann::json position(const State& state) const;
  State from_position(const nlohmann::json& json) const;
  nlohmann::json view_json(const View& view) const;

  std::string pack_name() const { return pack_.name; }
  std::uint64_t pack_hash() const { return pack_.hash; }
  const Pack& pack() const { return pack_; }

  // ---- What the rules ask (effects.cpp, moves.cpp) ----

  int zone_of(Space space) const { return zones_[raw(space)]; }
  const Passage* passage(Space from, Space to) const;
  static int spare_pebbles(const Player& player);
  static Purse purse_of(const Player& player, const Faces& hand);
  static bool can_pay(const Purse& purse, const Cost& cost);
  // Whether what somebody has begun can be finished: all its worlds must (R3.2, R4.1, R8.1).
  bool can_go_on(const Public& pub, const Faces& hand) const;
  bool meets(const Player& player, const Faces& hand, Reward reward) const;  // R8.2 to R8.4
  int points(const Public& pub, Seat seat) const;                            // that all can see
  int reward_points(const Player& player) const;                             // R11.3

 private:
  // moves.cpp
  void list_gophers(const Public& pub, MoveList& moves) const;
  void list_plans(const State& state, MoveList& moves) const;
  void list_payments(const State& state, MoveList& moves) const;
  void list_partners(const State& state, MoveList& moves) const;
  void list_throws(const Public& pub, MoveList& moves) const;
  void list_cards(const State& state, MoveKind kind, SymbolSet symbols, bool hidden_only, MoveList& moves) const;
  void list_shows(const State& state, MoveList& moves) const;
  void list_chance(const State& state, MoveList& moves) const;
  std::optional<WhyNot> why_not_asked(const State& state, Move move) const;

  // effects.cpp
  template <class Sink>
  void play(State& state, Move move, Sink& sink) const;
  template <class Sink>
  void chance(State& state, Move move, Sink& sink) const;
  template <class Sink>
  bool begin_draw(State& state, Hue hue, Sink& sink) const;
  template <class Sink>
  void next_bonus(State& state, Sink& sink) const;
  template <class Sink>
  void next_draw(State& state, Sink& sink) const;
  template <class Sink>
  void after_throw(State& state, Sink& sink) const;
  template <class Sink>
  void settle_throw(State& state, Sink& sink) const;
  template <class Sink>
  void settle_cube(State& state, Face face, Sink& sink) const;
  template <class Sink>
  void pay_next(State& state, Sink& sink) const;
  template <class Sink>
  void fail(State& state, Sink& sink) const;
  template <class Sink>
  void arrive(State& state, Sink& sink) const;
  template <class Sink>
  void rest(State& state, Sink& sink) const;
  template <class Sink>
  void sleep(State& state, Sink& sink) const;
  template <class Sink>
  void begin_bonus(State& state, const Queue& icons, bool token, Sink& sink) const;
  template <class Sink>
  void take_reward(State& state, Sink& sink) const;
  template <class Sink>
  void lose_reward(State& state, Sink& sink) const;
  template <class Sink>
  void end_turn(State& state, Sink& sink) const;
  template <class Sink>
  void after_pouch(State& state, Sink& sink) const;
  template <class Sink>
  void after_trim(State& state, Sink& sink) const;
  template <class Sink>
  void begin_turn(State& state, Sink& sink) const;
  template <class Sink>
  void end_round(State& state, Sink& sink) const;
  template <class Sink>
  void ask_defence(State& state, Sink& sink) const;
  template <class Sink>
  void next_injury(State& state, Sink& sink) const;
  template <class Sink>
  void next_defender(State& state, Sink& sink) const;
  template <class Sink>
  void next_washed(State& state, Sink& sink) const;
  template <class Sink>
  void wash(State& state, Gopher gopher, Space to, Sink& sink) const;
  template <class Sink>
  void after_flood(State& state, Sink& sink) const;
  template <class Sink>
  void next_round(State& state, Sink& sink) const;
  template <class Sink>
  void finish(State& state, Sink& sink) const;
  bool anybody_below(const Public& pub) const;
  bool defends(const Player& player) const;
  void show_results(State& state, Seat seat) const;
  // Whether all see that the condition of this reward is met (R8.6).
  bool is_plain(const Public& pub, Seat seat, Reward reward) const;

  // view.cpp
  bool deal_mover(State& state, Hidden& cards, Rng& rng) const;
  bool deal_world(State& state, Hidden cards, Seat viewer, bool mover_first, Rng& rng) const;

  // position.cpp, under_way.cpp
  Extras extras(const View& view) const;
  std::vector<ProposedPart> proposal(const View& view) const;
  int cards_in_deck(const Public& pub, Hue hue) const;
  void check_position(const State& state) const;
  void check_stage(const Public& pub) const;
  void check_payment(const Public& pub) const;
  void check_hands(const State& state) const;
  void check_supplies(const State& state) const;

  int seats_;
  Pack pack_;
  std::array<std::uint8_t, kSpaces> zones_{};
  std::array<FixedVector<Passage, kMostPassages>, kSpaces> passages_{};
  std::array<Space, kSpaces> left_{};  // where the water takes a gopher (R10.5)
  std::array<Space, kSpaces> right_{};
  std::array<Queue, kSpaces> bonus_{};
  std::array<Queue, kMostTokens> token_icons_{};
  std::array<std::uint8_t, kMostTokens> token_copies_{};
  TileBag all_tiles_;
  Hurts all_hurts_;
};

static_assert(understory::Game<Game> && ChanceGame<Game> && FeatureGame<Game> && OrderedGame<Game>);

}  // namespace understory::underground_panic

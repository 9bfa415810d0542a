// Undergrove: rules, pack and options in one immutable object. The only header others include.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/features.hpp"
#include "engine/game.hpp"
#include "engine/text.hpp"
#include "games/undergrove/pack.hpp"
#include "games/undergrove/state.hpp"

namespace understory {
class Fields;
}

namespace understory::undergrove {

struct Extras;  // faces.hpp
struct Face;
struct GoalFace;

enum class EventKind : std::uint8_t {
  dealt,
  stacked,
  goal_dealt,
  card_shown,
  planted,
  acted,
  activated,
  copied,
  gained,
  paid,
  fed,
  flipped,
  readied,
  swapped,
  stored,
  again,
  played,
  placed,
  rooted,
  absorbed,
  tree,
  climbed,
  took,
  used,
  discarded,
  reshuffled,
  refilled,
  marked,
  finished,
  last_turns,  // the game ends after the next round
  rested,      // the Elder does nothing
  cards_reshuffled,
  revealed,  // at the end
  ended,
  outdone,  // the Elder has won
};

// Which fields mean something depends on the kind (kEventFacts); the others keep what they begin with.
struct Event {
  EventKind kind{};
  Seat player = kNobody;
  Tile tile = kNoTile;
  Spot at{};  // a space; of what grows, a corner
  Resource resource{};
  Resource other{};  // for which it was swapped
  Action action{};
  Type type{};
  std::uint8_t stone = 0;
  End end{};
  Bonus bonus = kNoBonus;
  Goal goal = kNoGoal;
  Card card = kNoCard;
  std::uint16_t amount = 0;  // of absorbed: spaces moved
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &Event::kind), field("player", &Event::player), field("tile", &Event::tile),
                           field("at", &Event::at), field("resource", &Event::resource), field("other", &Event::other),
                           field("action", &Event::action), field("type", &Event::type), field("stone", &Event::stone),
                           field("end", &Event::end), field("bonus", &Event::bonus), field("goal", &Event::goal),
                           field("card", &Event::card), field("amount", &Event::amount));
  }
};

// What means something in each kind: always, and only for whoever may know it or where there is one.
inline constexpr std::array<FactRow, 35> kEventFacts{{
    {"dealt", {"player"}, {"tile"}},
    {"stacked", {"stone"}, {"bonus"}},
    {"goal-dealt", {"goal"}},
    {"card-shown", {"card"}},
    {"planted", {"player", "at"}},
    {"acted", {"player", "action"}},
    {"activated", {"player", "tile"}},
    {"copied", {"player", "tile"}},
    {"gained", {"player", "resource", "amount"}},
    {"paid", {"player", "resource", "amount"}},
    {"fed", {"player", "tile", "amount"}},
    {"flipped", {"player", "type"}},
    {"readied", {"player", "type"}},
    {"swapped", {"player", "resource", "other"}},
    {"stored", {"player", "tile", "amount"}},
    {"again", {"player", "tile"}},
    {"played", {"player", "tile"}},
    {"placed", {"player", "tile", "at"}},
    {"rooted", {"player", "at", "tile"}},
    {"absorbed", {"player", "at", "tile", "amount"}},
    {"tree", {"player", "at"}},
    {"climbed", {"player", "stone"}},
    {"took", {"player", "stone"}, {"bonus"}},
    {"used", {"player", "stone", "bonus"}},
    {"discarded", {"player", "tile"}},
    {"reshuffled"},
    {"refilled"},
    {"marked", {"player", "goal", "amount"}},
    {"finished", {"player", "end"}},
    {"last-turns", {}, {"player"}},
    {"rested", {"player"}},
    {"cards-reshuffled"},
    {"revealed", {"player", "stone", "bonus"}},
    {"ended"},
    {"outdone"},
}};
static_assert(tells_all<Event>(kEventFacts) && kEventFacts.size() == raw(EventKind::outdone) + 1);

// Where a player's points come from (R9).
struct Points {
  std::array<int, kGoals> goals{};
  int trees = 0;
  int seedlings = 0;
  int bonus = 0;  // bonus tiles and the end space
  int leftovers = 0;
  int total() const { return goals[0] + goals[1] + goals[2] + trees + seedlings + bonus + leftovers; }
};

// How far each player is on each goal.
using GoalCounts = PerSeat<std::array<int, kGoals>, kMostPlayers>;

class Game {
 public:
  using State = undergrove::State;
  using Public = undergrove::Public;
  using View = undergrove::View;
  using Move = undergrove::Move;
  using MoveList = undergrove::MoveList;
  using Event = undergrove::Event;
  static constexpr int kMostSeats = kMostPlayers;
  static constexpr bool kHasChance = true;
  // The deal, and in every turn (R9.2) one action more than there are roots on mushrooms that give another (R4.8), each
  // of steps with at most 60 decisions: carbon that is absorbed passes no mushroom twice, and each space is paid.
  static constexpr int kMostMoves = 1000 + kMostPlayers * (kMostRounds + 1) * (1 + kRoots) * kMostSteps * 60;

  // setup.cpp. Throws a Refusal for a number of seats or an option that the rules do not know.
  static const GameInfo& info();
  Game(int seats, const Options& options, Pack pack);
  int seats() const { return seats_; }
  int players() const { return players_; }  // the Elder included
  bool solo() const { return seats_ == 1; }
  State new_game() const;

  // moves.cpp
  Seat actor(const State& state) const;
  Seat turn_of(const State& state) const;
  void legal_moves(const State& state, MoveList& moves) const;
  bool is_legal(const State& state, Move move) const;
  std::uint32_t weight(const State& state, Move move) const;
  Move sample_chance(const State& state, Rng& rng) const;

  // words.cpp
  std::optional<WhyNot> why_not(const State& state, Move move) const;
  Message label(const State& state, Move move) const;
  std::vector<Change> changes(const Event& event) const;
  Message question(const State& state) const;
  Message coming(const State& state) const;
  Message describe(const Event& event) const;
  Message since(const Event& event, Seat reader) const;
  Message seat_name(Seat seat) const;
  Message cost_of(Tile tile) const;
  Message worth_of(Tile tile) const;
  Message tile_name(Tile tile) const;
  Message bonus_name(Bonus bonus) const;
  Message goal_name(Goal goal) const;
  Message card_text(Card card) const;
  // What the guided first game suggests for the viewer's turn, or for the turn under way (R10.1).
  std::optional<Message> guide_text(const View& view) const;

  std::vector<Argument> about_in_words(Move move) const;

  // programs.cpp. What a mushroom, a stone or a bonus tile says, step by step; made of the program it runs.
  std::vector<Message> text_of(const Program& program) const;
  std::vector<Message> tile_text(Tile tile) const;

  // apply.cpp, for NoEvents and EventLog<Event>
  template <class Sink>
  void apply(State& state, Move move, Sink&& sink) const;

  // scoring.cpp
  int value(const Public& pub, Tile tile) const;              // R9.4
  int count(const Public& pub, Seat player, int goal) const;  // R8
  Points points(const State& state, Seat player) const;
  GoalCounts goal_counts(const Public& pub) const;
  Points points(const State& state, const GoalCounts& counts, Seat player) const;
  Scores scores(const State& state) const;
  Scores standing(const State& state) const;
  std::vector<ScoreRow> breakdown(const State& state) const;
  std::optional<Booking> booking(const Event& event) const;

  // features.cpp
  static constexpr int kFeatures = 40;
  static constexpr std::array<FeatureName, kFeatures> kFeatureNames{{{"trees", "tree"},
                                                                     {"seedlings", "seedling-carbon"},
                                                                     {"goals", "goals"},
                                                                     {"bonus", "bonus"},
                                                                     {"leftovers", ""},
                                                                     {"goal-count", "goals"},
                                                                     {"carbon", "carbon"},
                                                                     {"nitrogen", "cubes"},
                                                                     {"phosphorus", "cubes"},
                                                                     {"potassium", "cubes"},
                                                                     {"tokens", "tokens"},
                                                                     {"carbon-early", "carbon"},
                                                                     {"cubes-early", "cubes"},
                                                                     {"tokens-early", "tokens"},
                                                                     {"roots", "roots"},
                                                                     {"roots-early", "roots"},
                                                                     {"hungry", "roots"},
                                                                     {"hungry-early", "roots"},
                                                                     {"plants", "plants"},
                                                                     {"plants-early", "plants"},
                                                                     {"seedling-carbon", "seedling-carbon"},
                                                                     {"tree-count", "tree"},
                                                                     {"tree-count-early", "tree"},
                                                                     {"slots", "plants"},
                                                                     {"slots-early", "plants"},
                                                                     {"near-0", ""},
                                                                     {"near-1", ""},
                                                                     {"near-2", ""},
                                                                     {"track", "track"},
                                                                     {"track-early", "track"},
                                                                     {"ahead", ""},
                                                                     {"types", "roots"},
                                                                     {"engines", "roots"},
                                                                     {"engines-early", "roots"},
                                                                     {"second-actions", "roots"},
                                                                     {"second-actions-early", "roots"},
                                                                     {"powers", "roots"},
                                                                     {"powers-early", "roots"},
                                                                     {"hand", ""},
                                                                     {"turn", ""}}};
  Subject subject_of(const State& state, Move move) const;
  Claims claims(const Event& event) const;
  void features(const State& state, PerSeat<Features<kFeatures>, kMostPlayers>& features) const;

  // view.cpp
  View observe(const State& state, Seat viewer) const;
  Event redact(const Event& event, Seat viewer) const;
  Seat reveals(const Event& event, Seat learner) const;
  std::optional<Move> forced(const View& view) const;
  State determinise(const View& view, Rng& rng) const;

  // notation.cpp
  std::string format(Move move) const;
  Move parse(std::string_view text) const;
  nlohmann::json facts(const Event& event) const;
  nlohmann::json about(Move move) const;
  Move move_about(const nlohmann::json& json) const;
  static Vocabulary vocabulary();
  static Description describe_view();

  // position.cpp
  nlohmann::json position(const State& state) const;
  State from_position(const nlohmann::json& json) const;
  nlohmann::json view_json(const View& view) const;
  std::string pack_name() const { return pack_.name; }
  std::uint64_t pack_hash() const { return pack_.hash; }

  const Pack& pack() const { return pack_; }
  const TileDef& tile(Tile tile) const { return pack_.tiles[raw(tile)]; }
  Type type(Tile tile) const { return types_[raw(tile)]; }
  TileSet deck() const { return deck_; }                // R1.2
  const BonusBag& all_bonus() const { return bonus_; }  // R2.5
  int stack_height() const { return players_ == kMostPlayers ? 4 : 3; }
  static OnlyFrame<Frame> frames(Public& pub) { return {pub.turn}; }
  static OnlyFrame<const Frame> frames(const Public& pub) { return {pub.turn}; }
  const Program& program(const Frame& frame) const;
  const Step& step(const Frame& frame) const { return program(frame)[frame.pc]; }
  bool has_goal(const Public& pub, Count count) const;
  bool is_elder(Seat player) const { return solo() && raw(player) == 1; }
  int looked_at(const Public& pub) const;
  bool points_only(Bonus bonus) const { return pack_.bonus[raw(bonus)].program[0].op == Op::points; }

  // effects.cpp
  // Of picks that come to the same in any order, the rising one: gains and payments by kind, cubes before tokens
  // (R6.3), swaps by pair, discards by tile.
  bool in_order(const State& state, Move previous, Move move) const;
  // moves.cpp. Whether the player could activate it, copying `copied` if it is a copycat, and what is in the way.
  enum class Obstacle : std::uint8_t {
    none,
    no_root,
    ongoing,
    token,
    carbon,
    cubes,
    absorb,
    copy,
    roots,
    seedlings,
    room
  };
  Obstacle obstacle(const Public& pub, Seat player, Tile here) const;
  Obstacle obstacle_on_root(const Public& pub, Seat player, Tile here) const;  // where the player has one
  Obstacle obstacle_to_copy(const Public& pub, Seat player, Tile here, Tile copied) const;
  Obstacle obstacle(const Public& pub, Seat player, Action action) const;
  // Absorbing (R6): which seedlings, what is left for moves once all that is owed is paid and with it the price, of
  // which carbon, and whether those roots, or any of the player's, come as far as it.
  static bool can_drink(const Plant& plant);
  static int left_for_moves(const Player& me, bool priced, int owed = 0);
  static TileSet carbon_for(const Public& pub, const Step& step, Tile here);
  static bool can_reach(const Public& pub, TileSet roots, const Step& step, TileSet carbon, int left);
  static bool can_absorb(const Public& pub, Seat player, const Step& step, TileSet carbon, int owed = 0);
  bool needs_room(const Public& pub) const;              // R5.7: the action under way cannot go on without a mushroom
  bool makes_room(const Public& pub, Spot space) const;  // that lies here
  bool outdone(const State& state) const;                // R11.12: the Elder is better than the player

  // Who answers what a program asks: its player, and chance for the Elder.
  Seat decider(const Public& pub) const { return is_elder(pub.mover) ? kChance : pub.mover; }
  // effects.cpp: what the steps do.
  template <class Sink>
  void begin_tile(Public& pub, Tile here, Tile printed, Sink& sink) const;
  template <class Sink>
  void gain(Public& pub, Seat player, Resource resource, int amount, Sink& sink) const;
  template <class Sink>
  void pay(Public& pub, Seat player, Resource resource, int amount, Sink& sink) const;
  template <class Sink>
  void flip(Public& pub, int type, Sink& sink) const;
  template <class Sink>
  void make_ready(Public& pub, int tokens, Sink& sink) const;
  template <class Sink>
  void mark(Public& pub, Seat player, Count count, int steps, Sink& sink) const;
  template <class Sink>
  void put_root(Public& pub, Seat player, Plant& plant, Tile tile, Sink& sink) const;
  template <class Sink>
  void absorb(Public& pub, Seat player, Plant& plant, Tile from, int moved, Sink& sink) const;
  static void take_from_hand(State& state, Seat player, Tile tile);

  // solo.cpp: what the Elder's steps do; chance brings what it waits for.
  template <class Sink>
  bool elder_drinks(Public& pub, int reach, Sink& sink) const;
  template <class Sink>
  void elder_roots(State& state, const Frame& frame, Move answer, Sink& sink) const;
  template <class Sink>
  void elder_places(State& state, const Frame& frame, Move answer, Sink& sink) const;
  template <class Sink>
  void elder_sprouts(State& state, const Frame& frame, Move answer, Sink& sink) const;
  template <class Sink>
  void elder_feeds(Public& pub, Sink& sink) const;

 private:
  // setup.cpp
  void read_goals(const std::string& text);

  // apply.cpp
  template <class Sink>
  void play(State& state, Move move, Sink& sink) const;
  template <class Sink>
  void plant_first(Public& pub, Seat player, Spot corner, Sink& sink) const;
  template <class Sink>
  bool has_pile(State& state, Sink& sink) const;
  template <class Sink>
  void apply_setup(State& state, Move move, Sink& sink) const;
  template <class Sink>
  void start_turns(State& state, Sink& sink) const;
  template <class Sink>
  void begin_turn(State& state, Sink& sink) const;
  template <class Sink>
  void after_action(State& state, Sink& sink) const;
  template <class Sink>
  void climb(State& state, Sink& sink) const;
  template <class Sink>
  void close(State& state, Sink& sink) const;
  template <class Sink>
  void end_turn(State& state, Sink& sink) const;
  template <class Sink>
  void refill(State& state, Sink& sink) const;
  template <class Sink>
  void end_game(State& state, Sink& sink) const;
  template <class Sink>
  void show_bonus(State& state, Sink& sink) const;
  template <class Sink>
  void use_bonus(State& state, int stack, Sink& sink) const;
  template <class Sink>
  void settle(State& state, Sink& sink) const;

  // effects.cpp
  void begin(Public& pub, Source source, int index, Tile here = kNoTile) const;
  bool asks(const Public& pub) const;  // whether the step under way waits for an answer
  void answers(const State& state, MoveList& moves) const;

  // moves.cpp
  Seat asked(const Public& pub) const;
  void chance_moves(const State& state, MoveList& moves) const;
  BonusBag box(const State& state) const;

  // solo.cpp
  bool elder_may_draw(const Public& pub) const;
  template <class Sink>
  void elder_turn(State& state, Sink& sink) const;
  template <class Sink>
  void elder_climb(State& state, Sink& sink) const;
  template <class Sink>
  bool elder_waits(State& state, Sink& sink) const;
  template <class Sink>
  void elder_puts(State& state, Tile tile, Spot at, Sink& sink) const;
  template <class Sink>
  void elder_puts_beside(State& state, Tile tile, Sink& sink) const;
  template <class Sink>
  bool elder_plants(Public& pub, Tile fresh, Sink& sink) const;

  // scoring.cpp
  int goal_points(const Public& pub, const GoalCounts& counts, Seat player, std::size_t goal) const;

  // view.cpp
  void determinise_tiles(const View& view, State& state, Rng& rng) const;
  void determinise_bonus(const View& view, State& state, Rng& rng) const;

  // words.cpp
  std::optional<WhyNot> why_not_action(const State& state, Move move) const;
  std::optional<WhyNot> why_not_step(const State& state, Move move) const;

  // programs.cpp
  Message question_asked(const Public& pub) const;
  std::optional<Message> option_text(const Public& pub, int option) const;
  std::vector<Message> text_after(const State& state, Move move) const;

  // faces.cpp
  Extras extras(const View& view) const;
  Face face(Tile of) const;
  GoalFace goal_face(const Public& pub, int at) const;

  // position.cpp, under_way.cpp: the checks throw a Refusal for what cannot be.
  void check_position(const State& state) const;
  void check_setup(const State& state) const;
  void check_stage(const State& state) const;
  void check_rounds(const Public& pub) const;
  void check_cards(const Public& pub) const;
  void check_turn(const Public& pub) const;
  void check_step(const State& state) const;
  void check_seen(const Public& pub) const;
  void check_activated(const Public& pub) const;
  void check_past(const Public& pub, int past) const;
  void check_mushroom(const Public& pub, const Step& now) const;
  void check_needs(const State& state, const Step& now) const;
  void check_first_drink(const Public& pub, const Step& now) const;
  void check_absorb(const Public& pub, const Step& now) const;

  int seats_;
  int players_;
  int round_limit_ = 0;
  int level_ = 0;
  bool guided_ = false;
  int goal_cards_ = 0;                                         // chance draws from so many, or
  std::array<Goal, kGoals> goals_{kNoGoal, kNoGoal, kNoGoal};  // these are in play
  Pack pack_;
  std::array<Type, kMostTiles> types_{};
  TileSet deck_;
  TileSet powers_;  // tiles with an ongoing power
  BonusBag bonus_;
};

std::string format(Spot at);  // "1,-2"

// words.cpp
Message resource_name(int resource);
Message type_name(int type);

static_assert(understory::Game<Game> && ChanceGame<Game> && FeatureGame<Game>);

}  // namespace understory::undergrove

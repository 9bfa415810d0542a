// Mycelia: rules, pack and options in one immutable object. The only header others include.
#pragma once

#include <algorithm>
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
#include "engine/text.hpp"
#include "games/mycelia/pack.hpp"
#include "games/mycelia/state.hpp"

namespace understory::mycelia {

struct Extras;
struct Face;

enum class EventKind : std::uint8_t {
  supply_drawn,
  layout_drawn,
  forest_drawn,
  revealed,  // a hero in the showcase
  dealt,     // a card by chance
  drew,      // one that all know
  shuffled,  // the player's discards, underneath its pile
  market_shuffled,
  played,
  hired,
  acted,
  swept,  // the showcase, by action a
  gained,
  picked,
  skipped,
  moved,
  removed,
  covered,
  trashed,
  took_action,
  returned,
  cleared,  // a last drop is gone
  turned,   // the Shrine of Life
  wetted,   // a new drop
  renewed,  // the supply card was turned to this side
  turned_up,
  flipped,  // the chip
  solo_shuffled,
  turn_ended,
  ended,
  outdone,  // Gwidyon sweeps up
};

// Which fields mean something depends on the kind (kEventFacts); the others keep what they begin with.
struct Event {
  EventKind kind{};
  Seat player = kNobody;
  Card card = kNoCard;     // of dealt: kNoCard for a viewer who may not know it
  std::uint8_t place = 0;  // in the showcase, from 0
  Action action{};
  At at = kNowhere;  // of Gwidyon's drops nowhere
  At to = kNowhere;
  Supply supply = kNoSupply;
  Layout layout = kNoLayout;
  Ground ground{};
  Symbol symbol{};
  Solo solo = kNoSolo;
  std::uint8_t side = 0;  // of either/or: 1 or 2; of the chip: 1 if it removes
  std::uint8_t amount = 0;
  std::uint16_t count = 0;  // of leaves
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &Event::kind), field("player", &Event::player), field("card", &Event::card),
                           field("place", &Event::place), field("action", &Event::action), field("at", &Event::at),
                           field("to", &Event::to), field("supply", &Event::supply), field("layout", &Event::layout),
                           field("ground", &Event::ground), field("symbol", &Event::symbol),
                           field("solo", &Event::solo), field("side", &Event::side), field("amount", &Event::amount),
                           field("count", &Event::count));
  }
};

// What means something in each kind: always, and only for whoever may know it or where there is one.
inline constexpr std::array<FactRow, 31> kEventFacts{{
    {"supply-drawn", {"supply"}},
    {"layout-drawn", {"layout"}},
    {"forest-drawn", {"player", "ground"}},
    {"revealed", {"card", "place"}},
    {"dealt", {"player"}, {"card"}},
    {"drew", {"player", "card"}},
    {"shuffled", {"player"}},
    {"market-shuffled"},
    {"played", {"player", "card"}},
    {"hired", {"player", "card", "place", "count"}},
    {"acted", {"player", "action", "count"}},
    {"swept"},
    {"gained", {"player", "count"}},
    {"picked", {"player", "side"}},
    {"skipped", {"player"}},
    {"moved", {"player", "at", "to"}},
    {"removed", {"player", "amount"}, {"at"}},
    {"covered", {"player", "at"}},
    {"trashed", {"player", "card"}},
    {"took-action", {"player", "action"}},
    {"returned", {"player", "action"}},
    {"cleared", {"player"}},
    {"turned", {"symbol"}},
    {"wetted", {"player", "at"}},
    {"renewed", {"supply"}},
    {"turned-up", {"solo"}},
    {"flipped", {"side"}},
    {"solo-shuffled"},
    {"turn-ended", {"player"}},
    {"ended"},
    {"outdone", {"amount"}},
}};
static_assert(tells_all<Event>(kEventFacts) && kEventFacts.size() == raw(EventKind::outdone) + 1);

// What a card can do at most, for bots: leaves it brings, and how many drops it moves or removes on each landscape.
struct Strength {
  int leaves = 0;
  std::array<std::int16_t, std::size_t{2} * kLands> drops{};  // moved, then removed

  int moves(std::size_t land) const { return drops[land]; }
  int removes(std::size_t land) const { return drops[kLands + land]; }
  int most_moves() const { return *std::max_element(drops.begin(), drops.begin() + kLands); }
  int most_removes() const { return *std::max_element(drops.begin() + kLands, drops.end()); }
  int worth() const { return leaves + 2 * most_moves() + 4 * most_removes(); }
  void add(const Strength& other, int times) {
    leaves += times * other.leaves;
    for (std::size_t i = 0; i < drops.size(); ++i)
      drops[i] = static_cast<std::int16_t>(drops[i] + times * other.drops[i]);
  }
};

class Game {
 public:
  using State = mycelia::State;
  using Public = mycelia::Public;
  using View = mycelia::View;
  using Move = mycelia::Move;
  using MoveList = mycelia::MoveList;
  using Event = mycelia::Event;
  static constexpr int kMostSeats = kMostPlayers;
  static constexpr bool kHasChance = true;
  // The set-up; every hero is hired once, and brings answers and a card in its place; every action card is taken from
  // the supply once, and may be used in the same turn beside the four with which its player began it (R8.4).
  static constexpr int kMostOnce = 100 + kMostHeroes * (2 + kMostAnswers) + kMostTaken * (1 + kMostAnswers);
  // And in every turn three cards and four actions, the end, a showcase, the die, a hand and a solo card with its
  // answers.
  static constexpr int kMostTurn = (kHand + kMostActions + 1) * (1 + kMostAnswers) + kShowcase + kHand + 3;
  static constexpr int kMostMoves = kMostOnce + kMostPlayers * (kMostRounds + 1) * kMostTurn;

  // setup.cpp. Throws a Refusal for a number of seats or an option that the rules do not know.
  static const GameInfo& info();
  Game(int seats, const Options& options, Pack pack);
  int seats() const { return seats_; }
  bool solo() const { return seats_ == 1; }
  State new_game() const;

  // moves.cpp
  Seat actor(const State& state) const;
  Seat turn_of(const State& state) const;
  void legal_moves(const State& state, MoveList& moves) const;
  bool is_legal(const State& state, Move move) const;
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
  static constexpr int kFeatures = 26;
  static constexpr std::array<FeatureName, kFeatures> kFeatureNames{{{"drops", "drops"},
                                                                     {"steps", ""},
                                                                     {"steps-early", ""},
                                                                     {"soil", ""},
                                                                     {"pairs", ""},
                                                                     {"leaves", "leaves"},
                                                                     {"leaves-early", ""},
                                                                     {"heroes", "heroes"},
                                                                     {"heroes-early", "heroes"},
                                                                     {"price", "heroes"},
                                                                     {"price-early", "heroes"},
                                                                     {"cards", ""},
                                                                     {"cards-early", ""},
                                                                     {"income", "heroes"},
                                                                     {"income-early", "heroes"},
                                                                     {"moving", "heroes"},
                                                                     {"moving-early", "heroes"},
                                                                     {"removing", "heroes"},
                                                                     {"removing-early", "heroes"},
                                                                     {"moves-fit", ""},
                                                                     {"removes-fit", ""},
                                                                     {"next-leaves", ""},
                                                                     {"next-moves", ""},
                                                                     {"next-removes", ""},
                                                                     {"actions", "actions"},
                                                                     {"shrines", "shrines"}}};
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
  Message action_name(Action action) const;

  // programs.cpp. What programs say, step by step; made of the steps that are done.
  std::vector<Message> text_of(ProgramId id) const;
  std::vector<Message> card_text(Card card) const { return text_of(program_of(card)); }

  // position.cpp
  nlohmann::json position(const State& state) const;
  State from_position(const nlohmann::json& json) const;
  nlohmann::json view_json(const View& view) const;
  std::string pack_name() const { return pack_.name; }
  std::uint64_t pack_hash() const { return pack_.hash; }

  const Pack& pack() const { return pack_; }
  const Program& program(ProgramId id) const { return programs_[raw(id)]; }
  const Program& program(const Frame& frame) const { return program(frame.program); }
  const Cards& heroes() const { return heroes_; }           // in the market (R2.5)
  const Cards& start_cards() const { return start_; }       // of each player (R1.6)
  const ActionCounts& actions() const { return actions_; }  // in the supply when the game begins (R1.8)
  int capacity() const { return pack_.shrine.full[static_cast<std::size_t>(seats_ - 1)]; }
  int rounds() const { return rounds_; }
  int round_limit() const { return round_limit_; }  // as it was agreed on: 0 for none
  bool is_gwidyon(Seat player) const { return solo() && raw(player) == 1; }
  Seat next_player(Seat player) const { return Seat{static_cast<std::uint8_t>((raw(player) + 1) % seats_)}; }
  int price(Card card) const { return prices_[raw(card)]; }
  int price(Action action) const { return action_prices_[raw(action)]; }
  int shrines_left(const Public& pub) const;  // additional ones (R1.8)
  // The fields of a landscape in a player's forest; shrines have none.
  FieldSet fields_of(const Player& player, Land land) const {
    return lands_[raw(player.ground)][raw(land)] - player.covered;
  }
  const FieldSet& supplied(Supply side, Symbol symbol) const { return pack_.supplies[raw(side)].symbols[raw(symbol)]; }

  // effects.cpp: how a player's step stands (steps.hpp asks it of inner steps, too). Whether anything can be done, by
  // public facts.
  bool possible(const Public& pub, Seat player, const Step* step) const;
  bool any_possible(const Public& pub, Seat player, const Step* from, const Step* until) const;
  FieldSet choices(const Public& pub, Seat player, const Step* field) const;  // R6.3
  // How drops and action cards change their place.
  template <class Sink>
  void remove_drops(Public& pub, Seat player, At at, int count, Sink& sink) const;
  template <class Sink>
  void move_drop(Public& pub, Seat player, At at, At to, Sink& sink) const;
  template <class Sink>
  void gain(Public& pub, Seat player, int leaves, Sink& sink) const;
  void into_shrine(Public& pub, int drops) const;  // R1.4

  // solo.cpp
  template <class Sink>
  void gwidyon_removes(Public& pub, int drops, Sink& sink) const;
  template <class Sink>
  void flip_chip(Public& pub, Sink& sink) const;
  template <class Sink>
  void bonus_for_gwidyon(Public& pub, const Step* from, const Step* until, Sink& sink) const;  // R11.6

 private:
  // setup.cpp
  void read_boards(const std::string& text);
  void prepare();
  void measure_cards();  // features.cpp
  void lay_out(Public& pub, Layout layout) const;

  // moves.cpp
  void turn_moves(const State& state, MoveList& moves) const;
  bool is_free(const Public& pub, Ground ground) const;
  Cards hand_of(const State& state, Seat player) const;
  Cards drawn_from(const State& state) const;  // what chance deals to the mover
  static bool can_pay(const Player& player, int leaves) { return player.leaves >= static_cast<std::uint32_t>(leaves); }

  // words.cpp
  std::optional<WhyNot> why_not_turn(const State& state, Move move) const;
  std::vector<Message> text_after(const Public& before, ProgramId id, const Public& after) const;

  // effects.cpp: the frames. All but run() are for a position in which the topmost step waits for an answer.
  bool waits(const Public& pub) const;
  Seat asked(const Public& pub) const;
  void answers(const State& state, MoveList& moves) const;
  std::optional<WhyNot> why_not_answer(const State& state, Move move) const;
  template <class Sink>
  void answer(State& state, Move move, Sink& sink) const;
  template <class Sink>
  void run(State& state, Sink& sink) const;  // until somebody is asked
  template <class Sink>
  void begin(State& state, ProgramId id, Seat player, Sink& sink) const;

  // apply.cpp
  template <class Sink>
  void play_chance(State& state, Move move, Sink& sink) const;
  template <class Sink>
  void take_turn(State& state, Move move, Sink& sink) const;
  template <class Sink>
  void turn_shrine(Public& pub, Symbol symbol, Sink& sink) const;
  template <class Sink>
  void end_turn(Public& pub, Sink& sink) const;
  template <class Sink>
  void end_game(Public& pub, Sink& sink) const;
  template <class Sink>
  bool draws_by_chance(Public& pub, Sink& sink) const;
  void next_turn(Public& pub) const;
  template <class Sink>
  void go_on(State& state, Sink& sink) const;  // from stage to stage, until somebody has to decide
  bool is_last_turn(const Public& pub) const;  // of the mover (R9.7)
  template <class Sink>
  void play(State& state, Move move, Sink& sink) const;

  // solo.cpp
  template <class Sink>
  void end_gwidyons_turn(Public& pub, Sink& sink) const;

  // programs.cpp
  Message side_text(const Public& pub, int side) const;
  Message program_name(ProgramId id) const;
  Message question_asked(const Public& pub) const;

  // faces.cpp
  Face face(Card card) const;
  Extras extras(const View& view) const;

  // under_way.cpp: throw a Refusal for a position that cannot be.
  void check_position(const State& state) const;
  void check_stage(const State& state) const;
  void check_forests(const Public& pub) const;
  void check_ground(const Public& pub, Seat seat) const;
  void check_gwidyon(const Public& pub) const;
  void check_cards(const State& state) const;
  void check_hand(const State& state, Seat seat) const;
  void check_frames(const Public& pub) const;
  bool fits_below(const Frame& frame, const Frame& below) const;
  std::pair<std::size_t, std::size_t> slice_of(const Frame& frame, const Frame& below) const;
  void find_ends(Public& pub) const;

  int seats_;
  int rounds_ = 0;
  int round_limit_ = 0;
  int gwidyon_drops_ = 0;
  bool expansion_ = false;
  Supply supply_ = kNoSupply;  // those that were agreed on
  Layout layout_ = kNoLayout;
  bool draws_backs_ = false;
  PerSeat<Ground, kMostPlayers> grounds_{};
  Pack pack_;
  Cards heroes_;
  Cards start_;
  ActionCounts actions_{};
  std::array<Program, kPrograms> programs_{};
  std::array<std::uint8_t, kMostKinds> prices_{};
  std::array<Strength, kMostKinds> strengths_{};
  std::array<std::uint8_t, kActions> action_prices_{};
  std::array<std::array<FieldSet, kLands + 1>, kGrounds> lands_{};
};

static_assert(understory::Game<Game> && ChanceGame<Game> && FeatureGame<Game>);

}  // namespace understory::mycelia

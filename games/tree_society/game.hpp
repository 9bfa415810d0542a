// Tree Society: rules, pack and options in one immutable object. The only header others include.
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
#include "games/tree_society/pack.hpp"
#include "games/tree_society/state.hpp"

namespace understory::tree_society {

struct Extras;
struct Face;

enum class EventKind : std::uint8_t {
  dealt,
  laid,
  stalled,
  drew,
  sold,
  paid,
  built,
  completed,
  gained,
  shifted,
  took,
  swapped,
  acted,
  performed,
  returned,
  replaced,
  reduced,
  gave_up,
  discarded,
  pruned,
  revealed_fruit,
  revealed_card,
  kept,
  put_back,
  answered,
  skipped,
  reshuffled,
  slid,
  counted,
  near_end,
  last_fruit,
  ended
};

// Which fields mean something depends on the kind (kEventFacts); the others keep what they begin with.
struct Event {
  EventKind kind{};
  Seat player = kNobody;
  Card card = kNoCard;
  Card by = kNoCard;  // of a price: the card that reduces it
  Fruit fruit = kNoFruit;
  Fruit other = kNoFruit;  // of a swap: from the fruit market
  FruitType type = kNoType;
  Less less = kNoLess;  // of a price: the open reduction
  std::uint8_t level = 0;
  std::uint8_t place = 0;  // of the guild market
  Money money{};
  std::uint8_t amount = 0;  // of a reduction; of an end the rounds there are
  std::uint32_t count = 0;  // coins
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &Event::kind), field("player", &Event::player), field("card", &Event::card),
                           field("by", &Event::by), field("fruit", &Event::fruit), field("other", &Event::other),
                           field("type", &Event::type), field("less", &Event::less), field("level", &Event::level),
                           field("place", &Event::place), field("money", &Event::money),
                           field("amount", &Event::amount), field("count", &Event::count));
  }
};

// What means something in each kind: always, and only where there is one.
inline constexpr std::array<FactRow, 32> kEventFacts{{
    {"dealt", {"player", "card"}},
    {"laid", {"card", "place"}},
    {"stalled", {"fruit"}},
    {"drew", {"player", "fruit"}},
    {"sold", {"player", "fruit", "count"}},
    {"paid", {"player", "card", "level", "count"}, {"by", "less"}},
    {"built", {"player", "card", "level"}},
    {"completed", {"player", "card"}},
    {"gained", {"player", "money", "count"}},
    {"shifted", {"player", "money", "count"}},
    {"took", {"player", "fruit"}},
    {"swapped", {"player", "fruit", "other"}},
    {"acted", {"player", "type"}},
    {"performed", {"player", "type"}},
    {"returned", {"player", "fruit"}},
    {"replaced", {"player", "card", "place"}},
    {"reduced", {"player", "amount"}},
    {"gave-up", {"player", "fruit"}},
    {"discarded", {"player", "card", "level"}},
    {"pruned", {"player", "card", "place"}},
    {"revealed-fruit", {"player", "fruit"}},
    {"revealed-card", {"player", "card"}},
    {"kept", {"player", "fruit"}},
    {"put-back", {"player"}},
    {"answered", {"player", "card"}},
    {"skipped", {"player"}},
    {"reshuffled"},
    {"slid", {"card", "place"}},
    {"counted", {"player", "count"}},  // the coins that are lost
    {"near-end", {"player", "amount"}},
    {"last-fruit", {"amount"}},
    {"ended"},
}};
static_assert(tells_all<Event>(kEventFacts) && kEventFacts.size() == raw(EventKind::ended) + 1);

// What a level demands before it is built (R4.6), in closed form: it is asked at every move of a playout.
struct Demand {
  std::uint8_t fruit = 0;
  std::uint8_t coins = 0;
  std::uint8_t prune = 0;
  std::uint8_t guild = 0;
  std::uint8_t from = 0;        // where those guild cards are
  std::uint8_t fruit_deck = 0;  // whether a fruit must be there to be revealed
  bool any() const { return (fruit | coins | prune | guild | fruit_deck) != 0; }
};

class Game {
 public:
  using State = tree_society::State;
  using Public = tree_society::Public;
  using View = tree_society::View;
  using Move = tree_society::Move;
  using MoveList = tree_society::MoveList;
  using Event = tree_society::Event;
  static constexpr int kMostSeats = kMostPlayers;
  static constexpr bool kHasChance = true;
  // The set-up draws less than 40 times. A fruit is drawn in every turn but the last few, so there are at most as many
  // turns as fruit and two rounds more. A step takes at most 255 answers and draws; what is done without one, and what
  // is asked for several that listen, comes with something they listen to.
  static constexpr int kMostTurns = kMostFruit + 2 * kMostPlayers;
  static constexpr int kMostMoves = 40 + kMostTurns * (kMostTurnSteps + kMostHeard * (1 + kSlots)) * 255;

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
  std::uint32_t weight(const State& state, Move move) const;
  Move sample_chance(const State& state, Rng& rng) const;
  bool in_order(const State& state, Move previous, Move move) const;

  // apply.cpp, for NoEvents and EventLog<Event>
  template <class Sink>
  void apply(State& state, Move move, Sink&& sink) const;

  // scoring.cpp
  Scores scores(const State& state) const;
  Scores standing(const State& state) const { return scores(state); }
  std::vector<ScoreRow> breakdown(const State& state) const;
  std::optional<Booking> booking(const Event& event) const;
  int counted(const Public& pub, Seat player, const Counter& what, int dropped = 0) const;  // R7.5
  int points_of(const Public& pub, Seat player, const Points& points) const;
  int points_of(const Public& pub, Seat player, Card card, int level) const;  // R7.4
  int banners(const CardSet& cards) const;

  // features.cpp
  static constexpr int kFeatures = 10;
  static constexpr std::array<FeatureName, kFeatures> kFeatureNames{{{"points", "levels"},
                                                                     {"coins", "coins"},
                                                                     {"coins-early", "coins"},
                                                                     {"banners", "banners"},
                                                                     {"banners-lead", "banners"},
                                                                     {"begun", "levels"},
                                                                     {"begun-early", "levels"},
                                                                     {"lasting-early", ""},
                                                                     {"fruit", "fruit"},
                                                                     {"fruit-early", "fruit"}}};
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

  // programs.cpp. What effects say, step by step; made of the steps that are done.
  std::vector<Message> effect_text(Card card, int level) const;
  std::vector<Message> action_text(FruitType type) const;
  Message points_text(const Points& points) const;

  // position.cpp
  nlohmann::json position(const State& state) const;
  State from_position(const nlohmann::json& json) const;
  nlohmann::json view_json(const View& view) const;
  std::string pack_name() const { return pack_.name; }
  std::uint64_t pack_hash() const { return pack_.hash; }

  const Pack& pack() const { return pack_; }
  const Program& program(ProgramId id) const { return programs_[raw(id)]; }
  const Program& program(const Frame& frame) const { return program(frame.program); }
  const LevelDef& level(Card card, int level) const {
    return pack_.cards[raw(card)].levels[static_cast<std::size_t>(level - 1)];
  }
  int cost(Card card, int level) const { return costs_[raw(program_of(card, level))]; }
  bool is_duty(ProgramId id) const { return duties_[raw(id)] != 0; }  // mandatory (R6.4)
  bool builds(ProgramId id) const { return is_builder(programs_[raw(id)].back().op); }
  const Demand& demand(Card card, int level) const { return demands_[raw(program_of(card, level))]; }
  // The one step that is ongoing at a level; `raise`, which is never ongoing, if there is none.
  const Step& lasting(Card card, int level) const { return lasting_[raw(program_of(card, level))]; }
  const Step& lasting(const Ongoing& one) const {
    return one.card == kNoCard || one.level == 0 ? nothing_ : lasting(one.card, one.level);
  }
  Guild guild_of(Card card) const { return guilds_[raw(card)]; }
  const CardSet& cards() const { return cards_; }        // that are not in the box (R1.5)
  const CardSet& starters() const { return starters_; }  // starting cards that can be dealt (R2.2)
  const Fruits& fruits() const { return fruits_; }       // that are not in the box (R1.2)
  int stalls() const { return pack_.table.stalls[static_cast<std::size_t>(seats_ - 2)]; }
  int banners_to_end() const { return banners_to_end_; }
  Seat next_player(Seat player) const { return Seat{static_cast<std::uint8_t>((raw(player) + 1) % seats_)}; }

  // What the fruit, of the row or not, would bring the mover (R3.3, R3.4).
  int price_of(const Public& pub, Seat player, Fruit fruit, bool in_row) const;
  int kept_coins(const Player& player) const;  // R5.4
  bool is_last_turn(const Public& pub) const { return raw(pub.mover) + 1 == seats_ && pub.round + 1 >= pub.last_round; }
  bool fruit_due(const Public& pub) const;  // R5.3

  // effects.cpp: what the steps share (steps.hpp).
  // The next level of a card, if the mover could build it for this price: level 1 of one that is not yet its own.
  bool can_build(const Public& pub, Card card, int level, int price, bool from_market) const;
  bool can_give(const Public& pub, const Frame& frame) const;  // R6.3
  bool can_answer(const Public& pub, const Step* when) const;  // R6.15
  bool can_draw_card(const Public& pub) const { return !pub.deck.empty() || !pub.heap.empty(); }
  int market_cards(const Public& pub) const;
  template <class Sink>
  void gain(Public& pub, Money to, int coins, Sink& sink) const;
  template <class Sink>
  void sell(Public& pub, Fruit fruit, bool in_row, Sink& sink) const;
  template <class Sink>
  void buy(Public& pub, Card card, int price, Event how, bool takes_frame, Sink& sink) const;
  template <class Sink>
  void raise(Public& pub, ProgramId id, Sink& sink) const;
  template <class Sink>
  int discard(Public& pub, Card card, Sink& sink) const;
  template <class Sink>
  void draw_last(Public& pub, Sink& sink) const;  // R7.2
  template <class Sink>
  void ready_deck(Public& pub, Sink& sink) const;                    // R5.7
  void call(Public& pub, When event, Card source, int level) const;  // R6.15
  void call_built(Public& pub) const;                                // R4.9
  void begin(Public& pub, ProgramId id) const;
  // Where the slice ends that is done when a program begins: before what listens.
  std::uint8_t slice_of(ProgramId id) const { return slices_[raw(id)]; }

 private:
  // setup.cpp
  void prepare();
  void compile(Card card, int level);

  // moves.cpp
  void turn_moves(const Public& pub, MoveList& moves) const;
  void chance_moves(const Public& pub, MoveList& moves) const;
  CardSet drawn_cards(const Public& pub) const;
  bool draws_cards(const Public& pub) const;
  Fruits drawn_fruit(const Public& pub) const;

  // words.cpp
  std::optional<WhyNot> why_not_turn(const State& state, Move move) const;
  std::optional<WhyNot> why_not_build(const Public& pub, Move move) const;
  std::optional<WhyNot> why_not_answer(const State& state, Move move) const;

  // effects.cpp: the frames.
  Seat asked(const Public& pub) const;
  void answers(const State& state, MoveList& moves) const;
  template <class Sink>
  void answer(State& state, Move move, Sink& sink) const;
  template <class Sink>
  bool step_on(State& state, Sink& sink) const;

  // apply.cpp
  template <class Sink>
  void play(State& state, Move move, Sink& sink) const;
  template <class Sink>
  void play_chance(State& state, Move move, Sink& sink) const;
  template <class Sink>
  void take_turn(State& state, Move move, Sink& sink) const;
  template <class Sink>
  bool fills(Public& pub, Sink& sink) const;
  template <class Sink>
  void count_coins(Public& pub, Sink& sink) const;
  template <class Sink>
  void slide(Public& pub, Sink& sink) const;
  template <class Sink>
  void go_on(State& state, Sink& sink) const;

  // programs.cpp
  Message program_name(ProgramId id) const;
  Message question_asked(const Public& pub) const;

  // faces.cpp
  Face face(const Public& pub, Card card) const;
  Extras extras(const View& view) const;

  // under_way.cpp: throw a Refusal for a position that cannot be.
  void check_position(const Public& pub) const;
  void check_stage(const Public& pub) const;
  void check_cards(const Public& pub) const;
  void check_fruit(const Public& pub) const;
  void check_players(const Public& pub) const;
  void check_frames(const Public& pub) const;
  void check_built(const Public& pub) const;
  void find_ends(Public& pub) const;

  int seats_;
  int banners_to_end_ = 0;
  bool starting_cards_ = false;
  bool draft_ = false;
  bool equal_coins_ = false;
  std::array<bool, kGuilds> in_play_{};
  Pack pack_;
  CardSet cards_;
  CardSet starters_;
  Fruits fruits_;
  Step nothing_{.op = Op::raise};
  std::array<Program, kPrograms> programs_{};
  std::array<std::uint8_t, kPrograms> slices_{};
  std::array<Step, kFirstAction> lasting_{};
  std::array<Demand, kFirstAction> demands_{};
  std::array<Points, kFirstAction> points_{};
  std::array<std::uint8_t, kFirstAction> costs_{};
  std::array<std::uint8_t, kPrograms> duties_{};
  std::array<Guild, kMostCards> guilds_{};
  std::array<CardSet, kGuilds> of_guild_{};
  std::array<CardSet, kMostBanners + 1> with_banners_{};
};

static_assert(understory::Game<Game> && ChanceGame<Game> && FeatureGame<Game>);

}  // namespace understory::tree_society

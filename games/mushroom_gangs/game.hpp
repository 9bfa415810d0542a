// Mushroom Gangs: rules, pack and options in one immutable object. The only header others include.
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
#include "games/mushroom_gangs/pack.hpp"
#include "games/mushroom_gangs/state.hpp"

namespace understory::mushroom_gangs {

enum class EventKind : std::uint8_t { placed, opened, acted, created_group, joined_group, gang_gone, limit_reached };

// Which fields mean something depends on the kind (kEventFacts); the others keep what they begin with.
struct Event {
  EventKind kind{};
  Action action{};
  Seat gang{};
  Seat victim = kNobody;
  Position from{};  // of a group: its first member
  Position to{};    // of a group: its last member
  std::int16_t amount = 0;
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &Event::kind), field("action", &Event::action), field("gang", &Event::gang),
                           field("victim", &Event::victim), field("from", &Event::from), field("to", &Event::to),
                           field("amount", &Event::amount));
  }
};

// What means something in each kind: always, and where there is one.
inline constexpr std::array<FactRow, 7> kEventFacts{{
    {"placed", {"gang", "to"}},
    {"opened", {"gang", "amount"}},
    {"acted", {"gang", "action", "from", "amount"}, {"to", "victim"}},
    {"created-group", {"gang", "from", "to", "amount"}},
    {"joined-group", {"gang", "from", "to", "amount"}},
    {"gang-gone", {"gang"}},
    {"limit-reached", {"amount"}},
}};
static_assert(tells_all<Event>(kEventFacts) && kEventFacts.size() == raw(EventKind::limit_reached) + 1);

// What a go action earns besides its own amount (R5.2 to R5.5).
struct TeamUp {
  Run run;              // the whole group after the move
  bool joined = false;  // otherwise newly created
  int bonus = 0;
};

class Game {
 public:
  using State = mushroom_gangs::State;
  using View = mushroom_gangs::View;
  using Move = mushroom_gangs::Move;
  using MoveList = mushroom_gangs::MoveList;
  using Event = mushroom_gangs::Event;
  static constexpr int kMostSeats = kMostGangs;
  static constexpr bool kHasChance = false;
  static constexpr int kMostMoves = kMostGangs * (kPickers + kMostTurns);  // R2.1, R6.2

  // setup.cpp. Throws a Refusal for a number of seats or an option that the rules do not know.
  static const GameInfo& info();
  Game(int seats, const Options& options, Pack pack);
  int seats() const { return seats_; }
  State new_game() const;

  // moves.cpp
  Seat actor(const State& state) const { return state.pub.turn; }
  Seat turn_of(const State& state) const { return state.pub.turn; }
  void legal_moves(const State& state, MoveList& moves) const;
  bool is_legal(const State& state, Move move) const;
  Move sample_move(const State& state, Rng& rng) const;
  std::optional<WhyNot> why_not(const State& state, Move move) const;

  // apply.cpp, for NoEvents and EventLog<Event>
  template <class Sink>
  void apply(State& state, Move move, Sink&& sink) const;

  // scoring.cpp
  int yield(Position position) const { return yields_[raw(position)]; }
  // The A of R4, before any team-up. F is always the yield of the field the picker starts from (R3.2).
  int amount(Move move) const { return amounts_[raw(move.action())][raw(move.from())]; }
  // For a picker of the gang that has just arrived at `to`, or left. Seldom needed once in_group was asked, so it is
  // kept out of the way of those who ask.
  [[gnu::noinline]] std::optional<TeamUp> team_up(const Public& pub, Seat gang, Position to) const;
  Scores scores(const State& state) const;
  Scores standing(const State& state) const { return scores(state); }
  std::vector<ScoreRow> breakdown(const State& state) const;
  std::optional<Booking> booking(const Event& event) const;

  // features.cpp
  static constexpr int kFeatures = 19;
  static constexpr std::array<FeatureName, kFeatures> kFeatureNames{{{"mushrooms", "mushrooms"},
                                                                     {"pickers", "pickers"},
                                                                     {"walk", "pickers"},
                                                                     {"walk-in-time", "pickers"},
                                                                     {"walk-crowded", "pickers"},
                                                                     {"step", ""},
                                                                     {"chased", ""},
                                                                     {"chased-most", ""},
                                                                     {"chased-now", ""},
                                                                     {"chased-now-rest", ""},
                                                                     {"stalked", ""},
                                                                     {"flanked", ""},
                                                                     {"flanked-now", ""},
                                                                     {"pairs", ""},
                                                                     {"trios", ""},
                                                                     {"trio-next", ""},
                                                                     {"team-up", ""},
                                                                     {"team-up-now", ""},
                                                                     {"turn", ""}}};
  Subject subject_of(const State& state, Move move) const;
  Claims claims(const Event& event) const;
  void features(const State& state, PerSeat<Features<kFeatures>, kMostGangs>& features) const;
  bool is_loud(const State& state, Move move) const;  // it eliminates somebody or earns a team-up

  // view.cpp
  View observe(const State& state, Seat viewer) const;
  Event redact(const Event& event, Seat viewer) const;
  Seat reveals(const Event& event, Seat learner) const;
  std::optional<Move> forced(const View& view) const;
  State determinise(const View& view, Rng& rng) const;

  // notation.cpp
  std::string format(Move move) const;
  Move parse(std::string_view text) const;
  Message label(const State& state, Move move) const;
  std::vector<Change> changes(const Event& event) const;
  nlohmann::json facts(const Event& event) const;
  nlohmann::json about(Move move) const;
  Move move_about(const nlohmann::json& json) const;
  static Vocabulary vocabulary();
  static Description describe_view();
  Message question(const State& state) const;
  Message describe(const Event& event) const;
  Message since(const Event& event, Seat reader) const;
  Message seat_name(Seat seat) const;
  nlohmann::json position(const State& state) const;
  State from_position(const nlohmann::json& json) const;
  nlohmann::json view_json(const View& view) const;
  std::string pack_name() const { return pack_.name; }
  std::uint64_t pack_hash() const { return pack_.hash; }

 private:
  bool placing(const Public& pub) const { return pub.placed < seats_ * kPickers; }
  PositionSet occupied(const Public& pub) const;
  bool held(const Public& pub, PositionSet::Spot spot) const;  // by any gang
  Seat holder(const Public& pub, Position position) const;     // kNobody if it is empty
  int bonus_at(const Public& pub, Seat gang, Position from, Position to) const;
  int best_team_up(const Public& pub, Seat gang) const;
  std::pair<int, int> trios_of(const Public& pub, Seat gang) const;
  int amount_of(Action action, int field) const;
  std::optional<WhyNot> why_not_place(const Public& pub, Position to) const;
  std::optional<WhyNot> why_not_go(const Public& pub, Move move) const;
  void check_possible(const Public& pub) const;
  Phase phase(const Public& pub) const;

  int seats_;
  bool pays_every_time_;  // option team_up
  int turn_limit_;
  std::array<std::uint8_t, kPositions> yields_{};
  std::array<std::int16_t, kPositions> way_home_{};  // what a picker would pick on the straight way Home
  std::array<std::array<std::int16_t, kPositions + 1>, kActions> amounts_{};  // by action and start
  Pack pack_;
};

std::string format(Position position);

static_assert(understory::Game<Game> && SamplingGame<Game> && FeatureGame<Game>);

}  // namespace understory::mushroom_gangs

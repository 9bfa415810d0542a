// Foraging: rules, pack and options in one immutable object. The only header others include.
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
#include "games/_template/pack.hpp"
#include "games/_template/state.hpp"

namespace understory {
class Fields;
}

namespace understory::template_game {

enum class EventKind : std::uint8_t {
  dealt,
  played,
  set_out,
  buried,
  rested,
  gained,
  picked,
  paid,
  collected,
  gave,
  spent,
  turned,
  kept,
  used,
  passed,
  deck_empty,
  spared,
  dug_up,
  ended
};

// Which fields mean something depends on the kind (kEventFacts); the others keep what they begin with.
struct Event {
  EventKind kind{};
  Seat forager = kNobody;
  Seat other = kNobody;     // who is paid, or pays
  Card card = kNoCard;      // of dealt and buried: kNoCard for a viewer who may not know it
  std::uint8_t step = 0;    // of picked: the option, as a step of the card
  std::uint8_t amount = 0;  // of nuts; of dug_up: of cards
  static constexpr auto fields() {
    return std::make_tuple(field("kind", &Event::kind), field("forager", &Event::forager),
                           field("other", &Event::other), field("card", &Event::card), field("step", &Event::step),
                           field("amount", &Event::amount));
  }
};

// What means something in each kind: always, and only for whoever may know it.
inline constexpr std::array<FactRow, 19> kEventFacts{{
    {"dealt", {"forager"}, {"card"}},
    {"played", {"forager", "card"}},
    {"set-out", {"forager", "card"}},
    {"buried", {"forager", "amount"}, {"card"}},
    {"rested", {"forager", "amount"}},
    {"gained", {"forager", "amount"}},
    {"picked", {"forager", "card", "step"}},
    {"paid", {"forager", "other", "amount"}},
    {"collected", {"forager", "other", "amount"}},
    {"gave", {"forager", "card"}},
    {"spent", {"forager", "amount"}},
    {"turned", {"forager", "card"}},
    {"kept", {"forager", "card"}},
    {"used", {"forager", "card"}},
    {"passed", {"forager"}},
    {"deck-empty", {"forager"}},
    {"spared", {"forager"}},
    {"dug-up", {"forager", "card", "amount"}},
    {"ended", {"amount"}},  // rounds
}};
static_assert(tells_all<Event>(kEventFacts) && kEventFacts.size() == raw(EventKind::ended) + 1);

class Game {
 public:
  using State = template_game::State;
  using Public = template_game::Public;
  using View = template_game::View;
  using Move = template_game::Move;
  using MoveList = template_game::MoveList;
  using Event = template_game::Event;
  static constexpr int kMostSeats = kMostForagers;
  static constexpr bool kHasChance = true;
  // A card leaves the deck once (R1.2). A turn is a move and what its card asks: in each step at most all others
  // (R4.5), or so many cards turned up and one kept (R4.8). After a burying every card that was played before asks as
  // much, and the others pick and pass (R4.10).
  static constexpr int kMostTurns = kMostRounds * kMostForagers;
  static constexpr int kMostAsked = kMostSteps * (kMostN + 1);
  static constexpr int kMostMoves =
      kMostCards + kMostTurns * (1 + kMostAsked * kMostTurns + (kMostForagers - 1) * (kMostKinds + 1));

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
  std::optional<WhyNot> why_not(const State& state, Move move) const;

  // apply.cpp, for NoEvents and EventLog<Event>
  template <class Sink>
  void apply(State& state, Move move, Sink&& sink) const;

  // programs.cpp. What a card says, step by step; made of the program it runs.
  std::vector<Message> card_text(Card card) const;

  // scoring.cpp
  Scores scores(const State& state) const;
  Scores standing(const State& state) const;
  std::vector<ScoreRow> breakdown(const State& state) const;
  std::optional<Booking> booking(const Event& event) const;

  // features.cpp
  static constexpr int kFeatures = 5;
  static constexpr std::array<FeatureName, kFeatures> kFeatureNames{
      {{"nuts", "nuts"}, {"hand", ""}, {"hand-early", ""}, {"buried", ""}, {"front-early", ""}}};
  Subject subject_of(const State& state, Move move) const;
  Claims claims(const Event& event) const;
  void features(const State& state, PerSeat<Features<kFeatures>, kMostForagers>& features) const;

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
  Message coming(const State& state) const;
  Message describe(const Event& event) const;
  Message since(const Event& event, Seat reader) const;
  Message seat_name(Seat seat) const;
  nlohmann::json position(const State& state) const;
  State from_position(const nlohmann::json& json) const;
  nlohmann::json view_json(const View& view) const;
  std::string pack_name() const { return pack_.name; }
  std::uint64_t pack_hash() const { return pack_.hash; }

  Message card_name(Card card) const;
  const Program& program(Card card) const { return pack_.cards[raw(card)].program; }
  const Program& program(const Frame& frame) const { return frame.card == kNoCard ? waiting_ : program(frame.card); }
  const CardBag& all_cards() const { return all_cards_; }                                       // R1.2
  bool listens(Card card) const { return listens_from(program(card)) < program(card).size(); }  // R4.9

 private:
  // The deal before the first turn (R2.1) shows in the deck, which never grows.
  int dealt(const Public& pub) const { return all_cards_.size() - pub.deck_size; }
  bool dealing(const Public& pub) const { return dealt(pub) < seats_ * hand_; }
  Seat next_dealt(const Public& pub) const { return Seat{static_cast<std::uint8_t>(dealt(pub) % seats_)}; }
  std::optional<WhyNot> why_not_deal(const State& state, Move move) const;
  std::optional<WhyNot> why_not_turn(const State& state, Move move) const;
  int found_in(const CardBag& cards) const;  // R5.2: the nuts for them when they are dug up

  // effects.cpp: what is started,
  void start(Public& pub, Seat forager, Card card) const;  // R3.2
  bool can_play(const Public& pub, Card card) const;       // R4.7
  void call_listeners(Public& pub) const;                  // R4.10
  // and the frames. All but settle() are for a position in which the topmost step waits for an answer.
  bool waits(const Public& pub) const;
  Seat asked(const Public& pub) const;
  void answers(const State& state, MoveList& moves) const;
  std::optional<WhyNot> why_not_answer(const State& state, Move move) const;
  template <class Sink>
  void answer(State& state, Move move, Sink& sink) const;
  // Runs what is pending until somebody has to decide, or to the end of the turn.
  template <class Sink>
  void settle(State& state, Sink& sink) const;

  // programs.cpp
  Message question_asked(const Public& pub) const;
  Message step_text(Card card, int step) const;
  std::vector<Message> text_between(Card card, std::size_t step, std::size_t until) const;

  // notation.cpp: throw a Refusal for a position that cannot be.
  void check_cards(const State& state) const;
  void check_found(const Public& pub) const;
  void check_deal(const Public& pub) const;
  void check_pending(const State& state) const;
  bool is_playing(const Public& pub) const;
  bool is_waiting(const Public& pub) const;
  void check_turned(const State& state) const;
  void check_counts(const Public& pub) const;

  int seats_;
  int rounds_ = 0;
  int hand_ = 0;
  Pack pack_;
  Program waiting_;  // of a frame without a card
  CardBag all_cards_;
};

static_assert(understory::Game<Game> && ChanceGame<Game> && FeatureGame<Game>);

}  // namespace understory::template_game

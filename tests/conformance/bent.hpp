// The template game with one thing bent: whatever a hook is given for is done by the hook, all else is honest. The
// tests of the kit bend it in every way the kit is there to notice.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "tests/conformance/foraging.hpp"

namespace understory::conformance {

using template_game::Card;
using template_game::CardBag;
using template_game::EventKind;
using template_game::Move;
using template_game::MoveKind;
using template_game::MoveList;
using template_game::State;

class Bent : public Foraging {
 public:
  // What a viewer is told, with room for what it should not be told.
  struct View {
    template_game::View base{};
    std::array<std::uint8_t, 4> note{};
  };
  using Base = Foraging;
  using Emit = std::function<void(const Event&)>;

  // Each is given the honest answer first, to return it or something else, or a value to spoil.
  struct Hooks {
    std::function<void(State&)> new_game;
    std::function<Seat(Seat, const State&)> actor;
    std::function<Seat(Seat, const State&)> turn_of;
    std::function<void(const State&, std::vector<Move>&)> legal_moves;
    std::function<bool(bool, const State&, Move)> is_legal;
    std::function<std::uint32_t(std::uint32_t, Move)> weight;
    std::function<Move(Move, const State&, Rng&)> sample_chance;
    std::function<Move(Move, const State&, Rng&)> sample_move;
    std::function<void(std::optional<WhyNot>&, const State&, Move)> why_not;
    std::function<void(State& after, const State& before, Move, const Emit&)> apply;  // an empty Emit: nobody listens
    std::function<bool(const Event&)> keeps_quiet;
    std::function<void(Scores&, const State&)> scores;
    std::function<void(Scores&, const State&)> standing;
    std::function<void(std::optional<Booking>&, const Event&)> booking;
    std::function<void(Claims&, const Event&)> claims;
    std::function<void(View&, const State&, Seat)> observe;
    std::function<Event(const Event& seen, const Event& event)> redact;
    std::function<Seat(Seat, const Event&, Seat learner)> reveals;
    std::function<void(Message&)> since;
    std::function<void(std::optional<Move>&, const View&)> forced;
    std::function<State(const Bent&, const View&, Rng&)> determinise;
    std::function<std::string(const std::string&)> format;
    std::function<Move(const Bent&, std::string_view)> parse;
    std::function<void(Message&, const State&, Move)> label;
    std::function<void(std::vector<Change>&, const Event&)> changes;
    std::function<void(nlohmann::json&, const Event&)> facts;
    std::function<void(nlohmann::json&, Move)> about;
    std::function<Move(const Bent&, const nlohmann::json&)> move_about;
    std::function<void(Message&, const State&)> question;
    std::function<void(Message&, const State&)> coming;
    std::function<void(nlohmann::json&)> position;
    std::function<void(nlohmann::json&)> view_json;
  };

  using Foraging::Foraging;
  Hooks hooks;

  State new_game() const {
    State state = Base::new_game();
    if (hooks.new_game) hooks.new_game(state);
    return state;
  }
  Seat actor(const State& state) const {
    const Seat seat = Base::actor(state);
    return hooks.actor ? hooks.actor(seat, state) : seat;
  }
  Seat turn_of(const State& state) const {
    const Seat seat = Base::turn_of(state);
    return hooks.turn_of ? hooks.turn_of(seat, state) : seat;
  }
  void legal_moves(const State& state, MoveList& moves) const {
    Base::legal_moves(state, moves);
    if (!hooks.legal_moves) return;
    std::vector<Move> bent(moves.begin(), moves.end());
    hooks.legal_moves(state, bent);
    moves.clear();
    for (const Move move : bent) moves.push_back(move);
  }
  bool is_legal(const State& state, Move move) const {
    const bool legal = Base::is_legal(state, move);
    return hooks.is_legal ? hooks.is_legal(legal, state, move) : legal;
  }
  std::uint32_t weight(const State& state, Move move) const {
    return hooks.weight ? hooks.weight(Base::weight(state, move), move) : Base::weight(state, move);
  }
  Move sample_chance(const State& state, Rng& rng) const {
    const Move move = Base::sample_chance(state, rng);
    return hooks.sample_chance ? hooks.sample_chance(move, state, rng) : move;
  }
  Move sample_move(const State& state, Rng& rng) const {
    MoveList moves;
    legal_moves(state, moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    return hooks.sample_move ? hooks.sample_move(move, state, rng) : move;
  }
  std::optional<WhyNot> why_not(const State& state, Move move) const {
    auto why = Base::why_not(state, move);
    if (hooks.why_not) hooks.why_not(why, state, move);
    return why;
  }
  template <class Sink>
  void apply(State& state, Move move, Sink&& sink) const {
    const State before = state;
    EventLog<Event> log;
    Base::apply(state, move, log);
    for (const Event& event : log.events)
      if (!hooks.keeps_quiet || !hooks.keeps_quiet(event)) sink(event);
    if (!hooks.apply) return;
    Emit emit;
    if constexpr (!std::is_same_v<std::decay_t<Sink>, NoEvents>) emit = [&](const Event& event) { sink(event); };
    hooks.apply(state, before, move, emit);
  }
  Scores scores(const State& state) const {
    Scores scores = Base::scores(state);
    if (hooks.scores) hooks.scores(scores, state);
    return scores;
  }
  Scores standing(const State& state) const {
    Scores scores = Base::standing(state);
    if (hooks.standing) hooks.standing(scores, state);
    return scores;
  }
  std::optional<Booking> booking(const Event& event) const {
    auto booking = Base::booking(event);
    if (hooks.booking) hooks.booking(booking, event);
    return booking;
  }
  Claims claims(const Event& event) const {
    Claims claims = Base::claims(event);
    if (hooks.claims) hooks.claims(claims, event);
    return claims;
  }
  View observe(const State& state, Seat viewer) const {
    View view{Base::observe(state, viewer), {}};
    if (hooks.observe) hooks.observe(view, state, viewer);
    return view;
  }
  Event redact(const Event& event, Seat viewer) const {
    const Event seen = Base::redact(event, viewer);
    return hooks.redact ? hooks.redact(seen, event) : seen;
  }
  Seat reveals(const Event& event, Seat learner) const {
    const Seat whose = Base::reveals(event, learner);
    return hooks.reveals ? hooks.reveals(whose, event, learner) : whose;
  }
  std::optional<Move> forced(const View& view) const {
    auto move = Base::forced(view.base);
    if (hooks.forced) hooks.forced(move, view);
    return move;
  }
  State determinise(const View& view, Rng& rng) const {
    return hooks.determinise ? hooks.determinise(*this, view, rng) : Base::determinise(view.base, rng);
  }
  std::string format(Move move) const { return hooks.format ? hooks.format(Base::format(move)) : Base::format(move); }
  Move parse(std::string_view text) const { return hooks.parse ? hooks.parse(*this, text) : Base::parse(text); }
  Message label(const State& state, Move move) const {
    Message label = Base::label(state, move);
    if (hooks.label) hooks.label(label, state, move);
    return label;
  }
  std::vector<Change> changes(const Event& event) const {
    auto changes = Base::changes(event);
    if (hooks.changes) hooks.changes(changes, event);
    return changes;
  }
  nlohmann::json facts(const Event& event) const {
    nlohmann::json facts = Base::facts(event);
    if (hooks.facts) hooks.facts(facts, event);
    return facts;
  }
  nlohmann::json about(Move move) const {
    nlohmann::json about = Base::about(move);
    if (hooks.about) hooks.about(about, move);
    return about;
  }
  Move move_about(const nlohmann::json& json) const {
    return hooks.move_about ? hooks.move_about(*this, json) : Base::move_about(json);
  }
  Message since(const Event& event, Seat reader) const {
    Message since = Base::since(event, reader);
    if (hooks.since) hooks.since(since);
    return since;
  }
  Message question(const State& state) const {
    Message question = Base::question(state);
    if (hooks.question) hooks.question(question, state);
    return question;
  }
  Message coming(const State& state) const {
    Message coming = Base::coming(state);
    if (hooks.coming) hooks.coming(coming, state);
    return coming;
  }
  nlohmann::json position(const State& state) const {
    nlohmann::json json = Base::position(state);
    if (hooks.position) hooks.position(json);
    return json;
  }
  nlohmann::json view_json(const View& view) const {
    nlohmann::json json = Base::view_json(view.base);
    if (hooks.view_json) hooks.view_json(json);
    return json;
  }
};

static_assert(ChanceGame<Bent> && TextGame<Bent> && SamplingGame<Bent> && FeatureGame<Bent>);

// Two and three foragers, a few games: enough for what shows in every game.
Kit<Bent> bent_kit(const Bent::Hooks& hooks);
// The same with the statistics of worlds.
Kit<Bent> worlds_kit(const Bent::Hooks& hooks);

// What the kit says. Compiled once for all tests, because it takes a while.
Report check_bent(const Kit<Bent>& kit);

// The codes of all that is noticed.
std::set<std::string> noticed(const Kit<Bent>& kit);
std::set<std::string> noticed(const Bent::Hooks& hooks);

// How many of these cards a forager holds. Cards are numbered as in the pack: acorn, berry, squirrel, fox, jay, badger.
inline constexpr Card kAcorn{0};
inline constexpr Card kFox{3};
inline int foxes(const State& state, Seat seat) { return state.own[seat].hand.count(kFox); }
// No card is being done. Hands may still be dealt.
inline bool in_turn(const State& state) { return state.pub.frames.empty() && state.pub.turn != kNobody; }
inline bool in_turn(const std::vector<Move>& moves) { return !moves.empty() && moves.back() == Move::rest(); }
inline Seat after(Seat seat) { return Seat{static_cast<std::uint8_t>((raw(seat) + 1) % 2)}; }  // one of seats 0 and 1

}  // namespace understory::conformance

// The smallest game with chance and a secret, for tests of what is written for any game.
// Two seats draw white (1 point) and black (3 points) pebbles from a bag and see only their own; whoever stops draws
// no more and gets a point at once. The end: both have stopped, or the bag is empty.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fields.hpp"
#include "engine/game.hpp"
#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "engine/sheet.hpp"
#include "engine/text.hpp"

namespace understory::pebbles {

// The colours are the moves of chance; as an event, one that may not be known is hidden.
enum class Kind : std::uint8_t { draw, stop, white, black, hidden };

struct Move {
  Kind kind{};
  std::array<std::uint8_t, 3> filler{};
  friend bool operator==(const Move&, const Move&) = default;
};

struct Pebbles {
  std::uint8_t white = 0;
  std::uint8_t black = 0;
  int size() const { return white + black; }
  std::uint8_t& of(Kind colour) { return colour == Kind::white ? white : black; }
};

struct Public {
  PerSeat<std::uint8_t, 2> drawn{};
  PerSeat<std::uint8_t, 2> stopped{};  // 0 or 1, which is also the point for it
  Seat turn{};
  std::uint8_t drawing = 0;
};
struct State {
  Public pub{};
  PerSeat<Pebbles, 2> own{};
  Pebbles bag{};
};
struct View {
  Public pub{};
  Pebbles mine{};
  Seat viewer{};
  std::uint8_t filler = 0;
};

struct Event {
  Kind kind{};
  Seat seat{};
  static constexpr auto fields() { return std::make_tuple(field("kind", &Event::kind), field("seat", &Event::seat)); }
};
inline constexpr std::array<FactRow, 5> kEventFacts{
    {{"draw", {"seat"}}, {"stop", {"seat"}}, {"white", {"seat"}}, {"black", {"seat"}}, {"hidden", {"seat"}}}};

// A move is about nothing but its kind.
struct About {
  Kind kind{};
  static constexpr auto fields() { return std::make_tuple(field("kind", &About::kind)); }
};
inline constexpr std::array<FactRow, 4> kMoveFacts{{{"draw"}, {"stop"}, {"white"}, {"black"}}};
struct Calls {};  // nothing has a name

class Game {
 public:
  using State = pebbles::State;
  using View = pebbles::View;
  using Move = pebbles::Move;
  using MoveList = MoveBuffer<Move, 2>;  // draw and stop, or the two colours
  using Event = pebbles::Event;
  static constexpr int kMostSeats = 2;
  static constexpr bool kHasChance = true;
  static constexpr int kMostMoves = 2 * 2 * 255 + 2;  // each pebble is asked for and drawn, and both stop

  static const GameInfo& info() {
    static const GameInfo kInfo{.name = "pebbles",
                                .options = {{.name = "white", .fallback = std::int64_t{6}, .choices = {}, .least = 1}},
                                .packs = {"standard"}};
    return kInfo;
  }
  explicit Game(std::uint8_t white = 6, std::uint8_t black = 2) : full_{white, black} {}

  int seats() const { return 2; }
  State new_game() const { return {.bag = full_}; }
  Seat actor(const State& state) const {
    if (state.pub.drawing != 0) return kChance;
    const bool all_stopped = state.pub.stopped[Seat{0}] + state.pub.stopped[Seat{1}] == 2;
    return all_stopped || state.bag.size() == 0 ? kNobody : state.pub.turn;
  }
  Seat turn_of(const State& state) const { return actor(state) == kNobody ? kNobody : state.pub.turn; }
  void legal_moves(const State& state, MoveList& moves) const {
    moves.clear();
    const Seat acts = actor(state);
    if (acts == kNobody) return;
    if (acts != kChance) {
      moves.push_back({Kind::draw});
      moves.push_back({Kind::stop});
    } else {
      if (state.bag.white > 0) moves.push_back({Kind::white});
      if (state.bag.black > 0) moves.push_back({Kind::black});
    }
  }
  bool is_legal(const State& state, Move move) const {
    MoveList moves;
    legal_moves(state, moves);
    return moves.contains(move);
  }
  template <class Sink>
  void apply(State& state, Move move, Sink&& sink) const {
    const Seat me = state.pub.turn;
    const Seat other{static_cast<std::uint8_t>(1 - raw(me))};
    sink(Event{move.kind, me});
    state.pub.drawing = move.kind == Kind::draw ? 1 : 0;
    if (move.kind == Kind::draw) return;
    if (move.kind == Kind::stop) {
      state.pub.stopped[me] = 1;
    } else {
      --state.bag.of(move.kind);
      ++state.own[me].of(move.kind);
      ++state.pub.drawn[me];
    }
    if (state.pub.stopped[other] == 0) state.pub.turn = other;
  }
  std::uint32_t weight(const State& state, Move move) const {
    Pebbles bag = state.bag;
    return bag.of(move.kind);
  }
  Move sample_chance(const State& state, Rng& rng) const {
    return {rng.below(static_cast<std::uint32_t>(state.bag.size())) < state.bag.white ? Kind::white : Kind::black};
  }

  Scores scores(const State& state) const {
    Scores scores;
    scores.seats = 2;
    for (const Seat seat : seats_up_to(2))
      scores.total[seat] = state.own[seat].white + 3 * state.own[seat].black + state.pub.stopped[seat];
    rank_by_total(scores);
    return scores;
  }
  Scores standing(const State& state) const { return scores(state); }
  std::vector<ScoreRow> breakdown(const State& state) const {
    std::vector<ScoreRow> rows{{"pebbles.row.white", {}}, {"pebbles.row.black", {}}};
    for (const Seat seat : seats_up_to(2)) {
      rows[0].points[seat] = state.own[seat].white;
      rows[1].points[seat] = 3 * state.own[seat].black;
    }
    return rows;
  }
  std::optional<Booking> booking(const Event& event) const {
    if (event.kind != Kind::stop) return {};
    return Booking{event.seat, "pebbles.row.stop", 1};
  }

  View observe(const State& state, Seat viewer) const {
    return {state.pub, raw(viewer) < 2 ? state.own[viewer] : Pebbles{}, viewer};
  }
  Event redact(const Event& event, Seat viewer) const {
    const bool colour = event.kind == Kind::white || event.kind == Kind::black;
    return colour && event.seat != viewer ? Event{Kind::hidden, event.seat} : event;
  }
  Seat reveals(const Event& event, Seat learner) const {
    const bool colour = event.kind == Kind::white || event.kind == Kind::black;
    return colour && event.seat == learner ? kChance : kNobody;
  }
  std::optional<Move> forced(const View& /*view*/) const { return {}; }  // whoever is asked may draw or stop
  State determinise(const View& view, Rng& rng) const {
    State state{.pub = view.pub, .bag = full_};
    for (const Seat seat : seats_up_to(2)) {
      if (seat == view.viewer) {
        state.own[seat] = view.mine;
        state.bag.white = static_cast<std::uint8_t>(state.bag.white - view.mine.white);
        state.bag.black = static_cast<std::uint8_t>(state.bag.black - view.mine.black);
      }
    }
    for (const Seat seat : seats_up_to(2))
      while (state.own[seat].size() < view.pub.drawn[seat]) {
        const Kind colour = sample_chance(state, rng).kind;
        --state.bag.of(colour);
        ++state.own[seat].of(colour);
      }
    return state;
  }

  std::string format(Move move) const { return kMoveFacts.at(raw(move.kind)).name; }
  Move parse(std::string_view text) const {
    for (std::uint8_t kind = 0; kind < kMoveFacts.size(); ++kind)
      if (text == kMoveFacts[kind].name) return {Kind{kind}};
    throw Refusal(Message("pebbles.why.unreadable", {{"move", std::string(text)}}), "R9.1");
  }
  Message label(const State& /*state*/, Move move) const { return Message("pebbles.label." + format(move)); }
  std::vector<Change> changes(const Event& /*event*/) const { return {}; }
  nlohmann::json facts(const Event& event) const { return to_json(told_of(event, kEventFacts, Calls())); }
  nlohmann::json about(Move move) const { return to_json(told_of(About{move.kind}, kMoveFacts, Calls())); }
  Move move_about(const nlohmann::json& json) const { return {read_told<About>(json, kMoveFacts, Calls()).kind}; }
  static Vocabulary vocabulary() {
    return {kinds_of<Event>(kEventFacts, Calls()), kinds_of<About>(kMoveFacts, Calls())};
  }
  std::optional<WhyNot> why_not(const State& state, Move move) const {
    if (is_legal(state, move)) return {};
    return WhyNot{Message("pebbles.why.not-now"), "R2.1"};
  }
  Message question(const State& /*state*/) const { return Message("pebbles.question"); }
  Message coming(const State& /*state*/) const { return Message("pebbles.coming"); }
  Message describe(const Event& event) const {
    return Message(std::string("pebbles.event.") + kEventFacts[raw(event.kind)].name, {{"seat", int{raw(event.seat)}}});
  }
  Message since(const Event& event, Seat reader) const {
    return Message(std::string("pebbles.since.") + kEventFacts[raw(event.kind)].name,
                   {{"who", event.seat == reader ? "you" : "other"}});
  }
  Message seat_name(Seat seat) const { return Message("pebbles.seat", {{"seat", int{raw(seat)}}}); }
  nlohmann::json position(const State& state) const {
    return {
        {"bag", {state.bag.white, state.bag.black}},
        {"own",
         {{state.own[Seat{0}].white, state.own[Seat{0}].black}, {state.own[Seat{1}].white, state.own[Seat{1}].black}}},
        {"stopped", state.pub.stopped.values},
        {"turn", raw(state.pub.turn)}};
  }
  // For positions in which a seat is asked.
  State from_position(const nlohmann::json& json) const {
    const Fields fields(json, "");
    const auto byte = [](const nlohmann::json& number) { return number.get<std::uint8_t>(); };
    State state;
    state.bag = {byte(fields.array("bag").at(0)), byte(fields.array("bag").at(1))};
    for (const Seat seat : seats_up_to(2)) {
      const nlohmann::json& own = fields.array("own").at(raw(seat));
      state.own[seat] = {byte(own.at(0)), byte(own.at(1))};
      state.pub.drawn[seat] = static_cast<std::uint8_t>(state.own[seat].size());
      state.pub.stopped[seat] = byte(fields.array("stopped").at(raw(seat)));
    }
    state.pub.turn = Seat{static_cast<std::uint8_t>(fields.number("turn", 0, 1))};
    return state;
  }
  nlohmann::json view_json(const View& view) const { return {{"mine", {view.mine.white, view.mine.black}}}; }
  static Description describe_view() {
    Description view{.sort = Description::Sort::object};
    view.members = {member("mine", sheet::list_of(sheet::number_type(0, 255), 2, 2))};
    return view;
  }
  std::string pack_name() const { return "standard"; }
  std::uint64_t pack_hash() const { return 7; }

 private:
  Pebbles full_;
};

static_assert(ChanceGame<Game> && TextGame<Game>);

}  // namespace understory::pebbles

// What a gang may do (R2, R3, R4), and why it may not.
#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {
namespace {

template <class Belongs>
constexpr PositionSet positions_where(Belongs belongs) {
  PositionSet set;
  for (int i = 0; i < kPositions; ++i)
    if (const auto position = Position{static_cast<std::uint8_t>(i)}; belongs(position)) set.add(position);
  return set;
}
constexpr PositionSet kFirstRowSet = positions_where([](Position p) { return row_of(p) == 0; });
constexpr PositionSet kLastRowSet = positions_where([](Position p) { return row_of(p) == kLastRow; });
constexpr PositionSet kFirstColumnSet = positions_where([](Position p) { return column_of(p) == 0; });
constexpr PositionSet kLastColumnSet = positions_where([](Position p) { return column_of(p) == kSide - 1; });

constexpr PositionSet kFieldEdges = positions_where([](Position p) { return column_of(p) % 3 == 0; });
constexpr PositionSet kFieldCorners =
    positions_where([](Position p) { return row_of(p) % 3 == 0 && column_of(p) % 3 == 0; });

// Every position of every field that one of these lies in.
constexpr PositionSet fields_around(PositionSet some) {
  const PositionSet edges = (some | some.earlier(1) | some.earlier(2)) & kFieldEdges;
  const PositionSet corners = (edges | edges.earlier(kSide) | edges.earlier(2 * kSide)) & kFieldCorners;
  const PositionSet columns = corners | corners.later(kSide) | corners.later(2 * kSide);
  return columns | columns.later(1) | columns.later(2);
}

// The five ways a picker can be asked to go. Every legal action is exactly one of them for one picker.
enum class Way : std::uint8_t { forward, left, right, backward, jump };
constexpr int kWays = 5;

// Where a way leads from a position: the move if it is empty there, and the one if another gang stands there (R3.3,
// R4).
using Step = std::array<Move, 2>;
constexpr Move kImpossible = Move::place(kOutside);

constexpr Step make_step(Position from, Way way) {
  const int row = row_of(from);
  const int column = column_of(from);
  const auto go = [from](Action action, int to_row, int to_column) {
    return Move::act(action, from, at(to_row, to_column));
  };
  constexpr Step kNone{kImpossible, kImpossible};
  switch (way) {
    case Way::forward:
      if (row == kLastRow) return {Move::act(Action::step_out, from, kOutside), kImpossible};
      return {go(Action::forward, row + 1, column), go(Action::forward_eliminate, row + 1, column)};
    case Way::left:
      if (column == 0) return kNone;
      return {go(Action::sideways, row, column - 1), go(Action::sideways_eliminate, row, column - 1)};
    case Way::right:
      if (column == kSide - 1) return kNone;
      return {go(Action::sideways, row, column + 1), go(Action::sideways_eliminate, row, column + 1)};
    case Way::backward:
      if (row == 0) return kNone;
      return {go(Action::backward, row - 1, column), kImpossible};
    case Way::jump:
      if (row == kLastRow) return kNone;
      return {Move::act(Action::jump_out, from, kOutside), kImpossible};
  }
  return kNone;
}

constexpr auto make_steps() {
  std::array<std::array<Step, kWays>, kPositions> steps{};
  for (std::size_t way = 0; way < kWays; ++way)
    for (std::size_t i = 0; i < kPositions; ++i)
      steps[i][way] = make_step(Position{static_cast<std::uint8_t>(i)}, Way{static_cast<std::uint8_t>(way)});
  return steps;
}
constexpr auto kSteps = make_steps();

// For every set of columns, the placements on them in the first row; what follows them does not count.
constexpr auto make_row_places() {
  std::array<std::array<Move, kSide>, 1U << unsigned{kSide}> places{};
  for (unsigned set = 0; set < places.size(); ++set)
    for (unsigned column = 0, count = 0; column < kSide; ++column)
      if ((set >> column & 1U) != 0) places[set][count++] = Move::place(at(0, static_cast<int>(column)));
  return places;
}
constexpr auto kRowPlaces = make_row_places();

// A go action leads exactly one step its own way.
bool leads_there(Action action, Position from, Position to) {
  const int rows = row_of(to) - row_of(from);
  const int columns = column_of(to) - column_of(from);
  switch (action) {
    case Action::forward:
    case Action::forward_eliminate: return rows == 1 && columns == 0;
    case Action::sideways:
    case Action::sideways_eliminate: return rows == 0 && (columns == 1 || columns == -1);
    case Action::backward: return rows == -1 && columns == 0;
    default: return false;
  }
}

}  // namespace

PositionSet Game::occupied(const Public& pub) const {
  PositionSet all;
  for (const PositionSet& gang : pub.pickers.values) all = all | gang;
  return all;
}

bool Game::held(const Public& pub, PositionSet::Spot spot) const {
  bool any = false;
  for (const PositionSet& gang : pub.pickers.values) any |= gang.contains(spot);
  return any;
}

Seat Game::holder(const Public& pub, Position position) const {
  for (const Seat gang : seats_up_to(seats_))
    if (pub.pickers[gang].contains(position)) return gang;
  return kNobody;
}

void Game::legal_moves(const State& state, MoveList& moves) const {
  moves.clear();
  const Public& pub = state.pub;
  if (pub.turn == kNobody) return;
  const PositionSet own = pub.pickers[pub.turn];
  const PositionSet all = occupied(pub);
  if (placing(pub)) {
    const PositionSet open = ~(all | fields_around(own));
    open.each_row([&](int row, unsigned columns) {
      std::array<Move, kSide> places = kRowPlaces[columns];
      for (Move& place : places) place = place.rows_later(row);
      moves.push_back_first(static_cast<std::size_t>(std::popcount(columns)), places);
    });
    return;
  }
  // Who stands where each picker would go, and who can go there: one shift answers for the whole gang.
  const PositionSet held_ahead = all.earlier(kSide), ahead = ~own.earlier(kSide);
  const PositionSet held_left = all.later(1), left = ~(own.later(1) | kFirstColumnSet);
  const PositionSet held_right = all.earlier(1), right = ~(own.earlier(1) | kLastColumnSet);
  const PositionSet back = ~(all.later(kSide) | kFirstRowSet);
  own.each_spot([&](PositionSet::Spot spot, Position from) {
    const auto& steps = kSteps[raw(from)];
    const auto go = [&](Way way, bool possible, bool held) { moves.push_back_if(possible, steps[raw(way)][held]); };
    go(Way::forward, ahead.contains(spot), held_ahead.contains(spot));
    go(Way::left, left.contains(spot), held_left.contains(spot));
    go(Way::right, right.contains(spot), held_right.contains(spot));
    go(Way::backward, back.contains(spot), false);
    go(Way::jump, !kLastRowSet.contains(spot), false);
  });
}

// Draws among all positions of open fields, or all pickers and ways, until a legal one comes up: every legal move is
// one draw of many equally likely ones, so all are equally likely. A picker can always leave, so it ends.
Move Game::sample_move(const State& state, Rng& rng) const {
  const Public& pub = state.pub;
  const PositionSet& own = pub.pickers[pub.turn];
  if (placing(pub)) {
    const PositionSet open_fields = ~fields_around(own);
    const auto draws = static_cast<std::uint32_t>(open_fields.size());
    while (true) {
      const Position to = open_fields.nth(rng.below(draws));
      if (!held(pub, PositionSet::Spot(to))) return Move::place(to);
    }
  }
  const auto pickers = static_cast<std::uint32_t>(own.size());
  while (true) {
    const auto [picker, way] = rng.pair_below(pickers, kWays);
    const Position from = own.nth(picker);
    const Step step = kSteps[raw(from)][way];
    const PositionSet::Spot there(step[0].to());
    const Move move = held(pub, there) ? step[1] : step[0];
    const bool blocked = own.contains(there);           // R3.4
    if (!blocked & (move != kImpossible)) return move;  // one question: the answer is hard to guess
  }
}

bool Game::is_legal(const State& state, Move move) const {
  MoveList moves;
  legal_moves(state, moves);
  return moves.contains(move);
}

std::optional<WhyNot> Game::why_not(const State& state, Move move) const {
  const Public& pub = state.pub;
  if (!move.well_formed()) return because("R8.1", "mushroom-gangs.why.no-move");
  if (pub.turn == kNobody) return because(pub.round == turn_limit_ ? "R6.2" : "R6.1", "mushroom-gangs.why.over");
  if (move.action() == Action::place) {
    if (!placing(pub)) return because("R2.1", "mushroom-gangs.why.all-placed");
    return why_not_place(pub, move.to());
  }
  if (placing(pub)) return because("R2.1", "mushroom-gangs.why.still-placing");
  return why_not_go(pub, move);
}

std::optional<WhyNot> Game::why_not_place(const Public& pub, Position to) const {
  if (const Seat gang = holder(pub, to); gang != kNobody)  // R2.3
    return because("R2.3", "mushroom-gangs.why.not-open",
                   {{"at", mushroom_gangs::format(to)}, {"gang", seat_name(gang)}});
  if (fields_around(pub.pickers[pub.turn]).contains(to))  // R2.2
    return because("R2.2", "mushroom-gangs.why.field-taken", {{"yield", yield(to)}});
  return {};
}

std::optional<WhyNot> Game::why_not_go(const Public& pub, Move move) const {
  const std::string from = mushroom_gangs::format(move.from());
  const Seat mover = holder(pub, move.from());
  if (mover == kNobody) return because("R3.1", "mushroom-gangs.why.no-picker", {{"at", from}});
  if (mover != pub.turn)
    return because("R3.1", "mushroom-gangs.why.not-yours", {{"at", from}, {"gang", seat_name(mover)}});
  const bool last_row = row_of(move.from()) == kLastRow;
  if (move.action() == Action::step_out && !last_row)
    return because("R4.6", "mushroom-gangs.why.not-last-row", {{"at", from}});
  if (move.action() == Action::jump_out && last_row)
    return because("R4.7", "mushroom-gangs.why.last-row", {{"at", from}});
  if (leaves(move.action())) return {};
  const std::string to = mushroom_gangs::format(move.to());
  if (!leads_there(move.action(), move.from(), move.to()))
    return because("R3.3", "mushroom-gangs.why.not-one-step", {{"from", from}, {"to", to}});
  const Seat target = holder(pub, move.to());
  if (target == pub.turn) return because("R3.4", "mushroom-gangs.why.own-picker", {{"at", to}});
  if (eliminates(move.action()) && target == kNobody)
    return because(move.action() == Action::forward_eliminate ? "R4.2" : "R4.4", "mushroom-gangs.why.nobody-there",
                   {{"at", to}, {"move", from + "-" + to}});
  if (!eliminates(move.action()) && target != kNobody) {
    if (move.action() == Action::backward)
      return because("R4.5", "mushroom-gangs.why.backward-held", {{"at", to}, {"gang", seat_name(target)}});
    return because(move.action() == Action::forward ? "R4.1" : "R4.3", "mushroom-gangs.why.held",
                   {{"at", to}, {"gang", seat_name(target)}, {"move", from + "x" + to}});
  }
  return {};
}

}  // namespace understory::mushroom_gangs

// What a gang may do (R2, R3, R4), and why it may not.
#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {
namespace {

constexpr std::array<PositionSet, kFields> make_field_sets() {
  std::array<PositionSet, kFields> sets{};
  for (int i = 0; i < kPositions; ++i) {
    const auto position = Position{static_cast<std::uint8_t>(i)};
    sets[static_cast<std::size_t>(field_of(position))].add(position);
  }
  return sets;
}
constexpr auto kFieldSets = make_field_sets();

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

PositionSet field_around(Position position) { return kFieldSets[static_cast<std::size_t>(field_of(position))]; }

// The five ways a picker can be asked to go. Every legal action is exactly one of them for one picker.
enum class Way : std::uint8_t { forward, left, right, backward, jump };
constexpr int kWays = 5;

// Where a way leads from a position, and which action that is (R3.3, R4). Action::place marks what cannot be.
struct Step {
  Position to = kOutside;
  Action into_empty = Action::place;
  Action into_held = Action::place;
};

constexpr Step make_step(Position from, Way way) {
  const int row = row_of(from);
  const int column = column_of(from);
  switch (way) {
    case Way::forward:
      if (row == kLastRow) return {kOutside, Action::step_out, Action::place};
      return {at(row + 1, column), Action::forward, Action::forward_eliminate};
    case Way::left:
      if (column == 0) return {};
      return {at(row, column - 1), Action::sideways, Action::sideways_eliminate};
    case Way::right:
      if (column == kSide - 1) return {};
      return {at(row, column + 1), Action::sideways, Action::sideways_eliminate};
    case Way::backward:
      if (row == 0) return {};
      return {at(row - 1, column), Action::backward, Action::place};
    case Way::jump:
      if (row == kLastRow) return {};
      return {kOutside, Action::jump_out, Action::place};
  }
  return {};
}

constexpr auto make_steps() {
  std::array<Step, std::size_t{kPositions} * kWays> steps{};
  for (std::size_t i = 0; i < steps.size(); ++i)
    steps[i] = make_step(Position{static_cast<std::uint8_t>(i / kWays)}, Way{static_cast<std::uint8_t>(i % kWays)});
  return steps;
}
constexpr auto kSteps = make_steps();

// The action of this picker that way; Action::place if there is none (R3.4 and R4).
Action action_of(Step step, PositionSet own, PositionSet all) {
  const Action action = all.contains(step.to) ? step.into_held : step.into_empty;
  return own.contains(step.to) ? Action::place : action;
}

Step step_of(Position from, unsigned way) { return kSteps[raw(from) * std::size_t{kWays} + way]; }

WhyNot because(const char* rule, const char* key, std::vector<Argument> arguments = {}) {
  return {Message(key, std::move(arguments)), rule};
}

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
  for (const PositionSet& gang : pub.pickers.values) all.add_all(gang);
  return all;
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
    PositionSet taken = all;
    for (const PositionSet& field : kFieldSets)
      if (own.overlaps(field)) taken.add_all(field);
    taken.complement().each([&](Position to) { moves.push_back(Move::place(to)); });
    return;
  }
  // Who stands where each picker would go: one shift answers for the whole gang.
  const PositionSet own_ahead = own.earlier(kSide), held_ahead = all.earlier(kSide);
  const PositionSet own_left = own.later(1), held_left = all.later(1);
  const PositionSet own_right = own.earlier(1), held_right = all.earlier(1);
  const PositionSet held_behind = all.later(kSide);
  own.each_spot([&](PositionSet::Spot spot, Position from) {
    const auto go = [&](bool possible, int by, bool held, Action into_empty, Action into_held) {
      const auto to = Position{static_cast<std::uint8_t>(raw(from) + by)};
      moves.push_back_if(possible, Move::unchecked(held ? into_held : into_empty, from, to));
    };
    const bool inside = !kLastRowSet.has(spot);
    if (inside)
      go(!own_ahead.has(spot), kSide, held_ahead.has(spot), Action::forward, Action::forward_eliminate);
    else
      moves.push_back(Move::act(Action::step_out, from, kOutside));
    go(!own_left.has(spot) && !kFirstColumnSet.has(spot), -1, held_left.has(spot), Action::sideways,
       Action::sideways_eliminate);
    go(!own_right.has(spot) && !kLastColumnSet.has(spot), +1, held_right.has(spot), Action::sideways,
       Action::sideways_eliminate);
    go(!held_behind.has(spot) && !kFirstRowSet.has(spot), -kSide, false, Action::backward, Action::backward);
    moves.push_back_if(inside, Move::unchecked(Action::jump_out, from, kOutside));
  });
}

// Draws among all positions, or all pickers and ways, until a legal one comes up: every legal move is one draw of
// many equally likely ones, so all are equally likely. A picker can always leave, so it ends.
Move Game::sample_move(const State& state, Rng& rng) const {
  const Public& pub = state.pub;
  const PositionSet own = pub.pickers[pub.turn];
  const PositionSet all = occupied(pub);
  if (placing(pub)) {
    while (true) {
      const auto to = Position{static_cast<std::uint8_t>(rng.below(kPositions))};
      if (!all.contains(to) && !own.overlaps(field_around(to))) return Move::place(to);
    }
  }
  const auto draws = static_cast<std::uint32_t>(own.size() * kWays);
  while (true) {
    const std::uint32_t draw = rng.below(draws);
    const Position from = own.nth(static_cast<int>(draw / kWays));
    const Step step = step_of(from, draw % kWays);
    const Action action = action_of(step, own, all);
    if (action != Action::place) return Move::act(action, from, step.to);
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
  if (pub.pickers[pub.turn].overlaps(field_around(to)))  // R2.2
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

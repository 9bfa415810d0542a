// Moves, labels and positions as text and JSON, both ways (R8).
#include "engine/checked.hpp"
#include "engine/fields.hpp"
#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {

static_assert(TextGame<Game>);

namespace {

// How facts call actions, and positions: by column and row, from 0.
struct Calls {
  Names operator()(Action /*action*/) const { return {{kActionNames.begin(), kActionNames.end()}, "action"}; }
  Grid operator()(Position /*position*/) const { return {kSide, kSide}; }
};

std::optional<Position> parse_position(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'i' || text[1] < '1' || text[1] > '9') return {};
  return at(text[1] - '1', text[0] - 'a');
}

[[noreturn]] void refuse_move(std::string_view text) {
  throw Refusal(Message("mushroom-gangs.why.unreadable", {{"move", std::string(text)}}), "R8.1");
}

std::string format_run(Run run) { return format(at(run.row, run.first)) + "-" + format(at(run.row, run.last)); }

// The action that leads from one position to another.
Move go(Position from, Position to, bool eliminate) {
  const int rows = row_of(to) - row_of(from);
  const int columns = column_of(to) - column_of(from);
  if (rows == 1 && columns == 0) return Move::act(eliminate ? Action::forward_eliminate : Action::forward, from, to);
  if (rows == 0 && (columns == 1 || columns == -1))
    return Move::act(eliminate ? Action::sideways_eliminate : Action::sideways, from, to);
  if (rows == -1 && columns == 0) {
    if (eliminate) throw Refusal(Message("mushroom-gangs.why.backward-eliminate"), "R4.5");
    return Move::act(Action::backward, from, to);
  }
  throw Refusal(Message("mushroom-gangs.why.not-one-step", {{"from", format(from)}, {"to", format(to)}}), "R3.3");
}

Message named(std::string_view group, const char* name, std::vector<Argument> arguments) {
  return Message(std::string(group) + name, std::move(arguments));
}

}  // namespace

std::string format(Position position) {
  return {static_cast<char>('a' + column_of(position)), static_cast<char>('1' + row_of(position))};
}

std::string Game::format(Move move) const {
  const auto text = [](Position p) { return mushroom_gangs::format(p); };
  switch (move.action()) {
    case Action::place: return text(move.to());
    case Action::step_out: return text(move.from()) + "-home";
    case Action::jump_out: return text(move.from()) + "-out";
    default: return text(move.from()) + (eliminates(move.action()) ? "x" : "-") + text(move.to());
  }
}

Move Game::parse(std::string_view text) const {
  const auto first = parse_position(text.substr(0, 2));
  if (!first) refuse_move(text);
  if (text.size() == 2) return Move::place(*first);
  const std::string_view rest = text.substr(3);
  const bool eliminate = text[2] == 'x';
  if (!eliminate && text[2] != '-') refuse_move(text);
  if (!eliminate && rest == "home") return Move::act(Action::step_out, *first, kOutside);
  if (!eliminate && rest == "out") return Move::act(Action::jump_out, *first, kOutside);
  const auto second = parse_position(rest);
  if (!second) refuse_move(text);
  return go(*first, *second, eliminate);
}

nlohmann::json Game::facts(const Event& event) const { return to_json(told_of(event, kEventFacts, Calls())); }

nlohmann::json Game::about(Move move) const {
  About about{MoveKind::go, move.from(), move.to(), eliminates(move.action())};
  if (move.action() == Action::place) about.kind = MoveKind::place;
  if (move.action() == Action::step_out) about.kind = MoveKind::step_out;
  if (move.action() == Action::jump_out) about.kind = MoveKind::jump_out;
  return to_json(told_of(about, kMoveFacts, Calls()));
}

Move Game::move_about(const nlohmann::json& json) const {
  const auto about = read_told<About>(json, kMoveFacts, Calls());
  switch (about.kind) {
    case MoveKind::place: return Move::place(about.to);
    case MoveKind::go: break;
    case MoveKind::step_out: return Move::act(Action::step_out, about.from, kOutside);
    case MoveKind::jump_out: return Move::act(Action::jump_out, about.from, kOutside);
  }
  return go(about.from, about.to, about.eliminates);
}

Vocabulary Game::vocabulary() { return {kinds_of<Event>(kEventFacts, Calls()), kinds_of<About>(kMoveFacts, Calls())}; }

Message Game::seat_name(Seat seat) const { return named("mushroom-gangs.gang.", pack_.gangs[raw(seat)].c_str(), {}); }

Message Game::label(const State& state, Move move) const {
  std::vector<Argument> arguments;
  if (move.action() == Action::place) {
    arguments = {{"to", mushroom_gangs::format(move.to())}, {"yield", yield(move.to())}};
  } else {
    arguments = {{"from", mushroom_gangs::format(move.from())}};
    if (!leaves(move.action())) arguments.emplace_back("to", mushroom_gangs::format(move.to()));
    if (eliminates(move.action())) arguments.emplace_back("victim", seat_name(holder(state.pub, move.to())));
  }
  return named("mushroom-gangs.label.", kActionNames[raw(move.action())], std::move(arguments));
}

std::vector<Change> Game::changes(const Event& event) const {
  switch (event.kind) {
    case EventKind::opened:
    case EventKind::acted: return {{event.gang, "mushrooms", Message("mushroom-gangs.change.mushrooms"), event.amount}};
    case EventKind::created_group:
    case EventKind::joined_group:
      return {{event.gang, "team-up", Message("mushroom-gangs.change.team-up"), event.amount}};
    case EventKind::placed:
    case EventKind::gang_gone:
    case EventKind::limit_reached: return {};
  }
  return {};
}

Message Game::question(const State& state) const {
  const Public& pub = state.pub;
  if (pub.turn == kNobody) return Message("mushroom-gangs.question.over");
  if (placing(pub))
    return Message("mushroom-gangs.question.place",
                   {{"gang", seat_name(pub.turn)}, {"left", kPickers - pub.pickers[pub.turn].size()}});
  return Message("mushroom-gangs.question.act",
                 {{"gang", seat_name(pub.turn)}, {"turn", pub.round + 1}, {"limit", turn_limit_}});
}

Message Game::describe(const Event& event) const {
  const auto text = [](Position p) { return mushroom_gangs::format(p); };
  const Argument gang{"gang", event.kind == EventKind::limit_reached ? Message() : seat_name(event.gang)};
  switch (event.kind) {
    case EventKind::placed: return Message("mushroom-gangs.event.placed", {gang, {"to", text(event.to)}});
    case EventKind::opened: return Message("mushroom-gangs.event.opened", {gang, {"amount", event.amount}});
    case EventKind::acted: {
      std::vector<Argument> arguments{
          gang, {"from", text(event.from)}, {"amount", event.amount < 0 ? -event.amount : event.amount}};
      if (!leaves(event.action)) arguments.emplace_back("to", text(event.to));
      if (event.victim != kNobody) arguments.emplace_back("victim", seat_name(event.victim));
      return named("mushroom-gangs.event.", kActionNames[raw(event.action)], std::move(arguments));
    }
    case EventKind::created_group:
    case EventKind::joined_group:
      return Message(
          event.kind == EventKind::joined_group ? "mushroom-gangs.event.joined" : "mushroom-gangs.event.created",
          {gang, {"from", text(event.from)}, {"to", text(event.to)}, {"amount", event.amount}});
    case EventKind::gang_gone: return Message("mushroom-gangs.event.gang-gone", {gang});
    case EventKind::limit_reached: return Message("mushroom-gangs.event.limit-reached", {{"limit", event.amount}});
  }
  return {};
}

// Never asked: nothing is hidden, and there is no chance (R1.5).
Message Game::since(const Event& event, Seat /*reader*/) const { return describe(event); }

// A drawing that people can edit: nine rows from the forest to Home, a digit for a gang's picker, a dot for nobody.
nlohmann::json Game::position(const State& state) const {
  const Public& pub = state.pub;
  nlohmann::json board = nlohmann::json::array();
  for (int row = 0; row < kSide; ++row) {
    std::string line;
    for (int column = 0; column < kSide; ++column) {
      const Seat gang = holder(pub, at(row, column));
      line += gang == kNobody ? '.' : static_cast<char>('0' + raw(gang));
    }
    board.push_back(line);
  }
  nlohmann::json json{{"seats", seats_}, {"board", board}, {"phase", "placing"}};
  if (placing(pub)) return json;  // the board tells the rest
  json["phase"] = pub.turn == kNobody ? "over" : "playing";
  json["turn"] = pub.turn == kNobody ? nlohmann::json() : nlohmann::json(raw(pub.turn));
  json["round"] = pub.round;
  json["mushrooms"] = nlohmann::json::array();
  json["paid"] = nlohmann::json::array();
  for (const Seat gang : seats_up_to(seats_)) {
    json["mushrooms"].push_back(pub.mushrooms[gang]);
    nlohmann::json runs = nlohmann::json::array();
    for (Run run{0, 0, 0}; run.row < kSide; ++run.row)
      for (run.first = 0; run.first + 2 < kSide; ++run.first)
        for (run.last = run.first + 2; run.last < kSide; ++run.last)
          if (pub.paid[gang].contains(run)) runs.push_back(format_run(run));
    json["paid"].push_back(runs);
  }
  return json;
}

nlohmann::json Game::view_json(const View& view) const {
  nlohmann::json json = position({view.pub});
  nlohmann::json yields = nlohmann::json::array();
  for (int field = 0; field < kFields; ++field) yields.push_back(yield(at(field / 3 * 3, field % 3 * 3)));
  json["yields"] = yields;
  json["side"] = kSide;
  json["pickers"] = kPickers;
  json["turn_limit"] = turn_limit_;
  if (view.pub.turn != kNobody) json["turn"] = raw(view.pub.turn);
  return json;
}

namespace {

[[noreturn]] void refuse(const char* key, std::vector<Argument> arguments, const char* rule) {
  throw Refusal(Message(key, std::move(arguments)), rule);
}

Run parse_run(const std::string& text, const std::string& field) {
  const auto first = parse_position(std::string_view(text).substr(0, 2));
  const auto last =
      text.size() == 5 && text[2] == '-' ? parse_position(std::string_view(text).substr(3)) : std::nullopt;
  if (!first || !last || row_of(*first) != row_of(*last) || column_of(*last) - column_of(*first) < kSmallestGroup - 1)
    refuse("mushroom-gangs.position.run", {{"field", field}, {"value", text}}, "R5.1");
  return {row_of(*first), column_of(*first), column_of(*last)};
}

void read_board(const Fields& fields, int seats, Public& pub) {
  const auto rows = fields.texts("board");
  if (rows.size() != kSide) refuse("mushroom-gangs.position.rows", {{"count", static_cast<int>(rows.size())}}, "R1.1");
  for (int row = 0; row < kSide; ++row) {
    const std::string& line = rows[static_cast<std::size_t>(row)];
    if (line.size() != kSide)
      refuse("mushroom-gangs.position.columns", {{"row", row + 1}, {"count", static_cast<int>(line.size())}}, "R1.1");
    for (int column = 0; column < kSide; ++column) {
      const char mark = line[static_cast<std::size_t>(column)];
      if (mark == '.') continue;
      const int gang = mark - '0';
      const auto refuse_mark = [&] {
        refuse("mushroom-gangs.position.mark", {{"at", format(at(row, column))}, {"row", line}, {"last", seats - 1}},
               "R1.4");
      };
      if (gang < 0 || gang >= seats) refuse_mark();
      add_checked(pub.pickers[Seat{static_cast<std::uint8_t>(gang)}], at(row, column), refuse_mark);
    }
  }
}

// Placement goes round the table, so the board tells whose turn it is (R2.1, R2.2).
void read_placement(const Game& game, Public& pub) {
  for (const Seat gang : seats_up_to(game.seats())) {
    unsigned fields = 0;
    pub.pickers[gang].each([&](Position p) {
      const unsigned field = 1U << static_cast<unsigned>(field_of(p));
      if ((fields & field) != 0)
        refuse("mushroom-gangs.position.field-twice", {{"gang", game.seat_name(gang)}, {"yield", game.yield(p)}},
               "R2.2");
      fields |= field;
    });
    const int mine = pub.pickers[gang].size();
    const int first = pub.pickers[Seat{0}].size();
    const int before = raw(gang) == 0 ? first : pub.pickers[Seat{static_cast<std::uint8_t>(raw(gang) - 1)}].size();
    if (mine > before || mine < first - 1) refuse("mushroom-gangs.position.placement-order", {}, "R2.1");
    pub.placed = static_cast<std::uint8_t>(pub.placed + mine);
  }
  if (pub.placed == game.seats() * kPickers) refuse("mushroom-gangs.position.placement-done", {}, "R2.5");
  pub.turn = Seat{static_cast<std::uint8_t>(pub.placed % game.seats())};
}

}  // namespace

State Game::from_position(const nlohmann::json& json) const {
  const Fields fields(json, "");
  fields.only({"seats", "board", "phase", "turn", "round", "mushrooms", "paid"});
  check_seats(fields, seats_, "R1.4");
  const std::string phase = fields.text("phase");
  State state{};
  Public& pub = state.pub;
  read_board(fields, seats_, pub);
  if (phase == "placing") {
    for (const char* later : {"turn", "round", "mushrooms", "paid"})
      if (fields.has(later)) refuse("mushroom-gangs.position.too-early", {{"field", later}}, "R2.5");
    read_placement(*this, pub);
    return state;
  }
  if (phase != "playing" && phase != "over") refuse("mushroom-gangs.position.phase", {{"value", phase}}, "R8.2");

  pub.placed = static_cast<std::uint8_t>(seats_ * kPickers);
  pub.round = static_cast<std::uint8_t>(fields.number("round", 0, turn_limit_));
  const bool over = phase == "over";
  if (over != fields.any("turn").is_null()) refuse("mushroom-gangs.position.turn-and-phase", {}, "R6.1");
  pub.turn = over ? kNobody : Seat{static_cast<std::uint8_t>(fields.number("turn", 0, seats_ - 1))};
  const auto mushrooms = fields.numbers("mushrooms", -32'000, 32'000);
  const nlohmann::json& paid = fields.array("paid");
  const auto seats = static_cast<std::size_t>(seats_);
  if (mushrooms.size() != seats)
    refuse("mushroom-gangs.position.per-gang", {{"field", "mushrooms"}, {"count", seats_}}, "R1.4");
  if (paid.size() != seats) refuse("mushroom-gangs.position.per-gang", {{"field", "paid"}, {"count", seats_}}, "R1.4");
  for (const Seat gang : seats_up_to(seats_)) {
    const std::size_t i = raw(gang);
    pub.mushrooms[gang] = static_cast<std::int16_t>(mushrooms[i]);
    const nlohmann::json runs{{"paid", paid[i]}};
    const std::string place = "paid[" + std::to_string(i) + "]";
    for (const std::string& run : Fields(runs, "").texts("paid"))
      add_checked(pub.paid[gang], parse_run(run, place), [&] {
        refuse("mushroom-gangs.position.run-twice", {{"field", place}, {"value", run}}, "R5.7");
      });
  }
  check_possible(pub);
  return state;
}

// What no sequence of turns can lead to is refused, as far as counting shows it.
void Game::check_possible(const Public& pub) const {
  const bool over = pub.turn == kNobody;
  int gone = 0;
  int most_actions = pub.round;
  int empty = 0;
  for (const Seat gang : seats_up_to(seats_)) {
    const int pickers = pub.pickers[gang].size();
    if (pickers > kPickers)
      refuse("mushroom-gangs.position.too-many", {{"gang", seat_name(gang)}, {"count", pickers}}, "R1.4");
    if (pickers == 0) ++empty;
    gone += kPickers - pickers;
  }
  if (!over && empty > 0) refuse("mushroom-gangs.position.should-be-over", {}, "R6.1");
  if (!over && pub.round == turn_limit_) refuse("mushroom-gangs.position.should-be-over", {}, "R6.2");
  if (over && empty == 0 && pub.round != turn_limit_) refuse("mushroom-gangs.position.not-over", {}, "R6.1");
  if (empty > 1) refuse("mushroom-gangs.position.two-empty", {}, "R6.1");
  // A finished game does not say who acted last: allow for a round under way.
  if (over && pub.round < turn_limit_) ++most_actions;
  const int actions = over ? most_actions * seats_ : pub.round * seats_ + raw(pub.turn);
  if (gone > actions) refuse("mushroom-gangs.position.too-few-left", {{"gone", gone}, {"actions", actions}}, "R3.1");
  for (const Seat gang : seats_up_to(seats_)) {
    const int made = over ? most_actions : pub.round + (raw(gang) < raw(pub.turn) ? 1 : 0);
    const int worst = pack_.jump_out_cost > kFields ? pack_.jump_out_cost : kFields;
    constexpr int kBest = 9 + 9 + 9 + 9 + 8 + 8;  // forward from field 9 into a new group of five on fields 9 and 8
    const int total = pub.mushrooms[gang];
    if (total < pack_.start - worst * made || total > pack_.start + kBest * made)
      refuse("mushroom-gangs.position.mushrooms", {{"gang", seat_name(gang)}, {"mushrooms", total}, {"actions", made}},
             "R4.1");
    const int paid = pub.paid[gang].size();
    if (paid > 0 && pays_every_time_) refuse("mushroom-gangs.position.paid-every", {}, "R5.7");
    if (paid > made)
      refuse("mushroom-gangs.position.paid", {{"gang", seat_name(gang)}, {"runs", paid}, {"actions", made}}, "R5.7");
  }
}

}  // namespace understory::mushroom_gangs

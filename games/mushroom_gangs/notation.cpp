// Moves, labels and positions as text and JSON, both ways (R8).
#include "engine/json.hpp"
#include "engine/position.hpp"
#include "engine/refusal.hpp"
#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {

static_assert(TextGame<Game>);

namespace {

constexpr std::array<const char*, 3> kPhases{"placing", "playing", "over"};

// How actions, phases and positions are called, these by column and row, from 0.
struct Calls {
  int places = 0;  // gangs
  bool placing = false;
  Names operator()(Action /*action*/) const { return {{kActionNames.begin(), kActionNames.end()}, "action"}; }
  Names operator()(Phase /*phase*/) const { return {{kPhases.begin(), kPhases.end()}, "phase", "R8.2"}; }
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

Run parse_run(const Slot& slot) {
  const std::string text = slot.text();
  const auto first = parse_position(std::string_view(text).substr(0, 2));
  const auto last =
      text.size() == 5 && text[2] == '-' ? parse_position(std::string_view(text).substr(3)) : std::nullopt;
  if (!first || !last || row_of(*first) != row_of(*last) || column_of(*last) - column_of(*first) < kSmallestGroup - 1)
    refuse_by("R5.1", "mushroom-gangs.position.run", {{"field", slot.place()}, {"value", text}});
  return {row_of(*first), column_of(*first), column_of(*last)};
}

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

// How facts are put into words; what was done is in the key.
struct Says {
  const Game& game;
  Message operator()(Seat gang) const { return game.seat_name(gang); }
  Message operator()(Action action) const { return verbatim(kActionNames[raw(action)]); }
  std::string operator()(Position position) const { return format(position); }
};

Message named(std::string_view group, const char* name, std::vector<Argument> arguments) {
  return Message(std::string(group) + name, std::move(arguments));
}

}  // namespace

std::string format(Position position) {
  return {static_cast<char>('a' + column_of(position)), static_cast<char>('1' + row_of(position))};
}

Phase Game::phase(const Public& pub) const {
  if (placing(pub)) return Phase::placing;
  return pub.turn == kNobody ? Phase::over : Phase::playing;
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

Message Game::seat_name(Seat seat) const {
  return named("mushroom-gangs.gang.", pack_.gangs.names[raw(seat)].c_str(), {});
}

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
  Event said = event;
  if (event.amount < 0) said.amount = static_cast<std::int16_t>(-event.amount);  // the action says that it is lost
  const char* name = kEventFacts[raw(event.kind)].name;
  if (event.kind == EventKind::acted) name = kActionNames[raw(event.action)];
  if (event.kind == EventKind::created_group) name = "created";
  if (event.kind == EventKind::joined_group) name = "joined";
  return named("mushroom-gangs.event.", name, arguments_of(said, kEventFacts, Calls(), Says{*this}));
}

// Never asked: nothing is hidden, and there is no chance (R1.5).
Message Game::since(const Event& event, Seat /*reader*/) const { return describe(event); }

template <class Write>
nlohmann::json Drawing::write(const PerSeat<PositionSet, kMostGangs>& pickers, const Write& write) const {
  nlohmann::json board = nlohmann::json::array();
  for (int row = 0; row < kSide; ++row) {
    std::string line(kSide, '.');
    for (const Seat gang : seats_up_to(write.calls.places))
      for (int column = 0; column < kSide; ++column)
        if (pickers[gang].contains(at(row, column)))
          line[static_cast<std::size_t>(column)] = static_cast<char>('0' + raw(gang));
    board.push_back(line);
  }
  return board;
}

template <class Read>
void Drawing::read(const Slot& slot, PerSeat<PositionSet, kMostGangs>& pickers, const Read& read) const {
  const int gangs = read.calls.places;
  if (slot.size() != kSide)
    refuse_by("R1.1", "mushroom-gangs.position.rows", {{"count", static_cast<int>(slot.size())}});
  for (int row = 0; row < kSide; ++row) {
    const std::string line = slot.item(static_cast<std::size_t>(row)).text();
    if (line.size() != kSide)
      refuse_by("R1.1", "mushroom-gangs.position.columns",
                {{"row", row + 1}, {"count", static_cast<int>(line.size())}});
    for (int column = 0; column < kSide; ++column) {
      const char mark = line[static_cast<std::size_t>(column)];
      if (mark == '.') continue;
      const int gang = mark - '0';
      const auto refuse_mark = [&] {
        refuse_by("R1.4", "mushroom-gangs.position.mark",
                  {{"at", format(at(row, column))}, {"row", line}, {"last", gangs - 1}});
      };
      if (gang < 0 || gang >= gangs) refuse_mark();
      add_checked(pickers[Seat{static_cast<std::uint8_t>(gang)}], at(row, column), refuse_mark);
    }
  }
}

template <class Describe>
Description Drawing::type(const PerSeat<PositionSet, kMostGangs>& /*pickers*/, const Describe& describe) const {
  return sheet::list_of(describe(std::string()), kSide, kSide);
}

template <class Write>
nlohmann::json Runs::write(const PerSeat<RunSet, kMostGangs>& paid, const Write& write) const {
  nlohmann::json lists = nlohmann::json::array();
  for (const Seat gang : seats_up_to(write.calls.places)) {
    nlohmann::json runs = nlohmann::json::array();
    for (Run run{0, 0, 0}; run.row < kSide; ++run.row)
      for (run.first = 0; run.first + 2 < kSide; ++run.first)
        for (run.last = run.first + 2; run.last < kSide; ++run.last)
          if (paid[gang].contains(run)) runs.push_back(format_run(run));
    lists.push_back(runs);
  }
  return lists;
}

template <class Read>
void Runs::read(const Slot& slot, PerSeat<RunSet, kMostGangs>& paid, const Read& read) const {
  const auto gangs = static_cast<std::size_t>(read.calls.places);
  slot.expect_size(gangs, gangs);
  for (const Seat gang : seats_up_to(read.calls.places))
    for (const Slot& run : slot.item(raw(gang)).items())
      add_checked(paid[gang], parse_run(run), [&] { sheet::refuse_twice(run, "R5.7"); });
}

template <class Describe>
Description Runs::type(const PerSeat<RunSet, kMostGangs>& /*paid*/, const Describe& describe) const {
  return describe(std::vector<std::vector<std::string>>());
}

nlohmann::json Game::position(const State& state) const {
  const Public& pub = state.pub;
  const Calls calls{seats_, placing(pub)};
  nlohmann::json json = write_position(state, calls);
  json["seats"] = seats_;
  json["phase"] = Writer<Calls>{calls}(phase(pub));
  return json;
}

namespace {

// What a client shows besides.
struct Extras {
  int seats = 0;
  Phase phase{};
  std::vector<int> yields;  // of the fields
  int side = kSide;
  int pickers = kPickers;
  int turn_limit = 0;
  std::optional<Seat> turn;  // also while pickers are placed

  static constexpr auto fields() {
    return std::make_tuple(field("seats", &Extras::seats), field("phase", &Extras::phase),
                           field("yields", &Extras::yields), field("side", &Extras::side),
                           field("pickers", &Extras::pickers), field("turn_limit", &Extras::turn_limit),
                           field("turn", &Extras::turn));
  }
};

}  // namespace

nlohmann::json Game::view_json(const View& view) const {
  const Public& pub = view.pub;
  Extras extras{.seats = seats_, .phase = phase(pub), .yields = {}, .turn_limit = turn_limit_, .turn = {}};
  for (int field = 0; field < kFields; ++field) extras.yields.push_back(yield(at(field / 3 * 3, field % 3 * 3)));
  if (pub.turn != kNobody) extras.turn = pub.turn;
  return write_view<State>(view, Calls{seats_, placing(pub)}, extras);
}

Description Game::describe_view() { return understory::describe_view<State, View, Extras>(Calls()); }

namespace {

[[noreturn]] void refuse(const char* key, std::vector<Argument> arguments, const char* rule) {
  throw Refusal(Message(key, std::move(arguments)), rule);
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
  check_seats(fields, seats_, "R1.4");
  Phase phase{};
  Reader<Calls>{Calls()}(fields.at("phase"), phase);
  const bool placing = phase == Phase::placing;
  State state{};
  Public& pub = state.pub;
  read_position(fields, state, Calls{seats_, placing}, {"seats", "phase"});
  if (placing) {
    read_placement(*this, pub);
    return state;
  }
  pub.placed = static_cast<std::uint8_t>(seats_ * kPickers);
  fields.number("round", 0, turn_limit_);
  if ((phase == Phase::over) != (pub.turn == kNobody)) refuse("mushroom-gangs.position.turn-and-phase", {}, "R6.1");
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
    const int worst = pack_.jump_out_cost.value > kFields ? pack_.jump_out_cost.value : kFields;
    constexpr int kBest = 9 + 9 + 9 + 9 + 8 + 8;  // forward from field 9 into a new group of five on fields 9 and 8
    const int total = pub.mushrooms[gang];
    if (total < pack_.start.value - worst * made || total > pack_.start.value + kBest * made)
      refuse("mushroom-gangs.position.mushrooms", {{"gang", seat_name(gang)}, {"mushrooms", total}, {"actions", made}},
             "R4.1");
    const int paid = pub.paid[gang].size();
    if (paid > 0 && pays_every_time_) refuse("mushroom-gangs.position.paid-every", {}, "R5.7");
    if (paid > made)
      refuse("mushroom-gangs.position.paid", {{"gang", seat_name(gang)}, {"runs", paid}, {"actions", made}}, "R5.7");
  }
}

}  // namespace understory::mushroom_gangs

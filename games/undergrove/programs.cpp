// How steps are written in packs, how they are asked for and how they read, each kind by kind in the order of
// steps.hpp.
#include <algorithm>
#include <span>

#include "engine/bag.hpp"
#include "engine/pack_json.hpp"
#include "games/undergrove/steps.hpp"

namespace understory::undergrove {
namespace {

// ---- In packs: a step is an object with its name, and behind it what it takes ----

using Amounts = Bag<Resource, kResources>;
constexpr Within kAmount{1, kMostN};
constexpr std::size_t kLeastOptions = 2;
constexpr std::size_t kMostOptions = kMostSteps - 1;
constexpr std::array<const char*, 1> kAll{"all"};  // tokens
constexpr std::array<const char*, 2> kFrom{"any", "here"};

struct AbsorbSaid {
  std::string from;
  int free = 0;
  bool may = false;
  bool paid = false;

  static constexpr auto fields() {
    return std::make_tuple(field("from", &AbsorbSaid::from, OneOf<kFrom>()),
                           field("free", &AbsorbSaid::free, IfAny{Within{0, kMostN}}),
                           field("may", &AbsorbSaid::may, IfAny()), field("paid", &AbsorbSaid::paid, IfAny()));
  }
};

enum class Takes : std::uint8_t { one, number, amounts, tokens, resource, power, root, absorb, options };
constexpr Takes what_takes(Op op) {
  switch (op) {
    case Op::gain:
    case Op::others:
    case Op::leave:
    case Op::pay: return Takes::amounts;
    case Op::any:
    case Op::swap:
    case Op::put:
    case Op::sun:
    case Op::points:
    case Op::drink:
    case Op::roots: return Takes::number;
    case Op::ready: return Takes::tokens;
    case Op::choose: return Takes::options;
    case Op::absorb: return Takes::absorb;
    case Op::second:
    case Op::extra: return Takes::power;
    case Op::root: return Takes::root;
    case Op::convert: return Takes::resource;
    default: return Takes::one;
  }
}

void add_step(const Slot& at, Program& program, Step step) {
  push_checked(program, step, [&] {
    refuse_by("R4.1", "undergrove.pack.too-long", {{"field", at.place()}, {"most", kMostSteps}});
  });
}

class ProgramReader {
 public:
  ProgramReader(const Slot& at, std::span<const Op> allowed, Program& program, const Reader<Calls>& read)
      : at_(at), allowed_(allowed), program_(program), read_(read) {}

  void read() {
    read_.each_item(at_, 1, kMostSteps, [&](const Slot& step) { read_step(step, false); });
  }

 private:
  void add(Op op, std::size_t arg, std::int64_t n) {
    add_step(at_, program_, {op, static_cast<std::uint8_t>(arg), static_cast<std::uint8_t>(n)});
  }
  void read_step(const Slot& at, bool is_option) {
    const Fields step = at.object();
    for (std::uint8_t i = 0; i < Kinds::kCount; ++i) {
      const Op op{i};
      const char* name = Kinds::kNames[i];
      if (!step.has(name)) continue;
      step.only({name});
      const bool fits = std::find(allowed_.begin(), allowed_.end(), op) != allowed_.end();
      if (!fits || (is_option && op == Op::choose))
        refuse_by("R4.1", "undergrove.pack.misplaced", {{"field", at.place()}, {"step", name}});
      return read_taken(step.at(name), op);
    }
    refuse_by("R4.1", "undergrove.pack.step", {{"field", at.place()}});
  }
  void read_taken(const Slot& at, Op op) {
    switch (what_takes(op)) {
      case Takes::amounts: return read_amounts(at, op);
      case Takes::tokens: return add(op, read_tokens(at), 0);
      case Takes::resource: return add(op, at.word(kResourceNames), 0);
      case Takes::power: return add(op, 1 + at.word(powers()), 0);
      case Takes::root: return add(op, at.word(kRootKindNames), 0);
      case Takes::absorb: return read_absorb(at);
      case Takes::options: return read_options(at);
      case Takes::number: return add(op, 0, at.number(1, kMostN));
      case Takes::one: return add(op, 0, at.number(1, 1));
    }
  }
  void read_amounts(const Slot& at, Op op) {
    if (at.keys().empty()) refuse_by("R1.6", "undergrove.pack.no-resource", {{"field", at.place()}});
    Amounts amounts;
    read_.as(at, amounts, kAmount);
    for (const Resource resource : amounts.kinds()) add(op, raw(resource), amounts.count(resource));
  }
  std::uint8_t read_tokens(const Slot& at) {
    std::uint8_t tokens = kAllTokens;
    if (at.is_text()) return at.word(kAll), tokens;
    at.expect_size(1, kTypes);
    read_.as(at, tokens = 0, BitsOf<Type>());
    return tokens;
  }
  void read_absorb(const Slot& at) {
    AbsorbSaid said;
    read_(at, said);
    const int flags =
        (said.from == kFrom[1] ? kFromHere : 0) | (said.may ? kMayAbsorb : 0) | (said.paid ? kPaidAbsorb : 0);
    add(Op::absorb, static_cast<std::size_t>(flags), said.free);
  }
  void read_options(const Slot& at) {
    add(Op::choose, 0, static_cast<std::int64_t>(std::min<std::size_t>(at.size(), kMostSteps)));
    read_.each_item(at, kLeastOptions, kMostOptions, [&](const Slot& option) {
      const std::size_t before = program_.size();
      read_step(option, true);
      if (program_.size() != before + 1) refuse_by("R4.11", "undergrove.pack.option", {{"field", option.place()}});
    });
  }

  const Slot& at_;
  std::span<const Op> allowed_;
  Program& program_;
  const Reader<Calls>& read_;
};

Description step_type(std::span<const Op> allowed, const Describer<Calls>& describe);

Description taken_type(Op op, std::span<const Op> allowed, const Describer<Calls>& describe) {
  switch (what_takes(op)) {
    case Takes::amounts: return describe.as(Amounts(), kAmount);
    case Takes::tokens:
      return {.sort = Description::Sort::either,
              .of = {sheet::one_of(kAll), sheet::list_of(describe(Type()), 1, kTypes)}};
    case Takes::resource: return sheet::one_of(kResourceNames);
    case Takes::power: return sheet::one_of(powers());
    case Takes::root: return sheet::one_of(kRootKindNames);
    case Takes::absorb: return describe(AbsorbSaid());
    case Takes::options: {
      std::vector<Op> options(allowed.begin(), allowed.end());
      options.erase(std::find(options.begin(), options.end(), Op::choose));
      return sheet::list_of(step_type(options, describe), kLeastOptions, kMostOptions);
    }
    case Takes::number: return sheet::number_type(1, kMostN);
    case Takes::one: break;
  }
  return sheet::number_type(1, 1);
}

Description step_type(std::span<const Op> allowed, const Describer<Calls>& describe) {
  Description step{.sort = Description::Sort::either};
  for (const Op op : allowed)
    step.of.push_back({.sort = Description::Sort::object,
                       .members = {member(Kinds::kNames[raw(op)], taken_type(op, allowed, describe))}});
  return step;
}

// ---- In words ----

std::vector<Message> token_names(int tokens) {
  std::vector<Message> names;
  for (int type = 0; type < kTypes; ++type)
    if ((tokens & token_of(type)) != 0) names.push_back(type_name(type));
  return names;
}

Message text_of_step(const Step* step) {
  const std::string key = std::string("undergrove.step.") + Kinds::kNames[raw(step->op)];
  const Argument n{"n", step->n};
  switch (step->op) {
    case Op::gain:
    case Op::others:
    case Op::leave:
    case Op::pay: return Message(key, {n, {"resource", resource_name(step->arg)}});
    case Op::ready:
      return step->arg == kAllTokens
                 ? Message("undergrove.step.ready-all")
                 : Message(key, {{"tokens", token_names(step->arg)}, {"n", std::popcount(unsigned{step->arg})}});
    case Op::choose: {
      Message options = text_of_step(step + 1);
      if (step->n == 1) return options;
      for (int i = 2; i <= step->n; ++i)
        options = Message("undergrove.step.or", {{"a", std::move(options)}, {"b", text_of_step(step + i)}});
      return Message(key, {{"options", std::move(options)}});
    }
    case Op::absorb: {
      if (is_priced(*step)) return Message("undergrove.step.absorb-paid");
      const bool here = (step->arg & kFromHere) != 0;
      return Message(key, {{"from", here ? "here" : "any"}, {"may", must(*step) ? "must" : "may"}, {"free", step->n}});
    }
    case Op::second:
    case Op::extra: return Message(std::string("undergrove.power.") + kPowerNames[step->arg]);
    case Op::root: return Message(std::string("undergrove.root.") + kRootKindNames[step->arg]);
    case Op::convert: return Message(key, {{"resource", resource_name(step->arg)}});
    default: return Message(key, {n});
  }
}

// Whether the mover's step did something besides, which nobody can count.
bool shows_step(const Event& event, Op op, Seat mover) {
  switch (op) {
    case Op::others: return event.kind == EventKind::gained && event.player != mover;
    case Op::put: return event.kind == EventKind::stored;
    case Op::another: return event.kind == EventKind::again;
    case Op::points: return event.kind == EventKind::finished;
    default: return false;
  }
}

// A program from this step on, without what needs a mushroom's power that the player does not have (R4.6), and without
// another action that was already given (R4.8, R4.11).
Program still_possible(const Program& program, std::size_t from, const Turn& turn) {
  Program possible;
  Step* choice = nullptr;
  for (std::size_t i = from; i < program.size(); ++i) {
    const Step& step = program[i];
    const bool powerless =
        (step.op == Op::second || step.op == Op::extra) && (turn.powers & bit_of(Power{step.arg})) == 0;
    const bool given = step.op == Op::another && turn.granted.has(turn.here);
    if (given && choice != nullptr) --choice->n;
    if (powerless || given) continue;
    possible.push_back(step);
    if (step.op == Op::choose) choice = &possible.back();
  }
  return possible;
}

// What is asked at this step, as the end of a key: some ask several things one after the other.
std::string asked_by(const StepTask& task) {
  constexpr std::array<const char*, kAbsorbed> kAbsorb{"drinker", "source", "enter", "token", "cube", "moves"};
  constexpr std::array<const char*, kPlaced> kMushroom{"mushroom", "play", "space"};
  constexpr std::array<const char*, kPlaced> kSecond{"second", "play", "space"};
  switch (task.step->op) {
    case Op::absorb: return kAbsorb[task.frame.done];
    case Op::mushroom: return kMushroom[task.frame.done];
    case Op::second: return kSecond[task.frame.done];
    case Op::drink:
    case Op::roots:
    case Op::beside:
    case Op::sprout: return "draw";
    default: return Kinds::kNames[raw(task.step->op)];
  }
}

}  // namespace

void read_program(const Slot& at, std::span<const Op> allowed, Program& program, const Reader<Calls>& read) {
  ProgramReader(at, allowed, program, read).read();
}
Description program_type(std::span<const Op> allowed, const Describer<Calls>& describe) {
  return sheet::list_of(step_type(allowed, describe), 1, kMostSteps);
}

void TileSteps::read_of(const Slot& at, TileDef& tile, const Reader<Calls>& read) const {
  const int cubes = tile.cost ? tile.cost->any : 0;
  if (cubes > 0) add_step(at, tile.program, {Op::pay_any, 0, static_cast<std::uint8_t>(cubes)});
  this->read(at, tile.program, read);
}

std::vector<Message> Game::text_of(const Program& program) const {
  std::vector<Message> texts;
  for (const Step* step = program.begin(); step < program.end(); step += length(*step))
    texts.push_back(text_of_step(step));
  return texts;
}

std::vector<Message> Game::tile_text(Tile of) const {
  std::vector<Message> texts = text_of(tile(of).program);
  if (tile(of).cost && tile(of).cost->any > 0) texts.erase(texts.begin());  // it stands in the cost
  if (tile(of).power != Power::none)
    texts.emplace_back(std::string("undergrove.power.") + kPowerNames[raw(tile(of).power)]);
  if (raw(of) == 0) texts.emplace_back("undergrove.step.refill");
  return texts;
}

// What a move that begins a program leads to, but for what can be counted: of the steps made at once those that an
// event shows, and the steps still to come when the player is asked next.
std::vector<Message> Game::text_after(const State& state, Move move) const {
  State after = state;
  EventLog<Event> log;
  apply(after, move, log);
  const Frame begun{.source = move.kind() == MoveKind::act      ? Source::action
                              : move.kind() == MoveKind::finish ? Source::end
                                                                : Source::tile,
                    .index = static_cast<std::uint8_t>(move.number())};
  const Turn& now = after.pub.turn;
  const bool asked = after.pub.stage == Stage::step && now.source == begun.source && now.index == begun.index;
  const Program& steps = program(begun);
  const std::size_t reached = asked ? now.pc : steps.size();
  std::vector<Message> texts;
  for (std::size_t i = 0; i < reached; ++i) {
    Step made = steps[i];
    const auto shown = std::find_if(log.events.begin(), log.events.end(),
                                    [&](const Event& event) { return shows_step(event, made.op, state.pub.mover); });
    if (shown == log.events.end()) continue;
    if (made.op == Op::put) made.n = static_cast<std::uint8_t>(shown->amount);  // as far as there was room (R4.5)
    texts.push_back(text_of_step(&made));
  }
  for (Message& text : text_of(still_possible(steps, reached, now))) texts.push_back(std::move(text));
  return texts;
}

// Nothing is left to say of what price and gain tell.
std::optional<Message> Game::option_text(const Public& pub, int option) const {
  const Step* step = step_under_way(*this, pub).step + 1 + option;
  if (step->op == Op::gain || step->op == Op::ready) return {};
  return text_of_step(step);
}

Message Game::question_asked(const Public& pub) const {
  const StepTask task = step_under_way(*this, pub);
  const Op op = task.step->op;
  std::vector<Argument> arguments{{"player", seat_name(pub.mover)}};
  if (task.frame.shown != kNoTile) arguments.emplace_back("tile", tile_name(task.frame.shown));
  if (task.frame.source == Source::tile && (op == Op::choose || op == Op::copy || op == Op::leave))
    arguments.emplace_back("tile", tile_name(Tile{task.frame.index}));
  if (op == Op::absorb && task.frame.done == kMoves) arguments.emplace_back("steps", task.frame.steps);
  if (op == Op::any || op == Op::pay_any) arguments.emplace_back("left", task.step->n - task.frame.done);
  return Message("undergrove.question." + asked_by(task), std::move(arguments));
}

}  // namespace understory::undergrove

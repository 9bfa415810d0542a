// Packs as JSON: what the lists in pack.hpp do not say.
#include "games/tree_society/pack.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>

#include "engine/checked.hpp"
#include "engine/pack_json.hpp"

namespace understory::tree_society {
namespace {

// Some kinds of steps, as bits.
class Ops {
 public:
  constexpr Ops(std::initializer_list<Op> ops) {
    for (const Op op : ops) bits_ |= 1U << raw(op);
  }
  constexpr bool has(Op op) const { return (bits_ >> raw(op) & 1U) != 0; }

 private:
  std::uint32_t bits_ = 0;
};

// What answers an event does what no event follows from, and what a fruit does ends with a sale at most: so no more
// frames are under way than kMostFrames.
constexpr Ops kOfLevels{Op::coins,       Op::shift,       Op::take,         Op::swap,         Op::sell,
                        Op::perform,     Op::give_back,   Op::replace,      Op::replace_all,  Op::discount,
                        Op::build,       Op::pay,         Op::give_up,      Op::discard,      Op::prune,
                        Op::reveal_keep, Op::reveal_sell, Op::reveal_build, Op::reveal_coins, Op::when,
                        Op::cut,         Op::price_up,    Op::purse};
constexpr Ops kOfActions{Op::coins, Op::shift, Op::take, Op::swap, Op::sell, Op::give_back, Op::replace, Op::discount};
constexpr Ops kOfAnswers{Op::coins, Op::shift, Op::take, Op::swap, Op::give_up, Op::reveal_keep, Op::discount};
constexpr Ops kOfDuties{Op::pay,   Op::give_up,     Op::discard,  Op::prune,
                        Op::coins, Op::replace_all, Op::discount, Op::reveal_keep};  // mandatory (R6.4)
constexpr Ops kDutiesOnly{Op::pay, Op::replace_all};

constexpr int most_of(Op op) {
  switch (op) {
    case Op::shift: return kMostShift;
    case Op::sell:
    case Op::give_back: return kTypes;
    case Op::replace: return kPlaces;
    case Op::perform:
    case Op::replace_all: return 1;
    case Op::discount: return kMostLess;
    case Op::purse: return kMostStart;
    default: return kMostN;
  }
}

Description number_of(Op op) { return sheet::number_type(1, most_of(op)); }

// ---- Counters ----

Counter read_counter(const Slot& at) {
  const Fields fields = at.object();
  fields.only({"count", "guild", "where", "number"});
  Counter counter{.of = Count{static_cast<std::uint8_t>(fields.word("count", kCountNames))}};
  const bool sorted = counter.of == Count::banners || counter.of == Count::houses;
  const bool right = counter.of != Count::none && (sorted || !fields.has("guild")) &&
                     fields.has("where") == (counter.of == Count::houses) &&
                     fields.has("number") == (counter.of == Count::cards_with);
  if (!right) refuse_by("R7.5", "tree-society.pack.counter", {{"field", at.place()}});
  if (fields.has("guild")) counter.guild = static_cast<std::uint8_t>(fields.word("guild", kGuildNames));
  if (fields.has("where")) counter.about = static_cast<std::uint8_t>(fields.word("where", kSectionNames));
  if (fields.has("number")) counter.about = static_cast<std::uint8_t>(fields.number("number", 1, kMostBanners));
  return counter;
}

Description counter_type() {
  return {.sort = Description::Sort::object,
          .members = {member("count", sheet::one_of(kCountNames)), member("guild", sheet::one_of(kGuildNames), false),
                      member("where", sheet::one_of(kSectionNames), false),
                      member("number", sheet::number_type(1, kMostBanners), false)}};
}

// ---- Programs ----

class ProgramReader {
 public:
  ProgramReader(const Slot& at, const Ops& allowed, Program& program, const Reader<Calls>& read)
      : at_(at), allowed_(allowed), program_(program), read_(read) {}

  void read() { read_list(at_, allowed_); }

 private:
  void read_list(const Slot& at, const Ops& allowed) {
    read_.each_item(at, 1, kMostSteps, [&](const Slot& step) { read_step(step, allowed); });
  }
  std::size_t add(const Slot& at, const Step& step) {
    const auto refuse = [&] {
      refuse_by("R6.2", "tree-society.pack.too-long", {{"field", at.place()}, {"most", kMostSteps}});
    };
    if (program_.size() == kMostSteps) refuse();  // one more is for the level being built
    push_checked(program_, step, refuse);
    return program_.size() - 1;
  }

  void read_step(const Slot& at, const Ops& allowed) {
    const Fields step = at.object();
    const auto names = step.names();
    if (names.size() != 1) refuse_by("R6.2", "tree-society.pack.step", {{"field", at.place()}});
    for (std::uint8_t i = 0; i < kOpNames.size(); ++i) {
      if (names[0] != kOpNames[i]) continue;
      if (!allowed.has(Op{i}))
        refuse_by("R6.2", "tree-society.pack.misplaced", {{"field", at.place()}, {"step", names[0]}});
      return read_taken(at, step.at(names[0]), Op{i});
    }
    refuse_by("R6.2", "tree-society.pack.step", {{"field", at.place()}});
  }

  static std::uint8_t number(const Slot& at, std::int64_t most) {
    return static_cast<std::uint8_t>(at.number(1, most));
  }
  template <class Words>
  static std::uint8_t word(const Slot& at, const Words& words) {
    return static_cast<std::uint8_t>(at.word(words));
  }
  template <class Words>
  static std::uint8_t bits(const Slot& at, const Words& words) {
    unsigned bits = 0;
    at.expect_size(1, words.size());
    for (const Slot& item : at.items()) bits |= 1U << item.word(words);
    return static_cast<std::uint8_t>(bits);
  }
  static std::uint8_t levels(const Slot& at) {
    unsigned bits = 0;
    at.expect_size(1, kLevels);
    for (const Slot& item : at.items()) bits |= 1U << static_cast<unsigned>(item.number(1, kLevels));
    return static_cast<std::uint8_t>(bits);
  }

  void read_taken(const Slot& step, const Slot& at, Op op) {
    Step to{.op = op, .n = 1};
    switch (op) {
      case Op::coins: {
        const Fields coins = at.object();
        coins.only({"n", "to", "per", "each", "max"});
        to.n = number(coins.at("n"), kMostN);
        to.about = word(coins.at("to"), kMoneyNames);
        if (coins.has("per")) to.per = read_counter(coins.at("per"));
        if (coins.has("each")) to.each = number(coins.at("each"), kMostN);
        if (coins.has("max")) to.limit = number(coins.at("max"), kMostPoints);
        if (to.per.of == Count::none && (coins.has("each") || coins.has("max")))
          refuse_by("R6.5", "tree-society.pack.counter", {{"field", at.place()}});
        const bool behind = !program_.empty() && program_.back().op == Op::discard && program_.back().n == 1;
        if (to.per.of == Count::dropped_level && !behind)
          refuse_by("R7.5", "tree-society.pack.dropped", {{"field", at.place()}});
        return void(add(step, to));
      }
      case Op::shift: {
        const Fields shift = at.object();
        shift.only({"n", "to"});
        to.n = shift.has("n") ? number(shift.at("n"), kMostShift) : std::uint8_t{0};
        to.about = word(shift.at("to"), kMoneyNames);
        return void(add(step, to));
      }
      case Op::build: {
        const Fields build = at.object();
        build.only({"price", "levels", "from"});
        to.about = word(build.at("price"), kPriceNames);
        to.levels = levels(build.at("levels"));
        to.from = bits(build.at("from"), kSourceNames);
        const bool firsts = (to.from & (kFromMarket | kFromHeap)) != 0;
        const bool later = (to.from & kFromOngoing) != 0;
        if (firsts != has_level(to.levels, 1) || later != (to.levels > 2) || (to.from & kFromCompleted) != 0)
          refuse_by("R6.9", "tree-society.pack.build", {{"field", at.place()}});
        return void(add(step, to));
      }
      case Op::discard: {
        const Fields discard = at.object();
        discard.only({"n", "from"});
        to.n = number(discard.at("n"), kMostN);
        to.from = bits(discard.at("from"), kSourceNames);
        if ((to.from & (kFromMarket | kFromHeap)) != 0)
          refuse_by("R6.13", "tree-society.pack.discard", {{"field", at.place()}});
        return void(add(step, to));
      }
      case Op::reveal_build: {
        const Fields reveal = at.object();
        reveal.only({"n", "price"});
        to.n = number(reveal.at("n"), kMostN);
        to.about = word(reveal.at("price"), kPriceNames);
        to.levels = 1U << 1U;
        return void(add(step, to));
      }
      case Op::reveal_coins: {
        const Fields reveal = at.object();
        reveal.only({"n", "to"});
        to.n = number(reveal.at("n"), kMostN);
        to.about = word(reveal.at("to"), kMoneyNames);
        return void(add(step, to));
      }
      case Op::when: {
        const Fields when = at.object();
        when.only({"event", "levels", "limit", "steps"});
        to.about = word(when.at("event"), kWhenNames);
        to.levels = when.has("levels") ? levels(when.at("levels")) : std::uint8_t{0b1110};
        if (when.has("limit")) to.limit = number(when.at("limit"), kMostN);
        if (when.has("levels") && When{to.about} != When::build)
          refuse_by("R6.15", "tree-society.pack.when", {{"field", at.place()}});
        const std::size_t first = add(step, to);
        read_list(when.at("steps"), kOfAnswers);
        program_[first].length = static_cast<std::uint8_t>(program_.size() - first);
        return;
      }
      case Op::cut: {
        const Fields cut = at.object();
        cut.only({"n", "levels", "limit"});
        to.n = number(cut.at("n"), kMostLess);
        to.levels = levels(cut.at("levels"));
        to.limit = number(cut.at("limit"), kMostN);
        return void(add(step, to));
      }
      case Op::price_up: {
        const Fields up = at.object();
        up.only({"n", "types"});
        to.n = number(up.at("n"), kMostN);
        to.about = bits(up.at("types"), kTypeNames);
        return void(add(step, to));
      }
      default: to.n = number(at, most_of(op)); add(step, to);
    }
  }

  const Slot& at_;
  const Ops& allowed_;
  Program& program_;
  const Reader<Calls>& read_;
};

Description steps_type(const Ops& allowed);

Description taken_type(Op op) {
  Description object{.sort = Description::Sort::object};
  const auto n = [&] { return member("n", number_of(op)); };
  const auto levels = [](bool always) {
    return member("levels", sheet::list_of(sheet::number_type(1, kLevels), 1, kLevels), always);
  };
  const auto price = [] { return member("price", sheet::one_of(kPriceNames)); };
  const auto to = [] { return member("to", sheet::one_of(kMoneyNames)); };
  const auto from = [] { return member("from", sheet::list_of(sheet::one_of(kSourceNames), 1, kSourceNames.size())); };
  switch (op) {
    case Op::coins:
      object.members = {n(), to(), member("per", counter_type(), false),
                        member("each", sheet::number_type(1, kMostN), false),
                        member("max", sheet::number_type(1, kMostPoints), false)};
      return object;
    case Op::shift: object.members = {member("n", number_of(op), false), to()}; return object;
    case Op::reveal_coins: object.members = {n(), to()}; return object;
    case Op::build: object.members = {price(), levels(true), from()}; return object;
    case Op::discard: object.members = {n(), from()}; return object;
    case Op::reveal_build: object.members = {n(), price()}; return object;
    case Op::when:
      object.members = {member("event", sheet::one_of(kWhenNames)), levels(false),
                        member("limit", sheet::number_type(1, kMostN), false), member("steps", steps_type(kOfAnswers))};
      return object;
    case Op::cut:
      object.members = {member("n", sheet::number_type(1, kMostLess)), levels(true),
                        member("limit", sheet::number_type(1, kMostN))};
      return object;
    case Op::price_up:
      object.members = {n(), member("types", sheet::list_of(sheet::one_of(kTypeNames), 1, kTypes))};
      return object;
    default: return number_of(op);
  }
}

Description steps_type(const Ops& allowed) {
  Description step{.sort = Description::Sort::either};
  for (std::uint8_t i = 0; i < kOpNames.size(); ++i)
    if (allowed.has(Op{i}))
      step.of.push_back({.sort = Description::Sort::object, .members = {member(kOpNames[i], taken_type(Op{i}))}});
  return sheet::list_of(std::move(step), 1, kMostSteps);
}

constexpr const Ops& allowed_on(Sheet sheet) { return sheet == Sheet::level ? kOfLevels : kOfActions; }

bool any_op(const Program& program, const Ops& ops) {
  return std::any_of(program.begin(), program.end(), [&](const Step& step) { return ops.has(step.op); });
}

// What is given stands before all else (R6.3), each kind of it once: so it is known from the beginning whether it can
// be given.
bool costs_stand_right(const Step* from, const Step* until, bool anywhere) {
  unsigned seen = 0;
  bool first = true;
  for (const Step* step = from; step != until; ++step) {
    if (!is_cost(step->op)) {
      first = false;
      continue;
    }
    if ((seen >> raw(step->op) & 1U) != 0 || (!first && !anywhere)) return false;
    seen |= 1U << raw(step->op);
  }
  return true;
}

// What builds takes the frame of what it stands on (R4.8).
bool builds_last(const Program& program) {
  for (std::size_t i = 0; i + 1 < program.size(); ++i)
    if (is_builder(program[i].op)) return false;
  return true;
}

}  // namespace

template <Sheet On>
void Steps<On>::read(const Slot& at, Program& program, const auto& read) const {
  ProgramReader(at, allowed_on(On), program, read).read();
}
template <Sheet On>
Description Steps<On>::type(const Program& /*program*/, const auto& /*describe*/) const {
  return steps_type(allowed_on(On));
}

void PointsForm::read(const Slot& at, Points& points, const auto& /*read*/) const {
  if (at.any().is_number()) return void(points.base = static_cast<std::uint8_t>(at.number(0, kMostPoints)));
  const Fields fields = at.object();
  const auto number = [&](const char* name, int least, int most) {
    return static_cast<std::uint8_t>(fields.number(name, least, most));
  };
  points.of = read_counter(fields.at("of"));
  if (fields.has("enough")) {
    fields.only({"enough", "of", "then", "else"});
    points.enough = number("enough", 1, kMostPoints);
    points.then = number("then", 0, kMostPoints);
    points.base = number("else", 0, kMostPoints);
  } else {
    fields.only({"base", "per", "of", "each", "max"});
    points.base = number("base", 0, kMostPoints);
    points.per = number("per", 1, kMostN);
    if (fields.has("each")) points.each = number("each", 1, kMostN);
    points.most = number("max", 1, kMostPoints);
  }
  if (points.of.of == Count::dropped_level) refuse_by("R7.5", "tree-society.pack.dropped", {{"field", at.place()}});
}
Description PointsForm::type(const Points& /*points*/, const auto& /*describe*/) const {
  const auto number = [](const char* name, int least, int most, bool always = true) {
    return member(name, sheet::number_type(least, most), always);
  };
  Description all{.sort = Description::Sort::either};
  all.of = {sheet::number_type(0, kMostPoints),
            {.sort = Description::Sort::object,
             .members = {number("base", 0, kMostPoints), number("per", 1, kMostN), member("of", counter_type()),
                         number("each", 1, kMostN, false), number("max", 1, kMostPoints)}},
            {.sort = Description::Sort::object,
             .members = {number("enough", 1, kMostPoints), member("of", counter_type()), number("then", 0, kMostPoints),
                         number("else", 0, kMostPoints)}}};
  return all;
}

void check_level(const Fields& at, const LevelDef& level, Faults& faults) {
  const Program& effect = level.effect;
  const auto fault = [&](const char* rule, const char* key, const char* name) {
    faults.note(rule, key, {{"field", at.place_of(name)}});
  };
  const bool lasts = !effect.empty() && is_lasting(effect[0].op);
  const bool idle = level.timing == Timing::none || level.timing == Timing::end;
  if (effect.empty() != idle) fault("R6.1", "tree-society.pack.timing", "timing");
  if ((level.timing == Timing::end) != (level.points.of.of != Count::none))
    fault("R7.4", "tree-society.pack.points", "points");
  // An ongoing effect is one step, and one step only is ongoing.
  const bool alone = lasts && effect[0].length == effect.size();
  const bool any_lasting = any_op(effect, {Op::when, Op::cut, Op::price_up, Op::purse});
  if ((level.timing == Timing::ongoing) != alone || any_lasting != alone)
    fault("R6.1", "tree-society.pack.ongoing", "effect");
  const bool duty = level.timing == Timing::mandatory;
  if (duty != any_op(effect, kDutiesOnly) && !duty) fault("R6.4", "tree-society.pack.duty", "effect");
  if (duty && std::any_of(effect.begin(), effect.end(), [](const Step& step) { return !kOfDuties.has(step.op); }))
    fault("R6.4", "tree-society.pack.duty", "effect");
  const Step* first = effect.begin() + (lasts ? 1 : 0);
  if (!costs_stand_right(first, effect.end(), duty)) fault("R6.3", "tree-society.pack.costs", "effect");
  if (!builds_last(effect)) fault("R4.8", "tree-society.pack.build-last", "effect");
}

// Enough for every number of players: all types that lie out, three for everyone, and a deck.
void check_fruit(const Slot& at, const std::vector<FruitDef>& fruit, Faults& faults) {
  int sum = 0;
  int few = 0;
  bool each = true;
  for (std::size_t i = 0; i < fruit.size(); ++i) {
    const FruitDef& one = fruit[i];
    if (one.name != kTypeNames[i])
      faults.note("R1.2", "tree-society.pack.order", {{"field", at.place()}, {"name", kTypeNames[i]}});
    sum += one.plain + one.valuable + one.more_plain + one.more_valuable;
    few += one.plain + one.valuable;
    each = each && one.plain + one.valuable > 0;
  }
  if (!each || few <= kMostStalls + 2 * kRow || sum <= kMostStalls + kMostPlayers * kRow || sum > kMostFruit)
    faults.note("R1.2", "tree-society.pack.fruit", {{"field", at.place()}, {"count", sum}, {"most", kMostFruit}});
}

void check_cards(const Slot& at, const std::vector<CardDef>& cards, Faults& faults) {
  int starting = 0;
  int builders = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const CardDef& card = cards[i];
    starting += card.start ? 1 : 0;
    for (const LevelDef& level : card.levels)
      builders += !level.effect.empty() && is_builder(level.effect.back().op) ? 1 : 0;
    if (card.levels.size() == kLevels && card.levels.back().timing == Timing::ongoing)
      faults.note("R6.1", "tree-society.pack.last-ongoing", {{"field", at.item(i).place()}});
  }
  if (builders > kMostBuilders)
    faults.note("R4.9", "tree-society.pack.builders", {{"field", at.place()}, {"most", kMostBuilders}});
  if (starting < kMostPlayers)
    faults.note("R2.2", "tree-society.pack.start", {{"field", at.place()}, {"least", kMostPlayers}});
}

Pack parse_pack(std::string_view text) {
  Pack pack;
  Faults faults;
  read_pack(text, "tree-society", pack, Calls{pack}, faults);
  faults.settle();
  return pack;
}

Description describe_pack() {
  const Pack none;
  return understory::describe_pack<Pack>("tree-society", Calls{none});
}

std::string name_of(const Pack& pack, ProgramId id) {
  if (is_waiting(id)) return std::string("waiting ") + kWhenNames[raw(event_of(id))];
  if (!is_level(id)) return std::string("action ") + kTypeNames[raw(type_of(id))];
  return pack.card_name(card_of(id)) + " " + std::to_string(level_of(id));
}

}  // namespace understory::tree_society

// Packs as JSON: what the lists in pack.hpp do not say.
#include "games/mycelia/pack.hpp"

#include <algorithm>
#include <initializer_list>

#include "engine/checked.hpp"
#include "engine/pack_json.hpp"

namespace understory::mycelia {
namespace {

// ---- Programs ----

// Drops are called by two words, the second for transparent ones.
constexpr const char* kMoveIf = "move-if";
constexpr const char* kRemoveIf = "remove-if";
constexpr std::array<const char*, 2> kNearNames{"one", "all"};
constexpr std::array<const char*, 3> kTakenNames{"c", "d", "e"};
constexpr std::size_t kMostSymbols = 4;
constexpr Within kNumber{1, kMostN};
constexpr Within kTimes{2, kMostN};
constexpr Within kHolds{0, kMostN};

constexpr bool takes_number(Op op) {
  return op == Op::leaves || op == Op::trash || op == Op::gwidyon || op == Op::move || op == Op::remove;
}
constexpr bool takes_one(Op op) { return op == Op::shrine_tile || op == Op::new_showcase || op == Op::flip_chip; }

// Some kinds of steps, as bits.
class Ops {
 public:
  constexpr Ops(std::initializer_list<Op> ops) {
    for (const Op op : ops) bits_ |= 1U << raw(op);
  }
  template <std::size_t Size>
  constexpr explicit Ops(const std::array<Op, Size>& ops) {
    for (const Op op : ops) bits_ |= 1U << raw(op);
  }
  constexpr bool has(Op op) const { return (bits_ >> raw(op) & 1U) != 0; }
  friend constexpr Ops operator&(Ops a, Ops b) { return Ops(a.bits_ & b.bits_); }
  friend constexpr Ops operator-(Ops a, Op op) { return Ops(a.bits_ & ~(1U << raw(op))); }

 private:
  constexpr explicit Ops(unsigned bits) : bits_(bits) {}
  unsigned bits_ = 0;
};

// Which steps may stand at a place. Inside a repeat there is no other one, and inside a side no other sides: so no more
// frames are under way than kMostFrames. Others do what Gwidyon knows how to do (R11.6), and nothing inside another
// step asks chance or other players.
struct Where {
  Ops allowed;
  bool of_others = false;

  Where inside(Op op) const {
    if (op == Op::others) return {{Op::leaves, Op::field, Op::repeat}, true};
    return {(allowed & Ops{Op::leaves, Op::field, Op::repeat, Op::either, Op::trash}) - op, of_others};
  }
  Where symbols() const {
    if (of_others) return {{Op::move, Op::remove}, true};
    return {{Op::move, Op::remove, Op::near}, false};
  }
};

class ProgramReader {
 public:
  ProgramReader(const Slot& at, const Where& where, Program& program, const Reader<Calls>& read)
      : at_(at), where_(where), program_(program), read_(read) {}

  void read() {
    read_list(at_, where_);
    if (answers(0, program_.size()) > kMostAnswers)
      refuse_by("R6.1", "mycelia.pack.too-many-answers", {{"field", at_.place()}, {"most", kMostAnswers}});
  }

 private:
  void read_list(const Slot& at, const Where& where) {
    read_.each_item(at, 1, kMostSteps, [&](const Slot& step) { read_step(step, where); });
  }
  std::size_t add(const Slot& at, Step step) {
    push_checked(program_, step, [&] {
      refuse_by("R6.1", "mycelia.pack.too-long", {{"field", at.place()}, {"most", kMostSteps}});
    });
    return program_.size() - 1;
  }
  // The step at `first` has all behind it inside.
  void close(std::size_t first) { program_[first].length = static_cast<std::uint8_t>(program_.size() - first); }

  void read_step(const Slot& at, const Where& where) {
    const Fields step = at.object();
    const auto names = step.names();
    if (names.size() != 1) refuse_by("R6.1", "mycelia.pack.step", {{"field", at.place()}});
    for (std::uint8_t i = 0; i < kOpNames.size(); ++i) {
      const Op op{i};
      const bool transparent = (op == Op::move && names[0] == kMoveIf) || (op == Op::remove && names[0] == kRemoveIf);
      if (names[0] != kOpNames[i] && !transparent) continue;
      if (!where.allowed.has(op))
        refuse_by("R6.1", "mycelia.pack.misplaced", {{"field", at.place()}, {"step", names[0]}});
      return read_taken(at, step.at(names[0]), op, transparent, where);
    }
    refuse_by("R6.1", "mycelia.pack.step", {{"field", at.place()}});
  }

  void read_taken(const Slot& step, const Slot& at, Op op, bool transparent, const Where& where) {
    if (op == Op::move || op == Op::remove) return add_drops(step, op, number(at, kNumber), transparent);
    if (takes_number(op)) return void(add(at, {op, number(at, kNumber)}));
    if (takes_one(op)) return void(add(at, {op, number(at, Within{1, 1})}));
    switch (op) {
      case Op::near: return void(add(at, {op, 1, static_cast<std::uint8_t>(at.word(kNearNames))}));
      case Op::action_card:
        return void(add(at, {op, static_cast<std::uint8_t>(raw(Action::c) + at.word(kTakenNames))}));
      case Op::field: return read_field(at, where);
      case Op::repeat: {
        const Fields repeat = at.object();
        repeat.only({"times", "steps"});
        const std::size_t first = add(at, {op, number(repeat.at("times"), kTimes)});
        read_list(repeat.at("steps"), where.inside(op));
        return close(first);
      }
      case Op::either: {
        at.expect_size(2, 2);
        const std::size_t first = add(at, {op});
        read_list(at.item(0), where.inside(op));
        program_[first].more = static_cast<std::uint8_t>(program_.size() - first);
        read_list(at.item(1), where.inside(op));
        return close(first);
      }
      case Op::others: {
        const std::size_t first = add(at, {op});
        read_list(at, where.inside(op));
        return close(first);
      }
      default: break;
    }
  }
  static std::uint8_t number(const Slot& at, Within bounds) {
    return static_cast<std::uint8_t>(at.number(bounds.least, bounds.most));
  }

  // The same symbol twice in a row is one with the sum (R6.5).
  void add_drops(const Slot& at, Op op, std::uint8_t n, bool transparent) {
    Step& last = program_.back();
    const std::uint8_t if_there = transparent ? n : std::uint8_t{0};
    if (last.op != op) return void(add(at, {op, n, if_there}));
    if (last.n + n > kMostN || (last.more > 0 && !transparent))
      refuse_by("R6.5", "mycelia.pack.symbols", {{"field", at.place()}, {"most", kMostN}});
    last.n = static_cast<std::uint8_t>(last.n + n);
    last.more = static_cast<std::uint8_t>(last.more + if_there);
  }
  void read_field(const Slot& at, const Where& where) {
    const Fields one = at.object();
    one.only({"land", "holds", "exact", "then"});
    const bool exact = one.has("exact") && one.truth("exact");
    const std::uint8_t holds = number(one.at("holds"), kHolds);
    const std::size_t first = add(at, {Op::field, holds, static_cast<std::uint8_t>(exact ? 1 : 0),
                                       Land{static_cast<std::uint8_t>(one.word("land", kLandNames))}});
    read_.each_item(one.at("then"), 1, kMostSymbols, [&](const Slot& symbol) { read_step(symbol, where.symbols()); });
    close(first);
    int solid = 0;
    for (std::size_t i = first + 1; i < program_.size(); ++i)
      if (program_[i].op != Op::near) solid += program_[i].n - program_[i].more;
    if (solid > holds || (exact && holds == 0))
      refuse_by("R6.5", "mycelia.pack.holds", {{"field", at.place()}, {"holds", holds}, {"solid", solid}});
  }

  // How many answers these steps take at most; each other player may give those of a bonus.
  int answers(std::size_t from, std::size_t until) const {
    int sum = 0;
    for (std::size_t i = from; i < until; i += program_[i].length) {
      const Step& step = program_[i];
      const int within = step.length > 1 ? answers(i + 1, i + step.length) : 0;
      switch (step.op) {
        case Op::repeat: sum += step.n * within; break;
        case Op::others: sum += (kMostPlayers - 1) * within; break;
        case Op::near: sum += 4; break;
        case Op::new_showcase: sum += kShowcase; break;
        case Op::move:
        case Op::trash: sum += step.n; break;
        default: sum += 1 + within;
      }
    }
    return std::min(sum, 1'000'000);
  }

  const Slot& at_;
  Where where_;
  Program& program_;
  const Reader<Calls>& read_;
};

Description named(const char* name, Description taken) {
  return {.sort = Description::Sort::object, .members = {member(name, std::move(taken))}};
}

Description steps_type(const Where& where);

Description taken_type(Op op, const Where& where) {
  Description object{.sort = Description::Sort::object};
  switch (op) {
    case Op::near: return sheet::one_of(kNearNames);
    case Op::action_card: return sheet::one_of(kTakenNames);
    case Op::field:
      object.members = {member("land", sheet::one_of(kLandNames)),
                        member("holds", sheet::number_type(kHolds.least, kHolds.most)),
                        member("exact", {.sort = Description::Sort::truth}, false),
                        member("then", sheet::list_of(steps_type(where.symbols()), 1, kMostSymbols))};
      return object;
    case Op::repeat:
      object.members = {member("times", sheet::number_type(kTimes.least, kTimes.most)),
                        member("steps", sheet::list_of(steps_type(where.inside(op)), 1, kMostSteps))};
      return object;
    case Op::either: return sheet::list_of(sheet::list_of(steps_type(where.inside(op)), 1, kMostSteps), 2, 2);
    case Op::others: return sheet::list_of(steps_type(where.inside(op)), 1, kMostSteps);
    default: return sheet::number_type(1, takes_one(op) ? 1 : kMostN);
  }
}

Description steps_type(const Where& where) {
  Description step{.sort = Description::Sort::either};
  for (std::uint8_t i = 0; i < kOpNames.size(); ++i) {
    const Op op{i};
    if (!where.allowed.has(op)) continue;
    step.of.push_back(named(kOpNames[raw(op)], taken_type(op, where)));
    if (op == Op::move) step.of.push_back(named(kMoveIf, sheet::number_type(1, kMostN)));
    if (op == Op::remove) step.of.push_back(named(kRemoveIf, sheet::number_type(1, kMostN)));
  }
  return step;
}

// ---- Drawings ----

// Calls visit(place, sign) for the 20 signs of four rows; the shrine is where it is and nowhere else (R1.2).
template <class Visit>
void each_sign(const Slot& at, Visit&& visit) {
  at.expect_size(kRows, kRows);
  for (int row = 0; row < kRows; ++row) {
    const Slot slot = at.item(static_cast<std::size_t>(row));
    const std::string signs = slot.text();
    const auto refuse_row = [&] { refuse_by("R1.2", "mycelia.pack.row", {{"field", slot.place()}, {"row", signs}}); };
    if (signs.size() != kColumns) refuse_row();
    for (int column = 0; column < kColumns; ++column) {
      const At place = mycelia::at(column, row);
      const char sign = signs[static_cast<std::size_t>(column)];
      if ((sign == '*') != (place == kShrine)) refuse_row();
      if (sign != '*' && !visit(place, sign)) refuse_row();
    }
  }
}
Description rows_type() { return sheet::list_of({.sort = Description::Sort::text}, kRows, kRows); }

// Lists of what has a fixed number of things have all of them, each once, so the order is the only thing to see to.
template <class Defs, class Words>
void check_order(const Defs& defs, const Words& words, const char* list, const char* rule, Faults& faults) {
  for (std::size_t i = 0; i < defs.size() && i < words.size(); ++i)
    if (defs[i].name != words[i]) return faults.note(rule, "mycelia.pack.order", {{"field", list}, {"name", words[i]}});
}

}  // namespace

template <Op... Allowed>
void Steps<Allowed...>::read(const Slot& at, Program& program, const auto& read) const {
  constexpr std::array kAllowed{Allowed...};
  ProgramReader(at, {Ops(kAllowed)}, program, read).read();
}
template <Op... Allowed>
Description Steps<Allowed...>::type(const Program& /*program*/, const auto& /*describe*/) const {
  constexpr std::array kAllowed{Allowed...};
  return sheet::list_of(steps_type({Ops(kAllowed)}), 1, kMostSteps);
}

void LandRows::read(const Slot& at, std::array<Land, kFields>& lands, const auto& /*read*/) const {
  lands.fill(Land::any);
  each_sign(at, [&](At place, char sign) {
    const std::size_t land = std::string_view("LMWS").find(sign);
    if (land == std::string_view::npos) return false;
    lands[raw(place)] = Land{static_cast<std::uint8_t>(land)};
    return true;
  });
}
Description LandRows::type(const std::array<Land, kFields>& /*lands*/, const auto& /*describe*/) const {
  return rows_type();
}

void DropRows::read(const Slot& at, std::array<std::uint8_t, kFields>& drops, const auto& /*read*/) const {
  int sum = 0;
  each_sign(at, [&](At place, char sign) {
    const int count = sign == '.' ? 0 : sign - '0';
    if (count < 0 || count > kMostN) return false;
    drops[raw(place)] = static_cast<std::uint8_t>(count);
    sum += count;
    return true;
  });
  if (sum != kDrops)
    refuse_by("R2.2", "mycelia.pack.drops", {{"field", at.place()}, {"count", sum}, {"drops", kDrops}});
}
Description DropRows::type(const std::array<std::uint8_t, kFields>& /*drops*/, const auto& /*describe*/) const {
  return rows_type();
}

void FieldsBySymbol::read(const Slot& at, std::array<FieldSet, kSymbols>& fields, const auto& /*read*/) const {
  const Fields symbols = at.object();
  symbols.only({kSymbolNames[0], kSymbolNames[1], kSymbolNames[2], kSymbolNames[3], kSymbolNames[4], kSymbolNames[5]});
  for (std::size_t i = 0; i < kSymbols; ++i) {
    const Slot list = symbols.at(kSymbolNames[i]);
    list.expect_size(1, 2);
    for (const Slot& item : list.items()) {
      const At place = find_field(item.text());
      const auto refuse = [&] {
        refuse_by("R9.3", "mycelia.pack.supply", {{"field", item.place()}, {"name", item.text()}});
      };
      if (place == kNowhere || place == kShrine) refuse();
      add_checked(fields[i], place, refuse);
    }
  }
}
Description FieldsBySymbol::type(const std::array<FieldSet, kSymbols>& /*fields*/, const auto& /*describe*/) const {
  Description object{.sort = Description::Sort::object};
  for (const char* name : kSymbolNames)
    object.members.push_back(member(name, sheet::list_of({.sort = Description::Sort::text}, 1, 2)));
  return object;
}

// Action cards c to e and additional shrines come with the expansion, and so do hiring effects (R8.1).
void check_hero(const Fields& at, const HeroDef& hero, Faults& faults) {
  if (hero.set == Set::basic && !hero.hiring.empty())
    faults.note("R8.1", "mycelia.pack.basic-hiring", {{"field", at.place_of("hiring")}});
}

void check_start(const Slot& at, const std::vector<CardDef>& cards, Faults& faults) {
  int copies = 0;
  for (const CardDef& card : cards) copies += card.copies;
  if (copies != kStartCards)
    faults.note("R1.6", "mycelia.pack.start", {{"field", at.place()}, {"count", copies}, {"cards", kStartCards}});
}

void check_heroes(const Slot& at, const std::vector<HeroDef>& heroes, Faults& faults) {
  int copies = 0;
  for (const HeroDef& hero : heroes) copies += hero.copies;
  if (copies > kMostHeroes)
    faults.note("R1.6", "mycelia.pack.heroes", {{"field", at.place()}, {"count", copies}, {"most", kMostHeroes}});
}

Pack parse_pack(std::string_view text) {
  Pack pack;
  Faults faults;
  read_pack(text, "mycelia", pack, Calls{pack}, faults);
  check_order(pack.grounds, kGroundNames, "grounds", "R1.2", faults);
  check_order(pack.layouts, kSideNames, "layouts", "R2.2", faults);
  check_order(pack.supplies, kSideNames, "supplies", "R2.1", faults);
  check_order(pack.actions, kActionNames, "actions", "R1.8", faults);
  check_order(pack.solo, kSoloNames, "solo", "R11.4", faults);
  for (const CardDef& card : pack.start)
    for (std::size_t i = 0; i < pack.heroes.size(); ++i)
      if (!card.name.empty() && pack.heroes[i].name == card.name)
        faults.note("R1.6", "mycelia.pack.name",
                    {{"field", "heroes[" + std::to_string(i) + "].name"}, {"name", card.name}});
  faults.settle();
  // Whoever was hired lies on the pile in the end (R4.3).
  for (HeroDef& hero : pack.heroes)
    push_checked(hero.hiring, {.op = Op::stack}, [&] {
      refuse_by("R4.3", "mycelia.pack.too-long", {{"field", hero.name}, {"most", kMostSteps - 1}});
    });
  return pack;
}

Description describe_pack() {
  const Pack none;
  return understory::describe_pack<Pack>("mycelia", Calls{none});
}

std::string name_of(At at) {
  return {static_cast<char>('a' + raw(at) % kColumns), static_cast<char>('1' + raw(at) / kColumns)};
}

At find_field(std::string_view name) {
  if (name.size() != 2) return kNowhere;
  const int column = name[0] - 'a';
  const int row = name[1] - '1';
  return column >= 0 && column < kColumns && row >= 0 && row < kRows ? at(column, row) : kNowhere;
}

}  // namespace understory::mycelia

// Packs as JSON: what the lists in pack.hpp do not say.
#include "games/undergrove/pack.hpp"

#include <algorithm>
#include <span>

#include "engine/bag.hpp"
#include "engine/pack_json.hpp"

namespace understory::undergrove {
namespace {

// ---- Programs: a step is an object with its name, and behind it what it takes ----

using Amounts = Bag<Resource, kResources>;
constexpr Within kAmount{1, kMostN};
constexpr std::size_t kLeastOptions = 2;
constexpr std::size_t kMostOptions = kMostSteps - 1;
constexpr std::array<const char*, 1> kAll{"all"};  // tokens
constexpr auto powers() { return std::span(kPowerNames).subspan(1); }
constexpr std::array<const char*, 2> kFrom{"any", "here"};

struct Absorb {
  std::string from;
  int free = 0;
  bool may = false;
  bool paid = false;

  static constexpr auto fields() {
    return std::make_tuple(field("from", &Absorb::from, OneOf<kFrom>()),
                           field("free", &Absorb::free, IfAny{Within{0, kMostN}}), field("may", &Absorb::may, IfAny()),
                           field("paid", &Absorb::paid, IfAny()));
  }
};

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
    for (std::uint8_t i = 0; i < kOps.size(); ++i) {
      const Op op{i};
      const char* name = def_of(op).name;
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
    switch (def_of(op).takes) {
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
    Absorb absorb;
    read_(at, absorb);
    const int flags =
        (absorb.from == kFrom[1] ? kFromHere : 0) | (absorb.may ? kMayAbsorb : 0) | (absorb.paid ? kPaidAbsorb : 0);
    add(Op::absorb, static_cast<std::size_t>(flags), absorb.free);
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
  switch (def_of(op).takes) {
    case Takes::amounts: return describe.as(Amounts(), kAmount);
    case Takes::tokens:
      return {.sort = Description::Sort::either,
              .of = {sheet::one_of(kAll), sheet::list_of(describe(Type()), 1, kTypes)}};
    case Takes::resource: return sheet::one_of(kResourceNames);
    case Takes::power: return sheet::one_of(powers());
    case Takes::root: return sheet::one_of(kRootKindNames);
    case Takes::absorb: return describe(Absorb());
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
    step.of.push_back(
        {.sort = Description::Sort::object, .members = {member(def_of(op).name, taken_type(op, allowed, describe))}});
  return step;
}

// ---- Mushrooms and cards ----

struct ByCubes {
  std::vector<int> cubes;
  static constexpr auto fields() {
    return std::make_tuple(field("cubes", &ByCubes::cubes, Many{2, kMostN + 1, Within{0, kMostN}}));
  }
};
struct ByNeighbours {
  int base = 0;
  int adjacent = 0;
  static constexpr auto fields() {
    return std::make_tuple(field("base", &ByNeighbours::base, Within{0, kMostN}),
                           field("adjacent", &ByNeighbours::adjacent, Within{1, kMostN}));
  }
};

constexpr std::array<const char*, 8> kCompasses{"ne", "nw", "es", "en", "se", "sw", "wn", "ws"};

}  // namespace

template <Op... Allowed>
void Steps<Allowed...>::read(const Slot& at, Program& program, const auto& read) const {
  constexpr std::array kAllowed{Allowed...};
  ProgramReader(at, kAllowed, program, read).read();
}
template <Op... Allowed>
Description Steps<Allowed...>::type(const Program& /*program*/, const auto& describe) const {
  constexpr std::array kAllowed{Allowed...};
  return sheet::list_of(step_type(kAllowed, describe), 1, kMostSteps);
}

void TileSteps::read_of(const Slot& at, auto& tile, const auto& read) const {
  const int cubes = tile.cost ? tile.cost->any : 0;
  if (cubes > 0) add_step(at, tile.program, {Op::pay_any, 0, static_cast<std::uint8_t>(cubes)});
  this->read(at, tile.program, read);
}

void PowerName::read(const Slot& at, Power& power, const auto& /*read*/) const {
  power = Power{static_cast<std::uint8_t>(1 + at.word(powers()))};
}
Description PowerName::type(Power /*power*/, const auto& /*describe*/) const { return sheet::one_of(powers()); }

void Worth::read_of(const Slot& at, auto& tile, const auto& read) const {
  if (at.any().is_number()) {
    tile.points = {static_cast<int>(at.number(0, kMostN))};
  } else if (at.object().has("cubes")) {
    ByCubes worth;
    read(at, worth);
    tile.points = worth.cubes;
  } else {
    ByNeighbours worth;
    read(at, worth);
    tile.points = {worth.base};
    tile.adjacent = worth.adjacent;
  }
}
Description Worth::type(const std::vector<int>& /*points*/, const auto& describe) const {
  return {.sort = Description::Sort::either,
          .of = {sheet::number_type(0, kMostN), describe(ByCubes()), describe(ByNeighbours())}};
}

void Compass::read(const Slot& at, std::array<std::uint8_t, 2>& sides, const auto& /*read*/) const {
  const std::string_view said = kCompasses[at.word(kCompasses)];
  for (std::size_t i = 0; i < sides.size(); ++i)
    sides[i] = static_cast<std::uint8_t>(std::string_view("nesw").find(said[i]));
}
Description Compass::type(const std::array<std::uint8_t, 2>& /*sides*/, const auto& /*describe*/) const {
  return sheet::one_of(kCompasses);
}

Pack parse_pack(std::string_view text) {
  Pack pack;
  Faults faults;
  read_pack(text, "undergrove", pack, Calls{pack}, faults);
  check_lists(pack, faults);
  check_amounts(pack, faults);
  faults.settle();
  for (GuideDef& guide : pack.guides)
    for (const std::string& name : guide.names)
      guide.hand.push_back(Tile{static_cast<std::uint8_t>(find_name(pack.tiles, name))});
  return pack;
}

Description describe_pack() {
  const Pack none;
  return understory::describe_pack<Pack>("undergrove", Calls{none});
}

}  // namespace understory::undergrove

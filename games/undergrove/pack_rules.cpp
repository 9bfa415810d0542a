// What the rules rely on in a pack, beyond what a field says by itself. With this, and as long as each number is in its
// range, nobody gets stuck, no step meets what it cannot do, every position can be written and read again, and no
// number outgrows its place. Whoever adds a kind of step says here where it may stand.
#include <algorithm>

#include "games/undergrove/steps.hpp"

namespace understory::undergrove {
namespace {

const char* name_of(Op op) { return Kinds::kNames[raw(op)]; }

bool has(const Program& program, Op op) {
  return std::any_of(program.begin(), program.end(), [op](const Step& step) { return step.op == op; });
}

void note_at(const Fields& at, const char* field, Faults& faults, const char* rule, const char* key,
             std::vector<Argument> more = {}) {
  more.insert(more.begin(), {"field", at.place_of(field)});
  faults.note(rule, key, std::move(more));
}

// What a field says, if it is there, and what alone it can say here.
void expect_said(const Fields& at, const char* field, const std::string& said, const std::vector<std::string>& known,
                 Faults& faults) {
  if (std::find(known.begin(), known.end(), said) != known.end() || (said.empty() && known.empty())) return;
  if (said.empty()) return note_at(at, field, faults, "", "engine.field-missing");
  if (known.empty()) return note_at(at, field, faults, "", "engine.field-unknown");
  note_at(at, field, faults, "", "engine.field-unknown-word", {{"word", said}, {"known", verbatim(known)}});
}

// A step that an action has at its place, so many times; `arg` is what it must say, or kAnyArg.
constexpr int kAnyArg = -1;
struct Part {
  Op op{};
  int arg = kAnyArg;
  int least = 1;
  int most = 1;
};

// What moves.cpp and steps.hpp take for granted of the actions (R5, R6): costs are paid before anything is chosen, a
// mushroom comes before what needs its room, roots "at the seedling" come after the seedling, and photosynthesizing
// costs nothing, so that it is always possible (R3.2).
std::vector<Part> parts_of(Action action) {
  const Part pay{Op::pay, kAnyArg, 0, kMostSteps};
  const Part mushroom{Op::mushroom};
  switch (action) {
    case Action::absorb: return {{Op::absorb, kPaidAbsorb}};
    case Action::reproduce:
      return {pay,
              mushroom,
              {Op::second, raw(Power::reproduce_mushroom), 0, 1},
              {Op::seedling},
              {Op::root, raw(RootKind::seedling), 1, kPlantRoots},
              {Op::extra, raw(Power::reproduce_root), 0, 1}};
    case Action::partner:
      return {pay,
              mushroom,
              {Op::second, raw(Power::partner_mushroom), 0, 1},
              {Op::root, raw(RootKind::plant), 1, kPlantRoots},
              {Op::extra, raw(Power::partner_root), 0, 1}};
    case Action::photosynthesize:
      return {{Op::sun},
              {Op::convert, raw(Resource::nitrogen), 0, 1},
              {Op::ready, kAnyArg, 0, 1},
              {Op::discard, kAnyArg, 0, 1}};
  }
  return {};
}

// As packs write it; in brackets if it may be missing.
std::string text_of(const Part& part) {
  std::string text = name_of(part.op);
  const auto arg = static_cast<std::size_t>(std::max(0, part.arg));
  if (part.op == Op::second || part.op == Op::extra) text += std::string(" ") + kPowerNames[arg];
  if (part.op == Op::root) text += std::string(" ") + kRootKindNames[arg];
  if (part.op == Op::convert) text += std::string(" ") + kResourceNames[arg];
  if (part.op == Op::absorb) text += " paid";
  return part.least > 0 ? text : "(" + text + ")";
}

bool consists_of(const Program& program, const std::vector<Part>& parts) {
  const Step* step = program.begin();
  for (const Part& part : parts) {
    int found = 0;
    while (step != program.end() && step->op == part.op && (part.arg == kAnyArg || step->arg == part.arg) &&
           found < part.most) {
      ++step;
      ++found;
    }
    if (found < part.least) return false;
  }
  return step == program.end();
}

// Whether everything that is left on the mushroom was gained just before (R4.5): it is paid without asking again.
// Swapping and absorbing may spend it; of the options of a choice one is done.
bool leaves_what_is_gained(const Program& program) {
  std::array<int, kResources> gained{};
  bool choosing = false;
  for (const Step& step : program) {
    int& of = gained[step.op == Op::gain || step.op == Op::leave ? step.arg : 0];
    if (step.op == Op::leave && (step.arg == raw(Resource::carbon) || of < step.n)) return false;
    choosing = choosing || step.op == Op::choose;
    if (choosing) continue;
    if (step.op == Op::gain) of += step.n;
    if (step.op == Op::leave) of -= step.n;
    if (step.op == Op::swap || step.op == Op::absorb) gained.fill(0);
  }
  return true;
}

// The steps before a choice, and its options behind it.
struct Halves {
  Program always;
  Program options;
};
Halves halves_of(const Program& program) {
  Halves halves;
  bool choosing = false;
  for (const Step& step : program) {
    if (step.op != Op::choose) (choosing ? halves.options : halves.always).push_back(step);
    choosing = choosing || step.op == Op::choose;
  }
  return halves;
}

// One frame runs a whole program, so what ends it stands last: a choice with its options, another action, a copy, which
// stands alone (state.hpp).
const char* misplaced_in(const Program& program) {
  const auto size = static_cast<int>(program.size());
  for (int i = 0; i < size; ++i) {
    const Step& step = program[static_cast<std::size_t>(i)];
    if (step.op == Op::choose) return i + 1 + step.n == size ? nullptr : name_of(step.op);
    if (step.op == Op::another && i + 1 != size) return name_of(step.op);
  }
  return nullptr;
}

// The five to start with come first: Earthlover, which has no type, and those around it (R2.1, R1.4). One is activated
// or has a power.
void check_kind(const Fields& at, const TileDef& tile, std::size_t index, Faults& faults) {
  using Words = std::vector<std::string>;
  const bool starts = index < kStartTiles;
  expect_said(at, "set", kSetNames[raw(tile.set)], starts ? Words{"start"} : Words{"core", "extra"}, faults);
  expect_said(at, "start", tile.start, starts ? Words{kStartNames[index]} : Words(), faults);
  if (index == 0 && tile.type != Type::none) note_at(at, "type", faults, "R1.4", "undergrove.pack.typed");
  if (index > 0 && tile.type == Type::none) note_at(at, "type", faults, "R1.4", "engine.field-missing");
  const bool runs = !tile.program.empty();
  if ((tile.activates() || runs) == (tile.power != Power::none))
    return note_at(at, "ongoing", faults, "R4.6", "undergrove.pack.ongoing");
  if (tile.activates() != runs) note_at(at, runs ? "cost" : "program", faults, "R4.1", "engine.field-missing");
}

// The track asks for no seedling, so its roots are at any plant.
void check_roots(const Fields& at, const Program& program, Faults& faults) {
  for (const Step& step : program)
    if (step.op == Op::root && RootKind{step.arg} == RootKind::seedling)
      note_at(at, "program", faults, "R7.2", "undergrove.pack.no-seedling");
}

// Whether mushrooms can be looked for by name. Otherwise the faults are told where they are, not where they show.
bool knows_tiles(const Pack& pack) {
  return pack.tiles.size() >= kStartTiles + kLeastDeck && find_name(pack.tiles, "") < 0;
}

bool is_players_move(const Pack& pack, const std::string& text) {
  try {
    return raw(parse_move(pack, text).kind()) > raw(MoveKind::card);  // those before are made by chance
  } catch (const Refusal&) {
    return false;
  }
}

}  // namespace

void check_action(const Fields& at, const ActionDef& action, const Calls& calls, Faults& faults) {
  const std::size_t index = calls.pack.actions.size() - 1;
  expect_said(at, "name", action.name, {kActionNames[index]}, faults);
  const std::vector<Part> parts = parts_of(Action{static_cast<std::uint8_t>(index)});
  const bool free = index != raw(Action::absorb) || action.program[0].n == 0;
  if (free && consists_of(action.program, parts)) return;
  std::vector<std::string> texts;
  texts.reserve(parts.size());
  for (const Part& part : parts) texts.push_back(text_of(part));
  note_at(at, "program", faults, "R3.2", "undergrove.pack.action", {{"steps", verbatim(texts)}});
}

void check_tile(const Fields& at, const TileDef& tile, const Calls& calls, Faults& faults) {
  const std::size_t before = faults.count();
  check_kind(at, tile, calls.pack.tiles.size() - 1, faults);
  if (faults.count() != before) return;
  const Cost cost = tile.cost.value_or(Cost());
  const Program& program = tile.program;
  const Halves halves = halves_of(program);
  const auto note = [&](const char* field, const char* rule, const char* key, std::vector<Argument> more = {}) {
    note_at(at, field, faults, rule, key, std::move(more));
  };
  if (const char* step = misplaced_in(program)) note("program", "R4.1", "undergrove.pack.not-last", {{"step", step}});
  if (has(program, Op::copy) && (program.size() != 1 || !cost.token || cost.carbon > 0 || cost.any > 0))
    note("program", "R4.7", "undergrove.pack.copy");
  // Whether carbon can be absorbed is asked with one token less (moves.cpp).
  if (has(program, Op::absorb) && !cost.token) note("cost", "R4.9", "undergrove.pack.absorb-cost");
  for (const Step& step : program)
    if (step.op == Op::absorb && (step.arg & kPaidAbsorb) != 0) note("program", "R4.9", "undergrove.pack.absorb-paid");
  if (has(program, Op::choose) && std::all_of(halves.options.begin(), halves.options.end(),
                                              [](const Step& step) { return step.op == Op::another; }))
    note("program", "R4.11", "undergrove.pack.only-another");
  if (!leaves_what_is_gained(program)) note("program", "R4.5", "undergrove.pack.leave");
  if ((has(program, Op::put) || has(program, Op::leave)) && tile.points.size() < 2)
    note("points", "R4.5", "undergrove.pack.cubes");
  if (tile.type == Type::none && cost.token) note("cost", "R1.4", "undergrove.pack.no-type");
  if (tile.type == Type::none && tile.adjacent > 0) note("points", "R1.4", "undergrove.pack.no-type");
}

// A stack is looked at as soon as its stone is reached, by the Elder, too, who takes part in nothing else (R7.3,
// R11.11).
void check_stone(const Fields& at, const StoneDef& stone, const Calls& calls, Faults& faults) {
  const Program& program = stone.program;
  const bool is_bonus = program.size() == 1 && has(program, Op::bonus);
  if (has_stack(static_cast<int>(calls.pack.stones.size())) ? !is_bonus : has(program, Op::bonus))
    note_at(at, "program", faults, "R7.2", "undergrove.pack.stacks");
  check_roots(at, program, faults);
}

void check_end(const Fields& at, const EndDef& end, Faults& faults) { check_roots(at, end.program, faults); }

// Tiles that are worth points are kept, so nothing else would ever be done (R3.4).
void check_bonus(const Fields& at, const BonusDef& bonus, Faults& faults) {
  const Program& program = bonus.program;
  const auto points = std::count_if(program.begin(), program.end(), [](const Step& s) { return s.op == Op::points; });
  if (points != 0 && points != static_cast<int>(program.size()))
    note_at(at, "program", faults, "R3.4", "undergrove.pack.mixed");
}

// R8.2
void check_goal(const Fields& at, const GoalDef& goal, Faults& faults) {
  if (int{!goal.table.empty()} + int{!goal.places.empty()} + int{goal.each > 0} != 1)
    note_at(at, "table", faults, "R8.2", "undergrove.pack.table");
}

// Marks are made on goals that are counted during play (R11.4). Whether there is a goal is the goals' business.
void check_card(const Fields& at, const CardDef& card, const Calls& calls, Faults& faults) {
  for (const auto& [name, steps] : card.marks) {
    const int goal = find_name(calls.pack.goals, name);
    const bool fits =
        goal < 0 ? find_word(kGoalNames, name) >= 0 : tracked(calls.pack.goals[static_cast<std::size_t>(goal)].count);
    if (!fits)
      faults.note("R11.4", "undergrove.pack.mark", {{"field", at.object("marks").place_of(name)}, {"value", name}});
  }
}

// ---- Guides ----

void check_corner(const Slot& at, const std::array<std::int8_t, 2>& corner, const Calls& calls, Faults& faults) {
  const auto& guides = calls.pack.guides;
  if (std::any_of(guides.begin(), guides.end() - 1, [&](const GuideDef& other) { return other.corner == corner; }))
    faults.note("R2.7", "undergrove.pack.corner", {{"field", at.place()}});
}

void check_in_hand(const Slot& at, const std::string& name, const Calls& calls, Faults& faults) {
  if (!knows_tiles(calls.pack)) return;
  const int tile = find_name(calls.pack.tiles, name);
  std::ptrdiff_t held = 0;
  for (const GuideDef& guide : calls.pack.guides) held += std::count(guide.names.begin(), guide.names.end(), name);
  if (tile < 0 || calls.pack.tiles[static_cast<std::size_t>(tile)].set != Set::core || held > 1)
    faults.note("R10.1", "undergrove.pack.hand", {{"field", at.place()}, {"value", name}});
}

void check_move(const Slot& at, const std::string& move, const Calls& calls, Faults& faults) {
  if (knows_tiles(calls.pack) && !is_players_move(calls.pack, move))
    faults.note("R12.1", "undergrove.pack.move", {{"field", at.place()}, {"value", move}});
}

// What lists need as a whole: every choice of every option can be dealt and played. What could not be read is taken for
// right, and a list that lacks something has its fault already.
void check_lists(const Pack& pack, Faults& faults) {
  const auto core =
      std::count_if(pack.tiles.begin(), pack.tiles.end(), [](const TileDef& tile) { return tile.set == Set::core; });
  if (core < kLeastDeck && pack.tiles.size() >= kStartTiles + kLeastDeck)
    faults.note("R1.2", "undergrove.pack.core",
                {{"field", "tiles"}, {"count", std::int64_t{core}}, {"least", kLeastDeck}});
  int bonus = 0;
  for (const BonusDef& kind : pack.bonus) bonus += kind.copies;
  if (bonus < kStacks * kMostPlayers && !pack.bonus.empty())
    faults.note("R2.5", "undergrove.pack.bonus",
                {{"field", "bonus"}, {"count", bonus}, {"least", kStacks * kMostPlayers}});
  // Wherever the player has finished, there is an end space for the Elder (R11.11).
  const auto elders = std::count_if(pack.ends.begin(), pack.ends.end(), [](const EndDef& end) {
    return end.program.empty() || has(end.program, Op::points) || has(end.program, Op::root);
  });
  if (elders < 2 && pack.ends.size() == kEnds) faults.note("R11.11", "undergrove.pack.ends", {{"field", "ends"}});
  std::string starting;  // the cards
  for (const GoalDef& goal : pack.goals)
    if (goal.starting) starting += goal.name.substr(0, 1);
  std::sort(starting.begin(), starting.end());
  const bool differ = std::adjacent_find(starting.begin(), starting.end()) == starting.end();
  if ((starting.size() != kGoals || !differ) && pack.goals.size() == kMostGoals && find_name(pack.goals, "") < 0)
    faults.note("R2.6", "undergrove.pack.goals", {{"field", "goals"}, {"count", kGoals}});
  // One card lies open and one is carried out, so two are needed (R11.3).
  for (int level = 1; level <= kLevels && !pack.cards.empty(); ++level) {
    const auto cards = std::count_if(pack.cards.begin(), pack.cards.end(),
                                     [&](const CardDef& card) { return card.level == 0 || card.level == level; });
    if (cards < 2) faults.note("R11.2", "undergrove.pack.deck", {{"field", "cards"}, {"level", level}});
  }
}

namespace {

// What a step brings its player: resources, and a mark for carbon that is moved (R8.11). Swapping and converting keep
// the sum.
int gained(const Step& step) {
  switch (step.op) {
    case Op::gain:
    case Op::any: return step.n;
    case Op::sun: return step.n + 1;  // R4.6
    case Op::absorb: return 1;
    default: return 0;
  }
}
int given(const Step& step) { return step.op == Op::others ? step.n : 0; }
int fed(const Step& step) { return step.op == Op::feed ? 1 : 0; }

template <class Count>
int sum_of(const Program& program, Count&& count) {
  int sum = 0;
  for (const Step& step : program) sum += count(step);
  return sum;
}
// Whichever option is picked.
template <class Count>
int most_of(const Program& program, Count&& count) {
  const Halves halves = halves_of(program);
  int most = 0;
  for (const Step& option : halves.options) most = std::max<int>(most, count(option));
  return sum_of(halves.always, count) + most;
}
template <class Item, class Count>
int most_of(const std::vector<Item>& items, Count&& count) {
  int most = 0;
  for (const Item& item : items) most = std::max(most, most_of(item.program, count));
  return most;
}

// The most of something in one turn: of mushrooms that give another action, each once and with a root of the player's,
// copycats included, and of a last action, which may be none of a mushroom's (R4.8).
template <class Activation>
int most_in_a_turn(const Pack& pack, int last, Activation&& activation) {
  int grants = 0;
  int granting = 0;
  for (const TileDef& tile : pack.tiles) {
    last = std::max<int>(last, activation(tile));
    if (!has(tile.program, Op::another) && !has(tile.program, Op::copy)) continue;
    ++grants;
    if (has(tile.program, Op::another)) granting = std::max<int>(granting, activation(tile));
  }
  return std::min(grants, kRoots) * granting + last;
}

// Who is to blame if there is too much: the item that brings the most.
struct Culprit {
  std::string place;
  int most = 0;
  void see(const char* list, std::size_t at, const std::string& name, const char* field, int amount) {
    if (amount <= most) return;
    most = amount;
    place = std::string(list) + "[" + std::to_string(at) + "]." + field + (name.empty() ? "" : " (" + name + ")");
  }
};

// What a player can gain in a round, in which everyone has one turn. The Elder gains marks only: by its card, for every
// drink and for a pair of roots (R11.4).
static_assert(kGoals * kMostN + kMostSteps + 1 <= kMostInARound);
void check_gains(const Pack& pack, int feeds, Faults& faults) {
  const auto gains = [](const TileDef& tile) { return most_of(tile.program, gained); };
  const auto gifts = [](const TileDef& tile) { return most_of(tile.program, given); };
  // R4.10; alone it is the Elder's mushroom that gives, all its options counted (R11.9).
  int gift = 0;
  for (const TileDef& tile : pack.tiles) gift = std::max(gift, sum_of(tile.program, given));
  const int turn = most_in_a_turn(pack, most_of(pack.actions, gained), gains);
  const int others = std::max((kMostPlayers - 1) * most_in_a_turn(pack, 0, gifts), feeds * gift);
  // R7.1, R3.4: a step on the track, all three bonus tiles; and a goal that counts turns.
  const int besides =
      std::max(most_of(pack.stones, gained), most_of(pack.ends, gained)) + kStacks * most_of(pack.bonus, gained) + 1;
  const int all = turn + others + besides;
  if (all <= kMostInARound) return;
  Culprit culprit;
  for (std::size_t i = 0; i < pack.tiles.size(); ++i)
    culprit.see("tiles", i, pack.tiles[i].name, "program",
                gains(pack.tiles[i]) + (kMostPlayers - 1) * gifts(pack.tiles[i]));
  for (std::size_t i = 0; i < pack.stones.size(); ++i)
    culprit.see("stones", i, "", "program", most_of(pack.stones[i].program, gained));
  for (std::size_t i = 0; i < pack.ends.size(); ++i)
    culprit.see("ends", i, pack.ends[i].name, "program", most_of(pack.ends[i].program, gained));
  for (std::size_t i = 0; i < pack.bonus.size(); ++i)
    culprit.see("bonus", i, pack.bonus[i].name, "program", kStacks * most_of(pack.bonus[i].program, gained));
  faults.note("R9.2", "undergrove.pack.too-much", {{"field", culprit.place}, {"count", all}, {"most", kMostInARound}});
}

// The carbon that can be put on one mushroom in a round (R4.1); alone the Elder feeds as well (R11.9). Earthlover
// refills only what is empty (R3.7).
void check_carbon(const Pack& pack, int feeds, Faults& faults) {
  Culprit culprit;
  for (std::size_t i = 0; i < pack.tiles.size(); ++i)
    culprit.see("tiles", i, pack.tiles[i].name, "cost.carbon", pack.tiles[i].carbon());
  const int turn = most_in_a_turn(pack, 0, [](const TileDef& tile) { return tile.carbon(); });
  const int all = std::max(kMostPlayers * turn, turn + feeds * std::max(1, culprit.most));
  if (all > kMostInARound)
    faults.note("R9.2", "undergrove.pack.too-much-carbon",
                {{"field", culprit.place}, {"count", all}, {"most", kMostInARound}});
}

}  // namespace

void check_amounts(const Pack& pack, Faults& faults) {
  int feeds = 0;  // of one card
  for (const CardDef& card : pack.cards) feeds = std::max(feeds, sum_of(card.program, fed));
  check_gains(pack, feeds, faults);
  check_carbon(pack, feeds, faults);
}

}  // namespace understory::undergrove

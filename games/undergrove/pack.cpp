#include "games/undergrove/pack.hpp"

#include <algorithm>

#include "engine/checked.hpp"
#include "engine/hash.hpp"
#include "engine/json.hpp"
#include "engine/record.hpp"

namespace understory::undergrove {
namespace {

constexpr std::size_t kMostEntries = 100;  // of a table of points
constexpr std::size_t kMostAnswers = 100;  // of a turn in a guide

// Something that is once in a list stands there again.
[[noreturn]] void refuse_twice(const std::string& place, const std::string& value) {
  refuse_by("R1.2", "engine.pack-twice", {{"field", place}, {"value", value}});
}

using Ops = std::initializer_list<Op>;

class ProgramReader {
 public:
  ProgramReader(const Fields& item, Ops allowed, Program& program, Faults& faults)
      : place_(item.place_of("program")), allowed_(allowed), program_(program), faults_(faults) {}

  void read(const Fields& item) {
    faults_.each_object(item, "program", {1, kMostSteps},
                        [&](const Fields& step, std::size_t /*at*/) { read_step(step, false); });
  }
  void add(Op op, int arg, int n) {
    push_checked(program_, Step{op, static_cast<std::uint8_t>(arg), static_cast<std::uint8_t>(n)}, [&] {
      refuse_by("R4.1", "undergrove.pack.too-long", {{"field", place_}, {"most", kMostSteps}});
    });
  }

 private:
  void read_step(const Fields& step, bool is_option) {
    for (std::size_t i = 0; i < kOps; ++i) {
      if (!step.has(kOpNames[i])) continue;
      const Op op{static_cast<std::uint8_t>(i)};
      step.only({kOpNames[i]});
      const bool fits = std::find(allowed_.begin(), allowed_.end(), op) != allowed_.end();
      if (!fits || (is_option && op == Op::choose))
        refuse_by("R4.1", "undergrove.pack.misplaced", {{"field", step.place()}, {"step", kOpNames[i]}});
      return read_op(step, op, kOpNames[i]);
    }
    refuse_by("R4.1", "undergrove.pack.step", {{"field", step.place()}});
  }
  void read_op(const Fields& step, Op op, const char* name) {
    switch (op) {
      case Op::gain:
      case Op::others:
      case Op::leave:
      case Op::pay: return read_amounts(step.object(name), op);
      case Op::ready: return add(op, read_tokens(step, name), 0);
      case Op::convert: return add(op, static_cast<int>(step.word(name, kResourceNames)), 0);
      case Op::second:
      case Op::extra: return add(op, static_cast<int>(step.word(name, kPowerNames)), 0);
      case Op::root: return add(op, static_cast<int>(step.word(name, kRootKindNames)), 0);
      case Op::absorb: return read_absorb(step.object(name));
      case Op::choose: return read_options(step, name);
      case Op::any:
      case Op::swap:
      case Op::put:
      case Op::sun:
      case Op::points:
      case Op::drink:
      case Op::roots: return add(op, 0, static_cast<int>(step.number(name, 1, kMostN)));
      default: return add(op, 0, static_cast<int>(step.number(name, 1, 1)));
    }
  }
  void read_amounts(const Fields& amounts, Op op) {
    faults_.only(amounts, {kResourceNames[0], kResourceNames[1], kResourceNames[2], kResourceNames[3]});
    if (amounts.names().empty()) refuse_by("R1.6", "undergrove.pack.no-resource", {{"field", amounts.place()}});
    for (int r = 0; r < kResources; ++r)
      if (const char* word = kResourceNames[static_cast<std::size_t>(r)]; amounts.has(word))
        faults_.part([&] { add(op, r, static_cast<int>(amounts.number(word, 1, kMostN))); });
  }
  int read_tokens(const Fields& step, const char* name) {
    if (step.any(name).is_string()) {
      constexpr std::array<const char*, 1> kAll{"all"};
      step.word(name, kAll);
      return kAllTokens;
    }
    unsigned tokens = 0;
    faults_.each(step, name, {1, kTypes}, [&](std::size_t i) {
      const unsigned token = token_of(static_cast<int>(step.word_at(name, i, kTypeNames)));
      if ((tokens & token) != 0) refuse_twice(step.place_at(name, i), step.text_at(name, i));
      tokens |= token;
    });
    return static_cast<int>(tokens);
  }
  void read_absorb(const Fields& absorb) {
    faults_.only(absorb, {"from", "free", "may", "paid"});
    constexpr std::array<const char*, 2> kFrom{"any", "here"};
    int flags = absorb.word("from", kFrom) == 1 ? kFromHere : 0;
    if (absorb.has("may") && absorb.truth("may")) flags |= kMayAbsorb;
    if (absorb.has("paid") && absorb.truth("paid")) flags |= kPaidAbsorb;
    add(Op::absorb, flags, absorb.has("free") ? static_cast<int>(absorb.number("free", 0, kMostN)) : 0);
  }
  void read_options(const Fields& step, const char* name) {
    add(Op::choose, 0, static_cast<int>(std::min<std::size_t>(step.size(name), kMostSteps)));
    faults_.each_object(step, name, {2, kMostSteps - 1}, [&](const Fields& option, std::size_t /*at*/) {
      const std::size_t before = program_.size();
      read_step(option, true);
      if (program_.size() != before + 1) refuse_by("R4.11", "undergrove.pack.option", {{"field", option.place()}});
    });
  }

  std::string place_;
  Ops allowed_;
  Program& program_;
  Faults& faults_;
};

// ---- Mushrooms ----

void read_points(const Fields& fields, TileDef& tile, Faults& faults) {
  if (fields.any("points").is_number()) {
    tile.points = {static_cast<int>(fields.number("points", 0, kMostN))};
    return;
  }
  const Fields points = fields.object("points");
  if (points.has("cubes")) {
    faults.only(points, {"cubes"});
    faults.each(points, "cubes", {2, kMostN + 1}, [&](std::size_t i) {
      tile.points.push_back(static_cast<int>(points.number_at("cubes", i, 0, kMostN)));
    });
    return;
  }
  faults.only(points, {"base", "adjacent"});
  faults.part([&] { tile.points = {static_cast<int>(points.number("base", 0, kMostN))}; });
  faults.part([&] { tile.adjacent = static_cast<int>(points.number("adjacent", 1, kMostN)); });
}

void read_cost(const Fields& cost, TileDef& tile, Faults& faults) {
  faults.only(cost, {"token", "carbon", "any"});
  faults.part([&] { tile.token = cost.has("token") && cost.truth("token"); });
  faults.part([&] { tile.carbon = cost.has("carbon") ? static_cast<int>(cost.number("carbon", 0, kMostN)) : 0; });
  faults.part([&] { tile.any = cost.has("any") ? static_cast<int>(cost.number("any", 0, kMostN)) : 0; });
}

void read_marks(const Fields& fields, TileDef& tile, Faults& faults) {
  constexpr std::array<const char*, 2> kMarks{"star", "circle"};
  faults.each(fields, "marks", {0, kMarks.size()}, [&](std::size_t i) {
    bool& mark = fields.word_at("marks", i, kMarks) == 0 ? tile.star : tile.circle;
    if (mark) refuse_twice(fields.place_at("marks", i), fields.text_at("marks", i));
    mark = true;
  });
}

// The five to start with come first: Earthlover and those around it (R2.1).
void read_set(const Fields& fields, std::size_t index, TileDef& tile, Faults& faults) {
  constexpr std::array<const char*, kStartTiles> kPlaces{"C", "W", "E", "N", "S"};
  constexpr std::array<Spot, kStartTiles> kSpots{spot(0, 0), spot(-1, 0), spot(1, 0), spot(0, 1), spot(0, -1)};
  constexpr std::array<const char*, 1> kStart{"start"};
  constexpr std::array<const char*, 2> kDrawn{"core", "extra"};
  if (index >= kStartTiles) {
    tile.set = Set::core;
    faults.part([&] { tile.set = fields.word("set", kDrawn) == 0 ? Set::core : Set::extra; });
    return;
  }
  tile.set = Set::start;
  tile.start = kSpots[index];
  faults.part([&] { fields.word("set", kStart); });
  faults.part([&] { fields.word("start", std::span(&kPlaces[index], 1)); });
}

void read_tile(const Fields& fields, std::size_t index, Pack& pack, Faults& faults) {
  static constexpr Ops kAllowed{Op::gain,  Op::others, Op::any,     Op::swap, Op::ready, Op::put,
                                Op::leave, Op::choose, Op::another, Op::copy, Op::absorb};
  const std::size_t before = faults.count();
  TileDef tile;
  faults.only(fields, {"name", "type", index < kStartTiles ? "start" : "name", "set", "cost", "program", "ongoing",
                       "points", "marks", "source"});
  faults.part([&] { tile.name = read_name(fields, pack.tiles); });
  if (index == 0 ? fields.has("type") : !fields.has("type"))
    faults.note("R1.4", index == 0 ? "undergrove.pack.typed" : "engine.field-missing",
                {{"field", fields.place_of("type")}});
  if (fields.has("type"))
    faults.part([&] { tile.type = Type{static_cast<std::uint8_t>(fields.word("type", kTypeNames))}; });
  read_set(fields, index, tile, faults);
  tile.activates = fields.has("program") || fields.has("cost");
  if (tile.activates == fields.has("ongoing"))
    faults.note("R4.6", "undergrove.pack.ongoing", {{"field", fields.place_of("ongoing")}});
  if (tile.activates) {
    faults.part([&] { read_cost(fields.object("cost"), tile, faults); });
    ProgramReader reader(fields, kAllowed, tile.program, faults);
    if (tile.any > 0) reader.add(Op::pay_any, 0, tile.any);
    reader.read(fields);
  }
  if (fields.has("ongoing"))
    faults.part([&] {
      const auto powers = std::span(kPowerNames).subspan(1);
      tile.power = Power{static_cast<std::uint8_t>(1 + fields.word("ongoing", powers))};
    });
  faults.part([&] { read_points(fields, tile, faults); });
  read_marks(fields, tile, faults);
  faults.part([&] { tile.source = read_source(fields); });
  if (faults.count() == before) check_tile(fields, tile, faults);
  pack.tiles.push_back(tile);
}

// ---- Actions, the track and bonus tiles ----

void read_program(const Fields& fields, Ops allowed, Named& item, Faults& faults) {
  ProgramReader(fields, allowed, item.program, faults).read(fields);
  faults.part([&] { item.source = read_source(fields); });
}

void read_actions(const Fields& fields, Pack& pack, Faults& faults) {
  static constexpr Ops kAllowed{Op::absorb, Op::pay, Op::mushroom, Op::second, Op::seedling, Op::root,
                                Op::extra,  Op::sun, Op::convert,  Op::ready,  Op::discard};
  faults.each_object(fields, "actions", {kActions, kActions}, [&](const Fields& item, std::size_t index) {
    const std::size_t before = faults.count();
    Named action;
    action.name = kActionNames[index];
    faults.only(item, {"name", "program", "source"});
    faults.part([&] { item.word("name", std::span(&kActionNames[index], 1)); });
    read_program(item, kAllowed, action, faults);
    if (faults.count() == before) check_action(item, Action{static_cast<std::uint8_t>(index)}, action.program, faults);
    pack.actions.push_back(action);
  });
}

void read_track(const Fields& fields, Pack& pack, Faults& faults) {
  faults.each_object(fields, "stones", {kStones, kStones}, [&](const Fields& item, std::size_t index) {
    const std::size_t before = faults.count();
    Named stone;
    stone.name = std::to_string(index + 1);
    faults.only(item, {"program", "source"});
    read_program(item, {Op::gain, Op::any, Op::ready, Op::ready_one, Op::root, Op::bonus}, stone, faults);
    if (faults.count() == before) check_stone(item, static_cast<int>(index) + 1, stone.program, faults);
    pack.stones.push_back(stone);
  });
  faults.each_object(fields, "ends", {kEnds, kEnds}, [&](const Fields& item, std::size_t /*at*/) {
    const std::size_t before = faults.count();
    Named end;
    faults.only(item, {"name", "program", "source"});
    faults.part([&] { end.name = read_name(item, pack.ends); });
    read_program(item, {Op::gain, Op::any, Op::ready, Op::ready_one, Op::root, Op::points}, end, faults);
    if (faults.count() == before) check_roots(item, end.program, faults);
    pack.ends.push_back(end);
  });
}

void read_bonus(const Fields& fields, Pack& pack, Faults& faults) {
  faults.each_object(fields, "bonus", {1, kMostBonusKinds}, [&](const Fields& item, std::size_t /*at*/) {
    const std::size_t before = faults.count();
    Named bonus;
    bonus.copies = kMostN;
    faults.only(item, {"name", "copies", "program", "source"});
    faults.part([&] { bonus.name = read_name(item, pack.bonus); });
    faults.part([&] { bonus.copies = static_cast<int>(item.number("copies", 1, kMostN)); });
    read_program(item, {Op::gain, Op::ready, Op::points}, bonus, faults);
    if (faults.count() == before) check_bonus(item, bonus.program, faults);
    pack.bonus.push_back(bonus);
  });
}

// ---- Goals and the Elder ----

bool is_goal(const std::string& name) {
  return name.size() == 2 && name[0] >= '1' && name[0] <= '8' && (name[1] == 'A' || name[1] == 'B');
}

void read_table(const Fields& fields, const char* name, Sizes sizes, std::vector<int>& table, Faults& faults) {
  faults.each(fields, name, sizes,
              [&](std::size_t i) { table.push_back(static_cast<int>(fields.number_at(name, i, 0, 99))); });
}

void read_goal(const Fields& fields, Pack& pack, Faults& faults) {
  GoalDef goal;
  faults.only(fields, {"name", "counts", "table", "places", "each", "starting", "source"});
  faults.part([&] {
    const std::string name = fields.text("name");
    if (!is_goal(name))
      refuse_by("R2.6", "undergrove.pack.goal", {{"field", fields.place_of("name")}, {"value", name}});
    if (find_name(pack.goals, name) >= 0) refuse_twice(fields.place_of("name"), name);
    goal.name = name;
  });
  faults.part([&] { goal.count = Count{static_cast<std::uint8_t>(fields.word("counts", kCountNames))}; });
  if (int{fields.has("table")} + int{fields.has("places")} + int{fields.has("each")} != 1)
    faults.note("R8.2", "undergrove.pack.table", {{"field", fields.place_of("table")}});
  if (fields.has("table")) read_table(fields, "table", {1, kMostEntries}, goal.table, faults);
  if (fields.has("places")) read_table(fields, "places", {kMostPlayers, kMostPlayers}, goal.places, faults);
  if (fields.has("each")) faults.part([&] { goal.each = static_cast<int>(fields.number("each", 1, kMostN)); });
  faults.part([&] { goal.starting = fields.has("starting") && fields.truth("starting"); });
  faults.part([&] { goal.source = read_source(fields); });
  pack.goals.push_back(goal);
}

void read_compass(const Fields& fields, CardDef& card) {
  const std::string compass = fields.text("compass");
  const std::string sides = "nesw";
  const std::size_t first = compass.size() == 2 ? sides.find(compass[0]) : std::string::npos;
  const std::size_t second = compass.size() == 2 ? sides.find(compass[1]) : std::string::npos;
  if (first == std::string::npos || second == std::string::npos || first % 2 == second % 2)
    refuse_by("R11.10", "undergrove.pack.compass", {{"field", fields.place_of("compass")}, {"value", compass}});
  card.first_side = static_cast<int>(first);
  card.second_side = static_cast<int>(second);
}

void read_card(const Fields& fields, Pack& pack, Faults& faults) {
  CardDef card;
  faults.only(fields, {"name", "title", "level", "program", "compass", "wheel", "lens", "marks", "source"});
  faults.part([&] { card.name = read_name(fields, pack.cards); });
  faults.part([&] { card.title = kCardTitles[fields.word("title", kCardTitles)]; });
  faults.part([&] { card.level = static_cast<int>(fields.number("level", 0, kLevels)); });
  ProgramReader(fields, {Op::drink, Op::roots, Op::beside, Op::sprout, Op::feed, Op::rest}, card.program, faults)
      .read(fields);
  faults.part([&] { read_compass(fields, card); });
  faults.part([&] { card.wheel = Type{static_cast<std::uint8_t>(fields.word("wheel", kTypeNames))}; });
  faults.part([&] { card.lens = static_cast<int>(fields.number("lens", 1, kGoals)) - 1; });
  faults.part([&] {
    const Fields marks = fields.object("marks");
    for (const std::string& goal : marks.names())
      faults.part([&] {
        const int named = find_name(pack.goals, goal);
        const bool fits = named < 0 ? is_goal(goal) : tracked(pack.goals[static_cast<std::size_t>(named)].count);
        if (!fits) refuse_by("R11.4", "undergrove.pack.mark", {{"field", marks.place_of(goal)}, {"value", goal}});
        card.marks.emplace_back(goal, static_cast<int>(marks.number(goal, 1, kMostN)));
      });
  });
  faults.part([&] { card.source = read_source(fields); });
  pack.cards.push_back(card);
}

// ---- Guides ----

void read_corner(const Fields& fields, const Pack& pack, GuideDef& guide, Faults& faults) {
  const std::size_t before = faults.count();
  guide.corner = spot(-1, -1);  // none of Earthlover's, as long as it is not known
  std::array<int, 2> at{};
  faults.each(fields, "corner", {at.size(), at.size()},
              [&](std::size_t i) { at[i] = static_cast<int>(fields.number_at("corner", i, 0, 1)); });
  if (faults.count() != before) return;
  guide.corner = spot(at[0], at[1]);
  for (const GuideDef& other : pack.guides)
    if (other.corner == guide.corner)
      faults.note("R2.7", "undergrove.pack.corner", {{"field", fields.place_of("corner")}});
}

// Whether mushrooms can be looked for by name. Otherwise the faults are told where they are, not where they show.
bool knows_tiles(const Pack& pack) {
  return pack.tiles.size() >= kStartTiles + kLeastDeck && find_name(pack.tiles, "") < 0;
}

void read_hand(const Fields& fields, const Pack& pack, GuideDef& guide, Faults& faults) {
  faults.each(fields, "hand", {kHand, kHand}, [&](std::size_t i) {
    const std::string name = fields.text_at("hand", i);
    if (!knows_tiles(pack)) return;
    const int found = find_name(pack.tiles, name);
    const Tile tile{static_cast<std::uint8_t>(found)};
    const auto has = [&](const GuideDef& other) {
      return std::find(other.hand.begin(), other.hand.end(), tile) != other.hand.end();
    };
    if (found < 0 || pack.tiles[raw(tile)].set != Set::core || has(guide) ||
        std::any_of(pack.guides.begin(), pack.guides.end(), has))
      refuse_by("R10.1", "undergrove.pack.hand", {{"field", fields.place_at("hand", i)}, {"value", name}});
    guide.hand.push_back(tile);
  });
}

bool is_players_move(const Pack& pack, const std::string& text) {
  try {
    return raw(parse_move(pack, text).kind()) > raw(MoveKind::card);  // those before are made by chance
  } catch (const Refusal&) {
    return false;
  }
}

void read_move(const Fields& turn, std::size_t at, const Pack& pack, GuideTurn& into) {
  const std::string text = turn.text_at("moves", at);
  if (knows_tiles(pack) && !is_players_move(pack, text))
    refuse_by("R12.1", "undergrove.pack.move", {{"field", turn.place_at("moves", at)}, {"value", text}});
  into.moves.push_back(text);
}

void read_guide(const Fields& fields, Pack& pack, Faults& faults) {
  GuideDef guide;
  faults.only(fields, {"corner", "hand", "turns", "source"});
  read_corner(fields, pack, guide, faults);
  read_hand(fields, pack, guide, faults);
  faults.each_object(fields, "turns", {0, kMostRounds + 1}, [&](const Fields& turn, std::size_t /*at*/) {
    GuideTurn said;
    faults.only(turn, {"words", "moves"});
    faults.part([&] { said.words = kGuideWords[turn.word("words", kGuideWords)]; });
    faults.each(turn, "moves", {1, kMostAnswers}, [&](std::size_t i) { read_move(turn, i, pack, said); });
    guide.turns.push_back(said);
  });
  faults.part([&] { guide.source = read_source(fields); });
  pack.guides.push_back(guide);
}

void read_setup(const Fields& setup, Pack& pack, Faults& faults) {
  faults.only(setup, {kResourceNames[0], kResourceNames[1], kResourceNames[2], kResourceNames[3], "source"});
  for (std::size_t i = 0; i < kResources; ++i)
    faults.part([&] { pack.setup[i] = static_cast<int>(setup.number(kResourceNames[i], 0, kMostSetup)); });
  faults.part([&] { pack.setup_source = read_source(setup); });
}

std::string text_of(const Program& program) {
  std::string text;
  for (const Step& step : program) {
    if (!text.empty()) text += ' ';
    text += kOpNames[raw(step.op)];
    text += ':' + std::to_string(step.arg) + ':' + std::to_string(step.n);
  }
  return text;
}

std::string text_of(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : "/") + std::to_string(number);
  return text;
}

}  // namespace

Pack parse_pack(std::string_view text) {
  const nlohmann::json json = parse_json(text);
  const Fields fields(json, "");
  expect_pack_of(fields, "undergrove");

  Pack pack;
  Faults faults;
  faults.only(fields,
              {"game", "name", "setup", "actions", "tiles", "stones", "ends", "bonus", "goals", "cards", "guides"});
  faults.part([&] { pack.name = read_name(fields); });
  pack.hash = hash_of_text(json.dump());
  faults.part([&] { read_setup(fields.object("setup"), pack, faults); });
  read_actions(fields, pack, faults);
  faults.each_object(fields, "tiles", {kStartTiles + kLeastDeck, kMostTiles},
                     [&](const Fields& tile, std::size_t at) { read_tile(tile, at, pack, faults); });
  read_track(fields, pack, faults);
  read_bonus(fields, pack, faults);
  faults.each_object(fields, "goals", {kMostGoals, kMostGoals},
                     [&](const Fields& goal, std::size_t /*at*/) { read_goal(goal, pack, faults); });
  faults.each_object(fields, "cards", {1, kMostCards},
                     [&](const Fields& card, std::size_t /*at*/) { read_card(card, pack, faults); });
  faults.each_object(fields, "guides", {kMostPlayers, kMostPlayers},
                     [&](const Fields& guide, std::size_t /*at*/) { read_guide(guide, pack, faults); });
  check_lists(pack, faults);
  check_amounts(pack, faults);
  faults.settle();
  return pack;
}

std::vector<PackItem> describe_pack(const Pack& pack) {
  std::vector<PackItem> items;
  std::string setup;
  for (std::size_t i = 0; i < kResources; ++i)
    setup += (i == 0 ? "" : " ") + std::string(kResourceNames[i]) + ":" + std::to_string(pack.setup[i]);
  items.push_back({"setup", setup, name_of(pack.setup_source)});
  const auto add = [&](const std::string& list, const std::vector<Named>& named) {
    for (const Named& item : named)
      items.push_back({list + " " + item.name + (item.copies > 1 ? " x" + std::to_string(item.copies) : ""),
                       text_of(item.program), name_of(item.source)});
  };
  add("action", pack.actions);
  for (const TileDef& tile : pack.tiles) {
    std::string value = tile.type == Type::none ? "" : std::string(kTypeNames[raw(tile.type)]) + " ";
    if (tile.activates) value += "cost:" + std::string(tile.token ? "token+" : "") + std::to_string(tile.carbon) + " ";
    if (tile.power != Power::none) value += std::string(kPowerNames[raw(tile.power)]) + " ";
    value += text_of(tile.program) + " points:" + text_of(tile.points);
    if (tile.adjacent > 0) value += "+" + std::to_string(tile.adjacent);
    items.push_back({"tile " + tile.name, value, name_of(tile.source)});
  }
  add("stone", pack.stones);
  add("end", pack.ends);
  add("bonus", pack.bonus);
  for (const GoalDef& goal : pack.goals) {
    const std::string points = !goal.table.empty()    ? text_of(goal.table)
                               : !goal.places.empty() ? "places:" + text_of(goal.places)
                                                      : "each:" + std::to_string(goal.each);
    items.push_back(
        {"goal " + goal.name, std::string(kCountNames[raw(goal.count)]) + " " + points, name_of(goal.source)});
  }
  for (const CardDef& card : pack.cards)
    items.push_back({"card " + card.name, card.title + " " + text_of(card.program), name_of(card.source)});
  for (std::size_t i = 0; i < pack.guides.size(); ++i)
    items.push_back({"guide " + std::to_string(i + 1), std::to_string(pack.guides[i].turns.size()),
                     name_of(pack.guides[i].source)});
  return items;
}

}  // namespace understory::undergrove

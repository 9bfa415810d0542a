#include "games/undergrove/pack.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "engine/checked.hpp"
#include "engine/fields.hpp"
#include "engine/hash.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"

namespace understory::undergrove {
namespace {

[[noreturn]] void refuse(const char* key, std::vector<Argument> arguments) {
  throw Refusal(Message(key, std::move(arguments)), "R1.2");
}

From read_source(const Fields& fields) {
  const std::string source = fields.text("source");
  if (source == "printed") return From::printed;
  if (source == "designed") return From::designed;
  throw Refusal(Message("engine.pack-source", {{"field", fields.place_of("source")}, {"value", source}}));
}

// Which of the names the text is; refused otherwise.
template <std::size_t Size>
std::uint8_t one_of(const std::array<const char*, Size>& names, const std::string& text, const std::string& place) {
  std::vector<std::string> known;
  for (std::size_t i = 0; i < Size; ++i) {
    if (text == names[i]) return static_cast<std::uint8_t>(i);
    known.emplace_back(names[i]);
  }
  refuse("undergrove.pack.word", {{"field", place}, {"value", text}, {"known", verbatim(known)}});
}

bool is_name(const std::string& name) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !name.empty() && std::all_of(name.begin(), name.end(), fits);
}

template <class Item>
std::string read_name(const Fields& fields, const std::vector<Item>& before) {
  std::string name = fields.text("name");
  if (!is_name(name)) refuse("undergrove.pack.name", {{"field", fields.place_of("name")}, {"value", name}});
  for (const Item& other : before)
    if (other.name == name) refuse("undergrove.pack.twice", {{"field", fields.place_of("name")}, {"value", name}});
  return name;
}

class ProgramReader {
 public:
  explicit ProgramReader(Program& program) : program_(program) {}

  void read(const Fields& item, const char* name) {
    place_ = item.place_of(name);
    for (const Fields& step : item.objects(name)) read_step(step);
    if (program_.empty()) refuse("undergrove.pack.no-step", {{"field", place_}});
  }
  void add(Op op, int arg, int n) {
    push_checked(program_, Step{op, static_cast<std::uint8_t>(arg), static_cast<std::uint8_t>(n)}, [&] {
      refuse("undergrove.pack.too-long", {{"field", place_}, {"most", kMostSteps}});
    });
  }

 private:
  void read_step(const Fields& step) {
    for (std::size_t i = 0; i < kOps; ++i)
      if (step.has(kOpNames[i])) {
        step.only({kOpNames[i]});
        return read_op(step, Op{static_cast<std::uint8_t>(i)}, kOpNames[i]);
      }
    refuse("undergrove.pack.step", {{"field", place_}});
  }
  void read_op(const Fields& step, Op op, const char* name) {
    switch (op) {
      case Op::gain:
      case Op::others:
      case Op::leave:
      case Op::pay: {
        const Fields amounts = step.object(name);
        amounts.only({kResourceNames[0], kResourceNames[1], kResourceNames[2], kResourceNames[3]});
        for (int r = 0; r < kResources; ++r)
          if (const char* word = kResourceNames[static_cast<std::size_t>(r)]; amounts.has(word))
            add(op, r, static_cast<int>(amounts.number(word, 1, kMostN)));
        return;
      }
      case Op::ready: return add(op, tokens(step, name), 0);
      case Op::convert: return add(op, one_of(kResourceNames, step.text(name), step.place_of(name)), 0);
      case Op::second:
      case Op::extra: return add(op, one_of(kPowerNames, step.text(name), step.place_of(name)), 0);
      case Op::root: return add(op, one_of(kRootKindNames, step.text(name), step.place_of(name)), 0);
      case Op::absorb: return read_absorb(step.object(name));
      case Op::choose: {
        const auto options = step.objects(name);
        if (options.size() < 2) refuse("undergrove.pack.options", {{"field", step.place_of(name)}});
        add(op, 0, static_cast<int>(options.size()));
        const std::size_t before = program_.size();
        for (const Fields& option : options) read_step(option);
        if (program_.size() != before + options.size())
          refuse("undergrove.pack.options", {{"field", step.place_of(name)}});
        return;
      }
      default: return add(op, 0, static_cast<int>(step.number(name, 1, kMostN)));
    }
  }
  static int tokens(const Fields& step, const char* name) {
    if (step.any(name).is_string() && step.text(name) == "all") return kAllTokens;
    int mask = 0;
    for (const std::string& type : step.texts(name)) mask |= token_of(one_of(kTypeNames, type, step.place_of(name)));
    return mask;
  }
  void read_absorb(const Fields& absorb) {
    absorb.only({"from", "free", "may", "paid"});
    const std::array<const char*, 2> places{"any", "here"};
    int flags = one_of(places, absorb.text("from"), absorb.place_of("from")) == 1 ? kFromHere : 0;
    if (absorb.has("may") && absorb.truth("may")) flags |= kMayAbsorb;
    if (absorb.has("paid") && absorb.truth("paid")) flags |= kPaidAbsorb;
    add(Op::absorb, flags, absorb.has("free") ? static_cast<int>(absorb.number("free", 0, kMostN)) : 0);
  }

  Program& program_;
  std::string place_;
};

// Whether the program consists of these steps, and what ends it ends it: one frame runs them all (state.hpp).
void check_program(const Program& program, std::initializer_list<Op> allowed, const std::string& place) {
  for (std::size_t i = 0; i < program.size(); ++i) {
    const Op op = program[i].op;
    const bool known = std::find(allowed.begin(), allowed.end(), op) != allowed.end();
    const std::size_t after = program.size() - i - 1;
    const bool in_choice = i > 0 && std::any_of(program.begin(), program.begin() + i,
                                                [](const Step& step) { return step.op == Op::choose; });
    const bool last = op == Op::choose ? after == program[i].n : op != Op::another || after == 0 || in_choice;
    if (!known || !last || (op == Op::copy && program.size() != 1))
      refuse("undergrove.pack.misplaced", {{"field", place}, {"step", kOpNames[raw(op)]}});
  }
}

constexpr auto kTileOps = {Op::gain,  Op::others, Op::any,     Op::swap, Op::ready,  Op::put,
                           Op::leave, Op::choose, Op::another, Op::copy, Op::absorb, Op::pay_any};

void read_points(const Fields& fields, TileDef& tile) {
  if (fields.any("points").is_number()) {
    tile.points = {static_cast<int>(fields.number("points", 0, kMostN))};
    return;
  }
  const Fields points = fields.object("points");
  if (points.has("cubes")) {
    points.only({"cubes"});
    for (const std::int64_t value : points.numbers("cubes", 0, kMostN)) tile.points.push_back(static_cast<int>(value));
    if (tile.points.size() < 2) refuse("undergrove.pack.cubes", {{"field", points.place_of("cubes")}});
    return;
  }
  points.only({"base", "adjacent"});
  tile.points = {static_cast<int>(points.number("base", 0, kMostN))};
  tile.adjacent = static_cast<int>(points.number("adjacent", 1, kMostN));
}

TileDef read_tile(const Fields& fields, const std::vector<TileDef>& before) {
  fields.only({"name", "type", "start", "set", "cost", "program", "ongoing", "points", "marks", "source"});
  TileDef tile;
  tile.name = read_name(fields, before);
  if (fields.has("type")) tile.type = Type{one_of(kTypeNames, fields.text("type"), fields.place_of("type"))};
  const std::array<const char*, 3> sets{"start", "core", "extra"};
  tile.set = Set{one_of(sets, fields.text("set"), fields.place_of("set"))};
  if (tile.set == Set::start) {
    const std::array<const char*, kStartTiles> places{"C", "W", "E", "N", "S"};
    constexpr std::array<Spot, kStartTiles> kPlaces{spot(0, 0), spot(-1, 0), spot(1, 0), spot(0, 1), spot(0, -1)};
    const std::size_t place = one_of(places, fields.text("start"), fields.place_of("start"));
    if (place != before.size()) refuse("undergrove.pack.start", {{"field", fields.place_of("start")}});
    tile.start = kPlaces[place];
  }
  if (fields.has("cost") || fields.has("program")) {
    const Fields cost = fields.object("cost");
    cost.only({"token", "carbon", "any"});
    tile.activates = true;
    tile.token = cost.has("token") && cost.truth("token");
    tile.carbon = cost.has("carbon") ? static_cast<int>(cost.number("carbon", 0, kMostN)) : 0;
    tile.any = cost.has("any") ? static_cast<int>(cost.number("any", 0, kMostN)) : 0;
    ProgramReader reader(tile.program);
    if (tile.any > 0) reader.add(Op::pay_any, 0, tile.any);
    reader.read(fields, "program");
    check_program(tile.program, kTileOps, fields.place_of("program"));
  }
  if (fields.has("ongoing"))
    tile.power = Power{one_of(kPowerNames, fields.text("ongoing"), fields.place_of("ongoing"))};
  const bool needs_type = tile.token || tile.adjacent > 0 || (!tile.program.empty() && tile.program[0].op == Op::copy);
  read_points(fields, tile);
  if (tile.type == Type::none && (needs_type || tile.adjacent > 0))
    refuse("undergrove.pack.no-type", {{"field", fields.place_of("type")}});
  for (const Step& step : tile.program)
    if ((step.op == Op::put || step.op == Op::leave) && tile.points.size() < 2)
      refuse("undergrove.pack.cubes", {{"field", fields.place_of("points")}});
  for (const std::string& mark : fields.texts("marks")) {
    const std::array<const char*, 2> marks{"star", "circle"};
    (one_of(marks, mark, fields.place_of("marks")) == 0 ? tile.star : tile.circle) = true;
  }
  tile.source = read_source(fields);
  return tile;
}

Named read_named(const Fields& fields, const std::vector<Named>& before, bool named, bool copies,
                 std::initializer_list<Op> allowed) {
  fields.only({"program", "source", named ? "name" : "program", copies ? "copies" : "program"});
  Named item;
  item.name = named ? read_name(fields, before) : std::to_string(before.size() + 1);
  if (copies) item.copies = static_cast<int>(fields.number("copies", 1, kMostN));
  ProgramReader(item.program).read(fields, "program");
  check_program(item.program, allowed, fields.place_of("program"));
  item.source = read_source(fields);
  return item;
}

std::vector<Named> read_list(const Fields& fields, const char* list, bool named, bool copies, std::size_t least,
                             std::size_t most, std::initializer_list<Op> allowed) {
  std::vector<Named> items;
  for (const Fields& item : fields.objects(list)) items.push_back(read_named(item, items, named, copies, allowed));
  if (items.size() < least || items.size() > most)
    refuse("undergrove.pack.size", {{"field", list},
                                    {"count", static_cast<std::int64_t>(items.size())},
                                    {"least", static_cast<std::int64_t>(least)},
                                    {"most", static_cast<std::int64_t>(most)},
                                    ends_of(static_cast<std::int64_t>(least), static_cast<std::int64_t>(most))});
  return items;
}

std::vector<int> small_numbers(const Fields& fields, const char* name) {
  std::vector<int> list;
  for (const std::int64_t number : fields.numbers(name, 0, 99)) list.push_back(static_cast<int>(number));
  if (list.empty()) refuse("undergrove.pack.table", {{"field", fields.place_of(name)}});
  return list;
}

GoalDef read_goal(const Fields& fields, const std::vector<GoalDef>& before) {
  fields.only({"name", "counts", "table", "places", "each", "starting", "source"});
  GoalDef goal;
  goal.name = fields.text("name");
  const bool fits = goal.name.size() == 2 && goal.name[0] >= '1' && goal.name[0] <= '8' &&
                    (goal.name[1] == 'A' || goal.name[1] == 'B');
  if (!fits) refuse("undergrove.pack.goal", {{"field", fields.place_of("name")}, {"value", goal.name}});
  for (const GoalDef& other : before)
    if (other.name == goal.name)
      refuse("undergrove.pack.twice", {{"field", fields.place_of("name")}, {"value", goal.name}});
  goal.count = Count{one_of(kCountNames, fields.text("counts"), fields.place_of("counts"))};
  if (int{fields.has("table")} + int{fields.has("places")} + int{fields.has("each")} != 1)
    refuse("undergrove.pack.table", {{"field", fields.place_of("table")}});
  if (fields.has("table")) goal.table = small_numbers(fields, "table");
  if (fields.has("places")) goal.places = small_numbers(fields, "places");
  if (fields.has("places") && goal.places.size() != kMostPlayers)
    refuse("undergrove.pack.table", {{"field", fields.place_of("places")}});
  if (fields.has("each")) goal.each = static_cast<int>(fields.number("each", 1, kMostN));
  goal.starting = fields.has("starting") && fields.truth("starting");
  goal.source = read_source(fields);
  return goal;
}

CardDef read_card(const Fields& fields, const std::vector<CardDef>& before) {
  fields.only({"name", "title", "level", "program", "compass", "wheel", "lens", "marks", "source"});
  CardDef card;
  card.name = read_name(fields, before);
  card.title = fields.text("title");
  if (!is_name(card.title))
    refuse("undergrove.pack.name", {{"field", fields.place_of("title")}, {"value", card.title}});
  card.level = static_cast<int>(fields.number("level", 0, 4));
  ProgramReader(card.program).read(fields, "program");
  check_program(card.program, {Op::drink, Op::roots, Op::beside, Op::sprout, Op::feed, Op::rest},
                fields.place_of("program"));
  const std::string compass = fields.text("compass");
  const std::string sides = "nesw";
  const std::size_t first = compass.size() == 2 ? sides.find(compass[0]) : std::string::npos;
  const std::size_t second = compass.size() == 2 ? sides.find(compass[1]) : std::string::npos;
  if (first == std::string::npos || second == std::string::npos || first % 2 == second % 2)
    refuse("undergrove.pack.compass", {{"field", fields.place_of("compass")}, {"value", compass}});
  card.first_side = static_cast<int>(first);
  card.second_side = static_cast<int>(second);
  card.wheel = Type{one_of(kTypeNames, fields.text("wheel"), fields.place_of("wheel"))};
  card.lens = static_cast<int>(fields.number("lens", 1, kGoals)) - 1;
  const Fields marks = fields.object("marks");
  for (const auto& [goal, steps] : fields.any("marks").items())
    card.marks.emplace_back(goal, static_cast<int>(marks.number(goal, 1, kMostN)));
  card.source = read_source(fields);
  return card;
}

GuideDef read_guide(const Fields& fields, const std::vector<TileDef>& tiles, TileSet& given) {
  fields.only({"corner", "hand", "turns", "source"});
  GuideDef guide;
  const auto corner = fields.numbers("corner", 0, 1);
  if (corner.size() != 2) refuse("undergrove.pack.corner", {{"field", fields.place_of("corner")}});
  guide.corner = spot(static_cast<int>(corner[0]), static_cast<int>(corner[1]));
  for (const std::string& name : fields.texts("hand")) {
    for (std::size_t i = kStartTiles; i < tiles.size(); ++i)
      if (const Tile tile{static_cast<std::uint8_t>(i)};
          tiles[i].name == name && tiles[i].set == Set::core && !given.has(tile)) {
        guide.hand.push_back(tile);
        add_checked(given, tile, [&] { refuse("undergrove.pack.hand", {{"field", fields.place_of("hand")}}); });
      }
  }
  if (guide.hand.size() != kHand || fields.texts("hand").size() != kHand)
    refuse("undergrove.pack.hand", {{"field", fields.place_of("hand")}});
  for (const Fields& turn : fields.objects("turns")) {
    turn.only({"words", "moves"});
    guide.turns.push_back({turn.text("words"), turn.texts("moves")});
  }
  guide.source = read_source(fields);
  return guide;
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
  fields.only({"game", "name", "setup", "actions", "tiles", "stones", "ends", "bonus", "goals", "cards", "guides"});
  if (const std::string game = fields.text("game"); game != "undergrove")
    throw Refusal(Message("engine.pack-game", {{"game", game}, {"expected", "undergrove"}}));

  Pack pack;
  pack.name = fields.text("name");
  pack.hash = hash_of_text(json.dump());
  const Fields setup = fields.object("setup");
  setup.only({kResourceNames[0], kResourceNames[1], kResourceNames[2], kResourceNames[3], "source"});
  for (std::size_t i = 0; i < kResources; ++i) pack.setup[i] = static_cast<int>(setup.number(kResourceNames[i], 0, 99));
  pack.setup_source = read_source(setup);

  pack.actions = read_list(fields, "actions", true, false, kActions, kActions,
                           {Op::absorb, Op::pay, Op::mushroom, Op::second, Op::seedling, Op::root, Op::extra, Op::sun,
                            Op::convert, Op::ready, Op::discard});
  for (std::size_t i = 0; i < kActions; ++i)
    if (pack.actions[i].name != kActionNames[i])
      refuse("undergrove.pack.action", {{"field", "actions"}, {"expected", kActionNames[i]}});
  int deck = 0;
  for (const Fields& tile : fields.objects("tiles")) {
    pack.tiles.push_back(read_tile(tile, pack.tiles));
    deck += pack.tiles.back().set == Set::start ? 0 : 1;
  }
  const auto tiles = static_cast<int>(pack.tiles.size());
  if (tiles > kMostTiles || deck < kLeastDeck || tiles - deck != kStartTiles)
    refuse("undergrove.pack.size", {{"field", "tiles"},
                                    {"count", tiles},
                                    {"least", kStartTiles + kLeastDeck},
                                    {"most", kMostTiles},
                                    ends_of(kStartTiles + kLeastDeck, kMostTiles)});
  for (std::size_t i = 0; i < kStartTiles; ++i)
    if (pack.tiles[i].set != Set::start) refuse("undergrove.pack.start", {{"field", "tiles"}});

  const auto benefits = {Op::gain, Op::any, Op::ready, Op::ready_one, Op::root, Op::bonus, Op::points};
  pack.stones = read_list(fields, "stones", false, false, kStones, kStones, benefits);
  for (std::size_t i = 0; i < kStones; ++i) {
    const bool has_stack = i % 2 == 1 && i < 2 * kStacks;
    const Program& program = pack.stones[i].program;
    const auto stacks = std::count_if(program.begin(), program.end(), [](const Step& s) { return s.op == Op::bonus; });
    if (stacks != (has_stack ? 1 : 0)) refuse("undergrove.pack.stacks", {{"field", "stones"}});
  }
  pack.ends = read_list(fields, "ends", true, false, kEnds, kEnds,
                        {Op::gain, Op::any, Op::ready, Op::ready_one, Op::root, Op::points});
  pack.bonus = read_list(fields, "bonus", true, true, 1, kMostBonusKinds, {Op::gain, Op::ready, Op::points});
  int bonus = 0;
  for (const Named& kind : pack.bonus) bonus += kind.copies;
  if (bonus < kStacks * kMostPlayers)
    refuse("undergrove.pack.bonus", {{"field", "bonus"}, {"least", kStacks * kMostPlayers}});
  int starting = 0;
  for (const Fields& goal : fields.objects("goals")) {
    pack.goals.push_back(read_goal(goal, pack.goals));
    starting += pack.goals.back().starting ? 1 : 0;
  }
  if (pack.goals.size() != kMostGoals || starting != kGoals)
    refuse("undergrove.pack.goals", {{"field", "goals"}, {"count", kMostGoals}, {"starting", kGoals}});
  for (const Fields& card : fields.objects("cards")) pack.cards.push_back(read_card(card, pack.cards));
  const auto base = std::count_if(pack.cards.begin(), pack.cards.end(), [](const CardDef& c) { return c.level == 0; });
  if (pack.cards.size() > kMostCards || base < 1)
    refuse("undergrove.pack.size", {{"field", "cards"},
                                    {"count", static_cast<std::int64_t>(pack.cards.size())},
                                    {"least", 1},
                                    {"most", kMostCards},
                                    ends_of(1, kMostCards)});
  TileSet given;
  for (const Fields& guide : fields.objects("guides")) pack.guides.push_back(read_guide(guide, pack.tiles, given));
  if (!pack.guides.empty() && pack.guides.size() != kMostPlayers)
    refuse("undergrove.pack.size", {{"field", "guides"},
                                    {"count", static_cast<std::int64_t>(pack.guides.size())},
                                    {"least", kMostPlayers},
                                    {"most", kMostPlayers},
                                    ends_of(kMostPlayers, kMostPlayers)});
  return pack;
}

std::vector<PackItem> describe_pack(const Pack& pack) {
  std::vector<PackItem> items;
  std::string setup;
  for (std::size_t i = 0; i < kResources; ++i)
    setup += (i == 0 ? "" : " ") + std::string(kResourceNames[i]) + ":" + std::to_string(pack.setup[i]);
  items.push_back({"setup", setup, source_name(pack.setup_source)});
  const auto add = [&](const std::string& list, const std::vector<Named>& named) {
    for (const Named& item : named)
      items.push_back({list + " " + item.name + (item.copies > 1 ? " x" + std::to_string(item.copies) : ""),
                       text_of(item.program), source_name(item.source)});
  };
  add("action", pack.actions);
  for (const TileDef& tile : pack.tiles) {
    std::string value = tile.type == Type::none ? "" : std::string(kTypeNames[raw(tile.type)]) + " ";
    if (tile.activates) value += "cost:" + std::string(tile.token ? "token+" : "") + std::to_string(tile.carbon) + " ";
    if (tile.power != Power::none) value += std::string(kPowerNames[raw(tile.power)]) + " ";
    value += text_of(tile.program) + " points:" + text_of(tile.points);
    if (tile.adjacent > 0) value += "+" + std::to_string(tile.adjacent);
    items.push_back({"tile " + tile.name, value, source_name(tile.source)});
  }
  add("stone", pack.stones);
  add("end", pack.ends);
  add("bonus", pack.bonus);
  for (const GoalDef& goal : pack.goals) {
    const std::string points = !goal.table.empty()    ? text_of(goal.table)
                               : !goal.places.empty() ? "places:" + text_of(goal.places)
                                                      : "each:" + std::to_string(goal.each);
    items.push_back(
        {"goal " + goal.name, std::string(kCountNames[raw(goal.count)]) + " " + points, source_name(goal.source)});
  }
  for (const CardDef& card : pack.cards)
    items.push_back({"card " + card.name, card.title + " " + text_of(card.program), source_name(card.source)});
  for (std::size_t i = 0; i < pack.guides.size(); ++i)
    items.push_back({"guide " + std::to_string(i + 1), std::to_string(pack.guides[i].turns.size()),
                     source_name(pack.guides[i].source)});
  return items;
}

}  // namespace understory::undergrove

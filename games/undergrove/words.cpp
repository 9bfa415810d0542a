// How Undergrove speaks: what steps say, what is asked, what happened, and why not.
#include <algorithm>

#include "games/undergrove/game.hpp"

namespace understory::undergrove {
namespace {

Message resource_name(int resource) {
  return Message(std::string("undergrove.resource.") + kResourceNames[static_cast<std::size_t>(resource)]);
}
Message type_name(int type) {
  return Message(std::string("undergrove.type.") + kTypeNames[static_cast<std::size_t>(type)]);
}

// How facts are put into words.
struct Says {
  const Game& game;
  Message operator()(Seat seat) const { return game.seat_name(seat); }
  Message operator()(Tile tile) const { return game.tile_name(tile); }
  Message operator()(Bonus bonus) const { return game.bonus_name(bonus); }
  Message operator()(Goal goal) const { return game.goal_name(goal); }
  Message operator()(Card card) const { return game.card_text(card); }
  Message operator()(Resource resource) const { return resource_name(raw(resource)); }
  Message operator()(Type type) const { return type_name(raw(type)); }
  Message operator()(Action action) const { return verbatim(kActionNames[raw(action)]); }
  std::string operator()(Spot at) const { return format(at); }
  std::vector<Message> operator()(End end) const { return game.text_of(game.pack().ends[raw(end)].program); }
};

std::vector<Argument> arguments_of(const Game& game, Move move) {
  return understory::arguments_of(about_of(move), kMoveFacts, Calls{game.pack()}, Says{game});
}

// The mushrooms around a place.
std::vector<Message> names_at(const Game& game, const Forest& forest, Spot at, const std::array<Spot, 4>& sides) {
  std::vector<Message> names;
  for (const Spot side : sides)
    if (const Tile tile = tile_at(forest, at + side); tile != kNoTile) names.push_back(game.tile_name(tile));
  return names;
}

std::vector<Message> token_names(int tokens) {
  std::vector<Message> names;
  for (int type = 0; type < kTypes; ++type)
    if ((tokens & token_of(type)) != 0) names.push_back(type_name(type));
  return names;
}

// Options of which nothing is left to say once price and gain are told.
bool is_counted(Op op) { return op == Op::gain || op == Op::ready; }

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

// What is asked at this step, as the end of a key: some steps ask several things one after the other.
std::string asked_by(const Turn& turn, Op op) {
  constexpr std::array<const char*, 6> kAbsorb{"drinker", "source", "enter", "token", "cube", "moves"};
  constexpr std::array<const char*, 3> kMushroom{"mushroom", "play", "space"};
  constexpr std::array<const char*, 3> kSecond{"second", "play", "space"};
  if (op == Op::absorb) return kAbsorb[turn.done];
  if (op == Op::mushroom) return kMushroom[turn.done];
  if (op == Op::second) return kSecond[turn.done];
  return def_of(op).name;
}

}  // namespace

Message Game::tile_name(Tile tile) const { return Message("undergrove.tile." + pack_.tiles[raw(tile)].name); }
Message Game::bonus_name(Bonus bonus) const { return Message("undergrove.bonus." + pack_.bonus[raw(bonus)].name); }
Message Game::goal_name(Goal goal) const {
  const std::string& name = pack_.goals[raw(goal)].name;
  return Message(std::string("undergrove.goal.") + name[0] + (name[1] == 'A' ? 'a' : 'b'));
}

Message Game::seat_name(Seat seat) const {
  constexpr std::array<const char*, kMostPlayers> kColours{"brown", "tan", "green", "gray"};
  if (is_elder(seat)) return Message("undergrove.player.elder");
  return Message(std::string("undergrove.player.") + kColours[raw(seat)]);
}

// ---- How programs read ----

Message Game::step_text(const Step* step) const {
  const std::string key = std::string("undergrove.step.") + def_of(step->op).name;
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
    case Op::convert: return Message(key, {{"resource", resource_name(step->arg)}});
    case Op::choose: {
      if (step->n == 1) return step_text(step + 1);
      Message options = step_text(step + 1);
      for (int i = 2; i <= step->n; ++i)
        options = Message("undergrove.step.or", {{"a", std::move(options)}, {"b", step_text(step + i)}});
      return Message(key, {{"options", std::move(options)}});
    }
    case Op::absorb: {
      if ((step->arg & kPaidAbsorb) != 0) return Message("undergrove.step.absorb-paid");
      const bool here = (step->arg & kFromHere) != 0;
      const bool may = (step->arg & kMayAbsorb) != 0;
      return Message(key, {{"from", here ? "here" : "any"}, {"may", may ? "may" : "must"}, {"free", step->n}});
    }
    case Op::root: return Message(std::string("undergrove.root.") + kRootKindNames[step->arg]);
    case Op::second:
    case Op::extra: return Message(std::string("undergrove.power.") + kPowerNames[step->arg]);
    default: return Message(key, {n});
  }
}

std::vector<Message> Game::text_of(const Program& program) const {
  std::vector<Message> texts;
  for (const Step* step = program.begin(); step != program.end(); ++step) {
    texts.push_back(step_text(step));
    if (step->op == Op::choose) break;
  }
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
  Turn begun;
  begun.source = move.kind() == MoveKind::act      ? Source::action
                 : move.kind() == MoveKind::finish ? Source::end
                                                   : Source::tile;
  begun.index = static_cast<std::uint8_t>(move.number());
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
    texts.push_back(step_text(&made));
  }
  for (Message& text : text_of(still_possible(steps, reached, now))) texts.push_back(std::move(text));
  return texts;
}

// One number, or what it depends on (R9.4).
Message Game::worth_of(Tile of) const {
  const TileDef& def = tile(of);
  if (def.points.size() == 1)
    return Message("undergrove.worth", {{"points", def.points.front()}, {"adjacent", def.adjacent}});
  std::vector<Message> points;
  for (const int n : def.points) points.push_back(verbatim(std::to_string(n)));
  return Message("undergrove.worth-by-cubes", {{"points", std::move(points)}});
}

Message Game::cost_of(Tile of) const {
  const TileDef& def = tile(of);
  const Cost cost = def.cost.value_or(Cost());
  std::vector<Message> parts;
  if (cost.token) parts.push_back(Message("undergrove.cost.token", {{"type", type_name(raw(def.type))}}));
  if (cost.carbon > 0) parts.push_back(Message("undergrove.cost.carbon", {{"n", cost.carbon}}));
  if (cost.any > 0) parts.push_back(Message("undergrove.cost.any", {{"n", cost.any}}));
  return parts.empty() ? Message("undergrove.cost.nothing")
                       : Message("undergrove.cost.all", {{"parts", std::move(parts)}});
}

// ---- What is offered and asked ----

Message Game::label(const State& state, Move move) const {
  std::string key = std::string("undergrove.label.") + kMoveFacts[raw(move.kind())].name;
  std::vector<Argument> arguments = arguments_of(*this, move);
  const auto add_text = [&](std::vector<Message> texts) {
    arguments.emplace_back("more", texts.empty() ? "no" : "yes");
    arguments.emplace_back("text", std::move(texts));
  };
  switch (move.kind()) {
    case MoveKind::act:
      key = std::string("undergrove.label.") + kActionNames[raw(move.action())];
      add_text(text_after(state, move));
      break;
    case MoveKind::activate:
    case MoveKind::copy:
    case MoveKind::finish: add_text(text_after(state, move)); break;
    case MoveKind::play:
      arguments.emplace_back("worth", worth_of(move.tile()));
      add_text(tile_text(move.tile()));
      break;
    case MoveKind::seedling: {
      const Plant* plant = plant_at(state.pub.players[state.pub.mover], move.spot());
      arguments.emplace_back("carbon", plant == nullptr ? 0 : int{plant->carbon});
      break;
    }
    case MoveKind::corner:
      arguments.emplace_back("tiles", names_at(*this, state.pub.forest, move.spot(), kAround));
      break;
    case MoveKind::space:
      arguments.emplace_back("tiles", names_at(*this, state.pub.forest, move.spot(), kSides));
      break;
    case MoveKind::flip:
    case MoveKind::ready:
    case MoveKind::pay:
    case MoveKind::gain:
    case MoveKind::swap: return {};  // price and gain say it all
    case MoveKind::convert:
      if (move.number() > 0) return {};
      [[fallthrough]];
    case MoveKind::leave:
      if (move.number() == 0) key += "-none";
      break;
    case MoveKind::pick: {
      const Turn& turn = state.pub.turn;
      const Step& option = program(turn)[static_cast<std::size_t>(turn.pc + 1 + move.number())];
      if (is_counted(option.op)) return {};
      arguments.emplace_back("text", step_text(&option));
      break;
    }
    default: break;
  }
  return Message(std::move(key), std::move(arguments));
}

Message Game::card_text(Card card) const {
  const CardDef& def = pack_.cards[raw(card)];
  return Message("undergrove.card." + def.title, {{"name", def.name}, {"text", text_of(def.program)}});
}

std::optional<Message> Game::guide_text(const View& view) const {
  if (!guided_ || view.pub.mover == kNobody || is_elder(view.pub.mover)) return {};
  const Seat whose = raw(view.viewer) < seats_ ? view.viewer : view.pub.mover;
  const std::size_t turn = view.pub.round + (raw(whose) < raw(view.pub.mover) ? 1U : 0U);
  const auto& turns = pack_.guides[raw(whose)].turns;
  if (turn >= turns.size()) return {};
  return Message("undergrove.guide." + turns[turn].words);
}

Message Game::question(const State& state) const {
  const Public& pub = state.pub;
  std::vector<Argument> arguments;
  if (raw(pub.mover) < players_) arguments.emplace_back("player", seat_name(pub.mover));
  if (pub.stage != Stage::step) {
    if (pub.stage == Stage::action) arguments.emplace_back("turn", pub.round + 1);
    return Message(std::string("undergrove.question.") + kStageNames[raw(pub.stage)], std::move(arguments));
  }
  const Turn& turn = pub.turn;
  const Op op = step(turn).op;
  if (is_elder(pub.mover))
    return Message(op == Op::bonus ? "undergrove.question.bonus" : "undergrove.question.draw", std::move(arguments));
  if (turn.shown != kNoTile) arguments.emplace_back("tile", tile_name(turn.shown));
  if (turn.source == Source::tile && (op == Op::choose || op == Op::copy || op == Op::leave))
    arguments.emplace_back("tile", tile_name(Tile{turn.index}));
  if (op == Op::absorb && turn.done == kMoves) arguments.emplace_back("steps", turn.steps);
  if (op == Op::any || op == Op::pay_any) arguments.emplace_back("left", step(turn).n - turn.done);
  return Message("undergrove.question." + asked_by(turn, op), std::move(arguments));
}

Message Game::coming(const State& state) const {
  switch (state.pub.stage) {
    case Stage::forecast: return Message("undergrove.coming.card");
    case Stage::refill: return Message("undergrove.coming.draw");
    case Stage::step: return Message("undergrove.coming.elder");
    default: return Message("undergrove.coming.deal");
  }
}

std::vector<Change> Game::changes(const Event& event) const {
  const auto resource = [&](Resource which, int amount) {
    return Change{event.player, kResourceNames[raw(which)],
                  Message("undergrove.change.resource", {{"resource", resource_name(raw(which))}}), amount};
  };
  const auto token = [&](int amount) {
    return Change{event.player, kTypeNames[raw(event.type)],
                  Message("undergrove.change.token", {{"type", type_name(raw(event.type))}}), amount};
  };
  switch (event.kind) {
    case EventKind::gained: return {resource(event.resource, event.amount)};
    case EventKind::paid: return {resource(event.resource, -event.amount)};
    case EventKind::fed:
      if (is_elder(event.player)) return {};  // R11.9: from the supply
      return {resource(Resource::carbon, -event.amount)};
    case EventKind::swapped: return {resource(event.resource, -1), resource(event.other, 1)};
    case EventKind::flipped: return {token(-1)};
    case EventKind::readied: return {token(1)};
    case EventKind::marked: {
      const std::string& goal = pack_.goals[raw(event.goal)].name;
      return {{event.player, goal, Message("undergrove.change.goal", {{"goal", goal}}), event.amount}};
    }
    default: return {};
  }
}

// ---- What happened ----

Message Game::describe(const Event& event) const {
  std::string key = std::string("undergrove.event.") + kEventFacts[raw(event.kind)].name;
  if (event.kind == EventKind::acted) key = std::string("undergrove.event.") + kActionNames[raw(event.action)];
  const bool hides_tile = event.kind == EventKind::dealt && event.tile == kNoTile;
  const bool of_bonus = event.kind == EventKind::took || event.kind == EventKind::stacked;
  if (hides_tile || (of_bonus && event.bonus == kNoBonus)) key += "-tile";
  return Message(std::move(key), understory::arguments_of(event, kEventFacts, Calls{pack_}, Says{*this}));
}

Message Game::since(const Event& event, Seat reader) const {
  constexpr std::string_view kEvent = "undergrove.event.";
  Message message = describe(event);
  message.key.replace(0, kEvent.size(), "undergrove.since.");
  const char* who = event.player == reader ? "you" : is_elder(event.player) ? "elder" : "other";
  message.arguments.emplace_back("who", who);
  return message;
}

// ---- Why not ----

std::optional<WhyNot> Game::why_not(const State& state, Move move) const {
  const Shape shape = raw(move.kind()) < kMoveFacts.size() ? shape_of(move.kind()) : Shape::nothing;
  const bool known = move.well_formed() &&
                     ((shape != Shape::tile && shape != Shape::spot_tile) || raw(move.tile()) < pack_.tiles.size()) &&
                     (shape != Shape::bonus || raw(move.bonus()) < pack_.bonus.size()) &&
                     (shape != Shape::card || raw(move.card()) < pack_.cards.size());
  if (!known) return because("R12.1", "undergrove.why.no-move");
  if (state.pub.stage == Stage::over) return because("R9.1", "undergrove.why.over");
  if (is_legal(state, move)) return {};
  const Seat who = actor(state);
  const bool for_chance = raw(move.kind()) <= raw(MoveKind::card);
  if (who == kChance) return because("R2.3", for_chance ? "undergrove.why.not-there" : "undergrove.why.chance");
  if (for_chance) return because("R2.3", "undergrove.why.not-chance");
  if (move.kind() == MoveKind::use) {
    const Bonus bonus = state.own[who].bonus[static_cast<std::size_t>(move.number())];
    return because("R3.4", bonus == kNoBonus ? "undergrove.why.no-bonus" : "undergrove.why.points-tile",
                   {{"stone", stone_of(move.number())}});
  }
  switch (state.pub.stage) {
    case Stage::action: return why_not_action(state, move);
    case Stage::corners: return because("R2.7", "undergrove.why.first-corner");
    case Stage::finish: return because("R7.4", "undergrove.why.finish");
    case Stage::closing: return because("R3.4", "undergrove.why.closing");
    default: return why_not_step(state, move);
  }
}

std::optional<WhyNot> Game::why_not_action(const State& state, Move move) const {
  const Public& pub = state.pub;
  const bool activates = move.kind() == MoveKind::activate;
  if (!activates && move.kind() != MoveKind::act) return because("R3.2", "undergrove.why.action");
  const Obstacle why = activates ? obstacle(pub, pub.mover, move.tile()) : obstacle(pub, pub.mover, move.action());
  const char* rule = activates ? "R4.1" : "R3.2";
  const std::vector<Argument> about = arguments_of(*this, move);
  switch (why) {
    case Obstacle::no_root: return because(rule, "undergrove.why.no-root", about);
    case Obstacle::ongoing: return because("R4.6", "undergrove.why.ongoing", about);
    case Obstacle::token:
      if (!activates) return because("R6.3", "undergrove.why.no-token");  // any token will do
      return because(rule, "undergrove.why.token-used", {{"type", type_name(raw(type(move.tile())))}});
    case Obstacle::carbon: return because(rule, "undergrove.why.no-carbon-left");
    case Obstacle::cubes: return because(rule, "undergrove.why.no-cubes");
    case Obstacle::absorb: return because(activates ? "R4.9" : "R6.1", "undergrove.why.no-absorb");
    case Obstacle::copy: return because("R4.7", "undergrove.why.no-copy", about);
    case Obstacle::roots: return because("R5.3", "undergrove.why.no-roots-left");
    case Obstacle::seedlings: return because("R5.1", "undergrove.why.no-seedlings-left");
    case Obstacle::room: return because("R5.7", "undergrove.why.no-room");
    case Obstacle::none: break;
  }
  return because(rule, "undergrove.why.action");
}

std::optional<WhyNot> Game::why_not_step(const State& state, Move move) const {
  const Public& pub = state.pub;
  const Turn& turn = pub.turn;
  const Player& me = pub.players[pub.mover];
  const Op op = step(turn).op;
  const std::vector<Argument> about = arguments_of(*this, move);
  MoveList moves;
  legal_moves(state, moves);
  bool same_kind = false;
  for (const Move& legal : moves) same_kind = same_kind || legal.kind() == move.kind();
  if (!same_kind) return because(def_of(op).rule, "undergrove.why.asked", {{"question", question(state)}});
  switch (move.kind()) {
    case MoveKind::copy: return because("R4.7", "undergrove.why.copy", about);
    case MoveKind::seedling: {
      const Plant* plant = plant_at(me, move.spot());
      if (plant == nullptr) return because("R6.1", "undergrove.why.not-yours", about);
      if (!can_drink(*plant)) return because("R6.1", "undergrove.why.cannot-drink", about);
      return because("R6.3", "undergrove.why.too-far", about);
    }
    case MoveKind::source:
      if (!with_carbon(pub.forest).has(move.tile())) return because("R6.1", "undergrove.why.no-carbon", about);
      if ((step(turn).arg & kFromHere) != 0 && move.tile() != turn.here)
        return because("R4.9", "undergrove.why.from-here", {{"tile", tile_name(turn.here)}});
      return because("R6.3", "undergrove.why.too-far", {{"corner", undergrove::format(me.plants[turn.plant].corner)}});
    case MoveKind::enter: return because("R6.2", "undergrove.why.enter", about);
    case MoveKind::pay: return because(op == Op::absorb ? "R6.3" : def_of(op).rule, "undergrove.why.no-cube", about);
    case MoveKind::flip: return because("R6.3", "undergrove.why.token-used", about);
    case MoveKind::ready: return because("R7.4", "undergrove.why.is-ready", about);
    case MoveKind::swap: return because("R4.4", "undergrove.why.no-cube", about);
    case MoveKind::leave:
    case MoveKind::convert: return because(def_of(op).rule, "undergrove.why.too-many", about);
    case MoveKind::play: return because("R5.2", "undergrove.why.not-in-hand", about);
    case MoveKind::discard: return because("R5.8", "undergrove.why.not-in-hand", about);
    case MoveKind::space:
      if (!is_space(pub.forest, move.spot())) return because("R5.2", "undergrove.why.no-space", about);
      return because("R5.7", "undergrove.why.makes-no-room", about);
    case MoveKind::corner: return because("R5.1", "undergrove.why.corner", about);
    case MoveKind::root: return because("R5.3", "undergrove.why.no-slot", about);
    case MoveKind::take: return because("R7.3", "undergrove.why.not-in-stack", about);
    case MoveKind::pick:
      return because(move.number() < step(turn).n ? "R4.8" : "R4.11",
                     move.number() < step(turn).n ? "undergrove.why.given" : "undergrove.why.no-option");
    default: return because(def_of(op).rule, "undergrove.why.asked", {{"question", question(state)}});
  }
}

}  // namespace understory::undergrove

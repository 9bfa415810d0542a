// How Undergrove speaks: what is offered, what happened, and why not. How programs read is in programs.cpp.
#include "games/undergrove/steps.hpp"

namespace understory::undergrove {

Message resource_name(int resource) {
  return Message(std::string("undergrove.resource.") + kResourceNames[static_cast<std::size_t>(resource)]);
}
Message type_name(int type) {
  return Message(std::string("undergrove.type.") + kTypeNames[static_cast<std::size_t>(type)]);
}

namespace {

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

// The mushrooms around a place.
std::vector<Message> names_at(const Game& game, const Forest& forest, Spot at, const std::array<Spot, 4>& sides) {
  std::vector<Message> names;
  for (const Spot side : sides)
    if (const Tile tile = tile_at(forest, at + side); tile != kNoTile) names.push_back(game.tile_name(tile));
  return names;
}

}  // namespace

std::vector<Argument> Game::about_in_words(Move move) const {
  return understory::arguments_of(about_of(move), kMoveFacts, Calls{pack_}, Says{*this});
}

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
  std::vector<Argument> arguments = about_in_words(move);
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
      std::optional<Message> text = option_text(state.pub, move.number());
      if (!text) return {};
      arguments.emplace_back("text", std::move(*text));
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
  if (pub.stage == Stage::step) return question_asked(pub);
  std::vector<Argument> arguments;
  if (raw(pub.mover) < players_) arguments.emplace_back("player", seat_name(pub.mover));
  if (pub.stage == Stage::action) arguments.emplace_back("turn", pub.round + 1);
  return Message(std::string("undergrove.question.") + kStageNames[raw(pub.stage)], std::move(arguments));
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
  const std::vector<Argument> about = about_in_words(move);
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

WhyNot because_of(const StepTask& task, Move move, const char* rule, const char* key) {
  return because(rule, key, task.game.about_in_words(move));
}

std::optional<WhyNot> Game::why_not_step(const State& state, Move move) const {
  const StepTask task = step_under_way(*this, state.pub);
  MoveList moves;
  answers(state, moves);
  return Kinds::of(task.step->op, [&](auto kind) {
    if (!moves.contains_kind(move.kind()))
      return std::optional(because(kind.kRule, "undergrove.why.asked", {{"question", question(state)}}));
    if constexpr (requires { kind.kWhyNot; })
      return std::optional(because_of(task, move, kind.kRule, kind.kWhyNot));
    else
      return kind.why_not(state, task, move);
  });
}

}  // namespace understory::undergrove

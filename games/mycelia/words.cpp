// How Mycelia speaks: labels, what is asked, what happened, and why not.
#include "games/mycelia/steps.hpp"

namespace understory::mycelia {
namespace {

// How facts are put into words.
struct Says {
  const Game& game;
  Message operator()(Seat seat) const { return game.seat_name(seat); }
  Message operator()(Card card) const { return game.card_name(card); }
  Message operator()(Action action) const { return game.action_name(action); }
  std::string operator()(At at) const { return name_of(at); }
  Message operator()(Layout layout) const { return Message(std::string("mycelia.layout.") + kSideKeys[raw(layout)]); }
  std::string operator()(Supply supply) const { return kSideNames[raw(supply)]; }
  Message operator()(Ground ground) const {
    return Message(std::string("mycelia.forest.") + kGroundNames[raw(ground)]);
  }
  Message operator()(Symbol symbol) const {
    return Message(std::string("mycelia.symbol.") + kSymbolNames[raw(symbol)]);
  }
  std::vector<Message> operator()(Solo solo) const { return game.text_of(program_of(solo)); }

  static constexpr std::array<const char*, kSides> kSideKeys{"1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"};
};

}  // namespace

Message Game::card_name(Card card) const { return Message("mycelia.card." + pack_.card_name(card)); }
Message Game::action_name(Action action) const {
  return Message("mycelia.action", {{"letter", kActionNames[raw(action)]}});
}

Message Game::seat_name(Seat seat) const {
  constexpr std::array<const char*, kMostPlayers> kRunes{"sun", "moss", "water", "plum"};
  if (is_gwidyon(seat)) return Message("mycelia.player.gwidyon");
  return Message(std::string("mycelia.player.") + kRunes[raw(seat)]);
}

// ---- What is offered and asked ----

// What a move that begins a program leads to, but for what can be counted: of the steps made at once those that nobody
// could count, and the steps still to come when somebody is asked next.
std::vector<Message> Game::text_after(const Public& before, ProgramId id, const Public& after) const {
  const auto& frames = after.frames;
  const Program& steps = program(id);
  const std::vector<Message> all = text_of(id);
  std::vector<Message> texts;
  std::size_t at = 0;
  for (const Step* step = steps.begin(); at < all.size(); step += step->length, ++at) {
    const bool over = frames.empty() || step - steps.begin() < frames[0].pc;
    const bool uncounted = step->op == Op::others || (step->op == Op::action_card && before.actions[step->n] > 0);
    if (over ? uncounted : step->op != Op::leaves) texts.push_back(all[at]);
  }
  return texts;
}

Message Game::label(const State& state, Move move) const {
  std::string key = std::string("mycelia.label.") + kMoveFacts[raw(move.kind())].name;
  std::vector<Argument> arguments = understory::arguments_of(about_of(move), kMoveFacts, Calls{pack_}, Says{*this});
  switch (move.kind()) {
    case MoveKind::play:
    case MoveKind::hire:
    case MoveKind::action: {
      const ProgramId id = move.kind() == MoveKind::play   ? program_of(move.card())
                           : move.kind() == MoveKind::hire ? hiring_of(move.card())
                                                           : program_of(move.action());
      State after = state;
      EventLog<Event> log;
      apply(after, move, log);
      // Nothing happens but that it is played, hired or paid for, and nobody is asked (R4.4, R5.7).
      const bool idle = !text_of(id).empty() && log.events.size() == 1 && after.pub.frames.empty();
      std::vector<Message> texts = text_after(state.pub, id, after.pub);
      arguments.emplace_back("more", idle ? "nothing" : texts.empty() ? "no" : "yes");
      arguments.emplace_back("text", std::move(texts));
      break;
    }
    case MoveKind::to: {
      const Frame& frame = state.pub.frames.back();
      arguments.emplace_back("shrine", is_shrine(state.pub.players[frame.player], move.at()) ? "yes" : "no");
      arguments.emplace_back("from", name_of(frame.at));
      break;
    }
    case MoveKind::remove:
      arguments.emplace_back("drops", Message("mycelia.drops", {{"n", move.number()}}));
      arguments.emplace_back("at", name_of(state.pub.frames.back().at));
      break;
    case MoveKind::pick: arguments.emplace_back("text", side_text(state.pub, move.number())); break;
    case MoveKind::turn_up: arguments.emplace_back("which", raw(move.solo()) + 1); break;
    default: break;
  }
  return Message(std::move(key), std::move(arguments));
}

std::vector<Change> Game::changes(const Event& event) const {
  const auto leaves = [&](int amount) {
    return std::vector<Change>{{event.player, "leaves", Message("mycelia.change.leaves"), amount}};
  };
  const auto points = [&](Seat seat, int amount) {  // each drop that is left is a point less (R10.4)
    return std::vector<Change>{{seat, "points", Message("mycelia.change.points"), amount}};
  };
  switch (event.kind) {
    case EventKind::gained: return leaves(event.count);
    case EventKind::hired:
    case EventKind::acted:
      if (event.count == 0) return {};
      return leaves(-int{event.count});
    case EventKind::removed: return points(event.player, event.amount);
    case EventKind::wetted: return points(event.player, -1);
    case EventKind::outdone: return points(Seat{1}, event.amount);
    default: return {};
  }
}

Message Game::question(const State& state) const {
  const Public& pub = state.pub;
  if (!pub.frames.empty()) return question_asked(pub);
  std::vector<Argument> arguments;
  if (pub.mover != kNobody && (raw(pub.mover) < seats_ || is_gwidyon(pub.mover)))
    arguments.emplace_back("player", seat_name(pub.mover));
  if (pub.stage == Stage::turn) {
    arguments.emplace_back("turn", pub.round + 1);
    arguments.emplace_back("cards", pub.players[pub.mover].deck.in_hand());
  }
  return Message(std::string("mycelia.question.") + kStageNames[raw(pub.stage)], std::move(arguments));
}

Message Game::coming(const State& state) const {
  if (!state.pub.frames.empty()) return Message("mycelia.coming.showcase");
  switch (state.pub.stage) {
    case Stage::supply:
    case Stage::layout:
    case Stage::backs: return Message("mycelia.coming.setup");
    case Stage::hands:
    case Stage::draw: return Message("mycelia.coming.draw");
    case Stage::shrine: return Message("mycelia.coming.turn");
    case Stage::gwidyon: return Message("mycelia.coming.gwidyon");
    default: return Message("mycelia.coming.showcase");
  }
}

// ---- What happened ----

Message Game::describe(const Event& event) const {
  std::string key = std::string("mycelia.event.") + kEventFacts[raw(event.kind)].name;
  if (event.kind == EventKind::dealt && event.card == kNoCard) key += "-card";
  if (event.kind == EventKind::removed && event.at == kNowhere) key += "-heap";
  std::vector<Argument> arguments = understory::arguments_of(event, kEventFacts, Calls{pack_}, Says{*this});
  return Message(std::move(key), std::move(arguments));
}

Message Game::since(const Event& event, Seat reader) const {
  constexpr std::string_view kEvent = "mycelia.event.";
  Message message = describe(event);
  message.key.replace(0, kEvent.size(), "mycelia.since.");
  message.arguments.emplace_back("who", event.player == reader ? "you" : "other");
  return message;
}

// ---- Why not ----

std::optional<WhyNot> Game::why_not(const State& state, Move move) const {
  const bool known = move.well_formed() && (!names_card(move.kind()) || raw(move.card()) < pack_.cards());
  if (!known) return because("R12.1", "mycelia.why.no-move");
  const Public& pub = state.pub;
  if (pub.stage == Stage::over) return because("R10.1", "mycelia.why.over");
  if (is_legal(state, move)) return {};
  const bool of_chance = raw(move.kind()) <= raw(MoveKind::turn_up);
  if (actor(state) == kChance) return because("R12.3", of_chance ? "mycelia.why.not-there" : "mycelia.why.chance");
  if (of_chance) return because("R12.3", "mycelia.why.not-chance");
  return pub.frames.empty() ? why_not_turn(state, move) : why_not_answer(state, move);
}

std::optional<WhyNot> Game::why_not_turn(const State& state, Move move) const {
  const Public& pub = state.pub;
  const Player& player = pub.players[pub.mover];
  switch (move.kind()) {
    case MoveKind::play: return because("R3.2", "mycelia.why.not-in-hand", {{"card", card_name(move.card())}});
    case MoveKind::hire:
      if (pub.market.place_of(move.card()) == kShowcase)
        return because("R4.1", "mycelia.why.not-in-showcase", {{"card", card_name(move.card())}});
      return because("R4.1", "mycelia.why.price",
                     {{"leaves", std::int64_t{player.leaves}}, {"price", price(move.card())}});
    case MoveKind::action: {
      const Argument action{"action", action_name(move.action())};
      if (player.owned[raw(move.action())] == 0) return because("R5.1", "mycelia.why.not-owned", {action});
      if (player.owned[raw(move.action())] <= player.used[raw(move.action())])
        return because("R5.1", "mycelia.why.used", {action});
      return because("R5.1", "mycelia.why.price",
                     {{"leaves", std::int64_t{player.leaves}}, {"price", price(move.action())}});
    }
    case MoveKind::end: return because("R3.3", "mycelia.why.hand", {{"cards", player.deck.in_hand()}});
    default: return because("R3.1", "mycelia.why.turn");
  }
}

std::optional<WhyNot> Game::why_not_answer(const State& state, Move move) const {
  MoveList moves;
  legal_moves(state, moves);
  if (move.kind() == MoveKind::skip) {
    const StepTask task = step_under_way(*this, state.pub);
    const char* rule = task.step->op == Op::shrine_tile ? "R8.5" : task.step->op == Op::either ? "R6.11" : "R6.6";
    return because(rule, "mycelia.why.must");
  }
  const StepTask task = step_under_way(*this, state.pub);
  if (!moves.contains_kind(move.kind())) return because("R3.1", "mycelia.why.asked", {{"question", question(state)}});
  return Kinds::of(task.step->op, [&](auto kind) { return kind.why_not(state, task, move); });
}

std::optional<WhyNot> Field::why_not(const State& /*state*/, const StepTask& task, Move move) {
  const Player& player = player_of(task);
  const Argument at{"at", name_of(move.at())};
  const Step& field = *task.step;
  if (is_shrine(player, move.at())) return because("R1.3", "mycelia.why.shrine", {at});
  if (!task.game.fields_of(player, field.land).has(move.at()))
    return because("R6.3", "mycelia.why.land", {at, {"land", kLandNames[raw(field.land)]}});
  const int drops = player.drops[raw(move.at())];
  if (field.more != 0 && drops != field.n)
    return because("R6.4", "mycelia.why.exactly", {at, {"drops", drops}, {"n", field.n}});
  if (drops < field.n) return because("R6.3", "mycelia.why.too-few", {at, {"drops", drops}, {"n", field.n}});
  return because("R6.3", "mycelia.why.in-vain", {at});
}
std::optional<WhyNot> MoveDrops::why_not(const State& /*state*/, const StepTask& task, Move move) {
  return because("R6.7", "mycelia.why.no-neighbour", {{"at", name_of(move.at())}, {"from", name_of(task.frame.at)}});
}
std::optional<WhyNot> RemoveDrops::why_not(const State& /*state*/, const StepTask& task, Move /*move*/) {
  return because("R6.8", "mycelia.why.too-many", {{"n", most(task)}});
}
std::optional<WhyNot> Near::why_not(const State& /*state*/, const StepTask& task, Move move) {
  const Argument at{"at", name_of(move.at())};
  const char* rule = from_all(task) ? "R6.9" : "R6.10";
  if (!near(task.frame.at).has(move.at()))
    return because(rule, "mycelia.why.no-neighbour", {at, {"from", name_of(task.frame.at)}});
  return because(rule, task.frame.taken.has(move.at()) ? "mycelia.why.taken" : "mycelia.why.dry", {at});
}
std::optional<WhyNot> Either::why_not(const State& /*state*/, const StepTask& /*task*/, Move /*move*/) {
  return because("R6.11", "mycelia.why.side");
}
std::optional<WhyNot> Trash::why_not(const State& /*state*/, const StepTask& task, Move move) {
  return because("R8.2", "mycelia.why.not-discarded", {{"card", task.game.card_name(move.card())}});
}
std::optional<WhyNot> ActionCard::why_not(const State& /*state*/, const StepTask& task, Move move) {
  return because("R8.4", "mycelia.why.not-owned", {{"action", task.game.action_name(move.action())}});
}
std::optional<WhyNot> ShrineTile::why_not(const State& /*state*/, const StepTask& task, Move move) {
  const Argument at{"at", name_of(move.at())};
  const Player& player = player_of(task);
  if (is_shrine(player, move.at())) return because("R1.3", "mycelia.why.shrine", {at});
  return because("R8.5", "mycelia.why.exactly", {at, {"drops", player.drops[raw(move.at())]}, {"n", 1}});
}

}  // namespace understory::mycelia

// How Tree Society speaks: labels, what is asked, what happened, and why not.
#include <algorithm>

#include "games/tree_society/steps.hpp"

namespace understory::tree_society {
namespace {

// How facts are put into words.
struct Says {
  const Game& game;
  Message operator()(Seat seat) const { return game.seat_name(seat); }
  Message operator()(Card card) const { return game.card_name(card); }
  Message operator()(Fruit fruit) const {
    return Message(std::string("tree-society.fruit.") + kFruitNames[raw(fruit)]);
  }
  Message operator()(FruitType type) const {
    return Message(std::string("tree-society.type.") + kTypeNames[raw(type)]);
  }
  std::string operator()(Less less) const { return kLessNames[raw(less)]; }
  std::string operator()(Money money) const { return kMoneyNames[raw(money)]; }
};

Message fruit_name(Fruit fruit) { return Message(std::string("tree-society.fruit.") + kFruitNames[raw(fruit)]); }
Message type_name(FruitType type) { return Message(std::string("tree-society.type.") + kTypeNames[raw(type)]); }

bool is_among(const MoveList& moves, MoveKind kind) {
  for (const Move& move : moves)
    if (move.kind() == kind) return true;
  return false;
}

int next_level(const Player& player, Card card) {
  const int place = player.place_of(card);
  return place < kSlots ? player.ongoing[static_cast<std::size_t>(place)].level + 1 : 1;
}

}  // namespace

Message Game::card_name(Card card) const { return Message("tree-society.card." + pack_.card_name(card)); }

Message Game::seat_name(Seat seat) const {
  constexpr std::array<const char*, kMostPlayers> kNames{"plum", "sun", "moss", "water"};
  return Message(std::string("tree-society.player.") + kNames[raw(seat)]);
}

// ---- What is offered and asked ----

Message Game::label(const State& state, Move move) const {
  const Public& pub = state.pub;
  std::string key = std::string("tree-society.label.") + kMoveFacts[raw(move.kind())].name;
  std::vector<Argument> arguments = understory::arguments_of(about_of(move), kMoveFacts, Calls{pack_}, Says{*this});
  switch (move.kind()) {
    case MoveKind::build: {
      const int number = next_level(pub.players[pub.mover], move.card());
      std::vector<Message> texts = effect_text(move.card(), number);
      arguments.emplace_back("level", number);
      arguments.emplace_back("more", texts.empty() ? "no" : "yes");
      arguments.emplace_back("text", std::move(texts));
      if (move.less() != kNoLess) key += "-less";
      if (move.by() != kNoCard) key += "-by";
      break;
    }
    case MoveKind::action:
      arguments.emplace_back("type", type_name(pub.action));
      arguments.emplace_back("text", action_text(pub.action));
      break;
    case MoveKind::perform: arguments.emplace_back("text", action_text(move.type())); break;
    case MoveKind::rest:
      if (move.fruit() == kNoFruit) key += "-empty";
      break;
    case MoveKind::shift: {
      const StepTask task = step_under_way(*this, pub);
      arguments.emplace_back("money", kMoneyNames[task.step->about]);
      break;
    }
    default: break;
  }
  return Message(std::move(key), std::move(arguments));
}

std::vector<Change> Game::changes(const Event& event) const {
  const auto coins = [&](Money money, std::int64_t amount) {
    const bool purse = money == Money::purse;
    return Change{event.player, purse ? "coins" : "saved",
                  Message(purse ? "tree-society.change.coins" : "tree-society.change.saved"),
                  static_cast<std::int32_t>(amount)};
  };
  const auto count = std::int64_t{event.count};
  switch (event.kind) {
    case EventKind::sold: return {coins(Money::purse, count)};
    case EventKind::paid:
    case EventKind::counted: return {coins(Money::purse, -count)};
    case EventKind::gained: return {coins(event.money, count)};
    case EventKind::shifted: {
      const Money other = event.money == Money::purse ? Money::chest : Money::purse;
      return {coins(other, -count), coins(event.money, count)};
    }
    case EventKind::completed:
      return {{event.player, "banners", Message("tree-society.change.banners"), pack_.cards[raw(event.card)].banners}};
    case EventKind::discarded:
      if (event.level < kLevels) return {};
      return {{event.player, "banners", Message("tree-society.change.banners"), -pack_.cards[raw(event.card)].banners}};
    default: return {};
  }
}

Message Game::question(const State& state) const {
  const Public& pub = state.pub;
  const bool draws = pub.refill != 0 || fruit_due(pub);
  if (!draws && !pub.frames.empty()) return question_asked(pub);
  std::vector<Argument> arguments;
  const auto ask = [&](const char* name) {
    return Message(std::string("tree-society.question.") + name, std::move(arguments));
  };
  if (draws) return ask(fruit_due(pub) ? "stalls" : "market");
  if (raw(pub.mover) < seats_) arguments.emplace_back("player", seat_name(pub.mover));
  if (pub.stage == Stage::build || pub.stage == Stage::sell) {
    arguments.emplace_back("turn", pub.round + 1);
    arguments.emplace_back("last", pub.round + 1 >= pub.last_round ? "yes" : "no");
  }
  if (pub.stage == Stage::build) arguments.emplace_back("coins", std::int64_t{pub.players[pub.mover].purse});
  return ask(kStageNames[raw(pub.stage)]);
}

Message Game::coming(const State& state) const {
  const Public& pub = state.pub;
  if (fruit_due(pub)) return Message("tree-society.coming.fruit");
  if (pub.refill != 0) return Message("tree-society.coming.card");
  if (pub.frames.empty()) return Message("tree-society.coming.setup");
  return Message("tree-society.coming.reveal");
}

// ---- What happened ----

Message Game::describe(const Event& event) const {
  std::string key = std::string("tree-society.event.") + kEventFacts[raw(event.kind)].name;
  if (event.kind == EventKind::paid && event.less != kNoLess) key += "-less";
  if (event.kind == EventKind::paid && event.by != kNoCard) key += "-by";
  return Message(std::move(key), understory::arguments_of(event, kEventFacts, Calls{pack_}, Says{*this}));
}

Message Game::since(const Event& event, Seat reader) const {
  constexpr std::string_view kEvent = "tree-society.event.";
  Message message = describe(event);
  message.key.replace(0, kEvent.size(), "tree-society.since.");
  message.arguments.emplace_back("who", event.player == reader ? "you" : "other");
  return message;
}

// ---- Why not ----

std::optional<WhyNot> Game::why_not(const State& state, Move move) const {
  const auto known = [&](Card card) { return card == kNoCard || raw(card) < pack_.cards.size(); };
  const bool there = move.well_formed() && (sort_of(move.kind()) != Sort::card || known(move.card())) &&
                     (move.kind() != MoveKind::build || known(move.by()));
  if (!there) return because("R8.1", "tree-society.why.no-move");
  const Public& pub = state.pub;
  if (pub.stage == Stage::over) return because("R7.3", "tree-society.why.over");
  if (is_legal(state, move)) return {};
  const bool of_chance = raw(move.kind()) <= raw(MoveKind::fruit);
  if (actor(state) == kChance)
    return because("R8.3", of_chance ? "tree-society.why.not-there" : "tree-society.why.chance");
  if (of_chance) return because("R8.3", "tree-society.why.not-chance");
  return pub.frames.empty() ? why_not_turn(state, move) : why_not_answer(state, move);
}

std::optional<WhyNot> Game::why_not_turn(const State& state, Move move) const {
  const Public& pub = state.pub;
  if (pub.stage == Stage::draft)
    return move.kind() == MoveKind::take
               ? because("R2.7", "tree-society.why.no-stall", {{"fruit", fruit_name(move.fruit())}})
               : because("R2.7", "tree-society.why.draft");
  if (pub.stage == Stage::sell)
    return move.kind() == MoveKind::sell
               ? because("R3.2", "tree-society.why.no-fruit", {{"fruit", fruit_name(move.fruit())}})
               : because("R3.2", "tree-society.why.sell-first");
  switch (move.kind()) {
    case MoveKind::sell: return because("R3.5", "tree-society.why.sold-already");
    case MoveKind::build: return why_not_build(pub, move);
    case MoveKind::action: return because("R4.10", "tree-society.why.no-action");
    case MoveKind::discard: return because("R4.11", "tree-society.why.not-yours", {{"card", card_name(move.card())}});
    case MoveKind::rest:
      if (move.fruit() == kNoFruit) return because("R5.1", "tree-society.why.must-take");
      return because("R5.1", "tree-society.why.no-stall", {{"fruit", fruit_name(move.fruit())}});
    default: break;
  }
  return because("R4.1", "tree-society.why.turn");
}

std::optional<WhyNot> Game::why_not_build(const Public& pub, Move move) const {
  const Player& player = pub.players[pub.mover];
  const Card card = move.card();
  const Argument name{"card", card_name(card)};
  const auto in_market = std::find(pub.market.begin(), pub.market.end(), card);
  const bool own = player.place_of(card) < kSlots;
  if (player.completed.has(card)) return because("R4.7", "tree-society.why.completed", {name});
  if (!own && in_market == pub.market.end()) return because("R4.3", "tree-society.why.not-in-market", {name});
  if (!own && player.free_place() == kSlots) return because("R4.3", "tree-society.why.no-place");
  if (!own && pub.begun.has(card)) return because("R4.3", "tree-society.why.begun", {name});
  const int number = next_level(player, card);
  const int top = !own && is_top(static_cast<int>(in_market - pub.market.begin())) ? 1 : 0;
  int less = 0;
  if (move.less() != kNoLess) {
    less = amount_of(move.less());
    if (pub.discounts[raw(move.less())] == 0) return because("R6.6", "tree-society.why.no-discount", {{"n", less}});
  } else if (move.by() != kNoCard) {
    const int by = player.place_of(move.by());
    const Step& step = by < kSlots ? lasting(player.ongoing[static_cast<std::size_t>(by)]) : nothing_;
    const Argument cutter{"by", card_name(move.by())};
    if (step.op != Op::cut || move.by() == card || !has_level(step.levels, number))
      return because("R6.16", "tree-society.why.no-cut", {cutter, name});
    if (player.ongoing[static_cast<std::size_t>(by)].used >= step.limit)
      return because("R6.16", "tree-society.why.cut-used", {cutter});
    less = step.n;
  }
  const Demand& asks = demand(card, number);
  const int price = std::max(cost(card, number) - less, 0) + top + asks.coins;
  if (player.purse < static_cast<std::uint32_t>(price))
    return because("R4.4", "tree-society.why.price", {{"price", price}, {"coins", std::int64_t{player.purse}}});
  return because("R4.6", "tree-society.why.demand", {name, {"text", effect_text(card, number)}});
}

namespace {

// What speaks against this answer to a step that asks for one of its kind.
WhyNot why_not_picked(const StepTask& task, Move move) {
  const Public& pub = task.pub;
  const auto lacks = [](const char* rule, const char* key, Fruit fruit) {
    return because(rule, key, {{"fruit", fruit_name(fruit)}});
  };
  const auto type_sold = [&] {
    return because("R3.5", "tree-society.why.type-sold", {{"type", type_name(type_of(move.fruit()))}});
  };
  const auto about_card = [&](const char* rule, const char* key) {
    return because(rule, key, {{"card", task.game.card_name(move.card())}});
  };
  const bool in_row = sort_of(move.kind()) == Sort::fruit && mover_of(task).row.count(move.fruit()) > 0;
  switch (task.step->op) {
    case Op::shift: return because("R6.5", "tree-society.why.too-many", {{"n", std::int64_t{Shift::there(task)}}});
    case Op::swap:
      if (move.fruit() == move.other()) return because("R6.7", "tree-society.why.same");
      return in_row ? lacks("R6.7", "tree-society.why.no-stall", move.other())
                    : lacks("R6.7", "tree-society.why.no-fruit", move.fruit());
    case Op::sell: return in_row ? type_sold() : lacks("R3.5", "tree-society.why.no-fruit", move.fruit());
    case Op::perform: return because("R6.17", "tree-society.why.no-type", {{"type", type_name(move.type())}});
    case Op::replace: return about_card("R6.8", "tree-society.why.not-in-market");
    case Op::prune: return about_card("R6.14", "tree-society.why.not-in-market");
    case Op::build: return about_card("R6.9", "tree-society.why.no-target");
    case Op::reveal_build: return about_card("R6.11", "tree-society.why.no-target");
    case Op::give_up: return lacks("R6.12", "tree-society.why.no-fruit", move.fruit());
    case Op::discard: return about_card("R6.13", "tree-society.why.not-yours");
    case Op::reveal_keep: return lacks("R6.10", "tree-society.why.not-revealed", move.fruit());
    case Op::reveal_sell:
      return pub.aside.count(move.fruit()) > 0 ? type_sold()
                                               : lacks("R6.10", "tree-society.why.not-revealed", move.fruit());
    case Op::next: return about_card("R6.15", "tree-society.why.not-waiting");
    default: return lacks("R6.7", "tree-society.why.no-stall", move.fruit());  // from the fruit market
  }
}

}  // namespace

std::optional<WhyNot> Game::why_not_answer(const State& state, Move move) const {
  const StepTask task = step_under_way(*this, state.pub);
  if (move.kind() == MoveKind::skip)
    return because(is_duty(task.frame.program) ? "R6.4"
                   : is_cost(task.step->op)    ? "R6.3"
                                               : "R6.10",
                   "tree-society.why.must");
  MoveList moves;
  legal_moves(state, moves);
  if (!is_among(moves, move.kind())) return because("R4.1", "tree-society.why.asked", {{"question", question(state)}});
  return why_not_picked(task, move);
}

}  // namespace understory::tree_society

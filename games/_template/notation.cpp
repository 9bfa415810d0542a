// Moves and what is told of them as text and JSON, both ways (R7.1).

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/_template/game.hpp"

namespace understory::template_game {

static_assert(TextGame<Game>);

namespace {

constexpr std::array<const char*, kMostForagers> kForagers{"hazel", "moss", "fern", "bramble"};

Card card_at(std::size_t i) { return Card{static_cast<std::uint8_t>(i)}; }

Card find_card(const Pack& pack, std::string_view name) {
  for (std::size_t i = 0; i < pack.cards.size(); ++i)
    if (pack.cards[i].name == name) return card_at(i);
  return kNoCard;
}

// How facts are put into words.
struct Says {
  const Game& game;
  Message operator()(Seat seat) const { return game.seat_name(seat); }
  Message operator()(Card card) const { return game.card_name(card); }
};

}  // namespace

std::string Game::format(Move move) const {
  const std::string name = kMoveFacts[raw(move.kind())].name;
  if (names_card(move.kind())) return name + " " + pack_.cards[raw(move.card())].name;
  return move.kind() == MoveKind::pick ? name + " " + std::to_string(move.option() + 1) : name;
}

Move Game::parse(std::string_view text) const {
  const std::size_t space = text.find(' ');
  const std::string_view name = text.substr(0, space);
  const bool alone = space == std::string_view::npos;
  const std::string_view rest = alone ? std::string_view() : text.substr(space + 1);
  if (alone && name == "rest") return Move::rest();
  if (alone && name == "pay") return Move::pay();
  if (alone && name == "pass") return Move::pass();
  if (name == "pick" && rest.size() == 1 && rest[0] >= '1' && rest[0] - '1' < kMostSteps)
    return Move::pick(rest[0] - '1');
  const Card card = find_card(pack_, rest);
  for (std::uint8_t kind = 0; names_card(MoveKind{kind}) && card != kNoCard; ++kind)
    if (name == kMoveFacts[kind].name) return Move::with_card(MoveKind{kind}, card);
  refuse_by("R7.1", "template.why.unreadable", {{"move", std::string(text)}});
}

Message Game::card_name(Card card) const { return Message("template.card." + pack_.cards[raw(card)].name); }

Message Game::seat_name(Seat seat) const { return Message(std::string("template.forager.") + kForagers[raw(seat)]); }

Message Game::label(const State& state, Move move) const {
  const std::string key = std::string("template.label.") + kMoveFacts[raw(move.kind())].name;
  switch (move.kind()) {
    case MoveKind::play:
    case MoveKind::use: {  // with what is still to come when somebody is asked; what is done until then is counted
      State after = state;
      apply(after, move, NoEvents{});
      const Card card = move.card();
      const bool plays = move.kind() == MoveKind::play;
      const auto& frames = after.pub.frames;
      const bool asks = !frames.empty() && frames.back().card == card;
      const std::size_t size = program(card).size();
      const std::size_t done = plays ? listens_from(program(card)) : size;
      const std::size_t from = asks ? (plays ? frames[0] : frames.back()).pc : done;
      const auto left = text_between(card, from, size);
      return Message(key, {{"card", card_name(card)}, {"more", left.empty() ? "no" : "yes"}, {"text", left}});
    }
    case MoveKind::deal:
    case MoveKind::bury:
    case MoveKind::give:
    case MoveKind::keep: return Message(key, {{"card", card_name(move.card())}});
    case MoveKind::rest:
    case MoveKind::pass: return Message(key);
    case MoveKind::pick:
    case MoveKind::pay: break;
  }
  const Frame& frame = state.pub.frames.back();
  if (move.kind() == MoveKind::pay) return Message(key, {{"other", seat_name(frame.forager)}});
  const int option = frame.pc + 1 + move.option();
  if (program(frame.card)[static_cast<std::size_t>(option)].op == Op::gain) return {};  // and nothing else
  return Message(key, {{"text", step_text(frame.card, option)}});
}

std::vector<Change> Game::changes(const Event& event) const {
  switch (event.kind) {
    case EventKind::rested:
    case EventKind::buried:
    case EventKind::gained:
    case EventKind::collected: return {{event.forager, "nuts", Message("template.change.nuts"), event.amount}};
    case EventKind::spent:
    case EventKind::paid: return {{event.forager, "nuts", Message("template.change.nuts"), -event.amount}};
    default: return {};
  }
}

nlohmann::json Game::facts(const Event& event) const {
  return understory::to_json(told_of(event, kEventFacts, Calls{pack_}));
}

nlohmann::json Game::about(Move move) const {
  About about{.kind = move.kind()};
  if (names_card(move.kind())) about.card = move.card();
  if (move.kind() == MoveKind::pick) about.option = static_cast<std::uint8_t>(move.option() + 1);
  return understory::to_json(told_of(about, kMoveFacts, Calls{pack_}));
}

Move Game::move_about(const nlohmann::json& json) const {
  const auto about = read_told<About>(json, kMoveFacts, Calls{pack_});
  switch (about.kind) {
    case MoveKind::rest: return Move::rest();
    case MoveKind::pay: return Move::pay();
    case MoveKind::pass: return Move::pass();
    case MoveKind::pick: return Move::pick(about.option - 1);
    case MoveKind::deal:
    case MoveKind::play:
    case MoveKind::bury:
    case MoveKind::give:
    case MoveKind::keep:
    case MoveKind::use: break;
  }
  return Move::with_card(about.kind, about.card);
}

Vocabulary Game::vocabulary() {
  const Pack none;
  return {kinds_of<Event>(kEventFacts, Calls{none}), kinds_of<About>(kMoveFacts, Calls{none})};
}

Message Game::question(const State& state) const {
  const Public& pub = state.pub;
  if (pub.turn == kNobody) return Message("template.question.over");
  if (dealing(pub)) return Message("template.question.deal", {{"forager", seat_name(next_dealt(pub))}});
  if (!pub.frames.empty()) return question_asked(pub);
  return Message("template.question.turn",
                 {{"forager", seat_name(pub.turn)}, {"turn", pub.round + 1}, {"rounds", rounds_}});
}

Message Game::coming(const State& state) const {
  const Public& pub = state.pub;
  if (dealing(pub)) return Message("template.coming.deal");
  const Frame& frame = pub.frames.back();
  return Message(program(frame)[frame.pc].op == Op::search ? "template.coming.turn-up" : "template.coming.draw");
}

Message Game::describe(const Event& event) const {
  std::string key = std::string("template.event.") + kEventFacts[raw(event.kind)].name;
  const bool has_card = event.kind == EventKind::dealt || event.kind == EventKind::buried;
  if (has_card && event.card == kNoCard) key += "-card";
  std::vector<Argument> arguments = arguments_of(event, kEventFacts, Calls{pack_}, Says{*this});
  if (event.kind == EventKind::picked) arguments.emplace_back("text", step_text(event.card, event.step));
  return Message(std::move(key), std::move(arguments));
}

Message Game::since(const Event& event, Seat reader) const {
  constexpr std::string_view kEvent = "template.event.";
  Message message = describe(event);
  message.key.replace(0, kEvent.size(), "template.since.");
  message.arguments.emplace_back("who", event.forager == reader ? "you" : "other");
  return message;
}

}  // namespace understory::template_game

// Moves, labels and positions as text and JSON, both ways (R7).
#include <algorithm>

#include "engine/json.hpp"
#include "engine/position.hpp"
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

// How facts call cards: by their names in the pack.
struct Calls {
  const Pack& pack;
  int places = 0;  // seats
  Names operator()(Card /*card*/) const {
    Names names{.names = {}, .rule = "R1.2"};
    for (const CardDef& card : pack.cards) names.names.emplace_back(card.name);
    return names;
  }
};

// And how they are put into words.
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
    case MoveKind::play: {  // with what is still to come when somebody is asked; what is done until then is counted
      State after = state;
      apply(after, move, NoEvents{});
      const auto left = after.pub.frames.empty() ? std::vector<Message>() : text_from(after.pub.frames[0]);
      return Message(key, {{"card", card_name(move.card())}, {"more", left.empty() ? "no" : "yes"}, {"text", left}});
    }
    case MoveKind::deal:
    case MoveKind::bury:
    case MoveKind::give: return Message(key, {{"card", card_name(move.card())}});
    case MoveKind::rest: return Message(key);
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
    case MoveKind::pick: return Move::pick(about.option - 1);
    case MoveKind::deal:
    case MoveKind::play:
    case MoveKind::bury:
    case MoveKind::give: break;
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
  return Message(dealing(state.pub) ? "template.coming.deal" : "template.coming.draw");
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

nlohmann::json Game::position(const State& state) const {
  nlohmann::json json = write_position(state, Calls{pack_, seats_});
  json["seats"] = seats_;
  return json;
}

namespace {

// What a client shows besides: how long it goes, and what is printed on the cards in sight, so that it needs no pack.
struct Extras {
  int rounds = 0;
  std::map<std::string, std::vector<Message>> faces;

  static constexpr auto fields() {
    return std::make_tuple(field("rounds", &Extras::rounds), field("faces", &Extras::faces));
  }
};

}  // namespace

nlohmann::json Game::view_json(const View& view) const {
  Extras extras{rounds_, {}};
  for (const CardBag& cards : {view.pub.face_up, view.mine.hand})
    for (const Card card : cards.kinds()) extras.faces[pack_.cards[raw(card)].name] = card_text(card);
  return write_view<State>(view, Calls{pack_, seats_}, extras);
}

Description Game::describe_view() {
  const Pack none;
  return understory::describe_view<State, View, Extras>(Calls{none});
}

State Game::from_position(const nlohmann::json& json) const {
  const Fields fields(json, "");
  State state;
  Public& pub = state.pub;
  check_seats(fields, seats_, "R1.1");
  read_position(fields, state, Calls{pack_, seats_}, {"seats"});
  fields.number("round", 0, rounds_);
  if ((pub.turn == kNobody) != (pub.round == rounds_))
    refuse_by("R5.1", "template.position.end", {{"rounds", rounds_}});
  pub.deck_size = static_cast<std::uint8_t>(state.secret.deck.size());
  for (const Seat forager : seats_up_to(seats_)) {
    pub.hand_size[forager] = static_cast<std::uint8_t>(state.own[forager].hand.size());
    pub.buried_size[forager] = static_cast<std::uint8_t>(state.own[forager].buried.size());
  }
  for (std::size_t i = 0; i < pub.frames.size(); ++i) {
    Frame& frame = pub.frames[i];
    const auto steps = static_cast<int>(program(frame.card).size());
    fields.at("pending").item(i).object().number("step", 0, steps - 1);
    frame.until = static_cast<std::uint8_t>(i == 0 ? steps : frame.pc + 1);
    frame.forager = pub.turn;
  }
  check_cards(state);
  check_dug_up(pub);
  check_deal(pub);
  check_pending(pub);
  check_counts(pub);
  return state;
}

// No card is lost or made (R1.2).
void Game::check_cards(const State& state) const {
  for (const Card card : all_cards_.kinds()) {
    int count = state.secret.deck.count(card) + state.pub.face_up.count(card);
    for (const CardBag& cards : state.pub.dug_up.values) count += cards.count(card);
    for (const Private& own : state.own.values) count += own.hand.count(card) + own.buried.count(card);
    if (count != all_cards_.count(card))
      refuse_by("R1.2", "template.position.copies",
                {{"card", card_name(card)}, {"count", count}, {"copies", all_cards_.count(card)}});
  }
}

// Cards are buried until the game is over, and dug up then (R5.2).
void Game::check_dug_up(const Public& pub) const {
  for (const Seat forager : seats_up_to(seats_))
    if (pub.turn == kNobody ? pub.buried_size[forager] > 0 : !pub.dug_up[forager].empty())
      refuse_by("R5.2", "template.position.dug-up");
}

// Nothing has happened while hands are dealt, and they are dealt in turn (R2.1).
void Game::check_deal(const Public& pub) const {
  if (!dealing(pub)) return;
  bool fits = pub.frames.empty() && pub.round == 0 && raw(pub.turn) == 0;
  for (const Seat forager : seats_up_to(seats_)) {
    const int cards = (dealt(pub) + seats_ - 1 - raw(forager)) / seats_;
    fits = fits && pub.hand_size[forager] == cards && pub.nuts[forager] == 0;
  }
  if (!fits) refuse_by("R2.1", "template.position.deal");
}

// What is pending is a step of a card that was played, or the picked option of its choice, and it waits for somebody.
void Game::check_pending(const Public& pub) const {
  if (pub.frames.empty()) return;
  const Frame& outer = pub.frames[0];
  const Frame& inner = pub.frames.back();
  if (pub.turn == kNobody) refuse_by("R5.1", "template.position.end", {{"rounds", rounds_}});
  if (pub.face_up.count(outer.card) == 0)
    refuse_by("R3.2", "template.position.not-played", {{"card", card_name(outer.card)}});
  const Program& steps = program(outer.card);
  int start = 0;
  while (start < outer.pc) start += length(steps[static_cast<std::size_t>(start)]);
  bool fits = start == outer.pc;
  if (pub.frames.size() == kMostFrames)
    fits = fits && steps[outer.pc].op == Op::choose && outer.done == 1 && inner.card == outer.card &&
           inner.pc > outer.pc && inner.pc <= outer.pc + steps[outer.pc].n;
  if (!fits || !waits(pub)) refuse_by("R4.1", "template.position.pending", {{"card", card_name(outer.card)}});
}

// The most that one card brings of something.
int Game::most_in_a_card(Op op) const {
  int most = 0;
  for (const CardDef& card : pack_.cards) {
    int sum = 0;
    for (const Step& step : card.program) sum += step.op == op ? step.n : 0;
    most = std::max(most, sum);
  }
  return most;
}

// What no sequence of turns can lead to is refused, as far as counting shows it.
void Game::check_counts(const Public& pub) const {
  if (dealing(pub)) return;
  int turns = 0;
  int nuts = 0;
  int buried = 0;
  for (const Seat forager : seats_up_to(seats_)) {
    const int own = pub.round + (pub.turn != kNobody && raw(forager) < raw(pub.turn) ? 1 : 0);
    const int hidden = pub.buried_size[forager] + pub.dug_up[forager].size();
    if (hidden > own) refuse_by("R3.3", "template.position.buried", {{"forager", seat_name(forager)}, {"turns", own}});
    turns += own;
    nuts += pub.nuts[forager];
    buried += hidden;
  }
  if (!pub.frames.empty()) ++turns;
  const int plays = turns - buried;
  const int most_nuts = std::max({most_in_a_card(Op::gain), pack_.bury.value, pack_.rest.value});
  if (pub.face_up.size() > plays * (1 + most_in_a_card(Op::toll) * (seats_ - 1)))
    refuse_by("R3.2", "template.position.face-up", {{"turns", turns}});
  if (dealt(pub) > seats_ * hand_ + plays * most_in_a_card(Op::draw))
    refuse_by("R4.3", "template.position.drawn", {{"turns", turns}});
  if (nuts > turns * most_nuts) refuse_by("R4.2", "template.position.nuts", {{"nuts", nuts}, {"turns", turns}});
}

}  // namespace understory::template_game

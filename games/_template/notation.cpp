// Moves, labels and positions as text and JSON, both ways (R7).
#include <algorithm>

#include "engine/checked.hpp"
#include "engine/fields.hpp"
#include "engine/json.hpp"
#include "engine/message_json.hpp"
#include "engine/refusal.hpp"
#include "games/_template/game.hpp"

namespace understory::template_game {

static_assert(TextGame<Game>);

namespace {

constexpr std::array<const char*, kMostForagers> kForagers{"hazel", "moss", "fern", "bramble"};

Card card_at(std::size_t i) { return Card{static_cast<std::uint8_t>(i)}; }

// The number of cards of each kind there is one of: {"acorn": 2, "fox": 1}.
nlohmann::json to_json(const Pack& pack, const CardBag& bag) {
  nlohmann::json json = nlohmann::json::object();
  for (const Card card : bag.kinds()) json[pack.cards[raw(card)].name] = bag.count(card);
  return json;
}

Card find_card(const Pack& pack, std::string_view name) {
  for (std::size_t i = 0; i < pack.cards.size(); ++i)
    if (pack.cards[i].name == name) return card_at(i);
  return kNoCard;
}

// How facts call cards: by their names in the pack.
struct Calls {
  const Pack& pack;
  Names operator()(Card /*card*/) const {
    Names names;
    for (const CardDef& card : pack.cards) names.names.emplace_back(card.name);
    return names;
  }
};

CardBag read_bag(const Pack& pack, const Fields& fields, const char* name) {
  const Fields cards = fields.object(name);
  CardBag bag;
  for (const auto& entry : fields.any(name).items()) {
    const std::string& key = entry.key();
    const auto refuse_card = [&] {
      refuse_by("R1.2", "template.position.card", {{"field", cards.place_of(key)}, {"card", key}});
    };
    const Card card = find_card(pack, key);
    if (card == kNoCard) refuse_card();
    const auto copies = static_cast<int>(cards.number(key, 1, pack.cards[raw(card)].copies));
    add_checked(bag, card, copies, refuse_card);
  }
  return bag;
}

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
  if (event.kind == EventKind::ended) return Message("template.event.ended", {{"rounds", event.amount}});
  const Argument forager{"forager", seat_name(event.forager)};
  const Argument nuts{"nuts", event.amount};
  const bool known = event.card != kNoCard;
  const Argument card{"card", known ? card_name(event.card) : Message()};
  switch (event.kind) {
    case EventKind::dealt:
      return known ? Message("template.event.dealt", {forager, card}) : Message("template.event.dealt-card", {forager});
    case EventKind::played: return Message("template.event.played", {forager, card});
    case EventKind::buried:
      return known ? Message("template.event.buried", {forager, card, nuts})
                   : Message("template.event.buried-card", {forager, nuts});
    case EventKind::rested: return Message("template.event.rested", {forager, nuts});
    case EventKind::gained: return Message("template.event.gained", {forager, nuts});
    case EventKind::picked:
      return Message("template.event.picked", {forager, {"text", step_text(event.card, event.step)}});
    case EventKind::paid: return Message("template.event.paid", {forager, {"other", seat_name(event.other)}, nuts});
    case EventKind::collected:
      return Message("template.event.collected", {forager, {"other", seat_name(event.other)}, nuts});
    case EventKind::gave: return Message("template.event.gave", {forager, card});
    case EventKind::deck_empty: return Message("template.event.deck-empty", {forager});
    case EventKind::spared: return Message("template.event.spared", {forager});
    case EventKind::dug_up: return Message("template.event.dug-up", {forager, card, {"count", event.amount}});
    case EventKind::ended: break;
  }
  return {};
}

Message Game::since(const Event& event, Seat reader) const {
  constexpr std::string_view kEvent = "template.event.";
  Message message = describe(event);
  message.key.replace(0, kEvent.size(), "template.since.");
  message.arguments.emplace_back("who", event.forager == reader ? "you" : "other");
  return message;
}

namespace {

// What everyone sees of a position, but for the sizes of what is hidden.
nlohmann::json public_json(const Pack& pack, const Public& pub) {
  nlohmann::json pending = nlohmann::json::array();
  for (const Frame& frame : pub.frames)
    pending.push_back({{"card", pack.cards[raw(frame.card)].name}, {"step", frame.pc}, {"done", frame.done}});
  return {{"face_up", to_json(pack, pub.face_up)},
          {"turn", pub.turn == kNobody ? nlohmann::json() : nlohmann::json(raw(pub.turn))},
          {"round", pub.round},
          {"pending", pending}};
}

}  // namespace

nlohmann::json Game::position(const State& state) const {
  nlohmann::json json = public_json(pack_, state.pub);
  json["seats"] = seats_;
  json["deck"] = to_json(pack_, state.secret.deck);
  for (const Seat forager : seats_up_to(seats_))
    json["foragers"].push_back({{"nuts", state.pub.nuts[forager]},
                                {"hand", to_json(pack_, state.own[forager].hand)},
                                {"buried", to_json(pack_, state.own[forager].buried)},
                                {"dug_up", to_json(pack_, state.pub.dug_up[forager])}});
  return json;
}

nlohmann::json Game::view_json(const View& view) const {
  nlohmann::json json = public_json(pack_, view.pub);
  json["deck"] = view.pub.deck_size;
  for (const Seat forager : seats_up_to(seats_))
    json["foragers"].push_back({{"nuts", view.pub.nuts[forager]},
                                {"hand", view.pub.hand_size[forager]},
                                {"buried", view.pub.buried_size[forager]},
                                {"dug_up", to_json(pack_, view.pub.dug_up[forager])}});
  if (raw(view.viewer) < seats_)
    json["mine"] = {{"hand", to_json(pack_, view.mine.hand)}, {"buried", to_json(pack_, view.mine.buried)}};
  json["rounds"] = rounds_;
  // What is printed on the cards in sight, so that clients need no pack.
  json["faces"] = nlohmann::json::object();
  for (const CardBag& cards : {view.pub.face_up, view.mine.hand})
    for (const Card card : cards.kinds()) {
      nlohmann::json& face = json["faces"][pack_.cards[raw(card)].name];
      face = nlohmann::json::array();
      for (const Message& text : card_text(card)) face.push_back(understory::to_json(text));
    }
  return json;
}

State Game::from_position(const nlohmann::json& json) const {
  const Fields fields(json, "");
  fields.only({"seats", "deck", "face_up", "foragers", "turn", "round", "pending"});
  check_seats(fields, seats_, "R1.1");
  State state;
  Public& pub = state.pub;
  state.secret.deck = read_bag(pack_, fields, "deck");
  pub.deck_size = static_cast<std::uint8_t>(state.secret.deck.size());
  pub.face_up = read_bag(pack_, fields, "face_up");
  const auto foragers = fields.objects("foragers");
  if (foragers.size() != static_cast<std::size_t>(seats_))
    refuse_by("R1.1", "template.position.foragers", {{"count", seats_}});
  for (const Seat forager : seats_up_to(seats_)) {
    const Fields& of = foragers[raw(forager)];
    of.only({"nuts", "hand", "buried", "dug_up"});
    Private& own = state.own[forager];
    own = {read_bag(pack_, of, "hand"), read_bag(pack_, of, "buried")};
    pub.dug_up[forager] = read_bag(pack_, of, "dug_up");
    pub.nuts[forager] = static_cast<std::uint16_t>(of.number("nuts", 0, 10'000));
    pub.hand_size[forager] = static_cast<std::uint8_t>(own.hand.size());
    pub.buried_size[forager] = static_cast<std::uint8_t>(own.buried.size());
  }
  pub.round = static_cast<std::uint8_t>(fields.number("round", 0, rounds_));
  const bool over = fields.any("turn").is_null();
  if (over != (pub.round == rounds_)) refuse_by("R5.1", "template.position.end", {{"rounds", rounds_}});
  pub.turn = over ? kNobody : Seat{static_cast<std::uint8_t>(fields.number("turn", 0, seats_ - 1))};
  read_pending(fields, pub);
  check_cards(state);
  check_dug_up(pub);
  check_deal(pub);
  check_pending(pub);
  check_counts(pub);
  return state;
}

void Game::read_pending(const Fields& fields, Public& pub) const {
  for (const Fields& pending : fields.objects("pending")) {
    pending.only({"card", "step", "done"});
    const Card card = find_card(pack_, pending.text("card"));
    if (card == kNoCard)
      refuse_by("R1.2", "template.position.card",
                {{"field", pending.place_of("card")}, {"card", pending.text("card")}});
    const auto steps = static_cast<int>(program(card).size());
    const auto step = static_cast<int>(pending.number("step", 0, steps - 1));
    const Frame frame{.card = card,
                      .pc = static_cast<std::uint8_t>(step),
                      .until = static_cast<std::uint8_t>(pub.frames.empty() ? steps : step + 1),
                      .done = static_cast<std::uint8_t>(pending.number("done", 0, kMostN)),
                      .forager = pub.turn};
    push_checked(pub.frames, frame, [&] {
      refuse_by("R4.1", "template.position.pending", {{"card", card_name(card)}});
    });
  }
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

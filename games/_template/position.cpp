// Positions as JSON, both ways, and those that cannot be (R7.2).
#include "engine/position.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/_template/game.hpp"

namespace understory::template_game {

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
  for (const CardBag& cards : {in_sight(view.pub), view.mine.hand})
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
    const Program& steps = program(frame);
    fields.at("pending").item(i).object().number("step", 0, static_cast<int>(steps.size()) - 1);
    const std::uint8_t listens = listens_from(steps);
    const bool is_option = i > 0 && pub.frames[i - 1].card == frame.card && frame.pc < listens;
    const std::size_t until = is_option ? frame.pc + 1U : frame.pc < listens ? listens : steps.size();
    frame.until = static_cast<std::uint8_t>(until);
  }
  check_cards(state);
  check_found(pub);
  check_deal(pub);
  check_pending(state);
  check_counts(pub);
  return state;
}

// No card is lost or made (R1.2).
void Game::check_cards(const State& state) const {
  const CardBag seen = in_sight(state.pub);
  for (const Card card : all_cards_.kinds()) {
    int count = state.secret.deck.count(card) + seen.count(card);
    for (const Private& own : state.own.values) count += own.hand.count(card) + own.buried.count(card);
    if (count != all_cards_.count(card))
      refuse_by("R1.2", "template.position.copies",
                {{"card", card_name(card)}, {"count", count}, {"copies", all_cards_.count(card)}});
  }
}

namespace {

// How much of something the steps between these bring at most.
int most_between(const Program& program, std::size_t from, std::size_t until, Op op) {
  int sum = 0;
  for (std::size_t i = from; i < until; ++i) sum += program[i].op == op ? program[i].n : 0;
  return sum;
}

// Of cards that were played, or also listen.
bool can_search(const Game& game, const CardBag& cards, bool listening) {
  for (const Card card : cards.kinds()) {
    const Program& steps = game.program(card);
    if (most_between(steps, 0, listening ? steps.size() : listens_from(steps), Op::search) > 0) return true;
  }
  return false;
}

}  // namespace

// Until the game is over cards are dug up by who searches alone, and none is buried any more then (R4.8, R5.2). Only
// cards that listen lie in front, where they stay (R4.9).
void Game::check_found(const Public& pub) const {
  bool any = can_search(*this, pub.face_up, false);
  for (const CardBag& cards : pub.front.values) any = any || can_search(*this, cards, true);
  for (const Seat forager : seats_up_to(seats_)) {
    const bool found = can_search(*this, pub.face_up, false) || can_search(*this, pub.front[forager], true);
    if (pub.turn == kNobody ? pub.buried_size[forager] > 0 : !found && !pub.dug_up[forager].empty())
      refuse_by("R5.2", "template.position.dug-up");
    for (const Card card : pub.front[forager].kinds())
      if (!listens(card)) refuse_by("R4.9", "template.position.front", {{"card", card_name(card)}});
  }
  if (!any && !pub.under.empty()) refuse_by("R4.8", "template.position.under");
}

// Nothing has happened while hands are dealt, and they are dealt in turn (R2.1).
void Game::check_deal(const Public& pub) const {
  if (!dealing(pub)) return;
  bool fits = pub.frames.empty() && pub.round == 0 && raw(pub.turn) == 0 && in_sight(pub).empty();
  for (const Seat forager : seats_up_to(seats_)) {
    const int cards = (dealt(pub) + seats_ - 1 - raw(forager)) / seats_;
    fits = fits && pub.hand_size[forager] == cards && pub.nuts[forager] == 0;
  }
  if (!fits) refuse_by("R2.1", "template.position.deal");
}

// What is pending waits for somebody: what a card says that was played, or what cards do that listen.
void Game::check_pending(const State& state) const {
  const Public& pub = state.pub;
  if (pub.frames.empty()) {
    if (!pub.turned.empty()) refuse_by("R4.8", "template.position.turned");
    return;
  }
  if (pub.turn == kNobody) refuse_by("R5.1", "template.position.end", {{"rounds", rounds_}});
  const Frame& outer = pub.frames[0];
  const bool played = outer.card != kNoCard;
  if (played && (listens(outer.card) ? pub.front[pub.turn] : pub.face_up).count(outer.card) == 0)
    refuse_by("R3.2", "template.position.not-played", {{"card", card_name(outer.card)}});
  const bool fits = played ? is_playing(pub) : is_waiting(pub);
  if (!fits || !waits(pub))
    refuse_by(played ? "R4.1" : "R4.10", played ? "template.position.pending" : "template.position.waiting",
              played ? std::vector<Argument>{{"card", card_name(outer.card)}} : std::vector<Argument>());
  check_turned(state);
}

namespace {

// A step of the slice that begins there.
bool is_step(const Program& program, std::size_t from, const Frame& frame) {
  while (from < frame.pc) from += static_cast<std::size_t>(length(program[from]));
  return from == frame.pc;
}

}  // namespace

// A step of the card, or the picked option of its choice.
bool Game::is_playing(const Public& pub) const {
  const Frame& outer = pub.frames[0];
  const Frame& inner = pub.frames.back();
  const Program& steps = program(outer);
  for (const Frame& frame : pub.frames)
    if (frame.card != outer.card || frame.forager != pub.turn || frame.waiting != 0) return false;
  if (outer.pc >= listens_from(steps) || !is_step(steps, 0, outer) || pub.frames.size() > 2) return false;
  return pub.frames.size() == 1 || (steps[outer.pc].op == Op::choose && outer.done == 1 && inner.pc > outer.pc &&
                                    inner.pc <= outer.pc + steps[outer.pc].n);
}

// Somebody has buried, and those who come later still have all their cards to use. Of who comes first a card may be
// under way, with its body on top.
bool Game::is_waiting(const Public& pub) const {
  if (pub.buried_size[pub.turn] == 0) return false;
  std::size_t count = 0;
  int before = seats_;
  while (count < pub.frames.size() && pub.frames[count].card == kNoCard) {
    const Frame& frame = pub.frames[count++];
    const bool first = count == pub.frames.size() || pub.frames[count].card != kNoCard;
    if (raw(frame.forager) >= seats_) return false;
    const int place = (raw(frame.forager) + seats_ - raw(pub.turn)) % seats_;
    const std::uint8_t all = kinds_in(pub.front[frame.forager]);
    const int used = std::popcount(unsigned{all}) - std::popcount(unsigned{frame.waiting});
    if (place == 0 || place >= before || (frame.waiting & ~all) != 0 || frame.done != used || (!first && used > 0))
      return false;
    before = place;
  }
  if (count == pub.frames.size()) return true;
  const Frame& owner = pub.frames[count - 1];
  const Frame& card = pub.frames[count];
  const Frame& body = pub.frames.back();
  const std::size_t listens = listens_from(program(card));
  const bool mine = card.forager == owner.forager && body.forager == owner.forager && body.card == card.card;
  return mine && count + 2 == pub.frames.size() && pub.front[owner.forager].count(card.card) > 0 &&
         (owner.waiting >> raw(card.card) & 1) == 0 && card.waiting == 0 && body.waiting == 0 && card.pc == listens &&
         card.done >= 1 && card.done <= pub.front[owner.forager].count(card.card) && body.pc > listens &&
         is_step(program(card), listens + 1, body);
}

// So many cards are turned up as the search has come to, or all there were.
void Game::check_turned(const State& state) const {
  const Public& pub = state.pub;
  const Frame& frame = pub.frames.back();
  const Step step = program(frame)[frame.pc];
  const int turned = pub.turned.size();
  const bool all = frame.done == step.n && turned < frame.done && to_turn_up(state).empty();
  if (step.op == Op::search ? turned != frame.done && !all : turned > 0) refuse_by("R4.8", "template.position.turned");
}

// What no sequence of turns can lead to is refused, as far as counting shows it.
void Game::check_counts(const Public& pub) const {
  if (dealing(pub)) return;
  const bool over = pub.turn == kNobody;
  const bool pending = !pub.frames.empty();
  int turns = 0;
  int nuts = 0;
  int buried = 0;
  for (const Seat forager : seats_up_to(seats_)) {
    const int own = pub.round + (!over && (raw(forager) < raw(pub.turn) || (pending && forager == pub.turn)) ? 1 : 0);
    const bool found = can_search(*this, pub.face_up, false) || can_search(*this, pub.front[forager], true);
    const int hidden = over && !found ? pub.dug_up[forager].size() : pub.buried_size[forager];
    const int front = pub.front[forager].size();
    if (hidden + front > own)
      refuse_by("R3.3", "template.position.buried", {{"forager", seat_name(forager)}, {"turns", own}});
    turns += own;
    nuts += pub.nuts[forager];
    buried += hidden;
  }
  // What one card brings at most when it is played, and what all those do together that listen, in every turn.
  const auto most = [&](Op op) {
    int played = 0;
    int heard = 0;
    for (const Card card : all_cards_.kinds()) {
      const Program& steps = program(card);
      const std::size_t listens = listens_from(steps);
      played = std::max(played, most_between(steps, 0, listens, op));
      for (const CardBag& cards : pub.front.values)
        heard += cards.count(card) * most_between(steps, listens, steps.size(), op);
    }
    return std::pair(played, heard);
  };
  const int plays = turns - buried;
  const auto [gain, heard_gain] = most(Op::gain);
  const auto [draw, heard_draw] = most(Op::draw);
  const auto [search, heard_search] = most(Op::search);
  const int a_turn = std::max({gain, pack_.bury.value, pack_.rest.value}) + heard_gain;
  if (pub.face_up.size() > plays * (1 + most(Op::toll).first * (seats_ - 1)))
    refuse_by("R3.2", "template.position.face-up", {{"turns", turns}});
  if (dealt(pub) > seats_ * hand_ + plays * (draw + search) + turns * (heard_draw + heard_search))
    refuse_by("R4.3", "template.position.drawn", {{"turns", turns}});
  if (nuts > turns * a_turn) refuse_by("R4.2", "template.position.nuts", {{"nuts", nuts}, {"turns", turns}});
}

}  // namespace understory::template_game

// How a table stands, through the eyes of one person.
#include <algorithm>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "table/table.hpp"

namespace understory {

protocol::Stage Table::stage() const {
  if (!started_) return Stage::seating;
  return match_->actor() == kNobody ? Stage::over : Stage::playing;
}

bool Table::owns(const PersonId& person, Seat seat) const {
  return raw(seat) < places_.size() && !person.empty() && places_[raw(seat)].person == person;
}

std::vector<Seat> Table::seats_of(const PersonId& person) const {
  std::vector<Seat> own;
  for (const Seat seat : seats_up_to(match_->seats()))
    if (owns(person, seat)) own.push_back(seat);
  return own;
}

Seat Table::own_seat(const PersonId& person, std::int64_t number) const {
  if (number < match_->seats())
    if (const Seat seat{static_cast<std::uint8_t>(number)}; owns(person, seat)) return seat;
  throw Refusal(Message("table.refuse.not-your-seat"));
}

// Which of the person's seats agrees to an undo or declines it.
Seat Table::consenting(const PersonId& from, const std::optional<std::int64_t>& seat) const {
  std::vector<Seat> own;
  if (asked_undo_)
    for (const Seat one : asked_undo_->waiting)
      if (owns(from, one) && (!seat || raw(one) == *seat)) own.push_back(one);
  if (own.empty()) throw Refusal(Message("table.refuse.nothing-asked"));
  if (own.size() > 1) throw Refusal(Message("table.refuse.which-seat"));
  return own.front();
}

MoveWord Table::legal_move(const std::string& text) const {
  const MoveWord move = match_->parse(text);
  if (const auto why = match_->why_not(move)) throw Refusal(why->reason, why->rule);
  return move;
}

void Table::must_act(const PersonId& from) const {
  if (stage() != Stage::playing) throw Refusal(Message("table.refuse.not-playing"));
  if (const auto wait = waits(); wait && !meant_)
    throw Refusal(Message("table.refuse.waits", {{"seat", match_->seat_name(wait->seat)}}));
  if (owns(from, match_->actor())) return;
  throw Refusal(Message("table.refuse.not-your-turn", {{"seat", match_->seat_name(match_->actor())}}));
}

void Table::must_be_current(std::int64_t version) const {
  if (version != version_) throw Refusal(Message("table.refuse.stale"));
}

protocol::Scores Table::scores_of(const Scores& scores) const {
  protocol::Scores written;
  for (const Seat seat : seats_up_to(scores.seats + scores.rivals)) {
    written.names.push_back(match_->seat_name(seat));
    written.totals.push_back(scores.total[seat]);
    written.ranks.push_back(scores.rank[seat]);
  }
  return written;
}

UndoReach Table::undo_reach_of(const PersonId& person, std::optional<Seat> by) const {
  return undo_reach(
      *match_, unasked_, [&](Seat seat) { return owns(person, seat); }, by);
}

protocol::UndoState Table::undo_for(const PersonId& person) const {
  if (seats_of(person).empty()) return {false, Message("table.undo.watching"), {}};
  if (meant_ && owns(person, meant_->seat)) return {true, {}, {}};
  const UndoReach reach = undo_reach_of(person);
  if (reach.blocked) return {false, reach.blocked, {}};
  std::vector<std::int64_t> asks;
  for (const Seat seat : reach.others)
    if (is_person(seat)) asks.push_back(raw(seat));
  return {true, {}, asks.empty() ? std::nullopt : std::optional(asks)};
}

protocol::TableState Table::state_for(const PersonId& person) const {
  const std::vector<Seat> own = seats_of(person);
  // Of a move that is only meant nobody knows but its seat.
  auto wait = waits();
  if (wait && meant_ && !owns(person, wait->seat)) wait.reset();
  const Seat actor = wait ? wait->seat : started_ ? match_->actor() : kNobody;
  protocol::TableState state;
  state.game = match_->info().name;
  state.title = Message(state.game + ".title");
  state.options.value = to_json(match_->options());
  state.pack = match_->record().pack;
  for (const Seat seat : seats_up_to(match_->seats())) {
    const Place& place = places_[raw(seat)];
    const auto player = place.player.empty() ? std::nullopt : std::optional(place.player);
    const bool mine = owns(person, seat);
    state.seats.push_back({place.name, match_->seat_name(seat), player, mine, {}});
    if (!mine) continue;
    state.seats.back().pauses = place.pauses;
    state.mine.push_back(raw(seat));
  }
  state.phase = {stage()};
  // With one seat a person always sees what it sees; with several, what the one to decide sees.
  if (own.size() == 1) state.viewer = {own.front()};
  if (own.size() > 1 && owns(person, actor)) state.viewer = {actor};
  state.actor = {actor};
  state.question = wait       ? Message("table.question.waits", {{"seat", match_->seat_name(wait->seat)}})
                   : started_ ? match_->question()
                              : Message("table.question.seating");
  if (started_) state.view = match_->view(state.viewer.seat);
  state.scores = scores_of(match_->score_sheet().scores);
  state.undo = undo_for(person);
  if (asked_undo_) {
    state.asked = {raw(asked_undo_->by), asked_undo_->count, {}};
    for (const Seat seat : asked_undo_->waiting) state.asked->waiting.push_back(raw(seat));
  }
  if (wait) state.waits = {raw(wait->seat), {}, {}};
  if (wait && owns(person, wait->seat)) state.waits->what = wait->what;
  if (wait && meant_) state.waits->move = meant_->move;
  return state;
}

}  // namespace understory

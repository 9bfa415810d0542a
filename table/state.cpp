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

void Table::must_act(const PersonId& from) const {
  if (stage() != Stage::playing) throw Refusal(Message("table.refuse.not-playing"));
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

protocol::UndoState Table::undo_for(const PersonId& person) const {
  if (seats_of(person).empty()) return {false, Message("table.undo.watching"), {}};
  const UndoReach reach = undo_reach(*match_, [&](Seat seat) { return owns(person, seat); });
  if (reach.blocked) return {false, reach.blocked, {}};
  std::vector<std::int64_t> asks;
  for (const Seat seat : reach.others)
    if (!places_[raw(seat)].person.empty()) asks.push_back(raw(seat));
  return {true, {}, asks.empty() ? std::nullopt : std::optional(asks)};
}

protocol::TableState Table::state_for(const PersonId& person) const {
  const std::vector<Seat> own = seats_of(person);
  const Seat actor = started_ ? match_->actor() : kNobody;
  protocol::TableState state;
  state.game = match_->info().name;
  state.title = Message(state.game + ".title");
  state.options.value = to_json(match_->options());
  state.pack = match_->record().pack;
  for (const Seat seat : seats_up_to(match_->seats())) {
    const Place& place = places_[raw(seat)];
    const auto player = place.player.empty() ? std::nullopt : std::optional(place.player);
    state.seats.push_back({place.name, match_->seat_name(seat), player, owns(person, seat)});
    if (owns(person, seat)) state.mine.push_back(raw(seat));
  }
  state.phase = {stage()};
  // With one seat a person always sees what it sees; with several, what the one to decide sees.
  if (own.size() == 1) state.viewer = {own.front()};
  if (own.size() > 1 && owns(person, actor)) state.viewer = {actor};
  state.actor = {actor};
  state.question = started_ ? match_->question() : Message("table.question.seating");
  if (started_) state.view = match_->view(state.viewer.seat);
  state.scores = scores_of(match_->score_sheet().scores);
  state.undo = undo_for(person);
  if (asked_undo_) state.asked = {raw(asked_undo_->by), asked_undo_->count, asked_undo_->waiting.count(person) != 0};
  return state;
}

}  // namespace understory

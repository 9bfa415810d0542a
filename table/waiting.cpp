// When a table goes on by itself, and when it waits for somebody's word.
#include <algorithm>

#include "table/table.hpp"

namespace understory {

int Table::people() const {
  return static_cast<int>(
      std::count_if(places_.begin(), places_.end(), [](const Place& place) { return !place.person.empty(); }));
}

// Nobody else is there to whom the speed of an answer could tell anything: no other person plays, not even at the same
// screen, and none looks on.
bool Table::is_alone(Seat seat) const {
  const PersonId& person = places_[raw(seat)].person;
  return people() == 1 &&
         std::all_of(watching_.begin(), watching_.end(), [&](const PersonId& one) { return one == person; });
}

// The move that the table makes for a person: public facts leave no other, or nobody is there who could learn that the
// seat has no other. Who has just taken a decision back is asked, else it would be made again at once.
std::optional<MoveWord> Table::answer_for(Seat seat) const {
  if (!is_person(seat) || asked_again_) return {};
  if (const auto move = match_->forced()) return move;
  return is_alone(seat) ? only_move(*match_) : std::nullopt;
}

// Whose word is needed before anything goes on that this seat could not take back alone, and what comes then.
std::optional<Table::Wait> Table::waits() const {
  const Message reveal("table.coming.reveal");
  if (stage() != Stage::playing) return {};
  if (meant_) return meant_->said ? std::nullopt : std::optional(Wait{meant_->seat, reveal});
  if (!loose_) return {};
  const Seat decided = *loose_;
  const Seat actor = match_->actor();
  if (actor == kChance) return Wait{decided, match_->coming()};
  if (const auto move = answer_for(actor))
    return stays(match_->happenings(*move, decided), decided) ? std::optional(Wait{decided, reveal}) : std::nullopt;
  if (actor == decided) return {};
  // In an open game bots teach nobody anything; whoever plays with them alone can take back past them.
  if (!is_person(actor) && match_->is_open() && people() == 1) return {};
  if (match_->turn_of() != decided) return Wait{decided, Message("table.coming.end-turn")};
  return Wait{decided, Message("table.coming.choose", {{"who", match_->seat_name(actor)}})};
}

// What the table does now without being told: makes a move for which the word was said, lets chance act, answers for
// who has nothing to choose.
std::optional<entry::Moved> Table::next() const {
  if (stage() != Stage::playing || waits()) return {};
  if (meant_) return entry::Moved{meant_->move};
  if (match_->actor() == kChance) return entry::Moved{match_->format(match_->draw(seed_))};
  if (const auto move = answer_for(match_->actor())) return entry::Moved{match_->format(*move), true};
  return {};
}

}  // namespace understory

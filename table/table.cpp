#include "table/table.hpp"

#include <algorithm>
#include <type_traits>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "table/thinking.hpp"

namespace understory {
namespace {

constexpr std::size_t kIdsRemembered = 256;
constexpr std::size_t kLongestName = 40;  // characters

[[noreturn]] void refuse(const char* key, std::vector<Argument> arguments = {}) {
  throw Refusal(Message(key, std::move(arguments)));
}

Seat seat_of(std::int64_t number) { return Seat{static_cast<std::uint8_t>(number)}; }

// A name is shown to others: one line, not too long.
void check_name(const std::string& name) {
  std::size_t characters = 0;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F) refuse("table.refuse.name-signs");
    if ((byte & 0xC0U) != 0x80) ++characters;
  }
  if (characters > kLongestName) refuse("table.refuse.name-long", {{"most", static_cast<int>(kLongestName)}});
}

}  // namespace

Table::Table(const entry::Opened& opened) { add(opened); }

Table::Table(const entry::Opened& opened, std::unique_ptr<AnyMatch> match) {
  open(opened, std::move(match));
  journal_.emplace_back(opened);
}

Table::Table(const std::vector<Entry>& journal) {
  if (journal.empty() || !std::holds_alternative<entry::Opened>(journal.front())) refuse("table.journal.opening");
  for (const Entry& entry : journal) {
    try {
      add(entry);
    } catch (const Refusal& refusal) {
      refuse("table.journal.broken",
             {{"number", static_cast<std::int64_t>(journal_.size() + 1)}, {"reason", refusal.reason}});
    }
  }
}

Outcome Table::handle(const PersonId& from, const protocol::ToTable& message, Time now) {
  const std::size_t entries = journal_.size();
  const std::size_t events = events_.size();
  const std::string id = std::visit([](const auto& one) { return one.id; }, message);
  if (!first_time(from, id)) return {};
  protocol::ToClient answer;
  try {
    answer = std::visit([&](const auto& one) { return obey(from, one); }, message);
    go_on();
  } catch (const Refusal& refusal) {
    const auto rule = refusal.rule.empty() ? std::nullopt : std::optional(refusal.rule);
    answer = protocol::Refused{id, refusal.reason, rule};
  }
  if (auto* done = std::get_if<protocol::Done>(&answer)) *done = {id, version_};
  plan(now);
  Outcome outcome = report(entries, events);
  if (const auto* join = std::get_if<protocol::Join>(&message)) {
    const auto since = static_cast<std::size_t>(join->since.value_or(0));
    tell(from, since <= events_.size() ? since : 0, outcome.send);
  }
  outcome.send.push_back({from, std::move(answer)});
  return outcome;
}

Outcome Table::tick(Time now) {
  if (!due_ || now < *due_) return {};
  const std::size_t entries = journal_.size();
  const std::size_t events = events_.size();
  due_.reset();
  Place& place = places_[raw(match_->actor())];
  if (!place.bot) place.bot = bot_for(*match_, place.player, seed_, match_->actor());
  add(entry::Moved{match_->format(place.bot->choose(*match_, Limits()))});
  go_on();
  plan(now);
  return report(entries, events);
}

// Duplicates of what was heard are passed over. Older ones than are remembered cannot do harm: their version is stale.
bool Table::first_time(const PersonId& from, const std::string& id) {
  std::deque<std::string>& heard = heard_[from];
  if (std::find(heard.begin(), heard.end(), id) != heard.end()) return false;
  heard.push_back(id);
  if (heard.size() > kIdsRemembered) heard.pop_front();
  return true;
}

void Table::go_on() {
  while (const auto moved = next()) add(*moved);
}

void Table::plan(Time now) {
  const bool bot = stage() == Stage::playing && !waits() && !is_person(match_->actor());
  if (!bot) due_.reset();
  if (bot && !due_) due_ = now + pace_;
}

// What everybody who watches has to be told of the entries since. Of what a seat means and of its pauses only the seat
// itself hears.
Outcome Table::report(std::size_t known_entries, std::size_t known_events) {
  Outcome outcome;
  outcome.keep.assign(journal_.begin() + static_cast<std::ptrdiff_t>(known_entries), journal_.end());
  bool all = events_.size() > known_events;
  std::set<PersonId> some;
  const auto seen_by = [&](std::int64_t seat) { some.insert(places_[static_cast<std::size_t>(seat)].person); };
  for (const Entry& entry : outcome.keep) {
    if (const auto* meant = std::get_if<entry::Meant>(&entry)) seen_by(meant->seat);
    if (const auto* dropped = std::get_if<entry::Dropped>(&entry)) seen_by(dropped->seat);
    if (const auto* pause = std::get_if<entry::Pause>(&entry)) seen_by(pause->seat);
    all = all || std::holds_alternative<entry::Word>(entry) || std::holds_alternative<entry::UndoAgreed>(entry);
  }
  for (const PersonId& person : watching_)
    if (all || some.count(person) != 0) tell(person, known_events, outcome.send);
  return outcome;
}

void Table::tell(const PersonId& to, std::size_t first_event, std::vector<Delivery>& out) const {
  const std::vector<Seat> own = seats_of(to);
  // Several people at one screen see in its log what all may know.
  const std::size_t eyes = own.size() == 1 ? raw(own.front()) : places_.size();
  for (std::size_t i = first_event; i < events_.size(); ++i) {
    const Event& event = events_[i];
    out.push_back({to, protocol::Happened{static_cast<std::int64_t>(i + 1), event.version,
                                          event.seen.size() == 1 ? event.seen.front() : event.seen[eyes]}});
  }
  out.push_back({to, protocol::ViewNow{static_cast<std::int64_t>(events_.size()), version_, state_for(to)}});
}

// Entries ------------------------------------------------------------------------------------------------------------

void Table::add(const Entry& entry) {
  std::visit([&](const auto& one) { take_in(one); }, entry);
  journal_.push_back(entry);
}

void Table::happened(protocol::TableEvent event) { events_.push_back({version_, {std::move(event)}}); }

void Table::take_in(const entry::Opened& opened) {
  if (!journal_.empty()) refuse("table.journal.opening");
  const AnyGame& game = find_game(opened.game);
  if (game.info.rules_version != opened.rules_version)
    refuse("engine.record-rules", {{"recorded", opened.rules_version}, {"current", game.info.rules_version}});
  const std::string pack(find_pack(game.info, opened.pack));
  if (game.read_pack(pack).hash != opened.pack_hash) refuse("table.journal.pack", {{"pack", opened.pack}});
  open(opened, game.new_match({static_cast<int>(opened.seats), opened.options, pack}));
}

void Table::open(const entry::Opened& opened, std::unique_ptr<AnyMatch> match) {
  match_ = std::move(match);
  seed_ = opened.seed;
  pace_ = opened.pace;
  places_.resize(static_cast<std::size_t>(match_->seats()));
}

void Table::take_in(const entry::Sat& sat) {
  if (started_) refuse("table.refuse.started");
  if (sat.seat >= match_->seats()) refuse("table.refuse.seat", {{"seats", match_->seats()}});
  if (sat.player != "human" && !is_bot(sat.player))
    refuse("table.refuse.player", {{"player", sat.player}, {"known", verbatim(all_bots())}});
  check_name(sat.name);
  places_[static_cast<std::size_t>(sat.seat)] = {sat.person, sat.player, sat.name};
  happened(protocol::Sat{sat.seat, sat.player, sat.name});
}

void Table::take_in(const entry::Started& /*started*/) {
  if (started_) refuse("table.refuse.started");
  for (const Place& place : places_)
    if (place.player.empty()) refuse("table.refuse.empty-seats");
  started_ = true;
  ++version_;
  happened(protocol::Started{});
}

void Table::take_in(const entry::Moved& moved) {
  if (stage() != Stage::playing) refuse("table.refuse.not-playing");
  const MoveWord move = legal_move(moved.move);
  const Seat actor = match_->actor();
  if (moved.forced && (!is_person(actor) || !only_move(*match_))) refuse("table.journal.forced");
  ++version_;
  Event event{version_, {}};
  const auto number = static_cast<std::int64_t>(match_->moves().size() + 1);
  const auto seen_by = [&](Seat viewer) {
    protocol::Moved seen{{actor}, number, {}, {}, {}};
    if (moved.forced && viewer == actor) seen.forced = {match_->label(move), {match_->about(move)}};
    for (Happening& one : match_->happenings(move, viewer)) {
      seen.texts.push_back(std::move(one.text));
      seen.facts.push_back({std::move(one.facts)});
    }
    event.seen.emplace_back(std::move(seen));
  };
  for (const Seat seat : seats_up_to(match_->seats())) seen_by(seat);
  seen_by(kSpectator);
  if (moved.forced) {
    unasked_.insert(match_->moves().size());
  } else if (is_person(actor)) {
    loose_.reset();
    const bool said = meant_ && meant_->said;
    if (places_[raw(actor)].pauses && !said) loose_ = actor;
  }
  match_->apply(move);
  meant_.reset();
  asked_again_ = false;
  asked_undo_.reset();
  events_.push_back(std::move(event));
}

void Table::take_in(const entry::Meant& meant) {
  if (stage() != Stage::playing) refuse("table.refuse.not-playing");
  if (!is_person(match_->actor()) || raw(match_->actor()) != meant.seat) refuse("table.journal.seat");
  legal_move(meant.move);
  meant_ = Meant{match_->actor(), meant.move};
}

void Table::take_in(const entry::Dropped& dropped) {
  if (!meant_ || raw(meant_->seat) != dropped.seat) refuse("table.undo.nothing");
  meant_.reset();
}

void Table::take_in(const entry::Word& word) {
  if (meant_ && raw(meant_->seat) == word.seat)
    meant_->said = true;
  else if (!loose_ || raw(*loose_) != word.seat)
    refuse("table.refuse.no-word");
  loose_.reset();
}

void Table::take_in(const entry::Pause& pause) {
  const Seat seat = seat_of(pause.seat);
  if (!is_person(seat)) refuse("table.journal.seat");
  places_[raw(seat)].pauses = pause.on;
}

void Table::take_in(const entry::TookBack& took) {
  if (!started_ || took.count > static_cast<std::int64_t>(match_->moves().size())) refuse("table.undo.nothing");
  match_->take_back(static_cast<std::size_t>(took.count));
  unasked_.erase(unasked_.lower_bound(match_->moves().size()), unasked_.end());
  loose_.reset();
  meant_.reset();
  asked_again_ = true;
  asked_undo_.reset();
  ++version_;
  happened(protocol::TookBack{took.by, took.count});
}

void Table::take_in(const entry::UndoAsked& asked) {
  if (asked.by >= match_->seats()) refuse("table.refuse.seat", {{"seats", match_->seats()}});
  const Seat by = seat_of(asked.by);
  AskedUndo request{by, asked.count, {}};
  for (const Seat seat : undo_reach_of(places_[raw(by)].person, by).others)
    if (is_person(seat)) request.waiting.insert(seat);
  asked_undo_ = std::move(request);
  happened(protocol::UndoAsked{asked.by, asked.count});
}

void Table::take_in(const entry::UndoAgreed& agreed) {
  if (!asked_undo_ || asked_undo_->waiting.erase(seat_of(agreed.by)) == 0) refuse("table.refuse.nothing-asked");
}

void Table::take_in(const entry::UndoDeclined& declined) {
  if (!asked_undo_) refuse("table.refuse.nothing-asked");
  asked_undo_.reset();
  happened(protocol::UndoDeclined{declined.by});
}

// Messages -----------------------------------------------------------------------------------------------------------

protocol::ToClient Table::obey(const PersonId& from, const protocol::Join& /*message*/) {
  watching_.insert(from);
  return protocol::Done{};
}

protocol::ToClient Table::obey(const PersonId& from, const protocol::Sit& message) {
  if (message.seat < match_->seats() && !started_) {
    const PersonId& sitting = places_[static_cast<std::size_t>(message.seat)].person;
    if (!sitting.empty() && sitting != from) refuse("table.refuse.seat-taken");
  }
  const bool human = message.player == "human";
  add(entry::Sat{message.seat, human ? from : PersonId(), message.player, message.name.value_or("")});
  return protocol::Done{};
}

protocol::ToClient Table::obey(const PersonId& /*from*/, const protocol::Start& /*message*/) {
  add(entry::Started{});
  return protocol::Done{};
}

protocol::ToClient Table::obey(const PersonId& from, const protocol::MakeMove& message) {
  must_be_current(message.version);
  must_act(from);
  const Seat seat = match_->actor();
  // What teaches cannot be taken back, so it is not made before its seat has said its word.
  const bool waits = places_[raw(seat)].pauses && stays(match_->happenings(legal_move(message.move), seat), seat);
  if (waits)
    add(entry::Meant{raw(seat), message.move});
  else
    add(entry::Moved{message.move});
  return protocol::Done{};
}

protocol::ToClient Table::obey(const PersonId& from, const protocol::GoOn& message) {
  must_be_current(message.version);
  const Seat seat = own_seat(from, message.seat);
  const auto wait = waits();
  if (!wait || wait->seat != seat) refuse("table.refuse.no-word");
  add(entry::Word{raw(seat)});
  return protocol::Done{};
}

protocol::ToClient Table::obey(const PersonId& from, const protocol::Pause& message) {
  const Seat seat = own_seat(from, message.seat);
  const auto wait = waits();
  if (!message.on && wait && wait->seat == seat) add(entry::Word{raw(seat)});
  add(entry::Pause{raw(seat), message.on});
  return protocol::Done{};
}

protocol::ToClient Table::obey(const PersonId& from, const protocol::Undo& message) {
  must_be_current(message.version);
  if (!started_) refuse("table.refuse.not-playing");
  const auto by = message.seat ? std::optional(own_seat(from, *message.seat)) : std::nullopt;
  if (meant_ && owns(from, meant_->seat) && by.value_or(meant_->seat) == meant_->seat) {
    add(entry::Dropped{raw(meant_->seat)});
    return protocol::Done{};
  }
  if (asked_undo_) refuse("table.refuse.undo-waits");
  const UndoReach reach = undo_reach_of(from, by);
  if (reach.blocked) throw Refusal(*reach.blocked);
  const auto count = static_cast<std::int64_t>(reach.count);
  if (std::none_of(reach.others.begin(), reach.others.end(), [&](Seat seat) { return is_person(seat); }))
    add(entry::TookBack{raw(reach.by), count});
  else
    add(entry::UndoAsked{raw(reach.by), count});
  return protocol::Done{};
}

protocol::ToClient Table::obey(const PersonId& from, const protocol::Consent& message) {
  const Seat seat = consenting(from, message.seat);
  if (!message.agree)
    add(entry::UndoDeclined{raw(seat)});
  else if (asked_undo_->waiting.size() > 1)
    add(entry::UndoAgreed{raw(seat)});
  else
    add(entry::TookBack{raw(asked_undo_->by), asked_undo_->count});
  return protocol::Done{};
}

protocol::ToClient Table::obey(const PersonId& from, const protocol::AskLegal& message) {
  must_act(from);
  protocol::LegalAnswer answer{message.id, version_, {}};
  for (Offer& offer : match_->offers()) answer.moves.push_back(told(std::move(offer)));
  return answer;
}

protocol::ToClient Table::obey(const PersonId& from, const protocol::AskWhy& message) {
  must_act(from);
  if (message.move.has_value() == message.about.has_value()) refuse("table.refuse.move-or-about");
  try {
    const auto why =
        match_->why_not(message.move ? match_->parse(*message.move) : match_->move_about(message.about->value));
    if (!why) return protocol::Because{message.id, true, {}, {}};
    return protocol::Because{message.id, false, why->reason, why->rule};
  } catch (const Refusal& refusal) {
    return protocol::Because{message.id, false, refusal.reason, refusal.rule};
  }
}

protocol::ToClient Table::obey(const PersonId& from, const protocol::AskHint& message) {
  must_act(from);
  protocol::Hint hint = hint_for(*match_, seed_);
  hint.to = message.id;
  hint.version = version_;
  return hint;
}

protocol::ToClient Table::obey(const PersonId& /*from*/, const protocol::AskSheet& message) {
  const ScoreSheet sheet = match_->score_sheet();
  protocol::Sheet answer{message.id, {}, scores_of(sheet.scores), stage() == Stage::over};
  for (const ScoreRow& row : sheet.rows) {
    protocol::ScoreRow written{row.label, {}};
    for (const Seat seat : seats_up_to(sheet.scores.seats + sheet.scores.rivals))
      written.points.push_back(row.points[seat]);
    answer.rows.push_back(std::move(written));
  }
  return answer;
}

}  // namespace understory

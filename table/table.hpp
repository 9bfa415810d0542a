// A table where people sit. It is pure: messages go in, messages come out, time is an argument; nothing here knows a
// socket, a file or a clock. The server feeds it from connections, the browser from a worker, tests from a list.
//
// Every message is answered exactly once. What changes the table is an entry of its journal (journal.hpp): a host keeps
// the entries of an Outcome first and delivers its messages then, so that nothing is acknowledged that could be lost.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "catalog/any_match.hpp"
#include "catalog/bots.hpp"
#include "protocol/from_client.hpp"
#include "protocol/to_client.hpp"
#include "table/journal.hpp"
#include "table/undo.hpp"

namespace understory {

using Time = std::int64_t;  // milliseconds on a clock that never goes back

struct Delivery {
  PersonId to;
  protocol::ToClient message;
};

struct Outcome {
  std::vector<Entry> keep;
  std::vector<Delivery> send;
};

class Table {
 public:
  // An empty table. Throws a Refusal for a game, pack or options that cannot be.
  explicit Table(const entry::Opened& opened);
  // With a match that is made elsewhere, for a game that is not in the catalog.
  Table(const entry::Opened& opened, std::unique_ptr<AnyMatch> match);
  // A table as it was. Throws a Refusal that names the entry that does not fit.
  explicit Table(const std::vector<Entry>& journal);

  Outcome handle(const PersonId& from, const protocol::ToTable& message, Time now);

  // To be called when next_tick() has come; before that it does nothing.
  Outcome tick(Time now);
  std::optional<Time> next_tick() const { return due_; }

  const AnyMatch& match() const { return *match_; }
  // All entries so far. The first is the opening.
  const std::vector<Entry>& journal() const { return journal_; }

 private:
  struct Place {
    PersonId person;     // empty for a bot
    std::string player;  // empty while nobody sits here
    std::string name;
    std::unique_ptr<AnyBot> bot{};  // once it has moved
    bool pauses = true;             // the table waits for its word
  };
  struct Event {
    std::int64_t version = 0;
    std::vector<protocol::TableEvent> seen;  // by each seat and then by spectators; or one for all
  };
  struct AskedUndo {
    Seat by{};
    std::int64_t count = 0;
    std::set<Seat> waiting;
  };
  struct Meant {
    Seat seat{};
    std::string move;
    bool said = false;  // the seat has given its word
  };
  struct Wait {
    Seat seat{};
    Message what;  // comes when it has said its word
  };
  using Stage = protocol::Stage;

  // One entry: checks that it fits, changes the table, numbers what happened. Throws and changes nothing otherwise.
  void add(const Entry& entry);
  void take_in(const entry::Opened& opened);
  void open(const entry::Opened& opened, std::unique_ptr<AnyMatch> match);
  void take_in(const entry::Sat& sat);
  void take_in(const entry::Started& started);
  void take_in(const entry::Moved& moved);
  void take_in(const entry::Meant& meant);
  void take_in(const entry::Dropped& dropped);
  void take_in(const entry::Word& word);
  void take_in(const entry::Pause& pause);
  void take_in(const entry::TookBack& took);
  void take_in(const entry::UndoAsked& asked);
  void take_in(const entry::UndoAgreed& agreed);
  void take_in(const entry::UndoDeclined& declined);
  void happened(protocol::TableEvent event);

  protocol::ToClient obey(const PersonId& from, const protocol::Join& message);
  protocol::ToClient obey(const PersonId& from, const protocol::Sit& message);
  protocol::ToClient obey(const PersonId& from, const protocol::Start& message);
  protocol::ToClient obey(const PersonId& from, const protocol::MakeMove& message);
  protocol::ToClient obey(const PersonId& from, const protocol::GoOn& message);
  protocol::ToClient obey(const PersonId& from, const protocol::Pause& message);
  protocol::ToClient obey(const PersonId& from, const protocol::Undo& message);
  protocol::ToClient obey(const PersonId& from, const protocol::Consent& message);
  protocol::ToClient obey(const PersonId& from, const protocol::AskLegal& message);
  protocol::ToClient obey(const PersonId& from, const protocol::AskWhy& message);
  protocol::ToClient obey(const PersonId& from, const protocol::AskHint& message);
  protocol::ToClient obey(const PersonId& from, const protocol::AskSheet& message);

  Stage stage() const;
  bool owns(const PersonId& person, Seat seat) const;
  bool is_person(Seat seat) const { return raw(seat) < places_.size() && !places_[raw(seat)].person.empty(); }
  std::vector<Seat> seats_of(const PersonId& person) const;
  Seat own_seat(const PersonId& person, std::int64_t seat) const;
  Seat consenting(const PersonId& from, const std::optional<std::int64_t>& seat) const;
  bool first_time(const PersonId& from, const std::string& id);
  void must_act(const PersonId& from) const;
  void must_be_current(std::int64_t version) const;
  UndoReach undo_reach_of(const PersonId& person, std::optional<Seat> by = {}) const;
  MoveWord legal_move(const std::string& text) const;
  int people() const;  // how many seats people have
  bool is_alone(Seat seat) const;
  std::optional<MoveWord> answer_for(Seat seat) const;
  std::optional<Wait> waits() const;
  std::optional<entry::Moved> next() const;
  void go_on();
  void plan(Time now);
  Outcome report(std::size_t known_entries, std::size_t known_events);
  void tell(const PersonId& to, std::size_t first_event, std::vector<Delivery>& out) const;
  protocol::TableState state_for(const PersonId& person) const;
  protocol::UndoState undo_for(const PersonId& person) const;
  protocol::Scores scores_of(const Scores& scores) const;

  std::vector<Entry> journal_;
  std::unique_ptr<AnyMatch> match_;
  ChanceKey seed_{};
  Time pace_ = 0;
  std::vector<Place> places_;
  bool started_ = false;
  std::int64_t version_ = 0;  // counts every change of the position
  std::vector<Event> events_;
  std::optional<AskedUndo> asked_undo_;
  std::set<std::size_t> unasked_;  // moves, counted from 0, that were made for their seats
  std::optional<Seat> loose_;      // a person's seat that decided last and has not said its word since
  std::optional<Meant> meant_;     // a move of that seat which is not made yet
  bool asked_again_ = false;       // a decision was taken back: whoever made it makes it anew
  std::optional<Time> due_;        // when a bot moves
  std::set<PersonId> watching_;
  std::map<PersonId, std::deque<std::string>> heard_;  // the last ids of each
};

}  // namespace understory

// A table and the people at it, on a clock that only moves when a test says so.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "table/table.hpp"

namespace understory {

inline entry::Opened opened(const std::string& name, std::int64_t seats, Options options = {},
                            std::int64_t pace = 500) {
  const GameInfo& info = find_game(name).info;
  return {.game = name,
          .rules_version = info.rules_version,
          .pack = info.packs.front(),
          .pack_hash = find_game(name).read_pack(find_pack(info, info.packs.front())).hash,
          .seats = seats,
          .options = std::move(options),
          .seed = parse_chance_key(std::string(64, '7')),
          .pace = pace};
}

class Sitting {
 public:
  explicit Sitting(const entry::Opened& opening) : table(opening), kept(table.journal()) {}
  Sitting(const entry::Opened& opening, std::unique_ptr<AnyMatch> match)
      : table(opening, std::move(match)), kept(table.journal()) {}
  explicit Sitting(const std::vector<Entry>& journal) : table(journal), kept(table.journal()) {}

  // Sends a message under a fresh id and returns its answer.
  template <class Ask>
  protocol::ToClient ask(const PersonId& who, Ask message) {
    message.id = "m" + std::to_string(++asked_);
    return answer_to(who, message.id, take_in(table.handle(who, message, now)));
  }
  // Whether it was done; otherwise `refused` has the reason's key.
  template <class Ask>
  bool does(const PersonId& who, Ask message) {
    const protocol::ToClient answer = ask(who, std::move(message));
    if (const auto* no = std::get_if<protocol::Refused>(&answer))
      refused = no->reason.key, rule = no->rule.value_or("");
    return std::holds_alternative<protocol::Done>(answer);
  }
  bool joins(const PersonId& who, std::optional<std::int64_t> since = {}) {
    protocol::Join join;
    join.since = since;
    return does(who, join);
  }
  bool sits(const PersonId& who, std::int64_t seat, const std::string& player = "human", const std::string& name = {}) {
    return does(who, protocol::Sit{"", seat, player, name});
  }
  bool starts(const PersonId& who) { return does(who, protocol::Start{}); }
  // Decides, and lets the table go on where it waits for that; `decides` leaves it waiting.
  bool moves(const PersonId& who, const std::string& move) {
    return decides(who, move) && (!waits_for(who) || goes_on(who));
  }
  bool decides(const PersonId& who, const std::string& move) {
    return does(who, protocol::MakeMove{"", version, move});
  }
  bool waits_for(const PersonId& who) const {
    const auto state = sees.find(who);
    return state != sees.end() && state->second.waits && state->second.waits->what;
  }
  bool goes_on(const PersonId& who) { return does(who, protocol::GoOn{"", version, sees.at(who).waits->seat}); }
  bool pauses(const PersonId& who, std::int64_t seat, bool on) { return does(who, protocol::Pause{"", seat, on}); }
  bool undoes(const PersonId& who, std::optional<std::int64_t> seat = {}) {
    return does(who, protocol::Undo{"", version, seat});
  }
  bool consents(const PersonId& who, bool agree, std::optional<std::int64_t> seat = {}) {
    return does(who, protocol::Consent{"", agree, seat});
  }
  void waits(Time milliseconds) {
    now += milliseconds;
    take_in(table.tick(now));
  }

  std::vector<Delivery> take_in(const Outcome& outcome) {
    kept.insert(kept.end(), outcome.keep.begin(), outcome.keep.end());
    for (const Delivery& delivery : outcome.send) {
      if (const auto* news = std::get_if<protocol::Happened>(&delivery.message)) told[delivery.to].push_back(*news);
      if (const auto* view = std::get_if<protocol::ViewNow>(&delivery.message)) {
        sees[delivery.to] = view->state;
        version = view->version;
      }
    }
    return outcome.send;
  }

  Table table;
  std::vector<Entry> kept;
  Time now = 0;
  std::int64_t version = 0;  // of the last view anybody got
  std::string refused;
  std::string rule;
  std::map<PersonId, std::vector<protocol::Happened>> told;
  std::map<PersonId, protocol::TableState> sees;

 private:
  static protocol::ToClient answer_to(const PersonId& who, const std::string& id, const std::vector<Delivery>& sent);
  int asked_ = 0;
};

}  // namespace understory

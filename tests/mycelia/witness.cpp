#include "tests/support/witness.hpp"

#include "engine/json.hpp"
#include "engine/message_json.hpp"
#include "locales/words.hpp"

namespace understory::mycelia {
namespace {

// An event that counts for a reason: once, or by this argument.
struct Counted {
  std::string event;
  int sign = 1;
  std::string by{};
};
struct Reason {
  std::string topic;
  std::vector<Counted> events;
};
const std::vector<Reason>& all_reasons() {
  static const std::vector<Reason> kReasons{
      {"drops", {{"removed", 1, "amount"}}},
      {"leaves", {{"gained", 1, "count"}, {"hired", -1, "count"}, {"acted", -1, "count"}}},
      {"heroes", {{"hired"}}},
      {"actions", {{"took-action"}}},
      {"shrines", {{"covered"}}}};
  return kReasons;
}

std::int64_t counted(const Course& course, const Message& me, const std::vector<Counted>& rows) {
  std::int64_t sum = 0;
  for (const Counted& row : rows)
    for (const Message& text : course.told)
      if (text.key == "mycelia.event." + row.event && says(text, "player", me))
        sum += row.sign * (row.by.empty() ? 1 : number_in(text, row.by));
  return sum;
}

std::vector<Message> reasons(const AnyMatch& match, const Course& course) {
  std::vector<Message> found;
  for (const Reason& reason : all_reasons())
    if (const std::int64_t amount = counted(course, match.seat_name(match.actor()), reason.events); amount > 0)
      found.emplace_back("mycelia.reason." + reason.topic, std::vector<Argument>{{"amount", amount}});
  return found;
}

std::vector<std::pair<std::string, std::string>> wanted(const AnyMatch& match, Seat viewer) {
  std::vector<std::pair<std::string, std::string>> facts;
  const nlohmann::json view = match.view(viewer);
  for (const nlohmann::json& player : view.at("players"))
    facts.emplace_back("board", std::to_string(player.at("leaves").get<int>()));
  return facts;
}

}  // namespace

Witness witness() { return {reasons, "mycelia.event.hired", "Sun", wanted}; }

}  // namespace understory::mycelia

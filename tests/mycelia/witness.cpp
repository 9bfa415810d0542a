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
  const Words& words = Words::in("en");
  std::vector<std::pair<std::string, std::string>> facts;
  const nlohmann::json view = match.view(viewer);
  const auto card = [&](const std::string& name) { return words.say(Message("mycelia.card." + name)); };
  const auto cards = [&](const char* section, const nlohmann::json& bag) {
    for (const auto& [name, count] : bag.items()) facts.emplace_back(section, card(name));
  };
  for (const nlohmann::json& hero : view.at("market").at("row")) {
    if (hero.is_null()) continue;
    facts.emplace_back("showcase", card(hero));
    for (const nlohmann::json& text : view.at("faces").at(hero.get<std::string>()).at("text"))
      facts.emplace_back("showcase", words.say(message_from_json(text)));
  }
  for (const char* pile : {"pile", "discards"}) cards("piles", view.at("market").at(pile));
  for (const nlohmann::json& player : view.at("players")) {
    facts.emplace_back("players", std::to_string(player.at("leaves").get<int>()));
    facts.emplace_back("board", std::to_string(player.at("left").get<int>()));
    cards("piles", player.at("deck").at("discards"));
    for (const nlohmann::json& hero : player.at("deck").at("top")) facts.emplace_back("piles", card(hero));
  }
  cards("hand", view.at("mine").at("hand"));
  cards("hand", view.at("players").at(raw(viewer)).at("deck").at("known"));
  for (const nlohmann::json& letter : view.at("players").at(raw(viewer)).at("owned"))
    facts.emplace_back("actions", words.say(Message("mycelia.action", {{"letter", letter.get<std::string>()}})));
  facts.emplace_back("shrine", std::to_string(view.at("shrine").get<int>()) + " of ");
  for (const nlohmann::json& symbol : view.at("throws"))
    facts.emplace_back("shrine", words.say(Message("mycelia.symbol." + symbol.at("symbol").get<std::string>())));
  for (const nlohmann::json& solo : view.at("ghosts"))
    for (const nlohmann::json& text : solo.at("text"))
      facts.emplace_back("gwidyon", words.say(message_from_json(text)));
  return facts;
}

}  // namespace

Witness witness() { return {reasons, "mycelia.event.hired", "Mycelia Round ", wanted}; }

}  // namespace understory::mycelia
